"""Sections 2.3 and 3.1 of the rules: miniatures, warbands and maps as data, loaded from packs and validated.

A pack is a folder: `pack.yaml`, `miniatures/*.yaml`, `warbands/*.yaml`, `maps/*.yaml`, and names and flavour in
`text/en.ftl` and `text/pl.ftl`. A pack of facts may have an `unplayable.yaml`: pieces of which too little is known.
"""

from __future__ import annotations

import difflib
import re
from functools import cached_property
from pathlib import Path
from typing import Final, Literal, TypeVar

import msgspec

from reverie.kernel.content import ContentError, Document, Trouble, read_list
from reverie.kernel.game import SetupError
from reverie.kernel.text import LANGUAGES, Texts
from reverie.parts import packs
from reverie.parts.packs import Languages, open_pack

from ..rules.board import CELLS, KEY_CELLS
from ..rules.keywords import KEYWORDS, LINEAGES
from ..rules.notation import Ability, NotationError, parse_ability, parse_cost, parse_stats
from ..rules.pieces import Map, Piece

T = TypeVar("T")

CONTENT: Final = Path(__file__).parent / "data"
BUILT_IN: Final = (CONTENT / "dreams", CONTENT / "classics")
"""The original set, and the published pieces that the reference knows."""
TEXT: Final = Path(__file__).parent.parent / "words" / "text"
RULEBOOK: Final = Path(__file__).parent.parent / "words" / "rulebook"

UNKNOWN: Final = "unknown"
"""The rarity of a published piece whose rarity no source tells."""
HINTS: Final = {"kind": "creature or location", "rarity": "common, uncommon or rare"}
# Rules: DB-E.2, DB-G.warband.
MOST_MINIATURES: Final = 16
"""DB-600.1"""
MOST_COPIES: Final = 3
"""DB-600.3"""


class PackData(packs.PackData):
    """pack.yaml"""

    lineages: list[str] = []
    """Lineages of its own; the list is open (DB-5)."""


class MiniatureData(msgspec.Struct, forbid_unknown_fields=True):
    """One miniature as a content file gives it (DB-E.10)."""

    # Rules: DB-300, DB-300.9, DB-300.10, DB-300.12, DB-300.14, DB-G.lineage.

    id: str
    kind: Literal["creature", "location"]
    cost: str
    rarity: Literal["common", "uncommon", "rare", "unknown"]
    number: int
    """The collector number; 0 where it is not known."""
    stats: str | None = None
    lineage: str | None = None
    types: list[str] = []
    abilities: list[str] = []
    origin: str | None = None
    """Where the facts of a published piece are from: an id of the reference, such as DB-F.16."""
    inferred: list[str] = []
    """Which of its fields the reference has rebuilt from context."""


class UnplayableData(msgspec.Struct, forbid_unknown_fields=True):
    """A published piece of which too little is known to play it: the facts, as text, and what is missing."""

    id: str
    name: str
    origin: str
    missing: list[
        Literal[
            "spawn cost",
            "aspect symbols",
            "power",
            "defense",
            "life",
            "abilities",
            "ability requirement",
            "ability rule",
        ]
    ]
    kind: Literal["creature", "location"] | None = None
    set: str | None = None
    cost: str | None = None
    aspect: str | None = None
    stats: str | None = None
    """power/defense/life, with ? for what is not known"""
    lineage: str | None = None
    rarity: Literal["common", "uncommon", "rare"] | None = None
    number: str | None = None
    abilities: list[str] = []
    inferred: list[str] = []
    certainty: Literal["good", "fair", "weak"] | None = None


class WarbandData(msgspec.Struct, forbid_unknown_fields=True):
    """A prebuilt warband: pieces and how many of each."""

    id: str
    pieces: dict[str, int]


class MapData(msgspec.Struct, forbid_unknown_fields=True):
    """A map: three rows of three values, as seen from the bottom edge. `2/3` is 2 for the bottom player, 3 for the top."""

    id: str
    values: str


