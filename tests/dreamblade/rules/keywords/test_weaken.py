"""Weaken (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, finish_turn, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Weaken")
def test_weaken_lowers_the_power_of_enemies_in_its_cell_only() -> None:
    t = strike(cells(c3="ACb", c4="d"), "B", A=having("Weaken 1"))
    assert t.power("b") == 1
    assert [t.power(x) for x in "ACd"] == [2, 2, 2]
    assert (t.defense("b"), t.life("b")) == (4, 6)
    t.answer("c3")
    assert t.dice() == 1


@rule("DB-K.Weaken", "DB-900.8", "DB-Q.34", "DB-900.5")
def test_weakens_add_up_and_a_power_of_zero_may_still_attack() -> None:
    t = strike(cells(c3="Ab"), b=having("Weaken 1"), A=having("{B}: Crit 1"))
    assert t.power("A") == 1
    t = strike(cells(c3="Abl"), b=having("Weaken 1"), l=place("Weaken 4"))
    assert t.power("A") == 0
    t.answer("c3")
    t.saw("attacked", dice=0)


@rule("DB-K.Weaken", "DB-Q.39", "DB-Q.37")
def test_weaken_lowers_the_dice_of_a_deathblow() -> None:
    t = strike(cells(c3="Ab"), A=having("Weaken 1"), b=having(stats="3/9/3"))
    attack(t, 3, "miss")
    t.answer(("b",))
    assert t.dice() == 2


@rule("DB-K.Weaken", "DB-Q.35")
def test_weaken_by_a_blade_lasts_to_the_end_of_the_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Weaken 2", stats="3/4/6"), b=having(stats="3/9/3"))
    attack(t, 3, "blade", "miss")
    t.answer(("b",))
    assert t.dice() == 1
    t = strike(cells(c3="Ab"), A=having("{B}: Weaken 2"))
    attack(t, "blade", "miss")
    assert t.power("b") == 2


@rule("DB-K.Weaken", "DB-5.9")
def test_weaken_does_not_change_the_dice_of_special_attacks() -> None:
    t = shift(cells(c2="A", c3="b"), A=having("Weaken 2"), b=having("Ambush 2"))
    t.answer("move", "A", "c3")
    assert t.dice() == 2


@rule("DB-K.Weaken", "DB-Q.80")
def test_weaken_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c3="Ab"), A=having("{1}: Weaken 1"))
    buy(t, "A", "Weaken")
    assert t.power("b") == 1
    finish_turn(t)
    assert t.power("b") == 2


@rule("DB-K.Weaken", "DB-G.X", "DB-Q.51", "DB-Q.80")
def test_weaken_with_a_free_x_lasts_with_the_x_that_was_paid() -> None:
    t = spawn(cells(c3="Ab"), A=having("{X}: Weaken X"), b=having(stats="5/4/6"), points=4)
    buy(t, "A", "Weaken")
    t.answer(3)
    assert (t.power("b"), t.player("A").points) == (2, 1)


@rule("DB-K.Weaken", "DB-303.2b", "DB-303.2a")
def test_weaken_with_score_and_spawn_points_can_be_bought_only_in_a_scoring_cell() -> None:
    t = spawn(cells(c3="Ab", c2="Cd"), A=having("{S}{1}: Weaken 1"), C=having("{S}{1}: Weaken 1"))
    t.refuses(t.ability("C", "Weaken"), rule="DB-303.2b")
    buy(t, "A", "Weaken")
    assert (t.power("b"), t.power("d")) == (1, 2)


@rule("DB-K.Weaken", "DB-D.37", "DB-Q.80")
def test_weaken_bought_in_a_scoring_cell_lasts_for_the_turn_wherever_its_bearer_goes() -> None:
    t = spawn(cells(c3="A", c2="d", e1="C"), A=having("{S}{1}: Weaken 1"), C=having("{1}: Advance"))
    buy(t, "A", "Weaken")
    buy(t, "C", "Advance")
    t.answer("move", "A", "c2")
    assert t.power("d") == 1


@rule("DB-K.Weaken", "DB-303.2b")
def test_weaken_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(cells(c3="Ab", c2="Cd"), A=having("{S}: Weaken 1"), C=having("{S}: Weaken 1"))
    assert (t.power("b"), t.power("d")) == (1, 2)
