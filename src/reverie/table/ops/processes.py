"""Several server processes on one PostgreSQL: what they tell each other, and who starts them.

Any process serves any table. `UNIQUE (table, seq)` decides who writes; whoever loses reads what was written and thinks again.
Beside that, processes only spare each other work and waiting:

- news: a transaction that writes also notifies, so others read at once instead of when they next look;
- claims: an advisory lock says that somebody thinks for the bots of a table, and ends with the connection of a process that
  dies;
- presence: who looks at a table from which process, told when it changes and again now and then.

All of it may be lost without harm: every few seconds each process looks for itself.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import msgspec
import psycopg
from sqlalchemy.engine import URL

from ..hub.hub import Hub
from ..hub.live import Live
from ..store.connections import POSTGRESQL, read_url
from ..store.database import CHANNEL, MOST_NEWS
from ..store.errors import StoreError

log = logging.getLogger("reverie.table")

ROUND: Final = 2.0
"""Seconds between two looks for what was missed."""
SILENT: Final = 8.0
"""A process that has said nothing for so long is not there any more."""
PATIENCE: Final = 0.1
MOST_PATIENCE: Final = 2.0
BOTS_OF: Final = 0x5245
"""The first half of the advisory lock of a table's bots; the table is the second."""
QUICK_DEATH: Final = 5.0
STOPPING: Final = 12.0


def address_of(url: URL) -> str:
    """The database as its own library wants to hear of it."""
    return url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)


class Peers:
    """The other processes, as one process hears them and speaks to them."""

    def __init__(self, hub: Hub, url: str) -> None:
        self.hub = hub
        self.address = address_of(read_url(url))
        self.name = secrets.token_urlsafe(6)
        self.tasks: set[asyncio.Task[object]] = set()
        self.line: psycopg.AsyncConnection[Any] | None = None
        self.speaking = asyncio.Lock()
        self.listens = False
        """Whether news arrive now."""
        self.ended = False

    async def start(self) -> None:
        self.hub.store.voice = self.name
        self._spawn(self._keep_listening())
        self._spawn(self._keep_looking())

    async def stop(self) -> None:
        self.ended = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.line is not None:
            await self.line.close()

    def _spawn(self, work: Coroutine[object, None, object]) -> None:
        if self.ended:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Hearing ---------------------------------------------------------------------------------------------------------

    async def _keep_listening(self) -> None:
        """Hear the others; when the line breaks, open it again and look what was missed."""
        patience = PATIENCE
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    self.listens = True
                    patience = PATIENCE
                    self._spawn(self._look())
                    async for notice in line.notifies():
                        self._heard(notice.payload)
            except (psycopg.Error, OSError) as error:
                log.warning("news of other processes interrupted", extra={"error": " ".join(str(error).split())[:200]})
            self.listens = False
            await asyncio.sleep(patience)
            patience = min(MOST_PATIENCE, patience * 2)

    def _heard(self, payload: str) -> None:
        try:
            voice, kind, data = msgspec.json.decode(payload)
            if voice != self.name:
                HEARD[kind](self, voice, data)
        except (ValueError, TypeError, KeyError, msgspec.DecodeError) as error:
            log.warning("news not understood", extra={"error": repr(error)})

    def _news(self, voice: str, tables: dict[str, int]) -> None:
        for id, seq in tables.items():
            live = self.hub.tables.open.get(id)
            if live is not None and live.connections and (seq == 0 or seq > live.room.seq):
                self.hub.hear_later(live)

    def _who(self, voice: str, tables: list[str]) -> None:
        for id in tables:
            live = self.hub.tables.open.get(id)
            if live is not None and live.connections:
                self.here(live)

    def _presence(self, voice: str, tables: dict[str, tuple[list[int], int]]) -> None:
        for id, (seats, watching) in tables.items():
            live = self.hub.tables.open.get(id)
            if live is None:
                continue
            before = live.online(), live.watching()
            if seats or watching:
                live.elsewhere[voice] = set(seats), watching, time.monotonic()
            else:
                live.elsewhere.pop(voice, None)
            if before != (live.online(), live.watching()):
                live.refresh()

    # Speaking --------------------------------------------------------------------------------------------------------

    async def _ask(self, statement: str, *values: object) -> object:
        """One value from the database over a line of our own; None when there is no line."""
        async with self.speaking:
            try:
                if self.line is None:
                    self.line = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                found = await (await self.line.execute(statement, values)).fetchone()
                return found[0] if found else None
            except (psycopg.Error, OSError) as error:
                log.warning("cannot speak to other processes", extra={"error": " ".join(str(error).split())[:200]})
                if self.line is not None:
                    await self.line.close()
                self.line = None
                return None

    async def _say(self, kind: str, data: object) -> None:
        message = msgspec.json.encode([self.name, kind, data]).decode()
        await self._ask("SELECT pg_notify(%s, %s)", CHANNEL, message)

    def here(self, live: Live) -> None:
        """Tell who looks at a table from here; whoever comes first also asks who else does."""
        self._spawn(self._say("presence", {live.room.id: (sorted(live.online_here()), live.watching_here())}))
        if len(live.connections) == 1 and not live.elsewhere:
            self._spawn(self._say("who", [live.room.id]))

    async def claim(self, table: str) -> bool:
        """Whether this process may think for the bots of a table. Without a line everybody may: the log decides."""
        return await self._ask("SELECT pg_try_advisory_lock(%s, hashtext(%s))", BOTS_OF, table) is not False

    def release(self, table: str) -> None:
        self._spawn(self._ask("SELECT pg_advisory_unlock(%s, hashtext(%s))", BOTS_OF, table))

    # Looking for oneself ---------------------------------------------------------------------------------------------

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            await self._look()

    async def _look(self) -> None:
        """What news would have told: entries of others, processes that are gone, bots that nobody thinks for."""
        looked_at = [live for live in self.hub.tables.open.values() if live.connections]
        now = time.monotonic()
        for live in looked_at:
            gone = [voice for voice, (_seats, _watching, at) in live.elsewhere.items() if now - at > SILENT]
            for voice in gone:
                del live.elsewhere[voice]
            if gone:
                live.refresh()
        for first in range(0, len(looked_at), MOST_NEWS):
            some = looked_at[first : first + MOST_NEWS]
            try:
                ends = await self.hub.reading.do(self.hub.store.ends, [live.room.id for live in some])
            except StoreError as error:
                log.warning("tables not looked at", extra={"error": str(error)})
                return
            for live in some:
                if ends.get(live.room.id, 0) > live.room.seq:
                    self.hub.hear_later(live)
                else:
                    self.hub.bots.wake(live)
            present = {live.room.id: (sorted(live.online_here()), live.watching_here()) for live in some}
            await self._say("presence", present)


