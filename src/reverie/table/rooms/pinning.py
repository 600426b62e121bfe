"""Which rules a table is played by, beyond the number that people raise by hand.

A fingerprint of the sources says whether anything at all is different; it is no verdict, for a comment changes it. Where it differs,
a table is played again from its start, and the states tell (`room.open_room`).
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from reverie import kernel
from reverie.kernel.game import Game
from reverie.parts import rules as parts


def sources_in(folder: Path) -> list[Path]:
    """The sources in a folder. They are shipped beside the extensions, so both builds have the same; where somebody has
    taken them away, the extensions themselves."""
    return sorted(folder.rglob("*.py")) or sorted(folder.rglob("*.so"))


@cache
def _fingerprint(rules: Path) -> str:
    told = hashlib.blake2b(digest_size=16)
    for folder in (Path(str(kernel.__file__)).parent, Path(str(parts.__file__)).parent, rules):
        for file in sources_in(folder):
            told.update(file.relative_to(folder).as_posix().encode() + b"\0")
            told.update(hashlib.sha256(file.read_bytes()).digest())
    return told.hexdigest()


def fingerprint(game: Game) -> str:
    """A fingerprint of everything that the rules of a game are written in: the kernel, the parts that rules
    are made of, and the game's own modules."""
    return _fingerprint(game.folder())


__all__ = ["fingerprint", "sources_in"]
