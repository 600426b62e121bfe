"""Dice with symbols, by the two dice of Sword & Sorcery (SS-4.6): what they show, and what a roll pays for."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from typing import Final

import pytest

from reverie.games.dice_throne.rules.lattice import transition
from reverie.parts.rules import dice
from reverie.parts.rules.dice import Shown, distribution, expected, payable, read_die, spread, total

SYMBOLS: Final = ("HIT", "SKILL", "MAGIC", "SHIELD", "LEGEND", "MISS")
HIT, SKILL, MAGIC, SHIELD, LEGEND, MISS = range(6)
RED: Final = read_die(
    "red",
    ["MISS", "HIT", "HIT", "HIT SKILL", "HIT SKILL", "HIT MAGIC", "HIT MAGIC", "HIT HIT", "SKILL SKILL", "HIT LEGEND"],
    SYMBOLS,
)
BLUE: Final = read_die(
    "blue",
    ["MISS", "HIT", "HIT", "HIT SKILL", "HIT MAGIC", "SHIELD", "SHIELD", "SHIELD SKILL", "SHIELD MAGIC", "LEGEND"],
    SYMBOLS,
)


def cost(letters: str) -> Shown:
    """`SSM` as cards print it (SS-50.3)."""
    named = {"S": SKILL, "M": MAGIC, "L": LEGEND}
    return tuple([sum(named[letter] == symbol for letter in letters) for symbol in range(len(SYMBOLS))])


def test_expected_values_are_those_of_the_table() -> None:
    red = [expected(distribution((RED,)), lambda shown, n=symbol: shown[n]) for symbol in range(6)]  # type: ignore[misc]
    blue = [expected(distribution((BLUE,)), lambda shown, n=symbol: shown[n]) for symbol in range(6)]  # type: ignore[misc]
    assert red == [Fraction(n, 10) for n in (9, 4, 2, 0, 1, 1)]
    assert blue == [Fraction(n, 10) for n in (4, 2, 2, 4, 1, 1)]
    assert spread(distribution((RED,)), lambda shown: shown[HIT] > 0)[True] == Fraction(8, 10)


@pytest.mark.parametrize(
    ("saves", "chance"),
    [((HIT,), 4), ((LEGEND,), 1), ((SHIELD, MAGIC), 5), ((HIT, SHIELD), 8), ((SKILL, MAGIC), 4), ((SHIELD, LEGEND), 5)],
)
def test_saves_on_the_blue_die(saves: tuple[int, ...], chance: int) -> None:
    ways = spread(distribution((BLUE,)), lambda shown: any(shown[symbol] for symbol in saves))
    assert ways[True] == Fraction(chance, 10)


def test_a_distribution_is_what_counting_every_roll_comes_to() -> None:
    thrown = (RED, RED, BLUE)
    counted = Counter(total(thrown, numbers) for numbers in itertools.product(range(10), repeat=3))
    assert distribution(thrown) == tuple(sorted(counted.items()))
    assert sum(ways for _shown, ways in distribution((RED,) * 4 + (BLUE,) * 4)) == 10**8
    assert expected(distribution((RED,) * 4 + (BLUE,) * 4), lambda shown: shown[HIT]) == Fraction(52, 10)


def test_rolls_of_numbers_are_those_that_dice_throne_counts() -> None:
    for size in (1, 3, 5):
        assert list(dice.rolls(6, size)) == transition((), size)


def test_every_symbol_is_spent_once() -> None:
    costs = [cost("S"), cost("SM"), cost("L"), cost("M")]
    assert payable(total((RED, BLUE), (3, 4)), costs) == [(), (0,), (1,), (3,), (0, 3)]
    assert payable(total((RED,), (8,)), [cost("S"), cost("S")]) == [(), (0,), (1,), (0, 1)], (
        "a double is split (SS-4.3)"
    )
    assert payable(total((RED,), (8,)), [cost("SS"), cost("S")]) == [(), (0,), (1,)]
    assert payable(total((RED,), (0,)), costs) == [()]


def test_sets_that_can_be_paid_are_exactly_those_whose_costs_fit() -> None:
    costs = [cost("S"), cost("SM"), cost("M"), cost("SS")]
    for shown, _ways in distribution((RED, RED, BLUE)):
        fitting = [
            chosen
            for size in range(5)
            for chosen in itertools.combinations(range(4), size)
            if all(shown[n] >= sum(costs[one][n] for one in chosen) for n in range(6))
        ]
        assert payable(shown, costs) == fitting


def test_enemies_pay_for_the_dearest_first_and_then_the_next() -> None:
    costs = [cost("S"), cost("SM"), cost("M")]
    assert dice.dearest_first(total((RED, RED), (3, 5)), costs) == (1,), "SS-35.3: even where two others were better"
    assert dice.dearest_first(total((RED, RED, RED), (3, 3, 5)), costs) == (1, 0)
    assert dice.dearest_first(total((RED,), (0,)), costs) == ()


def test_the_chance_to_pay_for_effects_together() -> None:
    both = distribution((RED, RED))
    assert dice.chance_to_pay(both, [cost("L")]) == Fraction(19, 100)
    assert dice.chance_to_pay(both, [cost("S"), cost("M")]) == Fraction(2 * 3 * 2, 100)
    assert dice.chance_to_pay(both, []) == 1


def test_broken_dice_are_refused_with_their_face() -> None:
    with pytest.raises(ValueError, match="'red', face 2: 'HTI' is none of HIT, SKILL"):
        read_die("red", ["HIT", "HTI"], SYMBOLS)
    with pytest.raises(ValueError, match="no faces"):
        read_die("red", [], SYMBOLS)
    with pytest.raises(ValueError, match="too many"):
        payable((99,), [(1,)] * 17)
