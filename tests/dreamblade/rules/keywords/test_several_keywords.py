"""Rulings about several keywords at once (section 6.2 of the rules)."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-Q.73", "DB-802.2g")
def test_the_choice_to_disrupt_or_destroy_cannot_wait_for_the_deathblow() -> None:
    t = strike(cells(c3="Abc"), A=having(stats="4/4/6"), b=having(stats="2/9/3"))
    attack(t, 3, 3, 3, "miss")
    t.damage(b=3, c=6)
    t.asked("A", "fate")
    t.not_yet("deathblow")
    t.answer("destroy")
    t.asked("B", "deathblow")
    t.offers((), ("b",), ("c",), ("b", "c"))
