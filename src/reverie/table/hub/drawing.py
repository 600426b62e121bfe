"""Work that a visitor can make long is done beside the event loop, one piece at a time.

Nothing that grows with the length of a game (playing a record again, its whole log in words, its estimate, its record) runs where
answers are taken. One thread does all of it: however many ask, the loop shares the interpreter with one other thread only. Work
that is compiled does not let go of the interpreter by itself; it is given `breathe` to call.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from ..rooms.sitting import Refused
from .limits import Buckets

P = ParamSpec("P")
T = TypeVar("T")

MOST_WAITING: Final = 64
"""Pieces of work that may wait; whoever comes then is asked to come again."""


def breathe() -> None:
    """Let other threads go on."""
    time.sleep(0)


class Drawing:
    """The thread that draws what is long, and how much of it each address may ask for."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="drawing")
        self.waiting = 0
        self.asked = Buckets(rate=10, burst=200)
        """Long pages and records."""
        self.sent = Buckets(rate=0.1, burst=10)
        """Records that are uploaded: each is played again and kept."""

    def ask(self, address: str) -> None:
        """Somebody asks for something long; raises Refused when that address has asked for too much."""
        if not self.asked.take(address):
            raise Refused("refused-too-many")

    def send(self, address: str) -> None:
        """Somebody uploads a record; raises Refused."""
        if not self.sent.take(address):
            raise Refused("refused-too-many")

    async def do(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something off the event loop; raises Refused when too much waits already, and whatever the work raises."""
        if self.waiting >= MOST_WAITING:
            raise Refused("refused-busy")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, lambda: work(*args, **more))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self.thread.shutdown(wait=True, cancel_futures=True)


__all__ = ["Drawing", "breathe"]
