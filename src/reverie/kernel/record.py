"""Records: a header and the answers. Replay, undo, resume, bug report and regression test are all the record.

A record is a text file of JSON lines: the header, then one line per answer `[seat, value]` (nature's included, so that
old games outlive a change of the streams), a digest of the state now and then, and an end line.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from .agenda import answer_for_nature, pending_for, show_agenda, submit
from .chance import commitment, verifiable_below
from .choice import LEAVE, NATURE, Choice, IllegalAnswer
from .codec import comparable, digest, marked, tuples
from .events import Event
from .game import LEAVES, Game, Outcome, SetupError
from .state import State

RECORD_FORMAT: Final = 1
DIGEST_EVERY: Final = 50
RESIGNED: Final = "resigned"
AGREED: Final = "agreed"
STREAM: Final = "stream"
GIVEN: Final = "given"
COMMITTED: Final = "committed"
NATURES: Final = (STREAM, GIVEN, COMMITTED)
UNDRAWN: Final = ("", "")
"""In place of a draw, for an answer that was not drawn from the committed seed."""
TIME: Final = "time"
BREATH_EVERY: Final = 32
"""Answers between two breaths of long work."""
CONCLUSIONS: Final = (RESIGNED, AGREED, TIME)
"""Ends that players bring about and no rule of a game: a record says so, and a replay believes it."""


class RecordError(ValueError):
    """A record that cannot be used: where it goes wrong and what would be right."""


class Header:
    """Everything a game needs to be played again: game, versions, content, setup, seed, and who sat where."""

    FIELDS: Final = ("format", "game", "version", "content", "setup", "seed", "nature", "seats")
    """In every record. Fair dice add `commitment`, `entropy`, `promised` with `promise` and, at the end, `server_seed`; a
    game that goes on from another one's answers adds `given`, their number."""

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
        """`stream`: the dice follow from the seed; `given`: they were rolled elsewhere and typed in; `committed`: they
        follow from a seed that was fixed by its hash beforehand, and from what every seat added to it."""
        self.seats = seats
        self.commitment = ""
        """SHA-256 of the server's seed, known before anybody adds anything."""
        self.entropy: list[str] = []
        """What each seat added, as hexadecimal digits; bots add nothing."""
        self.promised: bool | None = None
        """Whether the commitment was published before anything that is added was known; None where nobody says."""
        self.promise = ""
        """The id under which it was published."""
        self.server_seed = ""
        """The committed seed, as hexadecimal digits. Nobody is told before the end."""
        self.given = 0
        """How many of the first answers were taken over from another game, dice included."""
        self.sealed = False
        """Read from the record of a game with secrets that goes on: others' answers and nature's are left out."""

    def mixed(self) -> bytes:
        """What all seats added, as the draws take it."""
        return ",".join(self.entropy).encode()

    def copy(self) -> Header:
        """The same header for a copy of the match: names and what seats added may still change in this one."""
        twin = Header(self.game, self.version, self.content, self.setup, self.seed, self.nature, list(self.seats))
        twin.commitment = self.commitment
        twin.entropy = list(self.entropy)
        twin.server_seed = self.server_seed
        twin.given = self.given
        twin.promised = self.promised
        twin.promise = self.promise
        twin.sealed = self.sealed
        return twin

    def plain(self, revealed: bool = False) -> dict[str, Any]:
        """The first line of a record; the committed seed is in it only when that is asked for."""
        told: dict[str, Any] = {name: getattr(self, name) for name in self.FIELDS}
        if self.nature == COMMITTED:
            told["commitment"] = self.commitment
            told["entropy"] = self.entropy
            if self.promised is not None:
                told["promised"] = self.promised
            if self.promise:
                told["promise"] = self.promise
            if revealed and self.server_seed:
                told["server_seed"] = self.server_seed
        if self.given:
            told["given"] = self.given
        return told


class Step:
    """One answer that was taken: by whom, in which state, and what happened then."""

    def __init__(self, seat: int, answer: Any, before: State, events: list[Event], drawn: tuple[str, str]) -> None:
        self.seat = seat
        self.answer = answer
        self.before = before
        self.events = events
        self.drawn = drawn


