"""Ways to run the laboratory: a plan in this process, or `reverie ...` as a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from reverie import cli
from reverie.games import find_game
from reverie.lab.backends import Processes
from reverie.lab.plan import plan_bots
from reverie.lab.run import Run, run

SRC = str(Path(cli.__file__).resolve().parents[2])


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


@pytest.fixture
def environment() -> dict[str, str]:
    return dict(os.environ) | {"PYTHONPATH": SRC, "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def reverie(environment: dict[str, str]) -> Callable[..., Done]:
    """`python -m reverie.cli ...`; never with a traceback."""

    def command(*args: str | Path, **more: Any) -> Done:
        line = [sys.executable, "-m", "reverie.cli", *map(str, args)]
        env = environment | more.pop("env", {})
        done = subprocess.run(line, capture_output=True, text=True, timeout=60, check=False, env=env, **more)
        assert "Traceback" not in done.stderr, done.stderr
        return Done(done.returncode, done.stdout, done.stderr)

    return command


@pytest.fixture(scope="session")
def simulated() -> Callable[..., Run]:
    """A run of random bots in this process (its workers are processes, as always)."""

    def simulate(
        games: int = 6,
        bots: str = "random,random",
        seed: int = 1,
        swap: bool = False,
        workers: int = 1,
        out: Path | None = None,
        setup: Path | None = None,
    ) -> Run:
        plan, header = plan_bots(find_game("dreamblade"), [], bots, seed, swap, setup)
        return run(plan, header, games, Processes(workers), out)

    return simulate


@pytest.fixture(scope="session")
def calm(simulated: Callable[..., Run]) -> Run:
    """Nine games that one worker played without any trouble: what every other way of playing them must give."""
    return simulated(games=9)


@pytest.fixture(scope="session")
def _kept(simulated: Callable[..., Run], tmp_path_factory: pytest.TempPathFactory) -> Path:
    out: Path = tmp_path_factory.mktemp("kept")
    simulated(games=3, out=out)
    return out / "games.jsonl"


@pytest.fixture
def kept(_kept: Path, tmp_path: Path) -> Path:
    """The file of three finished games, in a folder of its own."""
    return Path(shutil.copy(_kept, tmp_path))


@pytest.fixture(scope="session")
def results() -> Callable[[Run], list[dict[str, Any]]]:
    """All that a run found, by number, without what differs from one time to the next."""

    def plain(found: Run) -> list[dict[str, Any]]:
        rows = [msgspec.to_builtins(row) for row in sorted(found.rows, key=lambda row: row.number)]
        return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]

    return plain
