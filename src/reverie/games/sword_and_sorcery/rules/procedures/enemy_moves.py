"""SS-34: enemies move by shortest ways; anybody falls back (SS-24.7 to SS-24.11, SS-34.7)."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, procedure
from reverie.parts.rules.steps import FAR

from .. import atoms, atoms_table, decisions
from ..conditions import areas_of
from ..force import sources, total
from ..frames import EnemyWalk, FallBack
from ..queries import allies_of_party, enemies_in, far, flies, heroes_in
from ..state import NOWHERE, Quest, is_enemy, is_hero
from .attack import seat_of
from .naming import settled

# Ways (SS-34.2, SS-34.9) ----------------------------------------------------------------


def steps_ahead(s: Quest, figure: int, goal: int) -> list[int]:
    """SS-34.4, SS-34.9, SS-10.15: the first steps of all best ways: fewest areas, then fewest hindrances; what is closed stays closed."""
    reach = s.reach()
    here = s.figures.rows[figure].area
    if flies(s, figure):
        ways = [area for area in reach.meets[here] if reach.dist_range(area, goal) == reach.dist_range(here, goal) - 1]
        return ways if reach.dist_range(here, goal) not in (0, FAR) else []
    ahead = reach.towards(here, goal)
    if len(ahead) <= 1:
        return ahead
    hindered = reach.hindrances(goal, s.plan.areas.difficult | s.plan.areas.dangerous)
    least = min([hindered[area] for area in ahead])
    return [area for area in ahead if hindered[area] == least]


def is_bound(s: Quest, figure: int, area: int) -> bool:
    """SS-37.17: whether somebody may not go there."""
    for _bearer, mod, _value in sources(s, "bound", figure):
        if not areas_of(s, (mod.name,)) >> area & 1:
            return True
    return False


# A walk (SS-34.1 to SS-34.6, SS-34.10) ----------------------------------------------------------------


def set_out(s: Quest, f: EnemyWalk) -> Flow:
    """SS-34.10: the figure nearest to the goal goes first; powers make moves of a given number longer (SS-50.9)."""
    figures = s.figures_in_play(f.foe)
    if not figures:
        return DONE
    if f.figure not in figures:
        f.figure = min([(far(s, figure, f.goal), figure) for figure in figures])[1]
    if f.areas > 0:
        f.areas += total(s, "move-length", f.figure)
    f.passed = (s.figures.rows[f.figure].area,)
    return None


def go(s: Quest, f: EnemyWalk) -> Flow:
    """SS-15.12, SS-34.5: one area after the other, as long as there are some left, past all figures and without evading; several best ways:
    its player names one (SS-7.21).
    """
    if f.stopped or s.figures.rows[f.figure].area == NOWHERE or f.areas == 0:
        return None
    if f.answer is None:
        ahead = [area for area in steps_ahead(s, f.figure, f.goal) if not is_bound(s, f.figure, area)]
        if not settled(s, f, seat_of(s, f.figure), decisions.PATH, ahead, f.figure):
            return AGAIN
    area, f.answer = f.answer, None
    if area == NOWHERE:
        return None
    f.passed += (area,)
    f.areas -= 1 if f.areas > 0 else 0
    atoms.enter(s, f.figure, area)
    return AGAIN


def arrive(s: Quest, f: EnemyWalk) -> None:
    """SS-34.10: the other figures of a horde are moved into the same area."""
    area = s.figures.rows[f.figure].area
    if area == NOWHERE:
        return
    for figure in s.figures_in_play(f.foe):
        if figure != f.figure and s.figures.rows[figure].area != area:
            atoms.enter(s, figure, area)
    if len(f.passed) > 1:
        atoms_table.note(s, "walked", f.figure, len(f.passed))


procedure(EnemyWalk, ("SS-34.10", set_out), ("SS-34.2", go), ("SS-34.3", arrive))


# Falling back ----------------------------------------------------------------


def back_ways(s: Quest, f: FallBack) -> list[int]:
    """SS-24.8, SS-34.7: the way it came; else any passable area for whoever was pushed, and away from the nearest hero for an enemy."""
    row = s.figures.rows[f.figure]
    reach = s.reach()
    ways = reach.meets[row.area] if flies(s, f.figure) else reach.walks[row.area]
    ways = [area for area in ways if area not in f.passed and not is_bound(s, f.figure, area)]
    back = f.trail[len(f.passed)] if len(f.passed) < len(f.trail) else NOWHERE
    if back in ways:
        return [back]
    if f.pushed or not is_enemy(f.figure):
        return ways
    away = [area for area in ways if is_away(s, row.area, area)]
    return [area for area in away if not heroes_in(s, area) and not enemies_in(s, area)] or away


def is_away(s: Quest, here: int, there: int) -> bool:
    """SS-34.7: whether a step leads away from the heroes who are nearest."""
    reach = s.reach()
    heroes = [s.figures.rows[hero].area for hero in allies_of_party(s)]
    least = min([reach.dist_move(area, here) for area in heroes], default=FAR)
    return all([reach.dist_move(area, there) > least for area in heroes if reach.dist_move(area, here) == least < FAR])


def fall(s: Quest, f: FallBack) -> Flow:
    """SS-15.13, SS-24.8, SS-7.17: one area after the other, nobody evades; the defender, or the enemy's player, names one of several."""
    row = s.figures.rows[f.figure]
    if f.areas == 0 or row.area == NOWHERE or (is_hero(f.figure) and not s.in_play(f.figure)):
        return DONE
    if not f.passed:
        f.trail = (row.came, row.before)
    if f.answer is None and not settled(s, f, seat_of(s, f.figure), decisions.FALL_BACK, back_ways(s, f), f.figure):
        return AGAIN
    area, f.answer = f.answer, None
    if area == NOWHERE:
        return DONE
    f.areas -= 1
    f.passed += (row.area,)
    atoms.enter(s, f.figure, area, f.pushed)
    if not is_enemy(f.figure) and s.plan.areas.dangerous >> area & 1 and not flies(s, f.figure):
        atoms.wound(s, f.figure, 1)  # SS-Q49
    return AGAIN


procedure(FallBack, ("SS-24.8", fall))
