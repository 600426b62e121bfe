"""Campaigns as files in the browser: what is taken along is brought back, by anybody, and goes on; what is no campaign is refused."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from tests.dice_throne.alone import Still

from reverie.parts.campaign import file
from reverie.parts.campaign.model import Ended
from reverie.table.hub.hub import Hub
from reverie.table.store.store import Store
from reverie.table.web.app import guarded_app

HOMES = {"/dreamwar": {"start": "quay-watch"}, "/dice_throne/tournament": {"hero": "paladin", "seed": "77"}}
GAMES = {"/dreamwar": "dreamblade", "/dice_throne/tournament": "dice_throne"}
LEFT = {"/dreamwar": {}, "/dice_throne/tournament": {"health": [31, 0]}}


@pytest.mark.parametrize("home", list(HOMES))
def test_a_campaign_is_taken_along_and_brought_back(home: str, tmp_path: Path) -> None:
    async def work() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path}/tables.db"), Still(), 0.0)  # type: ignore[arg-type]
        transport = httpx.ASGITransport(app=guarded_app(hub))  # type: ignore[arg-type]

        def browser() -> httpx.AsyncClient:
            return httpx.AsyncClient(
                transport=transport,
                base_url="http://127.0.0.1",
                headers={"origin": "http://127.0.0.1"},
                follow_redirects=True,
            )

        async def bring(me: httpx.AsyncClient, data: bytes) -> httpx.Response:
            return await me.post(f"{home}/file", files={"campaign": ("x.json", data, "application/json")})

        async with browser() as me, browser() as other:
            here = (await me.post(home, data=HOMES[home])).url.path
            assert 'id="take-along"' in (await me.get(here)).text
            taken = await me.get(f"{here}/file")
            assert "attachment" in taken.headers["content-disposition"]
            assert (await other.get(f"{here}/file")).status_code == 404, "somebody else's"
            at = file.read(GAMES[home], taken.content)
            won = at.after(at.campaign.open_chapters(at.legacy)[0], Ended("won", (0,), LEFT[home]))
            there = await bring(other, file.dump(won))
            assert there.status_code == 200 and there.url.path.startswith(f"{home}/") and there.url.path != here
            again = file.read(GAMES[home], (await other.get(f"{there.url.path}/file")).content)
            assert again.legacy == won.legacy
            assert there.url.path in (await other.get(home)).text, "it stands among their own"
            for data, words in (
                (taken.content[:200], "cut off"),
                (b"nothing", "no campaign of Reverie"),
                (b"", "no campaign of Reverie"),
                (taken.content.replace(b'"seed"', b'"sead"').replace(b'"start"', b'"stort"'), "changed or damaged"),
                (json.dumps(json.loads(taken.content) | {"game": "chess"}).encode(), "another game"),
            ):
                refused = await bring(me, data)
                assert refused.url.path == home and words in refused.text, refused.text[-800:]
        await hub.stop()

    asyncio.run(asyncio.wait_for(work(), 60))
