"""Walls of achievements: each a condition on a finished game, as its events tell it to one seat. A game brings its list and its tale.

Finished tables are looked at once, when their player comes to the wall; what was earned there first stays, with its day and seed. What an
achievement is called the game's texts say: `wall-<id>`, with `how` it is earned, and `wall-group-<group>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from litestar import get
from litestar.response import Response

from reverie.kernel.events import Event
from reverie.kernel.plain import Body
from reverie.kernel.state import State

from .achievements import wall_of
from .plain import Says
from .school import DAY, day_of, today
from .site import Here, Routes, Site, Visit, Web

T = TypeVar("T")
"""A finished game as one seat has lived it."""
W = TypeVar("W", bound=Says)
Test = Callable[[T], bool]
Groups = Mapping[str, Mapping[str, Test[T]]]

MOST_TABLES: Final = 200
AT_ONCE: Final = 25
"""Tables that one visit looks at; the others wait for the next."""
LOCKED: Final = "i-lock"


class Wall(Generic[T]):
    """The achievements of a game, group by group, in order."""

    def __init__(self, groups: Groups[T], tale: Callable[[State, list[Event], int], T | None]) -> None:
        self.groups = groups
        self.tale = tale
        """What a finished game was for a seat; None for a game that earns nothing."""
        self.ids: tuple[str, ...] = tuple(id for group in groups.values() for id in group)
        self.group_of: dict[str, str] = {id: group for group, tests in groups.items() for id in tests}

    def earned(self, s: State, events: list[Event], seat: int) -> list[str]:
        """What a seat has earned in a finished game, in the order of the wall."""
        tale = self.tale(s, events, seat)
        if tale is None:
            return []
        return [id for tests in self.groups.values() for id, test in tests.items() if test(tale)]

    def all_earned(self, s: State, events: list[Event], seats: list[int]) -> list[str]:
        """What these seats earned in a game, which takes as long as the game was."""
        return [id for seat in seats for id in self.earned(s, events, seat)]


class Shelf(Generic[T, W]):
    """What whoever visits has on the wall. It keeps two shelves: what was earned, and which tables have been looked at."""

    def __init__(self, wall: Wall[T], visit: Visit[W], kept: str, counted: str) -> None:
        self.wall = wall
        self.visit = visit
        self.site = visit.site
        self.kept = kept
        self.counted = counted

    async def _on(self, shelf: str) -> dict[str, Body]:
        return {row.id: row.data for row in await self.visit.kept(shelf)}

    async def have(self) -> dict[str, Body]:
        """What is on the wall, with what the latest games have added."""
        have, counted = await self._on(self.kept), await self._on(self.counted)
        tables = await self.site.finished(self.visit.person, MOST_TABLES)
        fresh = [row for row in tables if row.game == self.visit.game.name and row.id not in counted]
        for row in sorted(fresh, key=lambda one: one.updated)[:AT_ONCE]:
            await self._add(have, row.id, day_of(row.updated))
            await self.visit.keep(self.counted, row.id, {})
        return have

    async def news(self, table: str) -> list[str]:
        """What the game at this table was the first to earn; it is on the wall from now on."""
        have = await self._on(self.kept)
        await self._add(have, table, day_of(today() * DAY))
        return [id for id in self.wall.ids if id in have and have[id].get("table") == table]

    async def _add(self, have: dict[str, Body], table: str, day: str) -> None:
        """Put up what was earned at a table and is not there yet."""
        match = await self.site.match_at(table)
        if match is None or match.game.name != self.visit.game.name:
            return
        seed = match.header.server_seed or str(match.header.seed)
        seats = [seat for seat in await self.site.seats_of(table, self.visit.person) if seat < len(match.seats())]
        events = [event for _number, event in match.log]
        for id in await self.site.aside(self.wall.all_earned, match.state, events, seats):
            if id not in have:
                have[id] = {"date": day, "seed": seed, "table": table}
                await self.visit.keep(self.kept, id, have[id])


def news_rows(wall: Wall[T], words: Says, ids: list[str], marks: Mapping[str, str]) -> list[Body]:
    """What was earned, for a piece of a page; `marks` are the emblems of the groups."""
    return [
        {"title": words.say(f"wall-{id}"), "text": words.say(f"wall-{id}", "how"), "em": marks[wall.group_of[id]]}
        for id in ids
    ]


def group_rows(wall: Wall[T], words: Says, have: Mapping[str, Body], marks: Mapping[str, str]) -> list[Body]:
    """The whole wall, for its page."""
    return [
        {
            "id": group,
            "title": words.say(f"wall-group-{group}"),
            "count": words.say("wall-count", n=len([id for id in tests if id in have]), all=len(tests)),
            "rows": [
                {
                    "title": words.say(f"wall-{id}"),
                    "text": words.say(f"wall-{id}", "how"),
                    "em": marks[group] if id in have else LOCKED,
                    "has": id in have,
                    "date": have[id]["date"] if id in have else "",
                    "seed": have[id]["seed"] if id in have else "",
                    "href": f"/t/{have[id]['table']}" if id in have else "",
                }
                for id in tests
            ],
        }
        for group, tests in wall.groups.items()
    ]


# The pages ---------------------------------------------------------------------------------------------------------------


def wall_routes(
    game: str, wall: Wall[T], marks: Mapping[str, str], shelves: str, visit_of: Callable[[Web, Site, str], Visit[W]]
) -> Routes:
    """The wall of a game, and the piece of a page that tells what a finished game has added to it. `shelves` is how the names of the
    shelves begin on which it keeps things."""
    home = wall_of(game)

    def visited(request: Web, site: Site) -> tuple[Visit[W], Shelf[T, W]]:
        visit = visit_of(request, site, "wall")
        return visit, Shelf(wall, visit, f"{shelves}-wall", f"{shelves}-counted")

    @get(f"{home}/from/{{table:str}}", include_in_schema=False)
    async def show_news(request: Web, site: Here) -> Response[str]:
        """What a finished game has earned, as a piece of its page."""
        visit, shelf = visited(request, site)
        ids = await shelf.news(visit.part("table"))
        rows = news_rows(wall, visit.words, ids, marks)
        return site.page(request, "wall_news.html", nav="wall", game=game, say=visit.words.say, rows=rows, wall=home)

    @get(home, include_in_schema=False)
    async def show_wall(request: Web, site: Here) -> Response[str]:
        visit, shelf = visited(request, site)
        have = await shelf.have()
        done = len([id for id in wall.ids if id in have])
        groups = group_rows(wall, visit.words, have, marks)
        return site.page(
            request,
            "wall.html",
            nav="wall",
            game=game,
            say=visit.words.say,
            groups=groups,
            done=done,
            all=len(wall.ids),
        )

    return [show_wall, show_news]
