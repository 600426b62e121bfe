"""Vengeance (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells


@rule("DB-K.Vengeance")
def test_vengeance_waits_until_the_opponent_has_won_x_turns() -> None:
    for won, allowed in (((5, 1), False), ((0, 2), True), ((0, 3), True)):
        t = spawn(cells(c3="C"), given={"won": won}, A=having("Vengeance 2"))
        if allowed:
            t.allows("spawn", "A", "e1")
        else:
            t.refuses("spawn", "A", "e1", rule="DB-K.Vengeance")


@rule("DB-K.Vengeance")
def test_vengeance_binds_locations_too_and_nothing_else() -> None:
    t = spawn(cells(c3="C"), L=place("Vengeance 1"), D=having())
    t.refuses("spawn", "L", "c3", rule="DB-K.Vengeance")
    t.allows("spawn", "D", "e1")
