"""Assault (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, second, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Assault", "DB-P.22", "DB-900.4")
def test_assault_names_its_target_before_the_roll_and_damages_only_it() -> None:
    t = strike(cells(c3="Abc", d3="e"), A=having("{B}: Assault 3", stats="1/4/6"))
    attack(t, "blade")
    t.asked("A", "target")
    t.offers("b", "c")
    t.refuses("e", rule="DB-K.Assault")
    t.refuses("decline", rule="DB-K.Assault")
    t.answer("c")
    assert t.dice() == 3
    t.roll(1, 2, "blade")
    t.saw("damaged", who="c", damage=3)
    t.never_saw("damaged", who="b")


@rule("DB-K.Assault", "DB-802.2e", "DB-T.25")
def test_assault_damage_adds_up_with_the_rest_of_the_combat_and_is_checked_at_its_end() -> None:
    t = strike(
        cells(c3="Ab"),
        given=second(),
        A=having("{B}: Assault 2", "{B}: Crit 1", stats="3/4/6"),
        b=having(stats="2/5/9", cost="3F"),
    )
    attack(t, 3, "blade", "blade")
    t.blade("A", "Assault")
    t.roll(3, 2)
    t.not_yet("disrupted")
    t.asked("A", "fate")  # 5 by Assault, 3 + 1 by the regular attack
    t.answer("destroy")
    assert t.zone("b") == "graveyard"


@rule("DB-K.Assault", "DB-D.22", "DB-900.3")
def test_assault_of_a_location_in_the_spawn_phase_is_checked_at_once() -> None:
    t = spawn(cells(c3="LAb"), L=place("{2}: Assault 2"), points=6)
    buy(t, "L", "Assault")
    t.roll(3, 1)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    assert (t.cell("b"), t.damage_on("b")) == ("a1", 0)
    assert t.player("A").points == 4


@rule("DB-K.Assault", "DB-Q.91")
def test_assault_without_a_local_enemy_rolls_nothing() -> None:
    t = spawn(cells(c3="A", c4="b"), A=having("{1}: Assault 2"))
    buy(t, "A", "Assault")
    t.never_saw("special-attack")
    t.asked("A", "spawn")


@rule("DB-K.Assault", "DB-5.9")
def test_modifiers_of_power_do_not_change_the_dice_of_assault() -> None:
    t = strike(cells(c3="Ab", c2="C"), A=having("{B}: Assault 2", stats="1/4/6"), C=having("Enrage +2"))
    attack(t, "blade", "miss", "miss")
    assert t.dice() == 2
