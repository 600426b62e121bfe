"""Replays in the browser: a finished game step by step, from any seat. Every step has an address; script only makes it smooth."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import quote, urlencode

from litestar import Request, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import ClientException
from litestar.params import FromPath
from litestar.response import Redirect, Response
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE

from reverie.kernel.game import Page
from reverie.kernel.record import Match, RecordError
from reverie.kernel.state import State

from .render import render, texts
from .room import Diverged, Refused
from .rules import mark_of, nothing_here
from .show import Lines

if TYPE_CHECKING:
    from .hub import Hub, Replay

LARGEST: Final = 2_000_000
"""Bytes of an uploaded record."""
LARGEST_BODY: Final = LARGEST + 100_000
"""The same with the form around it; more is not even read."""
MOST_LINES: Final = 20_000
"""Lines of an uploaded record: a long game has two thousand."""
MOST_TOLD: Final = 60
"""Logs kept in words."""
SWING: Final = 10
"""A step that changes the estimate by so much out of a hundred is marked."""
MOST_SWINGS: Final = 8
SEE_OTHER: Final = 303
BAD_REQUEST: Final = 400
SPEEDS: Final = (("slow", "½×", 0.5), ("normal", "1×", 1.0), ("fast", "4×", 4.0))

Web = Request[Any, Any, Any]


# What a replay tells -------------------------------------------------------------------------------------------------


def last_step(match: Match) -> int:
    """Step 0 is before the first answer, step n is after answer n."""
    return len(match.answers)


def state_at(match: Match, step: int) -> State:
    match.recall()
    return match.past[step] if step < len(match.past) else match.state


class Told(NamedTuple):
    """One line of the log: at which step it happened, and what to show of it."""

    id: str
    step: int
    text: str
    rule: str
    mark: str
    style: str
    heading: str


_TOLD: dict[tuple[int, str, int | None], tuple[Match, Lines]] = {}


def told(match: Match, page: Page, viewer: int | None) -> list[Told]:
    """The whole log in words, oldest first; the end that players agreed on stands last."""
    key = (id(match), page.language, viewer)
    kept = _TOLD.pop(key, None) or (match, Lines(page, viewer))
    _TOLD[key] = kept
    while len(_TOLD) > MOST_TOLD:
        del _TOLD[next(iter(_TOLD))]
    lines = [
        Told(line["id"], line["answer"], line["text"], line["rule"], line["mark"], line["class"], line["heading"] or "")
        for line in kept[1].upto(match)
    ]
    outcome = match.concluded
    if outcome is not None:
        lines.append(Told("end", last_step(match), page.outcome(match.state, outcome), "", "", "", ""))
    return lines


def line_at(lines: list[Told], step: int) -> str:
    """What happened last, up to a step."""
    return next((line.text for line in reversed(lines) if line.step <= step and line.text), "")


def turns_of(lines: list[Told]) -> list[dict[str, Any]]:
    """The turns, each with the step it begins at. A heading may name a part of a turn after a dot: "Turn 5 · Conquest"."""
    turns: list[dict[str, Any]] = []
    for line in lines:
        name = line.heading.split(" · ")[0]
        if name and (not turns or turns[-1]["text"] != name):
            turns.append({"text": name, "step": line.step})
    return turns


def viewer_of(match: Match, seat: str) -> int | None:
    """The seat that an address names by its letter; nobody in particular for anything else."""
    return match.seats().index(seat) if seat in match.seats() else None


def step_of(match: Match, asked: str | None, fallback: int = 0) -> int:
    """The step that an address asks for, within what there is."""
    if asked is None or not asked.removeprefix("-").isdecimal() or len(asked) > 9:
        return fallback
    return max(0, min(int(asked), last_step(match)))


# The estimate over the game ------------------------------------------------------------------------------------------


def estimates(match: Match) -> list[int]:
    """How every step looks for the first of two seats, out of a hundred."""
    match.recall()
    states = [*match.past, match.state]
    found = [round(50 + 50 * max(-1.0, min(1.0, match.game.evaluate(s, 0)))) for s in states]
    outcome = match.outcome()
    if outcome is not None and outcome.winners:
        found[-1] = 100 if outcome.winners == (0,) else 0
    return found


def curve(match: Match) -> dict[str, Any] | None:
    """The estimate as a drawing 1000 wide and 100 high; only where two seats play against each other."""
    if len(match.seats()) != 2 or not match.answers:
        return None
    values = estimates(match)
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


# Pages ---------------------------------------------------------------------------------------------------------------


class Ways:
    """Addresses of one replay, seen from one seat."""

    def __init__(self, id: str, seat: str) -> None:
        self.home = f"/replay/{quote(id)}"
        self.seat = seat

    def step(self, step: int) -> str:
        return self.seen_by(self.seat, step)

    def seen_by(self, seat: str, step: int) -> str:
        asked = {"step": str(step)} | ({"seat": seat} if seat else {})
        return f"{self.home}?{urlencode(asked)}"


def seat_rows(made: Replay, page: Page, seat: str, step: int, ways: Ways) -> list[dict[str, Any]]:
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
                "href": ways.seen_by(letter, step),
            }
        )
    return rows


def replay_context(made: Replay, step: int, seat: str, language: str) -> dict[str, Any]:
    """Everything the page of a replay shows around the game itself."""
    match = made.match
    page = match.game.web_page(language)
    viewer = viewer_of(match, seat)
    seat = seat if viewer is not None else ""
    ways = Ways(made.id, seat)
    last = last_step(match)
    lines = told(match, page, viewer)
    current = max((number for number, line in enumerate(lines) if line.step <= step), default=-1)
    turns = [turn | {"href": ways.step(turn["step"])} for turn in turns_of(lines)]
    now = max((number for number, turn in enumerate(turns) if turn["step"] <= step), default=-1)
    seats = seat_rows(made, page, seat, step, ways)
    return {
        "id": made.id,
        "game": match.game.name,
        "game_title": match.game.title,
        "mark": mark_of(match.game.name),
        "names": " – ".join(row["name"] for row in seats),
        "step": step,
        "last": last,
        "seat": seat,
        "line": line_at(lines, step),
        "lines": [
            {**line._asdict(), "href": ways.step(line.step), "now": number == current}
            for number, line in enumerate(lines)
        ],
        "turns": [turn | {"now": number == now} for number, turn in enumerate(turns)],
        "seats": seats,
        "everyone": ways.seen_by("", step),
        "way": {
            "here": ways.step(step),
            "first": ways.step(0),
            "back": ways.step(max(0, step - 1)),
            "on": ways.step(min(last, step + 1)),
            "last": ways.step(last),
            "record": f"{ways.home}/record",
            "home": ways.home,
            "play_on": f"{ways.home}/on?step={step}",
            "points": f"{ways.home}/points",
        },
        "speeds": SPEEDS,
        "curve": curve(match),
        "first_name": seats[0]["look"],
    }


# The addresses -------------------------------------------------------------------------------------------------------


def _hub(request: Web) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def replay_of(request: Web, id: str) -> Replay | Response[Any]:
    """The replay, or a page that says why there is none."""
    from .hub import NoTable

    hub = _hub(request)
    t = texts(hub.settings(request).language).get
    try:
        return await hub.replay(id)
    except NoTable:
        return nothing_here(request, t("replay-none"), t("replay-none-text"), "", t("replay-to-list"), "/replays")
    except Refused:
        way = f"/t/{quote(id)}"
        return nothing_here(request, t("replay-not-over"), t("replay-not-over-text"), "", t("replay-to-table"), way)
    except (Diverged, RecordError) as error:
        text = t("replay-changed-text", why=str(error))
        safe = t("replay-safe-record")
        return nothing_here(request, t("replay-changed"), text, safe, t("replay-to-list"), "/replays")


async def _list(request: Web, wrong: str = "", status: int = 200) -> Response[Any]:
    hub = _hub(request)
    language = hub.settings(request).language
    words = texts(language)
    recent = [
        {
            "title": card.title,
            "line": words.get("replay-ended", at=datetime.fromtimestamp(card.updated, UTC)),
            "mark": mark_of(card.game) if card.game else "i-seal",
            "href": card.href,
        }
        for card in await hub.recent_replays(language)
    ]
    response: Response[Any] = hub.page(request, "replays.html", nav="replays", recent=recent, wrong=wrong)
    response.status_code = status
    return response


@get("/replays", name="replays", include_in_schema=False)
async def replays(request: Web) -> Response[Any]:
    """Recent games, and a place for a record from elsewhere."""
    return await _list(request)


async def _too_large(request: Web, error: ClientException) -> Response[Any]:
    """The body was not even read."""
    t = texts(_hub(request).settings(request).language).get
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
async def upload(request: Web) -> Response[Any]:
    """Keep a record and show it, or say what is wrong with it and where."""
    hub = _hub(request)
    try:
        data = await _uploaded(request)
    except ClientException as error:
        if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
            return await _too_large(request, error)
        data = None
    wrong, status = refuse_upload(data, hub.settings(request).language)
    if wrong or data is None:
        return await _list(request, wrong, status)
    try:
        id = await hub.keep_replay(data)
    except RecordError as error:
        return await _list(request, _sentence(str(error)), BAD_REQUEST)
    except Refused as error:
        return await _list(request, texts(hub.settings(request).language).get(error.key, **error.args_), BAD_REQUEST)
    return Redirect(f"/replay/{quote(id)}", status_code=SEE_OTHER)


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


@get("/replay/{id:str}", name="replay", include_in_schema=False)
async def replay_page(request: Web, id: FromPath[str]) -> Response[Any]:
    """One step of a game, with the way to every other."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    hub = _hub(request)
    language = hub.settings(request).language
    step = step_of(made.match, request.query_params.get("step"))
    context = replay_context(made, step, request.query_params.get("seat", ""), language)
    scene = hub.scene_html(made, step, viewer_of(made.match, context["seat"]), language)
    response: Response[Any] = hub.page(request, "replay.html", nav="replays", scene=scene, **context)
    return response


