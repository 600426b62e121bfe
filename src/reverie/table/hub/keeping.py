"""One bad table is one bad table: those that cannot be read are set aside and said, and `/health` tells the truth about the store."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, TypedDict

from ..rooms.sitting import Damaged, Diverged
from ..store.errors import DAMAGED, StoreError
from .live import Live
from .reading import Reading

log = logging.getLogger("reverie.table")

HEALTH_FOR: Final = 1.0
"""How long the truth about the store is told again without asking it, in seconds."""
MOST_TOLD: Final = 20
"""Tables that cannot be read which `/health` names; it counts all."""


class Health(TypedDict):
    """What the operator should know."""

    status: str
    store: str
    damaged: int
    quarantined: int
    quarantine: list[str]


class Keeping:
    """What is wrong with the store and with tables in it, as far as anybody has met it."""

    def __init__(self, reading: Reading, open: dict[str, Live]) -> None:
        self.reading = reading
        self.open = open
        self.quarantine: dict[str, str] = {}
        """Tables that cannot be read, and why."""
        self.looked: tuple[float, str] | None = None
        """When the store was last tried, and how it went."""
        self.looking = asyncio.Lock()

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
            found = await self.reading.do(self.reading.store.bad_pages)
        except StoreError as error:
            found = [str(error)]
        if found:
            self.reading.damage += found
            log.error("database damaged; see: reverie table check", extra={"error": "; ".join(found)[:500]})

    async def health(self) -> tuple[Health, bool]:
        """What the operator should know, and whether this server can do its work: read, and make durable."""
        async with self.looking:
            if self.looked is None or time.monotonic() - self.looked[0] > HEALTH_FOR:
                try:
                    await self.reading.do(self.reading.store.prove, repr(time.time()))
                    store = "ok"
                except StoreError as error:
                    store = error.kind
                self.looked = (time.monotonic(), store)
        store, damaged = self.looked[1], len(self.reading.damage)
        told: Health = {
            "status": "trouble" if store != "ok" else "damaged" if damaged else "ok",
            "store": store,
            "damaged": damaged,
            "quarantined": len(self.quarantine),
            "quarantine": sorted(self.quarantine)[:MOST_TOLD],
        }
        return told, store == "ok"


def is_damage(error: Exception) -> bool:
    """Whether a table that cannot be opened is itself damaged: not of other rules, and not behind a store that is away."""
    if isinstance(error, Damaged):
        return True
    return error.kind == DAMAGED if isinstance(error, StoreError) else not isinstance(error, Diverged)


__all__ = ["Health", "Keeping", "is_damage"]
