"""A seat that somebody takes: an open one, or one that is handed over to them."""

from __future__ import annotations

from ..store.entries import Entry
from .base import RoomBase
from .sitting import BOT, OPEN, PERSON, Refused


class RoomHandover(RoomBase):
    """What a room does about people who sit down."""

    # What acts would write

    def plan_sit(self, seat: int, name: str, entropy: str = "") -> list[Entry]:
        """Somebody takes an open seat, and adds to the dice."""
        if not 0 <= seat < len(self.seats):
            raise Refused("refused-no-seat")
        if self.seats[seat].kind != OPEN:
            raise Refused("refused-taken")
        return [self.entry("sat", seat, {"name": name, "entropy": entropy} if entropy else {"name": name})]

    def plan_hand(self, seat: int, name: str, owner: str) -> list[Entry]:
        if not 0 <= seat < len(self.seats):
            raise Refused("refused-no-seat")
        if self.over():
            raise Refused("refused-over")
        one = self.seats[seat]
        if one.kind == OPEN or (one.kind == BOT and not one.away):
            raise Refused("refused-nobodys-seat")
        return [self.entry("handed", seat, {"name": name, "owner": owner})]

    # What entries mean

    def begin(self) -> None:
        """The first dice fall when everybody sits: until then nobody, the server included, can know them."""
        if self.match.held and not self.waiting():
            self.match.begin(self.entropy)

    def _sat(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.kind = PERSON
        seat.name = entry.body["name"]
        self.match.header.seats[entry.seat] = seat.recorded()
        self.entropy[entry.seat] = entry.body.get("entropy", "")
        self.begin()

    def _handed(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        old = seat.name
        seat.before = [*seat.before, old]
        seat.kind, seat.level, seat.bot, seat.away = PERSON, "", "", False
        seat.name, seat.owner = entry.body["name"], entry.body["owner"]
        seat.hands += 1
        self.calls.pop(entry.seat, None)
        self.match.header.seats[entry.seat] = seat.recorded()
        self.match.note("handed", entry.seat, old=old, new=seat.name)
