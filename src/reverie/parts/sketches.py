"""Maps of areas and of spaces as sketches, which `parts.plan` draws."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from .outlines import Cell, Unit
from .plan import Floor, Note, Sketch
from .rules.areas import Areas, Passage
from .rules.spaces import Land
from .spaces import Board

DIFFICULT: Final = "hatch"
DANGEROUS: Final = "cross"


class Named(NamedTuple):
    """What is written into an area or a space, and what it is called by whoever cannot see it."""

    label: str
    number: str = ""
    name: str = ""
    terrain: str = ""


def area_id(name: str) -> str:
    """The id of an area's element: 1B.c is area-1B-c."""
    return "area-" + name.replace(".", "-")


def space_id(name: str) -> str:
    return f"space-{name}"


def sketch_areas(areas: Areas, label: str, words: Mapping[str, Named], closed: int = 0, doors: int = 0) -> Sketch:
    """A map of areas: closed passages are walls but for those with a door, which whoever draws adds."""
    cells: list[list[Cell]] = [[] for _ in areas.names]
    for place, owner in enumerate(areas.owner):
        if owner >= 0:
            cells[owner].append((place % areas.width, place // areas.width))
    floors = []
    for area, name in enumerate(areas.names):
        told = words[name]
        worn = DIFFICULT if areas.difficult >> area & 1 else DANGEROUS if areas.dangerous >> area & 1 else ""
        terrain = told.terrain or worn
        floors.append(Floor(area_id(name), cells[area], told.label, told.number, told.name, terrain, area % 2 == 1))
    walls = [unit for unit in unit_places(areas, areas.walls) if _beside_area(areas, unit)]
    seams: list[Unit] = []
    for number, passage in enumerate(areas.passages):
        shut = closed >> number & 1 and not doors >> number & 1
        (walls if shut else seams).extend(unit_places(areas, passage.units))
    barriers = [mark for a, b in sorted(areas.barriers) for mark in _barrier(areas, a, b)]
    return Sketch(areas.width, areas.height, label, floors, walls, seams, barriers=barriers)


def unit_places(areas: Areas, units: list[int] | set[int]) -> list[Unit]:
    """Where unit edges lie."""
    wide = areas.width + 1
    return [(unit // 2 % wide, unit // 2 // wide, unit % 2 == 1) for unit in sorted(units)]


def _sides(areas: Areas, unit: Unit) -> tuple[int, int]:
    """The areas before and after a unit edge; -1 is none."""
    x, y, across = unit

    def owner(x: int, y: int) -> int:
        return areas.owner[y * areas.width + x] if 0 <= x < areas.width and 0 <= y < areas.height else -1

    return owner(x if across else x - 1, y - 1 if across else y), owner(x, y)


def _beside_area(areas: Areas, unit: Unit) -> bool:
    return max(_sides(areas, unit)) >= 0


def _barrier(areas: Areas, a: int, b: int) -> list[tuple[Unit, bool]]:
    """The sign on an edge that nobody walks from `a` to `b`: in its middle, showing the way from `b` to `a`."""
    found = []
    for passage in areas.passages:
        if {passage.a, passage.b} == {a, b}:
            unit = _middle(areas, passage)
            found.append((unit, _sides(areas, unit) == (b, a)))
    return found


def _middle(areas: Areas, passage: Passage) -> Unit:
    units = unit_places(areas, passage.units)
    return units[len(units) // 2]


def sketch_spaces(board: Board, land: Land, label: str, words: Mapping[str, Named], tiles: Mapping[str, str]) -> Sketch:
    """A board of spaces as it lies: each space of the grid that is there, and the tiles with their names, by slot."""
    spaces = board.spaces
    floors = []
    for space, name in enumerate(spaces.names):
        if land.lying >> space & 1 and spaces.on_grid(space):
            told = words[name]
            terrain = "blocked" if land.blocked >> space & 1 else told.terrain
            floors.append(Floor(space_id(name), [spaces.place(space)], told.label, told.number, told.name, terrain))
    seams: list[Unit] = []
    edges: list[Unit] = []
    walls: list[Unit] = []
    gaps: list[Unit] = []
    holes = {wall.edge for wall in board.walls if wall.gap}
    for number, (a, b) in enumerate(spaces.edges):
        if not (spaces.on_grid(a) and spaces.on_grid(b)):
            continue
        x, y = spaces.place(b)
        unit = (x, y, spaces.place(a)[0] == x)
        there = [bool(land.lying >> space & 1) for space in (a, b)]
        if land.walls >> number & 1 and any(there):
            walls.append(unit)
        elif all(there):
            (seams if a // 4 == b // 4 or number in holes else edges).append(unit)
            gaps += [unit] if number in holes else []
        elif any(there):
            walls.append(unit)
    walls += _rim(board, land)
    notes = []
    for slot, name in tiles.items():
        x, y = spaces.place(4 * spaces.slots.index(slot) + 2)
        notes.append(Note((x, y + 1), slot, name))
    xs, ys = zip(*[floor.cells[0] for floor in floors], strict=True)
    left, top = min(xs), min(ys)
    sketch = Sketch(max(xs) + 1 - left, max(ys) + 1 - top, label, floors, walls, seams, edges, gaps, notes=notes)
    return sketch._replace(left=left, top=top)


def _rim(board: Board, land: Land) -> list[Unit]:
    """The border of the board, where spaces lie along it."""
    spaces = board.spaces
    wide, high = 2 * spaces.columns, 2 * spaces.rows
    found: list[Unit] = []
    for x in range(wide):
        found += [(x, edge, True) for edge, y in ((0, 0), (high, high - 1)) if land.lying >> spaces.at(x, y) & 1]
    for y in range(high):
        found += [(edge, y, False) for edge, x in ((0, 0), (wide, wide - 1)) if land.lying >> spaces.at(x, y) & 1]
    return found
