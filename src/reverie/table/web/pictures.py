"""A small picture of a table at which people play: the same moment that loops of finished games are made of."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.response import Response

from reverie.kernel.extras import scene_told
from reverie.kernel.page import Scene
from reverie.parts.site import Routes, Web
from reverie.parts.story import tells_story

from ..hub.hub import Hub
from ..hub.live import Live
from ..hub.looker import Looker
from ..hub.tables import NoTable
from ..rooms.identity import Settings, Visitor
from ..rooms.sitting import Diverged
from .pages import address, hub_of, settings_of
from .render import Context, render
from .show import seat_list

MOST_KEPT: Final = 100
KEPT: Final[dict[tuple[str, str], tuple[int, str]]] = {}
"""Pictures by table and language, each with the number of the entry that it was drawn after."""


async def picture_of(hub: Hub, table: str, language: str) -> str:
    """A table as whoever watches sees it now, small; "" where there is nothing to see."""
    try:
        live = await hub.tables.live(table)
    except (NoTable, Diverged):
        return ""
    seq, html = KEPT.get((table, language), (-1, ""))
    if seq != live.room.seq:
        if len(KEPT) >= MOST_KEPT:
            KEPT.clear()
        html = await hub.drawing.do(draw, live, language)
        KEPT[table, language] = (live.room.seq, html)
    return html


def draw(live: Live, language: str) -> str:
    room = live.room
    page = room.game.web_page(language)
    template = page.moment_template
    if not template:
        return ""
    looker = Looker(Visitor("", ""), Settings({"language": language}), set())
    looker.watching = True
    scene = Scene(room.match.sight(None), None, None, seat_list(room, page, looker, live.online(), {}))
    scene.read_only = True
    return render(
        "moment.html",
        language,
        game=room.game.name,
        scene=scene,
        scene_template=template,
        show=scene_told(room.game, page, scene),
        say=page.say,
        ui=None,
    )


@get("/t/{table:str}/picture", include_in_schema=False)
async def show_picture(request: Web, table: FromPath[str]) -> Response[Context]:
    """The picture of a public table as it is now, for a page that shows it already; nothing of tables that only their players know, and
    nothing of a story."""
    hub = hub_of(request)
    hub.drawing.ask(address(request))
    live = await hub.tables.live(table)
    public = bool(live.room.options.get("public")) and not tells_story(live.room.game)
    html = await picture_of(hub, table, settings_of(request).language) if public else ""
    return Response({"html": html, "seq": live.room.seq, "over": live.room.over()})


picture_routes: Routes = [show_picture]
