"""Unique (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells


@rule("DB-K.Unique", "DB-T.39")
def test_a_unique_name_cannot_be_spawned_while_the_player_controls_it() -> None:
    t = spawn(cells(c3="A"), A=having("Unique Ekkyon"), C=having("Unique Ekkyon"), D=having("Unique Glorious"))
    t.refuses("spawn", "C", "e1", rule="DB-K.Unique")
    t.allows("spawn", "D", "e1")


@rule("DB-K.Unique", "DB-T.39")
def test_copies_of_the_opponent_and_in_other_zones_do_not_matter() -> None:
    t = spawn(
        cells(c3="b"),
        given={"graveyard": "D"},
        b=having("Unique Ekkyon"),
        C=having("Unique Ekkyon"),
        D=having("Unique Ekkyon"),
    )
    t.allows("spawn", "C", "e1")


@rule("DB-K.Unique", "DB-Q.44")
def test_a_raised_unique_creature_meets_the_same_check() -> None:
    t = spawn(
        cells(c3="A", c2="R"),
        given={"graveyard": "C"},
        A=having("Unique Ekkyon"),
        C=having("Unique Ekkyon"),
        R=having("{0}: Raise"),
    )
    buy(t, "R", "Raise")
    t.answer("C")
    t.refuses("spawn", "C", "e1", rule="DB-K.Unique")


@rule("DB-K.Unique")
def test_a_unique_creature_may_be_spawned_once_the_other_has_left() -> None:
    t = spawn(cells(c3="A"), A=having("Unique Ekkyon"), C=having("Unique Ekkyon"), D=having("{C}: Appease"))
    t.answer("spawn", "D", "e1")
    t.answer("A")
    t.allows("spawn", "C", "e1")


@rule("DB-K.Unique", "DB-W.7", "DB-DP.21", "DB-900.17")
def test_of_several_with_one_unique_name_all_but_one_are_sacrificed() -> None:
    t = spawn(
        cells(c3="A", c2="C", d2="E", b2="x"),
        A=having("Unique Ekkyon"),
        C=having("Unique Ekkyon"),
        x=having("Unique Ekkyon"),
        E=having("Unique Ekkyon"),
        D=having("Unique Glorious"),
    )
    t.answer("spawn", "D", "e1")
    t.asked("A", "unique")
    t.offers("A", "C", "E")
    t.answer("C")
    assert [t.where(x) for x in "ACEDx"] == ["graveyard", "c2", "graveyard", "e1", "b2"]
    assert (t.player("A").bonus, t.player("B").kills) == (0, 0)
    t.saw("sacrificed", who="A")


@rule("DB-K.Unique", "DB-W.7", "DB-Q.53")
def test_a_unique_location_can_be_sacrificed() -> None:
    t = spawn(cells(c3="L", c2="M"), L=place("Unique Spire"), M=place("Unique Spire"), D=having("Unique Glorious"))
    t.answer("spawn", "D", "e1")
    t.answer("M")
    assert (t.where("L"), t.where("M")) == ("graveyard", "c2")
