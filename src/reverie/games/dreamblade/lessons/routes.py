"""The pages of lessons and puzzles."""

from __future__ import annotations

from typing import Any, Final

from reverie.parts.school import Pupil, School, lesson_row

from .. import GAME
from ..rules.keywords import KEYWORDS
from .model import READER, Puzzle, course

SCHOOL: Final = School(GAME, course, READER, "dreamblade-lesson")


def puzzle_row(pupil: Pupil, puzzle: Puzzle) -> dict[str, Any]:
    data = puzzle.data
    return {
        "keyword": pupil.page.keyword(data.keyword),
        "rule": KEYWORDS[data.keyword].rule,
        "dice": pupil.page.say("puzzles-any-dice" if data.any_dice else "puzzles-set-dice"),
    }


lesson_routes: list[Any] = [*SCHOOL.routes("lesson", lesson_row), *SCHOOL.routes("puzzle", puzzle_row)]
