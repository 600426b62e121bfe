"""Nullify (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, buy, having, place, printed, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Nullify", "DB-T.109")
def test_nullify_negates_the_blade_abilities_of_its_own_bearer() -> None:
    t = strike(cells(c3="Ab"), A=having("Nullify", "{B}: Crit 3"))
    attack(t, "blade", 1)
    t.never_saw("blade-assigned")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Nullify")
def test_nullify_negates_friend_and_foe_in_its_cell() -> None:
    t = strike(cells(c3="Ab"), A=having("{B}: Crit 3"), b=having("Nullify"))
    attack(t, "blade", 1)
    t.never_saw("blade-assigned")
    t = strike(cells(c3="ACb"), A=having("{B}: Crit 3"), C=having("Nullify"))
    attack(t, "blade", 1, who="A")
    t.never_saw("blade-assigned")


@rule("DB-K.Nullify")
def test_nullify_leaves_other_cells_alone() -> None:
    t = strike(cells(c3="Ab", c4="n"), A=having("{B}: Crit 3"), n=having("Nullify"))
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Nullify")
def test_nullify_leaves_blade_abilities_of_locations_alone() -> None:
    t = strike(cells(c3="ALb"), A=having("{B}: Crit 5"), L=place("{B}: Crit 3"), b=having("Nullify"))
    attack(t, "blade", 1)
    t.saw("blade-assigned", who="L")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Nullify")
def test_a_location_can_nullify() -> None:
    t = strike(cells(c3="Abl"), A=having("{B}: Crit 3"), l=place("Nullify"))
    attack(t, "blade", 1)
    t.never_saw("blade-assigned")


@rule("DB-K.Nullify")
def test_nullify_negates_blade_abilities_only() -> None:
    t = strike(cells(c3="ACb"), A=having("Enrage +1", "Fortunate 1"), b=having("Nullify"))
    assert t.power("C") == 3
    attack(t, "miss", "miss", who="A")
    t.asked("A", "reroll")
    t = spawn(cells(c3="Ab", e1="C"), A=having("{1}: Advance"), b=having("Nullify"))
    buy(t, "A", "Advance")
    t.asked("A", "move")


@rule("DB-K.Nullify", "DB-Q.70")
def test_no_blade_may_be_dumped_on_a_negated_ability() -> None:
    t = strike(
        cells(c3="ACb"),
        A=having("{B}: Advance"),
        C=having("{B}: Crit 1", "{B}: Fumble 1", cost="3M"),
        b=having("Nullify Valor", cost="3F"),
    )
    attack(t, "blade", "miss", "miss", "miss", who="AC")
    assert t.blades() == ["C Crit", "C Fumble"]
    t.refuses(printed(t, "A", "Advance"), rule="DB-K.Nullify")


@rule("DB-K.Nullify", "DB-W.8")
def test_a_creature_that_leaves_the_cell_of_nullify_can_be_activated_again() -> None:
    t = strike(
        cells(c3="ACb"),
        A=having("{B}: Crit 3"),
        C=having("{B}: Skirmish", cost="3M"),
        b=having("Nullify Valor", cost="3F"),
    )
    attack(t, "blade", "blade", "miss", "miss", who="AC")
    t.answer("move", "A", "c2")
    t.saw("blade-assigned", who="A")
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Nullify", "DB-303.2b")
def test_nullify_with_score_works_only_in_a_scoring_cell_of_its_own_player() -> None:
    for cell, negated in (("c3", True), ("c4", False)):
        t = strike(cells(**{cell: "Ab"}), A=having("{B}: Crit 3"), b=having("{S}: Nullify"))
        attack(t, "blade", 1, cell=cell)
        t.saw("damaged", who="b", damage=1 if negated else 4)


@rule("DB-K.Nullify", "DB-Q.35")
def test_nullify_by_a_blade_negates_for_the_rest_of_the_combat() -> None:
    t = strike(cells(c3="Ab", d3="Cd"), A=having("{B}: Nullify", "{B}: Crit 3", stats="3/4/6"), C=having("{B}: Crit 2"))
    attack(t, "blade", "blade", 1)
    t.blade("A", "Nullify")
    t.saw("damaged", who="b", damage=1)
    attack(t, "blade", 1, cell="d3")
    t.saw("damaged", who="d", damage=3)
