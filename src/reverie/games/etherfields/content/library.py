"""All content of Etherfields, read from data files and user packs, and checked (EF-6.119, EF-10.25).

One file for each kind, all keyed by ids or codes; Dreamers and Dreams have a file each. A user's pack is a folder with `pack.yaml` and any
of these. Data holds ids only: every word that a person reads stands in the text files.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec

from reverie.kernel.content import Once
from reverie.kernel.text import Texts
from reverie.parts.packs import Languages, PackData, Shelves

from .checks import check_library
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
TEXT: Final = Path(__file__).parent.parent / "words" / "text"

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


class Library(Shelves):
    """All content that is loaded: the base and whatever packs add. Raises ContentError with everything that is wrong with it."""

    LISTS = LISTS
    FOLDERS = FOLDERS
    STRUCTS = STRUCTS

    def __init__(self, folders: tuple[Path, ...] = (), base: Path = CONTENT) -> None:
        super().__init__(base, folders)
        self.texts: dict[str, Texts] = Languages(TEXT, folders)
        self._fingerprint: Once[str] = Once(lambda: hashlib.sha256(msgspec.json.encode(self.things)).hexdigest())
        self.read()
        check_library(self)
        self.raise_troubles()
        self.spell_out()

    def spell_out(self) -> None:
        """A script that something triggers is the first thing that it does. Whoever uses content after this changes nothing of it:
        what it comes to stays the same, in every process."""
        for dream in self.things["dreams"].values():
            for one in dream.triggers:
                if one.read is not None:
                    one.do = [STRUCTS["read"](script=one.read), *one.do]
                    one.read = None

    def id_of(self, one: Any) -> str:
        """What a thing is called by: its id, its code, or its tile."""
        for name in ("id", "code", "tile"):
            found = getattr(one, name, "")
            if found:
                return str(found)
        return ""

    def summary(self) -> str:
        """What there is, in numbers."""
        things = self.things
        cards = sum(len(dreamer.cards) for dreamer in things["dreamers"].values()) + len(things["market"])
        counts = (
            f"{len(things['dreamers'])} Dreamers",
            f"{cards} Influence cards",
            f"{len(things['items'])} Items",
            f"{len(things['slumbers'])} Slumbers",
            f"{len(things['dreams'])} Dreams",
        )
        return ", ".join(counts)

    def fingerprint(self) -> str:
        """What all content comes to, without prose: every save names it."""
        return self._fingerprint.get()


def schema() -> dict[str, object]:
    """JSON Schema of every content type, for editors."""
    kinds: dict[str, Any] = {"pack": PackData, **FOLDERS}
    kinds |= {name: list[struct] for name, struct in LISTS.items()}  # type: ignore[valid-type]
    schemas, components = msgspec.json.schema_components(tuple(kinds.values()), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Content of Etherfields",
        "$defs": components,
        "files": dict(zip(kinds, schemas, strict=True)),
    }
