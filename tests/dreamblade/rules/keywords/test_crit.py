"""Crit (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Crit", "DB-T.44")
def test_crit_adds_x_to_the_damage_before_it_is_assigned() -> None:
    for x in (3, 5):
        t = strike(cells(c3="Abc"), A=having(f"{{B}}: Crit {x}"))
        attack(t, 2, "blade")
        t.asked("A", "damage")
        assert sum(t.options().at(0)) == 2 + x
        t.allows(t.split(b=1, c=1 + x))


@rule("DB-K.Crit", "DB-T.31", "DB-900.8")
def test_modifiers_are_added_up_before_the_minimum_of_zero() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Fumble 5", "{B}: Crit 5", stats="3/4/6"))
    attack(t, 2, "blade", "blade")
    t.blade("A", "Fumble")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Crit", "DB-Q.52", "DB-900.15")
def test_a_negative_crit_is_like_a_fumble() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Crit -2"))
    attack(t, 3, "blade")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Crit", "DB-303.1b")
def test_crit_with_a_multiblade_adds_x_for_every_blade() -> None:
    t = strike(cells(c3="Ab"), A=having("{B*}: Crit 2", stats="3/4/6"))
    attack(t, "blade", "blade", "blade")
    t.saw("damaged", who="b", damage=6)


@rule("DB-K.Crit")
def test_crit_counts_in_its_own_combat_only_and_for_no_special_attack() -> None:
    t = strike(
        cells(c3="Ab", d3="Cd"),
        A=having("{B}: Crit 3", "{B}: Assault 1"),
        b=having(stats="2/9/9", cost="3F"),
    )
    attack(t, "blade", "blade")
    t.blade("A", "Crit")
    t.roll(1)
    t.saw("damaged", who="b", damage=1)
    t.saw("damaged", who="b", damage=3)
    attack(t, 1, "miss", cell="d3")
    t.saw("damaged", who="d", damage=1)


@rule("DB-K.Crit", "DB-303.1a", "DB-Q.46")
def test_crit_of_a_location_is_for_attackers_of_its_own_player_in_its_cell() -> None:
    t = strike(cells(c3="Abl"), l=place("{B}: Crit 3"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)
    t = strike(cells(c3="Ab", c4="L"), L=place("{B}: Crit 3"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)
    t = strike(cells(c3="AbL"), L=place("{B}: Crit 3"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=4)
