"""Fight (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import buy, finish_turn, having, place, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, shift, strike


@rule("DB-K.Fight", "DB-G.mod_type")
def test_fight_gives_power_while_an_enemy_of_the_type_is_in_the_cell() -> None:
    t = shift(cells(c2="A", c3="b"), A=having("Fight Fear +2"), b=having(cost="3F"))
    assert t.power("A") == 2
    t.answer("move", "A", "c3")
    assert t.power("A") == 4


@rule("DB-K.Fight")
def test_fight_counts_once_not_per_enemy_and_adds_dice() -> None:
    t = strike(cells(c3="Abc"), A=having("Fight Fear +2"), b=having(cost="3F"), c=having(cost="3F"))
    t.answer("c3")
    assert t.dice() == 4


@rule("DB-K.Fight")
def test_fight_is_for_its_bearer_alone() -> None:
    t = strike(cells(c3="ACb"), A=having("Fight Fear +2"), b=having(cost="3F"))
    assert (t.power("A"), t.power("C"), t.power("b")) == (4, 2, 2)


@rule("DB-K.Fight")
def test_fight_ignores_other_enemies_own_creatures_and_locations_of_the_type() -> None:
    t = strike(
        cells(c3="ACbl"), A=having("Fight Fear +2"), C=having(cost="3F"), b=having(cost="3P"), l=place(cost="2F")
    )
    assert t.power("A") == 2


@rule("DB-K.Fight", "DB-G.mod_lineage", "DB-G.mod_type")
def test_the_type_may_be_a_lineage_or_any_named_group() -> None:
    t = strike(cells(c3="Ab", c4="Cd"), A=having("Fight Lost +1"), C=having("Fight Lost +1"), b=having(lineage="Lost"))
    assert (t.power("A"), t.power("C")) == (3, 2)
    t = strike(
        cells(c3="Ab", c4="Cd"), A=having("Fight Dragon +1"), C=having("Fight Dragon +1"), b=having(types=("Dragon",))
    )
    assert (t.power("A"), t.power("C")) == (3, 2)


@rule("DB-K.Fight", "DB-303.2b")
def test_fight_with_score_works_only_in_a_scoring_cell() -> None:
    t = strike(
        cells(c3="Ab", c2="Cd"),
        A=having("{S}: Fight Fear +2"),
        C=having("{S}: Fight Fear +2"),
        b=having(cost="3F"),
        d=having(cost="3F"),
    )
    assert (t.power("A"), t.power("C")) == (4, 2)


@rule("DB-K.Fight", "DB-Q.80")
def test_fight_bought_in_the_spawn_phase_lasts_for_this_turn() -> None:
    t = spawn(cells(c3="Ab"), A=having("{1}: Fight Fear +2"), b=having(cost="3F"))
    assert t.power("A") == 2
    buy(t, "A", "Fight")
    assert t.power("A") == 4
    finish_turn(t)
    assert t.power("A") == 2
