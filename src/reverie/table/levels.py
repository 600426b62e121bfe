"""How strong a bot plays, in words people choose by."""

from __future__ import annotations

from typing import Final


class Level:
    """One strength: its id on the wire, the bot behind it, and the key of its name."""

    __slots__ = ("bot", "id", "key")

    def __init__(self, id: str, bot: str) -> None:
        self.id = id
        self.bot = bot
        self.key = f"level-{id}"


LEVELS: Final = (
    Level("novice", "random"),
    Level("adept", "greedy"),
    Level("expert", "rollout:0.5s"),
    Level("master", "mcts:1.5s"),
)


def find_level(id: str) -> Level | None:
    return next((level for level in LEVELS if level.id == id), None)
