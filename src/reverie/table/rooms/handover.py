"""A seat that somebody takes: an open one, or one that is handed over to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from reverie.kernel.plain import Body, Setup

from ..store.entries import Entry
from .base import RoomBase
from .sitting import BOT, OPEN, PERSON, Refused

Choosing: TypeAlias = Callable[[Setup], Setup]
"""What somebody who sits down makes of the setup of a game that has not begun."""


class RoomHandover(RoomBase):
    """What a room does about people who sit down."""

    # What acts would write

    def plan_sit(self, seat: int, name: str, entropy: str = "", choose: Choosing | None = None) -> list[Entry]:
        """Somebody takes an open seat, adds to the dice, and chooses what is their own. Raises SetupError for what they cannot have."""
        if not 0 <= seat < len(self.seats):
            raise Refused("refused-no-seat")
        if self.seats[seat].kind != OPEN:
            raise Refused("refused-taken")
        body: Body = {"name": name, "entropy": entropy} if entropy else {"name": name}
        if choose is not None and self.options.get("guests"):
            setup = self.game.setup(choose(self.match.header.setup))
            body |= {"setup": setup, "content": self.game.content_digest(setup)}
        return [self.entry("sat", seat, body)]

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
        if "setup" in entry.body:
            self.set_up(entry.body["setup"], entry.body["content"])
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
