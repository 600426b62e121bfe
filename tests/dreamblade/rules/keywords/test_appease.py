"""Appease (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Appease", "DB-T.38", "DB-G.triggered ability")
def test_appease_comes_before_any_other_spawn_and_cannot_be_declined() -> None:
    t = spawn(cells(c2="CL", c4="b"), points=9, A=having("{C}: Appease"), D=having(), L=place(), b=having(cost="3F"))
    t.answer("spawn", "A", "e1")
    t.asked("A", "choose")
    t.offers("A", "C")
    t.refuses("spawn", "D", "e1", rule="DB-K.Appease")
    t.refuses("decline", rule="DB-K.Appease")
    t.refuses("D", rule="DB-K.Appease")  # in reserves: not controlled now
    t.refuses("L", rule="DB-K.Appease")  # a location
    t.refuses("b", rule="DB-K.Appease")
    t.answer("C")
    assert t.zone("C") == "graveyard"
    t.saw("sacrificed", who="C", rule="DB-K.Appease")
    t.asked("A", "spawn")
    t.allows("spawn", "D", "e1")


@rule("DB-K.Appease", "DB-900.17")
def test_a_creature_sacrificed_to_appease_profits_nobody() -> None:
    t = spawn(cells(c2="C"), A=having("{C}: Appease"))
    t.answer("spawn", "A", "e1")
    t.answer("C")
    assert (t.player("A").bonus, t.player("B").kills, t.player("A").kills) == (0, 0, 0)
    t.never_saw("destroyed")


@rule("DB-K.Appease", "DB-Q.26")
def test_appease_may_take_the_creature_that_was_just_spawned() -> None:
    t = spawn(cells(c2="C"), A=having("{C}: Appease"))
    t.answer("spawn", "A", "e1")
    t.answer("A")
    assert (t.zone("A"), t.where("C")) == ("graveyard", "c2")


@rule("DB-K.Appease", "DB-Q.26")
def test_appease_of_a_creature_without_company_takes_the_creature_itself() -> None:
    t = spawn(A=having("{C}: Appease"), C=having(cost="5V"))
    t.answer("spawn", "A", "e1")
    assert t.zone("A") == "graveyard"


@rule("DB-K.Appease", "DB-Q.27")
def test_appease_of_a_location_without_any_creature_does_nothing() -> None:
    t = spawn(cells(c3="L"), L=place("{1}: Appease"), points=4)
    buy(t, "L", "Appease")
    assert t.player("A").points == 3
    assert t.cell("L") == "c3"
    t.never_saw("sacrificed")


@rule("DB-K.Appease", "DB-Q.78")
def test_appease_by_a_blade_sacrifices_at_once_and_the_dice_of_the_victim_stand() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Appease"), b=having(stats="2/3/6", cost="3F"))
    attack(t, 3, "blade")
    assert t.zone("A") == "graveyard"
    t.saw("damaged", who="b", damage=3)
    t.asked("A", "disrupt")
