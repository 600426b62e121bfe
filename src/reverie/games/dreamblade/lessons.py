"""DB-C.5 and DB-C.8: lessons and puzzles as data. What they say stands in `text/lessons.en.ftl` and `text/lessons.pl.ftl`.

A lesson is a setup and a series of steps; a puzzle is a setup and a line that solves it. Nothing here changes a rule: any
legal move stays legal. How far somebody is follows from the log alone, so that undo, resume and replay need nothing more.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from reverie.kernel.choice import Choice
from reverie.kernel.content import ContentError, Document, Trouble, read_list
from reverie.kernel.events import Event
from reverie.kernel.game import SetupError
from reverie.parts import lessons
from reverie.parts.lessons import Log, Progress

from .board import CELL_BY_NAME
from .content import CONTENT
from .keywords import KEYWORDS
from .page import damage_targets
from .position import SEATS
from .procedures.conquest import claimed_cells
from .state import DREAMSCAPE, GRAVEYARD, Dreamblade

LESSONS: Final = CONTENT / "lessons"
PUZZLES: Final = CONTENT / "puzzles"
PUPIL: Final = 0
"""The seat of whoever learns or solves."""
OWN_ACTS: Final = (
    "ability-bought",
    "action-chosen",
    "attacked",
    "blade-assigned",
    "combat-began",
    "moved",
    "spawned",
)
"""Events by which the pupil is seen to decide something."""
EVENTS: Final = (
    *OWN_ACTS,
    "combat-ended",
    "damaged",
    "deathblow",
    "destroyed",
    "disrupted",
    "game-ended",
    "phase-began",
    "points-received",
    "scored",
    "turn-began",
    "turn-won",
)
CHOICES: Final = (
    "action", "attackers", "blade", "bomb", "choose", "damage", "deathblow", "disrupt", "fate", "move", "order", "reroll",
    "shift", "spawn", "strike", "target", "unique", "value",
)  # fmt: skip
AMOUNTS: Final = {
    "attacked": "dice",
    "damaged": "damage",
    "deathblow": "dice",
    "points-received": "points",
    "scored": "total",
}
"""What `least` counts, by event."""
WORDS: Final = ("stop", "decline", "shift", "strike", "disrupt", "destroy", "explode")


class Condition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something that can be recognised: an event of the log, or how the table looks now. One of the first five is given."""

    event: str = ""
    asked: str = ""
    """The pupil is asked for a choice of this kind."""
    stands: str = ""
    """This piece of the pupil's is in the cell."""
    claims: str = ""
    """The seat would claim this cell."""
    fallen: str = ""
    """This piece is in its graveyard."""
    who: str = ""
    seat: str = ""
    cell: list[str] = []
    """One of these cells."""
    action: str = ""
    phase: str = ""
    keyword: str = ""
    turn: int = 0
    least: int = 0
    """At least so much: dice, damage, points."""

    def of_log(self) -> bool:
        return bool(self.event)


class StepData(msgspec.Struct, forbid_unknown_fields=True):
    """One step of a lesson: what is awaited, what is pointed at, and how it is seen that it has been done."""

    id: str
    done: Condition
    rule: str
    wait: str = ""
    """The kind of choice in which it is done; empty while only others decide."""
    point: list[str] = []
    """Pieces (`quay-sentinel`, the opponent's as `B quay-sentinel`) and cells."""
    allow: list[Condition] = []
    """What else may be done meanwhile without leaving the path."""
    missed: list[Condition] = []
    """By this it is seen that it cannot be done any more."""
    free: bool = False
    """Anything may be done meanwhile."""


