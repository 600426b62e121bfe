"""DT-4.43 and DT-4.44: what is announced, and what a change of dice opens again."""

from __future__ import annotations

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.state import NO_LINE
from reverie.kernel.codec import digest
from reverie.testing.dice_throne import Contested, side, table
from reverie.testing.rules import rule


def nudged() -> Contested:
    """A has announced Smack with an attempt left, and changed a die of it."""
    t = table("barbarian", "pyromancer", A=side(cp=2, hand=["nudge"]))
    t.rolls_attack(1, 1, 1, 1, 5)
    t.announces("smack", 1)
    t.plays("A", "nudge")
    t.answer(("nudge", 4, 1))
    t.asked("A", "announce")
    return t


@rule("DT-4.44", "DT-4.87")
def test_a_change_of_dice_opens_the_attempts_once() -> None:
    t = nudged()
    t.allows("reroll")
    digests = {digest(GAME, t.state)}
    t.answer("reroll")
    t.asked("A", "reroll")
    t.answer(("stop",))
    t.asked("A", "announce")
    t.offers("decline", ("announce", "smack", 0), ("announce", "smack", 1))  # the way back has been taken
    assert digest(GAME, t.state) not in digests
    t.announces("smack", 1)
    t.asked("B", "defend")


@rule("DT-4.44", "DT-4.42")
def test_gone_back_to_the_attempts_all_that_are_left_may_be_used() -> None:
    t = nudged()
    t.answer("reroll")
    for left in (1, 0):
        t.asked("A", "reroll")
        t.answer((4,))
        t.rolls(2)
        assert t.state.attempts == left
    t.asked("A", "announce")
    t.announces("smack", 2)
    t.asked("B", "defend")


@rule("DT-4.44", "DT-4.87", "DT-9.40")
def test_another_change_opens_them_again() -> None:
    t = table("paladin", "barbarian", A=side(cp=2))
    t.rolls_attack(1, 2, 3, 4, 6)
    t.announces("holy-strike", 0)
    for _ in range(2):
        t.plays("A", "use", "tithes", 0)
        t.answer((4,))
        t.rolls(6)  # a re-roll is a change, whatever it shows
        t.pass_all()
        t.asked("A", "announce")
        t.allows("reroll")
        t.answer("reroll")
        t.answer(("stop",))
        t.asked("A", "announce")
        assert not t.options().has("reroll")
        t.announces("holy-strike", 0)
    t.asked("B", "defend")


@rule("DT-4.43", "DT-4.44", "DT-4.45")
def test_the_line_that_is_announced_lies_open_until_the_attack_ends() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=2, hand=["nudge"]))
    t.rolls_attack(1, 1, 1, 1, 5)
    assert t.state.line == NO_LINE
    for line in (1, 0):
        t.announces("smack", line)
        t.saw("announced", seat="A", line=t.line(0, "smack", line))
        assert t.state.line == t.line(0, "smack", line)
        if line:
            t.asked("A", "react")
            t.plays("A", "nudge")
            t.answer(("nudge", 4, 1))
            t.asked("A", "announce")
    t.asked("B", "defend")
    assert t.state.line == t.line(0, "smack", 0)
    t.answer("decline")
    t.asked("A", "main")
    assert t.state.line == NO_LINE


@rule("DT-4.44", "DT-5.13")
def test_another_attempt_and_another_number_are_two_changes() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=2, hand=["one-more-try", "nudge"]), B=side(cp=0))
    t.rolls_attack(1, 1, 1, 1, 5)
    t.announces("smack", 1)
    t.plays("A", "one-more-try")
    t.plays("A", "nudge")
    t.answer(("nudge", 4, 1))
    t.asked("A", "announce")  # one does not make up for the other
    t.offers("decline", "reroll", ("announce", "smack", 0), ("announce", "smack", 1))
    t.answer("reroll")
    assert t.state.attempts == 3


@rule("DT-4.44", "DT-13.105", "DT-13.104")
def test_a_die_set_to_the_number_it_shows_is_not_changed() -> None:
    for card, answer in (("wild", ("set", 0, 1)), ("twin", ("copy", 0, 1)), ("sixer", ("set", 4, 6))):
        t = table("barbarian", "pyromancer", A=side(cp=2, hand=[card]))
        t.rolls_attack(1, 1, 1, 1, 6)
        t.announces("smack", 1)
        t.plays("A", card)
        t.answer(answer)
        t.asked("B", "defend")  # nothing was changed: the announcement stands
        t.answer("decline")
        t.asked("A", "main")
        t.never_saw("die-changed")
    t = table("barbarian", "pyromancer", A=side(cp=2, hand=["wild"]))
    t.rolls_attack(1, 1, 1, 1, 6)
    t.announces("smack", 1)
    t.plays("A", "wild")
    t.answer(("set", 4, 1))
    t.asked("A", "announce")
    t.offers("decline", "reroll", ("announce", "smack", 0), ("announce", "smack", 1), ("announce", "smack", 2))


@rule("DT-5.10", "DT-13.104", "DT-4.11")
def test_a_single_die_has_no_twin() -> None:
    t = table(
        "barbarian", "pyromancer", "paladin", "shadow-thief", mode="teams", A=side(cp=3, hand=["twin", "nudge"])
    )  # fmt: skip
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    t.passes("A")
    t.rolls(1)
    t.asked("A", "react")  # the targeting die lies on the table
    t.refuses("play", "twin", rule="DT-5.10")
    t.offers("pass", ("play", "nudge"))
