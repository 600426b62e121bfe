"""The tables that are open now: they are read from the store when somebody asks for them, and leave memory when nobody does."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from reverie.kernel.game import Game

from ..rooms.room import open_room
from ..rooms.sitting import BOT, Damaged, Diverged
from ..store.entries import TableRow
from ..store.errors import StoreError
from ..store.store import Store
from .keeping import Keeping, is_damage
from .lists import Lists
from .live import Live
from .parts import Acts
from .reading import Reading

log = logging.getLogger("reverie.table")

MOST_BYTES: Final = 400_000_000
"""What open tables at which nobody looks may weigh, together with the others."""


class NoTable(LookupError):
    """There is no table of this id."""


class Tables:
    """All open tables of a hub."""

    def __init__(
        self,
        hub: Acts,
        reading: Reading,
        games: dict[str, Game],
        open: dict[str, Live],
        keeping: Keeping,
        lists: Lists,
    ) -> None:
        self.hub = hub
        self.reading = reading
        self.games = games
        self.open = open
        self.keeping = keeping
        self.lists = lists
        self.opening: dict[str, asyncio.Lock] = {}
        self.most_bytes = MOST_BYTES

    async def live(self, id: str) -> Live:
        """The table of this id, read from the store if it is not open; raises NoTable or Diverged."""
        found = self.open.get(id)
        if found is not None:
            found.used = time.monotonic()
            if self.hub.peers is not None:
                await self.hub.hear(found)  # whoever asks may have written through another process a moment ago
            return found
        lock = self.opening.setdefault(id, asyncio.Lock())
        async with lock:
            if id in self.open:
                return self.open[id]
            try:
                live = await self.reading.do(read_table, self.reading.store, self.games, id)
            except NoTable:
                self.opening.pop(id, None)
                raise
            except Exception as error:
                self.opening.pop(id, None)
                if not is_damage(error):
                    raise
                raise self.keeping.set_aside(id, error) from error
            self.open[id] = live
            self.keeping.quarantine.pop(id, None)
            if self.reading.store.unreadable.pop(id, None) is not None:
                self.lists.dirty.add(id)  # what lists show of it is written anew
            if live.room.rechecked:
                self.hub.keep_snapshot(live)
            await self.hub.wind(live)
            return live

    async def wake(self) -> None:
        """Open every table that has something to do by itself: a clock that runs, a bot that thinks. One that cannot be
        opened is set aside, whatever is wrong with it."""
        store = self.reading.store
        rows = await self.reading.do(store.tables, status="playing", limit=None)
        due = [row.id for row in rows if row.game in self.games and by_itself(row)]
        for id in [*due, *list(store.unreadable)]:
            if self.hub.stopping:
                return
            try:
                self.hub.settle(await self.live(id))
            except Diverged as error:  # a damaged one has been told already
                if not isinstance(error, Damaged):
                    log.warning("table cannot be opened", extra={"table": id, "error": str(error)})
            except StoreError as error:
                log.warning("table cannot be opened", extra={"table": id, "error": str(error)})
            except Exception as error:
                self.keeping.set_aside(id, error)

    def forget_idle(self) -> None:
        """Keep memory bounded: tables that nobody looks at leave, the longest unused first, until the others fit."""
        weights = {id: live.weight() for id, live in self.open.items()}
        over = sum(weights.values()) - self.most_bytes
        if over <= 0:
            return
        idle = [
            live
            for id, live in self.open.items()
            if not (live.connections or live.tasks or live.timer or live.lock.locked() or id in self.lists.dirty)
        ]
        for live in sorted(idle, key=lambda live: live.used):
            if over <= 0:
                return
            over -= weights[live.room.id]
            del self.open[live.room.id]
            self.opening.pop(live.room.id, None)


def read_table(store: Store, games: dict[str, Game], id: str) -> Live:
    """A table as the store has it; raises NoTable, Diverged, Damaged, StoreError."""
    entries = store.read(id)
    if not entries:
        if not store.there(id):
            raise NoTable(id)
        raise Damaged("its log is gone")
    game = entries[0].body["game"]
    if game not in games:
        raise Diverged(f"this server does not know the game {game}")
    room = open_room(id, games[game], entries[0], entries[1:], store.snapshot(id))
    live = Live(room, store.held(id))
    for seat in live.settle_holders():
        store.give_seat(id, seat, room.seats[seat].owner)
    return live


def by_itself(row: TableRow) -> bool:
    """Whether something may happen at a table without anybody asking for it."""
    return bool(row.summary.get("timed")) or any(seat.get("kind") == BOT for seat in row.seats)


__all__ = ["NoTable", "Tables", "by_itself"]
