"""SS-1, SS-5: who takes part, and setup step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import terms as t
from reverie.games.sword_and_sorcery.rules.atoms_table import settle_events
from reverie.games.sword_and_sorcery.rules.force import power_level
from reverie.games.sword_and_sorcery.rules.queries import hp_of, most_shields, room_for
from reverie.games.sword_and_sorcery.rules.state import (
    ENCOUNTERS,
    ENEMIES,
    ENEMY_POWERS,
    EVENTS,
    GATE,
    QUEST_TREASURES,
    SHADOW,
    SHADOWS,
    SHOP,
    SHRINE,
    SOUL_WEAPONS,
    TRAPS,
    TREASURES,
    Quest,
)
from reverie.kernel.agenda import answer_for_nature, pending_for, submit
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.game import ENDS, LOST, SetupError
from reverie.parts.plain import SeatWish
from reverie.parts.rules.decks import EVERYBODY
from reverie.table.hub.new_tables import people
from reverie.testing import rule

Stop = Callable[[Choice], bool]


def begin(seed: int = 1, **wishes: Any) -> Quest:
    return GAME.new(GAME.setup(wishes), seed)


def go_on(s: Quest, until: str = "", picks: dict[str, Any] | None = None, stop: Stop | None = None) -> Choice:
    """Answer as shortly as can be, up to a question of a kind; `picks` says otherwise by kind."""
    while True:
        if pending_for(s, NATURE) is not None:
            answer_for_nature(s)
            continue
        choice = s.pending[0]
        if choice.kind == until or (stop is not None and stop(choice)):
            return choice
        passes = choice.decision.passes
        answer = (picks or {}).get(choice.kind, passes if passes is not None else choice.options.at(0))
        submit(s, choice.seat, answer if choice.options.has(answer) else choice.options.at(0))


# The game (SS-1) ----------------------------------------------------------------


@rule("SS-1.2", "SS-5.2")
def test_two_to_five_heroes_take_part() -> None:
    everybody = ["sorceress", "white-rose", "archer", "rogue", "cleric"]
    for count in (2, 5):
        s = begin(heroes=everybody[:count])
        assert len(s.heroes) == count
    for wrong in (everybody[:1], [*everybody, "ranger"], ["archer", "ranger"]):
        with pytest.raises(SetupError):
            GAME.setup({"heroes": wrong})


@rule("SS-1.3", "SS-1.12")
def test_one_person_with_several_heroes_is_several_players() -> None:
    """Each hero has a turn, crowns and picks of its own; whatever a hero is asked, that hero's seat is asked."""
    s = begin(heroes=["white-rose", "archer", "rogue"], persons=[0, 0, 0])
    learners = []
    while (choice := go_on(s, stop=lambda choice: choice.kind in ("learn", "visit"))).kind == "learn":
        learners.append(choice.seat)
        submit(s, choice.seat, choice.options.at(0))
    assert learners == [0, 1, 2]
    assert [s.crowns(seat) for seat in range(3)] == [25, 25, 25]
    assert {one.seat for one in s.pending} == {0, 1, 2}
    acted = []
    while s.round < 2:
        choice = go_on(s, "deed")
        acted.append(choice.seat)
        submit(s, choice.seat, "end")
        go_on(s, stop=lambda choice: choice.kind in ("deed", "who") or s.round > 1)
        if choice.kind == "who":
            assert {one.seat for one in s.pending} == {0}  # asked once, as one person
    assert sorted(acted[:3]) == [0, 1, 2]


@rule("SS-1.11", "SS-1.3")
def test_a_table_says_who_sits_where() -> None:
    """Who opens it for two seats is one person, bots are none; whoever has said so already is believed."""
    seats = [SeatWish("me"), SeatWish("me"), SeatWish("bot", bot="easy"), SeatWish("link"), SeatWish("here")]
    assert people(seats) == (0, 0, -1, 1, 2)
    five = GAME.setup({"heroes": ["sorceress", "white-rose", "archer", "rogue", "cleric"]})
    assert five["persons"] == [0, 1, 2, 3, 4]
    assert GAME.seated(five, people(seats))["persons"] == [0, 0, -1, 1, 2]
    settled = GAME.setup({"heroes": ["white-rose", "archer"], "persons": [0, 0]})
    assert GAME.seated(settled, (0, 1))["persons"] == [0, 0]


