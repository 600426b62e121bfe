"""Inciter (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Inciter")
def test_inciter_raises_the_power_of_enemies_in_its_cell_only() -> None:
    t = strike(cells(c3="ACb", c4="d"), "B", A=having("Inciter 2"))
    assert t.power("b") == 4
    assert [t.power(x) for x in "ACd"] == [2, 2, 2]
    t.answer("c3")
    assert t.dice() == 4


@rule("DB-K.Inciter", "DB-Q.34")
def test_inciters_add_up_and_a_location_can_incite() -> None:
    t = strike(cells(c3="ALb"), A=having("Inciter 2"), L=place("Inciter 1"))
    assert t.power("b") == 5


@rule("DB-K.Inciter", "DB-Q.35", "DB-Q.37")
def test_inciter_by_a_blade_strengthens_the_deathblow_of_the_same_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Inciter 2", stats="3/4/6"), b=having(stats="1/9/3"))
    attack(t, 3, "blade", "miss")
    t.answer(("b",))
    assert t.dice() == 3


@rule("DB-K.Inciter", "DB-Q.35")
def test_inciter_by_a_blade_ends_with_the_combat() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Inciter 2"))
    attack(t, "blade", "miss")
    t.saw("ability-lasts", who="A", scope="combat")
    assert t.power("b") == 2


@rule("DB-K.Inciter", "DB-303.2b")
def test_inciter_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(cells(c3="Ab", c2="Cd"), A=having("{S}: Inciter 1"), C=having("{S}: Inciter 1"))
    assert (t.power("b"), t.power("d")) == (3, 2)
