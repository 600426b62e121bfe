"""The JSON side of the table, for programs: create, join, view, choice, answer, record. OpenAPI describes it at `/schema`."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.exceptions import ValidationException

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import NATURE
from reverie.kernel.game import SetupError
from reverie.kernel.record import RecordError

from .hub import Hub, Live, SeatWish
from .identity import BadToken, Visitor, clean_name, new_visitor_id
from .room import OPEN, Refused

Web = Request[Any, Any, Any]


class SeatSpec(msgspec.Struct):
    """Who sits at one seat: `you` (the caller), `open` (anybody), `link` (whoever has the link), or `bot`."""

    kind: str = "you"
    name: str = ""
    level: str = ""


class NewTable(msgspec.Struct):
    """A table to be made: its game, its setup as `reverie play` takes it, and its seats in order."""

    game: str
    seats: list[SeatSpec]
    setup: dict[str, Any] = {}
    undo: str = "free"
    odds: bool = True
    public: bool = False


class Made(msgspec.Struct):
    """A table that was made: its id, a token for each seat of the caller, a link for each seat that waits."""

    table: str
    tokens: dict[str, str]
    links: dict[str, str]


class Joining(msgspec.Struct):
    """Taking a seat that is open to all, or the one of an invitation (the last part of its link), under a name."""

    name: str = ""
    seat: int | None = None
    token: str = ""


class Joined(msgspec.Struct):
    table: str
    seat: int
    token: str


class Answer(msgspec.Struct):
    """An answer: the `seq` it refers to, its value, and an id of the caller's so that sending it twice does no harm."""

    seq: int
    value: Any = None
    id: str = ""


class Given(msgspec.Struct):
    """An answer that is stored for good."""

    seq: int


def hub_of(request: Web) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def seat_of(request: Web, table: str) -> int | None:
    """The seat of the bearer's token; None for somebody who only watches. Raises BadToken."""
    given = request.headers.get("authorization", "")
    if not given:
        return None
    word, _space, token = given.partition(" ")
    if word.lower() != "bearer":
        raise BadToken("foreign")
    return hub_of(request).signer.read_seat_token(table, token.strip())


def must_sit(request: Web, table: str) -> int:
    seat = seat_of(request, table)
    if seat is None:
        raise BadToken("foreign")
    return seat


def told(live: Live, seat: int | None) -> dict[str, Any]:
    """A table as one seat may know it."""
    room = live.room
    choice = room.owed(seat) if seat is not None else None
    outcome = room.outcome()
    return {
        "seq": room.at,
        "table": room.id,
        "game": room.game.name,
        "seat": seat,
        "status": room.status(),
        "deciding": room.deciding(),
        "seats": [{"kind": one.kind, "name": one.name, "level": one.level} for one in room.seats],
        "view": room.game.view(room.match.state, seat),
        "choice": None
        if choice is None
        else {"seat": choice.seat, "kind": choice.kind, "rule": choice.rule, "options": choice.options.plain()},
        "outcome": None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason},
    }


@post("/api/tables", status_code=201, summary="Make a table")
async def create(request: Web, data: NewTable) -> Made:
    hub = hub_of(request)
    client = request.scope.get("client")
    hub.check_creation(str(client[0]) if client else "")
    kinds = {"you": "me", "bot": "bot", "open": "open", "link": "link"}
    wishes = []
    for number, one in enumerate(data.seats):
        if one.kind not in kinds:
            raise ValidationException(f"seats[{number}].kind is {one.kind!r}; it should be one of {', '.join(kinds)}")
        wishes.append(SeatWish(kinds[one.kind], one.level, clean_name(one.name)))
    visitor = Visitor(new_visitor_id(), "")
    options = {"undo": data.undo, "odds": data.odds, "public": data.public}
    try:
        id = await hub.open_table(visitor, data.game, data.setup, wishes, options)
    except SetupError as error:
        raise ValidationException(str(error)) from error
    live = await hub.live(id)
    tokens, links = {}, {}
    for number, seat in enumerate(live.room.seats):
        if seat.kind == OPEN:
            links[str(number)] = f"/t/{id}/sit/{hub.signer.seat_token(id, number, purpose='invite')}"
        elif seat.kind == "person":
            tokens[str(number)] = hub.signer.seat_token(id, number)
    return Made(id, tokens, links)


