"""`reverie compare`: a sequential test on pairs. Its error rates are proved on simulated pairs, its ends on real games."""

from __future__ import annotations

import json
import math
import random
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.games import find_game
from reverie.lab.backends import Processes
from reverie.lab.compare import (
    LOWER,
    UNDECIDED,
    UPPER,
    Bounds,
    Compared,
    Test,
    Variant,
    alone,
    compare,
    elo_of,
    expected,
    pair_score,
    plan_compare,
)
from reverie.lab.play import Row

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
DECISIVE = (0.24, 0.0, 0.52, 0.0, 0.24)
"""Pairs of games that diverge at once..."""
CLOSE = (0.04, 0.06, 0.80, 0.06, 0.04)
"""... and of variants that hardly differ: most pairs end one all."""


def tilted(shares: tuple[float, ...], elo: float) -> list[float]:
    """The shares of pair scores of somebody who is better by so much: tilted until the mean is right."""
    low, high = -20.0, 20.0
    for _ in range(80):
        tilt = (low + high) / 2
        weights = [share * math.exp(tilt * score) for share, score in zip(shares, SCORES, strict=True)]
        mean = sum(weight * score for weight, score in zip(weights, SCORES, strict=True)) / sum(weights)
        low, high = (tilt, high) if mean < expected(elo) else (low, tilt)
    return [weight / sum(weights) for weight in weights]


def simulated_runs(
    shares: tuple[float, ...], elo: float, bounds: Bounds, runs: int, seed: int
) -> tuple[dict[str, int], float]:
    """How often each verdict, and how many pairs it took on average."""
    stream, found, pairs = random.Random(seed), {UPPER: 0, LOWER: 0}, 0
    steps = list(accumulate(tilted(shares, elo)))
    for _ in range(runs):
        test, verdict = Test(bounds), UNDECIDED
        while not verdict:
            drawn = stream.random()
            verdict = test.add(next((score for score, step in zip(SCORES, steps, strict=True) if drawn < step), 1.0))
        found[verdict] += 1
        pairs += test.pairs
    return found, pairs / runs


@pytest.mark.parametrize("shares", [DECISIVE, CLOSE], ids=["decisive", "close"])
def test_error_rates_are_what_was_asked_for(shares: tuple[float, ...]) -> None:
    """500 runs under each hypothesis: errors within three binomial standard deviations of the 5 % that were asked for."""
    bounds, runs = Bounds(0, 40), 500
    most = runs * 0.05 + 3 * math.sqrt(runs * 0.05 * 0.95)
    under_0, _ = simulated_runs(shares, 0, bounds, runs, 1)
    under_1, _ = simulated_runs(shares, 40, bounds, runs, 2)
    assert 0 < under_0[UPPER] <= most and 0 < under_1[LOWER] <= most


def test_pairs_that_hardly_differ_decide_sooner_than_those_that_diverge() -> None:
    bounds = Bounds(0, 40)
    assert simulated_runs(CLOSE, 40, bounds, 60, 3)[1] < simulated_runs(DECISIVE, 40, bounds, 60, 3)[1] / 2


def test_the_ratio_against_the_formula() -> None:
    test = Test(Bounds(0, 10))
    for score in (1.0, 0.5, 0.5, 0.0, 0.75):
        test.add(score)
    mean, variance = 2.75 / 5, (1 + 0.25 + 0.25 + 0.5625 - 5 * 0.55**2 + 3 * 0.125) / 8
    low, high = 0.5, 1 / (1 + 10 ** (-10 / 400))
    assert test.ratio() == pytest.approx(5 * (high - low) * (2 * mean - low - high) / (2 * variance))
    assert Bounds().upper() == pytest.approx(math.log(19)) == -Bounds().lower()
    assert elo_of(expected(35)) == pytest.approx(35)


def row(number: int, bots: str, won: list[int]) -> Row:
    return Row(number, 5, ["h"] * len(bots), list(bots), "", won, "end", 3, 9, [], 0, [], 0.1)


