"""A server in this process, configured as a real one is: tests reach it over the network and look into its hub as well."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx

from reverie.table.hub.hub import Hub
from reverie.table.hub.limits import Buckets
from reverie.table.hub.live import Live
from reverie.table.hub.thinking import Thinking
from reverie.table.ops.serve import TableServer, configured
from reverie.table.store.store import Store
from reverie.table.web.logs import Lines
from reverie.testing.servers import free_port

TIMEOUT = 30
T = TypeVar("T")


class Kept(logging.Handler):
    """Keeps log lines as the server writes them."""

    def __init__(self, lines: list[dict[str, Any]]) -> None:
        super().__init__()
        self.lines = lines
        self.setFormatter(Lines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))


class Inside:
    """A server without limits on how often somebody opens a table or sits down, unless a test sets them."""

    def __init__(self, folder: Path) -> None:
        self.hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), Thinking(1), 0.0)
        self.hub.new_tables.creations = self.hub.new_tables.joins = Buckets(rate=1e9, burst=1e9)
        self.port = free_port()
        self.logged: list[dict[str, Any]] = []
        self.server = TableServer(configured(self.hub, "127.0.0.1", self.port), self.hub)
        self.thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.handler = Kept(self.logged)
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=TIMEOUT)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    def __enter__(self) -> Inside:
        logging.getLogger("reverie").addHandler(self.handler)
        self.thread.start()
        for _ in range(TIMEOUT * 20):
            if self.server.started:
                return self
            self.thread.join(0.05)
        raise AssertionError("the server did not start")

    def __exit__(self, *_: Any) -> None:
        self.client.close()
        self.server.should_exit = True
        self.thread.join(TIMEOUT)
        logging.getLogger("reverie").removeHandler(self.handler)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT)

    def live(self, table: str) -> Live:
        return self.do(self.hub.tables.live(table))

    def table(self, game: str = "dreamblade", seats: tuple[str, ...] = ("you", "you"), **more: Any) -> dict[str, Any]:
        body = {"game": game, "seats": [{"kind": kind} for kind in seats], **more}
        answer = self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def errors(self) -> list[dict[str, Any]]:
        return [line for line in self.logged if line["level"] in ("error", "critical")]
