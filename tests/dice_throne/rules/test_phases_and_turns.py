"""Sections 4.1 to 4.5 and 4.9: what lands at the end of which phase, what a turn leaves behind, who comes next."""

from __future__ import annotations

import pytest
from tests.dice_throne.packs import WORKSHOP_GAME

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules.state import NO_LINE, NO_ROLL, NOBODY
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

HILL = "king-of-the-hill"
SIX = ("barbarian", "pyromancer", "paladin", "shadow-thief", "barbarian", "pyromancer")


@rule("DT-5.127", "DT-4.22")
@pytest.mark.parametrize("phase", ["upkeep", "income", "main-1", "main-2", "discard"])
def test_damage_of_a_card_lands_at_the_end_of_the_phase_it_was_played_in(phase: str) -> None:
    t = table(
        "barbarian",
        "prover",
        game=WORKSHOP_GAME,
        phase=phase,
        A=side(cp=0, hand=["lucky"]),
        B=side(cp=0, hand=["spark"]),
    )
    if phase.startswith("main"):  # B is asked after an action of A
        t.plays("A", "lucky")
        t.rolls(1, 1, 1)
    else:
        t.passes("A")
    t.asked("B", "react")
    assert t.phase == phase
    t.plays("B", "spark")
    t.forget()
    for _ in range(50):
        if t.phase != phase or not t.state.pool:
            break
        assert t.health("A") >= 50
        t.answer("done" if t.choice.kind == "main" else "pass")
    assert t.health("A") in (47, 48)  # Lucky heals 1 at once in a Main Phase
    t.saw("settled", seat="A", avoidable=3, final=3)


@rule("DT-4.4", "DT-4.19")
def test_a_turn_that_stops_in_the_middle_leaves_nothing_behind() -> None:
    t = table(
        "prover", "barbarian", "prover", mode=HILL, game=WORKSHOP_GAME, A=side(health=9, cp=0),
        B=side(cp=0, hand=["lucky"]), C=side(cp=0, hand=["drain"]),
    )  # fmt: skip
    t.rolls_attack(6, 3, 3, 3, 3)
    t.announces("sever")
    t.pass_all()
    t.answer("B")
    t.asked("B", "react")
    t.passes("B")
    t.plays("C", "drain")
    t.asked("C", "opponent")
    t.answer("A")
    assert not t.player("A").alive
    assert t.discard("C") == ["drain"]
    assert t.state.active == 1
    s = t.state
    assert (s.purpose, s.roller, s.dice, s.final) == (NO_ROLL, NOBODY, (), ())
    assert (s.pool, s.deferred, s.after) == ((), (), ())
    assert (s.attacker, s.attacking, s.target, s.line, s.lock, s.stunned) == (
        NOBODY,
        False,
        NOBODY,
        NO_LINE,
        NOBODY,
        NOBODY,
    )
    t.skips_to("roll", "B")
    assert t.health("B") == 35


@rule("DT-4.4")
def test_dice_of_a_player_who_is_out_are_nobody_s() -> None:
    t = table(
        "barbarian", "barbarian", "prover", mode=HILL, game=WORKSHOP_GAME, A=side(health=9, cp=0),
        B=side(cp=1, hand=["nudge"]), C=side(cp=0, hand=["drain"]),
    )  # fmt: skip
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 6)
    t.passes("B")
    t.plays("C", "drain")
    t.answer("A")
    assert t.state.active == 1
    assert (t.state.purpose, t.state.dice) == (NO_ROLL, ())
    t.asked("B", "main")
    t.refuses("play", "nudge", rule="DT-4.11")


@rule("DT-4.4", "DT-4.53")
def test_what_waits_for_a_target_goes_with_the_player_who_is_out() -> None:
    t = table(
        "prover", "prover", "barbarian", "barbarian", "barbarian", mode="free-for-all", game=WORKSHOP_GAME,
        A=side(health=9, cp=0), B=side(cp=0, hand=["drain"]),
    )  # fmt: skip
    t.strikes("hurl", 5, 5, 3, 3, 3)
    t.pass_all()
    t.answer("C")
    t.rolls(3)  # the targeting die
    assert (t.state.dice, len(t.state.deferred)) == ((3,), 1)
    t.plays("B", "drain")
    t.answer("A")
    assert not t.player("A").alive
    t.asked("B", "main")
    assert (t.state.purpose, t.state.dice, t.state.deferred, t.state.pool) == (NO_ROLL, (), (), ())
    assert [t.tokens(seat, "knot") for seat in "BCDE"] == [0, 0, 0, 0]


