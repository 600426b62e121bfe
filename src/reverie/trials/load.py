"""`reverie load`: how much one server process bears. Every answer counted here was on the disk before it was acknowledged.

A server of its own is started on a new SQLite database, and clients in this process play on it over real sockets:

- programs in closed loop: every client answers as soon as it is asked; answers a second;
- programs at a given rate: the time from an answer to the other player's update;
- pages: clients that read what a browser gets and click on what it offers;
- idle tabs, memory for a table, and the first page with all it needs.

Beside wall-clock figures there are those a second of the server's own processor time, which other work on the machine does not
change much.
"""

from __future__ import annotations

import asyncio
import gzip
import html
import os
import random
import re
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from reverie.kernel.plain import Body, Setup
from reverie.table.web.changes import Part, whole
from reverie.testing.servers import Server

from .clients import LOOPBACK, Line, ask, open_line, some_answer

SETUP: Final[Setup] = {"turn_limit": 100, "edges": "A"}
TOGETHER: Final = 50
PICK: Final = re.compile(rb'data-(pick|open)="([^"]*)"')
CONFIRM: Final = re.compile(rb'<button[^>]*data-do="confirm"[^>]*>')
LINKED: Final = re.compile(rb'(?:src|href)="(/static/[^"#]+)')
TICKS: Final = os.sysconf("SC_CLK_TCK")
PARTS: Final = ("programs", "at_rate", "pages", "clicks", "memory", "idle", "first_page")


def nothing() -> None:
    """The line of an idle client ended: it counts as lost."""


def processor_seconds(pid: int) -> float:
    """How long a process has worked so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def share(sorted_times: list[float], part: float) -> float:
    """The time within which this part of all updates came, in milliseconds."""
    return round(sorted_times[min(len(sorted_times) - 1, int(len(sorted_times) * part))] * 1000, 2)


class Table:
    """A table and its clients."""

    def __init__(self, id: str, tokens: dict[str, str]) -> None:
        self.id = id
        self.tokens = tokens
        self.players: list[Player] = []


class Player:
    """One seat's client."""

    def __init__(self, load: Load, table: Table, seat: int) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.line: Line | None = None
        self.asked: tuple[int, list[Any]] | None = None
        """At which number of the log it was asked, and the options."""
        self.page: tuple[int, bytes] | None = None
        """The same of somebody who clicks: the page that was sent."""
        self.seq = -1
        self.sent = 0.0
        self.queued = False
        """Whether it is about to answer."""
        self.clicked = False
        """Whether a click is on its way."""
        self.prompter: Line | None = None
        self.shown: list[str] = []
        """The page, as a browser keeps it."""

    def path(self, way: str) -> str:
        return f"/t/{self.table.id}/live?{way}&token={self.table.tokens[str(self.seat)]}"

    async def connect(self) -> None:
        url = self.load.url
        if self.load.kind == "programs":
            self.line = await open_line(url, self.path("as=json"), self.told, self.ended)
            return
        self.line = await open_line(url, self.path("lines=1"), self.told_page, self.ended, squeeze=True)
        if self.load.kind == "pages":
            self.prompter = await open_line(url, self.path("as=json"), self.told, self.ended)

    def ended(self) -> None:
        self.load.lost += not self.load.ending

    def leave(self) -> None:
        for line in (self.line, self.prompter):
            if line is not None:
                line.cut()

    def told(self, line: Line, data: bytes) -> None:
        """What a program hears. A tab that does not click is prompted by a program at its seat."""
        if self.load.kind == "programs":
            self.line = line
        message = msgspec.json.decode(data)
        if "ok" in message:
            self.load.answers += 1
        elif "refused" in message:
            self.load.refused += 1
        elif "seq" in message:
            if self.load.kind == "programs":
                self.update(message["seq"])
            choice = message["choice"]
            if choice is not None and (self.asked is None or self.asked[0] != message["seq"]):
                self.asked = message["seq"], choice["options"]
                self.load.ready(self)

    def update(self, seq: int) -> None:
        """The game went on: the other player's answer took so long to be seen here."""
        if seq <= self.seq:
            return
        self.seq = seq
        for other in self.table.players:
            if other is not self and other.sent:
                self.load.times.append(time.perf_counter() - other.sent)
                other.sent = 0.0

    def answer(self) -> None:
        self.queued = False
        if self.load.kind == "clicks":
            self.click()
            return
        assert self.asked is not None
        assert self.line is not None
        seq, options = self.asked
        self.sent = time.perf_counter()
        self.line.send({"do": "answer", "n": 1, "seq": seq, "value": some_answer(options, self.load.rng)})

    # Pages -----------------------------------------------------------------------------------------------------------

    def told_page(self, line: Line, data: bytes) -> None:
        """What a tab hears: the page, or what has changed in it."""
        self.line = line
        message = msgspec.json.decode(data, type=PageUpdate)
        if message.key:
            self.load.refused += 1
            line.send({"do": "sync"})
        if message.key or message.ok is not None:
            self.clicked = False
        if message.html:
            self.shown = message.html.split("\n")
        elif message.lines:
            self.shown = whole(self.shown, message.lines)
        else:
            return
        self.load.pages_sent += 1
        self.load.answers += message.seq > self.seq and self.seat == 0
        self.update(message.seq)
        if self.load.kind == "clicks":
            self.page = message.seq, "\n".join(self.shown).encode()
            if not self.clicked and self.clicks():  # somebody's arrival may repeat a page while a click is on its way
                self.load.ready(self)

    def clicks(self) -> list[tuple[bytes, bytes]]:
        """What a person could click on in the page that was sent."""
        assert self.page is not None
        return PICK.findall(self.page[1])

    def click(self) -> None:
        assert self.page is not None
        assert self.line is not None
        seq, shown = self.page
        self.clicked = True
        confirm = CONFIRM.search(shown)
        if confirm and b"disabled" not in confirm[0]:
            self.sent = time.perf_counter()
            self.line.send({"do": "confirm", "n": 1, "seq": seq})
            return
        found = self.clicks()
        if not found:
            self.clicked = False
            return
        kind, value = self.load.rng.choice(found)
        told = html.unescape(value.decode())
        self.sent = time.perf_counter()
        if kind == b"pick":
            self.line.send({"do": "pick", "n": 1, "seq": seq, "value": msgspec.json.decode(told)})
        else:
            self.line.send({"do": "open", "n": 1, "seq": seq, "at": told})


