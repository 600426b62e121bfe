"""Entities: spawning, moving, pushing their way, the effects of a step (EF-4.95, EF-4.96, EF-5.138 to EF-5.141, EF-5.166 to EF-5.177)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, procedure, push
from reverie.kernel.domain import Listed
from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.spaces import HOLDS
from reverie.parts.rules.steps import FAR, distances

from .. import atoms_map as ground
from .. import decisions
from .. import terms as t
from ..abilities import NONE
from ..effects.walk import Deeds, fix_ranges, lair_colour
from ..force import M, in_force
from ..frames import Effects, Pushing, Rolling, Spawning, Striding
from ..places import (
    can_move,
    companions_on_map,
    dreamers_on,
    entity_may_enter,
    figures_on,
    full_spaces,
    is_full,
    is_huge,
    land,
    lies,
    movement_value,
)
from ..state import FIRST_COMPANION, NOBODY, NOWHERE, Session, is_dreamer
from ..targets import named_targets
from ..team import said, team
from .moving import banned, room_for

NOT_NEAREST: Final = M["not-nearest"]
LURE: Final = M["lure"]
FARTHER: Final = 500


# Spawning (EF-5.166) -----------------------------------------------------------------------------------------------------


def lairs(s: Session, row: int) -> list[int]:
    """Lairs on the Dreamscape where this Entity may stand."""
    blocked = land(s).blocked
    return [
        space
        for space in range(t.SPACES)
        if lies(s, space)
        and lair_colour(s, space) is not None
        and not blocked >> space & 1
        and entity_may_enter(s, row, space)
    ]


def spawn_options(s: Session, f: Spawning) -> list[int]:
    """Spread as evenly as possible; the first goes to a Lair of the current Turn card's colour."""
    if f.space != NOWHERE:
        return [f.space]
    found = lairs(s, f.row)
    if not f.placed and s.current != NONE:
        colour = s.cast.turn_cards[s.current].colour
        matching = [space for space in found if lair_colour(s, space) == colour]
        found = matching or found
    least = min([f.placed.count(space) for space in found], default=0)
    return [space for space in found if f.placed.count(space) == least]


def choose_lair(s: Session, f: Spawning) -> Flow:
    """EF-5.286, EF-9.86: no figure left, or no Lair: nothing is spawned."""
    f.answer = None
    if f.amount <= 0 or ground.free_figure(s, s.entity(f.row).figure) == NONE:
        return DONE
    options = spawn_options(s, f)
    if not options:
        return DONE
    team(s).ask(s, decisions.LAIR, Listed(tuple(options)), f.row)
    return None


def take_lair(s: Session, f: Spawning) -> None:
    f.lair = int(said(s, f.answer))
    f.answer = None


def make_way(s: Session, f: Spawning) -> Flow:
    """EF-5.138, EF-5.139: a full space makes room, or the figure stands within range 1, where the Team chooses."""
    f.answer = None
    huge = s.entity(f.row).huge
    if not is_full(s, f.lair) and not (huge and figures_on(s, f.lair)):
        return None
    moved = pushed_out(s, f.lair, huge)
    if moved is not None:
        push(s, Pushing(moved, not huge))
        return AGAIN
    beside = [one for one in land(s).room_beside(f.lair, full_spaces(s)) if entity_may_enter(s, f.row, one)]
    if huge:
        beside = [one for one in beside if not figures_on(s, one)]
    if not beside:
        f.amount -= 1
        f.step = 0
        return None
    team(s).ask(s, decisions.LAIR, Listed(tuple(beside)), f.row)
    return None


def put_there(s: Session, f: Spawning) -> None:
    space = f.lair if f.answer is None else int(said(s, f.answer))
    f.answer = None
    ground.spawn(s, f.row, ground.free_figure(s, s.entity(f.row).figure), space)
    f.placed += (f.lair,)
    f.amount -= 1
    f.step = 0


def pushed_out(s: Session, space: int, huge: bool) -> tuple[int, ...] | None:
    """Who leaves a space to make room: for a Huge Entity everybody; else one of at least two Dreamers. None: nobody can."""
    standing = figures_on(s, space)
    if [figure for figure in standing if is_huge(s, figure)] or [figure for figure in standing if banned(s, figure)]:
        return None
    if huge:
        return tuple(standing) if all([room_for(s, figure) for figure in standing]) else None
    dreamers = [figure for figure in standing if is_dreamer(figure)]
    if len(dreamers) < 2 or not room_for(s, dreamers[0]):
        return None
    return tuple(dreamers)


