"""The table of Etherfields in a real Chromium: what is asked is in view, everybody can use it, and the First Dream is played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.sword_and_sorcery.web.advised import Advised
from tests.sword_and_sorcery.web.test_table_browser import OUTSIDE
from tests.table.browsers import Person
from tests.table.serving import Serving

from reverie.games.etherfields.rules.state import WON
from reverie.table.hub.limits import Buckets
from reverie.testing.browsers import check_axe

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

SIZES = [(1280, 720), (1366, 768), (360, 740)]
NAMES = ("Wanda", "Oskar")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    made = Serving(tmp_path_factory.mktemp("dreams"))
    made.hub.bots.hints = Buckets(rate=1000, burst=1000)  # people think longer than this between two questions
    yield made
    made.stop()


def opened(server: Serving, dreamers: list[str], scenario: str = "I-01") -> dict[str, Any]:
    seats = [{"kind": "you", "name": name} for name in NAMES[: len(dreamers)]]
    body = {"game": "etherfields", "seats": seats, "setup": {"dreamers": dreamers, "scenario": scenario}}
    told: dict[str, Any] = httpx.post(f"{server.url}/api/tables", json=body, timeout=60).raise_for_status().json()
    return told


def sit(page: Page, made: dict[str, Any], seats: int) -> None:
    for seat in range(seats):
        page.goto(f"/t/{made['table']}/sit/{made['tokens'][str(seat)]}")
        page.locator("button.btn--act").click()
        page.wait_for_selector("#app[data-ready] .tablepage")
    expect(page.locator("#prompt:not(.prompt--wait)")).to_be_visible()
    page.wait_for_load_state("load")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whatever_is_asked_is_in_view_and_open_to_everybody(language: str, browser: Browser, server: Serving) -> None:
    """Two Dreamers of one person: a script, an Entrance, cards, what to do."""
    me = Person(browser, server.url)
    me.prefer(language=language)
    made = opened(server, ["tough-guy", "expert"])
    me.page.set_viewport_size({"width": 1280, "height": 720})
    sit(me.page, made, 2)
    page = me.page
    page.locator("#story [data-pick]").click()
    expect(page.locator("#story")).to_have_count(0)
    for kind in ("enter", "enter", "discard", "discard", "act"):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OUTSIDE, width > 1120) == [], (kind, width)
        page.set_viewport_size({"width": 1280, "height": 720})
        before = page.locator(".tablepage").get_attribute("data-seq")
        if kind == "act":
            break
        page.locator("#do-confirm" if kind == "discard" else "#stage-panel .efw >> nth=0").click()
        expect(page.locator(f'.tablepage[data-seq="{before}"]')).to_have_count(0)
    for width, height in ((1280, 720), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
            check_axe(page, f"a Dreamer's turn, {theme}, {width}")
    assert me.complaints == []
    me.close()


def test_the_first_dream_is_played_alone_to_its_end(browser: Browser, server: Serving) -> None:
    """EF-3.20 to EF-3.30: whoever presses what the table advises gets from the first script to the end of the session."""
    who = Advised(browser, server.url)
    made = opened(server, ["tough-guy"])
    sit(who.page, made, 1)
    end = who.play()
    assert end["over"]
    state = server.do(server.hub.tables.live(made["table"])).room.match.state
    assert state.gate_of(state.cast.dream_ids["I-01"])[1] == WON
    pressed = set(who.pressed)
    assert {"hand", "space", "row"} & pressed, pressed
    check_axe(who.page, "the end of a Dream")
    who.done()
