"""Sections 4.1, 4.6 and 5.2: what an attack, a Roll Phase and a turn leave behind, which is nothing; and a position laid out."""

from __future__ import annotations

from typing import Any

from tests.dice_throne.packs import WORKSHOP_GAME

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.rules import atoms
from reverie.games.dice_throne.rules.cast import NORMAL, UNDEFENDABLE
from reverie.games.dice_throne.rules.state import (
    BEHIND,
    BY_OFFENCE,
    DEALT,
    DEFENDED,
    INCOMING,
    NO_LINE,
    NO_ROLL,
    NOBODY,
    OFFENCE,
    UNDEFENDED,
    DiceThrone,
    tokens_of,
)
from reverie.testing.dice_throne import side, table
from reverie.testing.rules import rule

NO_ATTACK = (NOBODY, False, NOBODY, NO_LINE, (), NOBODY, NOBODY)


def attack_of(s: DiceThrone) -> tuple[Any, ...]:
    return (s.attacker, s.attacking, s.lock, s.line, s.final, s.target, s.stunned)


@rule("DT-4.4", "DT-4.6")
def test_a_turn_begins_with_nothing_of_one_that_stopped_in_the_middle() -> None:
    s = table("barbarian", "pyromancer", B=side(tokens={"burn": 1})).state
    s.purpose, s.roller, s.dice = OFFENCE, 0, (1, 2, 3, 4, 5)
    s.attacker, s.attacking, s.lock, s.line, s.final, s.target, s.stunned = 0, True, 0, 1, (1, 1, 1, 1, 1), 1, 1
    s.pool = ((INCOMING, 1, 5, NORMAL, BY_OFFENCE, 0, ("line", 1)),)
    s.deferred = s.after = ((1, 0, 1, (), NOBODY, ("line", 1)),)
    turn = s.turn
    atoms.begin_turn(s, 1, 5)
    assert (s.turn, s.round, s.active) == (turn + 1, 5, 1)
    assert s.began == (s.cast.token("burn"),)
    assert (s.purpose, s.roller, s.dice) == (NO_ROLL, NOBODY, ())
    assert (s.pool, s.deferred, s.after) == ((), (), ())
    assert attack_of(s) == NO_ATTACK


@rule("DT-4.7", "DT-4.45", "DT-4.17")
def test_an_ability_begins_afresh_and_ends_with_its_roll_phase() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0))
    s = t.state
    s.stage, s.behind, s.swing, s.main_kind = DEFENDED, BEHIND, 3, UNDEFENDABLE  # as the last one left it
    t.strikes("stagger", 2, 2, 3, 3, 3)  # Stun, and 1 damage
    t.asked("A", "roll")  # the extra Roll Phase: B is stunned, and cannot defend
    assert t.health("B") == 49
    assert attack_of(s) == NO_ATTACK
    t.answer("roll")
    t.rolls(1, 3, 3, 3, 3)
    t.answer(("stop",))
    t.announces("strike")
    t.asked("B", "defend")
    assert (s.stage, s.behind, s.swing, s.main_kind) == (UNDEFENDED, DEALT, 0, NORMAL)
    line = t.line(0, "strike", 0)
    assert attack_of(s) == (0, True, NOBODY, line, (1, 3, 3, 3, 3), 1, NOBODY)
    assert (s.purpose, s.roller, s.dice) == (NO_ROLL, NOBODY, ())
    t.answer("decline")
    t.asked("A", "main")
    assert (s.pool, s.deferred, s.after) == ((), (), ())
    assert attack_of(s) == NO_ATTACK


@rule("DT-4.17", "DT-4.54")
def test_the_lock_of_an_ultimate_lasts_as_long_as_it_does() -> None:
    t = table("prover", "barbarian", game=WORKSHOP_GAME, A=side(cp=0, hand=["echo"]))
    t.strikes("finale", 6, 6, 6, 6, 6)
    t.asked("A", "react")
    assert (t.state.lock, t.state.attacker, t.state.target) == (0, 0, 1)
    t.skips_to("main", "A")
    assert t.health("B") == 40
    assert attack_of(t.state) == NO_ATTACK


@rule("DT-4.58", "DT-4.7", "DT-9.28")
def test_an_extra_phase_against_somebody_who_has_fallen_hits_nobody() -> None:
    t = table(
        "prover", "barbarian", "barbarian", mode="king-of-the-hill", game=WORKSHOP_GAME,
        A=side(cp=0, hand=["drain", "two-step"]), B=side(health=9),
    )  # fmt: skip
    t.strikes("stagger", 2, 2, 3, 3, 3)
    t.pass_all()
    t.answer("B")
    t.skips_to("roll", "A")  # the extra phase, against B
    t.answer("roll")
    t.rolls(6, 3, 3, 3, 3)
    t.plays("A", "drain")
    t.answer("B")
    assert not t.player("B").alive
    while t.choice.kind == "react":
        t.answer("pass")
    t.answer(("stop",))
    t.announces("sever")  # a Knot for the target, and damage
    while t.phase != "defensive":
        t.passes("A")
    assert (t.state.target, t.state.attacking) == (NOBODY, False)
    assert (t.state.pool, t.state.deferred) == ((), ())
    t.skips_to("main", "A")
    assert (t.health("C"), t.tokens("C", "knot")) == (35, 0)


@rule("DT-4.21", "DT-4.81")
def test_a_single_thing_that_acts_in_upkeep_has_no_order_to_be_asked_for() -> None:
    t = table("barbarian", "pyromancer", phase="upkeep", A=side(tokens={"burn": 1}))
    t.skips_to("main", "A")
    assert t.health("A") == 48
    t.never_saw("forced", choice="upkeep-order")


@rule("DT-3.1", "DT-3.2", "DT-3.3", "DT-3.6")
def test_a_side_that_does_not_begin_as_usual_lies_as_it_was_told() -> None:
    told = {
        "health": 12, "cp": 9, "hand": ["sixer", "nudge"], "discard": ["wild"], "deck": ["twin", "brace"],
        "limits": {"burn": 1}, "tokens": {"burn": 2}, "companions": {"bramble": 1}, "levels": {"rake": 2},
    }  # fmt: skip
    there = {"seat": "A", "turn": 5, "round": 3, "phase": "main-1", "A": told}
    s = GAME.new(GAME.setup({"heroes": ["beast-keeper", "pyromancer"], "first": "A", "position": there}), 1)
    assert isinstance(s, DiceThrone)
    row, other = s.players[0], s.players[1]
    names = {number: card.id for number, card in enumerate(s.cast.cards)}
    assert (s.health(0), row.cp) == (12, 9)
    assert [names[card] for card in row.hand] == ["sixer", "nudge"]
    assert [names[card] for card in row.discard] == ["wild"]
    assert [names[card] for card in row.deck[:2]] == ["twin", "brace"]
    assert (row.limits, tokens_of(row, s.cast.token("burn"))) == (((s.cast.token("burn"), 1),), 2)
    assert row.companions == (1,)
    assert [slot.id for slot, level in zip(s.hero(0).slots, row.levels, strict=True) if level == 1] == ["rake"]
    assert (s.health(1), other.tokens, other.limits) == (50, (), ())
