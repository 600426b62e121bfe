"""Ways to play: clocks, pauses, bots in somebody's place and seats handed over, in rooms and on a running server."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import nullcontext, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
import websockets
from tests.table.rooms.test_room import GAME, Story, alike, opened, refusal
from tests.table.thrown_away import thrown_away
from tests.table.web.test_leaks import Dealt
from tests.table.web.test_leaks import template as toy_template  # noqa: F401 - the toy can be shown
from tests.table.web.test_server import answer, api, bearer, make_table, talk, until

from reverie.kernel.agenda import pending_for
from reverie.kernel.game import SetupError
from reverie.kernel.header import RecordError
from reverie.kernel.match import TIME
from reverie.kernel.record import parse_record, replay
from reverie.parts.plain import SeatWish
from reverie.table.hub.webhook import MOST_AT_ONE, Hopeless, Webhooks, agreed_webhook, find_address, post, public
from reverie.table.rooms.clocks import Clock, agreed_clock, shown_time
from reverie.table.rooms.companion import Tray, pad
from reverie.table.rooms.identity import VISITOR_COOKIE, Visitor
from reverie.table.rooms.room import Diverged, Refused, Room
from reverie.table.store.entries import Entry
from reverie.testing.servers import Server

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

MOVE = {"kind": "move", "seconds": 30}
WHOLE = {"kind": "game", "minutes": 2, "increment": 3}


def timed(clock: dict[str, Any], kinds: str = "pp", **more: Any) -> Story:
    """A table with a clock that was opened just now."""
    first = opened(kinds, **more)
    first.at = time.time()
    first.body["options"]["clock"] = clock
    return Story(first)


def later(entries: list[Entry], at: float) -> list[Entry]:
    """The same entries, written at another time."""
    for entry in entries:
        entry.at = at
    return entries


def give(story: Story, at: float) -> int:
    """Whoever is asked answers something at a time; who it was."""
    room = story.room
    seat = room.deciding()[0]
    choice = pending_for(room.match.state, seat)
    assert choice is not None
    value = choice.options.sample(story.stream.streams, 0)
    story.do(later(room.plan_answer(seat, value, room.at), at))
    return seat


def same_ways(one: Room, two: Room) -> None:
    alike(one, two)
    assert one.ways() == two.ways()
    assert [seat.plain() for seat in one.seats] == [seat.plain() for seat in two.seats]


def both(story: Story) -> None:
    """The room read from its log, with and without a snapshot, is the same room."""
    same_ways(story.room, story.again())
    same_ways(story.room, story.again((story.room.seq, story.room.snapshot())))


# Clocks --------------------------------------------------------------------------------------------------------------


def test_what_a_clock_may_be() -> None:
    assert agreed_clock(None) == {"kind": "none"}
    assert agreed_clock({"kind": "move", "seconds": 60, "x": 1}) == {"kind": "move", "seconds": 60}
    assert agreed_clock({"kind": "game", "minutes": 5}) == {"kind": "game", "minutes": 5, "increment": 0}
    for wrong in (
        "fast",
        {"kind": "sand"},
        {"kind": "move"},
        {"kind": "move", "seconds": 4},
        {"kind": "move", "seconds": True},
        {"kind": "game", "minutes": 0},
        {"kind": "game", "minutes": 5, "increment": -1},
    ):
        with pytest.raises(SetupError):
            agreed_clock(wrong)
    assert [shown_time(s) for s in (-3, 5.9, 65, 3723)] == ["0:00", "0:05", "1:05", "1:02:03"]


def test_a_clock_for_the_game_counts_only_ones_own_time() -> None:
    clock = Clock(WHOLE, 2)
    clock.turn(100.0, [0])
    clock.turn(110.0, [1], answered=0)
    assert clock.left == [113.0, 120.0] and clock.deadline(1) == 230.0 and clock.deadline(0) is None
    clock.hold(120.0)
    assert clock.next_due() is None and clock.standing(1) == 110.0
    clock.go_on(500.0, [1])
    assert clock.deadline(1) == 610.0
    clock.forgive(50.0)
    assert clock.deadline(1) == 660.0


def test_a_clock_for_every_answer_begins_anew_with_each() -> None:
    clock = Clock(MOVE, 3)
    clock.turn(100.0, [0, 1, 2])
    clock.turn(110.0, [1, 2], answered=0)
    assert clock.deadline(1) == 130.0, "whoever has not answered goes on"
    clock.turn(120.0, [0, 1], answered=1)
    assert (clock.deadline(0), clock.deadline(1), clock.deadline(2)) == (150.0, 150.0, None)


def test_when_the_time_for_an_answer_is_up_it_is_given_and_written_down() -> None:
    story = timed(MOVE)
    room = story.room
    seat = room.deciding()[0]
    due = room.next_due()
    assert due is not None and due == pytest.approx(room.created + 30)
    assert refusal(lambda: room.plan_due(due - 0.1)) == "refused-not-due"
    entries = room.plan_due(due + 0.1)
    given = len(room.match.answers)
    assert [entry.kind for entry in entries] == ["timed"] and entries[0].seat == seat
    choice = pending_for(room.match.state, seat)
    assert choice is not None
    assert entries[0].body["answers"][0] == (seat, GAME.bots.default_answer(room.match.state, choice))
    story.do(later(entries, due + 0.1))
    assert room.match.notes == [(given, {"kind": "timed", "seat": seat})]
    assert room.next_due() == pytest.approx(due + 30.1)
    both(story)


def test_a_game_of_nothing_but_time_outs_ends_and_verifies() -> None:
    story = timed(MOVE)
    room = story.room
    while not room.over():
        due = room.next_due()
        assert due is not None
        story.do(later(room.plan_due(due), due))
    both(story)
    played = replay(GAME, parse_record(room.match.dump()))
    assert played.notes == room.match.notes and len(played.notes) == len(story.log) - 1


def test_whoever_has_no_time_left_for_the_game_has_lost_and_the_record_says_so() -> None:
    story = timed(WHOLE)
    room = story.room
    give(story, room.created + 50)
    give(story, room.created + 60)
    seat = room.deciding()[0]
    due = room.next_due()
    assert due is not None
    story.do(later(room.plan_due(due), due))
    outcome = room.outcome()
    assert outcome is not None and outcome.reason == TIME and outcome.winners == (1 - seat,)
    assert room.next_due() is None
    both(story)
    again = replay(GAME, parse_record(room.match.dump())).outcome()
    assert again is not None and (again.reason, again.winners) == (TIME, outcome.winners)
    for language in ("en", "pl"):
        assert GAME.web_page(language).outcome(room.match.state, outcome)


def test_bots_have_no_clock_and_nobody_has_one_before_all_sit() -> None:
    story = timed(WHOLE, "po")
    assert story.room.next_due() is None
    story.do(story.room.plan_sit(1, "Zoja"))
    assert story.room.next_due() is not None
    assert timed(WHOLE, "bb").room.next_due() is None


def test_time_taken_back_is_not_given_back() -> None:
    story = timed(WHOLE)
    room = story.room
    at = room.created
    for number in range(1, 40):
        seat = give(story, at + number)
        if room.match.undo_limit() < len(room.match.answers):
            break
    left = room.clock.left[seat]
    story.do(later(room.plan_undo(seat, {seat}, room.at), at + 50))
    assert room.deciding() == [seat] and room.clock.left[seat] <= left
    both(story)


def test_time_without_a_server_does_not_count() -> None:
    story = timed(WHOLE)
    room = story.room
    start = room.created
    due = room.next_due()
    assert due is not None
    entries = room.plan_woke(start + 10, start + 500)
    story.do(later(entries, start + 500))
    assert room.next_due() == pytest.approx(due + 490, abs=0.01)
    assert refusal(lambda: room.plan_woke(start + 10, start + 500)) == "refused-not-due", "two processes say it once"
    assert refusal(lambda: timed({"kind": "none"}).room.plan_woke(1.0, 2.0)) == "refused-not-due"
    both(story)


def test_a_note_of_a_record_is_flat() -> None:
    story = timed(MOVE)
    due = story.room.next_due()
    assert due is not None
    story.do(story.room.plan_due(due))
    lines = story.room.match.dump().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith(b'{"note"'))
    for wrong in (b'{"note":{}}', b'{"note":{"kind":"timed","seat":"x"}}', b'{"note":{"kind":"a","seat":0,"b":[]}}'):
        with pytest.raises(RecordError, match="note"):
            parse_record(b"\n".join([*lines[:place], wrong, *lines[place + 1 :]]) + b"\n")


# Pauses --------------------------------------------------------------------------------------------------------------


def test_a_pause_takes_the_consent_of_other_people() -> None:
    story = timed(WHOLE)
    room = story.room
    start = room.created
    story.do(later(room.plan_pause(0, {0}), start + 1))
    assert room.offers["pause"]["by"] == 0 and not room.paused
    assert refusal(lambda: room.plan_pause(0, {0})) == "refused-already-asked"
    assert refusal(lambda: room.plan_reply(0, "pause", True)) == "refused-own-offer"
    left = room.next_due()
    story.do(later(room.plan_reply(1, "pause", True), start + 10))
    assert room.ways()["paused"] and room.deciding() == [] and room.next_due() is None and room.offers == {}
    for plan in (
        lambda: room.plan_answer(0, "stop", room.at),
        lambda: room.plan_undo(0, {0}, room.at),
        lambda: room.plan_pause(0, {0}),
    ):
        assert refusal(plan) == "refused-paused"
    both(story)
    story.do(later(room.plan_resume(0), start + 1000))
    assert left is not None and room.next_due() == pytest.approx(left + 990)
    assert refusal(lambda: room.plan_resume(0)) == "refused-not-paused"
    assert [note["kind"] for _n, note in room.match.notes] == ["paused", "resumed"]
    both(story)


def test_against_bots_and_for_two_at_one_screen_a_pause_needs_nobody() -> None:
    assert timed(MOVE, "pb").room.plan_pause(0, {0})[0].kind == "paused"
    assert timed(MOVE).room.plan_pause(0, {0, 1})[0].kind == "paused"
    assert refusal(lambda: timed(MOVE, "po").room.plan_pause(0, {0})) == "refused-not-begun"


# A bot in somebody's place -------------------------------------------------------------------------------------------


def test_a_bot_sits_down_after_a_countdown_and_gets_up_again() -> None:
    story = timed(WHOLE)
    room = story.room
    absent = room.deciding()[0]
    other = 1 - absent
    assert refusal(lambda: room.plan_call(absent, other, "adept")) == "refused-not-their-move"
    assert refusal(lambda: room.plan_call(other, absent, "god")) == "refused-no-level"
    assert refusal(lambda: room.plan_call(other, 7, "adept")) == "refused-no-seat"
    story.do(room.plan_call(other, absent, "adept"))
    until_ = room.calls[absent]["until"]
    assert refusal(lambda: room.plan_call(other, absent, "adept")) == "refused-already-asked"
    assert refusal(lambda: room.plan_due(until_ - 1)) == "refused-not-due"
    both(story)
    at = room.at
    story.do(later(room.plan_due(until_), until_))
    assert room.seats[absent].kind == "bot" and room.seats[absent].away and room.at > at
    assert room.clock.deadline(absent) is None and room.match.header.seats[absent] in ("Ilse", "Oskar")
    both(story)
    at = room.at
    story.do(later(room.plan_return(absent), until_ + 5))
    assert room.seats[absent].kind == "person" and room.at > at, "what the bot was thinking comes too late"
    assert room.clock.deadline(absent) is not None
    assert refusal(lambda: room.plan_return(absent)) == "refused-not-away"
    assert [note["kind"] for _n, note in room.match.notes] == ["substituted", "returned"]
    both(story)


def test_whoever_answers_or_returns_in_time_stops_the_countdown() -> None:
    story = timed({"kind": "none"})
    room = story.room
    absent = room.deciding()[0]
    story.do(room.plan_call(1 - absent, absent, "novice"))
    story.do(room.plan_return(absent))
    assert room.calls == {} and room.next_due() is None and room.match.notes == []
    story.do(room.plan_call(1 - absent, absent, "novice"))
    while absent in room.deciding():
        give(story, time.time())
    assert room.calls == {}
    both(story)


# A seat handed over --------------------------------------------------------------------------------------------------


def test_a_seat_handed_over_keeps_both_names_in_the_record() -> None:
    story = Story(opened())
    story.play(5)
    room = story.room
    story.do(room.plan_hand(0, "Zoja", "visitor-7"))
    assert room.seats[0].name == "Zoja" and room.seats[0].hands == 1 and room.seats[0].owner == "visitor-7"
    record = parse_record(room.match.dump())
    assert record.header.seats == ["Ilse, Zoja", "Oskar"]
    note = {"kind": "handed", "seat": 0, "old": "Ilse", "new": "Zoja"}
    assert note in [note for _n, note in record.notes]
    assert "owner" not in json.dumps(room.row().seats)
    both(story)
    story.do(room.plan_undo(1, {0, 1}, room.at))
    assert note in [note for _n, note in room.match.notes], "what happened at the table is not taken back"
    for kinds, key in (("po", "refused-nobodys-seat"), ("pb", "refused-nobodys-seat")):
        assert refusal(lambda kinds=kinds: Story(opened(kinds)).room.plan_hand(1, "Eve", "v")) == key


# Dice of one's own ---------------------------------------------------------------------------------------------------


def companion(kinds: str = "pp") -> Story:
    first = opened(kinds)
    first.body["options"]["companion"] = True
    first.body["nature"] = "given"
    return Story(first)


def test_where_people_roll_their_own_dice_nature_waits_for_them() -> None:
    story = companion()
    room = story.room
    asked = room.rolling()
    assert asked is not None and room.deciding() == [] and len(room.match.answers) == 0
    assert refusal(lambda: room.plan_roll(0, (7, 1), room.at)) == "refused-illegal"
    assert refusal(lambda: room.plan_roll(0, {"x": 1}, room.at)) == "refused-illegal"
    assert refusal(lambda: room.plan_roll(0, (6, 1), room.at + 1)) == "refused-stale"
    assert refusal(lambda: Story(opened()).room.plan_roll(0, (6, 1), 1)) == "refused-not-asked"
    story.do(room.plan_roll(1, [6, 1], room.at, "m1"))
    assert room.match.answers[0] == (-1, (6, 1)) and "m1" in room.applied
    both(story)


def test_a_whole_game_with_dice_of_ones_own_verifies_as_given() -> None:
    story = companion()
    room = story.room
    while not room.over():
        asked = room.rolling()
        if asked is None:
            story.play(1)
        else:
            story.do(room.plan_roll(0, asked.options.sample(story.stream.streams, 0), room.at))
    record = parse_record(room.match.dump())
    assert record.header.nature == "given"
    assert replay(GAME, record).digest() == room.match.digest()
    both(story)


def test_mistyped_dice_can_be_taken_back() -> None:
    story = companion("pb")
    room = story.room
    story.do(room.plan_roll(0, (6, 1), room.at))
    story.do(room.plan_undo(0, {0}, room.at))
    assert room.match.answers == [] and room.rolling() is not None
    both(story)
    story = companion()
    story.do(story.room.plan_roll(0, (6, 1), story.room.at))
    assert story.room.plan_undo(0, {0}, story.room.at)[0].kind == "offered", "the other one has seen them fall"


def test_the_tray_takes_taps_and_words() -> None:
    room = companion().room
    asked = room.rolling()
    assert asked is not None
    tray = Tray(asked, room.at)
    page = GAME.web_page("en")
    assert [face["mark"] for face in pad(page, room.match.state, tray)["faces"]][:2] == ["d6-1", "d6-2"]
    with pytest.raises(Refused):
        tray.value()
    tray.put(5)
    assert pad(page, room.match.state, tray)["left"] == 1 and not tray.complete()
    with pytest.raises(Refused):
        tray.put(6)
    tray.take_back()
    tray.fill(page, "4, 2")
    assert tray.complete() and tray.value() == (4, 2)
    with pytest.raises(Refused):
        tray.fill(page, "4 9")
    assert asked.options.has(tray.lucky())


# On a running server -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    patch = pytest.MonkeyPatch()
    patch.setenv("REVERIE_ABSENT", "0.5")
    patch.setenv("REVERIE_COUNTDOWN", "1")
    with Server(tmp_path_factory.mktemp("server")) as made:
        yield made
    patch.undo()


def wait_for(server: Server, made: dict[str, Any], what: Any, seconds: float = 30) -> dict[str, Any]:
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        told: dict[str, Any] = api(server, made).json()
        if what(told):
            return told
        time.sleep(0.05)
    raise AssertionError(told)


def test_the_server_answers_when_time_is_up(server: Server) -> None:
    made = make_table(server, clock={"kind": "move", "seconds": 5})
    before = api(server, made).json()
    assert before["clocks"][before["deciding"][0]]["until"] > time.time()
    wait_for(server, made, lambda told: told["seq"] > before["seq"])
    record = api(server, made, "/record").text
    assert '{"note":{"kind":"timed"' in record


@pytest.mark.parametrize("clock", ["x", {"kind": "sand"}, {"kind": "move", "seconds": 1}])
def test_an_impossible_clock_is_refused(server: Server, clock: Any) -> None:
    body = {"game": "dreamblade", "seats": [{"kind": "you"}, {"kind": "you"}], "clock": clock}
    assert httpx.post(f"{server.url}/api/tables", json=body).status_code == 400


def test_a_restart_does_not_use_up_anybodys_time(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = make_table(server, clock={"kind": "game", "minutes": 10, "increment": 0})
        seat = api(server, made).json()["deciding"][0]
        time.sleep(3)
        before = api(server, made).json()["clocks"][seat]
        server.kill()
        time.sleep(6)
        server.start()
        after = api(server, made).json()["clocks"][seat]
        assert after["until"] - before["until"] > 4
        assert 540 < after["until"] - time.time() < 600


def test_pause_over_the_socket(server: Server) -> None:
    made = make_table(server, [{"kind": "you", "name": "Ilse"}, {"kind": "bot", "level": "novice"}])

    async def story(socket: Any) -> None:
        start = await until(socket, "seq")
        await say(socket, {"do": "pause"})
        told = await until_status(socket, "paused", True)
        assert told["choice"] is None
        refused = await say(socket, {"do": "answer", "seq": start["seq"], "value": "stop"})
        assert refused["key"] in ("refused-paused", "refused-stale")
        assert "ok" in await say(socket, {"do": "resume"})
        assert (await say(socket, {"do": "resume"}))["key"] == "refused-not-paused"

    talk(server, made, "0", story)


async def say(socket: Any, message: dict[str, Any]) -> dict[str, Any]:
    await socket.send(json.dumps({"n": 1, **message}))
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if "ok" in told or "refused" in told:
            return told


async def until_status(socket: Any, key: str, value: Any) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told.get(key) == value:
            return told


def test_a_bot_takes_the_place_of_somebody_who_is_away_and_gives_it_back(server: Server) -> None:
    made = make_table(server)
    absent = api(server, made).json()["deciding"][0]
    here = str(1 - absent)

    async def story(socket: Any) -> None:
        await until(socket, "seq")
        for wrong in ("x", "", "99:adept", f"{here}:adept"):
            assert "refused" in await say(socket, {"do": "call", "what": wrong})
        while "ok" not in (told := await say(socket, {"do": "call", "what": f"{absent}:adept"})):
            assert told["key"] == "refused-not-away"
            await asyncio.sleep(0.1)

    talk(server, made, here, story)
    told = wait_for(server, made, lambda told: told["seats"][absent]["kind"] == "bot")
    assert told["seats"][absent]["away"] is True

    async def back(socket: Any) -> None:
        while True:
            if json.loads(await socket.recv()).get("seats", [{}, {}])[absent].get("kind") == "person":
                return

    talk(server, made, str(absent), back)
    assert api(server, made).json()["seats"][absent] == {
        "kind": "person", "name": told["seats"][absent]["name"], "level": "", "away": False,
    }  # fmt: skip


def hand_link(server: Server, made: dict[str, Any], browser: httpx.Client) -> str:
    """Sit down at seat 0 with a browser and copy the link that hands it over."""
    token = made["tokens"]["0"]
    browser.post(f"/t/{made['table']}/sit", data={"token": token, "name": "Ilse"})

    async def open_menu() -> str:
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        address = f"{server.socket_url}/t/{made['table']}/live"
        async with websockets.connect(address, additional_headers={"cookie": cookies}) as socket:
            await until(socket, "html")
            await socket.send(json.dumps({"do": "menu", "n": 1}))
            while True:
                told = json.loads(await socket.recv())
                if "Hand seat A" in told.get("html", ""):
                    links = told["html"].partition("Hand seat A")[2]
                    return str(links.partition('data-copy="')[2].partition('"')[0])

    return asyncio.run(asyncio.wait_for(open_menu(), 20))


def test_whoever_opens_the_link_first_has_the_seat_and_the_old_keys_open_nothing(server: Server) -> None:
    made = make_table(server)
    address = f"/t/{made['table']}"
    headers = {"origin": server.url}
    with (
        httpx.Client(base_url=server.url, headers=headers) as old,
        httpx.Client(base_url=server.url, headers=headers) as new,
        httpx.Client(base_url=server.url, headers=headers) as third,
    ):
        link = hand_link(server, made, old)
        path, _sign, token = link.partition("#")
        assert new.get(link).status_code == 200 and path == f"{address}/sit"
        page = new.post(f"{address}/key", data={"token": link})
        assert page.status_code == 200 and "Ilse hands their seat" in page.text
        assert new.post(f"{address}/sit", data={"token": token, "name": "Zoja"}).status_code == 303
        assert (
            third.get(f"{path}/{token}").status_code
            == third.post(f"{address}/key", data={"token": token}).status_code
            == 403
        )
        assert third.post(f"{address}/sit", data={"token": token, "name": "Eve"}).status_code == 403
        assert 'data-seat="0"' in new.get(address).text
        assert 'data-seat=""' in old.get(address).text
    assert api(server, made).json()["seats"][0]["name"] == "Zoja"
    refused = httpx.get(f"{server.url}/api/tables/{made['table']}/choice", headers=bearer(made["tokens"]["0"]))
    assert refused.status_code == 403 and refused.json()["error"] == "link-handed"
    assert answer(server, made, "0", 1, "stop").status_code == 403
    header = json.loads(api(server, made, "/record").text.splitlines()[0])
    assert header["seats"] == ["Ilse, Zoja", "Oskar"]


def test_dice_are_told_over_the_socket(server: Server) -> None:
    made = make_table(server, companion=True)
    told = api(server, made).json()
    assert told["deciding"] == []

    async def story(socket: Any) -> None:
        start = await until(socket, "seq")
        assert start["rolling"]["kind"] == "initiative" and start["rolling"]["options"][0] == "roll"
        seq = start["seq"]
        assert (await say(socket, {"do": "rolled", "seq": seq}))["key"] == "refused-incomplete"
        assert (await say(socket, {"do": "face", "seq": seq, "what": "9"}))["key"] == "refused-illegal"
        assert (await say(socket, {"do": "face", "seq": seq - 1, "what": "1"}))["key"] == "refused-stale"
        assert (await say(socket, {"do": "roll", "text": "six and a half"}))["key"] == "refused-roll"
        assert "ok" in await say(socket, {"do": "face", "seq": seq, "what": "0"})
        assert "ok" in await say(socket, {"do": "unface"})
        assert "ok" in await say(socket, {"do": "roll", "text": "6 2"})
        assert "ok" in await say(socket, {"do": "rolled", "seq": seq, "id": "r1"})
        assert "refused" in await say(socket, {"do": "luck", "seq": seq})

    talk(server, made, "0", story)
    lines = [json.loads(line) for line in api(server, made, "/record").text.splitlines()]
    assert lines[0]["nature"] == "given" and lines[1] == [-1, [6, 2]]

    async def watching(socket: Any) -> None:
        start = await until(socket, "seq")
        assert start["rolling"] is None
        assert (await say(socket, {"do": "luck", "seq": start["seq"]}))["key"] == "refused-watching"

    talk(server, made, None, watching)


# Replay plus ---------------------------------------------------------------------------------------------------------


def test_a_room_that_begins_where_another_game_stood() -> None:
    old = Story(opened())
    old.play(40)
    first = opened(seed=0)
    first.body |= {"begin": old.room.match.answers[:21], "nature": "committed", "server_seed": "07" * 32}
    story = Story(first)
    room = story.room
    assert room.match.answers[:21] == old.room.match.answers[:21]
    assert refusal(lambda: room.plan_undo(0, {0, 1}, room.at)) == "refused-nothing-to-undo"
    story.play()
    assert room.over()
    record = parse_record(room.match.dump())
    assert record.header.given == 21
    assert replay(GAME, record).digest() == room.match.digest()
    both(story)
    first.body["begin"] = [[0, "nonsense"]]
    with pytest.raises(Diverged):
        Room("table-2", GAME, first)


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The address of a replay."""
    made = make_table(server, [{"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "adept"}])
    wait_for(server, made, lambda told: told["outcome"] is not None, 120)
    return f"/replay/{made['table']}"


def test_playing_on_from_a_replay(server: Server, finished: str) -> None:
    old = [json.loads(line) for line in httpx.get(f"{server.url}{finished}/record").text.splitlines()]
    answers = [line for line in old if isinstance(line, list)]
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as browser:
        assert 'name="step" value="12"' in browser.get(f"{finished}/on?step=12").text
        made = browser.post(f"{finished}/on", data={"step": "12", "as": "all"})
        assert made.status_code == 303
        table = made.headers["location"]
        assert 'class="tablepage"' in browser.get(table).text
        record = [json.loads(line) for line in browser.get(f"{table}/record").text.splitlines()]
        assert record[0]["given"] == 12
        assert [line for line in record if isinstance(line, list)][:12] == answers[:12]
        for wrong in ({"as": "7"}, {"as": "x"}, {"as": "0", "level": "god"}, {"as": "0", "step": "99999"}):
            assert browser.post(f"{finished}/on", data={"step": "12", **wrong}).status_code == 409
        assert browser.get("/replay/nothing-here/on").status_code == 404
        assert browser.get(f"{finished}/on?step=99999").status_code == 200


def test_the_turning_points_of_a_game(server: Server, finished: str) -> None:
    files = {"record": ("game.jsonl", thrown_away().dump())}
    brought = httpx.post(f"{server.url}/replays", files=files, headers={"origin": server.url}, timeout=60)
    for language in ("en", "pl"):
        for way, sure in ((finished, False), (brought.headers["location"], True)):
            told = httpx.get(f"{server.url}{way}/points", headers={"accept-language": language}, timeout=120)
            assert told.status_code == 200
            assert 'id="point-' in told.text or not sure
            assert "random" not in told.text and "greedy" not in told.text


# Webhooks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("127.0.0.1", False), ("10.1.2.3", False), ("169.254.169.254", False), ("0.0.0.0", False), ("::1", False),
        ("::ffff:192.168.0.1", False), ("fd00::1", False), ("fe80::1", False), ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False), ("224.0.0.1", False), ("100.64.0.1", False), ("::127.0.0.1", False),
        ("::ffff:0:127.0.0.1", False), ("64:ff9b:1::7f00:1", False), ("64:ff9b:1::5db8:d822", False),
        ("192.0.0.8", False), ("192.88.99.1", False), ("255.255.255.255", False), ("250.1.1.1", False),
        ("2001::1", False), ("2001:db8::1", False), ("3fff::1", False), ("ff0e::1", False), ("5f00::1", False),
        ("2606:2800:220:1:0:5efe:10.0.0.1", False), ("2606:2800:220:1:200:5efe:127.0.0.1", False),
        ("93.184.216.34", True), ("2606:2800:220:1::1", True), ("::ffff:93.184.216.34", True), ("1.1.1.1", True),
        ("2606:2800:220:1:0:5efe:93.184.216.34", True),
    ],
)  # fmt: skip
def test_what_lies_outside(address: str, outside: bool) -> None:
    assert public(ipaddress.ip_address(address)) is outside


