"""The best value of a roll: which dice to keep, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from .lattice import ANY, CLOSE, DICE, FACES, Dice, Numbers, all_rolls, lattice
from .requirements import Requirement, meeting


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
