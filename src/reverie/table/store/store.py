"""The store: everything that must survive, in SQLite or PostgreSQL.

A table is an append-only log; what is listed, held and snapshotted beside it only saves time or says who may sit where.
Nothing here knows a game: bodies are JSON that others wrote.

Writing is durable when it returns: SQLite runs with WAL and synchronous=FULL, PostgreSQL with synchronous_commit. When the
connection breaks while a transaction ends, nobody can say whether it was kept; `StoreError` is raised and the truth is
what `read` says afterwards.
"""

from __future__ import annotations

import os
import secrets as chance
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Connection,
    Double,
    Engine,
    LargeBinary,
    String,
    column,
    create_engine,
    delete,
    event,
    func,
    insert,
    inspect,
    select,
    table,
    text,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

SNAPSHOTS_KEPT: Final = 3
WAIT: Final = 5.0
"""Seconds that a writer waits for another one, and that a connection may take."""
SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
CHANNEL: Final = "reverie"
"""Where processes of one PostgreSQL hear of each other."""
MOST_NEWS: Final = 100
"""Tables in one message: PostgreSQL takes 8000 bytes."""
BEAT: Final = "beat"
MIGRATION_LOCK: Final = 0x5245564552494501  # any number, as long as everybody takes the same

# What can go wrong ----------------------------------------------------------------------------------------------------

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


class Entry(msgspec.Struct):
    """One line of a table's log. Numbers begin with 1 and have no gaps."""

    seq: int
    kind: str
    seat: int
    body: dict[str, Any]
    at: float


_body: Final = msgspec.json.Decoder(dict[str, Any])


def stored_entry(found: Any) -> Entry:
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
    seats: list[dict[str, Any]]
    summary: dict[str, Any]
    public: bool


Snapshot = bytes | tuple[int, bytes]
"""A table as it was after the last entry written with it, or after the entry with this number."""

Write = tuple[str, list[Entry], TableRow | None, Snapshot | None]

# The schema -----------------------------------------------------------------------------------------------------------

META = table("meta", column("name", String), column("value", String))
TABLES = table(
    "tables",
    column("id", String),
    column("game", String),
    column("created", Double),
    column("updated", Double),
    column("status", String),
    column("seats", String),
    column("summary", String),
    column("public", Boolean),
)
LOG = table(
    "log",
    column("table_id", String),
    column("seq", BigInteger),
    column("kind", String),
    column("seat", BigInteger),
    column("body", String),
    column("at", Double),
)
SNAPSHOTS = table(
    "snapshots",
    column("table_id", String),
    column("seq", BigInteger),
    column("data", LargeBinary),
)
HELD = table("held", column("table_id", String), column("seat", BigInteger), column("person", String))
SECRETS = table("secrets", column("name", String), column("value", LargeBinary))
REPLAYS = table(
    "replays",
    column("id", String),
    column("title", String),
    column("at", Double),
    column("data", LargeBinary),
)
KEPT = table(
    "kept",
    column("person", String),
    column("kind", String),
    column("id", String),
    column("data", String),
    column("at", Double),
)
JOURNALS = table(
    "journals", column("id", String), column("seq", BigInteger), column("body", String), column("at", Double)
)
ALL = (TABLES, LOG, SNAPSHOTS, HELD, SECRETS, REPLAYS, KEPT, JOURNALS)
"""All but `meta`, in an order in which rows may be added: a table before what belongs to it."""

Step = Callable[[Connection], None]


def run_statements(conn: Connection, statements: str) -> None:
    """Schema statements for both kinds of database: they differ only in what bytes are called."""
    blob = "BLOB" if conn.dialect.name == SQLITE else "BYTEA"
    for statement in statements.replace("BYTES", blob).split(";"):
        if statement.strip():
            conn.exec_driver_sql(statement)


