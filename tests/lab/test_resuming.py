"""Whatever interrupts a run, nothing is lost, nothing is played twice, and games of two runs are never mixed."""

from __future__ import annotations

import json
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from reverie.lab.errors import LabError
from reverie.lab.ledger import read_games

GAMES = 60
COMMAND = ("simulate", "dreamblade", "--games", str(GAMES), "--bots", "random,random", "--workers", "2")


def begin(out: Path, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """The command as a process of its own, once it has finished some games."""
    started = subprocess.Popen(
        [sys.executable, "-m", "reverie.cli", *COMMAND, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL) and None,
    )
    file = out / "games.jsonl"
    until = time.monotonic() + 120
    while not file.exists() or file.read_bytes().count(b"\n") < 6:
        assert started.poll() is None and time.monotonic() < until
        time.sleep(0.01)
    return started


def check_whole(out: Path, before: bytes) -> None:
    """Every game once, and what was there is still there."""
    after = (out / "games.jsonl").read_bytes()
    assert after.startswith(before[: before.rindex(b"\n") + 1])
    numbers = [json.loads(line)["number"] for line in after.splitlines()[1:]]
    assert sorted(numbers) == list(range(GAMES))


def test_a_killed_run_goes_on_where_it_was(
    reverie: Any, environment: dict[str, str], tmp_path: Path, simulated: Any, results: Any, calm: Any
) -> None:
    out = tmp_path / "run"
    started = begin(out, environment)
    started.send_signal(signal.SIGKILL)
    started.wait()
    before = (out / "games.jsonl").read_bytes()
    assert 6 <= before.count(b"\n") < GAMES
    done = reverie(*COMMAND, "--out", out, "--json")
    assert done.code == 0, done.err
    assert json.loads(done.out)["games"] == GAMES
    check_whole(out, before)
    kept = simulated(games=GAMES, out=out)  # nothing is left to play
    assert kept.decisions == 0
    assert results(kept)[:9] == results(calm)


def test_ctrl_c_leaves_with_130_and_a_valid_file(reverie: Any, environment: dict[str, str], tmp_path: Path) -> None:
    out = tmp_path / "run"
    started = begin(out, environment)
    started.send_signal(signal.SIGINT)
    _, err = started.communicate(timeout=120)
    assert started.returncode == 130
    assert b"interrupted" in err and b"Traceback" not in err
    before = (out / "games.jsonl").read_bytes()
    assert before.endswith(b"\n") and before.count(b"\n") < GAMES
    assert reverie(*COMMAND, "--out", out).code == 0
    check_whole(out, before)


def test_a_full_disk_is_told_and_what_was_written_stays_valid(reverie: Any, kept: Path, simulated: Any) -> None:
    out = kept.parent
    room = kept.stat().st_size + 1500

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    done = reverie(
        "simulate", "dreamblade", "--games", "20", "--bots", "random,random", "--out", out, preexec_fn=little_room
    )
    assert done.code == 2
    assert "games.jsonl: File too large. The games written so far are kept" in done.err
    assert kept.read_bytes().endswith(b"\n")
    _, rows = read_games(out)
    assert 3 <= len(rows) < 20
    assert len(simulated(games=20, out=out).rows) == 20


def test_half_a_line_is_dropped_and_its_game_played_again(simulated: Any, results: Any, calm: Any, kept: Path) -> None:
    kept.write_bytes(kept.read_bytes()[:-40])
    assert results(simulated(games=3, out=kept.parent)) == results(calm)[:3]
    assert kept.read_bytes().count(b"\n") == 4


def test_half_a_header_is_begun_anew(simulated: Any, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(b'{"form')
    assert len(simulated(games=2, out=tmp_path).rows) == 2


def test_a_broken_line_in_the_middle_is_named(simulated: Any, kept: Path) -> None:
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join([*lines[:2], b'{"number":"x"}\n', *lines[2:]]))
    with pytest.raises(LabError, match="line 3: this is no finished game"):
        simulated(games=3, out=kept.parent)


def test_more_games_may_be_asked_for_later_but_not_fewer(simulated: Any, results: Any, calm: Any, kept: Path) -> None:
    assert results(simulated(games=6, out=kept.parent)) == results(calm)[:6]
    with pytest.raises(LabError, match="already holds 6 games"):
        simulated(games=4, out=kept.parent)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": 2}, "seed (there 1, now 2)"),
        ({"bots": "random,greedy"}, "bots (there random,random#2, now random,greedy)"),
        ({"swap": True}, "swap (there False, now True)"),
    ],
)
def test_games_of_another_run_are_refused(simulated: Any, kept: Path, change: dict[str, Any], said: str) -> None:
    before = kept.read_bytes()
    with pytest.raises(LabError) as error:
        simulated(games=3, out=kept.parent, **change)
    assert said in str(error.value) and "Take another --out" in str(error.value)
    assert kept.read_bytes() == before


@pytest.mark.parametrize("key", ["game", "version", "package", "content", "sides", "setup"])
def test_every_field_of_the_header_counts(simulated: Any, kept: Path, key: str) -> None:
    header, rest = kept.read_bytes().split(b"\n", 1)
    kept.write_bytes(json.dumps(json.loads(header) | {key: {"other": {}}}).encode() + b"\n" + rest)
    with pytest.raises(LabError, match="warbands" if key == "sides" else key):
        simulated(games=3, out=kept.parent)


@pytest.mark.parametrize("data", [b"hello", b"hello\nworld\n", b"[1]\n"])
def test_a_file_that_is_not_ours_is_left_alone(simulated: Any, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(data)
    with pytest.raises(LabError, match="not a file of games"):
        simulated(games=1, out=tmp_path)
    assert file.read_bytes() == data


def test_one_run_at_a_time(simulated: Any, kept: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    with kept.open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        with pytest.raises(LabError, match="another run is writing here"):
            simulated(games=3, out=kept.parent)
