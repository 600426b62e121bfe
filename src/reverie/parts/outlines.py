"""Borders of cells as paths of SVG."""

from __future__ import annotations

from collections.abc import Iterable

Cell = tuple[int, int]
Unit = tuple[int, int, bool]
"""One side of a cell: it begins at a grid point and goes right (True), else down."""


def number(value: float) -> str:
    """As short as can be."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def corners(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The border of a set of cells: loops of corners, clockwise round what is inside and the other way round holes."""
    inside = set(cells)
    after: dict[Cell, list[Cell]] = {}
    for x, y in inside:
        for start, end, beyond in (
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ):
            if beyond not in inside:
                after.setdefault(start, []).append(end)
    loops = []
    while after:
        here = min(after)
        loop: list[Cell] = []
        before = (0, 0)
        while here in after:
            # where two corners meet, keep to the right: the loop goes on around the cells it began with
            there = min(after[here], key=lambda to: _turn(before, (to[0] - here[0], to[1] - here[1])))
            after[here].remove(there)
            if not after[here]:
                del after[here]
            step = (there[0] - here[0], there[1] - here[1])
            if step != before:
                loop.append(here)
            before, here = step, there
            if here == loop[0]:
                break
        loops.append(loop)
    return loops


def _turn(before: Cell, step: Cell) -> int:
    """Whether a step turns right (0), goes straight on (1) or turns left (2)."""
    return 1 - (before[0] * step[1] - before[1] * step[0])


def outline(cells: Iterable[Cell], unit: float, inset: float = 0) -> str:
    """The border of a set of cells as a path, or a line that runs so far inside of it."""
    found = ""
    for loop in corners(cells):
        points = []
        for at, (x, y) in enumerate(loop):
            before, after = loop[at - 1], loop[(at + 1) % len(loop)]
            # inside is to the right of each side: the corner moves by the normals of both
            dx = _sign(before[1] - y) + _sign(y - after[1])
            dy = _sign(x - before[0]) + _sign(after[0] - x)
            points.append(f"{number(x * unit + inset * dx)} {number(y * unit + inset * dy)}")
        found += "M" + "L".join(points) + "Z"
    return found


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def runs(units: Iterable[Unit], unit: float) -> str:
    """Sides of cells as one path, those in a row joined."""
    found = []
    left = set(units)
    for x, y, across in sorted(left):
        if (x, y, across) not in left:
            continue
        long = 0
        while (x + long, y, True) in left if across else (x, y + long, False) in left:
            left.discard((x + long, y, True) if across else (x, y + long, False))
            long += 1
        way = f"H{(x + long) * unit:g}" if across else f"V{(y + long) * unit:g}"
        found.append(f"M{x * unit:g} {y * unit:g}{way}")
    return "".join(found)


__all__ = ["Cell", "Unit", "corners", "number", "outline", "runs"]
