"""How much of anything one visitor may do: buckets that fill with time."""

from __future__ import annotations

import asyncio
import time
from typing import Final

MOST_BUCKETS: Final = 10_000


class Bucket:
    """`burst` at once, then `rate` a second."""

    __slots__ = ("burst", "level", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.since = time.monotonic()

    def take(self, amount: float = 1) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    async def wait(self) -> None:
        """Take one, when there is one: whoever is too fast is slowed down, and nothing is lost."""
        while not self.take():
            await asyncio.sleep((1 - self.level) / self.rate)


class Buckets:
    """One bucket per visitor, never more than can be kept."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by: dict[str, Bucket] = {}

    def take(self, whom: str, amount: float = 1) -> bool:
        bucket = self.by.pop(whom, None) or Bucket(self.rate, self.burst)
        self.by[whom] = bucket
        while len(self.by) > MOST_BUCKETS:
            del self.by[next(iter(self.by))]
        return bucket.take(amount)
