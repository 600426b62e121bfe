"""Ambush (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Ambush", "DB-W.2", "DB-900.4", "DB-5.9")
def test_ambush_attacks_an_enemy_that_enters_with_x_dice_whatever_its_bearers_power() -> None:
    t = shift(cells(c2="A", c3="b"), b=having("Ambush 3", stats="1/4/6", cost="3F"))
    t.answer("move", "A", "c3")
    assert t.dice() == 3
    t.roll(2, 2, "blade")
    t.saw("special-attack", who="b", target="A", rule="DB-K.Ambush")
    t.saw("damaged", who="A", damage=4)
    t.asked("B", "disrupt")


@rule("DB-K.Ambush", "DB-T.32", "DB-900.7b")
def test_two_ambushes_are_two_attacks_and_one_check_of_their_added_damage() -> None:
    t = shift(cells(c2="A", c3="bc"), b=having("Ambush 2", cost="3F"), c=having("Ambush 2", cost="3F"))
    t.answer("move", "A", "c3")
    t.roll(3, 1)
    t.not_yet("disrupted")
    t.asked("nature", "attack")
    t.roll(1, 1)
    t.saw("special-attack", who="b", target="A")
    t.saw("special-attack", who="c", target="A")
    t.asked("B", "fate")
    t.answer("destroy")
    assert t.zone("A") == "graveyard"


@rule("DB-K.Ambush")
def test_ambush_attacks_every_enemy_that_enters_once() -> None:
    t = shift(cells(c2="A", d3="C", c3="b", a1="D"), b=having("Ambush 1", cost="3F"))
    t.answer("move", "A", "c3")
    t.roll("miss")
    t.answer("move", "C", "c3")
    t.saw("special-attack", who="b", target="A")
    t.roll(3)
    assert (t.damage_on("A"), t.damage_on("C")) == (0, 3)
    t.asked("A", "shift")


@rule("DB-K.Ambush", "DB-Q.25")
def test_ambush_attacks_all_that_enter_at_once() -> None:
    t = strike(
        cells(c3="Xab", d3="Yc"), "B", a=having("{B}: Swap", cost="3F"), X=having("Ambush 1"), Y=having("Ambush 2")
    )
    attack(t, "blade", "miss", who="a")
    t.answer("c")
    t.asked("A", "order")
    ambushes = {e[2]: e for e in t.options()}
    assert {(e[2], e[5]) for e in ambushes.values()} == {(t.names["X"], t.names["c"]), (t.names["Y"], t.names["a"])}
    t.answer(ambushes[t.names["Y"]])
    t.roll(1, 1)
    t.roll(3)
    t.saw("damaged", who="a", damage=2)
    t.saw("damaged", who="c", damage=3)


@rule("DB-K.Ambush")
def test_ambush_leaves_own_creatures_alone() -> None:
    t = shift(cells(c2="A", c3="C", e1="D"), C=having("Ambush 3"))
    t.answer("move", "A", "c3")
    t.asked("A", "shift")
    t.never_saw("special-attack")


@rule("DB-K.Ambush", "DB-G.enter", "DB-5.5")
def test_ambush_ignores_an_enemy_that_is_spawned_in_its_cell() -> None:
    t = spawn(cells(a5="A"), "B", A=having("Ambush 3"), b=having(cost="3F"))
    t.answer("spawn", "b", "a5")
    assert t.stack("a5") == "Ab"
    t.never_saw("special-attack")


@rule("DB-K.Ambush", "DB-D.16")
def test_a_location_can_ambush() -> None:
    t = shift(cells(c2="A", c3="l", e1="C"), l=place("Ambush 2", cost="2F"))
    t.answer("move", "A", "c3")
    t.roll(1, 2)
    assert t.damage_on("A") == 3
    t.saw("special-attack", who="l", target="A")


@rule("DB-K.Ambush", "DB-303.2b")
def test_ambush_with_score_works_only_in_a_scoring_cell_of_its_own_player() -> None:
    ambusher = having("{S}: Ambush 2", cost="3F")
    t = shift(cells(c3="A", c4="b", e1="C"), b=ambusher)
    t.answer("move", "A", "c4")
    t.never_saw("special-attack")
    t = shift(cells(c1="A", c2="b", e1="C"), b=ambusher)
    t.answer("move", "A", "c2")
    t.asked("nature", "attack")


@rule("DB-K.Ambush", "DB-Q.35", "DB-Q.69")
def test_ambush_by_a_blade_works_from_its_activation_to_the_end_of_the_combat() -> None:
    t = strike(
        cells(c3="Ab", d3="y", c2="Dz"),
        A=having("{B}: Ambush 2", "{B}: Lure"),
        D=having("{B}: Expel", stats="1/4/6"),
    )
    attack(t, "blade", "blade")
    t.blade("A", "Ambush")
    t.answer("move", "y", "c3")
    assert t.dice() == 2
    t.roll(3, 3)
    # Damage was put down at once; the check waited for the end of the combat.
    t.asked("A", "fate")
    t.answer("disrupt")
    t.answer("place", "y", "a1")
    t.forget()
    attack(t, "blade", cell="c2")
    t.answer("move", "z", "c3")
    t.never_saw("special-attack")


@rule("DB-K.Ambush", "DB-Q.80")
def test_ambush_bought_in_the_spawn_phase_lasts_until_the_end_of_the_turn() -> None:
    t = spawn(cells(c3="A", c4="b"), A=having("{1}: Ambush 1"))
    buy(t, "A", "Ambush")
    t.stop()  # nobody of B is in reserves: B's spawn phase asks nothing
    for _ in range(2):
        t.answer("shift")
        t.stop()
    t.asked("B", "action")
    t.answer("shift")
    t.answer("move", "b", "c3")
    t.saw("special-attack", who="A", target="b")
