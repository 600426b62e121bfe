"""Tiles laid beside each other: ports that face each other join, everything else along the border of a tile is closed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from reverie.parts.misfits import MapError, Misfit
from reverie.parts.rules.areas import Areas, Passage

from .faces import MODULE, ROCK, Face, Port, Shape

Square = tuple[int, int]
TURNS: Final = (0, 90, 180, 270)
FACING: Final = {"E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E"), "N": (0, -1, "S")}


class Placed(NamedTuple):
    """A face on the grid of modules: where its upper left module lies, and how far it is turned clockwise."""

    face: Face
    at: Square
    turn: int = 0

    @property
    def shape(self) -> Shape:
        return self.face.lying(self.turn // 90)

    def squares(self) -> list[Square]:
        """The squares of the grid that it covers."""
        shape = self.shape
        across, down = shape.width // MODULE, shape.height // MODULE
        return [(self.at[0] + x, self.at[1] + y) for y in range(down) for x in range(across)]


class NoSuchEdge(ValueError):
    """Somebody named an edge that this map does not have."""


class Layout:
    """A map of tiles: its areas, and how quests name the edges between them. A set of edges is one bit for each passage."""

    def __init__(self, placed: Sequence[Placed], areas: Areas) -> None:
        self.placed = placed
        self.areas = areas
        self.slots: dict[str, int] = {}
        self.joins: dict[tuple[Square, Square], int] = {}

    def between(self, a: str, b: str) -> int:
        """The edge between two areas: everything where one can be crossed into the other."""
        numbers = self.areas.number
        for name in (a, b):
            if name not in numbers:
                raise NoSuchEdge(f"there is no area {name} on this map; there are {', '.join(self.areas.names)}")
        found = self.areas.between(numbers[a], numbers[b])
        if not found:
            near = [self.areas.names[area] for area in self.areas.reach().meets[numbers[a]]]
            raise NoSuchEdge(f"nothing leads from {a} to {b}; from {a} one gets to {', '.join(near) or 'nowhere'}")
        return found

    def slot(self, name: str) -> int:
        """The edge of a slot, numbered as its tile file has them: 8B.1."""
        if name not in self.slots:
            raise NoSuchEdge(f"there is no slot {name} on this map; there are {', '.join(self.slots) or 'none'}")
        return 1 << self.slots[name]

    def join(self, first: Square, second: Square) -> int:
        """The edge between two module squares that touch."""
        found = self.joins.get((min(first, second), max(first, second)))
        if found is None:
            there = "; ".join(f"{a[0]},{a[1]} and {b[0]},{b[1]}" for a, b in self.joins)
            raise NoSuchEdge(f"no ports join between {first} and {second}; they join between {there or 'no squares'}")
        return 1 << found


def lay(placed: Sequence[Placed], apart: Collection[str] = ()) -> Layout:
    """A map of these tiles. Every tile joins the others, but for faces that a quest keeps apart."""
    misfits = _misfits(placed)
    if misfits:
        raise MapError(misfits)
    left = min(x for tile in placed for x, _ in tile.squares())
    top = min(y for tile in placed for _, y in tile.squares())
    width = MODULE * (1 + max(x for tile in placed for x, _ in tile.squares()) - left)
    height = MODULE * (1 + max(y for tile in placed for _, y in tile.squares()) - top)
    owner = [-1] * (width * height)
    tile_at = [-1] * (width * height)
    areas = Areas(width, height, owner, [], [], set(), [], set())
    layout = Layout(placed, areas)
    names: list[str] = []
    marks: list[tuple[int, int]] = []
    barriers: set[tuple[int, int]] = set()
    terrain = [0, 0]
    passages: list[Passage] = []
    for number, tile in enumerate(placed):
        face, shape = tile.face, tile.shape
        x0, y0 = (tile.at[0] - left) * MODULE, (tile.at[1] - top) * MODULE
        first = {letter: len(names) + place for place, letter in enumerate(face.letters)}
        names += [f"{face.name}.{letter}" for letter in face.letters]
        marks += [(shape.marks[letter][0] + x0, shape.marks[letter][1] + y0) for letter in face.letters]
        for y, row in enumerate(shape.rows):
            for x, letter in enumerate(row):
                tile_at[(y0 + y) * width + x0 + x] = number
                if letter != ROCK:
                    owner[(y0 + y) * width + x0 + x] = first[letter]
        barriers |= {(first[a], first[b]) for a, b in face.barriers}
        for kind, letters in enumerate((face.difficult, face.dangerous)):
            terrain[kind] |= sum(1 << first[letter] for letter in letters)
        for (a, b), units in sorted(shape.passages.items()):
            if (a, b) in face.slots:
                layout.slots[f"{face.name}.{face.slots.index((a, b)) + 1}"] = len(passages)
            passages.append(Passage(first[a], first[b], [areas.unit(x0 + u.x, y0 + u.y, u.across) for u in units]))
    _join(layout, passages, names, left, top)
    _check_joined(placed, [(names[passage.a], names[passage.b]) for passage in passages], apart)
    layout.slots = dict(sorted(layout.slots.items()))
    walls = _walls(areas, tile_at, {unit for passage in passages for unit in passage.units})
    layout.areas = Areas(width, height, owner, names, marks, walls, passages, barriers, terrain[0], terrain[1])
    return layout


def _misfits(placed: Sequence[Placed]) -> list[Misfit]:
    """What is wrong with the places of tiles, before anything is joined."""
    found: list[Misfit] = []
    taken: dict[Square, str] = {}
    tiles: dict[str, str] = {}
    if not placed:
        return [Misfit("tiles", "a map has at least one tile")]
    for number, tile in enumerate(placed):
        name = tile.face.name
        if tile.turn not in TURNS:
            found.append(
                Misfit(f"tiles[{number}]", f"{name} is turned by 0, 90, 180 or 270 degrees, not by {tile.turn}")
            )
            continue
        other = tiles.setdefault(name[:-1], name)
        if other != name or name in taken.values():
            found.append(
                Misfit(
                    f"tiles[{number}]", f"{name} cannot lie here: tile {name[:-1]} lies on the map already, as {other}"
                )
            )
            continue
        overlaps = [(x, y) for x, y in tile.squares() if (x, y) in taken]
        for x, y in overlaps:
            found.append(Misfit(f"tiles[{number}]", f"{name} overlaps: on {x},{y} lies {taken[x, y]}"))
        for square in tile.squares():
            taken.setdefault(square, name)
    return found


def _ports(tile: Placed) -> dict[tuple[Square, str], Port]:
    """The ports of a tile that lies, by square and side."""
    return {((tile.at[0] + p.square[0], tile.at[1] + p.square[1]), p.side): p for p in tile.shape.ports()}


def _join(layout: Layout, passages: list[Passage], names: list[str], left: int, top: int) -> None:
    """Join the ports that face each other."""
    ports: dict[tuple[Square, str], str] = {}
    for tile in layout.placed:
        for place, port in _ports(tile).items():
            if port.area:
                ports[place] = f"{tile.face.name}.{port.area}"
    for ((x, y), side), area in ports.items():
        if side not in "ES":
            continue
        dx, dy, opposite = FACING[side]
        other = ports.get(((x + dx, y + dy), opposite))
        if other is None:
            continue
        x0, y0 = (x - left) * MODULE, (y - top) * MODULE
        units = [
            layout.areas.unit(x0 + MODULE, y0 + i, False)
            if side == "E"
            else layout.areas.unit(x0 + i, y0 + MODULE, True)
            for i in (2, 3)
        ]
        layout.joins[(x, y), (x + dx, y + dy)] = len(passages)
        passages.append(Passage(names.index(area), names.index(other), units))


def _walls(areas: Areas, tile_at: list[int], passing: set[int]) -> set[int]:
    """All unit edges that block: between areas without a passage, against rock, and along the border of every tile."""
    width, height = areas.width, areas.height

    def cell(x: int, y: int) -> tuple[int, int]:
        inside = 0 <= x < width and 0 <= y < height
        return (tile_at[y * width + x], areas.owner[y * width + x]) if inside else (-1, -1)

    found: set[int] = set()
    for y in range(height + 1):
        for x in range(width + 1):
            for across, other in ((False, cell(x - 1, y)), (True, cell(x, y - 1))):
                unit = areas.unit(x, y, across)
                if cell(x, y) != other and unit not in passing:
                    found.add(unit)
    return found


def _check_joined(placed: Sequence[Placed], passages: list[tuple[str, str]], apart: Collection[str]) -> None:
    """Every tile is joined to the first, directly or over others, unless it is kept apart."""
    tiles = {tile.face.name: {tile.face.name} for tile in placed}
    for ends in passages:
        a, b = (tiles[area.split(".")[0]] for area in ends)
        if a is not b:
            a |= b
            for name in b:
                tiles[name] = a
    home = next((tile.face.name for tile in placed if tile.face.name not in apart), "")
    misfits = []
    for number, tile in enumerate(placed):
        name = tile.face.name
        if name in apart or name in tiles[home]:
            continue
        if len(tiles[name]) > 1:
            misfits.append(
                Misfit(f"tiles[{number}]", f"{name} and what it joins are cut off from {home}; or are they kept apart?")
            )
        else:
            ports = ", ".join(f"{p.name} {p.area}" for p in tile.shape.ports() if p.area) or "none"
            what = f"{name} joins nothing: none of its open ports ({ports}) faces an open port of another tile"
            misfits.append(Misfit(f"tiles[{number}]", what))
    if misfits:
        raise MapError(misfits)
