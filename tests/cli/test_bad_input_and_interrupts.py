"""Every mistake gets one clear message that says what would be right; Ctrl-C leaves nothing broken behind."""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.kernel import match as matches

Started = Callable[..., "subprocess.Popen[bytes]"]

PLAY = ("play", "dreamblade")

MISTAKES: list[tuple[tuple[str, ...], str]] = [
    (("play", "chess"), "there is no game 'chess'; there are dreamblade"),
    (("play", "dreamblad"), "did you mean 'dreamblade'?"),
    (("fuzz", "chess"), "there is no game 'chess'; there are dreamblade"),
    (("rules", "chess"), "there is no game 'chess'; there are dreamblade"),
    (("bench", "chess"), "there is no game 'chess'; there are dreamblade"),
    (("content", "check", "--game", "chess"), "there is no game 'chess'; there are dreamblade"),
    (("content", "schema", "--game", "chess"), "there is no game 'chess'; there are dreamblade"),
    ((*PLAY, "--seat", "B=rando"), "there is no bot 'rando'; did you mean 'random'?"),
    ((*PLAY, "--seat", "B=xyz"), "there is no bot 'xyz'; there are human"),
    ((*PLAY, "--seat", "C=human"), "there is no seat 'C'; the seats are A, B"),
    ((*PLAY, "--seat", "A="), "something must follow the =, as in --seat A="),
    ((*PLAY, "--seat", ""), "--seat A="),
    ((*PLAY, "--seat", "human=A"), "A=human"),
    ((*PLAY, "--seat", "A=human", "--seat", "A=random"), "seat A is given twice"),
    ((*PLAY, "--seat", "human", "--seat", "human", "--seat", "human"), "there are only 2 seats"),
    ((*PLAY, "--map", "nope"), "there is no map 'nope'; there are default, "),
    ((*PLAY, "--map", "deepwell"), "deep-well"),
    ((*PLAY, "--warband", "A=nope"), "there is no warband 'nope'; there are "),
    ((*PLAY, "--warband", "A=samplr"), "did you mean 'sampler'?"),
    ((*PLAY, "--warband", "C=sampler"), "there is no seat 'C'; the seats are A, B"),
    ((*PLAY, "--warband", "A=nope.yaml"), "nope.yaml"),
    ((*PLAY, "--option", "victory=0"), "victory is 0; it should be a whole number of at least 1"),
    ((*PLAY, "--option", "victory=-3"), "it should be a whole number of at least 1"),
    ((*PLAY, "--option", "victory=--5"), "it should be a whole number of at least 1"),
    ((*PLAY, "--option", "victory=many"), "it should be a whole number of at least 1"),
    ((*PLAY, "--option", "victory=1.5"), "it should be a whole number of at least 1"),
    ((*PLAY, "--option", "victory=²"), "it should be a whole number of at least 1"),
    ((*PLAY, "--option", "victory="), "it should be a whole number of at least 1"),
    ((*PLAY, "--option", "victory=1000000000000000000000"), "victory"),
    ((*PLAY, "--option", "turn_limit=-1"), "it should be a whole number of at least 0"),
    ((*PLAY, "--option", "tournament=maybe"), "it should be true or false"),
    ((*PLAY, "--option", "edges=C"), "it should be random, A or B"),
    ((*PLAY, "--option", "foo"), "should be KEY=VALUE, as in --option victory=3"),
    ((*PLAY, "--option", "foo=1"), "unknown option 'foo'; "),
    ((*PLAY, "--option", "victry=1"), "did you mean 'victory'?"),
    ((*PLAY, "--option", "names=x"), "names"),
    ((*PLAY, "--option", "names=5"), "names"),
    ((*PLAY, "--option", "warbands=sampler"), "warband"),
    ((*PLAY, "--option", "victory=1", "--option", "victory=2"), "victory"),
    ((*PLAY, "--lang", "de"), "there are en, pl"),
    (("rules", "dreamblade", "--lang", "de"), "there are en, pl"),
    ((*PLAY, "--seed", "-1"), "--seed"),
    ((*PLAY, "--seed", "x"), "--seed"),
    (("fuzz", "dreamblade", "--decisions", "0"), "greater than or equal to 1"),
    (("fuzz", "dreamblade", "--decisions", "-5"), "greater than or equal to 1"),
    (("fuzz", "dreamblade", "--decisions", "x"), "--decisions"),
    (("fuzz", "dreamblade", "--seed", "-1"), "greater than or equal to 0"),
    (("fuzz", "dreamblade", "--every", "0"), "greater than or equal to 1"),
    (("fuzz",), "GAME"),
    (("replay", "x.jsonl", "--to", "-1"), "greater than or equal to 0"),
    (("replay",), "file"),
    (("bench", "--seconds", "0"), "greater than or equal to 0.1"),
    (("frobnicate",), "No such command 'frobnicate'"),
    ((*PLAY, "--frobnicate"), "No such option: --frobnicate"),
    ((*PLAY, "--resume", "nope.jsonl"), "nope.jsonl: No such file or directory"),
]


