"""Sections 5.2, 5.3 and 5.9: the parts of a text in their order, what waits for the target, what comes after the damage."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.games.dice_throne.game import DiceThroneGame
from reverie.games.dice_throne.rules.state import (
    AIMED,
    BY_DEFENCE,
    BY_OFFENCE,
    BY_OTHER,
    DECK_STREAM,
    DICE_STREAM,
    HEALED,
    NO_KIND,
    REFLECTED,
    VERBS,
    Entry,
)
from reverie.testing.dice_throne import Contested, side, table
from reverie.testing.rules import rule

PACKED = DiceThroneGame((Path(__file__).parent / "pack",))
WORKSHOP = DiceThroneGame((Path(__file__).parent / "workshop",))
HILL = "king-of-the-hill"


def entries(t: Contested) -> list[Entry]:
    """Everything that came into the pool."""
    return [event.data["entry"] for event in t.seen if event.kind == "entered"]


def entered(t: Contested, verb: int | None = None) -> list[tuple[int, int]]:
    """Victim and amount of everything that came into the pool."""
    return [(entry[1], entry[2]) for entry in entries(t) if verb is None or entry[0] == verb]


# Order ---------------------------------------------------------------------------------------------------------------


@rule("DT-5.143", "DT-5.26", "DT-4.60", "DT-9.2", "DT-5.7")
def test_a_text_goes_on_behind_its_roll_and_nothing_happens_twice() -> None:
    t = table("prover", "barbarian", game=WORKSHOP, A=side(cp=0, hand=["two-step"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(4, 4, 3, 3, 3)
    t.pass_all()
    t.answer(("stop",))
    t.announces("wager")
    t.passes("A")  # W4b
    t.asked("nature", "sub-roll")
    assert t.choice.stream == DICE_STREAM
    t.rolls(5)
    t.asked("A", "react")  # the roll lies open
    assert t.state.dice == (5,)
    assert t.state.pool == ()
    t.passes("A")
    t.passes("A")  # W6a, where the Knot has come; "then" behind damage opened no window of its own before
    assert t.tokens("B", "knot") == 1
    assert [entry[1:3] for entry in t.state.pool] == [(1, 5)]
    assert t.cp("A") == 0
    t.answer("decline")
    t.skips_to("main", "A")
    assert t.health("B") == 45
    assert t.cp("A") == 1  # once, and after the damage
    assert t.tokens("B", "knot") == 1


@rule("DT-5.143", "DT-9.25", "DT-4.13")
def test_a_reaction_is_not_interrupted_at_its_then() -> None:
    t = table("prover", "prover", game=WORKSHOP, A=side(cp=0, hand=["two-step"]), B=side(cp=0, hand=["two-step"]))
    t.plays("A", "two-step")
    assert t.cp("A") == 2  # both parts before anybody is asked
    t.asked("B", "react")
    t.plays("B", "two-step")
    assert t.cp("B") == 2


@rule("DT-5.143", "DT-4.16")
def test_a_main_card_is_interrupted_at_its_then() -> None:
    t = table("pyromancer", "prover", game=WORKSHOP, A=side(cp=2, hand=["turn-up-the-heat"]), B=side(hand=["two-step"]))
    t.plays("A", "turn-up-the-heat")
    t.passes("B")  # paid for
    assert t.tokens("A", "fire-mastery") == 1
    t.passes("B")  # "then"
    t.asked("A", "pay")
    t.offers(0, 1, 2)
    t.answer(2)
    assert t.tokens("A", "fire-mastery") == 3
    assert t.cp("A") == 0


@rule("DT-5.73", "DT-9.69", "DT-5.155")
def test_whom_a_text_means_is_asked_before_it_begins_first_the_opponent_then_the_chosen_player() -> None:
    t = table(
        "prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP,
        A=side(cp=0, hand=["cut-purse"]), B=side(cp=5), C=side(cp=5),
    )  # fmt: skip
    t.plays("A", "cut-purse")
    t.asked("A", "opponent")
    t.offers("B", "C")
    t.answer("C")
    assert t.cp("C") == 5
    t.asked("A", "player")
    t.offers("A", "B", "C")
    t.answer("A")
    assert [t.cp(seat) for seat in "ABC"] == [1, 5, 2]


@rule("DT-5.144")
@pytest.mark.parametrize(("answer", "gained"), [(0, 1), (1, 2)])
def test_one_of_two_parts_inside_a_condition(answer: int, gained: int) -> None:
    t = table("prover", "barbarian", game=WORKSHOP, A=side(cp=0, hand=["hoot"]))
    t.plays("A", "hoot")
    t.asked("A", "choose")
    t.offers(0, 1)
    t.answer(answer)
    assert t.cp("A") == gained


# What looks at the target --------------------------------------------------------------------------------------------


@rule("DT-5.26", "DT-9.28", "DT-5.30", "DT-4.61")
@pytest.mark.parametrize("knots", [0, 1, 3])
def test_damage_that_counts_the_target_s_tokens_is_an_attack_if_there_are_any(knots: int) -> None:
    t = table("prover", "barbarian", game=WORKSHOP, A=side(cp=0), B=side(tokens={"knot": knots} if knots else {}))
    t.strikes("reckoning", 1, 3, 3, 3, 3)
    if knots:
        t.asked("B", "defend")
        assert t.state.attacking
        t.answer("decline")
    t.skips_to("main", "A")
    assert t.health("B") == 50 - 2 * knots
    assert [amount for _victim, amount in entered(t)] == ([2 * knots] if knots else [])


@rule("DT-5.26", "DT-5.129", "DT-4.61")
def test_such_damage_is_an_offensive_ability_s_and_defended_against() -> None:
    t = table("prover", "barbarian", game=WORKSHOP, A=side(cp=0), B=side(tokens={"knot": 3}, levels={"thick-skin": 2}))
    t.strikes("reckoning", 1, 3, 3, 3, 3)
    t.defends("thick-skin", 4, 5, 4, 1)
    t.asked("A", "main")
    t.saw("settled", seat="B", defendable=6, avoidable=0, warded=3, healing=3, final=3)
    origins = [(VERBS[entry[0]], entry[4]) for entry in entries(t)]
    assert origins == [("incoming", BY_OFFENCE), ("healed", BY_OTHER), ("prevented", BY_DEFENCE)]


@rule("DT-5.129", "DT-5.127")
def test_where_damage_comes_from_is_told() -> None:
    """A defence, a reaction and an attack: only the attack's can be defended against."""
    t = table("barbarian", "pyromancer", A=side(cp=0))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.defends("molten-armor", 1, 1, 4, 4, 6)
    t.asked("A", "main")
    assert [(entry[1], entry[2], entry[4]) for entry in entries(t)] == [(AIMED, 4, BY_OFFENCE), (0, 2, BY_DEFENCE)]
    t = table("prover", "barbarian", game=WORKSHOP, A=side(cp=0, hand=["spark"]))
    t.plays("A", "spark")
    assert [(entry[1], entry[2], entry[4]) for entry in entries(t)] == [(1, 3, BY_OTHER)]