class PageUpdate(msgspec.Struct):
    """What a page client reads of a message."""

    seq: int = -1
    html: str = ""
    lines: list[Part] = []
    key: str = ""
    ok: int | None = None


class Load:
    """All clients of one measurement."""

    def __init__(self, url: str, kind: str, seed: int) -> None:
        self.url = url
        self.kind = kind
        self.rng = random.Random(seed)
        self.tables: list[Table] = []
        self.answers = 0
        self.refused = 0
        self.pages_sent = 0
        self.lost = 0
        self.ending = False
        self.times: list[float] = []
        self.waiting: deque[Player] | None = None
        """Clients that could answer and are not let yet; None when everybody answers at once."""

    def ready(self, player: Player) -> None:
        if player.queued:
            return
        player.queued = True
        if self.waiting is not None:
            self.waiting.append(player)
        elif not self.ending:
            asyncio.get_running_loop().call_soon(player.answer)

    async def sit_down(self, tables: list[Table]) -> None:
        self.tables = tables
        for table in tables:
            table.players = [Player(self, table, seat) for seat in (0, 1)]
        players = [player for table in tables for player in table.players]
        for first in range(0, len(players), TOGETHER):
            await asyncio.gather(*(player.connect() for player in players[first : first + TOGETHER]))

    def bytes(self) -> int:
        return sum(p.line.received for table in self.tables for p in table.players if p.line is not None)

    def leave(self) -> None:
        self.ending = True
        for table in self.tables:
            for player in table.players:
                player.leave()

    async def pace(self, rate: float, seconds: float) -> None:
        """Let clients answer at a given rate, those first who have waited longest."""
        assert self.waiting is not None
        began = time.perf_counter()
        let = 0
        while (now := time.perf_counter() - began) < seconds:
            while let < now * rate and self.waiting:
                self.waiting.popleft().answer()
                let += 1
            await asyncio.sleep(0.001)


