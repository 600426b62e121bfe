"""Bodyguard (section 6.2 of the rules): every sentence of its row, and the rulings that go with it."""

from __future__ import annotations

from tests.dreamblade.keyword_table import attack, having

from reverie.testing import rule
from reverie.testing.dreamblade import cells, strike


@rule("DB-K.Bodyguard")
def test_others_may_be_damaged_only_when_the_bodyguard_has_enough() -> None:
    t = strike(cells(c3="Abc"), b=having("Bodyguard", cost="3F"))
    attack(t, 3, 2)
    t.allows(t.split(b=5))
    t.allows(t.split(b=4, c=1))
    t.refuses(t.split(b=3, c=2), rule="DB-K.Bodyguard")
    t.refuses(t.split(c=5), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard")
def test_damage_that_cannot_satisfy_the_bodyguard_all_goes_to_it() -> None:
    t = strike(cells(c3="Abc"), b=having("Bodyguard", cost="3F"))
    attack(t, 3, "miss")
    t.saw("damaged", who="b", damage=3)
    t.never_saw("damaged", who="c")


@rule("DB-K.Bodyguard")
def test_damage_that_a_bodyguard_already_has_counts() -> None:
    t = strike(cells(c3="Abc"), given={"damage": {"b": 3}}, b=having("Bodyguard", cost="3F"))
    attack(t, 3, "miss")
    t.allows(t.split(b=1, c=2))
    t.refuses(t.split(c=3), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-5.10")
def test_enough_for_a_bodyguard_is_the_lower_of_defense_and_life() -> None:
    t = strike(cells(c3="Abc"), b=having("Bodyguard", stats="2/5/3", cost="3F"))
    attack(t, 2, 2)
    t.allows(t.split(b=3, c=1))
    t.refuses(t.split(b=2, c=2), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard")
def test_what_is_enough_follows_the_stats_of_the_moment() -> None:
    t = strike(cells(c3="Abc"), A=having("Panic 2"), b=having("Bodyguard", cost="3F"))
    attack(t, 2, 1)
    t.allows(t.split(b=2, c=1))
    t.refuses(t.split(b=1, c=2), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-Q.20")
def test_bodyguards_do_not_shield_each_other_but_both_must_be_satisfied() -> None:
    t = strike(
        cells(c3="Abcd"), A=having(stats="3/4/6"), b=having("Bodyguard", cost="3F"), c=having("Bodyguard", cost="3F")
    )
    attack(t, 3, 3, 3)
    t.allows(t.split(b=9))
    t.allows(t.split(c=9))
    t.allows(t.split(b=4, c=4, d=1))
    t.refuses(t.split(b=8, d=1), rule="DB-K.Bodyguard")
    t.refuses(t.split(b=3, c=5, d=1), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-Q.21")
def test_a_special_attack_may_name_a_shielded_creature_but_its_damage_is_lost() -> None:
    t = strike(cells(c3="Abc"), A=having("{B}: Assault 2", stats="1/4/6"), b=having("Bodyguard", cost="3F"))
    attack(t, "blade")
    t.answer("c")
    t.roll(3, 3)
    t.saw("special-attack", target="c")
    t.never_saw("damaged")
    assert t.where("c") == "c3"


@rule("DB-K.Bodyguard", "DB-Q.21")
def test_a_special_attack_damages_a_shielded_creature_once_the_guard_has_enough() -> None:
    t = strike(
        cells(c3="Abc"),
        given={"damage": {"b": 4}},
        A=having("{B}: Assault 2", stats="1/4/6"),
        b=having("Bodyguard", cost="3F"),
    )
    attack(t, "blade")
    t.answer("c")
    t.roll(3, "miss")
    t.saw("damaged", who="c", damage=3)


@rule("DB-K.Bodyguard", "DB-Q.20", "DB-Q.21")
def test_a_special_attack_damages_a_bodyguard_in_spite_of_itself_and_of_other_guards() -> None:
    t = strike(
        cells(c3="Abc"),
        A=having("{B}: Assault 1", stats="1/4/6"),
        b=having("Bodyguard", cost="3F"),
        c=having("Bodyguard", cost="3F"),
    )
    attack(t, "blade")
    t.answer("c")
    t.roll(3)
    t.saw("damaged", who="c", damage=3)


@rule("DB-K.Bodyguard", "DB-Q.22", "DB-Q.74")
def test_a_bodyguard_with_damage_of_a_relentless_attack_needs_its_life_against_any_attack() -> None:
    t = strike(
        cells(c3="Abc", d3="De"),
        A=having("Relentless"),
        D=having("{B}: Warpstrike 1", stats="1/4/6"),
        b=having("Bodyguard", stats="2/4/9", cost="3F"),
    )
    attack(t, 3, 2)
    assert t.damage_on("b") == 5
    attack(t, "blade", cell="d3")
    t.answer("c")
    t.roll(3)
    t.never_saw("damaged", who="c")


@rule("DB-K.Bodyguard", "DB-Q.22")
def test_against_a_relentless_attack_a_bodyguard_needs_its_life() -> None:
    t = strike(cells(c3="Abc"), A=having("Relentless", stats="3/4/6"), b=having("Bodyguard", cost="3F"))
    attack(t, 3, 3, 1)
    t.allows(t.split(b=6, c=1))
    t.refuses(t.split(b=5, c=2), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard")
def test_a_bodyguard_shields_only_its_own_cell() -> None:
    t = strike(cells(c3="Ab", c4="c"), A=having("{B}: Warpstrike 2", stats="1/4/6"), b=having("Bodyguard", cost="3F"))
    attack(t, "blade")
    t.roll(3, "miss")
    t.saw("damaged", who="c", damage=3)


@rule("DB-K.Bodyguard", "DB-Q.39")
def test_a_bodyguard_shields_against_a_deathblow() -> None:
    t = strike(cells(c3="ACb"), A=having("Bodyguard"), b=having(stats="2/9/4", cost="3F"))
    attack(t, 3, 1, who="C")
    t.asked("B", "deathblow")
    t.answer(("b",))
    t.roll(3, 2)
    t.asked("B", "damage")
    t.allows(t.split(A=4, C=1))
    t.refuses(t.split(A=3, C=2), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-Q.35")
def test_bodyguard_by_a_blade_lasts_to_the_end_of_the_combat_deathblow_included() -> None:
    t = strike(cells(c3="ACb"), A=having("{B}: Bodyguard", stats="3/4/6"), b=having(stats="2/9/4", cost="3F"))
    attack(t, 3, 1, "blade", who="A")
    t.answer(("b",))
    t.roll(3, 2)
    t.refuses(t.split(C=5), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-303.2b")
def test_bodyguard_with_score_works_only_in_a_scoring_cell_of_its_own_player() -> None:
    guard = having("{S}: Bodyguard", cost="3F")
    t = strike(cells(c4="Abc"), b=guard)
    attack(t, 3, 2, cell="c4")
    t.allows(t.split(c=5))
    t = strike(cells(c3="Abc"), b=guard)
    attack(t, 3, 2)
    t.refuses(t.split(c=5), rule="DB-K.Bodyguard")


@rule("DB-K.Bodyguard", "DB-900.14", "DB-DP.12")
def test_a_bodyguard_of_others_than_those_here_shields_nobody() -> None:
    t = strike(cells(c3="Abc"), A=having(), b=having("Bodyguard Fear", cost="3F"), c=having(cost="3P"))
    attack(t, 2, "miss")
    t.offers(t.split(b=2), t.split(b=1, c=1), t.split(c=2))
    t.damage(c=2)
    t.saw("damaged", who="c", damage=2)
    t.never_saw("damaged", who="b")
