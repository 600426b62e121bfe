"""A worker that dies is replaced and its game played again; a game that always kills its worker is named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FRAGILE = """
import os
from reverie.bots.base import RandomBot
from reverie.bots.registry import BOTS

class Fragile(RandomBot):
    name = "fragile"

    def choose(self, seen):
        marks = os.environ["MARKS"]
        for n in range(int(os.environ["DEATHS"])):
            try:
                os.close(os.open(os.path.join(marks, str(n)), os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                continue
            if os.environ.get("RAISE"):
                raise KeyError("a bug of this bot")
            os._exit(9)
        return super().choose(seen)

BOTS["fragile"] = Fragile
"""


@pytest.fixture
def fragile(reverie: Any, environment: dict[str, str], tmp_path: Path) -> Any:
    """A run in which a bot ends its process so many times; only this test's processes know that bot."""
    (tmp_path / "site").mkdir()
    (tmp_path / "marks").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(FRAGILE, encoding="utf-8")

    def simulate(deaths: int, workers: int = 1, **more: str) -> Any:
        path = f"{tmp_path / 'site'}:{environment['PYTHONPATH']}"
        env = {"PYTHONPATH": path, "MARKS": str(tmp_path / "marks"), "DEATHS": str(deaths)} | more
        command = ("simulate", "dreamblade", "--games", "8", "--bots", "fragile,random", "--json")
        return reverie(*command, "--workers", str(workers), "--out", tmp_path / "run", env=env)

    return simulate


def test_a_dead_worker_is_replaced(fragile: Any, tmp_path: Path, results: Any, calm: Any) -> None:
    done = fragile(2, workers=2)
    assert done.code == 0, done.err
    assert json.loads(done.out)["games"] == 8
    lines = (tmp_path / "run" / "games.jsonl").read_bytes().splitlines()[1:]
    rows = sorted((json.loads(line) for line in lines), key=lambda row: row["number"])
    alike = ("number", "seed", "won", "decisions", "scores", "spawned")
    assert [[row[key] for key in alike] for row in rows] == [[row[key] for key in alike] for row in results(calm)[:8]]


def test_a_game_that_always_kills_its_worker_is_named(fragile: Any, calm: Any) -> None:
    done = fragile(1000)
    assert done.code == 70
    seeds = {row.number: row.seed for row in calm.rows}
    number = int(done.err.split("game ")[1].split()[0])
    assert f"game {number} (seed {seeds[number]}) ended its worker 4 times (exit code 9)" in done.err


def test_a_bug_in_a_game_is_told_with_number_and_seed(fragile: Any) -> None:
    done = fragile(1, RAISE="1")
    assert done.code == 70
    assert "ran into a bug: KeyError: 'a bug of this bot'" in done.err and "(seed " in done.err
