"""What a hero may do in the own turn, and why not: each refusal names its rule (SS-12, SS-15 to SS-18, SS-25)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Refusal
from reverie.kernel.plain import Answer
from reverie.parts.rules.effects import NO_TEXT

from . import terms as t
from .abilities import NONE, SELECTORS, Ability
from .bearing import DEEDS, bearing
from .belongings import can_reorganize, has_anything, refuse_companion, refuse_drop, refuse_key, refuse_take
from .conditions import Scene, holds
from .costs import refuse_cost
from .effects.walk import Deeds, chosen_among, could, fixed
from .force import borne, is_spent, sources, worked_out
from .frames import HeroTurn
from .plan import SECURED
from .queries import (
    can_use,
    engaged,
    flies,
    held_weapon,
    in_reach,
    in_view,
    movement,
    sees,
    things_in,
    tolls,
    weapon_range,
)
from .state import CHEST, FIRST_COMPANION, FIRST_ENEMY, NOWHERE, SEARCH, Quest, is_enemy

Deed = tuple[object, ...]
CHOSEN: Final = ("chosen-enemy", "chosen-hero", "chosen-ally", "chosen-area", "chosen-ghost")


# Actions that are left --------------------------------------------------------------------


def refuse_action(s: Quest, turn: HeroTurn, use: int) -> Refusal | None:
    """SS-6.10, SS-18.5, SS-25.5, SS-25.9: whether an action of this kind is left; free ones always are."""
    if use == t.FREE:
        return None
    conditions = s.figures.rows[turn.seat].conditions
    if conditions & t.SLOW and turn.taken and not (use == t.MOVE and turn.moving):
        return Refusal("SS-25.9", "slow")
    if use == t.MOVE:
        return None if turn.move else Refusal("SS-18.2", "no-move")
    if use == t.COMBAT:
        if conditions & t.DOWN:
            return Refusal("SS-25.5", "down")
        return None if turn.combat else Refusal("SS-18.3", "no-combat")
    return None if turn.normal else Refusal("SS-18.4", "no-normal")


# Moving (SS-15) --------------------------------------------------------------------


def points_left(s: Quest, turn: HeroTurn) -> int:
    """SS-13.13: movement points that can still be spent; some bonuses come once a round."""
    if turn.moving:
        return turn.points
    if turn.move:
        points = movement(s, turn.seat) + turn.points
        for _bearer, mod, value in sources(s, "movement", turn.seat):
            if mod.limit:
                points += worked_out(s, mod, turn.seat, value)
        return points
    return 0


def refuse_step(s: Quest, turn: HeroTurn, area: int) -> Refusal | None:
    """SS-3.5, SS-15.1, SS-15.2, SS-15.3: the next area, if it can be walked to and paid for, whoever stands there."""
    seat = turn.seat
    here = s.figures.rows[seat].area
    reach = s.reach()
    if area not in reach.meets[here]:
        return Refusal("SS-3.3", "not-adjacent")
    if not flies(s, seat) and area not in reach.walks[here]:
        return Refusal("SS-10.3", "barrier")
    if s.has(seat, t.DOWN):
        return Refusal("SS-25.5", "down")
    if not turn.moving:
        refused = refuse_action(s, turn, t.MOVE)
        if refused is not None:
            return refused
    if points_left(s, turn) < tolls(s, seat)[area]:
        return Refusal("SS-15.1", "points", points=points_left(s, turn))
    return None


# Attacks (SS-12, SS-22.2) --------------------------------------------------------------------


def refuse_target(s: Quest, seat: int, figure: int, most: int, through: bool = False) -> Refusal | None:
    """SS-12.3, SS-12.5, SS-12.9: an enemy in sight, within range, in the own area while engaged."""
    area = s.figures.rows[figure].area
    if s.figures.rows[figure].hidden:
        return Refusal("SS-25.13", "hidden")
    if engaged(s, seat) and area != s.figures.rows[seat].area:
        return Refusal("SS-12.9", "engaged")
    if not sees(s, seat, area, through):
        return Refusal("SS-12.1", "unseen")
    if not in_reach(s, seat, area, most, through):
        return Refusal("SS-12.5", "range", range=most)
    return None


def refuse_attack(s: Quest, turn: HeroTurn, hand: int, figure: int) -> Refusal | None:
    """SS-22.16: an attack with an equipped weapon."""
    weapon = held_weapon(s, turn.seat, hand)
    if weapon is None:
        return Refusal("SS-21.6", "no-weapon")
    refused = refuse_action(s, turn, t.COMBAT)
    if refused is not None:
        return refused
    most, through = weapon_range(s, turn.seat, weapon)
    return refuse_target(s, turn.seat, figure, most, through)


def enemies(s: Quest) -> list[int]:
    return [figure for foe in s.foes_in_play() for figure in s.figures_in_play(foe)]


# Doors, chests, searches (SS-10) --------------------------------------------------------------------


def refuse_door(s: Quest, turn: HeroTurn, door: int) -> Refusal | None:
    """SS-10.6, SS-10.7, SS-10.9."""
    if not s.doors >> door & 1:
        return Refusal("SS-10.6", "open")
    here = s.figures.rows[turn.seat].area
    info = s.plan.doors[door]
    if here not in (info.a, info.b):
        return Refusal("SS-17.2", "far")
    if s.locks >> door & 1:
        return Refusal("SS-10.9", "locked")
    if info.kind == SECURED:
        return refuse_quiet(s, turn, t.NORMAL)
    return failed(turn, ("open", door))


def refuse_unlock(s: Quest, turn: HeroTurn, door: int) -> Refusal | None:
    """SS-10.9, SS-17.5: a magic lock goes by its key, from where the door could be opened."""
    info = s.plan.doors[door]
    if not s.locks >> door & 1:
        return Refusal("SS-10.9", "not-locked")
    if s.figures.rows[turn.seat].area not in (info.a, info.b):
        return Refusal("SS-17.2", "far")
    return None if s.heroes.rows[turn.seat].key else Refusal("SS-10.9", "no-key")


def refuse_unlock_chest(s: Quest, turn: HeroTurn, number: int) -> Refusal | None:
    """SS-10.9: the lock of a chest goes in the same way, from its area."""
    if number not in things_in(s, s.figures.rows[turn.seat].area, CHEST):
        return Refusal("SS-16.2", "not-here")
    if not s.things.rows[number].state:
        return Refusal("SS-10.9", "chest-not-locked")
    return None if s.heroes.rows[turn.seat].key else Refusal("SS-10.9", "no-key")


def refuse_quiet(s: Quest, turn: HeroTurn, use: int) -> Refusal | None:
    """SS-16.12: what nobody does while engaged."""
    if engaged(s, turn.seat):
        return Refusal("SS-16.12", "engaged")
    return refuse_action(s, turn, use)


def tried(deed: object) -> tuple[str, int]:
    """What a free action is about: its kind, and the door, the card, the power."""
    return (str(deed[0]), int(deed[1])) if isinstance(deed, tuple) else (str(deed), 0)


def failed(turn: HeroTurn, deed: object) -> Refusal | None:
    """SS-Q28: a free action that a blind hero has failed is not tried again on the same object."""
    return Refusal("SS-25.8", "failed") if tried(deed) in turn.failed else None


# Abilities (SS-18, SS-19) --------------------------------------------------------------------


def refuse_ability(s: Quest, turn: HeroTurn, ability: Ability, card: int) -> Refusal | None:
    """What stands against using an ability now, whoever it would be used on."""
    refused = refuse_action(s, turn, ability.use)
    return refused if refused is not None else refuse_use(s, turn, ability, card)


def refuse_use(s: Quest, turn: HeroTurn, ability: Ability, card: int) -> Refusal | None:
    """The same where the action for it is left."""
    if ability.use == t.MOVE and (turn.moving or not turn.move):
        return Refusal("SS-18.2", "no-move")
    if is_limited(s, turn, ability, card):
        return Refusal("SS-8.6", "used")
    unpaid = refuse_cost(s, turn.seat, ability, card)
    if unpaid is not None:
        return unpaid
    if ability.given is not None and needs_no_target(ability) and not holds(s, ability.given, Scene(turn.seat)):
        return Refusal("SS-18.9", "condition")
    return None


def needs_no_target(ability: Ability) -> bool:
    return ability.target is None or SELECTORS[ability.target.kind] not in CHOSEN


def is_limited(s: Quest, turn: HeroTurn, ability: Ability, card: int) -> bool:
    """SS-8.6: once per turn, round, quest, hero."""
    who = card if card != t.NO_ITEM else turn.seat
    return ability.number in turn.threw if ability.limit == t.PER_TURN else is_spent(s, ability, who)


def targets_of(s: Quest, seat: int, ability: Ability) -> list[int]:
    """Whom an ability may be used on, where it does anything (SS-50.13): NONE alone where it chooses nobody."""
    found = [NONE] if needs_no_target(ability) else chosen_by(s, seat, ability)
    if ability.attack is not None and needs_no_target(ability) and not named_by(s, seat, ability):
        return []
    if ability.do == NO_TEXT or ability.attack is not None or ability.next is not None:
        return found
    return [target for target in found if does_anything(s, seat, ability, target)]


def named_by(s: Quest, seat: int, ability: Ability) -> list[int]:
    """SS-22.21: the enemies whom an attack is made against, where its text names them all."""
    if ability.target is None:
        return []
    found = fixed(s, Deeds(0, seat, seat, ability=ability.number), ability.target) or []
    return [figure for figure in found if is_enemy(figure)]


def chosen_by(s: Quest, seat: int, ability: Ability) -> list[int]:
    assert ability.target is not None
    word = SELECTORS[ability.target.kind]
    walk = Deeds(0, seat, seat, ability=ability.number)
    found = chosen_among(s, walk, word, ability.range)
    if word == "chosen-enemy" and ability.given is not None:
        found = [figure for figure in found if holds(s, ability.given, Scene(seat, figure))]
    return found


def does_anything(s: Quest, seat: int, ability: Ability, target: int) -> bool:
    """SS-50.13: what can do nothing is not offered."""
    return could(s, Deeds(ability.do, seat, seat, target, value=ability.value, ability=ability.number))


# Everything --------------------------------------------------------------------


def deeds(s: Quest, turn: HeroTurn) -> list[Answer]:
    """SS-6.10: all that the hero whose turn it is may do now; to end the turn is always possible."""
    found = steps(s, turn)
    if refuse_action(s, turn, t.COMBAT) is None:
        for hand in (t.MAIN, t.OFF):
            found += attacks(s, turn.seat, hand)
    found += normal_deeds(s, turn)
    found += free_deeds(s, turn)
    found += abilities(s, turn)
    found += companions(s, turn)
    if s.plan.actions:
        found += quest_actions(s, turn)
    if turn.failed:
        found = [deed for deed in found if failed(turn, deed) is None]
    found.append("end")
    return found


def steps(s: Quest, turn: HeroTurn) -> list[Answer]:
    """SS-15: where one may go now, or that one may stand up; as `refuse_step` says of each area."""
    seat = turn.seat
    points = points_left(s, turn)
    if points <= 0 or (not turn.moving and refuse_action(s, turn, t.MOVE) is not None):
        return []
    if s.has(seat, t.DOWN):
        return ["stand"]
    here = s.figures.rows[seat].area
    reach = s.reach()
    if flies(s, seat):
        return [("go", area) for area in reach.meets[here]]
    hard = s.plan.areas.difficult if points < 2 else 0
    return [("go", area) for area in reach.walks[here] if not hard >> area & 1]


def attacks(s: Quest, seat: int, hand: int) -> list[Answer]:
    """SS-22.16: whom a weapon may be used on; as `refuse_attack` says of each enemy."""
    weapon = held_weapon(s, seat, hand)
    if weapon is None:
        return []
    most, through = weapon_range(s, seat, weapon)
    return [("attack", hand, figure) for figure in aims(s, seat, most, through)]


def aims(s: Quest, seat: int, most: int, through: bool) -> list[int]:
    """SS-12.3, SS-12.5, SS-12.9: the enemies in sight and within range, of the own area alone while engaged."""
    rows = s.figures.rows
    view = in_view(s, seat, 0 if engaged(s, seat) else most, through)
    found: list[int] = []
    for figure in range(FIRST_ENEMY, len(rows)):
        row = rows[figure]
        if row.area != NOWHERE and view >> row.area & 1 and not row.hidden:
            found.append(figure)
    return found


def normal_deeds(s: Quest, turn: HeroTurn) -> list[Answer]:
    """SS-16."""
    seat = turn.seat
    found: list[Answer] = []
    if refuse_action(s, turn, t.NORMAL) is not None:
        return found
    if not turn.dashed and (s.has(seat, t.DOWN) or turn.move or turn.moving):
        found.append("dash")
    if not turn.focused and turn.combat and (FOCUS, seat, s.round) not in s.used and not sources(s, "no-focus", seat):
        found.append("focus")
    if s.threatened and any([sees(s, seat, s.figures.rows[one].area) for one in masters(s)]):
        if (PROVOKE, seat, s.round) not in s.used:
            found.append("provoke")
    if engaged(s, seat):
        return found
    here = s.figures.rows[seat].area
    for number, thing in enumerate(s.things.rows):
        if thing.area == here and thing.kind == CHEST and not thing.state:
            found.append(("chest", number))
        elif thing.area == here and thing.kind == SEARCH:
            found.append(("search", number))
    if can_reorganize(s, seat):
        found.append("reorganize")
    others = [other for other in s.living() if other != seat and s.figures.rows[other].area == here]
    found += [("exchange", other) for other in others if has_anything(s, seat) or has_anything(s, other)]
    return found


FOCUS: Final = -2
PROVOKE: Final = -3
"""In the place of abilities: what is done once a round (SS-16.3, SS-16.7)."""


def masters(s: Quest) -> list[int]:
    return [figure for figure in enemies(s) if s.enemy(s.foe_of(figure)).rank == t.PURPLE]


def free_deeds(s: Quest, turn: HeroTurn) -> list[Answer]:
    """SS-17.1: what costs nothing, at any moment of the own turn."""
    found: list[Answer] = []
    here = s.figures.rows[turn.seat].area
    for door, info in enumerate(s.plan.doors):
        if here != info.a and here != info.b:
            continue
        if refuse_door(s, turn, door) is None:
            found.append(("open", door))
        elif refuse_unlock(s, turn, door) is None:
            found.append(("unlock", door))
    for number in things_in(s, here, CHEST) if s.heroes.rows[turn.seat].key else []:
        if refuse_unlock_chest(s, turn, number) is None:
            found.append(("unlock-chest", number))
    if refuse_take(s, turn) is None:
        found.append("take")
    if refuse_drop(s, turn) is None:
        found.append("drop")
    if refuse_key(s, turn) is None:
        found.append("key")
    for card in s.heroes.rows[turn.seat].slots[:2]:
        if card != t.NO_ITEM and refuse_flip(s, turn, card) is None:
            found.append(("flip", card))
    return found


def refuse_flip(s: Quest, turn: HeroTurn, card: int) -> Refusal | None:
    """SS-21.11: an equipped soul weapon shows its back for soul points."""
    item = s.item(card)
    if not item.flip or card not in s.heroes.rows[turn.seat].slots[:2]:
        return Refusal("SS-21.11", "no-soul-weapon")
    if s.sides[card]:
        return Refusal("SS-21.11", "flipped")
    return None if s.soul >= item.flip else Refusal("SS-21.11", "no-soul", cost=item.flip)


def abilities(s: Quest, turn: HeroTurn) -> list[Answer]:
    """SS-19.9, SS-21.1: lines of powers whose rank is reached, what is worn, minor items of the backpack, what is innate."""
    seat = turn.seat
    has = bearing(s, seat)
    found: list[Answer] = []
    free_rank = bool(borne(s, "any-level")) and bool(sources(s, "any-level", seat))
    left = [use for use in DEEDS if refuse_action(s, turn, use) is None]
    for one in has.deeds(s):
        ability = one.ability
        if ability.use not in left or (one.rank > has.rank and not free_rank):
            continue
        kind, number, which = one.said
        if kind == "item":
            item = s.item(number)
            if one.foreign and not can_use(s, seat, item):
                continue
            if ability.next is not None and turn.ammunition != NONE and item.kind == t.AMMUNITION:
                continue  # SS-21.15: one ammunition item for an attack
        if refuse_use(s, turn, ability, one.card) is not None:
            continue
        for target in targets_of(s, seat, ability):
            found.append((kind, number, target) if kind == "innate" else (kind, number, which, target))
    return found


def companions(s: Quest, turn: HeroTurn) -> list[Answer]:
    """SS-20.1: companions in play that an action of their owner activates, not a power."""
    found: list[Answer] = []
    for figure in s.companions_in_play():
        companion = figure - FIRST_COMPANION
        use = s.cast.companions[companion].activate
        if use != NONE and refuse_action(s, turn, use) is None and refuse_companion(s, turn.seat, companion) is None:
            found.append(("companion", companion))
    return found


def quest_actions(s: Quest, turn: HeroTurn) -> list[Answer]:
    """SS-16.8: what the quest lets heroes do, where it says."""
    here = s.plan.areas.names[s.figures.rows[turn.seat].area]
    found: list[Answer] = []
    for at, (number, place) in enumerate(s.plan.actions):
        ability = s.cast.abilities[number]
        if place == here and refuse_ability(s, turn, ability, t.NO_ITEM) is None:
            found.append(("action", at))
    return found