def first_schema(conn: Connection) -> None:
    """Version 1. A step is never changed once it has been released: what must be different is a further step."""
    run_statements(
        conn,
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL,
            updated DOUBLE PRECISION NOT NULL,
            status TEXT NOT NULL,
            seats TEXT NOT NULL,
            summary TEXT NOT NULL,
            public BOOLEAN NOT NULL
        );
        CREATE INDEX tables_by_time ON tables (updated);
        CREATE TABLE log (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq BIGINT NOT NULL CHECK (seq > 0),
            kind TEXT NOT NULL,
            seat BIGINT NOT NULL,
            body TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, seq)
        );
        CREATE TABLE snapshots (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq BIGINT NOT NULL,
            data BYTES NOT NULL,
            PRIMARY KEY (table_id, seq)
        );
        CREATE TABLE held (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat BIGINT NOT NULL,
            person TEXT NOT NULL,
            PRIMARY KEY (table_id, seat, person)
        );
        CREATE INDEX held_by_person ON held (person);
        CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTES NOT NULL);
        CREATE TABLE replays (
            id TEXT PRIMARY KEY,
            title TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            data BYTES NOT NULL
        );
        """,
    )


def what_people_keep(conn: Connection) -> None:
    """Version 2: what somebody keeps, and journals of what is no table but has many hands writing in it."""
    run_statements(
        conn,
        """
        CREATE TABLE kept (
            person TEXT NOT NULL,
            kind TEXT NOT NULL,
            id TEXT NOT NULL,
            data TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (person, kind, id)
        );
        CREATE TABLE journals (
            id TEXT NOT NULL,
            seq BIGINT NOT NULL CHECK (seq > 0),
            body TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (id, seq)
        );
        """,
    )


STEPS: tuple[Step, ...] = (first_schema, what_people_keep)
"""Step n brings a database from version n-1 to version n."""


def schema_version(conn: Connection) -> int:
    """The version of a database; 0 if it is empty. What belongs to something else is refused."""
    there = inspect(conn).get_table_names()
    if META.name in there:
        found = conn.scalar(select(META.c.value).where(META.c.name == "schema"))
        if found is not None and str(found).isdecimal():
            return int(found)
    elif not there:
        return 0
    raise StoreError(
        f"this database holds something else ({', '.join(sorted(there)[:5])}); the tables of Reverie need one of their own",
        DAMAGED,
    )


def check_version(found: int, known: int) -> None:
    if found > known:
        raise StoreError(
            f"this database has been written by a newer Reverie (schema {found}; this one knows {known}); update Reverie",
            NEWER,
        )


def take_steps(conn: Connection, done: int, steps: Sequence[Step]) -> None:
    """Bring a database from version `done` to the last of these steps, within the transaction that is open."""
    if done == 0:
        conn.exec_driver_sql("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        conn.execute(insert(META), {"name": "schema", "value": "0"})
    for step in steps[done:]:
        step(conn)
    conn.execute(update(META).where(META.c.name == "schema").values(value=str(len(steps))))


def migrate(engine: Engine, steps: Sequence[Step] = STEPS) -> int:
    """Bring a database up to date, completely or not at all; two processes may try it together. Gives its version."""
    with engine.connect() as conn:
        found = schema_version(conn)
    check_version(found, len(steps))
    if found == len(steps):
        return found
    with writing(engine) as conn:
        if conn.dialect.name == POSTGRESQL:
            conn.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        found = schema_version(conn)  # somebody else may have been quicker
        check_version(found, len(steps))
        if found < len(steps):
            take_steps(conn, found, steps)
    return len(steps)


# Connections ----------------------------------------------------------------------------------------------------------


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


# Errors of databases in our words -------------------------------------------------------------------------------------


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


# Texts and bodies -----------------------------------------------------------------------------------------------------


def clean(words: str) -> str:
    """Text that every database can keep: PostgreSQL has no NUL, and halves of characters are no text anywhere."""
    return words.encode("utf-8", "replace").decode("utf-8").replace("\0", "\N{REPLACEMENT CHARACTER}")


def cleaned(value: Any) -> Any:
    """The same for all text in a body."""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, dict):
        return {cleaned(key): cleaned(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [cleaned(inner) for inner in value]
    return value


def to_json(value: Any) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except UnicodeEncodeError:
        return msgspec.json.encode(cleaned(value)).decode()


def row_values(row: TableRow) -> dict[str, Any]:
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


def entry_values(id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": id,
        "seq": entry.seq,
        "kind": clean(entry.kind),
        "seat": entry.seat,
        "body": to_json(entry.body),
        "at": entry.at,
    }


def row_from(found: Any) -> TableRow:
    return TableRow(
        found.id,
        found.game,
        found.created,
        found.updated,
        found.status,
        msgspec.json.decode(found.seats, type=list[dict[str, Any]]),
        msgspec.json.decode(found.summary, type=dict[str, Any]),
        bool(found.public),
    )


# The store ------------------------------------------------------------------------------------------------------------


class Store:
    """All tables of one server. Every method may be called from every thread."""

    def __init__(self, url: str, *, create: bool = True, wait: float = WAIT) -> None:
        """Open a database and bring it up to date; `create=False` refuses one that is not there yet."""
        self.url = read_url(url)
        self.where = str(self.url.database) if self.url.drivername == SQLITE else self.url.render_as_string()
        """How people are told which database is meant: without its password."""
        self.voice: str | None = None
        """The name under which this process tells others what it has written; None where there are no others."""
        self.unreadable: dict[str, str] = {}
        """Tables of which what lists show cannot be read, and why; they are left out of lists."""
        self._turn: AbstractContextManager[Any] = nullcontext()
        if self.url.drivername == SQLITE:
            self._turn = threading.Lock()  # waiting for each other here is quicker than SQLite's looking again
            self._make_file(create)
        try:
            self.engine = open_engine(self.url, wait)
        except (NoSuchModuleError, ImportError) as error:
            raise StoreError(f"{self.where}: the driver of this database is not installed ({error})") from error
        try:
            with self._told():
                if not create:
                    self._be_there()
                migrate(self.engine)
        except StoreError as error:
            self.engine.dispose()
            known = str(error).startswith(self.where)
            raise StoreError(str(error) if known else f"{self.where}: {error}", error.kind) from error

    def close(self) -> None:
        self.engine.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _make_file(self, create: bool) -> None:
        """A new file is nobody else's to read: it will hold the key that signs cookies."""
        if self.url.query.get("uri") or str(self.url.database).startswith("file:"):
            return
        file = Path(self.where)
        if file.is_dir():
            raise StoreError(f"{file}: this is a folder; name a file in it")
        if file.exists():
            return
        if not create:
            raise StoreError(f"{file}: there is no such database yet", MISSING)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise StoreError(f"{file}: this database cannot be made: {error.strerror}", GONE) from error

    def _be_there(self) -> None:
        with self.engine.connect() as conn:
            if schema_version(conn) == 0:
                raise StoreError("there are no tables of Reverie yet", MISSING)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Whatever a database raises is told in our words."""
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise in_our_words(error, self.where) from error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self._told(), self.engine.connect() as conn:
            yield conn

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._told(), self._turn, writing(self.engine) as conn:
            yield conn

    # Writing tables --------------------------------------------------------------------------------------------------

    def create(self, row: TableRow, entries: list[Entry]) -> None:
        """A new table with the beginning of its log."""
        with self.writing() as conn:
            with laws(row.id):
                conn.execute(insert(TABLES), row_values(row))
            write(conn, row.id, entries, None, None)

    def append(
        self, table: str, entries: list[Entry], row: TableRow | None = None, snapshot: Snapshot | None = None
    ) -> None:
        """Add to a table's log, and with it what lists show and perhaps a snapshot; durable when this returns."""
        with self.writing() as conn:
            write(conn, table, entries, row, snapshot)
            if entries:
                self._tell(conn, {table: entries[-1].seq})

    def append_many(self, batch: Sequence[Write]) -> list[Exception | None]:
        """Add to many tables and wait for the disk once. A table that is refused does not disturb the others.

        What concerns the database itself (a full disk, a lost connection) happens to all of them: then nothing was kept.
        """
        outcomes: list[Exception | None] = [None] * len(batch)
        try:
            if self.url.drivername == SQLITE and self._enter(batch):
                return outcomes
        except StoreError as error:
            return [error] * len(batch)
        in_order = sorted(range(len(batch)), key=lambda number: batch[number][0])  # everybody's order: no deadlocks
        try:
            with self.writing() as conn:
                if not write_together(conn, [batch[number] for number in in_order]):
                    for number in in_order:
                        outcomes[number] = write_apart(conn, *batch[number])
                kept = [batch[number] for number in in_order if outcomes[number] is None]
                self._tell(conn, {table: entries[-1].seq for table, entries, _, _ in kept if entries})
        except StoreError as error:
            return [error] * len(batch)
        return outcomes

    def _enter(self, batch: Sequence[Write]) -> bool:
        """Entries of tables and nothing else, which is what most batches are, by the shortest way to SQLite.

        False, and nothing is written, where something else is in the batch or one of its tables has to be looked at by itself.
        """
        if any(row is not None or snapshot is not None for _table, _entries, row, snapshot in batch):
            return False
        try:
            values = [
                entry_values(clean(table), entry) for table, entries, _row, _snapshot in batch for entry in entries
            ]
        except (ValueError, TypeError, OverflowError):
            return False
        with self._told(), self._turn:
            pooled = self.engine.raw_connection()
            try:
                conn = pooled.driver_connection
                assert isinstance(conn, sqlite3.Connection)
                conn.execute("BEGIN IMMEDIATE")
                try:
                    done = conn.executemany(ENTER.text, values).rowcount == len(values)
                    conn.execute("COMMIT" if done else "ROLLBACK")
                    return done
                except (sqlite3.IntegrityError, sqlite3.DataError, OverflowError):
                    conn.execute("ROLLBACK")
                    return False
            finally:
                pooled.close()  # what is not finished is rolled back

    def _tell(self, conn: Connection, news: dict[str, int]) -> None:
        """Let other processes hear of new entries at the moment they are kept; 0 says that seats have new holders."""
        if self.voice is None:
            return
        told = list(news.items())
        for first in range(0, len(told), MOST_NEWS):
            message = to_json([self.voice, "news", dict(told[first : first + MOST_NEWS])])
            conn.execute(select(func.pg_notify(CHANNEL, message)))

    # Reading tables --------------------------------------------------------------------------------------------------

    def read(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table in its order, from the entry that follows `after`."""
        asked = select(LOG).where(LOG.c.table_id == clean(table), LOG.c.seq > after).order_by(LOG.c.seq)
        with self.reading() as conn:
            return [stored_entry(found) for found in conn.execute(asked)]

    def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        asked = select(LOG.c.table_id, func.max(LOG.c.seq)).where(LOG.c.table_id.in_([clean(id) for id in tables]))
        with self.reading() as conn:
            return {found[0]: found[1] for found in conn.execute(asked.group_by(LOG.c.table_id))}

    def table(self, table: str) -> TableRow | None:
        with self.reading() as conn:
            found = conn.execute(select(TABLES).where(TABLES.c.id == clean(table))).first()
        return row_from(found) if found is not None else None

    def tables(
        self, person: str | None = None, status: str | None = None, public: bool | None = None, limit: int | None = 50
    ) -> list[TableRow]:
        """Tables, the latest first: those at which a person holds a seat, or of one status, or in public."""
        asked = select(TABLES).order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(limit)
        if person is not None:
            asked = asked.where(TABLES.c.id.in_(select(HELD.c.table_id).where(HELD.c.person == clean(person))))
        if status is not None:
            asked = asked.where(TABLES.c.status == clean(status))
        if public is not None:
            asked = asked.where(TABLES.c.public == public)
        with self.reading() as conn:
            rows = [self._row(found) for found in conn.execute(asked)]
        return [row for row in rows if row is not None]

    def _row(self, found: Any) -> TableRow | None:
        """What lists show of a table; None, and noted, where that cannot be read: the log is what counts."""
        try:
            return row_from(found)
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
            self.unreadable[str(found.id)] = str(error)
            return None

    def there(self, table: str) -> bool:
        """Whether there is a table of this id, whatever can be read of it."""
        with self.reading() as conn:
            return conn.scalar(select(TABLES.c.id).where(TABLES.c.id == clean(table))) is not None

    def prove(self, value: str) -> None:
        """Make something durable: whoever wants to know whether the database takes what it is given asks so."""
        with self.writing() as conn:
            conn.execute(
                text(
                    "INSERT INTO meta (name, value) VALUES ('health', :value)"
                    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
                ),
                {"value": value},
            )

    def write_beat(self, now: float) -> None:
        """Note that somebody keeps the clocks."""
        with self.writing() as conn:
            conn.execute(delete(META).where(META.c.name == BEAT))
            conn.execute(insert(META), {"name": BEAT, "value": repr(now)})

    def read_beat(self) -> float | None:
        """When somebody last kept the clocks."""
        with self.reading() as conn:
            found = conn.scalar(select(META.c.value).where(META.c.name == BEAT))
        return float(found) if found is not None else None

    def bad_pages(self) -> list[str]:
        """What SQLite finds wrong with its file; PostgreSQL looks after its own."""
        if self.url.drivername != SQLITE:
            return []
        with self.reading() as conn:
            found = [str(line) for line in conn.exec_driver_sql("PRAGMA quick_check(10)").scalars()]
        return [] if found == ["ok"] else found

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot of a table and the entry after which it was taken."""
        asked = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == clean(table)).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
        with self.reading() as conn:
            found = conn.execute(asked).first()
        return (found.seq, bytes(found.data)) if found is not None else None

    # People ----------------------------------------------------------------------------------------------------------

    def hold(self, table: str, seat: int, person: str) -> None:
        """Let a person sit here. Saying it twice changes nothing."""
        held = {"table_id": clean(table), "seat": seat, "person": clean(person)}
        with self.writing() as conn, laws(table):
            conn.execute(
                text(
                    "INSERT INTO held (table_id, seat, person) VALUES (:table_id, :seat, :person) ON CONFLICT DO NOTHING"
                ),
                held,
            )
            self._tell(conn, {clean(table): 0})

    def give_seat(self, table: str, seat: int, person: str) -> None:
        """One person holds this seat from now on, and nobody else."""
        others = HELD.c.table_id == clean(table), HELD.c.seat == seat, HELD.c.person != clean(person)
        with self.writing() as conn:
            conn.execute(delete(HELD).where(*others))
        self.hold(table, seat, person)

    def held(self, table: str) -> dict[int, set[str]]:
        """Who may sit where at a table."""
        people: dict[int, set[str]] = {}
        with self.reading() as conn:
            for found in conn.execute(select(HELD).where(HELD.c.table_id == clean(table)).order_by(HELD.c.seat)):
                people.setdefault(found.seat, set()).add(found.person)
        return people

    # What people keep, and journals ----------------------------------------------------------------------------------

    def keep(self, person: str, kind: str, id: str, data: dict[str, Any]) -> None:
        """Keep something of a person's own; the same id again replaces it."""
        key = {"person": clean(person), "kind": clean(kind), "id": clean(id)}
        with self.writing() as conn:
            conn.execute(delete(KEPT).where(*(KEPT.c[name] == value for name, value in key.items())))
            conn.execute(insert(KEPT), key | {"data": to_json(data), "at": time.time()})

    def kept(self, person: str, kind: str) -> list[dict[str, Any]]:
        """What a person keeps of a kind, the latest first: `id`, `data` and when (`at`)."""
        asked = select(KEPT).where(KEPT.c.person == clean(person), KEPT.c.kind == clean(kind))
        with self.reading() as conn:
            found = conn.execute(asked.order_by(KEPT.c.at.desc(), KEPT.c.id)).all()
        return [{"id": row.id, "data": msgspec.json.decode(row.data), "at": row.at} for row in found]

    def drop(self, person: str, kind: str, id: str) -> bool:
        """Let go of something; whether it was there."""
        asked = delete(KEPT).where(KEPT.c.person == clean(person), KEPT.c.kind == clean(kind), KEPT.c.id == clean(id))
        with self.writing() as conn:
            return bool(conn.execute(asked).rowcount)

    def new_id(self) -> str:
        """An id that nobody can guess: whoever knows it has been told."""
        return chance.token_urlsafe(9)

    def write_down(self, journal: str, seq: int, bodies: Sequence[dict[str, Any]]) -> bool:
        """Add entries to a journal from the number `seq` on, all or none; a journal begins with its entry 1.

        False says that somebody else wrote first: whoever is told so reads what was written, and thinks again.
        """
        now = time.time()
        rows = [
            {"id": clean(journal), "seq": seq + n, "body": to_json(body), "at": now} for n, body in enumerate(bodies)
        ]
        try:
            with self.writing() as conn:
                last = conn.scalar(select(func.max(JOURNALS.c.seq)).where(JOURNALS.c.id == clean(journal))) or 0
                if seq <= last:
                    return False
                if seq > last + 1:
                    raise ValueError(f"journal {journal}: entry {seq} would leave a gap; it ends with {last}")
                with laws(journal):
                    conn.execute(insert(JOURNALS), rows)
        except SeqTaken:
            return False
        return True

    def journal(self, journal: str, after: int = 0) -> list[dict[str, Any]]:
        """The entries of a journal in their order, from the one that follows `after`; none for one that is not there."""
        asked = select(JOURNALS.c.body).where(JOURNALS.c.id == clean(journal), JOURNALS.c.seq > after)
        with self.reading() as conn:
            return [msgspec.json.decode(body) for body in conn.scalars(asked.order_by(JOURNALS.c.seq))]

    def journal_end(self, journal: str) -> int:
        """The number of a journal's last entry; 0 for one that is not there."""
        with self.reading() as conn:
            return conn.scalar(select(func.max(JOURNALS.c.seq)).where(JOURNALS.c.id == clean(journal))) or 0

    # Secrets and replays ---------------------------------------------------------------------------------------------

    def secret(self, name: str = "signing") -> bytes:
        """A key of this server, made when it is first asked for and the same ever after."""
        asked = select(SECRETS.c.value).where(SECRETS.c.name == clean(name))
        with self.reading() as conn:
            found = conn.scalar(asked)
        if found is None:
            with self.writing() as conn:
                conn.execute(
                    text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"),
                    {"name": clean(name), "value": chance.token_bytes(32)},
                )
                found = conn.scalar(asked)  # ours, or that of whoever was quicker
        assert found is not None
        return bytes(found)

    def keep_replay(self, id: str, data: bytes, title: str, at: float) -> None:
        """Keep a record that somebody uploaded; the same id again replaces it."""
        with self.writing() as conn:
            conn.execute(delete(REPLAYS).where(REPLAYS.c.id == clean(id)))
            conn.execute(insert(REPLAYS), {"id": clean(id), "title": clean(title), "at": at, "data": data})

    def replay(self, id: str) -> bytes | None:
        with self.reading() as conn:
            found = conn.scalar(select(REPLAYS.c.data).where(REPLAYS.c.id == clean(id)))
        return bytes(found) if found is not None else None

    def replay_bytes(self) -> int:
        """How large all uploaded records are together."""
        with self.reading() as conn:
            return int(conn.scalar(select(func.sum(func.length(REPLAYS.c.data)))) or 0)

    def replays(self, limit: int = 50) -> list[dict[str, Any]]:
        """Replays without their data, the latest first."""
        asked = select(REPLAYS.c.id, REPLAYS.c.title, REPLAYS.c.at).order_by(REPLAYS.c.at.desc(), REPLAYS.c.id)
        with self.reading() as conn:
            return [dict(found._mapping) for found in conn.execute(asked.limit(limit))]


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


