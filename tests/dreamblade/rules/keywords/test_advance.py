"""Advance (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Advance")
def test_advance_moves_an_unengaged_ally_from_anywhere_one_cell_and_never_diagonally() -> None:
    t = strike(cells(c3="Ab", a1="C"), A=having("{B}: Advance"))
    attack(t, "blade", "miss")
    t.asked("A", "move")
    assert t.cells_offered("C") == ["a2", "b1"]
    t.refuses("move", "C", "b2", rule="DB-K.Advance")
    t.refuses("move", "C", "a3", rule="DB-K.Advance")
    t.answer("move", "C", "a2")
    assert t.cell("C") == "a2"
    t.saw("moved", who="C", rule="DB-K.Advance")


@rule("DB-K.Advance", "DB-900.11", "DB-T.79")
def test_the_blade_must_go_to_advance_but_the_move_may_be_declined() -> None:
    t = strike(cells(c3="ABc", a1="D"), A=having("{B}: Advance", stats="0/4/6"), B=having(stats="3/4/6"))
    attack(t, "blade", "miss", "miss", who="AB")
    t.saw("blade-assigned", who="A", blades=1)
    t.allows("decline")
    t.answer("decline")
    assert t.cell("D") == "a1"
    t.never_saw("moved")


@rule("DB-K.Advance")
def test_advance_reaches_neither_engaged_allies_nor_enemies() -> None:
    t = strike(cells(c3="Ab", d3="Cd", a1="E", e5="f"), A=having("{B}: Advance"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "E"
    t.refuses("move", "C", "d2", rule="DB-K.Advance")
    t.refuses("move", "f", "e4", rule="DB-K.Advance")


@rule("DB-K.Advance")
def test_advance_never_moves_its_bearer() -> None:
    t = spawn(cells(c2="A", c1="C"), A=having("{1}: Advance"))
    buy(t, "A", "Advance")
    assert t.names_offered(1) == "C"
    t.refuses("move", "A", "c3", rule="DB-K.Advance")


@rule("DB-K.Advance", "DB-Q.91")
def test_advance_of_a_bearer_without_allies_does_nothing() -> None:
    t = spawn(cells(c2="A"), A=having("{1}: Advance"), points=5)
    buy(t, "A", "Advance")
    assert t.player("A").points == 4
    t.never_saw("moved")


@rule("DB-K.Advance", "DB-T.47")
def test_advance_may_move_an_ally_even_a_defender_into_a_cell_with_enemies() -> None:
    t = spawn(cells(c2="C", c3="b", e1="A"), A=having("{1}: Advance"), C=having("Defender"))
    buy(t, "A", "Advance")
    t.answer("move", "C", "c3")
    assert t.stack("c3") == "Cb"
    assert t.engaged("C")


@rule("DB-K.Advance", "DB-900.13")
def test_advance_obeys_the_stacking_limit() -> None:
    t = spawn(cells(a2="C", a1="DEFG", e1="A"), A=having("{1}: Advance"))
    buy(t, "A", "Advance")
    assert t.cells_offered("C") == ["a3", "b2"]
    t.refuses("move", "C", "a1", rule="DB-900.13")


@rule("DB-K.Advance", "DB-303.2c")
def test_advance_on_coming_into_play_happens_at_once() -> None:
    t = spawn(cells(c2="C"), A=having("{C}: Advance"))
    t.answer("spawn", "A", "e1")
    t.asked("A", "move")
    assert t.names_offered(1) == "C"
    t.answer("move", "C", "c3")
    assert t.cell("C") == "c3"
    t.asked("A", "spawn")


@rule("DB-K.Advance")
def test_advance_of_a_location_moves_any_unengaged_creature_of_its_player() -> None:
    t = strike(cells(c3="LAb", a1="C"), L=place("{B}: Advance"))
    attack(t, "blade", "miss")
    assert t.names_offered(1) == "C"
    t.answer("move", "C", "b1")
    assert t.cell("C") == "b1"