@rule("DT-5.124", "DT-5.129")
def test_damage_that_comes_back_is_noted_without_an_amount() -> None:
    t = table("barbarian", "paladin", A=side(cp=0), B=side(cp=0, tokens={"retribution": 1}))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.plays("B", "token", "retribution")
    assert [entry[:6] for entry in entries(t)][1:] == [(REFLECTED, 1, 0, NO_KIND, BY_OTHER, 0)]


@rule("DT-9.28", "DT-5.36", "DT-5.31")
def test_such_an_ability_may_be_strengthened_before_the_target_is_known() -> None:
    t = table(
        "prover",
        "barbarian",
        "barbarian",
        mode=HILL,
        game=WORKSHOP,
        A=side(cp=0, hand=["echo"]),
        B=side(tokens={"knot": 2}),
    )
    t.rolls_attack(1, 3, 3, 3, 3)
    t.announces("reckoning")
    t.asked("A", "target")
    assert t.state.attacking
    t.answer("B")
    t.asked("A", "react")
    t.plays("A", "echo")
    t.skips_to("main", "A")
    assert t.health("B") == 35 - (2 * 2) - (1 + 2)


@rule("DT-9.27", "DT-9.28", "DT-5.30")
def test_what_modifiers_add_makes_no_attack() -> None:
    """Without Knots the ability deals nothing: what was added to it early lapses."""
    t = table("prover", "prover", game=WORKSHOP, A=side(cp=0, hand=["echo"]), B=side(cp=0, tokens={"thorn": 1}))
    t.strikes("grudge", 2, 3, 3, 3, 3)
    t.skips_to("main", "A")
    assert t.cp("A") == 1
    assert t.health("B") == 50
    t.never_saw("defence-chosen")


