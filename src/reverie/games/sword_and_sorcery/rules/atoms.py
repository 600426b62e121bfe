"""The only writers of figures, heroes and enemies: each a verb of the rulebook, which tells what happened and what may follow (SS-7.8)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import cite, emit
from reverie.parts.rules import decks

from . import terms as t
from .abilities import FIRE_BIT
from .force import rebuild, rebuild_hero, sources, worked_out
from .ground import things_in
from .queries import hp_of, left_of, most_shields
from .state import (
    CRITICALS,
    ENEMY_POWERS,
    FIRE,
    FIRST_COMPANION,
    MODIFIER,
    NOBODY,
    NOWHERE,
    Figure,
    Foe,
    PowerCard,
    Quest,
    is_enemy,
    is_hero,
)

# Triggers (SS-7.8), with whom they happened to and a number more
DYING: Final = "dying"
"""Wounds have reached the HP; more: who has done it."""
HURT: Final = "hurt"
"""Took wounds, whatever from; more: who has done it."""
SHIELD_LOST: Final = "shield-lost"
ENTERED: Final = "entered"
"""Walked, was pushed or fell back into an area; more: the area."""
PLACED: Final = "placed"  # was put into an area and crossed no edge (SS-Q81)
LOOK: Final = "look"
"""Something that decides who sees whom has changed (SS-7.1)."""
CAME: Final = "came"
"""An enemy or companion has come into play; more: its row, or its owner."""
DIED: Final = "died"  # more: the area
CHANGED: Final = "changed"
"""Something that the end of a quest may hang on has changed (SS-6.19)."""

FIRE_CAUSE: Final = -2  # wounds by a fire token, and by poison, have no killer (SS-Q73)
POISON_CAUSE: Final = -3
OTHER_CAUSE: Final = -1


# Where figures stand -------------------------------------------------------------------------------------------------


def enter(s: Quest, figure: int, area: int, pushed: bool = False) -> None:
    """SS-15.1, SS-24.7, SS-34: a figure goes to the next area; fire there comes to it, danger hurts a hero (SS-10.5, SS-24.13)."""
    row = s.figures.edit(figure)
    came = row.area
    row.area, row.came, row.before = area, came, row.came
    if s.listening:
        if pushed:
            emit(s, "pushed", figure=figure, area=area)
        else:
            emit(s, "moved", figure=figure, area=area, came=came)
    s.happened += [(ENTERED, figure, area), (LOOK, figure, 0), (CHANGED, figure, 0)]


def put(s: Quest, figure: int, area: int) -> None:
    """SS-Q81: a figure is placed; it crosses no edge."""
    row = s.figures.edit(figure)
    row.area, row.came, row.before = area, NOWHERE, NOWHERE
    if s.listening:
        emit(s, "placed", figure=figure, area=area)
    s.happened += [(PLACED, figure, area), (LOOK, figure, 0), (CHANGED, figure, 0)]


def stand_at(s: Quest, figure: int, area: int) -> None:
    """SS-5.18 (7): where somebody begins; what follows from it is looked at when all stand (SS-5.17)."""
    s.figures.edit(figure).area = area
    emit(s, "placed", figure=figure, area=area)


def take_away(s: Quest, figure: int) -> None:
    """A figure leaves the map, and everything on it is gone."""
    discard_criticals(s, s.figures.rows[figure].criticals)
    s.figures.rows[figure] = Figure()
    s.happened += [(LOOK, figure, 0), (CHANGED, figure, 0)]


def burn_by_area(s: Quest, figure: int, area: int) -> None:
    """SS-24.13, SS-24.21: a token for each fire of the area that is entered."""
    for number in things_in(s, area, FIRE):
        give_fire(s, figure, s.things.rows[number].value)


# Wounds --------------------------------------------------------------------------------------------------------------


def wound(s: Quest, figure: int, amount: int, by: int = OTHER_CAUSE) -> int:
    """SS-25.4, SS-26.1, SS-36.1: wounds come; who has taken as many as there are HP is dying. How many came."""
    row = s.figures.rows[figure]
    if amount <= 0 or row.area == NOWHERE or (is_hero(figure) and s.heroes.rows[figure].ghost):
        return 0
    row = s.figures.edit(figure)
    row.wounds += amount
    if by == FIRE_CAUSE:
        row.burnt += amount
    left = left_of(s, figure)
    if s.listening:
        emit(s, "wounded", figure=figure, amount=amount, left=max(0, left), cause=by)
    s.happened.append((HURT, figure, by))
    if left <= 0:
        s.happened.append((DYING, figure, by))
    return amount


def check_lives(s: Quest) -> None:
    """SS-14.8, SS-26.1: the HP of some may have fallen: whoever has as many wounds dies."""
    for figure, row in enumerate(s.figures.rows):
        if row.wounds and row.area != NOWHERE and left_of(s, figure) <= 0:
            s.happened.append((DYING, figure, OTHER_CAUSE))


def heal(s: Quest, figure: int, amount: int, burnt: bool = True) -> int:
    """Wounds go, never above full health; some modifiers lessen every healing (SS-50.9). How many went."""
    if amount <= 0:
        return 0
    for bearer, mod, value in sources(s, "heal", figure):
        if amount > 0:
            amount = max(mod.least if mod.least > 0 else 0, amount + worked_out(s, bearer, mod, figure, value))
    row = s.figures.rows[figure]
    there = row.wounds if burnt else row.wounds - row.burnt
    gone = min(amount, there)
    if gone <= 0:
        return 0
    row = s.figures.edit(figure)
    row.wounds -= gone
    row.burnt = min(row.burnt, row.wounds)
    if s.listening:
        emit(s, "healed", figure=figure, amount=gone, left=left_of(s, figure))
    return gone


def stay_alive(s: Quest, figure: int, hp: int) -> None:
    """SS-50.8: wounds are set so that so many HP are left."""
    row = s.figures.edit(figure)
    row.wounds = max(0, hp_of(s, figure) - hp)
    row.burnt = min(row.burnt, row.wounds)


# Conditions, fire, criticals -----------------------------------------------------------------------------------------


def ignores(s: Quest, figure: int, bit: int) -> bool:
    """SS-50.9 `ignore`: whether a condition, or fire, does not arrive; a limited one is used up by it."""
    for bearer, mod, _value in sources(s, "ignore", figure):
        if mod.what & bit:
            s.used += ((MODIFIER + mod.number, bearer, s.round),) if mod.limit else ()
            return True
    return False


def give_condition(s: Quest, figure: int, bit: int, own_turn: bool = False, by: int = OTHER_CAUSE) -> None:
    """SS-25.2: a condition comes; the same one twice is a wound instead. Flyers are not knocked down (SS-15.15)."""
    row = s.figures.rows[figure]
    if row.area == NOWHERE or (is_hero(figure) and s.heroes.rows[figure].ghost):
        return
    name = t.CONDITIONS[t.BITS.index(bit)]
    if (bit == t.DOWN and sources(s, "flying", figure)) or ignores(s, figure, bit):
        emit(s, "condition-ignored", figure=figure, condition=name)
        return
    if row.conditions & bit:
        emit(s, "condition-twice", figure=figure, condition=name)
        cite(s, "SS-25.2")
        wound(s, figure, 1, by)
        return
    row = s.figures.edit(figure)
    row.conditions |= bit
    if own_turn:
        row.fresh |= bit
    emit(s, "condition-came", figure=figure, condition=name)


def give_poison(s: Quest, figure: int, level: int, by: int = OTHER_CAUSE) -> None:
    """SS-25.7, SS-Q9: Poison II over Poison I is II and a wound; any other second one is a wound."""
    row = s.figures.rows[figure]
    if row.area == NOWHERE or (is_hero(figure) and s.heroes.rows[figure].ghost):
        return
    name = f"poison-{level}"
    if ignores(s, figure, 16):
        emit(s, "condition-ignored", figure=figure, condition=name)
        return
    had = row.poison
    if level > had:
        s.figures.edit(figure).poison = level
        emit(s, "condition-came", figure=figure, condition=name)
    else:
        emit(s, "condition-twice", figure=figure, condition=name)
    if had:
        wound(s, figure, 1, by)


def cure(s: Quest, figure: int, bits: int, ends_fresh: bool = True) -> None:
    """SS-25.3: conditions go."""
    row = s.figures.rows[figure]
    if not (row.conditions | row.fresh) & bits:
        return
    gone = row.conditions & bits
    if not ends_fresh:
        gone &= ~row.fresh
    row = s.figures.edit(figure)
    row.conditions &= ~gone
    row.fresh &= ~gone if ends_fresh else ~bits
    for bit, name in zip(t.BITS, t.CONDITIONS, strict=False):
        if gone & bit:
            emit(s, "condition-left", figure=figure, condition=name)


def cure_poison(s: Quest, figure: int) -> None:
    level = s.figures.rows[figure].poison
    if level:
        s.figures.edit(figure).poison = 0
        emit(s, "condition-left", figure=figure, condition=f"poison-{level}")


def give_fire(s: Quest, figure: int, level: int) -> None:
    """SS-24.12: a fire token comes; tokens accumulate."""
    row = s.figures.rows[figure]
    if row.area == NOWHERE or (is_hero(figure) and s.heroes.rows[figure].ghost):
        return
    if ignores(s, figure, FIRE_BIT):
        emit(s, "condition-ignored", figure=figure, condition="fire")
        return
    one, two = row.fires
    s.figures.edit(figure).fires = (one + 1, two) if level == 1 else (one, two + 1)
    emit(s, "fire-came", figure=figure, level=level)


def age_fire(s: Quest, figure: int) -> None:
    """SS-24.16: Fire II becomes I, Fire I is discarded."""
    _one, two = s.figures.rows[figure].fires
    s.figures.edit(figure).fires = (two, 0)
    emit(s, "fire-aged", figure=figure)


def put_out(s: Quest, figure: int) -> None:
    s.figures.edit(figure).fires = (0, 0)
    emit(s, "fire-aged", figure=figure)


def keep_critical(s: Quest, figure: int, token: int, by: int = OTHER_CAUSE) -> None:
    """SS-24.3, SS-25.6: a red token stays."""
    s.figures.edit(figure).criticals += (token,)
    rebuild(s)
    if left_of(s, figure) <= 0:
        s.happened.append((DYING, figure, by))


def lose_critical(s: Quest, figure: int, token: int) -> None:
    row = s.figures.edit(figure)
    at = row.criticals.index(token)
    row.criticals = row.criticals[:at] + row.criticals[at + 1 :]
    discard_criticals(s, (token,))
    emit(s, "critical-left", figure=figure, token=token)
    rebuild(s)


def discard_criticals(s: Quest, tokens: tuple[int, ...]) -> None:
    """SS-24.1: red tokens that leave a card go back to the pool when it is mixed."""
    for token in tokens:
        decks.put_on(s.piles, CRITICALS + 1, token, decks.EVERYBODY)


def give_shields(s: Quest, figure: int, amount: int) -> None:
    """SS-21.13, SS-50.8: up to the maximum; what a hero is given above it lies there, too, an enemy's does not."""
    row = s.figures.edit(figure)
    below = max(0, min(amount, most_shields(s, figure) - row.shields))
    row.shields += below
    if is_enemy(figure):
        amount = below
    else:
        row.extra += amount - below
    emit(s, "shields-came", figure=figure, amount=amount, shields=row.shields + row.extra)


