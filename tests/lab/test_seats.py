"""Any number of seats and sides: everybody sits everywhere equally often, sides are counted, and old ledgers are still read."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reverie.games import find_game
from reverie.lab.backends import Processes
from reverie.lab.errors import LabError
from reverie.lab.ledger import read_games
from reverie.lab.merge import merge
from reverie.lab.plan import SIMULATE, Plan, plan_bots, teams_of
from reverie.lab.play import Row
from reverie.lab.report import report
from reverie.lab.run import Run, run
from reverie.lab.tally import count
from reverie.lab.tournament import ratings

FOUR = (0, 1, 2, 3)
TWO_BY_TWO = (0, 0, 1, 1)


def plan(bots: int, teams: tuple[int, ...], swap: bool = True) -> Plan:
    wishes = {"mode": "king-of-the-hill" if len(teams) == 3 else "free-for-all", "players": len(teams)}
    return Plan(SIMULATE, "dice_throne", (), ("random",) * bots, 1, swap, wishes, teams=teams)


@pytest.mark.parametrize("swap", [True, False])
@pytest.mark.parametrize(("bots", "teams"), [(2, FOUR), (4, FOUR), (3, (0, 1, 2)), (5, (0, 1, 2)), (2, TWO_BY_TWO), (3, TWO_BY_TWO), (2, (0, 1, 2))])  # fmt: skip
def test_every_bot_sits_in_every_seat_equally_often(bots: int, teams: tuple[int, ...], swap: bool) -> None:
    game = find_game("dice_throne")
    made = plan(bots, teams, swap)
    numbers = made.numbers(12)
    assert len(numbers) == len(set(numbers)) == 12 * len(made.meetings())
    seated = Counter((seat, bot) for n in numbers for seat, bot in enumerate(made.fixture(game, n).seats))
    assert len(seated) == bots * len(teams) and len(set(seated.values())) == 1, "by symmetry of all seats and all bots"
    for number in numbers:
        by_side = {(team, bot) for team, bot in zip(teams, made.fixture(game, number).seats, strict=True)}
        assert len(by_side) == len(set(teams)), "one bot to a side"
    assert set(made.numbers(4)) < set(made.numbers(12))


def test_games_of_one_seating_round_share_seed_and_setup_and_bots_keep_their_seeds() -> None:
    game = find_game("dice_throne")
    made = plan(3, (0, 1, 2))
    one, two, three = [made.fixture(game, number) for number in range(3)]
    assert one.seed == two.seed == three.seed and one.setup == two.setup
    assert len({fixture.seats for fixture in (one, two, three)}) == 3
    for fixture in (two, three):
        assert dict(zip(fixture.seats, fixture.bot_seeds, strict=True)) == dict(
            zip(one.seats, one.bot_seeds, strict=True)
        )
    twice = plan(2, FOUR).fixture(game, 0)
    assert len(set(twice.bot_seeds)) == 4, "two of one bot do not think alike"


def test_no_two_others_always_sit_in_the_same_order() -> None:
    game = find_game("dice_throne")
    made = plan(3, (0, 1, 2))
    follows = Counter(
        (seats[i], seats[(i + 1) % 3])
        for n in made.numbers(12)
        for seats in [made.fixture(game, n).seats]
        for i in range(3)
    )
    assert len(follows) == 6 and len(set(follows.values())) == 1


def row(number: int, bots: str, won: list[int], teams: tuple[int, ...] = ()) -> Row:
    sides = set(won) if not teams else {teams[seat] for seat in won}
    winner = bots[won[0]] if len(sides) == 1 else "draw"
    return Row(
        number,
        5,
        ["h"] * len(bots),
        list(bots),
        winner,
        won,
        "end",
        3,
        9,
        [1] * len(bots),
        0,
        [{}] * len(bots),
        0.1,
        teams=list(teams),
    )


def header(bots: str, teams: tuple[int, ...]) -> dict[str, Any]:
    return {"game": "toy", "kind": "simulate", "seed": 1, "bots": list(bots), "swap": True, "teams": list(teams), "side_word": "hero", "sides": {}, "package": "0", "version": 1, "content": {}}  # fmt: skip


def test_what_a_side_gets() -> None:
    three = row(0, "xyz", [1])
    assert [three.points(seat) for seat in range(3)] == [0, 1, 0]
    assert [row(0, "xyz", []).points(seat) for seat in range(3)] == [1 / 3] * 3
    assert [row(0, "xyz", [0, 2]).points(seat) for seat in range(3)] == [0.5, 0, 0.5]
    teams = row(0, "xxyy", [2, 3], TWO_BY_TWO)
    assert [teams.points(seat) for seat in range(4)] == [0, 0, 1, 1] and teams.winner == "y"
    assert [row(0, "xxyy", [], TWO_BY_TWO).points(seat) for seat in range(4)] == [0.5] * 4
    assert (three.against(1, 0), three.against(0, 2), three.against(2, 1)) == (1, 0.5, 0)


def test_sides_are_counted_and_not_seats() -> None:
    tally = count(header("xy", TWO_BY_TWO), [row(0, "xxyy", [2, 3], TWO_BY_TWO), row(1, "yyxx", [0, 1], TWO_BY_TWO)])
    told = tally.summary()
    assert told["win_rates"]["y"]["games"] == 2 and told["win_rates"]["y"]["rate"] == 1 and told["even"] == 0.5
    assert told["wins"] == {"x": 0, "y": 2}
    many = count(
        header("xyz", (0, 1, 2)),
        [row(n, "xyz"[n % 3 :] + "xyz"[: n % 3], [0 if n % 3 == 2 else 2 - n % 3]) for n in range(12)],
    )
    assert many.even == pytest.approx(1 / 3) and many.seatings == 3
    assert many.bots["z"].rate() == 1 and many.duels["z", "x"].rate() == 1 and many.duels["x", "y"].rate() == 0.5
    rated = ratings(many)
    assert rated is not None and next(iter(rated)) == "z"
    assert "if all were equal" in report(many.header, [row(n, "xyz", [0]) for n in range(3)])


@pytest.mark.parametrize(
    ("mode", "players", "bots", "seats"),
    [("teams", 4, "normal,random", 4), ("king-of-the-hill", 3, "random,normal,random", 3)],
)
def test_more_than_two_are_simulated(
    mode: str, players: int, bots: str, seats: int, tmp_path: Path, reverie: Any
) -> None:
    file = tmp_path / "setup.yaml"
    file.write_text(f"mode: {mode}\nplayers: {players}\nsudden_death: 2\n", encoding="utf-8")
    out = tmp_path / "run"
    done = reverie(
        "simulate",
        "dice_throne",
        "--bots",
        bots,
        "--games",
        len(bots.split(",")),
        "--swap",
        "--setup",
        file,
        "--workers",
        "1",
        "--out",
        out,
    )
    assert done.code == 0, done.err
    head, rows = read_games(out)
    assert len(rows) == len(bots.split(",")) and all(len(one.bots) == seats for one in rows)
    assert len({one.seed for one in rows}) == 1 and len({tuple(one.bots) for one in rows}) == len(rows)
    game = find_game("dice_throne")
    assert tuple(head["teams"]) == teams_of(game, game.setup({"mode": mode, "players": players}))
    assert "won" in report(head, rows) and (out / "summary.json").exists()


def test_a_ledger_of_two_seats_is_still_read(kept: Path) -> None:
    """Format 2: who won was one seat, or -1; nobody spoke of teams."""
    lines = [json.loads(line) for line in kept.read_bytes().splitlines()]
    before = read_games(kept.parent)[1]
    lines[0]["format"] = 2
    del lines[0]["teams"]
    for line in lines[1:]:
        line["won"] = line["won"][0] if line["won"] else -1
    kept.write_bytes(b"".join([msgspec.json.encode(line) + b"\n" for line in lines]))
    head, rows = read_games(kept.parent)
    assert rows == before and count(head, rows).games == 3
    lines[0]["format"] = 1
    kept.write_bytes(b"".join([msgspec.json.encode(line) + b"\n" for line in lines]))
    with pytest.raises(LabError, match="written in format 1; this version of Reverie reads 2 and 3"):
        read_games(kept.parent)


# Parts that are put together ------------------------------------------------------------------------------------------


def part(out: Path, which: int, seed: int = 1) -> Run:
    made, head = plan_bots(find_game("dreamblade"), [], "random,random", seed, False, None)
    return run(made, head, 9, Processes(1), out, part=(which, 2))


def test_parts_of_a_run_are_the_run(tmp_path: Path, results: Any, calm: Any) -> None:
    for which in (1, 2):
        assert len(part(tmp_path / str(which), which).rows) in (4, 5)
    found = merge([tmp_path / "1", tmp_path / "2"], tmp_path / "all")
    assert results(found) == results(calm)
    again = merge([tmp_path / "2", tmp_path / "all"], tmp_path / "all")
    assert results(again) == results(calm) and len(read_games(tmp_path / "all")[1]) == 9


def test_parts_of_different_runs_are_not_mixed(tmp_path: Path, reverie: Any) -> None:
    part(tmp_path / "1", 1)
    part(tmp_path / "2", 2, seed=2)
    done = reverie("merge", tmp_path / "1", tmp_path / "2", "--out", tmp_path / "all")
    assert done.code == 2 and "seed (there 2, now 1)" in done.err
    (tmp_path / "3").mkdir()
    lines = (tmp_path / "1" / "games.jsonl").read_bytes().splitlines(keepends=True)
    other = msgspec.json.encode(json.loads(lines[1]) | {"turns": 77}) + b"\n"
    (tmp_path / "3" / "games.jsonl").write_bytes(lines[0] + other)
    with pytest.raises(LabError, match=r"game 0 went one way in .*1 and another way in .*3"):
        merge([tmp_path / "1", tmp_path / "3"], tmp_path / "both")
