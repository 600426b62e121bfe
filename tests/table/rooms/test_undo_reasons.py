"""Undo tells the true reason why it is not free: dice that fell, something that was seen, or what the table agreed on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table.hubs import with_hub

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.lessons.model import answer_of, course
from reverie.kernel.text import LANGUAGES
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.looker import Looker
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.web.show import undo_of

ME = Visitor("me", "Wanda")
LESSON = course(GAME).lessons["cards-and-selling"]


async def answer(hub: Hub, live: Any, words: str) -> None:
    room = live.room
    choice = room.owed(0)
    assert choice is not None
    value = answer_of(room.match.state, choice, words)
    await hub.answer(live, 0, value, room.at)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_was_seen_is_no_die(tmp_path: Path, language: str) -> None:
    async def work(hub: Hub) -> None:
        id = await hub.new_tables.open_table(
            ME, "dice_throne", LESSON.setup, [SeatWish("me"), SeatWish("bot", "adept")], {}
        )
        live = await hub.tables.live(id)
        looker = Looker(ME, Settings({"language": language}), {0})
        page = GAME.web_page(language)

        def label() -> str:
            told = undo_of(live.room, looker, page)
            assert told is not None
            return str(told["label"])

        dice = {"en": "Dice have been rolled", "pl": "rzucano kośćmi"}[language]
        seen = {"en": "Something hidden has been seen", "pl": "ujawniono coś ukrytego"}[language]
        await answer(hub, live, "sell tidy-up")
        assert seen in label() and dice not in label()
        await answer(hub, live, "play smack-2")
        assert seen in label() and dice not in label()
        await answer(hub, live, "done")
        await answer(hub, live, "roll")
        assert dice in label() and seen not in label()

    with_hub(f"sqlite:///{tmp_path / 't.db'}", work)
