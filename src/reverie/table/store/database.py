"""A database: opened, brought up to date, read and written. What is in it is said by topic, in the modules beside this one."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Final, Self

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import NoSuchModuleError, SQLAlchemyError

from .connections import SQLITE, WAIT, open_engine, read_url, writing
from .entries import to_json
from .errors import GONE, MISSING, StoreError, in_our_words
from .schema import migrate, schema_version

CHANNEL: Final = "reverie"
"""Where processes of one PostgreSQL hear of each other."""
MOST_NEWS: Final = 100
"""Tables in one message: PostgreSQL takes 8000 bytes."""


class Database:
    """One database. Every method may be called from every thread."""

    def __init__(self, url: str, *, create: bool = True, wait: float = WAIT) -> None:
        """Open a database and bring it up to date; `create=False` refuses one that is not there yet."""
        self.url = read_url(url)
        self.where = str(self.url.database) if self.url.drivername == SQLITE else self.url.render_as_string()
        """How people are told which database is meant: without its password."""
        self.voice: str | None = None
        """The name under which this process tells others what it has written; None where there are no others."""
        self.unreadable: dict[str, str] = {}
        """Tables of which what lists show cannot be read, and why; they are left out of lists."""
        self._turn: AbstractContextManager[object] = nullcontext()
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

    def __enter__(self) -> Self:
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

    def tell(self, conn: Connection, news: dict[str, int]) -> None:
        """Let other processes hear of new entries at the moment they are kept; 0 says that seats have new holders."""
        if self.voice is None:
            return
        told = list(news.items())
        for first in range(0, len(told), MOST_NEWS):
            message = to_json([self.voice, "news", dict(told[first : first + MOST_NEWS])])
            conn.execute(select(func.pg_notify(CHANNEL, message)))
