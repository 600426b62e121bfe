"""Records: played again they give the same game; whatever is wrong with one is told, with its place."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel import echo_duel, hidden_hands
from tests.kernel.hidden_hands import HiddenHandsGame

from reverie.kernel.agenda import PROCEDURES, pending_for
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE, IllegalAnswer
from reverie.kernel.codec import DIGEST_FORM
from reverie.kernel.header import RecordError
from reverie.kernel.match import DIGEST_EVERY, Match, describe_trouble, write_whole
from reverie.kernel.record import parse_record, replay, replay_far
from reverie.testing.contract import random_answer, seats_owing

GAME = hidden_hands.GAME
SETUP = GAME.setup({})


def play(match: Match, answers: int = 10_000) -> Match:
    stream = Stream(11)
    while match.state.pending and answers:
        seat = seats_owing(match.state)[0]
        match.submit(seat, random_answer(match.state, seat, stream))
        answers -= 1
    return match


def started(answers: int = 0) -> Match:
    return play(Match(GAME, SETUP, 5), answers) if answers else Match(GAME, SETUP, 5)


WHOLE = play(Match(GAME, GAME.setup({"deals": 4}), 5))
DUMPED = WHOLE.dump()
LINES = DUMPED.splitlines()


def edited(change: Callable[[list[Any]], None], source: bytes = DUMPED) -> bytes:
    """A record after someone's hand has been at its lines."""
    lines = [msgspec.json.decode(line) for line in source.splitlines()]
    change(lines)
    return b"\n".join(msgspec.json.encode(line) for line in lines) + b"\n"


def answer_lines(lines: list[Any], nature: bool) -> list[Any]:
    return [line for line in lines[1:] if isinstance(line, list) and (line[0] == NATURE) == nature]


# Round trip ----------------------------------------------------------------------------------------------------------


def test_a_record_played_again_gives_the_same_game_and_the_same_record() -> None:
    record = parse_record(DUMPED)
    again = replay(GAME, record)
    assert again.digest() == WHOLE.digest()
    assert again.dump() == DUMPED
    assert [(number, event.plain()) for number, event in again.log] == [(n, event.plain()) for n, event in WHOLE.log]


def test_a_record_is_a_header_answers_digests_and_an_end() -> None:
    header = msgspec.json.decode(LINES[0])
    assert list(header) == ["format", "game", "version", "content", "setup", "seed", "nature", "seats"]
    assert (header["game"], header["seed"], header["nature"]) == ("hidden_hands", 5, "stream")
    assert header["seats"] == ["human", "human", "human"]
    assert len(WHOLE.answers) > DIGEST_EVERY
    record = parse_record(DUMPED)
    assert list(record.digests) == list(range(DIGEST_EVERY, len(WHOLE.answers), DIGEST_EVERY))
    assert record.answers == WHOLE.answers
    outcome = WHOLE.outcome()
    assert outcome is not None
    assert record.end["winners"] == list(outcome.winners)
    assert record.end["reason"] == outcome.reason


def test_a_record_of_an_unfinished_game_resumes_where_it_stopped() -> None:
    match = started(9)
    again = replay(GAME, parse_record(match.dump()))
    assert again.outcome() is None
    assert again.digest() == match.digest()
    assert play(again).digest() == play(match).digest()


def test_a_record_can_be_played_up_to_any_answer() -> None:
    record = parse_record(DUMPED)
    for to in (0, 1, 17, len(record.answers), len(record.answers) + 5):
        again = replay(GAME, record, to)
        assert again.answers == record.answers[:to]
    assert replay(GAME, record, 17).digest() == replay(GAME, record, 17).digest()


def test_every_state_on_the_way_is_kept() -> None:
    again = replay(GAME, parse_record(DUMPED))
    assert len(again.past) == len(again.answers)


def test_dice_rolled_elsewhere_are_recorded_and_played_again() -> None:
    match = Match(GAME, SETUP, 5, nature="given")
    match.submit(NATURE, tuple(range(20)))
    for seat, card in ((0, 1), (1, 5), (2, 9)):
        match.submit(seat, card)
    match.submit(NATURE, (6, 6, 6))
    again = replay(GAME, parse_record(match.dump()))
    assert again.digest() == match.digest()
    assert again.header.nature == "given"


