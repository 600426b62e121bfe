"""An open table at which nobody acts costs nothing; sounds are off until asked for; keys and fingers are explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.browsers import Person

from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(200)]

QUIET = 3000
"""Milliseconds through which nothing may be drawn."""
HEARD = """window.heard = [];
for (const name of ["createOscillator", "createBufferSource"]) {
  const made = AudioContext.prototype[name];
  AudioContext.prototype[name] = function () { window.heard.push(name); return made.call(this); };
}"""


@pytest.fixture
def people(browser: Any, server: Server) -> Iterator[Any]:
    made: list[Person] = []

    def make(game: str, language: str = "en", **context: Any) -> Person:
        person = Person(browser, server.url, reduced_motion="no-preference", **context)
        made.append(person)
        person.prefer(language=language)
        person.page.add_init_script(HEARD)
        person.page.goto(f"/new?game={game}")
        person.page.locator("main form button.btn--act").last.click()
        person.page.wait_for_url("**/t/*")
        person.wait_for_turn()
        return person

    yield make
    for person in made:
        person.sound()
        person.close()


def drawn(page: Page) -> dict[str, float]:
    """How often this page has been styled and laid out, and how long it has run scripts, so far."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable")
    found = {row["name"]: row["value"] for row in line.send("Performance.getMetrics")["metrics"]}
    line.detach()
    return {name: found[name] for name in ("LayoutCount", "RecalcStyleCount")}


@pytest.mark.parametrize("game", ["dreamblade", "dice_throne"])
def test_a_table_at_rest_moves_nothing_and_draws_nothing(people: Any, game: str) -> None:
    page = people(game).page
    page.wait_for_function("document.documentElement.classList.contains('is-playing') === false")
    endless = "document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity).length"
    assert page.evaluate(endless) == 0, "what breathes for ever is painted for ever"
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    before = drawn(page)
    page.wait_for_timeout(QUIET)
    after = drawn(page)
    assert {name: after[name] - before[name] for name in before} == dict.fromkeys(before, 0)


def test_sounds_are_off_until_asked_for_and_then_made_by_the_page(people: Any) -> None:
    person = people("dreamblade")
    page = person.page
    assert (
        page.evaluate("import('/static/sound.js').then(({ sound }) => { sound('roll'); return window.heard.length; })")
        == 0
    )
    page.locator("#app[data-ready] #do-menu").click()
    page.get_by_role("group", name="Sound").get_by_role("button", name="On", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-sound", "on")
    page.keyboard.press("Escape")
    for kind in ("roll", "announce", "land", "turn", "yours"):
        page.evaluate("window.heard.length = 0")
        assert (
            page.evaluate(
                "(kind) => import('/static/sound.js').then(({ sound }) => { sound(kind); return window.heard.length; })",
                kind,
            )
            > 0
        ), kind
    assert (
        page.evaluate(
            "import('/static/sound.js').then(({ sound }) => { heard.length = 0; sound('note'); return heard.length; })"
        )
        == 0
    )
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-sound", "on")


@pytest.mark.parametrize(("game", "cells"), [("dreamblade", True), ("dice_throne", False)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_keys_are_told_in_the_words_of_the_game_and_fingers_are_not_forgotten(
    people: Any, game: str, cells: bool, language: str
) -> None:
    page = people(game, language).page
    page.keyboard.press("?")
    keys = page.locator("#keys")
    expect(keys).to_be_visible()
    word = {"en": "cell", "pl": "pol"}[language]
    assert (word in keys.inner_text().lower()) == cells
    expect(keys).to_contain_text({"en": "Hold", "pl": "Przytrzymanie"}[language])
    check_axe(page, f"keys of {game} {language}")
