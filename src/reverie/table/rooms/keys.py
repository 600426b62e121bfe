"""The keys of a server: what cookies and links to seats are signed with, and how they are changed.

There is one root key in the database; `Signer` derives a key of its own from it for each purpose. Dice have nothing to do
with it: see `promises.py`. When the root key is changed the old one may be accepted for some more days, so that nobody loses
their seat: cookies are signed anew when they come, and links that are shown are made with the new key.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from sqlalchemy import delete, insert, select, update

from ..store.schema import SECRETS
from ..store.store import Store
from .identity import Signer
from .room import BOT, OPEN, Room

ROOT: Final = "signing"
OLD: Final = "signing-until-"
"""Before the time of day until which an old key is accepted."""
KEY_BYTES: Final = 32
DAY: Final = 24 * 3600
MOVED: Final = ("drafts", "dice-throne-runs")
"""Secrets of earlier versions that nothing follows from any more."""


def signer_of(store: Store, now: float | None = None) -> Signer:
    """What this server signs with now, and what it still accepts."""
    now = time.time() if now is None else now
    root = store.secret(ROOT)
    with store.reading() as conn:
        found = conn.execute(select(SECRETS).where(SECRETS.c.name.startswith(OLD, autoescape=True))).all()
    return Signer(root, [bytes(row.value) for row in found if until(row.name) > now])


def until(name: str) -> float:
    """Until when the old key of this name is accepted."""
    return float(name.removeprefix(OLD))


def rotate(store: Store, days: float, now: float | None = None) -> int:
    """Make a new root key; gives how many old ones are accepted from now on."""
    now = time.time() if now is None else now
    root = store.secret(ROOT)
    with store.writing() as conn:
        names = list(conn.scalars(select(SECRETS.c.name).where(SECRETS.c.name.startswith(OLD, autoescape=True))))
        gone = [name for name in names if days <= 0 or until(name) <= now]
        conn.execute(delete(SECRETS).where(SECRETS.c.name.in_([*gone, *MOVED])))
        if days > 0:
            conn.execute(insert(SECRETS), {"name": f"{OLD}{now + days * DAY:.0f}", "value": root})
        conn.execute(update(SECRETS).where(SECRETS.c.name == ROOT).values(value=secrets.token_bytes(KEY_BYTES)))
        return len(names) - len(gone) + (days > 0)


def links_of(signer: Signer, room: Room) -> list[tuple[int, str]]:
    """Fresh links to the seats of a table, for whoever has lost theirs."""
    made = []
    for seat, one in enumerate(room.seats):
        if one.kind != BOT or one.away:
            purpose = "invite" if one.kind == OPEN else "seat"
            made.append(
                (seat, f"/t/{room.id}/sit/{signer.seat_token(room.id, seat, purpose=purpose, hands=one.hands)}")
            )
    return made


__all__ = ["links_of", "rotate", "signer_of"]