def test_what_a_webhook_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert agreed_webhook(None) == agreed_webhook("") == ""
    assert agreed_webhook("https://example.org:8443/a?b=c") == "https://example.org:8443/a?b=c"
    for wrong in (
        "http://example.org/", "ftp://example.org", "https://", "https://me:you@example.org/", "https://a b.org/",
        "https://example.org:99999/", "https://example.org/\r\nx", "https://" + "x" * 500, 3, "https://[::1",
    ):  # fmt: skip
        with pytest.raises(SetupError):
            agreed_webhook(wrong)
    monkeypatch.setenv("REVERIE_WEBHOOK_LOCAL", "1")
    assert agreed_webhook("http://127.0.0.1:1/x") == "http://127.0.0.1:1/x"


def test_a_private_address_is_never_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REVERIE_WEBHOOK_LOCAL", raising=False)
    with pytest.raises(Hopeless):
        asyncio.run(post("https://127.0.0.1:9/", b"{}"))
    found = [(0, 0, 0, "", (address, 443)) for address in ("1.1.1.1", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_more: found)
    with pytest.raises(Hopeless):
        find_address("both.example", 443)


def test_what_cannot_be_delivered_is_tried_again_and_then_given_up() -> None:
    tried: list[str] = []

    async def send(url: str, body: bytes) -> None:
        tried.append(url)
        if url == "hopeless":
            raise Hopeless(url)
        if len(tried) < 3 or url == "never":
            raise OSError(url)

    async def story(url: str) -> int:
        tried.clear()
        hooks = Webhooks(send, (0.0, 0.01, 0.01, 0.01))
        hooks.tell("table", url, {})
        while hooks.tasks:
            await asyncio.sleep(0.01)
        hooks.close()
        return len(tried)

    assert asyncio.run(story("late")) == 3
    assert asyncio.run(story("never")) == 4
    assert asyncio.run(story("hopeless")) == 1


def test_slow_receivers_hold_up_nobody_else_and_are_told_one_thing_at_a_time() -> None:
    """However many tables tell the slow ones: the others hear at once."""

    async def story() -> None:
        never = asyncio.Event()
        heard: list[str] = []
        at_once: Counter[str] = Counter()

        async def send(url: str, body: bytes) -> None:
            host = url.split("/")[2]
            at_once[host] += 1
            assert at_once[host] == 1
            if host.startswith("slow"):
                await never.wait()
            heard.append(url)
            at_once[host] -= 1

        hooks = Webhooks(send)
        for n in range(MOST_AT_ONE + 9):  # what is too much for one is left out
            for slow in ("slow-1", "slow-2", "slow-3"):
                hooks.tell("table", f"https://{slow}/{n}", {})
        assert len(hooks.tasks) == 3 * MOST_AT_ONE
        hooks.tell("table", "https://quick/1", {})
        hooks.tell("table", "https://quick/2", {})
        async with asyncio.timeout(30):
            while len(heard) < 2:
                await asyncio.sleep(0)
        assert heard == ["https://quick/1", "https://quick/2"]
        hooks.close()

    asyncio.run(story())


def test_an_attempt_has_its_time_in_all_and_not_for_each_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """A receiver that answers byte by byte, each well in time, is left all the same."""
    monkeypatch.setenv("REVERIE_WEBHOOK_LOCAL", "1")
    gone = asyncio.Event()

    async def dribble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            for sign in "HTTP/1.1 " * 10_000:
                writer.write(sign.encode())
                await writer.drain()
                await asyncio.sleep(0.01)
                if reader.at_eof():
                    break
        gone.set()
        writer.close()

    async def story() -> None:
        server = await asyncio.start_server(dribble, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(TimeoutError):
            await post(f"http://127.0.0.1:{port}/", b"{}", 0.2)
        async with asyncio.timeout(30):
            await gone.wait()
        server.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("status", "wrong"), [(204, None), (500, OSError), (429, OSError), (404, Hopeless), (302, Hopeless)]
)
def test_what_a_receiver_answers(monkeypatch: pytest.MonkeyPatch, status: int, wrong: Any) -> None:
    monkeypatch.setenv("REVERIE_WEBHOOK_LOCAL", "1")
    heard: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"{}"))
        writer.write(f"HTTP/1.1 {status} So\r\n\r\n".encode())
        writer.close()

    async def story() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(wrong) if wrong else nullcontext():
            await post(f"http://127.0.0.1:{port}/hook?key=1", b"{}")
        server.close()
        assert heard[0].startswith(b"POST /hook?key=1 HTTP/1.1\r\n") and f"host: 127.0.0.1:{port}".encode() in heard[0]

    asyncio.run(story())