class LessonData(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its file gives it."""

    id: str
    number: int
    minutes: int
    setup: dict[str, Any]
    steps: list[StepData]
    line: list[str] = []
    """How it is meant to be played: the pupil's answers in order."""
    opponent: str = "adept"
    """The level of the bot that plays the other side."""
    answers: list[str] = []
    """What the opponent does where it can: `kind: answer`; the first that is an option is taken."""


class PuzzleData(msgspec.Struct, forbid_unknown_fields=True):
    """A puzzle as its file gives it."""

    id: str
    number: int
    keyword: str
    setup: dict[str, Any]
    line: list[str]
    ways: int
    """How many of the options at the first decision still win."""
    goal: Condition = Condition(event="turn-won", seat="A")
    any_dice: bool = False
    """Nothing is scripted: the solution works however the dice fall."""


# Reading -----------------------------------------------------------------------------------------------------------------


class Checker:
    """Checks one file against the vocabulary; every trouble has its line."""

    def __init__(self, document: Document, pieces: Iterable[str]) -> None:
        self.document = document
        self.pieces = tuple(pieces)
        self.troubles: list[Trouble] = []

    def known(self, at: str, what: str, given: str, known: Iterable[str]) -> None:
        if given in known:
            return
        near = difflib.get_close_matches(given, list(known), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
        self.troubles.append(self.document.trouble(at, f"unknown {what} {given!r}; {hint}"))

    def condition(self, at: str, told: Condition) -> None:
        heads = [name for name in ("event", "asked", "stands", "claims", "fallen") if getattr(told, name)]
        if len(heads) != 1:
            what = "a condition is one of event, asked, stands, claims and fallen"
            self.troubles.append(self.document.trouble(at, what))
            return
        vocabulary: dict[str, tuple[str, ...]] = {
            "event": EVENTS,
            "asked": CHOICES,
            "stands": self.pieces,
            "fallen": self.pieces,
            "claims": tuple(CELL_BY_NAME),
            "who": self.pieces,
            "seat": SEATS,
            "action": ("shift", "strike"),
            "phase": ("initiative", "spawn", "action", "conquest"),
            "keyword": tuple(KEYWORDS),
        }
        for name, known in vocabulary.items():
            if getattr(told, name):
                self.known(f"{at}.{name}", name, getattr(told, name), known)
        for cell in told.cell:
            self.known(f"{at}.cell", "cell", cell, CELL_BY_NAME)
        if told.least and told.event not in AMOUNTS:
            what = f"least counts only in {', '.join(AMOUNTS)}"
            self.troubles.append(self.document.trouble(f"{at}.least", what))
        if told.stands and not told.cell:
            self.troubles.append(self.document.trouble(at, "stands needs the cell"))

    def step(self, at: str, step: StepData) -> None:
        if step.wait:
            self.known(f"{at}.wait", "choice", step.wait, CHOICES)
        for thing in step.point:
            self.known(f"{at}.point", "piece or cell", thing.removeprefix("B "), (*self.pieces, *CELL_BY_NAME))
        self.condition(f"{at}.done", step.done)
        for name in ("allow", "missed"):
            for i, told in enumerate(getattr(step, name)):
                self.condition(f"{at}.{name}[{i}]", told)


class Lesson:
    """A lesson, checked, with its complete setup."""

    def __init__(self, data: LessonData, setup: dict[str, Any]) -> None:
        self.data = data
        self.id = data.id
        self.setup = setup
        self.steps = data.steps


class Puzzle:
    """A puzzle, checked, with its complete setup."""

    def __init__(self, data: PuzzleData, setup: dict[str, Any]) -> None:
        self.data = data
        self.id = data.id
        self.setup = setup


class Course:
    """All lessons and puzzles, by id and in order."""

    def __init__(self, game: Any, lessons: Path = LESSONS, puzzles: Path = PUZZLES) -> None:
        self.game = game
        self.lessons: dict[str, Lesson] = {}
        self.puzzles: dict[str, Puzzle] = {}
        self.troubles: list[Trouble] = []
        for lesson, at, document in self._read(lessons, LessonData):
            setup = self._checked(lesson, at, document)
            self.lessons[lesson.id] = Lesson(lesson, setup)
        for puzzle, at, document in self._read(puzzles, PuzzleData):
            setup = self._checked(puzzle, at, document)
            self.puzzles[puzzle.id] = Puzzle(puzzle, setup)
        if self.troubles:
            raise ContentError(self.troubles)

    def _read(self, folder: Path, kind: type[Any]) -> list[tuple[Any, str, Document]]:
        found: list[tuple[Any, str, Document]] = []
        kinds: tuple[Any, ...] = (kind, StepData, Condition)
        known = tuple(dict.fromkeys(field for one in kinds for field in one.__struct_fields__))
        for path in sorted(folder.glob("*.yaml")):
            try:
                found += read_list(path, kind, known)
            except ContentError as error:
                self.troubles += error.troubles
        return sorted(found, key=lambda one: int(one[0].number))

    def _checked(self, data: Any, at: str, document: Document) -> dict[str, Any]:
        if data.id in self.lessons or data.id in self.puzzles:
            self.troubles.append(document.trouble(f"{at}.id", f"the id {data.id!r} is already taken"))
        try:
            setup: dict[str, Any] = self.game.setup({**data.setup, "lesson": data.id})
        except SetupError as error:
            self.troubles.append(document.trouble(f"{at}.setup", f"setup: {error}"))
            return {}
        checker = Checker(document, sorted({id for band in setup["warbands"] for id in band}))
        if isinstance(data, LessonData):
            for i, step in enumerate(data.steps):
                checker.step(f"{at}.steps[{i}]", step)
            for i, told in enumerate(data.answers):
                checker.known(f"{at}.answers[{i}]", "choice", told.partition(": ")[0], CHOICES)
        else:
            checker.known(f"{at}.keyword", "keyword", data.keyword, KEYWORDS)
            checker.condition(f"{at}.goal", data.goal)
            if data.any_dice == ("dice" in data.setup):
                what = "a puzzle has either scripted dice or any_dice: true"
                self.troubles.append(document.trouble(f"{at}.setup", what))
        self.troubles += checker.troubles
        return setup

    def find(self, id: str) -> Lesson | Puzzle | None:
        return self.lessons.get(id) or self.puzzles.get(id)

    def after(self, id: str) -> str:
        """The lesson or puzzle that follows; "" after the last."""
        for row in (list(self.lessons), list(self.puzzles)):
            if id in row and row[-1] != id:
                return row[row.index(id) + 1]
        return ""


@cache
def course(game: Any) -> Course:
    """The lessons and puzzles of a game, read when they are first needed."""
    return Course(game)


# Recognising -------------------------------------------------------------------------------------------------------------


def holds(told: Condition, s: Dreamblade) -> bool:
    """Whether a condition on the view is true now."""
    if told.asked:
        return any(choice.seat == PUPIL and choice.kind == told.asked for choice in s.pending)
    if told.claims:
        return CELL_BY_NAME[told.claims] in claimed_cells(s, SEATS.index(told.seat or "A"))
    if told.stands:
        cells = [CELL_BY_NAME[cell] for cell in told.cell]
        rows = [s.minis[m] for m in s.cast.bands[PUPIL] if s.cast.piece_of[m].id == told.stands]
        return any(row.zone == DREAMSCAPE and row.cell in cells for row in rows)
    fallen = [m for m in range(len(s.minis)) if s.cast.piece_of[m].id == told.fallen]
    return any(s.minis[m].zone == GRAVEYARD for m in fallen)


def matches(told: Condition, s: Dreamblade, event: Event) -> bool:
    """Whether an event is the one that is meant."""
    data = event.data
    if event.kind != told.event:
        return False
    if told.who and not any(s.cast.piece_of[m].id == told.who for m in _whom(data)):
        return False
    if told.seat and data.get("seat") != SEATS.index(told.seat):
        return False
    if told.cell:
        cells = data.get("cells", (data.get("cell"),))
        if not any(CELL_BY_NAME[name] in cells for name in told.cell):
            return False
    if told.keyword and s.cast.abilities[data["ability"]].keyword != told.keyword:
        return False
    for name in ("action", "phase", "turn"):
        if getattr(told, name) and data.get(name) != getattr(told, name):
            return False
    return not told.least or bool(data[AMOUNTS[event.kind]] >= told.least)


def _whom(data: dict[str, Any]) -> tuple[int, ...]:
    """The miniatures that an event is about."""
    return tuple(data["attackers"]) if "attackers" in data else (data["who"],) if "who" in data else ()


def of_pupil(s: Dreamblade, event: Event) -> bool:
    """Whether by this event the pupil is seen to decide something."""
    if event.kind not in OWN_ACTS:
        return False
    if "seat" in event.data:
        return bool(event.data["seat"] == PUPIL)
    # A move has no seat: it is the pupil's own when the pupil's creature moves in the pupil's phase.
    return event.data["who"] in s.cast.bands[PUPIL]


class Reader:
    """How lessons of this game recognise things."""

    def matches(self, told: Condition, s: Dreamblade, event: Event) -> bool:
        return matches(told, s, event)

    def holds(self, told: Condition, s: Dreamblade) -> bool:
        return holds(told, s)

    def of_pupil(self, s: Dreamblade, event: Event) -> bool:
        return of_pupil(s, event)


READER: Final = Reader()


def progress(lesson: Lesson, s: Dreamblade, log: Log) -> Progress:
    return lessons.progress(READER, lesson.steps, s, log)


def finished(task: Lesson | Puzzle, s: Dreamblade, log: Log) -> bool:
    """Whether a lesson has been gone through, or a puzzle solved."""
    if isinstance(task, Lesson):
        return progress(task, s, log).steps == len(task.steps)
    goal = task.data.goal
    if not goal.of_log():
        return holds(goal, s)
    return any(matches(goal, s, event) for _number, event in log)


# Answers in words --------------------------------------------------------------------------------------------------------


def answer_of(s: Dreamblade, choice: Choice, words: str) -> Any:
    """The option that a line means: `shift`, `c3`, `quay-sentinel d2`, `breaker-stag Crit`, `hull-borer 5, chart-moth 3`.

    Copies of a piece, and pieces that both sides have, are told apart by what is an option. Raises LookupError.
    """
    for value in _readings(s, choice, words):
        if choice.options.has(value):
            return value
    raise LookupError(f"{words!r} is no option of {choice.kind!r}")


def _readings(s: Dreamblade, choice: Choice, words: str) -> Iterable[Any]:
    if words in WORDS:
        yield words
    if words.isdigit():
        yield int(words)
    if words in CELL_BY_NAME:
        yield CELL_BY_NAME[words]
    if choice.kind in ("attackers", "deathblow", "reroll"):
        yield from _groups(s, choice, words)
    elif choice.kind == "damage":
        yield from _splits(s, words)
    yield from _named(s, choice, words)


def _copies(s: Dreamblade, id: str) -> list[int]:
    return [m for m in range(len(s.minis)) if s.cast.piece_of[m].id == id]


def _groups(s: Dreamblade, choice: Choice, words: str) -> Iterable[Any]:
    """`all`, `nobody`, pieces joined by commas, or the numbers of dice."""
    if words == "nobody":
        yield ()
    elif words == "all":
        yield tuple([pick for pick in choice.options.picks(()) if pick != "stop"])
    elif choice.kind == "reroll":
        yield tuple([int(number) - 1 for number in words.split(", ") if number.isdigit()])
    else:
        for group in product(*[_copies(s, id) for id in words.split(", ")]):
            yield tuple(sorted(group))


def _splits(s: Dreamblade, words: str) -> Iterable[Any]:
    targets = damage_targets(s)
    parts = [part.split() for part in words.split(", ")]
    if not all(len(part) == 2 and part[1].isdigit() for part in parts):
        return
    for group in product(*[_copies(s, id) for id, _amount in parts]):
        given = {m: int(part[1]) for m, part in zip(group, parts, strict=True)}
        yield tuple([given.get(m, 0) for m in targets])


def _named(s: Dreamblade, choice: Choice, words: str) -> Iterable[Any]:
    """A piece, alone or with a cell or a keyword."""
    id, _space, rest = words.partition(" ")
    for m in _copies(s, id):
        if not rest:
            yield m
        elif rest in CELL_BY_NAME:
            for tag in ("spawn", "move", "place"):
                yield (tag, m, CELL_BY_NAME[rest])
        else:
            for a in s.cast.piece_of[m].spawn:
                if a.keyword == rest:
                    yield ("ability", m, a.number)
            if choice.kind in ("blade", "order"):
                at = 0 if choice.kind == "blade" else 2
                for option in choice.options:
                    if option[at] == m and s.cast.abilities[option[3]].keyword == rest:
                        yield option


def opponents_answer(lesson: Lesson, s: Dreamblade, choice: Choice) -> Any:
    """What the lesson wants the opponent to do here; None where it leaves that to the bot."""
    for told in lesson.data.answers:
        kind, _colon, words = told.partition(": ")
        if kind == choice.kind:
            try:
                return answer_of(s, choice, words)
            except LookupError:
                continue
    return None
