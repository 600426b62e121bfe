"""Section 2.6: the exact odds of the dice, the best re-rolls, and the values of the default boards (DT-7.190)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reverie.games.dice_throne.rules.lattice import (
    Lattice,
    Numbers,
    all_rolls,
    kept_positions,
    lattice,
    transition,
)
from reverie.games.dice_throne.rules.odds import (
    chance,
    chance_float,
    chances,
    chances_float,
    chase,
    distribution,
    expected,
    mean,
    spread,
)
from reverie.games.dice_throne.rules.requirements import (
    LARGE_STRAIGHT,
    SMALL_STRAIGHT,
    AnyOf,
    OfAKind,
    Requirement,
    Straight,
    Symbols,
    Total,
    Where,
    counts,
    meeting,
)
from reverie.games.dice_throne.rules.solver import (
    Solver,
    offer,
    offer_each,
    solver,
    values_of,
    with_fixed,
)
from reverie.testing import rule

FLAME, BLAZE, SOUL, METEOR = range(4)
PYROMANCER = (FLAME, FLAME, FLAME, BLAZE, SOUL, METEOR)
SWORD, HELMET, HEART, PRAYER = range(4)
PALADIN = (SWORD, SWORD, HELMET, HELMET, HEART, PRAYER)
DAGGER, BAG, CARD, SHADOW = range(4)
THIEF = (DAGGER, DAGGER, BAG, BAG, CARD, SHADOW)
POW = 3
BARBARIAN = (SWORD, SWORD, SWORD, HEART, HEART, POW)


def pyromancer(*needed: int) -> Symbols:
    return Symbols(PYROMANCER, needed)


def paladin(*needed: int) -> Symbols:
    return Symbols(PALADIN, needed)


def thief(*needed: int) -> Symbols:
    return Symbols(THIEF, needed)


def barbarian(*needed: int) -> Symbols:
    return Symbols(BARBARIAN, needed)


# The chance table of section 2.6 -------------------------------------------------------------------------------------

ONE, TWO, THREE = METEOR, DAGGER, FLAME
"""A symbol on so many faces of its die."""

TABLE: list[tuple[str, Requirement, tuple[float, float, float]]] = [
    ("1 of 3 faces", pyromancer(THREE), (96.88, 99.90, 100.00)),
    ("2 of 3 faces", pyromancer(*[THREE] * 2), (81.25, 98.44, 99.89)),
    ("3 of 3 faces", pyromancer(*[THREE] * 3), (50.00, 89.65, 98.39)),
    ("4 of 3 faces", pyromancer(*[THREE] * 4), (18.75, 63.28, 87.93)),
    ("5 of 3 faces", pyromancer(*[THREE] * 5), (3.13, 23.73, 51.29)),
    ("2 of 2 faces", thief(*[TWO] * 2), (53.91, 87.43, 97.06)),
    ("3 of 2 faces", thief(*[TWO] * 3), (20.99, 60.33, 84.18)),
    ("4 of 2 faces", thief(*[TWO] * 4), (4.53, 26.46, 53.59)),
    ("5 of 2 faces", thief(*[TWO] * 5), (0.41, 5.29, 17.26)),
    ("1 of 1 face", pyromancer(ONE), (59.81, 83.85, 93.51)),
    ("2 of 1 face", pyromancer(*[ONE] * 2), (19.62, 48.32, 69.88)),
    ("3 of 1 face", pyromancer(*[ONE] * 3), (3.55, 17.05, 35.48)),
    ("4 of 1 face", pyromancer(*[ONE] * 4), (0.33, 3.29, 10.44)),
    ("5 of 1 face", pyromancer(*[ONE] * 5), (0.01, 0.27, 1.33)),
    ("small straight", SMALL_STRAIGHT, (15.43, 41.18, 61.54)),
    ("large straight", LARGE_STRAIGHT, (3.09, 12.97, 26.11)),
    ("2 of a kind", OfAKind(2), (90.74, 99.14, 99.92)),
    ("3 of a kind", OfAKind(3), (21.30, 54.13, 74.32)),
    ("4 of a kind", OfAKind(4), (2.01, 13.23, 29.08)),
    ("5 of a kind", OfAKind(5), (0.08, 1.26, 4.60)),
    ("3 Flame 1 Meteor", pyromancer(FLAME, FLAME, FLAME, METEOR), (22.57, 59.40, 80.23)),
    ("Flame Blaze Soul Meteor", pyromancer(FLAME, BLAZE, SOUL, METEOR), (13.89, 38.60, 60.67)),
    ("3 Sword 2 Helmet", paladin(SWORD, SWORD, SWORD, HELMET, HELMET), (4.12, 21.19, 41.85)),
    ("3 Sword 1 Prayer", paladin(SWORD, SWORD, SWORD, PRAYER), (8.23, 34.99, 60.13)),
    ("3 Helmet 1 Prayer", paladin(HELMET, HELMET, HELMET, PRAYER), (8.23, 34.99, 60.13)),
    ("3 Sword 2 Pow", barbarian(SWORD, SWORD, SWORD, POW, POW), (3.47, 17.35, 34.88)),
    ("2 Sword 2 Pow", barbarian(SWORD, SWORD, POW, POW), (11.57, 35.20, 57.58)),
    ("2 Flame 2 Blaze", pyromancer(FLAME, FLAME, BLAZE, BLAZE), (11.57, 35.20, 57.58)),
    ("2 Blaze 2 Soul", pyromancer(BLAZE, BLAZE, SOUL, SOUL), (1.80, 11.80, 27.53)),
    ("2 Sword 1 Prayer", paladin(SWORD, SWORD, PRAYER), (27.26, 63.26, 82.61)),
    ("2 Sword 1 Helmet", paladin(SWORD, SWORD, HELMET), (43.21, 79.42, 93.41)),
    ("each of 2-2-1-1, Paladin", paladin(SWORD, HELMET, HEART, PRAYER), (18.52, 44.86, 65.21)),
    ("each of 2-2-1-1, Thief", thief(DAGGER, BAG, CARD, SHADOW), (18.52, 44.86, 65.21)),
    ("2 Dagger 2 Shadow", thief(DAGGER, DAGGER, SHADOW, SHADOW), (6.17, 26.10, 46.79)),
    ("2 Sword 2 Heart", barbarian(SWORD, SWORD, HEART, HEART), (37.04, 73.02, 90.05)),
]
LINES = [pytest.param(*line, id=line[0]) for line in TABLE]


@rule("DT-2.60", "DT-5.3", "DT-5.4", "DT-5.5", "DT-5.6", "DT-4.41", "DT-4.42")
@pytest.mark.parametrize(("name", "requirement", "percents"), LINES)
def test_the_chance_table(name: str, requirement: Requirement, percents: tuple[float, float, float]) -> None:
    for attempts, percent in enumerate(percents, 1):
        exact = chance(requirement, None, attempts)
        assert abs(100 * exact - Fraction(str(percent))) <= Fraction(1, 200)
        assert chance_float(requirement, None, attempts) == float(exact)


@rule("DT-2.60")
@pytest.mark.parametrize(("name", "requirement", "percents"), LINES)
def test_one_attempt_is_counted_over_all_7776_results(name: str, requirement: Requirement, percents: object) -> None:
    ways = sum(requirement.met(tuple(sorted(dice))) for dice in product(range(1, 7), repeat=5))
    assert chance(requirement, None, 1) == Fraction(ways, 7776)


@rule("DT-2.60")
def test_one_attempt_as_fractions() -> None:
    for faces, symbol in ((3, THREE), (1, ONE)):
        for need in range(1, 6):
            ways = sum(comb(5, k) * faces**k * (6 - faces) ** (5 - k) for k in range(need, 6))
            assert chance(pyromancer(*[symbol] * need), None, 1) == Fraction(ways, 6**5)
    assert chance(pyromancer(FLAME, FLAME, FLAME), None, 1) == Fraction(1, 2)
    assert chance(pyromancer(*[METEOR] * 5), None, 1) == Fraction(1, 7776)
    assert chance(OfAKind(5), None, 1) == Fraction(1, 1296)
    assert chance(OfAKind(2), None, 1) == 1 - Fraction(6 * 5 * 4 * 3 * 2, 7776)
    assert chance(LARGE_STRAIGHT, None, 1) == Fraction(2 * 120, 7776)
    assert chance(SMALL_STRAIGHT, None, 1) == Fraction(1200, 7776)
    assert chance(paladin(SWORD, SWORD, SWORD, HELMET, HELMET), None, 1) == Fraction(10 * 2**5, 7776)
    assert chance(barbarian(SWORD, SWORD, SWORD, POW, POW), None, 1) == Fraction(10 * 27, 7776)


@rule("DT-2.60")
def test_symbols_that_never_compete_can_be_chased_die_by_die() -> None:
    """Every die that lacks the one symbol is rolled again: each shows it in the end with 1 - (1-p)**attempts."""
    for faces, symbol in ((3, THREE), (1, ONE)):
        for attempts in (1, 2, 3, 4):
            miss = Fraction(6 - faces, 6) ** attempts
            for need in range(1, 6):
                wanted = sum(comb(5, k) * (1 - miss) ** k * miss ** (5 - k) for k in range(need, 6))
                assert chance(pyromancer(*[symbol] * need), None, attempts) == wanted


@rule("DT-2.60")
def test_the_totals_of_three_dice() -> None:
    assert chance(Total(14), None, 1, size=3) == Fraction(35, 216)
    assert chance(Total(12), None, 1, size=3) == Fraction(81, 216)
    assert spread(3, lambda numbers: int(sum(numbers) >= 14))[1] == Fraction(35, 216)
    assert expected(3, sum) == Fraction(21, 2)


@rule("DT-2.60")
def test_the_chance_of_molten_armor_to_burn() -> None:
    exact = chance(pyromancer(FLAME, BLAZE), None, 1)
    assert exact == 1 - Fraction(3**5 + 5**5 - 2**5, 6**5)
    assert f"{float(exact):.4f}" == "0.5710"


@rule("DT-2.60", "DT-4.53")
def test_the_targeting_die() -> None:
    left, right, defenders, attacker = range(4)
    shares = spread(1, lambda numbers: (left, left, right, right, defenders, attacker)[numbers[0] - 1])
    assert shares == {
        left: Fraction(1, 3),
        right: Fraction(1, 3),
        defenders: Fraction(1, 6),
        attacker: Fraction(1, 6),
    }


# Requirements --------------------------------------------------------------------------------------------------------


@rule("DT-2.17", "DT-5.4", "DT-5.5")
def test_straights_look_at_numbers_and_leave_the_fifth_die_free() -> None:
    for numbers in ((1, 2, 3, 4, 4), (2, 3, 4, 5, 5), (1, 3, 4, 5, 6)):
        assert SMALL_STRAIGHT.met(numbers)
        assert not LARGE_STRAIGHT.met(numbers)
    for numbers in ((1, 2, 3, 4, 5), (2, 3, 4, 5, 6)):
        assert LARGE_STRAIGHT.met(numbers)
        assert SMALL_STRAIGHT.met(numbers)
    assert not SMALL_STRAIGHT.met((1, 2, 3, 5, 6))


@rule("DT-5.6", "DT-2.60")
def test_of_a_kind_looks_at_numbers_not_symbols() -> None:
    assert not OfAKind(2).met((1, 2, 3, 4, 6))  # three Flames
    assert pyromancer(FLAME, FLAME, FLAME).met((1, 2, 3, 4, 6))
    assert OfAKind(3).met((1, 2, 2, 2, 6))


@rule("DT-5.3")
def test_surplus_dice_do_not_matter() -> None:
    need = pyromancer(FLAME, METEOR)
    assert need.met((1, 2, 3, 6, 6)) and need.met((3, 6, 6, 6, 6))
    assert not need.met((1, 1, 2, 3, 5))


@rule("DT-5.12")
def test_any_of_several_lines_is_enough() -> None:
    either = AnyOf([SMALL_STRAIGHT, OfAKind(3)])
    assert set(meeting(either)) == set(meeting(SMALL_STRAIGHT)) | set(meeting(OfAKind(3)))
    assert chance(either, None, 3) > max(chance(SMALL_STRAIGHT, None, 3), chance(OfAKind(3), None, 3))


def test_equal_requirements_share_what_was_worked_out() -> None:
    assert chase(pyromancer(METEOR, FLAME)) is chase(pyromancer(FLAME, METEOR))
    assert chase(Straight(4)) is chase(SMALL_STRAIGHT)
    assert chase(pyromancer(FLAME)) is not chase(paladin(FLAME))
    assert pyromancer(FLAME) != "Flame"


def test_counts_of_symbols() -> None:
    rolls = all_rolls()
    souls = counts(PYROMANCER, SOUL)
    assert [souls[lattice().roll(dice)] for dice in ((1, 2, 3, 4, 6), (5, 1, 5, 2, 2), (5, 5, 5, 5, 5))] == [0, 2, 5]
    assert len(souls) == len(rolls) == 252


# Rolls and keeps -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(1, 6))
def test_rolls_and_keeps_are_numbered(size: int) -> None:
    table = lattice(size)
    assert table is lattice(size)
    assert table.rolls == comb(size + 5, 5)
    assert len(table.numbers) == comb(size + 6, 6)
    assert all_rolls(size) == sorted({tuple(sorted(dice)) for dice in product(range(1, 7), repeat=size)})
    for node, numbers in enumerate(table.numbers):
        assert table.find(numbers[::-1]) == node
        led = table.leads_to(node)
        assert sum(ways for _roll, ways in led) == 6 ** (size - len(numbers))
    for roll in range(table.rolls):
        keeps = table.keeps(roll)
        assert len(keeps) == len(set(keeps))
        assert keeps[0] == table.first + roll
        assert keeps[-1] == 0


def test_transitions_of_a_keep() -> None:
    assert dict(transition((6, 6, 6), 5))[(1, 2, 6, 6, 6)] == 2
    assert dict(transition((6, 6, 6), 5))[(6, 6, 6, 6, 6)] == 1
    assert transition((1, 2, 3, 4, 5)) == [((1, 2, 3, 4, 5), 1)]
    assert dict(distribution(5))[(1, 2, 3, 4, 5)] == 120


def test_a_keep_means_the_first_of_equal_dice() -> None:
    assert kept_positions((3, 6, 3, 1, 6), (6, 3, 6)) == [0, 1, 4]
    assert kept_positions((3, 6, 3, 1, 6), ()) == []
    with pytest.raises(ValueError, match="cannot be kept"):
        kept_positions((3, 6), (3, 3))


# Keeps ---------------------------------------------------------------------------------------------------------------


@rule("DT-4.42")
def test_a_keep_fixes_the_next_attempt_only() -> None:
    five = pyromancer(*[METEOR] * 5)
    assert chance(five, (6, 6, 6, 1, 2), 1, (6, 6, 6)) == Fraction(1, 36)
    assert chance(five, (6, 6, 6, 1, 2), 1, (6, 6)) == Fraction(1, 216)
    assert chance(five, (6, 6, 6, 1, 2), 1, (6, 6, 6, 1)) == 0
    assert chance(five, (6, 6, 6, 1, 2), 2, (6, 6, 6)) == Fraction(11, 36) ** 2
    assert chance(five, (6, 6, 6, 1, 2), 2, (6, 6, 6, 1)) == Fraction(1, 36) + Fraction(5, 6) / 36  # the 1 is picked up
    assert chance(five, (6, 6, 6, 1, 2), 2) == Fraction(11, 36) ** 2


@rule("DT-4.42")
def test_to_keep_every_die_is_to_stop() -> None:
    dice = (1, 2, 3, 4, 6)
    assert chance(LARGE_STRAIGHT, dice, 2, dice) == 0
    assert chance(SMALL_STRAIGHT, dice, 2, dice) == 1
    assert chance(LARGE_STRAIGHT, dice, 0) == 0
    assert chance(SMALL_STRAIGHT, dice, 0, dice) == 1


@rule("DT-4.42")
def test_the_best_keep_for_a_goal() -> None:
    assert chase(LARGE_STRAIGHT).best_keep((1, 3, 4, 5, 5), 2) == (1, 3, 4, 5)  # 11/36 against 5/18 without the 1
    assert chase(LARGE_STRAIGHT).best_keep((6, 5, 4, 3, 2), 2) == (2, 3, 4, 5, 6)
    assert chase(OfAKind(5)).best_keep((1, 1, 4, 5, 5), 1) == (5, 5)  # as good as (1, 1)
    assert chase(pyromancer(*[METEOR] * 5)).best_keep((6, 1, 6, 2, 3), 2) == (6, 6)
    assert chase(OfAKind(5)).best_keep((1, 2, 3, 4, 5), 0) == (1, 2, 3, 4, 5)


def test_a_whole_board_at_once() -> None:
    board = [requirement for _name, requirement, _percents in TABLE]
    exact = chances(board, (1, 3, 3, 5, 6), 2, (3, 3))
    assert exact == [chance(requirement, (3, 1, 3, 6, 5), 2, (3, 3)) for requirement in board]
    assert chances_float(board, (1, 3, 3, 5, 6), 2, (3, 3)) == [float(share) for share in exact]
    for requirement, share in zip(board, chances(board, (1, 3, 3, 5, 6), 2), strict=True):
        every = [chance(requirement, (1, 3, 3, 5, 6), 2, lattice().numbers[keep]) for keep in keeps_of((1, 3, 3, 5, 6))]
        assert share == max(every)


def keeps_of(dice: Numbers) -> list[int]:
    return list(lattice(len(dice)).keeps(lattice(len(dice)).roll(dice)))


def test_what_cannot_be_asked() -> None:
    for ask, says in (
        (lambda: chance(SMALL_STRAIGHT, (1, 2, 3, 4, 7), 1), "numbers from 1 to 6"),
        (lambda: chance(SMALL_STRAIGHT, (1, 2, 3, 4, 5), 1, (6,)), "cannot be kept"),
        (lambda: chance(SMALL_STRAIGHT, (1, 2, 3, 4, 5), -1), "fewer than none"),
        (lambda: chance(SMALL_STRAIGHT, (1, 2, 3, 4, 5), 0, (1, 2)), "no attempt is left"),
        (lambda: chance(SMALL_STRAIGHT, None, 0), "must be left"),
        (lambda: chance(SMALL_STRAIGHT, None, 1, (1,)), "nothing is kept"),
        (lambda: Lattice(0), "at least one"),
        (lambda: lattice().roll((1, 2)), "not 5 dice"),
        (lambda: Symbols((1, 2, 3), (1,)), "6 faces"),
        (lambda: Solver([0.0] * 251), "251 values"),
        (lambda: Solver([0.0] * 252).value(None, 0), "must be left"),
        (lambda: Solver([0.0] * 252).value((1, 1, 1, 1, 1), -1), "fewer than none"),
        (lambda: Solver([0.0] * 252).keeps((1, 1, 1, 1, 1), 1, (2,)), "cannot be kept"),
        (lambda: mean([0.0], 2), "1 values"),
    ):
        with pytest.raises(ValueError, match=says):
            ask()


# Against brute force -------------------------------------------------------------------------------------------------


class Brute:
    """The same by force: ordered dice, every subset of them, every result of the others, in fractions."""

    def __init__(self, values: dict[Numbers, int], size: int) -> None:
        self.values = values
        self.size = size
        self.value = cache(self._value)
        self.after = cache(self._after)

    def _value(self, dice: Numbers, attempts: int) -> Fraction:
        stop = Fraction(self.values[tuple(sorted(dice))])
        if attempts == 0:
            return stop
        keeps = product((False, True), repeat=self.size)
        kept = [tuple(number for number, stays in zip(dice, keep, strict=True) if stays) for keep in keeps]
        return max(stop, *(self.after(keep, attempts) for keep in kept if len(keep) < self.size))

    def _after(self, keep: Numbers, attempts: int) -> Fraction:
        rolled = self.size - len(keep)
        total = Fraction(0)
        for others in product(range(1, 7), repeat=rolled):
            total += self.value((*keep, *others), attempts - 1)
        return total / int(6**rolled)


@st.composite
def some_dice(draw: st.DrawFn) -> tuple[int, Numbers, Numbers]:
    """Two or three dice and some that are kept."""
    size = draw(st.integers(2, 3))
    dice = tuple(draw(st.lists(st.integers(1, 6), min_size=size, max_size=size)))
    kept = draw(st.lists(st.sampled_from(range(size)), unique=True))
    return size, dice, tuple(dice[i] for i in kept)


@rule("DT-4.41", "DT-4.42")
@settings(max_examples=40, deadline=None)
@given(some_dice(), st.data(), st.integers(1, 3))
def test_chances_against_brute_force(some: tuple[int, Numbers, Numbers], data: st.DataObject, attempts: int) -> None:
    size, dice, keep = some
    wanted = data.draw(st.sets(st.sampled_from(all_rolls(size))))
    brute = Brute({numbers: int(numbers in wanted) for numbers in all_rolls(size)}, size)
    goal = Where(lambda numbers: numbers in wanted)
    assert chance(goal, dice, attempts) == brute.value(dice, attempts)
    assert chance(goal, dice, 0) == brute.value(dice, 0)
    assert chance(goal, None, attempts, size=size) == brute.after((), attempts)
    if len(keep) < size:
        assert chance(goal, dice, attempts, keep) == brute.after(keep, attempts)
    best = chase(goal, size).best_keep(dice, attempts)
    if len(best) < size:
        assert brute.after(best, attempts) == brute.value(dice, attempts)
    else:
        assert brute.value(dice, 0) == brute.value(dice, attempts)


@rule("DT-4.41", "DT-4.42")
@settings(max_examples=40, deadline=None)
@given(some_dice(), st.data(), st.integers(1, 3))
def test_the_solver_against_brute_force(some: tuple[int, Numbers, Numbers], data: st.DataObject, attempts: int) -> None:
    size, dice, keep = some
    rolls = all_rolls(size)
    worth = data.draw(st.lists(st.integers(-20, 20), min_size=len(rolls), max_size=len(rolls)))
    brute = Brute(dict(zip(rolls, worth, strict=True)), size)
    found = solver([float(value) for value in worth], size)
    assert found.value(dice, attempts) == pytest.approx(float(brute.value(dice, attempts)))
    assert found.value(None, attempts) == pytest.approx(float(brute.after((), attempts)))
    if len(keep) < size:
        assert found.value_after(keep, attempts) == pytest.approx(float(brute.after(keep, attempts)))
        allowed = [
            float(brute.after(one, attempts) if len(one) < size else brute.value(one, 0))
            for one in {tuple(sorted(one)) for one in subsets(dice)}
            if all(one.count(number) >= keep.count(number) for number in keep)
        ]
        best = found.best_keep(dice, attempts, locked=keep)
        assert found.value_after(best, attempts) == pytest.approx(max(allowed))
    best = found.best_keep(dice, attempts)
    assert found.value_after(best, attempts) == pytest.approx(float(brute.value(dice, attempts)))


def subsets(dice: Numbers) -> list[Numbers]:
    choices = product((False, True), repeat=len(dice))
    return [tuple(number for number, stays in zip(dice, keep, strict=True) if stays) for keep in choices]


@settings(max_examples=5, deadline=None)
@given(st.lists(st.integers(0, 30), min_size=252, max_size=252))
def test_five_dice_against_the_transitions(worth: list[int]) -> None:
    """The walk over keeps gives what the whole distribution of each keep gives."""
    table = lattice()
    found = Solver([float(value) for value in worth])
    best = [Fraction(value) for value in worth]
    for attempts in (1, 2):
        after = [
            sum((best[roll] * ways for roll, ways in table.leads_to(node)), Fraction(0)) / 6 ** (5 - len(numbers))
            for node, numbers in enumerate(table.numbers)
        ]
        best = [max(after[keep] for keep in table.keeps(roll)) for roll in range(table.rolls)]
        for roll, numbers in enumerate(all_rolls()):
            assert found.value(numbers, attempts) == pytest.approx(float(best[roll]))


# The solver ----------------------------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(1, 6), min_size=5, max_size=5), st.integers(0, 3))
def test_a_goal_is_the_value_of_its_rolls(dice: list[int], attempts: int) -> None:
    values = [0.0] * 252
    offer(values, SMALL_STRAIGHT, 1.0)
    assert solver(values).value(dice, attempts) == pytest.approx(chance_float(SMALL_STRAIGHT, dice, attempts))


def test_equal_values_share_a_solver() -> None:
    values = [float(sum(numbers)) for numbers in all_rolls()]
    assert solver(values) is solver(list(values)) is solver(tuple(values))
    assert solver(values) is not solver([*values[:-1], 31.0])


def test_nothing_is_rolled_that_gains_nothing() -> None:
    assert solver([7.0] * 252).best_keep((1, 2, 3, 4, 6), 2) == (1, 2, 3, 4, 6)
    values = [0.0] * 252
    offer(values, OfAKind(2), 3.0)
    assert solver(values).best_keep((1, 1, 3, 4, 6), 2) == (1, 1, 3, 4, 6)
    totals = solver(values_of(lambda numbers: float(sum(numbers))))
    assert totals.best_keep((1, 3, 4, 5, 6), 1) == (4, 5, 6)
    assert totals.best_keep((1, 3, 4, 5, 6), 2) == (5, 6)  # with two attempts to come a 4 is below the mean of 4.25
    assert totals.best_keep((1, 3, 4, 5, 6), 0) == (1, 3, 4, 5, 6)


@rule("DT-5.13")
def test_only_some_dice_may_be_rolled() -> None:
    totals = solver(values_of(lambda numbers: float(sum(numbers))))
    assert totals.best_keep((1, 1, 2, 5, 6), 1, locked=(1, 2)) == (1, 2, 5, 6)
    assert totals.best_keep((1, 1, 2, 5, 6), 1, at_most=2) == (2, 5, 6)
    assert totals.best_keep((1, 1, 2, 5, 6), 1, at_most=0) == (1, 1, 2, 5, 6)
    assert dict(totals.keeps((1, 1, 2, 5, 6), 1))[(5, 6)] == pytest.approx(21.5)
    assert totals.keeps((1, 1, 2, 5, 6), 0) == [((1, 1, 2, 5, 6), 15.0)]
    assert totals.value_after((5, 6), 1) == pytest.approx(21.5)


def test_dice_that_stay_through_all_attempts() -> None:
    values = [0.0] * 252
    offer(values, pyromancer(*[METEOR] * 5), 1.0)
    two = solver(with_fixed(values, (6, 6, 6)), 2)
    assert two.value(None, 1) == pytest.approx(1 / 36)
    assert two.value((6, 1), 2) == pytest.approx(11 / 36)
    assert solver(with_fixed(values, (1,)), 4).value(None, 3) == 0


# Defences ------------------------------------------------------------------------------------------------------------


def shown(die: tuple[int, ...], symbol: int) -> Callable[[Numbers], int]:
    return lambda numbers: [die[number - 1] for number in numbers].count(symbol)


@rule("DT-4.63", "DT-5.8", "DT-5.9", "DT-7.190")
def test_the_expected_defences_of_the_default_boards() -> None:
    assert expected(5, shown(PYROMANCER, FLAME)) == Fraction(5, 2)
    assert expected(5, shown(PYROMANCER, SOUL)) == Fraction(5, 6)
    assert chance(paladin(SWORD), None, 1, size=3) == Fraction(19, 27)  # 0.70 damage
    prevented = expected(3, shown(PALADIN, HELMET)) + 2 * expected(3, shown(PALADIN, HEART))
    assert prevented == 2
    assert expected(3, shown(PALADIN, PRAYER)) == Fraction(1, 2)
    for requirement, size, percent in (
        (thief(DAGGER, DAGGER), 4, 41),
        (thief(SHADOW), 4, 52),
        (thief(SHADOW, SHADOW), 4, 13),
        (thief(DAGGER, SHADOW), 5, 50),
    ):
        assert round(100 * chance_float(requirement, None, 1, size=size)) == percent
    assert expected(5, shown(THIEF, DAGGER)) == Fraction(5, 3)
    assert expected(3, lambda numbers: 2 * shown(BARBARIAN, HEART)(numbers)) == 2


@pytest.mark.parametrize("size", range(1, 6))
def test_means_and_spreads(size: int) -> None:
    totals = spread(size, sum)
    assert sum(totals.values()) == 1
    assert expected(size, sum) == sum(total * share for total, share in totals.items()) == Fraction(7 * size, 2)
    assert mean(values_of(lambda numbers: float(sum(numbers)), size), size) == pytest.approx(3.5 * size)
    assert sum(ways for _numbers, ways in distribution(size)) == 6**size


# The values of the default boards ------------------------------------------------------------------------------------

Worth = float | Callable[[Numbers], float]
Board = list[tuple[Requirement, Worth]]

UNDEFENDABLE, ULTIMATE = 1.25, 1.3
COIN = DRAWN = 2.0  # one CP, one card
BURN, KNOCKDOWN, STUN, POISON, SNEAK_ATTACK, SHADOWS, CONCUSSION = 5.0, 4.0, 9.0, 3.0, 3.5, 6.0, 4.0
CRIT, ACCURACY, PROTECT, RETRIBUTION = 3.0, 2.0, 4.0, 3.0
RAISED = 2.5


def once(faces: int, dice: int) -> float:
    """The chance that a symbol of so many faces shows at least once."""
    return 1 - (1 - faces / 6) ** dice


def pyromancer_board(level: int) -> Board:
    """With 2 Fire Mastery, limit 5; each is worth 1."""
    first = level == 1
    gained = 1 if first else 2
    dice = level
    pyroblast = 6 + dice * 3 / 2 + dice * 2 / 6 + once(1, dice) * (BURN + KNOCKDOWN)

    def souls(numbers: Numbers) -> float:
        count = numbers.count(5)
        worth = min(2 * count, 3) + count
        if first or count < 3:
            return worth
        return worth + BURN if count == 3 else worth + 1 + BURN + RAISED

    board: Board = [
        *((pyromancer(*[FLAME] * n), gained + damage) for n, damage in ((3, 4), (4, 6), (5, 8))),
        (pyromancer(FLAME, FLAME, FLAME, METEOR), pyroblast),
        (pyromancer(SOUL, SOUL), souls),
        (pyromancer(FLAME, BLAZE, SOUL, METEOR), 1 - 3 + 3 * (3 if first else 4) * UNDEFENDABLE),
        (SMALL_STRAIGHT, 2 + (5 if first else 6) + 4),
        (LARGE_STRAIGHT, 2 + (4 if first else 5) + 2 * 4),
        (pyromancer(*[METEOR] * 4), 2 + STUN + 4 * UNDEFENDABLE + (2 if first else 3)),
        (pyromancer(*[METEOR] * 5), 3 + KNOCKDOWN + BURN + 12 * ULTIMATE + 2),
    ]
    if not first:
        board += [
            (pyromancer(FLAME, FLAME, BLAZE, BLAZE), 2 + BURN + 6),
            (pyromancer(BLAZE, BLAZE, SOUL, SOUL), RAISED + 4 + BURN),
            (pyromancer(METEOR, METEOR, METEOR), KNOCKDOWN + BURN),
        ]
    return board


def paladin_board(level: int) -> Board:
    first = level == 1
    dice = 2 if first else 3
    light = once(2, dice) * (CRIT + PROTECT) + once(1, dice) * (DRAWN + 2 * COIN)
    combat = dice * (1 * 2 + 2 * 2 + 2 + COIN) / 6
    board: Board = [
        (paladin(HELMET, HELMET, HELMET, PRAYER), RETRIBUTION + (2 if first else 4) * COIN),
        (SMALL_STRAIGHT, 1 + (5 if first else 7)),
        (LARGE_STRAIGHT, 2 + (8 if first else 9)),
        (paladin(*[PRAYER] * 4), 8 * (1 if first else UNDEFENDABLE) + CRIT + 2 * COIN),
        (paladin(SWORD, SWORD, SWORD, HELMET, HELMET), (6 if level == 3 else 5) + combat),
        (paladin(SWORD, SWORD, SWORD, PRAYER), (3 if first else 4) * UNDEFENDABLE + CRIT + ACCURACY),
        (paladin(HEART, HEART), lambda numbers: numbers.count(5) + light),
        (paladin(*[PRAYER] * 5), 8 + 5 + 10 * ULTIMATE),
    ]
    if not first:
        board += [
            (paladin(SWORD, HELMET, HEART, PRAYER), RETRIBUTION + 1 + 3 * UNDEFENDABLE),
            (paladin(PRAYER, PRAYER, PRAYER), 4 * COIN),
            (paladin(SWORD, SWORD, PRAYER), 2 * UNDEFENDABLE + CRIT),
        ]
    if level == 3:
        board.append((paladin(SWORD, SWORD, HELMET), 2 + 2 * UNDEFENDABLE))
    return board


def thief_board(level: int) -> Board:
    """With 5 CP; no slot has a level III but the defences, so the highest level is II."""
    first = level == 1
    gained = 3 if first else 4

    def riders(numbers: Numbers) -> float:
        poison = POISON if 6 in numbers else 0.0
        return poison + (COIN * (5 in numbers) if first else COIN + DRAWN * numbers.count(5))

    def daggers(numbers: Numbers) -> float:
        return 2 * (numbers.count(1) + numbers.count(2)) - 2 + riders(numbers)

    def bags(numbers: Numbers) -> float:
        gain = numbers.count(3) + numbers.count(4) - (1 if first else 0)
        return COIN * gain + (0 if 6 not in numbers else 1 if first else COIN)

    def cards(numbers: Numbers) -> float:
        drawn = DRAWN * numbers.count(5)
        return drawn if first else drawn + DRAWN * (6 in numbers) + COIN * (3 in numbers or 4 in numbers)

    board: Board = [
        (thief(DAGGER, DAGGER, DAGGER), daggers),
        (thief(BAG, BAG, BAG), bags),
        (SMALL_STRAIGHT, gained * COIN + (5 + gained + 1) // 2),
        (LARGE_STRAIGHT, gained * COIN + 5 + gained),
        (thief(SHADOW, SHADOW, SHADOW), 2 * UNDEFENDABLE + SHADOWS + SNEAK_ATTACK + (0 if first else DRAWN)),
        (thief(CARD, CARD), cards),
        (thief(*[SHADOW] * 5), 3 * COIN + SHADOWS + (5 + 3 + 5) * ULTIMATE),
    ]
    if not first:
        board += [
            (thief(DAGGER, DAGGER, SHADOW, SHADOW), POISON + 3),
            (thief(DAGGER, BAG, CARD, SHADOW), COIN + SNEAK_ATTACK + DRAWN + POISON),
        ]
    return board


def barbarian_board(level: int) -> Board:
    first = level == 1
    smack = ((4.0, 6.0, 8.0), (5, 7 * UNDEFENDABLE, 9 * UNDEFENDABLE), (6, 8 * UNDEFENDABLE, 10 * UNDEFENDABLE))
    concussed = chance_float(Total(14 if first else 12), None, 1, size=3)
    board: Board = [
        *((barbarian(*[SWORD] * n), smack[level - 1][n - 3]) for n in (3, 4, 5)),
        (barbarian(SWORD, SWORD, POW, POW), (3 + level) * UNDEFENDABLE),
        *((barbarian(*[HEART] * n), n + (1 if first else 2)) for n in (3, 4, 5)),
        (barbarian(SWORD, SWORD, SWORD, POW, POW), 10.5 + concussed * CONCUSSION),
        (SMALL_STRAIGHT, 9 if first else 8 * UNDEFENDABLE),
        (LARGE_STRAIGHT, 15 - 4 if first else 20 - 5),
        (barbarian(*[POW] * 4), STUN + (5 if first else 7) * UNDEFENDABLE),
        (barbarian(*[POW] * 5), STUN + 15 * ULTIMATE),
    ]
    if not first:
        board += [
            (barbarian(SWORD, SWORD, HEART, HEART), 2 + 2 * UNDEFENDABLE),
            (barbarian(POW, POW, POW), CONCUSSION + 2 * UNDEFENDABLE),
        ]
    return board


@rule("DT-7.190", "DT-5.12", "DT-10.80")
@pytest.mark.parametrize(
    ("board", "values"),
    [
        pytest.param(pyromancer_board, (10.3, 12.8, 14.3), id="pyromancer"),
        pytest.param(paladin_board, (8.0, 10.3, 10.4), id="paladin"),
        pytest.param(thief_board, (9.3, 12.5, 12.5), id="shadow thief"),
        pytest.param(barbarian_board, (8.7, 10.9, 11.6), id="barbarian"),
    ],
)
def test_the_values_of_the_default_boards(board: Callable[[int], Board], values: tuple[float, float, float]) -> None:
    for level, wanted in enumerate(values, 1):
        table = [0.0] * 252
        for requirement, worth in board(level):
            if callable(worth):
                offer_each(table, requirement, values_of(worth))
            else:
                offer(table, requirement, worth)
        assert solver(table).value(None, 3) == pytest.approx(wanted, abs=0.2)
