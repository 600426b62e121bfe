"""DT-10.72: every challenge can be met, by search, whatever the opponent may still decide; and not by just anything."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest
from tests.dice_throne.alone import SCHOOL, played, state

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.lessons.model import PUPIL, Challenge, answer_of, finished, opponents_answer, state_of
from reverie.games.dice_throne.rules.state import DiceThrone
from reverie.kernel.agenda import submit
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.codec import digest
from reverie.kernel.domain import Roll
from reverie.kernel.match import Match
from reverie.testing.rules import rule

CHALLENGES = list(SCHOOL.challenges.values())
MOST = 60_000
"""Situations that one search may look at."""


def outcomes(choice: Choice) -> list[Any]:
    """Everything nature can say that makes a difference: the dice of a roll have no order."""
    options = choice.options
    if isinstance(options, Roll):
        return list(combinations_with_replacement(sorted(set(options.faces)), options.count))
    return list(options)


class Search:
    """Whether A can force the goal: some answer of A's, whatever B may decide and however unscripted dice fall."""

    def __init__(self, task: Challenge) -> None:
        self.task = task
        self.known: dict[str, bool] = {}

    def after(self, s: DiceThrone, choice: Choice, answer: Any) -> bool:
        twin = s.clone()
        twin.listening = True
        twin.events = []
        submit(twin, choice.seat, answer)
        told = state_of(self.task, twin, twin.events)
        return told == "done" if told != "open" else self.met(twin)

    def met(self, s: DiceThrone) -> bool:
        key = digest(GAME, s)
        if key not in self.known:
            assert len(self.known) < MOST, f"{self.task.id}: too wide to be searched"
            choice = s.pending[0]
            self.known[key] = False  # whoever goes round in circles never gets there
            if choice.seat == PUPIL:
                self.known[key] = any(self.after(s, choice, answer) for answer in choice.options)
            else:
                self.known[key] = all(self.after(s, choice, answer) for answer in self.theirs(s, choice))
        return self.known[key]

    def theirs(self, s: DiceThrone, choice: Choice) -> list[Any]:
        """What is not the pupil's to decide: nature's answers, and the opponent's where nothing is written."""
        if choice.seat == NATURE:
            return outcomes(choice)
        written = opponents_answer(self.task, s, choice)
        return list(choice.options) if written is None else [written]


@rule("DT-10.72")
def test_there_are_twelve_and_one_of_the_day() -> None:
    assert [challenge.data.number for challenge in CHALLENGES] == list(range(1, 13))
    assert {challenge.goal for challenge in CHALLENGES} == {"win", "survive"}
    days = [SCHOOL.of_the_day(day).id for day in range(20_000, 20_012)]
    assert len(set(days)) == 12
    assert SCHOOL.of_the_day(20_000) is SCHOOL.of_the_day(20_012)


@rule("DT-10.72")
@pytest.mark.parametrize("task", CHALLENGES, ids=lambda task: task.id)
def test_the_line_meets_the_challenge_and_search_agrees(task: Challenge) -> None:
    match = played(task, task.data.seed)
    assert finished(task, state(match), match.log)
    start = GAME.new(task.setup, task.data.seed)
    search = Search(task)
    assert search.met(start), "no way through"
    assert loses_somewhere(search, start, list(task.data.line)), "anything would do"


def loses_somewhere(search: Search, s: DiceThrone, line: list[str]) -> bool:
    """Whether, passing as long as that does no harm and then along the line, a wrong decision comes up."""
    for _ in range(60):
        choice = s.pending[0]
        if choice.seat != PUPIL:
            submit(s, choice.seat, search.theirs(s, choice)[0])
            continue
        if not all(search.after(s, choice, answer) for answer in choice.options):
            return True
        answer: Any = "pass"
        while not choice.options.has(answer):
            try:
                answer = answer_of(s, choice, line.pop(0))
            except LookupError:
                continue
        submit(s, PUPIL, answer)
    return False


def test_a_challenge_that_is_lost_says_so() -> None:
    task = SCHOOL.challenges["one-more-pow"]
    match = Match(GAME, task.setup, task.data.seed)
    match.serve_nature()
    for answer in ("skip", "done"):
        match.submit(0, answer)
        match.serve_nature()
    events = [event for _n, event in match.log]
    assert state_of(task, state(match), events) == "failed"
    assert not finished(task, state(match), match.log)
