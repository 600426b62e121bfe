"""The agenda: procedures as tables of steps, and the loop that runs them.

The control vocabulary is closed. A step returns nothing (the next step follows), `AGAIN` (this step once more),
`RESTART` (from the procedure's first step) or `DONE` (leave the procedure). Besides, it may `push` (something first),
`ask` (someone decides) or `dice` (nature decides): the answer arrives in the frame before its next step runs.
The loop stamps the rule of the running step on every choice asked and every event emitted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from .chance import below
from .choice import ALL, FIRST, LEAVE, NATURE, NONE, OFFER, READ, Choice, IllegalAnswer
from .decision import Chance, Decision
from .domain import Domain, Listed, Permutation, Roll
from .events import Event
from .plain import Answer, Plain
from .state import Frame, State

Flow = int | None

AGAIN: Final = 1
RESTART: Final = 2
DONE: Final = 3

UNANSWERED: Final = "\x00unanswered"
MOST_STEPS: Final = 100_000

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Frame)
Step = Callable[[Any, Any], Flow]


def frame_name(frame: type[Frame]) -> str:
    """A frame's name on the wire: its game and its class, so that two games may both have a Turn. A game from elsewhere is called by
    its module, or by the folder that has its `rules`."""
    package = str(getattr(frame, "__module__")).split(".")  # noqa: B009 - compiled classes have it only at run time
    elsewhere = package[-2:] if package[-1] == "rules" else package[-1:]
    home = package[2] if package[:2] == ["reverie", "games"] else elsewhere[0]
    return f"{home}.{frame.__name__}"


class Procedures:
    """All declared procedures, by the name of their frame."""

    def __init__(self) -> None:
        self.steps: dict[str, tuple[Step, ...]] = {}
        self.rules: dict[str, tuple[str, ...]] = {}
        self.names: dict[str, tuple[str, ...]] = {}
        self.frames: dict[str, type[Frame]] = {}
        self.tables: dict[type[Frame], tuple[tuple[Step | None, str], ...]] = {}
        """Each step with its rule, by frame, for the loop; None at the end, where the procedure is left."""
        self.numbers: dict[type[Frame], dict[str, int]] = {}
        """The number of each step, by frame and name."""

    def name(self, frame: Frame) -> str:
        return frame_name(type(frame))

    def step_name(self, frame: Frame) -> str:
        names = self.names[frame_name(type(frame))]
        return names[frame.step] if frame.step < len(names) else "end"

    def step_number(self, name: str, step: str) -> int:
        return self.number(self.frames[name], step)

    def number(self, frame: type[Frame], step: str) -> int:
        """Where a step stands; "end" stands behind the last."""
        found = self.numbers[frame].get(step)
        if found is None:
            names = self.names[frame_name(frame)]
            raise ValueError(f"procedure {frame_name(frame)} has no step {step!r}; it has {', '.join(names)}")
        return found

    def frame(self, name: str, locals_: Plain) -> Frame:
        return self.frames[name](*locals_)

    def cited(self) -> dict[str, list[str]]:
        """Every rule that a step cites, with the steps that cite it."""
        found: dict[str, list[str]] = {}
        for name, rules in self.rules.items():
            for rule, step in zip(rules, self.names[name], strict=True):
                if rule:
                    found.setdefault(rule, []).append(f"{name}.{step.split('#')[0]}")
        return found


PROCEDURES: Final = Procedures()


def procedure(frame: type[F], *steps: tuple[str, Callable[[S, F], Flow]]) -> None:
    """Declare a procedure: the rulebook's numbered steps, in the rulebook's order, as `(rule, step function)`.

    An empty rule means the frame itself says which rule it follows (`Frame.cited`).
    """
    name = frame_name(frame)
    if name in PROCEDURES.steps:
        raise ValueError(f"procedure {name} is declared twice")
    names: list[str] = []
    for _rule, function in steps:
        plain = function.__name__
        seen = sum(1 for n in names if n.split("#")[0] == plain)
        names.append(f"{plain}#{seen + 1}" if seen else plain)
    PROCEDURES.steps[name] = tuple([step for _rule, step in steps])
    PROCEDURES.rules[name] = tuple([rule for rule, _step in steps])
    PROCEDURES.names[name] = tuple(names)
    PROCEDURES.frames[name] = frame
    PROCEDURES.numbers[frame] = {plain: number for number, plain in enumerate([*names, "end"])}
    PROCEDURES.tables[frame] = (*[(step, rule) for rule, step in steps], (None, ""))


class Stuck(Exception):
    """Too many steps without a decision: a bug in the rules, told with the agenda."""


def show_agenda(s: State) -> str:
    lines = []
    for f in s.agenda:
        locals_ = ", ".join(f"{name}={getattr(f, name)!r}" for name in f.FIELDS)
        lines.append(f"{type(f).__name__}({locals_}) at {PROCEDURES.step_name(f)}, answer {f.answer!r}")
    return "\n".join(lines)


def push(s: State, frame: Frame) -> None:
    """Something first: run this procedure before the present one goes on; its result, if any, arrives as the answer."""
    s.agenda.append(frame)


def push_at(s: State, frame: Frame, step: str) -> None:
    """Push a procedure as if its earlier steps were done: the named step comes next."""
    frame.step = PROCEDURES.number(type(frame), step)
    s.agenda.append(frame)


def ask(s: State, seat: int, decision: Decision, options: Domain, subject: int = NONE) -> None:
    """Someone decides. A single option answers itself and is logged; who has left does as little as can be done."""
    size = options.size()
    if size > 1:
        choice = Choice(seat, decision, options, s.rule, subject)
        if s.left and seat in s.left:
            s.agenda[-1].answer = least(choice)
            return
        s.pending.append(choice)
        s.given.append(UNANSWERED)
        return
    if size == 0:
        raise Stuck(f"{decision.name!r} was asked of seat {seat} with no option\n{show_agenda(s)}")
    answer = options.at(0)
    s.agenda[-1].answer = answer
    if s.listening:  # what a seat could only answer is its own affair; what comes of it the game tells
        told = {"seat": seat, "choice": decision.name, "answer": answer, "subject": subject}
        s.events.append(Event("forced", s.rule, told, (seat,)))


def ask_under(s: State, rule: str, seat: int, decision: Decision, options: Domain, subject: int = NONE) -> None:
    """Ask for a step of a procedure that is pushed just now, in that step's name: the loop is spared a round."""
    before, s.rule = s.rule, rule
    ask(s, seat, decision, options, subject)
    s.rule = before


