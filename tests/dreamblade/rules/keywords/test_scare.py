"""Scare (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Scare", "DB-G.push", "DB-B.2")
def test_scare_pushes_an_unengaged_enemy_from_anywhere_one_cell_farther() -> None:
    t = strike(cells(c3="Ab", d3="y", b1="x"), A=having("{B}: Scare"))
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.cells_offered("y") == ["d2", "d4", "e3"]
    assert t.cells_offered("x") == ["a1"]
    t.refuses("move", "x", "b2", rule="DB-K.Scare")
    t.answer("move", "y", "e3")
    assert t.cell("y") == "e3"
    t.saw("moved", who="y", rule="DB-K.Scare")


@rule("DB-K.Scare")
def test_scare_may_be_declined() -> None:
    t = strike(cells(c3="Ab", d3="y"), A=having("{B}: Scare"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.where("y") == "d3"


@rule("DB-K.Scare")
def test_scare_pushes_neither_engaged_enemies_nor_own_creatures() -> None:
    t = strike(cells(c3="Ab", d3="y", c4="C", b2="Dz"), A=having("{B}: Scare"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "y"
    t.refuses("move", "z", "a2", rule="DB-K.Scare")
    t.refuses("move", "C", "c5", rule="DB-K.Scare")


@rule("DB-K.Scare", "DB-Q.59", "DB-900.10")
def test_scare_without_a_legal_cell_has_no_effect_and_its_blade_is_spent() -> None:
    t = strike(cells(c3="Ab", a5="y"), A=having("{B}: Scare"))
    attack(t, "blade", 1)
    t.saw("blade-assigned", who="A")
    t.never_saw("moved")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Scare", "DB-900.10")
def test_a_blade_may_be_dumped_on_scare_to_keep_it_from_fumble() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Scare", "{B}: Fumble 3"))
    attack(t, "blade", 3)
    assert t.blades() == ["A Fumble", "A Scare"]
    t.blade("A", "Scare")
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Scare", "DB-900.13")
def test_scare_obeys_the_stacking_limit() -> None:
    t = strike(cells(c3="Ab", d3="y", e3="mnop"), A=having("{B}: Scare"))
    attack(t, "blade", "miss")
    assert t.cells_offered("y") == ["d2", "d4"]
    t.refuses("move", "y", "e3", rule="DB-900.13")


@rule("DB-K.Scare")
def test_a_location_scares_an_unengaged_enemy_out_of_its_own_cell() -> None:
    t = spawn(cells(c3="Ly"), L=place("{1}: Scare"))
    buy(t, "L", "Scare")
    assert t.cells_offered("y") == ["b3", "c2", "c4", "d3"]
