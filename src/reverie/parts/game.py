"""A game with content of its own: what such games write alike in their `game.py` and for their laboratory.

Its library is read when somebody first needs it, users may add packs, and a setup may begin in the middle of things: with a position, and
with dice that are laid down.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Generic, Self

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from reverie.kernel.agenda import advance, push
from reverie.kernel.content import Once
from reverie.kernel.extras import extras_of
from reverie.kernel.game import Game, Lab
from reverie.kernel.plain import Body, Plain, Setup
from reverie.kernel.state import S

L = TypeVar("L", default=object)
"""The library of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StockedGame(Game[S], Generic[S, L]):
    """A game that is played with a library."""

    def __init__(self, folders: tuple[Path, ...] = ()) -> None:
        super().__init__()
        self.folders = folders
        """The packs that users have added."""
        self.stock: Once[L] = Once(self.read_library)

    def read_library(self) -> L:
        """All content, that of packs included; raises ContentError."""
        raise NotImplementedError

    @property
    def library(self) -> L:
        """All content."""
        return self.stock.get()

    def with_content(self, folders: tuple[Path, ...]) -> Self:
        return type(self)(folders) if folders else self

    def check_extras(self) -> None:
        """Read what extras bring along; raises ContentError."""
        for extra in extras_of(self.name):
            extra.check_content(self)

    def scripted(self, dice: Body) -> Plain:
        """The dice that a setup lays down, by the number of their stream."""
        raise NotImplementedError

    def tells_its_beginning(self, setup: Setup) -> bool:
        """Whether what happens before the first decision is told: where a game begins in the middle of things."""
        return "position" in setup

    def lay_out(self, s: S) -> None:
        """Everything where the position of the setup says, and on the agenda what comes next."""
        raise NotImplementedError

    def new(self, setup: Setup, seed: int, auto: bool = False) -> S:
        """A fresh game, or one that begins in the middle; with `auto` nature answers by herself and nobody listens."""
        s = self.blank(setup, seed)
        s.auto = auto
        if "dice" in setup:
            s.script = self.scripted(setup["dice"])
        s.listening = not auto and self.tells_its_beginning(setup)
        if "position" in setup:
            self.lay_out(s)
        else:
            push(s, self.opening(s))
        advance(s)
        return s


@mypyc_attr(allow_interpreted_subclasses=True)
class StockedLab(Lab[S], Generic[S, L]):
    """The laboratory of such a game."""

    def __init__(self, game: Game[S], library: Once[L]) -> None:
        super().__init__(game)
        self.library = library


def pairing(ids: Sequence[str], seed: int) -> list[str]:
    """Two of these by a seed: the seeds 0, 1, 2, ... go through every ordered pair once and then begin again."""
    pairs = [(a, b) for a in ids for b in ids if a != b or len(ids) == 1]
    return list(pairs[seed % len(pairs)])


__all__ = ["StockedGame", "StockedLab", "pairing"]
