"""Promised dice: a commitment to a seed that stands before anybody adds to it.

A promise is the id of something that may be opened (a table, a draft, a tournament), signed, together with the commitment to
its seed. The key that seeds follow from is made when a server starts, shared by its processes and never stored: no backup
tells dice to come, and what was promised before a restart, or before a backup was restored, is refused.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from typing import Final

from reverie.kernel.chance import commitment
from reverie.kernel.header import is_entropy

from .identity import BadToken, Signer
from .sitting import Refused

PROMISE: Final = "dice"
PROMISE_LIFE: Final = 24 * 3600
SEED_BYTES: Final = 32
ID_BYTES: Final = 9
EPOCH: Final = "epoch"
"""The secret of a database that changes when a backup is restored into it."""


def new_table_id() -> str:
    """An id that nobody can guess. None begins with a dash: a command line would take it for an option."""
    while (id := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return id


class Dice:
    """What a table is opened with: its id, the server's seed, and what the person who opens it adds from which seat."""

    __slots__ = ("entropy", "id", "promised", "seat", "seed")

    def __init__(self, id: str, seed: bytes, entropy: str, seat: int = -1, promised: bool = False) -> None:
        self.id = id
        self.seed = seed
        self.entropy = entropy
        self.seat = seat
        """-1: the first seat of whoever opens the table."""
        self.promised = promised
        """Whether whoever opens the table was told the commitment first."""

    def commitment(self) -> str:
        return commitment(self.seed)


class Promise:
    """Something that may be opened, and the commitment to its dice."""

    __slots__ = ("commitment", "table", "token")

    def __init__(self, table: str, token: str, commitment: str) -> None:
        self.table = table
        self.token = token
        self.commitment = commitment


class Promises:
    """All promises of one server: nothing is remembered, for everything follows from the key and an id."""

    def __init__(self, key: bytes = b"", epoch: bytes = b"") -> None:
        self.key = key or secrets.token_bytes(SEED_BYTES)
        self.epoch = epoch
        """The database's own: seeds of before a restore do not come again."""
        self.signer = Signer(self.key)

    def _derived(self, what: bytes, id: str) -> bytes:
        return hmac.digest(self.key, b"\0".join((what, self.epoch.hex().encode(), id.encode())), "sha256")

    def seed_of(self, id: str) -> bytes:
        """The seed that is promised to this id. An id is opened once, so a seed serves once."""
        return self._derived(b"server seed", id)

    def new(self) -> Promise:
        id = new_table_id()
        token = self.signer.seal(PROMISE, [id, int(time.time()), self._derived(b"epoch", "")[:8].hex()])
        return Promise(id, token, commitment(self.seed_of(id)))

    def of_rematch(self, table: str) -> Dice:
        """The dice of the one table that may follow this one: its id and seed are fixed before anybody asks for it."""
        id = base64.urlsafe_b64encode(self._derived(b"rematch", table)[:ID_BYTES]).decode()
        return Dice(id, self.seed_of(id), "")

    def dice(self, token: str = "", entropy: object = "") -> Dice:
        """The dice of a promise, fresh ones where none is claimed; raises Refused for what is no promise that stands."""
        added = str(entropy) if is_entropy(entropy) else ""
        if not token:
            return Dice(new_table_id(), secrets.token_bytes(SEED_BYTES), added)
        try:
            id, at, epoch = self.signer.open(PROMISE, token)
        except (BadToken, ValueError, TypeError) as error:
            raise Refused("refused-promise-foreign") from error
        if epoch != self._derived(b"epoch", "")[:8].hex():
            raise Refused("refused-promise-foreign")
        if time.time() - at > PROMISE_LIFE:
            raise Refused("refused-promise-expired")
        return Dice(id, self.seed_of(id), added, promised=True)


__all__ = ["EPOCH", "PROMISE", "PROMISE_LIFE", "Dice", "Promise", "Promises"]
