"""What the API promises beside its bodies: errors and their statuses, keys, and what answers look like. `/schema` tells it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypedDict

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, OpenAPIMediaType, Operation, RequestBody, Schema, SecurityScheme
from litestar.openapi.spec.enums import OpenAPIType

from .render import Context

SEAT_KEY: Final = "seat"
COMPONENTS: Final = Components(
    security_schemes={
        SEAT_KEY: SecurityScheme(
            type="http", scheme="bearer", description="The key of a seat: `tokens` of a table, or `token` of a join."
        )
    }
)
WITH_KEY: Final[list[dict[str, list[str]]]] = [{SEAT_KEY: []}]
PERHAPS_KEY: Final[list[dict[str, list[str]]]] = [{SEAT_KEY: []}, {}]
"""Without a key, somebody who only watches asks."""


class Error(msgspec.Struct):
    """Why something was not done: a key for programs, a sentence for people, and the rule where there is one."""

    error: str
    message: str
    rule: str = ""
    extra: Any = None


MEANINGS: Final = {
    400: "not understood, or no such thing can be; the message says where and what would be right",
    403: "not with this key, or from a page of another site",
    404: "there is no such table, replay or address",
    405: "not with this method; `allow` says with which",
    409: "not possible as things stand at the table, or a table of other rules",
    413: "the body is too large",
    429: "too much at once; wait a minute",
    500: "a mistake of the server, logged under the number in the message",
    503: "the server cannot reach its memory, or has too much to do just now",
    507: "the server has no more room for records",
}


def refusals(*more: int) -> dict[int, ResponseSpec]:
    """The answers that any operation may give instead of its own, and those that only some give."""
    return {
        status: ResponseSpec(data_container=Error, description=MEANINGS[status], generate_examples=False)
        for status in sorted({400, 403, 404, 405, 409, 413, 429, 500, 503, *more})
    }


@dataclass
class TakesRecord(Operation):
    """An operation whose body is a record as it is. Litestar describes what it finds in a handler's arguments: here, nothing."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, min_length=1))
        self.request_body = RequestBody(
            description="A record, as `GET /api/tables/{table}/record` tells it: lines of JSON, the first of them a header.",
            required=True,
            content={"application/x-ndjson": text, "text/plain": text},
        )


class Sitting(TypedDict):
    kind: str
    name: str
    level: str
    away: bool


class ClockTold(TypedDict):
    left: float | None
    until: float | None


class Ended(TypedDict):
    winners: list[int]
    reason: str


class Asked(TypedDict):
    """What a seat is asked: `options` is a domain, which docs/protocol.md describes."""

    seat: int
    kind: str
    rule: str
    options: list[Any]


class AskedBySize(Asked):
    size: str
    """How many answers there are, in digits: there may be more than a number can hold."""


class ChoiceTold(TypedDict):
    seq: int
    choice: AskedBySize | None


class Talk(TypedDict):
    players_only: bool
    lines: list[Context]


class TableTold(TypedDict):
    """A table as one seat may know it. `view` is the game's own: Dreamblade's and Dice Throne's have other parts."""

    seq: int
    table: str
    game: str
    status: str
    deciding: list[int]
    paused: bool
    failed: list[int]
    seats: list[Sitting]
    clocks: list[ClockTold] | None
    chat: Talk
    outcome: Ended | None
    seat: int | None
    view: Context
    choice: Asked | None


class StepTold(TypedDict):
    step: int
    steps: int
    view: Context
    events: list[Context]


class ReplayKept(TypedDict):
    replay: str
    href: str


__all__ = ["COMPONENTS", "PERHAPS_KEY", "WITH_KEY", "Error", "TakesRecord", "refusals"]
