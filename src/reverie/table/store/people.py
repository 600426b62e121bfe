"""What lists show of tables, who holds seats at them, what people keep, and journals."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, func, insert, select, text

from reverie.kernel.plain import Body
from reverie.parts.plain import Kept

from .database import Database
from .entries import TableRow, clean, row_from, to_json
from .errors import SeqTaken, laws
from .schema import HELD, JOURNALS, KEPT, TABLES


class Listed(Database):
    """Tables as lists show them, and who may sit there."""

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

    def _row(self, found: Row[Any]) -> TableRow | None:
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
            self.tell(conn, {clean(table): 0})

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


class Keepsakes(Database):
    """What people keep, and journals of what is no table but has many hands writing in it."""

    def keep(self, person: str, kind: str, id: str, data: Body) -> None:
        """Keep something of a person's own; the same id again replaces it."""
        key = {"person": clean(person), "kind": clean(kind), "id": clean(id)}
        with self.writing() as conn:
            conn.execute(delete(KEPT).where(*(KEPT.c[name] == value for name, value in key.items())))
            conn.execute(insert(KEPT), key | {"data": to_json(data), "at": time.time()})

    def kept(self, person: str, kind: str) -> list[Kept]:
        """What a person keeps of a kind, the latest first."""
        asked = select(KEPT).where(KEPT.c.person == clean(person), KEPT.c.kind == clean(kind))
        with self.reading() as conn:
            found = conn.execute(asked.order_by(KEPT.c.at.desc(), KEPT.c.id)).all()
        return [Kept(row.id, msgspec.json.decode(row.data), row.at) for row in found]

    def drop(self, person: str, kind: str, id: str) -> bool:
        """Let go of something; whether it was there."""
        asked = delete(KEPT).where(KEPT.c.person == clean(person), KEPT.c.kind == clean(kind), KEPT.c.id == clean(id))
        with self.writing() as conn:
            return bool(conn.execute(asked).rowcount)

    def new_id(self) -> str:
        """An id that nobody can guess: whoever knows it has been told."""
        return secrets.token_urlsafe(9)

    def write_down(self, journal: str, seq: int, bodies: Sequence[Body]) -> bool:
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

    def journal(self, journal: str, after: int = 0) -> list[Body]:
        """The entries of a journal in their order, from the one that follows `after`; none for one that is not there."""
        asked = select(JOURNALS.c.body).where(JOURNALS.c.id == clean(journal), JOURNALS.c.seq > after)
        with self.reading() as conn:
            return [msgspec.json.decode(body) for body in conn.scalars(asked.order_by(JOURNALS.c.seq))]

    def journal_end(self, journal: str) -> int:
        """The number of a journal's last entry; 0 for one that is not there."""
        with self.reading() as conn:
            return conn.scalar(select(func.max(JOURNALS.c.seq)).where(JOURNALS.c.id == clean(journal))) or 0
