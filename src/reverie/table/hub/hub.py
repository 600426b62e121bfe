"""The hub: everything that happens at a table happens here, under the table's lock. What the act would write is planned, made
durable in the store, applied to the room, and only then told to anybody.

Who looks, which bots play, when timers ring, what lists show: these are parts that the hub holds. They know of it what
`parts.Acts` says.
"""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path
from typing import Final

from reverie.games import GAMES, find_game
from reverie.kernel.game import Game
from reverie.places import data_folder

from ..rooms.keys import signer_of
from ..rooms.promises import EPOCH, Promises
from ..rooms.room import SNAPSHOT_EVERY, Diverged, Refused
from ..store.connections import SQLITE
from ..store.entries import Entry
from ..store.errors import SeqTaken, StoreError
from ..store.store import Store
from ..store.writing import Writing
from ..words.texts import read_texts
from .bots import Bots
from .drawing import Drawing
from .keeping import Keeping
from .lists import Lists
from .live import Live
from .new_tables import NewTables
from .news import News
from .parts import Peers, Plan
from .passing import Passing
from .presence import Presence
from .reading import Reading
from .replays import Replays
from .seats import Seats
from .sweeping import Sweeper
from .tables import Tables
from .talking import Talking
from .thinking import Thinking
from .timers import Timers

log = logging.getLogger("reverie.table")

FLUSH_EVERY: Final = 0.5
MOST_ATTEMPTS: Final = 20
"""How often an act is planned anew because another process wrote first."""


