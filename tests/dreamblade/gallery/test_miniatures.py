"""Every miniature has a page: all that is printed on it, with its rules, and the warbands it fights in."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest
from tests.table.hubs import browser_of, with_hub

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.builder.page import cards
from reverie.games.dreamblade.gallery.routes import HOME
from reverie.games.dreamblade.web.page import DreambladeWeb
from reverie.table.hub.hub import Hub


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_miniature_has_a_page_with_all_that_is_printed_on_it(tmp_path: Path, language: str) -> None:
    page = GAME.web_page(language)
    assert isinstance(page, DreambladeWeb)

    async def story(hub: Hub) -> None:
        async with browser_of(hub) as reader:
            reader.headers["accept-language"] = language
            assert f'href="{HOME}"' in (await reader.get("/games/dreamblade")).text
            listed = (await reader.get(HOME)).text
            for card in cards(page).values():
                way = f"{HOME}/{card.id}"
                assert f'href="{way}"' in listed
                answer = await reader.get(way)
                told = unescape(answer.text)
                assert answer.status_code == 200, card.id
                printed = [card.name, card.about, *(stat["value"] for stat in card.stats)]
                printed += [part for one in card.abilities for part in (one["name"], one["effect"], one["rule"])]
                assert [part for part in printed if part not in told] == [], card.id
            nobody = await reader.get(f"{HOME}/nobody")
            assert nobody.status_code == 303 and nobody.headers["location"] == HOME
            band, pieces = next(iter(GAME.library.warbands.items()))
            told = unescape((await reader.get(f"{HOME}/{next(iter(pieces))}")).text)
            assert GAME.library.name("warband", band, language) in told

    with_hub(f"sqlite:///{tmp_path / 'tables.db'}", story)