@pytest.mark.parametrize(("args", "said"), MISTAKES, ids=[" ".join(args) for args, _ in MISTAKES])
def test_a_mistake_gets_one_clear_message_and_exit_code_2(
    reverie: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = reverie(*args, stdin="quit\n")
    assert "Traceback" not in done.err
    assert done.code == 2
    assert done.out == ""
    assert said in done.err
    messages = [line for line in done.err.splitlines() if not line.startswith("Usage: ")]
    assert len(messages) == 1
    assert messages[0].startswith("reverie: ")
    assert list(tmp_path.iterdir()) == [], "nothing is written"


@pytest.mark.parametrize(
    "args", [("play", "chess"), ("fuzz", "dreamblade", "--decisions", "0"), (*PLAY, "--lang", "de")]
)
def test_a_mistake_in_a_real_process_has_exit_code_2_and_no_traceback(
    process: Any, data: Path, args: tuple[str, ...]
) -> None:
    done = process(*args)
    assert done.code == 2
    assert done.out == ""
    assert "Traceback" not in done.err
    assert "reverie: " in done.err
    assert not data.exists()


def test_without_a_command_the_help_is_shown_and_no_empty_message(process: Any) -> None:
    done = process()
    assert "Usage: " in done.out + done.err
    assert not any(line.strip() == "reverie:" for line in done.err.splitlines())


@pytest.mark.parametrize(
    "command", ["play", "replay", "verify", "fuzz", "rules", "bench", "content check", "content schema"]
)
def test_every_command_has_help(reverie: Any, command: str) -> None:
    done = reverie(*command.split(), "--help")
    assert (done.code, done.err) == (0, "")
    assert "Usage: " in done.out


def test_the_version_is_told(process: Any) -> None:
    from reverie import __version__

    assert process("--version").out == f"reverie {__version__}\n"


# Warband files -------------------------------------------------------------------------------------------------------


def counted(*pieces: tuple[str, object]) -> str:
    return "pieces:\n" + "".join(f"  {id}: {count}\n" for id, count in pieces)


SIXTEEN = [
    ("wick-leech", 3),
    ("drowse-midge", 3),
    ("silt-whisper", 3),
    ("chart-moth", 3),
    ("hull-borer", 3),
    ("blank-swimmer", 1),
]


def test_a_warband_of_sixteen_is_the_largest(reverie: Any, tmp_path: Path) -> None:
    file = tmp_path / "band.yaml"
    file.write_text(counted(*SIXTEEN), encoding="utf-8")
    assert reverie(*PLAY, "--warband", f"A={file}", stdin="quit\n").code == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (counted(*SIXTEEN, ("landfall-wisp", 1)), "17 miniatures; a warband has at most 16 (DB-600.1)"),
        (
            counted(("wick-leech", 4)),
            "4 copies of 'wick-leech'; at most 3 of the same miniature are allowed (DB-600.3)",
        ),
        (counted(("wick-lech", 1)), "there is no miniature 'wick-lech'; did you mean 'wick-leech'?"),
        (counted(("wick-leech", 0)), "a count is at least 1"),
        (counted(("wick-leech", -1)), "a count is at least 1"),
        (counted(("wick-leech", "many")), "as in"),
        (counted(("wick-leech", "true")), "as in"),
        (counted(("wick-leech", "010")), "10 copies of 'wick-leech'"),
        ("pieces: {}\n", "at least 1"),
        ("", "as in"),
        ("- wick-leech\n", "as in"),
        ("pieces: [unclosed\n", "band.yaml:"),
        ("wick-leech: 1\nwick-leech: 2\n", "band.yaml:2: 'wick-leech' is given twice"),
    ],
)
def test_a_warband_that_cannot_be_played_is_refused_with_the_reason(
    reverie: Any, tmp_path: Path, data: Path, text: str, said: str
) -> None:
    file = tmp_path / "band.yaml"
    file.write_text(text, encoding="utf-8")
    done = reverie(*PLAY, "--warband", f"A={file}", stdin="quit\n")
    assert "Traceback" not in done.err
    assert done.code == 2
    assert said in done.err
    assert not data.exists()


def test_the_seat_of_a_bad_warband_is_named(reverie: Any, tmp_path: Path) -> None:
    file = tmp_path / "band.yaml"
    file.write_text(counted(("wick-leech", 4)), encoding="utf-8")
    done = reverie(*PLAY, "--warband", f"B={file}", stdin="quit\n")
    assert str(file) in done.err or "seat B" in done.err