@rule("DT-5.26", "DT-9.28")
@pytest.mark.parametrize(("quarry", "hurt"), [(0, 0), (1, 3)])
def test_a_condition_on_the_target_s_board_is_looked_at_when_there_is_a_target(quarry: int, hurt: int) -> None:
    t = table("prover", "barbarian", game=WORKSHOP, A=side(cp=0), B=side(tokens={"quarry": quarry} if quarry else {}))
    t.strikes("grudge", 2, 3, 3, 3, 3)
    t.pass_all()
    if hurt:
        t.asked("B", "defend")
        t.answer("decline")
    t.skips_to("main", "A")
    assert t.health("B") == 50 - hurt - (2 if quarry else 0)
    assert t.cp("A") == 1


@rule("DT-9.27", "DT-9.28", "DT-5.30", "DT-5.31")
@pytest.mark.parametrize("seats", ["AB", "BA", "CB"])
def test_an_early_modifier_of_an_ability_that_deals_nothing_is_lost(seats: str) -> None:
    """Overpower-like: an attack by its text, until the sub-roll says otherwise. Here: no Fire Mastery is removed."""
    attacker, victim = seats
    given = {attacker: side(cp=2, hand=["red-hot"]), victim: side(cp=0)}
    heroes = ["barbarian"] * 3
    heroes["ABC".index(attacker)] = "pyromancer"
    t = table(*heroes, mode=HILL, active=attacker, **given)
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 4, 5, 6)
    t.pass_all()
    t.answer(("stop",))
    t.announces("combustion")
    t.plays(attacker, "red-hot")  # at "then": it can still deal damage
    t.answer(0)  # no Fire Mastery removed: no damage
    t.skips_to("main", attacker)
    assert [t.health(seat) for seat in "ABC"] == [35, 35, 35]
    t.never_saw("defence-chosen")
    t.never_saw("settled")


# Amounts of nothing --------------------------------------------------------------------------------------------------


@rule("DT-5.9", "DT-5.127")
def test_nothing_healed_added_or_prevented_is_no_entry() -> None:
    t = table("pyromancer", "barbarian", A=side(cp=1, hand=["red-hot"]), B=side(levels={"thick-skin": 2}))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 1)
    t.pass_all()
    t.answer(("stop",))
    t.announces("fireball")
    t.skips_to("defend", "B")
    t.defends("thick-skin", 1, 1, 1, 6)
    t.skips_to("main", "A")
    assert [amount for _victim, amount in entered(t)] == [4]
    assert entered(t, HEALED) == []


@rule("DT-5.31", "DT-5.127")
def test_a_modifier_that_counts_nothing_adds_no_entry() -> None:
    t = table("pyromancer", "barbarian", A=side(cp=1, hand=["red-hot"], levels={"meteorite": 2}))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 4, 4, 1)
    t.pass_all()
    t.answer(("stop",))
    t.answer("decline")
    assert t.state.pool == ()


