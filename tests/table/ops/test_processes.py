"""Group commit, and several processes on one PostgreSQL: what is written counts once, and everybody hears of it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import websockets

from reverie.games import find_game
from reverie.kernel.agenda import pending_for
from reverie.kernel.codec import load
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Connection, Live
from reverie.table.hub.looker import Looker
from reverie.table.hub.thinking import Thinking, Thought
from reverie.table.ops.processes import Peers
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.rooms.room import Refused
from reverie.table.store.entries import Entry, TableRow, Write
from reverie.table.store.errors import SeqTaken, StoreError
from reverie.table.store.store import Store
from reverie.table.store.writing import Writing
from reverie.testing.servers import Server

GAME = find_game("dreamblade")


# Group commit --------------------------------------------------------------------------------------------------------


class SlowStore:
    """A store whose transactions take a moment, so that others have to wait."""

    def __init__(self) -> None:
        self.batches: list[list[Write]] = []
        self.broken: Exception | None = None

    def append_many(self, batch: Sequence[Write]) -> list[Exception | None]:
        time.sleep(0.02)
        if self.broken is not None:
            raise self.broken
        self.batches.append(list(batch))
        return [SeqTaken("taken") if table == "late" else None for table, *_ in batch]


def entry(seq: int, body: Any = None) -> Entry:
    return Entry(seq, "said", 0, {"name": "", "text": str(body)}, 1.0)


def test_those_who_wait_together_are_written_together() -> None:
    store = SlowStore()

    async def story() -> None:
        writing = Writing(store)
        done = [writing.append(f"t{number}", [entry(1)]) for number in range(50)]
        done += [writing.append("t7", [entry(2)]), writing.append("t7", [entry(3)])]
        assert not done[0].done()
        await asyncio.gather(*done)
        writing.close()

    asyncio.run(story())
    assert [len(batch) for batch in store.batches] == [1, 51]
    of_seven = [entries[0].seq for batch in store.batches for table, entries, _, _ in batch if table == "t7"]
    assert of_seven == [1, 2, 3]


def test_one_who_is_refused_does_not_disturb_the_others() -> None:
    store = SlowStore()

    async def story() -> list[Any]:
        writing = Writing(store)
        told = await asyncio.gather(
            *[writing.append(table, [entry(1)]) for table in ("a", "late", "b")], return_exceptions=True
        )
        store.broken = StoreError("gone", "gone")
        told.append((await asyncio.gather(writing.append("c", [entry(1)]), return_exceptions=True))[0])
        store.broken = None
        await writing.append("d", [entry(1)])
        writing.close()
        return told

    told = asyncio.run(story())
    assert told[0] is None and told[2] is None
    assert isinstance(told[1], SeqTaken) and isinstance(told[3], StoreError)


def test_a_batch_is_kept_by_a_real_store_table_by_table(store_url: str) -> None:
    with Store(store_url) as store:
        for id in ("aaaaaa", "bbbbbb", "cccccc"):
            row = TableRow(id, "dreamblade", 1.0, 1.0, "playing", [], {}, False)
            store.create(row, [entry(1)])
        newer = TableRow("cccccc", "dreamblade", 1.0, 2.0, "over", [], {"x": 1}, False)
        batch: list[Write] = [
            ("bbbbbb", [entry(2, "b2")], None, None),
            ("aaaaaa", [entry(2, "a2"), entry(3, "a3")], None, None),
            ("bbbbbb", [entry(3, "b3")], None, None),
            ("cccccc", [], newer, None),
        ]
        assert store.append_many(batch) == [None] * 4
        assert [e.body["text"] for e in store.read("aaaaaa", 1)] == ["a2", "a3"]
        assert [e.body["text"] for e in store.read("bbbbbb", 1)] == ["b2", "b3"]
        found = store.table("cccccc")
        assert found is not None and found.status == "over"
        batch = [
            ("aaaaaa", [entry(3, "again")], None, None),
            ("bbbbbb", [entry(4, "b4")], None, None),
            ("cccccc", [entry(5, "a gap")], None, None),
            ("nobody", [entry(1)], None, None),
        ]
        taken, fine, gap, missing = store.append_many(batch)
        assert isinstance(taken, SeqTaken) and fine is None
        assert isinstance(gap, ValueError) and isinstance(missing, StoreError)
        assert store.ends(["aaaaaa", "bbbbbb", "cccccc", "nobody"]) == {"aaaaaa": 3, "bbbbbb": 4, "cccccc": 1}


# Hubs ----------------------------------------------------------------------------------------------------------------


class Advised(Thinking):
    """Bots that answer what the game advises, in this process; they count how often they are asked."""

    def __init__(self, seconds: float = 0.05) -> None:
        super().__init__(1)
        self.asked = 0
        self.seconds = seconds

    def warm(self) -> None:
        pass

    async def think(self, game: str, data: bytes, seat: int, bot: str, seed: int) -> Thought:
        self.asked += 1
        await asyncio.sleep(self.seconds)
        state = load(GAME, data)
        choice = pending_for(state, seat)
        assert choice is not None
        return Thought(GAME.bots.advise(state, choice).answer, "", {}, 0.0)


def some_hub(url: str, several: bool = True) -> Hub:
    hub = Hub(Store(url), Advised(), pace=0)
    if several:
        hub.peers = Peers(hub, url)
    return hub


def run_hubs(url: str, story: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        one, two = some_hub(url), some_hub(url)
        await one.start()
        await two.start()
        try:
            await until(lambda: one.peers is not None and one.peers.listens)
            await until(lambda: two.peers is not None and two.peers.listens)
            await asyncio.wait_for(story(one, two), 60)
        finally:
            await one.stop()
            await two.stop()

    asyncio.run(run())


async def until(holds: Callable[[], bool], seconds: float = 30) -> None:
    limit = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < limit, "it did not come about"
        await asyncio.sleep(0.01)


async def new_table(hub: Hub, *kinds: str) -> str:
    seats = [SeatWish(kind, "novice" if kind == "bot" else "", "Ilse") for kind in kinds]
    turns = 2 if kinds == ("bot", "bot") else 20
    return await hub.new_tables.open_table(
        Visitor("ilse", "Ilse"), "dreamblade", {"turn_limit": turns, "edges": "A"}, seats, {}
    )


async def tab(hub: Hub, id: str, person: str = "ilse") -> tuple[Live, Connection]:
    live = await hub.tables.live(id)
    connection = Connection(Looker(Visitor(person, ""), Settings({}), live.seats_of(person)))
    await hub.presence.connect(live, connection)
    return live, connection


def advised(live: Live) -> tuple[int, Any, int]:
    """Somebody's good answer: seat, value and what it refers to."""
    seat = live.room.deciding()[0]
    choice = live.room.owed(seat)
    assert choice is not None
    return seat, GAME.bots.advise(live.room.match.state, choice).answer, live.room.at


