"""Maps of spaces as content gives them: tiles in slots, walls by the spaces beside them, overlays; and maps of a world.

Everything is checked when it is read: a tile off the board, two in one slot, a wall between spaces that do not touch, a space that
nobody can reach, an arrow that leads nowhere. What is asked while a game is played stands in `parts.rules.spaces`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from .misfits import MapError, Misfit
from .rules.spaces import CORNERS, Land, Overlay, Spaces
from .rules.steps import FAR


class Tile(NamedTuple):
    """A map tile: its code, its slot, and those of its spaces (`ab`) that are blocked, or cut off on purpose."""

    code: str
    slot: str
    blocked: str = ""
    cut_off: str = ""


class Laid(NamedTuple):
    """An overlay: its spaces, each with the space it lies on ("" is none), and the edges of these spaces (`O1/B2c`)."""

    code: str
    spaces: Mapping[str, str]
    edges: Sequence[str]


class Wall(NamedTuple):
    """A wall between two spaces; one with a gap is drawn and stops nobody."""

    edge: int
    gap: bool


class Board:
    """A map of spaces with everything that can ever lie on it."""

    def __init__(self, spaces: Spaces, tiles: Sequence[Tile], walls: Sequence[Wall], blocked: int) -> None:
        self.spaces = spaces
        self.tiles = tiles
        self.walls = walls
        self.blocked = blocked

    def slots(self, codes: Collection[str]) -> int:
        """The slots of these tiles, a bit for each."""
        lying = 0
        for tile in self.tiles:
            if tile.code in codes:
                lying |= 1 << self.spaces.slots.index(tile.slot)
        return lying

    def standing(self) -> int:
        """The walls that stop somebody, a bit for each edge."""
        found = 0
        for wall in self.walls:
            if not wall.gap:
                found |= 1 << wall.edge
        return found

    def whole(self) -> Land:
        """The land with every tile in its slot."""
        return self.spaces.land(self.slots([tile.code for tile in self.tiles]), self.standing(), self.blocked)

    def edge(self, text: str) -> int:
        """The edge that content names by the spaces beside it: B2b/B3a."""
        return _edge(self.spaces, text)


def lay_board(
    rows: int,
    columns: int,
    tiles: Sequence[Tile],
    walls: Sequence[str] = (),
    overlays: Sequence[Laid] = (),
) -> Board:
    """A board of these tiles, or everything that is wrong with it. A wall is `B2b/B3a`, with a gap `B2b/B3a gap`."""
    misfits: list[Misfit] = []
    plain = Spaces(rows, columns, [])
    _check_slots(plain, tiles, misfits)
    drawn = _overlays(plain, overlays, misfits)
    if misfits:
        raise MapError(misfits)
    spaces = Spaces(rows, columns, drawn)
    found: list[Wall] = []
    for number, text in enumerate(walls):
        named, _blank, rest = text.partition(" ")
        try:
            wall = Wall(_edge(spaces, named), rest == "gap")
            if rest not in ("", "gap"):
                raise ValueError(f"expected nothing or 'gap' after {named}, not {rest!r}")
            if wall.edge in [other.edge for other in found]:
                raise ValueError(f"the wall {named} stands already")
            found.append(wall)
        except ValueError as error:
            misfits.append(Misfit(f"walls[{number}]", str(error)))
    blocked = 0
    for tile in tiles:
        for corner in tile.blocked:
            blocked |= 1 << spaces.number[tile.slot + corner]
    board = Board(spaces, tiles, found, blocked)
    if not misfits:
        _check_ways(board, misfits)
    if misfits:
        raise MapError(misfits)
    return board


def _check_slots(spaces: Spaces, tiles: Sequence[Tile], misfits: list[Misfit]) -> None:
    taken: dict[str, str] = {}
    codes: set[str] = set()
    for number, tile in enumerate(tiles):
        last = spaces.slots[-1]
        if tile.slot not in spaces.slots:
            what = f"{tile.code} lies off the board: expected a slot from A1 to {last}, not {tile.slot!r}"
            misfits.append(Misfit(f"tiles[{number}].slot", what))
        elif tile.slot in taken:
            misfits.append(
                Misfit(f"tiles[{number}].slot", f"{tile.code} overlaps: in {tile.slot} lies {taken[tile.slot]}")
            )
        if tile.code in codes:
            misfits.append(Misfit(f"tiles[{number}].code", f"there are two tiles {tile.code}"))
        for field, corners in (("blocked", tile.blocked), ("cut_off", tile.cut_off)):
            if [corner for corner in corners if corner not in CORNERS]:
                what = f"expected spaces of the tile, {CORNERS[0]} to {CORNERS[-1]}, not {corners!r}"
                misfits.append(Misfit(f"tiles[{number}].{field}", what))
        taken.setdefault(tile.slot, tile.code)
        codes.add(tile.code)
    if not tiles:
        misfits.append(Misfit("tiles", "a map has at least one tile"))


def _overlays(spaces: Spaces, overlays: Sequence[Laid], misfits: list[Misfit]) -> list[Overlay]:
    found = []
    names = list(spaces.names)
    for number, overlay in enumerate(overlays):
        under = []
        for name, lower in overlay.spaces.items():
            if name in names:
                misfits.append(Misfit(f"overlays[{number}].spaces", f"there is a space {name} already"))
            if lower and lower not in spaces.number:
                misfits.append(Misfit(f"overlays[{number}].spaces.{name}", f"there is no space {lower} to lie on"))
            names.append(name)
            under.append(spaces.number.get(lower, -1))
        edges = []
        for place, text in enumerate(overlay.edges):
            one, _slash, other = text.partition("/")
            lost = [name for name in (one, other) if name not in names]
            if lost:
                what = f"expected two spaces such as {next(iter(overlay.spaces))}/A1a; there is no space {lost[0]!r}"
                misfits.append(Misfit(f"overlays[{number}].edges[{place}]", what))
            elif not {one, other} & set(overlay.spaces) or one == other:
                what = f"expected an edge of the overlay's own spaces ({', '.join(overlay.spaces)}), not {text}"
                misfits.append(Misfit(f"overlays[{number}].edges[{place}]", what))
            edges.append((one, other))
        found.append(Overlay(overlay.code, list(overlay.spaces), under, edges))
    return found


def _edge(spaces: Spaces, text: str) -> int:
    one, _slash, other = text.partition("/")
    for name in (one, other):
        if name not in spaces.number:
            raise ValueError(f"expected two spaces such as B2b/B3a; there is no space {name!r}")
    found = spaces.edge(spaces.number[one], spaces.number[other])
    if found < 0:
        raise ValueError(f"{one} and {other} do not touch: there is no edge between them")
    return found


def _check_ways(board: Board, misfits: list[Misfit]) -> None:
    """Once everything lies, one gets from the first space to every other that is not blocked or cut off on purpose."""
    land, spaces = board.whole(), board.spaces
    free: dict[int, int] = {}
    for number, tile in enumerate(board.tiles):
        for corner in CORNERS:
            if corner not in tile.blocked and corner not in tile.cut_off:
                free[spaces.number[tile.slot + corner]] = number
    first = next(iter(free), 0)
    for space, number in free.items():
        if land.distance(first, space) >= FAR:
            what = f"{spaces.names[space]} is unreachable from {spaces.names[first]}; or is it cut off on purpose?"
            misfits.append(Misfit(f"tiles[{number}]", what))


class District(NamedTuple):
    """A tile of a world map: its Locations with their kinds, and the arrows that begin on it (`SU1>SU2`)."""

    tile: str
    slot: str
    locations: Mapping[str, str]
    paths: Sequence[str]
    shortcuts: Sequence[str]


class Step(NamedTuple):
    """Where an arrow leads from a Location, and whether it is a shortcut."""

    to: str
    shortcut: bool


class World:
    """A directed graph of Locations. An arrow into a district that has not been discovered cannot be used."""

    def __init__(self, districts: Sequence[District]) -> None:
        self.districts = districts
        self.kind: dict[str, str] = {}
        self.home: dict[str, str] = {}
        self._arrows: dict[str, list[Step]] = {}
        misfits: list[Misfit] = []
        self._read_locations(misfits)
        self._read_arrows(misfits)
        if not misfits:
            for discovered in ([tile.tile for tile in districts][:1], [tile.tile for tile in districts]):
                misfits += self._stranded(discovered)
        if misfits:
            raise MapError(misfits)

    def _read_locations(self, misfits: list[Misfit]) -> None:
        slots: dict[str, str] = {}
        for number, district in enumerate(self.districts):
            other = slots.setdefault(district.slot, district.tile)
            if other != district.tile:
                misfits.append(Misfit(f"[{number}].slot", f"{district.tile} overlaps: in {district.slot} lies {other}"))
            for name, kind in district.locations.items():
                if name in self.kind:
                    misfits.append(Misfit(f"[{number}].locations.{name}", f"there is a Location {name} already"))
                self.kind[name] = kind
                self.home[name] = district.tile
                self._arrows[name] = []

    def _read_arrows(self, misfits: list[Misfit]) -> None:
        for number, district in enumerate(self.districts):
            for field, arrows in (("paths", district.paths), ("shortcuts", district.shortcuts)):
                for place, text in enumerate(arrows):
                    what = self._wrong_with(district, text)
                    if what:
                        misfits.append(Misfit(f"[{number}].{field}[{place}]", what))
                        continue
                    start, _sign, to = text.partition(">")
                    self._arrows[start].append(Step(to, field == "shortcuts"))

    def _wrong_with(self, district: District, text: str) -> str:
        start, _sign, to = text.partition(">")
        if not re.fullmatch(r"\w+>\w+", text):
            return f"expected an arrow such as SU1>SU2, not {text!r}"
        if self.home.get(start) != district.tile:
            return f"expected an arrow that begins on {district.tile}; {start} is not there"
        if to not in self.kind:
            return f"{text} leads nowhere: there is no Location {to}"
        if start == to:
            return f"{text} leads back to where it begins"
        if to in [step.to for step in self._arrows[start]]:
            return f"there is an arrow {text} already"
        return ""

    def steps(self, location: str, discovered: Collection[str]) -> list[Step]:
        """Where the arrows of a Location lead now."""
        return [step for step in self._arrows[location] if self.home[step.to] in discovered]

    def reached(self, location: str, discovered: Collection[str]) -> list[str]:
        """All Locations one can get to, its own included, nearest first."""
        found = [location]
        for name in found:
            found += [step.to for step in self.steps(name, discovered) if step.to not in found]
        return found

    def _stranded(self, discovered: Sequence[str]) -> Iterable[Misfit]:
        """Where somebody could not get on, or could never get to."""
        places = [name for name in self.kind if self.home[name] in discovered]
        first = places[0] if places else ""
        reached = self.reached(first, discovered) if first else []
        for name in places:
            number = [district.tile for district in self.districts].index(self.home[name])
            where = f"[{number}].locations.{name}"
            if name not in reached:
                yield Misfit(where, f"no arrows lead from {first} to {name}")
            elif first not in self.reached(name, discovered):
                yield Misfit(where, f"whoever is on {name} never gets back to {first}")