class Ahead:
    """Where an answer leads that has not been given yet."""

    def __init__(self, given: int, state: State, steps: list[Step]) -> None:
        self.given = given
        self.state = state
        self.steps = steps


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game being played and recorded: it answers for nature, keeps every state, and undoes.

    Kept states share their rows, so that hundreds of them cost little.
    """

    def __init__(
        self,
        game: Game,
        setup: dict[str, Any],
        seed: int,
        seats: list[str] | None = None,
        nature: str = STREAM,
        server_seed: bytes = b"",
    ) -> None:
        """With fair dice (`committed`) nature says nothing before `begin` has told what the seats add."""
        self.game = game
        names = seats if seats is not None else ["human"] * len(game.seats_of(setup))
        self.header = Header(game.name, game.version, game.content_digest(setup), setup, seed, nature, names)
        self.held = nature == COMMITTED
        """Nature is held back: somebody who adds to the dice is still missing."""
        if nature == COMMITTED:
            self.header.commitment = commitment(server_seed)
            self.header.server_seed = server_seed.hex()
        self.state: State = game.new(setup, seed)
        self.answers: list[tuple[int, Any]] = []
        self.past: list[State] = []
        """The state before each answer. After `resume` it is filled only when somebody looks back (`recall`)."""
        self.known: list[int] = []
        """What `State.known` was before each answer."""
        self.log: list[tuple[int, Event]] = []
        """Every event, with the number of the answer that caused it."""
        self.concluded: Outcome | None = None
        """How the players ended it themselves: somebody resigned or ran out of time, or a draw was agreed."""
        self.notes: list[tuple[int, dict[str, Any]]] = []
        """What happened at the table and not in the game (a pause, a seat handed over), after so many answers."""
        self.drawn: list[tuple[str, str]] = []
        """For each answer the label and the number that it was drawn under and as; `UNDRAWN` for all but fair dice."""
        self.ahead: Ahead | None = None
        """What `foresee` found last."""
        self.breathe: Callable[[], None] | None = None
        """Called now and then by whatever goes over the whole match, so that a thread can let others go on."""
        self._listen()
        self.serve_nature()

    def seats(self) -> tuple[str, ...]:
        """The seats of this game, by name."""
        return self.game.seats_of(self.header.setup)

    def _listen(self) -> None:
        for event in self.state.events:
            self.log.append((len(self.answers), event))
        self.state.events = []
        self.state.listening = True

    def serves(self) -> bool:
        """Whether nature answers by herself: from her streams, or from the committed seed."""
        if self.header.nature == COMMITTED:
            return not self.held and bool(self.header.server_seed)
        return self.header.nature == STREAM

    def serve_nature(self) -> None:
        """Let nature answer by herself as long as she is asked."""
        while self.serves() and pending_for(self.state, NATURE) is not None:
            self._answer(NATURE, None)

    def take_over(self, answers: list[tuple[int, Any]]) -> None:
        """Begin with the answers of another game, its dice included; after them nature goes on by herself."""
        nature, self.header.nature = self.header.nature, GIVEN
        try:
            for seat, answer in answers:
                self._answer(seat, answer)
        finally:
            self.header.nature = nature
        self.header.given = len(self.answers)
        self.serve_nature()

    def begin(self, entropy: list[str]) -> None:
        """Everybody has added to the dice: nature may speak."""
        self.header.entropy = list(entropy)
        self.held = False
        self.serve_nature()

    def draw(self, s: State, drawn: list[tuple[str, str]]) -> tuple[Any, tuple[str, str]]:
        """What the committed seed says to a roll or shuffle after these draws, and the draw itself.

        The number of a draw follows from the draws before it, so what is taken back falls the same way again.
        """
        choice = pending_for(s, NATURE)
        assert choice is not None
        label = self.game.label(choice.stream)
        k = count_draws(drawn, label)
        seed = bytes.fromhex(self.header.server_seed)
        index = verifiable_below(seed, self.header.mixed(), label, k, choice.options.size())
        return choice.options.at(index), (label, str(index))

    def _answer(self, seat: int, answer: Any) -> None:
        """Take one answer whole or not at all: an illegal one, or Ctrl-C in the middle, leaves everything as it was."""
        before = self.state.clone()
        given, kept, told = len(self.answers), len(self.past), len(self.log)
        drawn = UNDRAWN
        try:
            if seat == NATURE and self.header.nature == STREAM:
                answer = answer_for_nature(self.state)
            else:
                if seat == NATURE and self.header.nature == COMMITTED:
                    answer, drawn = self.draw(self.state, self.drawn)
                submit(self.state, seat, answer)
            self.took(seat, answer, before, drawn)
        except BaseException:
            self.state = before.clone()
            self.state.listening = True
            del self.past[kept:], self.known[given:], self.answers[given:], self.drawn[given:], self.log[told:]
            raise

    def took(self, seat: int, answer: Any, before: State, drawn: tuple[str, str] = UNDRAWN) -> None:
        """Enter an answer that the state has taken."""
        self.enter(Step(seat, answer, before, self.state.events, drawn))
        self.state.events = []

    def enter(self, step: Step) -> None:
        self.past.append(step.before)
        self.known.append(step.before.known)
        self.answers.append((step.seat, step.answer))
        self.drawn.append(step.drawn)
        for event in step.events:
            self.log.append((len(self.answers), event))

    def choices(self) -> list[Choice]:
        """What is being asked, of everybody."""
        owed = (pending_for(self.state, choice.seat) for choice in self.state.pending)
        return [choice for choice in owed if choice is not None]

    def submit(self, seat: int, answer: Any) -> None:
        """Answer for a seat. An illegal answer raises IllegalAnswer and changes nothing."""
        if not self._go_ahead(seat, answer):
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
        """The answers that this one brings about: itself, and what nature says to it. Nothing changes.

        What was found is kept: when just this answer is submitted next, nothing is worked out again.
        """
        self.ahead = None
        trial = self.state.clone()
        trial.listening = True
        submit(trial, seat, answer)
        steps = [Step(seat, answer, self.state, trial.events, UNDRAWN)]
        drawn = self.drawn + [UNDRAWN]
        while self.serves() and pending_for(trial, NATURE) is not None:
            before = trial.clone()
            trial.events = []
            how = UNDRAWN
            if self.header.nature == STREAM:
                said = answer_for_nature(trial)
            else:
                said, how = self.draw(trial, drawn)
                submit(trial, NATURE, said)
            drawn.append(how)
            steps.append(Step(NATURE, said, before, trial.events, how))
        trial.events = []
        self.ahead = Ahead(len(self.answers), trial, steps)
        return [(step.seat, step.answer) for step in steps]

    def _go_ahead(self, seat: int, answer: Any) -> bool:
        """Take what was foreseen, if it is this answer to this state that was foreseen."""
        ahead, self.ahead = self.ahead, None
        if ahead is None or ahead.given != len(self.answers) or ahead.steps[0].before is not self.state:
            return False
        first = ahead.steps[0]
        if first.seat != seat or first.answer != answer:
            return False
        self.state = ahead.state
        for step in ahead.steps:
            self.enter(step)
        return True

    def recall(self) -> None:
        """Fill in the past of a match that was resumed, by playing it again."""
        if len(self.past) == len(self.answers):
            return
        again = Match(self.game, self.header.setup, self.header.seed, self.header.seats, "given")
        for number, (seat, answer) in enumerate(self.answers[: len(self.answers) - len(self.past)]):
            if self.breathe is not None and number % BREATH_EVERY == 0:
                self.breathe()
            before = again.state.clone()
            if seat == NATURE and self.header.nature == STREAM and number >= self.header.given:
                answer_for_nature(again.state)
            else:
                submit(again.state, seat, answer)
            again.took(seat, answer, before)
        self.past = again.past + self.past

    def forget(self, kept: int) -> None:
        """Let only the latest states stay in memory; `recall` brings the others back when somebody looks."""
        del self.past[: max(0, len(self.past) - kept)]

    def copy(self) -> Match:
        """The match as it stands, for whoever looks through it while this one goes on; its past is recalled when needed."""
        twin = resume(
            self.game,
            self.header.copy(),
            self.state.clone(),
            list(self.answers),
            list(self.known),
            list(self.log),
            list(self.drawn),
        )
        twin.notes = list(self.notes)
        twin.concluded = self.concluded
        twin.held = self.held
        return twin

    def undo(self, to: int, consent: bool = False) -> None:
        """Go back to before answer number `to`. Beyond the limit the table must consent."""
        if not 0 <= to < len(self.answers):
            raise IllegalAnswer(f"there is no answer {to} to take back; {len(self.answers)} were given")
        if to < self.header.given:
            raise IllegalAnswer(f"the first {self.header.given} answers are another game's and stay")
        if to < self.undo_limit() and not consent:
            raise IllegalAnswer(
                "dice have been rolled or something hidden has been shown since then: undo needs consent"
            )
        if to < len(self.answers) - len(self.past):
            self.recall()
        first = len(self.answers) - len(self.past)
        self.state = self.past[to - first].clone()
        self.state.listening = True
        del self.past[to - first :], self.known[to:], self.answers[to:], self.drawn[to:]
        self.log = [(number, event) for number, event in self.log if number <= to]
        self.notes = [(min(number, to), note) for number, note in self.notes]
        self.serve_nature()

    def outcome(self) -> Outcome | None:
        return self.concluded if self.concluded is not None else self.game.outcome(self.state)

    def resign(self, seat: int) -> None:
        """A seat gives up; everybody else has won."""
        winners = self.game.winners_without(self.header.setup, seat)
        self.concluded = Outcome(winners, RESIGNED, self.game.scores(self.state))

    def give_up(self, seat: int) -> None:
        """A seat gives up: the others play on where the game can go on without it, else it is over."""
        if self.game.parting(self.state, seat) == LEAVES:
            self.submit(seat, LEAVE)
        else:
            self.resign(seat)

    def run_out(self, seat: int) -> None:
        """A seat has used up its time; everybody else has won."""
        winners = self.game.winners_without(self.header.setup, seat)
        self.concluded = Outcome(winners, TIME, self.game.scores(self.state))

    def note(self, kind: str, seat: int, **told: Any) -> None:
        """Enter something that happened at the table; the game itself does not know of it."""
        self.notes.append((len(self.answers), {"kind": kind, "seat": seat, **told}))

    def agree_draw(self) -> None:
        """The players agree that nobody wins."""
        self.concluded = Outcome((), AGREED, self.game.scores(self.state))

    def digest(self) -> str:
        return digest(self.game, self.state)

    def draw_line(self, number: int, k: int) -> dict[str, Any]:
        """How answer `number` was drawn: label, which draw of it (`k`), out of how many, and what came; and what is
        numbered."""
        choice = pending_for(self.past[number - 1], NATURE)
        assert choice is not None
        label, index = self.drawn[number - 1]
        return {"draw": [label, k, str(choice.options.size()), index], "of": choice.options.plain()}

    def dump(self) -> bytes:
        """The record as bytes. With fair dice it holds the seed when the game is over, and not before."""
        self.recall()
        encode = msgspec.json.encode
        notes: dict[int, list[bytes]] = {}
        for after, note in self.notes:
            notes.setdefault(after, []).append(encode({"note": note}))
        lines = [encode(self.header.plain(revealed=self.outcome() is not None)), *notes.get(0, [])]
        counts: dict[str, int] = {}
        for number, (seat, answer) in enumerate(self.answers, start=1):
            if self.breathe is not None and number % BREATH_EVERY == 0:
                self.breathe()
            if self.drawn[number - 1] != UNDRAWN:
                label = self.drawn[number - 1][0]
                k = counts.get(label, 0)
                counts[label] = k + 1
                lines.append(encode(self.draw_line(number, k)))
            lines.append(encode([seat, answer]))
            lines.extend(notes.get(number, []))
            if number % DIGEST_EVERY == 0 and number < len(self.answers):
                lines.append(encode({"at": number, **marked(digest(self.game, self.past[number]))}))
        outcome = self.outcome()
        end: dict[str, Any] = {"end": len(self.answers), **marked(self.digest())}
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
    drawn: list[tuple[str, str]] | None = None,
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
    match.drawn = drawn if drawn is not None else [UNDRAWN] * len(answers)
    return match


def count_draws(drawn: list[tuple[str, str]], label: str) -> int:
    """How often this label has been drawn under: the number of its next draw."""
    count = 0
    for one, _index in drawn:
        if one == label:
            count += 1
    return count


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
        self,
        header: Header,
        answers: list[tuple[int, Any]],
        digests: dict[int, str],
        end: dict[str, Any],
        draws: dict[int, list[Any]] | None = None,
    ) -> None:
        self.header = header
        self.answers = answers
        self.digests = digests
        self.end = end
        self.draws: dict[int, list[Any]] = draws if draws is not None else {}
        """Label, number, count, index and domain of fair dice, by the number of the answer that they gave."""
        self.notes: list[tuple[int, dict[str, Any]]] = []


def parse_record(data: bytes) -> Record:
    """Read a record; raises RecordError that says which line is wrong and why."""
    lines = data.splitlines()
    if not lines:
        raise RecordError("the file is empty; a record begins with a header line")
    header: Header | None = None
    answers: list[tuple[int, Any]] = []
    digests: dict[int, str] = {}
    notes: list[tuple[int, dict[str, Any]]] = []
    end: dict[str, Any] | None = None
    draws: dict[int, list[Any]] = {}
    for number, line in enumerate(lines, start=1):
        try:
            value = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            if number == 1:
                raise RecordError("this is not a Reverie record: line 1 is not a JSON header") from error
            raise RecordError(f"line {number} is not JSON ({error}); the file is damaged or cut off") from error
        if header is None:
            header = _header(value)
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


def _draw(told: dict[str, Any], number: int) -> list[Any]:
    """A draw as it is told: label, number, count and index as digits, and what was drawn from."""
    value = told["draw"]
    fits = isinstance(value, list) and [type(part) for part in value] == [str, int, str, str]
    if not fits or not (_digits(value[2]) and _digits(value[3])):
        raise RecordError(f'line {number}: a draw is [label, number, "count", "index"]')
    try:
        return [*value, tuples(told.get("of"))]
    except RecursionError as error:
        raise RecordError(f"line {number}: nothing to draw from is nested so deeply") from error


def _digits(text: str) -> bool:
    return 0 < len(text) <= 4000 and text.isascii() and text.isdigit()


def _hexadecimal(value: Any, least: int, most: int) -> bool:
    """Whether a value is so many bytes in hexadecimal digits."""
    if not isinstance(value, str) or len(value) % 2 or not 2 * least <= len(value) <= 2 * most:
        return False
    return all([sign in "0123456789abcdef" for sign in value])


def _note(value: dict[str, Any], number: int) -> dict[str, Any]:
    """A note is flat: its kind, a seat, and words or numbers about it."""
    plain = all([isinstance(word, str | int | float) for word in value.values()])
    if not isinstance(value.get("kind"), str) or not isinstance(value.get("seat"), int) or not plain:
        raise RecordError(f"line {number}: a note has a kind, a seat and plain values")
    return value


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
    if value["nature"] not in NATURES:
        raise RecordError(f"line 1: 'nature' is {value['nature']!r}; it should be {', '.join(NATURES)}")
    header = Header(*[value[name] for name in Header.FIELDS[1:]])
    given = value.get("given", 0)
    if type(given) is not int or given < 0:
        raise RecordError("line 1: 'given' should be a number of answers")
    header.given = given
    header.sealed = value.get("sealed") is True
    if header.nature == COMMITTED:
        _fair_header(header, value)
    return header


LONGEST_PROMISE: Final = 64
MOST_ENTROPY: Final = 64
"""Bytes that a seat may add to the dice."""


def is_entropy(value: Any) -> bool:
    """Whether this is something that a seat may add: up to 64 bytes, as hexadecimal digits."""
    return _hexadecimal(value, 0, MOST_ENTROPY)


def _fair_header(header: Header, value: dict[str, Any]) -> None:
    if not _hexadecimal(value.get("commitment"), 32, 32):
        raise RecordError("line 1: 'commitment' should be a SHA-256 in hexadecimal digits")
    entropy = value.get("entropy")
    if not isinstance(entropy, list) or not all([is_entropy(one) for one in entropy]):
        raise RecordError("line 1: 'entropy' should be a list of hexadecimal digits, one for each seat")
    seed = value.get("server_seed", "")
    if seed != "" and not _hexadecimal(seed, 32, 32):
        raise RecordError("line 1: 'server_seed' should be 32 bytes in hexadecimal digits")
    promised, promise = value.get("promised"), value.get("promise", "")
    if not (promised is None or isinstance(promised, bool)):
        raise RecordError("line 1: 'promised' should be true or false")
    if not isinstance(promise, str) or len(promise) > LONGEST_PROMISE or (promise and promised is not True):
        raise RecordError("line 1: 'promise' should be the id of what was promised, where anything was")
    header.commitment = value["commitment"]
    header.entropy = entropy
    header.promised = promised
    header.promise = promise
    header.server_seed = seed


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
    seats = game.seats_of(setup)
    if len(header.seats) != len(seats):
        raise RecordError(f"the record names {len(header.seats)} seats; {game.name} has {len(seats)}")
    match = Match(game, setup, header.seed, header.seats, nature=GIVEN)
    for name in ("nature", "commitment", "entropy", "promised", "promise", "server_seed", "given"):
        setattr(match.header, name, getattr(header, name))
    seed = bytes.fromhex(header.server_seed)
    if seed and commitment(seed) != header.commitment:
        return match, Divergence(0, "the seed is not the one that was committed to")
    last = len(record.answers) if to is None else min(to, len(record.answers))
    match.notes = [(number, note) for number, note in record.notes if number <= last]
    match.breathe = breathe
    for number in range(last):
        if breathe is not None and number % BREATH_EVERY == 0:
            breathe()
        seat, answer = record.answers[number]
        choice = pending_for(match.state, seat)
        if choice is None and answer != LEAVE:
            owed = ", ".join(str(c.seat) for c in match.choices()) or "nobody: the game is over"
            return match, Divergence(number + 1, f"seat {seat} answers {answer!r}, but it is up to seat {owed}")
        before = match.state.clone()
        how = UNDRAWN
        if choice is None:
            pass
        elif seat == NATURE and header.nature == STREAM and number >= header.given:
            drawn = choice.options.sample(match.state.streams, choice.stream)
            if drawn != answer:
                return match, Divergence(number + 1, f"the dice show {answer!r}, but the seed gives {drawn!r}")
        elif seat == NATURE and header.nature == COMMITTED and number >= header.given:
            told_draw = record.draws.get(number + 1)
            amiss = wrong_draw(match, choice, answer, told_draw)
            if amiss or told_draw is None:
                return match, Divergence(number + 1, amiss)
            how = (told_draw[0], told_draw[3])
        try:
            submit(match.state, seat, answer)
        except IllegalAnswer as error:
            return match, Divergence(number + 1, str(error))
        match.took(seat, answer, before, how)
        wanted = record.digests.get(number + 1)
        if wanted is not None and wanted != match.digest():
            return match, Divergence(number + 1, f"the state differs: digest {match.digest()}, recorded {wanted}")
    if last == len(record.answers):
        if comparable(record.end) and record.end["digest"] != match.digest():
            return match, Divergence(
                last, f"the last state differs: digest {match.digest()}, recorded {record.end['digest']}"
            )
        if record.end.get("reason") in CONCLUSIONS:
            winners = tuple(record.end.get("winners", ()))
            match.concluded = Outcome(winners, record.end["reason"], game.scores(match.state))
        outcome = match.outcome()
        told = (list(outcome.winners), outcome.reason) if outcome is not None else (None, None)
        if (record.end.get("winners"), record.end.get("reason")) != told:
            return match, Divergence(last, f"the outcome differs: the game gives {told}, the record says otherwise")
    return match, None


def wrong_draw(match: Match, choice: Choice, answer: Any, told: list[Any] | None) -> str:
    """What is wrong with a draw of a record, if anything: it should be what the rules ask for and the seed gives."""
    if told is None:
        return f"the dice show {answer!r}, but the record does not tell how they were drawn"
    options = choice.options
    label = match.game.label(choice.stream)
    asked = [label, count_draws(match.drawn, label), str(options.size())]
    if told[:3] != asked:
        return f"the rules ask for draw {asked!r}, but the record tells of {told[:3]!r}"
    if told[4] != tuples(options.plain()):
        return f"the rules draw from {options.plain()!r}, but the record from {told[4]!r}"
    index = int(told[3])
    if index >= options.size() or options.at(index) != answer:
        return f"the dice show {answer!r}, but number {told[3]} was drawn"
    if match.header.server_seed:
        seeded, _how = match.draw(match.state, match.drawn)
        if seeded != answer:
            return f"the dice show {answer!r}, but the seed gives {seeded!r}"
    return ""


def describe_trouble(match: Match) -> str:
    """Where a game stands, for a bug report."""
    return (
        f"{match.header.game} seed {match.header.seed} after {len(match.answers)} answers\n{show_agenda(match.state)}"
    )