def spend_shields(s: Quest, figure: int, amount: int) -> None:
    """SS-22.9: those above the maximum go last: they are not renewed."""
    row = s.figures.edit(figure)
    printed = min(row.shields, amount)
    row.shields -= printed
    row.extra -= amount - printed
    emit(s, "shields-spent", figure=figure, amount=amount, shields=row.shields + row.extra)
    s.happened.append((SHIELD_LOST, figure, amount))


def restore_shields(s: Quest, figure: int) -> None:
    """SS-6.5: to the printed maximum, never above."""
    most = most_shields(s, figure)
    if s.figures.rows[figure].shields != most:
        more = most - s.figures.rows[figure].shields
        s.figures.edit(figure).shields = most
        if more > 0:
            emit(s, "shields-came", figure=figure, amount=more, shields=most + s.figures.rows[figure].extra)


def hide(s: Quest, figure: int) -> None:
    s.figures.edit(figure).hidden = True
    emit(s, "hid", figure=figure)
    s.happened.append((CHANGED, figure, 0))


def show(s: Quest, figure: int) -> None:
    """SS-15.8, SS-25.13: any action ends hiding."""
    if s.figures.rows[figure].hidden:
        s.figures.edit(figure).hidden = False
        emit(s, "was-seen", figure=figure)


