"""Stalwart (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Stalwart")
def test_stalwart_counts_the_enemies_in_the_cell_of_its_bearer() -> None:
    t = strike(cells(c3="ACbdel", c4="x"), A=having("{B}: Stalwart"), l=place())
    attack(t, "blade", 1, who="A")
    assert sum(t.options().at(0)) == 1 + 3


@rule("DB-K.Stalwart", "DB-Q.58")
def test_stalwart_is_counted_when_it_is_activated() -> None:
    pieces = {"A": having("{B}: Stalwart", "{B}: Expel", stats="3/4/6")}
    t = strike(cells(c3="Abc"), **pieces)
    attack(t, "blade", "blade", 1)
    t.blade("A", "Stalwart")
    t.answer("move", "c", "c4")
    t.saw("damaged", who="b", damage=3)
    t = strike(cells(c3="Abc"), **pieces)
    attack(t, "blade", "blade", 1)
    t.blade("A", "Expel")
    t.answer("move", "c", "c4")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Stalwart")
def test_stalwart_looks_where_its_bearer_is_at_that_moment() -> None:
    t = strike(
        cells(c3="ACb", d3="xyz"), A=having("{B}: Stalwart", stats="3/4/6"), C=having("{B}: Skirmish", stats="0/4/6")
    )
    attack(t, "blade", "blade", 1, who="AC")
    t.blade("C", "Skirmish")
    t.answer("move", "A", "d3")
    t.saw("damaged", who="b", damage=1 + 3)
