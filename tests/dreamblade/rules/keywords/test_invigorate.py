"""Invigorate (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, finish_turn, having, place, second, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Invigorate")
def test_invigorate_raises_the_life_of_local_and_adjacent_allies_only() -> None:
    t = strike(cells(c3="ACb", c4="D", d3="E", d4="F"), A=having("Invigorate 2"))
    assert [t.life(x) for x in "CDE"] == [8, 8, 8]
    assert [t.life(x) for x in "AFb"] == [6, 6, 6]
    assert (t.power("C"), t.defense("C")) == (2, 4)


@rule("DB-K.Invigorate", "DB-Q.34")
def test_invigorates_add_up_and_a_location_can_invigorate() -> None:
    t = strike(cells(c3="ACb", c4="L"), A=having("Invigorate 2"), L=place("Invigorate 1"))
    assert (t.life("C"), t.life("A")) == (9, 7)


@rule("DB-K.Invigorate")
def test_an_invigorated_creature_survives_what_would_have_destroyed_it() -> None:
    t = strike(cells(c3="Abc"), b=having(stats="2/9/5"), c=having("Invigorate 1"))
    attack(t, 3, 2)
    t.damage(b=5)
    assert t.where("b") == "c3"


@rule("DB-K.Invigorate", "DB-Q.48")
def test_fates_are_fixed_before_the_bearer_of_a_bonus_leaves() -> None:
    t = strike(
        cells(c3="Abc"),
        given=second(),
        A=having(stats="3/4/6"),
        b=having(stats="2/9/5"),
        c=having("Invigorate 1", stats="2/9/4"),
    )
    attack(t, 3, 3, 3)
    t.damage(b=5, c=4)
    assert (t.where("b"), t.where("c")) == ("c3", "graveyard")


@rule("DB-K.Invigorate", "DB-Q.80")
def test_invigorate_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c3="AC"), A=having("{1}: Invigorate 2"))
    buy(t, "A", "Invigorate")
    assert t.life("C") == 8
    finish_turn(t)
    assert t.life("C") == 6
