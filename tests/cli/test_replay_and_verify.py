"""`reverie replay` and `reverie verify`."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.kernel.match import Match


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()


def edit_header(path: Path, **changes: Any) -> None:
    first, *rest = lines_of(path)
    path.write_bytes(b"\n".join([json.dumps(json.loads(first) | changes).encode(), *rest]) + b"\n")


def edit_answer(path: Path, wanted: Callable[[Any], bool], answer: Any) -> int:
    """Put another answer in place of the first that is wanted; its number."""
    lines = lines_of(path)
    number = 0
    for i, line in enumerate(lines):
        value = json.loads(line)
        number += isinstance(value, list)
        if isinstance(value, list) and wanted(value):
            lines[i] = json.dumps([value[0], answer]).encode()
            path.write_bytes(b"\n".join(lines) + b"\n")
            return number
    raise AssertionError("no such answer")


# replay --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "said"), [("en", "wins the game."), ("pl", "wygrywa grę")])
def test_replay_tells_the_log_with_rules_and_the_end(
    reverie: Any, record: Path, load: Callable[[Path], Match], language: str, said: str
) -> None:
    done = reverie("replay", record, "--lang", language)
    match = load(record)
    assert (done.code, done.err) == (0, "")
    assert said in done.out
    assert "DB-P.7" in done.out
    assert "┏" in done.out
    assert done.out.rstrip().endswith(f"{len(match.answers)} answers, digest {match.digest()}")


def test_replay_stops_after_so_many_answers(reverie: Any, record: Path) -> None:
    assert "5 answers, digest " in reverie("replay", record, "--to", "5").out
    assert "0 answers, digest " in reverie("replay", record, "--to", "0").out


def test_replay_beyond_the_end_is_the_whole_game(reverie: Any, record: Path) -> None:
    assert reverie("replay", record, "--to", "99999").out == reverie("replay", record).out


def test_replay_in_json_gives_every_event_with_its_answer_and_rule(
    reverie: Any, record: Path, load: Callable[[Path], Match]
) -> None:
    told = json.loads(reverie("replay", record, "--json").out)
    match = load(record)
    assert set(told) == {"game", "answers", "digest", "log"}
    assert (told["game"], told["answers"], told["digest"]) == ("dreamblade", len(match.answers), match.digest())
    assert len(told["log"]) == len(match.log)
    assert all(event["rule"].startswith("DB-") for event in told["log"])
    assert [event["answer"] for event in told["log"]] == [number for number, _event in match.log]


def test_replay_in_json_stops_too(reverie: Any, record: Path) -> None:
    assert json.loads(reverie("replay", record, "--json", "--to", "7").out)["answers"] == 7


def test_replay_of_a_record_that_differs_says_where(reverie: Any, record: Path) -> None:
    number = edit_answer(record, lambda v: v[1] in ("shift", "strike"), "dance")
    done = reverie("replay", record)
    assert done.code == 2
    assert f"answer {number}" in done.err
    assert reverie("replay", record, "--to", str(number - 1)).code == 0


# verify --------------------------------------------------------------------------------------------------------------


def test_verify_says_ok_with_the_digest(process: Any, record: Path) -> None:
    done = process("verify", record)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"ok {json.loads(lines_of(record)[-1])['digest']}\ndice: they follow from the seed")


def test_verify_in_json_says_ok(reverie: Any, record: Path) -> None:
    told = json.loads(reverie("verify", record, "--json").out)
    last = json.loads(lines_of(record)[-1])
    digest, answers = last["digest"], last["end"]
    assert told == {"ok": True, "proven": True, "digest": digest, "answers": answers, "dice": "stream", "given": 0}


def test_verify_names_the_first_decision_that_was_edited(process: Any, record: Path) -> None:
    number = edit_answer(record, lambda v: v[1] in ("shift", "strike"), "dance")
    done = process("verify", record)
    assert done.code == 1
    assert done.err == ""
    assert done.out.startswith(f"differs at answer {number}: ")
    assert "dance" in done.out


def test_verify_names_the_first_dice_that_were_edited(reverie: Any, record: Path) -> None:
    number = edit_answer(record, lambda v: v[0] == -1 and isinstance(v[1], list) and len(v[1]) == 2, [6, 6])
    done = reverie("verify", record)
    assert done.code == 1
    assert done.out.startswith(f"differs at answer {number}: the dice show (6, 6), but the seed gives ")


def test_verify_in_json_names_the_first_difference(reverie: Any, record: Path) -> None:
    number = edit_answer(record, lambda v: v[1] in ("shift", "strike"), "dance")
    done = reverie("verify", record, "--json")
    told = json.loads(done.out)
    assert done.code == 1
    assert set(told) == {"ok", "proven", "digest", "answers", "dice", "given", "answer", "what"}
    assert (told["ok"], told["answer"], told["answers"]) == (False, number, number - 1)


def test_verify_finds_an_answer_of_the_wrong_seat(reverie: Any, record: Path) -> None:
    lines = lines_of(record)
    number = next(i for i, line in enumerate(lines) if line.endswith((b',"shift"]', b',"strike"]')))
    seat, answer = json.loads(lines[number])
    lines[number] = json.dumps([1 - seat, answer]).encode()
    record.write_bytes(b"\n".join(lines) + b"\n")
    done = reverie("verify", record)
    assert done.code == 1
    assert "but it is up to seat" in done.out


def test_verify_finds_an_edited_digest(reverie: Any, record: Path) -> None:
    lines = lines_of(record)
    end = json.loads(lines[-1])
    lines[-1] = json.dumps(end | {"digest": "0" * 32}).encode()
    record.write_bytes(b"\n".join(lines) + b"\n")
    done = reverie("verify", record)
    assert done.code == 1
    assert f"recorded {'0' * 32}" in done.out


def test_verify_finds_an_edited_winner(reverie: Any, record: Path) -> None:
    lines = lines_of(record)
    end = json.loads(lines[-1])
    lines[-1] = json.dumps(end | {"winners": [1 - end["winners"][0]]}).encode()
    record.write_bytes(b"\n".join(lines) + b"\n")
    assert reverie("verify", record).code == 1


def test_verify_finds_a_changed_seed(reverie: Any, record: Path) -> None:
    edit_header(record, seed=8)
    done = reverie("verify", record)
    assert done.code == 1
    assert "the seed gives" in done.out


# What is no record ---------------------------------------------------------------------------------------------------


def bad(done: Any) -> None:
    """One clear message, exit code 2, nothing on standard output."""
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("reverie: ")
    assert "Traceback" not in done.err
    assert len(done.err.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"\n\n\n", "not a Reverie record"),
        (bytes(range(256)) * 8, "not a Reverie record"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not a Reverie record"),
        (b"[1,2]\n", "not a Reverie record"),
        (b"{}\n", "not a Reverie record"),
        (b'"hello"\n', "not a Reverie record"),
        (b"null\n", "not a Reverie record"),
    ],
    ids=["empty", "blank", "bytes", "picture", "list", "object", "string", "null"],
)
def test_what_is_no_record_is_refused_in_one_message(
    reverie: Any, tmp_path: Path, data: Path, command: str, content: bytes, said: str
) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(content)
    done = reverie("play", "dreamblade", "--resume", file) if command == "play" else reverie(command, file)
    bad(done)
    assert said in done.err
    assert not data.exists()


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_there_or_a_folder_is_told(process: Any, tmp_path: Path, command: str) -> None:
    done = process(command, tmp_path / "nope.jsonl")
    bad(done)
    assert "nope.jsonl: No such file" in done.err
    done = process(command, tmp_path)
    bad(done)
    assert str(tmp_path) in done.err


def test_a_truncated_record_is_refused_wherever_it_was_cut(reverie: Any, record: Path) -> None:
    whole = record.read_bytes()
    cuts = [*range(1, len(whole) - 1, max(1, len(whole) // 60)), len(whole) - 2]
    for cut in cuts:
        record.write_bytes(whole[:cut])
        done = reverie("verify", record)
        bad(done)
        assert "cut off" in done.err or "not a Reverie record" in done.err, cut


def test_lines_after_the_end_and_missing_answers_are_refused(reverie: Any, record: Path) -> None:
    lines = lines_of(record)
    record.write_bytes(b"\n".join([*lines, lines[5]]) + b"\n")
    bad(reverie("verify", record))
    record.write_bytes(b"\n".join([*lines[:5], *lines[6:]]) + b"\n")
    done = reverie("verify", record)
    bad(done)
    assert "answers" in done.err


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "there is no game 'chess'; there are dreamblade"),
        ({"version": 99}, "rules version 99 of dreamblade; this is version 2"),
        ({"format": 99}, "format 99; this version reads format 1"),
        ({"content": "0" * 24}, "have changed since it was played"),
        ({"seed": "seven"}, "'seed' should be of type int"),
        ({"setup": []}, "'setup' should be of type dict"),
        ({"seats": "AB"}, "'seats' should be of type list"),
        ({"setup": {"victory": 0}}, "victory"),
        ({"setup": {"frob": 1}}, "frob"),
        ({"setup": {"map": "nope"}}, "nope"),
        ({"setup": {"map": ["default"]}}, "map"),
        ({"setup": {"names": 5}}, "names"),
        ({"setup": {"names": []}}, "names"),
        ({"setup": {"warbands": [5, 5]}}, "warband"),
        ({"setup": {"warbands": [["nobody"], ["nobody"]]}}, "nobody"),
        ({"setup": {"warbands": [[1], [2]]}}, "warband"),
        ({"setup": {"warbands": [[["a"]], [["b"]]]}}, "warband"),
        ({"setup": {"warbands": [{"wick-leech": "many"}, {"wick-leech": 1}]}}, "warband"),
        ({"nature": "luck"}, "nature"),
        ({"game": ""}, "there is no game"),
        ({"game": "../dreamblade"}, "there is no game"),
    ],
    ids=lambda value: json.dumps(value)[:40] if isinstance(value, dict) else None,
)
def test_a_foreign_header_is_refused_in_one_message(
    reverie: Any, record: Path, command: str, changes: dict[str, Any], said: str
) -> None:
    edit_header(record, **changes)
    done = reverie(command, record)
    bad(done)
    assert said in done.err


@pytest.mark.parametrize("seats", [[1, 2], ["human", "wizard"], [], ["human", "human", "human"], [None, None]], ids=str)
def test_seats_that_cannot_be_filled_are_refused_when_resuming(
    reverie: Any, position: Callable[..., Path], seats: list[Any]
) -> None:
    file = position("action")
    edit_header(file, seats=seats)
    bad(reverie("play", "dreamblade", "--resume", file))


@pytest.mark.parametrize(
    "line",
    [b'{"at":[1],"digest":"x"}', b'{"at":{},"digest":"x"}', b'{"at":3}', b"[]", b"[0]", b"[0,1,2]", b'["A",1]', b"7"],
)
def test_a_line_of_the_wrong_shape_is_refused_with_its_number(reverie: Any, record: Path, line: bytes) -> None:
    lines = lines_of(record)
    record.write_bytes(b"\n".join([*lines[:4], line, *lines[4:]]) + b"\n")
    done = reverie("verify", record)
    bad(done)
    assert "line 5" in done.err


@pytest.mark.parametrize(
    "answer",
    [None, True, 1.5, -1, 10**15, "", "stop", [], [[]], {"a": 1}, ["spawn"], ["spawn", 99, 99], ["spawn", {}, []]],
    ids=repr,
)
def test_any_answer_of_the_wrong_kind_is_a_difference_at_its_place(reverie: Any, record: Path, answer: Any) -> None:
    number = edit_answer(record, lambda v: v[1] in ("shift", "strike"), answer)
    done = reverie("verify", record)
    assert done.code == 1
    assert done.out.startswith(f"differs at answer {number}: ")
    assert done.err == ""


def test_no_damage_to_a_record_ever_ends_in_a_traceback(reverie: Any, record: Path) -> None:
    whole = record.read_bytes()
    chance = random.Random(1)
    for _ in range(80):
        data = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(data))
            change = chance.choice(("flip", "drop", "double", "digit"))
            if change == "flip":
                data[at] ^= 1 << chance.randrange(8)
            elif change == "drop":
                del data[at : at + chance.randint(1, 20)]
            elif change == "double":
                data[at:at] = data[at : at + chance.randint(1, 20)]
            else:
                data[at] = chance.choice(b"0123456789[]{},-")
        record.write_bytes(bytes(data))
        done = reverie("verify", record)
        assert "Traceback" not in done.err, done.err
        assert done.code in (0, 1, 2, 3)


def test_a_record_of_another_pack_says_so(reverie: Any, tmp_path: Path, record: Path) -> None:
    lines = lines_of(record)
    lines[0] = lines[0].replace(b"wick-leech", b"wick-lurch")
    record.write_bytes(b"\n".join(lines) + b"\n")
    done = reverie("verify", record)
    bad(done)
    assert "there is no miniature 'wick-lurch'; did you mean 'wick-leech'?" in done.err