@pytest.fixture
def shared(new_database: Callable[[str], str]) -> str:
    return new_database("postgresql")


def test_what_one_process_writes_the_other_shows(shared: str) -> None:
    async def story(one: Hub, two: Hub) -> None:
        id = await new_table(one, "me", "here")
        here, _ = await tab(one, id)
        there, other = await tab(two, id)
        for _ in range(12):
            other.stale.clear()
            await one.answer(here, *advised(here))
            await until(lambda: there.room.at == here.room.at)
            assert other.stale.is_set()
            await two.answer(there, *advised(there))
            await until(lambda: there.room.at == here.room.at)
        assert there.room.match.digest() == here.room.match.digest()

    run_hubs(shared, story)


def test_of_two_who_answer_at_once_one_is_told_that_it_was_too_late(shared: str) -> None:
    async def story(one: Hub, two: Hub) -> None:
        id = await new_table(one, "me", "here")
        here, there = await one.tables.live(id), await two.tables.live(id)
        lost = 0
        for _ in range(15):
            await two.hear(there)
            await one.hear(here)
            seat, value, at = advised(here)
            told = await asyncio.gather(
                one.answer(here, seat, value, at), two.answer(there, seat, value, at), return_exceptions=True
            )
            refused = [error for error in told if isinstance(error, Refused)]
            assert len(refused) == 1 and refused[0].key == "refused-stale", told
            lost += 1
        await one.hear(here)
        await two.hear(there)
        assert here.room.seq == there.room.seq == 1 + lost == len(one.store.read(id))
        assert here.room.match.digest() == there.room.match.digest()

    run_hubs(shared, story)


