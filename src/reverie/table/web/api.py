"""The JSON side of the table, for programs: create, join, view, choice, answer, record. OpenAPI describes it at `/schema`."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec
from litestar import Response, get, post
from litestar.exceptions import HTTPException, ValidationException
from litestar.params import FromPath, FromQuery, JSONBody

from reverie.kernel.choice import NATURE
from reverie.kernel.game import SetupError
from reverie.kernel.header import RecordError, is_entropy
from reverie.parts.plain import SeatWish, clean_name, key_in
from reverie.parts.site import Web

from ..hub.live import Live
from ..hub.replays import Replay
from ..rooms.identity import BadToken, Visitor, new_visitor_id
from ..rooms.room import OPEN, Refused, Room
from .bodies import Strict
from .contract import (
    PERHAPS_KEY,
    WITH_KEY,
    AskedBySize,
    ChoiceTold,
    ReplayKept,
    StepTold,
    TableTold,
    TakesRecord,
    refusals,
)
from .messages import Entropy, Id, Number, Word
from .pages import address, hub_of, settings_of
from .render import Context
from .replays import LARGEST, refuse_upload
from .spoilers import check_story

MOST_TOLD: Final = 20
"""Lines of the chat that programs are told."""
LARGEST_WISH: Final = 200_000
"""Bytes of a body that says something about a table."""


class SeatSpec(msgspec.Struct):
    """Who sits at one seat: `you` (the caller), `open` (anybody), `link` (whoever has the link), or `bot`."""

    kind: Id = "you"
    name: Word = ""
    level: Id = ""


class NewTable(msgspec.Struct):
    """A table to be made: its game, its setup as `reverie play` takes it, and its seats in order.

    `promise` is one of `POST /api/promises`; `entropy`, up to 64 bytes in hexadecimal digits, is added to the dice.
    """

    game: Id
    seats: list[SeatSpec]
    setup: Context = {}
    undo: Id = "free"
    odds: bool = True
    public: bool = False
    clock: Context | None = None
    """`{"kind": "move", "seconds": 60}` or `{"kind": "game", "minutes": 15, "increment": 5}`; none without."""
    webhook: Word = ""
    """An https address that is told (by POST, as JSON) when it is somebody's move and when the game is over."""
    companion: bool = False
    """Dice are rolled by hand: whoever sits at the table says over a socket what they show."""
    promise: Word = ""
    entropy: Entropy = ""


class Made(msgspec.Struct):
    """A table that was made: its id, a token for each seat of the caller, a link for each seat that waits, the commitment."""

    table: str
    tokens: dict[str, str]
    links: dict[str, str]
    commitment: str


class Promised(msgspec.Struct):
    """A commitment made before anybody adds to the dice: the table opened with this promise has this commitment."""

    promise: str
    table: str
    commitment: str


class Joining(msgspec.Struct):
    """Taking a seat that is open to all, or the one of an invitation (its link, or what stands there behind the #), under a name.

    `entropy`, up to 64 bytes in hexadecimal digits, is added to the dice.
    """

    name: Word = ""
    seat: Number | None = None
    token: Word = ""
    entropy: Entropy = ""


class Joined(msgspec.Struct):
    table: str
    seat: int
    token: str


class Answer(msgspec.Struct):
    """An answer: the `seq` it refers to, its value, and an id of the caller's so that sending it twice does no harm."""

    seq: Number
    value: Any = None
    id: Id = ""


class Given(msgspec.Struct):
    """An answer that is stored for good."""

    seq: int


def seat_of(request: Web, table: str) -> int | None:
    """The seat of the bearer's token; None for somebody who only watches. Raises BadToken."""
    given = request.headers.get("authorization", "")
    if not given:
        return None
    word, _space, token = given.partition(" ")
    if word.lower() != "bearer":
        raise BadToken("foreign")
    hub = hub_of(request)
    live = hub.tables.open.get(table)
    if live is None:
        raise BadToken("foreign")
    seat = hub.seats.of_key(live, token.strip())
    hub.presence.hear_of(live, {seat})
    return seat


def must_sit(request: Web, table: str) -> int:
    seat = seat_of(request, table)
    if seat is None:
        raise BadToken("foreign")
    return seat


def seats_told(room: Room) -> list[Context]:
    return [{"kind": one.kind, "name": one.name, "level": one.level, "away": one.away} for one in room.seats]


def clocks_told(room: Room) -> list[dict[str, float | None]] | None:
    """What every seat has left, in seconds, or when its time is up if its clock runs."""
    if not room.clock.on():
        return None
    return [{"left": room.clock.standing(seat), "until": room.clock.deadline(seat)} for seat in range(len(room.seats))]


