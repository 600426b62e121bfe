"""What time brings about by itself: an answer when somebody's time is up, a bot that sits down; and time that does not count."""

from __future__ import annotations

from reverie.kernel.agenda import pending_for
from reverie.kernel.match import TIME

from ..store.entries import Entry
from . import pulse
from .base import TURNS
from .clocks import PER_GAME
from .leaving import RoomLeaving
from .sitting import PERSON, Refused


class RoomTiming(RoomLeaving):
    """What a room does about clocks. Whoever runs out of time for the whole game is out, as if they had given up."""

    # Reading

    def clocked(self) -> list[int]:
        """The seats whose clocks run: people who have to decide."""
        return [seat for seat in self.deciding() if self.seats[seat].kind == PERSON] if self.clock.on() else []

    def next_due(self) -> float | None:
        """When something happens by itself."""
        if not (self.clock.since or self.calls) or self.paused or self.over():
            return None
        due = self.clock.next_due()
        times = [call["until"] for call in self.calls.values()] + ([due[0]] if due is not None else [])
        return min(times, default=None)

    # What acts would write

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
            value = self.game.bots.default_answer(seen, choice)
        except NotImplementedError:  # a game without advice of its own
            value = choice.options.at(0)
        return [self.entry("timed", seat, {"answers": self.match.foresee(seat, value)})]

    def plan_woke(self, since: float, until: float) -> list[Entry]:
        """The server was down from then to then: nobody's clock ran. Whoever says so first, says it for all."""
        since = max([since, self.woken, *self.clock.since.values()])
        if not (self.clock.since or self.calls) or until <= since:
            raise Refused("refused-not-due")
        return [self.entry("woke", -1, {"until": until, "down": round(until - since, 3)})]

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

    def _timed(self, entry: Entry) -> None:
        self.match.note("timed", entry.seat)
        self._answered(entry)

    def _woke(self, entry: Entry) -> None:
        self.woken = entry.body["until"]
        self.clock.forgive(entry.body["down"])
        for call in self.calls.values():
            call["until"] += entry.body["down"]
