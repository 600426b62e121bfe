"""Who is here: tabs that come and leave, people who are away, a bot that plays for them until they are back."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Final

from ..rooms import pulse
from ..rooms.sitting import PERSON, Refused
from ..store.entries import Entry
from .live import Connection, Live
from .parts import Acts

MOST_WATCHERS: Final = 200
"""Tabs of those who only watch a table; whoever sits there is always let in."""
MOST_WATCHERS_FROM_ONE: Final = 50
"""Of these, tabs from one address."""
MOST_TABS: Final = 20
"""Tabs of one person at a table: a further one takes the place of their oldest."""
PRESENCE_AFTER: Final = 0.15
"""Seconds until the others are told who came and left."""
ABSENT: Final = "20"
"""Seconds without a connection after which somebody counts as away; REVERIE_ABSENT says otherwise."""
BREATH: Final = 0.02


class Presence:
    """Who looks at the tables of a hub."""

    def __init__(self, hub: Acts) -> None:
        self.hub = hub
        self.absent = float(os.environ.get("REVERIE_ABSENT", ABSENT))

    # Tabs ------------------------------------------------------------------------------------------------------------

    async def connect(self, live: Live, connection: Connection) -> None:
        """A tab looks at a table from now on; raises Refused."""
        self._make_room(live, connection)
        live.connections.add(connection)
        connection.refresh()
        self.tell(live)
        if self.hub.peers is not None:
            self.hub.peers.here(live)
        self.hub.settle(live)

    def _make_room(self, live: Live, coming: Connection) -> None:
        """Those who watch have a quota, for all and for each address; those who play are let in whoever watches."""
        looker = coming.looker
        if not looker.seats:
            watching = [one for one in live.connections if not one.looker.seats]
            if len(watching) >= MOST_WATCHERS:
                raise Refused("refused-crowded")
            if sum(1 for one in watching if one.address == coming.address) >= MOST_WATCHERS_FROM_ONE:
                raise Refused("refused-crowded-here")
            return
        own = [one for one in live.connections if one.looker.seats and one.looker.visitor.id == looker.visitor.id]
        if len(own) >= MOST_TABS:
            oldest = min(own, key=lambda one: one.born)
            self.leave(live, oldest)
            oldest.end("table-too-many-tabs", False)

    def leave(self, live: Live, connection: Connection) -> None:
        live.connections.discard(connection)
        live.used = time.monotonic()
        for seat in connection.looker.seats - live.online_here():
            live.left[seat] = pulse.clock()
        self.tell(live)
        if self.hub.stopping:
            return
        self.hub.settle(live)
        if self.hub.peers is not None:
            self.hub.peers.here(live)

    def tell(self, live: Live) -> None:
        """Somebody came or left: the others see it in a moment, however many come and leave in it."""
        if live.telling or self.hub.stopping:
            return
        live.telling = True

        def tell() -> None:
            live.telling = False
            live.refresh()

        asyncio.get_running_loop().call_later(PRESENCE_AFTER, tell)

    # People who are away ---------------------------------------------------------------------------------------------

    def missed(self, live: Live, seat: int) -> bool:
        """Whether a person should sit there and nobody does."""
        return live.room.seats[seat].kind == PERSON and seat not in live.online()

    def absent_for(self, live: Live, seat: int) -> float:
        """For how many seconds nobody has been there although they have to decide."""
        last = max(live.left.get(seat, live.born), live.heard.get(seat, 0.0))
        return min(pulse.clock() - last, pulse.now() - live.room.turned)

    def absentees(self, live: Live) -> list[int]:
        """Seats in whose place a bot may be asked for."""
        room = live.room
        return [
            seat
            for seat in room.deciding()
            if seat not in room.calls and self.missed(live, seat) and self.absent_for(live, seat) >= self.absent
        ]

    def next_away(self, live: Live) -> float | None:
        """In how many seconds the next of those who are missed counts as away."""
        gone = [self.absent - self.absent_for(live, seat) for seat in live.room.deciding() if self.missed(live, seat)]
        coming = [wait for wait in gone if wait > 0]
        return min(coming) + BREATH if coming else None

    def look_again(self, live: Live) -> None:
        """Somebody counts as away now."""
        for connection in live.connections:
            if connection.looker.seats:  # nobody else is told who counts as away
                connection.refresh()

    async def call_bot(self, live: Live, seat: int, absent: int, level: str) -> None:
        """Ask for a bot in place of somebody who is away."""

        def plan() -> list[Entry]:
            entries = live.room.plan_call(seat, absent, level)
            if absent not in self.absentees(live):
                raise Refused("refused-not-away")
            return entries

        await self.hub.act(live, plan)

    # People who are back ---------------------------------------------------------------------------------------------

    def hear_of(self, live: Live, seats: set[int]) -> None:
        """Somebody asked for something without a line that stays open: they are here, too."""
        for seat in seats:
            live.heard[seat] = pulse.clock()
        self._take_back(live, seats)

    def welcome_back(self, live: Live) -> None:
        """Whoever is here again takes their seat back from the bot."""
        self._take_back(live, live.online_here())

    def _take_back(self, live: Live, here: set[int]) -> None:
        room = live.room
        for seat in sorted(here):
            if (seat in room.calls or room.seats[seat].away) and seat not in live.returning:
                live.returning.add(seat)
                live.spawn(self._return(live, seat))

    async def _return(self, live: Live, seat: int) -> None:
        try:
            await self.come_back(live, seat)
        finally:
            live.returning.discard(seat)

    async def come_back(self, live: Live, seat: int) -> None:
        try:
            await self.hub.act(live, lambda: live.room.plan_return(seat))
        except Refused:
            return


__all__ = ["BREATH", "Presence"]
