"""Section 8.1 of the reference: what the source itself shows."""

from __future__ import annotations

import itertools

import pytest

from reverie.games.dice_throne.rules.dice import has_kinds, longest_straight
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule


@rule("DT-8.1", "DT-5.4", "DT-2.17", "DT-6.76")
def test_four_numbers_in_a_row_are_a_small_straight_whatever_the_fifth() -> None:
    for fifth in range(1, 7):
        assert longest_straight((2, 3, 4, 5, fifth)) >= 4


@rule("DT-8.2", "DT-5.5", "DT-6.77")
def test_five_in_a_row_are_both_straights() -> None:
    t = table("paladin", "barbarian")
    t.rolls_attack(1, 2, 3, 4, 5)
    t.allows("announce", "holy-strike", 0)
    t.allows("announce", "holy-strike", 1)
    t = table("paladin", "barbarian")
    t.rolls_attack(6, 5, 4, 3, 2)
    t.allows("announce", "holy-strike", 1)


@rule("DT-8.3", "DT-5.4")
def test_small_straights_are_three_runs_and_no_gap() -> None:
    for run in ((1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)):
        for fifth in range(1, 7):
            for order in itertools.permutations((*run, fifth)):
                assert longest_straight(order) >= 4
    assert longest_straight((1, 2, 4, 5, 6)) == 3
    t = table("barbarian", "paladin")
    t.rolls_attack(1, 2, 4, 5, 6)
    assert t.phase == "main-2"  # nothing fits: nothing is asked


@rule("DT-5.6", "DT-2.60")
def test_kinds_look_at_numbers_not_symbols() -> None:
    assert has_kinds((2, 2, 2, 5, 5), (3, 2))
    assert not has_kinds((1, 2, 3, 3, 4), (3,))  # three Swords of a Barbarian, but no three of a kind
    assert not has_kinds((2, 2, 2, 2, 2), (3, 2))
    assert has_kinds((6, 6, 6, 6, 1), (4,))


@rule("DT-8.5", "DT-4.63", "DT-6.48", "DT-2.3")
def test_a_defence_rolls_its_dice_once() -> None:
    t = table("barbarian", "paladin", B=side(cp=0))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("B", "defend")
    t.answer(("defend", "holy-defense"))
    assert t.choice.options.plain() == ("roll", 3, (1, 2, 3, 4, 5, 6))
    t.rolls(3, 3, 3)
    t.asked("A", "main")  # no second attempt
    assert t.health("B") == 50 - 4 + 3


@rule("DT-8.6", "DT-5.82", "DT-5.86", "DT-6.10", "DT-6.51", "DT-6.52")
def test_poison_stays_and_the_fourth_is_not_placed() -> None:
    t = table(
        "pyromancer", "shadow-thief", phase="upkeep",
        A=side(tokens={"poison": 2}), B=side(cp=10, hand=["poison-tip"]),
    )  # fmt: skip
    t.plays("B", "poison-tip")
    assert t.tokens("A", "poison") == 3
    t.skips_to("main", "A")
    assert t.health("A") == 47  # the third came before the Upkeep's effects were worked out
    assert t.tokens("A", "poison") == 3
    t.answer("done")
    t.skips_to("main", "B")
    assert t.tokens("A", "poison") == 3
    t = table("pyromancer", "shadow-thief", active="B", A=side(tokens={"poison": 3}), B=side(cp=2, hand=["poison-tip"]))
    t.answer(("play", "poison-tip"))
    assert t.tokens("A", "poison") == 3
    t.saw("token-inflicted", amount=0, wanted=1)


@rule("DT-8.7", "DT-5.82", "DT-5.83")
def test_a_limit_is_for_each_board() -> None:
    t = table(
        "shadow-thief", "barbarian", "paladin", mode="king-of-the-hill",
        A=side(cp=9, hand=["poison-tip"]), B=side(tokens={"poison": 3}),
    )  # fmt: skip
    t.answer(("play", "poison-tip"))
    t.asked("A", "opponent")
    t.offers("B", "C")
    t.answer("B")
    assert (t.tokens("B", "poison"), t.tokens("C", "poison")) == (3, 0)
    t = table("shadow-thief", "barbarian", "paladin", mode="king-of-the-hill", A=side(cp=9, hand=["poison-tip"]))
    t.answer(("play", "poison-tip"))
    t.answer("C")
    assert (t.tokens("B", "poison"), t.tokens("C", "poison")) == (0, 1)


