"""EF-10.55, Understudy: an Entity that repeats every Move of a Dreamer, mirrored; and one that repeats it as it was (EF-10.29)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Trigger

from .. import atoms
from .. import atoms_map as ground
from .. import terms as t
from ..abilities import NONE
from ..atoms_team import tell_rule
from ..effects.control import MOMENTS, REACTIONS
from ..places import can_move, is_full, land
from ..state import Session
from .named import Citing, comes_to_bear

STILL: Final = "still"
MIRRORED: Final = "R1"
SHARED: Final = "R2"
Step = tuple[int, int]
MET: Final = ("move", "pushed", "relocated", "spawned")


def point(space: int) -> Step:
    """Row and column of a space on the whole map."""
    slot, corner = space // 4, space % 4
    return 2 * (slot // t.COLUMNS) + corner // 2, 2 * (slot % t.COLUMNS) + corner % 2


def space_at(row: int, column: int) -> int:
    if not (0 <= row < 2 * t.ROWS and 0 <= column < 2 * t.COLUMNS):
        return NONE
    return 4 * (row // 2 * t.COLUMNS + column // 2) + 2 * (row % 2) + column % 2


def directions(trail: tuple[int, ...]) -> list[Step]:
    """The steps of a Move, as rows and columns."""
    points = [point(space) for space in trail]
    return [(b[0] - a[0], b[1] - a[1]) for a, b in zip(points, points[1:], strict=False)]


def after_step(s: Session, space: int, step: Step) -> int:
    """Where a step leads from a space; the same space where a Wall, a Blocked or full space or the edge forbids it."""
    here = land(s)
    row, column = point(space)
    after = space_at(row + step[0], column + step[1])
    open_ = after in here.near[space] or (0 not in step and after in here._over_corners(space))
    return after if after != NONE and open_ and not is_full(s, after) else space


def repeat(s: Session, row: int, steps: list[Step]) -> bool:
    """The same steps in the same order, those that are forbidden left out; whether it went anywhere."""
    went = False
    for figure in s.figures_of(row):
        for step in steps if can_move(s, figure) else []:
            after = after_step(s, s.figures.rows[figure].space, step)
            if after != s.figures.rows[figure].space:
                ground.step(s, figure, after)
                went = True
    return went


def bound_by(s: Session, rule: str) -> int:
    """The row of the Entity that a rule moves."""
    for row in s.entity_rows():
        if s.entity(row).rule == rule and s.figures_of(row):
            return row
    return NONE


def mirror(s: Session, trigger: Trigger) -> None:
    """EF-10.55 R1: after a Dreamer's Move, east and west exchanged; with a Gem in the slot north and south, too."""
    kind, seat, _more = trigger
    row = bound_by(s, "mirror-move")
    if row == NONE:
        return
    if kind == "move" and not s.count(STILL):
        turned = -1 if s.gems else 1
        steps = [(turned * down, -right) for down, right in directions(s.trail)]
        with Citing(s):
            tell_rule(s, "mirror-move")
            if repeat(s, row, steps):
                comes_to_bear(s, MIRRORED, seat)
    if kind in MET:
        meet(s, row)


def meet(s: Session, row: int) -> None:
    """EF-10.55: it shares a space with a Dreamer for the first time."""
    for figure in s.figures_of(row):
        for seat in range(s.players()):
            if s.space_of(seat) == s.figures.rows[figure].space:
                comes_to_bear(s, SHARED, seat)
                return


def let_go(s: Session) -> None:
    """At the end of a Turn nothing holds it any more."""
    atoms.set_count(s, STILL, 0)


def follow(s: Session, trigger: Trigger) -> None:
    """EF-10.29: as the last Dreamer moved, not mirrored."""
    row = bound_by(s, "last-move")
    if trigger[0] == "move" and row != NONE:
        with Citing(s, "EF-6.117"):
            tell_rule(s, "last-move")
            repeat(s, row, directions(s.trail))


MOMENTS["mirror-move:end-turn"] = let_go
REACTIONS["mirror-move"] = mirror
REACTIONS["last-move"] = follow
