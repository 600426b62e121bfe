"""Options that need not be made: many are asked at once, and only one of them answers."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from .domain import Domain
from .plain import Answer, Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class Later(Domain):
    """Options that are made when somebody looks at them, for a race in which most who are asked do not answer.

    A subclass holds what they are worked out of, which must not change any more: the state goes on, and clones share this. There is
    always an option. Saved and loaded it is the domain that it made.
    """

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: Domain | None = None

    def make(self) -> Domain:
        """The options; asked once."""
        raise NotImplementedError

    def made(self) -> Domain:
        found = self._made
        if found is None:
            found = self._made = self.make()
        return found

    def size(self) -> int:
        return self.made().size()

    def empty(self) -> bool:
        return False

    def has(self, value: object) -> bool:
        return self.made().has(value)

    def at(self, index: int) -> Answer:
        return self.made().at(index)

    def sample(self, streams: list[int], which: int) -> Answer:
        return self.made().sample(streams, which)

    def picks(self, prefix: Plain) -> Plain:
        return self.made().picks(prefix)

    def build(self, prefix: Plain) -> Answer:
        return self.made().build(prefix)

    def plain(self) -> Plain:
        return self.made().plain()
