"""Heroics (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Heroics")
def test_heroics_adds_damage_when_outnumbered() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Heroics 3"))
    attack(t, "blade", 1)
    assert sum(t.options().at(0)) == 4


@rule("DB-K.Heroics")
def test_heroics_needs_fewer_creatures_than_the_opponent_attacking_or_not() -> None:
    t = strike(cells(c3="ACbd"), A=having("{B}: Heroics 3"))
    attack(t, "blade", 1, who="A")
    assert sum(t.options().at(0)) == 1


@rule("DB-K.Heroics", "DB-Q.64")
def test_heroics_counts_no_locations() -> None:
    t = strike(cells(c3="Abl"), A=having("{B}: Heroics 3"), l=place())
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Heroics")
def test_heroics_counts_in_the_cell_of_its_bearer() -> None:
    t = strike(
        cells(c3="ACb", d3="xy"), A=having("{B}: Heroics 3", stats="3/4/6"), C=having("{B}: Skirmish", stats="0/4/6")
    )
    attack(t, "blade", "blade", 1, who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Heroics", "DB-Q.58")
def test_heroics_is_fixed_when_it_is_activated() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Heroics 3", "{B}: Expel", stats="3/4/6"))
    attack(t, "blade", "blade", 1)
    t.blade("A", "Heroics")
    t.answer("move", "c", "c4")
    t.saw("damaged", who="b", damage=4)
