"""Match: a game being played and recorded, answer by answer."""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Callable
from operator import itemgetter
from pathlib import Path
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from .agenda import answer_for_nature, pending_for, show_agenda, submit
from .chance import commitment, verifiable_below
from .choice import LEAVE, NATURE, Choice, IllegalAnswer
from .codec import digest, marked
from .events import Event
from .game import LEAVES, Game, Outcome
from .header import COMMITTED, GIVEN, STREAM, Header
from .plain import Answer, Body, Setup
from .sight import Sight
from .state import State

DIGEST_EVERY: Final = 50

BREATH_EVERY: Final = 32
"""Answers between two breaths of long work."""

UNDRAWN: Final = ("", "")
"""In place of a draw, for an answer that was not drawn from the committed seed."""

RESIGNED: Final = "resigned"

AGREED: Final = "agreed"

TIME: Final = "time"

CONCLUSIONS: Final = (RESIGNED, AGREED, TIME)
"""Ends that players bring about and no rule of a game: a record says so, and a replay believes it."""


class Taken:
    """One answer that was taken: by whom, in which state, and what happened then."""

    def __init__(self, seat: int, answer: Answer, before: State, events: list[Event], drawn: tuple[str, str]) -> None:
        self.seat = seat
        self.answer = answer
        self.before = before
        self.events = events
        self.drawn = drawn


