"""What is asked of the store, off the event loop. What many tables write goes through `store/writing.py` instead."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from ..store.errors import DAMAGED, StoreError
from ..store.store import Store

READERS: Final = 4
P = ParamSpec("P")
T = TypeVar("T")


class Reading:
    """The threads that read the store, and what they found wrong with it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.threads = ThreadPoolExecutor(READERS, thread_name_prefix="store")
        self.damage: list[str] = []
        """What is wrong with the database file, as far as anybody has met it."""

    async def do(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something with the store; raises what it raises."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: work(*args, **more))
        except StoreError as error:
            self.met(error)
            raise

    def met(self, error: StoreError) -> None:
        """Note what somebody met in the store."""
        if error.kind == DAMAGED and str(error) not in self.damage:
            self.damage.append(str(error))

    def close(self) -> None:
        self.threads.shutdown(wait=True)


__all__ = ["Reading"]
