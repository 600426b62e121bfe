"""Charge (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Charge", "DB-W.2", "DB-P.22")
def test_charge_attacks_one_enemy_of_the_cell_it_enters() -> None:
    t = shift(cells(c2="A", c3="bc", e1="D"), A=having("Charge 3", stats="1/4/6"))
    t.answer("move", "A", "c3")
    t.asked("A", "target")
    t.offers("b", "c")
    t.refuses("decline", rule="DB-K.Charge")
    t.answer("c")
    assert t.dice() == 3
    t.roll(1, 2, "blade")
    assert (t.damage_on("b"), t.damage_on("c")) == (0, 3)


@rule("DB-K.Charge", "DB-900.3")
def test_charge_damage_in_a_shift_is_checked_at_once() -> None:
    t = shift(cells(c2="A", c3="b", e1="D"), A=having("Charge 2"))
    t.answer("move", "A", "c3")
    t.roll(3, 1)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    assert t.cell("b") == "a1"
    t.asked("A", "shift")


@rule("DB-K.Charge", "DB-P.3")
def test_charge_does_nothing_in_a_cell_without_enemy_creatures() -> None:
    t = shift(cells(c2="A", c3="l", e1="D"), A=having("Charge 2"), l=place(cost="2F"))
    t.answer("move", "A", "c3")
    t.asked("A", "shift")
    t.never_saw("special-attack")


@rule("DB-K.Charge")
def test_charge_is_set_off_by_any_cause_of_entering() -> None:
    t = spawn(cells(c2="A", c3="b", e1="C"), A=having("Charge 2"), C=having("{1}: Advance"))
    buy(t, "C", "Advance")
    t.answer("move", "A", "c3")
    t.saw("special-attack", who="A", target="b", rule="DB-K.Charge")
    t = strike(cells(c3="Ab", d3="D"), A=having("{B}: Expel"), b=having("Charge 2", cost="3F"))
    attack(t, "blade", "miss")
    t.answer("move", "b", "d3")
    t.saw("special-attack", who="b", target="D")


@rule("DB-K.Charge", "DB-5.5")
def test_a_spawned_creature_does_not_charge() -> None:
    t = spawn(cells(e1="b"), A=having("Charge 2"))
    t.answer("spawn", "A", "e1")
    assert t.stack("e1") == "Ab"
    t.never_saw("special-attack")


@rule("DB-K.Charge", "DB-K.Ambush", "DB-Q.89")
def test_charge_and_ambush_of_one_move_are_both_made_before_any_check() -> None:
    t = shift(cells(c2="A", c3="b", e1="D"), A=having("Charge 2"), b=having("Ambush 2", cost="3F"))
    t.answer("move", "A", "c3")
    t.roll(3, 1)  # the phase owner's effect first
    t.saw("special-attack", who="A", target="b")
    t.not_yet("disrupted")
    t.roll(2, 2)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    t.asked("B", "disrupt")
    t.answer("place", "A", "e5")
    assert (t.cell("b"), t.cell("A")) == ("a1", "e5")


@rule("DB-K.Charge", "DB-Q.69")
def test_charge_inside_a_combat_is_rolled_at_once_and_checked_at_its_end() -> None:
    t = strike(
        cells(c3="ACb", d3="y"),
        A=having("Charge 2", stats="1/4/6"),
        C=having("{B}: Skirmish", "{B}: Crit 1", stats="2/4/6"),
    )
    attack(t, "blade", "blade", "miss", who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.roll(3, 1)
    t.saw("damaged", who="y", damage=4)
    t.asked("A", "disrupt")
    kinds = [e.kind for e in t.seen]
    crit = max(i for i, k in enumerate(kinds) if k == "blade-assigned")
    assert kinds.index("damaged") < crit
    t.answer("place", "y", "a1")
    t.saw("disrupted", who="y")


@rule("DB-K.Charge", "DB-Q.35")
def test_charge_by_a_blade_is_ready_for_a_later_blade_of_the_combat() -> None:
    t = strike(
        cells(c3="ACb", d3="y"), A=having("{B}: Charge 2", stats="2/4/6"), C=having("{B}: Skirmish", stats="0/4/6")
    )
    attack(t, "blade", "blade", who="AC")
    t.blade("A", "Charge")
    t.answer("move", "A", "d3")
    t.saw("special-attack", who="A", target="y")
