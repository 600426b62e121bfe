"""Section 2.4: what lies open for everybody, in the view of every seat and of whoever looks on."""

from __future__ import annotations

from typing import Any

from reverie.games.dice_throne import GAME
from reverie.testing.dice_throne import Contested, side, table
from reverie.testing.rules import rule

FOUR = ("barbarian", "pyromancer", "paladin", "shadow-thief")


def views(t: Contested) -> list[dict[str, Any]]:
    return [GAME.view(t.state, viewer) for viewer in (*range(t.state.mode.players), None)]


@rule("DT-2.44", "DT-5.81", "DT-5.85")
def test_tokens_in_play_lie_open_on_the_board_that_has_them() -> None:
    t = table(*FOUR, mode="teams", A=side(tokens={"burn": 1}), B=side(tokens={"fire-mastery": 3, "stun": 1}))
    wanted = [
        ((t.token("burn"), 1),),
        tuple(sorted(((t.token("fire-mastery"), 3), (t.token("stun"), 1)))),
        (),
        (),
    ]
    for seen in views(t):
        assert [player["tokens"] for player in seen["players"]] == wanted
    t = table("barbarian", "shadow-thief", A=side(cp=1, hand=["tidy-up"], tokens={"poison": 2}))
    t.answer(("play", "tidy-up"))
    for seen in views(t):
        assert seen["players"][0]["tokens"] == ((t.token("poison"), 1),)


@rule("DT-2.46", "DT-4.41", "DT-4.63", "DT-5.7")
def test_a_roll_lies_open_with_its_roller_its_purpose_and_the_attempts_left() -> None:
    def lie(t: Contested, purpose: str, roller: int, shown: tuple[int, ...], attempts: int | None = None) -> None:
        for seen in views(t):
            dice = seen["dice"]
            assert (dice["purpose"], dice["roller"], dice["shown"]) == (purpose, roller, shown)
            assert attempts is None or dice["attempts"] == attempts

    t = table("barbarian", "pyromancer", "paladin", mode="king-of-the-hill", B=side(cp=1, hand=["nudge"]))
    lie(t, "none", -1, ())
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 6, 5)
    lie(t, "offence", 0, (1, 1, 1, 6, 5), 2)
    t.pass_all()
    t.answer((4,))
    t.rolls(6)
    lie(t, "offence", 0, (1, 1, 1, 6, 6), 1)
    t.pass_all()
    t.answer(("stop",))
    t.announces("overpower")
    t.pass_all()
    t.rolls(2, 3, 4)
    lie(t, "sub-roll", 0, (2, 3, 4))
    t.pass_all()
    t.answer("B")
    t.pass_all()
    t.defends("molten-armor", 1, 2, 3, 4, 5)
    lie(t, "defence", 1, (1, 2, 3, 4, 5))
    t.plays("B", "nudge")
    t.answer(("nudge", 0, 1))
    t.pass_all()
    assert t.phase == "main-2"
    lie(t, "none", -1, ())
    t = table(*FOUR, mode="teams", B=side(cp=1, hand=["nudge"]))
    t.rolls_attack(1, 1, 1, 4, 6)
    t.announces("smack")
    t.pass_all()
    t.rolls(3)
    lie(t, "targeting", 0, (3,))
