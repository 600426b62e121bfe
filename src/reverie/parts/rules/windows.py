"""Windows: moments in which everybody may react, one after the other, lap after lap, until a lap passes in which nobody does.

In a window a seat takes something up, passes, or rests: then it is asked no more until the game says so (`resting` are such
seats, as bits; a new phase sets it to 0). A game keeps a frame of its own with where its laps start and how far this one is, and
says who is offered what (`Windows.offers`); a seat that is offered nothing is passed over silently. What people wish of the
windows of a game, one by one, is to be asked always, where it matters, or never; what matters the game knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from reverie.kernel.domain import Domain
from reverie.kernel.state import State

ASK: Final = "ask"
MATTER: Final = "matter"
PASS: Final = "pass"
WISHES: Final = (ASK, MATTER, PASS)
"""When somebody wants to be asked: always, where it matters, never."""
REST: Final = "rest"
"""The answer of a seat that wants to be asked no more for now; to pass once is `PASS`."""

S = TypeVar("S", bound=State)
Asked = tuple[int, int, Domain]
"""How many have been asked in this lap, this one among them; the seat; what it is offered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Windows(Generic[S]):
    """The windows of a game: it says who is offered what."""

    def offers(self, s: S, seat: int) -> Domain | None:
        """What a seat is offered now; None when it is passed over."""
        raise NotImplementedError

    def next_asked(
        self, s: S, around: tuple[int, ...], start: int, at: int, left_out: int, resting: int
    ) -> Asked | None:
        """Who comes next in a lap that starts with a seat and in which so many were asked; None when the lap is done."""
        count = len(around)
        first = around.index(start)
        for place in range(at, count):
            seat = around[(first + place) % count]
            if seat != left_out and not resting >> seat & 1:
                options = self.offers(s, seat)
                if options is not None:
                    return place + 1, seat, options
        return None


def last_asked(around: tuple[int, ...], start: int, at: int) -> int:
    """Who was asked when so many had been."""
    return around[(around.index(start) + at - 1) % len(around)]


def with_rest(resting: int, seat: int) -> int:
    """A seat rests from now on: it is asked no more."""
    return resting | 1 << seat


def lets_through(wish: str, matters: Iterable[bool]) -> bool:
    """Whether somebody need not be asked: never, or where nothing that they are offered matters now."""
    return wish == PASS or (wish == MATTER and not any(matters))