def wait_until_warm(url: str) -> None:
    """Measure what a server does, and not how it starts."""
    limit = time.monotonic() + 60
    while not ask(url, "/health")["warm"] and time.monotonic() < limit:
        time.sleep(0.1)
    time.sleep(1)  # its workers start


def make_tables(url: str, count: int, game: str = "dreamblade") -> list[Table]:
    """New tables of two programs each, made by many visitors."""
    body = {"game": game, "seats": [{"kind": "you", "name": "One"}, {"kind": "you", "name": "Two"}], "setup": SETUP}

    def make(number: int) -> Table:
        made = ask(url, "/api/tables", body, LOOPBACK[number % len(LOOPBACK)])
        return Table(made["table"], made["tokens"])

    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(make, range(count)))


async def closed_loop(url: str, pid: int, tables: list[Table], seconds: float, kind: str, seed: int) -> Body:
    """Everybody answers as fast as they can."""
    load = Load(url, kind, seed)
    load.waiting = deque()
    await load.sit_down(tables)
    waiting, load.waiting = load.waiting, None
    for player in waiting:
        player.answer()
    await asyncio.sleep(min(1.0, seconds / 4))
    before = load.answers, processor_seconds(pid), time.perf_counter(), load.bytes(), load.pages_sent
    await asyncio.sleep(seconds)
    worked, took = processor_seconds(pid) - before[1], time.perf_counter() - before[2]
    answers = load.answers - before[0]
    told = {
        "answers_per_second": round(answers / took),
        "answers_per_processor_second": round(answers / max(worked, 0.01)),
        "server_busy": round(worked / took, 2),
        "refused": load.refused,
        "lost": load.lost,
    }
    if kind != "programs":
        sent = max(1, load.pages_sent - before[4])
        told["updates_per_second"] = round(sent / took)
        told["updates_per_processor_second"] = round(sent / max(worked, 0.01))
        told["bytes_per_update"] = round((load.bytes() - before[3]) / sent)
    load.leave()
    return told


async def at_rate(url: str, pid: int, tables: list[Table], rate: float, seconds: float, seed: int) -> Body:
    """Answers at an even rate: how long until the other player sees them."""
    load = Load(url, "programs", seed)
    load.waiting = deque()
    await load.sit_down(tables)
    await load.pace(rate, 1.0)
    load.times.clear()
    before = load.answers, processor_seconds(pid), time.perf_counter()
    await load.pace(rate, seconds)
    took, worked = time.perf_counter() - before[2], processor_seconds(pid) - before[1]
    times = sorted(load.times)
    load.leave()
    return {
        "answers_per_second": round((load.answers - before[0]) / took),
        "p50_ms": share(times, 0.5) if times else None,
        "p90_ms": share(times, 0.9) if times else None,
        "p99_ms": share(times, 0.99) if times else None,
        "server_busy": round(worked / took, 2),
    }


async def idle_tabs(url: str, pid: int, tables: list[Table], count: int, seconds: float) -> Body:
    """Tabs that only look, for longer than it takes to be asked whether they are still there."""
    lost = 0

    def ended() -> None:
        nonlocal lost
        lost += 1

    began = memory(pid)
    lines: list[Line] = []
    for first in range(0, count, TOGETHER):
        some = range(first, min(count, first + TOGETHER))
        opened = await asyncio.gather(
            *(
                open_line(url, f"/t/{tables[n % len(tables)].id}/live?watch=1&lang=en", heard_nothing, ended, True)
                for n in some
            ),
            return_exceptions=True,
        )
        lines += [line for line in opened if isinstance(line, Line)]
    worked = processor_seconds(pid)
    await asyncio.sleep(seconds)
    told = {
        "opened": len(lines),
        "still_there": len(lines) - lost,
        "seconds": seconds,
        "server_busy": round((processor_seconds(pid) - worked) / seconds, 2),
        "kb_per_tab": round((memory(pid) - began) / 1024 / max(1, len(lines)), 1),
    }
    for line in lines:
        line.ended = nothing
        line.cut()
    return told


def heard_nothing(line: Line, data: bytes) -> None:
    """Idle tabs read nothing."""


