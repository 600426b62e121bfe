"""What a roll must show."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from .lattice import DICE, FACES, Die, Numbers, all_rolls


class Requirement:
    """What a final roll must show. Two with the same key are the same, and share all that was worked out for them."""

    __slots__ = ("key",)

    def __init__(self, key: tuple[object, ...]) -> None:
        self.key = key

    def met(self, numbers: Numbers) -> bool:
        """Whether these dice, in ascending order, show it."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Requirement) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


class Symbols(Requirement):
    """At least these symbols, each as often as it is named; surplus dice do not matter (DT-5.3)."""

    __slots__ = ("die", "needed")

    def __init__(self, die: Die, needed: Sequence[int]) -> None:
        if len(die) != FACES:
            raise ValueError(f"a die has {FACES} faces, not {len(die)}")
        super().__init__(("symbols", tuple(die), tuple(sorted(needed))))
        self.die = tuple(die)
        self.needed: dict[int, int] = {}
        for symbol in needed:
            self.needed[symbol] = self.needed.get(symbol, 0) + 1

    def met(self, numbers: Numbers) -> bool:
        shown = [self.die[number - 1] for number in numbers]
        for symbol, count in self.needed.items():
            if shown.count(symbol) < count:
                return False
        return True


class Straight(Requirement):
    """So many consecutive numbers (DT-5.4, DT-5.5)."""

    __slots__ = ("length",)

    def __init__(self, length: int) -> None:
        super().__init__(("straight", length))
        self.length = length

    def met(self, numbers: Numbers) -> bool:
        run = 0
        for number in range(1, FACES + 1):
            run = run + 1 if number in numbers else 0
            if run >= self.length:
                return True
        return False


class OfAKind(Requirement):
    """The same number so often: the number, not the symbol (DT-5.6)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(("of a kind", count))
        self.count = count

    def met(self, numbers: Numbers) -> bool:
        for number in numbers:
            if numbers.count(number) >= self.count:
                return True
        return False


class Total(Requirement):
    """Numbers that add up to at least so much."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        super().__init__(("total", least))
        self.least = least

    def met(self, numbers: Numbers) -> bool:
        return sum(numbers) >= self.least


class Where(Requirement):
    """Anything a function says of the numbers in ascending order. The function is its identity: pass the same one again."""

    __slots__ = ("function",)

    def __init__(self, function: Callable[[Numbers], bool]) -> None:
        super().__init__(("where", function))
        self.function = function

    def met(self, numbers: Numbers) -> bool:
        return self.function(numbers)


class AnyOf(Requirement):
    """One of several is enough, as where an ability has more lines than one (DT-5.12)."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Requirement]) -> None:
        super().__init__(("any of", *parts))
        self.parts = tuple(parts)

    def met(self, numbers: Numbers) -> bool:
        for part in self.parts:
            if part.met(numbers):
                return True
        return False


SMALL_STRAIGHT: Final = Straight(4)
LARGE_STRAIGHT: Final = Straight(5)


@lru_cache(maxsize=1024)
def meeting(requirement: Requirement, size: int = DICE) -> tuple[int, ...]:
    """The rolls that meet a requirement, by their numbers in the order of `all_rolls`."""
    return tuple([roll for roll, numbers in enumerate(all_rolls(size)) if requirement.met(numbers)])


@lru_cache(maxsize=1024)
def counts(die: Die, symbol: int, size: int = DICE) -> tuple[int, ...]:
    """How often a symbol shows in each roll, in the order of `all_rolls`: for "N x symbol" (DT-5.9)."""
    return tuple([[die[number - 1] for number in numbers].count(symbol) for numbers in all_rolls(size)])
