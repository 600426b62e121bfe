"""The schema, once: what is created, and what queries are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Connection,
    Double,
    Engine,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Table,
    Text,
    func,
    insert,
    inspect,
    select,
    update,
)

from .connections import POSTGRESQL, writing
from .errors import DAMAGED, NEWER, StoreError

MIGRATION_LOCK: Final = 0x5245564552494501  # any number, as long as everybody takes the same

SCHEMA: Final = MetaData()


def text(name: str, key: bool = False) -> Column[str]:
    return Column(name, Text, primary_key=key, nullable=False)


def number(name: str, key: bool = False) -> Column[int]:
    return Column(name, BigInteger, primary_key=key, nullable=False, autoincrement=False)


def moment(name: str) -> Column[float]:
    return Column(name, Double, nullable=False)


def data(name: str) -> Column[bytes]:
    return Column(name, LargeBinary, nullable=False)


def of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, nullable=False)


META: Final = Table("meta", SCHEMA, text("name", key=True), text("value"))

# Version 1
TABLES: Final = Table(
    "tables",
    SCHEMA,
    text("id", key=True),
    text("game"),
    moment("created"),
    moment("updated"),
    text("status"),
    text("seats"),
    text("summary"),
    Column("public", Boolean, nullable=False),
    Index("tables_by_time", "updated"),
)
LOG: Final = Table(
    "log",
    SCHEMA,
    of_table(),
    number("seq", key=True),
    text("kind"),
    number("seat"),
    text("body"),
    moment("at"),
    CheckConstraint("seq > 0"),
)
SNAPSHOTS: Final = Table("snapshots", SCHEMA, of_table(), number("seq", key=True), data("data"))
HELD: Final = Table(
    "held",
    SCHEMA,
    of_table(),
    number("seat", key=True),
    text("person", key=True),
    Index("held_by_person", "person"),
)
SECRETS: Final = Table("secrets", SCHEMA, text("name", key=True), data("value"))
REPLAYS: Final = Table("replays", SCHEMA, text("id", key=True), text("title"), moment("at"), data("data"))

# Version 2: what somebody keeps, and journals of what is no table but has many hands writing in it
KEPT: Final = Table(
    "kept", SCHEMA, text("person", key=True), text("kind", key=True), text("id", key=True), text("data"), moment("at")
)
JOURNALS: Final = Table(
    "journals",
    SCHEMA,
    text("id", key=True),
    number("seq", key=True),
    text("body"),
    moment("at"),
    CheckConstraint("seq > 0"),
)
ALL: Final = (TABLES, LOG, SNAPSHOTS, HELD, SECRETS, REPLAYS, KEPT, JOURNALS)
"""All but `meta`, in an order in which rows may be added: a table before what belongs to it."""

Migration = Callable[[Connection], None]


def creates(*tables: Table) -> Migration:
    """A migration that adds tables. What a released migration creates stays as it is: what must be different is a further migration."""
    return lambda conn: SCHEMA.create_all(conn, tables, checkfirst=False)


MIGRATIONS: tuple[Migration, ...] = (creates(TABLES, LOG, SNAPSHOTS, HELD, SECRETS, REPLAYS), creates(KEPT, JOURNALS))
"""Migration n brings a database from version n-1 to version n."""


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


def take_migrations(conn: Connection, done: int, migrations: Sequence[Migration]) -> None:
    """Bring a database from version `done` to the last of these migrations, within the transaction that is open."""
    if done == 0:
        META.create(conn, checkfirst=False)
        conn.execute(insert(META), {"name": "schema", "value": "0"})
    for migration in migrations[done:]:
        migration(conn)
    conn.execute(update(META).where(META.c.name == "schema").values(value=str(len(migrations))))


def migrate(engine: Engine, migrations: Sequence[Migration] = MIGRATIONS) -> int:
    """Bring a database up to date, completely or not at all; two processes may try it together. Gives its version."""
    with engine.connect() as conn:
        found = schema_version(conn)
    check_version(found, len(migrations))
    if found == len(migrations):
        return found
    with writing(engine) as conn:
        if conn.dialect.name == POSTGRESQL:
            conn.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        found = schema_version(conn)  # somebody else may have been quicker
        check_version(found, len(migrations))
        if found < len(migrations):
            take_migrations(conn, found, migrations)
    return len(migrations)
