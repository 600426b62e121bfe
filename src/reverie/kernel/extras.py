"""Extras: what stands beside a game itself, and adds to it without the game knowing: lessons, a campaign, a tournament."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from .choice import Choice
from .events import Event
from .game import Game
from .page import Ending, Page, Scene
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

    def unread(self, game: G, s: S, log: list[tuple[int, Event]], read: Collection[str]) -> str:
        """What somebody has to read before others play on: a name for it, which is in `read` once they have; "" for nothing."""
        return ""

    def panel(self, page: P, scene: Scene[S]) -> Told | None:
        """What it says beside the table; None at a table that is none of its own."""
        return None

    def ending(self, page: P, scene: Scene[S], table: str) -> Ending | None:
        """What comes after a game at a table of its own; None where that is nothing special, or not over."""
        return None

    def news(self, table: str) -> str:
        """The address of a piece of a page that tells what somebody has won by a finished game; "" for none."""
        return ""


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


def scene_told(game: Game, page: Page, scene: Scene) -> Told:
    """Everything a template shows of a scene: what the game's page tells, and whatever panels of its extras the page leaves to them."""
    told = page.scene(scene)
    return told | {extra.name: extra.panel(page, scene) for extra in extras_of(game.name) if extra.name not in told}


def ending(game: Game, page: Page, scene: Scene, table: str) -> Ending | None:
    """What comes after a game at this table, where an extra says so."""
    for extra in extras_of(game.name):
        told = extra.ending(page, scene, table)
        if told is not None:
            return told
    return None


def news(game: Game, table: str) -> list[str]:
    """Where it is told what was won by a finished game, besides the game."""
    return [address for extra in extras_of(game.name) if (address := extra.news(table))]


def unread(game: Game, s: State, log: list[tuple[int, Event]], read: Collection[str]) -> str:
    """What stands at a table of this game until it has been read; "" for nothing."""
    for extra in extras_of(game.name):
        if name := extra.unread(game, s, log, read):
            return name
    return ""
