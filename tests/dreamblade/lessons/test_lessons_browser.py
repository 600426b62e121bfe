"""Lessons and puzzles in a real browser: begun, played by their lines, left and found again, in both languages and themes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.table.browsers import KeyboardPerson, Person, TouchPerson

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.lessons.model import Lesson, Puzzle, answer_of, course
from reverie.games.dreamblade.rules.state import Dreamblade
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Menu, Split, Subset
from reverie.kernel.record import parse_record, replay
from reverie.testing.browsers import check_axe
from reverie.testing.servers import Server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]

SCHOOL = course(GAME)
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 800}, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}


@pytest.fixture
def people(browser: Any, server: Server) -> Iterator[Any]:
    made: list[Person] = []

    def make(kind: type[Person] = Person, language: str = "en", **context: Any) -> Person:
        made.append(kind(browser, server.url, **context))
        made[-1].prefer(language=language)
        return made[-1]

    yield make
    for person in made:
        person.sound()
        person.close()


def situation(person: Person) -> tuple[Dreamblade, Choice | None]:
    """The table behind the page, and what the pupil is asked: told by the record that anybody may download."""
    path = person.page.url.removeprefix(person.url)
    match = replay(GAME, parse_record(person.page.request.get(f"{path}/record").body()))
    assert isinstance(match.state, Dreamblade)
    asked = [choice for choice in match.choices() if choice.seat == 0]
    return match.state, asked[0] if asked and match.outcome() is None else None


def picks_of(choice: Choice, answer: Any) -> list[str]:
    """What has to be pressed for an answer: values of picks, steppers, and the button that confirms."""
    options = choice.options
    if isinstance(options, Subset):
        return [*(f"[data-pick='{encode(item)}']" for item in answer), "#do-confirm"]
    if isinstance(options, Split):
        return [f"#more-{i}" for i, amount in enumerate(answer) for _ in range(amount)] + ["#do-confirm"]
    if isinstance(options, Menu) and isinstance(answer, tuple):
        return [f"[data-pick='{encode(answer[:2])}']", f"[data-pick='{encode(answer[2])}']"]
    return [f"[data-pick='{encode(answer)}']"]


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def press_all(person: Person, selectors: list[str]) -> None:
    """Press one thing after the other; what the page has picked by itself, because nothing else could be, is skipped.

    A click on a page that is just being replaced is lost. Whoever sees that the next thing did not come presses again.
    """
    seq = person.state()["seq"]
    for before, selector in zip([None, *selectors], selectors, strict=False):
        for _ in range(4):
            now = person.state()
            if now["seq"] != seq:
                return
            if person.page.locator(selector).count() or before is None:
                break
            if selector is selectors[-1] and person.page.locator(before).count():
                person.press(before)
                person.settled(now)
            else:
                break
        if not person.page.locator(selector).count() and selector is not selectors[-1]:
            continue
        now = person.state()
        person.press(selector)
        now = person.settled(now)
        if now["asked"]:  # what wastes something asks once more
            person.press(person.wanted(now))
            person.settled(now)


def follow(person: Person, line: list[str], most: int | None = None) -> None:
    """Play the pupil's part of a line. A page may come for another reason before an answer has been taken, and a click on a
    page that is just being replaced is lost: then one looks again, and presses again."""
    pressed: list[str] = []
    for words in line[:most]:
        for look in range(100):
            person.wait_for_turn()
            s, choice = situation(person)
            assert choice is not None, f"nothing is asked before {words!r}"
            try:
                answer = answer_of(s, choice, words)
                break
            except LookupError:
                if look == 99:
                    raise
                if look % 20 == 19:
                    press_all(person, pressed)
                person.page.wait_for_timeout(100)
        pressed = picks_of(choice, answer)
        press_all(person, pressed)


def begin(person: Person, task: Lesson | Puzzle) -> None:
    kind = "lessons" if isinstance(task, Lesson) else "puzzles"
    person.page.goto(f"/dreamblade/{kind}")
    person.page.locator(f"#begin-{task.id}").click()
    person.page.wait_for_selector("#coach")


def finish(person: Person) -> None:
    """Read what is left to be read, until the coach says that the lesson is done."""
    person.wait_for_turn()
    done = person.page.locator("#coach").get_by_text("Lesson done.")
    went_by = person.page.locator("#coach-go-on:not(.btn--quiet)")  # a step that was over in a moment
    expect(done.or_(went_by)).to_be_visible()
    if went_by.count():
        went_by.click()
    expect(done).to_be_visible()


def coach_says(person: Person) -> str:
    return person.page.locator("#coach").inner_text()


def done_tags(person: Person, kind: str) -> int:
    person.page.goto(f"/dreamblade/{kind}")
    return person.page.locator(".tag--good").count()


def overflow(person: Person) -> int:
    wide: int = person.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wide


@pytest.mark.parametrize("id", ["claim", "strike", "blades", "locations"])
def test_a_lesson_is_played_by_its_line_and_counts_as_done(people: Any, id: str) -> None:
    person = people()
    lesson = SCHOOL.lessons[id]
    begin(person, lesson)
    assert "Step 1 of" in coach_says(person)
    follow(person, lesson.data.line)
    finish(person)
    assert person.page.locator("#coach-off").count() == 0
    assert done_tags(person, "lessons") == 1


def answers(person: Person) -> int:
    path = person.page.url.removeprefix(person.url)
    return len(parse_record(person.page.request.get(f"{path}/record").body()).answers)


@pytest.mark.parametrize(
    ("language", "kind", "size"), [("en", Person, WIDE), ("pl", TouchPerson, PHONE)], ids=["wide", "phone"]
)
def test_the_first_lesson_waits_for_its_reader_to_its_very_end(
    people: Any, language: str, kind: type[Person], size: dict[str, Any]
) -> None:
    person = people(kind, language, **size)
    words = GAME.web_page(language)
    lesson = SCHOOL.lessons["claim"]
    begin(person, lesson)
    page, coach = person.page, person.page.locator("#coach")
    follow(person, lesson.data.line[:4])
    expect(coach).to_contain_text({"en": "Step 5 of 11", "pl": "Krok 5 z 11"}[language])
    assert overflow(person) <= 0
    for start, upto, step in ((4, 5, "turn-two"), (5, 9, "claim")):
        follow(person, lesson.data.line[start:upto])
        expect(coach).to_contain_text(words.say(f"lesson-claim-{step}"))
        before = answers(person)
        page.reload()
        expect(coach).to_contain_text(words.say(f"lesson-claim-{step}"))
        expect(page.locator("#do-read")).to_be_in_viewport()
        assert answers(person) == before, "nobody plays on before it has been read"
        person.press("#do-read" if upto == 5 else "#coach-go-on")
        expect(coach).not_to_contain_text(words.say(f"lesson-claim-{step}"))
    expect(coach).to_contain_text(words.say("coach-done"))
    assert page.locator("#over").count() == 0, "the coach says how it ended, and nothing else does"
    following = page.locator("#coach .btn--act")
    expect(following).to_have_text(words.say("coach-next", title=words.say("lesson-strike")))
    expect(page.locator("#do-next")).to_be_in_viewport()
    check_axe(page, f"end of a lesson {language}")
    assert overflow(person) <= 0
    person.shot(f"lesson-end-{language}-{size['viewport']['width']}")
    page.locator("#do-next").click()
    expect(coach).to_contain_text(words.say("lesson-strike"))


def test_a_step_of_two_choices_asks_both(people: Any) -> None:
    person = people()
    begin(person, SCHOOL.lessons["claim"])
    person.wait_for_turn()
    seq = person.state()["seq"]
    _s, choice = situation(person)
    assert choice is not None
    piece, cell = picks_of(choice, answer_of(_s, choice, "two-lantern-watchman e1"))
    person.page.locator(piece).click()
    expect(person.page.locator(cell)).to_be_visible()
    assert person.state()["seq"] == seq, "the portal is asked for, as the step says"
    person.page.locator(cell).click()
    expect(person.page.locator("#coach")).to_contain_text("Choose Shift.")


def test_a_missed_lesson_does_not_say_that_it_is_won(people: Any) -> None:
    person = people()
    begin(person, SCHOOL.lessons["claim"])
    person.wait_for_turn()
    while not person.state()["over"]:
        now = person.wait_for_turn()
        if now["over"]:
            break
        _s, choice = situation(person)
        if choice is not None:
            press_all(person, picks_of(choice, "stop" if choice.options.has("stop") else choice.options.at(0)))
    expect(person.page.locator("#prompt")).to_contain_text("This game is over, the lesson is not")
    assert person.page.locator("#over").count() == 0
    expect(person.page.locator("#do-next")).to_have_text("Begin again")


def test_the_fifth_lesson_is_a_whole_short_game(people: Any) -> None:
    person = people()
    begin(person, SCHOOL.lessons["game"])
    person.play()
    finish(person)


@pytest.mark.parametrize("id", ["first-things-first", "another-throw", "in-their-own-coin", "right-where-needed"])
def test_a_puzzle_is_solved_by_its_line_and_leads_on(people: Any, id: str) -> None:
    person = people()
    puzzle = SCHOOL.puzzles[id]
    begin(person, puzzle)
    follow(person, puzzle.data.line)
    while not person.page.locator("#coach").get_by_text("Solved.").count():
        now = person.wait_for_turn()
        if now["over"]:
            break
        _s, choice = situation(person)
        assert choice is not None
        press_all(person, picks_of(choice, "stop" if choice.options.has("stop") else choice.options.at(0)))
    person.page.locator("#coach").get_by_text("Solved.").wait_for()
    here = person.page.url
    after = SCHOOL.after(puzzle.id)
    if after:
        person.page.locator("#coach").get_by_role("button", name="Next").click()
        person.page.wait_for_url(lambda url: url != here)
        assert GAME.page("en").say(f"puzzle-{after}") in coach_says(person)  # type: ignore[attr-defined]
    assert done_tags(person, "puzzles") == 1


def test_leaving_the_path_is_told_kindly_and_can_be_taken_back(people: Any) -> None:
    person = people()
    begin(person, SCHOOL.lessons["claim"])
    follow(person, SCHOOL.lessons["claim"].data.line, 1)
    person.wait_for_turn()
    person.page.locator("#prompt").get_by_role("button", name="Strike").click()
    person.page.locator("#ask button[value=yes]").click()  # there is nothing to fight: the action would be wasted
    off = person.page.locator("#coach-off")
    off.wait_for()
    assert "legal move" in off.inner_text()
    person.page.locator("#coach-undo").click()
    if person.page.locator("#ask[open]").count():
        person.page.locator("#ask button[value=yes]").click()
    off.wait_for(state="detached")
    follow(person, SCHOOL.lessons["claim"].data.line[1:], 2)
    assert person.page.locator("#coach-off").count() == 0


def test_a_lesson_that_was_left_can_be_gone_on_with_or_begun_again(people: Any) -> None:
    person = people()
    begin(person, SCHOOL.lessons["strike"])
    table = person.page.url
    follow(person, SCHOOL.lessons["strike"].data.line, 2)
    person.page.goto("/dreamblade/lessons")
    person.page.get_by_role("link", name="Go on: Strike, disrupt, destroy").click()
    person.page.wait_for_selector("#coach")
    assert person.page.url == table
    assert "Step 3 of" in coach_says(person)
    person.page.goto("/dreamblade/lessons")
    person.page.get_by_role("button", name="Begin again: Strike, disrupt, destroy").click()
    person.page.wait_for_selector("#coach")
    assert person.page.url != table


def test_a_lost_puzzle_says_so(people: Any) -> None:
    person = people()
    begin(person, SCHOOL.puzzles["a-way-in"])
    person.wait_for_turn()
    follow(person, ["shift", "stop"])
    person.page.locator("#coach").get_by_text("Not solved").wait_for()
    assert done_tags(person, "puzzles") == 0


def test_a_lesson_by_keyboard_can_be_looked_at_again(people: Any) -> None:
    person = people(KeyboardPerson)
    begin(person, SCHOOL.lessons["claim"])
    follow(person, SCHOOL.lessons["claim"].data.line)
    finish(person)

    table = person.page.url.rpartition("/")[2]
    person.page.goto(f"/replay/{table}?step=3")
    assert "Step " in coach_says(person)
    assert person.page.locator("#coach button").count() == 0


def test_unknown_lessons_lead_to_the_list(people: Any) -> None:
    person = people()
    for path in ("/dreamblade/lessons/nothing", "/dreamblade/puzzles/a-way-in"):
        person.page.goto(path)
        assert person.page.url.endswith(path.rpartition("/")[0])


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [("wide", "light", "en"), ("phone", "dark", "pl")],
)
def test_every_page_is_sound(people: Any, size: str, language: str, theme: str) -> None:
    person = people(language=language, color_scheme=theme, **(PHONE if size == "phone" else WIDE))
    name = f"{size}-{language}-{theme}"
    for kind in ("lessons", "puzzles"):
        person.page.goto(f"/dreamblade/{kind}")
        assert overflow(person) <= 0
        check_axe(person.page, f"{kind} {name}")
        person.shot(f"learn-{kind}-{name}", full=True)
    for task, upto in (
        (SCHOOL.lessons["claim"], 0),
        (SCHOOL.lessons["strike"], 3),
        (SCHOOL.puzzles["a-second-blow"], 1),
    ):
        begin(person, task)
        follow(person, task.data.line, upto)
        person.wait_for_turn()
        assert overflow(person) <= 0
        check_axe(person.page, f"{task.id} {name}")
        person.shot(f"learn-{task.id}-{name}")
