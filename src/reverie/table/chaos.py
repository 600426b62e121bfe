"""`reverie chaos`: a party plays over real sockets while everything under it breaks.

Sockets are cut, server processes are killed at random points and started again, PostgreSQL crashes, the disk refuses writes.
Every client keeps a ledger of what was acknowledged to it. In the end the ledgers are compared with the log: nothing that was
acknowledged may be missing, nothing may be there twice, and every table must replay to the same situation from its log, from
its snapshots and from its record.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import subprocess
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from reverie.games import find_game
from reverie.kernel.codec import tuples
from reverie.kernel.record import RecordError, parse_record, replay_far
from reverie.testing.postgres import Postgres
from reverie.testing.servers import Server

from .clients import LOOPBACK, Line, ask, open_line, some_answer
from .room import Diverged, Room, open_room
from .store import Entry, Store, StoreError

SETUP: Final[dict[str, Any]] = {"turn_limit": 4, "edges": "A"}
UNANSWERED: Final = 5.0
"""After so many seconds without a word a client opens its line again."""
REFUSING: Final = 0.25
SMALLEST_FILE: Final = 4096
PATIENCE: Final = 0.02


class Acknowledged(msgspec.Struct):
    """What a client was promised."""

    table: str
    seat: int
    seq: int
    id: str
    value: Any


class Party:
    """All clients, and what they have seen."""

    def __init__(self, url: str, rng: random.Random, game: str) -> None:
        self.url = url
        self.rng = rng
        self.game = game
        self.ledger: list[Acknowledged] = []
        self.tables: list[str] = []
        self.lines: set[Line] = set()
        self.ending = False
        self.counts = {"sent": 0, "resent": 0, "refused": 0, "store_refused": 0, "connections": 0, "games": 0}
        self.addresses = list(LOOPBACK)
        self.rng.shuffle(self.addresses)
        self.recovered: list[float] = []
        self.killed_at = 0.0

    def acknowledged(self, one: Acknowledged) -> None:
        self.ledger.append(one)
        if self.killed_at:
            self.recovered.append(time.monotonic() - self.killed_at)
            self.killed_at = 0.0


class Player:
    """One seat's client. An answer that was not acknowledged is sent again with the same id, until its fate is known."""

    def __init__(self, party: Party, table: str, seat: int, token: str) -> None:
        self.party = party
        self.table = table
        self.seat = seat
        self.path = f"/t/{table}/live?as=json&token={token}"
        self.line: Line | None = None
        self.open: Acknowledged | None = None
        self.number = 0
        self.answered = -1
        """The last decision that was answered for good or refused."""
        self.over = False
        self.heard = time.monotonic()
        self.lost = asyncio.Event()

    async def play(self) -> None:
        """Until the game is over or the party ends."""
        while not self.over and not self.party.ending:
            self.lost.clear()
            try:
                self.line = await open_line(self.party.url, self.path, self.told, self.lost.set)
            except (OSError, TimeoutError):
                await asyncio.sleep(self.party.rng.uniform(PATIENCE, 5 * PATIENCE))
                continue
            self.party.counts["connections"] += 1
            self.party.lines.add(self.line)
            self.heard = time.monotonic()
            if self.open is not None:
                self.party.counts["resent"] += 1
                self.say(self.open)
            await self.watch()
            self.line.cut()
            self.party.lines.discard(self.line)

    async def watch(self) -> None:
        while not self.over and not self.party.ending:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.lost.wait(), 0.5)
            if self.lost.is_set():
                return
            if self.open is not None and time.monotonic() - self.heard > UNANSWERED:
                return

    def say(self, answer: Acknowledged) -> None:
        assert self.line is not None
        self.line.send({"do": "answer", "n": self.number, "seq": answer.seq, "value": answer.value, "id": answer.id})

    def told(self, line: Line, data: bytes) -> None:
        self.line = line
        self.heard = time.monotonic()
        message = msgspec.json.decode(data)
        if "ok" in message:
            self.settled(message["ok"], None)
        elif "refused" in message:
            self.settled(message["refused"], message["key"])
        elif "seq" in message:
            self.over = message["outcome"] is not None
            choice = message["choice"]
            if choice is not None and self.open is None and message["seq"] > self.answered:
                self.answer(message["seq"], choice["options"])

    def answer(self, seq: int, options: list[Any]) -> None:
        rng = self.party.rng
        self.number += 1
        id = f"{rng.getrandbits(64):x}"
        self.open = Acknowledged(self.table, self.seat, seq, id, some_answer(options, rng))
        self.party.counts["sent"] += 1
        self.say(self.open)

    def settled(self, number: int | None, why: str | None) -> None:
        answer = self.open
        if answer is None or number != self.number:
            return
        if why is None:
            self.party.acknowledged(answer)
            self.answered = answer.seq
            self.open = None
        elif why.startswith("store-") or why == "refused-stopping":
            self.party.counts["store_refused"] += 1
            asyncio.get_running_loop().call_later(PATIENCE * 5, self.again, answer)
        else:
            self.party.counts["refused"] += 1
            self.answered = answer.seq if why == "refused-stale" else self.answered
            self.open = None
            if self.line is not None:
                self.line.send({"do": "sync"})

    def again(self, answer: Acknowledged) -> None:
        if self.open is answer and self.line is not None:
            self.party.counts["resent"] += 1
            self.say(answer)


