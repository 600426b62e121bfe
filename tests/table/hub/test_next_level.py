"""Whoever has beaten a bot alone may go on against a stronger one: the table that follows has it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table.hubs import with_hub

from reverie.kernel.text import LANGUAGES
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.looker import Looker
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.web.ending import next_level
from reverie.table.words.texts import texts

ME = Visitor("me", "Wanda")


async def opened(hub: Hub, *seats: SeatWish) -> Any:
    id = await hub.new_tables.open_table(ME, "dreamblade", {}, list(seats), {})
    return await hub.tables.live(id)


@pytest.mark.parametrize(
    ("level", "then"), [("novice", "adept"), ("adept", "expert"), ("expert", "master"), ("master", "")]
)
def test_the_next_level_follows_and_after_the_last_there_is_none(tmp_path: Path, level: str, then: str) -> None:
    async def work(hub: Hub) -> None:
        live = await opened(hub, SeatWish("me"), SeatWish("bot", level))
        looker = Looker(ME, Settings({}), {0})
        for language in LANGUAGES:
            told = next_level(live.room, looker, texts(language))
            assert (told["id"] if told else "") == then

    with_hub(f"sqlite:///{tmp_path / 't.db'}", work)


def test_where_another_person_sits_there_is_no_level(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await opened(hub, SeatWish("me"), SeatWish("link"))
        assert next_level(live.room, Looker(ME, Settings({}), {0}), texts("en")) is None

    with_hub(f"sqlite:///{tmp_path / 't.db'}", work)


@pytest.mark.parametrize(("asked", "sits"), [("", "novice"), ("adept", "adept"), ("nobody", "novice")])
def test_the_table_that_follows_has_the_bot_of_that_level(tmp_path: Path, asked: str, sits: str) -> None:
    async def work(hub: Hub) -> None:
        live = await opened(hub, SeatWish("me"), SeatWish("bot", "novice"))
        await hub.act(live, lambda: live.room.plan_resign(0, {0}))
        after = await hub.tables.live(await hub.new_tables.rematch(live, 0, level=asked))
        seat = after.room.seats[1]
        assert (seat.kind, seat.level, seat.bot) == ("bot", sits, live.room.game.bots.levels[sits])
        assert after.room.seats[0].kind == "person"

    with_hub(f"sqlite:///{tmp_path / 't.db'}", work)
