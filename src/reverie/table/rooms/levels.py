"""How strong a bot plays, in words people choose by. Which bot stands behind a level, the game says (`Adviser.levels`)."""

from __future__ import annotations

from typing import Final


class Level:
    """One strength: its id on the wire, and the key of its name."""

    __slots__ = ("id", "key")

    def __init__(self, id: str) -> None:
        self.id = id
        self.key = f"level-{id}"


LEVELS: Final = (Level("novice"), Level("adept"), Level("expert"), Level("master"))


def find_level(id: str) -> Level | None:
    return next((level for level in LEVELS if level.id == id), None)
