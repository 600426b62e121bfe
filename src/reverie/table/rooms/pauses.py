"""Pauses: nobody's clock runs, and nobody is asked anything. They are agreed on like a draw (`offers.py`)."""

from __future__ import annotations

from ..store.entries import Entry
from .sitting import Refused
from .timing import RoomTiming


class RoomPauses(RoomTiming):
    """What a room does about pauses."""

    def plan_resume(self, seat: int) -> list[Entry]:
        if not self.paused:
            raise Refused("refused-not-paused")
        return [self.entry("resumed", seat, {})]

    def _paused(self, entry: Entry) -> None:
        self.clock.hold(entry.at)
        self.paused = True
        self.calls.clear()
        self.offers.pop("pause", None)
        self.match.note("paused", entry.seat)

    def _resumed(self, entry: Entry) -> None:
        self.paused = False
        self.clock.go_on(entry.at, self.clocked())
        self.match.note("resumed", entry.seat)