@get("/replay/{id:str}/step/{number:str}", name="replay-step", include_in_schema=False)
async def replay_step(request: Web, id: FromPath[str], number: FromPath[str]) -> Response[Any]:
    """The same step for a page that is open already."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    hub = _hub(request)
    language = hub.settings(request).language
    match = made.match
    step = step_of(match, number)
    viewer = viewer_of(match, request.query_params.get("seat", ""))
    html = hub.scene_html(made, step, viewer, language)
    line = line_at(told(match, match.game.web_page(language), viewer), step)
    return Response({"html": html, "step": step, "line": line}, media_type="application/json")


@get("/replay/{id:str}/look/{number:str}/{element:str}", name="replay-look", include_in_schema=False)
async def replay_look(request: Web, id: FromPath[str], number: FromPath[str], element: FromPath[str]) -> Response[Any]:
    """All about one element of a step, for whoever points at it."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    language = _hub(request).settings(request).language
    match = made.match
    viewer = viewer_of(match, request.query_params.get("seat", ""))
    found = match.game.web_page(language).looked(state_at(match, step_of(match, number)), viewer, element)
    html = render("_tip.html", language, details=found, game=match.game.name) if found is not None else ""
    return Response({"html": html}, media_type="application/json")


@get("/replay/{id:str}/record", name="replay-record", include_in_schema=False)
async def replay_record(request: Web, id: FromPath[str]) -> Response[Any]:
    """The record as a file."""
    made = await replay_of(request, id)
    if isinstance(made, Response):
        return made
    name = "".join(letter for letter in f"{made.match.game.name}-{id}" if letter.isalnum() or letter in "-_")
    headers = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    return Response(made.match.dump(), media_type="application/x-ndjson", headers=headers)


replay_routes: list[Any] = [replays, upload, replay_page, replay_step, replay_look, replay_record]
