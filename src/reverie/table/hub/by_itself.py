"""Passing by itself: a seat is asked only where its owner wants to be asked.

Whether a seat is asked at all is seen by everybody, so it never hangs on hidden cards; whether its owner is really shown the
question does. What the others see of that is only how long the answer takes. So an answer that is given by itself takes as
long as this person's own answers to such questions do: it is drawn from those they gave lately (and, until there are some,
from a table of usual ones), never from what they hold. Where nobody else looks on, nobody waits; nor where everybody can
reckon that no hand at all would have been asked.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final

from reverie.bots.registry import find_bot

from ..rooms.room import PERSON, Refused, Room

if TYPE_CHECKING:
    from .hub import Live

ASK: Final = "ask"
MATTER: Final = "matter"
PASS: Final = "pass"
WISHES: Final = (ASK, MATTER, PASS)

USUAL: Final = (0.7, 0.9, 1.1, 1.3, 1.6, 2.0, 2.6)
"""How long people take to let something through, in seconds."""
SHORTEST: Final = 0.4
LONGEST: Final = 6.0
NOTED: Final = 20
ASIDE: Final = 0.4
"""What is left of a bot's usual pause for a choice that comes often."""
LEEWAY: Final = 0.15
"""How much longer than its budget a search may take, in seconds."""
HEURISTIC: Final = "greedy"


class Habit:
    """How long one person takes for questions of the kind that may be passed by itself."""

    def __init__(self) -> None:
        self.times: deque[float] = deque(USUAL, NOTED)

    def note(self, seconds: float) -> None:
        self.times.append(min(max(seconds, SHORTEST), LONGEST))

    def draw(self) -> float:
        """A time like the noted ones, none of them exactly."""
        return secrets.choice(self.times) * (0.85 + 0.3 * secrets.randbelow(1000) / 1000)


def budget_of(bot: str) -> float:
    """How many seconds this bot may search; 0.0 for one that does not, or that counts its playouts."""
    return float(getattr(find_bot(bot, 0), "seconds", 0.0))


class Auto:
    """The part of the hub that answers for those who do not want to be asked."""

    stopping: bool
    pace: float

    if TYPE_CHECKING:

        async def act(self, live: Live, plan: Any) -> None: ...

        def _spawn(self, live: Live, work: Any) -> None: ...

    def pass_by_itself(self, live: Live) -> None:
        """Answer for every person who sits here and does not want to be asked what they are asked now."""
        if self.stopping:
            return
        room = live.room
        here = {seat for one in live.connections if not one.looker.program for seat in one.looker.seats}
        for seat in room.deciding():
            if room.seats[seat].kind != PERSON or seat not in here or room.passes(seat):
                continue
            choice = room.owed(seat)
            known = live.asked.get(seat)
            if choice is None or (known is not None and known[0] == room.at):
                continue
            page = room.game.web_page("en")
            wishes = live.wishes.get(seat, {})
            value = page.auto_answer(room.match.state, choice, wishes)
            if value is None:
                live.asked[seat] = (room.at, time.monotonic())
            else:
                room.by_itself[seat] = room.at
                hidden = self.others_look(live, seat) and not page.auto_is_open(room.match.state, choice, wishes)
                self._spawn(live, self._pass(live, seat, room.at, value, hidden))

    async def _pass(self, live: Live, seat: int, at: int, value: Any, hidden: bool) -> None:
        room = live.room
        if hidden:
            await asyncio.sleep(live.habits.setdefault(seat, Habit()).draw())
        if room.by_itself.get(seat) != at or room.at != at:
            return
        try:
            await self.act(live, lambda: room.plan_answer(seat, value, at, by_itself=True))
        except Refused:
            self.hold(live, seat)

    def manner(self, room: Room, seat: int) -> tuple[str, float]:
        """The bot that answers for a seat now, and the least time that this takes: neither hangs on hidden cards.

        A bot that searches would do so only where it holds something to search among. So where everybody can reckon that no
        hand matters, the game's heuristic answers; everywhere else each answer takes as long as a search.
        """
        bot, choice = room.seats[seat].bot, room.owed(seat)
        page = room.game.web_page("en")
        if choice is None or choice.kind not in page.asides():
            return bot, self.pace
        pause, budget = self.pace * ASIDE, budget_of(bot)
        if not budget or not room.game.secrets:
            return bot, pause
        s = room.match.state
        if page.auto_is_open(s, choice, {}) and page.auto_answer(s, choice, {}) is not None:
            return HEURISTIC, pause
        return bot, max(pause, budget + LEEWAY) if self.pace else 0.0

    def others_look(self, live: Live, seat: int) -> bool:
        """Whether somebody could learn anything from how long this seat takes."""
        mine = live.holders.get(seat, set())
        people = [other for other, one in enumerate(live.room.seats) if one.kind == PERSON and other != seat]
        return live.watching() > 0 or any(live.holders.get(other, set()) - mine for other in people)

    def note_habit(self, live: Live, seat: int, at: int) -> None:
        """Somebody answers a question of this kind themselves: so long do they take."""
        asked = live.asked.get(seat)
        choice = live.room.owed(seat)
        if asked is None or asked[0] != at or choice is None:
            return
        if choice.kind in live.room.game.web_page("en").asides():
            live.habits.setdefault(seat, Habit()).note(time.monotonic() - asked[1])

    def wish(self, live: Live, seats: set[int], window: str, wish: str) -> None:
        """Somebody says when they want to be asked; it counts from now on, also for what they are asked just now."""
        for seat in seats:
            live.wishes.setdefault(seat, {})[window] = wish
            live.asked.pop(seat, None)
        self.pass_by_itself(live)

    def hold(self, live: Live, seat: int) -> None:
        """This seat is asked after all."""
        room = live.room
        if room.by_itself.pop(seat, None) == room.at:
            live.asked[seat] = (room.at, time.monotonic())
        for connection in live.connections:
            if seat in connection.looker.seats:
                connection.refresh()


__all__ = ["ASK", "MATTER", "PASS", "WISHES", "Auto", "Habit", "budget_of"]