def ask_all(s: State, choices: tuple[tuple[int, Decision, Domain], ...], subject: int = NONE) -> None:
    """Several seats decide at once, unseen by each other; all answers arrive together, as a tuple in this order."""
    for seat, decision, options in choices:
        if options.size() == 0:
            raise Stuck(f"{decision.name!r} was asked of seat {seat} with no option\n{show_agenda(s)}")
        choice = Choice(seat, decision, options, s.rule, subject)
        s.pending.append(choice)
        s.given.append(least(choice) if seat in s.left else UNANSWERED)
    if s.left:
        close(s)


def ask_first(
    s: State,
    choices: tuple[tuple[int, Decision, Domain], ...],
    offers: tuple[tuple[int, Decision, Domain], ...] = (),
    subject: int = NONE,
) -> None:
    """Several seats may decide and the first answer counts: it arrives as `(seat, answer)`, and nobody is asked any more.

    Besides, seats may be offered something that nobody waits for; taken up, it counts like any first answer. A seat is asked
    one thing at a time. Where only one answer of one seat is possible it is given; who has left decides nothing.
    """
    asked = tuple([one for one in choices if one[0] not in s.left]) if s.left else choices
    offered = tuple([one for one in offers if one[0] not in s.left]) if s.left else offers
    if not asked:
        if not choices:
            raise Stuck(f"a race without anybody who is waited for\n{show_agenda(s)}")
        seat, decision, options = choices[0]
        s.agenda[-1].answer = (seat, least(Choice(seat, decision, options, s.rule, subject)))
        return
    if len(asked) == 1 and not offered and asked[0][2].size() == 1:
        seat, decision, options = asked[0]
        ask(s, seat, decision, options, subject)
        s.agenda[-1].answer = (seat, s.agenda[-1].answer)
        return
    seats, rule, pending = 0, s.rule, s.pending
    for mode, some in ((FIRST, asked), (OFFER, offered)):
        for seat, decision, options in some:
            if seats >> seat & 1:
                raise Stuck(f"seat {seat} is asked two things at once\n{show_agenda(s)}")
            seats |= 1 << seat
            if options.empty():
                raise Stuck(f"{decision.name!r} was asked of seat {seat} with no option\n{show_agenda(s)}")
            pending.append(Choice(seat, decision, options, rule, subject, 0, mode))
    s.given += [UNANSWERED] * len(pending)


def ack(s: State, seats: tuple[int, ...], decision: Decision, subject: int = NONE) -> None:
    """A text must be read: whoever of these seats has read it first says so, and the answer is `(seat, "read")`.

    Where nature answers by herself (the lab) nobody reads, and the first seat has read it already.
    """
    here = [seat for seat in seats if seat not in s.left]
    if s.auto or not here:
        s.agenda[-1].answer = (seats[0], READ)
        return
    for seat in here:
        s.pending.append(Choice(seat, decision, Listed((READ,)), s.rule, subject, 0, FIRST))
        s.given.append(UNANSWERED)


