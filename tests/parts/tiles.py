"""The worked tiles of the reference (SS-G17), as they stand there, and maps made of them."""

from __future__ import annotations

from pathlib import Path

from reverie.parts.areas.faces import Face
from reverie.parts.areas.layout import Layout, Placed, lay
from reverie.parts.areas.reading import read_faces
from reverie.parts.rules.areas import Areas, members

FILE = Path(__file__).parent / "worked.tiles"
FACES: dict[str, Face] = {face.name: face for face in read_faces(FILE)}


def alone(name: str) -> Areas:
    return lay([Placed(FACES[name], (0, 0))]).areas


def prologue() -> Layout:
    """The worked join: a hall, a chapel and a crypt."""
    return lay([Placed(FACES["1B"], (0, 0)), Placed(FACES["8B"], (2, 0)), Placed(FACES["14B"], (2, 1))])


def named(areas: Areas, found: int | list[int]) -> str:
    """A set of areas in words."""
    return " ".join(areas.names[area] for area in (members(found) if isinstance(found, int) else found))
