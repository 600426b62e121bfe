"""`reverie balance`: every warband against every other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from reverie.lab.balance import verdict


@pytest.mark.parametrize(
    ("rate", "said"),
    [(0.399, "too weak"), (0.40, "within"), (0.5, "within"), (0.60, "within"), (0.601, "too strong")],
)
def test_the_bound(rate: float, said: str) -> None:
    assert verdict(rate, [0.4, 0.6]) == said


def test_all_pairs_meet_on_both_sides(reverie: Any, tmp_path: Path) -> None:
    out = tmp_path / "balance"
    command = ("balance", "dreamblade", "--games", "2", "--bot", "random", "--workers", "2", "--out", out)
    done = reverie(*command)
    told = json.loads((out / "balance.json").read_text())
    names = set(told["sides"])
    n = len(names)
    assert done.code == (0 if told["fair"] else 1), done.err
    assert told["fair"] == all(0.4 <= score["rate"] <= 0.6 for score in told["sides"].values())
    assert told["games"] == n * (n - 1)
    rows = [json.loads(line) for line in (out / "games.jsonl").read_bytes().splitlines()[1:]]
    assert len({tuple(row["sides"]) for row in rows}) == n * (n - 1)
    seeds: dict[int, list[list[str]]] = {}
    for row in rows:
        seeds.setdefault(row["seed"], []).append(row["sides"])
    assert all(one == two[::-1] for one, two in seeds.values())
    assert all(score["games"] == 2 for row in told["matrix"].values() for score in row.values())
    page = (out / "balance.md").read_text()
    assert all(name in page and name in done.out for name in names) and "First player of turn 1" in page
    ElementTree.parse(out / "heatmap.svg")
    again = reverie(*command, "--json")  # nothing is left to play
    assert again.code == done.code
    assert {**json.loads(again.out), "seconds": 0} == {**told, "seconds": 0}
    assert reverie("report", out).code == 0