class Ear(BaseHTTPRequestHandler):
    """Somebody's webhook: it keeps what it is told."""

    heard: ClassVar[list[dict[str, Any]]] = []

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


def test_a_table_tells_its_webhook_whose_move_it_is_and_how_it_ended(tmp_path: Path) -> None:
    Ear.heard.clear()
    ear = ThreadingHTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=ear.serve_forever, daemon=True).start()
    patch = pytest.MonkeyPatch()
    patch.setenv("REVERIE_WEBHOOK_LOCAL", "1")
    try:
        with Server(tmp_path) as server:
            made = make_table(server, webhook=f"http://127.0.0.1:{ear.server_port}/hook?key=1")
            seat = api(server, made).json()["deciding"][0]
            token = made["tokens"][str(seat)]

            async def give_up(socket: Any) -> None:
                await until(socket, "seq")
                await say(socket, {"do": "chat", "text": "hello"})
                await say(socket, {"do": "resign"})

            talk(server, made, str(seat), give_up)
            limit = time.monotonic() + 120
            while len(Ear.heard) < 2 and time.monotonic() < limit:
                time.sleep(0.05)
    finally:
        patch.undo()
        ear.shutdown()
        ear.server_close()
    assert [told["event"] for told in sorted(Ear.heard, key=lambda told: told["event"])] == ["move", "over"]
    move = next(told for told in Ear.heard if told["event"] == "move")
    assert move["seats"] == [seat] and move["path"] == f"/t/{made['table']}" and move["names"][0] in move["text"]
    assert token not in json.dumps(Ear.heard)
    assert all(told["allowed_mentions"] == {"parse": []} for told in Ear.heard)  # nobody is called by a name