def written(values: Context) -> dict[str, msgspec.Raw]:
    """Values that go into many messages, as JSON."""
    return {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in values.items()}


def common(live: Live) -> tuple[Context, Context]:
    """What everybody is told of a table, and what all views of it have in common: written once for each entry of its log."""
    room, kept = live.room, live.now()
    if "told" not in kept:
        outcome = room.outcome()
        values = {
            "seq": room.at,
            "table": room.id,
            "game": room.game.name,
            "status": room.status(),
            "deciding": room.deciding(),
            "paused": room.paused,
            "failed": sorted(room.failed),
            "seats": seats_told(room),
            "clocks": clocks_told(room),
            "chat": {"players_only": room.players_only, "lines": room.heard()[-MOST_TOLD:]},
            "outcome": None
            if outcome is None
            else {"winners": list(outcome.winners), "reason": outcome.reason, "result": outcome.result},
        }
        kept["told"] = written(values), written(room.game.common_view(room.match.state))
    found: tuple[Context, Context] = kept["told"]
    return found


def told(live: Live, seat: int | None) -> Context:
    """A table as one seat may know it."""
    room = live.room
    values, view = common(live)
    choice = room.owed(seat) if seat is not None else None
    return {
        **values,
        "seat": seat,
        "view": {**view, **room.game.own_view(room.match.state, seat)},
        "choice": None
        if choice is None
        else {"seat": choice.seat, "kind": choice.kind, "rule": choice.rule, "options": choice.options.plain()},
    }


def must_be_entropy(given: str) -> str:
    if not is_entropy(given):
        raise ValidationException("entropy should be up to 64 bytes in hexadecimal digits, in lower case")
    return given


@post(
    "/api/promises",
    status_code=201,
    summary="A commitment to the dice of a table that may be made",
    sync_to_thread=False,
    responses=refusals(),
)
def promise(request: Web) -> Promised:
    made = hub_of(request).promises.new()
    return Promised(made.token, made.table, made.commitment)


@post(
    "/api/tables",
    status_code=201,
    summary="Make a table",
    responses=refusals(),
    dto=Strict[NewTable],
    return_dto=None,
    request_max_body_size=LARGEST_WISH,
)
async def create(request: Web, data: JSONBody[NewTable]) -> Made:
    hub = hub_of(request)
    hub.new_tables.check_creation(address(request))
    kinds = {"you": "me", "bot": "bot", "open": "open", "link": "link"}
    wishes = []
    for number, one in enumerate(data.seats):
        if one.kind not in kinds:
            raise ValidationException(f"seats[{number}].kind is {one.kind!r}; it should be one of {', '.join(kinds)}")
        wishes.append(SeatWish(kinds[one.kind], one.level, clean_name(one.name)))
    visitor = Visitor(new_visitor_id(), "")
    options: Context = {"undo": data.undo, "odds": data.odds, "public": data.public, "clock": data.clock}
    options |= {"companion": data.companion, "webhook": data.webhook}
    options |= {"promise": data.promise, "entropy": must_be_entropy(data.entropy)}
    try:
        id = await hub.new_tables.open_table(visitor, data.game, data.setup, wishes, options)
    except SetupError as error:
        raise ValidationException(str(error)) from error
    live = await hub.tables.live(id)
    tokens, links = {}, {}
    for number, seat in enumerate(live.room.seats):
        if seat.kind == OPEN:
            links[str(number)] = f"/t/{id}/sit#{hub.seats.key(live, number, 'invite')}"
        elif seat.kind == "person":
            tokens[str(number)] = hub.seats.key(live, number)
    return Made(id, tokens, links, live.room.match.header.commitment)


@post(
    "/api/tables/{table:str}/join",
    status_code=200,
    summary="Take a seat",
    responses=refusals(),
    dto=Strict[Joining],
    return_dto=None,
    request_max_body_size=LARGEST_WISH,
)
async def join(request: Web, table: FromPath[str], data: JSONBody[Joining]) -> Joined:
    hub = hub_of(request)
    live = await hub.tables.live(table)
    hub.new_tables.check_joining(address(request))
    seat: int | None
    kind = "invite"  # whoever has the key of a seat has the seat: nothing more need be written down
    if data.token:
        seat, kind = hub.seats.of_link(live, key_in(data.token))
    else:
        free = [number for number, one in enumerate(live.room.seats) if one.kind == OPEN and one.public]
        seat = data.seat if data.seat is not None else next(iter(free), None)
        if seat is None or seat not in free:
            raise Refused("refused-taken")
    visitor = Visitor(new_visitor_id(), clean_name(data.name))
    if kind == "hand":
        await hub.seats.hand_over(live, seat, visitor)
    elif kind == "invite":
        await hub.seats.sit(live, seat, visitor, entropy=must_be_entropy(data.entropy))
    return Joined(table, seat, hub.seats.key(live, seat))


