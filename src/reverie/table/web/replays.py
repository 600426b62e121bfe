"""Replays in the browser: a finished game step by step, from any seat. Every step has an address; script only makes it smooth."""

from __future__ import annotations

import time
from bisect import bisect_right
from datetime import UTC, datetime
from operator import itemgetter
from typing import Final
from urllib.parse import quote

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import ClientException
from litestar.params import FromPath
from litestar.response import Redirect, Response
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from reverie.kernel.header import RecordError
from reverie.parts.site import Routes, Web

from ..hub.replays import Replay
from ..hub.tables import NoTable
from ..rooms.room import Diverged, Refused
from ..words.texts import texts
from .beats import told as beat_told
from .curve import last_step
from .home import Mine
from .moments import scene_html
from .pages import address, hub_of, settings_of, site_of, visitor_of
from .render import Context, mark_of, render
from .replay_page import ReplayAddresses, log_part, replay_context, step_of, viewer_of
from .rules import nothing_here
from .spoilers import replay_asked

LARGEST: Final = 2_000_000
"""Bytes of an uploaded record."""
LARGEST_BODY: Final = LARGEST + 100_000
"""The same with the form around it; more is not even read."""
MOST_LINES: Final = 20_000
"""Lines of an uploaded record: a long game has two thousand."""
MOST_BEATEN: Final = 60
"""Steps between which beats are shown: who goes further sees where that leads."""
SEE_OTHER: Final = 303
BAD_REQUEST: Final = 400


def scene_at(made: Replay, step: int, viewer: int | None, language: str) -> str:
    """One step of a replay as a viewer sees it, with the last lines of the log."""
    told = made.telling(language, viewer).plain
    lines = told[: bisect_right(told, step, key=itemgetter("answer"))]
    return scene_html(made.match, step, viewer, language, made.sitters, lines)


# The addresses -------------------------------------------------------------------------------------------------------


async def replay_of(request: Web, id: str) -> Replay | Response[str]:
    """The replay, or a page that says why there is none."""
    hub = hub_of(request)
    t = texts(settings_of(request).language).get
    hub.drawing.ask(address(request))
    try:
        made = await hub.replays.find(id)
        return await replay_asked(request, made.match.game, id) or made
    except NoTable:
        return nothing_here(request, t("replay-none"), t("replay-none-text"), "", t("replay-to-list"), "/replays")
    except Refused as refused:
        if refused.key != "refused-not-over":
            raise
        way = f"/t/{quote(id)}"
        return nothing_here(request, t("replay-not-over"), t("replay-not-over-text"), "", t("replay-to-table"), way)
    except (Diverged, RecordError) as error:
        text = t("replay-changed-text", why=str(error))
        safe = t("replay-safe-record")
        return nothing_here(request, t("replay-changed"), text, safe, t("replay-to-list"), "/replays")


async def _list(request: Web, wrong: str = "", status: int = 200) -> Response[str]:
    hub = hub_of(request)
    language = settings_of(request).language
    words = texts(language)
    own = await hub.lists.tables_of(visitor_of(request), language)
    mine = Mine(words, own, time.time()).over
    recent = [
        {
            "title": card.title,
            "line": words.get("replay-ended", at=datetime.fromtimestamp(card.updated, UTC)),
            "mark": mark_of(card.game) if card.game else "i-seal",
            "href": card.href,
            "story": card.story,
        }
        for card in await hub.lists.recent_replays(language)
    ]
    response = site_of(request).page(request, "replays.html", nav="replays", recent=recent, mine=mine, wrong=wrong)
    response.status_code = status
    return response


@get("/replays", name="replays", include_in_schema=False)
async def replays(request: Web) -> Response[str]:
    """Recent games, and a place for a record from elsewhere."""
    return await _list(request)


async def _too_large(request: Web, error: ClientException) -> Response[str]:
    """The body was not even read."""
    t = texts(settings_of(request).language).get
    return await _list(request, t("replay-wrong-large"), HTTP_413_REQUEST_ENTITY_TOO_LARGE)


def refuse_upload(data: bytes | None, language: str) -> tuple[str, int]:
    """What is wrong with an upload before anybody reads it; nothing, when it may be read."""
    t = texts(language).get
    if data is None:
        return t("replay-wrong-none"), BAD_REQUEST
    if not data.strip():
        return t("replay-wrong-empty"), BAD_REQUEST
    if len(data) > LARGEST:
        return t("replay-wrong-large"), HTTP_413_REQUEST_ENTITY_TOO_LARGE
    if data.count(b"\n") > MOST_LINES:
        return t("replay-wrong-long", most=MOST_LINES), BAD_REQUEST
    return "", 200


async def _uploaded(request: Web) -> bytes | None:
    """The file that was sent, if any; one byte more than allowed is enough to know."""
    form = await request.form()
    sent = form.get("record")
    if not isinstance(sent, UploadFile) or not sent.filename:
        return None
    return await sent.read(LARGEST + 1)


