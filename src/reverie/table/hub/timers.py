"""Timers that ring, and time that does not count: while no server was there, and while it stood still."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from ..rooms import pulse
from ..rooms.sitting import Refused
from ..store.errors import StoreError
from .live import Live
from .parts import Acts
from .presence import BREATH, Presence
from .reading import Reading

log = logging.getLogger("reverie.table")

BEAT_EVERY: Final = 2.0
"""Seconds between two notes that the server is alive, while any clock runs."""
DOWN: Final = 1.5 * BEAT_EVERY
"""A silence of so many seconds means that no server was there."""
LONGEST_SLEEP: Final = 3600.0


class Timers:
    """The clocks of all open tables, as far as they ring."""

    def __init__(self, hub: Acts, reading: Reading, open: dict[str, Live], presence: Presence) -> None:
        self.hub = hub
        self.reading = reading
        self.open = open
        self.presence = presence
        self.down: tuple[float, float] | None = None
        """When no server was there, as this process found when it started."""
        self.beating: asyncio.Task[None] | None = None
        self.pulse = pulse.Pulse()
        self.watching_pulse: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Find out how long nobody was there, and begin to say that somebody is."""
        try:
            beat = await self.reading.do(self.reading.store.read_beat)
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

    def stop(self) -> None:
        for task in (self.beating, self.watching_pulse):
            if task is not None:
                task.cancel()
        for live in self.open.values():
            live.rest()

    async def _keep_beating(self) -> None:
        while True:
            if any(live.room.next_due() is not None for live in self.open.values()):
                try:
                    await self.reading.do(self.reading.store.write_beat, pulse.now())
                except StoreError as error:
                    log.warning("beat not written", extra={"error": str(error)})
            await asyncio.sleep(BEAT_EVERY)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(pulse.LOOK_EVERY)
            self.feel_pulse()

    # Time that does not count ----------------------------------------------------------------------------------------

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
                live.spawn(self._settle(live))

    async def _settle(self, live: Live) -> None:
        """Forgive what is to be forgiven although nobody acts, and ring accordingly later."""
        with suppress(Refused):
            async with live.lock:
                await self.forgive(live)
            self.hub.changed(live)

    async def forgive(self, live: Live) -> None:
        """Write down for how long the server stood still. Needs the table's lock; raises Refused when nothing can be written."""
        while live.stood:
            try:
                entries = live.room.plan_woke(*live.stood[0])
            except Refused:  # no clock runs, or another process has said so
                live.stood.pop(0)
                continue
            if await self.hub.write(live, entries):
                live.stood.pop(0)
            else:
                await self.hub.read_again(live)

    async def wind(self, live: Live) -> None:
        """A table was read from the store: its clocks forgive the time during which no server was there, and run."""
        if self.down is not None and live.room.next_due() is not None:
            since, until = self.down
            with suppress(Refused):  # nothing to forgive, or another process has done so
                await self.hub.act(live, lambda: live.room.plan_woke(since, until))
        self.keep_time(live)

    # Ringing ---------------------------------------------------------------------------------------------------------

    def keep_time(self, live: Live) -> None:
        """Ring when the next thing is due; look again when somebody may count as away."""
        live.rest()
        if self.hub.stopping:
            return
        loop = asyncio.get_running_loop()
        due = live.room.next_due()
        if due is not None:
            wait = min(max(0.0, due - pulse.now()) + BREATH, LONGEST_SLEEP)
            live.timer = loop.call_later(wait, lambda: live.spawn(self.ring(live)))
        away_in = self.presence.next_away(live)
        if away_in is not None:
            live.nudge = loop.call_later(away_in, self.presence.look_again, live)

    async def ring(self, live: Live) -> None:
        """Do what is due."""
        try:
            await self.hub.act(live, live.room.plan_due)
        except Refused as refused:
            if refused.key.startswith("store-"):
                await asyncio.sleep(2)  # the disk may have room again
            self.keep_time(live)


__all__ = ["Timers"]
