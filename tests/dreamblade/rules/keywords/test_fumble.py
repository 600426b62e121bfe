"""Fumble (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Fumble", "DB-T.33", "DB-900.10")
def test_the_second_blade_of_the_misbegotten_mutant_must_go_to_fumble() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Crit 5", "{B}: Fumble 5", stats="3/4/6"))
    attack(t, 3, "blade", "blade")
    assert t.blades() == ["A Crit", "A Fumble"]
    t.blade("A", "Crit")
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Fumble", "DB-900.8")
def test_fumble_never_makes_damage_negative() -> None:
    t = strike(cells(c3="Ab"), given={"damage": {"b": 3}}, A=having("{B}: Fumble 5"))
    attack(t, 2, "blade")
    t.never_saw("damaged")
    t.saw("damage-modified", who="A", change=-5)


@rule("DB-K.Fumble")
def test_fumble_counts_in_its_own_combat_only_and_against_no_special_attack() -> None:
    t = strike(cells(c3="Ab", d3="Cd"), A=having("{B}: Fumble 2", "{B}: Assault 1"))
    attack(t, "blade", "blade")
    t.blade("A", "Fumble")
    t.roll(3)
    t.saw("damaged", who="b", damage=3)
    attack(t, 2, "miss", cell="d3")
    t.saw("damaged", who="d", damage=2)


@rule("DB-K.Fumble", "DB-Q.52")
def test_a_negative_fumble_adds_damage() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Fumble -2"))
    attack(t, 1, "blade")
    t.saw("damaged", who="b", damage=3)