# Heroes --------------------------------------------------------------------------------------------------------------


def set_rank(s: Quest, seat: int, rank: int) -> None:
    s.heroes.edit(seat).rank = rank
    rebuild_hero(s, seat)


def owe(s: Quest, seat: int, picks: tuple[int, ...]) -> None:
    """SS-19.17: the picks of a hero that are open."""
    s.heroes.edit(seat).owed = picks


def learn(s: Quest, seat: int, power: int, rank: int) -> None:
    """SS-19.2, SS-19.3: the new card lies rightmost, with the rank at which it was picked."""
    row = s.heroes.edit(seat)
    row.powers += ((power, rank, 0),)
    emit(s, "learned", seat=seat, power=power)
    rebuild_hero(s, seat)


def forget(s: Quest, seat: int, power: int) -> None:
    row = s.heroes.edit(seat)
    row.powers = tuple([card for card in row.powers if card[0] != power])
    emit(s, "forgot", seat=seat, power=power)
    rebuild_hero(s, seat)
    check_lives(s)


def set_cooldown(s: Quest, seat: int, power: int, cooldown: int) -> None:
    """SS-19.10 to SS-19.12: so many hourglasses are left; none: the power is ready."""
    row = s.heroes.edit(seat)
    cards: list[PowerCard] = []
    for card in row.powers:
        cards.append((power, card[1], cooldown) if card[0] == power else card)
    row.powers = tuple(cards)
    if cooldown:
        emit(s, "power-turned", seat=seat, power=power, cooldown=cooldown)
    else:
        emit(s, "power-ready", seat=seat, power=power)


