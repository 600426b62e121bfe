"""Rolls of dice as they are counted: every roll, what may be kept of it, and where a reroll leads."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import Final

Numbers = tuple[int, ...]
"""Dice as their numbers, 1 to 6, in ascending order wherever this module hands them out."""

Dice = Sequence[int] | None
"""Dice on the table or kept out of them, in any order; or none of that."""

Die = tuple[int, ...]
"""The symbols (any ids) on the faces 1 to 6, in this order (DT-2.60)."""
FACES: Final = 6
DICE: Final = 5
ANY: Final = 99
"""No limit to the dice that may be rolled."""
CLOSE: Final = 1e-9
"""Keeps whose worth differs by less are equally good: sums of floats in another order differ that much."""


class Lattice:
    """All multisets of 0 to n dice, numbered by size and then in order; the rolls of all n dice come last."""

    __slots__ = (
        "fewer", "first", "inside", "inside_from", "more", "node", "numbers", "rolls", "size", "target", "target_from",
        "ways",
    )  # fmt: skip

    def __init__(self, size: int) -> None:
        if size < 1:
            raise ValueError(f"{size} dice: there must be at least one")
        numbers: list[Numbers] = [()]
        begin = 0
        for _ in range(size):
            end = len(numbers)
            for node in range(begin, end):
                least = numbers[node][-1] if numbers[node] else 1
                for face in range(least, FACES + 1):
                    numbers.append((*numbers[node], face))
            begin = end
        self.size = size
        self.first = begin
        """The number of the first roll: below it are the keeps that leave something to roll."""
        self.rolls = len(numbers) - begin
        self.numbers = numbers
        self.node: dict[Numbers, int] = {which: node for node, which in enumerate(numbers)}
        self.more: list[tuple[int, int, int, int, int, int]] = []
        """For each keep below `first`: the keeps with one die more, by the number of that die."""
        self.fewer: list[tuple[int, ...]] = [()] * len(numbers)
        """For each node: the keeps with one die fewer."""
        for node in range(begin):
            a, b, c, d, e, f = [self.node[tuple(sorted((*numbers[node], face)))] for face in range(1, FACES + 1)]
            self.more.append((a, b, c, d, e, f))
            for child in (a, b, c, d, e, f):
                self.fewer[child] = (*self.fewer[child], node)
        self.target_from = array("I", [0])
        self.target = array("I")
        self.ways = array("I")
        self.inside_from = array("I", [0])
        self.inside = array("I")
        self._transitions()

    def _transitions(self) -> None:
        """Lay out flat what each keep leads to, and which keeps each roll has."""
        leads: list[dict[int, int]] = [{} for _ in self.numbers]
        for roll in range(self.rolls):
            leads[self.first + roll][roll] = 1
        for node in range(self.first - 1, -1, -1):
            for child in self.more[node]:
                for roll, ways in leads[child].items():
                    leads[node][roll] = leads[node].get(roll, 0) + ways
        keeps: list[list[int]] = [[] for _ in range(self.rolls)]
        for node in range(len(self.numbers)):
            for roll in sorted(leads[node]):
                self.target.append(roll)
                self.ways.append(leads[node][roll])
                keeps[roll].append(node)
            self.target_from.append(len(self.target))
        for inside in keeps:
            self.inside.extend(reversed(inside))
            self.inside_from.append(len(self.inside))

    def find(self, dice: Sequence[int]) -> int:
        """The node of these dice, in any order."""
        node = self.node.get(tuple(sorted(dice)))
        if node is None:
            raise ValueError(f"{list(dice)} are not at most {self.size} dice with numbers from 1 to 6")
        return node

    def roll(self, dice: Sequence[int]) -> int:
        """The number of this roll, from 0."""
        node = self.find(dice)
        if node < self.first:
            raise ValueError(f"{list(dice)} are not {self.size} dice")
        return node - self.first

    def keep(self, roll: int, keep: Sequence[int]) -> int:
        """The node of a keep out of this roll."""
        node = self.find(keep)
        if node not in self.keeps(roll):
            raise ValueError(f"{list(keep)} cannot be kept out of {list(self.numbers[self.first + roll])}")
        return node

    def keeps(self, roll: int) -> array[int]:
        """Every keep this roll has, by falling size and numbers: the first keeps all dice, the last none."""
        return self.inside[self.inside_from[roll] : self.inside_from[roll + 1]]

    def leads_to(self, node: int) -> list[tuple[int, int]]:
        """The rolls that come of keeping this and rolling the other k dice, each with its ways out of 6**k."""
        span = range(self.target_from[node], self.target_from[node + 1])
        return [(self.target[i], self.ways[i]) for i in span]


@cache
def lattice(size: int = DICE) -> Lattice:
    """The keeps and rolls of so many dice, made once."""
    return Lattice(size)


def all_rolls(size: int = DICE) -> list[Numbers]:
    """Every roll of so many dice, in the order that all tables of values follow."""
    table = lattice(size)
    return table.numbers[table.first :]


def transition(keep: Sequence[int], size: int = DICE) -> list[tuple[Numbers, int]]:
    """What comes of keeping these dice and rolling the other k: each roll with its ways out of 6**k."""
    table = lattice(size)
    return [(table.numbers[table.first + roll], ways) for roll, ways in table.leads_to(table.find(keep))]


def kept_positions(dice: Sequence[int], keep: Sequence[int]) -> list[int]:
    """Which dice of an ordered roll a keep means; of equal dice the first ones."""
    wanted = list(keep)
    found = []
    for position, number in enumerate(dice):
        if number in wanted:
            wanted.remove(number)
            found.append(position)
    if wanted:
        raise ValueError(f"{list(keep)} cannot be kept out of {list(dice)}")
    return found
