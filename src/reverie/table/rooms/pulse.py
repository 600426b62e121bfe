"""The time of tables: it never jumps, whatever is done to the clock on the wall, and it knows when the server stood still.

Entries of a table's log carry the time of day. Between two looks at the machine's own clock only that one counts, so that
setting the time of day takes from nobody. When the server was frozen (stopped, swapped out, its machine paused or busy with
something else) the looks are far apart: that time is nobody's fault, and forgiven like the time in which no server was there.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

LOOK_EVERY: Final = 0.5
"""Seconds between two looks."""
STOOD_STILL: Final = 3.0
"""So many seconds without a look mean that nothing happened here."""

clock: Callable[[], float] = time.monotonic
"""The machine's own clock: it only goes forward, and nobody can set it."""


class Anchor:
    """The time of day at which the machine's own clock began, as this process takes it."""

    offset = time.time() - time.monotonic()


def now() -> float:
    """The time of tables, in seconds like `time.time`."""
    return clock() + Anchor.offset


def anchor(offset: float) -> None:
    """Take the time that another process of this server goes by: they all have the same machine's clock."""
    Anchor.offset = offset


def not_before(when: float) -> None:
    """The log has entries of this time: what follows is not earlier, though the clock on the wall was put back."""
    Anchor.offset += max(0.0, when - now())


class Pulse:
    """Notices when the server stood still."""

    def __init__(self) -> None:
        self.looked = now()

    def look(self) -> tuple[float, float] | None:
        """From when to when nobody looked, if that was too long."""
        before, self.looked = self.looked, now()
        return (before, self.looked) if self.looked - before > STOOD_STILL else None


__all__ = ["LOOK_EVERY", "STOOD_STILL", "Pulse", "anchor", "not_before", "now"]