@post("/api/tables/{table:str}/join", status_code=200, summary="Take a seat")
async def join(request: Web, table: str, data: Joining) -> Joined:
    hub = hub_of(request)
    live = await hub.live(table)
    seat: int | None
    back = False
    if data.token:
        seat, back = hub.seat_of_link(live, data.token)
    else:
        free = [number for number, one in enumerate(live.room.seats) if one.kind == OPEN and one.public]
        seat = data.seat if data.seat is not None else next(iter(free), None)
        if seat is None or seat not in free:
            raise Refused("refused-taken")
    await hub.sit(live, seat, Visitor(new_visitor_id(), clean_name(data.name)), back)
    return Joined(table, seat, hub.signer.seat_token(table, seat))


@get("/api/tables/{table:str}", summary="A table as the bearer's seat may know it")
async def view(request: Web, table: str) -> dict[str, Any]:
    live = await hub_of(request).live(table)
    return told(live, seat_of(request, table))


@get("/api/tables/{table:str}/choice", summary="What the bearer's seat is asked")
async def choice(request: Web, table: str) -> dict[str, Any]:
    live = await hub_of(request).live(table)
    seat = must_sit(request, table)
    owed = None if live.room.over() or live.room.waiting() else pending_for(live.room.match.state, seat)
    if owed is None:
        return {"seq": live.room.at, "choice": None}
    asked = {"seat": owed.seat, "kind": owed.kind, "rule": owed.rule, "options": owed.options.plain()}
    return {"seq": live.room.at, "choice": {**asked, "size": str(owed.options.size())}}


@post("/api/tables/{table:str}/answer", status_code=200, summary="Answer for the bearer's seat")
async def answer(request: Web, table: str, data: Answer) -> Given:
    hub = hub_of(request)
    live = await hub.live(table)
    seat = must_sit(request, table)
    if seat == NATURE:
        raise BadToken("foreign")
    await hub.answer(live, seat, data.value, data.seq, f"{seat}/{data.id[:64]}" if data.id else "")
    return Given(live.room.at)


@get("/api/tables/{table:str}/record", summary="The record: whole when the game is over, sealed while it goes on")
async def record(request: Web, table: str) -> Response[bytes]:
    from .app import record_of

    live = await hub_of(request).live(table)
    return Response(record_of(live.room), media_type="application/x-ndjson")


@post("/api/replays", status_code=201, summary="Keep a record for replaying")
async def keep_replay(request: Web) -> dict[str, str]:
    try:
        id = await hub_of(request).keep_replay(await request.body())
    except (RecordError, SetupError) as error:
        raise ValidationException(str(error)) from error
    return {"replay": id, "href": f"/replay/{id}"}


@get("/api/replays/{replay:str}", summary="A replay at one step, as a seat or a spectator saw it")
async def replay_step(request: Web, replay: str, step: int = 0, seat: int | None = None) -> dict[str, Any]:
    hub = hub_of(request)
    found = await hub.replay(replay)
    match = found.match
    match.recall()
    if not 0 <= step <= len(match.answers):
        raise ValidationException(f"there is no step {step}; there are 0 to {len(match.answers)}")
    if seat is not None and not 0 <= seat < len(match.game.seats):
        raise ValidationException(f"there is no seat {seat}")
    state = match.past[step] if step < len(match.past) else match.state
    events = [event.plain() for number, event in match.log if number == step and event.seen_by(seat)]
    return {"step": step, "steps": len(match.answers), "view": match.game.view(state, seat), "events": events}


api_routes = [create, join, view, choice, answer, record, keep_replay, replay_step]
