"""Lessons played by their lines, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.lessons.model import StepData, answer_of, course, finished, opponents_answer
from reverie.games.sword_and_sorcery.rules.state import Quest
from reverie.kernel.match import Match
from reverie.kernel.plain import Answer
from reverie.parts.lessons import Lesson

SCHOOL = course(GAME)


def state(match: Match) -> Quest:
    assert isinstance(match.state, Quest)
    return match.state


def begun(lesson: Lesson[StepData], seed: int = 3) -> Match:
    match = Match(GAME, lesson.setup, seed)
    match.serve_nature()
    return match


def meant(match: Match, words: str) -> tuple[int, Answer] | None:
    """Whose choice a word of a line answers, and how."""
    for choice in match.choices():
        try:
            return choice.seat, answer_of(state(match), choice, words)
        except LookupError:
            continue
    return None


def give(match: Match, lesson: Lesson[StepData], words: str) -> None:
    """The pupil answers; bots go on until the pupil is asked again."""
    found = meant(match, words)
    assert found is not None, f"{lesson.id}: {words!r} answers none of {match.choices()}"
    match.submit(*found)
    match.serve_nature()
    let_bots(match, lesson)


def let_bots(match: Match, lesson: Lesson[StepData]) -> None:
    while match.choices() and all(choice.seat >= lesson.data.own for choice in match.choices()):
        choice = match.choices()[0]
        answer = opponents_answer(lesson, state(match), choice)
        assert answer is not None, f"{lesson.id}: nobody says what the bot does at {choice}"
        match.submit(choice.seat, answer)
        match.serve_nature()


def playing(lesson: Lesson[StepData], seed: int = 3) -> Iterator[Match]:
    """A lesson played by its line; yields before the first answer and after each."""
    match = begun(lesson, seed)
    yield match
    for words in lesson.data.line:
        assert not finished(lesson, state(match), match.log), f"{lesson.id} is over before {words!r}"
        give(match, lesson, words)
        yield match


def played(lesson: Lesson[StepData], seed: int = 3) -> Match:
    *_, match = playing(lesson, seed)
    return match
