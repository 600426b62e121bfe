"""Skirmish (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Skirmish")
def test_skirmish_moves_an_engaged_ally_from_anywhere_to_an_adjacent_cell() -> None:
    t = strike(cells(c3="ACb", a2="De", e1="F"), A=having("{B}: Skirmish"))
    attack(t, "blade", "miss", who="A")
    t.asked("A", "move")
    assert t.names_offered(1) == "CD"
    assert t.cells_offered("D") == ["a1", "a3", "b2"]
    t.refuses("move", "A", "c2", rule="DB-K.Skirmish")
    t.refuses("move", "F", "e2", rule="DB-K.Skirmish")
    t.refuses("move", "b", "c2", rule="DB-K.Skirmish")
    t.answer("move", "D", "a1")
    assert t.cell("D") == "a1"
    t.saw("moved", who="D", rule="DB-K.Skirmish")


@rule("DB-K.Skirmish")
def test_skirmish_may_be_declined() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Skirmish"))
    attack(t, "blade", "miss", who="A")
    t.answer("decline")
    assert t.where("C") == "c3"


@rule("DB-K.Skirmish", "DB-900.13")
def test_skirmish_obeys_the_stacking_limit() -> None:
    t = strike(cells(c3="ACb", c4="DEFG"), A=having("{B}: Skirmish"))
    attack(t, "blade", "miss", who="A")
    assert t.cells_offered("C") == ["b3", "c2", "d3"]
    t.refuses("move", "C", "c4", rule="DB-900.13")


@rule("DB-K.Skirmish", "DB-K.Advance", "DB-T.46")
def test_one_blade_goes_to_skirmish_or_to_advance() -> None:
    t = strike(
        cells(c3="ACb", e1="F"), A=having("{B}: Skirmish", stats="1/4/6"), C=having("{B}: Advance", stats="1/4/6")
    )
    attack(t, "blade", "miss", who="AC")
    assert t.blades() == ["A Skirmish", "C Advance"]
    t.blade("C", "Advance")
    t.answer("move", "F", "e2")
    t.never_saw("blade-assigned", who="A")
    assert t.cell("F") == "e2"


@rule("DB-K.Skirmish", "DB-900.16", "DB-T.49")
def test_a_skirmish_lasts_beyond_the_combat_while_stat_changes_end() -> None:
    t = strike(cells(c3="ACb", d3="D"), A=having("{B}: Skirmish", "{B}: Enrage +2"))
    attack(t, "blade", "blade", who="A")
    t.blade("A", "Enrage")
    t.answer("move", "C", "c4")
    assert (t.where("C"), t.power("C"), t.power("D")) == ("c4", 2, 2)


@rule("DB-K.Skirmish", "DB-303.2a")
def test_skirmish_bought_in_the_spawn_phase() -> None:
    t = spawn(cells(c3="Cb", e1="A"), A=having("{1}: Skirmish"))
    buy(t, "A", "Skirmish")
    t.answer("move", "C", "c2")
    assert t.cell("C") == "c2"
