"""Looking after the tables of a server: where they are, backups, lists, exports.

A backup is one gzipped file of JSON lines: a header, one line for each row, and a checksum at the end. It does not say
which kind of database it came from, so moving from SQLite to PostgreSQL is a backup and a restore.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
from sqlalchemy import Connection, MetaData, Table, delete, func, insert, inspect, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from reverie.kernel.plain import Body
from reverie.places import data_folder

from ..rooms.promises import EPOCH
from ..store.connections import SQLITE, read_url
from ..store.entries import TableRow, clean
from ..store.errors import DAMAGED, MISSING, NEWER, StoreError
from ..store.schema import ALL, HELD, JOURNALS, KEPT, LOG, META, MIGRATIONS, REPLAYS, SECRETS, TABLES, take_migrations
from ..store.store import Store
from .alone import alone

FORMAT: Final = "reverie-backup"
VERSION: Final = 1
CHUNK: Final = 500
"""How many rows go to a database at a time."""
EVERYTHING: Final = 1_000_000_000
MISSED: Final = (TABLES, LOG, HELD, REPLAYS, KEPT, JOURNALS)
"""Where there is something that anybody would miss."""


# Where the tables are -------------------------------------------------------------------------------------------------


def database_url(given: str | None = None) -> str:
    """The address of the database: as given (a file is an address too), from the environment, or in the user's folder."""
    chosen = given or os.environ.get("REVERIE_DATABASE") or str(data_folder() / "tables.db")
    return chosen if "://" in chosen else URL.create(SQLITE, database=chosen).render_as_string()


# Backup ---------------------------------------------------------------------------------------------------------------


class Summed:
    """A file that is written line by line and knows the checksum of all of it."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.sum = hashlib.sha256()
        self.lines = 0

    def line(self, value: object) -> None:
        data = msgspec.json.encode(value) + b"\n"
        self.file.write(data)
        self.sum.update(data)
        self.lines += 1

    def seal(self) -> None:
        self.file.write(msgspec.json.encode({"lines": self.lines, "sha256": self.sum.hexdigest()}) + b"\n")


def plain(value: object) -> object:
    """A column's value in JSON: bytes are wrapped, for JSON has none."""
    if isinstance(value, bytes | bytearray | memoryview):
        return {"bytes": base64.b64encode(bytes(value)).decode()}
    return value


def unplain(value: object) -> object:
    if isinstance(value, dict):
        return base64.b64decode(value["bytes"], validate=True)
    return value


@contextmanager
def at_one_moment(store: Store) -> Iterator[Connection]:
    """Read everything as it is at one moment, while others go on writing.

    A reader of SQLite's WAL sees one moment for as long as its transaction lasts; PostgreSQL has to be asked for it.
    """
    with store.reading() as conn:
        if conn.dialect.name != SQLITE:
            conn = conn.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield conn.execution_options(yield_per=CHUNK)


def backup(url: str, file: Path) -> dict[str, int]:
    """Write everything into one file, completely or not at all; the server may be running. Gives the number of rows."""
    with Store(url, create=False) as store:
        check_backup_file(store, file)
        with whole_file(file) as out, at_one_moment(store) as conn:
            counts = {str(kind.name): conn.scalar(select(func.count()).select_from(kind)) or 0 for kind in ALL}
            with gzip.GzipFile(filename="", fileobj=out, mode="wb", compresslevel=6) as zipped:
                summed = Summed(zipped)
                schema = int(conn.scalar(select(META.c.value).where(META.c.name == "schema")) or 0)
                summed.line(
                    {"format": FORMAT, "version": VERSION, "schema": schema, "made": time.time(), "counts": counts}
                )
                for kind in ALL:
                    for row in conn.execute(select(kind).order_by(*list(kind.c)[:2])):
                        summed.line([str(kind.name), {str(name): plain(value) for name, value in row._mapping.items()}])
                summed.seal()
    return counts


def check_backup_file(store: Store, file: Path) -> None:
    """A backup never takes the place of what it should save."""
    if file.is_dir():
        raise StoreError(f"{file}: this is a folder; name a file in it")
    if not file.parent.is_dir():
        raise StoreError(f"{file}: there is no folder {file.parent}")
    if file.exists():
        with told(file), file.open("rb") as old:
            database = old.read(15) == b"SQLite format 3"
        if database:
            raise StoreError(f"{file}: this is a database, not a backup; name another file")


@contextmanager
def told(file: Path) -> Iterator[None]:
    """What the file system refuses, in our words."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror or error}") from error


@contextmanager
def whole_file(file: Path) -> Iterator[BinaryIO]:
    """A file that appears when it is complete, readable by its owner only: a backup holds the server's keys."""
    with told(file):
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
        part = Path(name)
        try:
            with os.fdopen(handle, "wb") as out:
                yield out
                out.flush()
                os.fsync(out.fileno())
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)


