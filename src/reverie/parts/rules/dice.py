"""Dice with symbols, from data; what rolls of them show, exactly, in whole numbers; and which effects a roll can pay for.

What some dice show is a count of each symbol. How many ways lead to each is worked out by convolution, one die after the other, so that
ten dice are as quick as two. Chances are whole numbers of ways out of all of them, fractions at the end, never floats in between.
Effects cost symbols; of a roll every symbol is spent once, so only certain sets of effects can be paid together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, TypeVar

Shown = tuple[int, ...]
"""How often each symbol shows, in the order of the game's symbols; what effects cost is written alike."""
MOST_EFFECTS: Final = 16
"""A roll pays for effects of one item or two; sets of more than this are not listed."""

T = TypeVar("T")


class Die:
    """One kind of die: what each of its faces shows."""

    __slots__ = ("faces", "name")

    def __init__(self, name: str, faces: tuple[Shown, ...]) -> None:
        self.name = name
        self.faces = faces


def read_die(name: str, faces: Sequence[str], symbols: Sequence[str]) -> Die:
    """A die as a file gives it: each face the names of its symbols, none for a blank; raises ValueError."""
    if not faces:
        raise ValueError(f"the die {name!r} has no faces")
    read = []
    for number, face in enumerate(faces, 1):
        shown = face.split()
        for symbol in shown:
            if symbol not in symbols:
                raise ValueError(f"the die {name!r}, face {number}: {symbol!r} is none of {', '.join(symbols)}")
        read.append(tuple([shown.count(symbol) for symbol in symbols]))
    return Die(name, tuple(read))


def total(dice: Sequence[Die], numbers: Sequence[int]) -> Shown:
    """What lies there when these dice show these faces, counted from 0."""
    faces = [die.faces[number] for die, number in zip(dice, numbers, strict=True)]
    return tuple([sum(counts) for counts in zip(*faces, strict=True)])


# Distributions -------------------------------------------------------------------------------------------------------


def convolved(ways: dict[Shown, int], faces: Sequence[Shown]) -> dict[Shown, int]:
    """One die more."""
    more: dict[Shown, int] = {}
    for shown, count in ways.items():
        for face in faces:
            both = tuple([a + b for a, b in zip(shown, face, strict=True)])
            more[both] = more.get(both, 0) + count
    return more


@lru_cache(maxsize=256)
def distribution(dice: tuple[Die, ...]) -> tuple[tuple[Shown, int], ...]:
    """Everything that these dice may show, in order, with the ways that lead there; all ways are the product of their sides."""
    if not dice:
        return (((), 1),)
    ways: dict[Shown, int] = {(0,) * len(dice[0].faces[0]): 1}
    for die in dice:
        ways = convolved(ways, die.faces)
    return tuple(sorted(ways.items()))


@lru_cache(maxsize=64)
def rolls(sides: int, count: int) -> tuple[tuple[Shown, int], ...]:
    """Every roll of so many equal dice as its numbers in ascending order, in order, with its ways out of sides**count."""
    ways: dict[Shown, int] = {(): 1}
    for _die in range(count):
        more: dict[Shown, int] = {}
        for roll, many in ways.items():
            for number in range(1, sides + 1):
                key = tuple(sorted((*roll, number)))
                more[key] = more.get(key, 0) + many
        ways = more
    return tuple(sorted(ways.items()))


def expected(ways: Sequence[tuple[Shown, int]], function: Callable[[Shown], int]) -> Fraction:
    """The exact mean of what a function makes of a roll."""
    return Fraction(
        sum([function(shown) * count for shown, count in ways]),
        sum([count for _shown, count in ways]),
    )


def spread(ways: Sequence[tuple[Shown, int]], function: Callable[[Shown], T]) -> dict[T, Fraction]:
    """The exact chance of each result of a function of a roll, in order."""
    found: dict[T, int] = {}
    for shown, count in ways:
        result = function(shown)
        found[result] = found.get(result, 0) + count
    whole = sum(found.values())
    results: list[T] = sorted(found)  # type: ignore[type-var]
    return {result: Fraction(found[result], whole) for result in results}


# What effects cost ---------------------------------------------------------------------------------------------------


def affordable(shown: Shown, cost: Shown) -> bool:
    for have, need in zip(shown, cost, strict=True):
        if have < need:
            return False
    return True


def spent(shown: Shown, cost: Shown) -> Shown:
    """What is left of a roll after an effect was paid for."""
    return tuple([have - need for have, need in zip(shown, cost, strict=True)])


def payable(shown: Shown, costs: Sequence[Shown]) -> list[tuple[int, ...]]:
    """Every set of effects that a roll can pay for, each effect once, by their numbers; the first is none of them."""
    if len(costs) > MOST_EFFECTS:
        raise ValueError(f"{len(costs)} effects at once; their sets would be too many to list")
    found: list[tuple[tuple[int, ...], Shown]] = [((), shown)]
    for number, cost in enumerate(costs):
        found += [((*chosen, number), spent(left, cost)) for chosen, left in found if affordable(left, cost)]
    return sorted([chosen for chosen, _left in found], key=_by_size)


def _by_size(chosen: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return len(chosen), chosen


def dearest_first(shown: Shown, costs: Sequence[Shown]) -> tuple[int, ...]:
    """The effects that somebody without a choice pays for: always the dearest that can be paid, of equals the one printed first."""
    left, chosen = shown, []
    for number in sorted(range(len(costs)), key=lambda one: (-sum(costs[one]), one)):
        if affordable(left, costs[number]):
            left = spent(left, costs[number])
            chosen.append(number)
    return tuple(chosen)


def chance_to_pay(ways: Sequence[tuple[Shown, int]], costs: Sequence[Shown]) -> Fraction:
    """The chance that a roll pays for all of these together."""
    if not costs:
        return Fraction(1)
    together = tuple([sum(needs) for needs in zip(*costs, strict=True)])
    whole = sum([count for _shown, count in ways])
    return Fraction(sum([count for shown, count in ways if affordable(shown, together)]), whole)