def write(conn: Connection, table: str, entries: list[Entry], row: TableRow | None, snapshot: Snapshot | None) -> None:
    """Everything that one act adds to a table, within the transaction that is open."""
    id = clean(table)
    last = conn.scalar(select(func.max(LOG.c.seq)).where(LOG.c.table_id == id)) or 0
    if entries:
        check_numbers(table, entries, last)
        with laws(table):
            conn.execute(insert(LOG), [entry_values(id, entry) for entry in entries])
        last = entries[-1].seq
    if row is not None:
        if clean(row.id) != id:
            raise ValueError(f"the row of table {row.id!r} does not belong to table {table!r}")
        if not conn.execute(update(TABLES).where(TABLES.c.id == id).values(row_values(row))).rowcount:
            raise StoreError(f"there is no table {table!r}", MISSING)
    if snapshot is not None:
        seq, data = snapshot if isinstance(snapshot, tuple) else (last, snapshot)
        if seq > last:
            raise ValueError(f"table {table}: a snapshot of entry {seq} cannot be: the log ends with {last}")
        keep_snapshot(conn, id, seq, data)


def check_numbers(table: str, entries: list[Entry], last: int) -> None:
    """A log has no gaps: whoever writes has read everything before."""
    first = entries[0].seq
    if [entry.seq for entry in entries] != list(range(first, first + len(entries))):
        raise ValueError(f"table {table}: entries {[entry.seq for entry in entries]} do not follow each other")
    if first <= last:
        raise SeqTaken(f"table {table}: entry {first} is there already; the log ends with {last}")
    if first > last + 1:
        raise ValueError(f"table {table}: entry {first} would leave a gap; the log ends with {last}")


