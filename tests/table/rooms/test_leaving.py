"""Giving up where more than two play: the others play on, a team as long as one of its people does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from tests.table.rooms.test_offers import GAME, Party, Still
from tests.table.rooms.test_room import Story, opened, refusal

from reverie.kernel.choice import LEAVE
from reverie.kernel.match import RESIGNED, TIME
from reverie.kernel.record import parse_record, replay
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.looker import Looker
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.rooms.leaving import NOBODY
from reverie.table.store.entries import Entry
from reverie.table.store.store import Store
from reverie.table.web.show import resign_of


def in_play(mode: str, kinds: str) -> Party:
    """A table at which the first turn has begun."""
    story = Party(mode, kinds)
    while GAME.bots.moment(story.room.match.state) == 0:
        story.play(1)
    return story


def asked(story: Party, seats: set[int]) -> str:
    return resign_of(story.room, Looker(Visitor("x", ""), Settings({}), seats))


def test_one_of_three_who_resigns_is_out_and_the_others_play_on() -> None:
    story = in_play("king-of-the-hill", "ppp")
    room = story.room
    assert "the others play on" in asked(story, {1})
    story.do(room.plan_resign(1))
    assert room.outcome() is None and room.people() == [0, 2] and 1 not in room.deciding()
    assert GAME.scores(room.match.state)[1] == 0
    assert refusal(lambda: room.plan_resign(1)) == "refused-out" and asked(story, {1}) == ""
    assert room.match.notes[-1][1] == {"kind": "left", "seat": 1}
    story.same()
    story.play(30)
    assert all(seat != 1 for seat, _value in room.match.answers[-20:])
    story.same()
    story.do(room.plan_resign(0))
    outcome = room.outcome()
    assert outcome is not None and outcome.winners == (2,), "not who had given up before"
    story.same()
    again = replay(GAME, parse_record(room.match.dump()))
    assert again.digest() == room.match.digest() and again.outcome() is not None


def test_nobody_waits_for_the_consent_of_who_has_left() -> None:
    story = in_play("king-of-the-hill", "ppp")
    room = story.room
    story.do(room.plan_draw(0, {0}))
    story.do(room.plan_resign(1))
    assert room.offers == {}, "it was put to three"
    story.do(room.plan_draw(0, {0}))
    assert room.asked_of("draw") == [2]
    story.do(room.plan_reply(2, "draw", True))
    assert room.over()


def test_a_bot_plays_on_for_a_team_until_the_last_of_its_people_gives_up() -> None:
    story = in_play("teams", "pppp")
    room = story.room
    assert "plays on for your team" in asked(story, {0})
    story.do(room.plan_resign(0))
    seat = room.seats[0]
    assert not room.over() and (seat.kind, seat.level, seat.owner, seat.hands) == ("bot", "adept", NOBODY, 1)
    assert seat.recorded().startswith("Ada, ")
    story.same()
    assert "The game ends" in asked(story, {2})
    story.do(room.plan_resign(2))
    outcome = room.outcome()
    assert outcome is not None and (outcome.reason, outcome.winners) == (RESIGNED, (1, 3))
    story.same()


def test_who_holds_a_whole_team_gives_it_up_at_once() -> None:
    story = in_play("teams", "pppp")
    assert story.room.plan_resign(0, {0, 2})[0].kind == "concluded"
    three = in_play("three-teams", "pppppp")
    three.do(three.room.plan_resign(0, {0, 3}))
    assert not three.room.over() and GAME.scores(three.room.match.state)[3] == 0
    three.same()


def test_before_the_first_turn_nobody_gives_up_and_a_duel_ends_as_ever() -> None:
    story = Party("free-for-all", "pppp")
    if GAME.bots.moment(story.room.match.state) == 0:
        assert refusal(lambda: story.room.plan_resign(0)) == "refused-resign-later"
    duel = Story(opened())
    duel.play(6)
    duel.do(duel.room.plan_resign(0))
    outcome = duel.room.outcome()
    assert outcome is not None and (outcome.reason, outcome.winners) == (RESIGNED, (1,))


def test_whoever_has_no_time_left_is_out_and_the_others_play_on() -> None:
    story = Party("king-of-the-hill", "ppp", clock={"kind": "game", "minutes": 1, "increment": 0})
    room = story.room
    while GAME.bots.moment(room.match.state) == 0:
        story.play(1)
    seat = room.deciding()[0]
    due = room.next_due()
    assert due is not None
    entries = room.plan_due(due + 1)
    assert entries[0].kind == "left" and entries[0].body["how"] == TIME
    story.do(entries)
    assert not room.over() and seat not in room.people()
    assert room.match.notes[-1][1]["kind"] == "timed-out"


def test_tables_that_ended_by_one_resignation_stay_ended_so() -> None:
    story = in_play("king-of-the-hill", "ppp")
    story.do([Entry(story.room.seq + 1, "concluded", 1, {"how": RESIGNED}, time.time())])
    outcome = story.room.outcome()
    assert outcome is not None and outcome.winners == (0, 2)
    story.same()


def test_no_player_can_say_leave_as_an_answer() -> None:
    story = in_play("king-of-the-hill", "ppp")
    seat = story.room.deciding()[0]
    assert refusal(lambda: story.room.plan_answer(seat, LEAVE, story.room.at)) == "refused-illegal"


def test_a_seat_given_up_to_a_bot_is_nobodys(tmp_path: Path) -> None:
    async def story() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        hub = Hub(Store(url), Still(), 0.0)
        me, friend = Visitor("me", "Ada"), Visitor("friend", "Cy")
        try:
            wishes = [SeatWish("me"), SeatWish("bot", "adept"), SeatWish("open"), SeatWish("bot", "adept")]
            setup = {"mode": "teams", "players": 4}
            live = await hub.tables.live(await hub.new_tables.open_table(me, "dice_throne", setup, wishes, {}))
            await hub.seats.sit(live, 2, friend)
            await hub.seats.resign(live, 0, {0})
            assert live.seats_of("me") == set() and live.seats_of("friend") == {2}
            assert not live.room.over() and "me" not in hub.store.held(live.room.id)[0]
            with pytest.raises(Exception, match="handed"):
                hub.seats.of_key(live, hub.signer.seat_token(live.room.id, 0, purpose="seat", hands=0))
        finally:
            await hub.stop()

    asyncio.run(asyncio.wait_for(story(), 30))