@rule("DT-5.51", "DT-5.145")
def test_nobody_gains_or_loses_no_cp() -> None:
    t = table("prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP, A=side(cp=15), B=side(cp=0), C=side(cp=3))
    t.strikes("levy", 5, 3, 3, 3, 3)
    t.skips_to("main", "A")
    assert [t.cp(seat) for seat in "ABC"] == [15, 1, 2]
    t.never_saw("cp-lost", seat="B")
    t.saw("cp-lost", seat="C", amount=2, cp=1)
    t.saw("cp-gained", seat="A", amount=0, cp=15)
    t.saw("cp-gained", seat="C", amount=1, cp=2)


# Discarding ----------------------------------------------------------------------------------------------------------


@rule("DT-4.19a")
def test_opponents_discard_one_after_the_other_first_at_random_then_as_they_like() -> None:
    t = table(
        "prover", "barbarian", "paladin", "pyromancer", mode=HILL, game=WORKSHOP, A=side(cp=0),
        B=side(cp=0, hand=["lucky", "energetic", "head-blow"]), C=side(cp=0, hand=[], ballast=False),
        D=side(cp=0, hand=["red-hot", "fired-up"], ballast=False),
    )  # fmt: skip
    t.strikes("scatter", 4, 1, 1, 1, 1)
    t.pass_all()
    t.asked("nature", "random-card")
    assert (t.choice.subject, t.choice.stream) == (1, DECK_STREAM + 1)
    t.nature((1, 0, 2, 3))
    assert t.discard("B") == ["energetic"]
    t.asked("nature", "random-card")  # C has no card
    assert (t.choice.subject, t.choice.stream) == (3, DECK_STREAM + 3)
    t.nature((1, 0))
    assert t.discard("D") == ["fired-up"]
    t.asked("B", "discard")
    assert t.options().size() == 3
    t.answer(t.cards("B", "lucky"))
    t.skips_to("main", "A")
    assert t.discard("B") == ["energetic", "lucky"]
    assert t.discard("D") == ["fired-up", "red-hot"]  # the only one answers itself
    assert t.cp("A") == 1
    assert t.hand("B") == ["head-blow"]


@rule("DT-5.69", "DT-4.31")
def test_own_cards_are_given_up_and_as_many_drawn() -> None:
    t = table(
        "prover", "barbarian", game=WORKSHOP,
        A=side(cp=0, hand=["reshuffle", "spark", "unmark", "hoot"], deck=["drain", "echo"], ballast=False),
    )  # fmt: skip
    t.plays("A", "reshuffle")
    t.pass_all()
    t.asked("A", "discard")
    assert t.options().size() == 3  # two of three
    t.answer(t.cards("A", "spark", "hoot"))
    assert t.hand("A") == ["unmark", "drain", "echo"]
    assert t.discard("A") == ["spark", "hoot", "reshuffle"]


# Everybody -----------------------------------------------------------------------------------------------------------


@rule("DT-5.130", "DT-5.40")
def test_a_text_for_everyone_reaches_everyone_at_once_in_a_main_phase() -> None:
    t = table("prover", "barbarian", game=WORKSHOP, A=side(health=44, cp=0, hand=["rally"]), B=side(health=58, cp=15))
    t.plays("A", "rally")
    assert (t.health("A"), t.health("B")) == (48, 60)
    assert (t.cp("A"), t.cp("B")) == (2, 15)
    t.saw("health-changed", seat="B", change=2, health=60)


@rule("DT-5.122", "DT-5.129")
def test_three_times_the_damage_of_an_attack() -> None:
    t = table("prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP, A=side(cp=0))
    t.strikes("threefold", 6, 6, 1, 3, 3)
    t.answer("C")
    t.answer("decline")
    t.skips_to("main", "A")
    assert (t.health("B"), t.health("C")) == (35, 35 - 12)