def become_ghost(s: Quest, seat: int, rank: int) -> None:
    """SS-26.2: the card is flipped, the rank falls, and every token is discarded."""
    area, came = s.figures.rows[seat].area, s.figures.rows[seat].came
    row = s.heroes.edit(seat)
    row.ghost, row.rank = True, rank
    row.deaths += 1
    discard_criticals(s, s.figures.rows[seat].criticals)
    s.figures.rows[seat] = Figure(area, came)
    s.lasting = tuple([one for one in s.lasting if one[0] != seat])
    emit(s, "died", seat=seat, rank=rank)
    rebuild(s)
    check_lives(s)
    s.happened += [(LOOK, seat, 0), (CHANGED, seat, 0)]


def rise(s: Quest, seat: int, price: int) -> None:
    """SS-26.14: a ghost returns to life with full health."""
    s.heroes.edit(seat).ghost = False
    emit(s, "rose", seat=seat, price=price)
    rebuild(s)
    restore_shields(s, seat)
    s.happened += [(LOOK, seat, 0), (CHANGED, seat, 0)]


def let_last(s: Quest, bearer: int, mod: int, value: int, until: int) -> None:
    """SS-50.10: a modifier is in force for a while."""
    s.lasting += ((bearer, mod, value, until),)
    rebuild(s)
    s.happened.append((CHANGED, bearer, 0))


# Companions ----------------------------------------------------------------------------------------------------------


def summon(s: Quest, seat: int, companion: int, rank: int, area: int) -> None:
    """SS-20.1: the companion comes into its owner's area."""
    row = s.companions.edit(companion)
    row.owner, row.rank = seat, rank
    emit(s, "companion-came", seat=seat, companion=companion, rank=rank)
    rebuild(s)
    put(s, FIRST_COMPANION + companion, area)
    restore_shields(s, FIRST_COMPANION + companion)


