"""Replay plus: a new table that begins where a replay stands, and the turns of a game with what a bot would have done."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, Response

from reverie.parts.plain import SeatWish
from reverie.parts.site import Routes, Web

from ..rooms.levels import LEVELS, find_level
from ..rooms.sitting import Refused
from ..words.texts import texts
from .fair import added_by
from .fortune import fortune, fortune_context
from .pages import address, hub_of, settings_of, site_of, visitor_of
from .render import Context, render
from .replays import last_step, replay_of, step_of
from .turning import name_of, turning_points

EVERYBODY: Final = "all"
SEE_OTHER: Final = 303


# The turns of a game -------------------------------------------------------------------------------------------------


@get("/replay/{id:str}/points", name="replay-points", include_in_schema=False)
async def points_page(request: Web, id: FromPath[str]) -> Response[str]:
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    hub = hub_of(request)
    points = await turning_points(hub, made, settings_of(request).language)
    home = f"/replay/{quote(id)}"
    page = made.match.game.web_page(settings_of(request).language)
    rolls = await fortune(hub, made)
    told = await hub.drawing.do(fortune_context, made, page, rolls, points, home) if rolls else None
    names = " – ".join(name_of(made, page, (seat,)) for seat in range(len(made.seats)))
    return site_of(request).page(
        request,
        "points.html",
        nav="replays",
        game=made.match.game.name,
        home=home,
        names=names,
        points=points,
        fortune=told,
    )


@get("/replay/{id:str}/points/list", name="replay-points-list", include_in_schema=False)
async def points_list(request: Web, id: FromPath[str]) -> Response[str] | Response[Context]:
    """The same in short, for the page of the replay: weighing takes a while, so it asks for them when somebody wants them."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    language = settings_of(request).language
    points = await turning_points(hub_of(request), made, language)
    html = render("_points_list.html", language, game=made.match.game.name, home=f"/replay/{quote(id)}", points=points)
    return Response({"html": html}, media_type="application/json")


# Playing on ----------------------------------------------------------------------------------------------------------


def seat_wishes(count: int, mine: str, level: str, name: str) -> list[SeatWish]:
    """One seat for whoever asks and bots at the others, or all of them at one screen; raises Refused."""
    if find_level(level) is None:
        raise Refused("refused-no-level")
    if mine == EVERYBODY:
        return [SeatWish("me" if seat == 0 else "here", name=name if seat == 0 else "") for seat in range(count)]
    if not mine.isdecimal() or len(mine) > 2 or int(mine) >= count:
        raise Refused("refused-no-seat")
    return [SeatWish("me", name=name) if seat == int(mine) else SeatWish("bot", level) for seat in range(count)]


@get("/replay/{id:str}/on", name="replay-on", include_in_schema=False)
async def on_page(request: Web, id: FromPath[str]) -> Response[str]:
    """Who sits where when the game goes on from this step."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    language = settings_of(request).language
    words = texts(language)
    page = made.match.game.web_page(language)
    step = step_of(made.match, request.query_params.get("step"))
    return site_of(request).page(
        request,
        "on.html",
        nav="replays",
        game=made.match.game.name,
        title=made.match.game.title,
        home=f"/replay/{quote(id)}",
        step=step,
        last=last_step(made.match),
        over=made.match.game.outcome(made.state_at(step)) is not None,
        looks=[page.seat_look(seat) for seat in range(len(made.match.seats()))],
        levels=[(level.id, words.get(level.key)) for level in LEVELS],
        name=settings_of(request).name,
    )


@post("/replay/{id:str}/on", name="replay-play-on", status_code=SEE_OTHER, include_in_schema=False)
async def play_on(request: Web, id: FromPath[str]) -> Response[str]:
    """A new table that begins with the answers of a replay up to a step; from there nature goes on afresh."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    hub = hub_of(request)
    form = await request.form()
    sent = {key: value for key, value in form.multi_items() if isinstance(value, str)}
    match = made.match
    step = step_of(match, sent.get("step"))
    if match.game.outcome(made.state_at(step)) is not None:
        raise Refused("refused-over")
    visitor = visitor_of(request)
    wishes = seat_wishes(len(match.seats()), sent.get("as", "0"), sent.get("level", "adept"), visitor.name)
    hub.new_tables.check_creation(address(request))
    options = {"begin": match.answers[:step], **added_by(sent)}
    table = await hub.new_tables.open_table(visitor, match.game.name, match.header.setup, wishes, options)
    return Redirect(f"/t/{table}", status_code=SEE_OTHER)


playon_routes: Routes = [points_page, points_list, on_page, play_on]
