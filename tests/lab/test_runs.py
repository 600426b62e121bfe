"""A game follows from its number: the same whoever plays it, whenever, and beside how many others."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from reverie.games import find_game
from reverie.lab.plan import SIMULATE, Plan, lab_setups


def test_the_number_of_workers_changes_nothing(simulated: Any, results: Any, calm: Any) -> None:
    alone = results(calm)
    assert [row["number"] for row in alone] == list(range(9))
    assert results(simulated(games=9, workers=3)) == alone


def test_another_seed_is_another_run(simulated: Any, results: Any, calm: Any) -> None:
    first, second = results(calm), results(simulated(games=3, seed=2))
    assert {row["seed"] for row in first}.isdisjoint(row["seed"] for row in second)


def test_swapped_games_come_in_pairs(simulated: Any, results: Any) -> None:
    rows = results(simulated(games=6, bots="greedy,random", swap=True))
    for one, two in zip(rows[::2], rows[1::2], strict=True):
        assert (one["seed"], one["sides"]) == (two["seed"], two["sides"])
        assert one["bots"] == ["greedy", "random"] and two["bots"] == ["random", "greedy"]
    assert len({row["seed"] for row in rows}) == 3


def test_the_same_bot_on_both_sides_plays_the_same_game_twice(simulated: Any, results: Any) -> None:
    one, two = results(simulated(games=2, bots="greedy,greedy", swap=True))
    assert one["bots"] == two["bots"][::-1] == ["greedy", "greedy#2"]
    assert (one["won"], one["decisions"], one["scores"]) == (two["won"], two["decisions"], two["scores"])


def test_a_row_tells_how_the_game_went(results: Any, calm: Any) -> None:
    for row in results(calm):
        assert row["winner"] == (row["bots"][row["won"][0]] if row["won"] else "draw")
        assert row["first"] in (0, 1)
        assert 1 <= row["turns"] <= 24 and row["decisions"] > row["turns"]
        assert row["reason"] in ("victory", "turn-limit")
        bands = find_game("dreamblade").setup({"warbands": row["sides"]})["warbands"]
        for seat in (0, 1):
            assert row["spawned"][seat] and set(row["spawned"][seat]) <= set(bands[seat])


def test_every_pair_of_warbands_is_listed_once() -> None:
    game: Any = find_game("dreamblade")
    pairs = [tuple(game.lab.sides(setup)) for setup in lab_setups(game)]
    n = len(game.library.warbands)
    assert len(pairs) == len(set(pairs)) == n * (n - 1)
    assert game.lab.setup(len(pairs) + 3) == game.lab.setup(3)


def test_a_setup_file_changes_what_it_names(simulated: Any, results: Any, calm: Any, tmp_path: Path) -> None:
    file = tmp_path / "setup.yaml"
    file.write_text("victory: 1\n", encoding="utf-8")
    short = results(simulated(games=5, setup=file))
    assert [row["sides"] for row in short] == [row["sides"] for row in results(calm)[:5]]
    assert all(max(row["scores"]) <= 1 for row in short)
    file.write_text("victory: 1\nwarbands: [sampler, {ferry-squire: 3, coin-faced-page: 3}]\n", encoding="utf-8")
    assert all(row["sides"] == ["sampler", "custom B"] for row in results(simulated(games=3, setup=file)))


def plan(bots: int, swap: bool) -> Plan:
    return Plan(SIMULATE, "dreamblade", (), ("random",) * bots, 1, swap)


@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("games", [1, 2, 5])
def test_in_a_tournament_every_pair_meets_equally_often(games: int, swap: bool) -> None:
    game = find_game("dreamblade")
    made = plan(4, swap)
    numbers = made.numbers(games)
    met = Counter(tuple(sorted(made.fixture(game, number).seats)) for number in numbers)
    assert len(numbers) == len(set(numbers)) == 6 * games
    assert set(met.values()) == {games} and len(met) == 6


@pytest.mark.parametrize("swap", [False, True])
def test_more_games_keep_the_numbers_of_fewer(swap: bool) -> None:
    made = plan(3, swap)
    assert set(made.numbers(4)) < set(made.numbers(5)) < set(made.numbers(9))
