"""Lure (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Lure", "DB-G.pull", "DB-B.2")
def test_lure_pulls_an_unengaged_enemy_from_anywhere_one_cell_closer() -> None:
    t = strike(cells(c3="Ab", e5="y"), A=having("{B}: Lure"))
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.cells_offered("y") == ["d5", "e4"]
    t.answer("move", "y", "e4")
    assert t.cell("y") == "e4"
    t.saw("moved", who="y", rule="DB-K.Lure")


@rule("DB-K.Lure")
def test_lure_never_pulls_sideways_or_away() -> None:
    t = strike(cells(c3="Ab", e3="y"), A=having("{B}: Lure"))
    attack(t, "blade", "miss")
    assert t.cells_offered("y") == ["d3"]
    t.refuses("move", "y", "e4", rule="DB-K.Lure")


@rule("DB-K.Lure", "DB-Q.92")
def test_lure_may_be_declined() -> None:
    t = strike(cells(c3="Ab", e3="y"), A=having("{B}: Lure"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.where("y") == "e3"


@rule("DB-K.Lure", "DB-D.12")
def test_lure_pulls_neither_engaged_enemies_nor_own_creatures() -> None:
    t = strike(cells(c3="Ab", e3="y", a1="C", a5="Dz"), A=having("{B}: Lure"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "y"
    t.refuses("move", "z", "a4", rule="DB-K.Lure")
    t.refuses("move", "C", "b1", rule="DB-K.Lure")


@rule("DB-K.Lure", "DB-G.pull")
def test_a_local_creature_cannot_be_pulled() -> None:
    t = spawn(cells(c3="Ly", c5="x"), L=place("{1}: Lure"))
    buy(t, "L", "Lure")
    assert t.names_offered(1) == "x"


@rule("DB-K.Lure", "DB-Q.59", "DB-900.13", "DB-900.10")
def test_lure_without_a_legal_cell_has_no_effect_and_its_blade_is_spent() -> None:
    t = strike(cells(c3="Ab", d3="Cwxyz", e3="e"), A=having("{B}: Lure"))
    attack(t, "blade", 1)
    t.saw("blade-assigned", who="A")
    t.never_saw("moved")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Lure", "DB-P.33", "DB-Q.16")
def test_an_enemy_lured_into_the_combat_may_be_assigned_damage() -> None:
    t = strike(cells(c3="Ab", c4="y"), A=having("{B}: Lure"))
    attack(t, "blade", 3)
    t.answer("move", "y", "c3")
    t.allows(t.split(y=3))
    t.allows(t.split(b=2, y=1))
