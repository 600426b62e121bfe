"""SS-15: heroes and companions move, area by area: evading, reaction attacks, the step."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, cite, emit, procedure, push
from reverie.kernel.domain import Listed

from .. import atoms, atoms_table, decisions
from .. import terms as t
from ..errands import has_rule
from ..force import sources
from ..frames import HeroMoves, Step
from ..queries import dominates, enemies_in, flies, saver_of, targetable
from ..state import NOWHERE, Quest, is_hero
from ..strike import BY_WEAPON, Attack
from .errands import follow

# Leaving an area (SS-15.7 to SS-15.10) ----------------------------------------------------------------


def reacting(s: Quest, area: int) -> list[int]:
    """SS-15.9, SS-15.11, SS-Q27: the enemies of an area that make reaction attacks: one figure for each card, none stunned or blind."""
    found: list[int] = []
    foes: list[int] = []
    for figure in enemies_in(s, area):
        foe = s.foe_of(figure)
        if foe not in foes and not s.has(figure, t.STUN | t.BLIND):
            foes.append(foe)
            found.append(figure)
    return found


def allowed(s: Quest, figure: int) -> int:
    """SS-50.9 `reaction-attacks`: how many enemies may attack an evading hero; some counts are for the first evade of a round only."""
    most = len(s.figures)
    for bearer, mod, _value in sources(s, "reaction-attacks", figure):
        atoms_table.use_up(s, bearer, mod)
        most = min(most, mod.most)
    return most


def evade(s: Quest, f: Step) -> None:
    """SS-15.7: who leaves an area with enemies evades: hiding ends (SS-15.8), and unless heroes dominate, they strike first (SS-15.10).
    Ghosts pass (SS-26.12).
    """
    area = f.left = s.figures.rows[f.figure].area
    if not f.evades or not enemies_in(s, area) or (is_hero(f.figure) and not s.in_play(f.figure)):
        return
    atoms.show(s, f.figure)
    f.most = allowed(s, f.figure)
    if not dominates(s, area, False) and targetable(s, f.figure):
        f.attackers = tuple(reacting(s, area))
    emit(s, "evaded", figure=f.figure, area=area, attacked=min(f.most, len(f.attackers)))


def next_attack(s: Quest, f: Step) -> Flow:
    """SS-7.4, SS-15.9, SS-Q79: every enemy attacks with its main weapon before the step, the highest rank first; of equals the active
    player names one.
    """
    row = s.figures.rows[f.figure]
    if row.area == NOWHERE or (is_hero(f.figure) and not s.in_play(f.figure)):
        return DONE  # SS-15.14: the move ends
    if row.area != f.left:
        return DONE  # pushed somewhere else: there is no way from here (SS-24.9)
    if f.answer is None:
        ready = [
            one for one in f.attackers if s.figures.rows[one].area == row.area and not s.has(one, t.STUN | t.BLIND)
        ]
        f.attackers = tuple(ready)
        if not ready or f.most == 0:
            return None
        top = max([s.enemy(s.foe_of(one)).rank for one in ready])
        first = tuple([one for one in ready if s.enemy(s.foe_of(one)).rank == top])
        if len(first) > 1:
            ask(s, s.active, decisions.ACTIVATE, Listed(first), f.figure)
            return AGAIN
        f.answer = first[0]
    attacker, f.answer = f.answer, None
    f.attackers = tuple([one for one in f.attackers if one != attacker])
    f.most -= 1
    push(s, Attack(attacker, f.figure, BY_WEAPON, t.MAIN))
    return AGAIN


def take_step(s: Quest, f: Step) -> None:
    """SS-15.1, SS-10.5, SS-10.14: into the next area; a dangerous one wounds who walks. Who was knocked down meanwhile must stand up first
    (SS-25.5).
    """
    if s.has(f.figure, t.DOWN):
        return
    atoms.enter(s, f.figure, f.area)
    if has_rule(s, t.H_INHABITANTS) and is_hero(f.figure):
        follow(s, f.figure)
    if s.plan.areas.dangerous >> f.area & 1 and not flies(s, f.figure):
        cite(s, "SS-10.5")
        atoms.wound(s, f.figure, 1)


procedure(Step, ("SS-15.7", evade), ("SS-15.9", next_attack), ("SS-15.1", take_step))


# Moved by an effect ----------------------------------------------------------------


def choose_way(s: Quest, f: HeroMoves) -> Flow:
    """SS-50.8 `move`: so many areas, one after the other, not as part of the move action."""
    here = s.figures.rows[f.seat].area
    if f.areas <= 0 or here == NOWHERE or (is_hero(f.seat) and not s.in_play(f.seat)) or s.has(f.seat, t.DOWN):
        return DONE
    reach = s.reach()
    ways = reach.meets[here] if flies(s, f.seat) else reach.walks[here]
    if not ways:
        return DONE
    ask(s, saver_of(s, f.seat), decisions.WAY, Listed((*ways, decisions.STOP)))
    return None


def go(s: Quest, f: HeroMoves) -> Flow:
    answer, f.answer = f.answer, None
    if answer == decisions.STOP:
        return DONE
    f.areas -= 1
    f.step = 0
    push(s, Step(f.seat, answer, f.evade))
    return None


procedure(HeroMoves, ("SS-50.8", choose_way), ("SS-15.1", go))