def innermost(s: State, kind: type[F]) -> F | None:
    """The procedure of this kind that is under way and was begun last; None if there is none."""
    for frame in reversed(s.agenda):
        if isinstance(frame, kind):
            return frame
    return None


def unwind(s: State, kind: type[F], to: F | None = None) -> F:
    """Leave everything that goes on inside the innermost procedure of this kind, or inside `to`: its own next step comes next.

    For what ends things in the middle: somebody falls inside a nested attack, a quest is over. The step that calls it, and
    the procedures between, are not gone on with; the answer that the procedure had is forgotten.
    """
    found = to or innermost(s, kind)
    if found is None:
        raise Stuck(f"no {kind.__name__} is under way\n{show_agenda(s)}")
    while s.agenda[-1] is not found:
        s.agenda.pop()
    found.answer = None
    return found


def least(choice: Choice) -> Answer:
    """What a seat answers that has left: to pass, or whatever stands first."""
    found = choice.passing()
    return found if found is not None else choice.options.at(0)


def nature(s: State, chance: Chance, options: Domain, stream: int, subject: int = NONE) -> None:
    """Nature decides, uniformly, from one of the streams; where the script says something, that is her only option."""
    size = options.size()
    if size == 0:
        raise Stuck(f"{chance.name!r} was asked of nature with no option\n{show_agenda(s)}")
    if size == 1:
        s.agenda[-1].answer = options.at(0)
        return
    if s.script:
        options = by_script(s, options, stream)
    if s.auto:
        s.known += 1
        s.agenda[-1].answer = options.sample(s.streams, stream)
        if s.listening:
            s.events.append(rolled(chance.name, s.rule, options, s.agenda[-1].answer, subject))
        return
    s.pending.append(Choice(NATURE, chance, options, s.rule, subject, stream))
    s.given.append(UNANSWERED)


def rolled(kind: str, rule: str, options: Domain, answer: Answer, subject: int) -> Event:
    """What nature said. Dice lie open for everybody; the order of a shuffle nobody sees."""
    audience: tuple[int, ...] | None = () if isinstance(options, Permutation) else None
    return Event("rolled", rule, {"choice": kind, "answer": answer, "subject": subject}, audience)


def by_script(s: State, options: Domain, stream: int) -> Domain:
    """The options that the script leaves: its next words for this stream, or all of them when it has nothing fitting.

    Dice are scripted face by face, so that a roll of any size finds its own. Words that do not fit are dropped.
    """
    left = s.script[stream]
    if not left:
        return options
    used = options.count if isinstance(options, Roll) else 1
    answer: Answer = left[:used] if isinstance(options, Roll) else left[0]
    rest = [left[used:] if n == stream else words for n, words in enumerate(s.script)]
    s.script = tuple(rest) if any(rest) else ()
    return Listed((answer,)) if options.has(answer) else options


def dice(s: State, chance: Chance, count: int, faces: tuple[int, ...], stream: int, subject: int = NONE) -> None:
    """Nature rolls so many dice at once."""
    nature(s, chance, Roll(count, faces), stream, subject)


def cite(s: State, rule: str) -> None:
    """What this step does from here on follows another rule than the step: its events and questions cite that one."""
    s.rule = rule


def emit(s: State, kind: str, audience: tuple[int, ...] | None = None, **data: object) -> None:
    """Tell what happened, to whoever listens. Hot code tests `s.listening` before it calls."""
    if s.listening:
        s.events.append(Event(kind, s.rule, data, audience))


def reveal(s: State) -> None:
    """Something hidden was shown to someone: undo is no longer free across this point."""
    s.known += 1


def pending_for(s: State, seat: int) -> Choice | None:
    """The choice this seat owes, if any."""
    for choice, given in zip(s.pending, s.given, strict=True):
        if choice.seat == seat and given == UNANSWERED:
            return choice
    return None


def owed(s: State) -> Choice:
    """The next choice that nobody has answered yet and that is waited for; something must be pending."""
    for i in range(len(s.pending)):
        if s.given[i] == UNANSWERED and s.pending[i].mode != OFFER:
            return s.pending[i]
    raise IllegalAnswer("nothing is asked of anybody")


def give(s: State, seat: int, answer: Answer) -> None:
    """Give one answer without going on. Anything but an option is refused and changes nothing."""
    for i in range(len(s.pending)):
        choice = s.pending[i]
        if choice.seat == seat and s.given[i] == UNANSWERED:
            if not choice.options.has(answer):
                raise IllegalAnswer(f"{answer!r} is no option of {choice.kind!r} for seat {seat} ({choice.rule})")
            s.given[i] = answer
            break
    else:
        asked = sorted(str(c.seat) for c, g in zip(s.pending, s.given, strict=True) if g == UNANSWERED)
        raise IllegalAnswer(f"nothing is asked of seat {seat}; it is up to seat {', '.join(asked) or 'nobody'}")
    if seat == NATURE:
        s.known += 1
        if s.listening:
            s.events.append(rolled(choice.kind, choice.rule, choice.options, answer, choice.subject))
    s.answered = choice.options
    if choice.mode != ALL:
        settle_race(s, choice.seat, answer)
    else:
        close(s)


