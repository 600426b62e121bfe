"""Teleport (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Teleport", "DB-Q.24")
def test_teleport_moves_any_creature_into_any_cell_that_is_no_portal() -> None:
    t = strike(cells(c3="Ab", a1="D", e4="f", d3="L"), A=having("{B}: Teleport"), L=place())
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.names_offered(1) == "ADbf"
    everywhere = sorted(c + r for c in "abcde" for r in "12345" if c + r not in ("e1", "a5"))
    assert t.cells_offered("f") == [c for c in everywhere if c != "e4"]
    t.refuses("move", "f", "e1", rule="DB-K.Teleport")
    t.refuses("move", "f", "a5", rule="DB-K.Teleport")
    t.refuses("move", "L", "a2", rule="DB-5.8")
    t.answer("move", "b", "d5")
    assert t.cell("b") == "d5"


@rule("DB-K.Teleport", "DB-Q.92")
def test_teleport_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Teleport"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert (t.where("A"), t.where("b")) == ("c3", "c3")


@rule("DB-K.Teleport", "DB-900.13")
def test_teleport_obeys_the_stacking_limit() -> None:
    t = strike(cells(c3="Ab", d4="efgh", d2="IJKL"), A=having("{B}: Teleport"))
    attack(t, "blade", "miss")
    t.refuses("move", "b", "d4", rule="DB-900.13")
    t.refuses("move", "A", "d2", rule="DB-900.13")
    t.allows("move", "b", "d2")
    t.allows("move", "A", "d4")


@rule("DB-K.Teleport", "DB-Q.25", "DB-Q.69")
def test_a_teleported_creature_enters() -> None:
    t = strike(cells(c3="Ab", d4="D"), A=having("{B}: Teleport"), D=having("Ambush 2"), b=having("Charge 1"))
    attack(t, "blade", "miss")
    t.answer("move", "b", "d4")
    t.roll(1, "miss")
    t.saw("special-attack", who="D", target="b")
    t.roll(2)
    t.saw("damaged", who="D", damage=2)


@rule("DB-K.Teleport")
def test_teleport_moves_a_creature_out_of_a_portal() -> None:
    t = spawn(cells(e1="C", c2="A"), A=having("{2}: Teleport"))
    buy(t, "A", "Teleport")
    t.answer("move", "C", "d4")
    assert t.cell("C") == "d4"
