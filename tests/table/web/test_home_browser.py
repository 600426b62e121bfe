"""Home and the new table in a real browser: with and without script, both languages, both themes, wide and narrow."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from playwright.sync_api import expect
from tests.table.home_fakes import FakeHub, app_of, card, use_toy
from tests.table.inside import Inside

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.rules.state import DREAMSCAPE, Dreamblade
from reverie.table.hub.live import Live

pytestmark = pytest.mark.slow

FAULTS = """() => {
  const seen = e => e.getClientRects().length > 0
  const wide = document.documentElement.scrollWidth - innerWidth
  const small = [...document.querySelectorAll('body *')].filter(e => seen(e) &&
    [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && parseFloat(getComputedStyle(e).fontSize) < 9.8)
  const targets = [...document.querySelectorAll('main a, main button, main select, main summary, main label.check')]
    .filter(e => seen(e) && e.getBoundingClientRect().height < 24 && !e.closest('p'))
  return [wide > 0 ? `wider than the window by ${wide}` : '', ...[...small, ...targets].map(e => e.outerHTML.slice(0, 80))]
    .filter(x => x)
}"""
"""No horizontal scrolling, no text too small to read, nothing too small to hit."""


@pytest.fixture
def hub() -> FakeHub:
    made = FakeHub()
    made.mine = [card("mine", "Your move against Oskar", True), card("other", "The Drowned Granary", age=4000)]
    made.free = [card("free", "Maja waits for somebody with a rather long name")]
    made.live = [card(f"live{n}", "Zoja and Tin Bot") for n in range(3)]
    made.replays = [card("seen", "Zoja against Oskar", status="over", game="")]
    return made


@pytest.fixture
def site(hub: FakeHub, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    use_toy(monkeypatch)
    server = uvicorn.Server(uvicorn.Config(app_of(hub), port=0, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + 30
    while not server.started:
        assert thread.is_alive() and time.monotonic() < end
        time.sleep(0.02)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize(("locale", "scheme"), [("en-GB", "light"), ("pl-PL", "dark")])
def test_pages_fit_and_can_be_read_by_everybody(browser: Any, site: str, width: int, locale: str, scheme: str) -> None:
    from axe_playwright_python.sync_playwright import Axe

    context = browser.new_context(viewport={"width": width, "height": 800}, locale=locale, color_scheme=scheme)
    page = context.new_page()
    for path in ("/", "/new"):
        page.goto(site + path)
        assert page.locator("html").get_attribute("lang") == locale[:2]
        assert page.evaluate(FAULTS) == []
        if (width == 1280) == (scheme == "light"):  # each width and each theme once: axe is slow
            found = Axe().run(page).response["violations"]
            assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found] == []
    context.close()


@pytest.mark.parametrize("script", [True, False])
def test_a_table_is_one_press_away(browser: Any, site: str, hub: FakeHub, script: bool) -> None:
    context = browser.new_context(java_script_enabled=script, locale="en-GB")
    page = context.new_page()
    page.goto(site)
    page.get_by_role("button", name="Play Toy Duel now").click()
    page.wait_for_url("**/t/t1?first=1")
    assert hub.opened[0][0] == "toy"
    context.close()


@pytest.mark.parametrize("script", [True, False])
def test_a_form_is_filled_in_refused_mended_and_accepted(browser: Any, site: str, hub: FakeHub, script: bool) -> None:
    context = browser.new_context(java_script_enabled=script, locale="en-GB")
    page = context.new_page()
    page.goto(site)
    page.get_by_role("link", name="All settings").click()
    page.get_by_label("Your name").fill("Ola")
    page.get_by_label("Turns to win").fill("many")
    page.get_by_label("Fog").uncheck()
    page.get_by_label("Who sits here").nth(1).select_option("here")
    page.get_by_role("button", name="Create the table").click()
    assert "from 1 to 20" in page.locator(".oops").inner_text()
    assert page.get_by_label("Turns to win").input_value() == "many"
    assert not page.get_by_label("Fog").is_checked()
    page.get_by_label("Turns to win").fill("3")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/t/t1")
    _game, wishes, seats, _options = hub.opened[0]
    assert (wishes["victory"], wishes["fog"]) == (3, False)
    assert [(seat.kind, seat.name) for seat in seats] == [("me", "Ola"), ("here", "")]
    context.close()


def test_the_language_switch_comes_back_to_the_same_page(browser: Any, site: str) -> None:
    context = browser.new_context(java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    page.goto(site + "/new")
    page.get_by_role("button", name="Polski").click()
    assert page.url.endswith("/new")
    assert page.get_by_role("heading", level=1).inner_text() == "Nowy stół"
    context.close()


def test_the_picture_of_a_public_game_follows_the_game(browser: Any, tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        live = server.live(server.table(public=True, setup={"turn_limit": 100})["table"])
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        page = context.new_page()
        page.clock.install()
        page.goto(server.url)
        picture = page.locator("[data-picture] .chart")
        expect(picture).to_be_visible()
        assert picture.locator(".cell [id^=m]").count() == 0, "nobody has spawned yet"
        room = live.room
        for _ in range(8):
            choice = room.match.choices()[0]
            server.do(server.hub.answer(live, choice.seat, GAME.bots.advise(room.match.state, choice).answer, room.at))
        pieces = standing(live)
        assert pieces
        with page.expect_response("**/picture"):
            page.clock.run_for(5000)
        shown = picture.locator(".cell [id^=m]")
        expect(shown).to_have_count(len(pieces))
        assert set(shown.evaluate_all("(all) => all.map((one) => one.id)")) == pieces
        with page.expect_response("**/picture") as again:
            page.clock.run_for(5000)  # nothing has happened: it is looked at again, and stands
        assert again.value.json()["seq"] == live.room.seq
        expect(shown).to_have_count(len(pieces))
        context.close()


def standing(live: Live) -> set[str]:
    """The miniatures that stand in the dreamscape, as the page calls them."""
    s = live.room.match.state
    assert isinstance(s, Dreamblade)
    return {f"m{m}" for m in range(len(s.minis)) if s.minis[m].zone == DREAMSCAPE}
