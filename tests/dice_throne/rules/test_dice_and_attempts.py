"""Sections 4.6, 4.8 and 5.1: attempts, dice that are changed, whose they are, and what a text does without any."""

from __future__ import annotations

import pytest
from tests.dice_throne.packs import WORKSHOP_GAME, prover_with

from reverie.games.dice_throne.content.vocabulary import STRUCTS
from reverie.games.dice_throne.rules.effects.control import ROLL
from reverie.games.dice_throne.rules.effects.dice import SET_DICE
from reverie.games.dice_throne.rules.state import DEFENCE, DICE_STREAM, NO_ROLL, OFFENCE
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

FOUR = ("barbarian", "pyromancer", "paladin", "shadow-thief")


@rule("DT-5.10", "DT-9.35", "DT-4.10")
def test_the_parts_of_a_text_that_touch_dice_do_nothing_without_dice() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, hand=["meddle"]))
    t.plays("A", "meddle")
    t.asked("A", "main")
    assert t.cp("A") == 2  # before them and behind them
    assert t.discard("A") == ["meddle"]


@rule("DT-5.10", "DT-2.60", "DT-4.44")
def test_the_parts_of_a_text_that_touch_dice_one_after_the_other() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, hand=["meddle"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 5)
    t.plays("A", "meddle")
    t.asked("A", "copy-die")
    assert t.options().size() == 20
    t.answer(("copy", 0, 4))
    assert t.state.dice == (5, 2, 3, 4, 5)
    t.asked("A", "nudge-die")
    t.answer(("nudge", 1, -1))
    assert t.state.dice == (5, 1, 3, 4, 5)
    t.asked("A", "set-die")
    t.answer(("set", 2, 6))
    assert t.state.dice == (5, 1, 6, 4, 5)
    t.asked("A", "pick-dice")
    t.answer((3,))
    t.asked("nature", "reroll")
    t.rolls(2)
    assert t.state.dice == (5, 1, 6, 2, 5)
    assert t.cp("A") == 2


