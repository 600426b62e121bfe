"""Extras: what stands beside a game itself, and adds to it without the game knowing: lessons, a campaign, a tournament."""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from .choice import Choice
from .game import Game
from .page import Page, Scene
from .plain import Answer, Told
from .state import S, State

G = TypeVar("G", bound=Game, default=Any)
P = TypeVar("P", bound=Page, default=Any)
"""The game that an extra belongs to, and the page that it stands beside; whoever takes any extra leaves them out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra(Generic[G, S, P]):
    """One extra of one game. Whatever it does not answer, it does not add."""

    def __init__(self, name: str) -> None:
        self.name = name
        """Under which name a scene finds its panel."""

    def check_content(self, game: G) -> None:
        """Read all content that it brings along; raises ContentError."""

    def taught(self, game: G, s: S, choice: Choice) -> Answer:
        """What a bot has to answer here because the extra wants it so; None leaves it to the bot's own judgement."""
        return None

    def panel(self, page: P, scene: Scene[S]) -> Told | None:
        """What it says beside the table; None at a table that is none of its own."""
        return None


EXTRAS: Final[dict[str, list[Extra]]] = {}
"""The extras of each game, by its name, in the order in which they are asked."""


def add_extras(game: Game, *extras: Extra) -> None:
    EXTRAS[game.name] = list(extras)


def extras_of(game: str) -> list[Extra]:
    return EXTRAS.get(game, [])


def taught_answer(game: Game, s: State, choice: Choice) -> Answer:
    """What an extra wants answered here; None when none does."""
    for extra in extras_of(game.name):
        answer = extra.taught(game, s, choice)
        if answer is not None:
            return answer
    return None
