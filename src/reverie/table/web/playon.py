"""Replay plus: a new table that begins where a replay stands, and the turns of a game with what a bot would have done."""

from __future__ import annotations

import logging
from typing import Final
from urllib.parse import quote

from litestar import get, post
from litestar.params import FromPath
from litestar.response import Redirect, Response

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import LEAVE, NATURE
from reverie.kernel.codec import save
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.parts.plain import SeatWish
from reverie.parts.site import Routes, Web

from ..hub.hub import Hub
from ..hub.replays import Replay
from ..hub.thinking import Thought
from ..rooms.levels import LEVELS, find_level
from ..rooms.sitting import Refused
from ..words.texts import texts
from .fair import added_by
from .pages import address, hub_of, settings_of, site_of, visitor_of
from .render import Context
from .replays import curve_of, last_step, replay_of, side_name, step_of, two_sides

log = logging.getLogger("reverie.table")

ADVISER: Final = "greedy"
"""The bot that is asked; its evaluation is the one that the curve shows."""
EVERYBODY: Final = "all"
SEE_OTHER: Final = 303


# The turns of a game -------------------------------------------------------------------------------------------------


def decision_before(match: Match, step: int) -> int | None:
    """The number of the last answer up to a step that somebody decided; dice decide nothing."""
    for number in range(step, 0, -1):
        if match.answers[number - 1][0] != NATURE and match.answers[number - 1][1] != LEAVE:
            return number
    return None


async def thought_about(hub: Hub, made: Replay, number: int) -> Thought:
    """What a bot would have answered instead of answer `number`; thought once for each replay."""
    if number not in made.thoughts:
        match = made.match
        seat = match.answers[number - 1][0]
        data = save(match.game, made.state_at(number - 1))
        made.thoughts[number] = await hub.thinking.think(match.game.name, data, seat, ADVISER, number)
    return made.thoughts[number]


async def turning_points(hub: Hub, made: Replay, language: str) -> list[Context]:
    """The biggest swings of the estimate: what was decided there, and what a bot would have decided."""
    match = made.match
    drawn = await hub.drawing.do(curve_of, made)
    sides = two_sides(match) or ((0,), (1,))
    page = match.game.web_page(language)
    points: list[Context] = []
    for swing in drawn["swings"] if drawn is not None else ():
        number = decision_before(match, swing["step"])
        side = (sides[0] if swing["by"] > 0 else sides[1]) or sides[0]
        look = page.seat_look(side[0]) | {"name": side_name(match, page, side)}
        point = {"step": swing["step"], "by": swing["by"], "for": look}
        if number is None:
            points.append(point | {"dice": True, "who": None})
            continue
        try:
            thought = await thought_about(hub, made, number)
        except Exception as error:  # a worker that fails costs an opinion, not the page
            log.warning("no second opinion", extra={"error": repr(error)})
            thought = None
        points.append(point | decided(made, page, number, thought) | {"dice": number < swing["step"]})
    return points


def decided(made: Replay, page: Page, number: int, thought: Thought | None) -> Context:
    """Answer `number` in words, beside what the bot says."""
    seat, answer = made.match.answers[number - 1]
    state = made.match.sight_at(number - 1, seat).state
    choice = pending_for(state, seat)
    assert choice is not None
    told: Context = {
        "before": number - 1,
        "who": page.seat_look(seat),
        "question": page.question(state, choice),
        "played": page.option(state, choice, answer),
        "rule": choice.rule,
        "bot": "",
        "why": "",
        "same": False,
    }
    if thought is not None:
        told["bot"] = page.option(state, choice, thought.answer)
        told["why"] = page.reason(state, thought.reason, thought.args)
        told["same"] = thought.answer == answer
    return told


@get("/replay/{id:str}/points", name="replay-points", include_in_schema=False)
async def points_page(request: Web, id: FromPath[str]) -> Response[str]:
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    hub = hub_of(request)
    points = await turning_points(hub, made, settings_of(request).language)
    home = f"/replay/{quote(id)}"
    names = " – ".join(made.seats)
    return site_of(request).page(
        request, "points.html", nav="replays", game=made.match.game.name, home=home, names=names, points=points
    )


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


playon_routes: Routes = [points_page, on_page, play_on]