procedure(
    Spawning,
    ("EF-4.41", choose_lair),
    ("EF-4.41", take_lair),
    ("EF-5.138", make_way),
    ("EF-5.166", put_there),
)


# Movement (EF-4.96) ------------------------------------------------------------------------------------------------------


def steps_from(s: Session, row: int) -> list[list[int]]:
    """The ways of one Entity: those of everybody, but not onto terrain that it may not enter."""
    here = land(s)
    return [[space for space in around if entity_may_enter(s, row, space)] for around in here.near]


def is_shared(s: Session, figure: int) -> bool:
    """EF-5.174: it stands on a Dreamer's space already."""
    return bool(dreamers_on(s, s.figures.rows[figure].space))


def throw_for(s: Session, f: Striding) -> Flow:
    """EF-5.172, EF-5.174: no roll for who cannot move, nor for who is sent somewhere by a text (EF-6.122)."""
    f.answer = None
    if f.goal != NOWHERE:
        f.step = AIMS
        return None
    if not can_move(s, f.figure) or is_shared(s, f.figure) or not targets(s, f.figure):
        return DONE
    if f.face != NONE:
        f.answer, f.face = f.face, NONE
    else:
        push(s, Rolling(NOBODY, False, False, f.figure))
    return None


def count_steps(s: Session, f: Striding) -> Flow:
    """EF-5.187, EF-9.100: one space, or its Movement value; with a value of 0 the other faces move it none."""
    face = f.answer
    f.answer = None
    value = movement_value(s, f.figure)
    f.left = 1 if face == t.ONE_SPACE else value
    f.again = face == t.AND_AGAIN and value > 0
    return None if f.left else DONE


def targets(s: Session, figure: int) -> list[int]:
    """EF-5.173, EF-9.28, EF-9.122: whom it goes for: the nearest Dreamer that can be reached, or what its tile names first; by spaces."""
    row = s.figures.rows[figure].entity
    far = distances(s.figures.rows[figure].space, steps_from(s, row))
    for kind in s.entity(row).target:
        found = [space for space in named_targets(s, kind) if far[space] < FAR]
        if found:
            least = min([far[space] for space in found])
            return list(dict.fromkeys([space for space in found if far[space] == least]))
    return nearest_spaces(s, far)


def nearest_spaces(s: Session, far: list[int]) -> list[int]:
    """Dreamers, with those who hide behind others farther off, and a lure before Dreamers who are as near (EF-6.121)."""
    found: list[tuple[int, int]] = []
    hidden = in_force(s, NOT_NEAREST)
    for seat in range(s.players()):
        space = s.space_of(seat)
        if space != NOWHERE and far[space] < FAR:
            more = sum([one.value for one in hidden if one.seat == seat])
            found.append((far[space] + more, space))
    least = min([one[0] for one in found], default=FAR)
    for one in in_force(s, LURE):
        if one.space != NOWHERE and far[one.space] <= least:
            return [one.space]
    return list(dict.fromkeys([space for distance, space in found if distance == least]))


def choose_target(s: Session, f: Striding) -> Flow:
    """EF-4.42: the nearest now; of several the Team chooses."""
    options = targets(s, f.figure) if f.goal == NOWHERE else [f.goal]
    if not options:
        return DONE
    team(s).ask(s, decisions.NEAREST, Listed(tuple(options)), f.figure)
    return None


def fix_target(s: Session, f: Striding) -> None:
    answer = said(s, f.answer)
    f.answer = None
    f.target = int(answer)


def choose_path(s: Session, f: Striding) -> Flow:
    """A shortest path; of several the Team chooses, step by step (EF-5.2)."""
    f.answer = None
    here = s.figures.rows[f.figure].space
    if f.left <= 0 or here == f.target:
        f.step = ARRIVED
        return None
    ways = steps_from(s, s.figures.rows[f.figure].entity)
    back = distances(f.target, reversed_ways(ways))
    options = [space for space in ways[here] if back[space] == back[here] - 1] if back[here] < FAR else []
    if not options:
        f.step = ARRIVED
        return None
    team(s).ask(s, decisions.PATH, Listed(tuple(options)), f.figure)
    return None


def reversed_ways(ways: list[list[int]]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in ways]
    for space, around in enumerate(ways):
        for other in around:
            found[other].append(space)
    return found


