"""What happens between two pages is told once, to whoever may know it, and bots wait until people have seen it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.table.hubs import hub_at, new_table, play

from reverie.games import find_game
from reverie.kernel.browser import Beat, Browser
from reverie.kernel.events import Event
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Connection, Live
from reverie.table.hub.looker import Looker
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.web.beats import RESTS, Teller, beats_of, last_own, longest, recap_of, rest_of, touched


def looker(seats: set[int]) -> Looker:
    return Looker(Visitor("ilse", "Ilse"), Settings({}), seats)


def log_of(*kinds: str) -> list[tuple[int, Event]]:
    return [(number, Event(kind, "DB-1", {})) for number, kind in enumerate(kinds)]


def test_a_tab_hears_of_everything_once() -> None:
    teller, log = Teller(), log_of("a", "b")
    assert teller.news(log) == [], "the first page shows where the game stands, not how it came there"
    more = [*log, *log_of("c", "d")]
    assert [event.kind for event in teller.news(more)] == ["c", "d"]
    assert teller.news(more) == []


def test_what_was_taken_back_is_not_told_again() -> None:
    teller, log = Teller(), log_of("a", "b")
    teller.news(log)
    assert teller.news(log[:1]) == []
    assert [event.kind for event in teller.news([*log[:1], *log_of("c")])] == ["c"]
    assert teller.news([*log_of("x", "y"), *log_of("z")]) == [], "the past is another one"


def test_every_kind_rests_and_a_long_text_longer() -> None:
    for kind in ("roll", "announce", "land", "turn"):
        assert rest_of(Beat(kind, "")) >= 1.2
    assert rest_of(Beat("note", "")) < 1.2
    assert rest_of(Beat("land", "x" * 100)) > RESTS["land"] + 1


def with_table(url: str, work: Any, kinds: str = "mh") -> None:
    async def story() -> None:
        async with hub_at(url) as hub:
            await work(hub, await new_table(hub, kinds))

    asyncio.run(story())


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'beats.db'}"


def test_events_become_beats_in_the_words_of_the_log(url: str) -> None:
    async def story(hub: Hub, live: Live) -> None:
        before = len(live.room.match.log)
        await play(hub, live, 12)
        events = [event for _answer, event in live.room.match.log[before:]]
        told = beats_of(live.room, looker(set()), events)
        assert told and all(beat["rest"] > 0 and "beat__t" in beat["html"] for beat in told)
        mine = beats_of(live.room, looker({0, 1}), events)
        assert not [beat for beat in mine if beat["kind"] == "note" and "beat__m" in beat["html"]], "one's own doing"
        assert longest(told) > sum(beat["rest"] for beat in told) / 1000 > 0 and longest([]) == 0

    with_table(url, story)


def test_what_a_viewer_must_not_see_is_no_beat(url: str) -> None:
    async def story(hub: Hub, live: Live) -> None:
        kind = next(event.kind for _answer, event in live.room.match.log if event.kind == "points-received")
        shown = next(event for _answer, event in live.room.match.log if event.kind == kind)
        hidden = Event(shown.kind, shown.rule, shown.data, audience=(1,))
        assert beats_of(live.room, looker(set()), [shown])
        assert not beats_of(live.room, looker(set()), [hidden])

    with_table(url, story)


def test_the_recap_begins_after_ones_own_last_answer(url: str) -> None:
    async def story(hub: Hub, live: Live) -> None:
        room = live.room
        me, page = looker({0}), room.game.web_page("en")
        assert last_own(room, me) is None and recap_of(page, room.match.sight(0), None) == []
        while (own := last_own(room, me)) is None or len(room.match.answers) < own + 3:
            await play(hub, live, 1)
        assert room.match.answers[own - 1][0] == 0
        since = [event for answer, event in room.match.log if answer > own]
        assert recap_of(page, room.match.sight(0), own)
        told = [beat.text for beat in recap_of(page, room.match.sight(0), own)]
        assert told == [beat.text for beat in page.beats(room.match.state, since)]
        room.automatic.add(own - 1)
        assert last_own(room, me) != own, "an answer that was given by itself is nobody's own"

    with_table(url, story)


def test_marks_of_the_last_moves_stay_but_for_what_is_gone() -> None:
    beats = [
        Beat("note", "", touches=({"at": "m1", "how": "move", "text": ""}, {"at": "m2", "how": "gone", "text": ""})),
        Beat("land", "", touches=({"at": "m1", "how": "harm", "text": "−2"},)),
    ]
    assert touched(beats) == {"m1": "harm"}


def test_a_small_game_has_notes_without_saying_anything() -> None:
    page = find_game("dreamblade").web_page("en")
    event = Event("initiative-won", "DB-800", {"seat": 0, "dice": (3, 5), "modified": (3, 5)})
    s = find_game("dreamblade").new(find_game("dreamblade").sample_setup(1), 1)
    (beat,) = Browser.beats(page, s, [event])
    assert (beat.kind, beat.rule, beat.seat) == ("note", "DB-800", 0) and beat.text


def connection(seats: set[int]) -> Connection:
    return Connection(looker(seats))


def test_whoever_acts_waits_until_a_tab_has_shown_what_happened() -> None:
    async def story() -> None:
        one = connection({0})
        await one.followed()
        one.watch(7, 600)
        waiting = asyncio.create_task(one.followed())
        await asyncio.sleep(0)
        one.saw(6)
        await asyncio.sleep(0)
        assert not waiting.done(), "an older page does not count"
        one.saw(7)
        await waiting

    asyncio.run(story())


def test_nobody_waits_longer_than_showing_takes() -> None:
    async def story() -> None:
        one = connection({0})
        one.watch(7, 0.01)
        await one.followed()
        assert one.seen.is_set()

    asyncio.run(story())


def test_bots_wait_for_those_who_play_and_else_for_those_who_watch(url: str) -> None:
    async def story(hub: Hub, live: Live) -> None:
        plays, watches = connection({0}), connection(set())
        live.connections |= {plays, watches}
        watches.watch(1, 600)
        await live.followed()
        plays.watch(1, 600)
        waiting = asyncio.create_task(live.followed())
        await asyncio.sleep(0)
        assert not waiting.done()
        await live.followed([1])
        plays.saw(1)
        await waiting
        live.connections.discard(plays)
        waiting = asyncio.create_task(live.followed())
        await asyncio.sleep(0)
        assert not waiting.done()
        watches.saw(1)
        await waiting
        live.connections.clear()

    with_table(url, story)
