"""Energize (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, initiative


@rule("DB-K.Energize", "DB-P.6")
def test_energize_adds_x_spawn_points_at_the_start_of_the_own_spawn_phase() -> None:
    t = spawn(cells(e1="A"), A=having("Energize 2"), points=7)
    t.saw("points-received", seat=0, points=9, energize=2)
    assert t.player("A").points == 9


@rule("DB-K.Energize", "DB-Q.34")
def test_energize_adds_up_over_several_bearers() -> None:
    t = spawn(cells(e1="AC", c2="L"), A=having("Energize 2"), C=having("Energize 1"), L=place("Energize 1"), points=5)
    assert t.player("A").points == 9


@rule("DB-K.Energize")
def test_energize_gives_the_opponent_nothing() -> None:
    t = spawn(cells(e1="A"), "B", A=having("Energize 2"), points=7)
    assert t.player("B").points == 7


@rule("DB-K.Energize", "DB-T.78", "DB-900.12")
def test_energize_with_score_works_in_a_contested_scoring_cell_and_nowhere_else() -> None:
    for cell, points in (("c3", 9), ("c4", 9), ("c2", 7), ("a3", 7)):
        t = spawn(cells(**{cell: "Lb"}), L=place("{S}: Energize 2"), points=7)
        assert t.player("A").points == points, cell


@rule("DB-K.Energize", "DB-Q.7")
def test_energize_is_counted_once_at_the_start_of_the_phase() -> None:
    t = spawn(cells(e1="C"), A=having("Energize 3"), points=7)
    t.answer("spawn", "A", "e1")
    assert t.player("A").points == 4
    t = spawn(cells(c3="A", e1="C"), A=having("{S}: Energize 2"), C=having("{1}: Advance"), points=7)
    buy(t, "C", "Advance")
    t.answer("move", "A", "c2")
    assert t.player("A").points == 8


@rule("DB-K.Energize", "DB-800.1")
def test_energize_gives_nothing_when_the_spawn_phases_are_skipped() -> None:
    t = initiative(cells(e1="A"), A=having("Energize 2"))
    t.roll(4, 1)
    t.saw("spawn-skipped")
    t.never_saw("points-received")
    t.asked("A", "action")
    assert t.player("A").points == 0
