"""The hub's part in ways to play: timers that ring, time that does not count, people who leave and come back."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, select

from ..rooms import pulse
from ..rooms.identity import BadToken, Signer, Visitor, clean_name
from ..rooms.leaving import NOBODY
from ..rooms.sitting import PERSON, Refused
from ..store.store import HELD, META, Entry, Store, StoreError
from ..words.texts import texts
from .webhook import Webhooks

if TYPE_CHECKING:
    from .hub import Live

log = logging.getLogger("reverie.table")

BEAT: Final = "beat"
BEAT_EVERY: Final = 2.0
"""Seconds between two notes that the server is alive, while any clock runs."""
DOWN: Final = 1.5 * BEAT_EVERY
"""A silence of so many seconds means that no server was there."""
ABSENT: Final = "20"
"""Seconds without a connection after which somebody counts as away; REVERIE_ABSENT says otherwise."""
LONGEST_SLEEP: Final = 3600.0
BREATH: Final = 0.02


def write_beat(store: Store, now: float) -> None:
    """Note that somebody keeps the clocks."""
    with store.writing() as conn:
        conn.execute(delete(META).where(META.c.name == BEAT))
        conn.execute(insert(META), {"name": BEAT, "value": repr(now)})


def read_beat(store: Store) -> float | None:
    with store.reading() as conn:
        found = conn.scalar(select(META.c.value).where(META.c.name == BEAT))
    return float(found) if found is not None else None


def give_seat(store: Store, table: str, seat: int, person: str) -> None:
    """One person holds this seat from now on, and nobody else."""
    with store.writing() as conn:
        conn.execute(delete(HELD).where(HELD.c.table_id == table, HELD.c.seat == seat, HELD.c.person != person))
    store.hold(table, seat, person)


class HubWays:
    """What `Hub` does about time and people."""

    store: Store
    signer: Signer
    stopping: bool
    open: dict[str, Live]
    webhooks: Webhooks

    def begin_ways(self) -> None:
        self.absent = float(os.environ.get("REVERIE_ABSENT", ABSENT))
        self.down: tuple[float, float] | None = None
        """When no server was there, as this process found when it started."""
        self.beating: asyncio.Task[None] | None = None
        self.pulse = pulse.Pulse()
        self.watching_pulse: asyncio.Task[None] | None = None

    # Provided by the hub

    async def stored(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        raise NotImplementedError

    async def act(self, live: Live, plan: Callable[[], list[Entry]]) -> None:
        raise NotImplementedError

    async def _write(self, live: Live, entries: list[Entry]) -> bool:
        raise NotImplementedError

    async def _read_again(self, live: Live) -> None:
        raise NotImplementedError

    def changed(self, live: Live) -> None:
        raise NotImplementedError

    def _spawn(self, live: Live, work: Any) -> None:
        raise NotImplementedError

    # Time ------------------------------------------------------------------------------------------------------------

    async def start_clocks(self) -> None:
        """Find out how long nobody was there, and begin to say that somebody is."""
        try:
            beat = await self.stored(read_beat, self.store)
        except StoreError as error:
            log.warning("clocks not read", extra={"error": str(error)})
            beat = None
        pulse.not_before(beat or 0.0)
        now = pulse.now()
        if beat is not None and now - beat > DOWN:
            self.down = (beat, now)
        self.pulse.look()
        self.beating = asyncio.create_task(self._keep_beating())
        self.watching_pulse = asyncio.create_task(self._keep_looking())

    async def _keep_beating(self) -> None:
        while True:
            if any(live.room.next_due() is not None for live in self.open.values()):
                try:
                    await self.stored(write_beat, self.store, pulse.now())
                except StoreError as error:
                    log.warning("beat not written", extra={"error": str(error)})
            await asyncio.sleep(BEAT_EVERY)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(pulse.LOOK_EVERY)
            self.feel_pulse()

    def feel_pulse(self) -> None:
        """Whoever acts looks first whether the server stood still: then that time does not count at any table."""
        stood = self.pulse.look()
        if stood is None:
            return
        since, until = stood
        log.warning("the server stood still", extra={"seconds": round(until - since, 1)})
        for live in self.open.values():
            live.born += until - since
            live.left = {seat: at + until - since for seat, at in live.left.items()}
            live.heard = {seat: at + until - since for seat, at in live.heard.items()}
            if live.room.next_due() is not None:
                live.stood.append(stood)
                self._spawn(live, self._settle(live))

    async def _settle(self, live: Live) -> None:
        """Forgive what is to be forgiven although nobody acts, and ring accordingly later."""
        with suppress(Refused):
            async with live.lock:
                await self._forgive(live)
            self.changed(live)

    async def _forgive(self, live: Live) -> None:
        """Write down for how long the server stood still. Needs the table's lock; raises Refused when nothing can be written."""
        while live.stood:
            try:
                entries = live.room.plan_woke(*live.stood[0])
            except Refused:  # no clock runs, or another process has said so
                live.stood.pop(0)
                continue
            if await self._write(live, entries):
                live.stood.pop(0)
            else:
                await self._read_again(live)

    def stop_clocks(self) -> None:
        for task in (self.beating, self.watching_pulse):
            if task is not None:
                task.cancel()
        for live in self.open.values():
            live.rest()

    async def wind(self, live: Live) -> None:
        """A table was read from the store: time during which no server was there is forgiven, then its clocks run."""
        if self.down is not None and live.room.next_due() is not None:
            since, until = self.down
            with suppress(Refused):  # nothing to forgive, or another process has done so
                await self.act(live, lambda: live.room.plan_woke(since, until))
        self.keep_time(live)

    def keep_time(self, live: Live) -> None:
        """Ring when the next thing is due; look again when somebody may count as away."""
        live.rest()
        if self.stopping:
            return
        loop = asyncio.get_running_loop()
        room = live.room
        due = room.next_due()
        if due is not None:
            wait = min(max(0.0, due - pulse.now()) + BREATH, LONGEST_SLEEP)
            live.timer = loop.call_later(wait, lambda: self._spawn(live, self._ring(live)))
        gone = [self.absent - self.absent_for(live, seat) for seat in room.deciding() if self.missed(live, seat)]
        coming = [wait for wait in gone if wait > 0]
        if coming:
            live.nudge = loop.call_later(min(coming) + BREATH, self._look_again, live)

    async def _ring(self, live: Live) -> None:
        try:
            await self.act(live, live.room.plan_due)
        except Refused as refused:
            if refused.key.startswith("store-"):
                await asyncio.sleep(2)  # the disk may have room again
            self.keep_time(live)

    def _look_again(self, live: Live) -> None:
        for connection in live.connections:
            if connection.looker.seats:  # nobody else is told who counts as away
                connection.refresh()

    # People ----------------------------------------------------------------------------------------------------------

    def missed(self, live: Live, seat: int) -> bool:
        """Whether a person should sit there and nobody does."""
        return live.room.seats[seat].kind == PERSON and seat not in live.online()

    def absent_for(self, live: Live, seat: int) -> float:
        """For how many seconds nobody has been there although they have to decide."""
        last = max(live.left.get(seat, live.born), live.heard.get(seat, 0.0))
        return min(pulse.clock() - last, pulse.now() - live.room.turned)

    def hear_of(self, live: Live, seats: set[int]) -> None:
        """Somebody asked for something without a line that stays open: they are here, too."""
        for seat in seats:
            live.heard[seat] = pulse.clock()
        self._take_back(live, seats)

    def absentees(self, live: Live) -> list[int]:
        """Seats in whose place a bot may be asked for."""
        room = live.room
        return [
            seat
            for seat in room.deciding()
            if seat not in room.calls and self.missed(live, seat) and self.absent_for(live, seat) >= self.absent
        ]

    async def call_bot(self, live: Live, seat: int, absent: int, level: str) -> None:
        """Ask for a bot in place of somebody who is away."""

        def plan() -> list[Entry]:
            entries = live.room.plan_call(seat, absent, level)
            if absent not in self.absentees(live):
                raise Refused("refused-not-away")
            return entries

        await self.act(live, plan)

    def welcome_back(self, live: Live) -> None:
        """Whoever is here again takes their seat back from the bot."""
        self._take_back(live, {seat for connection in live.connections for seat in connection.looker.seats})

    def _take_back(self, live: Live, here: set[int]) -> None:
        room = live.room
        for seat in sorted(here):
            if (seat in room.calls or room.seats[seat].away) and seat not in live.returning:
                live.returning.add(seat)
                self._spawn(live, self._come_back(live, seat))

    async def _come_back(self, live: Live, seat: int) -> None:
        try:
            await self.come_back(live, seat)
        finally:
            live.returning.discard(seat)

    async def come_back(self, live: Live, seat: int) -> None:
        try:
            await self.act(live, lambda: live.room.plan_return(seat))
        except Refused:
            return

    # Telling others ----------------------------------------------------------------------------------------------

    def tell_webhook(self, live: Live) -> None:
        """Tell the table's webhook, if it has one, whose move it is now or that the game is over."""
        room = live.room
        url = room.options.get("webhook")
        if not url:
            return
        before, live.told_move = live.told_move, live.movers()
        outcome = room.outcome()
        if outcome is not None:
            if room.seq == room.at:  # what comes after the end is chat
                self.webhooks.tell(room.id, url, self._news(live, "over", list(outcome.winners), outcome.reason))
        elif live.told_move and live.told_move != before:
            self.webhooks.tell(room.id, url, self._news(live, "move", live.told_move))

    def _news(self, live: Live, event: str, seats: list[int], reason: str = "") -> dict[str, Any]:
        room = live.room
        page = room.game.web_page("en")
        names = [room.seats[seat].name or page.seat_look(seat)["name"] for seat in seats]
        key = f"ways-news-{event}" if seats else "ways-news-drawn"
        text = texts("en").get(key, game=room.game.title, names=", ".join(names))
        told = {"event": event, "game": room.game.name, "table": room.id, "path": f"/t/{room.id}", "seats": seats}
        told |= {"names": names, "reason": reason, "text": text, "content": text}
        return told | {"allowed_mentions": {"parse": []}}  # Discord: whoever is called @everyone calls nobody

    # A seat handed over ----------------------------------------------------------------------------------------------

    def seat_key(self, live: Live, seat: int, purpose: str = "seat") -> str:
        """A key to a seat, good until the seat is handed over."""
        return self.signer.seat_token(live.room.id, seat, purpose=purpose, hands=live.room.seats[seat].hands)

    def seat_of_key(self, live: Live, token: str, purpose: str = "seat") -> int:
        """The seat of a key; raises BadToken for one of a time before the seat was handed over."""
        seat, hands = self.signer.read_key(live.room.id, token, purpose=purpose)
        if not 0 <= seat < len(live.room.seats) or hands != live.room.seats[seat].hands:
            raise BadToken("handed")
        return seat

    async def hand_over(self, live: Live, seat: int, visitor: Visitor) -> None:
        """Somebody takes over a seat by its link; whoever had it has it no longer."""
        name = clean_name(visitor.name)
        await self.act(live, lambda: live.room.plan_hand(seat, name, visitor.id))
        await self.stored(give_seat, self.store, live.room.id, seat, visitor.id)
        live.holders[seat] = {visitor.id}
        live.reseat()
        self.changed(live)

    async def resign(self, live: Live, seat: int, together: set[int]) -> None:
        """Somebody gives up; a seat at which a bot plays on is theirs no longer."""
        await self.act(live, lambda: live.room.plan_resign(seat, together))
        if live.room.seats[seat].owner == NOBODY:
            await self.stored(give_seat, self.store, live.room.id, seat, NOBODY)
            live.holders[seat] = {NOBODY}
            live.reseat()
            self.changed(live)

    def settle_holders(self, live: Live) -> list[int]:
        """Seats whose new holder is not written down yet (the server stopped in between): here they hold it already."""
        due = []
        for number, seat in enumerate(live.room.seats):
            if seat.owner and seat.owner not in live.holders.get(number, set()):
                live.holders[number] = {seat.owner}
                due.append(number)
        return due


__all__ = ["HubWays", "give_seat", "read_beat", "write_beat"]