def fetch(line: HTTPConnection, path: str) -> tuple[int, bytes]:
    """What comes over the wire for an address, and what it means."""
    line.request("GET", path, headers={"accept-encoding": "gzip"})
    answer = line.getresponse()
    data = answer.read()
    return len(data), gzip.decompress(data) if answer.headers.get("content-encoding") == "gzip" else data


def first_page(url: str, path: str) -> Body:
    """A page and everything it needs, for somebody who has never been here."""
    where = urlsplit(url)
    line = HTTPConnection(where.hostname or "", where.port, timeout=20)
    began = time.perf_counter()
    size, page = fetch(line, path)
    shown = time.perf_counter() - began
    linked = sorted(set(LINKED.findall(page)))
    done: set[bytes] = set()
    while linked:
        address = linked.pop()
        if address in done:
            continue
        done.add(address)
        more, data = fetch(line, address.decode())
        size += more
        if address.endswith(b".js"):
            folder = address.rpartition(b"/")[0]
            linked += [folder + b"/" + name for name in re.findall(rb'from "\./([\w.-]+)"', data)]
        elif address.endswith(b".css"):
            linked += re.findall(rb'url\("?(/static/[^")#]+)', data)
    line.close()
    return {
        "kb": round(size / 1024, 1),
        "files": 1 + len(done),
        "page_ms": round(shown * 1000, 1),
        "all_ms": round((time.perf_counter() - began) * 1000, 1),
    }


def run(
    folder: Path,
    tables: int = 200,
    seconds: float = 8.0,
    rate: float = 500.0,
    tabs: int = 2000,
    idle_seconds: float = 45.0,
    seed: int = 1,
    only: str = "",
    progress: Callable[[str], None] = lambda line: None,
) -> Body:
    """Start a server and measure it; `only` names one part of all."""
    told: Body = {"tables": tables, "processors": os.cpu_count()}
    for name in PARTS:
        if only and name not in only.split(","):
            continue
        (folder / name).mkdir(parents=True)
        with Server(folder / name) as server:
            wait_until_warm(server.url)
            found = asyncio.run(measure(name, server, tables, seconds, rate, tabs, idle_seconds, seed))
        told[name] = {**found, "load_average": round(os.getloadavg()[0], 2)}
        progress(f"{name}: {msgspec.json.encode(told[name]).decode()}")
    return told


async def measure(
    name: str, server: Server, tables: int, seconds: float, rate: float, tabs: int, idle_seconds: float, seed: int
) -> Body:
    """One part, on a server that has nothing else to do."""
    assert server.process is not None
    url, pid = server.url, server.process.pid
    made = make_tables(url, 1 if name == "first_page" else 0 if name == "memory" else tables)
    match name:
        case "programs" | "pages" | "clicks":
            return await closed_loop(url, pid, made, seconds, name, seed)
        case "at_rate":
            return await at_rate(url, pid, made, rate, seconds, seed)
        case "memory":
            return await table_memory(url, pid, tables, seed)
        case "idle":
            return await idle_tabs(url, pid, made, tabs, idle_seconds)
    return first_page(url, f"/t/{made[0].id}/watch")


async def table_memory(url: str, pid: int, count: int, seed: int) -> Body:
    """What tables add to the server's memory, with two clients each and some dozens of answers."""
    warm = Load(url, "programs", seed)
    warm.waiting = deque()
    await warm.sit_down(make_tables(url, 5))
    await warm.pace(500, 1.0)
    before = memory(pid)
    load = Load(url, "programs", seed)
    load.waiting = deque()
    tables = await asyncio.get_running_loop().run_in_executor(None, make_tables, url, count)
    await load.sit_down(tables)
    answers = 60 * count
    limit = time.perf_counter() + 120
    while load.answers < answers and time.perf_counter() < limit:
        await load.pace(100_000, 0.2)
    told = {
        "kb_per_table": round((memory(pid) - before) / 1024 / count, 1),
        "answers_per_table": round(load.answers / count),
        "server_mb": round(memory(pid) / 2**20, 1),
    }
    load.leave()
    warm.leave()
    return told


__all__ = ["run"]