def test_a_repeated_answer_is_known_whichever_process_gets_it(shared: str) -> None:
    async def story(one: Hub, two: Hub) -> None:
        id = await new_table(one, "me", "here")
        here, there = await one.tables.live(id), await two.tables.live(id)
        seat, value, at = advised(here)
        await one.answer(here, seat, value, at, "ilse/1")
        await two.answer(there, seat, value, at, "ilse/1")  # it finds out by trying to write
        assert [e.body.get("id") for e in two.store.read(id, 1)] == ["ilse/1"]

    run_hubs(shared, story)


def test_what_is_said_at_the_same_time_is_all_kept(shared: str) -> None:
    async def story(one: Hub, two: Hub) -> None:
        id = await new_table(one, "me", "here")
        here, there = await one.tables.live(id), await two.tables.live(id)

        async def talk(hub: Hub, live: Live, who: int) -> None:
            for number in range(10):
                await hub.act(live, lambda number=number: live.room.plan_say(who, "", f"{who}-{number}"))  # type: ignore[misc]

        await asyncio.gather(talk(one, here, 0), talk(two, there, 1))
        said = [e.body["text"] for e in one.store.read(id, 1)]
        assert sorted(said) == sorted(f"{who}-{number}" for who in (0, 1) for number in range(10))

    run_hubs(shared, story)


def test_only_one_process_thinks_for_a_bot(shared: str) -> None:
    async def story(one: Hub, two: Hub) -> None:
        id = await new_table(one, "bot", "bot")
        here, _ = await tab(one, id)
        there, _ = await tab(two, id)
        await until(lambda: here.room.over() and there.room.over(), 50)
        answers = sum(1 for e in one.store.read(id) if e.kind == "answered")
        assert isinstance(one.thinking, Advised) and isinstance(two.thinking, Advised)
        assert answers <= one.thinking.asked + two.thinking.asked <= answers * 1.2 + 2

    run_hubs(shared, story)


def test_when_the_process_that_thinks_is_gone_another_one_does(shared: str) -> None:
    async def story(one: Hub, two: Hub) -> None:
        assert isinstance(one.thinking, Advised) and isinstance(two.thinking, Advised)
        quick = one.thinking.seconds
        one.thinking.seconds = two.thinking.seconds = 1000
        id = await new_table(one, "me", "bot")
        here, _ = await tab(one, id)
        there, _ = await tab(two, id)
        while here.room.deciding() == [0]:
            await one.answer(here, *advised(here))
        both = {one: one.thinking, two: two.thinking}
        await until(lambda: any(thinking.asked for thinking in both.values()))
        thinker, other = (one, two) if one.thinking.asked else (two, one)
        at = here.room.at
        await asyncio.sleep(0.5)
        assert here.room.at == at
        assert both[other].asked == 0
        both[other].seconds = quick
        assert thinker.peers is not None
        assert thinker.peers.line is not None
        await thinker.peers.line.close()  # as if the process had been killed
        await until(lambda: (here if other is one else there).room.at > at)

    run_hubs(shared, story)


def test_seats_and_presence_are_known_everywhere(shared: str) -> None:
    async def story(one: Hub, two: Hub) -> None:
        id = await new_table(one, "me", "link")
        here, _ = await tab(one, id)
        there, zoja = await tab(two, id, "zoja")
        await until(lambda: there.online() == {0} and here.watching() == 1)
        await one.seats.sit(here, 1, Visitor("zoja", "Zoja"))
        await until(lambda: zoja.looker.seats == {1})
        assert there.room.status() == "playing" and there.seats_of("zoja") == {1}
        two.presence.leave(there, zoja)
        await until(lambda: here.online() == {0} and here.watching() == 0)

    run_hubs(shared, story)


def test_news_that_were_missed_are_found_after_the_line_broke(shared: str) -> None:
    name = shared.partition("application_name=")[2].partition("&")[0]

    async def story(one: Hub, two: Hub) -> None:
        assert one.peers is not None and two.peers is not None
        id = await new_table(one, "me", "here")
        here, _ = await tab(one, id)
        there, _ = await tab(two, id)
        with psycopg.connect(two.peers.address, autocommit=True) as line:
            line.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = %s AND query LIKE 'LISTEN%%'",
                (name,),
            )
        await until(lambda: not two.peers.listens if two.peers else False)
        await one.answer(here, *advised(here))
        await until(lambda: there.room.at == here.room.at)
        await until(lambda: two.peers.listens if two.peers else False)

    run_hubs(shared, story)


