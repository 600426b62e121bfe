"""Every sheet of the table in a real browser, one wide and in English, one a phone and in Polish: it fits and is open to everybody, by day and by night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect
from tests.sword_and_sorcery.web.tables import FIGHT
from tests.sword_and_sorcery.web.test_company_browser import OVER, PHONE, opened, played_to
from tests.table.browsers import Person

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.table.serving import Serving

from reverie.testing.browsers import check_axe

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

HEROES = ["white-rose", "archer"]


class Sheet(NamedTuple):
    """Something to look at: how the table is set up, what is asked then, what is pressed, and what is seen."""

    seen: str
    press: str = ""
    until: str = ""
    setup: dict[str, Any] = {"heroes": HEROES}


AT_HAND = {"heroes": HEROES, "position": FIGHT}
SHEETS = {
    "brief": Sheet("#brief"),
    "learn": Sheet("#stage-panel"),
    "paragraph": Sheet("#story", until="reading"),
    "journal": Sheet("#journal article", press="#open-journal", until="deed"),
    "hero": Sheet("#sheet", press="#open-hero-0", setup=AT_HAND),
    "scroll": Sheet("#scroll-title", press="#look-figure-10", setup=AT_HAND),
    "souls": Sheet(
        "#stage-panel", until="soul", setup={"heroes": HEROES, "position": {**FIGHT, "soul": 40, "phase": "time"}}
    ),
    "fork": Sheet("#story [data-pick]", until="branch", setup={"quest": "Q3", "heroes": HEROES}),
    "result": Sheet("#over", until=OVER, setup={"heroes": HEROES, "difficulty": "story"}),
}
UNFIT = """() => [
  ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["wider than the window"] : []),
  ...[...document.querySelectorAll("main *")].filter((e) => e.checkVisibility() && !e.closest("svg") && e.children.length === 0
      && e.textContent.trim() && parseFloat(getComputedStyle(e).fontSize) < 9.8).map((e) => `small: ${e.textContent}`),
]"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    made = Serving(tmp_path_factory.mktemp("sheets"))
    yield made
    made.stop()


@pytest.fixture(scope="module", params=["1280-en", "360-pl"])
def me(request: pytest.FixtureRequest, browser: Browser, server: Serving) -> Iterator[Person]:
    small = request.param == "360-pl"
    person = (
        Person(browser, server.url, **PHONE)
        if small
        else Person(browser, server.url, viewport={"width": 1280, "height": 720})
    )
    person.prefer(language="pl" if small else "en")
    yield person
    person.sound()
    person.close()


@pytest.mark.parametrize("name", SHEETS)
def test_it_fits_and_is_open_to_everybody(name: str, me: Person, server: Serving) -> None:
    sheet, page = SHEETS[name], me.page
    made = opened(server, sheet.setup)
    if sheet.until:
        played_to(server, made["table"], sheet.until)
    for seat in made["tokens"]:
        page.goto(f"/t/{made['table']}/sit/{made['tokens'][seat]}")
        page.locator("button.btn--act").click()
        page.wait_for_selector("#app[data-ready] .tablepage")
    if sheet.press:
        page.locator(sheet.press).first.click()
    expect(page.locator(sheet.seen).first).to_be_visible()
    if sheet.press:
        expect(page.locator(sheet.seen).first).to_be_in_viewport()
    page.wait_for_load_state("load")
    for theme in ("light", "dark"):
        page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
        assert page.evaluate(UNFIT) == []
        check_axe(page, f"{name}, {theme}")
        me.shot(f"sheet-{name}-{page.viewport_size['width']}-{theme}")  # type: ignore[index]