def test_a_pair_is_scored_for_the_first_variant() -> None:
    header = {"bots": ["a", "b"]}
    assert pair_score(header, [row(0, "ab", [0]), row(1, "ba", [1])]) == 1
    assert pair_score(header, [row(0, "ab", [0]), row(1, "ba", [0])]) == 0.5
    assert pair_score(header, [row(0, "ab", []), row(1, "ba", [0])]) == 0.25
    assert pair_score(header, [row(0, "aba", [0]), row(1, "bab", [1])]) == 0.5 + (0.5 + 1) / 4
    party = msgspec.structs.replace(row(0, "aa", []), result="won")
    lost = msgspec.structs.replace(party, number=1, result="lost")
    assert (alone(party), alone(lost), alone(row(0, "aa", [0]))) == (1, 0, 1)
    assert pair_score({"variants": []}, [party, lost]) == 1


def test_the_verdict_does_not_depend_on_who_was_faster() -> None:
    rows = [row(number, "ab" if number % 2 == 0 else "ba", [number % 2]) for number in range(60)]
    verdicts = []
    for order in (rows, rows[::-1]):
        found = Compared({"bots": ["a", "b"]}, Bounds(0, 200))
        found.add(order)
        verdicts.append((found.verdict, found.test.pairs))
    assert verdicts[0] == verdicts[1] and verdicts[0][0] == UPPER and verdicts[0][1] < 30


def test_a_clear_difference_ends_early_and_the_ledger_goes_on(tmp_path: Path, reverie: Any) -> None:
    game = find_game("dreamblade")
    planned = plan_compare((game, game), Variant("greedy"), Variant("random"), 1)
    one = compare(*planned, Bounds(0, 300), 2, Processes(1), tmp_path)
    assert (one.verdict, one.test.pairs) == (UNDECIDED, 1)
    command = (
        "compare",
        "dreamblade",
        "--a",
        "greedy",
        "--b",
        "random",
        "--elo1",
        "300",
        "--games",
        "60",
        "--workers",
        "1",
        "--out",
        tmp_path,
    )
    done = reverie(*command, "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    assert told["verdict"] == UPPER and 2 < told["games"] < 60 and told["score"]["mean"] > 0.7
    lines = (tmp_path / "games.jsonl").read_bytes()
    again = reverie(*command)
    assert "A is better: by 300 Elo rather than by 0" in again.out and (tmp_path / "games.jsonl").read_bytes() == lines
    assert (tmp_path / "compare.md").read_text() == again.out
    refused = reverie("report", tmp_path)
    assert refused.code == 2 and "compare.md" in refused.err


def test_the_same_bot_twice_is_no_difference_after_few_games(reverie: Any) -> None:
    done = reverie(
        "compare",
        "dreamblade",
        "greedy",
        "greedy",
        "--elo1",
        "40",
        "--games",
        "200",
        "--workers",
        "1",
        "--json",
    )
    told = json.loads(done.out)
    assert told["verdict"] == LOWER and told["pairs"] == {"0.5": told["games"] // 2} and told["games"] < 80
    assert told["said"].startswith("no difference")


def test_variants_that_cannot_meet_play_the_same_games_each_by_itself(tmp_path: Path) -> None:
    game = find_game("dreamblade")
    (tmp_path / "short.yaml").write_text("victory: 1\n", encoding="utf-8")
    plan, header = plan_compare((game, game), Variant("random"), Variant("random", setup=tmp_path / "short.yaml"), 1)
    found = compare(plan, header, Bounds(), 6, Processes(1), tmp_path)
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_bytes().splitlines()[1:]]
    assert found.test.pairs == 3 and header["names"] == ["random", "random, victory 1"]
    by_number = {row["number"]: row for row in rows}
    for pair in range(3):
        one, two = by_number[2 * pair], by_number[2 * pair + 1]
        assert one["seed"] == two["seed"] and one["sides"] == two["sides"] and one["turns"] >= two["turns"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--elo0", "10", "--elo1", "5"), "the second should be the greater one"),
        (("normal",), "normal: two bots are compared"),
        (("--alpha", "0.7"), "--alpha 0.7: an error rate lies between 0 and 0.5"),
        (("--a", "nobody"), "there is no bot 'nobody'"),
        (("--backend", "slurm"), "--backend slurm: there are processes and ray"),
        (("--address", "auto"), "--address auto: only --backend ray has an address"),
    ],
)
def test_mistakes(args: tuple[str, ...], said: str, reverie: Any) -> None:
    done = reverie("compare", "dreamblade", "--games", "2", *args)
    assert done.code == 2 and said in done.err
