"""Replays in the browser: a finished game step by step, from any seat. Every step has an address; script only makes it smooth."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from datetime import UTC, datetime
from operator import itemgetter
from typing import Final
from urllib.parse import quote, urlencode

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import ClientException
from litestar.params import FromPath
from litestar.response import Redirect, Response
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from reverie.kernel.header import RecordError
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.parts.site import Routes, Web

from ..hub.replays import Replay, Telling
from ..hub.tables import NoTable
from ..rooms.room import Diverged, Refused
from ..words.texts import texts
from .log import LINES_SHOWN
from .pages import address, hub_of, settings_of, site_of
from .render import Context, mark_of, render
from .rules import nothing_here
from .show import scene_html

LARGEST: Final = 2_000_000
"""Bytes of an uploaded record."""
LARGEST_BODY: Final = LARGEST + 100_000
"""The same with the form around it; more is not even read."""
MOST_LINES: Final = 20_000
"""Lines of an uploaded record: a long game has two thousand."""
LINES_A_PART: Final = 400
"""Lines of the log that a page holds at once."""
SWING: Final = 10
"""A step that changes the estimate by so much out of a hundred is marked."""
MOST_SWINGS: Final = 8
SEE_OTHER: Final = 303
BAD_REQUEST: Final = 400
SPEEDS: Final = (("slow", "½×", 0.5), ("normal", "1×", 1.0), ("fast", "4×", 4.0))


def scene_at(made: Replay, step: int, viewer: int | None, language: str) -> str:
    """One step of a replay as a viewer sees it, with the last lines of the log."""
    told = made.telling(language, viewer).plain
    lines = told[: bisect_right(told, step, key=itemgetter("answer"))]
    return scene_html(made.match, step, viewer, language, made.seats, lines[-LINES_SHOWN:])


# What a replay tells -------------------------------------------------------------------------------------------------


def last_step(match: Match) -> int:
    """Step 0 is before the first answer, step n is after answer n."""
    return len(match.answers)


def viewer_of(match: Match, seat: str) -> int | None:
    """The seat that an address names by its letter; nobody in particular for anything else."""
    return match.seats().index(seat) if seat in match.seats() else None


def step_of(match: Match, asked: str | None, fallback: int = 0) -> int:
    """The step that an address asks for, within what there is."""
    if asked is None or not asked.removeprefix("-").isdecimal() or len(asked) > 9:
        return fallback
    return max(0, min(int(asked), last_step(match)))


# The estimate over the game ------------------------------------------------------------------------------------------


def two_sides(match: Match) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """The side of the first seat and the other one, which is empty where all play together; None for more than two sides."""
    game, setup = match.game, match.header.setup
    rest = game.winners_without(setup, 0)
    return (game.allies(setup, 0), rest) if not rest or game.allies(setup, rest[0]) == rest else None


def estimates(match: Match, side: tuple[int, ...] = (0,)) -> list[int]:
    """How every step looks for a side, on the average of its seats, out of a hundred."""
    match.recall()
    game = match.game
    found = []
    for s in [*match.past, match.state]:
        worth = sum(game.bots.evaluate(s, seat) for seat in side) / len(side)
        found.append(round(50 + 50 * max(-1.0, min(1.0, worth))))
    outcome = match.outcome()
    if outcome is not None and outcome.winners:
        found[-1] = 100 if side[0] in outcome.winners else 0
    return found


def curve_of(made: Replay) -> Context | None:
    """The estimate over a replay, drawn when it is first asked for."""
    if made.curve is None:
        made.curve = (curve(made.match),)
    return made.curve[0]


def curve(match: Match) -> Context | None:
    """The estimate as a drawing 1000 wide and 100 high; only where two sides play against each other, or one together."""
    sides = two_sides(match)
    if sides is None or not match.answers:
        return None
    values = estimates(match, sides[0])
    wide = 1000 / (len(values) - 1)
    points = [(round(number * wide, 1), 100 - value) for number, value in enumerate(values)]
    swings = sorted(range(1, len(values)), key=lambda n: -abs(values[n] - values[n - 1]))[:MOST_SWINGS]
    return {
        "values": values,
        "line": _path(points),
        "above": _path([(0, 50), *[(x, min(y, 50)) for x, y in points], (1000, 50)]) + "Z",
        "below": _path([(0, 50), *[(x, max(y, 50)) for x, y in points], (1000, 50)]) + "Z",
        "swings": [
            {"step": n, "x": points[n][0], "y": points[n][1], "by": values[n] - values[n - 1]}
            for n in sorted(swings)
            if abs(values[n] - values[n - 1]) >= SWING
        ],
    }


def _path(points: Sequence[tuple[float, float]]) -> str:
    """Points joined by lines; those on a level line between others are left out."""
    kept = [
        point
        for number, point in enumerate(points)
        if number in (0, len(points) - 1) or not points[number - 1][1] == point[1] == points[number + 1][1]
    ]
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in kept)


def side_name(match: Match, page: Page, side: tuple[int, ...]) -> str:
    """Who plays together, by the names of their seats."""
    return ", ".join(page.seat_look(seat)["name"] for seat in side)


# Pages ---------------------------------------------------------------------------------------------------------------


class ReplayAddresses:
    """Addresses of one replay, seen from one seat."""

    def __init__(self, id: str, seat: str) -> None:
        self.home = f"/replay/{quote(id)}"
        self.seat = seat

    def step(self, step: int) -> str:
        return self.seen_by(self.seat, step)

    def seen_by(self, seat: str, step: int) -> str:
        asked = {"step": str(step)} | ({"seat": seat} if seat else {})
        return f"{self.home}?{urlencode(asked)}"


def seat_rows(made: Replay, page: Page, seat: str, step: int, addresses: ReplayAddresses) -> list[Context]:
    """The seats one can look from."""
    rows = []
    for number, letter in enumerate(made.match.seats()):
        look = page.seat_look(number)
        rows.append(
            {
                "letter": letter,
                "name": made.seats[number] or look["name"],
                "look": look["name"],
                "mark": look["mark"],
                "current": letter == seat,
                "href": addresses.seen_by(letter, step),
            }
        )
    return rows


def log_part(made: Replay, telling: Telling, step: int, addresses: ReplayAddresses) -> Context:
    """The part of the log in which a step is, with the steps it covers and the addresses of the parts around it."""
    there = telling.upto(step)
    first = max(0, there - 1) // LINES_A_PART * LINES_A_PART
    after = first + LINES_A_PART
    rest = after < len(telling.lines)
    return {
        "lines": [
            {**line._asdict(), "href": addresses.step(line.step), "now": number == there - 1}
            for number, line in enumerate(telling.lines[first:after], start=first)
        ],
        "log_from": telling.steps[first] if first else 0,
        "log_to": telling.steps[after] - 1 if rest else last_step(made.match),
        "log_earlier": addresses.step(telling.steps[first] - 1) if first else "",
        "log_later": addresses.step(telling.steps[after]) if rest else "",
    }


def replay_context(made: Replay, step: int, seat: str, language: str) -> Context:
    """Everything the page of a replay shows around the game itself."""
    match = made.match
    page = match.game.web_page(language)
    viewer = viewer_of(match, seat)
    seat = seat if viewer is not None else ""
    addresses = ReplayAddresses(made.id, seat)
    last = last_step(match)
    telling = made.telling(language, viewer)
    turns = [turn | {"href": addresses.step(turn["step"])} for turn in telling.turns]
    now = max((number for number, turn in enumerate(turns) if turn["step"] <= step), default=-1)
    seats = seat_rows(made, page, seat, step, addresses)
    return {
        "id": made.id,
        "game": match.game.name,
        "game_title": match.game.title,
        "mark": mark_of(match.game.name),
        "names": " – ".join(row["name"] for row in seats),
        "step": step,
        "last": last,
        "seat": seat,
        "line": telling.line_at(step),
        **log_part(made, telling, step, addresses),
        "turns": [turn | {"now": number == now} for number, turn in enumerate(turns)],
        "seats": seats,
        "everyone": addresses.seen_by("", step),
        "way": {
            "here": addresses.step(step),
            "first": addresses.step(0),
            "back": addresses.step(max(0, step - 1)),
            "on": addresses.step(min(last, step + 1)),
            "last": addresses.step(last),
            "record": f"{addresses.home}/record",
            "home": addresses.home,
            "play_on": f"{addresses.home}/on?step={step}",
            "points": f"{addresses.home}/points",
        },
        "speeds": SPEEDS,
        "curve": curve_of(made),
        "first_name": side_name(match, page, match.game.allies(match.header.setup, 0)),
    }


# The addresses -------------------------------------------------------------------------------------------------------


async def replay_of(request: Web, id: str) -> Replay | Response[str]:
    """The replay, or a page that says why there is none."""
    hub = hub_of(request)
    t = texts(settings_of(request).language).get
    hub.drawing.ask(address(request))
    try:
        return await hub.replays.find(id)
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
    recent = [
        {
            "title": card.title,
            "line": words.get("replay-ended", at=datetime.fromtimestamp(card.updated, UTC)),
            "mark": mark_of(card.game) if card.game else "i-seal",
            "href": card.href,
        }
        for card in await hub.lists.recent_replays(language)
    ]
    response = site_of(request).page(request, "replays.html", nav="replays", recent=recent, wrong=wrong)
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
    context = replay_context(made, step, request.query_params.get("seat", ""), language)
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
    return {"html": html, "step": step, "line": made.telling(language, viewer).line_at(step)}


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
    addresses = ReplayAddresses(made.id, seat if viewer is not None else "")
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
