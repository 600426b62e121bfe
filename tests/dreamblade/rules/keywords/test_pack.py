"""Pack (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Pack")
def test_pack_counts_allies_local_or_adjacent_to_its_bearer() -> None:
    t = strike(cells(c3="ACb", c4="DE", d4="F", d3="L", b3="z"), A=having("{B}: Pack"), L=place())
    attack(t, "blade", 1, who="A")
    t.saw("damaged", who="b", damage=1 + 3)  # C, D and E: not A itself, F (diagonal), L (a location), enemies


@rule("DB-K.Pack")
def test_pack_of_a_creature_without_allies_adds_nothing() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Pack"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Pack", "DB-Q.58")
def test_pack_is_counted_when_it_is_activated() -> None:
    pieces = {"A": having("{B}: Pack", "{B}: Advance", stats="3/4/6")}
    t = strike(cells(c3="Ab", c4="D"), **pieces)
    attack(t, "blade", "blade", 1)
    t.blade("A", "Pack")
    t.answer("move", "D", "c5")
    t.saw("damaged", who="b", damage=2)
    t = strike(cells(c3="Ab", c4="D"), **pieces)
    attack(t, "blade", "blade", 1)
    t.blade("A", "Advance")
    t.answer("move", "D", "c5")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Pack")
def test_pack_of_a_location_counts_creatures_of_its_player() -> None:
    t = strike(cells(c3="ALb", c4="D"), L=place("{B}: Pack"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=3)