@rule("DT-4.7", "DT-4.17")
def test_with_the_attack_everything_about_it_ends() -> None:
    t = table("barbarian", "pyromancer", A=side(cp=0), B=side(cp=0))
    t.strikes("rage", 6, 6, 6, 6, 6)
    t.asked("A", "roll")  # Stun: the extra phase
    s = t.state
    assert (s.lock, s.attacker, s.attacking, s.target, s.line, s.final, s.stunned) == (
        NOBODY, NOBODY, False, NOBODY, NO_LINE, (), NOBODY,
    )  # fmt: skip
    assert t.health("B") == 35
    t.answer("skip")
    t.asked("A", "main")
    t.saw("extra-phase-granted", seat="A", target="B")


@rule("DT-4.1", "DT-2.52")
@pytest.mark.parametrize(
    ("active", "out", "following"), [("A", "", "B"), ("A", "B", "C"), ("C", "A", "B"), ("B", "C", "A")]
)
def test_turns_go_round_past_those_who_are_out(active: str, out: str, following: str) -> None:
    t = table("barbarian", "pyromancer", "paladin", mode=HILL, active=active, phase="turn-end")
    if out:
        t = table(
            "barbarian",
            "pyromancer",
            "paladin",
            mode=HILL,
            active=out,
            phase="upkeep",
            **{out: side(health=2, tokens={"burn": 1})},
        )
        while "ABC"[t.state.active] != active:
            t.skips_to("roll")
            t.answer("skip")
            t.skips_to("main")
        before = t.state.turn
        while t.state.turn == before:
            t.answer(t.game.bots.default_answer(t.state, t.choice))
    assert "ABC"[t.state.active] == following


@rule("DT-4.1", "DT-10.64")
@pytest.mark.parametrize("first", ["A", "B"])
def test_a_round_ends_when_the_first_player_comes_again(first: str) -> None:
    t = table("barbarian", "pyromancer", phase="turn-end", active="B" if first == "A" else "A", first=first, round=3)
    found = []
    for _ in range(4):
        found.append(t.state.round)
        t.skips_to("roll")
        t.answer("skip")
        before = t.state.turn
        while t.state.turn == before:
            t.answer(t.game.bots.default_answer(t.state, t.choice))
    assert found == [4, 4, 5, 5]


@rule("DT-4.6", "DT-4.5")
def test_shadows_gained_in_the_own_turn_stay_and_those_it_began_with_go() -> None:
    for tokens, left in (({"shadows": 1}, 0), ({}, 1)):
        t = table(
            "shadow-thief",
            "barbarian",
            phase="turn-end" if tokens else "main-2",
            A=side(cp=4, hand=["into-the-shadows"], tokens=tokens),
        )
        if not tokens:
            t.plays("A", "into-the-shadows")
            t.answer("done")
        t.skips_to("main", "B")
        assert t.tokens("A", "shadows") == left


@rule("DT-4.70", "DT-4.71")
@pytest.mark.parametrize(("cards", "sold"), [(5, 0), (6, 0), (7, 1), (8, 2)])
def test_above_six_cards_as_many_are_sold_as_there_are_too_many(cards: int, sold: int) -> None:
    hand = ["sixer", "twin", "wild", "nudge", "brace", "windfall", "tidy-up", "lucky"][:cards]
    t = table(
        "barbarian",
        "paladin",
        phase="discard",
        A=side(cp=0, hand=hand, ballast=False),
        B=side(hand=["sixer"], ballast=False),
    )
    t.pass_all()
    if sold:
        t.asked("A", "sell")
        picked = t.cards("A", *hand[:sold])
        assert all(len(answer) == sold for answer in t.options())
        t.answer(picked)
        t.pass_all()
    assert t.cp("A") == sold
    assert t.discard("A") == hand[:sold]
    assert len(t.hand("A")) == min(cards, 6)
    t.skips_to("main", "B")


@rule("DT-4.27", "DT-4.25", "DT-4.26")
def test_the_first_player_s_first_turn_has_no_income_and_no_window() -> None:
    t = table(
        "barbarian", "paladin", phase="income", turn=1, round=1, A=side(cp=2, hand=["lucky"]), B=side(hand=["nudge"])
    )
    t.asked("A", "main")
    assert t.cp("A") == 2
    assert t.hand("A") == ["lucky"]
    t.saw("income-skipped", seat="A", reason="first-turn")
    t.never_saw("drew")
    t.skips_to("main", "B")
    t.saw("drew", seat="B", cards=1)


