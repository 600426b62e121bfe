"""Connections to SQLite and PostgreSQL that keep what they commit."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from .errors import StoreError, sqlite_code

WAIT: Final = 5.0
"""Seconds that a writer waits for another one, and that a connection may take."""
SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"


def read_url(given: str) -> URL:
    """The address of a database, with the driver that we use."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:
        raise StoreError(f"{given!r} is no address of a database; {ADDRESSES}") from error
    kind = url.drivername.partition("+")[0]
    if kind == SQLITE:
        if not url.database or url.database == ":memory:":
            raise StoreError(f"{given!r} names no file; {ADDRESSES}")
        return url.set(drivername=SQLITE)
    if kind in (POSTGRESQL, "postgres"):
        return url.set(drivername=f"{POSTGRESQL}+psycopg")
    raise StoreError(f"there is no kind of database {kind!r}; {ADDRESSES}")


ADDRESSES: Final = "an address is sqlite:///tables.db or postgresql://name:password@host/database"


def open_engine(url: URL, wait: float) -> Engine:
    """An engine whose connections all keep what they commit."""
    if url.drivername == SQLITE:
        engine = create_engine(url, connect_args={"timeout": wait, "isolation_level": None})
        event.listen(engine, "connect", lambda connection, _: prepare_sqlite(connection, wait))
        event.listen(engine, "begin", begin_sqlite)
        return engine
    limit = {} if "connect_timeout" in url.query else {"connect_timeout": max(2, int(wait))}
    engine = create_engine(url, pool_pre_ping=True, pool_timeout=wait, connect_args=limit)
    event.listen(engine, "connect", lambda connection, _: prepare_postgresql(connection, wait))
    return engine


def prepare_sqlite(connection: Any, wait: float) -> None:
    """WAL lets readers go on while somebody writes; FULL makes every commit wait for the disk."""
    until = time.monotonic() + wait
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError as error:  # two that open a new file together: SQLite does not wait by itself
            if sqlite_code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.02)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def begin_sqlite(conn: Connection) -> None:
    """Writers queue up before they read: a reader that turns into a writer could be refused at once."""
    conn.exec_driver_sql("BEGIN IMMEDIATE" if conn.get_execution_options().get("writes") else "BEGIN")


def prepare_postgresql(connection: Any, wait: float) -> None:
    """Nobody waits for ever, and nobody's commit is only a promise, whatever the server's own settings are."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT set_config('lock_timeout', %s, false)", (f"{int(wait * 1000)}ms",))
        cursor.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    connection.commit()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that writes."""
    with engine.execution_options(writes=True).begin() as conn:
        yield conn
