"""The table of Etherfields in a real Chromium: what is asked is in view, everybody can use it, and the First Dream is played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.etherfields.web.tables import play_until
from tests.sword_and_sorcery.web.advised import Advised, ByFinger, ByKey
from tests.sword_and_sorcery.web.test_table_browser import OUTSIDE
from tests.table.browsers import Person, TouchPerson
from tests.table.serving import Serving

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.lessons.model import course
from reverie.games.etherfields.rules.state import WON
from reverie.table.hub.limits import Buckets
from reverie.testing.browsers import check_axe

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

SIZES = [(1280, 720), (1366, 768), (360, 740)]
NAMES = ("Wanda", "Oskar")
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    made = Serving(tmp_path_factory.mktemp("dreams"))
    made.hub.bots.hints = Buckets(rate=1000, burst=1000)  # people think longer than this between two questions
    yield made
    made.stop()


def opened(server: Serving, dreamers: list[str], scenario: str = "I-01", **more: Any) -> dict[str, Any]:
    seats = [{"kind": "you", "name": name} for name in NAMES[: len(dreamers)]]
    body = {"game": "etherfields", "seats": seats, "setup": {"dreamers": dreamers, "scenario": scenario, **more}}
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
    width, height, theme = (1280, 720, "light") if language == "en" else (360, 740, "dark")
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("(theme) => document.documentElement.dataset.theme = theme", theme)
    check_axe(page, f"a Dreamer's turn, {theme}, {width}")
    assert me.complaints == []
    me.close()


def test_what_lies_on_a_space_does_not_keep_a_press_from_it(browser: Browser, server: Serving) -> None:
    """Whoever is asked for an Entrance presses its gate, with a pointer and with a finger; where nothing can be chosen nothing is."""
    for context in ({}, PHONE):
        me = (TouchPerson if context else Person)(browser, server.url, **context)
        sit(me.page, opened(server, ["gambler"]), 1)
        page = me.page
        me.press("#story [data-pick]")
        expect(page.locator("#story")).to_have_count(0)
        space = page.locator(".plan__area.is-opt").first
        sign = page.locator(f"#sign-{space.get_attribute('data-pick')}-0 .plan__hit")
        before = page.locator(".tablepage").get_attribute("data-seq")
        if context:
            sign.scroll_into_view_if_needed()
            box = sign.bounding_box()
            assert box is not None
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.locator(f"#tip [data-for='{space.get_attribute('id')}']").tap()
        else:
            sign.click()
        expect(page.locator(f'.tablepage[data-seq="{before}"]')).to_have_count(0)
        me.sound()
        me.close()


def test_the_first_dream_is_played_alone_to_its_end(browser: Browser, server: Serving) -> None:
    """EF-3.20 to EF-3.30: whoever presses what the table advises gets from the first script to the Awakening after the Dream."""
    who = Advised(browser, server.url)
    made = opened(server, ["tough-guy"])
    sit(who.page, made, 1)
    room = server.do(server.hub.tables.live(made["table"])).room
    dream = room.match.state.cast.dream_ids["I-01"]
    for _ in range(40):
        if room.match.state.gate_of(dream)[1] == WON:
            break
        who.play(most=10)
    assert room.match.state.gate_of(dream)[1] == WON
    who.play(most=10)  # and on, on the Dreamworld Map
    pressed = set(who.pressed)
    assert {"hand", "space", "row"} & pressed, pressed
    check_axe(who.page, "the end of a Dream")
    who.done()


def test_two_people_pay_at_the_same_moment(browser: Browser, server: Serving) -> None:
    """EF-4.12: all act at once, and the Team's panel tells each what the other is doing."""
    position = course(GAME).lessons["together"].setup["position"]
    made = opened(server, ["tough-guy", "free-spirit"], "I-02", position=position)
    wanda, oskar = Advised(browser, server.url), Advised(browser, server.url, "pl")
    people = (wanda, oskar)
    for seat, who in enumerate(people):
        who.page.goto(f"/t/{made['table']}/sit/{made['tokens'][str(seat)]}")
        who.page.locator("button.btn--act").click()
        who.page.wait_for_selector("#app[data-ready] .tablepage")

    asked = "#prompt:not(.prompt--wait)"
    for who in people:
        expect(who.page.locator(f"{asked} #do-confirm, {asked} [data-pick]").first).to_be_visible()
    for who in people:
        who.page.locator("#stage-panel .efw.is-opt:has(.tag)").first.click()
    for seat, who in enumerate(people):
        other = who.page.locator(f"#panel-{1 - seat}")
        expect(other).to_contain_text("is paying" if seat == 0 else "płaci")
        expect(who.page.locator("#payment")).to_be_visible()
    for who in people:
        card = who.page.locator("#hand .inf.is-opt").first
        card.click()
        expect(who.page.locator("#hand .inf--laid")).to_have_count(1)
    check_axe(wanda.page, "a payment")
    for who in people:
        who.done()


def test_by_key_and_by_finger_the_first_turns_are_played(browser: Browser, server: Serving) -> None:
    """Without a pointer, and on a phone in Polish with what commits shown first."""
    key = ByKey(browser, server.url)
    sit(key.page, opened(server, ["gambler"]), 1)
    key.play(9)
    finger = ByFinger(browser, server.url, "pl", **PHONE)
    sit(finger.page, opened(server, ["free-spirit"], "I-02"), 1)
    finger.play(9)
    assert finger.page.evaluate(OUTSIDE, False) == []
    check_axe(finger.page, "a phone")
    for who in (key, finger):
        assert sum(who.pressed.values()) >= 9
        who.done()


def test_the_pages_around_the_table_are_open_to_everybody(browser: Browser, server: Serving) -> None:
    """Lessons, the wall, the campaign and its chart, a deck in the making and the Dreamworld Map, in both languages."""
    for language, width in (("en", 1280), ("pl", 360)):
        me = Person(browser, server.url)
        me.prefer(language=language)
        page = me.page
        page.set_viewport_size({"width": width, "height": 740})
        for path in ("/etherfields/lessons", "/etherfields/wall", "/campaigns/etherfields/nights"):
            page.goto(path)
            looked_at(page, path)
        page.locator("input[name=member]").fill("Wanda")
        page.locator("#begin-do").click()
        page.wait_for_selector("#chart .nights__d.is-open")
        looked_at(page, "the chart of a campaign")
        made = opened(server, ["gambler"], "session")
        sit(page, made, 1)
        for wanted in ("#only-deck-W", "#world-map"):
            page.wait_for_selector(wanted)
            looked_at(page, wanted)
            if wanted == "#world-map":
                break
            play_until(server, made["table"], "travel")
        assert me.complaints == []
        me.close()


def looked_at(page: Page, name: str) -> None:
    assert page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0, name
    check_axe(page, name)
