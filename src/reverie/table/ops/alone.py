"""One server for one SQLite file: two would not hear of each other's tables. PostgreSQL tells its processes by itself.

The lock is on a file beside the database and ends with the process, however that ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ..store.connections import SQLITE, read_url
from ..store.errors import LOCKED, StoreError


def lock_file(url: str) -> Path | None:
    """The file that is locked while somebody serves this database; None where many may."""
    found = read_url(url)
    if found.drivername != SQLITE or found.query.get("uri") or str(found.database).startswith("file:"):
        return None
    return Path(f"{Path(str(found.database)).resolve()}.server")


def _lock(file: IO[bytes]) -> None:
    """Raises OSError when somebody else has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone(url: str, create: bool = False) -> Iterator[None]:
    """Nobody else serves this database, or changes what a server believes to know; raises StoreError."""
    file = lock_file(url)
    if file is None or not (create or file.with_suffix("").exists()):
        yield
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        kept = os.fdopen(os.open(file, os.O_CREAT | os.O_RDWR, 0o600), "r+b")
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror or error}") from error
    with kept:
        try:
            _lock(kept)
        except OSError as error:
            raise StoreError(
                f"{file.with_suffix('')}: another server has these tables open; stop it first, or name another database",
                LOCKED,
            ) from error
        yield


__all__ = ["alone", "lock_file"]
