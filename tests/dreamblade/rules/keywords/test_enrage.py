"""Enrage (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, finish_turn, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Enrage")
def test_enrage_raises_the_power_of_local_and_adjacent_allies_only() -> None:
    t = strike(cells(c3="ACb", c4="D", d3="E", d4="F"), A=having("Enrage +2"))
    assert [t.power(x) for x in "CDE"] == [4, 4, 4]
    assert [t.power(x) for x in "AFb"] == [2, 2, 2]
    assert (t.defense("C"), t.life("C")) == (4, 6)


@rule("DB-K.Enrage", "DB-302")
def test_enraged_allies_roll_more_dice() -> None:
    t = strike(cells(c3="Cb", d3="A"), A=having("Enrage +2"))
    t.answer("c3")
    assert t.dice() == 4


@rule("DB-K.Enrage", "DB-Q.34")
def test_enrages_add_up() -> None:
    t = strike(cells(c3="ACb", c2="L"), A=having("Enrage +2"), L=place("Enrage +1"))
    assert (t.power("C"), t.power("A")) == (5, 3)


@rule("DB-K.Enrage", "DB-K.Weaken", "DB-T.62")
def test_enrage_and_weaken_are_added_up_before_the_minimum() -> None:
    t = strike(cells(c3="Ab"), b=having("Weaken 3"))
    assert t.power("A") == 0
    t = strike(cells(c3="Ab", c2="C"), b=having("Weaken 3"), C=having("Enrage +2"))
    assert t.power("A") == 1


@rule("DB-K.Enrage", "DB-Q.35", "DB-900.16")
def test_enrage_by_a_blade_changes_no_dice_already_rolled_and_ends_with_the_combat() -> None:
    t = strike(cells(c3="ACb", d3="De"), A=having("{B}: Enrage +2", "{B}: Pack"))
    attack(t, "blade", "miss", "miss", "blade", who="AC")
    t.blade("A", "Enrage")
    t.saw("ability-lasts", who="A", scope="combat")
    t.saw("attacked", dice=4)
    t.saw("tallied", damage=0, blades=2)
    # the second blade went to Pack: C is local, D adjacent
    t.saw("damaged", who="b", damage=2)
    assert (t.power("C"), t.power("D")) == (2, 2)
    t.answer("d3")
    assert t.dice() == 2


@rule("DB-K.Enrage", "DB-Q.35")
def test_enrage_by_a_blade_counts_for_the_rest_of_the_combat() -> None:
    t = strike(cells(c3="ACb", d3="De"), A=having("{B}: Enrage +2"), C=having("{B}: Crit 1", "{B}: Fumble 1"))
    attack(t, "blade", "miss", "miss", "blade", who="AC")
    t.blade("A", "Enrage")
    t.asked("A", "blade")
    assert (t.power("C"), t.power("D"), t.power("A")) == (4, 4, 2)


@rule("DB-K.Enrage", "DB-303.1b", "DB-Q.35")
def test_enrage_by_a_multiblade_adds_up_with_every_activation() -> None:
    t = strike(cells(c3="ACb"), A=having("{B*}: Enrage +1"), C=having("{B}: Crit 1"))
    attack(t, "blade", "blade", "blade", "miss", who="AC")
    t.blade("A", "Enrage")
    t.blade("A", "Enrage")
    assert t.power("C") == 4


@rule("DB-K.Enrage", "DB-Q.80")
def test_enrage_bought_in_the_spawn_phase_gives_dice_in_this_turns_strikes() -> None:
    t = spawn(cells(c3="ACb"), A=having("{1}: Enrage +1"))
    buy(t, "A", "Enrage")
    t.stop()
    t.answer("strike")
    t.answer("c3")
    t.answer(("C",))
    assert t.dice() == 3
    t.roll("miss", "miss", "miss")
    finish_turn(t)
    assert t.power("C") == 2


@rule("DB-K.Enrage", "DB-Q.52", "DB-900.15")
def test_a_negative_enrage_lowers_power() -> None:
    t = strike(cells(c3="ACb"), A=having("Enrage -1"))
    assert (t.power("C"), t.power("A")) == (1, 2)


@rule("DB-K.Enrage", "DB-303.2b")
def test_enrage_with_score_works_only_while_its_bearer_stands_in_a_scoring_cell() -> None:
    t = shift(cells(c2="AC"), A=having("{S}: Enrage +1"))
    assert t.power("C") == 2
    t.answer("move", "A", "c3")
    assert t.power("C") == 3
