"""Moves of Dreamers, Traps, pushes (EF-5.111 to EF-5.119, EF-5.127, EF-5.136 to EF-5.141, EF-9.123)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, procedure, push
from reverie.kernel.domain import Listed
from reverie.parts.rules.spaces import HOLDS

from .. import atoms_map as ground
from .. import decisions
from .. import terms as t
from ..abilities import NONE
from ..decisions import STOP
from ..effects.walk import Deeds
from ..force import M, concerning, fold, in_force, value
from ..frames import Moving, Pushing, Springing
from ..places import can_move, dreamers_on, entity_may_enter, full_spaces, is_huge, land, terrain_at
from ..state import NOBODY, NOWHERE, Session, is_entity
from ..team import said, team

STEP_COST: Final = M["step-cost"]
DIAGONAL: Final = M["diagonal"]
IGNORE_WALL: Final = M["ignore-wall"]
PUSH_BAN: Final = M["push-ban"]


def step_cost(s: Session, seat: int, space: int) -> int:
    """EF-9.109: what it costs to enter a space; never less than 1."""
    every = concerning(s, STEP_COST, seat)
    if not every:
        return 1
    kinds = terrain_at(s, space)
    found = [one for one in every if one.mod.terrain == NONE or kinds >> one.mod.terrain & 1]
    return max(1, fold(found, 1))


def begin(s: Session, f: Moving) -> Flow:
    """EF-5.197: who is Paralyzed does not move; how many corners may be cut and Walls crossed (EF-6.121)."""
    f.start = s.space_of(f.seat)
    if not can_move(s, f.seat) or f.start == NOWHERE:
        return DONE
    f.diagonals = max(f.diagonals, value(s, DIAGONAL, f.seat, 0))
    f.walls = max(f.walls, value(s, IGNORE_WALL, f.seat, 0))
    return None


def choose_companions(s: Session, f: Moving) -> Flow:
    """`carry:k`: Dreamers of the same space who are taken along."""
    others = [seat for seat in dreamers_on(s, f.start) if seat != f.seat and seat not in f.along and can_move(s, seat)]
    if f.carries <= len(f.along) or not others:
        return None
    ask(s, f.seat, decisions.ONE, Listed((decisions.NO, *others)))
    return None


def take_along(s: Session, f: Moving) -> None:
    answer = f.answer
    f.answer = None
    if answer is not None and answer != decisions.NO:
        f.along += (answer,)


def ways(s: Session, f: Moving, crowded: int) -> list[int]:
    """The next spaces: orthogonal, round Walls and Blocked spaces; full ones may be passed, not stopped on (EF-5.137)."""
    here = land(s)
    space = s.space_of(f.seat)
    found = list(here.near[space])
    if f.diagonals:
        found += [one for one in here._over_corners(space) if one not in found]
    if f.walls:
        found += [one for one in here._through_walls(space) if one not in found]
    open_ = []
    for one in sorted(found):
        left = f.left - step_cost(s, f.seat, one)
        if left >= 0 and (not crowded >> one & 1 or leads_out(s, f.seat, one, left, crowded)):
            open_.append(one)
    return open_


def crowded_spaces(s: Session, f: Moving) -> int:
    """EF-5.137, EF-9.32: where those who move may pass and not stop, as bits: more than four would stand there, or a Huge Entity does."""
    movers = (f.seat, *f.along)
    counts = [len(movers)] * t.SPACES
    for number, row in enumerate(s.figures.rows):
        if row.space != NOWHERE and number not in movers:
            counts[row.space] += HOLDS if is_huge(s, number) else 1
    return sum([1 << space for space in range(t.SPACES) if counts[space] > HOLDS])


def leads_out(s: Session, seat: int, space: int, left: int, crowded: int) -> bool:
    """Whether the rest of a Move reaches a space on which one may stop, over others that one may only pass."""
    here = land(s)
    most = {space: left}
    line = [space]
    for one in line:
        for after in here.near[one]:
            rest = most[one] - step_cost(s, seat, after)
            if rest < 0:
                continue
            if not crowded >> after & 1:
                return True
            if rest > most.get(after, -1):
                most[after] = rest
                line.append(after)
    return False


def choose_step(s: Session, f: Moving) -> Flow:
    f.answer = None
    space = s.space_of(f.seat)
    crowded = crowded_spaces(s, f)
    options: list[object] = [] if f.steps and crowded >> space & 1 else [STOP]
    options += ways(s, f, crowded) if can_move(s, f.seat) else []
    if options == [STOP] or not options:
        f.step = ENDED
        return None
    ask(s, f.seat, decisions.WALK, Listed(tuple(options)))
    return None


def walk(s: Session, f: Moving) -> Flow:
    """One step; Traps of the space that is entered come at once, for everybody who enters it (EF-5.127, EF-9.75)."""
    answer = f.answer
    f.answer = None
    if answer == STOP:
        return None
    space = int(answer)
    here = land(s)
    before = s.space_of(f.seat)
    if space not in here.near[before]:
        if space in here._through_walls(before) and f.walls:
            f.walls -= 1
        else:
            f.diagonals -= 1
    f.left -= step_cost(s, f.seat, space)
    f.steps += (space,)
    ground.step(s, f.seat, space)
    for seat in f.along:
        ground.step(s, seat, space)
        push(s, Springing(seat, space))
    f.step = CHOOSES
    push(s, Springing(f.seat, space))
    return None


def end_move(s: Session, f: Moving) -> None:
    """A Move of one step or more has ended."""
    f.answer = None
    if f.steps:
        ground.tell_moved(s, f.seat, (f.start, *f.steps))


CHOOSES: Final = 3
ENDED: Final = 5

procedure(
    Moving,
    ("EF-5.197", begin),
    ("EF-5.111", choose_companions),
    ("EF-5.111", take_along),
    ("EF-5.111", choose_step),
    ("EF-5.111", walk),
    ("EF-5.111", end_move),
)


# Traps (EF-5.127) --------------------------------------------------------------------------------------------------------


def find_traps(s: Session, f: Springing) -> Flow:
    """Those of the tile, of Quirks, and those that were laid."""
    tile = s.tile_at(f.space)
    found = [text for corner, text in tile.traps if corner == f.space % 4] if tile is not None else []
    found += [text for space, text, _until in s.traps if space == f.space]
    for space, card, _until in s.quirks:
        quirk = s.cast.cards[card].quirk
        if quirk is not None and space == f.space:
            found += [text for _corner, text in quirk.traps]
    f.traps = tuple(found)
    ground.tell_entered(s, f.seat, f.space)
    if not found:
        return DONE
    ground.tell_trapped(s, f.seat, f.space)
    return None


def spring(s: Session, f: Springing) -> Flow:
    if not f.traps:
        return DONE
    text = f.traps[0]
    f.traps = f.traps[1:]
    push(s, Deeds(text, f.seat, f.seat, NONE, NONE, NOBODY, f.space))
    return AGAIN


procedure(Springing, ("EF-5.127", find_traps), ("EF-5.127", spring))


# Pushes (EF-9.123) -------------------------------------------------------------------------------------------------------


def room_for(s: Session, figure: int) -> list[int]:
    """Where a figure may be pushed: one step, not full; Entities keep to their terrain."""
    space = s.figures.rows[figure].space
    found = land(s).room_beside(space, full_spaces(s))
    if is_entity(figure):
        row = s.figures.rows[figure].entity
        found = [one for one in found if entity_may_enter(s, row, one)]
    return found


def banned(s: Session, figure: int) -> bool:
    """`push-ban`: figures on that space cannot be pushed (EF-6.121)."""
    space = s.figures.rows[figure].space
    return bool([one for one in in_force(s, PUSH_BAN) if one.space == space])


def choose_pushed(s: Session, f: Pushing) -> None:
    """EF-4.43: of several Dreamers the Team names the one who makes room."""
    f.answer = None
    if f.one:
        team(s).ask(s, decisions.ONE, Listed(f.figures))


def take_pushed(s: Session, f: Pushing) -> None:
    if f.answer is not None:
        f.figures = (int(said(s, f.answer)),)
        f.one = False
        f.answer = None


def push_next(s: Session, f: Pushing) -> Flow:
    f.answer = None
    if not f.figures:
        return DONE
    options = [] if banned(s, f.figures[0]) else room_for(s, f.figures[0])
    if not options:
        f.figures = tuple([one for one in f.figures if one != f.figures[0]])
        return AGAIN
    team(s).ask(s, decisions.PUSH, Listed(tuple(options)), f.figures[0])
    return None


def push_there(s: Session, f: Pushing) -> None:
    space = said(s, f.answer)
    f.answer = None
    ground.push(s, f.figures[0], int(space))
    f.figures = f.figures[1:]
    f.step = 0


procedure(
    Pushing,
    ("EF-4.43", choose_pushed),
    ("EF-4.43", take_pushed),
    ("EF-9.123", push_next),
    ("EF-4.43", push_there),
)
