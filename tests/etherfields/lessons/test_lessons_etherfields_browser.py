"""EF-10.87: the five lessons in a real browser, one after the other from the page of lessons, in English and on a phone in Polish."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

pytest.importorskip("litestar", reason="the web table is not installed: pip install 'reverie[web]'")

from tests.etherfields.lessons.test_lessons_etherfields import SCHOOL, state
from tests.table.browsers import Person
from tests.table.serving import Serving

from reverie.games.etherfields.lessons.model import answer_of
from reverie.kernel.match import Match
from reverie.testing.browsers import check_axe

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
READY = "#app[data-ready] .tablepage"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    made = Serving(tmp_path_factory.mktemp("school"))
    yield made
    made.stop()


def meant(match: Match, words: str) -> tuple[int, Any]:
    """Whose answer a word of the line is, and which."""
    for choice in match.choices():
        try:
            return choice.seat, answer_of(state(match), choice, words)
        except LookupError:
            continue
    raise AssertionError(f"{words!r} answers none of {match.choices()}")


def give(server: Serving, person: Person, words: str) -> bool:
    """Answer as the line says, by keyboard, with what the page shows for it; whether there was such a thing."""
    table = person.page.url.rpartition("/")[2]
    live = server.do(server.hub.tables.live(table))
    seat, answer = meant(live.room.match, words)
    before = live.room.at
    if person.page.locator(f"#lead-{seat}[aria-pressed=false]").count():
        person.page.keyboard.press(str(seat + 1))
        expect(person.page.locator(f"#lead-{seat}[aria-pressed=true]")).to_have_count(1)
    way = f"[data-pick='{json.dumps(answer, separators=(',', ':'))}']"
    pressed = bool(person.page.locator(f"{way}:visible").count())
    if pressed:
        person.page.locator(f"{way}:visible").first.focus()
        person.page.keyboard.press("Enter")
    else:
        server.do(server.hub.answer(live, seat, answer, before))
    person.page.wait_for_function(
        "(seq) => Number(document.querySelector('.tablepage')?.dataset.seq ?? 0) > seq", arg=before
    )
    return pressed


def watched(person: Person) -> Iterator[str]:
    """What the coach goes on to say when somebody has looked at what they were to look at."""
    said = person.page.locator("#coach .coach__do")
    while person.page.locator("#coach-go-on.btn--act").count():
        before = said.inner_text()
        person.press("#coach-go-on")
        expect(said).not_to_have_text(before, use_inner_text=True)
        yield said.inner_text()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_follows_the_coach_has_done_all_five(language: str, browser: Browser, server: Serving) -> None:
    me = Person(browser, server.url, **({} if language == "en" else PHONE))
    me.prefer(language=language)
    me.page.goto("/etherfields/lessons")
    me.press("#main form button")
    given: list[bool] = []
    for lesson in SCHOOL.lessons.values():
        me.page.wait_for_selector(READY)
        done = me.page.locator("#coach .coach__do .em")
        expect(done).to_have_count(0)
        said = {me.page.locator("#coach .coach__do").inner_text()}
        for words in lesson.data.line:
            given.append(give(server, me, words))
            said |= {me.page.locator("#coach .coach__do").inner_text(), *watched(me)}
        expect(done).to_have_count(1)
        assert len(said) > len(lesson.steps), "each step has words of its own, and so has the end"
        assert me.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        check_axe(me.page, f"the end of lesson {lesson.data.number}")
        me.shot(f"lesson-{lesson.data.number}-{language}")
        here = me.page.url
        after = me.page.locator("#coach form button.btn--act")
        if after.count():
            after.click()
            me.page.wait_for_url(lambda url, here=here: url != here)
    assert sum(given) * 3 > len(given) * 2, "most of it was pressed on the page"
    me.page.goto("/etherfields/lessons")
    expect(me.page.locator("#main .list li")).to_have_count(5)
    me.sound()
    me.close()
