"""`reverie chaos`: a party plays over real sockets while everything under it breaks.

Sockets are cut, server processes are killed at random points and started again, PostgreSQL crashes, the disk refuses writes, the
power is cut. Every client keeps a ledger of what was acknowledged to it (`chaos_party.py`). In the end the ledgers are compared
with the log: nothing that was acknowledged may be missing, nothing may be there twice, nobody may have been shown anything but
what the rules show that seat there, no clock may have run out, and every table must replay to the same situation from its log,
from its snapshots and from its record. A run in which too little happened has not held.
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
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from reverie.games import find_game
from reverie.kernel.codec import tuples
from reverie.kernel.header import RecordError
from reverie.kernel.match import TIME
from reverie.kernel.plain import Body
from reverie.kernel.record import parse_record, replay_far
from reverie.table.rooms.keys import signer_of
from reverie.table.rooms.room import Diverged, Room, open_room
from reverie.table.store.entries import Entry
from reverie.table.store.errors import StoreError
from reverie.table.store.store import Store
from reverie.testing.postgres import Postgres
from reverie.testing.power import Power
from reverie.testing.servers import Server

from .chaos_party import Acknowledged, Party, keep_playing, shown

T = TypeVar("T")

FILES: Final = "tables.db"
"""How the names of the database's files begin."""
REFUSING: Final = 0.25
SMALLEST_FILE: Final = 4096
ANSWERS_A_KILL: Final = 5
"""A run in which fewer answers were acknowledged for each kill proves nothing."""


# What breaks ---------------------------------------------------------------------------------------------------------


class Breaker:
    """Breaks things, one at a time, and mends them so that the next can break."""

    def __init__(
        self, party: Party, server: Server, postgres: Postgres | None, rng: random.Random, power: Power | None = None
    ) -> None:
        self.party = party
        self.server = server
        self.postgres = postgres
        self.rng = rng
        self.power = power
        self.counts = {"kills": 0, "worker_kills": 0, "sockets_cut": 0, "refusals": 0, "postgres_crashes": 0}
        self.counts["bytes_lost"] = 0

    async def off_loop(self, work: Callable[..., T], *args: object) -> T:
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
        if self.power is not None:
            self.counts["bytes_lost"] += self.power.cut(FILES)
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
        """Break things until enough was killed, however slow the machine: before each kill people got some answers through."""
        until = time.monotonic() + seconds
        while self.counts["kills"] < kills and time.monotonic() < until:
            await asyncio.sleep(self.rng.uniform(0.05, 0.6))
            if len(self.party.ledger) < ANSWERS_A_KILL * (self.counts["kills"] + 1):
                continue
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


def check_others(party: Party, logs: dict[str, list[Entry]]) -> list[str]:
    """What else was acknowledged and is not there: who sat down, what was said, which table follows."""
    found = []
    for table, seat in party.joined:
        if not any(entry.kind == "sat" and entry.seat == seat for entry in logs.get(table, [])):
            found.append(f"{table}: seat {seat} sat down")
    said = {(table, entry.body.get("text")) for table, log in logs.items() for entry in log if entry.kind == "said"}
    found += [f"{table}: {text}" for table, text in party.said if (table, text) not in said]
    follows = {table: entry.body["table"] for table, log in logs.items() for entry in log if entry.kind == "followed"}
    found += [f"{table}: {id} follows" for table, id in party.follows if follows.get(table) != id]
    return found


def check_views(id: str, game: str, entries: list[Entry], views: dict[tuple[int, int | None], set[str]]) -> list[str]:
    """Whether everybody was shown exactly what the rules show their seat at that entry: nothing hidden, nothing unwritten."""
    rules = find_game(game)
    due = dict(views)
    wrong = []
    room = Room(id, rules, entries[0])
    for entry in [None, *entries[1:]]:
        if entry is not None:
            room.apply(entry)
        for at, seat in [key for key in due if key[0] == room.at]:
            if due.pop((at, seat)) != {shown(rules.view(room.match.state, seat))}:
                wrong.append(f"{id}: seat {seat} was shown something else at {at}")
    return wrong + [f"{id}: seat {seat} was shown entry {at}, which is not there" for at, seat in due]


def judge(party: Party, url: str) -> Body:
    with Store(url, create=False) as store:
        logs = {table: store.read(table) for table in party.tables}
        troubles = check_ledger(party.ledger, logs)
        troubles["lost"] += check_others(party, logs)
        late = [
            f"{table}: seat {entry.seat}"
            for table, entries in logs.items()
            for entry in entries
            if entry.kind == "concluded" and entry.body.get("how") == TIME
        ]
        leaks = []
        for table, entries in logs.items():
            leaks += check_views(table, party.game, entries, party.views.get(table, {})) if entries else []
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
        "shown_wrongly": leaks,
        "out_of_time": late,
        "views": sum(len(views) for views in party.views.values()),
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


TROUBLES: Final = ("lost", "twice", "gaps", "not_verified", "shown_wrongly", "out_of_time")


def too_little(made: int, kills: int, acknowledged: int, least: int | None = None) -> list[str]:
    """Why a run proves nothing, if so."""
    least = ANSWERS_A_KILL * kills if least is None else least
    short = [f"{made} of {kills} kills were made before the time was over"] if made < kills else []
    if acknowledged < max(least, 1):
        short.append(f"{acknowledged} answers were acknowledged; a run needs {max(least, 1)}")
    return short


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
    power_loss: bool = False,
    least_answers: int | None = None,
) -> Body:
    """Break everything for a while and tell what held. `database` is `postgresql` for one of its own, an address, or none
    for SQLite. With `power_loss` every kill is a power cut: what was not synced is gone (SQLite only).
    Raises StoreError, NoPostgres or NoPower when there is nothing to play on."""
    began = time.monotonic()
    rng = random.Random(seed)
    own = Postgres(Path(f"/tmp/reverie-chaos-{os.getpid()}")) if database == "postgresql" else None
    if own is not None:
        own.start()
    url = own.url if own is not None else database
    where = url or f"sqlite:///{folder / FILES}"
    power = Power(folder, folder / "power") if power_loss else None
    server = Server(folder, url, workers=workers, environment=power.environment() if power is not None else None)
    party = Party(server.url, rng, game)
    breaker = Breaker(party, server, own, random.Random(seed + 1), power)
    try:
        with server:
            with Store(where, create=False) as store:
                party.signer = signer_of(store)
            asyncio.run(run_party(party, breaker, tables, kills, seconds))
            stopped = server.stop()
        told = judge(party, where)
    finally:
        if own is not None:
            own.__exit__()
    short = too_little(breaker.counts["kills"], kills, len(party.ledger), least_answers)
    fine = not short and not any(told[trouble] for trouble in TROUBLES)
    waits = sorted(party.recovered)
    return {
        "held": fine,
        "too_little": short,
        "game": game,
        "power_loss": power_loss,
        "database": "postgresql" if (url or "").startswith("postgres") else "sqlite",
        "workers": workers,
        "seconds": round(time.monotonic() - began, 1),
        **breaker.counts,
        "acknowledged": len(party.ledger),
        **party.counts,
        "acts": party.acts,
        **told,
        "recovery_median_s": round(waits[len(waits) // 2], 2) if waits else None,
        "stopped_with": stopped,
        "load_average": round(os.getloadavg()[0], 2),
    }


__all__ = ["Acknowledged", "StoreError", "check_ledger", "check_table", "check_views", "run", "too_little"]
