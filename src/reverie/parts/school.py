"""Pages of lessons and the like: what there is, how far somebody is, and the way to the table.

Beginning one opens a table of its own. What has been done is read off those tables: the latest of each is remembered, and
once its log says that it is done, so is the lesson. A game says what its tasks are, and what their lists show of them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from litestar import get, post
from litestar.response import Response

from reverie.kernel.game import Game
from reverie.kernel.plain import Body

from .coach import address_of, title_of
from .lessons import Course, Lesson, Reader, T, Task
from .plain import Says, SeatWish
from .site import SEE_OTHER, Here, Routes, Site, Visit, Web, see

W = TypeVar("W", bound=Says)

DAY: Final = 24 * 60 * 60
SCHOOLS: Final[dict[str, School[Any]]] = {}
"""The schools of games, by the names of the games; a game without lessons has none."""


def today() -> int:
    """Days since 1970, by the clock of the server."""
    return int(time.time()) // DAY


def day_of(moment: float) -> str:
    """The date of a moment, as in 2026-05-01."""
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


class School(Generic[W]):
    """Where the lessons of a game are, and how its pages are told apart from others'."""

    def __init__(
        self,
        game: Game,
        course: Callable[[Game], Course],
        reader: Reader,
        kept: str,
        visit: Callable[[Web, Site, str], Visit[W]],
    ) -> None:
        self.game = game
        self.course = course
        self.reader = reader
        self.kept = kept
        """The shelf on which it is kept what somebody has begun."""
        self.visit = visit
        self.kinds: list[str] = []
        """The kinds of tasks that it has pages for, in the order in which they are offered."""
        SCHOOLS[game.name] = self

    async def shelves(self, request: Web, site: Site) -> list[Body]:
        """What there is to learn, kind by kind: each with its tasks, how many are done, and which comes next."""
        made: list[Body] = []
        begun: dict[str, Body] | None = None
        for kind in self.kinds:
            visit = self.visit(request, site, f"{kind}s")
            book = Book(self, visit)
            if begun is None:
                begun = await book.begun()
            rows = [book.row(task, begun.get(task.id, {})) for task in book.course.kinds[kind].values()]
            done = sum(1 for row in rows if row["done"])
            made.append(
                {
                    "kind": f"{kind}s",
                    "rows": rows,
                    "done": done,
                    "progress": visit.words.say("lessons-progress", done=done, all=len(rows)),
                    "next": next((row for row in rows if not row["done"]), None),
                }
            )
        return made

    def routes(self, tasks: type[T], more: Callable[[Visit[W], T], Body] | None = None) -> Routes:
        """The pages of a kind of task: their list, with more about each, and the way from one of them to its table."""
        kind = tasks.kind
        self.kinds.append(kind)
        home = f"/{self.game.name}/{kind}s"

        @get(home, include_in_schema=False)
        async def show(request: Web, site: Here) -> Response[str]:
            visit = self.visit(request, site, f"{kind}s")
            book = Book(self, visit)
            begun = await book.begun()
            found = [task for task in book.course.kinds[kind].values() if isinstance(task, tasks)]
            rows = [book.row(task, begun.get(task.id, {})) | (more(visit, task) if more else {}) for task in found]
            done = sum(1 for row in rows if row["done"])
            fresh = next((row["id"] for row in rows if not row["done"]), "")
            return visit.show(f"{kind}s.html", rows=rows, done=done, fresh=fresh)

        @post(f"{home}/{{id:str}}", status_code=SEE_OTHER, include_in_schema=False)
        async def begin(request: Web, site: Here) -> Response[str]:
            """To a new table for the one that the address names; an unknown one leads back to the list."""
            book = Book(self, self.visit(request, site, f"{kind}s"))
            task = book.course.kinds[kind].get(book.visit.part("id"))
            return see(home if task is None else f"/t/{await book.begin(task)}")

        @get(f"{home}/{{id:str}}", include_in_schema=False)
        async def look() -> Response[str]:
            """The address of one, opened by hand: the list, where it can be begun."""
            return see(home)

        return [show, begin, look]


class Book(Generic[W]):
    """What whoever visits has begun and done."""

    def __init__(self, school: School[W], visit: Visit[W]) -> None:
        self.school = school
        self.visit = visit
        self.course = school.course(school.game)

    async def begun(self) -> dict[str, Body]:
        """What has been begun: the latest table of each task, and whether it is done."""
        found = {row.id: row.data for row in await self.visit.kept(self.school.kept)}
        for id, entry in found.items():
            if not entry.get("done") and await self._done_at(id, entry.get("table", "")):
                found[id] = {**entry, "done": True}
                await self.visit.keep(self.school.kept, id, found[id])
        return found

    async def _done_at(self, id: str, table: str) -> bool:
        task = self.course.find(id)
        if task is None or not table:
            return False
        match = await self.visit.site.match_at(table)
        if match is None:
            return False
        return match.header.setup.get("lesson") == id and self.school.reader.finished(task, match.state, match.log)

    async def begin(self, task: Task) -> str:
        """A new table for a task."""
        self.visit.check_creation()
        entry = (await self.begun()).get(task.id, {})
        own, all_seats = task.data.own, len(self.school.game.seats_of(task.setup))
        seats = [SeatWish("me")] * own + [SeatWish("bot", task.data.opponent)] * (all_seats - own)
        by_hand = isinstance(task, Lesson)  # a step asks what its text says: "choose it, then your portal"
        options = {"undo": "free", "odds": True, "public": False, "auto": not by_hand}
        game = self.school.game.name
        table = await self.visit.site.open_table(self.visit.visitor, game, task.setup, seats, options)
        await self.visit.keep(self.school.kept, task.id, {"table": table, "done": bool(entry.get("done"))})
        return table

    def row(self, task: Task, entry: Body) -> Body:
        """A task in its list."""
        say = self.visit.words.say
        title = title_of(self.visit.words, task)
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
            "line": say(f"lesson-{task.id}", "line") if isinstance(task, Lesson) else "",
            "minutes": say("lessons-minutes", n=task.data.minutes) if isinstance(task, Lesson) else "",
            "do": say(f"lessons-{word}"),
            "go_on": say("lessons-go-on"),
            "done_word": say("lessons-done"),
            "do_label": say(f"lessons-{word}-of", title=title),
            "go_on_label": say("lessons-go-on-of", title=title),
        }
