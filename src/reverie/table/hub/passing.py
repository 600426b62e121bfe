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

from ..rooms.room import PERSON, Refused
from .habits import Habit
from .live import Live
from .parts import Acts


class Passing:
    """The part of the hub that answers for those who do not want to be asked."""

    def __init__(self, hub: Acts) -> None:
        self.hub = hub

    def settle(self, live: Live) -> None:
        """Answer for every person who sits here and does not want to be asked what they are asked now."""
        if self.hub.stopping:
            return
        room = live.room
        self.shuffle(live)
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
            s = room.match.sight(seat).state
            settled = room.settled(seat)
            if settled is None:
                room.ahead.pop(seat, None)  # something else is asked than was foreseen: that is looked at anew
            value = page.auto_answer(s, choice, wishes) if settled is None else settled
            if value is None:
                live.asked[seat] = (room.at, time.monotonic())
            else:
                room.by_itself[seat] = room.at
                hidden = settled is None and others_look(live, seat) and not page.auto_is_open(s, choice, wishes)
                if hidden:
                    room.by_and_by[seat] = room.at
                live.spawn(self._pass(live, seat, room.at, value, hidden))

    def shuffle(self, live: Live) -> None:
        """Where people roll their own dice, decks are still shuffled by the table."""
        choice = live.room.shuffling()
        if choice is not None and live.shuffled != live.room.at:
            live.shuffled = live.room.at
            value = choice.options.at(secrets.randbelow(choice.options.size()))
            live.spawn(self._shuffle(live, live.room.at, value))

    async def _shuffle(self, live: Live, at: int, value: object) -> None:
        try:
            await self.hub.act(live, lambda: live.room.plan_shuffle(value, at))
        except Refused:
            live.shuffled = -1  # another process was quicker, or the disk is full: whoever comes next tries again

    async def _pass(self, live: Live, seat: int, at: int, value: object, hidden: bool) -> None:
        room = live.room
        await live.followed([seat])
        if hidden:
            await asyncio.sleep(live.habits.setdefault(seat, Habit()).draw())
        if room.by_itself.get(seat) != at or room.at != at:
            return
        try:
            await self.hub.act(live, lambda: room.plan_answer(seat, value, at, by_itself=True))
        except Refused:
            self.hold(live, seat)

    def note_habit(self, live: Live, seat: int, at: int) -> None:
        """Somebody answers a question of this kind themselves: so long do they take."""
        asked = live.asked.get(seat)
        choice = live.room.owed(seat)
        if asked is None or asked[0] != at or choice is None:
            return
        if choice.decision in live.room.game.web_page("en").asides():
            live.habits.setdefault(seat, Habit()).note(time.monotonic() - asked[1])

    def wish(self, live: Live, seats: set[int], window: str, wish: str) -> None:
        """Somebody says when they want to be asked; it counts from now on, also for what they are asked just now."""
        for seat in seats:
            live.wishes.setdefault(seat, {})[window] = wish
            live.asked.pop(seat, None)
        self.settle(live)

    def hold(self, live: Live, seat: int) -> None:
        """This seat is asked after all."""
        room = live.room
        room.ahead.pop(seat, None)
        if room.by_itself.pop(seat, None) == room.at:
            live.asked[seat] = (room.at, time.monotonic())
        for connection in live.connections:
            if seat in connection.looker.seats:
                connection.refresh()


def others_look(live: Live, seat: int) -> bool:
    """Whether somebody could learn anything from how long this seat takes."""
    mine = live.holders.get(seat, set())
    people = [other for other, one in enumerate(live.room.seats) if one.kind == PERSON and other != seat]
    return live.watching() > 0 or any(live.holders.get(other, set()) - mine for other in people)


__all__ = ["Passing", "others_look"]
