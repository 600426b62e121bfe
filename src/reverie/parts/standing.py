"""Where those who are in an area stand: inside it, nobody upon another, smaller where it is crowded.

Things lie near the upper right and stay there, whoever comes and goes; figures gather around the area's marker. The corner with the
area's number and what it costs to get there is left free as long as that can be had.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import floor
from typing import Final, NamedTuple

from .outlines import Cell
from .plan import AROUND, FIGURE, THING, Point, corner, label_size
from .rules.areas import Areas

ROOMY: Final = (1.0, 0.9, 0.8)
SMALL: Final = (0.7, 0.62, 0.55)
"""How large figures are drawn, the largest first: rather on the number of an area than too small to be told apart at a glance."""
CROWDED: Final = 0.8
"""Below this size a plate has room for one number only."""
WIDE_PLATE: Final = 26.0
NARROW_PLATE: Final = 16.0
"""Half of what a plate takes at most, with two numbers or with one."""
ABOVE: Final = 6.0
"""What a figure takes above and below its disc for rank and plate."""
STEP: Final = 4
"""Places are tried in quarters of a cell."""
SLACK: Final = 0.15
"""So much of a cell may lie on a wall."""


class Standing(NamedTuple):
    """Places of figures and of things, in cells, and how large the figures are."""

    figures: Sequence[Point]
    things: Sequence[Point]
    size: float


class Box(NamedTuple):
    """What is taken, in cells."""

    left: float
    top: float
    right: float
    bottom: float


class Room:
    """An area with what is taken of it already."""

    def __init__(self, own: set[Cell], taken: Sequence[Box]) -> None:
        self.own = own
        self.taken = list(taken)

    def put(self, places: Iterable[Point], wide: float, high: float, count: int, slack: float) -> list[Point]:
        """So many at the first places where they lie inside and upon nobody; fewer where there is no room for all. `slack` is how much
        of a cell may lie on a wall."""
        found: list[Point] = []
        for x, y in places:
            if len(found) == count:
                break
            left, top, right, bottom = x - wide, y - high, x + wide, y + high
            if self._upon(left, top, right, bottom) or not self._inside(
                left + slack, top + slack, right - slack, bottom - slack
            ):
                continue
            self.taken.append(Box(left, top, right, bottom))
            found.append((x, y))
        return found

    def _upon(self, left: float, top: float, right: float, bottom: float) -> bool:
        for a, b, c, d in self.taken:
            if left < c and a < right and top < d and b < bottom:
                return True
        return False

    def _inside(self, left: float, top: float, right: float, bottom: float) -> bool:
        own = self.own
        for y in range(floor(top), floor(bottom - 0.001) + 1):
            for x in range(floor(left), floor(right - 0.001) + 1):
                if (x, y) not in own:
                    return False
        return True


@lru_cache(4096)
def standing(areas: Areas, area: int, figures: int, things: int, unit: float) -> Standing:
    """Places for so many figures and things on a map that is drawn with so many units to a cell."""
    own = {(n % areas.width, n // areas.width) for n, owner in enumerate(areas.owner) if owner == area}
    grid = every_place(own)
    x, y = areas.marks[area]
    near = sorted(grid, key=lambda at: (round((at[0] - x - 0.5) ** 2 + (at[1] - y - 0.5) ** 2, 3), at))
    upper, lower = [sorted(grid, key=lambda at: (way * at[1], -at[0])) for way in (1, -1)]
    label = [label_box(own, areas.names[area], unit)]
    side = (THING + AROUND) / unit
    many = figures * (2 * FIGURE) ** 2 / unit**2  # what all would cover at full size, in cells
    tries = [*[(size, label) for size in ROOMY], *[(size, []) for size in ROOMY], *[(size, label) for size in SMALL]]
    for size, taken in (*tries, (SMALL[-1], [])):
        if many * size * size > len(own):
            continue
        plate = NARROW_PLATE if size < CROWDED else WIDE_PLATE
        wide, high = max(FIGURE * size + 2, plate) / unit, (FIGURE * size + ABOVE) / unit
        for order, lying, slack in (
            (near, upper, 0.0),
            (near, upper, SLACK),
            (near, lower, SLACK),
            (grid, upper, SLACK),
        ):
            room = Room(own, taken)
            laid = room.put(lying, side, side, things, SLACK)
            stand = room.put(order, wide, high, figures, slack) if len(laid) == things else []
            if len(stand) == figures and len(laid) == things:
                return Standing(stand, laid, size)
    places = spread(grid, figures + things)
    return Standing(places[:figures], places[figures:], SMALL[-1])


def every_place(own: set[Cell]) -> list[Point]:
    """Every quarter of a cell, row by row."""
    xs, ys = [cell[0] for cell in own], [cell[1] for cell in own]
    return [
        (x / STEP, y / STEP)
        for y in range(min(ys) * STEP + 1, (max(ys) + 1) * STEP)
        for x in range(min(xs) * STEP + 1, (max(xs) + 1) * STEP)
        if (x // STEP, y // STEP) in own
    ]


def label_box(own: set[Cell], name: str, unit: float) -> Box:
    x, y = corner(own, name, unit)
    wide, high = label_size(own, name, unit)
    return Box(x, y, x + wide / unit, y + high / unit)


def spread(grid: Sequence[Point], count: int) -> list[Point]:
    """So many as far from each other as can be: where nothing else helps."""
    found = [grid[len(grid) // 2]]
    while len(found) < count:
        found.append(max(grid, key=lambda at: min([(at[0] - x) ** 2 + (at[1] - y) ** 2 for x, y in found])))
    return found[:count]


__all__ = ["CROWDED", "Standing", "standing"]
