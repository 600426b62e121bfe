"""Records: a header and the answers. Replay, undo, resume, bug report and regression test are all the record.

A record is a text file of JSON lines: the header, then one line per answer `[seat, value]` (nature's included, so that
old games outlive a change of the streams), a digest of the state now and then, and an end line.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from .agenda import answer_for_nature, pending_for, show_agenda, submit
from .choice import NATURE, Choice, IllegalAnswer
from .codec import digest, tuples
from .events import Event
from .game import Game, Outcome, SetupError
from .state import State

RECORD_FORMAT: Final = 1
DIGEST_EVERY: Final = 50
RESIGNED: Final = "resigned"
AGREED: Final = "agreed"


class RecordError(ValueError):
    """A record that cannot be used: where it goes wrong and what would be right."""


class Header:
    """Everything a game needs to be played again: game, versions, content, setup, seed, and who sat where."""

    FIELDS: Final = ("format", "game", "version", "content", "setup", "seed", "nature", "seats")

    def __init__(
        self, game: str, version: int, content: str, setup: dict[str, Any], seed: int, nature: str, seats: list[str]
    ) -> None:
        self.format = RECORD_FORMAT
        self.game = game
        self.version = version
        self.content = content
        self.setup = setup
        self.seed = seed
        self.nature = nature
        """`stream`: the dice follow from the seed; `given`: they were rolled elsewhere and typed in."""
        self.seats = seats

    def plain(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.FIELDS}


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game being played and recorded: it answers for nature, keeps every state, and undoes.

    Kept states share their rows, so that hundreds of them cost little.
    """

    def __init__(
        self, game: Game, setup: dict[str, Any], seed: int, seats: list[str] | None = None, nature: str = "stream"
    ) -> None:
        self.game = game
        names = seats if seats is not None else ["human"] * len(game.seats)
        self.header = Header(game.name, game.version, game.content_digest(setup), setup, seed, nature, names)
        self.state: State = game.new(setup, seed)
        self.answers: list[tuple[int, Any]] = []
        self.past: list[State] = []
        """The state before each answer. After `resume` it is filled only when somebody looks back (`recall`)."""
        self.known: list[int] = []
        """What `State.known` was before each answer."""
        self.log: list[tuple[int, Event]] = []
        """Every event, with the number of the answer that caused it."""
        self.concluded: Outcome | None = None
        """How the players ended it themselves: somebody resigned, or a draw was agreed."""
        self._listen()
        self.serve_nature()

    def _listen(self) -> None:
        for event in self.state.events:
            self.log.append((len(self.answers), event))
        self.state.events = []
        self.state.listening = True

    def serve_nature(self) -> None:
        """Let nature answer from her streams as long as she is asked."""
        while self.header.nature == "stream" and pending_for(self.state, NATURE) is not None:
            self._answer(NATURE, None)

    def _answer(self, seat: int, answer: Any) -> None:
        """Take one answer whole or not at all: an illegal one, or Ctrl-C in the middle, leaves everything as it was."""
        before = self.state.clone()
        given, told = len(self.answers), len(self.log)
        try:
            if seat == NATURE and self.header.nature == "stream":
                answer = answer_for_nature(self.state)
            else:
                submit(self.state, seat, answer)
            self.took(seat, answer, before)
        except BaseException:
            self.state = before.clone()
            self.state.listening = True
            del self.past[given:], self.known[given:], self.answers[given:], self.log[told:]
            raise

    def took(self, seat: int, answer: Any, before: State) -> None:
        """Enter an answer that the state has taken."""
        self.past.append(before)
        self.known.append(before.known)
        self.answers.append((seat, answer))
        for event in self.state.events:
            self.log.append((len(self.answers), event))
        self.state.events = []

    def choices(self) -> list[Choice]:
        """What is being asked, of everybody."""
        owed = (pending_for(self.state, choice.seat) for choice in self.state.pending)
        return [choice for choice in owed if choice is not None]

    def submit(self, seat: int, answer: Any) -> None:
        """Answer for a seat. An illegal answer raises IllegalAnswer and changes nothing."""
        self._answer(seat, answer)
        self.serve_nature()

    def submit_all(self, answers: list[tuple[int, Any]]) -> None:
        """Several answers at once: all are taken, or none."""
        trial = self.state.clone()
        for seat, answer in answers:
            submit(trial, seat, answer)
        for seat, answer in answers:
            self.submit(seat, answer)

    def undo_limit(self) -> int:
        """The earliest answer that may be taken back freely: what came before it is known to nobody anew."""
        limit = len(self.answers)
        while limit and self.known[limit - 1] == self.state.known:
            limit -= 1
        return limit

    def foresee(self, seat: int, answer: Any) -> list[tuple[int, Any]]:
        """The answers that this one brings about: itself, and what nature says to it. Nothing changes."""
        trial = self.state.clone()
        submit(trial, seat, answer)
        given = [(seat, answer)]
        while self.header.nature == "stream" and pending_for(trial, NATURE) is not None:
            given.append((NATURE, answer_for_nature(trial)))
        return given

    def recall(self) -> None:
        """Fill in the past of a match that was resumed, by playing it again."""
        if len(self.past) == len(self.answers):
            return
        again = Match(self.game, self.header.setup, self.header.seed, self.header.seats, "given")
        for seat, answer in self.answers[: len(self.answers) - len(self.past)]:
            before = again.state.clone()
            if seat == NATURE and self.header.nature == "stream":
                answer_for_nature(again.state)
            else:
                submit(again.state, seat, answer)
            again.took(seat, answer, before)
        self.past = again.past + self.past

    def undo(self, to: int, consent: bool = False) -> None:
        """Go back to before answer number `to`. Beyond the limit the table must consent."""
        if not 0 <= to < len(self.answers):
            raise IllegalAnswer(f"there is no answer {to} to take back; {len(self.answers)} were given")
        if to < self.undo_limit() and not consent:
            raise IllegalAnswer(
                "dice have been rolled or something hidden has been shown since then: undo needs consent"
            )
        self.recall()
        self.state = self.past[to].clone()
        self.state.listening = True
        del self.past[to:], self.known[to:], self.answers[to:]
        self.log = [(number, event) for number, event in self.log if number <= to]
        self.serve_nature()

    def outcome(self) -> Outcome | None:
        return self.concluded if self.concluded is not None else self.game.outcome(self.state)

    def resign(self, seat: int) -> None:
        """A seat gives up; everybody else has won."""
        winners = tuple([other for other in range(len(self.game.seats)) if other != seat])
        self.concluded = Outcome(winners, RESIGNED, self.game.scores(self.state))

    def agree_draw(self) -> None:
        """The players agree that nobody wins."""
        self.concluded = Outcome((), AGREED, self.game.scores(self.state))

    def digest(self) -> str:
        return digest(self.game, self.state)

    def dump(self) -> bytes:
        """The record as bytes."""
        self.recall()
        encode = msgspec.json.encode
        lines = [encode(self.header.plain())]
        for number, (seat, answer) in enumerate(self.answers, start=1):
            lines.append(encode([seat, answer]))
            if number % DIGEST_EVERY == 0 and number < len(self.answers):
                lines.append(encode({"at": number, "digest": digest(self.game, self.past[number])}))
        outcome = self.outcome()
        end: dict[str, Any] = {"end": len(self.answers), "digest": self.digest()}
        if outcome is not None:
            end["winners"] = outcome.winners
            end["reason"] = outcome.reason
        lines.append(encode(end))
        return b"\n".join(lines) + b"\n"

    def write(self, path: Path) -> None:
        """Write the record so that an interrupted write leaves the old file whole."""
        write_whole(path, self.dump())


