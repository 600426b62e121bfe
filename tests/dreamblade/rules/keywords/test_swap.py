"""Swap (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Swap")
def test_swap_exchanges_the_cells_of_its_bearer_and_a_nonlocal_ally() -> None:
    t = strike(cells(c3="ACb", a1="D", e5="EF"), A=having("{B}: Swap"))
    attack(t, "blade", "miss", who="A")
    t.asked("A", "choose")
    t.offers("decline", "D", "E", "F")
    t.refuses("C", rule="DB-K.Swap")
    t.refuses("b", rule="DB-K.Swap")
    t.answer("E")
    assert (t.where("A"), t.where("E")) == ("e5", "c3")


@rule("DB-K.Swap")
def test_swap_may_be_declined() -> None:
    t = strike(cells(c3="Ab", a1="D"), A=having("{B}: Swap"))
    attack(t, "blade", "miss")
    t.answer("decline")
    assert (t.where("A"), t.where("D")) == ("c3", "a1")


@rule("DB-K.Swap")
def test_swap_works_with_full_cells_and_an_overfull_portal() -> None:
    t = strike(cells(c3="ABCDx", e1="EFGHI"), A=having("{B}: Swap"))
    attack(t, "blade", "miss", who="A")
    t.answer("E")
    assert (t.stack("c3"), t.stack("e1")) == ("BCDEx", "AFGHI")


@rule("DB-K.Swap", "DB-D.15", "DB-P.21")
def test_the_newcomer_of_a_swap_may_not_use_blade_abilities_but_the_attacker_still_may() -> None:
    t = strike(cells(c3="Ab", a1="D"), A=having("{B}: Swap", "{B}: Crit 1", stats="3/4/6"), D=having("{B}: Crit 5"))
    attack(t, "blade", "blade", "blade")
    t.blade("A", "Swap")
    t.answer("D")
    t.never_saw("blade-assigned", who="D")
    t.saw("damaged", who="b", damage=1)  # the Crit of A; the third blade is ignored


@rule("DB-K.Swap", "DB-Q.25", "DB-Q.69")
def test_both_creatures_of_a_swap_enter() -> None:
    t = strike(cells(c3="Ab", d3="Dy"), A=having("{B}: Swap", "Charge 1"), D=having(), b=having("Ambush 2"), y=having())
    attack(t, "blade", "miss")
    t.answer("D")
    t.saw("special-attack", who="A", target="y", rule="DB-K.Charge")
    t.roll("miss")
    t.saw("special-attack", who="b", target="D", rule="DB-K.Ambush")
    assert t.dice() == 2


@rule("DB-K.Swap", "DB-5.8")
def test_a_location_cannot_swap() -> None:
    t = strike(cells(c3="ALb", d1="D"), L=place("{B}: Swap"))
    attack(t, "blade", "miss")
    t.never_saw("moved")
    assert (t.where("L"), t.where("D")) == ("c3", "d1")


@rule("DB-K.Swap", "DB-Q.91")
def test_swap_without_a_nonlocal_ally_does_nothing() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Swap"))
    attack(t, "blade", "miss", who="A")
    t.saw("nothing-happened", who="A")
    t.never_saw("moved")
