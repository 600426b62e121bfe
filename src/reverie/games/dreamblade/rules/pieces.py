"""The pieces of one game as the engine uses them: what is printed on each miniature, the map, and all abilities by number.

What content files look like and how they are read stands in `content.py`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, Protocol, TypedDict

import msgspec

from reverie.kernel.plain import Setup

from .board import CELLS, SCORING
from .keywords import ASPECTS
from .notation import NO_COST, Ability, NotationError, parse_ability, parse_cost, parse_stats

HELLS_FURY_GRANTS: Final = "{B}: Crit 2"
"""DB-K.Hells_Fury"""


class Printed(Protocol):
    """What a content file tells of a miniature."""

    @property
    def id(self) -> str: ...

    @property
    def kind(self) -> str: ...

    @property
    def cost(self) -> str: ...

    @property
    def rarity(self) -> str: ...

    @property
    def number(self) -> int: ...

    @property
    def stats(self) -> str | None: ...

    @property
    def lineage(self) -> str | None: ...

    @property
    def types(self) -> Sequence[str]: ...

    @property
    def abilities(self) -> Sequence[str]: ...

    @property
    def origin(self) -> str | None: ...

    @property
    def inferred(self) -> Sequence[str]: ...


class Charted(Protocol):
    """What a content file tells of a map."""

    @property
    def id(self) -> str: ...

    @property
    def values(self) -> str: ...


class Placed(TypedDict):
    """A location of somebody's that begins on the board."""

    seat: str
    piece: str
    cell: str


class Twists(TypedDict, total=False):
    """DB-C.7: what is different in a battle, as a setup keeps it; `content/twists.py` reads and checks it."""

    location: Placed
    victory: int
    extra_point: str
    pieces: int
    reroll: bool
    neutral: str


class Piece:
    """A miniature as the engine uses it: what is printed on it, with its abilities sorted by how they work."""

    # Rules: DB-G.miniature, DB-G.creature, DB-P.1e, DB-300.1, DB-G.cost, DB-G.ability.

    __slots__ = (
        "abilities",
        "aspects",
        "blade",
        "comes",
        "cost",
        "creature",
        "data",
        "defense",
        "id",
        "life",
        "lineage",
        "number",
        "of",
        "pack",
        "power",
        "rarity",
        "reinforce",
        "respawn",
        "spawn",
        "standing",
        "symbols",
        "symbols_in_all",
        "types",
        "unique",
        "vengeance",
        "where",
    )

    def __init__(self, data: Printed, abilities: tuple[Ability, ...], pack: str) -> None:
        self.data = data
        self.id: str = data.id
        self.pack = pack
        self.number: int = data.number
        """DB-300.13: the collector number."""
        self.rarity: str = data.rarity
        self.creature: bool = data.kind == "creature"
        cost, symbols = parse_cost(data.cost)
        self.cost: int = cost
        self.symbols: tuple[int, int, int, int] = symbols
        self.aspects: tuple[bool, ...] = tuple([n > 0 for n in symbols])
        self.of: tuple[int, ...] = tuple([a for a in range(4) if symbols[a]])
        """The numbers of its aspects."""
        self.symbols_in_all: int = sum(symbols)
        """The most by which aspects that are not covered can raise its price."""
        power, defense, life = parse_stats(data.stats) if data.stats is not None else (0, 0, 0)
        self.power: int = power
        self.defense: int = defense
        self.life: int = life
        self.lineage: str = data.lineage if data.lineage is not None else ""
        self.types: tuple[str, ...] = tuple(data.types)
        self.abilities = abilities
        self.standing: tuple[Ability, ...] = tuple([a for a in abilities if a.standing()])
        self.blade: tuple[Ability, ...] = tuple([a for a in abilities if a.blades])
        self.spawn: tuple[Ability, ...] = tuple([a for a in abilities if a.cost != NO_COST])
        self.comes: tuple[Ability, ...] = tuple([a for a in abilities if a.comes])
        self.respawn: int = NO_COST
        self.reinforce: bool = False
        self.vengeance: int = 0
        self.unique: str = ""
        for a in abilities:
            if a.keyword == "Respawn":
                self.respawn = a.x
            elif a.keyword == "Reinforce":
                self.reinforce = True
            elif a.keyword == "Vengeance":
                self.vengeance = a.x
            elif a.keyword == "Unique":
                self.unique = a.unique
        self.where: str = ""

    def printed_cost(self) -> str:
        return f"{self.cost}" + "".join(letter * n for letter, n in zip(ASPECTS, self.symbols, strict=True))

    def plain(self) -> list[object]:
        """Everything that matters to play, for the content digest."""
        return [
            self.id,
            self.creature,
            self.cost,
            self.symbols,
            self.power,
            self.defense,
            self.life,
            self.lineage,
            self.types,
            [a.source for a in self.abilities],
        ]


