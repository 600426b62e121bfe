"""Talk at a table: it neither delays the game nor grows without end, and the players decide whom they want to hear."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

import pytest
from tests.table.inside import TIMEOUT, Inside
from websockets.sync.client import connect

from reverie.table.hub.limits import Buckets
from reverie.table.hub.live import Live
from reverie.table.rooms import talk
from reverie.table.rooms.room import Room, open_room
from reverie.table.rooms.sitting import Refused
from reverie.table.rooms.talk import WATCHER, Said, who_is


@pytest.fixture
def live(inside: Inside) -> Live:
    return inside.live(inside.table()["table"])


def again(inside: Inside, room: Room, snapshot: bool) -> Room:
    """The room as it is read from its log, perhaps by way of a snapshot."""
    entries = inside.hub.store.read(room.id)
    return open_room(room.id, room.game, entries[0], entries[1:], (room.seq, room.snapshot()) if snapshot else None)


async def all_said(inside: Inside, live: Live, lines: list[tuple[Said, str]]) -> list[str]:
    """What comes of saying all of this at once: a key of refusal for each, or nothing."""
    told = await asyncio.gather(*(inside.hub.talking.say(live, *one) for one in lines), return_exceptions=True)
    return [one.key if isinstance(one, Refused) else repr(one) if one else "" for one in told]


def test_each_who_watches_and_all_of_them_together_have_a_limit_and_players_have_their_own(
    inside: Inside, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(inside.hub.talking, "watchers", Buckets(rate=1e-9, burst=2))
    monkeypatch.setattr(inside.hub.talking, "tables", Buckets(rate=1e-9, burst=3))
    monkeypatch.setattr(inside.hub.talking, "players", Buckets(rate=1e-9, burst=2))
    shouted = [(Said(WATCHER, "Eve", f"line {n}", "e"), f"address {n // 3}") for n in range(6)]
    spoken = [(Said(0, "Ilse", f"line {n}"), "") for n in range(3)]
    told = inside.do(all_said(inside, live, shouted + spoken))
    no = "refused-talking"
    assert told == ["", "", no, "", no, no, "", "", no]
    assert [line["text"] for line in live.room.chat] == ["line 0", "line 1", "line 3", "line 0", "line 1"]


def test_what_is_said_at_once_is_written_together(inside: Inside, live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    acts: list[int] = []
    act = inside.hub.act

    async def counted(table: Live, plan: Any) -> None:
        acts.append(1)
        await act(table, plan)

    monkeypatch.setattr(inside.hub, "act", counted)
    before = live.room.seq
    lines = [(Said(seat, "Ilse", f"line {n}"), "") for n in range(10) for seat in (0, 1)]
    assert inside.do(all_said(inside, live, lines)) == [""] * 20
    assert len(acts) <= 2 and live.room.seq == before + 20 and len(live.room.chat) == 20
    assert [line["text"] for line in again(inside, live.room, False).chat] == [line["text"] for line in live.room.chat]


def test_the_log_of_a_table_holds_so_many_lines(inside: Inside, live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_SHOUTED", 2)
    monkeypatch.setattr(talk, "MOST_SAID", 3)
    told = inside.do(all_said(inside, live, [(Said(WATCHER, "Eve", "x", "e"), f"{n}") for n in range(3)]))
    assert told == ["", "", "refused-chat-full"]
    told = inside.do(all_said(inside, live, [(Said(0, "Ilse", "x"), "") for _ in range(4)]))
    assert told == ["", "", "", "refused-chat-full"]
    for snapshot in (False, True):
        assert again(inside, live.room, snapshot).said == [3, 2]


def test_players_mute_those_who_watch_and_hear_them_again(inside: Inside, live: Live) -> None:
    room = live.room
    who = who_is(room.id, "eve")

    async def story() -> None:
        await inside.hub.talking.say(live, Said(WATCHER, "Eve", "yoohoo", who), "there")
        await inside.hub.talking.say(live, Said(WATCHER, "Adam", "hello", "other"), "here")
        await inside.hub.act(live, lambda: room.plan_mute(0, who))

    inside.do(story())
    assert [line["name"] for line in room.heard()] == ["Adam"]
    for read in (room, again(inside, room, False), again(inside, room, True)):
        assert read.muted == [who] and len(read.heard()) == 1
        with pytest.raises(Refused, match="refused-muted"):
            read.plan_say(WATCHER, "Eve", "yoohoo", who)
        assert read.plan_say(0, "Ilse", "peace") and read.plan_say(WATCHER, "Adam", "oh", "other")
    for wrong, key in ((who, "refused-already-asked"), ("nobody", "refused-nobody")):
        with pytest.raises(Refused, match=key):
            room.plan_mute(1, wrong)
    inside.do(inside.hub.act(live, lambda: room.plan_mute(1, "")))
    assert not room.muted and len(room.heard()) == 2


def test_players_may_keep_the_talk_to_themselves(inside: Inside, live: Live) -> None:
    room = live.room
    inside.do(inside.hub.act(live, lambda: room.plan_hush(1)))
    for read in (room, again(inside, room, False), again(inside, room, True)):
        with pytest.raises(Refused, match="refused-players-only"):
            read.plan_say(WATCHER, "Eve", "yoohoo", "e")
        assert read.plan_say(1, "Oskar", "quiet here")
    inside.do(inside.hub.act(live, lambda: room.plan_hush(0)))
    assert not room.players_only and room.plan_say(WATCHER, "Eve", "yoohoo", "e")


def test_muting_over_sockets_and_on_the_page(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inside.hub.talking, "watchers", Buckets(rate=1e9, burst=1e9))
    made = inside.table()
    address = f"{inside.socket_url}/t/{made['table']}/live?lang=en"
    key = {"authorization": f"Bearer {made['tokens']['0']}"}

    numbers = count(1)

    def ask(line: Any, **message: Any) -> dict[str, Any]:
        number = next(numbers)
        line.send(json.dumps(message | {"n": number}))
        while number not in ((told := json.loads(line.recv(TIMEOUT))).get("ok"), told.get("refused")):
            pass
        return dict(told)

    def page(line: Any, part: str) -> str:
        while part not in (html := json.loads(line.recv(TIMEOUT)).get("html", "")):
            pass
        return str(html)

    with connect(address, additional_headers=key) as player, connect(f"{address}&watch=1") as watcher:
        assert "ok" in ask(watcher, do="chat", text="yoohoo")
        for act in ("mute", "hush"):
            assert ask(watcher, do=act)["key"] == "refused-watching"
        assert "ok" in ask(player, do="chat")
        player.send('{"do":"sync"}')
        html = page(player, "yoohoo")
        who = html.partition('data-do="mute" data-what="')[2].partition('"')[0]
        assert who and "Players only" in html
        assert "ok" in ask(player, do="mute", what=who)
        assert ask(watcher, do="chat", text="yoohoo!")["key"] == "refused-muted"
        player.send('{"do":"sync"}')
        assert "yoohoo" not in page(player, "Hear the muted spectator again")
        assert "ok" in ask(player, do="hush")
        assert ask(watcher, do="chat", text="yoohoo!")["key"] == "refused-players-only"
        assert "ok" in ask(watcher, do="chat")
        watcher.send('{"do":"sync"}')
        assert "Players only" not in page(watcher, "Only those who play talk at this table.")
    told = inside.client.get(f"/api/tables/{made['table']}").json()
    assert told["chat"] == {"players_only": True, "lines": []}