class Library:
    """All content that is loaded: pieces, warbands, maps, and their names in each language."""

    def __init__(self, folders: tuple[Path, ...]) -> None:
        self.folders = folders
        self.pieces: dict[str, Piece] = {}
        self.warbands: dict[str, dict[str, int]] = {}
        self.maps: dict[str, Map] = {}
        self.packs: list[str] = []
        self.lineages: tuple[str, ...] = LINEAGES
        self.troubles: list[Trouble] = []
        self.warnings: list[Trouble] = []
        self.texts: dict[str, Texts] = Languages(TEXT, folders)
        for folder in folders:
            self._read_pack(folder)
        if any(folder.parent != CONTENT for folder in folders):
            self.check_names()  # built-in names are proved by the tests
        if self.troubles:
            raise ContentError(self.troubles)

    def _read_pack(self, folder: Path) -> None:
        pack = open_pack(folder, PackData, self.packs)
        self.lineages += tuple([name for name in pack.lineages if name not in self.lineages])
        known = tuple(MiniatureData.__struct_fields__)
        raw: list[tuple[MiniatureData, str, Document]] = []
        for path in sorted((folder / "miniatures").glob("*.yaml")):
            self._collect(raw, path, MiniatureData, known)
        types = tuple(
            sorted({t for data, _, _ in raw for t in data.types} | {t for p in self.pieces.values() for t in p.types})
        )
        for data, at, document in raw:
            self._add_piece(data, at, document, pack.id, types)
        warbands: list[tuple[WarbandData, str, Document]] = []
        for path in sorted((folder / "warbands").glob("*.yaml")):
            self._collect(warbands, path, WarbandData, ("id", "pieces"))
        for band, at, document in warbands:
            if band.id in self.warbands:
                self.troubles.append(document.trouble(at + ".id", f"the warband id {band.id!r} is already taken"))
            for trouble in warband_troubles(self, band.pieces):
                self.troubles.append(document.trouble(at + ".pieces", trouble))
            if sum(band.pieces.values()) < MOST_MINIATURES:
                what = f"{band.id}: fewer than {MOST_MINIATURES} miniatures (DB-Q.3)"
                self.warnings.append(document.trouble(at + ".pieces", what))
            self.warbands[band.id] = band.pieces
        maps: list[tuple[MapData, str, Document]] = []
        for path in sorted((folder / "maps").glob("*.yaml")):
            self._collect(maps, path, MapData, ("id", "values"))
        for chart, at, document in maps:
            if chart.id in self.maps:
                self.troubles.append(document.trouble(at + ".id", f"the map id {chart.id!r} is already taken"))
            try:
                self.maps[chart.id] = Map(chart)
            except NotationError as error:
                self.troubles.append(document.trouble(at + ".values", str(error)))

    def _collect(self, into: list[tuple[T, str, Document]], path: Path, kind: type[T], known: tuple[str, ...]) -> None:
        try:
            into.extend(read_list(path, kind, known, HINTS))
        except ContentError as error:
            self.troubles.extend(error.troubles)

    def _add_piece(self, data: MiniatureData, at: str, document: Document, pack: str, types: tuple[str, ...]) -> None:
        def trouble(field: str, what: str) -> None:
            self.troubles.append(document.trouble(f"{at}.{field}", f"{data.id}: {what}"))

        before = len(self.troubles)
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", data.id):
            trouble("id", "an id is small letters and digits joined by hyphens, as in lamp-keeper")
        if data.id in self.pieces:
            trouble("id", f"this id is already taken (first at {self.pieces[data.id].where})")
        if data.rarity == UNKNOWN and data.origin is None:
            trouble(
                "rarity", "rarity: only a piece with an origin may be unknown; it should be common, uncommon or rare"
            )
        if data.kind == "creature" and data.stats is None:
            trouble("id", "a creature needs stats: power/defense/life, as in 2/4/5")
        if data.kind == "location" and data.stats is not None:
            trouble("stats", "a location has no power, defense and life")
        if data.lineage is not None and data.lineage not in self.lineages:
            near = difflib.get_close_matches(data.lineage, self.lineages, 1)
            trouble(
                "lineage",
                f"unknown lineage {data.lineage!r}; "
                + (f"did you mean {near[0]!r}?" if near else f"known are {', '.join(self.lineages)}"),
            )
        for field, parse in (("cost", parse_cost), ("stats", parse_stats)):
            value = getattr(data, field)
            if value is not None:
                try:
                    parse(value)
                except NotationError as error:
                    trouble(field, str(error))
        abilities: list[Ability] = []
        for i, text in enumerate(data.abilities):
            try:
                ability = parse_ability(text, types, self.lineages)
            except NotationError as error:
                trouble(f"abilities[{i}]", str(error))
                continue
            if KEYWORDS[ability.keyword].bearer == "creature" and data.kind == "location":
                # DB-D.26: the data decides, but a location with a creature's keyword is most likely a slip.
                self.warnings.append(
                    document.trouble(f"{at}.abilities[{i}]", f"{data.id}: {ability.keyword} is a creature's keyword")
                )
            abilities.append(ability)
        if (
            data.stats is not None
            and data.stats.startswith("*")
            and not any(a.keyword == "Thanatomancy" for a in abilities)
        ):
            trouble("stats", "a power of * needs an ability that sets it (Thanatomancy)")
        if len(self.troubles) == before:
            piece = Piece(data, tuple(abilities), pack)
            piece.where = f"{document.path.name}:{document.line(at)}"
            self.pieces[data.id] = piece

    def check_names(self) -> None:
        """Everything has a name, and no two miniatures have the same."""
        for language in LANGUAGES:
            texts = self.texts[language]
            for kind, ids in (("piece", self.pieces), ("warband", self.warbands), ("map", self.maps)):
                for id in ids:
                    if not texts.has(f"{kind}-{id}"):
                        where = self.folders[-1] / "text" / f"{language}.ftl"
                        self.warnings.append(
                            Trouble(where, 1, f"{kind}-{id} has no name in this language; its id is shown instead")
                        )

        for language in LANGUAGES:
            taken: dict[str, str] = {}
            for id, piece in self.pieces.items():
                name = self.name("piece", id, language)
                if name in taken:
                    what = f"{id}: its name {name!r} is that of {taken[name]!r}, too; a miniature is known by its name (DB-300.7)"
                    self.troubles.append(Trouble(Path(piece.where.split(":")[0]), int(piece.where.split(":")[1]), what))
                taken[name] = id

    @cached_property
    def unplayable(self) -> dict[str, UnplayableData]:
        """Published pieces that are listed for what is known of them; read when somebody asks, for play needs none."""
        listed: dict[str, UnplayableData] = {}
        troubles: list[Trouble] = []
        for n, folder in enumerate(self.folders):
            file = folder / "unplayable.yaml"
            if not file.is_file():
                continue
            for data, at, document in read_list(file, UnplayableData, UnplayableData.__struct_fields__, HINTS):
                playable = data.id in self.pieces and self.pieces[data.id].pack in self.packs[: n + 1]
                if playable or data.id in listed:
                    troubles.append(document.trouble(at + ".id", f"{data.id}: this id is already taken"))
                if not data.missing:
                    troubles.append(document.trouble(at + ".missing", f"{data.id}: say what is missing"))
                listed[data.id] = data
        if troubles:
            raise ContentError(troubles)
        return listed

    def name(self, kind: str, id: str, language: str) -> str:
        """The name of a piece, warband or map; its id where a pack gives none."""
        texts = self.texts[language]
        if texts.has(f"{kind}-{id}"):
            return texts.get(f"{kind}-{id}")
        return id.replace("-", " ").title()