def test_the_seats_of_the_header_are_kept() -> None:
    match = Match(GAME, SETUP, 5, seats=["Ada", "bot", "Łucja"])
    assert parse_record(match.dump()).header.seats == ["Ada", "bot", "Łucja"]


@pytest.mark.parametrize("seed", [0, -1, 2**63 - 1, 2**64 - 1])
def test_seeds_of_every_size_come_back(seed: int) -> None:
    match = Match(GAME, SETUP, seed)
    assert replay(GAME, parse_record(match.dump())).digest() == match.digest()


# Records that cannot be used -----------------------------------------------------------------------------------------


@given(st.integers(0, len(DUMPED) - 2))
def test_a_truncated_record_is_noticed_wherever_it_ends(length: int) -> None:
    with pytest.raises(RecordError, match=r"empty|not a Reverie record|cut off"):
        parse_record(DUMPED[:length])


def test_an_empty_file_is_no_record() -> None:
    with pytest.raises(RecordError, match="the file is empty"):
        parse_record(b"")


@pytest.mark.parametrize(
    "first", [b"garbage", b"\xff\xfe\x00", b"[]", b"{}", b"null", b'{"format": 1}', b'"header"', b"RVRS" + bytes(20)]
)
def test_a_file_that_does_not_begin_with_a_header_is_no_record(first: bytes) -> None:
    with pytest.raises(RecordError, match="this is not a Reverie record: line 1"):
        parse_record(first + b"\n" + b"\n".join(LINES[1:]))


@pytest.mark.parametrize("garbage", [b"garbage", b"[0, 1", b"\xff", b"", b"[0, 1] [0, 2]"])
def test_a_garbage_line_is_told_with_its_number(garbage: bytes) -> None:
    with pytest.raises(RecordError, match="line 8 is not JSON"):
        parse_record(b"\n".join([*LINES[:7], garbage, *LINES[7:]]))


@pytest.mark.parametrize(
    "odd",
    [
        b"[]",
        b"[0]",
        b"[0, 1, 2]",
        b'["0", 1]',
        b"{}",
        b"7",
        b'"x"',
        b"null",
        b'{"at": 3}',
        b'{"end": 3}',
        b'{"at": 3, "digest": 1}',
    ],
)
def test_a_line_that_is_nothing_is_told_with_its_number(odd: bytes) -> None:
    with pytest.raises(RecordError, match=r"line 8 is neither an answer \[seat, value\] nor a digest nor the end"):
        parse_record(b"\n".join([*LINES[:7], odd, *LINES[7:]]))


@pytest.mark.parametrize("odd", [b'{"at": [1], "digest": "x"}', b'{"at": {}, "digest": "x"}', b"[" * 50_000])
def test_a_malicious_line_is_refused_like_any_other(odd: bytes) -> None:
    """Records come from bug reports and from strangers: nothing in them may be anything but a RecordError."""
    with pytest.raises(RecordError, match="line 8"):
        parse_record(b"\n".join([*LINES[:7], odd, *LINES[7:]]))


def test_a_record_without_an_end_is_cut_off() -> None:
    with pytest.raises(RecordError, match="the record has no end line: the file is cut off"):
        parse_record(b"\n".join(LINES[:-1]))


def test_nothing_follows_the_end() -> None:
    with pytest.raises(RecordError, match=rf"line {len(LINES) + 1} stands after the end line"):
        parse_record(DUMPED + b"[0, 1]\n")


def test_an_answer_that_was_taken_out_is_missed() -> None:
    count = len(WHOLE.answers)
    with pytest.raises(RecordError, match=f"the end line counts {count} answers but the file holds {count - 1}"):
        parse_record(b"\n".join([*LINES[:5], *LINES[6:]]))


@pytest.mark.parametrize(
    ("field", "value", "kind"),
    [
        ("game", 1, "str"),
        ("version", "1", "int"),
        ("content", None, "str"),
        ("setup", [], "dict"),
        ("seed", "5", "int"),
        ("nature", 1, "str"),
        ("seats", "ABC", "list"),
    ],
)
def test_a_header_field_of_the_wrong_type_is_named(field: str, value: Any, kind: str) -> None:
    def change(lines: list[Any]) -> None:
        lines[0][field] = value

    with pytest.raises(RecordError, match=f"line 1: '{field}' should be of type {kind}"):
        parse_record(edited(change))


