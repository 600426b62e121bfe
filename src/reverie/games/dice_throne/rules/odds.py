"""The exact odds of the dice (section 2.6) and the best re-rolls: no sampling, whole numbers out of 6 to the n.

Dice have no order, so n of them are a multiset of numbers: 252 rolls of five dice, and 462 keeps from none to all five.
A keep is worth the mean of the six keeps that have one die more, and a roll the best keep inside it; so one attempt is
two walks over the 462 keeps, exact and quick, and three attempts are the same thing three times.

Attempts are always those that are left. With dice on the table, each is one re-roll of some of them (DT-4.42); without
(`None`), the first of them throws all the dice (DT-4.41). To keep every die is to stop: what lies there is final.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache

from reverie.parts.rules.dice import expected as expected_of
from reverie.parts.rules.dice import rolls
from reverie.parts.rules.dice import spread as spread_of

from .lattice import DICE, FACES, Dice, Numbers, lattice
from .requirements import Requirement, meeting

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
        return self.best_keeps(dice, attempts)[0]

    def best_keeps(self, dice: Sequence[int], attempts: int) -> list[Numbers]:
        """All keeps that are best for this goal, by falling size and numbers."""
        table = self.lattice
        roll = table.roll(dice)
        self.look(attempts)
        if attempts <= 0:
            return [table.numbers[table.first + roll]]
        best = self.best[attempts][roll]
        after = self.after[attempts]
        return [table.numbers[keep] for keep in table.keeps(roll) if after[keep] == best]


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


# Rolls that are made once: defences and "roll N dice" (DT-4.63, DT-5.7) ----------------------------------------------


def distribution(size: int) -> list[tuple[Numbers, int]]:
    """Every roll of so many dice with its ways out of 6**size."""
    return list(rolls(FACES, size))


def expected(size: int, function: Callable[[Numbers], int]) -> Fraction:
    """The exact mean of a function of one roll."""
    return expected_of(rolls(FACES, size), function)


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
    return spread_of(rolls(FACES, size), function)