@rule("DT-8.8", "DT-6.12", "DT-7.70", "DT-9.64", "DT-5.35")
def test_shadows_lets_no_attack_through_and_no_defence_be_made() -> None:
    t = table("barbarian", "shadow-thief", B=side(tokens={"shadows": 1}))
    t.strikes("smack", 1, 1, 1, 1, 1, line=2)
    t.asked("A", "main")
    assert t.health("B") == 50
    assert t.tokens("B", "shadows") == 1
    t.saw("settled", seat=1, shadowed=8, final=0)


@rule("DT-8.9", "DT-7.71", "DT-4.6", "DT-4.5")
def test_shadows_leaves_on_schedule_whatever_was_gained() -> None:
    t = table("shadow-thief", "barbarian", A=side(cp=4, hand=["into-the-shadows"], tokens={"shadows": 1}))
    t.answer(("play", "into-the-shadows"))
    assert t.tokens("A", "shadows") == 1
    t.answer("done")
    t.skips_to("main", "B")
    assert t.tokens("A", "shadows") == 0
    t = table("shadow-thief", "barbarian", A=side(cp=4, hand=["into-the-shadows"]))
    t.answer(("play", "into-the-shadows"))
    t.answer("done")
    t.skips_to("main", "B")
    assert t.tokens("A", "shadows") == 1  # this turn did not begin with it


@rule("DT-8.10", "DT-7.72", "DT-6.4")
def test_shadows_protects_the_stunned_and_the_stunner_rolls_again() -> None:
    t = table("barbarian", "shadow-thief", B=side(tokens={"shadows": 1}))
    t.strikes("crit-bash", 6, 6, 6, 6, 1)
    assert t.health("B") == 50
    t.saw("extra-phase-granted", seat=0, target=1)
    t.asked("A", "roll")
    assert t.tokens("B", "stun") == 0


@rule("DT-8.11", "DT-7.73", "DT-5.25", "DT-9.55")
def test_shadows_does_not_stop_an_ultimate() -> None:
    t = table("pyromancer", "shadow-thief", B=side(tokens={"shadows": 1}))
    t.strikes("scorch-the-earth", 6, 6, 6, 6, 6)
    assert t.health("B") == 50 - 12 - 2
    assert t.tokens("B", "knockdown") == t.tokens("B", "burn") == 1
    assert t.tokens("A", "fire-mastery") == 3


@rule("DT-8.12", "DT-7.74", "DT-5.102")
def test_shadows_stops_undefendable_damage() -> None:
    t = table("barbarian", "shadow-thief", B=side(tokens={"shadows": 1}))
    t.strikes("sturdy-blow", 1, 1, 6, 6, 4)
    assert t.health("B") == 50


@rule("DT-8.13", "DT-4.22", "DT-5.127", "DT-7.75", "DT-6.31", "DT-9.9")
def test_one_avoidance_meets_the_whole_upkeep() -> None:
    evasive = next(
        (
            token.id
            for token in table("ascetic", "barbarian").state.cast.tokens
            if token.id in ("evasive", "dodge", "sidestep")
        ),
        None,
    )
    if evasive is None:
        pytest.skip("no hero brings an avoiding token")
    t = table("ascetic", "shadow-thief", phase="upkeep", A=side(tokens={"poison": 3, evasive: 1}))
    t.skips_to("react", "A")
    while not any(event.kind == "entered" for event in t.seen):
        t.answer("pass")
        t.skips_to("react", "A")
    t.plays("A", "token", evasive)
    t.rolls(1)
    t.skips_to("main")
    assert t.health("A") == 50


