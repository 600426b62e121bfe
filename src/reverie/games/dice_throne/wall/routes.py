"""The wall: which of the forty achievements a visitor has, since when and with which seed (DT-10.90)."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.response import Response

from reverie.parts.site import Here, Routes, Site, Visit, Web
from reverie.parts.wall import Shelf, group_rows, news_rows

from ..visit import visit_of
from ..web.page import DiceThroneWeb
from .model import WALL, Tale
from .panel import HOME

KEPT: Final = "dice-throne-wall"
COUNTED: Final = "dice-throne-counted"
MARKS: Final = {
    "steps": "i-flag",
    "dice": "i-reroll",
    "heroes": "hd-crown",
    "modes": "sil-tower",
    "oddities": "sil-jester",
}


def visited(request: Web, site: Site) -> tuple[Visit[DiceThroneWeb], Shelf[Tale, DiceThroneWeb]]:
    visit = visit_of(request, site, "wall")
    return visit, Shelf(WALL, visit, KEPT, COUNTED)


@get(f"{HOME}/from/{{table:str}}", include_in_schema=False)
async def show_news(request: Web, site: Here) -> Response[str]:
    """What a finished game has earned, as a piece of its page."""
    visit, shelf = visited(request, site)
    ids = await shelf.news(visit.part("table"))
    return visit.show("wall_news.html", rows=news_rows(WALL, visit.words, ids, MARKS))


@get(HOME, include_in_schema=False)
async def show_wall(request: Web, site: Here) -> Response[str]:
    visit, shelf = visited(request, site)
    have = await shelf.have()
    done = len([id for id in WALL.ids if id in have])
    return visit.show("wall.html", groups=group_rows(WALL, visit.words, have, MARKS), done=done, all=len(WALL.ids))


routes: Routes = [show_wall, show_news]
