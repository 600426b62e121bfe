"""The example is found as any game is that lives elsewhere: by `REVERIE_GAMES`, in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import reverie
from reverie.testing.servers import Server

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "wisps"
SOURCE = str(Path(reverie.__file__).parents[1])
ENVIRONMENT = {"REVERIE_GAMES": str(EXAMPLE), "PYTHONPATH": SOURCE, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}

Runner = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Runner:
    """`python ...` with the example among the games."""

    def started(*args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, **ENVIRONMENT, "REVERIE_DATA": str(tmp_path), **env}
        command = [sys.executable, *args]
        return subprocess.run(
            command, input=stdin, capture_output=True, text=True, env=environment, timeout=120, check=False
        )

    return started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here: only a process of its own has the list of games with the example in it."""
    made = Server(tmp_path_factory.mktemp("wisps"), environment=ENVIRONMENT).start()
    yield made
    made.stop()
