"""SS-26.2, SS-26.10, SS-36: heroes, companions and enemies die."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, cite, emit, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.plain import Plain
from reverie.kernel.state import Frame
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.story import announce, announce_all

from .. import atoms, atoms_items, atoms_map, atoms_table, decisions
from .. import terms as t
from ..atoms import DIED
from ..effects.walk import Deeds
from ..force import of_foe
from ..frames import EnterPowers
from ..queries import left_of, targetable
from ..state import (
    ENEMIES,
    FIRST_COMPANION,
    FOUND_LOOT,
    FOUND_TREASURE,
    LOOT,
    NOBODY,
    NOTHING,
    NOWHERE,
    TREASURES,
    Quest,
    is_companion,
    is_enemy,
    is_hero,
)
from . import by_itself
from .drawing import is_empty, ready
from .errands import let_go_of
from .windows import open_window

FLIPPED: Final = "flipped"
"""A master has shown its other side."""


@fields
class HeroDeath(Frame):
    """SS-26.2: a hero's wounds have reached the HP."""

    seat: int
    by: int


@fields
class EnemyDeath(Frame):
    """SS-36.1: so have those of a figure of an enemy."""

    figure: int
    by: int
    dropped: int = 0
    """How many of its drops lie..."""
    laid: tuple[int, ...] = ()
    """... and where, by the rows of things."""


# Heroes ----------------------------------------------------------------


def last_help(s: Quest, f: HeroDeath) -> Flow:
    """SS-7.49: before anything else somebody may help."""
    if left_of(s, f.seat) > 0 or not s.in_play(f.seat):
        return DONE
    open_window(s, t.W_DYING, f.seat)
    return None


def last_deeds(s: Quest, f: HeroDeath) -> Flow:
    """SS-50.7 `dies`: what happens by itself when a hero dies."""
    if left_of(s, f.seat) > 0:
        return DONE
    by_itself.last_deeds(s, f.seat, f.by)
    return None


def give_up_the_body(s: Quest, f: HeroDeath) -> Flow:
    """SS-26.2: rank, card, tokens, powers of the lost rank, backpack and crowns."""
    if left_of(s, f.seat) > 0:
        return DONE
    atoms_table.note(s, DIED, f.seat, s.figures.rows[f.seat].area)
    row = s.heroes.rows[f.seat]
    lost = row.rank
    rank = max(1, lost - 1)
    atoms_items.drop_all(s, f.seat)
    atoms.become_ghost(s, f.seat, rank)
    let_go_of(s, f.seat)
    if rank < lost:
        cite(s, "SS-14.8")
        for power, at, _cooldown in row.powers:
            if at == lost:
                atoms.forget(s, f.seat, power)
        atoms.owe(s, f.seat, tuple([pick for pick in row.owed if abs(pick) != lost]))
    return None


def reward_killer(s: Quest, f: HeroDeath) -> None:
    """SS-26.4: a green or blue enemy that has killed gets a power."""
    reward(s, f.by)
    announce(s, ("first-ghost",), f.seat)


def reward(s: Quest, by: int) -> None:
    """SS-20.5, SS-26.4, SS-28.14: what a green or blue enemy gets for a hero or companion."""
    if by >= 0 and is_enemy(by) and s.figures.rows[by].area != NOWHERE:
        foe = s.foe_of(by)
        if s.enemy(foe).rank <= t.BLUE_RANK:
            push(s, EnterPowers(foe, 1))


@fields
class ThreatPasses(Frame):
    """SS-37.12: who has the threat token is dead, or cannot be targeted."""


def pass_threat(s: Quest, f: ThreatPasses) -> Flow:
    """SS-37.12, SS-37.18: the token goes to another who can be targeted; the active player, who acts for the master, chooses."""
    if not s.threatened or targetable(s, s.threat):
        return None
    if f.answer is None:
        others = [seat for seat in s.living() if targetable(s, seat)]
        if not others:
            return None
        if len(others) > 1:
            ask(s, s.active, decisions.THREAT, Listed(tuple(others)))
            return AGAIN
        f.answer = others[0]
    atoms.move_threat(s, f.answer, 1)
    f.answer = None
    return None


procedure(
    HeroDeath,
    ("SS-7.49", last_help),
    ("SS-50.7", last_deeds),
    ("SS-26.2", give_up_the_body),
    ("SS-26.4", reward_killer),
)
procedure(ThreatPasses, ("SS-37.12", pass_threat))


# Companions ----------------------------------------------------------------


def companion_dies(s: Quest, figure: int, by: int) -> None:
    """SS-26.10, SS-20.2: removed from the map; its summons begins to cool down."""
    cite(s, "SS-26.10")
    companion = figure - FIRST_COMPANION
    row = s.companions.rows[companion]
    owner, rank = row.owner, row.rank
    if row.load[0] != NOTHING:
        atoms_items.unload(s, companion)
    atoms_table.note(s, DIED, figure, s.figures.rows[figure].area)
    by_itself.last_deeds(s, figure, by)
    atoms.companion_dies(s, companion)
    for power, _rank, _cooldown in s.heroes.rows[owner].powers:
        info = s.cast.powers[power]
        for line in info.lines:
            if info.from_death and summons(s, line.ability, companion, rank):
                cite(s, "SS-20.2")
                atoms.set_cooldown(s, owner, power, line.cooldown)
    reward(s, by)


