"""Dominate (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import buy, finish_turn, having, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, conquest


@rule("DB-K.Dominate", "DB-T.77")
def test_dominate_claims_a_contested_scoring_cell_for_its_player_alone() -> None:
    t = conquest(cells(c4="Ab"), A=having("Dominate"))
    t.saw("scored", seat=0, claimed=4)
    t.saw("scored", seat=1, claimed=0)
    t.saw("turn-won", seat=0)


@rule("DB-K.Dominate")
def test_dominate_claims_nothing_outside_the_own_scoring_cells() -> None:
    t = conquest(cells(c2="Ab", a1="C"), A=having("Dominate"))
    t.saw("scored", seat=0, claimed=0)
    t.saw("scored", seat=1, claimed=0)


@rule("DB-K.Dominate", "DB-Q.36")
def test_two_dominate_creatures_both_claim_a_shared_cell() -> None:
    t = conquest(cells(b3="Ab"), A=having("Dominate"), b=having("Dominate", cost="3F"))
    t.saw("scored", seat=0, claimed=2)
    t.saw("scored", seat=1, claimed=2)


@rule("DB-K.Dominate")
def test_an_enemy_dominator_in_a_shared_cell_leaves_nothing_to_the_other_player() -> None:
    t = conquest(cells(b3="Ab"), b=having("Dominate", cost="3F"))
    t.saw("scored", seat=0, claimed=0)
    t.saw("scored", seat=1, claimed=2)


@rule("DB-K.Dominate", "DB-Q.80")
def test_dominate_bought_in_the_spawn_phase_lasts_through_the_conquest_phase_of_the_turn() -> None:
    t = spawn(cells(c4="Ab"), A=having("{1}: Dominate"))
    buy(t, "A", "Dominate")
    finish_turn(t)
    t.saw("scored", seat=0, claimed=4)
    t.forget()
    t.roll(2, 1)
    finish_turn(t)
    t.saw("scored", seat=0, claimed=0)
