"""Intervals, quantiles, tournaments and the files beside the games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from reverie.lab.play import Row
from reverie.lab.run import summarize, write_summary
from reverie.lab.tally import Score, Tally, count, lengths, quantile, wilson
from reverie.lab.tournament import crosstable, ratings


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (8, 10, 0.4902, 0.9433), (10, 10, 0.7225, 1.0)]
    + [(50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_against_known_values(points: int, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=0.00005)


def test_wilson_holds_half_points() -> None:
    low, high = wilson(4.5, 9)
    assert low + high == pytest.approx(1) and low < 0.5 < high


def by_pairs(*pairs: tuple[float, float]) -> Score:
    score = Score()
    for number, games in enumerate(pairs):
        for points in games:
            score.add(points, number)
    return score


def width(score: Score) -> float:
    low, high = score.interval()
    return high - low


def test_pairs_that_mostly_end_one_all_say_more_than_single_games() -> None:
    """Sixty pairs of bots that hardly differ: 51 end 1:1, six go to one side, three to the other."""
    score = by_pairs(*[(1.0, 0.0)] * 51, *[(1.0, 1.0)] * 6, *[(0.0, 0.0)] * 3)
    single = wilson(score.points, 120)
    assert 0.07 < width(score) < 0.11 < 0.17 < single[1] - single[0]
    assert score.interval()[0] < score.rate() < score.interval()[1]


def test_pairs_that_always_end_alike_say_less_than_single_games() -> None:
    score = by_pairs(*[(1.0, 1.0)] * 30, *[(0.0, 0.0)] * 30)
    single = wilson(60, 120)
    assert width(score) == pytest.approx((single[1] - single[0]) * 2**0.5, rel=0.05)


def test_few_pairs_that_all_end_one_all_prove_little() -> None:
    assert width(by_pairs(*[(1.0, 0.0)] * 3)) > 0.3
    assert by_pairs(*[(1.0, 1.0)] * 5).interval() == wilson(10, 10)


def test_games_that_are_no_pairs_are_counted_one_by_one() -> None:
    assert by_pairs((1.0,), (0.0,), (1.0,)).interval() == wilson(2, 3)  # type: ignore[arg-type]
    rows = [row(number, "xy", number % 2) for number in range(40)]
    plain, swapped = count(HEADER | {"swap": False}, rows), count(HEADER | {"swap": True}, rows)
    assert plain.bots["x"].interval() == wilson(20, 40)
    assert width(swapped.bots["x"]) < width(plain.bots["x"]) / 2


def test_quantiles() -> None:
    assert [quantile([1, 2, 3, 4], q) for q in (0, 0.5, 1)] == [1, 2.5, 4]
    assert quantile([7], 0.95) == 7
    assert lengths(list(range(101))) == {"mean": 50, "median": 50, "p5": 5, "p95": 95}


HEADER: dict[str, Any] = {
    "game": "toy",
    "kind": "simulate",
    "seed": 1,
    "bots": ["x", "y", "z"],
    "side_word": "warband",
    "fair": [0.4, 0.6],
    "fair_pair": [0.0, 1.0],
    "fair_games": 2,
    "sides": {"reds": {"imp": 2, "ogre": 1}, "blues": {"imp": 1}},
}


def row(number: int, bots: str, won: int, first: int = 0) -> Row:
    winner = "draw" if won < 0 else bots[won]
    spawned = [{"imp": 2}, {}]
    return Row(
        number,
        5,
        ["reds", "blues"],
        list(bots),
        winner,
        [won] if won >= 0 else [],
        "end",
        3 + number,
        9,
        [1, 0],
        first,
        spawned,
        0.1,
    )


@pytest.fixture
def tally() -> Tally:
    return count(HEADER, [row(0, "xy", 0), row(1, "yz", 1, first=1), row(2, "zx", -1), row(3, "xy", 0, first=1)])


def test_counting(tally: Tally) -> None:
    told = tally.summary()
    assert (told["games"], told["draws"], told["wins"]) == (4, 1, {"x": 2, "y": 0, "z": 1})
    assert told["win_rates"]["x"]["games"] == 3 and told["win_rates"]["x"]["rate"] == pytest.approx(2.5 / 3, abs=1e-4)
    assert told["first_player"]["rate"] == (1 + 1 + 0.5 + 0) / 4
    assert told["turns"]["median"] == 4.5 and told["reasons"] == {"end": 4}


def test_pieces_are_counted_by_side(tally: Tally) -> None:
    imp = tally.pieces["imp"]
    assert (imp.fielded, imp.used.games, imp.used.points) == (8, 4, 2.5)
    assert tally.never_used() == ["ogre"]
    assert tally.matchups["reds", "blues"].points == 2.5 and tally.matchups["blues", "reds"].points == 1.5


def test_the_crosstable_adds_up(tally: Tally) -> None:
    told = crosstable(tally)
    assert told["x"]["y"]["rate"] == 1 and told["y"]["x"]["rate"] == 0
    assert told["x"]["z"]["rate"] == told["z"]["x"]["rate"] == 0.5
    assert "x" not in told["x"]


def test_ratings_do_not_depend_on_who_finished_first(tally: Tally) -> None:
    before = ratings(tally)
    tally.results.reverse()
    assert before is not None and ratings(tally) == before
    assert list(before) == ["x", "z", "y"]


def test_a_tournament_puts_greedy_above_random(reverie: Any) -> None:
    command = ("simulate", "dreamblade", "--games", "6", "--bots", "random,greedy,random", "--swap", "--json")
    done = reverie(*command, "--workers", "1")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert told["games"] == 18
    assert next(iter(told["ratings"])) == "greedy"
    assert told["ratings"]["greedy"]["mu"] > 25 > told["ratings"]["random"]["mu"]
    table = told["crosstable"]
    assert set(table) == {"random", "greedy", "random#2"}
    for a, met in table.items():
        for b, score in met.items():
            assert score["games"] == 6
            assert score["rate"] + table[b][a]["rate"] == pytest.approx(1, abs=1e-3)


def test_json_tells_the_figures_and_the_screen_shows_them(reverie: Any, tmp_path: Path) -> None:
    command = ("simulate", "dreamblade", "--games", "4", "--bots", "greedy,random", "--workers", "1")
    told = json.loads(reverie(*command, "--json").out)
    assert {"games", "wins", "draws", "decisions", "seconds", "decisions_per_second"} <= set(told)
    assert sum(told["wins"].values()) + told["draws"] == told["games"] == 4
    shown = reverie(*command, "--out", tmp_path / "run")
    assert "greedy" in shown.out and "first player of turn 1" in shown.out and "never used" in shown.out
    kept = json.loads((tmp_path / "run" / "summary.json").read_text())
    for key in ("games", "wins", "draws", "decisions", "win_rates", "never_used"):
        assert kept[key] == told[key]


def test_the_parquet_file_holds_the_same_games(calm: Any, tmp_path: Path) -> None:
    import polars as pl

    write_summary(tmp_path, calm, summarize(calm))
    table = pl.read_parquet(tmp_path / "games.parquet")
    rows = sorted(calm.rows, key=lambda row: row.number)
    assert table["number"].to_list() == list(range(9))
    assert table["seed"].to_list() == [row.seed for row in rows]
    assert table["side_b"].to_list() == [row.sides[1] for row in rows]
    assert json.loads(table["spawned_a"][0]) == rows[0].spawned[0]
    assert not calm.notes


def test_without_the_lab_extra_there_is_a_note_and_no_file(
    simulated: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    found = simulated(games=1, bots="random,random,random", out=tmp_path)
    told = summarize(found)
    write_summary(tmp_path, found, told)
    assert "ratings" not in told and "crosstable" in told
    assert [note.split(":")[0] for note in found.notes] == ["no ratings", "no games.parquet"]
    assert not (tmp_path / "games.parquet").exists() and (tmp_path / "summary.json").exists()


def test_without_out_nothing_is_written(reverie: Any, tmp_path: Path) -> None:
    assert reverie("simulate", "dreamblade", "--games", "1", "--bots", "random,random", cwd=tmp_path).code == 0
    assert not list(tmp_path.iterdir())