@get(
    "/api/tables/{table:str}",
    summary="A table as the bearer's seat may know it",
    responses=refusals(),
    security=PERHAPS_KEY,
)
async def view(request: Web, table: FromPath[str]) -> TableTold:
    live = await hub_of(request).tables.live(table)
    seat = seat_of(request, table)
    check_story(request, live.room.game, table, [] if seat is None else [seat])
    return cast("TableTold", told(live, seat))


@get(
    "/api/tables/{table:str}/choice",
    summary="What the bearer's seat is asked",
    responses=refusals(),
    security=WITH_KEY,
)
async def choice(request: Web, table: FromPath[str]) -> ChoiceTold:
    live = await hub_of(request).tables.live(table)
    seat = must_sit(request, table)
    owed = live.room.owed(seat)
    if owed is None:
        return {"seq": live.room.at, "choice": None}
    asked = {"seat": owed.seat, "kind": owed.kind, "rule": owed.rule, "options": owed.options.plain()}
    return {"seq": live.room.at, "choice": cast("AskedBySize", {**asked, "size": str(owed.options.size())})}


@post(
    "/api/tables/{table:str}/answer",
    status_code=200,
    summary="Answer for the bearer's seat",
    responses=refusals(),
    security=WITH_KEY,
    dto=Strict[Answer],
    return_dto=None,
    request_max_body_size=LARGEST_WISH,
)
async def answer(request: Web, table: FromPath[str], data: JSONBody[Answer]) -> Given:
    hub = hub_of(request)
    live = await hub.tables.live(table)
    seat = must_sit(request, table)
    if seat == NATURE:
        raise BadToken("foreign")
    if live.room.seats[seat].away:
        await hub.presence.come_back(live, seat)
    await hub.answer(live, seat, data.value, data.seq, f"{seat}/{data.id}" if data.id else "")
    return Given(live.room.at)


@get(
    "/api/tables/{table:str}/record",
    summary="The record: whole when the game is over, sealed while it goes on",
    media_type="application/x-ndjson",
    responses=refusals(),
    security=PERHAPS_KEY,
)
async def record(request: Web, table: FromPath[str]) -> Response[bytes]:
    hub = hub_of(request)
    hub.drawing.ask(address(request))
    live = await hub.tables.live(table)
    seat = seat_of(request, table)
    seats = set() if seat is None else {seat}
    check_story(request, live.room.game, table, seats)
    return Response(await hub.replays.record(live.room, seats), media_type="application/x-ndjson")


@post(
    "/api/replays",
    status_code=201,
    summary="Keep a record for replaying",
    request_max_body_size=LARGEST,
    operation_class=TakesRecord,
    responses=refusals(507),
)
async def keep_replay(request: Web) -> ReplayKept:
    hub = hub_of(request)
    data = await request.body()
    wrong, status = refuse_upload(data, settings_of(request).language)
    if wrong:
        raise HTTPException(wrong, status_code=status)
    hub.drawing.send(address(request))
    try:
        id = await hub.replays.keep(data)
    except (RecordError, SetupError) as error:
        raise ValidationException(str(error)) from error
    return {"replay": id, "href": f"/replay/{id}"}


@get("/api/replays/{replay:str}", summary="A replay at one step, as a seat or a spectator saw it", responses=refusals())
async def replay_step(
    request: Web, replay: FromPath[str], step: FromQuery[int] = 0, seat: FromQuery[int | None] = None
) -> StepTold:
    hub = hub_of(request)
    hub.drawing.ask(address(request))
    made = await hub.replays.find(replay)
    match = made.match
    check_story(request, match.game, replay, ())
    if not 0 <= step <= len(match.answers):
        raise ValidationException(f"there is no step {step}; there are 0 to {len(match.answers)}")
    if seat is not None and not 0 <= seat < len(match.seats()):
        raise ValidationException(f"there is no seat {seat}")
    told: StepTold = await hub.drawing.do(step_told, made, step, seat)
    return told


def step_told(made: Replay, step: int, seat: int | None) -> StepTold:
    match = made.match
    state = made.state_at(step)
    events = [event.plain() for number, event in match.log if number == step and event.seen_by(seat)]
    return {"step": step, "steps": len(match.answers), "view": match.game.view(state, seat), "events": events}


api_routes = [promise, create, join, view, choice, answer, record, keep_replay, replay_step]
