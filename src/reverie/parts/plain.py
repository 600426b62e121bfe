"""Plain values that games and servers give each other."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from reverie.kernel.plain import Body


class Kept(NamedTuple):
    """Something that somebody keeps, and since when."""

    id: str
    data: Body
    at: float


class Finished(NamedTuple):
    """A table whose game is over, and when it last changed."""

    id: str
    game: str
    updated: float


class Says(Protocol):
    """The words of a game in one language."""

    def say(self, key: str, attribute: str = "", **args: object) -> str: ...


class Person(Protocol):
    """Somebody: the id of a visitor, and the name they go by."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> str: ...


class Named:
    """Somebody by id and name."""

    __slots__ = ("id", "name")

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


class SeatWish:
    """Who should sit somewhere: `me`, a person by `link`, anybody (`open`), a `bot` of a level, or a second person `here`."""

    __slots__ = ("bot", "kind", "name")

    def __init__(self, kind: str, bot: str = "", name: str = "") -> None:
        self.kind = kind
        self.bot = bot
        self.name = name


__all__ = ["Finished", "Kept", "Named", "Person", "Says", "SeatWish"]
