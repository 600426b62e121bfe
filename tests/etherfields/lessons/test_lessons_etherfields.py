"""EF-10.87: five lessons. Each line plays to its end, each step is done by what it says, and nothing a coach says is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.lessons.coach import coach, name_of
from reverie.games.etherfields.lessons.model import LESSONS, Course, StepData, answer_of, course, finished, progress
from reverie.games.etherfields.rules.state import Session
from reverie.games.etherfields.web.page import EtherfieldsWeb
from reverie.kernel.codec import load, save
from reverie.kernel.content import ContentError
from reverie.kernel.game import SetupError
from reverie.kernel.match import Match
from reverie.kernel.page import Scene
from reverie.kernel.sight import Sight
from reverie.parts.lessons import Lesson
from reverie.testing import rule

SCHOOL = course(GAME)
IDS = list(SCHOOL.lessons)
SEEDS = (3, 11)


def state(match: Match) -> Session:
    assert isinstance(match.state, Session)
    return match.state


def playing(lesson: Lesson[StepData], seed: int = 3) -> Iterator[Match]:
    """A lesson played by its line; yields before the first answer and after each."""
    match = Match(GAME, lesson.setup, seed)
    match.serve_nature()
    yield match
    for words in lesson.data.line:
        for choice in match.choices():
            try:
                answer = answer_of(state(match), choice, words)
            except LookupError:
                continue
            match.submit(choice.seat, answer)
            match.serve_nature()
            break
        else:
            raise AssertionError(f"{lesson.id}: {words!r} answers none of {match.choices()}")
        yield match


def test_there_are_five() -> None:
    assert IDS == ["draw-pay-move", "luck", "together", "dreamscape", "night-travel"]
    assert [one.data.number for one in SCHOOL.lessons.values()] == [1, 2, 3, 4, 5]


@rule("EF-10.87")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("id", IDS)
def test_a_line_does_every_step_in_order_and_misses_none(id: str, seed: int) -> None:
    lesson = SCHOOL.lessons[id]
    done = 0
    for match in playing(lesson, seed):
        at = progress(lesson, state(match), match.log)
        assert at.steps >= done and not at.missed and not at.astray
        done = at.steps
    assert finished(lesson, state(match), match.log)


@rule("EF-10.87")
@pytest.mark.parametrize("id", IDS)
def test_without_an_answer_of_its_line_a_lesson_is_not_done(id: str) -> None:
    """Nothing passes by waiting."""
    lesson = SCHOOL.lessons[id]
    matches = list(playing(lesson))
    early = Match(GAME, lesson.setup, 3)
    early.serve_nature()
    assert progress(lesson, state(early), early.log).steps == 0
    assert matches


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("id", IDS)
def test_a_coach_has_words_for_each_step_and_points_at_what_is_there(id: str, language: str) -> None:
    lesson = SCHOOL.lessons[id]
    page = GAME.web_page(language)
    assert isinstance(page, EtherfieldsWeb)
    seen = set()
    for match in playing(lesson):
        scene: Scene[Any] = Scene(Sight(GAME, match.state, match.log, 0), None, None, [])
        told = coach(page, scene)
        assert told is not None and told["text"] and told["why"]
        assert "{" not in told["text"] + told["why"]
        seen.add(told["text"])
        if not told["done"]:
            assert len(told["point"]) <= len(lesson.steps[progress(lesson, state(match), match.log).steps].point)
    assert told["done"] and len(seen) > 2
    assert page.say(f"lesson-{id}", "line") and page.say(f"lesson-{id}", "done")
    for step in lesson.steps:
        names = [name_of(page, state(match), thing) for thing in step.point]
        told_names = dict(zip(("first", "second", "third"), names, strict=False))
        assert page.say(f"lesson-{id}-{step.id}", **told_names) and page.say(
            f"lesson-{id}-{step.id}", "why", **told_names
        )


def test_every_step_cites_a_rule_of_the_book() -> None:
    known = GAME.rulebook().rules
    assert [step.rule for one in SCHOOL.lessons.values() for step in one.steps if step.rule not in known] == []


def test_a_lesson_that_says_something_unknown_is_refused_with_its_line(tmp_path: Path) -> None:
    text = (LESSONS / "1-draw-pay-move.yaml").read_text()
    for number, (old, new, told) in enumerate(WRONG):
        assert old in text
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "one.yaml").write_text(text.replace(old, new))
        with pytest.raises(ContentError, match=told):
            Course(GAME, folder)


WRONG = [
    ("event: tile-placed", "event: tile-place", "tile-placed"),
    ("point: [A2a, A2b]", "point: [A9z]", "A1a to C4d"),
    ("tile: I-01 A", "tile: I-01 Q9", "unknown tile"),
    ("position:", "hours:", "setup"),
]


@rule("EF-10.87")
@pytest.mark.parametrize(
    ("position", "told"),
    [
        ({"turns": [1], "A": {"hand": ["no-such-card"]}}, "no 'no-such-card'"),
        ({"turns": [1], "A": {"space": "Z1a"}}, "expected a space"),
        ({"turns": [13]}, "no '13'"),
        ({}, "needs a Turn card"),
        ({"map": "SU2"}, "on the Map a session begins"),
        ({"turns": [1], "nonsense": 1}, "unknown field 'nonsense'"),
        ({"turns": [1], "A": {"distress": 8}}, "distress"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_words(position: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        GAME.setup({"scenario": "I-01", "dreamers": ["tough-guy"], "position": position})


@rule("EF-9.47")
@pytest.mark.parametrize("id", IDS)
def test_what_a_position_says_lies_there(id: str) -> None:
    """A table that begins in the middle is a table like any other: it is stored, read again, and goes on alike."""
    lesson = SCHOOL.lessons[id]
    match = Match(GAME, lesson.setup, 3)
    match.serve_nature()
    s, position = state(match), lesson.setup["position"]
    row = s.dreamers.rows[0]
    hand = [s.cast.cards[card].id for card in row.hand]
    assert hand[: len(position["A"]["hand"])] == position["A"]["hand"]
    assert s.keys == position["keys"] and s.hours == position["hours"] and row.gems == position["A"]["gems"]
    owned = sorted(s.cast.archetypes[row.archetype].deck)
    everything = sorted([*row.hand, *s.deck(0), *row.discard, *row.sealed])
    assert all(everything.count(card) >= owned.count(card) for card in owned)
    data = save(GAME, s)
    assert save(GAME, load(GAME, data)) == data


def test_reading_knows_who_decides() -> None:
    lesson = SCHOOL.lessons["together"]
    match = next(playing(lesson))
    choices = {choice.seat: choice for choice in match.choices()}
    with pytest.raises(LookupError):
        answer_of(state(match), choices[0], "B: done")
    assert answer_of(state(match), choices[1], "B: done") == "done"
