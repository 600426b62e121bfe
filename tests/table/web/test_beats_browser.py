"""Beats in a real Chromium: nothing is dropped, everything rests, any press skips, and bots wait for whoever looks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from html import unescape
from itertools import pairwise
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, WebSocket, expect
from tests.table.browsers import Person

from reverie.testing.browsers import PATIENCE
from reverie.testing.servers import Server

WATCH = """
document.addEventListener("readystatechange", () => {
  const stage = document.getElementById("stage");
  if (document.readyState !== "interactive" || !stage) return;
  const hidden = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "hidden");
  let at = 0;
  Object.defineProperty(stage, "hidden", {
    get() { return hidden.get.call(this); },
    set(value) { at = performance.now(); hidden.set.call(this, value); },
  });
  window.seen = [];
  new MutationObserver((changes) => {
    const text = stage.querySelector(".beat__t")?.textContent.trim() ?? "";
    if (changes.some((one) => one.addedNodes.length)) window.seen.push({ at, text });
    else if (stage.hidden) window.seen.push({ at, text: "" });
  }).observe(stage, { attributes: true, attributeFilter: ["hidden"], childList: true, subtree: true });
});"""
"""Note every beat that is put on the stage, and when the stage is empty again; from the page's first moment, before any beat can come. The
time is that at which the script turns to the stage: an observer hears of it later, on a busy machine by as long as it likes."""
STANDS = "!document.getElementById('stage').hidden"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("beats"), pace=0.05) as made:
        yield made


class Watcher(Person):
    """Somebody whose browser notes every beat that is sent and every beat that stands on the stage."""

    def __init__(self, browser: Browser, server: Server, motion: str = "reduce", speed: str = "calm") -> None:
        super().__init__(browser, server.url, reduced_motion=motion)
        self.sent: list[dict[str, Any]] = []
        """What the server sent: beats, in their order."""
        self.shown: list[int] = []
        """Up to where this tab says that it has shown them."""
        self.done: list[str] = []
        """Whatever else this tab has said."""
        self.page.on("websocket", self._line)
        self.page.add_init_script(WATCH)
        self.prefer(speed=speed)

    def _line(self, line: WebSocket) -> None:
        line.on("framereceived", lambda data: self.sent.extend(json.loads(data).get("beats", [])))
        line.on("framesent", lambda data: self._said(json.loads(data)))

    def _said(self, message: dict[str, Any]) -> None:
        if message["do"] == "shown":
            self.shown.append(message["seq"])
        else:
            self.done.append(message["do"])

    def sit(self, server: Server, seats: list[dict[str, Any]]) -> None:
        body = {"game": "dreamblade", "seats": seats, "setup": {"edges": "A"}}
        made = httpx.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
        self.page.goto(f"/t/{made['table']}/sit/{made['tokens']['0']}")
        self.page.locator("button.btn--act").click()
        self.page.wait_for_selector("#app[data-ready] .tablepage")

    def play_until(self, enough: Callable[[], bool]) -> None:
        """Press whatever is asked for until enough has been seen; nothing is pressed while beats stand, for that would skip."""
        page = self.page
        while not enough():
            page.wait_for_function(
                f"() => {STANDS} || !document.querySelector('.prompt--wait,[aria-busy=true]')", timeout=PATIENCE
            )
            now = self.state()
            if enough():
                return
            if page.evaluate(STANDS):
                page.wait_for_function(f"() => !({STANDS})", timeout=PATIENCE)
            elif not now["waiting"]:
                page.evaluate(
                    f"(what) => {STANDS} || [...document.querySelectorAll(what)].find((one) => one.checkVisibility())?.click()",
                    self.wanted(now),
                )

    def seen(self) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = self.page.evaluate("() => window.seen")
        return told


BOT = [{"kind": "you", "name": "Ilse"}, {"kind": "bot", "level": "adept"}]


def until_something_happens(person: Watcher) -> None:
    """Decide whatever is asked until a beat stands on the stage."""
    person.play_until(lambda: bool(person.page.evaluate(STANDS)))


def words(html: str) -> str:
    """What a beat says, without its marks."""
    (told,) = re.findall(r'<p class="beat__t">(.*?)</p>', html, re.DOTALL)
    return unescape(re.sub(r"<[^>]*>", "", told)).strip()


def test_everything_that_is_sent_stands_on_the_stage_for_its_time(browser: Browser, server: Server) -> None:
    person = Watcher(browser, server, speed="quick")
    person.sit(server, BOT)
    person.play_until(lambda: len(person.sent) >= 8)
    person.page.wait_for_function("(n) => window.seen.filter((one) => one.text).length >= n", arg=8, timeout=PATIENCE)
    person.page.wait_for_function(f"() => !({STANDS})", timeout=PATIENCE)
    seen = person.seen()
    stood = [(one["text"], after["at"] - one["at"]) for one, after in pairwise(seen) if one["text"]]
    assert [text for text, _time in stood] == [words(beat["html"]) for beat in person.sent[: len(stood)]]
    assert len(stood) >= 8, "nothing is dropped"
    for beat, (text, time) in zip(person.sent, stood, strict=False):
        assert time >= beat["rest"] * 0.4 - 5, f"{text!r} rests as long as the pace says"
    assert person.shown, "the table is told, so that bots go on"
    person.sound()
    person.close()


def test_a_press_skips_one_and_the_next_one_all(browser: Browser, server: Server) -> None:
    person = Watcher(browser, server, speed="slow")
    person.sit(server, BOT)
    page = person.page
    until_something_happens(person)
    first = page.locator("#stage .beat__t").inner_text()
    page.keyboard.press("x")
    page.wait_for_function(
        "(before) => document.getElementById('stage').hidden || document.querySelector('#stage .beat__t')?.innerText !== before",
        arg=first,
        timeout=PATIENCE,
    )
    while page.locator("#stage").is_visible():
        page.keyboard.press("x")
    expect(page.locator("#stage")).to_be_hidden(timeout=PATIENCE)
    person.close()


def test_a_click_that_skips_is_no_answer(browser: Browser, server: Server) -> None:
    person = Watcher(browser, server, speed="slow")
    person.sit(server, BOT)
    page = person.page
    page.evaluate(f"window.addEventListener('pointerdown', () => {{ window.stood = {STANDS}; }}, true)")
    stood = False
    while not stood:  # on a busy machine a beat may be over before the finger comes down
        until_something_happens(person)
        before = list(person.done)
        page.locator("[role=gridcell] [data-look], [role=gridcell][data-look]").first.click(force=True)
        stood = bool(page.evaluate("window.stood"))
    while page.locator("#stage").is_visible():
        page.keyboard.press("x")
    assert person.done == before
    person.close()


def test_off_shows_none_and_keeps_nobody_waiting(browser: Browser, server: Server) -> None:
    person = Watcher(browser, server, speed="off")
    person.sit(server, BOT)
    person.play_until(lambda: len(person.sent) >= 5)
    assert not [one for one in person.seen() if one["text"]]
    assert person.shown
    person.close()


def test_the_four_paces_stand_in_the_menu(browser: Browser, server: Server) -> None:
    person = Watcher(browser, server)
    person.sit(server, BOT)
    page = person.page
    page.keyboard.press("x")
    page.keyboard.press("x")
    expect(page.locator("#stage")).to_be_hidden(timeout=PATIENCE)
    page.locator("#app[data-ready] #do-menu").click()
    paces = page.locator("[data-setting=speed]")
    expect(paces).to_have_text(["Slow", "Calm", "Quick", "Off"])
    paces.nth(0).click()
    expect(page.locator("html")).to_have_attribute("data-speed", "slow")
    person.close()
