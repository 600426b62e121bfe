"""Bolster (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, finish_turn, having, place, second, spawn

from reverie.kernel.codec import load, save
from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Bolster")
def test_bolster_raises_the_defense_of_local_and_adjacent_allies_only() -> None:
    t = strike(cells(c3="ACb", c4="D", d3="E", d4="F"), A=having("Bolster +2"))
    assert [t.defense(x) for x in "CDE"] == [6, 6, 6]
    assert t.defense("F") == 4  # diagonal
    assert t.defense("A") == 4  # not the bearer
    assert t.defense("b") == 4  # not an enemy
    assert (t.power("C"), t.life("C")) == (2, 6)


@rule("DB-K.Bolster", "DB-Q.34")
def test_bolsters_add_up() -> None:
    t = strike(cells(c3="AbC", c4="D", c2="L"), A=having("Bolster +2"), D=having("Bolster +3"), L=place("Bolster +1"))
    assert t.defense("C") == 4 + 2 + 3 + 1
    assert t.defense("A") == 4 + 3 + 1


@rule("DB-K.Bolster", "DB-T.60")
def test_a_bolstered_creature_may_be_destroyed_without_being_disrupted() -> None:
    t = strike(cells(c3="Abc"), given=second(), b=having(stats="2/4/5", cost="3F"), c=having("Bolster +3", cost="3F"))
    attack(t, 3, 2)
    t.damage(b=5)
    assert t.zone("b") == "graveyard"


@rule("DB-K.Bolster", "DB-900.16")
def test_bolster_ends_the_moment_the_ally_is_no_longer_near() -> None:
    t = shift(cells(c3="A", c4="C"), A=having("Bolster +2"))
    assert t.defense("C") == 6
    t.answer("move", "C", "c5")
    assert t.defense("C") == 4


@rule("DB-K.Bolster", "DB-Q.35")
def test_bolster_by_a_blade_protects_against_the_deathblow_and_ends_with_the_combat() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Bolster +2", stats="3/4/6"), b=having(stats="2/9/3", cost="3F"))
    attack(t, 3, "blade", "miss", who="A")
    t.asked("B", "deathblow")
    assert t.defense("C") == 6
    t.answer(("b",))
    t.roll(3, 2)
    t.damage(C=5)
    t.never_saw("disrupted")
    assert (t.cell("C"), t.defense("C")) == ("c3", 4)


@rule("DB-K.Bolster", "DB-Q.80")
def test_bolster_bought_in_the_spawn_phase_lasts_until_the_end_of_the_turn() -> None:
    t = spawn(cells(c3="AC", e5="b"), A=having("{2}: Bolster +2"))
    assert t.defense("C") == 4
    buy(t, "A", "Bolster")
    assert t.defense("C") == 6
    t.stop()
    t.asked("A", "action")
    assert t.defense("C") == 6
    finish_turn(t)
    assert t.defense("C") == 4


@rule("DB-K.Bolster", "DB-Q.80")
def test_bolster_on_coming_into_play_lasts_until_the_end_of_the_turn() -> None:
    t = spawn(cells(e1="C"), A=having("{C}: Bolster +2"))
    t.answer("spawn", "A", "e1")
    assert t.defense("C") == 6
    finish_turn(t)
    assert t.defense("C") == 4


@rule("DB-K.Bolster", "DB-Q.80")
def test_bolster_bought_in_the_spawn_phase_ends_when_its_bearer_leaves() -> None:
    t = spawn(cells(e1="AC"), A=having("{1}: Bolster +2"), D=having("{C}: Appease"))
    buy(t, "A", "Bolster")
    assert t.defense("C") == 6
    t.answer("spawn", "D", "e1")
    t.answer("A")
    assert t.defense("C") == 4


@rule("DB-K.Bolster", "DB-Q.80")
def test_bolster_bought_in_the_spawn_phase_does_not_come_back_with_its_bearer() -> None:
    t = spawn(cells(e1="ACW"), A=having("{1}: Bolster +2", cost="4V"), W=having("{0}: Wail", cost="9V"), points=12)
    buy(t, "A", "Bolster")
    buy(t, "W", "Wail")
    t.roll(2, 2)
    assert t.zone("A") == "reserves"
    t.answer("spawn", "A", "e1")
    assert t.defense("C") == 4
    t.state = load(t.game, save(t.game, t.state))  # nor after a save
    assert t.defense("C") == 4