# Ctrl-C --------------------------------------------------------------------------------------------------------------


def read_until(running: subprocess.Popen[bytes], wanted: bytes) -> bytes:
    assert running.stdout is not None
    seen = b""
    while wanted not in seen:
        byte = running.stdout.read(1)
        assert byte, seen.decode()
        seen += byte
    return seen


def test_ctrl_c_during_play_keeps_the_game(started: Started, process: Any, data: Path) -> None:
    running = started(*PLAY, "--seed", "3", "--option", "edges=A")
    read_until(running, b"A> ")
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert b"Traceback" not in err
    file = data / "dreamblade-3.jsonl"
    assert f"Go on with: reverie play dreamblade --resume {file}" in out.decode()
    assert not list(data.glob("*.part"))
    again = process(*PLAY, "--resume", file, stdin="quit\n")
    assert again.code == 0
    assert "A decides: Spawn" in again.out


def test_ctrl_c_while_bots_play_keeps_a_game_that_verifies(started: Started, reverie: Any, data: Path) -> None:
    args = (*PLAY, "--seat", "A=random", "--seat", "B=random", "--option", "victory=400", "--seed")
    running = [started(*args, str(seed)) for seed in (1, 2, 3)]
    for found in running:
        assert found.stdout is not None
        assert b"Dreamblade" in found.stdout.readline()  # the game has begun
    time.sleep(0.5)
    for found in running:
        found.send_signal(signal.SIGINT)
    for seed, found in zip((1, 2, 3), running, strict=True):
        _out, err = found.communicate(timeout=60)
        assert found.returncode == 130
        assert b"Traceback" not in err
        done = reverie("verify", data / f"dreamblade-{seed}.jsonl")
        assert (done.code, done.out[:3]) == (0, "ok "), done.text
    assert not list(data.glob("*.part"))


@pytest.mark.parametrize(
    "when", ["before the answer is taken", "after the answer is taken", "in the middle of the write"]
)
@pytest.mark.interpreted
def test_ctrl_c_in_the_middle_of_a_step_keeps_a_game_that_verifies(
    reverie: Any, monkeypatch: pytest.MonkeyPatch, data: Path, when: str
) -> None:
    real = matches.submit
    seen = 0

    def interrupted(*args: Any) -> Any:
        nonlocal seen
        seen += 1
        if seen == 20 and when == "before the answer is taken":
            raise KeyboardInterrupt
        result = real(*args)
        if seen == 20:
            raise KeyboardInterrupt
        return result

    with monkeypatch.context() as m:
        m.setattr(matches, "submit", interrupted)
        if when == "in the middle of the write":
            m.setattr(matches.os, "fsync", lambda _: (_ for _ in ()).throw(KeyboardInterrupt))
        done = reverie(*PLAY, "--seat", "A=random", "--seat", "B=random", "--seed", "3")
    assert "Traceback" not in done.err
    assert done.code == 130
    assert not list(data.glob("*.part"))
    if when != "in the middle of the write":
        told = reverie("verify", data / "dreamblade-3.jsonl")
        assert told.out.startswith("ok "), told.text


def test_ctrl_c_during_fuzz_is_130_without_a_traceback(started: Started, data: Path) -> None:
    running = started("fuzz", "dreamblade", "--decisions", "1000000")
    time.sleep(1.0)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert b"Traceback" not in err
    assert b"ok" not in out
    assert not data.exists()


def test_ctrl_c_at_a_question_within_a_question_keeps_the_game(started: Started, data: Path) -> None:
    running = started(*PLAY, "--seed", "3", "--option", "edges=A")
    read_until(running, b"A> ")
    assert running.stdin is not None
    running.stdin.write(b"resign\n")
    running.stdin.flush()
    read_until(running, b"(y/n)")
    running.send_signal(signal.SIGINT)
    running.communicate(timeout=30)
    assert running.returncode == 130
    assert (data / "dreamblade-3.jsonl").is_file()


def test_a_failure_inside_the_game_still_keeps_what_was_played(
    reverie: Any, monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    """Whatever goes wrong at the table, the players' game must not be lost with it."""
    from reverie.terminal import TerminalTable

    def broken(*_: Any) -> None:
        raise RuntimeError("something nobody thought of")

    monkeypatch.setattr(TerminalTable, "show_log", broken)
    done = reverie(*PLAY, "--seed", "3", stdin="log\nquit\n")
    assert done.code != 0
    (file,) = data.glob("*dreamblade-3.jsonl")
    assert str(file) in done.text.replace("\n", "")
    assert reverie("verify", file).out.startswith("ok ")