async def keep_playing(party: Party, against_bot: bool) -> None:
    """One table after the other, two clients each, or one against a bot of the house."""
    loop = asyncio.get_running_loop()
    while not party.ending:
        whence = party.addresses[len(party.tables) % len(party.addresses)]
        other = {"kind": "bot", "level": "novice"} if against_bot else {"kind": "you", "name": "Two"}
        body = {"game": party.game, "seats": [{"kind": "you", "name": "One"}, other], "setup": SETUP}
        try:
            made = await loop.run_in_executor(None, ask, party.url, "/api/tables", body, whence)
        except OSError:
            await asyncio.sleep(5 * PATIENCE)
            continue
        party.tables.append(made["table"])
        players = [Player(party, made["table"], int(seat), token) for seat, token in made["tokens"].items()]
        await asyncio.gather(*(player.play() for player in players))
        party.counts["games"] += all(player.over for player in players)


# What breaks ---------------------------------------------------------------------------------------------------------


class Breaker:
    """Breaks things, one at a time, and mends them so that the next can break."""

    def __init__(self, party: Party, server: Server, postgres: Postgres | None, rng: random.Random) -> None:
        self.party = party
        self.server = server
        self.postgres = postgres
        self.rng = rng
        self.counts = {"kills": 0, "worker_kills": 0, "sockets_cut": 0, "refusals": 0, "postgres_crashes": 0}

    async def off_loop(self, work: Any, *args: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(None, work, *args)

    async def kill(self) -> None:
        """SIGKILL: to one process of several, or to all of them."""
        self.party.killed_at = time.monotonic()
        if self.server.workers > 1 and self.rng.random() < 0.8:
            workers = self.serving()
            if workers:
                with suppress(ProcessLookupError):
                    os.kill(self.rng.choice(workers), signal.SIGKILL)
                    self.counts["kills"] += 1
                    self.counts["worker_kills"] += 1
                return
        self.server.kill()
        self.counts["kills"] += 1
        await self.off_loop(self.server.start)

    def serving(self) -> list[int]:
        """The processes that serve: children of the one that was started which listen as it does."""
        assert self.server.process is not None
        told = subprocess.run(
            ["ps", "--ppid", str(self.server.process.pid), "-o", "pid=,args="],
            capture_output=True,
            text=True,
            check=False,
        )
        lines = [line.split(None, 1) for line in told.stdout.splitlines()]
        return [int(pid) for pid, args in lines if "spawn_main" in args]

    async def cut(self) -> None:
        lines = list(self.party.lines)
        for line in self.rng.sample(lines, min(len(lines), self.rng.randint(1, 6))):
            line.cut()
            self.counts["sockets_cut"] += 1

    async def refuse(self) -> None:
        """The disk takes nothing more, for a moment."""
        self.counts["refusals"] += 1
        if self.postgres is not None:
            await self.off_loop(self.postgres.refuse_writes, True)
            await asyncio.sleep(REFUSING)
            await self.off_loop(self.postgres.refuse_writes, False)
            return
        process = self.server.process
        if process is None:
            return
        with suppress(ProcessLookupError, PermissionError):
            _soft, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (SMALLEST_FILE, hard))
            await asyncio.sleep(REFUSING)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))

    async def crash_postgres(self) -> None:
        assert self.postgres is not None
        self.counts["postgres_crashes"] += 1
        await self.off_loop(self.postgres.restart)

    async def run(self, kills: int, seconds: float) -> None:
        until = time.monotonic() + seconds
        while self.counts["kills"] < kills and time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(0.05, 0.6))
            what = self.rng.random()
            if what < 0.2:
                await self.cut()
            elif what < 0.32:
                await self.refuse()
            elif what < 0.37 and self.postgres is not None:
                await self.crash_postgres()
            else:
                await self.kill()


# What must hold ------------------------------------------------------------------------------------------------------


