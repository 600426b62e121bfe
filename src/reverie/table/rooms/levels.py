"""How strong a bot plays, in words people choose by. Which bot stands behind a level, the game says (`Adviser.levels`)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.game import Game


class Level:
    """One strength: its id on the wire, the key of its name, and the kinds of bots that are called so in records."""

    __slots__ = ("bots", "id", "key")

    def __init__(self, id: str, *bots: str) -> None:
        self.id = id
        self.key = f"level-{id}"
        self.bots = bots


LEVELS: Final = (
    Level("novice", "easy", "random"),
    Level("adept", "normal", "greedy"),
    Level("expert", "hard", "rollout"),
    Level("master", "master", "mcts"),
)
FORMER: Final = {"hard:1.5s": "master"}
"""Bots that stood behind a level in earlier versions, as tables and records still name them."""


def find_level(id: str) -> Level | None:
    return next((level for level in LEVELS if level.id == id), None)


def level_of(game: Game, bot: str) -> Level | None:
    """The level of a bot as records name it: the one behind which it stands in this game, else the one of its kind."""
    id = next((id for id, behind in game.bots.levels.items() if behind == bot), FORMER.get(bot, ""))
    return find_level(id) or next((level for level in LEVELS if bot.partition(":")[0] in level.bots), None)
