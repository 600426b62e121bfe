"""What must be true of every face of a tile, however it is laid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.parts.rules.steps import FAR

from .faces import LETTERS, MODULE, ROCK, SIZES, Face, port_cells
from .layout import Placed, lay

Tell = Callable[[int, int, str], None]
"""Told of a trouble: line, column, what."""
Places = dict[str, tuple[int, int]]

LEAST_CELLS: Final = 6
MOST_CELLS: Final = 34


def check_face(face: Face, places: Places, tell: Tell) -> None:
    """Tell everything that is wrong with a face whose lines are all sound."""
    told = 0

    def count(line: int, column: int, what: str) -> None:
        nonlocal told
        told += 1
        tell(line, column, what)

    _check_marks(face, count)
    _check_ports(face, places, count)
    _check_edges(face, places, count)
    if not told:
        _check_ways(face, places, count)


def _cell(places: Places, x: int, y: int) -> tuple[int, int]:
    """Line and column of a cell in the file."""
    return places[f"row {y}"][0], x + 1


def check_areas(face: Face, places: Places, tell: Tell) -> None:
    """Tell what is wrong with the areas themselves: their letters, number, size, and whether each hangs together."""
    cells: dict[str, list[tuple[int, int]]] = {}
    for y, row in enumerate(face.shape.rows):
        for x, area in enumerate(row):
            if area == ROCK:
                continue
            if area not in cells and area != LETTERS[len(cells)]:
                what = f"letters run in reading order: the next new area is {LETTERS[len(cells)]!r}, not {area!r}"
                tell(*_cell(places, x, y), what)
                return
            cells.setdefault(area, []).append((x, y))
    size = SIZES[face.size]
    if not size.least <= len(cells) <= size.most:
        tell(
            face.line, 1, f"expected {size.least} or {size.most} areas on a tile of size {face.size}, not {len(cells)}"
        )
    for area, own in cells.items():
        if not LEAST_CELLS <= len(own) <= MOST_CELLS:
            what = f"expected an area of {LEAST_CELLS} to {MOST_CELLS} cells; {area} has {len(own)}"
            tell(*_cell(places, *own[0]), what)
        joined = [own[0]]
        for x, y in joined:
            near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            joined += [cell for cell in near if cell in own and cell not in joined]
        lost = [cell for cell in own if cell not in joined]
        if lost:
            tell(*_cell(places, *lost[0]), f"area {area} is in pieces: this cell does not hang together with the first")


def _check_marks(face: Face, tell: Tell) -> None:
    missing = [letter for letter in face.letters if letter not in face.shape.marks]
    if missing:
        tell(face.line, 1, f"expected a marker in every area; {', '.join(missing)} has none")


def _check_ports(face: Face, places: Places, tell: Tell) -> None:
    open_ports = 0
    for port in face.shape.ports():
        first, second = port_cells(port.square[0] * MODULE, port.square[1] * MODULE, port.side)
        areas = [face.shape.rows[y][x] for x, y in (first, second)]
        if areas[0] != areas[1]:
            what = f"port {port.name} joins nothing: its two cells belong to one area, or both are rock; not {areas[0]} and {areas[1]}"
            tell(*_cell(places, *second), what)
        open_ports += bool(port.area)
    if not open_ports:
        tell(face.line, 1, "expected at least one open port: nothing can ever join this tile")


def _check_edges(face: Face, places: Places, tell: Tell) -> None:
    """Slots and barriers are where one can pass."""
    for kind, sign, pairs in (("slot", "|", face.slots), ("barrier", ">", face.barriers)):
        for a, b in pairs:
            if (min(a, b), max(a, b)) not in face.shape.passages:
                tell(*places[f"{kind} {a}{sign}{b}"], f"expected a gap in the wall {a}|{b}: nobody passes there anyway")


def _check_ways(face: Face, places: Places, tell: Tell) -> None:
    """Whoever is on the tile gets everywhere, and neighbours see each other."""
    areas = lay([Placed(face, (0, 0))]).areas
    reach = areas.reach()
    for a, letter in enumerate(face.letters):
        if reach.dist_range(0, a) >= FAR:
            tell(*places[f"mark {letter}"], f"area {letter} is unreachable: walls close it in on all sides")
        elif reach.dist_move(0, a) >= FAR or reach.dist_move(a, 0) >= FAR:
            way = "from" if reach.dist_move(a, 0) >= FAR else "to"
            tell(*places[f"mark {letter}"], f"there is no way {way} area {letter} but against a barrier")
        for b in reach.meets[a]:
            if a < b and not reach.sees(a, b):
                other = face.letters[b]
                what = f"{letter} and {other} are neighbours and do not see each other: move a marker or widen the gap"
                tell(*places[f"mark {other}"], what)
