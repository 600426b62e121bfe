"""The faces of map tiles: what a tile file says, once it has been read. How one is written: docs/tiles.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

MODULE: Final = 6
"""Cells along the side of a module, the square that tiles are made of."""
PORT: Final = (2, 3)
"""The two cells in the middle of a module's side, where tiles join."""
ROCK: Final = "#"
LETTERS: Final = "abcdefg"
THEMES: Final = ("forest", "village", "dungeon", "castle")

Pair = tuple[str, str]


class Size(NamedTuple):
    """How large a tile is, in modules, and how many areas it may have."""

    across: int
    down: int
    least: int
    most: int


SIZES: Final = {"S": Size(1, 1, 2, 3), "M": Size(2, 1, 4, 5), "L": Size(2, 2, 6, 7)}


class Unit(NamedTuple):
    """One side of one cell: it begins at a grid point and goes right (`across`), else down."""

    x: int
    y: int
    across: bool


class Port(NamedTuple):
    """A place where a neighbour may join: its name (`N1`), the module's square on the tile, the side, its area; "" is rock."""

    name: str
    square: tuple[int, int]
    side: str
    area: str


class Shape:
    """Cells, markers and passages of a face, as they lie after a number of quarter turns."""

    def __init__(self, rows: list[str], marks: dict[str, tuple[int, int]], passages: dict[Pair, list[Unit]]) -> None:
        self.rows = rows
        self.marks = marks
        self.passages = passages

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def turned(self) -> Shape:
        """A quarter turn clockwise: what was at the top is on the right."""
        high = self.height
        rows = ["".join(column) for column in zip(*self.rows[::-1], strict=True)]
        marks = {area: (high - 1 - y, x) for area, (x, y) in self.marks.items()}
        passages = {
            pair: [Unit(high - u.y, u.x, False) if u.across else Unit(high - u.y - 1, u.x, True) for u in units]
            for pair, units in self.passages.items()
        }
        return Shape(rows, marks, passages)

    def ports(self) -> list[Port]:
        """The ports, side by side: north and south from the left, east and west from the top."""
        across, down = self.width // MODULE, self.height // MODULE
        found = []
        for side, count in (("N", across), ("E", down), ("S", across), ("W", down)):
            for number in range(count):
                name = side if across == down == 1 else f"{side}{number + 1}"
                x = {"E": across - 1, "W": 0}.get(side, number)
                y = {"S": down - 1, "N": 0}.get(side, number)
                cells = port_cells(x * MODULE, y * MODULE, side)
                area = self.rows[cells[0][1]][cells[0][0]]
                found.append(Port(name, (x, y), side, "" if area == ROCK else area))
        return found


class Face:
    """One side of a map tile."""

    def __init__(self, name: str, size: str, theme: str, title: str) -> None:
        self.name = name
        self.size = size
        self.theme = theme
        self.title = title
        self.shape = Shape([], {}, {})
        self.walls: dict[Pair, list[Unit]] = {}
        """Borders that are walls, with the gaps in them."""
        self.barriers: list[Pair] = []
        self.difficult: list[str] = []
        self.dangerous: list[str] = []
        self.slots: list[Pair] = []
        self.file = Path()
        self.line = 0
        self._turned: dict[int, Shape] = {}

    @property
    def letters(self) -> str:
        """The areas, in order."""
        return "".join(sorted(set("".join(self.shape.rows)) - {ROCK}))

    def lying(self, turn: int) -> Shape:
        """The face after so many quarter turns clockwise."""
        if not turn % 4:
            return self.shape
        if turn % 4 not in self._turned:
            self._turned[turn % 4] = self.lying(turn % 4 - 1).turned()
        return self._turned[turn % 4]


def port_cells(x: int, y: int, side: str) -> list[tuple[int, int]]:
    """The two cells of a port of the module whose first cell this is."""
    last = MODULE - 1
    if side in "NS":
        return [(x + i, y if side == "N" else y + last) for i in PORT]
    return [(x if side == "W" else x + last, y + i) for i in PORT]


def borders(rows: list[str]) -> dict[Pair, list[Unit]]:
    """All unit edges along which two different areas lie, from the top, the lower letter first."""
    found: dict[Pair, list[Unit]] = {}
    for y, row in enumerate(rows):
        for x, area in enumerate(row):
            for other, unit in (
                (row[x + 1] if x + 1 < len(row) else area, Unit(x + 1, y, False)),
                (rows[y + 1][x] if y + 1 < len(rows) else area, Unit(x, y + 1, True)),
            ):
                if area != other and ROCK not in (area, other):
                    found.setdefault((min(area, other), max(area, other)), []).append(unit)
    return found
