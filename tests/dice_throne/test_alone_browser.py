"""Dice Throne for one in a real browser: a lesson, the challenges, the tournament with its ladder, the wall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.table.browsers import KeyboardPerson, Person, TouchPerson

from reverie.games.dice_throne import GAME
from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(200)]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 800}}
TOUCH: dict[str, Any] = {**PHONE, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PAGES = ("lessons", "challenges", "tournament", "wall")


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


def pick(value: Any) -> str:
    return f"[data-pick='{msgspec.json.encode(value).decode()}']"


def roll_and_keep(person: Person) -> None:
    """The pupil's part of the first lesson, up to where one only watches."""
    page = person.page
    smack = GAME.cast.heroes[GAME.cast.hero_ids["barbarian"]].slots[0].levels[0].lines[2]
    for picks, several in ((["roll"], False), ([2, 3, 4], True), ([3, 4], True), ([("announce", smack)], False)):
        person.wait_for_turn()
        for one in picks:
            page.wait_for_selector(pick(one), state="attached")
            now = person.state()
            person.press(pick(one))
            person.settled(now)
        if several:
            seq = person.state()["seq"]
            person.press("#do-confirm")
            page.wait_for_function(
                "(seq) => Number(document.querySelector('[data-seq]')?.dataset.seq) !== seq", arg=seq
            )


@pytest.mark.parametrize(
    ("kind", "size", "language"),
    [(KeyboardPerson, WIDE, "en"), (TouchPerson, TOUCH, "pl")],
)
def test_the_first_lesson_waits_for_its_reader_to_its_very_end(
    people: Any, kind: type[Person], size: dict[str, Any], language: str
) -> None:
    person = people(kind, language, **size)
    say = GAME.web_page(language).say  # type: ignore[attr-defined]
    page, coach = person.page, person.page.locator("#coach")
    page.goto(f"{person.url}/dice_throne/lessons")
    page.locator("#begin-roll-and-keep").press("Enter")
    page.wait_for_url("**/t/*")
    expect(coach).to_contain_text(say("lesson-roll-and-keep-roll"))
    check_axe(page, "lesson")
    roll_and_keep(person)
    expect(coach).to_contain_text(say("lesson-roll-and-keep-watch"))
    expect(page.locator("#do-read")).to_be_in_viewport()
    seq = person.state()["seq"]
    page.reload()
    expect(coach).to_contain_text(say("lesson-roll-and-keep-watch"))
    assert person.state()["seq"] == seq, "nobody plays on before it has been read"
    person.press("#do-read")
    expect(coach).to_contain_text(say("coach-done"))
    check_axe(page, "end of a lesson")
    assert wide(person) <= 0
    seq = person.state()["seq"]
    page.reload()
    expect(page.locator("#do-next")).to_be_in_viewport()
    expect(page.locator("#coach .btn--act")).to_have_text(say("coach-next", title=say("lesson-cards-and-selling")))
    assert person.state()["seq"] == seq, "the opponent does not play on while the lesson's end is read"
    person.shot(f"dt-lesson-end-{language}-{size['viewport']['width']}")
    page.goto(f"{person.url}/dice_throne/lessons")
    expect(page.locator(".tag--good")).to_have_count(1)


def test_a_run_of_the_tournament_begins_and_is_found_again(people: Any) -> None:
    person = people(Person, **PHONE)
    page = person.page
    page.goto(f"{person.url}/dice_throne/tournament")
    page.get_by_role("radio", name="Paladin").check(force=True)
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
