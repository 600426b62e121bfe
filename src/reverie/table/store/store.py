"""The store: everything that must survive, in SQLite or PostgreSQL.

A table is an append-only log; what is listed, held and snapshotted beside it only saves time or says who may sit where.
Nothing here knows a game: bodies are JSON that others wrote.

Writing is durable when it returns: SQLite runs with WAL and synchronous=FULL, PostgreSQL with synchronous_commit. When the
connection breaks while a transaction ends, nobody can say whether it was kept; `StoreError` is raised and the truth is
what `read` says afterwards.
"""

from __future__ import annotations

import secrets
from typing import Final, TypedDict

from sqlalchemy import delete, func, insert, select, text

from .connections import SQLITE
from .entries import clean
from .logs import Logs
from .people import Keepsakes, Listed
from .schema import META, REPLAYS, SECRETS

BEAT: Final = "beat"


class KeptReplay(TypedDict):
    """An uploaded record without its data."""

    id: str
    title: str
    at: float


class Store(Logs, Listed, Keepsakes):
    """All tables of one server."""

    # The server itself -----------------------------------------------------------------------------------------------

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

    def secret(self, name: str = "signing") -> bytes:
        """A key of this server, made when it is first asked for and the same ever after."""
        asked = select(SECRETS.c.value).where(SECRETS.c.name == clean(name))
        with self.reading() as conn:
            found = conn.scalar(asked)
        if found is None:
            with self.writing() as conn:
                conn.execute(
                    text("INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"),
                    {"name": clean(name), "value": secrets.token_bytes(32)},
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

    def replays(self, limit: int = 50) -> list[KeptReplay]:
        """Replays without their data, the latest first."""
        asked = select(REPLAYS.c.id, REPLAYS.c.title, REPLAYS.c.at).order_by(REPLAYS.c.at.desc(), REPLAYS.c.id)
        with self.reading() as conn:
            return [
                KeptReplay(id=found.id, title=found.title, at=found.at) for found in conn.execute(asked.limit(limit))
            ]


__all__ = ["Store"]
