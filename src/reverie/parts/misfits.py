"""What is wrong with a map that is otherwise well written: where in its file, and what."""

from __future__ import annotations

from typing import NamedTuple

from reverie.kernel.content import ContentError, Document


class Misfit(NamedTuple):
    """One thing that does not fit: where in the map it was said (`tiles[1].slot`), and what is wrong with it."""

    where: str
    what: str


class MapError(ValueError):
    """A map that cannot be laid; everything found is told."""

    def __init__(self, misfits: list[Misfit]) -> None:
        self.misfits = misfits
        super().__init__("\n".join(f"{misfit.where}: {misfit.what}" for misfit in misfits))

    def in_file(self, document: Document, at: str = "$") -> ContentError:
        """The same with file and line, for a map that stands in a document."""
        found = []
        for where, what in self.misfits:
            found.append(document.trouble(at + where if where.startswith("[") else f"{at}.{where}", what))
        return ContentError(found)
