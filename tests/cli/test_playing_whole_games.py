"""`reverie play`: whole games, from the first question to the outcome."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reverie import cli
from reverie.bots import Bot, Seen
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record

SHORT = ("--option", "victory=1", "--option", "turn_limit=4")
BOTS = ("--seat", "A=random", "--seat", "B=random")
HOT_SEAT = ("--seat", "A=human", "--seat", "B=human")

OUTCOMES = {
    "en": r"(A|B) has won 1 turns? and the game|The turn limit is reached",
    "pl": r"(A|B) wygrywa 1\. turę, a z nią grę|Osiągnięto limit tur",
}
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3\d|4\d|9\d)(?:;\d+)*m")


@pytest.mark.parametrize(("language", "colour"), [("en", "--colour"), ("pl", "--no-colour")])
@pytest.mark.parametrize(
    "seats", [(), HOT_SEAT, BOTS], ids=["human against normal", "hot-seat", "random against random"]
)
def test_a_game_is_played_to_its_end_by_option_numbers_alone(
    reverie: Any,
    player: Any,
    tmp_path: Path,
    load: Callable[[Path], Match],
    language: str,
    seats: tuple[str, ...],
    colour: str,
) -> None:
    file = tmp_path / "game.jsonl"
    person = player(3)
    done = reverie(
        "play",
        "dreamblade",
        *seats,
        *SHORT,
        "--seed",
        "11",
        "--lang",
        language,
        colour,
        "--record",
        file,
        stdin=person,
        FORCE_COLOR="1",
    )
    assert (done.code, done.err) == (0, "")
    last = done.out.rstrip().splitlines()[-1]
    assert re.search(OUTCOMES[language], last)
    assert (COLOUR.search(done.out) is not None) == (colour == "--colour")
    assert bool(person.sent) == (seats != BOTS)
    match = load(file)
    outcome = match.outcome()
    assert outcome is not None
    assert re.sub(r"\x1b\[[\d;]*m", "", last) == match.game.page(language).outcome(match.state, outcome)


def test_every_kind_of_question_is_put_and_answered_by_numbers(
    reverie: Any, player: Any, situations: dict[tuple[str, int], bytes], position: Callable[..., Path], data: Path
) -> None:
    kinds = {kind for kind, _seat in situations}
    assert kinds >= {"spawn", "action", "shift", "move", "strike", "attackers", "damage", "fate", "disrupt"}
    for kind, seat in situations:
        before = position(kind, seat)
        language = ("en", "pl")[seat]
        done = reverie("play", "dreamblade", "--resume", before, "--lang", language, stdin=player(5, leave_after=4))
        assert (done.code, done.err) == (0, ""), (kind, seat)
        (kept,) = data.glob("*.jsonl")
        old, new = before.read_bytes().splitlines()[:-1], kept.read_bytes().splitlines()[:-1]
        assert new[: len(old)] == old
        assert len(new) > len(old), (kind, seat)
        kept.unlink()


@pytest.mark.parametrize("seats", [(), HOT_SEAT], ids=["human against normal", "hot-seat"])
def test_a_process_fed_the_same_lines_plays_the_same_game(
    reverie: Any, process: Any, player: Any, tmp_path: Path, seats: tuple[str, ...]
) -> None:
    person = player(8)
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    args = ("play", "dreamblade", *seats, *SHORT, "--seed", "4", "--lang", "pl")
    first = reverie(*args, "--record", here, stdin=person)
    second = process(*args, "--record", there, stdin="".join(line + "\n" for line in person.sent))
    assert (second.code, second.err) == (0, "")
    assert second.out == first.out
    assert there.read_bytes() == here.read_bytes()


def test_two_bots_play_without_asking_anybody(process: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = process("play", "dreamblade", *BOTS, *SHORT, "--seed", "2", "--record", file)
    assert (done.code, done.err) == (0, "")
    assert "decides" not in done.out
    assert "Turn 1, initiative:" in done.out
    assert file.is_file()


def test_the_default_game_is_dreamblade_and_the_default_seats_are_human_and_normal(reverie: Any, data: Path) -> None:
    done = reverie("play", stdin="quit\n")
    assert done.code == 0
    (kept,) = data.glob("dreamblade-*.jsonl")
    assert b'"seats":["human","normal"]' in kept.read_bytes()


def test_the_same_seed_gives_the_same_game_and_another_seed_another(reverie: Any, tmp_path: Path) -> None:
    files = [tmp_path / f"{n}.jsonl" for n in range(3)]
    for file, seed in zip(files, ("21", "21", "22"), strict=True):
        assert reverie("play", "dreamblade", *BOTS, *SHORT, "--seed", seed, "--record", file).code == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_bytes().splitlines()[1:] != files[2].read_bytes().splitlines()[1:]


def test_without_a_seed_two_games_differ(reverie: Any, data: Path) -> None:
    for _ in range(2):
        assert reverie("play", "dreamblade", stdin="quit\n").code == 0
    assert len(list(data.glob("*.jsonl"))) == 2


def test_no_color_in_the_environment_is_respected(reverie: Any) -> None:
    done = reverie("play", "dreamblade", *BOTS, *SHORT, "--seed", "2", FORCE_COLOR="1", NO_COLOR="1")
    assert not COLOUR.search(done.out)


def test_output_to_a_pipe_holds_no_escape_codes(process: Any) -> None:
    assert "\x1b" not in process("play", "dreamblade", *BOTS, *SHORT, "--seed", "2").out


@pytest.mark.parametrize("columns", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_table_fits_the_width_and_its_headings_are_whole(reverie: Any, columns: int, language: str) -> None:
    done = reverie(
        "play",
        "dreamblade",
        "--seed",
        "3",
        "--lang",
        language,
        "--option",
        "edges=A",
        stdin="odds\nshow reserves\nshow A1\nhelp\n",
        columns=columns,
    )
    lines = [re.sub(r"^[AB]> ", "", line) for line in done.out.splitlines() if "--resume" not in line]
    assert max(map(len, lines)) <= columns
    if columns >= 80:
        heading = done.out[done.out.index("└") : done.out.index("\nA")]
        assert "…" not in heading


def test_a_creature_on_the_board_can_be_told_by_its_name_at_eighty_columns(reverie: Any) -> None:
    """Two miniatures of one cell must not both be cut to one letter: some of the name has to be left."""
    done = reverie("play", "dreamblade", *BOTS, *SHORT, "--seed", "7", columns=80)
    board = done.out[done.out.rindex("┏") :]
    names = re.findall(r"[AB]\d+ \d+/\d+/\d+ ([^│]*?) *│", board)
    assert names
    assert min(len(name.rstrip("…")) for name in names) >= 3


# Warbands, maps, options ---------------------------------------------------------------------------------------------


def test_warbands_are_taken_by_name_and_by_seat(reverie: Any, data: Path) -> None:
    done = reverie(
        "play", "dreamblade", "--warband", "B=drowned-names", "--warband", "A=sampler", "--seed", "1", stdin="quit\n"
    )
    assert done.code == 0
    assert b'"names":["sampler","drowned-names"]' in (data / "dreamblade-1.jsonl").read_bytes()


def test_warbands_may_be_given_in_the_order_of_the_seats(reverie: Any, data: Path) -> None:
    assert reverie("play", "dreamblade", "--warband", "sampler", "--warband", "sunken-pyre", "--seed", "1").code == 0
    assert b'"names":["sampler","sunken-pyre"]' in (data / "dreamblade-1.jsonl").read_bytes()


@pytest.mark.parametrize("text", ["pieces:\n  wick-leech: 2\n  drowse-midge: 1\n", "wick-leech: 2\ndrowse-midge: 1\n"])
def test_a_warband_is_read_from_a_yaml_file(reverie: Any, tmp_path: Path, data: Path, text: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    done = reverie("play", "dreamblade", "--warband", f"A={file}", "--seed", "1", stdin="show reserves\n")
    assert done.code == 0
    assert b'"warbands":[["drowse-midge","wick-leech","wick-leech"],' in (data / "dreamblade-1.jsonl").read_bytes()
    listed = re.findall(r"^(A\d+) ", done.out[done.out.index("A> reserves") :], re.M)
    assert listed == ["A1", "A2", "A3"]


def test_a_map_is_taken_by_name_and_its_values_stand_on_the_board(reverie: Any, data: Path) -> None:
    done = reverie("play", "dreamblade", "--map", "deep-well", "--seed", "1", "--option", "edges=A")
    assert b'"map":"deep-well"' in (data / "dreamblade-1.jsonl").read_bytes()
    row = next(line for line in done.out.splitlines() if line.startswith("│ 4 "))
    assert re.findall(r"\d [AB]", row) == ["2 A", "5 A", "2 A"]


def test_options_reach_the_setup(reverie: Any, data: Path) -> None:
    options = ("victory=2", "turn_limit=9", "tournament=true", "edges=B")
    args = [word for option in options for word in ("--option", option)]
    assert reverie("play", "dreamblade", *args, "--seed", "1").code == 0
    header = (data / "dreamblade-1.jsonl").read_bytes().splitlines()[0]
    for part in (b'"victory":2', b'"turn_limit":9', b'"tournament":true', b'"edges":"B"'):
        assert part in header


# One's own dice ------------------------------------------------------------------------------------------------------


def test_own_dice_are_asked_for_and_taken_as_typed(reverie: Any, data: Path) -> None:
    args = ("play", "dreamblade", *HOT_SEAT, "--own-dice", "--seed", "1", "--option", "edges=A")
    done = reverie(*args, stdin="2 5\nquit\n")
    assert done.code == 0
    assert "Initiative: roll 2 dice (1 to 6)." in done.out
    assert "Sun 2, Moon 5. Moon goes first." in done.out
    kept = (data / "dreamblade-1.jsonl").read_bytes()
    assert b'"nature":"given"' in kept
    assert b"\n[-1,[2,5]]\n" in kept


@pytest.mark.parametrize("dice", ["7 1", "0 3", "1", "1 2 3", "m b", "x", "2 x", "-1 4", "12 3", ""])
def test_bad_dice_are_refused_with_what_would_be_right(reverie: Any, data: Path, dice: str) -> None:
    args = ("play", "dreamblade", "--own-dice", "--seed", "1", "--option", "edges=A")
    done = reverie(*args, stdin=f"{dice}\nquit\n")
    assert done.code == 0
    assert "Type 2 dice: numbers from 1 to 6." in done.out
    assert (data / "dreamblade-1.jsonl").read_bytes().count(b"\n") == 2


def test_a_whole_game_is_played_with_own_dice(reverie: Any, player: Any, tmp_path: Path) -> None:
    for language in ("en", "pl"):
        file = tmp_path / f"{language}.jsonl"
        person = player(6)
        args = ("play", "dreamblade", *HOT_SEAT, "--own-dice", "--option", "turn_limit=2", "--option", "edges=B")
        done = reverie(*args, "--lang", language, "--record", file, stdin=person)
        assert (done.code, done.err) == (0, "")
        check_typed_dice(reverie("verify", file))


def check_typed_dice(verified: Any) -> None:
    """Answers of a game with dice typed in are by the rules; its dice nobody can prove, and the record says so."""
    assert verified.code == 3
    assert verified.out.startswith("NOT ALL PROVEN ")
    assert "dice: not proven: they were rolled elsewhere and typed in" in verified.out


def test_who_gets_the_bottom_edge_is_asked_too_with_own_dice(reverie: Any) -> None:
    done = reverie("play", "dreamblade", "--own-dice", "--seed", "1", stdin="9\n2\n3 4\n")
    assert done.code == 0
    assert "Who gets the bottom edge?" in done.out
    assert "There is no option 9; pick 1 to 2." in done.out
    assert "Moon has the bottom edge" in done.out


def test_the_edges_offered_to_those_with_own_dice_are_listed(reverie: Any) -> None:
    done = reverie("play", "dreamblade", "--own-dice", "--seed", "1")
    asked = done.out[done.out.index("Who gets the bottom edge?") :]
    assert re.search(r"1  seat A\n +2  seat B", asked)


def test_attack_dice_may_be_typed_as_numbers_misses_and_blades(
    reverie: Any, own_dice_position: Callable[[str], Path], data: Path
) -> None:
    given = own_dice_position("attackers")
    done = reverie("play", "dreamblade", "--resume", given, stdin="1\nzz\nquit\n")
    assert done.code == 0
    wanted = re.search(r"Type (\d+) dice: numbers 1, 2, 3, m for a miss, b for a blade\.", done.out)
    assert wanted
    rolled = " ".join((["b", "m", "3"] * 9)[: int(wanted[1])])
    again = reverie("play", "dreamblade", "--resume", given, stdin=f"1\n{rolled}\nquit\n")
    spoken = rolled.replace("b", "blade").replace("m", "miss")
    assert f"[{', '.join(spoken.split())}]" in again.out
    check_typed_dice(reverie("verify", next(data.glob("*.jsonl"))))


def test_undo_while_own_dice_are_awaited_puts_the_earlier_question_again(
    reverie: Any, own_dice_position: Callable[[str], Path]
) -> None:
    given = own_dice_position("attackers")
    done = reverie("play", "dreamblade", "--resume", given, stdin="1\nundo\n1\nquit\n")
    assert (done.code, done.err) == (0, "")
    after = done.out[done.out.index("Taken back.") :]
    assert "Who attacks in" in after


def test_resigning_while_own_dice_are_awaited_is_answered(
    reverie: Any, own_dice_position: Callable[[str], Path]
) -> None:
    given = own_dice_position("attackers")
    done = reverie("play", "dreamblade", "--resume", given, stdin="1\nresign\ny\nquit\n")
    assert done.code == 0
    assert "resigns" in done.out or "Give up" in done.out


# The record ----------------------------------------------------------------------------------------------------------


def test_a_record_is_written_when_the_game_ends(reverie: Any, record: Path) -> None:
    done = reverie("verify", record)
    assert done.code == 0
    assert done.out.startswith("ok ")
    assert b'"reason":"victory"' in record.read_bytes().splitlines()[-1]


def test_a_resigned_game_is_recorded_with_who_won(reverie: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = reverie("play", "dreamblade", "--seed", "1", "--record", file, stdin="resign\ny\n")
    assert done.code == 0
    end = file.read_bytes().splitlines()[-1]
    assert b"resigned" in end


def test_a_record_that_cannot_be_written_is_refused_before_the_game_begins(reverie: Any, tmp_path: Path) -> None:
    """A folder that is not there must not cost a player the whole game."""
    file = tmp_path / "no" / "such" / "folder" / "game.jsonl"
    done = reverie("play", "dreamblade", *BOTS, *SHORT, "--seed", "2", "--record", file)
    assert done.code == 2
    assert str(file.parent) in done.err
    assert "Traceback" not in done.err
    assert "Turn 1" not in done.out


class Broken(Bot):
    """A bot that fails as soon as it has to decide."""

    def choose(self, seen: Seen) -> Any:
        raise ZeroDivisionError("no playouts")


def test_a_bot_that_fails_ends_the_game_with_a_file_to_mend_it_by(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    monkeypatch.setattr("reverie.cli.play.find_bot", lambda name, seed: Broken(seed))
    words = ["play", "dreamblade", "--seat", "A=greedy", "--seat", "B=greedy", "--seed", "3"]
    ended = CliRunner().invoke(cli.app, words)
    assert ended.exit_code == 70, ended.output
    assert "this is a bug in Reverie, not your mistake: ZeroDivisionError" in " ".join(ended.output.split())
    kept = tmp_path / "trouble-dreamblade-3.jsonl"
    assert parse_record(kept.read_bytes()).header.game == "dreamblade"
    assert "ZeroDivisionError: no playouts" in kept.with_suffix(".txt").read_text()
