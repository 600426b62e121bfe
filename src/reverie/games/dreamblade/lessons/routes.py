"""The pages of lessons and puzzles."""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Body
from reverie.parts.lessons import Lesson
from reverie.parts.school import School
from reverie.parts.site import Routes, Visit

from ..game import GAME
from ..rules.keywords import KEYWORDS
from ..visit import visit_of
from ..web.page import DreambladeWeb
from .model import READER, Puzzle, course

SCHOOL: Final = School(GAME, course, READER, "dreamblade-lesson", visit_of)


def puzzle_row(visit: Visit[DreambladeWeb], puzzle: Puzzle) -> Body:
    data = puzzle.data
    return {
        "keyword": visit.words.keyword(data.keyword),
        "rule": KEYWORDS[data.keyword].rule,
        "dice": visit.words.say("puzzles-any-dice" if data.any_dice else "puzzles-set-dice"),
    }


routes: Routes = [*SCHOOL.routes(Lesson), *SCHOOL.routes(Puzzle, puzzle_row)]
