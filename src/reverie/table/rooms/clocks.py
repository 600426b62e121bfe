"""Clocks: how long anybody may think. A clock is told what happened by the entries of the log, and knows no other time.

Two kinds: so many seconds for every answer (then a default answer is given), or so many minutes for the whole game with an
increment for every answer (then the game is lost). Bots have no clock: how long they think is the server's affair.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.game import SetupError
from reverie.kernel.plain import Body

NO_CLOCK: Final = "none"
PER_MOVE: Final = "move"
PER_GAME: Final = "game"
KINDS: Final = (NO_CLOCK, PER_MOVE, PER_GAME)
SECONDS: Final = (5, 7 * 24 * 3600)
"""The least and the most for one answer."""
MINUTES: Final = (1, 600)
INCREMENT: Final = (0, 600)
MINUTE: Final = 60


def agreed_clock(given: object) -> Body:
    """The clock that a table agrees on, out of whatever was asked for; raises SetupError with a message for people."""
    if given is None:
        return {"kind": NO_CLOCK}
    if not isinstance(given, dict) or given.get("kind", NO_CLOCK) not in KINDS:
        raise SetupError(f"a clock is one of {', '.join(KINDS)}")
    kind = given.get("kind", NO_CLOCK)
    if kind == PER_MOVE:
        return {"kind": kind, "seconds": _within(given, "seconds", SECONDS)}
    if kind == PER_GAME:
        minutes = _within(given, "minutes", MINUTES)
        return {"kind": kind, "minutes": minutes, "increment": _within(given, "increment", INCREMENT, 0)}
    return {"kind": NO_CLOCK}


def _within(given: Body, name: str, bounds: tuple[int, int], fallback: int | None = None) -> int:
    value = given.get(name, fallback)
    least, most = bounds
    if type(value) is not int or not least <= value <= most:
        raise SetupError(f"the clock's {name} should be a whole number from {least} to {most}")
    return value


class Clock:
    """The clocks of all seats of one table."""

    __slots__ = ("held", "increment", "kind", "left", "limit", "since")

    def __init__(self, terms: Body, seats: int) -> None:
        self.kind: str = terms.get("kind", NO_CLOCK)
        self.limit = float(terms.get("seconds", 0) or terms.get("minutes", 0) * MINUTE)
        self.increment = float(terms.get("increment", 0))
        self.left = [self.limit] * seats
        """What every seat has left when its clock stands; for one answer, always all of it."""
        self.since: dict[int, float] = {}
        """When the clocks that run were started."""
        self.held: dict[int, float] = {}
        """During a pause: how long each clock had been running."""

    def on(self) -> bool:
        return self.kind != NO_CLOCK

    # Telling the clock what happened

    def turn(self, at: float, deciding: list[int], answered: int | None = None, anew: bool = False) -> None:
        """Somebody answered, or something else changed who has to decide. With `anew`, everybody begins afresh."""
        for seat in list(self.since):
            if anew or seat == answered or seat not in deciding:
                self._stop(seat, at, seat == answered)
        for seat in deciding:
            self.since.setdefault(seat, at)

    def _stop(self, seat: int, at: float, answered: bool) -> None:
        ran = max(0.0, at - self.since.pop(seat))
        if self.kind == PER_GAME:
            self.left[seat] = max(0.0, self.left[seat] - ran) + (self.increment if answered else 0.0)

    def hold(self, at: float) -> None:
        """All clocks stand still."""
        self.held = {seat: max(0.0, at - since) for seat, since in self.since.items()}
        self.since = {}

    def go_on(self, at: float, deciding: list[int]) -> None:
        """The clocks that ran before the pause run on from where they stood."""
        self.since = {seat: at - self.held.get(seat, 0.0) for seat in deciding}
        self.held = {}

    def forgive(self, seconds: float) -> None:
        """So much of the time since the clocks were started does not count."""
        self.since = {seat: since + seconds for seat, since in self.since.items()}

    # Asking the clock

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is up, if its clock runs."""
        if not self.on() or seat not in self.since:
            return None
        return self.since[seat] + self.left[seat]

    def standing(self, seat: int) -> float:
        """What a clock that does not run shows."""
        return max(0.0, self.left[seat] - self.held.get(seat, 0.0))

    def next_due(self) -> tuple[float, int] | None:
        """Whose time is up next, and when."""
        if not self.on() or not self.since:
            return None
        return min((self.since[seat] + self.left[seat], seat) for seat in self.since)

    # Snapshots

    def plain(self) -> Body:
        return {
            "left": self.left,
            "since": [[seat, at] for seat, at in self.since.items()],
            "held": [[seat, ran] for seat, ran in self.held.items()],
        }

    def recover(self, plain: Body) -> None:
        self.left = list(plain["left"])
        self.since = dict(plain["since"])
        self.held = dict(plain["held"])


def shown_time(seconds: float) -> str:
    """As a clock shows it: 4:05, 1:02:30, or days as hours."""
    whole = max(0, int(seconds))
    hours, minutes, rest = whole // 3600, whole % 3600 // 60, whole % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


__all__ = ["NO_CLOCK", "PER_GAME", "PER_MOVE", "Clock", "agreed_clock", "shown_time"]
