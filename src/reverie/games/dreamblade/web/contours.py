"""The lines of depth on the chart: a map's values as hills of water, cut at even heights (marching squares)."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from ..rules.board import KEY_CELLS

SIZE: Final = 500
"""The chart's own units: five cells of a hundred."""
STEPS: Final = 25
SPREAD: Final = 52.0
LEVELS: Final = (0.3, 0.75, 1.3, 1.9, 2.6, 3.4, 4.3, 5.2)

Point = tuple[int, int]


def _height(values: tuple[int, ...], x: float, y: float) -> float:
    """A Gaussian at every key cell, as high as the cell is worth. Row 5 is at the top of the chart."""
    total = 0.0
    for cell in KEY_CELLS:
        dx = x - (cell % 5 * 100 + 50)
        dy = y - ((4 - cell // 5) * 100 + 50)
        total += values[cell] * exp(-(dx * dx + dy * dy) / (2 * SPREAD * SPREAD))
    return total


def _segments(grid: list[list[float]], level: float) -> list[tuple[Point, Point]]:
    """The pieces of one line, square by square."""
    unit = SIZE / STEPS
    found: list[tuple[Point, Point]] = []
    for row in range(STEPS):
        for column in range(STEPS):
            corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
            crossings: list[Point] = []
            for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
                a, b = grid[ay][ax], grid[by][bx]
                if (a >= level) != (b >= level):
                    part = (level - a) / (b - a)
                    crossings.append((round((ax + (bx - ax) * part) * unit), round((ay + (by - ay) * part) * unit)))
            for i in range(0, len(crossings) - 1, 2):
                if crossings[i] != crossings[i + 1]:
                    found.append((crossings[i], crossings[i + 1]))
    return found


def _loops(segments: list[tuple[Point, Point]]) -> list[list[Point]]:
    """The pieces joined end to end."""
    ends: dict[Point, list[int]] = {}
    for number, (a, b) in enumerate(segments):
        ends.setdefault(a, []).append(number)
        ends.setdefault(b, []).append(number)
    used = [False] * len(segments)
    loops: list[list[Point]] = []
    for first in range(len(segments)):
        if used[first]:
            continue
        used[first] = True
        line = list(segments[first])
        while True:
            more = [n for n in ends[line[-1]] if not used[n]]
            if not more:
                break
            used[more[0]] = True
            a, b = segments[more[0]]
            line.append(b if a == line[-1] else a)
        loops.append(line)
    return loops


def _smooth(loop: list[Point]) -> str:
    """A loop as one path: every second point, joined by curves through the middles."""
    if loop[0] != loop[-1]:
        return ""  # it leaves the chart
    points = loop[:-1:2] if len(loop) > 16 else loop[:-1]
    if len(points) < 4:
        return ""
    middles = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in zip(points, points[1:] + points[:1], strict=True)]
    start = middles[-1]
    parts = [f"M{start[0]} {start[1]}"]
    for point, middle in zip(points, middles, strict=True):
        parts.append(f"Q{point[0]} {point[1]} {middle[0]} {middle[1]}")
    return "".join(parts) + "Z"


@cache
def contours(values: tuple[tuple[int, ...], ...]) -> str:
    """The lines of a map as one SVG path, seen with row 5 at the top."""
    deepest = tuple([max(pair) for pair in zip(*values, strict=True)])
    unit = SIZE / STEPS
    grid = [[_height(deepest, x * unit, y * unit) for x in range(STEPS + 1)] for y in range(STEPS + 1)]
    paths = []
    for level in LEVELS:
        for loop in _loops(_segments(grid, level)):
            paths.append(_smooth(loop))
    return "".join(paths)
