"""Packs of content: a folder with a `pack.yaml`, and the texts that the game and its packs bring along."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple, TypeVar

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
