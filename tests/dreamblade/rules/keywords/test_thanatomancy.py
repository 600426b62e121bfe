"""Thanatomancy (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Thanatomancy", "DB-T.71", "DB-5.11")
def test_thanatomancy_sets_power_to_the_creatures_in_the_own_graveyard_and_bonuses_add() -> None:
    t = strike(
        cells(c3="ACb"),
        given={"graveyard": "DEFLxy"},
        A=having("Thanatomancy", stats="*/4/6"),
        C=having("Enrage +1"),
        L=place(),
    )
    assert t.power("A") == 4
    t.answer("c3")
    t.answer(("A",))
    assert t.dice() == 4


@rule("DB-K.Thanatomancy")
def test_thanatomancy_with_an_empty_graveyard_is_a_power_of_zero() -> None:
    t = strike(cells(c3="Ab"), A=having("Thanatomancy", stats="3/4/6"))
    assert t.power("A") == 0


@rule("DB-K.Thanatomancy", "DB-Q.72", "DB-W.8")
def test_thanatomancy_follows_every_change_of_the_graveyard() -> None:
    t = spawn(
        cells(c3="AC"), given={"graveyard": "D"}, A=having("Thanatomancy", stats="*/4/6"), E=having("{C}: Appease")
    )
    assert t.power("A") == 1
    t.answer("spawn", "E", "e1")
    t.answer("C")
    assert t.power("A") == 2


@rule("DB-K.Thanatomancy", "DB-K.Weaken", "DB-900.8")
def test_weaken_lowers_the_power_that_thanatomancy_sets() -> None:
    t = strike(cells(c3="Ab"), given={"graveyard": "DE"}, A=having("Thanatomancy", stats="*/4/6"), b=having("Weaken 1"))
    assert t.power("A") == 1


@rule("DB-K.Thanatomancy", "DB-303.2b")
def test_thanatomancy_with_score_leaves_the_printed_power_elsewhere() -> None:
    t = shift(cells(c2="A"), given={"graveyard": "DEF"}, A=having("{S}: Thanatomancy", stats="1/4/6"))
    assert t.power("A") == 1
    t.answer("move", "A", "c3")
    assert t.power("A") == 3
