"""Pages of lessons and the like: what there is, how far somebody is, and the way to the table.

Beginning one opens a table of its own. What has been done is read off those tables: the latest of each is remembered, and
once its log says that it is done, so is the lesson. A game says what its tasks are, and what they are called.
"""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request
from litestar.response import Redirect, Response

from reverie.kernel.game import Game, Page

SEE_OTHER: Final = 303

Web = Request[Any, Any, Any]


def see(where: str) -> Redirect:
    return Redirect(where, status_code=SEE_OTHER)


DAY: Final = 24 * 60 * 60


def today() -> int:
    """Days since 1970, by the clock of the server."""
    return int(time.time()) // DAY


def day_of(moment: float) -> str:
    """The date of a moment, as in 2026-05-01."""
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


class Pupil:
    """Whoever asks, with what they have begun and done. A game's own kind answers the questions that raise here."""

    kept: str = ""
    """The shelf on which it is kept what somebody has begun."""
    nav: str = "lessons"

    def __init__(self, request: Web, game: Game, page: Any) -> None:
        self.request = request
        self.game = game
        self.hub: Any = request.app.state.hub
        self.visitor = self.hub.visitor(request)
        self.page: Any = page

    def find(self, id: str) -> Any:
        """The task of this id, or None."""
        raise NotImplementedError

    def finished(self, task: Any, state: Any, log: Any) -> bool:
        raise NotImplementedError

    def title(self, id: str) -> str:
        raise NotImplementedError

    def address(self, id: str) -> str:
        raise NotImplementedError

    def level(self, task: Any) -> str:
        """How strong the opponent is."""
        return str(getattr(task.data, "opponent", "adept"))

    async def book(self) -> dict[str, dict[str, Any]]:
        """What has been begun: the latest table of each task, and whether it is done."""
        rows = await self.hub.stored(self.hub.store.kept, self.visitor.id, self.kept)
        found: dict[str, dict[str, Any]] = {row["id"]: row["data"] for row in rows}
        for id, entry in found.items():
            if not entry.get("done") and await self._done_at(id, entry.get("table", "")):
                found[id] = {**entry, "done": True}
                await self._write(id, found[id])
        return found

    async def _write(self, id: str, entry: dict[str, Any]) -> None:
        await self.hub.stored(self.hub.store.keep, self.visitor.id, self.kept, id, entry)

    async def _done_at(self, id: str, table: str) -> bool:
        task = self.find(id)
        if task is None or not table:
            return False
        try:
            match = (await self.hub.live(table)).room.match
        except Exception:  # whatever is wrong with that table (gone, of older rules): it proves nothing
            return False
        return match.header.setup.get("lesson") == id and self.finished(task, match.state, match.log)

    async def begin(self, task: Any) -> str:
        """A new table for a task."""
        self.hub.check_creation(self.request.client.host if self.request.client else "")
        entry = (await self.book()).get(task.id, {})
        seats = [self.hub.seat_wish("me"), self.hub.seat_wish("bot", self.level(task))]
        options = {"undo": "free", "odds": True, "public": False}
        table: str = await self.hub.open_table(self.visitor, self.game.name, task.setup, seats, options)
        await self._write(task.id, {"table": table, "done": bool(entry.get("done"))})
        return table

    async def go(self, tasks: dict[str, Any], way_back: str) -> Response[Any]:
        """To a new table for the one that the address names; an unknown one leads back to the list."""
        task = tasks.get(str(self.request.path_params["id"]))
        return see(way_back if task is None else f"/t/{await self.begin(task)}")

    def row(self, task: Any, entry: dict[str, Any]) -> dict[str, Any]:
        """A task in its list."""
        title = self.title(task.id)
        done = bool(entry.get("done"))
        open_at = entry.get("table", "") if not done else ""
        word = "again" if done or open_at else "start"
        return {
            "id": task.id,
            "number": task.data.number,
            "title": title,
            "done": done,
            "open": f"/t/{open_at}" if open_at else "",
            "action": self.address(task.id),
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
            nav=self.nav,
            game=self.game.name,
            say=self.page.say,
            rows=rows,
            done=done,
            fresh=fresh,
            **more,
        )
        return answer


def page_of(request: Web, game: Game) -> Page:
    """The words of a game in the language of whoever asks."""
    hub: Any = request.app.state.hub
    return game.web_page(hub.settings(request).language)
