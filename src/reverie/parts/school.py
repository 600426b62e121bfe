"""Pages of lessons and the like: what there is, how far somebody is, and the way to the table.

Beginning one opens a table of its own. What has been done is read off those tables: the latest of each is remembered, and
once its log says that it is done, so is the lesson. A game says what its tasks are, and what their lists show of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from litestar import get, post
from litestar.response import Response

from reverie.kernel.game import Game

from .coach import address_of, title_of
from .lessons import Course, Lesson, Reader, Task
from .site import SEE_OTHER, Web, page_of, part, room_at, see

DAY: Final = 24 * 60 * 60


def today() -> int:
    """Days since 1970, by the clock of the server."""
    return int(time.time()) // DAY


def day_of(moment: float) -> str:
    """The date of a moment, as in 2026-05-01."""
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


class School:
    """Where the lessons of a game are, and how its pages are told apart from others'."""

    def __init__(
        self, game: Game, course: Callable[[Game], Course], reader: Reader, kept: str, nav: str = "lessons"
    ) -> None:
        self.game = game
        self.course = course
        self.reader = reader
        self.kept = kept
        """The shelf on which it is kept what somebody has begun."""
        self.nav = nav

    def routes(self, kind: str, more: Callable[[Pupil, Any], dict[str, Any]]) -> list[Any]:
        """The pages of a kind of task: their list, with more about each, and the way from one of them to its table."""
        home = f"/{self.game.name}/{kind}s"

        @get(home, include_in_schema=False)
        async def show(request: Web) -> Response[Any]:
            pupil = Pupil(request, self)
            book = await pupil.book()
            tasks = pupil.course.kinds[kind].values()
            rows = [pupil.row(task, book.get(task.id, {})) | more(pupil, task) for task in tasks]
            return pupil.show(f"{self.game.name}/{kind}s.html", rows)

        @post(f"{home}/{{id:str}}", status_code=SEE_OTHER, include_in_schema=False)
        async def begin(request: Web) -> Response[Any]:
            """To a new table for the one that the address names; an unknown one leads back to the list."""
            pupil = Pupil(request, self)
            task = pupil.course.kinds[kind].get(part(request, "id"))
            return see(home if task is None else f"/t/{await pupil.begin(task)}")

        @get(f"{home}/{{id:str}}", include_in_schema=False)
        async def look() -> Response[Any]:
            """The address of one, opened by hand: the list, where it can be begun."""
            return see(home)

        return [show, begin, look]


class Pupil:
    """Whoever asks, with what they have begun and done."""

    def __init__(self, request: Web, school: School) -> None:
        self.request = request
        self.school = school
        self.course = school.course(school.game)
        self.hub: Any = request.app.state.hub
        self.visitor = self.hub.visitor(request)
        self.page: Any = page_of(request, school.game)

    async def book(self) -> dict[str, dict[str, Any]]:
        """What has been begun: the latest table of each task, and whether it is done."""
        rows = await self.hub.stored(self.hub.store.kept, self.visitor.id, self.school.kept)
        found: dict[str, dict[str, Any]] = {row["id"]: row["data"] for row in rows}
        for id, entry in found.items():
            if not entry.get("done") and await self._done_at(id, entry.get("table", "")):
                found[id] = {**entry, "done": True}
                await self._write(id, found[id])
        return found

    async def _write(self, id: str, entry: dict[str, Any]) -> None:
        await self.hub.stored(self.hub.store.keep, self.visitor.id, self.school.kept, id, entry)

    async def _done_at(self, id: str, table: str) -> bool:
        task = self.course.find(id)
        if task is None or not table:
            return False
        room = await room_at(self.hub, table)
        if room is None:
            return False
        match = room.match
        return match.header.setup.get("lesson") == id and self.school.reader.finished(task, match.state, match.log)

    async def begin(self, task: Task) -> str:
        """A new table for a task."""
        self.hub.check_creation(self.request.client.host if self.request.client else "")
        entry = (await self.book()).get(task.id, {})
        seats = [self.hub.seat_wish("me"), self.hub.seat_wish("bot", task.data.opponent)]
        options = {"undo": "free", "odds": True, "public": False}
        table: str = await self.hub.open_table(self.visitor, self.school.game.name, task.setup, seats, options)
        await self._write(task.id, {"table": table, "done": bool(entry.get("done"))})
        return table

    def row(self, task: Task, entry: dict[str, Any]) -> dict[str, Any]:
        """A task in its list."""
        title = title_of(self.page, task)
        done = bool(entry.get("done"))
        open_at = entry.get("table", "") if not done else ""
        word = "again" if done or open_at else "start"
        return {
            "id": task.id,
            "number": task.data.number,
            "title": title,
            "done": done,
            "open": f"/t/{open_at}" if open_at else "",
            "action": address_of(self.course, task),
            "do": self.page.say(f"lessons-{word}"),
            "do_label": self.page.say(f"lessons-{word}-of", title=title),
            "go_on_label": self.page.say("lessons-go-on-of", title=title),
        }

    def show(self, template: str, rows: list[dict[str, Any]], **more: Any) -> Response[Any]:
        done = sum(1 for row in rows if row["done"])
        fresh = next((row["id"] for row in rows if not row["done"]), "")
        answer: Response[Any] = self.hub.page(
            self.request,
            template,
            nav=self.school.nav,
            game=self.school.game.name,
            say=self.page.say,
            rows=rows,
            done=done,
            fresh=fresh,
            **more,
        )
        return answer


def lesson_row(pupil: Pupil, lesson: Lesson) -> dict[str, Any]:
    """What the list of lessons says of each besides."""
    return {
        "line": pupil.page.say(f"lesson-{lesson.id}", "line"),
        "minutes": pupil.page.say("lessons-minutes", n=lesson.data.minutes),
    }
