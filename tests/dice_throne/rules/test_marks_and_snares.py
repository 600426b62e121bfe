"""The Archer's tokens: Quarry (a mark) and Tangle (a snare), and the card that counts Quarry."""

from __future__ import annotations

from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"


# Tangle --------------------------------------------------------------------------------------------------------------


@rule("DT-10.35", "DT-2.2")
def test_a_tangle_of_the_defence_costs_the_attacker_an_attempt_of_the_next_offensive_roll_phase() -> None:
    t = table("barbarian", "archer")
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.defends("marsh-footing", 6, 1, 1, 1)
    t.asked("A", "main")
    assert t.tokens("A", "tangle") == 1  # given in this Roll Phase: it waits for the next
    t.skips_to("roll", "A")
    assert t.state.attempts == 2
    assert t.tokens("A", "tangle") == 0
    t.answer("roll")
    t.rolls(1, 1, 2, 4, 6)
    t.pass_all()
    t.answer((4,))
    t.rolls(6)
    t.pass_all()
    t.asked("A", "announce")  # the third attempt is gone
    t.skips_to("main", "A")
    t.skips_to("roll", "A")
    assert t.state.attempts == 3


@rule("DT-10.35", "DT-2.2")
def test_a_tangle_played_in_the_middle_of_the_attempts_is_for_the_next_time() -> None:
    t = table("barbarian", "archer", A=side(tokens={"tangle": 1}), B=side(cp=1, hand=["sprung-cord"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 2, 4, 6)
    t.plays("B", "sprung-cord")
    assert t.tokens("A", "tangle") == 1
    assert t.state.attempts == 1  # of two: only the first Tangle counts
    t.skips_to("main", "A")
    assert t.tokens("A", "tangle") == 1
    t.skips_to("roll", "A")
    assert t.state.attempts == 2


@rule("DT-10.35", "DT-4.40")
def test_a_skipped_roll_phase_takes_no_tangle_away() -> None:
    t = table("barbarian", "archer", A=side(cp=0, tokens={"tangle": 2, "knockdown": 1}))
    t.answer("done")
    t.saw("roll-phase-skipped", seat=0)
    assert t.tokens("A", "tangle") == 2
    t.skips_to("roll", "A")
    assert t.state.attempts == 1
    assert t.tokens("A", "tangle") == 0


# Quarry --------------------------------------------------------------------------------------------------------------


@rule("DT-5.31", "DT-5.36", "DT-9.69")
def test_a_modifier_that_counts_the_target_s_tokens_counts_them_when_the_target_is_known() -> None:
    for early in (True, False):
        t = table("archer", "barbarian", A=side(cp=1, hand=["follow-the-mark"]), B=side(tokens={"quarry": 2}))
        t.rolls_attack(1, 1, 1, 6, 4)
        t.announces("rain-of-shafts")
        t.rolls(4, 5)  # two Reeds: a Tangle, nothing added
        if early:
            t.plays("A", "follow-the-mark")  # the roll lies open, the target is not fixed
        else:
            t.passes("A")
            t.plays("A", "follow-the-mark")
        t.answer("decline")
        assert t.health("B") == 50 - 5 - 2 * 2 - (2 + 2)
        entered = [event.data["entry"] for event in t.seen if event.kind == "entered"]
        assert [entry[2] for entry in entered if entry[6][0] == "card"] == [4]


@rule("DT-5.31", "DT-9.69")
def test_it_looks_at_the_board_of_the_target_and_nobody_else() -> None:
    t = table(
        "archer", "barbarian", "pyromancer", mode=HILL,
        A=side(cp=1, hand=["follow-the-mark"]), B=side(tokens={"quarry": 2}), C=side(tokens={"quarry": 1}),
    )  # fmt: skip
    t.rolls_attack(1, 1, 1, 6, 4)
    t.announces("rain-of-shafts")
    t.rolls(4, 5)
    t.plays("A", "follow-the-mark")
    t.answer("C")
    t.answer("decline")
    assert t.health("C") == 35 - 5 - 2 - (2 + 1)


@rule("DT-10.35", "DT-5.31", "DT-4.60")
def test_an_attack_s_own_quarry_counts_for_later_attacks_only() -> None:
    t = table("archer", "barbarian")
    t.strikes("heartwood-shaft", 1, 2, 3, 4, 5)  # Quarry, and 8 undefendable
    assert t.tokens("B", "quarry") == 1
    assert t.health("B") == 50 - 8
    t.skips_to("main", "A")
    t.skips_to("roll", "A")
    t.answer("roll")
    t.rolls(1, 2, 3, 4, 5)
    t.pass_all()
    t.answer(("stop",))
    t.announces("heartwood-shaft")
    t.skips_to("main", "A")
    assert t.health("B") == 50 - 8 - (8 + 2)
    assert t.tokens("B", "quarry") == 2
