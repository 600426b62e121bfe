"""The exact odds of the dice (section 2.6) and the best re-rolls: no sampling, whole numbers out of 6 to the n.

Dice have no order, so n of them are a multiset of numbers: 252 rolls of five dice, and 462 keeps from none to all five.
A keep is worth the mean of the six keeps that have one die more, and a roll the best keep inside it; so one attempt is
two walks over the 462 keeps, exact and quick, and three attempts are the same thing three times.

Attempts are always those that are left. With dice on the table, each is one re-roll of some of them (DT-4.42); without
(`None`), the first of them throws all the dice (DT-4.41). To keep every die is to stop: what lies there is final.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache, lru_cache
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


# Rolls and keeps -----------------------------------------------------------------------------------------------------


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


# Requirements --------------------------------------------------------------------------------------------------------


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


# The chance of one goal ----------------------------------------------------------------------------------------------


class Chase:
    """The best policy that chases one goal and nothing else, in whole numbers out of 6**(n * attempts)."""

    __slots__ = ("after", "best", "lattice", "scale")

    def __init__(self, requirement: Requirement, size: int) -> None:
        self.lattice = lattice(size)
        self.scale: int = FACES**size
        goal = [0] * self.lattice.rolls
        for roll in meeting(requirement, size):
            goal[roll] = 1
        self.best: list[list[int]] = [goal]
        """By attempts left: for each roll, the ways to reach the goal from it."""
        self.after: list[list[int]] = [[]]
        """By attempts left: for each node, the ways if the first of them keeps it."""

    def look(self, attempts: int) -> None:
        """Work out all that so many attempts need, as far as it is not there yet."""
        table = self.lattice
        while len(self.best) <= attempts:
            after = [0] * table.first + [ways * self.scale for ways in self.best[-1]]
            node = table.first
            for a, b, c, d, e, f in reversed(table.more):
                node -= 1
                after[node] = (after[a] + after[b] + after[c] + after[d] + after[e] + after[f]) // FACES
            whole: int = self.scale ** len(self.best)
            after[table.first :] = [ways * whole for ways in self.best[0]]
            best = list(after)
            for node, fewer in enumerate(table.fewer):
                most = best[node]
                for less in fewer:
                    if best[less] > most:
                        most = best[less]
                best[node] = most
            self.after.append(after)
            self.best.append(best[table.first :])

    def ways(self, roll: int, attempts: int, keep: int) -> int:
        """The ways out of `scale**attempts`; a roll of -1 is none yet, a keep of -1 is the best one."""
        self.look(attempts)
        if roll < 0:
            return self.after[attempts][0]
        if keep < 0 or attempts == 0:
            return self.best[attempts][roll]
        return self.after[attempts][keep]

    def best_keep(self, dice: Sequence[int], attempts: int) -> Numbers:
        """The dice to keep for this goal; of equally good ones that of the most dice and the highest numbers."""
        table = self.lattice
        roll = table.roll(dice)
        self.look(attempts)
        if attempts <= 0:
            return table.numbers[table.first + roll]
        for keep in table.keeps(roll):
            if self.after[attempts][keep] == self.best[attempts][roll]:
                return table.numbers[keep]
        raise AssertionError("the best of the keeps is one of the keeps")


@lru_cache(maxsize=512)
def chase(requirement: Requirement, size: int = DICE) -> Chase:
    """The policy that chases this goal, made once."""
    return Chase(requirement, size)


class _Question:
    """Dice, attempts and keep as numbers of one lattice, checked once for any number of goals."""

    __slots__ = ("attempts", "keep", "roll", "size", "whole")

    def __init__(self, dice: Dice, attempts: int, keep: Dice, size: int) -> None:
        if attempts < 0:
            raise ValueError(f"{attempts} attempts left: there cannot be fewer than none")
        self.roll = -1
        self.keep = -1
        if dice is None:
            if keep is not None or attempts == 0:
                raise ValueError("with no dice on the table nothing is kept, and an attempt must be left to throw them")
        else:
            size = len(dice)
            table = lattice(size)
            self.roll = table.roll(dice)
            if keep is not None:
                self.keep = table.keep(self.roll, keep)
                if attempts == 0 and self.keep < table.first:
                    raise ValueError("no attempt is left: every die stays")
        self.size = size
        self.attempts = attempts
        self.whole: int = FACES ** (size * attempts)

    def ways(self, requirement: Requirement) -> int:
        return chase(requirement, self.size).ways(self.roll, self.attempts, self.keep)


def chance(requirement: Requirement, dice: Dice, attempts: int, keep: Dice = None, size: int = DICE) -> Fraction:
    """The chance of a goal for whoever chases only it; with a keep, if the next attempt keeps just that.

    `size` counts only without dice on the table.
    """
    asked = _Question(dice, attempts, keep, size)
    return Fraction(asked.ways(requirement), asked.whole)


def chance_float(requirement: Requirement, dice: Dice, attempts: int, keep: Dice = None, size: int = DICE) -> float:
    """The same as `chance`, rounded once, at the end."""
    asked = _Question(dice, attempts, keep, size)
    return asked.ways(requirement) / asked.whole


def chances(
    requirements: Sequence[Requirement], dice: Dice, attempts: int, keep: Dice = None, size: int = DICE
) -> list[Fraction]:
    """The chance of each of several goals, each as if only it were chased: a whole hero board at once."""
    asked = _Question(dice, attempts, keep, size)
    return [Fraction(asked.ways(requirement), asked.whole) for requirement in requirements]


def chances_float(
    requirements: Sequence[Requirement], dice: Dice, attempts: int, keep: Dice = None, size: int = DICE
) -> list[float]:
    """The same as `chances`, rounded once, at the end."""
    asked = _Question(dice, attempts, keep, size)
    return [asked.ways(requirement) / asked.whole for requirement in requirements]


# The best value ------------------------------------------------------------------------------------------------------


class Solver:
    """The best re-rolls (expectimax) for a worth of every final roll, given in the order of `all_rolls`.

    `stop` is what rolls are worth to whoever stops with attempts left, if that is something else.
    """

    __slots__ = ("after", "best", "lattice", "stop")

    def __init__(self, values: Sequence[float], size: int = DICE, stop: Sequence[float] | None = None) -> None:
        self.lattice = lattice(size)
        if len(values) != self.lattice.rolls:
            raise ValueError(f"{len(values)} values for the {self.lattice.rolls} rolls of {size} dice")
        self.best: list[list[float]] = [[float(value) for value in values]]
        """By attempts left: for each roll, what it is worth."""
        self.stop: list[float] = self.best[0] if stop is None else [float(value) for value in stop]
        self.after: list[list[float]] = [[]]
        """By attempts left: for each node, what it is worth to keep it in the first of them."""

    def _look(self, attempts: int) -> None:
        """Work out all that so many attempts need, as far as it is not there yet."""
        if attempts < 0:
            raise ValueError(f"{attempts} attempts left: there cannot be fewer than none")
        table = self.lattice
        while len(self.best) <= attempts:
            after = [0.0] * table.first + self.best[-1]
            node = table.first
            for a, b, c, d, e, f in reversed(table.more):
                node -= 1
                after[node] = (after[a] + after[b] + after[c] + after[d] + after[e] + after[f]) / FACES
            after[table.first :] = self.stop
            best = list(after)
            for node, fewer in enumerate(table.fewer):
                most = best[node]
                for less in fewer:
                    if best[less] > most:
                        most = best[less]
                best[node] = most
            self.after.append(after)
            self.best.append(best[table.first :])

    def value(self, dice: Dice, attempts: int) -> float:
        """What the dice are worth with the best play of the attempts left."""
        self._look(attempts)
        if dice is None:
            if attempts == 0:
                raise ValueError("without dice on the table an attempt must be left to throw them")
            return self.after[attempts][0]
        return self.best[attempts][self.lattice.roll(dice)]

    def value_after(self, keep: Sequence[int], attempts: int) -> float:
        """What it is worth to use one of the attempts left to roll all dice but these, and the others best."""
        self._look(attempts)
        node = self.lattice.find(keep)
        if attempts == 0:
            return self.best[0][self.lattice.roll(keep)]
        return self.after[attempts][node]

    def keeps(
        self, dice: Sequence[int], attempts: int, locked: Sequence[int] = (), at_most: int = ANY
    ) -> list[tuple[Numbers, float]]:
        """Every keep with its worth, by falling size and numbers. The first is to stop.

        In this attempt the locked dice stay, and at most so many dice are rolled; later ones are free. For dice that
        stay through all attempts see `with_fixed`.
        """
        self._look(attempts)
        table = self.lattice
        roll = table.roll(dice)
        if attempts == 0:
            return [(table.numbers[table.first + roll], self.best[0][roll])]
        table.keep(roll, locked)
        after = self.after[attempts]
        found = []
        for node in table.keeps(roll):
            keep = table.numbers[node]
            if table.size - len(keep) > at_most:
                break
            if not locked or _holds(keep, locked):
                found.append((keep, after[node]))
        return found

    def best_keep(self, dice: Sequence[int], attempts: int, locked: Sequence[int] = (), at_most: int = ANY) -> Numbers:
        """The best of `keeps`; of equally good ones the first, so nothing is rolled that gains nothing."""
        best: Numbers = ()
        most = float("-inf")
        for keep, value in self.keeps(dice, attempts, locked, at_most):
            if value > most + CLOSE:
                best = keep
                most = value
        return best


def _holds(keep: Numbers, locked: Sequence[int]) -> bool:
    for number in locked:
        if keep.count(number) < list(locked).count(number):
            return False
    return True


@lru_cache(maxsize=128)
def _solver(values: tuple[float, ...], size: int) -> Solver:
    return Solver(values, size)


def solver(values: Sequence[float], size: int = DICE) -> Solver:
    """The solver of these values; the same values get the same solver, with all it has worked out."""
    return _solver(tuple(values), size)


def values_of(function: Callable[[Numbers], float], size: int = DICE) -> list[float]:
    """What a function makes of each roll, in the order of `all_rolls`."""
    return [function(numbers) for numbers in all_rolls(size)]


def offer(values: list[float], requirement: Requirement, value: float, size: int = DICE) -> None:
    """Raise the rolls that meet the requirement to this value: one more ability to choose from (DT-5.12)."""
    for roll in meeting(requirement, size):
        if value > values[roll]:
            values[roll] = value


def offer_each(values: list[float], requirement: Requirement, worth: Sequence[float], size: int = DICE) -> None:
    """The same for an ability whose worth depends on the roll."""
    for roll in meeting(requirement, size):
        if worth[roll] > values[roll]:
            values[roll] = worth[roll]


def with_fixed(values: Sequence[float], fixed: Sequence[int], size: int = DICE) -> list[float]:
    """The values of the rolls of the other dice, while these stay as they are whatever is rolled."""
    table = lattice(size)
    return [values[table.roll((*fixed, *numbers))] for numbers in all_rolls(size - len(fixed))]


# Rolls that are made once: defences and "roll N dice" (DT-4.63, DT-5.7) ----------------------------------------------


def distribution(size: int) -> list[tuple[Numbers, int]]:
    """Every roll of so many dice with its ways out of 6**size."""
    return transition((), size)


def expected(size: int, function: Callable[[Numbers], int]) -> Fraction:
    """The exact mean of a function of one roll."""
    return Fraction(sum([function(numbers) * ways for numbers, ways in distribution(size)]), FACES**size)


def mean(values: Sequence[float], size: int) -> float:
    """The mean of values given in the order of `all_rolls`."""
    table = lattice(size)
    if len(values) != table.rolls:
        raise ValueError(f"{len(values)} values for the {table.rolls} rolls of {size} dice")
    total = 0.0
    for roll, ways in table.leads_to(0):
        total += values[roll] * ways
    return float(total / FACES**size)


def spread(size: int, function: Callable[[Numbers], int]) -> dict[int, Fraction]:
    """The exact chance of each result of a function of one roll."""
    ways: dict[int, int] = {}
    for numbers, count in distribution(size):
        result = function(numbers)
        ways[result] = ways.get(result, 0) + count
    return {result: Fraction(ways[result], FACES**size) for result in sorted(ways)}
