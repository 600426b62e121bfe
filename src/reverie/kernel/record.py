"""Records: a header and the answers. Replay, undo, resume, bug report and regression test are all the record.

A record is a text file of JSON lines: the header, then one line per answer `[seat, value]` (nature's included, so that
old games outlive a change of the streams), a digest of the state now and then, and an end line.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .agenda import pending_for, submit
from .chance import commitment
from .choice import LEAVE, NATURE, Choice, IllegalAnswer
from .codec import comparable, tuples
from .game import Game, Outcome, SetupError
from .header import COMMITTED, GIVEN, STREAM, Header, RecordError, parse_header
from .match import BREATH_EVERY, CONCLUSIONS, UNDRAWN, Match, count_draws
from .plain import Answer, Body


class Draw:
    """How fair dice fell: label, which draw of it, out of how many, which came, and what was drawn from."""

    def __init__(self, label: str, number: int, size: str, index: str, source: object) -> None:
        self.label = label
        self.number = number
        self.size = size
        self.index = index
        self.source = source


class Record:
    """A record as read from a file; nothing has been played yet."""

    def __init__(
        self,
        header: Header,
        answers: list[tuple[int, Answer]],
        digests: dict[int, str],
        end: Body,
        draws: dict[int, Draw] | None = None,
    ) -> None:
        self.header = header
        self.answers = answers
        self.digests = digests
        self.end = end
        self.draws: dict[int, Draw] = draws if draws is not None else {}
        """Draws of fair dice, by the number of the answer that they gave."""
        self.notes: list[tuple[int, Body]] = []


def parse_record(data: bytes) -> Record:
    """Read a record; raises RecordError that says which line is wrong and why."""
    lines = data.splitlines()
    if not lines:
        raise RecordError("the file is empty; a record begins with a header line")
    header: Header | None = None
    answers: list[tuple[int, Answer]] = []
    digests: dict[int, str] = {}
    notes: list[tuple[int, Body]] = []
    end: Body | None = None
    draws: dict[int, Draw] = {}
    for number, line in enumerate(lines, start=1):
        try:
            value = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if number == 1:
                raise RecordError("this is not a Reverie record: line 1 is not a JSON header") from error
            raise RecordError(f"line {number} is not JSON ({error}); the file is damaged or cut off") from error
        if header is None:
            header = parse_header(value)
        elif header.sealed:
            raise RecordError(
                "this record is sealed: its game has secrets and was going on; ask for it when it is over"
            )
        elif end is not None:
            raise RecordError(f"line {number} stands after the end line; nothing may follow it")
        elif isinstance(value, list) and len(value) == 2 and isinstance(value[0], int):
            try:
                answers.append((value[0], tuples(value[1])))
            except RecursionError as error:
                raise RecordError(f"line {number}: no answer is nested so deeply") from error
        elif isinstance(value, dict) and isinstance(value.get("at"), int) and isinstance(value.get("digest"), str):
            if comparable(value):
                digests[value["at"]] = value["digest"]
        elif isinstance(value, dict) and "draw" in value and header.nature == COMMITTED:
            draws[len(answers) + 1] = _draw(value, number)
        elif isinstance(value, dict) and isinstance(value.get("note"), dict):
            notes.append((len(answers), _note(value["note"], number)))
        elif isinstance(value, dict) and "end" in value and isinstance(value.get("digest"), str):
            end = value
        else:
            raise RecordError(f"line {number} is neither an answer [seat, value] nor a digest nor the end")
    assert header is not None
    if end is None:
        raise RecordError("the record has no end line: the file is cut off")
    if end["end"] != len(answers):
        raise RecordError(f"the end line counts {end['end']} answers but the file holds {len(answers)}")
    record = Record(header, answers, digests, end, draws)
    record.notes = notes
    return record


def _draw(told: Body, number: int) -> Draw:
    """A draw as it is told: label, number, count and index as digits, and what was drawn from."""
    value = told["draw"]
    fits = isinstance(value, list) and [type(part) for part in value] == [str, int, str, str]
    if not fits or not (_digits(value[2]) and _digits(value[3])):
        raise RecordError(f'line {number}: a draw is [label, number, "count", "index"]')
    try:
        return Draw(value[0], value[1], value[2], value[3], tuples(told.get("of")))
    except RecursionError as error:
        raise RecordError(f"line {number}: nothing to draw from is nested so deeply") from error


def _digits(text: str) -> bool:
    return 0 < len(text) <= 4000 and text.isascii() and text.isdigit()


def _note(value: Body, number: int) -> Body:
    """A note is flat: its kind, a seat, and words or numbers about it."""
    plain = all([isinstance(word, str | int | float) for word in value.values()])
    if not isinstance(value.get("kind"), str) or not isinstance(value.get("seat"), int) or not plain:
        raise RecordError(f"line {number}: a note has a kind, a seat and plain values")
    return value


class Divergence:
    """Where a replay first differs from its record."""

    def __init__(self, answer: int, what: str) -> None:
        self.answer = answer
        self.what = what


def replay(game: Game, record: Record, to: int | None = None, breathe: Callable[[], None] | None = None) -> Match:
    """Play a record again, up to answer number `to`; raises RecordError at the first difference."""
    match, divergence = replay_far(game, record, to, breathe)
    if divergence is not None:
        raise RecordError(f"answer {divergence.answer}: {divergence.what}")
    return match


def replay_far(
    game: Game, record: Record, to: int | None = None, breathe: Callable[[], None] | None = None
) -> tuple[Match, Divergence | None]:
    """Play a record again as far as it goes, and tell where it first differs. `breathe` is called now and then."""
    match = begin_again(game, record.header)
    seed = bytes.fromhex(record.header.server_seed)
    if seed and commitment(seed) != record.header.commitment:
        return match, Divergence(0, "the seed is not the one that was committed to")
    last = len(record.answers) if to is None else min(to, len(record.answers))
    match.notes = [(number, note) for number, note in record.notes if number <= last]
    match.breathe = breathe
    for number in range(last):
        if breathe is not None and number % BREATH_EVERY == 0:
            breathe()
        amiss = answer_again(match, record, number)
        if amiss:
            return match, Divergence(number + 1, amiss)
    amiss = end_again(match, record) if last == len(record.answers) else ""
    return match, Divergence(last, amiss) if amiss else None


def begin_again(game: Game, header: Header) -> Match:
    """The match of a record before its first answer; raises RecordError where this game cannot play it."""
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
    seats = game.seats_of(setup)
    if len(header.seats) != len(seats):
        raise RecordError(f"the record names {len(header.seats)} seats; {game.name} has {len(seats)}")
    match = Match(game, setup, header.seed, header.seats, nature=GIVEN)
    for name in ("nature", "commitment", "entropy", "promised", "promise", "server_seed", "given"):
        setattr(match.header, name, getattr(header, name))
    return match


def answer_again(match: Match, record: Record, number: int) -> str:
    """Give one answer of a record again; what is wrong with it, if anything."""
    header = record.header
    seat, answer = record.answers[number]
    choice = pending_for(match.state, seat)
    if choice is None and answer != LEAVE:
        owed = ", ".join([str(c.seat) for c in match.choices()]) or "nobody: the game is over"
        return f"seat {seat} answers {answer!r}, but it is up to seat {owed}"
    before = match.state.clone()
    how = UNDRAWN
    if choice is None:
        pass
    elif seat == NATURE and header.nature == STREAM and number >= header.given:
        drawn = choice.options.sample(match.state.streams, choice.stream)
        if drawn != answer:
            return f"the dice show {answer!r}, but the seed gives {drawn!r}"
    elif seat == NATURE and header.nature == COMMITTED and number >= header.given:
        told_draw = record.draws.get(number + 1)
        amiss = wrong_draw(match, choice, answer, told_draw)
        if amiss or told_draw is None:
            return amiss
        how = (told_draw.label, told_draw.index)
    try:
        submit(match.state, seat, answer)
    except IllegalAnswer as error:
        return str(error) or "this is no legal answer"
    match.took(seat, answer, before, how)
    wanted = record.digests.get(number + 1)
    if wanted is not None and wanted != match.digest():
        return f"the state differs: digest {match.digest()}, recorded {wanted}"
    return ""


def end_again(match: Match, record: Record) -> str:
    """Conclude a match as its record does; what is wrong with that, if anything."""
    if comparable(record.end) and record.end["digest"] != match.digest():
        return f"the last state differs: digest {match.digest()}, recorded {record.end['digest']}"
    if record.end.get("reason") in CONCLUSIONS:
        winners = tuple(record.end.get("winners", ()))
        scores, result = match.game.scores(match.state), record.end.get("result", "")
        match.concluded = Outcome(winners, record.end["reason"], scores, result)
    outcome = match.outcome()
    told = (list(outcome.winners), outcome.reason) if outcome is not None else (None, None)
    if "result" in record.end and outcome is not None and record.end["result"] != outcome.result:
        return f"the outcome differs: the game was {outcome.result}, the record says {record.end['result']}"
    if (record.end.get("winners"), record.end.get("reason")) != told:
        return f"the outcome differs: the game gives {told}, the record says otherwise"
    return ""


def wrong_draw(match: Match, choice: Choice, answer: Answer, told: Draw | None) -> str:
    """What is wrong with a draw of a record, if anything: it should be what the rules ask for and the seed gives."""
    if told is None:
        return f"the dice show {answer!r}, but the record does not tell how they were drawn"
    options = choice.options
    label = match.game.label(choice.stream)
    asked = [label, count_draws(match.drawn, label), str(options.size())]
    drawn = [told.label, told.number, told.size]
    if drawn != asked:
        return f"the rules ask for draw {asked!r}, but the record tells of {drawn!r}"
    if told.source != tuples(options.plain()):
        return f"the rules draw from {options.plain()!r}, but the record from {told.source!r}"
    index = int(told.index)
    if index >= options.size() or options.at(index) != answer:
        return f"the dice show {answer!r}, but number {told.index} was drawn"
    if match.header.server_seed:
        seeded, _how = match.draw(match.state, match.drawn)
        if seeded != answer:
            return f"the dice show {answer!r}, but the seed gives {seeded!r}"
    return ""
