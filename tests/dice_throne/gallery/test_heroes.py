"""Every hero has a page: what is printed on its board, its dice, its cards and its tokens."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest
from tests.table.hubs import browser_of, with_hub

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.web.page import DiceThroneWeb
from reverie.table.hub.hub import Hub


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_hero_has_a_page_with_all_that_it_has(tmp_path: Path, language: str) -> None:
    page = GAME.web_page(language)
    assert isinstance(page, DiceThroneWeb)

    async def story(hub: Hub) -> None:
        async with browser_of(hub) as reader:
            reader.headers["accept-language"] = language
            listed = (await reader.get("/dice_throne/heroes")).text
            for hero in GAME.library.heroes.values():
                way = f"/dice_throne/heroes/{hero.id}"
                answer = await reader.get(way)
                if hero.house:
                    assert answer.status_code == 303 and way not in listed
                    continue
                assert way in listed
                told = unescape(answer.text)
                names = [page.slot_name(hero.id, slot.id) for slot in hero.slots]
                names += [page.token_name(token.id) for token in hero.tokens]
                names += [page.wording.name(f"card-{hero.id}-{card.id}", card.id) for card in hero.cards]
                assert [name for name in names if name not in told] == [], hero.id

    with_hub(f"sqlite:///{tmp_path / 'tables.db'}", story)
