"""SS-50.2 `on`, SS-50.7: abilities that happen by themselves, mandatory: under their conditions, within their limits, at their cost."""

from __future__ import annotations

from reverie.kernel.abilities import Trigger
from reverie.kernel.agenda import cite, emit, innermost, push
from reverie.parts.rules.effects import NO_TEXT

from .. import atoms, atoms_items, atoms_table
from .. import terms as t
from ..abilities import Ability
from ..atoms import CAME, ENTERED, HURT, SHIELD_LOST
from ..bearing import Borne, bearing
from ..conditions import Scene, holds
from ..costs import pay_cost, refuse_cost
from ..effects.walk import Deeds, could
from ..force import is_off, is_spent, user_of
from ..queries import companion_info, hp_of, owner
from ..state import FIRST_COMPANION, NOBODY, NOWHERE, Quest, is_enemy, is_hero
from ..strike import Attack


def is_able(s: Quest, figure: int) -> bool:
    """SS-7.5: who is dead does not react."""
    row = s.figures.rows[figure]
    return row.area != NOWHERE and row.wounds < hp_of(s, figure)


def is_due(s: Quest, bearer: int, ability: Ability, target: int = NOBODY) -> bool:
    """SS-50.6, SS-8.6: whether its condition holds, and its limit is not reached."""
    if is_spent(s, ability, bearer) or is_off(s, bearer, ability.id):
        return False
    attack = innermost(s, Attack)
    if ability.limit == t.PER_ATTACK and attack is not None and ability.number in attack.used:
        return False
    return holds(s, ability.given, Scene(bearer, target, NOWHERE, innermost(s, Attack), weapon=ability.weapon))


def count_use(s: Quest, bearer: int, ability: Ability) -> None:
    """SS-8.6: what is limited has happened."""
    attack = innermost(s, Attack)
    if ability.limit == t.PER_ATTACK and attack is not None:
        attack.used += (ability.number,)
    elif ability.limit not in (t.NO_LIMIT, t.PER_ATTACK):
        atoms_table.note_use(s, ability.number, bearer)


# Enemies (SS-7.5) ----------------------------------------------------------------


def set_off(s: Quest, figure: int, ability: Ability, target: int, cause: int, others: tuple[int, ...] = ()) -> None:
    """An ability of an enemy happens by itself; one with charges needs one (SS-28.6)."""
    foe = s.foe_of(figure)
    if s.has(figure, t.STUN | t.BLIND) and strikes(s, ability.do):  # SS-Q27, SS-Q41
        return
    if not is_due(s, figure, ability, target):
        return
    text = deeds_of(owner(s, foe), figure, ability, target, cause, others)
    if text is not None and not could(s, text):  # SS-28.8: whenever possible; no charge goes for nothing
        return
    if ability.cost_charges:
        if s.foes.rows[foe].charges < ability.cost_charges:
            return
        cite(s, "SS-28.6")
        atoms.change_charges(s, foe, -ability.cost_charges)
    cite(s, "SS-7.5")
    emit(s, "ability-used", figure=figure, ability=ability.number)
    count_use(s, figure, ability)
    if text is not None:
        push(s, text)


def strikes(s: Quest, text: int) -> bool:
    """Whether an attack stands in a text, or in what follows from it."""
    if text == NO_TEXT:
        return False
    for op in s.cast.texts[text].ops:
        if op.effect.name == "attack" or strikes(s, op.body) or strikes(s, op.also):
            return True
    return False


def carry_out(
    s: Quest, seat: int, figure: int, ability: Ability, target: int, cause: int, others: tuple[int, ...] = ()
) -> None:
    """What an ability says comes next."""
    text = deeds_of(seat, figure, ability, target, cause, others)
    if text is not None:
        push(s, text)


def deeds_of(
    seat: int, figure: int, ability: Ability, target: int, cause: int, others: tuple[int, ...] = ()
) -> Deeds | None:
    """Its text, about whom its own selector names, else about whoever has set it off; None where it has none."""
    if ability.do == NO_TEXT:
        return None
    about = target if ability.target is None else NOBODY
    return Deeds(ability.do, seat, figure, about, NOWHERE, cause, others, ability.value, ability.number)


