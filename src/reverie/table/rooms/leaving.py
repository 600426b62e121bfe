"""Giving up. Where the others can play on, whoever gives up leaves the game; where they cannot, it is over.

A team plays on as long as one of its people does: a bot takes the seat of whoever gives up, for good. When the last of them
gives up, the team does.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import LEAVE
from reverie.kernel.game import LATER, LEAVES, OUT
from reverie.kernel.match import RESIGNED, TIME

from ..store.entries import Entry
from .handover import RoomHandover
from .levels import find_level
from .sitting import NOBODY, Refused

SUCCESSOR: Final = "adept"
"""The bot that plays on for a team when one of its people gives up."""


class RoomLeaving(RoomHandover):
    """What a room does about people who give up."""

    # Reading

    def resigning(self, seat: int, together: set[int]) -> str:
        """What giving up would write: `resigned` (a bot plays on for the team), `left`, `concluded`; raises Refused."""
        if self.over():
            raise Refused("refused-over")
        parting = self.game.parting(self.match.state, seat)
        if parting == OUT or seat in self.match.state.left:
            raise Refused("refused-out")
        if parting == LATER:
            raise Refused("refused-resign-later")
        if set(self.game.allies(self.match.header.setup, seat)) & set(self.others(together | {seat})):
            return "resigned"
        return "left" if parting == LEAVES else "concluded"

    # What acts would write

    def plan_resign(self, seat: int, together: set[int] | None = None) -> list[Entry]:
        """Somebody gives up, for this seat and, where it is the last of its people, for its side."""
        kind = self.resigning(seat, together if together is not None else {seat})
        if kind == "resigned":
            return [self.entry("resigned", seat, {"level": SUCCESSOR})]
        return self.plan_out(seat, RESIGNED)

    def plan_out(self, seat: int, how: str) -> list[Entry]:
        """A side is out: the others play on, or the game is over."""
        if self.game.parting(self.match.state, seat) == LEAVES:
            return [self.entry("left", seat, {"answers": self.match.foresee(seat, LEAVE), "how": how})]
        return [self.entry("concluded", seat, {"how": how})]

    # What entries mean

    def _left(self, entry: Entry) -> None:
        self.match.note("timed-out" if entry.body["how"] == TIME else "left", entry.seat)
        self._answered(entry)

    def _resigned(self, entry: Entry) -> None:
        level = find_level(entry.body["level"])
        assert level is not None
        self.match.note("resigned", entry.seat, old=self.seats[entry.seat].name, level=level.id)
        self.replace(entry.seat, "", NOBODY, level.id)


__all__ = ["RoomLeaving"]
