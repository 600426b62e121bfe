"""Stories are told to nobody by accident: whoever watches a game that tells one, or looks at its replay, says first that they want that.

Those who play are not asked. A browser keeps what was agreed to in a cookie, table by table; a program says `story=1` in the address.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import quote

from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.params import FromPath
from litestar.response import Redirect

from reverie.kernel.game import Game
from reverie.parts.site import SEE_OTHER, Routes, Web
from reverie.parts.story import tells_story

from ..rooms.sitting import Refused
from .pages import Asking, hub_of, safe_path, site_of, visitor_of

TOLD_COOKIE: Final = "reverie-story"
WISH: Final = "story"
YES: Final = "1"
MOST_TOLD: Final = 40
"""Tables that a browser keeps as agreed to: the latest."""
MONTH: Final = 30 * 24 * 3600
FORBIDDEN: Final = 403


def agreed_to(asking: Asking) -> list[str]:
    """The tables and replays whose story this browser wants to be told."""
    return [id for id in asking.cookies.get(TOLD_COOKIE, "").split(".") if id]


def would_spoil(asking: Asking, game: Game, id: str, seats: Collection[int]) -> bool:
    """Whether somebody who holds these seats would be told a story that they have not asked for."""
    if seats or not tells_story(game):
        return False
    return asking.query_params.get(WISH) != YES and id not in agreed_to(asking)


def check_story(asking: Asking, game: Game, id: str, seats: Collection[int]) -> None:
    """For programs and lines; raises Refused."""
    if would_spoil(asking, game, id, seats):
        raise Refused("refused-story")


def story_asked(request: Web, game: Game, id: str, seats: Collection[int]) -> Response[str] | None:
    """The page that asks whether somebody wants to be told; None for whoever does, or plays."""
    if not would_spoil(request, game, id, seats):
        return None
    return site_of(request).page(
        request, "story_ask.html", FORBIDDEN, game=game.name, title=game.title, at=f"/story/{quote(id)}"
    )


async def replay_asked(request: Web, game: Game, id: str) -> Response[str] | None:
    """The same for a replay: those who played at its table are not asked."""
    hub = hub_of(request)
    if not tells_story(game):
        return None
    held = await hub.reading.do(hub.store.held, id)
    person = visitor_of(request).id
    return story_asked(request, game, id, [seat for seat, people in held.items() if person in people])


@post("/story/{id:str}", status_code=SEE_OTHER, include_in_schema=False)
async def tell_me(request: Web, id: FromPath[str]) -> Response[str]:
    """Somebody wants to be told: back to where they were asked."""
    form = await request.form()
    told = [*(one for one in agreed_to(request) if one != id), id][-MOST_TOLD:]
    kept = Cookie(TOLD_COOKIE, value=".".join(told), max_age=MONTH, path="/", samesite="lax", httponly=True)
    return Redirect(safe_path(str(form.get("back", "/"))), status_code=SEE_OTHER, cookies=[kept])


spoiler_routes: Routes = [tell_me]

__all__ = ["check_story", "replay_asked", "spoiler_routes", "story_asked"]