def test_a_header_of_another_format_is_refused_with_both_formats() -> None:
    def change(lines: list[Any]) -> None:
        lines[0]["format"] = 2

    with pytest.raises(RecordError, match="the record has format 2; this version reads format 1"):
        parse_record(edited(change))


def test_a_source_of_dice_that_does_not_exist_is_refused() -> None:
    """Anything but `stream` and `given` would leave the dice unchecked."""

    def change(lines: list[Any]) -> None:
        lines[0]["nature"] = "steram"

    with pytest.raises(RecordError, match="nature"):
        replay(GAME, parse_record(edited(change)))


# Records that differ from the game -----------------------------------------------------------------------------------


def test_a_record_of_another_game_is_refused_by_name() -> None:
    with pytest.raises(RecordError, match="the record is of 'hidden_hands', not of 'echo_duel'"):
        replay(echo_duel.GAME, parse_record(DUMPED))


class Younger(HiddenHandsGame):
    version = 4


class Recut(HiddenHandsGame):
    content = "cards 0 to 19"


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    with pytest.raises(RecordError, match="rules version 3 of hidden_hands; this is version 4"):
        replay(Younger(), parse_record(DUMPED))


def test_a_record_of_changed_content_is_refused() -> None:
    with pytest.raises(RecordError, match="have changed since it was played"):
        replay(Recut(), parse_record(DUMPED))


def test_a_record_of_an_impossible_setup_is_refused() -> None:
    def change(lines: list[Any]) -> None:
        lines[0]["setup"]["players"] = 7

    with pytest.raises(RecordError, match="the record's setup cannot be played: two or three players"):
        replay(GAME, parse_record(edited(change)))


def test_a_hand_edited_answer_that_is_illegal_is_told_with_its_number() -> None:
    def change(lines: list[Any]) -> None:
        lines[2][1] = 99

    with pytest.raises(RecordError, match=r"^answer 2: 99 is no option of 'bid' for seat 0"):
        replay(GAME, parse_record(edited(change)))


def test_a_hand_edited_answer_that_is_legal_is_noticed_later() -> None:
    card = WHOLE.answers[1][1]
    other = next(c for c in WHOLE.past[1].pending[0].options if c != card)

    def change(lines: list[Any]) -> None:
        lines[2][1] = other

    with pytest.raises(RecordError, match=r"^answer \d+: "):
        replay(GAME, parse_record(edited(change)))


def test_hand_edited_dice_are_told_with_what_the_seed_gives() -> None:
    roll = WHOLE.answers.index(next(a for a in WHOLE.answers if a[0] == NATURE and len(a[1]) == 3))
    honest = WHOLE.answers[roll][1]
    lucky = (6, 6, 6) if honest != (6, 6, 6) else (5, 6, 6)

    def change(lines: list[Any]) -> None:
        answer_lines(lines, nature=True)[1][1] = list(lucky)

    with pytest.raises(RecordError) as caught:
        replay(GAME, parse_record(edited(change)))
    assert str(caught.value) == f"answer {roll + 1}: the dice show {lucky!r}, but the seed gives {honest!r}"


def test_a_hand_edited_seed_is_noticed_at_the_first_roll() -> None:
    def change(lines: list[Any]) -> None:
        lines[0]["seed"] += 1

    with pytest.raises(RecordError, match=r"^answer 1: the dice show"):
        replay(GAME, parse_record(edited(change)))


def test_hand_edited_dice_that_were_typed_in_are_noticed_by_the_digest() -> None:
    match = Match(GAME, SETUP, 5, nature="given")
    match.submit(NATURE, tuple(range(20)))

    def change(lines: list[Any]) -> None:
        lines[1][1] = lines[1][1][::-1]

    with pytest.raises(RecordError, match="answer 1: the last state differs"):
        replay(GAME, parse_record(edited(change, match.dump())))


