"""All content of Etherfields, read from data files and user packs, and checked (EF-6.119, EF-10.25).

One file for each kind, all keyed by ids or codes; Dreamers and Dreams have a file each. A user's pack is a folder with `pack.yaml` and any
of these. Data holds ids only: every word that a person reads stands in the text files.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from reverie.kernel.content import ContentError, Document, Trouble
from reverie.parts.packs import PackData, open_pack, read_things

from .vocabulary import (
    STRUCTS,
    BasicData,
    CardData,
    DreamData,
    DreamerData,
    EntityData,
    MorphingData,
    StateData,
    TileData,
    TurnCardData,
    WorldData,
)

CONTENT: Final = Path(__file__).parent / "data"
RULEBOOK: Final = Path(__file__).parent.parent / "words" / "rulebook"

LISTS: Final[dict[str, Any]] = {
    "basics": BasicData,
    "market": CardData,
    "items": CardData,
    "fate": CardData,
    "flaws": CardData,
    "wisdom": CardData,
    "seasons": CardData,
    "notes": CardData,
    "companions": CardData,
    "signs": CardData,
    "masks": CardData,
    "turn-cards": TurnCardData,
    "morphings": MorphingData,
    "states": StateData,
    "landscape": TileData,
    "slumbers": EntityData,
    "world": WorldData,
}
"""Files that hold a list each..."""
FOLDERS: Final[dict[str, Any]] = {"dreamers": DreamerData, "dreams": DreamData}
"""... and folders of files that hold one thing each."""


class Place(NamedTuple):
    """Where something was written."""

    document: Document
    at: str


class Library:
    """All content that is loaded: the base and whatever packs add. Raises ContentError with everything that is wrong with it."""

    def __init__(self, folders: tuple[Path, ...] = (), base: Path = CONTENT) -> None:
        self.folders = folders
        self.base = base
        self.troubles: list[Trouble] = []
        self.packs: list[str] = []
        self.where: dict[tuple[str, str], Place] = {}
        """By kind and id."""
        self.things: dict[str, dict[str, Any]] = {kind: {} for kind in (*LISTS, *FOLDERS)}
        for folder in (base, *folders):
            self._read_pack(folder)
        if self.troubles:
            raise ContentError(sorted(self.troubles, key=lambda one: (str(one.file), one.line)))

    def _read_pack(self, folder: Path) -> None:
        open_pack(folder, PackData, self.packs)
        for kind, struct in LISTS.items():
            if (folder / f"{kind}.yaml").is_file() or folder == self.base:
                self._read(folder / f"{kind}.yaml", kind, struct, list[struct])  # type: ignore[valid-type]
        for kind, struct in FOLDERS.items():
            for path in sorted((folder / kind).glob("*.yaml")):
                self._read(path, kind, struct, struct)

    def _read(self, path: Path, kind: str, struct: Any, whole: Any) -> None:
        for one in read_things(path, STRUCTS, struct, whole, self.troubles):
            self._add(kind, one.what, Place(one.document, one.at))

    def _add(self, kind: str, one: Any, place: Place) -> None:
        id = id_of(one)
        other = self.where.get((kind, id))
        if other is not None:
            what = f"{kind}: {id!r} is already in {other.document.path.name}:{other.document.line(other.at)}"
            self.troubles.append(place.document.trouble(f"{place.at}.id", what))
            return
        self.things[kind][id] = one
        self.where[kind, id] = place

    def fingerprint(self) -> str:
        """What all content comes to, without prose."""
        return hashlib.sha256(msgspec.json.encode(self.things)).hexdigest()


def id_of(one: Any) -> str:
    """What a thing is called by: its id, its code, or its tile."""
    for name in ("id", "code", "tile"):
        found = getattr(one, name, "")
        if found:
            return str(found)
    return ""
