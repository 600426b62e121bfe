"""What can go wrong with a database, in our words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

LOCKED: Final = "locked"
FULL: Final = "full"
READONLY: Final = "readonly"
DAMAGED: Final = "damaged"
NEWER: Final = "newer"
GONE: Final = "gone"
MISSING: Final = "missing"
OTHER: Final = "other"
KINDS: Final = (LOCKED, FULL, READONLY, DAMAGED, NEWER, GONE, MISSING, OTHER)


class StoreError(Exception):
    """What is wrong with the store and what would help.

    The message is for whoever runs the server. Visitors are told the text `store-<kind>` in their own language: it holds no
    paths and no addresses.
    """

    def __init__(self, message: str, kind: str = OTHER) -> None:
        super().__init__(message)
        self.kind = kind


class SeqTaken(Exception):
    """Somebody else wrote first: read what was written and think again."""


def sqlite_code(error: BaseException | None) -> int:
    """The primary code; the extended ones only say more of the same."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


SQLITE_KINDS: Final = {
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READONLY,
    sqlite3.SQLITE_PERM: READONLY,
    sqlite3.SQLITE_CANTOPEN: GONE,
    sqlite3.SQLITE_IOERR: GONE,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
POSTGRESQL_KINDS: Final = {
    "53100": FULL,
    "53200": FULL,
    "25006": READONLY,
    "42501": READONLY,
    "55P03": LOCKED,
    "40P01": LOCKED,
    "40001": LOCKED,
    "57014": LOCKED,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "53300": GONE,
}
SAYINGS: Final = {
    LOCKED: "somebody else is writing there and does not finish; close what else uses it, or try again",
    FULL: "the disk is full; nothing has been lost, but nothing more can be kept until there is room",
    READONLY: "it may be read but not written; give the server the right to write there",
    DAMAGED: "this is no database of Reverie, or it is damaged; restore a backup with: reverie table restore FILE",
    GONE: "it cannot be reached; check the address, and that the database is running",
    OTHER: "the database refuses",
}


def kind_of(error: BaseException) -> str:
    """What has happened, from whatever a driver raised."""
    if isinstance(error, PoolTimeout):
        return LOCKED
    raised = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(raised, sqlite3.Error):
        return SQLITE_KINDS.get(sqlite_code(raised), OTHER)
    state = getattr(raised, "sqlstate", None)
    if state is not None:
        if state in POSTGRESQL_KINDS:
            return POSTGRESQL_KINDS[state]
        return GONE if state[:2] in ("08", "28", "3D", "57") else OTHER
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return GONE if lost or type(raised).__name__ in ("OperationalError", "ConnectionTimeout") else OTHER


def in_our_words(error: BaseException, where: str) -> StoreError:
    kind = kind_of(error)
    raised = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    detail = " ".join(str(raised).split())[:200]
    return StoreError(f"{where}: {SAYINGS[kind]} ({detail})", kind)


def broken_law(error: IntegrityError) -> str:
    """Which constraint refused: `unique`, `reference`, or another."""
    state = getattr(error.orig, "sqlstate", None)
    code = getattr(error.orig, "sqlite_errorcode", None)
    if state == "23505" or code in (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE):
        return "unique"
    if state == "23503" or code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY:
        return "reference"
    return "other"


@contextmanager
def laws(table: str) -> Iterator[None]:
    """What the constraints of the schema refuse, in our words."""
    try:
        yield
    except IntegrityError as error:
        law = broken_law(error)
        if law == "unique":
            raise SeqTaken(f"table {table}: somebody else wrote first") from error
        if law == "reference":
            raise StoreError(f"there is no table {table!r}", MISSING) from error
        raise
