"""Parties in the laboratory: won and lost by scenario and number of players, facts, bands, and what is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reverie.games import find_game
from reverie.lab.plan import plan_bots
from reverie.lab.play import play

BEACON = Path(__file__).parents[1] / "party" / "beacon"


def reverie(*args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "REVERIE_GAMES": str(BEACON)}
    command = [sys.executable, "-m", "reverie.cli", *args]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300, check=False)


def told(*args: str) -> dict[str, Any]:
    done = reverie(*args, "--json")
    assert done.stdout, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_party_is_counted_by_scenario_and_number_of_players(tmp_path: Path) -> None:
    args = ("simulate", "beacon", "--party", "greedy", "--games", "30", "--players", "2,4", "--out", str(tmp_path))
    crews = told(*args)["crews"]
    assert list(crews) == ["dry/2", "dry/4", "plenty/2", "plenty/4"]
    dry = crews["dry/2"]
    assert (dry["games"], dry["won"], dry["lost"], dry["results"], dry["reasons"]) == (
        30,
        0,
        30,
        {"lost": 30},
        {"out": 30},
    )
    assert dry["low"] == 0.0 and 0.1 < dry["high"] < 0.2, "with its interval"
    plenty = crews["plenty/4"]
    assert (plenty["won"], plenty["turns"]["mean"], plenty["facts"]) == (30, 5.0, {"oil left": 14.0})
    assert plenty["band"] is None and plenty["verdict"] == ""
    assert crews["plenty/2"]["band"] == [0.98, 1.0] and crews["plenty/2"]["verdict"] == "within"
    again = reverie(*args)
    assert "nothing left to play" in again.stdout and "oil left 14" in again.stdout
    assert "| plenty | 2 | 30 | 100.0 %" in (tmp_path / "party.md").read_text()


def test_outside_its_band_a_game_is_not_balanced_and_it_says_by_how_much(tmp_path: Path) -> None:
    good = reverie("balance", "beacon", "--games", "100", "--out", str(tmp_path / "good"))
    assert good.returncode == 0, good.stdout
    bad = reverie("balance", "beacon", "--bot", "random", "--games", "100", "--out", str(tmp_path / "bad"))
    assert bad.returncode == 1
    crews = json.loads((tmp_path / "bad" / "party.json").read_text())["crews"]
    assert {name: crew["verdict"] for name, crew in crews.items() if crew["band"]} == {
        "dry/2": "within",
        "dry/3": "too hard by 15.0 points",
        "dry/4": "too hard by 30.0 points",
        "plenty/2": "too hard by 30.0 points",
    }
    few = reverie("balance", "beacon", "--games", "10", "--out", str(tmp_path / "few"))
    assert few.returncode == 1 and "too few for a verdict" in few.stdout


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("beacon", "--party", "greedy", "--scenario", "wet"), "--scenario wet: beacon has dry, plenty"),
        (("beacon", "--party", "greedy", "--players", "7"), "--players 7: it is played by 2, 3, 4"),
        (("beacon", "--party", "greedy", "--players", "two"), "numbers are wanted, as in --players 2,3"),
        (("beacon",), "is played together: --party BOT"),
        (("dreamblade", "--party", "greedy"), "dreamblade is not played together"),
        (("dreamblade", "--players", "3"), "are for games that are played together"),
        (("beacon", "--party", "nobody"), "nobody"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_could(args: tuple[str, ...], why: str) -> None:
    done = reverie("simulate", *args, "--games", "1")
    assert done.returncode == 2
    assert why in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_lines_of_games_against_each_other_are_what_they_were() -> None:
    import msgspec

    game = find_game("dreamblade")
    plan, _header = plan_bots(game, [], "greedy,random", 1, False, None)
    line = msgspec.to_builtins(play(game, plan, plan.fixture(game, 0)))
    assert not {"scenario", "result", "facts"} & set(line)


def test_campaigns_are_played_from_their_begin_to_their_end() -> None:
    found = told("simulate", "beacon", "--campaign", "nights", "--party", "greedy", "--games", "6")
    assert found["finished"]["rate"] == found["won"]["rate"] == 1.0
    assert found["sessions"]["mean"] >= 2 and found["decisions"]["mean"] > 10
    assert set(found["lost"]) <= {"first", "second"}
    assert found == {
        **told("simulate", "beacon", "--campaign", "nights", "--party", "greedy", "--games", "6"),
        "seconds": found["seconds"],
    }
    done = reverie("simulate", "beacon", "--campaign", "days", "--party", "greedy")
    assert done.returncode == 2 and "--campaign days: beacon has nights" in done.stderr
