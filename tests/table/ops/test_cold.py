"""A server that lives for seconds reads and starts nothing in advance; any other does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from reverie.table.hub.thinking import Thinking
from reverie.table.ops.serve import new_hub
from reverie.table.web import app as pages


@pytest.mark.parametrize("cold", [True, False])
def test_only_a_cold_server_starts_no_thinkers_and_reads_no_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cold: bool
) -> None:
    done: list[str] = []
    monkeypatch.setenv("REVERIE_COLD", "1" if cold else "")
    monkeypatch.setattr(Thinking, "warm", lambda _thinking: done.append("thinkers"))
    monkeypatch.setattr(pages, "read_pages", lambda _games: done.append("pages"))
    hub = new_hub(f"sqlite:///{tmp_path / 'tables.db'}")

    async def story() -> None:
        app = pages.make_app(hub)
        async with app.lifespan():
            while not hub.warm:
                await asyncio.sleep(0.01)

    asyncio.run(story())
    assert done == ([] if cold else ["thinkers", "pages"])
