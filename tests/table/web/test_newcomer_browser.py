"""The way of a newcomer in a real browser: home, a first table played until the opponent has answered, the first lesson to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as PlaywrightError
from tests.dice_throne.test_alone_browser import roll_and_keep
from tests.dreamblade.lessons.test_lessons_browser import SCHOOL, follow
from tests.table.browsers import GLANCE, Person, TouchPerson

from reverie.games import find_game
from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LESSONS = {"dreamblade": "claim", "dice_throne": "roll-and-keep"}
WAYS = [
    pytest.param("dreamblade", TouchPerson, PHONE, "en", id="360-en-dreamblade"),
    pytest.param("dreamblade", Person, WIDE, "pl", id="1280-pl-dreamblade"),
    pytest.param("dice_throne", TouchPerson, PHONE, "pl", id="360-pl-dice_throne"),
    pytest.param("dice_throne", Person, WIDE, "en", id="1280-en-dice_throne"),
]
AT_REST = "() => document.getElementById('stage').hidden && !document.querySelector('[aria-busy=true]')"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("newcomer"), pace=0.35) as made:
        yield made


def station(page: Page, where: str) -> None:
    """What every screen on the way must pass."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, where
    check_axe(page, where)


def look_on(person: Person) -> int:
    """Whoever does not want to wait presses the stage, until nothing is being told; how many beats were seen."""
    page, seen = person.page, 0
    while not page.evaluate(AT_REST):
        stage = page.locator("#stage")
        if stage.is_visible():
            seen += 1
            stage.dispatch_event("click")
        page.wait_for_timeout(50)
    return seen


def first_turn(person: Person) -> None:
    """Decide until the opponent has answered, and what they did is told where one decides again."""
    page, seen = person.page, 0
    recap = page.locator("#recap-lines li")
    for _ in range(200):
        seen += look_on(person)
        now = person.state()
        assert not now["over"], "a first game lasts longer than a turn"
        if seen and recap.count() and not now["waiting"]:
            break
        if not now["waiting"]:
            with suppress(PlaywrightError):  # the page has moved on in the meantime
                person.press(person.wanted(now), GLANCE)
        page.wait_for_timeout(100)
    expect(recap.first).to_be_visible()
    assert seen, "something has happened, and it was shown"


@pytest.mark.parametrize(("game", "kind", "size", "language"), WAYS)
def test_a_newcomer_plays_a_turn_and_learns_the_first_lesson(
    browser: Browser, server: Server, game: str, kind: type[Person], size: dict[str, Any], language: str
) -> None:
    person = kind(browser, server.url, reduced_motion="no-preference", **size)
    person.prefer(language=language, speed="calm")
    page = person.page
    page.goto("/")
    if game == "dreamblade":  # home and the list of lessons are the same for all games
        station(page, "home")
    page.locator(f"button[form=play-{game}]").click()
    page.wait_for_url("**/t/*first=1")
    for number in (1, 2, 3):  # three words about the table
        expect(page.locator("#callout")).to_contain_text(re.compile(rf"{number} \S+ 3"))
        page.locator("#callout-next").click()
    expect(page.locator("#callout")).to_be_hidden()
    look_on(person)
    station(page, "first table")
    first_turn(person)
    station(page, "after the first turn")
    person.shot(f"newcomer-{game}-{size['viewport']['width']}-{language}")
    person.prefer(speed="off")
    page.goto("/learn")
    if game == "dreamblade":
        station(page, "learn")
    page.locator(f"#begin-{LESSONS[game]}").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#coach")).to_be_visible()
    if game == "dreamblade":
        follow(person, SCHOOL.lessons["claim"].data.line)
        person.wait_for_turn()
    else:
        roll_and_keep(person)
        person.press("#do-read")
    if page.locator("#coach-go-on:not(.btn--quiet)").count():
        with suppress(PlaywrightError):  # what was pressed last may have read it already
            person.press("#coach-go-on", GLANCE)
    say = find_game(game).web_page(language).say  # type: ignore[attr-defined]
    expect(page.locator("#coach")).to_contain_text(say("coach-done"))
    expect(page.locator("#do-next")).to_be_in_viewport()
    station(page, "end of the first lesson")
    person.sound()
    person.close()


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (PHONE, "pl")], ids=["1280-en", "360-pl"])
def test_a_guest_reads_the_invitation_chooses_and_sits_down(
    browser: Browser, server: Server, size: dict[str, Any], language: str
) -> None:
    for game in LESSONS:
        form = {"game": game, "name": "Wanda", "seat-0": "me", "seat-1": "open"}
        table = httpx.post(f"{server.url}/new", data=form).headers["location"]
        guest = Person(browser, server.url, **size)
        guest.prefer(language=language)
        page = guest.page
        page.goto(table)
        expect(page.locator("main")).to_contain_text("Wanda")
        station(page, f"invitation to {game}")
        page.locator("input[type=radio]").nth(3).check(force=True)
        page.locator("button[name=seat]").click()
        expect(page.locator("#prompt")).to_be_visible()
        guest.sound()
        guest.close()
