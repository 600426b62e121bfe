"""Loner (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, finish_turn, having, spawn

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Loner", "DB-T.68")
def test_a_loner_attacks_alone_or_not_at_all() -> None:
    t = strike(cells(c3="ACDb"), A=having("Loner"))
    t.answer("c3")
    t.asked("A", "attackers")
    t.offers(("A",), ("C",), ("D",), ("C", "D"))
    t.refuses(("A", "C"), rule="DB-K.Loner")
    t.refuses(("A", "C", "D"), rule="DB-K.Loner")
    t.answer(("A",))
    assert t.dice() == 2


@rule("DB-K.Loner")
def test_a_loner_without_company_attacks_as_any_other() -> None:
    t = strike(cells(c3="Ab"), A=having("Loner"))
    t.answer("c3")
    assert t.dice() == 2


@rule("DB-K.Loner")
def test_two_loners_cannot_attack_together_either() -> None:
    t = strike(cells(c3="ACb"), A=having("Loner"), C=having("Loner"))
    t.answer("c3")
    t.offers(("A",), ("C",))
    t.refuses(("A", "C"), rule="DB-K.Loner")


@rule("DB-K.Loner", "DB-Q.47")
def test_a_loner_makes_its_deathblow_alone() -> None:
    t = strike(
        cells(c3="Abcd"),
        A=having(stats="4/4/6"),
        b=having("Loner", stats="1/9/3"),
        c=having(stats="1/9/3"),
        d=having(stats="1/9/3"),
    )
    attack(t, 3, 3, 3, "miss")
    t.damage(b=3, c=3, d=3)
    t.asked("B", "deathblow")
    t.offers((), ("b",), ("c",), ("d",), ("c", "d"))
    t.refuses(("b", "c"), rule="DB-K.Loner")


@rule("DB-K.Loner", "DB-303.2b")
def test_loner_with_score_binds_only_in_a_scoring_cell() -> None:
    t = strike(cells(c2="ACb"), A=having("{S}: Loner"))
    t.answer("c2")
    t.allows(("A", "C"))
    t = strike(cells(c3="ACb"), A=having("{S}: Loner"))
    t.answer("c3")
    t.refuses(("A", "C"), rule="DB-K.Loner")


@rule("DB-K.Loner", "DB-Q.80")
def test_loner_on_coming_into_play_binds_for_this_turn() -> None:
    t = spawn(cells(e1="Cb"), A=having("{C}: Loner"))
    t.answer("spawn", "A", "e1")
    t.stop()
    t.answer("strike")
    t.answer("e1")
    t.refuses(("A", "C"), rule="DB-K.Loner")
    t.answer(("C",))
    t.roll("miss", "miss")
    finish_turn(t)
    t.roll(4, 1)
    t.answer("strike")
    t.answer("e1")
    t.allows(("A", "C"))