def warband_troubles(library: Library, pieces: dict[str, int]) -> list[str]:
    """What is wrong with a warband (DB-600); nothing when it may be played."""
    told = []
    total = sum(pieces.values())
    for id, count in pieces.items():
        if id not in library.pieces and id in library.unplayable:
            fact = library.unplayable[id]
            told.append(f"{id!r} is listed, not playable; not known: {', '.join(fact.missing)} ({fact.origin})")
        elif id not in library.pieces:
            near = difflib.get_close_matches(id, list(library.pieces), 1)
            told.append(f"there is no miniature {id!r}" + (f"; did you mean {near[0]!r}?" if near else ""))
        if count < 1:
            told.append(f"{id!r} is given {count} times; a count is at least 1")
        if count > MOST_COPIES:
            told.append(f"{count} copies of {id!r}; at most {MOST_COPIES} of the same miniature are allowed (DB-600.3)")
    if total > MOST_MINIATURES:
        told.append(f"{total} miniatures; a warband has at most {MOST_MINIATURES} (DB-600.1)")
    if total < 1:
        told.append("no miniatures; a warband has at least 1 (DB-Q.3)")
    return told


def require_warband(library: Library, pieces: dict[str, int]) -> None:
    troubles = warband_troubles(library, pieces)
    if troubles:
        raise SetupError("this warband cannot be played: " + "; ".join(troubles))


def read_warband(value: str) -> str | dict[str, int]:
    """A prebuilt warband by name, or a YAML file with pieces and counts; raises SetupError."""
    if not value.endswith((".yaml", ".yml")):
        return value
    document = Document(Path(value))
    pieces = document.value.get("pieces", document.value) if isinstance(document.value, dict) else document.value
    if not isinstance(pieces, dict) or not all(type(n) is int for n in pieces.values()):
        raise SetupError(f"{value}: a warband file lists pieces with counts, as in\npieces:\n  harbour-warden: 2")
    return pieces


def schema() -> dict[str, object]:
    """JSON Schema of every content type, for editors."""
    kinds = (PackData, list[MiniatureData], list[UnplayableData], list[WarbandData], list[MapData])
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    names = ("pack", "miniatures", "unplayable", "warbands", "maps")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Reverie content for Dreamblade",
        "$defs": components,
        "files": dict(zip(names, schemas, strict=True)),
    }


def symmetric(chart: Map) -> bool:
    """Whether a map looks the same from both edges (half-turn)."""
    return all(chart.values[0][cell] == chart.values[1][CELLS - 1 - cell] for cell in KEY_CELLS)