# The curtain ---------------------------------------------------------------------------------------------------------


def test_behind_the_curtain_nothing_of_the_game_is_sent(tmp_path: Path) -> None:
    world = Dealt(tmp_path, None, [])
    with world.running():
        seats = [SeatWish("me", name="Ada"), SeatWish("here", name="Bo"), SeatWish("here", name="Cy")]
        ada = Visitor("person-0", "Ada")
        table = world.inside(
            world.hub.new_tables.open_table(ada, "hidden_hands", {"players": 3, "hand": 3, "deals": 1}, seats, {})
        )
        room = world.inside(world.hub.tables.live(table)).room
        cookie = {"cookie": f"{VISITOR_COOKIE}={world.hub.signer.seal('visitor', 'person-0')}"}
        page = httpx.get(f"{world.url}/t/{table}", headers=cookie).text
        assert "Hand the screen to Ada" in page
        assert 'id="log"' not in page and "data-pick" not in page and "card-" not in page

        async def story() -> None:
            address = f"ws://127.0.0.1:{world.port}/t/{table}/live"
            async with websockets.connect(address, additional_headers=cookie) as socket:
                told = await until(socket, "html")
                assert "data-pick" not in told["html"]
                for act in ("pick", "look", "why", "hint", "menu", "chat", "answer", "undo", "resign"):
                    refused = await say(socket, {"do": act, "seq": told["seq"], "at": "card-3", "value": 3})
                    assert refused["key"] == "refused-curtain", act
                for seat, name in ((0, "Bo"), (1, "Cy")):
                    assert (await say(socket, {"do": "ready", "seq": told["seq"] - 1}))["key"] == "refused-stale"
                    await say(socket, {"do": "ready", "seq": told["seq"]})
                    told = await until_html(socket, "data-pick")
                    mine = room.match.state.players[seat].hand
                    assert all(f"card-{card}" in told["html"] for card in mine)
                    await say(socket, {"do": "pick", "seq": told["seq"], "value": mine[0]})
                    told = await until_html(socket, f"Hand the screen to {name}")
                    assert not any(f"card-{card}" in told["html"] for card in range(1, 21))

        asyncio.run(asyncio.wait_for(story(), 30))


async def until_html(socket: Any, words: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if words in told.get("html", ""):
            return told


def test_games_without_secrets_have_no_curtain(server: Server) -> None:
    with httpx.Client(base_url=server.url, headers={"origin": server.url}) as browser:
        made = browser.post("/new", data={"game": "dreamblade", "seat-0": "me", "seat-1": "here", "name": "Ilse"})
        assert made.status_code == 303
        page = browser.get(made.headers["location"]).text
    assert "Hand the screen" not in page and "data-pick" in page
