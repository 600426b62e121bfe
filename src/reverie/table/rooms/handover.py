"""A seat that somebody takes: an open one, one that is handed over to them, or one that they are given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from reverie.kernel.plain import Body, Setup

from ..store.entries import Entry
from .base import RoomBase
from .levels import find_level
from .sitting import BOT, NOBODY, OPEN, PERSON, Refused

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

    def plan_give(self, seat: int, name: str, owner: str, level: str) -> list[Entry]:
        """A seat goes to somebody, or to a bot of a level, because those say so to whom the table belongs (a party)."""
        if not 0 <= seat < len(self.seats):
            raise Refused("refused-no-seat")
        if self.over():
            raise Refused("refused-over")
        if level and find_level(level) is None:
            raise Refused("refused-no-level")
        body: Body = {"level": level} if level else {"name": name, "owner": owner}
        return [self.entry("given", seat, body)]

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
        old = self.seats[entry.seat].name
        self.replace(entry.seat, entry.body["name"], entry.body["owner"])
        self.match.note("handed", entry.seat, old=old, new=entry.body["name"])

    def _given(self, entry: Entry) -> None:
        level = entry.body.get("level", "")
        self.replace(entry.seat, entry.body.get("name", ""), entry.body.get("owner", NOBODY), level)
        self.failed.pop(entry.seat, None)
        self.given.add(entry.seat)
        if level:
            self.match.note("given-bot", entry.seat, level=level)
        else:
            self.match.note("given", entry.seat, new=entry.body["name"])
        self.begin()

    def replace(self, number: int, name: str, owner: str, level: str = "") -> None:
        """Somebody else plays at a seat from now on, or a bot of a level, for good: keys of before open nothing any more."""
        seat, known = self.seats[number], find_level(level)
        if seat.kind != OPEN:
            seat.before = [*seat.before, seat.name]
        seat.kind, seat.level, seat.bot, seat.away = PERSON, "", "", False
        if known is not None:
            seat.kind, seat.level, seat.bot = BOT, known.id, self.game.bots.levels[known.id]
        seat.name, seat.owner = name, owner
        seat.hands += 1
        self.calls.pop(number, None)
        self.match.header.seats[number] = seat.recorded()
