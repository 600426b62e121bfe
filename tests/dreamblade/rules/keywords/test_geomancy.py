"""Geomancy (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import buy, finish_turn, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Geomancy", "DB-T.72", "DB-D.11")
def test_geomancy_gives_x_to_all_stats_for_each_own_location_in_the_column() -> None:
    t = strike(
        cells(c3="A", c1="L", c5="M", c2="l", d3="N"),
        A=having("Geomancy 2"),
        L=place(),
        M=place(),
        N=place(),
        l=place(),
    )
    assert (t.power("A"), t.defense("A"), t.life("A")) == (6, 8, 10)


@rule("DB-K.Geomancy")
def test_geomancy_is_for_its_bearer_alone() -> None:
    t = strike(cells(c3="AL", c2="C"), A=having("Geomancy 2"), L=place())
    assert (t.power("A"), t.power("C"), t.defense("C"), t.life("C")) == (4, 2, 4, 6)


@rule("DB-K.Geomancy", "DB-W.8")
def test_geomancy_changes_when_its_bearer_moves_to_another_column() -> None:
    t = shift(cells(c3="A", c1="L"), A=having("Geomancy 1"), L=place())
    assert (t.power("A"), t.defense("A"), t.life("A")) == (3, 5, 7)
    t.answer("move", "A", "d3")
    assert (t.power("A"), t.defense("A"), t.life("A")) == (2, 4, 6)


@rule("DB-K.Geomancy", "DB-303.2b")
def test_geomancy_with_score_works_only_in_a_scoring_cell() -> None:
    t = shift(cells(c2="A", c1="L"), A=having("{S}: Geomancy 1"), L=place())
    assert t.power("A") == 2
    t.answer("move", "A", "c3")
    assert t.power("A") == 3


@rule("DB-K.Geomancy", "DB-Q.80")
def test_geomancy_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c2="A", c1="L"), A=having("{1}: Geomancy 1"), L=place())
    assert t.power("A") == 2
    buy(t, "A", "Geomancy")
    assert (t.power("A"), t.defense("A"), t.life("A")) == (3, 5, 7)
    finish_turn(t)
    assert t.power("A") == 2