# Heroes and companions ----------------------------------------------------------------


def borne_by(s: Quest, figure: int, meant: int) -> list[Borne]:
    """What a hero or companion bears that happens by itself, if any of it may answer one of these triggers."""
    if is_hero(figure):
        has = bearing(s, figure)
        return has.triggered(s) if has.triggers & meant else []
    abilities = [s.cast.abilities[number] for number in companion_info(s, figure).abilities]
    return [Borne(("innate", one.number, 0), one) for one in abilities if one.on]


def heroes_react(s: Quest, happened: list[Trigger], meant: int) -> None:
    """The last that is pushed comes first."""
    for figure in reversed(s.living() + s.companions_in_play()):
        borne = borne_by(s, figure, meant)
        for event in reversed(happened if borne else []):
            for trigger, target in reversed(meant_by(s, figure, event)):
                for one in reversed(borne):
                    if one.ability.on == trigger:
                        happens(s, figure, one, target, event[1])


def meant_by(s: Quest, figure: int, event: Trigger) -> list[tuple[int, int]]:
    """SS-50.7: the triggers that something is for a hero or companion, and about whom."""
    kind, whom, more = event
    here = s.figures.rows[figure].area
    if kind == ENTERED:
        if whom == figure:
            return [(t.ON_MOVES, NOBODY)]
        if more != here or not (is_enemy(whom) or (is_hero(whom) and s.in_play(whom))):
            return []  # SS-Q81: ghosts and companions set off nothing
        return [(t.ON_ENEMY_ENTERS if is_enemy(whom) else t.ON_HERO_ENTERS, whom)]
    if kind == "declared":
        struck = is_enemy(whom) and more != NOBODY and not is_enemy(more) and s.figures.rows[more].area == here
        return [(t.ON_ATTACK_DECLARED, whom)] if struck else []
    if kind == CAME and whom == figure:
        return [(t.ON_ENTERS_PLAY, NOBODY)]
    if whom != figure or not is_able(s, figure):
        return []
    if kind == HURT:
        return [(t.ON_DAMAGE, NOBODY)]
    if kind == SHIELD_LOST:
        return [(t.ON_SHIELD_LOST, NOBODY)]
    attack = innermost(s, Attack)
    if kind != "attack-over" or attack is None or attack.attacker != figure:
        return []
    over = [(t.ON_ATTACK_OVER, attack.target)]
    return [*over, (t.ON_ATTACK_DAMAGES, attack.target)] if more else over


def last_deeds(s: Quest, figure: int, by: int) -> None:
    """SS-50.7 `dies`: what a hero or companion does in dying, before anything else is done about it."""
    for one in reversed(borne_by(s, figure, 1 << t.ON_DIES | 1 << t.ON_FIGURE_DIES)):
        if one.ability.on == t.ON_DIES or one.ability.on == t.ON_FIGURE_DIES:
            happens(s, figure, one, by if by >= 0 else NOBODY, figure)


def happens(s: Quest, figure: int, one: Borne, target: int, cause: int) -> None:
    """What a hero's powers and items, or a companion, do by themselves; a further attack does not set off what has led to it (SS-50.15)."""
    ability = one.ability
    seat = figure if is_hero(figure) else s.companions.rows[figure - FIRST_COMPANION].owner
    attack = innermost(s, Attack)
    if attack is not None and attack.attacker == figure and ability.number in attack.since:
        return
    user = user_of(ability, figure, one.card)
    if is_spent(s, ability, user) or not is_due(s, figure, ability, target):
        return
    if refuse_cost(s, seat, ability, one.card) is not None:
        return
    kind, number, line = one.said
    if kind == "power":
        emit(s, "power-used", seat=seat, power=number, line=line)
    elif kind == "item":
        emit(s, "item-used", seat=seat, card=number)
    else:
        emit(s, "ability-used", figure=figure, ability=number)
    pay_cost(s, seat, ability, one.card)
    count_use(s, user, ability)
    if kind == "item" and s.item(number).kind == t.SINGLE_USE:
        cite(s, "SS-21.16")
        atoms_items.lose_item(s, seat, number)
    struck = attack.targets if attack is not None and attack.attacker == figure else ()
    carry_out(s, seat, figure, ability, target, cause, struck)
