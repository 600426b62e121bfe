"""Decisions: the kinds of choices that a game puts to seats and to nature, each declared once.

A game declares them in its `rules/decisions.py`, in the order of its book, and gathers them in `Decisions`. What words,
pages, bots and lessons have to add to a decision they add under the same object. Only a declared decision can be asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Generic, overload

from typing_extensions import TypeVar

from .plain import Answer

if TYPE_CHECKING:
    from .state import State

A = TypeVar("A", covariant=True, default=object)
"""What there is to know about a decision; whoever takes any decision leaves it out."""


class Decision(Generic[A]):
    """One kind of choice: its name on the wire, the rule of the book that gives it, which answer does nothing (if one
    does), and what there is to know about it."""

    __slots__ = ("name", "passes", "rule", "says")

    @overload
    def __init__(self: Decision[None], name: str, rule: str, *, passes: Answer = None) -> None: ...

    @overload
    def __init__(self, name: str, rule: str, *, about: Callable[[Any, Any], A], passes: Answer = None) -> None: ...

    def __init__(
        self, name: str, rule: str, *, about: Callable[[Any, Any], A] | None = None, passes: Answer = None
    ) -> None:
        self.name = name
        self.rule = rule
        self.says = about
        """What the procedure that asks knows, taken from its frame. Nobody else looks into frames."""
        self.passes = passes
        """The answer that does nothing, where it is among the options; None where something has to be done."""

    def about(self, s: State) -> A:
        """What there is to know about this decision, which is being asked now: dice shown, X, a cell, targets."""
        assert self.says is not None, f"nothing more is to be known about {self.name!r}"
        told: A = self.says(s, s.agenda[-1])
        return told

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.rule!r})"


class Chance(Decision[None]):
    """What nature decides: a roll, a shuffle, a lot."""

    __slots__ = ("by_table",)

    def __init__(self, name: str, rule: str, by_table: bool = False) -> None:
        super().__init__(name, rule)
        self.by_table = by_table
        """The table sees to it also where people roll their own dice: a deck that is shuffled, a card drawn blindly."""


class Decisions:
    """Everything that a game ever asks. Names are its own: two games, or a seat and nature, may both have a `reroll`."""

    def __init__(self, *declared: Decision) -> None:
        self.seats: dict[str, Decision] = {}
        self.chances: dict[str, Decision] = {}
        for one in declared:
            known = self.chances if isinstance(one, Chance) else self.seats
            if one.name in known:
                raise ValueError(f"the decision {one.name!r} is declared twice")
            known[one.name] = one

    def find(self, name: str, natures: bool) -> Decision:
        """The decision that is called so, of nature or of a seat; raises LookupError."""
        known = self.chances if natures else self.seats
        if name not in known:
            raise LookupError(f"no decision {name!r} is declared; there are {', '.join(known)}")
        return known[name]

    def __iter__(self) -> Iterator[Decision]:
        return iter([*self.seats.values(), *self.chances.values()])
