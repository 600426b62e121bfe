"""What `normal` makes of Dreams that do not stand still: what is carried, rafts, Light that goes round, walks that are repeated (EF-10.89)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.etherfields.stage import PLAIN, Stage

from reverie.games.etherfields.bots.errands import Errand, errands
from reverie.games.etherfields.bots.leading import Walk
from reverie.games.etherfields.bots.mind import Mind, Plan
from reverie.games.etherfields.bots.turn import on_the_way
from reverie.games.etherfields.content.notation import space_number
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.rules import terms as t
from reverie.games.etherfields.rules.procedures.greenhouse import shine
from reverie.testing import rule

BOAT = (1, 0, 0, 0, 0)
EXHIBIT = SEED = (0, 0, 1, 0, 0)
RAFTS = ("I-03 SETUP 1", "I-03 SETUP 2", "I-03 SETUP 3", "I-03 SETUP 4", "I-03 SETUP 5", "I-03 SETUP 6", "I-03 A")
CANAL = ("A1d/B1b", "A2c/B2a", "A2d/B2b", "B4d/C4b")
HOUSE = ("I-05 SETUP 1", "I-05 SETUP 2", "I-05 SETUP 3", "I-05 A", "I-05 B", "I-05 C", "I-05 D")
STAGES = ("I-06 SETUP 1", "I-06 SETUP 2", "I-06 SETUP 3", "I-06 B", "I-06 D")


def advised(stage: Stage, seat: int = 0) -> object:
    return stage.name(GAME.bots.advise(stage.s, stage.asked(seat)).answer)


def errand(stage: Stage, id: str) -> Errand | None:
    found = [one for one in errands(stage.s) if one.use >= 0 and stage.s.cast.uses[one.use].id == id]
    return found[0] if found else None


def plan(stage: Stage, id: str, seat: int = 0) -> Plan | None:
    """What a Dreamer thinks of an action, or of a word of the objectives."""
    uses = stage.s.cast.uses
    for one in Mind(stage.s, seat).plans:
        if (uses[one.errand.use].id if one.errand.use >= 0 else one.errand.deed) == id:
            return one
    return None


def regatta(*dreamers: str, lock: bool = False, **changes: Any) -> Stage:
    stage = Stage(*dreamers, scenario="I-03").tiles(*RAFTS).walls(*CANAL)
    for seat in range(len(dreamers)):
        stage.deck(seat, *PLAIN).dreamer(seat, **changes)
    if lock:
        stage.s.flags += ("lock_open",)
        stage.s.stops += tuple([use.number for use in stage.s.cast.uses if use.id == "m6" and use.cost.staged])
    return stage


def greenhouse(*dreamers: str, head: int, **changes: Any) -> Stage:
    stage = Stage(*dreamers, scenario="I-05").tiles(*HOUSE).walls("A2c/B2a", "A2d/B2b")
    for seat in range(len(dreamers)):
        stage.deck(seat, *PLAIN).dreamer(seat, **changes)
    stage.s.counters += (("ring_head", head), ("ring_steps", 1))
    stage.s.dream = stage.s.cast.dream_ids["I-05"]
    shine(stage.s)
    return stage


# What is carried ---------------------------------------------------------------------------------------------------------


@rule("EF-10.53", "EF-10.89")
def test_a_hearing_is_completed_by_who_carries_an_exhibit_and_begun_by_anybody() -> None:
    for paid, takers in ((0, -1), (1, 0b10)):
        stage = Stage("gambler", "expert", scenario="I-04").tiles("I-04 SETUP 1", "I-04 SETUP 2", "I-04 A")
        stage.dreamer(1, tokens=EXHIBIT).stand(a="B2a", b="B2a")
        m4 = next(use for use in stage.s.cast.uses if use.id == "m4" and use.completing is not None)
        stage.s.staged = ((m4.number, 0, paid),) if paid else ()
        found = errand(stage.dream("I-04"), "m4")
        assert found is not None and found.takers == takers


@rule("EF-10.53", "EF-9.120")
def test_nobody_fetches_a_second_exhibit_nor_one_that_no_hearing_needs() -> None:
    stage = Stage("gambler", "expert", scenario="I-04").tiles("I-04 SETUP 1", "I-04 SETUP 2", "I-04 A", "I-04 C")
    stage.dreamer(1, tokens=EXHIBIT).stand(a="B1c", b="B1c").dream("I-04")
    found = errand(stage, "m11")
    assert found is not None and found.takers == 0b01
    stage.s.counters += (("hearings", 2),)
    assert errand(stage, "m11") is None


@rule("EF-10.53")
def test_who_is_summoned_leaves_the_dock_again() -> None:
    stage = Stage("gambler", "expert", scenario="I-04").tiles("I-04 SETUP 1", "I-04 SETUP 2")
    stage.walls("B2a/B2c", "B2c/B2d").deck(0, *PLAIN).dreamer(0, hand=("bulk-a", "bulk-w")).stand(a="B2c", b="B2a")
    found = errand(stage.dream("I-04"), "m3")
    assert found is not None and found.takers == 0b01  # the other one has better things to do
    assert advised(stage) == "m3"


# Rafts -------------------------------------------------------------------------------------------------------------------


@rule("EF-10.52", "EF-10.89")
@pytest.mark.parametrize(("stands", "turns"), [("B4c", 0), ("B3c", 1), ("B1c", 2)])
def test_a_raft_takes_along_who_waits_on_it(stands: str, turns: int) -> None:
    stage = regatta("gambler", hand=("strong-w", "bulk-c"), tokens=BOAT).stand(a=stands).turn_cards(10, 1, 2, 3, 4, 5)
    found = plan(stage.dream("I-03"), "m6")
    assert found is not None and found.wait == turns
    if found.rests():
        assert advised(stage) != "move"


@rule("EF-10.52")
def test_a_raft_that_is_held_takes_nobody_along() -> None:
    stage = regatta("gambler", hand=("strong-w",)).stand(a="B4a").turn_cards(10, 1, 2, 3, 4, 5)
    stage.s.gems = (space_number("B4a"),)
    mind = Mind(stage.dream("I-03").s, 0)
    assert mind.course is not None
    assert mind.course.drifted(space_number("B4a")) == space_number("B4a")
    assert mind.course.drifted(space_number("B3a")) == space_number("B1a")


@rule("EF-10.52")
@pytest.mark.parametrize(("boats", "folds"), [(0, True), (1, True), (2, False)])
def test_no_more_boats_are_folded_than_the_goal_asks_for(boats: int, folds: bool) -> None:
    """Two for one Dreamer."""
    stage = regatta("gambler", hand=("strong-c",)).stand(a="A2c")
    stage.s.counters += (("boats", boats),)
    assert (errand(stage.dream("I-03"), "m4") is not None) is folds


@rule("EF-10.52", "EF-10.89")
@pytest.mark.parametrize(
    ("other", "drake", "begins"), [("B3c", "", 0), ("A1a", "", 1), ("B3c", "B2d", 1), ("B3c", "B4d", 0)]
)
def test_the_last_at_the_mill_lets_boats_slide_once_somebody_receives_them(other: str, drake: str, begins: int) -> None:
    """And not where the Drake waits for it."""
    stage = regatta("gambler", "expert", tokens=BOAT).stand(a=other, b="A2d")
    if drake:
        stage.entity("I-03 K", drake)
    found = errand(stage.dream("I-03"), "m5")
    assert found is not None and (found.takers & 0b11, found.begins) == (0b10, begins)


@rule("EF-10.52")
def test_alone_nobody_leaves_a_boat_to_the_drake() -> None:
    stage = regatta("gambler", tokens=BOAT).stand(a="A2d")
    assert errand(stage.dream("I-03"), "m5") is not None
    stage.entity("I-03 K", "B4d")
    assert errand(stage, "m5") is None


@rule("EF-10.52", "EF-10.89")
@pytest.mark.parametrize(("raft", "begins"), [("B4a", 0), ("B3a", 1), ("B1a", 3)])
def test_who_is_at_the_lock_waits_for_the_raft_with_the_boat(raft: str, begins: int) -> None:
    stage = regatta("gambler", lock=True, hand=("bulk-a",)).stand(a="C4b").turn_cards(10, 1, 2, 3, 4, 5)
    stage.s.tokens = ((0, space_number(raft), 1),)
    found = plan(stage.dream("I-03"), "m7")
    assert found is not None and found.wait == begins
    assert advised(stage) == ("m7" if not begins else "done")


@rule("EF-10.52", "EF-5.209")
@pytest.mark.parametrize(("hours", "buys"), [(0, False), (1, True)])
def test_an_hour_is_spent_on_who_is_being_carried_to_where_he_wants(hours: int, buys: bool) -> None:
    stage = regatta("gambler", lock=True, tokens=BOAT).stand(a="B3c").turn_cards(10)
    stage.s.hours = hours
    assert on_the_way(Mind(stage.dream("I-03").s, 0)) is buys
    if buys:
        assert advised(stage) == "add-turns"


# Light that goes round ------------------------------------------------------------------------------------------------------


@rule("EF-10.54", "EF-10.89")
@pytest.mark.parametrize(("head", "begins"), [(0, 0), (7, 1), (6, 2)])
def test_the_seed_is_lifted_when_its_bed_is_in_light(head: int, begins: int) -> None:
    stage = (
        greenhouse("gambler", head=head, hand=("bulk-a",)).stand(a="A1a").turn_cards(10, 1, 2, 3, 4, 5).dream("I-05")
    )
    found = plan(stage, "m2")
    assert found is not None and found.wait == begins
    assert (advised(stage) == "m2") is (begins == 0)


@rule("EF-10.54")
def test_what_begins_later_is_not_pressing_before_it_is_time_to_go() -> None:
    near = greenhouse("gambler", head=4, hand=("bulk-c",)).stand(a="A1a").turn_cards(10, 1, 2, 3, 4, 5).dream("I-05")
    soon = greenhouse("gambler", head=7, hand=("bulk-c",)).stand(a="A1a").turn_cards(10, 1, 2, 3, 4, 5).dream("I-05")
    early, late = plan(near, "m2"), plan(soon, "m2")
    assert early is not None and late is not None and early.score < late.score


@rule("EF-10.54", "EF-10.89")
def test_the_carrier_walks_with_the_light() -> None:
    """Head A2, tail A1: this Turn must end on A2; three more until B4."""
    stage = greenhouse("gambler", head=1, hand=("bulk-c", "strong-c"), tokens=SEED).stand(a="A1b")
    stage = stage.turn_cards(10, 1, 2, 3, 4, 5).dream("I-05")
    found = plan(stage, "go")
    assert found is not None and found.space // 4 == space_number("A2a") // 4
    mind = Mind(stage.s, 0)
    assert mind.course is not None and mind.course.turns[space_number("B4d")] == 3
    assert mind.course.turns[space_number("B1a")] > 8  # back there it is dark
    stage.dreamer(0, tokens=(0, 0, 0, 0, 0))
    assert Mind(stage.s, 0).course is None


@rule("EF-10.54")
def test_while_the_way_is_shut_the_carrier_stays_in_light_as_long_as_may_be() -> None:
    stage = greenhouse("gambler", head=1, hand=("bulk-c", "strong-c"), tokens=SEED).stand(a="A1b")
    stage = stage.walls("A2b/A3a", "A2d/A3c").turn_cards(10, 1, 2, 3, 4, 5).dream("I-05")
    found = plan(stage, "go")
    assert found is not None and found.space // 4 == space_number("A2a") // 4


@rule("EF-10.54", "EF-10.89")
def test_who_pays_for_planting_goes_there_while_the_carrier_comes() -> None:
    for tokens, waits in (((0, 0, 0, 0, 0), False), (SEED, True)):
        stage = (
            greenhouse("gambler", "expert", head=3, hand=("bulk-c",)).stand(a="A4a", b="B4d").dreamer(0, tokens=tokens)
        )
        stage.turn_cards(10, 1, 2, 3, 4, 5).dream("I-05")
        found = plan(stage, "m7", 1)
        assert (found is not None and found.rests()) is waits


# Walks that are repeated -----------------------------------------------------------------------------------------------------


def theatre(*dreamers: str, double: str, **where: str) -> Stage:
    stage = Stage(*dreamers, scenario="I-06").tiles(*STAGES)
    for seat in range(len(dreamers)):
        stage.deck(seat, *PLAIN).dreamer(seat, hand=("strong-c",))
    stage.stand(**where)
    stage.entity("I-06 K", double)
    stage.s.flags += ("trap_open",)
    stage.s.stops += tuple([use.number for use in stage.s.cast.uses if use.id == "m9" and use.cost.staged])
    return stage.dream("I-06")


@rule("EF-10.55", "EF-10.89")
def test_to_send_it_east_one_goes_west() -> None:
    stage = theatre("gambler", double="A3b", a="B3b")
    walk = Walk(stage.s, 0, space_number("A4a"), [space_number("B3a")], [1] * t.SPACES)
    assert (walk.far, walk.first) == (1, space_number("B3a"))
    assert advised(stage) == "move"
    stage.say("move")
    while stage.asked().decision.name != "walk":
        stage.say("enough")
    assert advised(stage) == str(space_number("B3a"))


@rule("EF-10.55")
def test_a_gem_turns_north_and_south_round_too() -> None:
    stage = theatre("gambler", double="A4c", a="B3c")
    ends = [space_number(name) for name in ("B3a", "B3b", "B3c", "B3d")]
    walk = Walk(stage.s, 0, space_number("A4a"), ends, [1] * t.SPACES)
    assert (walk.far, walk.first) == (1, space_number("B3a"))
    stage.s.gems = (space_number("A1d"),)
    walk = Walk(stage.s, 0, space_number("A4a"), ends, [1] * t.SPACES)
    assert walk.far == 2  # north, and back again


@rule("EF-10.55", "EF-10.89")
@pytest.mark.parametrize(("other", "leads", "goes"), [("B3d", 0b11, 0), ("C2a", 0b10, 0b10)])
def test_it_is_led_when_nobody_else_need_walk_any_more(other: str, leads: int, goes: int) -> None:
    stage = theatre("gambler", "expert", double="A3b", a="B3b", b=other)
    takers = {one.deed: one.takers & 0b11 for one in errands(stage.s) if one.deed}
    assert takers.get("lead", 0) == leads and takers.get("go", 0) == goes


@rule("EF-10.55")
def test_what_is_held_still_is_not_led() -> None:
    stage = theatre("gambler", double="A3b", a="B3b")
    assert plan(stage, "lead") is not None
    stage.s.counters += (("still", 1),)
    assert plan(stage, "lead") is None


# What a hand is for -----------------------------------------------------------------------------------------------------------


@rule("EF-5.51", "EF-10.89")
def test_cunning_that_would_pay_far_away_is_walked_with() -> None:
    """Three steps to what costs three Cunning: whoever keeps the cards for it never comes there."""
    stage = Stage("gambler", scenario="I-04").tiles("I-04 SETUP 1", "I-04 SETUP 2", "I-04 A").walls("A2b/A3a")
    stage.deck(0, *PLAIN).dreamer(0, hand=("strong-c",), tokens=EXHIBIT).stand(a="A3d").dream("I-04")
    found = plan(stage, "m6")
    assert found is not None and found.pay is not None and found.turns > 1
    assert advised(stage) == "move"


@rule("EF-10.52", "EF-10.89")
def test_who_is_being_carried_does_not_leave_the_raft_for_less() -> None:
    """The Drake would Seal two cards here, and a step away it would not: but the raft comes to the lock in a Turn."""
    stage = regatta("gambler", hand=("strong-c",), tokens=BOAT).stand(a="B3c")
    stage.entity("I-03 K", "B2d")
    stage.turn_cards(7, 1, 2, 3, 4, 5).dream("I-03")
    first, *others = Mind(stage.s, 0).plans
    assert first.rests() and "flee" in [other.errand.deed for other in others]
    assert advised(stage) != "move"
