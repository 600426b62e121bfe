"""A bot in place of somebody who is away, and one in place of a bot that failed."""

from __future__ import annotations

import os
from typing import Final

from ..store.entries import Entry
from .base import RoomBase
from .levels import find_level
from .sitting import BOT, PERSON, Refused

COUNTDOWN: Final = float(os.environ.get("REVERIE_COUNTDOWN", "30"))
"""Seconds between asking for a bot in somebody's place and the bot's sitting down."""


class RoomSubstitutes(RoomBase):
    """What a room does about bots that play for others."""

    # What acts would write

    def plan_call(self, seat: int, absent: int, level: str) -> list[Entry]:
        """Ask for a bot in place of somebody who is away and has to decide. Whether they are away, the hub knows."""
        if not 0 <= absent < len(self.seats):
            raise Refused("refused-no-seat")
        if absent == seat or absent not in self.deciding() or self.seats[absent].kind != PERSON:
            raise Refused("refused-not-their-move")
        if absent in self.calls:
            raise Refused("refused-already-asked")
        if find_level(level) is None:
            raise Refused("refused-no-level")
        made = self.entry("called", seat, {"for": absent, "level": level})
        made.body["until"] = made.at + COUNTDOWN
        return [made]

    def plan_return(self, seat: int) -> list[Entry]:
        """Somebody for whom a bot plays, or was asked to play, is here again."""
        if seat not in self.calls and not self.seats[seat].away:
            raise Refused("refused-not-away")
        return [self.entry("returned", seat, {})]

    def plan_failed(self, seat: int, at: int) -> list[Entry]:
        """A bot could not answer what it was asked at `at`."""
        if at != self.at or seat not in self.deciding() or self.seats[seat].kind != BOT:
            raise Refused("refused-stale")
        return [self.entry("failed", seat, {"level": self.seats[seat].level, "at": at})]

    def plan_replace(self, seat: int, failed: int, level: str) -> list[Entry]:
        """Let a bot that failed try again (its own level), or another one in its place."""
        if failed not in self.failed:
            raise Refused("refused-not-failed")
        if find_level(level) is None:
            raise Refused("refused-no-level")
        return [self.entry("replaced", failed, {"level": level, "by": seat})]

    # What entries mean

    def _called(self, entry: Entry) -> None:
        self.calls[entry.body["for"]] = {"by": entry.seat, **entry.body}

    def _substituted(self, entry: Entry) -> None:
        level = find_level(entry.body["level"])
        assert level is not None
        self.calls.pop(entry.seat, None)
        seat = self.seats[entry.seat]
        seat.kind, seat.level, seat.bot, seat.away = BOT, level.id, self.game.bots.levels[level.id], True
        self.match.note("substituted", entry.seat, level=level.id)

    def _returned(self, entry: Entry) -> None:
        self.calls.pop(entry.seat, None)
        seat = self.seats[entry.seat]
        if seat.away:
            seat.kind, seat.level, seat.bot, seat.away = PERSON, "", "", False
            self.match.note("returned", entry.seat)

    def _failed(self, entry: Entry) -> None:
        self.failed[entry.seat] = entry.body["at"]
        self.match.note("failed", entry.seat, level=entry.body["level"])

    def _replaced(self, entry: Entry) -> None:
        level = find_level(entry.body["level"])
        assert level is not None
        self.failed.pop(entry.seat, None)
        seat = self.seats[entry.seat]
        if seat.level != level.id:
            seat.level, seat.bot = level.id, self.game.bots.levels[level.id]
            self.match.header.seats[entry.seat] = seat.recorded()
            self.match.note("replaced", entry.seat, level=level.id)