def keep_snapshot(conn: Connection, id: str, seq: int, data: bytes) -> None:
    """Add a snapshot and let only the newest few stay."""
    of_table = SNAPSHOTS.c.table_id == id
    conn.execute(delete(SNAPSHOTS).where(of_table, SNAPSHOTS.c.seq == seq))
    with laws(id):
        conn.execute(insert(SNAPSHOTS), {"table_id": id, "seq": seq, "data": data})
    kept = select(SNAPSHOTS.c.seq).where(of_table).order_by(SNAPSHOTS.c.seq.desc()).limit(SNAPSHOTS_KEPT)
    conn.execute(delete(SNAPSHOTS).where(of_table, SNAPSHOTS.c.seq.not_in(kept.scalar_subquery())))


ENTER: Final = text(
    "INSERT INTO log (table_id, seq, kind, seat, body, at)"
    " SELECT :table_id, CAST(:seq AS BIGINT), :kind, CAST(:seat AS BIGINT), :body, CAST(:at AS DOUBLE PRECISION)"
    " WHERE (SELECT COALESCE(MAX(seq), 0) + 1 FROM log WHERE table_id = :table_id) = CAST(:seq AS BIGINT)"
)
"""An entry, if it is the next of its table."""
LIST: Final = text(
    "UPDATE tables SET game = :game, created = :created, updated = :updated, status = :status, seats = :seats,"
    " summary = :summary, public = :public WHERE id = :id"
)


