"""How much is played where more of the same may be: a little in the suite, a lot with REVERIE_LONG=1."""

from __future__ import annotations

import os


def so_many(few: int, many: int) -> int:
    """Few, or many if somebody has time."""
    return many if os.environ.get("REVERIE_LONG") else few
