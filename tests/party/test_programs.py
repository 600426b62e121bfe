"""Programs in a race: who answers at the same moment is heard, and an answer that comes too late changes nothing and says why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from tests.party.beacon import GAME
from tests.table.hubs import NoThinking, browser_of

from reverie.table.hub.hub import Hub
from reverie.table.store.store import Store


class Table:
    """A night of two programs."""

    def __init__(self, web: httpx.AsyncClient, made: dict[str, Any]) -> None:
        self.web = web
        self.made = made

    def key(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.made['tokens'][str(seat)]}"}

    async def told(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = (await self.web.get(f"/api/tables/{self.made['table']}", headers=self.key(seat))).json()
        return found

    async def say(self, seat: int, value: Any, seq: int) -> httpx.Response:
        body = {"value": value, "seq": seq}
        return await self.web.post(f"/api/tables/{self.made['table']}/answer", json=body, headers=self.key(seat))

    async def oil(self) -> list[int]:
        return [keeper[0] for keeper in (await self.told(0))["view"]["keepers"]]


def night(folder: Path, story: Callable[[Table], Awaitable[None]]) -> None:
    async def run() -> None:
        hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), NoThinking(1), 0.0, {"beacon": GAME})
        body = {"game": "beacon", "seats": [{"kind": "you"}, {"kind": "you"}], "setup": {"keepers": 2, "oil": 4}}
        async with browser_of(hub) as web:
            table = Table(web, (await web.post("/api/tables", json=body)).raise_for_status().json())
            await table.say(0, "read", (await table.told(0))["seq"])
            await story(table)
        await hub.stop()

    asyncio.run(run())


def test_two_who_answer_at_the_same_moment_are_both_heard(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        seq = (await table.told(0))["seq"]
        both = await asyncio.gather(table.say(0, "feed", seq), table.say(1, "feed", seq))
        assert [answer.status_code for answer in both] == [200, 200]
        assert await table.oil() == [3, 3]

    night(tmp_path, story)


def test_an_answer_to_a_race_that_is_over_says_so_and_nothing_is_lost(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        early = (await table.told(0))["seq"]
        for seat in (0, 1):
            assert (await table.say(seat, "done", (await table.told(seat))["seq"])).status_code == 200
        before = await table.told(0)
        assert before["seq"] > early, "the watch is over"
        late = await table.say(0, "feed", early)
        assert late.status_code == 409
        assert late.json()["message"] == (
            "The table has moved on since; nothing was changed. Here is how it stands now."
        )
        assert await table.told(0) == before

    night(tmp_path, story)


def test_a_program_tells_an_offer_from_a_question(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        await table.say(0, "done", (await table.told(0))["seq"])
        told = await table.told(0)
        assert told["choice"]["kind"] == "wake" and told["deciding"] == [1]

    night(tmp_path, story)