def write_together(conn: Connection, batch: Sequence[Write]) -> bool:
    """Many tables in few statements. False, and nothing is written, where one of them has to be looked at by itself."""
    entries: list[dict[str, Any]] = []
    rows: list[dict[str, Any]] = []
    conn.exec_driver_sql("SAVEPOINT together")
    try:
        for table, added, row, snapshot in batch:
            if snapshot is not None or (row is not None and row.id != table):
                return abandon(conn)
            id = clean(table)
            entries += [entry_values(id, entry) for entry in added]
            if row is not None:
                rows.append(row_values(row))
        for statement, values in ((ENTER, entries), (LIST, rows)):
            if values and conn.execute(statement, values).rowcount != len(values):
                return abandon(conn)
    except (ValueError, TypeError, OverflowError, IntegrityError, DataError):
        return abandon(conn)
    conn.exec_driver_sql("RELEASE SAVEPOINT together")
    return True


def abandon(conn: Connection) -> bool:
    conn.exec_driver_sql("ROLLBACK TO SAVEPOINT together")
    conn.exec_driver_sql("RELEASE SAVEPOINT together")
    return False


def write_apart(
    conn: Connection, table: str, entries: list[Entry], row: TableRow | None, snapshot: Snapshot | None
) -> Exception | None:
    """One table of a batch: if it is refused, only its own part is taken back."""
    conn.exec_driver_sql("SAVEPOINT apart")
    try:
        write(conn, table, entries, row, snapshot)
    except (SeqTaken, StoreError, ValueError, TypeError, OverflowError, IntegrityError, DataError) as error:
        conn.exec_driver_sql("ROLLBACK TO SAVEPOINT apart")
        conn.exec_driver_sql("RELEASE SAVEPOINT apart")
        return in_our_words(error, f"table {table}") if isinstance(error, DBAPIError) else error
    conn.exec_driver_sql("RELEASE SAVEPOINT apart")
    return None


__all__ = [
    "ALL",
    "KINDS",
    "STEPS",
    "Entry",
    "SeqTaken",
    "Snapshot",
    "Store",
    "StoreError",
    "TableRow",
    "check_version",
    "migrate",
    "schema_version",
    "take_steps",
]
