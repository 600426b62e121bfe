"""Panic (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place, printed

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Panic")
def test_panic_lowers_the_defense_of_enemies_in_its_cell_only() -> None:
    t = strike(cells(c3="ACb", c4="d"), A=having("Panic 2"))
    assert t.defense("b") == 2
    assert [t.defense(x) for x in "ACd"] == [4, 4, 4]
    assert (t.power("b"), t.life("b")) == (2, 6)
    attack(t, 2, "miss", who="A")
    t.asked("A", "disrupt")


@rule("DB-K.Panic", "DB-900.8", "DB-Q.34")
def test_panics_add_up_and_leave_a_defense_of_one() -> None:
    t = strike(cells(c3="ALb"), A=having("Panic 1"), L=place("Panic 2"))
    assert t.defense("b") == 1
    t = strike(cells(c3="ALb"), A=having("Panic 3"), L=place("Panic 4"))
    assert t.defense("b") == 1


@rule("DB-K.Panic", "DB-Q.35")
def test_panic_by_a_blade_counts_at_the_check_of_its_combat_and_then_ends() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Panic 2"))
    attack(t, 2, "blade")
    assert t.defense("c") == 2
    t.damage(b=2)
    t.asked("A", "disrupt")
    t.answer("place", "b", "a1")
    assert t.defense("c") == 4


@rule("DB-K.Panic", "DB-303.2b", "DB-Q.88")
def test_panic_with_score_and_blade_takes_a_blade_only_in_a_scoring_cell() -> None:
    for cell, taken in (("c2", False), ("c3", True)):
        t = strike(cells(**{cell: "Ab"}), A=having("{S}{B}: Panic 2"))
        attack(t, 1, "blade", cell=cell)
        if taken:
            t.saw("blade-assigned", who="A")
        else:
            t.never_saw("blade-assigned")


@rule("DB-Q.88", "DB-K.Crit", "DB-303.2b")
def test_a_blade_ability_with_score_outside_a_scoring_cell_is_refused() -> None:
    t = strike(cells(c2="Ab"), A=having("{S}{B}: Crit 3", "{B}: Crit 1", "{B}: Fumble 1"))
    attack(t, 1, "blade", cell="c2")
    key = printed(t, "A", "Crit")
    t.refuses(key, rule="DB-303.2b")
