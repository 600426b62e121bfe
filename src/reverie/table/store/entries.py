"""What is kept: entries of logs, what lists show of a table, and how both become text that every database can keep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from reverie.kernel.plain import Body

from .errors import DAMAGED, StoreError

Values = Mapping[str, object]
"""The values of one row."""


class Entry(msgspec.Struct):
    """One line of a table's log. Numbers begin with 1 and have no gaps."""

    seq: int
    kind: str
    seat: int
    body: Body
    at: float


_body: Final = msgspec.json.Decoder(Body)


def stored_entry(found: Row[Any]) -> Entry:
    """A row of the log as an entry; raises StoreError for one that is damaged, with its number."""
    try:
        body = _body.decode(found.body)
    except (msgspec.DecodeError, RecursionError, TypeError) as error:
        raise StoreError(f"entry {found.seq} of table {found.table_id} is damaged: {error}", DAMAGED) from error
    if type(found.seq) is not int or type(found.seat) is not int:
        what = f"entry {found.seq!r} of table {found.table_id} is damaged: its seat is {found.seat!r}"
        raise StoreError(what, DAMAGED)
    return Entry(found.seq, found.kind, found.seat, body, found.at)


class TableRow(msgspec.Struct):
    """What lists show of a table."""

    id: str
    game: str
    created: float
    updated: float
    status: str
    seats: list[Body]
    summary: Body
    public: bool


Snapshot = bytes | tuple[int, bytes]
"""A table as it was after the last entry written with it, or after the entry with this number."""

Write = tuple[str, list[Entry], TableRow | None, Snapshot | None]


def clean(words: str) -> str:
    """Text that every database can keep: PostgreSQL has no NUL, and halves of characters are no text anywhere."""
    return words.encode("utf-8", "replace").decode("utf-8").replace("\0", "\N{REPLACEMENT CHARACTER}")


def cleaned(value: object) -> object:
    """The same for all text in a body."""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, dict):
        return {cleaned(key): cleaned(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [cleaned(inner) for inner in value]
    return value


def to_json(value: object) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except UnicodeEncodeError:
        return msgspec.json.encode(cleaned(value)).decode()


def row_values(row: TableRow) -> Values:
    return {
        "id": clean(row.id),
        "game": clean(row.game),
        "created": row.created,
        "updated": row.updated,
        "status": clean(row.status),
        "seats": to_json(row.seats),
        "summary": to_json(row.summary),
        "public": row.public,
    }


def entry_values(id: str, entry: Entry) -> Values:
    return {
        "table_id": id,
        "seq": entry.seq,
        "kind": clean(entry.kind),
        "seat": entry.seat,
        "body": to_json(entry.body),
        "at": entry.at,
    }


def row_from(found: Row[Any]) -> TableRow:
    return TableRow(
        found.id,
        found.game,
        found.created,
        found.updated,
        found.status,
        msgspec.json.decode(found.seats, type=list[Body]),
        msgspec.json.decode(found.summary, type=Body),
        bool(found.public),
    )
