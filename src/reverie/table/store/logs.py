"""The logs of tables. There is one way to write an entry: it goes in if it is the next of its table, or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from .connections import SQLITE
from .database import Database
from .entries import Entry, Snapshot, TableRow, Values, Write, clean, entry_values, row_values, stored_entry
from .errors import MISSING, SeqTaken, StoreError, in_our_words, laws
from .schema import LOG, SNAPSHOTS, TABLES

SNAPSHOTS_KEPT: Final = 3

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


def enter(conn: Connection, values: list[Values]) -> bool:
    """Write entries; False, and the transaction is to be taken back, where one of them is not the next of its table."""
    return not values or conn.execute(ENTER, values).rowcount == len(values)


def log_end(conn: Connection, id: str) -> int:
    """The number of the last entry of a table."""
    return conn.scalar(select(func.max(LOG.c.seq)).where(LOG.c.table_id == id)) or 0


class Logs(Database):
    """The logs of all tables, with what lists show and with snapshots that are written beside them."""

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
                self.tell(conn, {table: entries[-1].seq})

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
                self.tell(conn, {table: entries[-1].seq for table, entries, _, _ in kept if entries})
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

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The newest snapshot of a table and the entry after which it was taken."""
        asked = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == clean(table)).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
        with self.reading() as conn:
            found = conn.execute(asked).first()
        return (found.seq, bytes(found.data)) if found is not None else None


def write(conn: Connection, table: str, entries: list[Entry], row: TableRow | None, snapshot: Snapshot | None) -> None:
    """Everything that one act adds to a table, within the transaction that is open."""
    id = clean(table)
    if entries:
        with laws(table):
            if not enter(conn, [entry_values(id, entry) for entry in entries]):
                check_numbers(table, entries, log_end(conn, id))
                raise SeqTaken(f"table {table}: somebody else wrote first")
    if row is not None:
        if clean(row.id) != id:
            raise ValueError(f"the row of table {row.id!r} does not belong to table {table!r}")
        if not conn.execute(update(TABLES).where(TABLES.c.id == id).values(row_values(row))).rowcount:
            raise StoreError(f"there is no table {table!r}", MISSING)
    if snapshot is not None:
        last = log_end(conn, id)
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


def write_together(conn: Connection, batch: Sequence[Write]) -> bool:
    """Many tables in few statements. False, and nothing is written, where one of them has to be looked at by itself."""
    entries: list[Values] = []
    rows: list[Values] = []
    conn.exec_driver_sql("SAVEPOINT together")
    try:
        for table, added, row, snapshot in batch:
            if snapshot is not None or (row is not None and row.id != table):
                return abandon(conn)
            id = clean(table)
            entries += [entry_values(id, entry) for entry in added]
            if row is not None:
                rows.append(row_values(row))
        if not enter(conn, entries) or (rows and conn.execute(LIST, rows).rowcount != len(rows)):
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
