"""Plain values that games and servers give each other."""

from __future__ import annotations

import re
from typing import Final, NamedTuple, Protocol

from reverie.kernel.plain import Body

LONGEST_NAME: Final = 40


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
    """Who should sit somewhere: `me`, a person by `link`, anybody (`open`), a `bot` of a level, a second person `here`, or somebody
    whose seat it is before they come (`theirs`)."""

    __slots__ = ("bot", "kind", "name", "person")

    def __init__(self, kind: str, bot: str = "", name: str = "", person: str = "") -> None:
        self.kind = kind
        self.bot = bot
        self.name = name
        self.person = person
        """The id of the visitor whose seat it is."""


class Sat(NamedTuple):
    """Who sits somewhere: a `person`, a `bot` (of a level) or nobody yet (`open`); and whose seat it is, by the ids of visitors."""

    kind: str
    name: str
    level: str
    people: frozenset[str]


class TableNow(NamedTuple):
    """How a table stands: who sits there, and which seats have to decide. One that cannot be played on has a `trouble`: it is `gone`,
    it is `damaged`, or the rules have `changed`."""

    trouble: str
    seats: tuple[Sat, ...] = ()
    deciding: tuple[int, ...] = ()


GONE: Final = "gone"
DAMAGED: Final = "damaged"
CHANGED: Final = "changed"


def clean_name(name: str, fallback: str = "") -> str:
    """A name fit to be shown: one line, no control characters, not too long."""
    name = re.sub(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+", " ", name)
    return " ".join(name.split())[:LONGEST_NAME] or fallback


def key_in(told: str) -> str:
    """The key in a link, or a key as it is: it stands behind the #, and in old links behind the last slash."""
    return told.strip().rpartition("#")[2].rpartition("/")[2]


__all__ = [
    "CHANGED",
    "DAMAGED",
    "GONE",
    "LONGEST_NAME",
    "Finished",
    "Kept",
    "Named",
    "Person",
    "Sat",
    "Says",
    "SeatWish",
    "TableNow",
    "clean_name",
    "key_in",
]