class Ahead:
    """Where an answer leads that has not been given yet."""

    def __init__(self, given: int, state: State, steps: list[Taken]) -> None:
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
        setup: Setup,
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
        self.answers: list[tuple[int, Answer]] = []
        self.past: list[State] = []
        """The state before each answer. After `resume` it is filled only when somebody looks back (`recall`)."""
        self.known: list[int] = []
        """What `State.known` was before each answer."""
        self.log: list[tuple[int, Event]] = []
        """Every event, with the number of the answer that caused it."""
        self.concluded: Outcome | None = None
        """How the players ended it themselves: somebody resigned or ran out of time, or a draw was agreed."""
        self.notes: list[tuple[int, Body]] = []
        """What happened at the table and not in the game (a pause, a seat handed over), after so many answers."""
        self.drawn: list[tuple[str, str]] = []
        """For each answer the label and the number that it was drawn under and as; `UNDRAWN` for all but fair dice."""
        self.ahead: Ahead | None = None
        """What `foresee` found last."""
        self.breathe: Callable[[], None] | None = None
        """Called now and then by whatever goes over the whole match, so that a thread can let others go on."""
        self.sights: dict[int | None, Sight] = {}
        """What viewers may know of the situation of `sighted`."""
        self.seen: dict[int | None, Sight] = {}
        """What they were shown last before it."""
        self.sighted: tuple[State, int] = (self.state, 0)
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

    def take_over(self, answers: list[tuple[int, Answer]]) -> None:
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

    def draw(self, s: State, drawn: list[tuple[str, str]]) -> tuple[Answer, tuple[str, str]]:
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

    def _answer(self, seat: int, answer: Answer) -> None:
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

    def took(self, seat: int, answer: Answer, before: State, drawn: tuple[str, str] = UNDRAWN) -> None:
        """Enter an answer that the state has taken."""
        self.enter(Taken(seat, answer, before, self.state.events, drawn))
        self.state.events = []

    def enter(self, step: Taken) -> None:
        self.past.append(step.before)
        self.known.append(step.before.known)
        self.answers.append((step.seat, step.answer))
        self.drawn.append(step.drawn)
        for event in step.events:
            self.log.append((len(self.answers), event))

    def sight(self, viewer: int | None) -> Sight:
        """All that a viewer may know of the match as it stands, worked out once."""
        if self.sighted[0] is not self.state or self.sighted[1] != len(self.answers):
            self.sighted, self.sights, self.seen = (self.state, len(self.answers)), {}, {**self.seen, **self.sights}
        if viewer not in self.sights:
            self.sights[viewer] = Sight(self.game, self.state, self.log, viewer, self.seen.get(viewer))
        return self.sights[viewer]

    def sight_at(self, number: int, viewer: int | None) -> Sight:
        """The same of the situation before answer `number`, counted from 0; after the last one, of the match as it stands."""
        self.recall()
        if number >= len(self.past):
            return self.sight(viewer)
        log = self.log[: bisect_right(self.log, number, key=itemgetter(0))]
        return Sight(self.game, self.past[number], log, viewer)

    def choices(self) -> list[Choice]:
        """What is being asked, of everybody."""
        owed = (pending_for(self.state, choice.seat) for choice in self.state.pending)
        return [choice for choice in owed if choice is not None]

    def submit(self, seat: int, answer: Answer) -> None:
        """Answer for a seat. An illegal answer raises IllegalAnswer and changes nothing."""
        if not self._go_ahead(seat, answer):
            self._answer(seat, answer)
            self.serve_nature()

    def undo_limit(self) -> int:
        """The earliest answer that may be taken back freely: what came before it is known to nobody anew."""
        limit = len(self.answers)
        while limit and self.known[limit - 1] == self.state.known:
            limit -= 1
        return limit

    def foresee(self, seat: int, answer: Answer) -> list[tuple[int, Answer]]:
        """The answers that this one brings about: itself, and what nature says to it. Nothing changes.

        What was found is kept: when just this answer is submitted next, nothing is worked out again.
        """
        self.ahead = None
        trial = self.state.clone()
        trial.listening = True
        submit(trial, seat, answer)
        steps = [Taken(seat, answer, self.state, trial.events, UNDRAWN)]
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
            steps.append(Taken(NATURE, said, before, trial.events, how))
        trial.events = []
        self.ahead = Ahead(len(self.answers), trial, steps)
        return [(step.seat, step.answer) for step in steps]

    def _go_ahead(self, seat: int, answer: Answer) -> bool:
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
        """A seat gives up; everybody of another side has won, and a party has lost."""
        self.concluded = self.game.given_up(self.state, seat, RESIGNED)

    def give_up(self, seat: int) -> None:
        """A seat gives up: the others play on where the game can go on without it, else it is over."""
        if self.game.parting(self.state, seat) == LEAVES:
            self.submit(seat, LEAVE)
        else:
            self.resign(seat)

    def run_out(self, seat: int) -> None:
        """A seat has used up its time: as if it gave up."""
        self.concluded = self.game.given_up(self.state, seat, TIME)

    def note(self, kind: str, seat: int, **told: object) -> None:
        """Enter something that happened at the table; the game itself does not know of it."""
        self.notes.append((len(self.answers), {"kind": kind, "seat": seat, **told}))

    def agree_draw(self) -> None:
        """The players agree that nobody wins."""
        self.concluded = Outcome((), AGREED, self.game.scores(self.state))

    def digest(self) -> str:
        return digest(self.game, self.state)

    def draw_line(self, number: int, k: int) -> Body:
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
        end: Body = {"end": len(self.answers), **marked(self.digest())}
        if outcome is not None:
            end["winners"] = outcome.winners
            end["reason"] = outcome.reason
            if outcome.result != Outcome(outcome.winners, "", ()).result:
                end["result"] = outcome.result  # what does not follow from the winners
        lines.append(encode(end))
        return b"\n".join(lines) + b"\n"

    def write(self, path: Path) -> None:
        """Write the record so that an interrupted write leaves the old file whole."""
        write_whole(path, self.dump())


def resume(
    game: Game,
    header: Header,
    state: State,
    answers: list[tuple[int, Answer]],
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


def describe_trouble(match: Match) -> str:
    """Where a game stands, for a bug report."""
    return (
        f"{match.header.game} seed {match.header.seed} after {len(match.answers)} answers\n{show_agenda(match.state)}"
    )