# Restore --------------------------------------------------------------------------------------------------------------


class Backup:
    """A backup that is read: its header is known at once, its rows come one after another.

    Whoever has had all the rows knows that the file is complete and undamaged; before that nobody does.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.header: Body = {}

    def damaged(self, how: str) -> StoreError:
        return StoreError(f"{self.file}: this backup is damaged: {how}; nothing has been restored", DAMAGED)

    def foreign(self) -> StoreError:
        return StoreError(f"{self.file}: this is no backup of Reverie")

    def rows(self) -> Iterator[tuple[str, Body]]:
        with told(self.file), self.file.open("rb") as raw, gzip.GzipFile(fileobj=raw) as zipped:
            try:
                yield from self._rows(zipped)
            except gzip.BadGzipFile as error:
                if not self.header:
                    raise self.foreign() from error
                raise self.damaged("its compression is broken") from error
            except zlib.error as error:
                raise self.damaged("its compression is broken") from error
            except EOFError as error:
                raise self.damaged("it breaks off") from error

    def _rows(self, lines: gzip.GzipFile) -> Iterator[tuple[str, Body]]:
        first = lines.readline()
        self.header = self._read_header(first)
        summed = hashlib.sha256(first)
        counted = dict.fromkeys(self.header["counts"], 0)
        number = 1
        for line in lines:
            value = self._parse(line, number + 1)
            if isinstance(value, dict):
                if value != {"lines": number, "sha256": summed.hexdigest()}:
                    raise self.damaged("its checksum is another one")
                if lines.read(1):
                    raise self.damaged("something follows its end")
                if counted != self.header["counts"]:
                    raise self.damaged("it does not hold as many rows as it says")
                return
            summed.update(line)
            number += 1
            kind, row = self._row(value, number)
            counted[kind] += 1
            yield kind, row
        raise self.damaged("its end is missing")

    def _read_header(self, line: bytes) -> Body:
        try:
            header = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            header = None
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise self.foreign()
        version, schema = header.get("version"), header.get("schema")
        if type(version) is not int or type(schema) is not int or not isinstance(header.get("counts"), dict):
            raise self.damaged("its header is broken")
        if version > VERSION or schema > len(MIGRATIONS):
            raise StoreError(
                f"{self.file}: this backup was made by a newer Reverie (schema {schema}; this one knows {len(MIGRATIONS)});"
                " update Reverie",
                NEWER,
            )
        if version < 1 or schema < 1:
            raise self.damaged("its header is broken")
        return header

    def _parse(self, line: bytes, number: int) -> object:
        try:
            return msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.damaged(f"line {number} cannot be read") from error

    def _row(self, value: object, number: int) -> tuple[str, Body]:
        match value:
            case [str(kind), dict(row)] if kind in self.header["counts"]:
                try:
                    return kind, {name: unplain(inner) for name, inner in row.items()}
                except (KeyError, ValueError, TypeError) as error:
                    raise self.damaged(f"line {number} cannot be read") from error
        raise self.damaged(f"line {number} is no row")


def restore(url: str, file: Path, replace: bool = False) -> dict[str, int]:
    """Read a backup into a database, completely or not at all. Gives the number of rows.

    The backup is checked from its first to its last line before the database is touched. A backup of an older version is
    restored as it was and then brought up to date, all in one transaction.
    """
    read_url(url)
    kept = Backup(file)
    for _ in kept.rows():
        pass
    with alone(url, create=True), Store(url) as store, store.writing() as conn:
        if not replace and not is_empty(conn):
            raise StoreError(
                f"{store.where}: there are tables already; they would be lost. Give --replace if that is meant"
            )
        drop_all(conn)
        take_migrations(conn, 0, MIGRATIONS[: kept.header["schema"]])
        add_rows(conn, kept)
        take_migrations(conn, kept.header["schema"], MIGRATIONS)
        conn.execute(delete(SECRETS).where(SECRETS.c.name == EPOCH))  # dice promised before are never dealt again
    return dict(kept.header["counts"])


def is_empty(conn: Connection) -> bool:
    """Nothing that anybody would miss: keys alone are made by every server that was ever started."""
    return not any(conn.scalar(select(func.count()).select_from(kind)) for kind in MISSED)


def drop_all(conn: Connection) -> None:
    for name in [*(kind.name for kind in reversed(ALL)), META.name]:
        conn.execute(text(f"DROP TABLE IF EXISTS {name}"))


def add_rows(conn: Connection, kept: Backup) -> None:
    """All rows of a backup, in the order of the file: a table comes before what belongs to it."""
    there = inspect(conn).get_table_names()
    known = {name: Table(name, MetaData(), autoload_with=conn, resolve_fks=False) for name in there}
    waiting: list[Body] = []
    kind = ""

    def send() -> None:
        if waiting:
            try:
                conn.execute(insert(known[kind]), waiting)
            except OperationalError:
                raise  # the database's trouble, not the backup's
            except SQLAlchemyError as error:
                raise kept.damaged(f"its {kind} cannot be kept ({' '.join(str(error.args[0]).split())})") from error
            waiting.clear()

    for name, row in kept.rows():
        if name not in known or name == META.name or set(row) != set(known[name].c.keys()):
            raise kept.damaged(f"it speaks of {name!r} in another way than its version does")
        if name != kind or len(waiting) >= CHUNK:
            send()
            kind = name
        waiting.append(row)
    send()


# Lists and exports ----------------------------------------------------------------------------------------------------


def list_tables(url: str, status: str | None = None, limit: int | None = None) -> list[Body]:
    """All tables of a server, the latest first, with the length of their logs; those that cannot be read stand last, as
    `damaged`."""
    with Store(url, create=False) as store:
        try:
            rows = store.tables(status=status, limit=limit)
        except StoreError as error:
            if error.kind != DAMAGED:
                raise
            rows = [row for id in all_ids(store) if (row := readable(store, id)) and status in (None, row.status)][
                :limit
            ]
        told = [{**msgspec.to_builtins(row), "entries": length(store, row.id)} for row in rows]
        nothing = {"game": "?", "created": 0.0, "updated": 0.0, "status": "damaged", "seats": [], "public": False}
        if status is None:
            told += [
                {"id": id, **nothing, "summary": {"why": why}, "entries": 0} for id, why in store.unreadable.items()
            ]
    for one in told:
        if not one["entries"]:
            one["status"] = "damaged"
    return told


def length(store: Store, table: str) -> int:
    """How many entries the log of a table has; none, if that cannot be read."""
    try:
        with store.reading() as conn:
            return conn.scalar(select(func.count()).select_from(LOG).where(LOG.c.table_id == table)) or 0
    except StoreError:
        return 0


def readable(store: Store, table: str) -> TableRow | None:
    """What lists show of a table; None, and noted, where that cannot be read."""
    try:
        return store.table(table)
    except (StoreError, msgspec.DecodeError, UnicodeDecodeError, TypeError) as error:
        store.unreadable[table] = str(error)
        return None


def all_ids(store: Store) -> list[str]:
    """The ids of all tables, the latest first. In a damaged database, all that can be found: every way of looking goes as far as
    it can, and the logs name tables that the list has lost."""
    looks = (
        select(TABLES.c.id).order_by(TABLES.c.updated.desc(), TABLES.c.id),
        select(TABLES.c.id).order_by(TABLES.c.id),
        select(TABLES.c.id).order_by(TABLES.c.id.desc()),
        select(LOG.c.table_id).order_by(LOG.c.table_id),
        select(LOG.c.table_id).order_by(LOG.c.table_id.desc()),
    )
    found: dict[str, None] = {}
    for look in looks:
        try:
            with store.reading() as conn:
                for id in conn.execution_options(yield_per=1).scalars(look):
                    found.setdefault(id)
            if look is looks[0]:
                break
        except StoreError as error:
            if error.kind != DAMAGED:
                raise
    return list(found)


def export_lines(url: str, table: str) -> Iterator[bytes]:
    """One table as JSON lines: what lists show of it, then its log."""
    with Store(url, create=False) as store:
        lines = lines_of(store, table)
    yield from lines


def lines_of(store: Store, table: str) -> list[bytes]:
    row = readable(store, clean(table))
    entries = store.read(table)
    if row is None and not entries:
        raise StoreError(f"there is no table {table!r}; see: reverie table list", MISSING)
    return [msgspec.json.encode(one) + b"\n" for one in ({"table": row}, *entries)]


def export_all(url: str, folder: Path) -> dict[str, str]:
    """Write every table that can be read into a folder, a file for each. Gives those that cannot, and why."""
    with told(folder):
        folder.mkdir(parents=True, exist_ok=True)
    failed: dict[str, str] = {}
    with Store(url, create=False) as store:
        for id in all_ids(store):
            try:
                lines = lines_of(store, id)
            except (StoreError, msgspec.DecodeError) as error:
                failed[id] = str(error)
                continue
            if len(lines) == 1:
                failed[id] = "its log is gone"
                continue
            with whole_file(folder / f"{id}.jsonl") as out:
                out.writelines(lines)
    return failed


def export(url: str, table: str, file: Path) -> int:
    """Write one table's log into a file, completely or not at all. Gives the number of entries."""
    lines = list(export_lines(url, table))
    if file.is_dir():
        raise StoreError(f"{file}: this is a folder; name a file in it")
    with whole_file(file) as out:
        out.writelines(lines)
    return len(lines) - 1


__all__ = ["all_ids", "backup", "database_url", "export", "export_all", "export_lines", "list_tables", "restore"]