class Hub:
    """Everything the server holds."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        pace: float = 0.35,
        games: dict[str, Game] | None = None,
        promises: bytes = b"",
    ) -> None:
        """`promises` is the key of promised dice that this process shares with others; a process alone makes its own."""
        self.store = store
        self.thinking = thinking
        self.games: dict[str, Game] = games if games is not None else {name: find_game(name) for name in GAMES}
        self.signer = signer_of(store)
        self.promises = Promises(promises, store.secret(EPOCH))
        self.stopping = False
        self.peers: Peers | None = None
        """Other processes on the same database."""
        self.sweeper: Sweeper | None = None
        """Says when memory is swept; where nobody does, Python does it as ever."""
        self.eager = True
        """Whether pages are read and thinkers started before anybody needs them."""
        self.warm = False
        """Whether texts and templates have been read, so that nobody waits for them any more."""
        self.waking: asyncio.Task[None] | None = None
        self.flusher: asyncio.Task[None] | None = None
        own = store.url
        troubles = Path(str(own.database)).parent if own.drivername == SQLITE else data_folder()
        open: dict[str, Live] = {}
        self.reading = Reading(store)
        self.writing = Writing(store)
        self.drawing = Drawing()
        self.keeping = Keeping(self.reading, open)
        self.lists = Lists(self.reading, self.writing, self.games, open)
        self.tables = Tables(self, self.reading, self.games, open, self.keeping, self.lists)
        self.new_tables = NewTables(self, self.reading, self.tables, self.drawing, self.promises)
        self.seats = Seats(self, self.reading, self.signer)
        self.presence = Presence(self)
        self.timers = Timers(self, self.reading, open, self.presence)
        self.bots = Bots(self, thinking, pace, troubles)
        self.passing = Passing(self)
        self.talking = Talking(self)
        self.news = News()
        self.replays = Replays(self.reading, self.tables, self.drawing)

    # Running ---------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        if self.eager:
            self.thinking.warm()
        await self.reading.do(read_texts, list(self.games.values()))
        self.flusher = asyncio.create_task(self._keep_flushing())
        if self.peers is not None:
            await self.peers.start()
        await self.timers.start()
        self.waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        """What happens while the first visitors are served already."""
        try:
            await self.tables.wake()
            await self.keeping.look_at_pages()
        except StoreError as error:
            self.reading.met(error)
            log.error("running tables not found", extra={"error": str(error)})

    def warmed(self) -> None:
        """Everything that pages are made of has been read."""
        self.warm = True
        if self.sweeper is not None and not self.stopping:
            self.sweeper.begin()

    async def say_goodbye(self) -> None:
        """Tell every tab that the server stops; what is acknowledged is in the store already."""
        self.stopping = True
        self.timers.stop()
        everywhere = list(self.tables.open.values())
        for live in everywhere:
            for task in live.tasks:
                task.cancel()
            for connection in list(live.connections):
                connection.end("table-stopping", True)
        await asyncio.sleep(0.2 if any(live.connections for live in everywhere) else 0)

    async def stop(self) -> None:
        """Let everything go."""
        self.stopping = True
        self.timers.stop()
        for task in (self.flusher, self.waking):
            if task is not None:
                task.cancel()
        await self.lists.freshen()
        if self.peers is not None:
            await self.peers.stop()
        self.thinking.close()
        self.news.close()
        self.drawing.close()
        self.reading.close()
        self.writing.close()
        self.store.close()
        if self.sweeper is not None:
            self.sweeper.end()

    async def _keep_flushing(self) -> None:
        while True:
            await asyncio.sleep(FLUSH_EVERY)
            await self.lists.freshen()
            for live in [live for live in self.tables.open.values() if live.doubtful]:
                await self.hear(live)
            self.tables.forget_idle()
            if self.sweeper is not None:
                self.sweeper.look(self.writing.written)

    # Acts ------------------------------------------------------------------------------------------------------------

    async def act(self, live: Live, plan: Plan) -> None:
        """Do something at a table: planned, durable, applied, told. Raises Refused; then nothing has happened."""
        async with live.lock:
            for _attempt in range(MOST_ATTEMPTS):
                if self.stopping:
                    raise Refused("refused-stopping")
                if live.doubtful:
                    await self.read_again(live)
                self.timers.feel_pulse()
                if live.stood:
                    await self.timers.forgive(live)
                if await self.write(live, plan()):
                    break
                await self.read_again(live)  # what was planned may still do; if the game has moved on, it is refused
            else:
                raise Refused("refused-stale")
        self.changed(live)
        self.news.tell(live)

    async def answer(
        self, live: Live, seat: int, value: object, at: int, id: str = "", seconds: float | None = None
    ) -> None:
        """A seat answers. The same message sent twice counts once."""
        if id and id in live.room.applied:
            return
        self.passing.note_habit(live, seat, at)
        try:
            await self.act(live, lambda: live.room.plan_answer(seat, value, at, id, seconds))
        except Refused:
            if not id or id not in live.room.applied:  # it was taken after all: by another tab, or in doubt
                raise

    async def write(self, live: Live, entries: list[Entry]) -> bool:
        """Make entries durable and let them have happened; False when another process wrote first. Needs the lock."""
        room = live.room
        try:
            await asyncio.shield(self.writing.append(room.id, entries))
        except SeqTaken:
            return False
        except StoreError as error:
            live.doubtful = True
            log.error("answer not stored", extra={"table": room.id, "error": str(error)})
            raise Refused(f"store-{error.kind}") from error
        except asyncio.CancelledError:
            live.doubtful = True
            raise
        try:
            for entry in entries:
                room.apply(entry)
        except Exception:
            self.tables.open.pop(room.id, None)  # it will be read anew: the log is the truth
            raise
        if entries[-1].seq // SNAPSHOT_EVERY > (entries[0].seq - 1) // SNAPSHOT_EVERY:
            self.keep_snapshot(live)
        return True

    def keep_snapshot(self, live: Live) -> None:
        """Nobody waits for a snapshot: it only saves time."""
        seq = live.room.seq

        def told(written: asyncio.Future[None]) -> None:
            error = None if written.cancelled() else written.exception()
            if error is not None:
                log.warning("snapshot not written", extra={"table": live.room.id, "error": str(error)})

        self.writing.append(live.room.id, [], None, (seq, live.room.snapshot())).add_done_callback(told)

    # What other processes wrote --------------------------------------------------------------------------------------

    async def read_again(self, live: Live) -> None:
        """Catch up in the middle of an act; raises Refused when the store cannot be read. Needs the lock."""
        try:
            await self.catch_up(live)
        except StoreError as error:
            raise Refused(f"store-{error.kind}") from error

    async def catch_up(self, live: Live) -> None:
        """Read what another process wrote to this table, or what was written when nobody could say so. Needs its lock."""
        room = live.room
        entries = await self.reading.do(self.store.read, room.id, room.seq)
        held = await self.reading.do(self.store.held, room.id)
        live.doubtful = False
        for entry in entries:
            room.apply(entry)
        moved = any(held.get(seat, set()) != live.holders.get(seat, set()) for seat in {*held, *live.holders})
        live.holders = held
        live.settle_holders()
        live.reseat()
        if entries or moved:
            self.changed(live)

    async def hear(self, live: Live) -> None:
        """Catch up, when there is something to catch up with; a database that is gone is asked again later."""
        try:
            async with live.lock:
                await self.catch_up(live)
        except StoreError as error:
            live.doubtful = True
            log.warning("table not read", extra={"table": live.room.id, "error": str(error)})
        except Diverged as error:
            self.tables.open.pop(live.room.id, None)
            log.error("table does not replay", extra={"table": live.room.id, "error": str(error)})
        except Exception as error:  # as another version may write it
            self.keeping.set_aside(live.room.id, error)

    def hear_later(self, live: Live) -> None:
        """Another process says that it wrote to this table."""
        if live.hearing or self.stopping:
            return
        live.hearing = True

        async def listen() -> None:
            live.hearing = False
            await self.hear(live)

        live.spawn(listen())

    # What follows ----------------------------------------------------------------------------------------------------

    def changed(self, live: Live) -> None:
        """Something is different at a table: everybody is shown it, and whoever has to do something does it."""
        live.used = time.monotonic()
        self.lists.dirty.add(live.room.id)
        live.refresh()
        self.settle(live)

    def settle(self, live: Live) -> None:
        """Let whoever has to do something at a table begin: bots, those who pass by themselves, timers, those who are back."""
        self.bots.wake(live)
        self.passing.settle(live)
        self.timers.keep_time(live)
        self.presence.welcome_back(live)

    async def wind(self, live: Live) -> None:
        """A table was read from the store: let its clocks run."""
        await self.timers.wind(live)

    def begun(self, live: Live) -> None:
        """A table has been made."""
        self.settle(live)
        live.told_move = []
        self.news.tell(live)


__all__ = ["Hub"]
