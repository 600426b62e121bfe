"""How long people take to answer what may be passed by itself, and how an answer given by itself hides among those times."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Final

USUAL: Final = (0.7, 0.9, 1.1, 1.3, 1.6, 2.0, 2.6)
"""How long people take to let something through, in seconds."""
SHORTEST: Final = 0.4
LONGEST: Final = 6.0
NOTED: Final = 20


class Habit:
    """How long one person takes for questions of the kind that may be passed by itself."""

    def __init__(self) -> None:
        self.times: deque[float] = deque(USUAL, NOTED)

    def note(self, seconds: float) -> None:
        self.times.append(min(max(seconds, SHORTEST), LONGEST))

    def draw(self) -> float:
        """A time like the noted ones, none of them exactly."""
        return secrets.choice(self.times) * (0.85 + 0.3 * secrets.randbelow(1000) / 1000)
