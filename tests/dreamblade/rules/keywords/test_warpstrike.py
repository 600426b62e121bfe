"""Warpstrike (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Warpstrike", "DB-P.22", "DB-900.4")
def test_warpstrike_attacks_one_nonlocal_enemy_anywhere() -> None:
    t = strike(cells(c3="Ab", c4="x", a5="y", e1="D", d3="l"), A=having("{B}: Warpstrike 3", stats="1/4/6"), l=place())
    attack(t, "blade")
    t.asked("A", "target")
    t.offers("x", "y")
    t.refuses("b", rule="DB-K.Warpstrike")
    t.refuses("D", rule="DB-K.Warpstrike")
    t.refuses("l", rule="DB-K.Warpstrike")
    t.refuses("decline", rule="DB-K.Warpstrike")
    t.answer("y")
    assert t.dice() == 3
    t.roll(1, 2, "blade")
    t.saw("damaged", who="y", damage=3)
    t.never_saw("damaged", who="x")


@rule("DB-K.Warpstrike", "DB-802.2f")
def test_warpstrike_damage_waits_for_the_end_of_the_combat() -> None:
    t = strike(cells(c3="Ab", c4="x"), A=having("{B}: Warpstrike 2", "{B}: Crit 1"))
    attack(t, "blade", "blade")
    t.blade("A", "Warpstrike")
    t.roll(3, 1)
    t.saw("damage-modified", change=1)
    t.asked("A", "disrupt")
    t.answer("place", "x", "a1")
    assert t.where("x") == "a1"


@rule("DB-K.Warpstrike", "DB-900.3")
def test_warpstrike_in_the_spawn_phase_is_checked_at_once_and_without_deathblow() -> None:
    t = spawn(cells(c3="A", c4="xD"), A=having("{2}: Warpstrike 2"), x=having(stats="2/9/4"))
    buy(t, "A", "Warpstrike")
    t.roll(3, 1)
    assert t.zone("x") == "graveyard"
    t.asked("A", "spawn")
    assert t.player("A").kills == 1


@rule("DB-K.Warpstrike", "DB-G.X", "DB-Q.51", "DB-DP.22")
def test_a_free_x_is_anything_from_zero_to_the_points_that_are_left() -> None:
    t = spawn(cells(c3="A", c4="x"), A=having("{X}: Warpstrike X"), points=4)
    buy(t, "A", "Warpstrike")
    t.asked("A", "value")
    t.offers(0, 1, 2, 3, 4)
    t.answer(3)
    assert t.player("A").points == 1
    assert t.dice() == 3
    t.roll(1, 1, 1)
    assert t.damage_on("x") == 3
    t.refuses(t.ability("A", "Warpstrike"), rule="DB-801.8")


@rule("DB-K.Warpstrike", "DB-G.X", "DB-Q.51")
def test_a_free_x_of_zero_costs_nothing_and_rolls_nothing() -> None:
    t = spawn(cells(c3="A", c4="x"), A=having("{X}: Warpstrike X"), points=4)
    buy(t, "A", "Warpstrike")
    t.answer(0)
    assert t.player("A").points == 4
    t.asked("A", "spawn")
    t.never_saw("damaged")


@rule("DB-K.Warpstrike", "DB-Q.91")
def test_warpstrike_without_a_nonlocal_enemy_does_nothing() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Warpstrike 3"))
    attack(t, "blade", 1)
    t.never_saw("special-attack")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Warpstrike", "DB-303.2c")
def test_warpstrike_on_coming_into_play() -> None:
    t = spawn(cells(c4="x"), A=having("{C}: Warpstrike 2"))
    t.answer("spawn", "A", "e1")
    t.roll(2, 1)
    t.saw("damaged", who="x", damage=3)


@rule("DB-K.Warpstrike", "DB-D.16")
def test_a_location_can_warpstrike() -> None:
    t = strike(cells(c3="ALb", c4="x"), L=place("{B}: Warpstrike 1"))
    attack(t, "blade", "miss")
    t.roll(3)
    t.saw("damaged", who="x", damage=3)
