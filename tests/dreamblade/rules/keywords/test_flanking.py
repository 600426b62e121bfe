"""Flanking (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Flanking", "DB-T.87")
def test_flanking_counts_own_creatures_that_do_not_attack() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Flanking 3"))
    attack(t, "blade", 1, who="A")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Flanking")
def test_flanking_needs_more_creatures_than_the_opponent() -> None:
    t = strike(cells(c3="ACbd", c2="EF"), A=having("{B}: Flanking 3"))
    attack(t, "blade", 1, who="A")
    t.asked("A", "damage")
    assert sum(t.options().at(0)) == 1


@rule("DB-K.Flanking", "DB-Q.64")
def test_flanking_counts_no_locations() -> None:
    t = strike(cells(c3="ALb"), A=having("{B}: Flanking 3"), L=place())
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)
    t = strike(cells(c3="ACbl"), A=having("{B}: Flanking 3"), l=place())
    attack(t, "blade", 1, who="A")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Flanking", "DB-Q.58")
def test_flanking_is_fixed_when_it_is_activated() -> None:
    pieces = {"A": having("{B}: Flanking 3", stats="3/4/6"), "C": having("{B}: Skirmish", stats="0/4/6")}
    t = strike(cells(c3="ACb", c2="D"), **pieces)
    attack(t, "blade", "blade", 1, who="AC")
    t.blade("A", "Flanking")
    t.answer("move", "A", "c4")
    t.saw("damaged", who="b", damage=4)
    t = strike(cells(c3="ACb", c2="D"), **pieces)
    attack(t, "blade", "blade", 1, who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "c4")
    t.saw("damaged", who="b", damage=1)  # one against one when Flanking was activated


@rule("DB-K.Flanking")
def test_flanking_looks_at_the_combat_cell_wherever_its_bearer_is() -> None:
    t = strike(
        cells(c3="ACDb", d3="xy"),
        A=having("{B}: Flanking 3", stats="3/4/6"),
        C=having("{B}: Skirmish", stats="0/4/6"),
        D=having(stats="0/4/6"),
    )
    attack(t, "blade", "blade", 1, who="ACD")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.saw("damaged", who="b", damage=4)
