"""`reverie balance`: every warband against every other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from reverie.games import find_game
from reverie.lab.balance import markdown, verdict, weigh
from reverie.lab.play import Row
from reverie.lab.tally import Tally, count
from reverie.testing import rule


@pytest.mark.parametrize(
    ("rate", "said"),
    [(0.399, "too weak"), (0.40, "within"), (0.5, "within"), (0.60, "within"), (0.601, "too strong")],
)
def test_the_bound(rate: float, said: str) -> None:
    assert verdict(rate, [0.4, 0.6]) == said


HEADER: dict[str, Any] = {
    "game": "toy", "kind": "balance", "seed": 1, "bots": ["x"], "side_word": "hero",
    "fair": [0.45, 0.55], "fair_pair": [0.38, 0.62], "fair_games": 100, "sides": {},
}  # fmt: skip


class Played:
    """A finished run of three heroes: of a hundred games, how many the first of each pair won."""

    seconds = 1.0

    def __init__(self, games: int = 100, **won: int) -> None:
        self.rows = []
        for pair, wins in won.items():
            for number in range(games):
                one = 0 if number < wins else 1
                self.rows.append(Row(number, 5, list(pair), ["x", "x"], "x", [one], "end", 9, 9, [], 0, [{}, {}], 0.1))

    def tally(self) -> Tally:
        return count(HEADER, self.rows)


def weighed(games: int = 100, **won: int) -> dict[str, Any]:
    return weigh(Played(games, **won))  # type: ignore[arg-type]


@rule("DT-10.39")
def test_heroes_pairs_and_the_number_of_games_are_all_asked_for() -> None:
    fair = weighed(ab=62, bc=62, ac=38)
    assert fair["fair"] is True and fair["unfair_pairs"] == {}
    lopsided = weighed(ab=63, bc=63, ac=37)
    assert lopsided["fair"] is False, "every hero wins half of its games, but no pair is even"
    assert all(score["verdict"] == "within" for score in lopsided["sides"].values())
    assert [score["verdict"] for score in lopsided["unfair_pairs"].values()] == ["too strong", "too weak", "too strong"]
    assert "Not fair against each other" in markdown(lopsided)
    strong = weighed(ab=56, bc=50, ac=56)
    assert strong["fair"] is False and strong["sides"]["a"]["verdict"] == "too strong" and strong["unfair_pairs"] == {}
    short = weighed(50, ab=25, bc=25, ac=25)
    assert short["fair"] is False
    assert "50 games of each pair are too few for a verdict; it takes 100." in markdown(short)


@rule("DT-10.39")
def test_dice_throne_asks_what_its_reference_asks() -> None:
    lab = find_game("dice_throne").lab
    assert (lab.fair, lab.fair_pair, lab.fair_games) == ((0.45, 0.55), (0.38, 0.62), 2000)


def test_all_pairs_meet_on_both_sides(reverie: Any, tmp_path: Path) -> None:
    out = tmp_path / "balance"
    command = ("balance", "dreamblade", "--games", "2", "--bot", "random", "--workers", "2", "--out", out)
    done = reverie(*command)
    told = json.loads((out / "balance.json").read_text())
    names = set(told["sides"])
    n = len(names)
    assert done.code == 1 and told["fair"] is False, done.err
    assert told["games_per_pair"] == {"played": 2, "wanted": 20}
    assert "2 games of each pair are too few for a verdict; it takes 20." in done.out
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
