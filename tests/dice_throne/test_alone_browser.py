"""Dice Throne for one in a real browser: a lesson, the challenges, the tournament with its ladder, the wall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.table.browsers import KeyboardPerson, Person

from reverie.games.dice_throne import GAME
from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(200)]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 800}}
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PAGES = ("lessons", "challenges", "tournament", "wall")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("alone")) as made:
        yield made


@pytest.fixture
def people(browser: Any, server: Server) -> Iterator[Any]:
    made: list[Person] = []

    def make(kind: type[Person] = Person, language: str = "en", theme: str = "light", **context: Any) -> Person:
        made.append(kind(browser, server.url, **context))
        made[-1].prefer(language=language, theme=theme)
        return made[-1]

    yield make
    for person in made:
        person.sound()
        person.close()


def wide(person: Person) -> int:
    width: int = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "light", WIDE), ("pl", "dark", PHONE)])
def test_the_pages_are_whole_in_both_languages_and_themes(people: Any, language: str, theme: str, size: Any) -> None:
    person = people(Person, language, theme, **size)
    for name in PAGES:
        person.page.goto(f"{person.url}/dice_throne/{name}")
        expect(person.page.locator("h1")).to_be_visible()
        check_axe(person.page, f"{name} {language} {theme}")
        assert wide(person) <= 0, name


def test_a_lesson_is_gone_through_by_keyboard(people: Any) -> None:
    person = people(KeyboardPerson, **WIDE)
    person.page.goto(f"{person.url}/dice_throne/lessons")
    person.page.locator("#begin-roll-and-keep").press("Enter")
    person.page.wait_for_url("**/t/*")
    expect(person.page.locator("#coach")).to_contain_text("Roll your five dice")
    check_axe(person.page, "lesson")
    smack = GAME.cast.heroes[GAME.cast.hero_ids["barbarian"]].slots[0].levels[0].lines[2]
    for picks, several in ((["roll"], False), ([2, 3, 4], True), ([3, 4], True), ([("announce", smack)], False)):
        person.wait_for_turn()
        for pick in picks:
            wanted = f"[data-pick='{msgspec.json.encode(pick).decode()}']"
            person.page.wait_for_selector(wanted, state="attached")
            now = person.state()
            person.press(wanted)
            person.settled(now)
        if several:
            seq = person.state()["seq"]
            person.press("#do-confirm")
            person.page.wait_for_function(
                "(seq) => Number(document.querySelector('[data-seq]')?.dataset.seq) !== seq", arg=seq
            )
    expect(person.page.locator("#coach")).to_contain_text("Lesson done")
    person.page.goto(f"{person.url}/dice_throne/lessons")
    expect(person.page.locator(".tag--good")).to_have_count(1)


def test_a_run_of_the_tournament_begins_and_is_found_again(people: Any) -> None:
    person = people(Person, **PHONE)
    page = person.page
    page.goto(f"{person.url}/dice_throne/tournament")
    page.get_by_label("Paladin").check(force=True)
    page.locator("input[name=seed]").fill("77")
    page.locator("#begin-run").click()
    expect(page.locator(".rung")).to_have_count(8)
    check_axe(page, "ladder")
    assert wide(person) <= 0
    here = page.url
    page.locator("#fight").click()
    page.wait_for_url("**/t/*")
    table = page.url
    expect(page.locator("#way-back")).to_be_visible()
    page.goto(here)
    page.locator("#fight").click()
    page.wait_for_url("**/t/*")
    assert page.url == table, "the same table, not another"
    page.goto(f"{person.url}/dice_throne/tournament")
    expect(page.locator(".learn .list li")).to_have_count(1)
