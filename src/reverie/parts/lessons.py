"""Lessons and the like as data: read, checked, and how far somebody has come in one, read off the log.

A task is a setup that somebody can begin: a lesson with its steps, or what else a game sets (a puzzle, a challenge). Nothing
here changes a rule: any legal move stays legal. How far somebody is follows from the log alone, so that undo, resume and
replay need nothing more. What a condition can tell of, what words mean and what a goal is, the game says.
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic

import msgspec
from typing_extensions import TypeVar

from reverie.kernel.choice import Choice
from reverie.kernel.content import ContentError, Document, Trouble, read_list
from reverie.kernel.events import Event
from reverie.kernel.game import Game, SetupError
from reverie.kernel.plain import Answer, Setup
from reverie.kernel.state import S

PUPIL: Final = 0
"""The seat of whoever learns."""

Log = list[tuple[int, Event]]


class Condition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something that can be recognised: an event of the log, or how the table looks now. A game adds what else there is."""

    event: str = ""
    asked: str = ""
    """The pupil is asked for a choice of this kind."""

    def of_log(self) -> bool:
        """It tells of an event; otherwise of how the table looks now."""
        return bool(self.event)


C = TypeVar("C", bound=Condition, covariant=True, default=Condition)


class StepData(msgspec.Struct, Generic[C], forbid_unknown_fields=True):
    """One step of a lesson: what is pointed at, and how it is seen that it has been done."""

    id: str
    done: C
    rule: str
    point: list[str] = []
    """What the step speaks of."""
    allow: list[C] = []
    """What else may be done meanwhile without leaving the path."""
    missed: list[C] = []
    """By this it is seen that it cannot be done any more."""
    free: bool = False
    """Anything may be done meanwhile."""
    watch: bool = False
    """Others decide, or nobody does: it stands until it has been read."""


P = TypeVar("P", bound=StepData, covariant=True, default=StepData)