HEARD: Final[dict[str, Callable[[Peers, str, Any], None]]] = {
    "news": Peers._news,
    "who": Peers._who,
    "presence": Peers._presence,
}


# Starting processes --------------------------------------------------------------------------------------------------

Work = Callable[..., None]


def listen_at(host: str, port: int) -> socket.socket:
    """The one socket at which all processes wait for visitors: while one of them dies, the others answer."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    made.bind((host, port))
    made.listen(2048)
    made.set_inheritable(True)
    return made


def stop_with_parent() -> None:
    """In a process that another one started: stop politely when that one is gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()


class Workers:
    """Keeps a number of processes running until it is told to stop."""

    def __init__(self, count: int, work: Work, arguments: Sequence[object]) -> None:
        self.count = count
        self.work = work
        self.arguments = tuple(arguments)
        self.context = multiprocessing.get_context("spawn")
        self.processes: list[SpawnProcess] = []
        self.stopping = threading.Event()
        self.started: dict[int, float] = {}

    def start_one(self) -> None:
        process = self.context.Process(target=self.work, args=self.arguments)
        process.start()
        self.processes.append(process)
        assert process.pid is not None
        self.started[process.pid] = time.monotonic()

    def run(self) -> None:
        """Start them, and put another in the place of each that dies."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.stopping.set())
        for _ in range(self.count):
            self.start_one()
        while not self.stopping.wait(0.1):
            for process in [one for one in self.processes if not one.is_alive()]:
                self.processes.remove(process)
                assert process.pid is not None
                lived = time.monotonic() - self.started.pop(process.pid)
                log.warning("process gone; another one starts", extra={"error": f"exit code {process.exitcode}"})
                if lived < QUICK_DEATH and process.exitcode != -signal.SIGKILL:
                    self.stopping.wait(1)  # whatever ends them at once is not mended by haste
                if not self.stopping.is_set():
                    self.start_one()
        self.stop()

    def stop(self) -> None:
        """All of them politely, and those that do not listen otherwise."""
        time.sleep(0.2)  # Ctrl-C has reached them, too: let them begin
        for process in self.processes:
            process.terminate()
        until = time.monotonic() + STOPPING
        for process in self.processes:
            process.join(max(0.1, until - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


__all__ = ["Peers", "Workers", "address_of", "listen_at", "stop_with_parent"]