def stride(s: Session, f: Striding) -> Flow:
    """One step: onto the last space only if there is room, or room is made (EF-5.138 to EF-5.140)."""
    answer = said(s, f.answer)
    f.answer = None
    space = int(answer)
    huge = is_huge(s, f.figure)
    last = f.left == 1 or space == f.target
    standing = figures_on(s, space)
    if huge and standing:
        out = pushed_out(s, space, True)
        f.left = 0
        f.again = False
        if out is None:
            f.step = ARRIVED
            return None
        ground.step(s, f.figure, space)
        f.pushed = True
        push(s, Pushing(out))
        f.step = ARRIVED
        return None
    if last and is_full(s, space):
        out = pushed_out(s, space, False)
        if out is None:
            f.left = 0
            f.step = ARRIVED
            return stand_beside(s, f, space)
        push(s, Pushing(out, True))
    ground.step(s, f.figure, space)
    f.left -= 1
    f.step = WALKS
    return None


def stand_beside(s: Session, f: Striding, space: int) -> Flow:
    """EF-5.139, EF-9.28: it stops within range 1 of a space that it cannot enter; who was only passing a full one finds room there."""
    here = s.figures.rows[f.figure].space
    if len(figures_on(s, here)) <= HOLDS:
        return None
    row, full = s.figures.rows[f.figure].entity, full_spaces(s)
    around = land(s).room_beside(space, full) or land(s).room_beside(here, full)
    options = [one for one in around if entity_may_enter(s, row, one)]
    if options:
        f.step = BESIDE
        team(s).ask(s, decisions.PATH, Listed(tuple(options)), f.figure)
    return None


def take_room(s: Session, f: Striding) -> None:
    ground.step(s, f.figure, int(said(s, f.answer)))
    f.answer = None
    f.step = ARRIVED


def arrive(s: Session, f: Striding) -> Flow:
    """EF-9.29: after `[mV+]` it rolls again and chooses anew, unless it shares a space now. A lure that is reached goes off."""
    f.answer = None
    space = s.figures.rows[f.figure].space
    for one in in_force(s, LURE):
        if one.space == space:
            for companion in companions_on_map(s):
                if s.figures.rows[companion].space == space:
                    ground.stand(s, companion, NOWHERE)
            f.again = False
    if f.again and not is_shared(s, f.figure) and not f.pushed:
        f.again = False
        f.step = 0
        return None
    return DONE


AIMS: Final = 2
WALKS: Final = 4
ARRIVED: Final = 6
BESIDE: Final = 7

procedure(
    Striding,
    ("EF-5.172", throw_for),
    ("EF-5.187", count_steps),
    ("EF-4.42", choose_target),
    ("EF-5.173", fix_target),
    ("EF-4.42", choose_path),
    ("EF-4.96", stride),
    ("EF-9.29", arrive),
    ("EF-5.139", take_room),
)


# The effects of a step (EF-4.95, EF-5.157 to EF-5.159) ---------------------------------------------------------------------


def text_of(s: Session, row: int, kind: int) -> int:
    tile = s.entity(row)
    return tile.basic if kind == t.BASIC_STEP else tile.special


def collect(s: Session, f: Effects) -> Flow:
    """EF-4.95: all effects bound to the step, with their targets as they are now."""
    rows = [row for row in s.entity_rows() if s.figures_of(row) and text_of(s, row, f.kind) != NO_TEXT]
    f.rows = tuple(rows)
    f.fixed = tuple([fix_ranges(s, row) for row in rows])
    return None if rows else DONE


def choose_order(s: Session, f: Effects) -> Flow:
    f.answer = None
    if not f.rows:
        return DONE
    team(s).ask(s, decisions.ORDER, Listed(tuple(range(len(f.rows)))))
    return None


def apply_one(s: Session, f: Effects) -> None:
    answer = said(s, f.answer)
    f.answer = None
    place = int(answer)
    row, fixed = f.rows[place], f.fixed[place]
    f.rows = f.rows[:place] + f.rows[place + 1 :]
    f.fixed = f.fixed[:place] + f.fixed[place + 1 :]
    f.step = 1
    push(s, Deeds(text_of(s, row, f.kind), NOBODY, NOBODY, row, NONE, NOBODY, NOWHERE, NONE, NONE, fixed))


procedure(Effects, ("EF-4.95", collect), ("EF-4.44", choose_order), ("EF-5.157", apply_one))

__all__ = ["AGAIN", "FARTHER", "FIRST_COMPANION"]