def settle_race(s: State, seat: int, answer: Answer) -> None:
    """The first answer counts, and says whose it is; nobody else is asked any more."""
    s.agenda[-1].answer = (seat, answer)
    s.pending.clear()
    s.given.clear()


def close(s: State) -> None:
    """When everybody who was asked has answered, the answers arrive in the frame."""
    for given in s.given:
        if given == UNANSWERED:
            return
    s.agenda[-1].answer = s.given[0] if len(s.given) == 1 else tuple(s.given)
    s.pending.clear()
    s.given.clear()


def submit(s: State, seat: int, answer: Answer) -> None:
    """Answer a choice and run on to the next one (or to the end)."""
    if answer == LEAVE:
        leave(s, seat)
        return
    give(s, seat, answer)
    if not s.pending:
        advance(s)


def leave(s: State, seat: int) -> None:
    """A seat gives up its place, asked or not, and the others play on; raises IllegalAnswer where nobody can.

    The game says what becomes of its side. From now on whatever it is asked answers itself.
    """
    if seat == NATURE or seat in s.left or not s.agenda:
        raise IllegalAnswer(f"seat {seat} cannot leave: it is no player of this game, or not any more")
    s.part(seat)
    s.left += (seat,)
    s.known += 1
    if s.happened:
        happened = s.happened
        s.happened = []
        s.react(happened)
    if s.pending and s.pending[0].mode == FIRST:
        leave_race(s, seat)
    else:
        for i in range(len(s.pending)):
            if s.pending[i].seat == seat and s.given[i] == UNANSWERED:
                s.given[i] = least(s.pending[i])
        if s.pending:
            close(s)
    if not s.pending:
        advance(s)


def leave_race(s: State, seat: int) -> None:
    """Who leaves is out of the race; the last who is waited for answers as little as can be."""
    waited = [choice for choice in s.pending if choice.mode == FIRST]
    if [choice.seat for choice in waited] == [seat]:
        settle_race(s, seat, least(waited[0]))
        return
    s.pending[:] = [choice for choice in s.pending if choice.seat != seat]
    s.given[:] = [UNANSWERED for _choice in s.pending]


def play_at_random(s: State, streams: list[int], most: int) -> int:
    """Play on with random answers, at most so many, from a stream of the caller's; how many there were.

    Nature must answer by herself (`s.auto`). Answers drawn from a domain are members of it and are not checked again.
    """
    given = 0
    pending, answers, agenda = s.pending, s.given, s.agenda
    while pending and given < most:
        if pending[0].mode != ALL:
            choice = pending[below(streams, 0, len(pending))]
            s.answered = choice.options
            agenda[-1].answer = (choice.seat, choice.options.sample(streams, 0))
            given += 1
        elif len(pending) == 1:
            options = pending[0].options
            s.answered = options
            agenda[-1].answer = options.sample(streams, 0)
            given += 1
        else:
            for i in range(len(pending)):
                if answers[i] == UNANSWERED:
                    answers[i] = pending[i].options.sample(streams, 0)
                    given += 1
            agenda[-1].answer = tuple(answers)
        pending.clear()
        answers.clear()
        advance(s)
    return given


def answer_for_nature(s: State) -> Answer:
    """Let the state's own stream answer the pending roll or shuffle, and run on."""
    choice = pending_for(s, NATURE)
    if choice is None:
        raise IllegalAnswer("nothing is asked of nature")
    answer = choice.options.sample(s.streams, choice.stream)
    submit(s, NATURE, answer)
    return answer


def advance(s: State) -> None:
    """Run steps until someone has to decide, or the agenda is empty."""
    agenda = s.agenda
    pending = s.pending
    tables = PROCEDURES.tables
    if not agenda:
        return
    for _ in range(MOST_STEPS):
        if s.happened:
            happened = s.happened
            s.happened = []
            s.react(happened)
            if pending:
                return
            continue
        frame = agenda[-1]
        steps = tables[type(frame)]
        at = frame.step
        step, rule = steps[at]
        if step is None:
            agenda.pop()
            if not agenda:
                return
            if frame.result is not None:
                agenda[-1].answer = frame.result
            continue
        s.rule = rule or frame.cited()
        frame.step = at + 1
        flow = step(s, frame)
        if flow is not None:
            if flow == AGAIN:
                frame.step = at
            elif flow == RESTART:
                frame.step = 0
            else:
                frame.step = len(steps) - 1
        if pending:
            return
    raise Stuck(f"no decision in {MOST_STEPS} steps\n{show_agenda(s)}")
