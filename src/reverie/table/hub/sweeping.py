"""When memory is swept.

Python looks for circles of forgotten objects by walking over everything there is, and everybody at every table waits
meanwhile: a third of a second with two hundred tables. So whatever the server begins with (rules, pieces, texts) is left out
of that walk, young objects are looked at in small portions as ever, and the walk over all is taken when nobody is answering,
or when it is long overdue.
"""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = 2_000
MIDDLE: Final = 4
NEVER: Final = 1_000_000
QUIET_AFTER: Final = 30.0
"""Seconds between two walks while nobody answers."""
BUSY_AFTER: Final = 900.0
"""Seconds between two walks while somebody does."""


class Sweeper:
    """Knows when the last walk was, and whether somebody has answered since it was asked last."""

    def __init__(self) -> None:
        self.since = time.monotonic()
        self.seen = 0
        self.before = gc.get_threshold()

    def begin(self) -> None:
        """Everything that stays as long as the server does is there now."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self, written: int) -> bool:
        """Sweep if it is time, told how much has been written so far; whether it was."""
        busy, self.seen = written != self.seen, written
        if time.monotonic() - self.since < (BUSY_AFTER if busy else QUIET_AFTER):
            return False
        gc.collect()
        self.since = time.monotonic()
        return True

    def end(self) -> None:
        """Let Python sweep as it did before."""
        gc.unfreeze()
        gc.set_threshold(*self.before)


__all__ = ["Sweeper"]
