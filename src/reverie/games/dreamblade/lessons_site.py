"""The pages of lessons and puzzles: what there is, how far somebody is, and the way to the table.

Beginning one opens a table of its own. What has been done is read off those tables: the latest of each is remembered, and
once its log says that it is done, so is the lesson.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import get, post
from litestar.response import Redirect, Response

from reverie.parts import school
from reverie.parts.coach import address_of, title_of
from reverie.parts.school import SEE_OTHER, Web, page_of

from . import GAME
from .keywords import KEYWORDS
from .lessons import Course, course, finished

KEPT: Final = "dreamblade-lesson"


class Pupil(school.Pupil):
    """Whoever asks, with what they have begun and done."""

    kept = KEPT

    def __init__(self, request: Web) -> None:
        super().__init__(request, GAME, page_of(request, GAME))
        self.school: Course = course(GAME)

    def find(self, id: str) -> Any:
        return self.school.find(id)

    def finished(self, task: Any, state: Any, log: Any) -> bool:
        return finished(task, state, log)

    def title(self, id: str) -> str:
        return title_of(self.page, self.school.find(id))

    def address(self, id: str) -> str:
        return address_of(self.school, self.school.find(id))


@get("/dreamblade/lessons", include_in_schema=False)
async def show_lessons(request: Web) -> Response[Any]:
    pupil = Pupil(request)
    book = await pupil.book()
    rows = []
    for lesson in pupil.school.lessons.values():
        more = {
            "line": pupil.page.say(f"lesson-{lesson.id}", "line"),
            "minutes": pupil.page.say("lessons-minutes", n=lesson.data.minutes),
        }
        rows.append(pupil.row(lesson, book.get(lesson.id, {})) | more)
    return pupil.show("dreamblade/lessons.html", rows)


@get("/dreamblade/puzzles", include_in_schema=False)
async def show_puzzles(request: Web) -> Response[Any]:
    pupil = Pupil(request)
    book = await pupil.book()
    rows = []
    for puzzle in pupil.school.puzzles.values():
        data = puzzle.data
        more = {
            "keyword": pupil.page.keyword(data.keyword),
            "rule": KEYWORDS[data.keyword].rule,
            "dice": pupil.page.say("puzzles-any-dice" if data.any_dice else "puzzles-set-dice"),
        }
        rows.append(pupil.row(puzzle, book.get(puzzle.id, {})) | more)
    return pupil.show("dreamblade/puzzles.html", rows)


@post("/dreamblade/lessons/{id:str}", include_in_schema=False)
async def begin_lesson(request: Web) -> Response[Any]:
    return await Pupil(request).go(course(GAME).lessons, "/dreamblade/lessons")


@post("/dreamblade/puzzles/{id:str}", include_in_schema=False)
async def begin_puzzle(request: Web) -> Response[Any]:
    return await Pupil(request).go(course(GAME).puzzles, "/dreamblade/puzzles")


@get("/dreamblade/lessons/{id:str}", include_in_schema=False)
async def look_at_lesson() -> Response[Any]:
    """The address of one, opened by hand: the list, where it can be begun."""
    return Redirect("/dreamblade/lessons", status_code=SEE_OTHER)


@get("/dreamblade/puzzles/{id:str}", include_in_schema=False)
async def look_at_puzzle() -> Response[Any]:
    return Redirect("/dreamblade/puzzles", status_code=SEE_OTHER)


lesson_routes: list[Any] = [show_lessons, show_puzzles, begin_lesson, begin_puzzle, look_at_lesson, look_at_puzzle]
