"""Fair dice: a committed seed, what the seats add, draws that anybody can compute again, and nothing told too early."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.kernel import hidden_hands

from reverie import cli, verifier
from reverie.games import find_game
from reverie.kernel.agenda import pending_for
from reverie.kernel.chance import Stream, verifiable_below
from reverie.kernel.choice import NATURE, IllegalAnswer
from reverie.kernel.codec import load, plain_bytes, save
from reverie.kernel.domain import Permutation, Roll, domain_from_plain
from reverie.kernel.game import Game
from reverie.kernel.header import COMMITTED, RecordError
from reverie.kernel.match import Match, resume
from reverie.kernel.record import parse_record, replay, replay_far

HANDS = hidden_hands.GAME
BLADE = find_game("dreamblade")
SEED = bytes(range(32))
ENTROPY = ["a1" * 32, "", "0f1e2d3c"]
PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"


def new(game: Game = HANDS, seed: bytes = SEED, entropy: list[str] | None = None) -> Match:
    match = Match(game, game.setup({} if game is HANDS else {"turn_limit": 3}), 0, nature=COMMITTED, server_seed=seed)
    match.begin((entropy or ENTROPY)[: len(game.seats)])
    return match


def play(match: Match, most: int = 10_000, seed: int = 3) -> Match:
    stream = Stream(seed)
    while most and match.outcome() is None:
        choice = match.choices()[0]
        match.submit(choice.seat, choice.options.sample(stream.streams, 0))
        most -= 1
    return match


def changed(match: Match, change: Callable[[list[Any]], None]) -> bytes:
    """The record of a match, after somebody has been at it."""
    lines = [json.loads(line) for line in match.dump().splitlines()]
    change(lines)
    return b"\n".join(json.dumps(line).encode() for line in lines) + b"\n"


def first_draw(lines: list[Any], label: str = "") -> int:
    return next(
        number
        for number, line in enumerate(lines)
        if isinstance(line, dict) and "draw" in line and label in line["draw"][0]
    )


# The vectors ---------------------------------------------------------------------------------------------------------


def vectors() -> list[list[Any]]:
    block = PAGE.read_text(encoding="utf-8").split("<!-- vectors")[1].split("```")[1]
    return [json.loads(line) for line in block.strip().splitlines()]


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: f"{vector[0]}-{vector[1]}")
def test_the_published_vectors(vector: list[Any]) -> None:
    label, k, of, count, index, answer, proof = vector
    entropy = ",".join(ENTROPY).encode()
    assert verifier.draw(SEED, entropy, label, k, int(count)) == (int(index), proof)
    assert verifiable_below(SEED, entropy, label, k, int(count)) == int(index)
    assert verifier.meaning(of, int(index)) == (int(count), answer)
    domain = domain_from_plain(_tuples(of))
    assert domain.size() == int(count) and plain_bytes(domain.at(int(index))) == plain_bytes(answer)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value


def test_the_commitment_of_the_vectors_is_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert hashlib.sha256(SEED).hexdigest() in text and SEED.hex() in text and all(one in text for one in ENTROPY)


def test_a_draw_is_the_hmac_that_the_page_describes() -> None:
    """Computed once more from the words of the page, by neither of the two programs."""
    parts = [",".join(ENTROPY).encode(), b"dice", b"0", b"0", b"0"]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    block = hmac.new(SEED, message, hashlib.sha256).digest()
    assert int.from_bytes(block[:9], "big") % 216 == 203


@pytest.mark.parametrize("count", [2, 3, 6, 36, 216, 6**10, 2**64, 10**40])
def test_kernel_and_verifier_draw_alike(count: int) -> None:
    for k in range(30):
        assert verifiable_below(SEED, b"x", "any", k, count) == verifier.draw(SEED, b"x", "any", k, count)[0]


@pytest.mark.parametrize("domain", [Roll(2, (1, 2, 3)), Roll(3, (0, 1, 1)), Permutation(4)])
def test_the_verifier_numbers_outcomes_as_the_kernel_does(domain: Any) -> None:
    for index in range(domain.size()):
        plain = json.loads(json.dumps(domain.plain()))
        assert verifier.meaning(plain, index) == (domain.size(), list(domain.at(index)))


# A match -------------------------------------------------------------------------------------------------------------


def test_nature_says_nothing_before_everybody_has_added() -> None:
    match = Match(HANDS, HANDS.setup({}), 0, nature=COMMITTED, server_seed=SEED)
    assert match.answers == [] and pending_for(match.state, NATURE) is not None
    assert match.header.commitment == hashlib.sha256(SEED).hexdigest()
    match.begin(ENTROPY)
    assert match.answers[0][0] == NATURE and pending_for(match.state, NATURE) is None


def test_the_dice_follow_from_seed_and_entropy_together() -> None:
    deals = {
        new(seed=seed, entropy=entropy).answers[0][1]
        for seed in (SEED, bytes(32))
        for entropy in (ENTROPY, ["a1" * 32, "", ""], ["", "a1" * 32, "0f1e2d3c"])
    }
    assert len(deals) == 6
    assert new().answers == new().answers


def test_the_state_holds_nothing_of_dice_to_come() -> None:
    one, two = new(), new(seed=bytes(32))
    assert one.state.streams == two.state.streams == HANDS.new(HANDS.setup({}), 0).streams
    before = one.state.streams[:]
    play(one)
    assert one.state.streams == before
    data = save(HANDS, play(new(), 4).state)
    assert SEED not in data and SEED.hex().encode() not in data


@pytest.mark.parametrize("game", [HANDS, BLADE], ids=["hands", "blade"])
def test_foreseeing_is_what_happens(game: Game) -> None:
    match, plain = new(game), new(game)
    stream = Stream(9)
    for _ in range(60):
        if match.outcome() is not None:
            break
        choice = match.choices()[0]
        value = choice.options.sample(stream.streams, 0)
        before = len(match.answers)
        foreseen = match.foresee(choice.seat, value)
        given = value if stream.streams[0] % 3 else choice.options.sample(stream.streams, 0)  # one may think again
        match.submit(choice.seat, given)
        plain.submit(choice.seat, given)
        assert given != value or match.answers[before:] == foreseen
        assert match.digest() == plain.digest()
    assert match.dump() == plain.dump()
    assert [(number, event.plain()) for number, event in match.log] == [(n, event.plain()) for n, event in plain.log]
    match.undo(len(match.answers) // 2, consent=True)
    plain.undo(len(plain.answers) // 2, consent=True)
    assert match.digest() == plain.digest()


def test_what_is_taken_back_falls_the_same_way_again() -> None:
    match = play(new())
    for to in (1, 5, len(match.answers) // 2):
        answers, record = list(match.answers), match.dump()
        match.undo(to, consent=True)
        while match.answers != answers:
            match.submit(*answers[len(match.answers)])
        assert match.dump() == record


def test_each_label_counts_for_itself() -> None:
    match = play(new())
    counts: dict[str, list[int]] = {}
    for line in map(json.loads, match.dump().splitlines()):
        if isinstance(line, dict) and "draw" in line:
            counts.setdefault(line["draw"][0], []).append(line["draw"][1])
    assert set(counts) == {"deck", "dice"}
    assert all(numbers == list(range(len(numbers))) for numbers in counts.values())


def test_a_match_that_is_resumed_draws_on() -> None:
    whole = play(new())
    half = play(new(), 7)
    again = resume(
        HANDS,
        half.header,
        load(HANDS, save(HANDS, half.state)),
        half.answers[:],
        half.known[:],
        half.log[:],
        half.drawn[:],
    )
    for seat, answer in whole.answers[len(half.answers) :]:
        if seat != NATURE:
            again.submit(seat, answer)
    assert again.dump() == whole.dump()


def test_an_illegal_answer_leaves_no_draw_behind() -> None:
    match = play(new(), 5)
    before = list(match.drawn)
    with pytest.raises(IllegalAnswer):
        match.submit(match.choices()[0].seat, "nonsense")
    assert match.drawn == before and len(match.drawn) == len(match.answers)


@pytest.mark.parametrize("nature", ["stream", COMMITTED])
def test_a_game_that_goes_on_from_another_keeps_what_was_rolled_there(nature: str) -> None:
    other = play(new(seed=bytes(32)), 9)
    match = Match(HANDS, HANDS.setup({}), 5, nature="given" if nature == "stream" else nature, server_seed=SEED)
    match.header.nature = nature
    match.take_over(other.answers)
    if nature == COMMITTED:
        match.begin(ENTROPY)
    assert match.answers[: match.header.given] == other.answers
    play(match)
    record = match.dump()
    assert replay(HANDS, parse_record(record)).dump() == record
    with pytest.raises(IllegalAnswer, match="another game"):
        match.undo(match.header.given - 1, consent=True)
    if nature == COMMITTED:
        drawn = len(verifier.check(record.decode())["draws"])
        assert drawn == sum(seat == NATURE for seat, _ in match.answers[match.header.given :])


# Records -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [HANDS, BLADE], ids=["hands", "blade"])
def test_a_finished_record_holds_everything_and_verifies(game: Game) -> None:
    match = play(new(game))
    record = match.dump()
    assert json.loads(record.splitlines()[0])["server_seed"] == SEED.hex()
    assert replay(game, parse_record(record)).dump() == record
    found = verifier.check(record.decode())
    assert not found["sealed"] and len(found["draws"]) == sum(seat == NATURE for seat, _ in match.answers) > 0


def test_a_record_in_progress_is_sealed_and_still_replays() -> None:
    match = play(new(), 8)
    record = match.dump()
    assert SEED.hex().encode() not in record and "server_seed" not in json.loads(record.splitlines()[0])
    assert verifier.check(record.decode())["sealed"]
    again = replay(HANDS, parse_record(record))
    assert again.dump() == record and again.serves() is False


def test_a_resigned_game_is_over_and_shows_its_seed() -> None:
    match = play(new(BLADE), 8)
    match.resign(0)
    assert SEED.hex().encode() in match.dump()
    verifier.check(match.dump().decode())


def _other_face(lines: list[Any]) -> None:
    number = first_draw(lines, "dice")
    lines[number + 1][1][0] = lines[number + 1][1][0] % 6 + 1


def _other_index(lines: list[Any]) -> None:
    number = first_draw(lines, "dice")
    index = (int(lines[number]["draw"][3]) + 1) % 216
    lines[number]["draw"][3] = str(index)
    lines[number + 1][1] = list(Roll(3, (1, 2, 3, 4, 5, 6)).at(index))


def _other_seed(lines: list[Any]) -> None:
    lines[0]["server_seed"] = "00" * 32


def _other_seed_and_commitment(lines: list[Any]) -> None:
    lines[0]["server_seed"] = "00" * 32
    lines[0]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()


def _other_entropy(lines: list[Any]) -> None:
    lines[0]["entropy"][1] = "ff"


def _skipped_number(lines: list[Any]) -> None:
    number = first_draw(lines, "dice")
    index, _proof = verifier.draw(SEED, ",".join(ENTROPY).encode(), "dice", 1, 216)
    lines[number]["draw"] = ["dice", 1, "216", str(index)]
    lines[number + 1][1] = list(Roll(3, (1, 2, 3, 4, 5, 6)).at(index))


def _no_draw(lines: list[Any]) -> None:
    del lines[first_draw(lines, "dice")]


CHEATS = [_other_face, _other_index, _other_seed, _other_seed_and_commitment, _other_entropy, _skipped_number, _no_draw]


@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__.strip("_"))
def test_cheating_is_found_by_the_rules_and_by_the_verifier(cheat: Callable[[list[Any]], None]) -> None:
    record = changed(play(new()), cheat)
    _match, divergence = replay_far(HANDS, parse_record(record))
    assert divergence is not None
    with pytest.raises(verifier.Wrong):
        verifier.check(record.decode())


def _other_label(lines: list[Any]) -> None:
    number = first_draw(lines, "dice")
    index, _proof = verifier.draw(SEED, ",".join(ENTROPY).encode(), "luck", 0, 216)
    lines[number]["draw"] = ["luck", 0, "216", str(index)]
    lines[number + 1][1] = list(Roll(3, (1, 2, 3, 4, 5, 6)).at(index))


def _loaded_dice(lines: list[Any]) -> None:
    number = first_draw(lines, "dice")
    lines[number]["of"][2] = [6, 6, 6, 6, 6, 6]
    lines[number + 1][1] = [6, 6, 6]


@pytest.mark.parametrize("cheat", [_other_label, _loaded_dice], ids=lambda cheat: cheat.__name__.strip("_"))
def test_draws_that_the_rules_did_not_ask_for_are_found_by_the_rules(cheat: Callable[[list[Any]], None]) -> None:
    _match, divergence = replay_far(HANDS, parse_record(changed(play(new()), cheat)))
    assert divergence is not None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("commitment", "abc"),
        ("commitment", None),
        ("entropy", "aa"),
        ("entropy", ["xx", "", ""]),
        ("entropy", ["a" * 130, "", ""]),
        ("server_seed", "00"),
        ("server_seed", 7),
        ("given", -1),
        ("given", "1"),
        ("promised", "yes"),
        ("promise", "x"),
        ("promise", 7),
    ],
)
def test_a_header_that_cannot_be_is_refused(field: str, value: Any) -> None:
    record = changed(play(new()), lambda lines: lines[0].__setitem__(field, value))
    with pytest.raises(RecordError, match=f"line 1: '{field}'"):
        parse_record(record)


@pytest.mark.parametrize(
    "draw", [None, [], ["dice", 0, 216, 3], ["dice", "0", "216", "3"], ["dice", 0, "x", "3"], ["dice", 0, "6", "-1"]]
)
def test_a_draw_that_cannot_be_is_refused(draw: Any) -> None:
    record = changed(play(new()), lambda lines: lines[first_draw(lines)].__setitem__("draw", draw))
    with pytest.raises(RecordError, match="a draw is"):
        parse_record(record)


def test_draws_stand_only_in_records_of_fair_dice() -> None:
    match = play(Match(HANDS, HANDS.setup({}), 4))
    record = changed(match, lambda lines: lines.insert(1, {"draw": ["dice", 0, "6", "1"], "of": ["roll", 1, [1, 2]]}))
    with pytest.raises(RecordError, match="line 2"):
        parse_record(record)


def test_the_sealed_part_of_a_record_says_what_it_is() -> None:
    record = changed(play(new(), 8), lambda lines: lines[0].__setitem__("sealed", True))
    with pytest.raises(RecordError, match="sealed"):
        parse_record(record)


# The verifier by itself ----------------------------------------------------------------------------------------------


def test_the_verifier_is_short_and_stands_alone() -> None:
    text = Path(verifier.__file__).read_text(encoding="utf-8")
    assert len(text.splitlines()) < 170
    imported = {line.split()[1] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= {"__future__", "hashlib", "hmac", "json", "math", "sys", "typing"}


class Done(NamedTuple):
    """What a program left behind."""

    returncode: int
    stdout: str


def run_main(main: Callable[[], Any]) -> Done:
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        try:
            code = main()
        except SystemExit as stop:
            code = stop.code
    return Done(code or 0, out.getvalue())


def alone(tmp_path: Path, record: bytes, *more: str) -> Done:
    (tmp_path / "record.jsonl").write_bytes(record)
    return run_main(lambda: verifier.main([str(tmp_path / "record.jsonl"), *more]))


def by_reverie(tmp_path: Path, record: bytes, *more: str) -> Done:
    (tmp_path / "record.jsonl").write_bytes(record)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["reverie", "verify", str(tmp_path / "record.jsonl"), *more])
        return run_main(cli.main)


def test_the_verifier_runs_without_reverie(tmp_path: Path) -> None:
    (tmp_path / "verifier.py").write_bytes(Path(verifier.__file__).read_bytes())
    for record, code in ((play(new()).dump(), 0), (changed(play(new()), _other_index), 1), (b"", 2)):
        (tmp_path / "record.jsonl").write_bytes(record)
        command = [sys.executable, "-I", "-S", "verifier.py", "record.jsonl"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == code and "Traceback" not in done.stderr, done.stderr


def taken_over() -> Match:
    """A game that goes on from another one, whose dice nobody drew: they all show six."""
    other = Match(BLADE, BLADE.setup({"turn_limit": 3}), 0, nature="given")
    stream = Stream(3)
    for _ in range(40):
        choice = other.choices()[0]
        answer = choice.options.sample(stream.streams, 0)
        if isinstance(choice.options, Roll):
            answer = (max(choice.options.faces),) * choice.options.count
        other.submit(choice.seat, answer)
    match = Match(BLADE, BLADE.setup({"turn_limit": 3}), 0, nature=COMMITTED, server_seed=SEED)
    match.take_over(other.answers)
    match.begin(ENTROPY[:2])
    return play(match)


def _cut_seed(lines: list[Any]) -> None:
    del lines[0]["server_seed"]


def _forged_afterwards(lines: list[Any]) -> None:
    """Another seed and its commitment, with the draws that follow from them."""
    lines[:] = [json.loads(line) for line in play(new(BLADE, bytes(32))).dump().splitlines()]


COMMITMENT = hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize(
    ("record", "noted", "code", "said"),
    [
        (lambda: play(new(BLADE)).dump(), COMMITMENT, 0, f"commitment: {COMMITMENT} (as noted before the game)"),
        (lambda: play(new(BLADE)).dump(), "", 0, "compare it with one noted before"),
        (lambda: changed(play(new(BLADE)), _forged_afterwards), "", 0, hashlib.sha256(bytes(32)).hexdigest()),
        (
            lambda: changed(play(new(BLADE)), _forged_afterwards),
            COMMITMENT,
            1,
            "the commitment noted before the game is",
        ),
        (lambda: changed(play(new(BLADE)), _other_seed), "", 1, "committed"),
        (lambda: play(new(BLADE), 10).dump(), "", 3, "the seed is told when the game is over"),
        (lambda: changed(play(new(BLADE)), _cut_seed), "", 3, "the seed is missing although the game is over"),
        (lambda: taken_over().dump(), "", 3, "answers of nature, taken over from another game"),
        (lambda: b"{}", "", 2, "record"),
        (lambda: b"\xff", "", 2, "record"),
        (lambda: b"", "", 2, "record"),
    ],
)
def test_both_programs_say_what_they_compared_and_end_alike(
    tmp_path: Path, record: Callable[[], bytes], noted: str, code: int, said: str
) -> None:
    more = ["--commitment", noted] if noted else []
    for done in (alone(tmp_path, record(), *more), by_reverie(tmp_path, record(), *more)):
        assert done.returncode == code, done.stdout
        assert said in done.stdout.replace("\n", " ") and "Traceback" not in done.stdout
        assert ("NOT ALL PROVEN" in done.stdout) is (code == 3)


def test_what_is_proven_is_counted(tmp_path: Path) -> None:
    match = taken_over()
    given = sum(seat == NATURE for seat, _ in match.answers[: match.header.given])
    drawn = sum(seat == NATURE for seat, _ in match.answers[match.header.given :])
    found = verifier.check(match.dump().decode())
    assert (found["proven"], found["given"], found["all"]) == (drawn, given, False) and drawn and given
    told = json.loads(by_reverie(tmp_path, match.dump(), "--json").stdout)
    assert (told["draws_proven"], told["draws_given"], told["ok"], told["proven"]) == (drawn, given, True, False)
    whole = verifier.check(play(new()).dump().decode())
    assert whole["all"] and whole["proven"] == len(whole["draws"]) > 0


def test_a_draw_of_a_kind_that_the_verifier_cannot_number_is_not_proven(tmp_path: Path) -> None:
    def strange(lines: list[Any]) -> None:
        number = first_draw(lines, "dice")
        lines[number]["of"] = ["wheel", 216]
        lines[number + 1][1] = ["jackpot"]

    done = alone(tmp_path, changed(play(new()), strange))
    assert done.returncode == 3 and "not proven: what 1 draws mean" in done.stdout


def test_dice_that_nobody_committed_to_prove_nothing(tmp_path: Path) -> None:
    stream = play(Match(BLADE, BLADE.setup({"turn_limit": 3}), 4)).dump()
    done = alone(tmp_path, stream)
    assert done.returncode == 3 and "nobody was committed" in done.stdout
    done = by_reverie(tmp_path, stream)  # it can say that the dice follow from the seed of the record, and no more
    assert done.returncode == 0 and "nobody was committed to that seed" in done.stdout
    for run in (alone, by_reverie):
        done = run(tmp_path, stream, "--commitment", COMMITMENT)
        assert done.returncode == 1 and "the record has none" in done.stdout
    typed = play(Match(BLADE, BLADE.setup({"turn_limit": 3}), 0, nature="given")).dump()
    for run in (alone, by_reverie):
        assert run(tmp_path, typed).returncode == 3


def test_the_verifier_says_how_it_is_used(tmp_path: Path) -> None:
    done = alone(tmp_path, b"", "--commit", "x")
    assert done.returncode == 2 and done.stdout.startswith("usage: ")


def test_a_draw_without_an_answer_of_its_own_is_found() -> None:
    def twice(lines: list[Any]) -> None:
        number = first_draw(lines, "dice")
        lines.insert(number, lines[number])

    def last(lines: list[Any]) -> None:
        lines.append(lines[first_draw(lines, "dice")])

    for cheat in (twice, last):
        with pytest.raises(verifier.Wrong, match="draw"):
            verifier.check(changed(play(new()), cheat).decode())
