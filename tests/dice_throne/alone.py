"""Playing alone, for tests: tasks played by their line, and bots that never think."""

from __future__ import annotations

import asyncio
from typing import Any

from reverie.games.dice_throne import GAME
from reverie.games.dice_throne.lessons.model import Task, answer_of, course, finished
from reverie.games.dice_throne.rules.state import DiceThrone
from reverie.kernel.match import Match

SCHOOL = course(GAME)


def state(match: Match) -> DiceThrone:
    assert isinstance(match.state, DiceThrone)
    return match.state


def playing(task: Task, seed: int = 3) -> Any:
    """A task played by its line; wherever the line does not fit, the pupil lets things pass. Yields after each answer."""
    match = Match(GAME, task.setup, seed)
    match.serve_nature()
    line = list(task.data.line)
    for _ in range(60):
        if match.outcome() is not None or finished(task, state(match), match.log):
            break
        choice = match.choices()[0]
        if choice.seat == 0:
            try:
                answer = answer_of(state(match), choice, line[0]) if line else None
            except LookupError:
                answer = None
            if answer is not None:
                line.pop(0)
            else:
                assert choice.kind == "react", f"{task.id}: nothing in the line for {choice}"
                answer = "pass"
        else:
            answer = GAME.bots.advise(match.state, choice).answer
        match.submit(choice.seat, answer)
        match.serve_nature()
        yield match, line


def played(task: Task, seed: int = 3) -> Match:
    *_, (match, line) = playing(task, seed)
    assert not line, f"{task.id}: {line} was never played"
    return match


class Still:
    """Bots that never think: these tests end their duels themselves."""

    def warm(self) -> None: ...

    def close(self) -> None: ...

    async def think(self, *_: Any) -> Any:
        await asyncio.Event().wait()