class Doubtful(Store):
    """A database that keeps what it is given and then breaks the line before it can say so."""

    broken = False

    def append_many(self, batch: Sequence[Write]) -> list[Exception | None]:
        told = super().append_many(batch)
        return [StoreError("gone", "gone")] * len(batch) if self.broken else told


def test_an_answer_whose_fate_was_unknown_is_acknowledged_when_it_comes_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = Doubtful(f"sqlite:///{tmp_path / 'tables.db'}")
        hub = Hub(store, Advised(), pace=0)
        await hub.start()
        live = await hub.tables.live(await new_table(hub, "me", "here"))
        seat, value, at = advised(live)
        await hub.lists.flush()
        store.broken = True
        with pytest.raises(Refused, match="store-gone"):
            await hub.answer(live, seat, value, at, "ilse/1")
        store.broken = False
        await hub.answer(live, seat, value, at, "ilse/1")
        assert live.room.seq == 2 and len(store.read(live.room.id)) == 2
        await hub.answer(live, *advised(live), "ilse/2")
        assert live.room.seq == 3
        await hub.stop()

    asyncio.run(run())


def test_whoever_leaves_in_the_middle_of_an_act_leaves_a_whole_table(tmp_path: Path) -> None:
    async def run() -> None:
        hub = some_hub(f"sqlite:///{tmp_path / 'tables.db'}", several=False)
        await hub.start()
        live = await hub.tables.live(await new_table(hub, "me", "here"))
        acting = asyncio.create_task(hub.answer(live, *advised(live)))
        await asyncio.sleep(0)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        assert live.doubtful
        await hub.act(live, lambda: live.room.plan_say(0, "", "still here"))
        await hub.answer(live, *advised(live))
        assert live.room.seq == len(hub.store.read(live.room.id))
        await hub.stop()

    asyncio.run(run())


# Processes -----------------------------------------------------------------------------------------------------------


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="need PostgreSQL"):
        Server(tmp_path, workers=2).start()


def first(options: list[Any]) -> Any:
    """Some answer of a domain."""
    match options:
        case ["list", values] | ["menu", values, _]:
            return values[0]
        case ["subset", items, least, _most, _alone]:
            return items[: max(1, least)]
        case ["split", total, targets, needs]:
            guard = next((place for place, need in enumerate(needs) if need >= 0), 0)
            return [total if place == guard else 0 for place in range(len(targets))]
    raise AssertionError(options)


def processes_of(server: Server, enough: int) -> set[int]:
    """The processes that answer, each asked over a line of its own."""
    found: set[int] = set()
    limit = time.monotonic() + 30
    while len(found) < enough and time.monotonic() < limit:
        try:
            with httpx.Client() as client:
                found.add(client.get(f"{server.url}/health").json()["process"])
        except httpx.HTTPError:
            time.sleep(0.1)
    return found


def test_a_process_that_is_killed_is_replaced_and_the_table_plays_on(tmp_path: Path, shared: str) -> None:
    with Server(tmp_path, shared, workers=2) as server:
        body = {"game": "dreamblade", "seats": [{"kind": "you"}, {"kind": "you"}], "setup": {"edges": "A"}}
        made = httpx.post(f"{server.url}/api/tables", json=body).json()

        async def play(limit: int) -> int:
            """At least so many answers, each seat's over a line of its own, which may end at any process."""
            played = 0
            address = f"{server.socket_url}/t/{made['table']}/live?as=json&token="
            async with (
                websockets.connect(address + made["tokens"]["0"]) as one,
                websockets.connect(address + made["tokens"]["1"]) as two,
            ):
                while played < limit:
                    for line in (one, two):
                        try:
                            told = json.loads(await asyncio.wait_for(line.recv(), 0.05))
                        except TimeoutError:
                            continue
                        if told.get("choice"):
                            answer = {"do": "answer", "seq": told["seq"], "value": first(told["choice"]["options"])}
                            await line.send(json.dumps({**answer, "n": played}))
                        played += "ok" in told
            return played

        assert asyncio.run(asyncio.wait_for(play(6), 120)) >= 6
        before = processes_of(server, 2)
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        assert asyncio.run(asyncio.wait_for(play(6), 120)) >= 6
        limit = time.monotonic() + 120
        while len(now := processes_of(server, 2)) < 2 or now == before:
            assert time.monotonic() < limit
        assert max(before) in now
        assert server.stop() == 0
