"""The hub's part in keeping: tables that play by themselves are woken, those that cannot be read are set aside and said, memory
stays bounded, and `/health` tells the truth about the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.game import Game

from ..rooms.sitting import BOT, Damaged, Diverged
from ..store.store import DAMAGED, Store, StoreError, TableRow

if TYPE_CHECKING:
    from .hub import Live

log = logging.getLogger("reverie.table")

MOST_BYTES: Final = 400_000_000
"""What open tables at which nobody looks may weigh, together with the others."""
HEALTH_FOR: Final = 1.0
"""How long the truth about the store is told again without asking it, in seconds."""
MOST_TOLD: Final = 20
"""Tables that cannot be read which `/health` names; it counts all."""


class HubKeeping:
    """What `Hub` does so that one bad table is one bad table."""

    store: Store
    stopping: bool
    games: dict[str, Game]
    open: dict[str, Live]
    opening: dict[str, asyncio.Lock]
    dirty: set[str]

    def begin_keeping(self) -> None:
        self.quarantine: dict[str, str] = {}
        """Tables that cannot be read, and why."""
        self.damage: list[str] = []
        """What is wrong with the database file, as far as anybody has met it."""
        self.most_bytes = MOST_BYTES
        self.waking: asyncio.Task[None] | None = None
        self.looked: tuple[float, str] | None = None
        """When the store was last tried, and how it went."""
        self.looking = asyncio.Lock()

    # Provided by the hub

    async def stored(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        raise NotImplementedError

    async def live(self, id: str) -> Live:
        raise NotImplementedError

    async def flush(self) -> None:
        raise NotImplementedError

    def wake_bots(self, live: Live) -> None:
        raise NotImplementedError

    # Tables that play by themselves ----------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Open every table that has something to do by itself: a clock that runs, a bot that thinks. One that cannot be
        opened is set aside, whatever is wrong with it."""
        rows: list[TableRow] = await self.stored(self.store.tables, status="playing", limit=None)
        due = [row.id for row in rows if row.game in self.games and by_itself(row)]
        for id in [*due, *list(self.store.unreadable)]:
            if self.stopping:
                return
            try:
                self.wake_bots(await self.live(id))
            except Diverged as error:  # a damaged one has been told already
                if not isinstance(error, Damaged):
                    log.warning("table cannot be opened", extra={"table": id, "error": str(error)})
            except StoreError as error:
                log.warning("table cannot be opened", extra={"table": id, "error": str(error)})
            except Exception as error:
                self.set_aside(id, error)

    def set_aside(self, id: str, error: Exception) -> Damaged:
        """A table cannot be read: say so where the operator looks, and let everything else go on."""
        why = f"{type(error).__name__}: {error}" if not isinstance(error, Damaged) else str(error)
        if self.quarantine.get(id) != why:
            log.error("bug: table set aside", exc_info=error, extra={"table": id, "error": why})
        self.quarantine[id] = why
        self.open.pop(id, None)
        return Damaged(f"table {id} cannot be read: {why}")

    async def look_at_pages(self) -> None:
        """Ask the database whether its pages are whole; tables on others go on either way."""
        try:
            found = await self.stored(self.store.bad_pages)
        except StoreError as error:
            found = [str(error)]
        if found:
            self.damage += found
            log.error("database damaged; see: reverie table check", extra={"error": "; ".join(found)[:500]})

    def met(self, error: StoreError) -> None:
        """Note what somebody met in the store."""
        if error.kind == DAMAGED and str(error) not in self.damage:
            self.damage.append(str(error))

    # Lists -----------------------------------------------------------------------------------------------------------

    async def freshen(self) -> None:
        """Bring lists up to date before they are shown; where nothing can be written, they are shown as they are."""
        try:
            await self.flush()
        except StoreError as error:
            log.warning("summaries not written", extra={"error": str(error)})

    # Memory ----------------------------------------------------------------------------------------------------------

    def forget_idle(self) -> None:
        """Keep memory bounded: tables that nobody looks at leave, the longest unused first, until the others fit."""
        weights = {id: live.weight() for id, live in self.open.items()}
        over = sum(weights.values()) - self.most_bytes
        if over <= 0:
            return
        idle = [
            live
            for id, live in self.open.items()
            if not (live.connections or live.tasks or live.timer or live.lock.locked() or id in self.dirty)
        ]
        for live in sorted(idle, key=lambda live: live.used):
            if over <= 0:
                return
            over -= weights[live.room.id]
            del self.open[live.room.id]
            self.opening.pop(live.room.id, None)

    # Health ----------------------------------------------------------------------------------------------------------

    async def health(self) -> tuple[dict[str, Any], bool]:
        """What the operator should know, and whether this server can do its work: read, and make durable."""
        async with self.looking:
            if self.looked is None or time.monotonic() - self.looked[0] > HEALTH_FOR:
                try:
                    await self.stored(self.store.prove, repr(time.time()))
                    store = "ok"
                except StoreError as error:
                    self.met(error)
                    store = error.kind
                self.looked = (time.monotonic(), store)
        store = self.looked[1]
        status = "trouble" if store != "ok" else "damaged" if self.damage else "ok"
        told = {
            "status": status,
            "store": store,
            "damaged": len(self.damage),
            "quarantined": len(self.quarantine),
            "quarantine": sorted(self.quarantine)[:MOST_TOLD],
        }
        return told, store == "ok"


def is_damage(error: Exception) -> bool:
    """Whether a table that cannot be opened is itself damaged: not of other rules, and not behind a store that is away."""
    if isinstance(error, Damaged):
        return True
    return error.kind == DAMAGED if isinstance(error, StoreError) else not isinstance(error, Diverged)


def by_itself(row: TableRow) -> bool:
    """Whether something may happen at a table without anybody asking for it."""
    return bool(row.summary.get("timed")) or any(seat.get("kind") == BOT for seat in row.seats)


__all__ = ["HubKeeping", "by_itself", "is_damage"]