class Map:
    """Key-cell values for each edge (DB-B.5)."""

    __slots__ = ("id", "values")

    def __init__(self, data: Charted) -> None:
        self.id: str = data.id
        bottom, top = [0] * CELLS, [0] * CELLS
        rows = [line.split() for line in data.values.strip().splitlines()]
        if len(rows) != 3 or any(len(row) != 3 for row in rows):
            raise NotationError("values should be three rows of three numbers: the rows 4, 3 and 2, columns b, c and d")
        for line, cells in zip(rows, ((16, 17, 18), (11, 12, 13), (6, 7, 8)), strict=True):
            for text, cell in zip(line, cells, strict=True):
                for edge, number in enumerate(text.split("/") if "/" in text else (text, text)):
                    if edge > 1 or not (number.isascii() and number.isdigit()) or int(number) < 1:
                        raise NotationError(f"value {text!r} should be a number of at least 1, or two as in 2/3")
                    if cell in SCORING[edge]:
                        (bottom, top)[edge][cell] = int(number)
        self.values: tuple[tuple[int, ...], tuple[int, ...]] = (tuple(bottom), tuple(top))
        """Points of each cell, by edge; 0 where the cell does not score for it."""

    def plain(self) -> list[object]:
        return [self.id, self.values]


class Pieces(Protocol):
    """Where a cast finds its pieces: all content that is loaded."""

    @property
    def pieces(self) -> Mapping[str, Piece]: ...

    @property
    def maps(self) -> Mapping[str, Map]: ...


class Cast:
    """The pieces of one game: every miniature's piece, and all their abilities by number.

    Numbers depend only on the setup, so that saves and records mean the same everywhere.
    """

    __slots__ = (
        "abilities",
        "bands",
        "chart",
        "cheapest",
        "copied",
        "extra",
        "fingerprint",
        "granted",
        "locations",
        "neutral",
        "piece_of",
        "pieces",
        "reroll",
        "spawners",
    )

    def __init__(self, library: Pieces, setup: Setup) -> None:
        bands: list[list[str]] = setup["warbands"]
        twists: Twists = setup.get("twists", {})
        neutral: list[str] = [twists["neutral"]] if "neutral" in twists else []
        abilities: list[Ability] = []
        self.granted: dict[int, int] = {}
        """The blade ability that each Hell's Fury grants, by the number of the Hell's Fury."""
        by_id: dict[str, Piece] = {}
        for id in sorted({id for band in (*bands, neutral) for id in band}):
            printed = library.pieces[id]
            own = []
            for ability in printed.abilities:
                own.append(ability.numbered(len(abilities)))
                abilities.append(own[-1])
                if ability.keyword == "Hell's Fury":
                    self.granted[own[-1].number] = len(abilities)
                    abilities.append(parse_ability(HELLS_FURY_GRANTS).numbered(len(abilities)))
            by_id[id] = Piece(printed.data, tuple(own), printed.pack)
        self.pieces: tuple[Piece, ...] = tuple(by_id.values())
        self.abilities: tuple[Ability, ...] = tuple(abilities)
        self.piece_of: tuple[Piece, ...] = tuple([by_id[id] for band in (*bands, neutral) for id in band])
        """By number of the miniature: first the warband of seat A, then that of seat B, then a neutral location."""
        self.bands: tuple[tuple[int, ...], ...] = (
            tuple(range(len(bands[0]))),
            tuple(range(len(bands[0]), len(bands[0]) + len(bands[1]))),
        )
        self.locations: tuple[int, ...] = tuple([m for m, piece in enumerate(self.piece_of) if not piece.creature])
        """The locations of both seats, and a neutral one."""
        self.copied: tuple[tuple[int, ...], ...] = tuple(
            [tuple([m for m in self.bands[n] if bands[n].count(self.piece_of[m].id) > 1]) for n in (0, 1)]
        )
        """Each seat's miniatures of which its warband has several."""
        self.spawners: tuple[tuple[int, ...], ...] = tuple(
            [tuple([m for m in band if self.piece_of[m].spawn]) for band in self.bands]
        )
        """Each seat's miniatures with spawn abilities."""
        self.cheapest: tuple[int, ...] = tuple([min([self.least(m) for m in band] or [0]) for band in self.bands])
        """The fewest points for which each seat may ever spawn something, Channel aside."""
        self.neutral: int = len(bands[0]) + len(bands[1]) if neutral else -1
        """DB-C.7: the number of the neutral location; -1 in games without one."""
        self.extra: tuple[int, int] = (int(twists.get("extra_point") == "A"), int(twists.get("extra_point") == "B"))
        """DB-C.7: spawn points that a twist gives each seat besides."""
        self.reroll: bool = "reroll" in twists
        """DB-C.7: no spawn phase is skipped, a 1 is rolled again."""
        self.chart: Map = library.maps[setup["map"]]

        plain = [[p.plain() for p in self.pieces], self.chart.plain()]
        self.fingerprint: str = hashlib.blake2b(msgspec.json.encode(plain), digest_size=12).hexdigest()
        """Of all content that matters to this game."""

    def least(self, m: int) -> int:
        """The fewest points for which a miniature is ever spawned, from the reserves or by Respawn."""
        piece = self.piece_of[m]
        return piece.cost if piece.respawn < 0 or piece.cost < piece.respawn else piece.respawn
