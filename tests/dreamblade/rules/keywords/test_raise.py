"""Raise (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Raise")
def test_raise_returns_a_creature_from_the_own_graveyard_to_the_reserves() -> None:
    t = strike(
        cells(c3="Ab"), given={"graveyard": "CDLx", "bonus": (2, 0), "kills": (0, 1)}, A=having("{B}: Raise"), L=place()
    )
    attack(t, "blade", "miss")
    t.asked("A", "choose")
    t.offers("decline", "C", "D")
    t.refuses("L", rule="DB-K.Raise")
    t.refuses("x", rule="DB-K.Raise")
    t.answer("D")
    assert (t.zone("D"), t.zone("C")) == ("reserves", "graveyard")
    assert (t.player("A").bonus, t.player("B").kills) == (2, 1)


@rule("DB-K.Raise", "DB-Q.92", "DB-DP.19")
def test_raise_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), given={"graveyard": "C"}, A=having("{B}: Raise"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.zone("C") == "graveyard"


@rule("DB-K.Raise", "DB-801.4")
def test_a_raised_creature_may_be_spawned_again_in_the_same_phase() -> None:
    t = spawn(cells(c3="A"), given={"graveyard": "C"}, A=having("{1}: Raise"))
    buy(t, "A", "Raise")
    t.refuses("spawn", "C", "e1", rule="DB-K.Raise")
    t.answer("C")
    t.answer("spawn", "C", "e1")
    assert t.cell("C") == "e1"


@rule("DB-K.Raise")
def test_raise_without_a_creature_in_the_graveyard_does_nothing() -> None:
    t = strike(cells(c3="Ab"), given={"graveyard": "L"}, A=having("{B}: Raise"), L=place())
    attack(t, "blade", "miss")
    t.never_saw("returned")
    assert t.zone("L") == "graveyard"