@rule("DT-8.14", "DT-7.76", "DT-7.42", "DT-4.61")
def test_the_defence_is_chosen_before_the_roll() -> None:
    t = table("barbarian", "shadow-thief")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("B", "defend")
    t.offers(("defend", "shadow-defense"), ("defend", "counter-strike"), "decline")
    t.defends("shadow-defense", 3, 3, 3, 3)
    t.asked("A", "main")  # nobody is asked again


@rule("DT-8.16", "DT-5.7", "DT-5.14", "DT-5.140")
def test_a_rolled_text_looks_at_its_own_dice_only() -> None:
    t = table("barbarian", "paladin", A=side(cp=2, hand=["on-top"]))
    t.rolls_attack(1, 1, 1, 1, 1)
    t.announces("smack", 2)
    t.asked("A", "react")
    t.plays("A", "on-top")
    t.rolls(6, 6, 6, 6, 6)  # no Sword among the new dice
    t.answer("decline")
    assert t.health("B") == 42
    assert t.tokens("B", "concussion") == 1


@rule("DT-8.17", "DT-5.8", "DT-5.141", "DT-7.93")
def test_on_a_symbol_counts_once() -> None:
    t = table("paladin", "barbarian", A=side(cp=0, levels={"holy-light": 2}))
    t.strikes("holy-light", 5, 5, 1, 3, 1)
    t.rolls(1, 2, 1)
    assert t.tokens("A", "crit") == 1
    assert t.tokens("A", "protect") == 0


@rule("DT-8.18", "DT-5.9", "DT-5.142")
def test_times_a_symbol_counts_each() -> None:
    t = table("pyromancer", "barbarian", A=side(levels={"pyroblast": 3}))
    t.strikes("pyroblast", 1, 1, 1, 6, 4)
    t.rolls(1, 2, 3)
    t.answer("decline")
    assert t.health("B") == 50 - 6 - 9


@rule("DT-8.19", "DT-5.145", "DT-9.20")
def test_stealing_takes_what_there_is() -> None:
    for had, left in ((0, 0), (1, 0), (3, 2)):
        t = table("shadow-thief", "barbarian", A=side(cp=0, levels={"pickpocket": 2}), B=side(cp=had))
        t.strikes("pickpocket", 3, 3, 3, 6, 1)
        assert t.cp("A") == 3 + min(had, 1)
        assert t.cp("B") == left
    t = table("shadow-thief", "barbarian", A=side(cp=14, levels={"pickpocket": 2}), B=side(cp=3))
    t.strikes("pickpocket", 3, 3, 3, 6, 1)
    assert (t.cp("A"), t.cp("B")) == (15, 2)  # the surplus is lost, the victim pays all the same


HILL = "king-of-the-hill"


@rule("DT-8.20", "DT-5.201", "DT-5.202", "DT-5.203", "DT-13.130")
def test_a_tied_leader_who_attacks_a_tied_leader_draws() -> None:
    t = table("barbarian", "paladin", "pyromancer", mode=HILL, A=side(30), B=side(30), C=side(20))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.asked("A", "target")
    t.offers("B", "C")
    t.answer("B")
    assert len(t.hand("A")) == 1
    t.asked("B", "defend")  # the card came before anything else
    assert t.health("B") == 30


@rule("DT-8.22", "DT-5.200", "DT-5.204", "DT-4.52", "DT-6.55")
def test_only_an_attack_on_a_leader_is_rewarded() -> None:
    for target, cards in (("B", 1), ("C", 0)):
        t = table("barbarian", "paladin", "pyromancer", mode=HILL, A=side(20), B=side(30), C=side(25))
        t.strikes("smack", 1, 1, 1, 4, 6)
        t.answer(target)
        assert len(t.hand("A")) == cards
    t = table("barbarian", "paladin", "pyromancer", mode=HILL, A=side(30), B=side(20), C=side(25))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.answer("C")
    assert t.hand("A") == []  # a sole leader has no leader to attack


TEAMS = ("pyromancer", "barbarian", "paladin", "shadow-thief")


