"""What a game may offer to bots besides the contract of `Game`. A game that offers nothing is played in general ways."""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

from reverie.kernel.choice import Choice
from reverie.kernel.game import Advice, Game
from reverie.kernel.state import State


@runtime_checkable
class Counsel(Protocol):
    """Games offer it by having these methods."""

    def blind(self, s: State, viewer: int) -> State:
        """The table as a seat sees it, made quickly: to look at and to be advised on, not to play on."""

    def advise_easily(self, s: State, choice: Choice, streams: list[int]) -> Advice:
        """What a beginner would answer."""

    def candidates(self, s: State, choice: Choice, most: int) -> list[Any]:
        """Answers worth a trial, the advised one first; about so many."""


_known: Final[dict[str, Counsel | None]] = {}


def counsel_of(game: Game) -> Counsel | None:
    """What this game offers, looked up once for every game of that name and content."""
    key = f"{game.name} {id(game)}"
    if key not in _known:
        if len(_known) > 50:
            _known.clear()
        _known[key] = game if isinstance(game, Counsel) else None
    return _known[key]
