"""Payback (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Payback")
def test_payback_adds_the_power_of_a_local_enemy_and_the_damage_may_go_to_any() -> None:
    t = strike(cells(c3="Abc", d3="e"), A=having("{B}: Payback"), b=having(stats="5/9/9"), c=having(stats="1/9/9"))
    attack(t, "blade", 1)
    t.asked("A", "choose")
    t.offers("b", "c")
    t.refuses("e", rule="DB-K.Payback")
    t.refuses("decline", rule="DB-K.Payback")
    t.answer("b")
    t.allows(t.split(c=6))
    t.allows(t.split(b=6))


@rule("DB-K.Payback")
def test_payback_looks_at_the_current_power() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Payback", "Weaken 1"), b=having(stats="5/9/9"), c=having("Enrage +2"))
    attack(t, "blade", 1)
    t.answer("b")
    assert sum(t.options().at(0)) == 1 + 5 - 1 + 2


@rule("DB-K.Payback", "DB-Q.58")
def test_payback_is_fixed_when_it_is_activated() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Payback", "{B}: Weaken 2", stats="3/4/6"), b=having(stats="3/9/9"))
    attack(t, "blade", "blade", 1)
    t.blade("A", "Payback")
    t.saw("damaged", who="b", damage=4)
    t = strike(cells(c3="Ab"), A=having("{B}: Payback", "{B}: Weaken 2", stats="3/4/6"), b=having(stats="3/9/9"))
    attack(t, "blade", "blade", 1)
    t.blade("A", "Weaken")
    t.saw("damaged", who="b", damage=2)