class TaskData(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something that can be begun, as its file gives it."""

    id: str
    number: int
    setup: Setup
    line: list[str]
    """How it is meant to be played: the pupil's answers in order."""
    answers: list[str] = []
    """What the opponent does where it can: `kind: answer`; the first that is an option is taken."""
    opponent: str = "adept"
    """The level of the bot that plays the other side."""
    own: int = 1
    """How many seats whoever learns holds, from the first on; bots hold the others."""


class LessonData(TaskData, Generic[P], kw_only=True):
    minutes: int
    steps: list[P]


D = TypeVar("D", bound=TaskData, covariant=True, default=TaskData)


class Task(Generic[D]):
    """Something that can be begun, checked, with its complete setup."""

    kind: ClassVar[str] = ""
    """The word for it in texts and addresses."""

    def __init__(self, data: D, setup: Setup) -> None:
        self.data = data
        self.id = data.id
        self.setup = setup


class Lesson(Task[LessonData[P]], Generic[P]):
    kind = "lesson"

    def __init__(self, data: LessonData[P], setup: Setup) -> None:
        super().__init__(data, setup)
        self.steps = data.steps


T = TypeVar("T", bound=Task)
K = TypeVar("K", bound=Condition, default=Any)
"""What a game has for a condition; whoever takes the lessons of any game leaves it out."""
B = TypeVar("B", bound=TaskData, default=Any)
"""What a game has for the data of its tasks."""
G = TypeVar("G", bound=Task, default=Any)
"""What a game has for tasks that are no lessons."""


# Reading -------------------------------------------------------------------------------------------------------------


class Checker(Generic[K]):
    """Checks one file against the vocabulary; every trouble has its line."""

    heads: ClassVar[tuple[str, ...]] = ("event", "asked")
    """A condition has one of these."""

    def __init__(self, document: Document, vocabulary: Mapping[str, Sequence[str]]) -> None:
        self.document = document
        self.vocabulary = vocabulary
        """What is known, by the field of a condition."""
        self.troubles: list[Trouble] = []

    def blame(self, at: str, what: str) -> None:
        self.troubles.append(self.document.trouble(at, what))

    def known(self, at: str, what: str, given: str, known: Iterable[str]) -> None:
        if given in known:
            return
        near = difflib.get_close_matches(given, list(known), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(dict.fromkeys(known))}"
        self.blame(at, f"unknown {what} {given!r}; {hint}")

    def condition(self, at: str, told: K) -> None:
        if len([name for name in self.heads if getattr(told, name)]) != 1:
            self.blame(at, f"a condition is one of {', '.join(self.heads[:-1])} and {self.heads[-1]}")
            return
        for name, known in self.vocabulary.items():
            if getattr(told, name):
                self.known(f"{at}.{name}", name, getattr(told, name), known)
        self.fits(at, told)

    def fits(self, at: str, told: K) -> None:
        """What else must be right with a condition."""

    def point(self, at: str, thing: str) -> None:
        """What a step speaks of must be there."""
        raise NotImplementedError

    def step(self, at: str, step: StepData[K]) -> None:
        for thing in step.point:
            self.point(f"{at}.point", thing)
        self.condition(f"{at}.done", step.done)
        for name, conditions in (("allow", step.allow), ("missed", step.missed)):
            for i, told in enumerate(conditions):
                self.condition(f"{at}.{name}[{i}]", told)

    def steps(self, at: str, lesson: LessonData[StepData[K]]) -> None:
        for i, step in enumerate(lesson.steps):
            self.step(f"{at}.steps[{i}]", step)


class Course(Generic[B]):
    """All tasks of a game, by id and in order. A game's own reads its kinds, and then requires that they are sound."""

    structs: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    """What the files are made of besides the tasks themselves: their fields are known, too."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: dict[str, Mapping[str, Task]] = {}
        self.troubles: list[Trouble] = []

    def read(self, folder: Path, data: type[B], kind: type[T]) -> dict[str, T]:
        """The tasks of a kind, by id."""
        tasks = self.kinds[kind.kind] = dict[str, T]()
        structs: tuple[type[msgspec.Struct], ...] = (data, *self.structs)
        known = tuple(dict.fromkeys(field for one in structs for field in one.__struct_fields__))
        found: list[tuple[B, str, Document]] = []
        for path in sorted(folder.glob("*.yaml")):
            try:
                found += read_list(path, data, known)
            except ContentError as error:
                self.troubles += error.troubles
        for one, at, document in sorted(found, key=lambda one: one[0].number):
            tasks[one.id] = kind(one, self._checked(one, at, document))
        return tasks

    def _checked(self, data: B, at: str, document: Document) -> Setup:
        if self.find(data.id) is not None:
            self.troubles.append(document.trouble(f"{at}.id", f"the id {data.id!r} is already taken"))
        try:
            setup = self.game.setup({**data.setup, "lesson": data.id})
        except SetupError as error:
            self.troubles.append(document.trouble(f"{at}.setup", f"setup: {error}"))
            return {}
        self.troubles += self.check(data, at, document, setup)
        return setup

    def check(self, data: B, at: str, document: Document, setup: Setup) -> list[Trouble]:
        """What is wrong with a task whose setup is sound."""
        raise NotImplementedError

    def require_sound(self) -> None:
        if self.troubles:
            raise ContentError(self.troubles)

    def find(self, id: str) -> Task | None:
        """The task of this id, or None."""
        return next((tasks[id] for tasks in self.kinds.values() if id in tasks), None)

    def after(self, id: str) -> str:
        """The task of the same kind that follows; "" after the last."""
        for row in map(list, self.kinds.values()):
            if id in row and row[-1] != id:
                return row[row.index(id) + 1]
        return ""


# Recognising ---------------------------------------------------------------------------------------------------------


DONE: Final = "done"
"""How the end of a lesson is called among what there is to read."""


class Progress:
    """How far somebody is in a lesson: steps done, and whether the path was left or the step missed."""

    __slots__ = ("astray", "fresh", "missed", "steps")

    def __init__(self) -> None:
        self.steps: int = 0
        self.fresh: int = 0
        """The first step that was done, or begun, since the pupil last decided something."""
        self.astray: bool = False
        self.missed: bool = False


def name_of(lesson: Lesson, step: int) -> str:
    """What a step is called among what there is to read."""
    return lesson.steps[step].id if step < len(lesson.steps) else DONE


class Reader(Generic[K, S, G]):
    """How a game recognises things, and what words mean there. A game's own answers the questions that raise here."""

    def matches(self, told: K, s: S, event: Event) -> bool:
        """Whether an event is the one that is meant."""
        raise NotImplementedError

    def holds(self, told: K, s: S) -> bool:
        """Whether a condition on the view is true now."""
        return any(choice.seat == PUPIL and choice.kind == told.asked for choice in s.pending)

    def of_pupil(self, s: S, event: Event) -> bool:
        """Whether by this event the pupil is seen to decide something."""
        raise NotImplementedError

    def reached(self, task: G, s: S, log: Log) -> bool:
        """Whether the goal of a task that is no lesson has been reached."""
        raise NotImplementedError

    def readings(self, s: S, choice: Choice, words: str) -> Iterable[Answer]:
        """What words may mean; the first that is an option is meant."""
        raise NotImplementedError

    def means(self, kind: str, s: S, choice: Choice) -> bool:
        """Whether an answer of the opponent's, written for this kind of choice, is for this one."""
        return kind == choice.kind

    def progress(self, lesson: Lesson[StepData[K]], s: S, log: Log) -> Progress:
        """Go through the log, step by step. A step that is seen in the view is also done when the step after it is."""
        steps = lesson.steps
        made = Progress()
        since: list[Event] = []
        """What has happened since the last step that the log tells of."""
        for _number, event in log:
            if self.of_pupil(s, event):
                made.fresh = made.steps
            done = self._done_by(steps, made.steps, s, event)
            since.append(event)
            if done > made.steps:
                made.steps = done
                since = []
        made.steps = self._seen_now(steps, made.steps, s)
        if made.steps < len(steps):
            now = steps[made.steps]
            made.missed = any(self._came_true(told, s, since) for told in now.missed)
            acts = [event for event in since if self.of_pupil(s, event)]
            made.astray = not now.free and any(not self._allowed(steps, made.steps, s, event) for event in acts)
        return made

    def unread(self, lesson: Lesson[StepData[K]], s: S, at: Progress, read: Collection[str]) -> int | None:
        """The step that stands until it has been read: one that went by since the pupil last decided, the present one while
        only others decide, or the end (as many as there are steps)."""
        steps = lesson.steps
        for number in range(at.fresh, at.steps):
            if steps[number].watch and steps[number].id not in read:
                return number
        if at.steps == len(steps):
            return at.steps if DONE not in read and s.pending else None
        now = steps[at.steps]
        asked = any(0 <= choice.seat < lesson.data.own for choice in s.pending)
        return at.steps if now.watch and now.id not in read and s.pending and not asked else None

    def unread_at(self, course: Course, s: S, log: Log, read: Collection[str]) -> str:
        """What the lesson at a table wants read before its opponent plays on; "" for nothing."""
        task = course.find(course.game.setup_of(s)["lesson"])
        if not isinstance(task, Lesson):
            return ""
        number = self.unread(task, s, self.progress(task, s, log), read)
        return "" if number is None else name_of(task, number)

    def finished(self, task: Lesson[StepData[K]] | G, s: S, log: Log) -> bool:
        """Whether a lesson has been gone through, or the goal of another task reached."""
        if isinstance(task, Lesson):
            return self.progress(task, s, log).steps == len(task.steps)
        return self.reached(task, s, log)

    def _came_true(self, told: K, s: S, events: list[Event]) -> bool:
        return any(self.matches(told, s, event) for event in events) if told.of_log() else self.holds(told, s)

    def _allowed(self, steps: list[StepData[K]], at: int, s: S, event: Event) -> bool:
        """Whether an act is on the path: of this step, or of those before it that only the view tells of."""
        while True:
            if any(self.matches(told, s, event) for told in steps[at].allow):
                return True
            at -= 1
            if at < 0 or steps[at].done.of_log():
                return False

    def _done_by(self, steps: list[StepData[K]], at: int, s: S, event: Event) -> int:
        """How many steps are done after this event."""
        for number in range(at, len(steps)):
            if self.matches(steps[number].done, s, event):
                return number + 1
            if steps[number].done.of_log():
                break
        return at

    def _seen_now(self, steps: list[StepData[K]], at: int, s: S) -> int:
        """How many steps are done by the look of the table."""
        done = at
        for number in range(at, len(steps)):
            if steps[number].done.of_log():
                break
            if self.holds(steps[number].done, s):
                done = number + 1
        return done

    # Answers in words ------------------------------------------------------------------------------------------------

    def answer_of(self, s: S, choice: Choice, words: str) -> Answer:
        """The option that a line means. Raises LookupError."""
        for value in self.readings(s, choice, words):
            if choice.options.has(value):
                return value
        raise LookupError(f"{words!r} is no option of {choice.kind!r}")

    def taught(self, course: Course, s: S, choice: Choice) -> Answer:
        """What the task at a table wants its opponent to do here, if anything."""
        task = course.find(course.game.setup_of(s)["lesson"])
        return None if task is None or choice.seat < task.data.own else self.opponents_answer(task, s, choice)

    def opponents_answer(self, task: Task, s: S, choice: Choice) -> Answer:
        """What a task wants the opponent to do here; None where it leaves that to the bot."""
        for told in task.data.answers:
            kind, _colon, words = told.partition(": ")
            if self.means(kind, s, choice):
                try:
                    return self.answer_of(s, choice, words)
                except LookupError:
                    continue
        return None
