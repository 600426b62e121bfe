"""Ways to play at one table besides answering: pauses, time-outs, a bot in place of somebody who is away, a seat handed over,
dice rolled by hand. The room's part of it: what each act would write, and what it means when it has been written.
"""

from __future__ import annotations

import os
from typing import Any, Final

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.codec import tuples
from reverie.kernel.game import Game
from reverie.kernel.record import TIME, Match

from ..store.entries import Entry
from . import pulse
from .clocks import PER_GAME, Clock
from .levels import find_level
from .sitting import BOT, OPEN, PERSON, Refused, Seat

COUNTDOWN: Final = float(os.environ.get("REVERIE_COUNTDOWN", "30"))
"""Seconds between asking for a bot in somebody's place and the bot's sitting down."""
TURNS: Final = (
    "answered",
    "undone",
    "concluded",
    "sat",
    "timed",
    "rolled",
    "substituted",
    "returned",
    "handed",
    "left",
    "resigned",
)
"""Entries after which other things may be answered than before."""


class RoomWays:
    """What a room does about people rather than about the game. `Room` is the rest of it."""

    game: Game
    match: Match
    seats: list[Seat]
    options: dict[str, Any]
    offers: dict[str, dict[str, Any]]
    seq: int
    at: int

    def begin_ways(self, at: float) -> None:
        self.paused = False
        self.calls: dict[int, dict[str, Any]] = {}
        """Seats for which a bot was asked: who asked, its level, and when it sits down."""
        self.failed: dict[int, int] = {}
        """Bots that failed at what they are asked now, and at which `at`; they are not asked again by themselves."""
        self.woken = at
        """Until when time that the server was down has been forgiven."""
        self.turned = at
        """When the game last moved on."""
        self.clock = Clock(self.options.get("clock") or {}, len(self.seats))
        self.clock.turn(at, self.clocked())

    # Provided by the room

    def over(self) -> bool:
        raise NotImplementedError

    def waiting(self) -> bool:
        raise NotImplementedError

    def deciding(self) -> list[int]:
        raise NotImplementedError

    def people(self) -> list[int]:
        raise NotImplementedError

    def entry(self, kind: str, seat: int, body: dict[str, Any], ahead: int = 1) -> Entry:
        raise NotImplementedError

    def _answered(self, entry: Entry) -> None:
        raise NotImplementedError

    def plan_out(self, seat: int, how: str) -> list[Entry]:
        raise NotImplementedError

    # Reading

    def clocked(self) -> list[int]:
        """The seats whose clocks run: people who have to decide."""
        return [seat for seat in self.deciding() if self.seats[seat].kind == PERSON] if self.clock.on() else []

    def rolling(self) -> Choice | None:
        """The roll that the people at the table are asked for, where they roll their own dice."""
        if not self.options.get("companion") or self.over() or self.waiting() or self.paused:
            return None
        return pending_for(self.match.state, NATURE)

    def next_due(self) -> float | None:
        """When something happens by itself."""
        if not (self.clock.since or self.calls) or self.paused or self.over():
            return None
        due = self.clock.next_due()
        times = [call["until"] for call in self.calls.values()] + ([due[0]] if due is not None else [])
        return min(times, default=None)

    # What acts would write: pauses

    def plan_resume(self, seat: int) -> list[Entry]:
        if not self.paused:
            raise Refused("refused-not-paused")
        return [self.entry("resumed", seat, {})]

    # A bot in place of somebody who is away

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

    # A bot that fails

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

    # A seat handed over

    def plan_hand(self, seat: int, name: str, owner: str) -> list[Entry]:
        if not 0 <= seat < len(self.seats):
            raise Refused("refused-no-seat")
        if self.over():
            raise Refused("refused-over")
        one = self.seats[seat]
        if one.kind == OPEN or (one.kind == BOT and not one.away):
            raise Refused("refused-nobodys-seat")
        return [self.entry("handed", seat, {"name": name, "owner": owner})]

    # Time

    def plan_due(self, now: float | None = None) -> list[Entry]:
        """What time brings about by itself now; Refused when nothing is due."""
        now = pulse.now() if now is None else now
        if self.next_due() is None or self.paused:
            raise Refused("refused-not-due")
        due = self.clock.next_due()
        if due is not None and due[0] <= now:
            return self._plan_time_out(due[1])
        for seat, call in self.calls.items():
            if call["until"] <= now:
                return [self.entry("substituted", seat, {"level": call["level"]})]
        raise Refused("refused-not-due")

    def _plan_time_out(self, seat: int) -> list[Entry]:
        if self.clock.kind == PER_GAME:
            return self.plan_out(seat, TIME)
        choice = pending_for(self.match.state, seat)
        assert choice is not None, "a clock runs for somebody who is asked nothing"
        seen = self.game.determinize(self.match.state, seat, 0)
        try:
            value = self.game.default_answer(seen, choice)
        except NotImplementedError:  # a game without advice of its own
            value = choice.options.at(0)
        return [self.entry("timed", seat, {"answers": self.match.foresee(seat, value)})]

    def plan_woke(self, since: float, until: float) -> list[Entry]:
        """The server was down from then to then: nobody's clock ran. Whoever says so first, says it for all."""
        since = max([since, self.woken, *self.clock.since.values()])
        if not (self.clock.since or self.calls) or until <= since:
            raise Refused("refused-not-due")
        return [self.entry("woke", -1, {"until": until, "down": round(until - since, 3)})]

    # Dice of one's own

    def plan_roll(self, seat: int, value: Any, at: int, id: str = "") -> list[Entry]:
        """Somebody at the table says what the dice show."""
        choice = self.rolling()
        if choice is None:
            raise Refused("refused-not-asked")
        if at != self.at:
            raise Refused("refused-stale")
        value = tuples(value)
        try:
            fits = choice.options.has(value)
        except (TypeError, ValueError):
            fits = False
        if not fits:
            raise Refused("refused-illegal", choice.rule)
        body: dict[str, Any] = {"answers": [(NATURE, value)]}
        return [self.entry("rolled", seat, body | ({"id": id} if id else {}))]

    # What entries mean

    def follow(self, entry: Entry) -> None:
        """Let clocks and calls follow an entry that has been applied."""
        if entry.kind not in TURNS:
            return
        self.turned = entry.at
        self.failed.clear()
        deciding = self.deciding()
        for seat in [seat for seat in self.calls if seat not in deciding]:
            del self.calls[seat]
        if self.clock.on() and not self.paused:
            answered = entry.seat if entry.kind in ("answered", "timed") else None
            self.clock.turn(entry.at, self.clocked(), answered, anew=entry.kind == "undone")

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

    def _called(self, entry: Entry) -> None:
        self.calls[entry.body["for"]] = {"by": entry.seat, **entry.body}

    def _substituted(self, entry: Entry) -> None:
        level = find_level(entry.body["level"])
        assert level is not None
        self.calls.pop(entry.seat, None)
        seat = self.seats[entry.seat]
        seat.kind, seat.level, seat.bot, seat.away = BOT, level.id, self.game.levels[level.id], True
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
            seat.level, seat.bot = level.id, self.game.levels[level.id]
            self.match.header.seats[entry.seat] = seat.recorded()
            self.match.note("replaced", entry.seat, level=level.id)

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

    def _timed(self, entry: Entry) -> None:
        self.match.note("timed", entry.seat)
        self._answered(entry)

    def _rolled(self, entry: Entry) -> None:
        self._answered(entry)

    def _woke(self, entry: Entry) -> None:
        self.woken = entry.body["until"]
        self.clock.forgive(entry.body["down"])
        for call in self.calls.values():
            call["until"] += entry.body["down"]

    # Snapshots

    def ways(self) -> dict[str, Any]:
        return {
            "paused": self.paused,
            "calls": [[seat, call] for seat, call in self.calls.items()],
            "failed": [[seat, at] for seat, at in self.failed.items()],
            "woken": self.woken,
            "turned": self.turned,
            "clock": self.clock.plain(),
            "notes": self.match.notes,
        }

    def recover_ways(self, kept: dict[str, Any]) -> None:
        self.paused = kept["paused"]
        self.calls = dict(kept["calls"])
        self.failed = dict(kept.get("failed", ()))
        self.woken = kept["woken"]
        self.turned = kept["turned"]
        self.clock.recover(kept["clock"])
        self.match.notes = [(number, note) for number, note in kept["notes"]]