def resume(
    game: Game,
    header: Header,
    state: State,
    answers: list[tuple[int, Any]],
    known: list[int],
    log: list[tuple[int, Event]],
) -> Match:
    """A match as it was left, without playing it again."""
    match = Match(game, header.setup, header.seed, header.seats, "given")
    match.header = header
    match.state = state
    match.state.listening = True
    match.answers = answers
    match.known = known
    match.past = []
    match.log = log
    return match


def write_whole(path: Path, data: bytes) -> None:
    """Write a file completely or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        with draft.open("wb") as f:
            f.write(data)
            f.flush()
            os.fsync(f.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


class Record:
    """A record as read from a file; nothing has been played yet."""

    def __init__(
        self, header: Header, answers: list[tuple[int, Any]], digests: dict[int, str], end: dict[str, Any]
    ) -> None:
        self.header = header
        self.answers = answers
        self.digests = digests
        self.end = end


def parse_record(data: bytes) -> Record:
    """Read a record; raises RecordError that says which line is wrong and why."""
    lines = data.splitlines()
    if not lines:
        raise RecordError("the file is empty; a record begins with a header line")
    header: Header | None = None
    answers: list[tuple[int, Any]] = []
    digests: dict[int, str] = {}
    end: dict[str, Any] | None = None
    for number, line in enumerate(lines, start=1):
        try:
            value = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if number == 1:
                raise RecordError("this is not a Reverie record: line 1 is not a JSON header") from error
            raise RecordError(f"line {number} is not JSON ({error}); the file is damaged or cut off") from error
        if header is None:
            header = _header(value)
        elif end is not None:
            raise RecordError(f"line {number} stands after the end line; nothing may follow it")
        elif isinstance(value, list) and len(value) == 2 and isinstance(value[0], int):
            try:
                answers.append((value[0], tuples(value[1])))
            except RecursionError as error:
                raise RecordError(f"line {number}: no answer is nested so deeply") from error
        elif isinstance(value, dict) and isinstance(value.get("at"), int) and isinstance(value.get("digest"), str):
            digests[value["at"]] = value["digest"]
        elif isinstance(value, dict) and "end" in value and isinstance(value.get("digest"), str):
            end = value
        else:
            raise RecordError(f"line {number} is neither an answer [seat, value] nor a digest nor the end")
    assert header is not None
    if end is None:
        raise RecordError("the record has no end line: the file is cut off")
    if end["end"] != len(answers):
        raise RecordError(f"the end line counts {end['end']} answers but the file holds {len(answers)}")
    return Record(header, answers, digests, end)


_HEADER_TYPES: Final[dict[str, type]] = {
    "game": str,
    "version": int,
    "content": str,
    "setup": dict,
    "seed": int,
    "nature": str,
    "seats": list,
}


def _header(value: Any) -> Header:
    if not isinstance(value, dict) or any([name not in value for name in Header.FIELDS]):
        raise RecordError("this is not a Reverie record: line 1 is not its header")
    if value["format"] != RECORD_FORMAT:
        raise RecordError(f"the record has format {value['format']}; this version reads format {RECORD_FORMAT}")
    for name, kind in _HEADER_TYPES.items():
        if not isinstance(value[name], kind):
            raise RecordError(f"line 1: {name!r} should be of type {kind.__name__}")
    if not all([isinstance(name, str) for name in value["seats"]]):
        raise RecordError("line 1: 'seats' should be a list of names")
    if value["nature"] not in ("stream", "given"):
        raise RecordError(f"line 1: 'nature' is {value['nature']!r}; it should be stream or given")
    return Header(*[value[name] for name in Header.FIELDS[1:]])


class Divergence:
    """Where a replay first differs from its record."""

    def __init__(self, answer: int, what: str) -> None:
        self.answer = answer
        self.what = what


def replay(game: Game, record: Record, to: int | None = None) -> Match:
    """Play a record again, up to answer number `to`; raises RecordError at the first difference."""
    match, divergence = replay_far(game, record, to)
    if divergence is not None:
        raise RecordError(f"answer {divergence.answer}: {divergence.what}")
    return match


def replay_far(game: Game, record: Record, to: int | None = None) -> tuple[Match, Divergence | None]:
    """Play a record again as far as it goes, and tell where it first differs."""
    header = record.header
    if header.game != game.name:
        raise RecordError(f"the record is of {header.game!r}, not of {game.name!r}")
    if header.version != game.version:
        raise RecordError(
            f"the record is of rules version {header.version} of {game.name}; this is version {game.version}"
        )
    try:
        setup = game.setup(header.setup)
    except SetupError as wrong:
        raise RecordError(f"the record's setup cannot be played: {wrong}") from wrong
    if header.content != game.content_digest(setup):
        raise RecordError("the pieces or the map of this record have changed since it was played")
    if len(header.seats) != len(game.seats):
        raise RecordError(f"the record names {len(header.seats)} seats; {game.name} has {len(game.seats)}")
    match = Match(game, setup, header.seed, header.seats, nature="given")
    match.header.nature = header.nature
    last = len(record.answers) if to is None else min(to, len(record.answers))
    for number in range(last):
        seat, answer = record.answers[number]
        choice = pending_for(match.state, seat)
        if choice is None:
            owed = ", ".join(str(c.seat) for c in match.choices()) or "nobody: the game is over"
            return match, Divergence(number + 1, f"seat {seat} answers {answer!r}, but it is up to seat {owed}")
        before = match.state.clone()
        if seat == NATURE and header.nature == "stream":
            drawn = choice.options.sample(match.state.streams, choice.stream)
            if drawn != answer:
                return match, Divergence(number + 1, f"the dice show {answer!r}, but the seed gives {drawn!r}")
        try:
            submit(match.state, seat, answer)
        except IllegalAnswer as error:
            return match, Divergence(number + 1, str(error))
        match.took(seat, answer, before)
        wanted = record.digests.get(number + 1)
        if wanted is not None and wanted != match.digest():
            return match, Divergence(number + 1, f"the state differs: digest {match.digest()}, recorded {wanted}")
    if last == len(record.answers):
        if record.end["digest"] != match.digest():
            return match, Divergence(
                last, f"the last state differs: digest {match.digest()}, recorded {record.end['digest']}"
            )
        if record.end.get("reason") in (RESIGNED, AGREED):
            winners = tuple(record.end.get("winners", ()))
            match.concluded = Outcome(winners, record.end["reason"], game.scores(match.state))
        outcome = match.outcome()
        told = (list(outcome.winners), outcome.reason) if outcome is not None else (None, None)
        if (record.end.get("winners"), record.end.get("reason")) != told:
            return match, Divergence(last, f"the outcome differs: the game gives {told}, the record says otherwise")
    return match, None


def describe_trouble(match: Match) -> str:
    """Where a game stands, for a bug report."""
    return (
        f"{match.header.game} seed {match.header.seed} after {len(match.answers)} answers\n{show_agenda(match.state)}"
    )
