"""Companion mode in words: who is who, whose die it is, and decks that nobody has to type in."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.table.hubs import with_hub

from reverie.kernel.text import LANGUAGES
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.rooms.companion import Tray, pad
from reverie.table.rooms.identity import Visitor

ME = Visitor("me", "Wanda")


async def opened(hub: Hub, game: str, wishes: dict[str, Any]) -> Any:
    seats = [SeatWish("me"), SeatWish("bot", "adept")]
    return await hub.tables.live(await hub.new_tables.open_table(ME, game, wishes, seats, {"companion": True}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_edges_are_asked_by_name_and_each_die_has_its_owner(tmp_path: Path, language: str) -> None:
    async def work(hub: Hub) -> None:
        live = await opened(hub, "dreamblade", {})
        room, page = live.room, live.room.game.web_page(language)
        names = [page.seat_name(0), page.seat_name(1)]
        edges = room.rolling()
        told = pad(page, room.match.state, Tray(edges, room.at))
        assert [face["label"] for face in told["faces"]] == names
        assert not any(face["mark"] for face in told["faces"]), "no pip stands for a player"
        await hub.act(live, lambda: room.plan_roll(0, 0, room.at))
        dice = room.rolling()
        assert dice.kind == "initiative"
        tray = Tray(dice, room.at)
        assert pad(page, room.match.state, tray)["open"] == names
        tray.put(3)
        told = pad(page, room.match.state, tray)
        assert (told["dice"][0]["owner"], told["open"]) == (names[0], [names[1]])

    with_hub(f"sqlite:///{tmp_path / 't.db'}", work)


def test_the_table_shuffles_decks_and_people_roll_dice(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await opened(hub, "dice_throne", {"heroes": ["barbarian", "pyromancer"]})
        room = live.room
        async with asyncio.timeout(60):
            while room.rolling() is None and not room.deciding():
                assert room.shuffling() is not None
                await asyncio.sleep(0.01)
        kinds = [event.kind for _number, event in room.match.log]
        assert kinds.count("shuffled") == 2, "both decks"
        asked = room.rolling()
        assert asked is None or asked.kind == "first-player"
        hands = [row.hand for row in room.match.state.players.rows]
        shown = room.match.sight(0).state.players.rows[1].hand
        assert shown != hands[1] or not hands[1], "what the other drew stays theirs"

    with_hub(f"sqlite:///{tmp_path / 't.db'}", work)