@rule("SS-1.14", "SS-1.11")
def test_won_or_lost_together() -> None:
    """Giving up is a defeat of all."""
    s = begin(heroes=["white-rose", "archer"])
    go_on(s, "deed")
    assert GAME.parting(s, 0) == ENDS
    given_up = GAME.given_up(s, 0, "resigned")
    assert (given_up.winners, given_up.result) == ((), LOST)
    assert all([GAME.sides_with(s.setup, 0, other) for other in (0, 1)])
    for area_of in (0, 1):
        s.figures.edit(area_of).area = s.plan.areas.number["8B.c"]
    s.happened.append(("changed", 0, 0))
    submit(s, s.pending[0].seat, "end")
    go_on_to_end(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.result == "won"


def go_on_to_end(s: Quest) -> None:
    while s.agenda:
        if pending_for(s, NATURE) is not None:
            answer_for_nature(s)
        else:
            choice = s.pending[0]
            passes = choice.decision.passes
            submit(
                s, choice.seat, passes if passes is not None and choice.options.has(passes) else choice.options.at(0)
            )


@rule("SS-1.8", "SS-13.8")
def test_a_quest_by_itself_grants_what_its_rank_says() -> None:
    """Nothing of a campaign is needed; Soul Storm lets any natures together; the difficulty is chosen with the quest."""
    s = begin(heroes=["white-rose", "assassin"], soul_storm=True, difficulty="story")
    assert s.setup["legacy"] == {}
    go_on(s, "visit")
    assert [s.crowns(seat) for seat in (0, 1)] == [25, 25]
    assert s.soul == 0
    assert hp_of(s, 0) == GAME.cast.versions[s.heroes.rows[0].version].hp[1] + 2
    with pytest.raises(SetupError):
        GAME.setup({"heroes": ["white-rose", "assassin"]})


# Decks and pools (SS-5.8 to SS-5.10) ----------------------------------------------------------------


@rule("SS-5.9", "SS-5.10", "SS-5.11", "SS-5.12")
def test_decks_pools_and_map() -> None:
    """Every deck lies face down and shuffled by nature; quest treasures lie apart; Night is in play; shadows by the number of heroes."""
    orders = []
    for seed in (1, 2):
        s = begin(seed, heroes=["white-rose", "archer", "rogue"])
        go_on(s, "learn")
        for pile in (ENCOUNTERS, TRAPS, TREASURES, ENEMY_POWERS, ENEMIES, EVENTS):
            row = s.piles.rows[pile]
            assert row.cards
            assert EVERYBODY not in row.known
        assert len(s.piles.rows[TREASURES].cards) == 40
        assert {s.item(card).deck for card in s.piles.rows[QUEST_TREASURES].cards} == {t.QUEST_TREASURE}
        assert s.sky == 5
        assert 5 not in s.piles.rows[EVENTS].cards
        assert sorted(s.piles.rows[EVENTS].cards) == [7, 16, 17, 18]
        orders.append((s.piles.rows[TRAPS].cards, s.piles.rows[TREASURES].cards))
        lying = [thing for thing in s.things.rows if thing.kind == SHADOW]
        assert len(lying) == 5  # three positions for two heroes, two more for three
        assert len(lying) + len(s.piles.rows[SHADOWS].cards) == len(s.plan.pool)
        assert [thing.state for thing in s.things.rows if thing.kind == GATE] == [1, 0]
        assert [thing.state for thing in s.things.rows if thing.kind == SHRINE] == [1]
        assert s.doors == 0b11
    assert orders[0] != orders[1]


@rule("SS-5.12")
def test_shadows_lie_where_enough_heroes_take_part() -> None:
    heroes = ["sorceress", "white-rose", "archer", "rogue", "cleric"]
    for count, shadows in ((2, 3), (3, 5), (4, 6), (5, 6)):
        s = begin(heroes=heroes[:count])
        go_on(s, "learn")
        assert len([thing for thing in s.things.rows if thing.kind == SHADOW]) == shadows


@rule("SS-38.9", "SS-5.9", "SS-Q97")
def test_day_and_night_are_never_the_last_event() -> None:
    """SS-T83: 7, 13, Night becomes 7, Night, 13."""
    s = begin(heroes=["white-rose", "archer"])
    row = s.piles.edit(EVENTS)
    row.cards, row.known = (7, 13, 5), (0, 0, 0)
    settle_events(s)
    assert s.piles.rows[EVENTS].cards == (7, 5, 13)


@rule("SS-5.8", "SS-5.19")
def test_soul_weapons_that_nobody_can_use_are_left_out() -> None:
    """From rank IV the deck is in use; below it is not, in a quest that does not say so."""
    s = begin(heroes=["white-rose", "archer"], rank=3)
    assert s.piles.rows[SOUL_WEAPONS].cards == ()
    s = begin(heroes=["sorceress", "archer"], rank=4)
    styles = s.version(0).style | s.version(1).style
    found = s.piles.rows[SOUL_WEAPONS].cards
    everything = [card for card in range(len(s.cast.cards)) if s.item(card).deck == t.SOUL_WEAPON]
    assert found
    assert set(found) == {card for card in everything if s.item(card).styles & styles}
    assert len(found) < len(everything)


# Ranks, picks, crowns, treasures (SS-5.3, SS-5.4, SS-5.19) ----------------------------------------------------------------


@rule("SS-5.19", "SS-5.3", "SS-5.4", "SS-7.29", "SS-7.32")
def test_rank_6_stand_alone() -> None:
    """SS-T81: Auriel has four powers and two talents, 13 HP, 25 + 200 crowns; the party shares five treasures."""
    s = begin(heroes=["sorceress", "archer"], rank=6)
    choice = go_on(s, "share")
    assert choice.seat == 0
    assert {one.seat for one in s.pending} == {0, 1}
    powers = [s.cast.powers[power] for power, _rank, _cooldown in s.heroes.rows[0].powers]
    assert len([power for power in powers if power.hero >= 0]) == 4
    assert len([power for power in powers if power.hero < 0]) == 2
    assert s.cast.versions[s.heroes.rows[0].version].hp[6] == 13
    assert [s.crowns(seat) for seat in (0, 1)] == [225, 225]
    assert power_level(s, 0) == 2
    assert s.piles.rows[SOUL_WEAPONS].cards
    assert s.soul == 0
    assert list(choice.options) == [0, 1]
    given = []
    for taker in (1, 1, 1, 0, 0):
        choice = s.pending[0]
        assert choice.kind == "share"
        given.append(choice.subject)
        submit(s, 0, taker)  # the first answer counts
    assert s.pending[0].kind == "visit"
    assert [len(s.heroes.rows[seat].pack) for seat in (0, 1)] == [2, 3]
    assert set(s.heroes.rows[1].pack) == set(given[:3])


@rule("SS-5.19", "SS-39.10")
def test_what_nobody_has_room_for_is_lost() -> None:
    """Two heroes with room for three cards share six treasures: the other three go to the discards."""
    s = begin(heroes=["black-rose", "runemaster"], rank=7)
    go_on(s, "share")
    for seat in (0, 1):
        spare = room_for(s, seat) - (2 if seat else 1)
        cards = s.piles.rows[SHOP].cards[3 * seat : 3 * seat + spare]
        s.heroes.edit(seat).pack += cards
    before = [len(s.heroes.rows[seat].pack) for seat in (0, 1)]
    taken = []
    while s.pending[0].kind == "share":
        taken.append(list(s.pending[0].options))
        submit(s, s.pending[0].seat, s.pending[0].options.at(0))
    assert taken[:1] == [[0, 1]]
    assert [len(s.heroes.rows[seat].pack) - before[seat] for seat in (0, 1)] == [1, 2]
    assert len(s.piles.rows[TREASURES + 1].cards) == 3


@rule("SS-5.4", "SS-7.30", "SS-1.12", "SS-19.16")
def test_picks_are_made_in_seating_order() -> None:
    """A talent that somebody has taken is offered to nobody else."""
    s = begin(heroes=["sorceress", "archer", "cleric"], rank=4)
    seen: list[tuple[int, bool]] = []
    taken: list[int] = []
    while (choice := go_on(s, stop=lambda choice: choice.kind in ("learn", "share"))).kind == "learn":
        talent = choice.subject < 0
        assert not any([choice.options.has(one) for one in taken])
        seen.append((choice.seat, talent))
        pick = choice.options.at(0)
        if talent:
            taken.append(pick)
        submit(s, choice.seat, pick)
    assert [seat for seat, _talent in seen] == sorted([seat for seat, _talent in seen])
    assert {seat for seat, _talent in seen} == {0, 1, 2}


# Equipment, health, places (SS-5.5 to SS-5.7, SS-5.14, SS-5.18) ----------------------------------------------------------------


@rule("SS-5.5", "SS-5.6", "SS-5.7", "SS-5.14", "SS-5.18")
def test_what_heroes_begin_with() -> None:
    """After the Emporium: full health and shields, a charge more on artifacts; all on the start area, all tabs active."""
    s = begin(heroes=["sorceress", "archer"], rank=2)
    go_on(s, "visit")
    assert s.crowns(0) == 65
    artifact = next(card for card in range(len(s.cast.cards)) if s.item(card).id == "stone-heart")
    full = next(card for card in range(len(s.cast.cards)) if s.item(card).id == "ring-of-embers")
    robe = next(card for card in range(len(s.cast.cards)) if s.item(card).id == "silk-robe")
    s.heroes.edit(0).slots = (-1, -1, robe, artifact)
    s.heroes.edit(1).slots = (-1, -1, -1, full)
    charges = list(s.charges)
    charges[full] = s.item(full).charges
    s.charges = tuple(charges)
    go_on(s, "reading")
    assert s.charges[artifact] == 1
    assert s.charges[full] == s.item(full).charges  # never above the maximum
    assert s.figures.rows[0].shields == most_shields(s, 0) == 2
    assert [s.figures.rows[seat].wounds for seat in (0, 1)] == [0, 0]
    assert [s.plan.areas.names[s.figures.rows[seat].area] for seat in (0, 1)] == ["1B.e", "1B.e"]
    assert [row.acted for row in s.heroes.rows] == [False, False]
    assert s.round == 0  # the first paragraph is read before the first round


@rule("SS-5.18", "SS-1.12")
def test_of_several_start_areas_each_hero_names_one() -> None:
    s = GAME.blank(GAME.setup({"heroes": ["archer", "rogue"]}), 1)
    plan = GAME.plan("P")
    before, plan.start = plan.start, tuple([plan.areas.number[name] for name in ("1B.e", "1B.a")])
    try:
        s = GAME.new(GAME.setup({"heroes": ["archer", "rogue"]}), 1)
        for seat, area in ((0, "1B.a"), (1, "1B.e")):
            choice = go_on(s, "start")
            assert choice.seat == seat
            submit(s, seat, plan.areas.number[area])
    finally:
        plan.start = before
    assert [plan.areas.names[s.figures.rows[seat].area] for seat in (0, 1)] == ["1B.a", "1B.e"]


@rule("SS-5.17", "SS-5.18", "SS-7.52", "SS-31.8")
def test_what_is_in_sight_is_revealed_before_the_first_round() -> None:
    """From 1B.e the heroes see 1B.b: its shadow is turned over before round 1, for the first hero's player."""
    s = begin(heroes=["white-rose", "archer"])
    read = go_on(s, "reading")
    assert {one.seat for one in s.pending} == {0, 1}
    there = s.plan.areas.number["1B.b"]
    assert [thing.area for thing in s.things.rows if thing.kind == SHADOW].count(there) == 1
    submit(s, 1, read.options.at(0))  # any one person says so
    go_on(s, stop=lambda choice: s.round == 1)
    assert there not in [thing.area for thing in s.things.rows if thing.kind == SHADOW]
    assert [s.foes.rows[foe].controller for foe in s.foes_in_play()] in ([], [0], [0, 1])


# Open information (SS-1.13) ----------------------------------------------------------------


@rule("SS-1.13", "SS-5.20", "SS-Q86")
def test_all_lies_open_but_what_lies_face_down() -> None:
    s = begin(heroes=["white-rose", "archer"])
    go_on(s, "deed")
    views = [GAME.view(s, viewer) for viewer in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    seen = views[0]
    assert list(seen["heroes"][1]) == s.heroes.rows[1].plain()
    hidden = {thing[0] for thing in seen["things"] if thing[2] == -1}
    assert SHADOW in hidden
    assert 1 in hidden  # the back of a chest
    assert GATE not in hidden
    for pile in ("event", "encounter", "trap", "treasure", "enemy", "enemy-power", "critical"):
        assert set(seen["piles"][pile]) <= {-1}, pile
    assert -1 not in seen["piles"]["emporium"]
    assert seen["read"] == ["P.1"]  # and no other paragraph, not even that there is one
    twin = GAME.determinize(s, 0, 7)
    assert GAME.view(twin, 0) == seen
    assert twin.piles.rows[TRAPS].cards != s.piles.rows[TRAPS].cards