@rule("DT-5.10", "DT-2.60")
@pytest.mark.parametrize("first", ["set-dice", "reroll"])
def test_a_die_that_one_part_of_a_text_has_touched_is_free_for_the_next(first: str) -> None:
    game = prover_with("meddle", {"op": first}, {"op": "set-dice", "count": 2, "value": 6})
    t = table("prover", "barbarian", game=game, A=side(cp=0, hand=["meddle"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 5)
    t.plays("A", "meddle")
    if first == "reroll":
        t.answer((1,))
        t.rolls(4)
    else:
        t.answer(("set", 1, 4))
    assert t.state.dice == (1, 4, 3, 4, 5)
    t.asked("A", "set-die")
    t.offers(*[("set", die, 6) for die in range(5)])
    t.answer(("set", 1, 6))
    t.offers(*[("set", die, 6) for die in (0, 2, 3, 4)])  # two dice, not one twice
    t.answer(("set", 0, 6))
    assert t.state.dice == (6, 6, 3, 4, 5)
    t.asked("A", "reroll")


@rule("DT-4.41", "DT-4.42")
def test_the_first_attempt_and_the_others_cite_their_own_rules() -> None:
    t = table("barbarian", "paladin", A=side(cp=0))
    t.answer("done")
    for kind, answer, dice, cited in (
        ("roll", "roll", (1, 2, 3, 5, 6), "DT-4.41"),
        ("reroll", (3, 4), (4, 4), "DT-4.42"),
        ("reroll", (0,), (4,), "DT-4.42"),
    ):
        t.asked("A", kind)
        assert t.choice.rule == cited
        t.answer(answer)
        t.asked("nature", "offence")
        assert t.choice.rule == cited
        t.rolls(*dice)
    shown = [(event.rule, event.data["dice"]) for event in t.seen if event.kind == "dice-shown"]
    assert shown == [("DT-4.41", (1, 2, 3, 5, 6)), ("DT-4.42", (1, 2, 3, 4, 4)), ("DT-4.42", (4, 2, 3, 4, 4))]


@rule("DT-2.60", "DT-5.10")
@pytest.mark.parametrize(("value", "wrong"), [(0, True), (1, False), (6, False), (7, True), (None, False)])
def test_a_text_sets_a_die_to_one_of_its_six_numbers(value: int | None, wrong: bool) -> None:
    assert SET_DICE.check is not None
    found = SET_DICE.check(STRUCTS["set-dice"](value=value))
    assert found == (("value", "a die shows 1 to 6") if wrong else None)


@rule("DT-2.46", "DT-5.140")
@pytest.mark.parametrize(("count", "wrong"), [(0, True), (1, False), (5, False), (6, True)])
def test_a_text_rolls_one_to_five_dice(count: int, wrong: bool) -> None:
    assert ROLL.check is not None
    found = ROLL.check(STRUCTS["roll"](dice=count, effects=[]))
    assert found == (("dice", "a roll is of 1 to 5 dice") if wrong else None)


@rule("DT-5.10", "DT-2.60")
def test_a_nudge_stops_at_the_ends_of_a_die() -> None:
    t = table("barbarian", "paladin", B=side(cp=1, hand=["nudge"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 5, 6)
    t.plays("B", "nudge")
    t.asked("B", "nudge-die")
    assert t.choice.subject == 0
    ways = [("nudge", die, by) for die in range(5) for by in (1, -1)]
    t.offers(*[way for way in ways if way not in (("nudge", 0, -1), ("nudge", 4, 1))])
    t.answer(("nudge", 3, 1))
    assert t.state.dice == (1, 2, 3, 6, 6)


@rule("DT-5.10", "DT-4.44")
def test_two_dice_set_are_two_different_dice() -> None:
    t = table("barbarian", "paladin", A=side(cp=3, hand=["twice-wild"]), B=side(cp=0))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 1, 1)
    t.plays("A", "twice-wild")
    t.asked("A", "set-die")
    assert t.options().size() == 5 * 6
    t.answer(("set", 2, 6))
    t.asked("A", "set-die")
    assert t.options().size() == 4 * 6
    assert not t.options().has(("set", 2, 5))
    t.answer(("set", 4, 5))
    assert t.state.dice == (1, 1, 6, 1, 5)


@rule("DT-5.10")
def test_a_copy_needs_a_second_die() -> None:
    t = table("barbarian", "paladin", "pyromancer", "barbarian", mode="teams", A=side(cp=1, hand=["twin", "sixer"]))
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    t.pass_all()
    t.rolls(2)  # the targeting die
    t.asked("A", "react")
    t.offers("pass", ("play", "sixer"))
    t.refuses("play", "twin", rule="DT-5.10")


@rule("DT-5.10", "DT-9.39")
@pytest.mark.parametrize(
    ("card", "may"), [("sixer", "A"), ("second-thoughts", "AC"), ("nuisance", "BD"), ("wild", "ABCD"), ("twin", "A")]
)
def test_whose_dice_a_card_may_touch(card: str, may: str) -> None:
    everybody = {seat: side(cp=3, hand=[card]) for seat in "ABCD"}
    t = table("barbarian", "barbarian", "barbarian", "barbarian", mode="teams", **everybody)
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 4)
    asked = ""
    while t.choice.kind == "react":
        asked += "ABCD"[t.choice.seat]
        t.offers("pass", ("play", card))
        t.answer("pass")
    assert sorted(asked) == sorted(may)


@rule("DT-9.39", "DT-5.13", "DT-9.40")
def test_dice_rolled_again_are_the_roller_s_and_cost_no_attempt() -> None:
    t = table("barbarian", "paladin", B=side(cp=1, hand=["nuisance"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 4)
    assert t.state.attempts == 2
    t.plays("B", "nuisance")
    t.asked("B", "pick-dice")
    assert t.options().size() == 5  # exactly one of five
    t.answer((3,))
    t.asked("nature", "reroll")
    assert (t.choice.stream, t.choice.subject) == (DICE_STREAM, 0)
    t.rolls(6)
    assert t.state.dice == (1, 2, 3, 6, 4)
    assert (t.state.attempts, t.state.purpose) == (2, OFFENCE)
    t.saw("die-changed", seat="B", die=3, was=4, value=6)


@rule("DT-9.39")
def test_up_to_two_dice_are_rolled_again_and_keep_their_places() -> None:
    t = table("barbarian", "paladin", A=side(cp=1, hand=["second-thoughts"]), B=side(cp=0))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 5)
    t.plays("A", "second-thoughts")
    assert t.options().size() == 5 + 10
    t.answer((1, 4))
    t.rolls(6, 3)
    assert t.state.dice == (1, 6, 3, 4, 3)


@rule("DT-4.41", "DT-4.42", "DT-5.2")
def test_three_attempts_with_the_dice_that_are_picked() -> None:
    t = table("barbarian", "paladin", active="B", A=side(cp=0), B=side(cp=0))
    t.answer("done")
    t.asked("B", "roll")
    t.offers("roll", "skip")
    assert t.state.attempts == 3
    t.answer("roll")
    t.asked("nature", "offence")
    assert (t.choice.stream, t.choice.subject) == (DICE_STREAM + 1, 1)
    t.rolls(1, 1, 2, 3, 6)
    t.asked("B", "reroll")
    assert t.options().size() == 32  # any of the five dice, or none
    t.answer((0, 4))
    t.rolls(5, 5)
    assert t.state.dice == (5, 1, 2, 3, 5)
    t.answer((1,))
    t.rolls(4)
    t.asked("B", "announce")
    assert t.state.dice == (5, 4, 2, 3, 5)
    assert t.state.attempts == 0


@rule("DT-4.63", "DT-5.13")
def test_another_attempt_of_a_defence_with_any_of_its_dice() -> None:
    t = table("barbarian", "paladin", B=side(cp=0, hand=["brace"]))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.answer(("defend", "holy-defense"))
    t.asked("nature", "defence")
    assert (t.choice.stream, t.choice.subject) == (DICE_STREAM + 1, 1)
    t.rolls(1, 3, 6)
    assert (t.state.purpose, t.state.attempts, t.state.dice) == (DEFENCE, 0, (1, 3, 6))
    t.asked("B", "react")
    t.offers("pass", ("play", "brace"))
    t.plays("B", "brace")
    t.asked("B", "reroll")
    assert t.options().size() == 8  # any of the three dice, or none
    t.answer((0, 2))
    t.rolls(5, 5)
    t.asked("A", "main")
    assert t.health("B") == 50  # 4 - (2 + 1 + 2), not below nothing
    assert t.state.purpose == NO_ROLL


@rule("DT-4.63", "DT-5.13")
def test_another_attempt_of_a_defence_may_be_left() -> None:
    t = table("barbarian", "paladin", B=side(cp=0, hand=["brace"]))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.defends("holy-defense", 1, 3, 6)
    t.plays("B", "brace")
    t.answer(("stop",))
    t.asked("A", "main")
    assert t.health("B") == 50 - 3
    assert t.cp("B") == 1


@rule("DT-5.13")
def test_more_attempts_are_for_the_roll_that_is_made() -> None:
    t = table(
        "barbarian",
        "paladin",
        A=side(cp=1, hand=["one-more-try", "brace"]),
        B=side(cp=1, hand=["one-more-try", "brace"]),
    )
    t.refuses("play", "one-more-try", rule="DT-4.11")
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 6)
    t.offers("pass", ("play", "one-more-try"))
    t.refuses("play", "brace", rule="DT-5.13")
    t.plays("A", "one-more-try")
    assert t.state.attempts == 3
    t.saw("attempt-granted", seat="A", by="A")
    t.pass_all()
    t.answer(("stop",))
    t.announces("smack")
    t.passes("B")  # who could still grant an attempt
    t.defends("holy-defense", 3, 3, 3)
    t.asked("A", "react")
    t.offers("pass", ("play", "brace"))
    t.answer("pass")
    t.asked("B", "react")
    t.offers("pass", ("play", "brace"), ("use", "tithes", 0))


@rule("DT-4.45", "DT-4.47", "DT-4.68")
def test_after_no_ability_the_dice_are_gone() -> None:
    t = table("barbarian", "paladin", A=side(cp=2, hand=["nudge", "lucky"]), B=side(cp=1, hand=["nudge"]))
    t.rolls_attack(1, 1, 1, 4, 6)
    t.answer("decline")
    t.asked("A", "main")
    assert t.phase == "main-2"
    assert (t.state.purpose, t.state.dice, t.state.roller) == (NO_ROLL, (), -1)
    t.refuses("play", "nudge", rule="DT-4.11")
    t.allows("play", "lucky")


@rule("DT-4.44", "DT-5.13")
def test_a_change_of_dice_opens_the_announcement_again_and_what_is_left_of_the_attempts() -> None:
    t = table("barbarian", "paladin", A=side(cp=0), B=side(cp=2, hand=["wild"]))
    t.rolls_attack(1, 1, 1, 4, 6)
    t.offers("decline", ("announce", "smack", 0))
    t.announces("smack")
    t.plays("B", "wild")
    t.answer(("set", 0, 4))
    t.asked("A", "announce")
    t.offers("decline", "reroll")
    t.answer("reroll")
    t.asked("A", "reroll")
    t.answer((0,))
    t.rolls(2)
    t.answer(("stop",))
    t.offers("decline", ("announce", "smack", 0))  # no change since: no way back to the attempts
    t.announces("smack")
    t.asked("B", "defend")
