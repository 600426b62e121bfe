"""Hell's Fury (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having, place

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Hells_Fury", "DB-T.85", "DB-G.mod_lineage")
def test_hells_fury_gives_a_hellbred_ally_crit_2() -> None:
    t = strike(cells(c4="Cb", c3="A"), A=having("Hell's Fury"), C=having(lineage="Hellbred"))
    attack(t, "blade", 1, cell="c4")
    t.saw("blade-assigned", who="C", blades=1)
    t.saw("damaged", who="b", damage=3)


@rule("DB-K.Hells_Fury")
def test_hells_fury_reaches_local_and_adjacent_hellbred_allies_but_not_its_bearer() -> None:
    hellbred = having(lineage="Hellbred", stats="1/4/6")
    t = strike(
        cells(c3="ACDb"),
        A=having("Hell's Fury", lineage="Hellbred", stats="1/4/6"),
        C=hellbred,
        D=having(stats="1/4/6"),
    )
    attack(t, "blade", "blade", "blade", who="ACD")
    t.saw("blade-assigned", who="C")
    t.never_saw("blade-assigned", who="A")
    t.never_saw("blade-assigned", who="D")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Hells_Fury")
def test_hells_fury_reaches_neither_diagonally_nor_to_enemies() -> None:
    hellbred = having(lineage="Hellbred")
    t = strike(cells(c3="Cb", d4="A"), A=having("Hell's Fury"), C=hellbred)
    attack(t, "blade", 1)
    t.saw("damaged", who="b", damage=1)
    t = strike(cells(c3="Cb", c4="A"), "B", A=having("Hell's Fury"), b=hellbred)
    attack(t, "blade", 1)
    t.saw("damaged", who="C", damage=1)


@rule("DB-K.Hells_Fury", "DB-303.1a")
def test_the_granted_crit_takes_one_blade_per_attack() -> None:
    t = strike(cells(c3="Cb", c4="A"), A=having("Hell's Fury"), C=having(lineage="Hellbred"))
    attack(t, "blade", "blade")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Hells_Fury", "DB-Q.63")
def test_two_hells_furies_are_two_crits() -> None:
    t = strike(
        cells(c3="Cb", c4="A", c2="L"), A=having("Hell's Fury"), L=place("Hell's Fury"), C=having(lineage="Hellbred")
    )
    attack(t, "blade", "blade")
    assert t.blades() == ["C Crit", "C Crit"]
    t.blade("C", "Crit")
    t.saw("damaged", who="b", damage=4)


@rule("DB-K.Hells_Fury", "DB-W.8", "DB-Q.72")
def test_hells_fury_ends_the_moment_the_creatures_are_no_longer_near() -> None:
    t = strike(
        cells(c3="CDb", c4="A"),
        A=having("Hell's Fury"),
        C=having(lineage="Hellbred", stats="1/4/6"),
        D=having("{B}: Advance", stats="1/4/6"),
    )
    attack(t, "blade", "blade", who="CD")
    assert t.blades() == ["C Crit", "D Advance"]
    t.blade("D", "Advance")
    t.answer("move", "A", "c5")
    t.never_saw("blade-assigned", who="C")
    t.never_saw("damaged")


@rule("DB-K.Hells_Fury", "DB-K.Nullify")
def test_a_granted_crit_can_be_negated() -> None:
    t = strike(cells(c3="Cb", c4="A"), A=having("Hell's Fury"), C=having(lineage="Hellbred"), b=having("Nullify"))
    attack(t, "blade", 1)
    t.never_saw("blade-assigned")


@rule("DB-K.Hells_Fury", "DB-Q.35")
def test_hells_fury_by_a_blade_grants_to_the_end_of_the_combat() -> None:
    t = strike(
        cells(c3="ACb"), A=having("{B}: Hell's Fury", stats="2/4/6"), C=having(lineage="Hellbred", stats="0/4/6")
    )
    attack(t, "blade", "blade", who="AC")
    t.saw("blade-assigned", who="C")
    t.saw("damaged", who="b", damage=2)


@rule("DB-K.Hells_Fury", "DB-303.2b")
def test_hells_fury_with_score_works_only_in_a_scoring_cell() -> None:
    for cell, damage in (("c2", 1), ("c4", 3)):
        t = strike(cells(**{"c3": "Cb", cell: "A"}), A=having("{S}: Hell's Fury"), C=having(lineage="Hellbred"))
        attack(t, "blade", 1)
        t.saw("damaged", who="b", damage=damage)


@rule("DB-K.Hells_Fury", "DB-Q.35", "DB-303.1b")
def test_each_creature_has_the_crit_once_per_bearer_however_often_a_multiblade_grants_it() -> None:
    t = strike(
        cells(c3="ACb"), A=having("{B*}: Hell's Fury", stats="3/4/6"), C=having(lineage="Hellbred", stats="0/4/6")
    )
    attack(t, "blade", "blade", "blade", who="AC")  # the first blade has only one place to go
    t.blade("A", "Hell's Fury")
    assert t.blades() == ["A Hell's Fury", "C Crit"]
