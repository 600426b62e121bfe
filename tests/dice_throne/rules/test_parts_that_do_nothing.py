"""Sections 5.1, 5.7 and 5.8: parts of a text that have nothing to do: amounts of 0, dice out of reach, no token to move."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dice_throne.packs import WORKSHOP_GAME, prover_with

from reverie.testing.dice_throne import Contested, side, table
from reverie.testing.rules import rule

CP: dict[str, Any] = {"op": "cp", "amount": 1}


def entered(t: Contested) -> list[tuple[str, int]]:
    """The victim and the amount of everything that came into the pool."""
    return [("ABC"[event.data["entry"][1]], event.data["entry"][2]) for event in t.seen if event.kind == "entered"]


# Amounts of 0 --------------------------------------------------------------------------------------------------------


@rule("DT-5.33", "DT-5.31", "DT-5.127")
@pytest.mark.parametrize("knots", [0, 1, 2])
def test_a_modifier_that_counts_to_nothing_adds_nothing(knots: int) -> None:
    game = prover_with("echo", {"op": "add", "amount": {"tokens": {"knot": 1}}}, CP)
    t = table("prover", "barbarian", game=game, A=side(cp=0, hand=["echo"], tokens={"knot": knots} if knots else {}))
    t.strikes("strike", 1, 3, 3, 3, 3)
    t.plays("A", "echo")  # W6a
    assert t.cp("A") == 1
    assert [amount for _victim, amount in entered(t)] == [5, knots][: 2 if knots else 1]
    t.skips_to("main", "A")
    assert t.health("B") == 45 - knots


@rule("DT-5.127", "DT-5.152", "DT-5.130", "DT-5.81")
@pytest.mark.parametrize(
    ("effect", "entries"),
    [
        ({"op": "damage", "to": "opponents"}, [("B", 1)]),
        ({"op": "heal"}, [("A", 1)]),
        ({"op": "prevent"}, [("A", 1)]),
        ({"op": "gain", "token": "seal"}, []),
    ],
    ids=lambda told: told["op"] if isinstance(told, dict) else "",
)
@pytest.mark.parametrize("thorns", [0, 1])
def test_what_counts_to_nothing_does_not_happen(
    effect: dict[str, Any], entries: list[tuple[str, int]], thorns: int
) -> None:
    game = prover_with("two-step", CP, {**effect, "amount": {"tokens": {"thorn": 1}}})
    t = table(
        "prover", "barbarian", game=game, A=side(cp=0, hand=["two-step"], tokens={"thorn": thorns} if thorns else {})
    )
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 3, 3, 3, 3)
    t.plays("A", "two-step")
    assert t.cp("A") == 1
    assert entered(t) == (entries if thorns else [])
    gained = [event.data["amount"] for event in t.seen if event.kind == "token-gained"]
    assert gained == ([1] if thorns and effect["op"] == "gain" else [])


# Dice ----------------------------------------------------------------------------------------------------------------


@rule("DT-5.10", "DT-9.39", "DT-9.35")
def test_the_parts_of_a_text_that_touch_own_dice_leave_an_opponent_s_alone() -> None:
    t = table("barbarian", "prover", game=WORKSHOP_GAME, B=side(cp=0, hand=["meddle"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 5)
    t.plays("B", "meddle")
    t.pass_all()  # the two combat points pay for a card
    t.asked("A", "reroll")
    assert t.state.dice == (1, 2, 3, 4, 5)
    assert t.cp("B") == 2


@rule("DT-5.10", "DT-9.35")
def test_a_single_die_has_none_to_be_copied_from() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, hand=["meddle"]))
    t.strikes("wager", 4, 4, 3, 3, 3)
    t.passes("A")  # W4b
    t.rolls(5)  # the roll of the ability: one die
    t.plays("A", "meddle")
    t.asked("A", "nudge-die")  # the copy is left out
    t.offers(("nudge", 0, 1), ("nudge", 0, -1))
    t.answer(("nudge", 0, -1))
    t.asked("nature", "reroll")  # one die to set and to roll again: nobody is asked which
    assert t.state.dice == (6,)
    t.rolls(2)
    assert t.state.dice == (2,)
    assert t.cp("A") == 2


# Tokens --------------------------------------------------------------------------------------------------------------


@rule("DT-5.91", "DT-9.35")
@pytest.mark.parametrize("knots", [0, 1])
def test_without_a_token_to_move_the_other_parts_of_the_text_happen(knots: int) -> None:
    game = prover_with("hand-over", CP, {"op": "move", "token": "knot"}, CP)
    t = table(
        "prover",
        "barbarian",
        game=game,
        A=side(cp=0, hand=["hand-over"]),
        B=side(tokens={"knot": knots} if knots else {}),
    )
    t.plays("A", "hand-over")
    t.asked("A", "main")
    assert t.cp("A") == 2
    assert (t.tokens("A", "knot"), t.tokens("B", "knot")) == (knots, 0)  # one way to move it: nobody is asked


@rule("DT-5.91", "DT-5.150")
@pytest.mark.parametrize(
    ("word", "left"),
    [
        ("positive", {"seal": 0, "knot": 2, "thorn": 1}),
        ("negative", {"seal": 2, "knot": 0, "thorn": 0}),
        ("any", {"seal": 0, "knot": 0, "thorn": 0}),
        ("thorn", {"seal": 2, "knot": 2, "thorn": 0}),
    ],
)
def test_a_removal_takes_what_its_word_means(word: str, left: dict[str, int]) -> None:
    game = prover_with("sweep", {"op": "remove", "token": word, "all": True}, {"op": "cp", "amount": {"removed": 1}})
    t = table("prover", "barbarian", game=game, A=side(cp=0, hand=["sweep"], tokens={"seal": 2, "knot": 2, "thorn": 1}))
    t.plays("A", "sweep")
    t.pass_all()  # a Seal may be spent
    assert {id: t.tokens("A", id) for id in left} == left
    assert t.cp("A") == 5 - sum(left.values())


@rule("DT-5.91", "DT-5.150")
@pytest.mark.parametrize(
    ("word", "offered"), [("positive", ["seal"]), ("negative", ["knot", "thorn"]), ("any", ["knot", "seal", "thorn"])]
)
def test_a_move_offers_what_its_word_means(word: str, offered: list[str]) -> None:
    game = prover_with("hand-over", {"op": "move", "token": word})
    t = table(
        "prover", "barbarian", "barbarian", mode="king-of-the-hill", game=game,
        A=side(cp=0, hand=["hand-over"], tokens={"seal": 2, "knot": 2, "thorn": 1}),
    )  # fmt: skip
    t.plays("A", "hand-over")
    t.pass_all()  # a Seal may be spent
    t.asked("A", "move")
    t.offers(*[(0, t.token(id), taker) for id in offered for taker in (1, 2)])
    t.answer((0, t.token(offered[0]), 2))
    assert t.tokens("C", offered[0]) == 1


# Players who are out -------------------------------------------------------------------------------------------------


@rule("DT-5.46", "DT-5.155", "DT-9.69")
@pytest.mark.parametrize("to", ["target", "chosen"])
def test_the_later_parts_of_a_text_do_nothing_to_whom_the_first_has_defeated(to: str) -> None:
    health = {"op": "steal", "what": "health", "amount": 35, "to": to}
    game = prover_with("drain", health, {"op": "lose-cp", "amount": 1, "to": to}, CP)
    t = table(
        "prover", "barbarian", "barbarian", mode="king-of-the-hill", game=game, A=side(cp=0, health=5, hand=["drain"])
    )
    t.plays("A", "drain")
    t.answer("B")
    t.asked("A", "main")
    assert not t.player("B").alive
    t.never_saw("cp-lost")
    assert (t.cp("A"), t.health("A")) == (1, 40)
