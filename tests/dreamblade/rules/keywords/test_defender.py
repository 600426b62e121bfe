"""Defender (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, finish_turn, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Defender", "DB-T.47")
def test_a_defender_cannot_be_shifted_into_a_cell_with_enemies() -> None:
    t = shift(cells(c2="A", c3="b"), A=having("Defender"))
    assert t.cells_offered("A") == ["b2", "c1", "d2"]
    t.refuses("move", "A", "c3", rule="DB-K.Defender")


@rule("DB-K.Defender", "DB-P.3")
def test_a_defender_may_be_shifted_into_a_cell_with_an_enemy_location_only() -> None:
    t = shift(cells(c2="A", c3="l"), A=having("Defender"), l=place(cost="2F"))
    t.allows("move", "A", "c3")


@rule("DB-K.Defender")
def test_defender_binds_its_bearer_alone() -> None:
    t = shift(cells(c2="AC", c3="b"), A=having("Defender"))
    t.allows("move", "C", "c3")
    t.refuses("move", "A", "c3", rule="DB-K.Defender")


@rule("DB-K.Defender")
def test_an_ability_moves_a_defender_among_enemies_in_a_strike_as_well() -> None:
    t = strike(cells(c3="Ab", d3="D", d4="e"), A=having("{B}: Advance"), D=having("Defender"))
    attack(t, "blade", "miss")
    t.answer("move", "D", "d4")
    assert t.stack("d4") == "De"


@rule("DB-K.Defender", "DB-303.2b")
def test_defender_with_score_binds_only_while_it_stands_in_a_scoring_cell() -> None:
    t = shift(cells(c3="A", c4="b"), A=having("{S}: Defender"))
    t.refuses("move", "A", "c4", rule="DB-K.Defender")
    t = shift(cells(c2="A", c3="b"), A=having("{S}: Defender"))
    t.allows("move", "A", "c3")


@rule("DB-K.Defender", "DB-Q.80")
def test_defender_on_coming_into_play_binds_for_this_turn() -> None:
    t = spawn(cells(d1="b"), A=having("{C}: Defender"))
    t.answer("spawn", "A", "e1")
    t.stop()
    t.answer("shift")
    t.refuses("move", "A", "d1", rule="DB-K.Defender")
    finish_turn(t)
    t.roll(1, 2)  # spawn phases are skipped, B goes first
    for _ in range(2):
        t.answer("shift")
        t.stop()
    t.answer("shift")
    t.allows("move", "A", "d1")