def check_ledger(ledger: list[Acknowledged], logs: dict[str, list[Entry]]) -> dict[str, list[str]]:
    """What was acknowledged and is not there, is there otherwise, or is there twice."""
    found: dict[str, list[str]] = {"lost": [], "twice": [], "gaps": []}
    for table, entries in logs.items():
        if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
            found["gaps"].append(table)
        ids: set[str] = set()
        for entry in entries:
            id = entry.body.get("id", "") if entry.kind == "answered" else ""
            if id and id in ids:
                found["twice"].append(f"{table} {entry.seq} {id}")
            ids.add(id)
    given = {
        (table, entry.body.get("id")): entry
        for table, entries in logs.items()
        for entry in entries
        if entry.kind == "answered"
    }
    for one in ledger:
        kept = given.get((one.table, f"{one.seat}/{one.id}"))
        if kept is None or tuples(kept.body["answers"][0]) != (one.seat, tuples(one.value)) or kept.seq <= one.seq:
            found["lost"].append(f"{one.table} after {one.seq} {one.id}")
    return found


def check_table(id: str, game: str, entries: list[Entry], snapshot: tuple[int, bytes] | None) -> str:
    """Whether a table replays to the same situation from its log, its snapshot and its record; what does not."""
    rules = find_game(game)
    try:
        room: Room = open_room(id, rules, entries[0], entries[1:], None)
        quick = open_room(id, rules, entries[0], entries[1:], snapshot)
        if quick.match.digest() != room.match.digest() or quick.match.answers != room.match.answers:
            return "its snapshot tells another story than its log"
        record = parse_record(room.match.dump())
        again, difference = replay_far(rules, record)
    except (Diverged, RecordError, ValueError) as error:
        return f"{type(error).__name__}: {error}"
    if difference is not None:
        return f"answer {difference.answer}: {difference.what}"
    return "" if again.digest() == room.match.digest() else "its record ends differently"


def judge(party: Party, url: str) -> dict[str, Any]:
    with Store(url, create=False) as store:
        logs = {table: store.read(table) for table in party.tables}
        troubles = check_ledger(party.ledger, logs)
        wrong = []
        for table, entries in logs.items():
            trouble = check_table(table, party.game, entries, store.snapshot(table)) if entries else "it is not there"
            if trouble:
                wrong.append(f"{table}: {trouble}")
    return {
        "tables": len(logs),
        "entries": sum(len(entries) for entries in logs.values()),
        "lost": troubles["lost"],
        "twice": troubles["twice"],
        "gaps": troubles["gaps"],
        "not_verified": wrong,
    }


def settle(url: str) -> None:
    """Wait until a server answers as it should."""
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.1)


async def run_party(party: Party, breaker: Breaker, tables: int, kills: int, seconds: float) -> None:
    playing = [asyncio.create_task(keep_playing(party, number % 4 == 3)) for number in range(tables)]
    try:
        await breaker.run(kills, seconds)
        await asyncio.get_running_loop().run_in_executor(None, settle, party.url)
        await asyncio.sleep(1.5)  # whatever is on its way arrives
    finally:
        party.ending = True
        await asyncio.wait_for(asyncio.gather(*playing, return_exceptions=True), 60)


def run(
    folder: Path,
    database: str | None = None,
    kills: int = 200,
    seconds: float = 900,
    tables: int = 8,
    workers: int = 1,
    seed: int = 1,
    game: str = "dreamblade",
) -> dict[str, Any]:
    """Break everything for a while and tell what held. `database` is `postgresql` for one of its own, an address, or none
    for SQLite. Raises StoreError or NoPostgres when there is nothing to play on."""
    began = time.monotonic()
    rng = random.Random(seed)
    own = Postgres(Path(f"/tmp/reverie-chaos-{os.getpid()}")) if database == "postgresql" else None
    if own is not None:
        own.start()
    url = own.url if own is not None else database
    server = Server(folder, url, workers=workers)
    party = Party(server.url, rng, game)
    breaker = Breaker(party, server, own, random.Random(seed + 1))
    try:
        with server:
            asyncio.run(run_party(party, breaker, tables, kills, seconds))
            stopped = server.stop()
        told = judge(party, url or f"sqlite:///{folder / 'tables.db'}")
    finally:
        if own is not None:
            own.__exit__()
    fine = not (told["lost"] or told["twice"] or told["gaps"] or told["not_verified"])
    waits = sorted(party.recovered)
    return {
        "held": fine,
        "database": "postgresql" if (url or "").startswith("postgres") else "sqlite",
        "workers": workers,
        "seconds": round(time.monotonic() - began, 1),
        **breaker.counts,
        "acknowledged": len(party.ledger),
        **party.counts,
        **told,
        "recovery_median_s": round(waits[len(waits) // 2], 2) if waits else None,
        "stopped_with": stopped,
        "load_average": round(os.getloadavg()[0], 2),
    }


__all__ = ["Acknowledged", "StoreError", "check_ledger", "check_table", "run"]
