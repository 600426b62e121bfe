"""SS-G18 Q5, A Wall of Torches: gates that are doused and reopen, torches that keep them closed."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.prologue import prologue, read
from tests.sword_and_sorcery.rules.quests.table import comes, count, event_phase, is_in_play, lies, row_of, stands
from tests.sword_and_sorcery.scene import Scene

from reverie.games.sword_and_sorcery.rules import atoms_map, atoms_table
from reverie.games.sword_and_sorcery.rules.errands import is_planted
from reverie.games.sword_and_sorcery.rules.procedures.death import HeroDeath
from reverie.games.sword_and_sorcery.rules.procedures.event_phase import EventPhase
from reverie.games.sword_and_sorcery.rules.procedures.handling import Exchange
from reverie.games.sword_and_sorcery.rules.state import EVENTS, HELD, NOBODY, TORCH
from reverie.games.sword_and_sorcery.rules.why import why_not
from reverie.parts.rules.decks import EVERYBODY
from reverie.testing import rule

DOUSE, PLANT = ("action", 0), ("action", 1)


@pytest.fixture
def q() -> Scene:
    made = prologue(2, quest="Q5")
    atoms_map.set_sky(made.s, 5)
    return made


def gate_at(q: Scene, area: str) -> int:
    return q.s.things.rows[lies(q, "gate", area)[0]].state


def douse(q: Scene, area: str, dice: str = "") -> None:
    stands(q, "Ann", area)
    q.turn("Ann")
    q.do(DOUSE, dice=dice)
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    q.do("end")


def time_phase(q: Scene, round: int) -> None:
    q.s.round = round
    q.time_phase()
    while q.options() != ["rest", "wait"]:
        q.do("stop" if "stop" in q.options() else q.options()[0])


@rule("SS-G18", "SS-50.9")
@pytest.mark.parametrize(("sky", "again"), [(5, 7), (4, 8)])
def test_a_gate_that_was_doused_reopens_four_rounds_later_by_day_five(q: Scene, sky: int, again: int) -> None:
    """SS-T93."""
    atoms_map.set_sky(q.s, sky)
    q.s.round = 3
    douse(q, "9A.a")
    assert gate_at(q, "9A.a") < 0 and count(q, "closings") == 1 and "Q5.4" in read(q.s)
    for number in range(4, again):
        time_phase(q, number)
        assert gate_at(q, "9A.a") < 0, f"still closed in round {number}"
    time_phase(q, again)
    assert gate_at(q, "9A.a") > 0


@rule("SS-G18")
def test_with_a_torch_it_never_reopens_and_a_second_dousing_counts_no_more(q: Scene) -> None:
    """SS-T93."""
    q.s.round = 3
    douse(q, "9A.a")
    for number in range(4, 8):
        time_phase(q, number)
    douse(q, "9A.a")
    assert count(q, "closings") == 1
    q.s.heroes.edit(q["Ann"]).tokens = (TORCH,)
    q.turn("Ann")
    q.do(PLANT)
    assert q.s.heroes.rows[q["Ann"]].tokens == () and is_planted(q.s, q.area("9A.a")) and count(q, "planted") == 1
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    assert not q.offers("lift") and not q.offers(PLANT) and not q.offers(DOUSE)
    q.do("end")
    for number in range(8, 20):
        time_phase(q, number)
    assert gate_at(q, "9A.a") < 0


@rule("SS-G18", "SS-16.8", "SS-16.12")
def test_dousing_and_planting_need_their_gate_and_peace(q: Scene) -> None:
    stands(q, "Ann", "9A.a")
    q.s.heroes.edit(q["Ann"]).tokens = (TORCH,)
    q.turn("Ann")
    assert q.offers(DOUSE) and not q.offers(PLANT), "the gate is open"
    refused = why_not(q.s, q.choice, PLANT)
    assert refused is not None and refused.rule == "SS-16.8"
    q.do("end")
    comes(q, "raider green 1", "9A.a")
    q.turn("Ann")
    assert not q.offers(DOUSE)


@rule("SS-G18", "SS-17.1")
def test_a_torch_is_taken_carried_and_laid_down_one_for_each_hero(q: Scene) -> None:
    stands(q, "Ann", "1A.d")
    q.turn("Ann")
    assert not q.offers("lay")
    q.do("lift")
    assert q.s.heroes.rows[q["Ann"]].tokens == (TORCH,) and len(lies(q, "torch", "1A.d")) == 3
    assert not q.offers("lift"), "one for each hero"
    q.do("go", "1A.f")
    q.do("lay")
    assert len(lies(q, "torch", "1A.f")) == 1 and q.offers("lift")
    q.do("lift")
    q.do("end")
    comes(q, "raider green 1", "1A.f")
    q.turn("Ann")
    refused = why_not(q.s, q.choice, "lay")
    assert not q.offers("lay") and refused is not None and refused.rule == "SS-16.12"
    q.do("end")
    q.s.figures.edit(q["Ann"]).wounds = 99
    q.begin(HeroDeath(q["Ann"], NOBODY))
    while q.options() != ["rest", "wait"]:
        q.do(q.options()[0])
    assert len(lies(q, "torch", "1A.f")) == 1 and q.s.heroes.rows[q["Ann"]].tokens == ()


@rule("SS-G18", "SS-16.5", "SS-7.36")
def test_a_torch_is_handed_over_as_the_item_of_an_exchange(q: Scene) -> None:
    q.s.heroes.edit(q["Ann"]).tokens = (TORCH,)
    q.begin(Exchange(q["Ann"], q["Ben"]))
    assert q.offers("give", HELD + TORCH)
    q.do(("give", HELD + TORCH))
    assert [row.tokens for row in q.s.heroes.rows] == [(), (TORCH,)]
    assert not [one for one in q.options() if one[0] in ("give", "take")], "that was the item"
    q.do("done")
    q.begin(Exchange(q["Ann"], q["Ben"]))
    q.do(("take", HELD + TORCH))
    assert q.choice.kind == "agree" and q.choice.seat == q["Ben"]
    q.do("yes")
    assert [row.tokens for row in q.s.heroes.rows] == [(TORCH,), ()]
    q.do("done")
    q.s.heroes.edit(q["Ben"]).tokens = (TORCH,)
    q.begin(Exchange(q["Ann"], q["Ben"]))
    assert not q.offers("give", HELD + TORCH), "at most one for each hero"


@rule("SS-G18", "SS-30.2")
def test_the_red_warrior_comes_from_another_gate_than_the_one_just_closed(q: Scene) -> None:
    douse(q, "13A.a")
    atoms_map.set_gate(q.s, lies(q, "gate", "5A.d")[0], False)
    stands(q, "Ann", "9A.a")
    q.turn("Ann")
    q.do(
        DOUSE, dice="b2 b5"
    )  # HIT names the gate just closed, HIT and MAGIC also the one in the forest, which is closed, too
    while q.choice.kind != "deed":
        q.do(q.options()[0])
    assert "Q5.5" in read(q.s) and is_in_play(q, "orc-warrior red 1")
    figure = q.s.plan.figures[row_of(q, "orc-warrior red 1")][0]
    assert q.s.figures.rows[figure].area == q.area("5A.d")


@rule("SS-G18", "SS-38.10")
@pytest.mark.parametrize(("heroes", "enemies"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_enemies_at_the_shrine_are_defeat_at_the_end_of_an_event_phase(heroes: int, enemies: int) -> None:
    q = prologue(heroes, quest="Q5")
    few = ("raider green 1", "raider green 2")[: enemies - 1]
    for code in few:
        comes(q, code, "1A.d")
    event_phase(q)
    assert q.s.ended == ""
    comes(q, "raider blue 1", "1A.d")
    q.s.happened.append(("changed", 0, 0))
    q.run()
    assert q.s.ended == "", "not before the phase ends"
    event_phase(q)
    assert q.s.ended == "lost" and "Q5.12" in read(q.s)


@rule("SS-G18", "SS-G19", "SS-1.7")
def test_when_the_last_card_lies_open_a_market_without_enemies_wins(q: Scene) -> None:
    comes(q, "raider blue 1", "1A.a")
    deck = q.s.piles.edit(EVENTS)
    deck.cards, deck.known = (7,), (-2,)
    q.begin(EventPhase())
    while q.options() != ["rest", "wait"]:
        q.do(q.options()[0])
    assert "last-card" in q.s.flags and q.s.ended == ""
    q.s.figures.edit(q.s.plan.figures[row_of(q, "raider blue 1")][0]).area = q.area("9A.b")
    q.s.happened.append(("changed", 0, 0))
    q.s.pending.clear()
    q.s.given.clear()
    q.run()
    while q.s.pending and q.choice.kind == "reading":
        q.do(q.options()[0])
    assert q.s.ended == "won" and q.s.piles.rows[EVENTS].known == (EVERYBODY,)


@rule("SS-G18")
def test_four_torches_planted_win(q: Scene) -> None:
    atoms_table.set_counter(q.s, "planted", 3)
    q.s.happened = []
    douse(q, "13A.a")
    q.s.heroes.edit(q["Ann"]).tokens = (TORCH,)
    q.turn("Ann")
    q.do(PLANT)
    while q.s.pending and q.choice.kind == "reading":
        q.do(q.options()[0])
    assert q.s.ended == "won" and "Q5.11" in read(q.s)


@rule("SS-G18", "SS-26.13")
@pytest.mark.parametrize("flags", [[], ["second-shrine"]])
def test_a_second_shrine_is_awake_for_those_who_earned_it(flags: list[str]) -> None:
    q = prologue(2, quest="Q5", flags=flags)
    assert q.s.things.rows[lies(q, "shrine", "16A.a")[0]].state == len(flags)
