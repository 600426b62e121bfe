"""Room on the table of Dice Throne: in every window that people have, whatever must be chosen is in view and the board stands still."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from tests.dice_throne.web.positions import POSITIONS, Table

from reverie.bots import Seen, find_bot
from reverie.games.dice_throne import GAME
from reverie.kernel.match import Match
from reverie.testing.browsers import RULES
from reverie.testing.servers import Server

pytestmark = pytest.mark.slow

WIDE = [(1280, 720), (1280, 800), (1366, 657), (1366, 768), (1440, 900), (1536, 730), (1536, 864), (1920, 1080)]
NARROW = [(360, 740), (390, 844), (768, 1024)]
OUTSIDE = """(wide) => {
  const box = (e) => e.getBoundingClientRect();
  const prompt = document.getElementById("prompt");
  const told = (e) => `${e.id || e.className}: ${Math.round(box(e).top)}-${Math.round(box(e).bottom)}`;
  const cut = (e) => {  // how much of it cannot be seen, because of the window or of what it lies in
    let {top, bottom, left, right} = box(e);
    const whole = (bottom - top) * (right - left);
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const b = box(up);
      [top, bottom, left, right] = [Math.max(top, b.top), Math.min(bottom, b.bottom), Math.max(left, b.left), Math.min(right, b.right)];
    }
    [top, bottom, left, right] = [Math.max(top, 0), Math.min(bottom, innerHeight), Math.max(left, 0), Math.min(right, innerWidth)];
    return 1 - Math.max(0, bottom - top) * Math.max(0, right - left) / whole;
  };
  const shown = (e) => e.checkVisibility();
  const scrolls = (e) => {  // a marked way there: a box with a scroll bar of its own, which the keyboard reaches, too
    for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) && (up.scrollHeight > up.clientHeight + 1 || up.scrollWidth > up.clientWidth + 1)) return true;
    }
    return !wide;  // a small screen scrolls as a whole
  };
  const dice = [...document.querySelectorAll("#dice .hdie__f, #roll .fdie")].filter(shown);
  const picked = dice.filter((e) => e.closest("[data-pick]") || e.closest(".hdie")?.querySelector("[data-pick]"));
  const must = [...new Set([...(wide ? dice : picked), ...document.querySelectorAll("#prompt [data-pick], #do-confirm")])].filter(shown);
  const under = (e) => !wide && !prompt.contains(e) && box(e).bottom > box(prompt).top + 2;
  const options = [...document.querySelectorAll("[data-pick],[data-open]")].filter(shown);
  const abilities = wide ? [...document.querySelectorAll("#abilities .ab")] : [];
  return [
    ...must.filter((e) => cut(e) > .02 || under(e)).map((e) => `cut: ${told(e)}`),
    ...options.filter((e) => cut(e) > .02 && !scrolls(e)).map((e) => `lost: ${told(e)}`),
    ...abilities.filter((e) => cut(e) > .02).map((e) => `ability: ${told(e)}`),
    ...(document.documentElement.scrollWidth > innerWidth ? ["wider than the window"] : []),
    ...(wide && document.documentElement.scrollHeight > innerHeight + 1 ? ["higher than the window"] : []),
  ];
}"""


@pytest.fixture(scope="module")
def tab(browser: Browser, server: Server) -> Iterator[Page]:
    """One for all: whoever looks sits at one table after the other."""
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    yield page
    context.close()


def speak(page: Page, language: str, url: str) -> None:
    value = quote(urlencode({"language": language, "speed": "off"}))
    page.context.add_cookies([{"name": "reverie-settings", "value": value, "url": url}])


@pytest.fixture
def opened(tab: Page, server: Server) -> Any:
    def open(table: Table, language: str = "en", size: tuple[int, int] = (1280, 800)) -> Page:
        speak(tab, language, server.url)
        tab.set_viewport_size({"width": size[0], "height": size[1]})
        tab.goto(table.sit())
        tab.locator("button.btn--act").click()
        expect(tab.locator("#prompt:not(.prompt--wait)")).to_be_visible()
        tab.wait_for_load_state("load")  # the style sheets are there, too
        return tab

    return open


@pytest.mark.parametrize("name", POSITIONS)
def test_whatever_must_be_chosen_is_in_view(name: str, opened: Any, server: Server) -> None:
    page = opened(POSITIONS[name](server.url))
    trouble = {}
    for language in ("en", "pl"):
        if language != "en":
            speak(page, language, server.url)
            page.reload()
        expect(page.locator(f"html[lang={language}] #prompt:not(.prompt--wait)")).to_be_visible()
        for width, height in WIDE + NARROW:
            page.set_viewport_size({"width": width, "height": height})
            if width < 1121:
                page.evaluate("document.querySelector('[data-into-view]')?.scrollIntoView({block: 'nearest'})")
            found = page.evaluate(OUTSIDE, width > 1120)
            if found:
                trouble[(language, width, height)] = found
    assert trouble == {}


SLOTS = """() => [...document.querySelectorAll("#abilities .ab")].map((e) => {
  const b = e.getBoundingClientRect();
  return [e.querySelector(".ttl").textContent, Math.round(b.left), Math.round(b.top), Math.round(b.width), Math.round(b.height)].join(" ");
})"""


def test_the_board_stands_still_while_the_prompt_changes(opened: Any, server: Server) -> None:
    """An announcement brings buttons, a defence marks a card: no ability moves by a pixel."""
    found = set()
    for name in ("my-roll", "announce", "announce-several"):
        page = opened(POSITIONS[name](server.url))
        found.add(tuple(page.evaluate(SLOTS)))
    assert len(found) == 1
    before = POSITIONS["announced-to-me"](server.url)
    page = opened(before)
    slots = page.evaluate(SLOTS)
    page.locator("#prompt [data-pick='\"pass\"']").click()
    expect(page.locator("#prompt.prompt--wait")).to_be_visible()
    before.until("defend")
    expect(page.locator("#prompt b")).to_contain_text("choose your defence")
    assert page.evaluate(SLOTS) == slots


@pytest.mark.parametrize(("name", "size"), [("my-roll", (1280, 800)), ("teams", (1280, 800)), ("announce", (360, 740))])
def test_names_of_buttons_hold_what_they_show(name: str, size: tuple[int, int], opened: Any, server: Server) -> None:
    """Whoever speaks to the page says what they see; no target is too small for a finger."""
    from axe_playwright_python.sync_playwright import Axe

    page = opened(POSITIONS[name](server.url), size=size)
    found = Axe().run(page, options=RULES)
    told = [(v["id"], [n["html"][:160] for n in v["nodes"]][:3]) for v in found.response["violations"]]
    assert told == []


UNDER = """() => [...document.querySelectorAll("#hand .card, #ledger tr, #abilities .ab")].filter((e) =>
  e.getBoundingClientRect().bottom > document.querySelector(".replay__foot").getBoundingClientRect().top).map((e) => e.textContent.trim())"""


def test_in_a_replay_nothing_lies_under_the_course_of_the_game(tab: Page, server: Server) -> None:
    """From a seat, with its hand: abilities, account and cards are whole, whatever the window."""
    match = Match(GAME, GAME.setup({"heroes": ["barbarian", "pyromancer"]}), 5, ["Ilse", "Oskar"])
    bots = [find_bot("normal", seat) for seat in range(2)]
    while match.outcome() is None:
        choice = match.choices()[0]
        match.submit(choice.seat, bots[choice.seat].choose(Seen(GAME, match.state, choice)))
    files = {"record": ("game.jsonl", match.dump())}
    made = httpx.post(f"{server.url}/replays", files=files, headers={"Origin": server.url}, timeout=60)
    landed = [number for number, event in match.log if event.kind == "settled"]
    trouble = {}
    for language in ("en", "pl"):
        speak(tab, language, server.url)
        tab.goto(f"{server.url}{made.headers['location']}?seat=A&step={landed[2]}")
        expect(tab.locator(f"html[lang={language}] #abilities .ab")).to_have_count(9)
        for width, height in WIDE:
            tab.set_viewport_size({"width": width, "height": height})
            found = [*tab.evaluate(OUTSIDE, True), *tab.evaluate(UNDER)]
            if found:
                trouble[(language, width, height)] = found
    assert trouble == {}