def set_companion_rank(s: Quest, companion: int, rank: int) -> None:
    """SS-20.6: the level of the power that is used decides."""
    s.companions.edit(companion).rank = rank
    if left_of(s, FIRST_COMPANION + companion) <= 0:
        s.happened.append((DYING, FIRST_COMPANION + companion, OTHER_CAUSE))


def companion_dies(s: Quest, companion: int) -> None:
    s.companions.edit(companion).rank = 0
    emit(s, "companion-died", companion=companion)
    take_away(s, FIRST_COMPANION + companion)
    s.lasting = tuple([one for one in s.lasting if one[0] != FIRST_COMPANION + companion])
    rebuild(s)


# Enemies -------------------------------------------------------------------------------------------------------------


def bring_in(s: Quest, foe: int, controller: int, areas: tuple[int, ...], group: str = "") -> None:
    """SS-28.15, SS-31.1: an enemy comes into play: its card to a player, its figures on the map, full shields and charges."""
    row = s.foes.edit(foe)
    row.controller, row.group, row.side = controller, group, 0
    row.powers = ()
    figures = s.plan.figures[foe]
    s.used = tuple([use for use in s.used if use[0] < MODIFIER or use[1] not in figures])
    for figure, area in zip(figures, areas * len(figures), strict=False):
        s.figures.rows[figure] = Figure(area)
    emit(s, "enemy-came", foe=foe, area=areas[0], controller=controller)
    ready_foe(s, foe)
    s.happened += [(LOOK, figures[0], 0), (CHANGED, figures[0], 0)]


def ready_foe(s: Quest, foe: int) -> None:
    """Full magic shields and charges."""
    rebuild(s)
    s.foes.edit(foe).charges = most_charges(s, foe)
    for figure in s.figures_in_play(foe):
        s.figures.edit(figure).shields = most_shields(s, figure)


def most_charges(s: Quest, foe: int) -> int:
    """SS-28.6: the printed number of charges is the maximum."""
    return max([0, *[s.cast.abilities[number].charges for number in s.sheet(foe).abilities]])


def give_power(s: Quest, foe: int, power: int) -> None:
    """SS-28.10: an enemy power lies on its card."""
    before = [most_shields(s, figure) for figure in s.figures_in_play(foe)]
    s.foes.edit(foe).powers += (power,)
    emit(s, "enemy-power-came", foe=foe, power=power)
    rebuild(s)
    for figure, was in zip(s.figures_in_play(foe), before, strict=True):
        s.figures.edit(figure).shields += max(0, most_shields(s, figure) - was)


def change_charges(s: Quest, foe: int, by: int) -> None:
    """SS-28.6: one is spent, or regained to the maximum."""
    row = s.foes.edit(foe)
    row.charges = max(0, min(most_charges(s, foe), row.charges + by))
    emit(s, "charges-changed", foe=foe, charges=row.charges)


def leave_play(s: Quest, foe: int, removed: bool) -> tuple[int, ...]:
    """SS-36.4: card and powers go; the powers that it had."""
    powers = s.foes.rows[foe].powers
    s.foes.rows[foe] = Foe(removed=removed)
    pile = s.piles.edit(ENEMY_POWERS + 1)
    pile.cards += powers
    pile.known += (-1,) * len(powers)
    rebuild(s)
    s.happened.append((CHANGED, NOBODY, 0))
    return powers


def flip_foe(s: Quest, foe: int) -> None:
    """SS-G20: a master shows its other side: wounds, conditions and fire are gone, charges are full."""
    s.foes.edit(foe).side = 1
    for figure in s.figures_in_play(foe):
        row = s.figures.rows[figure]
        discard_criticals(s, row.criticals)
        s.figures.rows[figure] = Figure(row.area, row.came)
    emit(s, "enemy-flipped", foe=foe)
    ready_foe(s, foe)


def move_threat(s: Quest, seat: int, side: int) -> None:
    """SS-37.2: the threat token lies with somebody, on a side."""
    s.threat, s.threatened = seat, side
    emit(s, "threat-moved", seat=seat, side=side)


def end_threat(s: Quest) -> None:
    """SS-37.2: no master is left, and so no token."""
    s.threat, s.threatened = NOBODY, 0
