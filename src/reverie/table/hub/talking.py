"""How talk is written without delaying the game: lines wait for each other, and are written together a few times a second."""

from __future__ import annotations

import asyncio
from typing import Final

from ..rooms.sitting import Refused
from ..rooms.talk import WATCHER, Said
from ..store.entries import Entry
from .limits import Buckets
from .live import Live
from .parts import Acts

TALK_EVERY: Final = 0.25
"""Seconds from one writing of what was said to the next."""


class Talking:
    """The talk at all tables. Players are not limited by those who watch."""

    def __init__(self, hub: Acts) -> None:
        self.hub = hub
        self.players = Buckets(rate=1, burst=20)
        """By table and seat."""
        self.watchers = Buckets(rate=0.5, burst=5)
        """Of those who watch, by address."""
        self.tables = Buckets(rate=2, burst=20)
        """Of all who watch a table."""

    async def say(self, live: Live, line: Said, address: str) -> None:
        """Somebody says something; done when it is stored. Raises Refused."""
        room = live.room
        room.check_said(line)
        if line.seat == WATCHER:
            allowed = self.watchers.take(address) and self.tables.take(room.id)
        else:
            allowed = self.players.take(f"{room.id}/{line.seat}")
        if not allowed:
            raise Refused("refused-talking")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        live.saying.append((line, done))
        if len(live.saying) == 1 and not live.talking:
            live.talking = True
            live.spawn(self._write(live))
        await done

    async def _write(self, live: Live) -> None:
        """Write what waits to be said, all of it together, until nothing does."""
        try:
            while live.saying:
                waiting, live.saying = live.saying, []
                await self._write_lines(live, waiting)
                await asyncio.sleep(TALK_EVERY)
        finally:
            live.talking = False
            for _line, done in live.saying:
                if not done.done():
                    done.set_exception(Refused("refused-stopping"))
            live.saying.clear()

    async def _write_lines(self, live: Live, waiting: list[tuple[Said, asyncio.Future[None]]]) -> None:
        refused: dict[int, Refused] = {}

        def plan() -> list[Entry]:
            refused.clear()
            fit: list[Said] = []
            for number, (line, _done) in enumerate(waiting):
                try:
                    live.room.check_said(line, len(fit))
                    fit.append(line)
                except Refused as no:  # muted a moment ago, say
                    refused[number] = no
            if not fit:
                raise refused[0]
            return live.room.plan_said(fit)

        wrong: Refused | None = Refused("refused-stopping")
        try:
            await self.hub.act(live, plan)
            wrong = None
        except Refused as error:
            wrong = error
        finally:
            for number, (_line, done) in enumerate(waiting):
                no = refused.get(number, wrong)
                if done.done():
                    continue
                if no is None:
                    done.set_result(None)
                else:
                    done.set_exception(no)


__all__ = ["Talking"]
