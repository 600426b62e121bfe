"""Purge (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Purge", "DB-Q.29", "DB-T.88")
def test_purge_puts_a_miniature_from_the_opponents_reserves_into_the_graveyard() -> None:
    t = strike(cells(c3="Ab"), given={"reserves": "xlY"}, A=having("{B}: Purge"), x=having(), l=place(), Y=having())
    attack(t, "blade", "miss")
    t.asked("A", "choose")
    t.offers("decline", "x", "l")
    t.refuses("Y", rule="DB-K.Purge")
    t.refuses("b", rule="DB-K.Purge")
    t.answer("l")
    assert (t.zone("l"), t.zone("x")) == ("graveyard", "reserves")
    assert (t.player("A").kills, t.player("B").bonus) == (0, 0)
    t.never_saw("destroyed")


@rule("DB-K.Purge", "DB-Q.92")
def test_purge_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), given={"reserves": "x"}, A=having("{B}: Purge"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.zone("x") == "reserves"


@rule("DB-K.Purge", "DB-T.88", "DB-801.4")
def test_a_purged_miniature_counts_for_the_aspect_costs_of_its_owner() -> None:
    t = spawn(cells(c3="A"), A=having("{1}: Purge"), x=having(cost="5F"), y=having(cost="4F"))
    buy(t, "A", "Purge")
    t.answer("x")
    t.stop()
    t.asked("B", "spawn")
    t.answer("spawn", "y", "a5")
    t.saw("spawned", who="y", price=4)


@rule("DB-K.Purge")
def test_purge_of_empty_reserves_does_nothing() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Purge"))
    attack(t, "blade", 1)
    t.never_saw("purged")
    t.saw("damaged", who="b", damage=1)