@post(
    "/replays",
    name="upload",
    status_code=SEE_OTHER,
    request_max_body_size=LARGEST_BODY,
    include_in_schema=False,
)
async def upload(request: Web) -> Response[str]:
    """Keep a record and show it, or say what is wrong with it and where."""
    hub = hub_of(request)
    try:
        data = await _uploaded(request)
    except ClientException as error:
        if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
            return await _too_large(request, error)
        data = None
    wrong, status = refuse_upload(data, settings_of(request).language)
    if wrong or data is None:
        return await _list(request, wrong, status)
    try:
        hub.drawing.send(address(request))
        id = await hub.replays.keep(data)
    except RecordError as error:
        return await _list(request, _sentence(str(error)), BAD_REQUEST)
    except Refused as error:
        return await _list(
            request, texts(settings_of(request).language).get(error.key, "", **error.args_), error.status()
        )
    return Redirect(f"/replay/{quote(id)}", status_code=SEE_OTHER)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


@get("/replay/{id:str}", name="replay", include_in_schema=False)
async def replay_page(request: Web, id: FromPath[str]) -> Response[str]:
    """One step of a game, with the way to every other."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    response: Response[str] = await hub_of(request).drawing.do(_draw_page, request, made)
    return response


def _draw_page(request: Web, made: Replay) -> Response[str]:
    language = settings_of(request).language
    step = step_of(made.match, request.query_params.get("step"))
    every = bool(request.query_params.get("every"))
    context = replay_context(made, step, request.query_params.get("seat", ""), language, every)
    scene = scene_at(made, step, viewer_of(made.match, context["seat"]), language)
    return site_of(request).page(request, "replay.html", nav="replays", scene=scene, **context)


@get("/replay/{id:str}/step/{number:str}", name="replay-step", include_in_schema=False)
async def replay_step(request: Web, id: FromPath[str], number: FromPath[str]) -> Response[str] | Response[Context]:
    """The same step for a page that is open already."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    told = await hub_of(request).drawing.do(_draw_step, request, made, number)
    return Response(told, media_type="application/json")


def _draw_step(request: Web, made: Replay, number: str) -> Context:
    language = settings_of(request).language
    step = step_of(made.match, number)
    viewer = viewer_of(made.match, request.query_params.get("seat", ""))
    html = scene_at(made, step, viewer, language)
    told: Context = {"html": html, "step": step, "line": made.telling(language, viewer).line_at(step)}
    asked = request.query_params.get("from")
    if asked is not None:
        told["beats"] = beats_between(made, step_of(made.match, asked, step), step, viewer, language)
    return told


def beats_between(made: Replay, begun: int, step: int, viewer: int | None, language: str) -> list[Context]:
    """What happened from one step to another as a table would show it; nothing for whoever goes back, or far ahead."""
    if not begun < step <= begun + MOST_BEATEN:
        return []
    page = made.match.game.web_page(language)
    sight = made.match.sight_at(step, viewer)
    events = [event for answer, event in sight.log if begun < answer <= step]
    return [beat_told(page, made.match.game.name, beat) for beat in page.beats(sight.state, events)]


@get("/replay/{id:str}/log/{number:str}", name="replay-log", include_in_schema=False)
async def replay_log(request: Web, id: FromPath[str], number: FromPath[str]) -> Response[str] | Response[Context]:
    """The part of the log in which a step is, for a page that is open already."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    told = await hub_of(request).drawing.do(_draw_log, request, made, number)
    return Response(told, media_type="application/json")


def _draw_log(request: Web, made: Replay, number: str) -> Context:
    language = settings_of(request).language
    seat = request.query_params.get("seat", "")
    viewer = viewer_of(made.match, seat)
    addresses = ReplayAddresses(made.id, seat if viewer is not None else "", bool(request.query_params.get("every")))
    part = log_part(made, made.telling(language, viewer), step_of(made.match, number), addresses)
    html = render("_replay_log.html", language, game=made.match.game.name, **part)
    return {"html": html, "from": part["log_from"], "to": part["log_to"]}


@get("/replay/{id:str}/look/{number:str}/{element:str}", name="replay-look", include_in_schema=False)
async def replay_look(
    request: Web, id: FromPath[str], number: FromPath[str], element: FromPath[str]
) -> Response[str] | Response[Context]:
    """All about one element of a step, for whoever points at it."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    html = await hub_of(request).drawing.do(_draw_look, request, made, number, element)
    return Response({"html": html}, media_type="application/json")


def _draw_look(request: Web, made: Replay, number: str, element: str) -> str:
    language = settings_of(request).language
    match = made.match
    viewer = viewer_of(match, request.query_params.get("seat", ""))
    found = match.game.web_page(language).looked(match.sight_at(step_of(match, number), viewer).state, viewer, element)
    return render("_tip.html", language, details=found, game=match.game.name) if found is not None else ""


@get("/replay/{id:str}/record", name="replay-record", include_in_schema=False)
async def replay_record(request: Web, id: FromPath[str]) -> Response[str] | Response[bytes]:
    """The record as a file."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    name = "".join(letter for letter in f"{made.match.game.name}-{id}" if letter.isalnum() or letter in "-_")
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    record = await hub_of(request).drawing.do(made.match.dump)
    return Response(record, media_type="application/x-ndjson", headers=headers)


replay_routes: Routes = [replays, upload, replay_page, replay_step, replay_log, replay_look, replay_record]

__all__ = ["last_step", "replay_of", "replay_routes", "scene_at", "step_of", "viewer_of"]