def test_an_answer_of_the_wrong_seat_is_told_with_whose_turn_it_is() -> None:
    def change(lines: list[Any]) -> None:
        lines[2][0] = 7

    with pytest.raises(RecordError, match=r"^answer 2: seat 7 answers \d+, but it is up to seat 0, 1, 2"):
        replay(GAME, parse_record(edited(change)))


def test_an_answer_after_the_end_of_the_game_is_noticed() -> None:
    def change(lines: list[Any]) -> None:
        lines.insert(-1, [0, 1])
        lines[-1]["end"] += 1

    with pytest.raises(RecordError, match="it is up to seat nobody: the game is over"):
        replay(GAME, parse_record(edited(change)))


def test_a_wrong_digest_on_the_way_is_told_with_its_number() -> None:
    def change(lines: list[Any]) -> None:
        next(line for line in lines if isinstance(line, dict) and "at" in line)["digest"] = "0" * 32

    with pytest.raises(RecordError, match=f"^answer {DIGEST_EVERY}: the state differs: digest .*, recorded {'0' * 32}"):
        replay(GAME, parse_record(edited(change)))


def test_digests_of_another_form_are_not_compared() -> None:
    """They were taken of states that were written otherwise; the answers and dice of such a record still have to fit."""

    def of_another_form(lines: list[Any]) -> None:
        for line in lines:
            if isinstance(line, dict) and "digest" in line:
                line["digest"] = "0" * 32
                line["form"] = DIGEST_FORM - 1

    assert replay(GAME, parse_record(edited(of_another_form))).digest() == WHOLE.digest()


def test_a_wrong_digest_at_the_end_is_noticed() -> None:
    def change(lines: list[Any]) -> None:
        lines[-1]["digest"] = "0" * 32

    with pytest.raises(RecordError, match="the last state differs"):
        replay(GAME, parse_record(edited(change)))


def test_an_answer_that_the_domain_cannot_even_compare_is_told_too() -> None:
    """Nature's shuffle as words: refused with its number, whatever it is made of."""
    match = Match(GAME, SETUP, 5, nature="given")
    match.submit(NATURE, tuple(range(20)))

    def change(lines: list[Any]) -> None:
        lines[1][1] = ["ace", 2, None]

    with pytest.raises(RecordError, match=r"^answer 1: "):
        replay(GAME, parse_record(edited(change, match.dump())))


def test_a_replay_goes_as_far_as_it_can() -> None:
    def change(lines: list[Any]) -> None:
        lines[4][1] = 99

    match, divergence = replay_far(GAME, parse_record(edited(change)))
    assert divergence is not None
    assert divergence.answer == 4
    assert match.answers == WHOLE.answers[:3]


# Undo ----------------------------------------------------------------------------------------------------------------


def bid(match: Match, *seats: int) -> None:
    for seat in seats:
        choice = pending_for(match.state, seat)
        assert choice is not None
        match.submit(seat, choice.options.at(0))


def test_what_nobody_has_learned_anything_from_is_undone_freely() -> None:
    match = started()
    before = match.digest()
    bid(match, 0, 1)
    assert [seat for seat, _ in match.answers] == [NATURE, 0, 1]
    assert match.undo_limit() == 1
    match.undo(2)
    assert [seat for seat, _ in match.answers] == [NATURE, 0]
    match.undo(1)
    assert match.digest() == before
    bid(match, 0, 1, 2)


def test_what_was_shown_or_rolled_is_not_undone_without_consent() -> None:
    match = started()
    bid(match, 0, 1, 2)
    assert match.undo_limit() == len(match.answers), "bids were shown and dice were rolled"
    before = match.digest()
    for to in range(len(match.answers)):
        with pytest.raises(IllegalAnswer, match="undo needs consent"):
            match.undo(to)
    assert match.digest() == before


def test_with_consent_everything_is_undone_and_nature_says_the_same_again() -> None:
    match = started()
    bid(match, 0, 1, 2)
    answers, final = match.answers[:], match.digest()
    match.undo(1, consent=True)
    assert match.answers == answers[:1]
    bid(match, 0, 1, 2)
    assert (match.answers, match.digest()) == (answers, final)


def test_to_undo_a_roll_is_to_roll_it_again() -> None:
    match = started()
    before = match.digest()
    match.undo(0, consent=True)
    assert match.digest() == before
    assert [seat for seat, _ in match.answers] == [NATURE]


