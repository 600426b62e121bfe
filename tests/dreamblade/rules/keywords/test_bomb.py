"""Bomb (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, second, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Bomb", "DB-Q.15")
def test_bomb_sacrifices_the_bearer_and_damages_every_local_enemy_without_a_roll() -> None:
    t = strike(cells(c3="ADbc", c4="e"), A=having("{B}: Bomb 3"))
    attack(t, "blade", 1, who="A")
    t.asked("A", "bomb")
    t.answer("explode")
    t.asked("A", "damage")
    t.damage(b=1)
    t.saw("sacrificed", who="A", rule="DB-K.Bomb")
    t.saw("damaged", who="b", damage=3)
    t.saw("damaged", who="c", damage=3)
    t.answer("place", "b", "a1")
    t.never_saw("damaged", who="e")
    t.never_saw("damaged", who="D")
    assert t.zone("A") == "graveyard"
    assert (t.player("B").kills, t.player("A").bonus) == (0, 0)


@rule("DB-K.Bomb", "DB-D.9", "DB-Q.92")
def test_bomb_may_be_declined() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Bomb 3"))
    attack(t, "blade", "miss")
    t.offers("decline", "explode")
    t.answer("decline")
    assert t.where("A") == "c3"
    t.never_saw("damaged")


@rule("DB-K.Bomb", "DB-Q.77", "DB-T.103")
def test_a_bomb_spares_those_behind_a_bodyguard_that_has_not_enough() -> None:
    t = strike(
        cells(c3="Abc"),
        given=second(),
        A=having("{B}: Bomb 3"),
        b=having("Bodyguard", cost="3F"),
        c=having(stats="2/2/2", cost="3F"),
    )
    attack(t, "blade", "miss")
    t.answer("explode")
    t.saw("damaged", who="b", damage=3)
    t.never_saw("damaged", who="c")


@rule("DB-K.Bomb", "DB-Q.77", "DB-900.14")
def test_a_bomb_that_is_not_for_the_bodyguard_spares_those_behind_it() -> None:
    t = strike(
        cells(c3="Abc"),
        given=second(),
        A=having("{B}: Bomb 4 Fear"),
        b=having("Bodyguard", stats="2/1/9", cost="3P"),
        c=having(stats="2/2/2", cost="3F"),
    )
    attack(t, "blade", "miss")
    t.answer("explode")
    t.never_saw("damaged")
    assert t.where("A") == "graveyard"


@rule("DB-K.Bomb", "DB-Q.77", "DB-T.103")
def test_a_bomb_that_satisfies_the_bodyguard_damages_everybody() -> None:
    t = strike(
        cells(c3="Abc"),
        given=second(),
        A=having("{B}: Bomb 4"),
        b=having("Bodyguard", cost="3F"),
        c=having(stats="2/2/2", cost="3F"),
    )
    attack(t, "blade", "miss")
    t.answer("explode")
    t.saw("damaged", who="b", damage=4)
    t.saw("damaged", who="c", damage=4)


@rule("DB-K.Bomb", "DB-Q.53")
def test_a_location_may_bomb() -> None:
    t = strike(cells(c3="LAb"), L=place("{B}: Bomb 2"))
    attack(t, "blade", "miss")
    t.answer("explode")
    assert t.zone("L") == "graveyard"
    t.saw("sacrificed", who="L")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Bomb", "DB-Q.14")
def test_a_bomb_goes_off_where_its_bearer_is_at_that_moment() -> None:
    t = strike(
        cells(c3="ACb", d3="y"), A=having("{B}: Bomb 3", stats="1/4/6"), C=having("{B}: Skirmish", stats="1/4/6")
    )
    attack(t, "blade", "blade", who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.answer("explode")
    t.saw("damaged", who="y", damage=3)
    t.never_saw("damaged", who="b")


@rule("DB-K.Bomb", "DB-900.3")
def test_a_bomb_in_the_spawn_phase_is_checked_at_once() -> None:
    t = spawn(cells(c3="Ab"), A=having("{1}: Bomb 4"))
    buy(t, "A", "Bomb")
    t.answer("explode")
    t.asked("A", "disrupt")
