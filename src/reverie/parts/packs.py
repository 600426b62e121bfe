"""Packs of content: a folder with a `pack.yaml`, and the texts that the game and its packs bring along."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec

from reverie.kernel.content import ContentError, Document, Trouble
from reverie.kernel.text import Texts
from reverie.kernel.words import TEXT
from reverie.parts.effects.checking import Structs, checked


class PackData(msgspec.Struct, forbid_unknown_fields=True):
    """pack.yaml"""

    id: str
    version: int


P = TypeVar("P", bound=PackData)


def open_pack(folder: Path, kind: type[P], packs: list[str]) -> P:
    """What a pack says of itself; its id joins those of the packs before it."""
    manifest = folder / "pack.yaml"
    if not manifest.is_file():
        raise ContentError([Trouble(manifest, 1, "missing: a pack is a folder with a pack.yaml (id and version)")])
    pack = Document(manifest).decode(kind, kind.__struct_fields__)
    if pack.id in packs:
        raise ContentError([Trouble(manifest, 1, f"the pack id {pack.id!r} is already taken by another pack")])
    packs.append(pack.id)
    return pack


class Written(NamedTuple):
    """One thing that a file holds, and where it stands there."""

    what: Any
    document: Document
    at: str


def read_things(path: Path, structs: Structs, struct: Any, whole: Any, troubles: list[Trouble]) -> list[Written]:
    """What a file holds: a list of things, or one; whatever is wrong with it joins the troubles."""
    try:
        document = checked(path, structs)
        read = document.decode(whole, struct.__struct_encode_fields__)
    except ContentError as error:
        troubles.extend(error.troubles)
        return []
    if isinstance(read, list):
        return [Written(one, document, f"$[{number}]") for number, one in enumerate(read)]
    return [Written(read, document, "$")]


class Place(NamedTuple):
    """Where something was written."""

    document: Document
    at: str


class Shelves:
    """All things that a game's own content and the packs added to it hold, by kind and id: one file for each kind of `LISTS`, one for each
    thing of a kind of `FOLDERS`. What is wrong with them is gathered, and told by `raise_troubles`.
    """

    LISTS: ClassVar[dict[str, Any]] = {}
    """Files that hold a list each: what their things are..."""
    FOLDERS: ClassVar[dict[str, Any]] = {}
    """... and folders of files that hold one thing each."""
    STRUCTS: ClassVar[Structs]

    def __init__(self, base: Path, folders: tuple[Path, ...]) -> None:
        self.base = base
        self.folders = folders
        self.troubles: list[Trouble] = []
        self.packs: list[str] = []
        self.where: dict[tuple[str, str], Place] = {}
        """By kind and id."""
        self.things: dict[str, dict[str, Any]] = {kind: {} for kind in (*self.LISTS, *self.FOLDERS)}

    def read(self) -> None:
        """Read the game's own content, then every pack; raises ContentError with everything that is wrong."""
        for folder in (self.base, *self.folders):
            self.read_pack(folder)
        self.raise_troubles()

    def raise_troubles(self) -> None:
        if self.troubles:
            raise ContentError(sorted(self.troubles, key=lambda one: (str(one.file), one.line)))

    def read_pack(self, folder: Path) -> None:
        """A pack may lack any list; the game's own content has them all."""
        open_pack(folder, PackData, self.packs)
        for kind, struct in self.LISTS.items():
            if (folder / f"{kind}.yaml").is_file() or folder == self.base:
                self.read_file(folder / f"{kind}.yaml", kind, struct, list[struct])  # type: ignore[valid-type]
        for kind, struct in self.FOLDERS.items():
            for path in sorted((folder / kind).glob("*.yaml")):
                self.read_file(path, kind, struct, struct)

    def read_file(self, path: Path, kind: str, struct: Any, whole: Any) -> None:
        for one in read_things(path, self.STRUCTS, struct, whole, self.troubles):
            self.add(kind, one.what, Place(one.document, one.at))

    def id_of(self, one: Any) -> str:
        """What a thing goes by."""
        return str(one.id)

    def add(self, kind: str, one: Any, place: Place) -> None:
        """Enter a thing, once."""
        id = self.id_of(one)
        other = self.where.get((kind, id))
        if other is not None:
            what = f"{kind}: {id!r} is already in {other.document.path.name}:{other.document.line(other.at)}"
            self.troubles.append(place.document.trouble(f"{place.at}.id", what))
            return
        self.things[kind][id] = one
        self.where[kind, id] = place


class Languages(dict[str, Texts]):
    """The texts of each language, of a game and of its packs, then what every game may say; read when they are first needed."""

    def __init__(self, text: Path, packs: tuple[Path, ...]) -> None:
        super().__init__()
        self.text = text
        self.packs = packs

    def __missing__(self, language: str) -> Texts:
        files = [*sorted(self.text.glob(f"*.{language}.ftl")), *self.text.glob(f"{language}.ftl")]
        brought = [path for pack in self.packs for path in sorted((pack / "text").glob(f"*{language}.ftl"))]
        Texts(language, brought).check()  # whoever wrote them hears of mistakes at once
        self[language] = Texts(language, [*files, *brought, TEXT / f"words.{language}.ftl"])
        return self[language]
