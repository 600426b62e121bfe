"""A map in a terminal: heavy lines are walls, dotted ones lead on, double ones are doors; figures by their codes, told below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from reverie.parts.outlines import Unit
from reverie.parts.plan import Floor, Sketch

CORNERS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""Where walls meet: up is 1, right 2, down 4, left 8."""
SEAMS: Final = " ····┆····┄·····"
DOORS: Final = "     ║    ═     "
TERRAIN: Final = {"water": "~", "hatch": "/", "cross": "×", "light": "+", "bog": '"', "blocked": "▒"}
SIGNS: Final = {"i-lock": "¤", "i-bar": "╫"}
"""What a door bears in its middle, by its emblem: a lock, a bar."""
ARROWS: Final = {(True, True): "↓", (True, False): "↑", (False, True): "→", (False, False): "←"}
WIDEST: Final = 4
"""Columns to a cell, where there is room."""
HIGH: Final = 2
"""Lines to a cell: one for its side, one for what is in it."""
DIM: Final = "dim"


class Mark(NamedTuple):
    """Something that stands in an area: its code on the map, what it is, and its colour."""

    code: str
    told: str
    style: str = ""


class Canvas:
    """Characters with their styles, line by line."""

    def __init__(self, sketch: Sketch, width: int) -> None:
        self.sketch = sketch
        self.wide = max(2, min(WIDEST, (width - 1) // sketch.width))
        across, down = sketch.width * self.wide + 1, sketch.height * HIGH + 1
        self.signs = [[" "] * across for _ in range(down)]
        self.styles = [[""] * across for _ in range(down)]

    def put(self, column: int, line: int, text: str, style: str = "") -> None:
        for number, sign in enumerate(text):
            self.signs[line][column + number] = sign
            self.styles[line][column + number] = style

    def place(self, x: int, y: int) -> tuple[int, int]:
        """Column and line of a grid point."""
        return (x - self.sketch.left) * self.wide, (y - self.sketch.top) * HIGH

    def side(self, unit: Unit, level: str, upright: str, style: str = "") -> None:
        """One side of a cell, without its ends."""
        x, y, across = unit
        column, line = self.place(x, y)
        if across:
            self.put(column + 1, line, level * (self.wide - 1), style)
        else:
            self.put(column, line + 1, upright, style)

    def corners(self, sides: Sequence[Unit], style: str, signs: str) -> None:
        """The points where sides end."""
        arms: dict[tuple[int, int], int] = {}
        for x, y, across in sides:
            for point, arm in (((x, y), 2 if across else 4), ((x + across, y + (not across)), 8 if across else 1)):
                arms[point] = arms.get(point, 0) | arm
        for (x, y), mask in arms.items():
            if signs[mask] != " ":
                self.put(*self.place(x, y), signs[mask], style)

    def rows(self, floor: Floor) -> list[tuple[int, int, int]]:
        """The room inside an area, from the top: line, first column, columns."""
        found = []
        for y in sorted({y for _, y in floor.cells}):
            own = sorted(x for x, low in floor.cells if low == y)
            while own:
                long = next((i for i, x in enumerate(own) if x != own[0] + i), len(own))
                column, line = self.place(own[0], y)
                found.append((line + 1, column + 1, long * self.wide - 1))
                own = own[long:]
        return found

    def text(self) -> Text:
        found = Text(no_wrap=True)
        for signs, styles in zip(self.signs, self.styles, strict=True):
            last = max((i for i, sign in enumerate(signs) if sign != " "), default=-1)
            for i in range(last + 1):
                found.append(signs[i], styles[i] or None)
            found.append("\n")
        return found


def draw_text(sketch: Sketch, marks: Mapping[str, Sequence[Mark]], width: int = 100) -> Text:
    """A map for a terminal, and below it who stands where: what a crowded area has no room for is told there."""
    canvas = _drawn(sketch, width)
    below = Text(no_wrap=False)
    for floor in sketch.floors:
        here = marks.get(floor.id, ())
        _fill(canvas, floor, here)
        if here:
            below.append(f"{floor.number} {floor.name}".strip() + ": ", "bold")
            for number, mark in enumerate(here):
                below.append(", " if number else "")
                below.append(mark.code, mark.style or None)
                below.append(f" {mark.told}")
            below.append("\n")
    return canvas.text() + below


def draw_map(sketch: Sketch, marks: Mapping[str, Sequence[Mark]], width: int = 100) -> Text:
    """The map alone, for whoever tells of the figures beside it; areas have their names where there is room for them."""
    canvas = _drawn(sketch, width)
    for floor in sketch.floors:
        used = _fill(canvas, floor, marks.get(floor.id, ()))
        _name(canvas, floor, used)
    return canvas.text()


def _drawn(sketch: Sketch, width: int) -> Canvas:
    """Ground, walls, ways, doors and barriers."""
    canvas = Canvas(sketch, width)
    for floor in sketch.floors:
        sign = TERRAIN.get(floor.terrain, "")
        for x, y in floor.cells if sign else ():
            column, line = canvas.place(x, y)
            canvas.put(column + canvas.wide // 2, line + 1, sign, DIM)
    ways = [*sketch.seams, *sketch.edges]
    canvas.corners(ways, DIM, SEAMS)
    for unit in ways:
        canvas.side(unit, "┄", "┆", DIM)
    canvas.corners(sketch.walls, "", CORNERS)
    for unit in sketch.walls:
        canvas.side(unit, "━", "┃")
    for door in sketch.doors:
        canvas.corners(door.units, "bold", DOORS)
        for unit in door.units:
            canvas.side(unit, "═", "║", "bold")
        if door.glyph in SIGNS:
            canvas.put(*_middle(canvas, door.units[len(door.units) // 2]), SIGNS[door.glyph], "bold")
    for unit, onward in sketch.barriers:
        canvas.put(*_middle(canvas, unit), ARROWS[unit[2], onward], "bold")
    return canvas


def _middle(canvas: Canvas, unit: Unit) -> tuple[int, int]:
    """Column and line of the middle of one side of a cell."""
    x, y, across = unit
    column, line = canvas.place(x, y)
    return (column + canvas.wide // 2, line) if across else (column, line + 1)


def _fill(canvas: Canvas, floor: Floor, marks: Sequence[Mark]) -> int:
    """The number of an area and the codes of whoever is there, word by word into the room it has; the rest is a plus sign.

    How many of its rows have something in them.
    """
    words = [(floor.number, "bold"), *[(mark.code, mark.style) for mark in marks]]
    left = [word for word in words if word[0]]
    rows = canvas.rows(floor)
    used = 0
    for number, (line, column, room) in enumerate(rows):
        at = column
        used = number + 1 if left else used
        while left:
            code, style = left[0]
            more = len(left) > 1 and number == len(rows) - 1
            if at + len(code) + (2 if more else 0) > column + room:
                break
            canvas.put(at, line, code, style)
            at += len(code)
            if at < column + room:
                canvas.put(at, line, " ")
            at += 1
            left = left[1:]
    if left and rows:
        line, column, room = rows[-1]
        canvas.put(column + room - 1, line, "+", "bold")
    return used


def _name(canvas: Canvas, floor: Floor, used: int) -> None:
    """The name of an area in the rows that are left, word by word; not at all where it has no room."""
    rows = canvas.rows(floor)[used:]
    lines: list[str] = []
    left = floor.name.split()
    for _line, _column, room in rows:
        told = ""
        while left and len(told) + bool(told) + len(left[0]) <= room:
            told = f"{told} {left.pop(0)}".strip()
        lines.append(told)
    if not left:
        for (line, column, room), told in zip(rows, lines, strict=True):
            canvas.put(column, line, f"{told} "[:room] if told else "", "italic dim")
