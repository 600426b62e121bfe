"""Letting go: tables that are deleted, names that are hidden, and what is kept of a person. The server is stopped meanwhile.

A log is append-only while it is played. Whoever runs the server may still have to take out what somebody wrote there: names and talk
are blanked where they stand, and snapshots, which hold them too, are dropped; the game itself is not touched.
"""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from reverie.kernel.plain import Body
from reverie.parts.campaign.party import LEFT, REMOVED
from reverie.parts.campaign.together import PARTY

from ..store.entries import clean, to_json
from ..store.errors import MISSING, StoreError
from ..store.schema import HELD, JOURNALS, KEPT, LOG, REPLAYS, SNAPSHOTS, TABLES
from ..store.store import Store
from .alone import alone

DAY = 24 * 3600.0
NAMED = ("opened", "sat", "handed", "given", "said")
"""Entries in which somebody is named or quoted."""


def drop_tables(conn: Connection, ids: Iterable[str]) -> int:
    """Delete tables with all that belongs to them. Gives their number."""
    count = 0
    for id in ids:
        for kind in (SNAPSHOTS, LOG, HELD):
            conn.execute(delete(kind).where(kind.c.table_id == id))
        count += conn.execute(delete(TABLES).where(TABLES.c.id == id)).rowcount
    return count


def delete_tables(url: str, ids: list[str]) -> int:
    """Delete these tables, all or none."""
    with alone(url), Store(url, create=False) as store, store.writing() as conn:
        for id in ids:
            must_be_there(conn, id)
        return drop_tables(conn, ids)


def prune(url: str, days: float, playing: bool = False, dry: bool = False) -> dict[str, int]:
    """Delete tables at which nothing has happened for so many days, and records that were uploaded before that. Games that are
    not over stay, unless `playing`. Gives how many there were; with `dry` nothing is deleted."""
    before = time.time() - days * DAY
    with alone(url), Store(url, create=False) as store, store.writing() as conn:
        asked = select(TABLES.c.id).where(TABLES.c.updated < before)
        if not playing:
            asked = asked.where(TABLES.c.status != "playing")
        ids = list(conn.scalars(asked))
        old = REPLAYS.c.at < before
        uploads = len(list(conn.scalars(select(REPLAYS.c.id).where(old))))
        if not dry:
            drop_tables(conn, ids)
            conn.execute(delete(REPLAYS).where(old))
    return {"tables": len(ids), "replays": uploads}


def must_be_there(conn: Connection, table: str) -> None:
    if conn.scalar(select(TABLES.c.id).where(TABLES.c.id == clean(table))) is None:
        raise StoreError(f"there is no table {table!r}; see: reverie table list", MISSING)


def hide(url: str, table: str, seats: set[int] | None = None) -> None:
    """Take a table out of public lists, and the names and the talk of these seats (of all, without) out of it."""
    with alone(url), Store(url, create=False) as store, store.writing() as conn:
        must_be_there(conn, table)
        blank(conn, clean(table), seats, hidden=True)


def erase(url: str, table: str, seat: int) -> dict[str, int]:
    """Forget whoever holds a seat: their names and talk at every table, their seats, the parties that they belong to, and all that they
    keep."""
    with alone(url), Store(url, create=False) as store, store.writing() as conn:
        must_be_there(conn, table)
        held = select(HELD.c.person).where(HELD.c.table_id == clean(table), HELD.c.seat == seat)
        people = set(conn.scalars(held))
        if not people:
            raise StoreError(f"nobody holds seat {seat} of table {table}", MISSING)
        seats: dict[str, set[int]] = {}
        for found in conn.execute(select(HELD).where(HELD.c.person.in_(people))):
            seats.setdefault(found.table_id, set()).add(found.seat)
        for id, mine in seats.items():
            blank(conn, id, mine)
        conn.execute(delete(HELD).where(HELD.c.person.in_(people)))
        kept = conn.execute(delete(KEPT).where(KEPT.c.person.in_(people))).rowcount
        left = leave_parties(conn, people)
    return {"tables": len(seats), "kept": kept, "campaigns": left}


def leave_parties(conn: Connection, people: set[str]) -> int:
    """Let people have left the campaigns of parties that they belong to, and take their names out of the journals. Gives how many."""
    journals: dict[str, list[Body]] = {}
    party = JOURNALS.c.id.startswith(f"{PARTY}/")
    for found in conn.execute(select(JOURNALS).where(party).order_by(JOURNALS.c.id, JOURNALS.c.seq)):
        journals.setdefault(found.id, []).append(msgspec.json.decode(found.body))
    count = 0
    for id, entries in journals.items():
        gone, here = set(), set()
        for seq, entry in enumerate(entries, start=1):
            if entry.get("person", entry.get("owner")) in people:
                number = entry["member"] if entry["kind"] == "joined" else 1
                blank = {"person": "", "name": ""} if entry["kind"] == "joined" else {"owner": "", "member": ""}
                at = (JOURNALS.c.id == id, JOURNALS.c.seq == seq)
                conn.execute(update(JOURNALS).where(*at).values(body=to_json(entry | blank)))
                gone.add(number)
                here.add(number)
            elif entry["kind"] in (LEFT, REMOVED):
                here.discard(entry["member"])
        for seq, number in enumerate(sorted(here), start=len(entries) + 1):
            body = to_json({"kind": LEFT, "member": number})
            conn.execute(insert(JOURNALS), {"id": id, "seq": seq, "body": body, "at": time.time()})
        count += bool(gone)
    return count


def blank(conn: Connection, table: str, seats: set[int] | None, hidden: bool = False) -> None:
    """Blank names and talk of some seats (or all) in a log and in what lists show."""
    named = select(LOG).where(LOG.c.table_id == table, LOG.c.kind.in_(NAMED))
    for found in conn.execute(named).all():
        body = blanked(found.kind, found.seat, msgspec.json.decode(found.body), seats)
        if hidden and found.kind == "opened":
            body["options"]["public"] = False
        here = (LOG.c.table_id == table, LOG.c.seq == found.seq)
        conn.execute(update(LOG).where(*here).values(body=to_json(body)))
    row = conn.execute(select(TABLES).where(TABLES.c.id == table)).one()
    shown = msgspec.json.decode(row.seats)
    for number, seat in enumerate(shown):
        if seats is None or number in seats:
            seat["name"] = ""
    values: Body = {"seats": to_json(shown)} | ({"public": False} if hidden else {})
    conn.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    conn.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))


def blanked(kind: str, seat: int, body: Body, seats: set[int] | None) -> Body:
    """An entry without the names and the talk of some seats."""
    if kind == "opened":
        for number, one in enumerate(body["seats"]):
            if (seats is None or number in seats) and one.get("kind") != "bot":
                one |= {"name": "", "before": [], "owner": ""}
    elif seats is None or seat in seats:
        body = body | {name: "" for name in ("name", "text", "owner", "who") if name in body}
    return body


__all__ = ["delete_tables", "erase", "hide", "prune"]
