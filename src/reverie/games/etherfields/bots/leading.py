"""An Entity that repeats every Move of a Dreamer, mirrored: the walk that brings it where it is wanted (EF-10.55)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import innermost
from reverie.parts.rules.steps import FAR

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.frames import Moving
from ..rules.places import can_move, land
from ..rules.procedures.understudy import STILL, after_step, bound_by, directions, point
from ..rules.state import NOWHERE, Session

MIRROR: Final = "mirror-move"


def led(s: Session) -> int:
    """The figure that repeats Moves; NONE where nobody does, or it is held still."""
    row = bound_by(s, MIRROR)
    for figure in s.figures_of(row) if row != NONE and not s.count(STILL) else []:
        return figure if can_move(s, figure) else NONE
    return NONE


class Walk:
    """The shortest walk of a Dreamer after which the figure stands on a space and he himself on one of others."""

    def __init__(self, s: Session, seat: int, goal: int, ends: list[int], tolls: list[int]) -> None:
        self.far = FAR
        self.first: int = NOWHERE
        """The next step of it."""
        figure = led(s)
        if figure != NONE:
            self.s = s
            self.turned = -1 if s.gems else 1
            self.seek(seat, self.mirrored(seat, figure), goal, ends, tolls)

    def step(self, space: int, before: int, after: int) -> int:
        """Where it goes when somebody steps from one space to another."""
        (down, right), (low, far) = point(before), point(after)
        return after_step(self.s, space, (self.turned * (low - down), right - far))

    def mirrored(self, seat: int, figure: int) -> int:
        """Where it will stand after the steps that the Move at hand has made already."""
        space = self.s.figures.rows[figure].space
        move: Moving | None = innermost(self.s, Moving)
        if move is not None and move.seat == seat:
            for down, right in directions((move.start, *move.steps)):
                space = after_step(self.s, space, (self.turned * down, -right))
        return space

    def seek(self, seat: int, space: int, goal: int, ends: list[int], tolls: list[int]) -> None:
        """All pairs of spaces, nearest first: his and its own."""
        near = land(self.s).near
        start = self.s.space_of(seat)
        if space == goal and start in ends:
            self.far = 0
            return
        firsts: list[int] = [NOWHERE] * (t.SPACES * t.SPACES)
        line: list[tuple[int, int, int]] = [(start, space, 0)]
        for mine, its, far in line:
            for after in near[mine]:
                if tolls[after] > 1:
                    continue
                other = self.step(its, mine, after)
                pair = t.SPACES * after + other
                if firsts[pair] != NOWHERE:
                    continue
                firsts[pair] = after if not far else firsts[t.SPACES * mine + its]
                if other == goal and after in ends:
                    self.far, self.first = far + 1, firsts[pair]
                    return
                line.append((after, other, far + 1))


__all__ = ["Walk", "led"]
