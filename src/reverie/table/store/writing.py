"""Group commit: whatever many tables want written at the same time goes to the disk in one transaction.

Waiting for the disk is what an answer costs most. While one transaction waits, everything else that arrives is collected;
it goes together into the next. Nobody is told "written" before the disk has said so, and the acts of one table keep their
order, because a batch keeps the order of arrival.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol

from .entries import Entry, Snapshot, TableRow, Write
from .errors import StoreError

MOST_TOGETHER: Final = 256


class Keeps(Protocol):
    """A store, as far as writing goes."""

    def append_many(self, batch: Sequence[Write]) -> list[Exception | None]: ...


class Writing:
    """What waits to be written. Everything but the thread that writes lives in the event loop."""

    def __init__(self, store: Keeps) -> None:
        self.store = store
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self.waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self.busy = False
        self.batches = 0
        self.written = 0

    def append(
        self, table: str, entries: list[Entry], row: TableRow | None = None, snapshot: Snapshot | None = None
    ) -> asyncio.Future[None]:
        """Done when it is durable; raises what the store raises for this table, whatever happens to the others."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(((table, entries, row, snapshot), done))
        if not self.busy:
            self._next()
        return done

    def _next(self) -> None:
        """Send what waits to the disk."""
        batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
        self.busy = bool(batch)
        if not batch:
            return
        self.batches += 1
        self.written += len(batch)
        writes = [write for write, _done in batch]
        work = asyncio.get_running_loop().run_in_executor(self.thread, self.store.append_many, writes)
        work.add_done_callback(lambda finished: self._finish(batch, finished))

    def _finish(
        self,
        batch: list[tuple[Write, asyncio.Future[None]]],
        finished: asyncio.Future[list[Exception | None]],
    ) -> None:
        if finished.cancelled():
            outcomes: list[Exception | None] = [StoreError("the server stops")] * len(batch)
        elif (failed := finished.exception()) is not None:
            outcomes = [failed if isinstance(failed, Exception) else StoreError(repr(failed))] * len(batch)
        else:
            outcomes = finished.result()
        self._next()  # the disk goes on while everybody is told
        for (_write, done), outcome in zip(batch, outcomes, strict=True):
            if done.done():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)

    def close(self) -> None:
        self.thread.shutdown(wait=True)


__all__ = ["Writing"]
