"""DB-C.7: the neutral location in the centre, by every way in which creatures come to its cell and leave it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dreamblade.keyword_table import attack, having, place

from reverie.games.dreamblade.rules.state import NOBODY
from reverie.testing import rule
from reverie.testing.dreamblade import Table, action, cells, shift, spawn, strike

CENTRE = "c3"


def given(**more: Any) -> dict[str, Any]:
    """A neutral location like the L in A's reserves lies in the centre."""
    return {"options": {"twists": {"neutral": "a-l"}}, "reserves": "L", **more}


def holder(t: Table) -> int:
    return t.state.minis[t.state.cast.neutral].owner


@rule("DB-C.7", "DB-G.destroy")
def test_whoever_destroys_the_last_enemy_there_takes_it() -> None:
    t = strike(
        cells(c3="Ab"), given=given(first="B"), A=having(stats="3/4/6"), b=having(stats="1/3/3"), L=place("Bolster 2")
    )
    assert holder(t) == NOBODY
    assert t.defense("A") == 4
    attack(t, 3, 3, 1)
    t.answer("destroy")
    assert t.zone("b") == "graveyard"
    assert holder(t) == 0
    t.saw("twist-taken", seat=0)
    assert t.defense("A") == 6


@rule("DB-C.7", "DB-G.disrupt")
def test_whoever_disrupts_the_last_enemy_there_takes_it() -> None:
    t = strike(
        cells(c3="Ab"), given=given(first="B"), A=having(stats="3/4/6"), b=having(stats="1/3/9"), L=place("Bolster 2")
    )
    attack(t, 3, 1, "miss")
    t.answer(("place", "b", "e5"))
    assert t.cell("b") == "e5"
    assert holder(t) == 0
    t.saw("twist-taken", seat=0)


@rule("DB-C.7", "DB-G.banish", "DB-K.Fade")
def test_a_creature_that_fades_from_it_leaves_it_to_the_enemy() -> None:
    t = strike(cells(c3="Ab"), given=given(first="B"), A=having("Fade"), b=having(stats="1/9/9"), L=place("Bolster 2"))
    attack(t, 1, 1)
    assert t.zone("A") == "reserves"
    assert holder(t) == 1
    t.saw("twist-taken", seat=1)
    assert t.defense("b") == 11


@rule("DB-C.7", "DB-G.sacrifice", "DB-K.Detonate")
def test_a_creature_that_is_sacrificed_leaves_it_to_the_enemy() -> None:
    t = strike(
        cells(c3="Ab"), given=given(first="B"), A=having("Detonate"), b=having(stats="1/9/9"), L=place("Bolster 2")
    )
    attack(t, 1, 1)
    assert t.zone("A") == "graveyard"
    assert holder(t) == 1
    t.saw("twist-taken", seat=1)


@rule("DB-C.7", "DB-G.move")
def test_it_goes_with_those_who_come_and_leave_in_a_shift_and_counts_once() -> None:
    t = shift(cells(c2="A", a5="b"), given=given(), A=having(), L=place("Bolster 2", "Energize 2"))
    t.answer(("move", "A", CENTRE))
    assert holder(t) == 0
    t.saw("twist-taken", seat=0)
    assert t.defense("A") == 6


@rule("DB-C.7", "DB-G.move")
def test_lost_and_taken_again_it_gives_what_it_gives_once() -> None:
    t = action(cells(c2="A", a5="b"), given=given(), A=having(), L=place("Bolster 2"))
    for goal, owner, defense in ((CENTRE, 0, 6), ("c2", NOBODY, 4)):
        t.answer("shift")
        t.answer(("move", "A", goal))
        assert (holder(t), t.defense("A")) == (owner, defense)
    t.saw("twist-lost", seat=NOBODY)
    while t.state.turn == 3:
        t.answer("strike" if t.choice.kind == "action" else "stop")
    t.roll(5, 3)
    while t.choice.kind == "spawn":
        t.stop()
    t.answer("shift")
    t.answer(("move", "A", CENTRE))
    assert (holder(t), t.defense("A")) == (0, 6)


@rule("DB-C.7")
def test_of_nobody_it_harms_nobody() -> None:
    """Panic is for enemies in its cell: while it is nobody's it has none."""
    t = action(cells(c2="A", c4="b"), "A", last=True, given=given(), A=having(), L=place("Panic 1"))
    t.answer("shift")
    t.answer(("move", "A", CENTRE))
    t.asked("B", "action")
    t.answer("shift")
    t.answer(("move", "b", CENTRE))
    assert holder(t) == NOBODY
    assert (t.defense("A"), t.defense("b")) == (4, 4)


@rule("DB-C.7", "DB-P.6")
@pytest.mark.parametrize(("extra", "points"), [("A", 9), ("B", 8)])
def test_the_extra_point_is_one_seat_s(extra: str, points: int) -> None:
    t = spawn(cells(a5="b"), given={"options": {"twists": {"extra_point": extra}}}, Z=having(cost="0V"))
    assert t.player("A").points == points
    t.saw("points-received", seat=0, points=points, base=8, bonus=0, energize=0)