@rule("DT-6.30", "DT-4.27", "DT-4.10")
def test_a_concussion_may_still_be_shaken_off_before_the_income() -> None:
    for shaken in (True, False):
        t = table("barbarian", "paladin", phase="income", A=side(cp=2, hand=["shake-off"], tokens={"concussion": 1}))
        t.asked("A", "react")
        if shaken:
            t.plays("A", "shake-off")
        t.skips_to("main", "A")
        assert t.tokens("A", "concussion") == 0
        assert t.cp("A") == (1 if shaken else 2)
        if shaken:
            t.never_saw("income-skipped")
        else:
            t.saw("income-skipped", seat="A", reason="concussion")


@rule("DT-4.15", "DT-4.14")
def test_laps_of_a_window_go_clockwise_and_begin_anew_after_a_reaction() -> None:
    everybody = {seat: side(cp=0, hand=["pocket-money"]) for seat in "ABCD"}
    t = table("barbarian", "barbarian", "barbarian", "barbarian", mode="free-for-all", active="C", **everybody)
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 2, 2, 4, 5)
    t.passes("C", "D", "A")
    t.plays("B", "pocket-money")
    t.passes("C", "D", "A")  # B has nothing left
    t.asked("C", "reroll")


@rule("DT-4.15")
def test_whoever_rests_is_asked_no_more_in_this_phase_but_in_the_next() -> None:
    t = table("barbarian", "barbarian", windows="all", A=side(hand=["lucky"]), B=side(hand=["lucky"]))
    t.answer("done")
    t.answer("roll")
    t.rolls(1, 1, 1, 4, 6)
    t.asked("A", "react")
    t.allows("rest")
    t.answer("pass")
    t.asked("B", "react")
    t.answer("rest")
    assert t.state.resting == 2
    t.answer(("stop",))
    t.announces("smack")
    t.asked("A", "react")
    t.answer("pass")
    while t.phase == "offensive":
        assert t.choice.seat == 0
        t.answer("pass")
    assert t.state.resting == 0


@rule("DT-5.40", "DT-5.42", "DT-2.7")
@pytest.mark.parametrize(("health", "left"), [(58, 60), (59, 60), (60, 60), (50, 55)])
def test_healing_ends_ten_above_the_start(health: int, left: int) -> None:
    t = table("barbarian", "paladin", A=side(health=health, cp=0), B=side(cp=0))
    t.strikes("fortitude", 4, 4, 4, 4, 1, line=1)
    t.asked("A", "main")
    assert t.health("A") == left


@rule("DT-4.1", "DT-4.6")
@pytest.mark.parametrize(("seat", "turn", "round"), [("A", 1, 1), ("B", 6, 3), ("A", 7, 4)])
def test_a_game_from_a_position_is_in_that_turn_and_round(seat: str, turn: int, round: int) -> None:
    there = {"seat": seat, "turn": turn, "round": round, "phase": "main-1"}
    s = GAME.new(GAME.setup({"heroes": ["barbarian", "pyromancer"], "first": "A", "position": there}), 1)
    assert (s.turn, s.round, s.active, s.first) == (turn, round, "AB".index(seat), 0)


@rule("DT-5.46", "DT-5.43")
def test_what_was_noted_of_a_stun_goes_with_who_is_out_and_stays_for_the_others() -> None:
    t = table(
        "prover", "barbarian", "barbarian", mode=HILL, game=WORKSHOP_GAME, A=side(cp=0, hand=["drain"]), B=side(health=9),
    )  # fmt: skip
    t.state.stuns = ((1, 0, 6), (2, 0, 6))
    t.plays("A", "drain")
    t.offers("B", "C")
    t.answer("B")
    assert not t.player("B").alive
    t.asked("A", "main")
    assert t.state.stuns == ((2, 0, 6),)


@rule("DT-5.202")
def test_the_card_for_striking_the_leader_is_told_by_its_rule() -> None:
    t = table("barbarian", "pyromancer", "paladin", mode=HILL, A=side(cp=0, health=20), C=side(health=20))
    t.strikes("smack", 1, 1, 1, 4, 6)
    t.offers("B", "C")
    t.answer("B")
    t.saw("drew", rule="DT-5.202", seat="A", cards=1)
    t.asked("B", "defend")
