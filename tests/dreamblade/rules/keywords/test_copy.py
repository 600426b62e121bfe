"""Copy (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Copy", "DB-T.36")
def test_a_copied_crit_and_its_original_both_take_a_blade() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy", stats="1/4/6"), C=having("{B}: Crit 5", stats="1/4/6"))
    attack(t, "blade", "blade", who="AC")
    assert t.blades() == ["A Crit", "C Crit"]
    t.blade("A", "Crit")
    t.saw("damaged", who="b", damage=10)


@rule("DB-K.Copy", "DB-Q.71", "DB-900.10")
def test_a_copied_negative_ability_of_an_enemy_must_be_activated() -> None:
    t = strike(cells(c3="Ab"), A=having("Copy"), b=having("{B}: Fumble 2", cost="3F"))
    attack(t, 3, "blade")
    t.saw("blade-assigned", who="A")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Copy", "DB-Q.71")
def test_a_copied_negative_ability_of_an_ally_must_be_activated() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy"), C=having("{B}: Fumble 2"))
    attack(t, 3, "blade", who="A")  # C is kept out: only the copy is there
    t.saw("blade-assigned", who="A")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Copy")
def test_copied_abilities_cannot_be_copied_on() -> None:
    t = strike(
        cells(c3="ACDb"),
        A=having("Copy", stats="1/4/6"),
        C=having("Copy", stats="1/4/6"),
        D=having("{B}: Crit 1", stats="1/4/6"),
    )
    attack(t, "blade", "blade", "blade", who="ACD")
    assert t.blades() == ["A Crit", "C Crit", "D Crit"]


@rule("DB-K.Copy", "DB-303.1a")
def test_every_copy_has_its_own_limit_of_once_per_attack() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy", "{B}: Crit 1", stats="4/4/6"), C=having("{B}: Crit 2", stats="0/4/6"))
    attack(t, "blade", "blade", "blade", "blade", who="AC")
    assert t.blades() == ["A Crit", "A Crit", "C Crit"]
    copied = t.blade_key("A", "Crit", copied_from="C")
    t.answer(copied)
    t.refuses(copied, rule="DB-303.1a")
    assert t.blades() == ["A Crit", "C Crit"]
    t.blade("C", "Crit")
    t.saw("damaged", who="b", damage=2 + 2 + 1)  # the fourth blade can activate nothing


@rule("DB-K.Copy")
def test_copy_sees_creatures_of_its_cell_only_and_no_locations() -> None:
    t = strike(
        cells(c3="ALb", c4="C"),
        A=having("Copy"),
        C=having("{B}: Crit 4"),
        L=place("{B}: Crit 3"),
    )
    attack(t, "blade", "blade")
    t.saw("blade-assigned", who="L")
    t.never_saw("blade-assigned", who="A")
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Copy")
def test_a_location_can_copy() -> None:
    t = strike(cells(c3="CLb"), C=having("{B}: Crit 2"), L=place("Copy"))
    attack(t, "blade", "blade")
    assert t.blades() == ["C Crit", "L Crit"]
    t.blade("L", "Crit")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Copy", "DB-K.Nullify", "DB-Q.33")
def test_copied_abilities_are_negated_with_those_of_their_bearer() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy"), C=having("{B}: Crit 5"), b=having("Nullify", cost="3F"))
    attack(t, 1, "blade", "blade", "miss", who="AC")
    t.never_saw("blade-assigned")
    t.saw("damaged", who="b", damage=1)


@rule("DB-K.Copy", "DB-K.Nullify", "DB-Q.33")
def test_a_copy_bearer_outside_the_cell_of_nullify_is_free() -> None:
    t = strike(cells(c3="ACb", d3="n"), A=having("Copy"), C=having("{B}: Crit 5"), n=having("Nullify", cost="3F"))
    attack(t, "miss", "blade", who="A")
    t.saw("blade-assigned", who="A")


@rule("DB-K.Copy", "DB-Q.33", "DB-G.mod_aspect")
def test_a_narrowed_nullify_looks_at_the_copy_bearer_not_at_the_creature_copied_from() -> None:
    nullify = having("Nullify Valor", cost="3F")
    t = strike(
        cells(c3="ACb"), A=having("Copy", cost="3M", stats="1/4/6"), C=having("{B}: Crit 5", stats="1/4/6"), b=nullify
    )
    attack(t, "blade", "blade", who="AC")
    t.answer("place", "b", "a1")
    t.saw("blade-assigned", who="A")
    t.never_saw("blade-assigned", who="C")
    t = strike(
        cells(c3="ACb"), A=having("Copy", stats="1/4/6"), C=having("{B}: Crit 5", cost="3M", stats="1/4/6"), b=nullify
    )
    attack(t, "blade", "blade", who="AC")
    t.answer("place", "b", "a1")
    t.saw("blade-assigned", who="C")
    t.never_saw("blade-assigned", who="A")


@rule("DB-K.Copy", "DB-K.Hells_Fury", "DB-Q.62", "DB-Q.72")
def test_an_ability_granted_by_hells_fury_can_be_copied() -> None:
    t = strike(
        cells(c3="ACb", c4="H"),
        A=having("Copy", stats="1/4/6"),
        C=having(stats="1/4/6", lineage="Hellbred"),
        H=having("Hell's Fury"),
    )
    attack(t, "blade", "blade", who="AC")
    assert t.blades() == ["A Crit", "C Crit"]
    t.blade("A", "Crit")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Copy", "DB-Q.35")
def test_copy_by_a_blade_has_the_abilities_from_its_activation_on() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Copy", stats="3/4/6"), C=having("{B}: Crit 2", stats="0/4/6"))
    attack(t, "blade", "blade", "blade", who="AC")
    assert t.blades() == ["A Copy", "C Crit"]
    t.blade("A", "Copy")
    assert t.blades() == ["A Crit", "C Crit"]


@rule("DB-K.Copy", "DB-Q.88")
def test_a_copied_ability_with_score_asks_where_the_copy_bearer_may_score() -> None:
    for cell, taken in (("c2", False), ("c4", True)):
        t = strike(cells(**{cell: "Ab"}), A=having("Copy"), b=having("{S}{B}: Crit 1", cost="3F"))
        attack(t, "blade", "miss", cell=cell)
        if taken:
            t.saw("blade-assigned", who="A")
        else:
            t.never_saw("blade-assigned")


@rule("DB-K.Copy", "DB-303.1", "DB-K.Bolster")
def test_what_a_copied_blade_ability_grants_itself_goes_to_the_one_that_copies() -> None:
    t = strike(cells(c3="ACb"), A=having("Copy", stats="2/4/6"), C=having("{B}: Bolster self +3"))
    attack(t, "blade", 1, who="A")
    t.saw("blade-assigned", who="A")
    t.saw("ability-lasts", who="A")
    assert t.cell("b") == "c3"
