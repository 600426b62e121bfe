"""A real hub without bots, and the whole application around it in the test's own event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from reverie.kernel.choice import NATURE
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Live
from reverie.table.hub.thinking import Thinking
from reverie.table.rooms.identity import Visitor
from reverie.table.store.store import Store
from reverie.table.web.app import make_app


class NoThinking(Thinking):
    """Bots that never answer, so that nothing moves by itself."""

    def warm(self) -> None:
        pass

    async def think(self, *_args: Any) -> Any:
        await asyncio.Event().wait()


@asynccontextmanager
async def hub_at(url: str, start: bool = False) -> AsyncIterator[Hub]:
    hub = Hub(Store(url), NoThinking(1), pace=0)
    try:
        if start:
            await hub.start()
        yield hub
    finally:
        for live in hub.tables.open.values():
            for task in live.tasks:
                task.cancel()
        await hub.stop()


def with_hub(url: str, work: Callable[[Hub], Awaitable[None]], start: bool = False) -> None:
    """Do something with a hub, from its beginning to its end."""

    async def story() -> None:
        async with hub_at(url, start) as hub:
            await work(hub)

    asyncio.run(story())


def browser_of(hub: Hub, address: str = "192.0.2.1") -> httpx.AsyncClient:
    """A client in the event loop of the hub, from an address."""
    line = httpx.ASGITransport(app=make_app(hub), client=(address, 1000), raise_app_exceptions=False)  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=line, base_url="http://localhost", follow_redirects=False)


async def new_table(hub: Hub, kinds: str = "mh", turns: int = 100, **options: Any) -> Live:
    """A table of Dreamblade: `m` for me, `h` for somebody here, `b` for a bot."""
    wishes = {"m": SeatWish("me", name="Ilse"), "h": SeatWish("here", name="Oskar"), "b": SeatWish("bot", "novice")}
    seats = [wishes[kind] for kind in kinds]
    id = await hub.new_tables.open_table(
        Visitor("ilse", "Ilse"), "dreamblade", {"edges": "A", "turn_limit": turns}, seats, options
    )
    return await hub.tables.live(id)


async def play(hub: Hub, live: Live, answers: int) -> None:
    """So many answers of people, no matter which; where they roll their own dice, those count too."""
    room = live.room
    for number in range(answers):
        if room.over():
            return
        choice = room.match.choices()[0]
        answer = choice.options.at(number * 7 % choice.options.size())
        if choice.seat == NATURE:
            await hub.act(live, lambda answer=answer: room.plan_roll(0, answer, room.at))  # type: ignore[misc]
        else:
            await hub.answer(live, choice.seat, answer, room.at)
