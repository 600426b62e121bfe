"""Expel (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Expel")
def test_expel_moves_an_engaged_enemy_from_anywhere_in_any_direction() -> None:
    t = strike(cells(c3="Ab", a2="De"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.cells_offered("e") == ["a1", "a3", "b2"]
    assert t.cells_offered("b") == ["b3", "c2", "c4", "d3"]
    t.refuses("move", "e", "b3", rule="DB-K.Expel")
    t.answer("move", "e", "a1")
    assert t.cell("e") == "a1"
    t.saw("moved", who="e", rule="DB-K.Expel")


@rule("DB-K.Expel", "DB-D.10")
def test_expel_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert t.where("b") == "c3"


@rule("DB-K.Expel")
def test_expel_moves_neither_unengaged_enemies_nor_own_creatures() -> None:
    t = strike(cells(c3="Ab", a2="e"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "b"
    t.refuses("move", "e", "a1", rule="DB-K.Expel")
    t.refuses("move", "A", "c2", rule="DB-K.Expel")


@rule("DB-K.Expel", "DB-900.13")
def test_expel_obeys_the_stacking_limit_of_the_enemy() -> None:
    t = strike(cells(c3="Ab", c4="defg", c2="HIJK"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    assert t.cells_offered("b") == ["b3", "c2", "d3"]
    t.refuses("move", "b", "c4", rule="DB-900.13")


@rule("DB-K.Expel", "DB-Q.65")
def test_expel_may_move_an_enemy_into_a_portal() -> None:
    t = strike(cells(e2="Ab", a4="Cd"), A=having("{B}: Expel"))
    attack(t, "blade", "miss", cell="e2")
    t.allows("move", "b", "e1")
    t.allows("move", "d", "a5")


@rule("DB-K.Expel", "DB-T.24")
def test_a_cell_whose_only_enemy_was_expelled_cannot_be_fought_in() -> None:
    t = strike(cells(c3="Ab", b3="Cd", e3="Ef"), A=having("{B}: Expel"))
    attack(t, "blade", "miss")
    t.answer("move", "d", "a3")
    t.asked("A", "strike")
    t.refuses("b3", rule="DB-802.2")
    t.allows("e3")


@rule("DB-K.Expel", "DB-Q.17")
def test_damage_is_lost_when_the_only_enemy_of_the_combat_is_expelled() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Expel"))
    attack(t, 3, "blade")
    t.answer("move", "b", "c4")
    t.never_saw("damaged")


@rule("DB-K.Expel", "DB-303.2a")
def test_expel_bought_in_the_spawn_phase() -> None:
    t = spawn(cells(c3="Ab", e1="C"), C=having("{2}: Expel"))
    buy(t, "C", "Expel")
    t.answer("move", "b", "d3")
    assert t.cell("b") == "d3"
