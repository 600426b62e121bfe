"""The pages of lessons and puzzles: what there is, how far somebody is, and the way to the table.

Beginning one opens a table of its own. What has been done is read off those tables: the latest of each is remembered, and
once its log says that it is done, so is the lesson.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get, post
from litestar.response import Redirect, Response

from . import GAME
from .coach import address_of, title_of
from .keywords import KEYWORDS
from .lessons import Course, Lesson, Puzzle, course, finished
from .web import DreambladeWeb

KEPT: Final = "dreamblade-lesson"
SEE_OTHER: Final = 303
OPPONENT: Final = "adept"

Web = Request[Any, Any, Any]


class Pupil:
    """Whoever asks, with what they have begun and done."""

    def __init__(self, request: Web) -> None:
        self.request = request
        self.hub: Any = request.app.state.hub
        self.visitor = self.hub.visitor(request)
        self.school: Course = course(GAME)
        page = GAME.web_page(self.hub.settings(request).language)
        assert isinstance(page, DreambladeWeb)
        self.page = page

    async def book(self) -> dict[str, dict[str, Any]]:
        """What has been begun: the latest table of each lesson or puzzle, and whether it is done."""
        rows = await self.hub.stored(self.hub.store.kept, self.visitor.id, KEPT)
        found: dict[str, dict[str, Any]] = {row["id"]: row["data"] for row in rows}
        for id, entry in found.items():
            if not entry.get("done") and await self._done_at(id, entry.get("table", "")):
                found[id] = {**entry, "done": True}
                await self._write(id, found[id])
        return found

    async def _write(self, id: str, entry: dict[str, Any]) -> None:
        await self.hub.stored(self.hub.store.keep, self.visitor.id, KEPT, id, entry)

    async def _done_at(self, id: str, table: str) -> bool:
        task = self.school.find(id)
        if task is None or not table:
            return False
        try:
            match = (await self.hub.live(table)).room.match
        except Exception:  # whatever is wrong with that table (gone, of older rules): it proves nothing
            return False
        return match.header.setup.get("lesson") == id and finished(task, match.state, match.log)

    async def begin(self, task: Lesson | Puzzle) -> str:
        """A new table for a lesson or puzzle."""
        self.hub.check_creation(self.request.client.host if self.request.client else "")
        entry = (await self.book()).get(task.id, {})
        level = task.data.opponent if isinstance(task, Lesson) else OPPONENT
        seats = [self.hub.seat_wish("me"), self.hub.seat_wish("bot", level)]
        table: str = await self.hub.open_table(
            self.visitor, GAME.name, task.setup, seats, {"undo": "free", "odds": True, "public": False}
        )
        await self._write(task.id, {"table": table, "done": bool(entry.get("done"))})
        return table

    def row(self, task: Lesson | Puzzle, entry: dict[str, Any]) -> dict[str, Any]:
        """A lesson or puzzle in its list."""
        title = title_of(self.page, self.school, task.id)
        done = bool(entry.get("done"))
        open_at = entry.get("table", "") if not done else ""
        word = "again" if done or open_at else "start"
        return {
            "id": task.id,
            "number": task.data.number,
            "title": title,
            "done": done,
            "open": f"/t/{open_at}" if open_at else "",
            "action": address_of(self.school, task.id),
            "do": self.page.say(f"lessons-{word}"),
            "do_label": self.page.say(f"lessons-{word}-of", title=title),
            "go_on_label": self.page.say("lessons-go-on-of", title=title),
        }

    def show(self, template: str, rows: list[dict[str, Any]]) -> Response[Any]:
        done = sum(1 for row in rows if row["done"])
        fresh = next((row["id"] for row in rows if not row["done"]), "")
        answer: Response[Any] = self.hub.page(
            self.request,
            template,
            nav="lessons",
            game=GAME.name,
            say=self.page.say,
            rows=rows,
            done=done,
            fresh=fresh,
        )
        return answer


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


async def _begin(request: Web, tasks: dict[str, Any], way_back: str) -> Response[Any]:
    """Open a table for the one that the address names; an unknown one leads back to the list."""
    task = tasks.get(str(request.path_params["id"]))
    if task is None:
        return Redirect(way_back, status_code=SEE_OTHER)
    return Redirect(f"/t/{await Pupil(request).begin(task)}", status_code=SEE_OTHER)


@post("/dreamblade/lessons/{id:str}", include_in_schema=False)
async def begin_lesson(request: Web) -> Response[Any]:
    return await _begin(request, course(GAME).lessons, "/dreamblade/lessons")


@post("/dreamblade/puzzles/{id:str}", include_in_schema=False)
async def begin_puzzle(request: Web) -> Response[Any]:
    return await _begin(request, course(GAME).puzzles, "/dreamblade/puzzles")


@get("/dreamblade/lessons/{id:str}", include_in_schema=False)
async def look_at_lesson() -> Response[Any]:
    """The address of one, opened by hand: the list, where it can be begun."""
    return Redirect("/dreamblade/lessons", status_code=SEE_OTHER)


@get("/dreamblade/puzzles/{id:str}", include_in_schema=False)
async def look_at_puzzle() -> Response[Any]:
    return Redirect("/dreamblade/puzzles", status_code=SEE_OTHER)


lesson_routes: list[Any] = [show_lessons, show_puzzles, begin_lesson, begin_puzzle, look_at_lesson, look_at_puzzle]
