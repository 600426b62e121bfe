"""A server in a thread of the test's own process, so that a test can also act as the server: with a hub at hand, and bots that answer at once."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from reverie.games import GAMES, find_game
from reverie.kernel.agenda import pending_for
from reverie.kernel.codec import load
from reverie.kernel.game import Game
from reverie.table.hub.hub import Hub
from reverie.table.hub.thinking import Thought
from reverie.table.store.store import Store
from reverie.table.web.app import guarded_app

T = TypeVar("T")


class Quick:
    """Bots of every level answer at once, by the game's own heuristic."""

    def __init__(self, games: dict[str, Game]) -> None:
        self.games = games

    def warm(self) -> None: ...

    def close(self) -> None: ...

    async def think(self, game: str, data: bytes, seat: int, *_: Any) -> Thought:
        found = self.games[game]
        s = load(found, data)
        choice = pending_for(s, seat)
        assert choice is not None
        told = found.bots.advise(s, choice)
        return Thought(told.answer, told.reason, told.args, 0.0)


class Serving:
    """The application in a thread of this process."""

    def __init__(self, folder: Path, games: dict[str, Game] | None = None) -> None:
        known = games if games is not None else {name: find_game(name) for name in GAMES}
        self.hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), Quick(known), 0.0, known)  # type: ignore[arg-type]
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.server = uvicorn.Server(
            uvicorn.Config(guarded_app(self.hub), log_level="error", timeout_graceful_shutdown=1)
        )
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve(sockets=[self.listening]))

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something that happens inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def give_up(self, table: str, seat: int) -> None:
        """A seat resigns."""

        async def resign() -> None:
            live = await self.hub.tables.live(table)
            await self.hub.act(live, lambda: live.room.plan_resign(seat))

        self.do(resign())
