"""Demolish (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, location, strike


@rule("DB-K.Demolish", "DB-Q.61")
def test_demolish_destroys_a_location_in_reach_own_or_enemy_and_is_not_optional() -> None:
    t = strike(
        cells(c3="ALb", d3="l", e3="m"), A=having("{B}: Demolish"), L=place(), l=place(cost="2F"), m=place(cost="2F")
    )
    attack(t, "blade", "miss")
    t.asked("A", "choose")
    t.offers("L", "l")
    t.refuses("decline", rule="DB-K.Demolish")
    t.refuses("m", rule="DB-K.Demolish")
    t.refuses("b", rule="DB-K.Demolish")
    t.answer("L")
    assert t.zone("L") == "graveyard"
    assert (t.player("A").bonus, t.player("A").kills, t.player("B").kills) == (2, 0, 0)


@rule("DB-K.Demolish", "DB-Q.78", "DB-T.105")
def test_demolish_destroys_at_once_inside_a_combat_and_scores() -> None:
    t = strike(
        cells(c3="Ab", d3="l"),
        A=having("{B}: Demolish", stats="3/4/6"),
        b=having(stats="2/4/9", cost="3F"),
        l=location("2F", "Bolster +3"),
    )
    assert t.defense("b") == 7
    attack(t, 3, 2, "blade")
    assert t.zone("l") == "graveyard"
    assert (t.player("A").kills, t.player("B").bonus) == (1, 2)
    t.asked("A", "disrupt")


@rule("DB-K.Demolish")
def test_demolish_without_a_location_in_reach_does_nothing() -> None:
    t = strike(cells(c3="Ab", d4="l"), A=having("{B}: Demolish"), l=place(cost="2F"))
    attack(t, "blade", "miss")
    assert t.where("l") == "d4"
    t.never_saw("destroyed")


@rule("DB-K.Demolish")
def test_demolish_bought_in_the_spawn_phase_destroys_an_adjacent_location() -> None:
    t = spawn(cells(c3="A", c4="l"), A=having("{2}: Demolish"), l=place(cost="2F"))
    buy(t, "A", "Demolish")
    t.saw("destroyed", who="l", rule="DB-K.Demolish")
    assert (t.player("A").kills, t.player("B").bonus) == (1, 2)


@rule("DB-K.Demolish", "DB-B.3")
def test_a_location_may_demolish_itself() -> None:
    t = spawn(cells(c3="L", c4="l"), L=place("{1}: Demolish"), l=place(cost="2F"))
    buy(t, "L", "Demolish")
    t.offers("L", "l")