def summons(s: Quest, ability: int, companion: int, rank: int) -> bool:
    """Whether an ability summons this companion at this rank."""
    text = s.cast.abilities[ability].do
    ops = s.cast.texts[text].ops if text != NO_TEXT else ()
    return any(
        [op.effect.name == "summon" and s.cast.companion_ids[op.id] == companion and op.rank == rank for op in ops]
    )


# Enemies ----------------------------------------------------------------


def last_words(s: Quest, f: EnemyDeath) -> Flow:
    """SS-36.5: abilities that speak of its death; a master with another side shows it (SS-G20)."""
    row = s.figures.rows[f.figure]
    if row.area == NOWHERE or left_of(s, f.figure) > 0:
        return DONE
    foe = s.foe_of(f.figure)
    if len(s.figures_in_play(foe)) > 1:
        return None
    for ability in reversed(of_foe(s, foe)):
        if ability.on != t.ON_DIES:
            continue
        if ability.handler == t.H_FLIP_SIDE and s.foes.rows[foe].side == 0:
            cite(s, "SS-36.2")
            atoms_table.gain_soul(s, s.sheet(foe).soul)
            atoms.flip_foe(s, foe)
            atoms_table.note(s, FLIPPED, f.figure, foe)
            return DONE
        if ability.do != NO_TEXT:
            seat = max(0, s.foes.rows[foe].controller)
            push(s, Deeds(ability.do, seat, f.figure, place=row.area, value=ability.value, ability=ability.number))
    return None


def lay_drops(s: Quest, f: EnemyDeath) -> Flow:
    """SS-36.3: crowns, a loot token, a treasure card on the area of death; of a horde once, where the last figure dies."""
    foe = s.foe_of(f.figure)
    if len(s.figures_in_play(foe)) > 1:
        return None
    drops = s.sheet(foe).drops
    area = s.figures.rows[f.figure].area
    while f.dropped < len(drops):
        kind, amount = drops[f.dropped]
        if kind == 0:
            f.laid += atoms_map.drop_crowns(s, area, amount)
        else:
            pile = LOOT if kind == 1 else TREASURES
            if not is_empty(s, pile):
                if not ready(s, pile):
                    return AGAIN
                found = FOUND_LOOT if kind == 1 else FOUND_TREASURE
                f.laid += (atoms_map.lay(s, found, area, atoms_map.draw(s, pile)),)
        f.dropped += 1
    return None


def fall(s: Quest, f: EnemyDeath) -> None:
    """SS-36.2, SS-36.4: soul points, cards to their discards; red and purple ones are gone for good."""
    foe = s.foe_of(f.figure)
    area = s.figures.rows[f.figure].area
    atoms.take_away(s, f.figure)
    left = s.figures_in_play(foe)
    if left:
        able = [figure for figure in left if left_of(s, figure) > 0]
        atoms_table.note(s, "figure-died", (able or left)[0], foe)
        return
    atoms_table.note(s, DIED, f.figure, area)
    emit(s, "enemy-died", foe=foe, area=area)
    cite(s, "SS-36.2")
    atoms_table.gain_soul(s, s.sheet(foe).soul)
    enemy = s.enemy(foe)
    code, group = enemy.code, s.foes.rows[foe].group
    gone = enemy.rank >= t.RED_RANK
    atoms.leave_play(s, foe, gone)
    if not gone:
        atoms_map.discard(s, ENEMIES, foe)
    if enemy.rank == t.PURPLE and not any([s.enemy(other).rank == t.PURPLE for other in s.foes_in_play()]):
        atoms.end_threat(s)
    atoms_table.name_enemy(s, code, False)
    facts: list[Plain] = [("dead", code)]
    if group and not any([s.foes.rows[other].group == group for other in s.foes_in_play()]):
        atoms_table.name_enemy(s, group, False)
        facts.append(("dead", group))
    if not s.foes_in_play():
        facts.append(("cleared",))
    announce_all(s, facts, killer(s, f.by), area)


def killer(s: Quest, by: int) -> int:
    """The hero who has killed, or whose companion has; NOBODY for fire, poison and the like (SS-Q73)."""
    if by < 0 or is_enemy(by):
        return NOBODY
    return by if is_hero(by) else s.companions.rows[by - FIRST_COMPANION].owner


procedure(EnemyDeath, ("SS-36.5", last_words), ("SS-36.3", lay_drops), ("SS-36.1", fall))


def begin_death(s: Quest, figure: int, by: int) -> None:
    """SS-7.8: whoever is dying dies, unless somebody helps."""
    if s.figures.rows[figure].area == NOWHERE or left_of(s, figure) > 0:
        return
    if is_hero(figure):
        dying = any([isinstance(frame, HeroDeath) and frame.seat == figure for frame in s.agenda])
        if s.in_play(figure) and not dying:
            push(s, HeroDeath(figure, by))
    elif is_companion(figure):
        companion_dies(s, figure, by)
    elif not any([isinstance(frame, EnemyDeath) and frame.figure == figure for frame in s.agenda]):
        push(s, EnemyDeath(figure, by))