def test_dice_rolled_elsewhere_are_asked_for_again_after_undo() -> None:
    match = Match(GAME, SETUP, 5, nature="given")
    match.submit(NATURE, tuple(range(20)))
    match.undo(0, consent=True)
    assert match.answers == []
    assert pending_for(match.state, NATURE) is not None


@pytest.mark.parametrize("to", [-1, 3, 99])
def test_what_was_not_answered_cannot_be_undone(to: int) -> None:
    match = started()
    bid(match, 0, 1)
    with pytest.raises(IllegalAnswer, match=f"there is no answer {to} to take back; 3 were given"):
        match.undo(to, consent=True)


def test_nothing_can_be_undone_before_anything_was_answered() -> None:
    match = Match(echo_duel.GAME, echo_duel.GAME.setup({}), 1)
    assert match.undo_limit() == 0
    with pytest.raises(IllegalAnswer, match="there is no answer 0"):
        match.undo(0)


def test_where_nothing_is_hidden_and_no_dice_fall_everything_is_undone_freely() -> None:
    match = play(Match(echo_duel.GAME, echo_duel.GAME.setup({}), 1))
    assert match.undo_limit() == 0
    match.undo(0)
    assert match.digest() == Match(echo_duel.GAME, echo_duel.GAME.setup({}), 1).digest()
    assert match.log == []


def test_undo_takes_back_the_log_and_playing_again_writes_it_again() -> None:
    match = started()
    bid(match, 0, 1, 2)
    told = [(number, event.plain()) for number, event in match.log]
    match.undo(1, consent=True)
    assert [number for number, _ in match.log if number > 1] == []
    bid(match, 0, 1, 2)
    assert [(number, event.plain()) for number, event in match.log] == told


def test_kept_states_are_not_touched_by_playing_on_after_undo() -> None:
    match = started()
    bid(match, 0, 1)
    match.undo(1)
    kept = [state.plain_base(PROCEDURES) for state in match.past]
    bid(match, 2, 1, 0)
    assert [state.plain_base(PROCEDURES) for state in match.past[: len(kept)]] == kept


# Submitting ----------------------------------------------------------------------------------------------------------


def everything(match: Match) -> Any:
    log = [(number, event.plain()) for number, event in match.log]
    return (match.digest(), match.answers[:], len(match.past), log, match.state.events)


@pytest.mark.parametrize(
    ("seat", "answer"), [(0, 99), (0, None), (0, "keep"), (0, [1]), (NATURE, (1, 2, 3)), (7, 1), (0, {"card": 1})]
)
def test_an_illegal_answer_changes_nothing(seat: int, answer: Any) -> None:
    match = started()
    before = everything(match)
    with pytest.raises(IllegalAnswer):
        match.submit(seat, answer)
    assert everything(match) == before


def test_a_match_tells_what_it_asks_of_everybody() -> None:
    match = started()
    assert [choice.seat for choice in match.choices()] == [0, 1, 2]
    bid(match, 1)
    assert [choice.seat for choice in match.choices()] == [0, 2]


def test_trouble_is_described_with_game_seed_and_agenda() -> None:
    told = describe_trouble(started())
    assert told.startswith("hidden_hands seed 5 after 1 answers\nDeal() at play_rounds")
    assert "Round(bids=(), winner=-1) at show_bids" in told


# Files ---------------------------------------------------------------------------------------------------------------


def test_a_record_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "game.reverie"
    WHOLE.write(path)
    assert path.read_bytes() == DUMPED
    WHOLE.write(path)
    assert [p.name for p in tmp_path.iterdir()] == ["game.reverie"]


def test_a_write_that_fails_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.reverie"
    path.write_bytes(b"old")

    def disk_full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["game.reverie"]


def test_a_rename_that_fails_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.reverie"
    path.write_bytes(b"old")

    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(PermissionError):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["game.reverie"]


def test_writing_what_is_no_bytes_leaves_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.reverie"
    path.write_bytes(b"old")
    wrong: Any = "text"
    with pytest.raises(TypeError):
        write_whole(path, wrong)
    assert path.read_bytes() == b"old"


def test_writing_where_no_folder_is_says_so(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "nowhere" / "game.reverie", b"new")
