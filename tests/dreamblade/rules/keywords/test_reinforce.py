"""Reinforce (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, location


@rule("DB-K.Reinforce")
def test_reinforce_may_be_spawned_in_any_cell_with_an_ally_that_has_room() -> None:
    t = spawn(cells(c3="C", d4="DEFG", b4="b", a3="L", a5="Hx"), R=having("Reinforce"), L=place(), x=having())
    assert t.cells_offered("R", "spawn") == ["a1", "a5", "c1", "c3", "d1", "e1"]
    t.refuses("spawn", "R", "d4", rule="DB-301.1a")
    t.refuses("spawn", "R", "b4", rule="DB-801.5")
    t.refuses("spawn", "R", "a3", rule="DB-801.5")
    t.answer("spawn", "R", "a5")
    assert t.stack("a5") == "HRx"


@rule("DB-K.Reinforce", "DB-801.5")
def test_reinforce_opens_a_spawn_row_cell_that_was_occupied() -> None:
    t = spawn(cells(c1="C"), R=having("Reinforce"), N=having())
    t.allows("spawn", "R", "c1")
    t.refuses("spawn", "N", "c1", rule="DB-801.5")


@rule("DB-K.Reinforce", "DB-5.5")
def test_a_reinforcement_does_not_enter() -> None:
    t = spawn(cells(c3="Cb"), R=having("Reinforce", "Charge 2"), b=having("Ambush 2"))
    t.answer("spawn", "R", "c3")
    t.never_saw("special-attack")


@rule("DB-K.Reinforce", "DB-301.1a")
def test_a_reinforcing_location_still_needs_a_cell_without_a_location() -> None:
    t = spawn(cells(c3="C", d3="Dl"), R=location("2V", "Reinforce"), l=place())
    t.allows("spawn", "R", "c3")
    t.refuses("spawn", "R", "d3", rule="DB-801.7")


@rule("DB-K.Reinforce", "DB-Q.55", "DB-900.1a", "DB-700.2")
def test_on_the_first_turn_a_reinforcement_may_join_an_ally_outside_the_portal() -> None:
    t = spawn(cells(e1="C"), given={"turn": 1}, C=having("{1}: Advance", cost="2V"), D=having(), R=having("Reinforce"))
    t.answer("spawn", "D", "e1")
    buy(t, "C", "Advance")
    t.answer("move", "D", "d1")
    assert t.cells_offered("R", "spawn") == ["d1", "e1"]
    assert t.cells_offered("Z", "spawn") == ["e1"]
    t.refuses("spawn", "R", "c1", rule="DB-700.2")
    t.answer("spawn", "R", "d1")
    assert t.stack("d1") == "DR"


@rule("DB-K.Reinforce", "DB-Q.55")
def test_on_the_first_turn_a_reinforcing_location_may_join_an_ally_outside_the_portal() -> None:
    t = spawn(cells(e1="C", d2="D"), given={"turn": 1}, R=location("1V", "Reinforce"), L=place())
    assert t.cells_offered("R", "spawn") == ["d2", "e1"]
    assert t.cells_offered("L", "spawn") == ["e1"]
    t.refuses("spawn", "R", "d1", rule="DB-700.2")
    t.refuses("spawn", "L", "d2", rule="DB-700.2")


@rule("DB-K.Reinforce", "DB-801.5")
def test_not_even_reinforce_brings_a_fifth_creature_into_a_cell_in_one_spawn_phase() -> None:
    reinforcements = {x: having("Reinforce", cost="1V") for x in "RSTUW"}
    t = spawn(cells(c3="CD", b3="Z"), C=having("{1}: Advance"), D=having("{1}: Advance"), points=9, **reinforcements)
    t.answer("spawn", "R", "c3")
    t.answer("spawn", "S", "c3")
    buy(t, "C", "Advance")
    t.answer("move", "R", "c4")
    buy(t, "D", "Advance")
    t.answer("move", "S", "c4")
    t.answer("spawn", "T", "c3")
    t.allows("spawn", "U", "c3")
    t.answer("spawn", "U", "c3")
    assert t.stack("c3") == "CDTU"
    t.refuses("spawn", "W", "c3", rule="DB-301.1a")


@rule("DB-K.Reinforce", "DB-801.5")
def test_reinforcements_that_moved_on_count_among_the_four_of_the_phase() -> None:
    reinforcements = {x: having("Reinforce", cost="1V") for x in "RSTUW"}
    t = spawn(cells(c3="C", e1="D"), C=having("{1}: Advance"), D=having("{1}: Advance"), points=9, **reinforcements)
    for letter in "RST":
        t.answer("spawn", letter, "c3")
    buy(t, "C", "Advance")
    t.answer("move", "R", "c4")
    t.answer("spawn", "U", "c3")
    buy(t, "D", "Advance")
    t.answer("move", "S", "c4")
    assert t.stack("c3") == "CTU"
    assert t.cells_offered("W", "spawn") == ["c1", "c4", "e1"]
    t.refuses("spawn", "W", "c3", rule="DB-801.5")


@rule("DB-K.Reinforce", "DB-801.6", "DB-Q.75")
def test_reinforcements_go_to_the_own_portal_without_number() -> None:
    reinforcements = {x: having("Reinforce", cost="1V") for x in "RSTUW"}
    t = spawn(cells(e1="C"), points=5, **reinforcements)
    for letter in "RSTUW":
        t.answer("spawn", letter, "e1")
    assert t.stack("e1") == "CRSTUW"


@rule("DB-K.Reinforce", "DB-303.2c", "DB-303.2b")
def test_an_ability_with_score_and_coming_into_play_works_for_a_reinforcement_in_a_scoring_cell() -> None:
    for cell, works in (("c3", True), ("c2", False)):
        t = spawn(cells(**{cell: "C"}), R=having("Reinforce", "{S}{C}: Bolster +1"))
        t.answer("spawn", "R", cell)
        assert t.defense("C") == (5 if works else 4)