@rule("DT-8.23", "DT-5.45", "DT-5.213", "DT-5.47", "DT-5.104", "DT-5.210")
def test_collateral_damage_hits_both_members_of_a_team() -> None:
    t = table(*TEAMS, mode="teams", B=side(health=30))
    t.strikes("burning-soul", 5, 5, 1, 1, 4)
    t.asked("A", "main")
    assert t.health("B") == t.health("D") == 26
    assert t.health("A") == 50


@rule("DT-8.24", "DT-5.72", "DT-5.211", "DT-7.60", "DT-9.52", "DT-5.155")
def test_a_teammate_is_protected_only_by_a_chosen_player() -> None:
    t = table(
        *TEAMS, mode="teams", B=side(tokens={"protect": 1}), D=side(cp=5, hand=["not-today"], tokens={"protect": 1})
    )
    t.strikes("fireball", 1, 1, 1, 4, 6)
    t.rolls(1)  # the left opponent of A is B
    t.skips_to("react", "D")
    t.allows("play", "not-today")
    t.refuses("token", "protect", rule="DT-5.107")  # it would protect D, whom nothing threatens
    t.plays("D", "not-today")

    t.skips_to("main")
    assert t.health("B") == 50


@rule("DT-8.25", "DT-4.44", "DT-4.87", "DT-7.61", "DT-5.10", "DT-13.105")
def test_a_changed_die_reopens_the_announcement() -> None:
    t = table("barbarian", "pyromancer", B=side(cp=5, hand=["wild"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 4)
    t.passes("B")
    t.answer((3,))
    t.rolls(4)
    t.passes("B")
    t.answer(("stop",))
    t.announces("smack", 0)
    t.asked("B", "react")
    t.plays("B", "wild")
    t.answer(("set", 0, 4))
    t.asked("A", "announce")
    t.offers("decline", "reroll", ("announce", "fortitude", 0))
    t.refuses("announce", "smack", 0, rule="DT-4.48")
    t.answer("reroll")
    t.asked("A", "reroll")
    t.answer((0, 3, 4))
    t.rolls(1, 1, 1)
    t.offers("decline", ("announce", "smack", 0), ("announce", "smack", 1), ("announce", "smack", 2))


@rule("DT-8.26", "DT-4.51", "DT-4.89")
def test_a_target_is_found_for_abilities_without_damage() -> None:
    t = table("pyromancer", "barbarian", "paladin", mode=HILL, A=side(levels={"meteorite": 2}))
    t.strikes("meteorite", 6, 6, 6, 1, 1, line=1)
    t.asked("A", "target")
    assert t.tokens("B", "knockdown") == 0
    t.answer("B")
    assert t.tokens("B", "knockdown") == 1
    assert t.tokens("C", "knockdown") == 0
    assert t.hand("A") == []  # no attack, no Leader card


@rule("DT-8.27", "DT-4.53", "DT-2.51", "DT-9.30", "DT-9.29", "DT-4.55", "DT-2.50")
def test_the_targeting_die_of_two_against_two() -> None:
    for number, target in ((1, "B"), (2, "B"), (3, "D"), (4, "D")):
        t = table(*TEAMS, mode="teams")
        t.strikes("fireball", 1, 1, 1, 4, 6)
        t.rolls(number)
        t.asked(target, "defend")
    t = table(*TEAMS, mode="teams")
    t.strikes("fireball", 1, 1, 1, 4, 6)
    t.rolls(5)
    t.asked("B", "target")  # one choice, put to the opponent on the attacker's left
    t.offers("B", "D")
    t.answer("D")
    t.asked("D", "defend")
    t = table(*TEAMS, mode="teams")
    t.strikes("fireball", 1, 1, 1, 4, 6)
    t.rolls(6)
    t.asked("A", "target")
    t.offers("B", "D")
    # Row B faces the other way: its left opponent is C (A2), its right one A (A1).
    t = table(*TEAMS, mode="teams", active="B")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.rolls(1)
    t.asked("C", "defend")
    t = table(*TEAMS, mode="teams", active="D")
    t.strikes("dagger-strike", 1, 1, 1, 3, 3)
    t.rolls(3)
    t.asked("A", "defend")


@rule("DT-8.27b", "DT-8.94", "DT-4.54")
def test_the_targeting_die_of_an_ultimate_is_untouchable() -> None:
    cards = ["wild", "nudge", "sixer"]
    t = table(*TEAMS, mode="teams", A=side(cp=9, hand=cards), B=side(cp=9, hand=cards), C=side(cp=9, hand=cards))
    t.answer("done")
    t.answer("roll")
    t.rolls(6, 6, 6, 6, 6)
    t.pass_all()
    t.answer(("stop",))
    t.announces("scorch-the-earth")
    t.pass_all()
    t.rolls(1)
    t.asked("C", "react")  # the teammate, by a passive; not the owner, nor the opponents
    t.refuses("play", "wild", rule="DT-4.54")
    t.pass_all()
    assert t.health("B") == 50 - 12 - 2 - 2
    assert t.tokens("B", "burn") == 1 and t.tokens("D", "burn") == 0


@rule(
    "DT-8.28", "DT-8.28n", "DT-5.120", "DT-5.121", "DT-5.122", "DT-5.123", "DT-5.124", "DT-5.125", "DT-6.21", "DT-6.24"
)
@rule("DT-7.29", "DT-7.63", "DT-7.64", "DT-6.43", "DT-6.44", "DT-2.16", "DT-9.8", "DT-9.51")
def test_the_long_example_of_the_final_sum() -> None:
    t = table(
        "barbarian", "paladin",
        A=side(cp=2, hand=["on-top"]),
        B=side(cp=1, hand=["absolution"], tokens={"retribution": 1, "protect": 1}, levels={"holy-defense": 3}),
    )  # fmt: skip
    t.strikes("overpower", 1, 1, 1, 6, 6)
    t.rolls(4, 4, 6)  # X = 14

    t.skips_to("react", "B")
    t.plays("B", "token", "retribution")
    t.skips_to("react", "B")
    t.plays("B", "token", "protect")
    while t.choice.kind == "react":
        t.answer("pass")
    t.asked("B", "defend")
    t.defends("holy-defense", 3, 3, 3, 6)  # a = 3, and a Protect
    t.passes("A", "B")
    assert t.tokens("B", "protect") == 1
    t.skips_to("react", "A")
    t.plays("A", "on-top")
    t.rolls(1, 2, 3, 1, 2)  # b = 5
    t.skips_to("react", "B")
    t.plays("B", "absolution")
    t.rolls(5)  # c = 5
    t.skips_to("react", "B")
    t.plays("B", "token", "protect")
    t.pass_all()
    t.saw("settled", "DT-4.66", seat=1, subtotal=11, halves=2, final=0, back=6)
    assert t.health("B") == 50
    assert t.health("A") == 44
    assert t.tokens("B", "concussion") == 1


@rule("DT-8.29", "DT-5.11", "DT-7.50", "DT-7.62", "DT-4.16", "DT-5.143", "DT-9.56")
def test_a_sub_roll_may_be_changed_before_it_counts() -> None:
    for interrupts, health, tokens in ((True, 34, 1), (False, 37, 0)):
        t = table("barbarian", "paladin", A=side(cp=1, hand=["sixer"]))
        t.rolls_attack(1, 1, 1, 6, 6)
        t.announces("overpower")
        t.pass_all()
        t.rolls(3, 4, 6)
        t.asked("A", "react")
        if interrupts:
            t.plays("A", "sixer")
            t.offers(("set", 0, 6), ("set", 1, 6), ("set", 2, 6))
            t.answer(("set", 0, 6))
        t.pass_all()
        t.answer("decline")
        t.pass_all()
        assert t.health("B") == health
        assert t.tokens("B", "concussion") == tokens


@rule("DT-8.30", "DT-1.5", "DT-5.44")
def test_all_at_nothing_is_a_draw_however_far_below() -> None:
    t = table("barbarian", "pyromancer", A=side(health=2), B=side(health=6))
    t.strikes("reckless", 1, 2, 3, 4, 5)
    t.defends("molten-armor", 4, 4, 4, 4, 4)
    assert t.over
    assert t.winners() == ""
