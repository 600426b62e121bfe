"""DB-C.5 and DB-C.8: lessons and puzzles as data. What they say stands in `text/lessons.en.ftl` and `text/lessons.pl.ftl`.

A lesson is a setup and a series of steps; a puzzle is a setup and a line that solves it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.content import Document, Trouble
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.plain import Answer, Particulars, Setup
from reverie.parts import lessons as common
from reverie.parts.lessons import PUPIL, Lesson, Log, Task, TaskData

from ..content.library import CONTENT
from ..content.position import SEATS
from ..rules import decisions
from ..rules.board import CELL_BY_NAME
from ..rules.decisions import DAMAGE
from ..rules.keywords import KEYWORDS
from ..rules.procedures.conquest import claimed_cells
from ..rules.state import DREAMSCAPE, GRAVEYARD, Dreamblade

LESSONS: Final = CONTENT / "lessons"
PUZZLES: Final = CONTENT / "puzzles"
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
CHOICES: Final = tuple(decisions.DECISIONS.seats)
AMOUNTS: Final = {
    "attacked": "dice",
    "damaged": "damage",
    "deathblow": "dice",
    "points-received": "points",
    "scored": "total",
}
"""What `least` counts, by event."""
WORDS: Final = ("stop", "decline", "shift", "strike", "disrupt", "destroy", "explode")


class Condition(common.Condition, frozen=True):
    """Something that can be recognised. One of event, asked and the first three is given."""

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


class StepData(common.StepData[Condition]):
    """One step of a lesson. It points at pieces (`quay-sentinel`, the opponent's as `B quay-sentinel`) and cells."""

    wait: str = ""
    """The kind of choice in which it is done; empty while only others decide."""


class LessonData(common.LessonData[StepData], kw_only=True):
    line: list[str] = []


class PuzzleData(TaskData, kw_only=True):
    keyword: str
    ways: int
    """How many of the options at the first decision still win."""
    goal: Condition = Condition(event="turn-won", seat="A")
    any_dice: bool = False
    """Nothing is scripted: the solution works however the dice fall."""


# Reading -----------------------------------------------------------------------------------------------------------------


class Checker(common.Checker[Condition]):
    heads = ("event", "asked", "stands", "claims", "fallen")

    def __init__(self, document: Document, pieces: tuple[str, ...]) -> None:
        vocabulary = {
            "event": EVENTS,
            "asked": CHOICES,
            "stands": pieces,
            "fallen": pieces,
            "claims": tuple(CELL_BY_NAME),
            "who": pieces,
            "seat": SEATS,
            "action": ("shift", "strike"),
            "phase": ("initiative", "spawn", "action", "conquest"),
            "keyword": tuple(KEYWORDS),
        }
        super().__init__(document, vocabulary)
        self.pieces = pieces

    def fits(self, at: str, told: Condition) -> None:
        for cell in told.cell:
            self.known(f"{at}.cell", "cell", cell, CELL_BY_NAME)
        if told.least and told.event not in AMOUNTS:
            self.blame(f"{at}.least", f"least counts only in {', '.join(AMOUNTS)}")
        if told.stands and not told.cell:
            self.blame(at, "stands needs the cell")

    def point(self, at: str, thing: str) -> None:
        self.known(at, "piece or cell", thing.removeprefix("B "), (*self.pieces, *CELL_BY_NAME))

    def waits(self, at: str, steps: list[StepData]) -> None:
        for i, step in enumerate(steps):
            if step.wait:
                self.known(f"{at}.steps[{i}].wait", "choice", step.wait, CHOICES)
            if bool(step.wait) == step.watch:
                self.blame(
                    f"{at}.steps[{i}]", "a step waits for a choice of the pupil's, or is watched: one of the two"
                )


class Puzzle(Task[PuzzleData]):
    kind = "puzzle"


class Course(common.Course[LessonData | PuzzleData]):
    """All lessons and puzzles, by id and in order."""

    structs = (StepData, Condition)

    def __init__(self, game: Game, lessons: Path = LESSONS, puzzles: Path = PUZZLES) -> None:
        super().__init__(game)
        self.lessons: dict[str, Lesson[StepData]] = self.read(lessons, LessonData, Lesson)
        self.puzzles = self.read(puzzles, PuzzleData, Puzzle)
        self.require_sound()

    def check(self, data: LessonData | PuzzleData, at: str, document: Document, setup: Setup) -> list[Trouble]:
        checker = Checker(document, tuple(sorted({id for band in setup["warbands"] for id in band})))
        for i, told in enumerate(data.answers):
            checker.known(f"{at}.answers[{i}]", "choice", told.partition(": ")[0], CHOICES)
        if isinstance(data, LessonData):
            checker.waits(at, data.steps)
            checker.steps(at, data)
        else:
            checker.known(f"{at}.keyword", "keyword", data.keyword, KEYWORDS)
            checker.condition(f"{at}.goal", data.goal)
            if data.any_dice == ("dice" in data.setup):
                checker.blame(f"{at}.setup", "a puzzle has either scripted dice or any_dice: true")
        return checker.troubles


@cache
def course(game: Game) -> Course:
    """The lessons and puzzles of a game, read when they are first needed."""
    return Course(game)


# Recognising -------------------------------------------------------------------------------------------------------------


class Reader(common.Reader[Condition, Dreamblade, Puzzle]):
    """How lessons of this game recognise things."""

    def holds(self, told: Condition, s: Dreamblade) -> bool:
        if told.asked:
            return super().holds(told, s)
        if told.claims:
            return CELL_BY_NAME[told.claims] in claimed_cells(s, SEATS.index(told.seat or "A"))
        if told.stands:
            cells = [CELL_BY_NAME[cell] for cell in told.cell]
            rows = [s.minis[m] for m in s.cast.bands[PUPIL] if s.cast.piece_of[m].id == told.stands]
            return any(row.zone == DREAMSCAPE and row.cell in cells for row in rows)
        return any(s.minis[m].zone == GRAVEYARD for m in _copies(s, told.fallen))

    def matches(self, told: Condition, s: Dreamblade, event: Event) -> bool:
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

    def of_pupil(self, s: Dreamblade, event: Event) -> bool:
        if event.kind not in OWN_ACTS:
            return False
        if "seat" in event.data:
            return bool(event.data["seat"] == PUPIL)
        # A move has no seat: it is the pupil's own when the pupil's creature moves in the pupil's phase.
        return event.data["who"] in s.cast.bands[PUPIL]

    def reached(self, task: Puzzle, s: Dreamblade, log: Log) -> bool:
        goal = task.data.goal
        if not goal.of_log():
            return self.holds(goal, s)
        return any(self.matches(goal, s, event) for _number, event in log)

    def readings(self, s: Dreamblade, choice: Choice, words: str) -> Iterable[Answer]:
        """`shift`, `c3`, `quay-sentinel d2`, `breaker-stag Crit`, `hull-borer 5, chart-moth 3`.

        Copies of a piece, and pieces that both sides have, are told apart by what is an option.
        """
        if words in WORDS:
            yield words
        if words.isdigit():
            yield int(words)
        if words in CELL_BY_NAME:
            yield CELL_BY_NAME[words]
        if choice.decision in (decisions.ATTACKERS, decisions.DEATHBLOW, decisions.REROLL):
            yield from _groups(s, choice, words)
        elif choice.decision is decisions.DAMAGE:
            yield from _splits(s, words)
        yield from _named(s, choice, words)


READER: Final = Reader()
progress, finished = READER.progress, READER.finished
answer_of, opponents_answer = READER.answer_of, READER.opponents_answer


def _whom(data: Particulars) -> tuple[int, ...]:
    """The miniatures that an event is about."""
    return tuple(data["attackers"]) if "attackers" in data else (data["who"],) if "who" in data else ()


def _copies(s: Dreamblade, id: str) -> list[int]:
    return [m for m in range(len(s.minis)) if s.cast.piece_of[m].id == id]


def _groups(s: Dreamblade, choice: Choice, words: str) -> Iterable[Answer]:
    """`all`, `nobody`, pieces joined by commas, or the numbers of dice."""
    if words == "nobody":
        yield ()
    elif words == "all":
        yield tuple([pick for pick in choice.options.picks(()) if pick != "stop"])
    elif choice.decision is decisions.REROLL:
        yield tuple([int(number) - 1 for number in words.split(", ") if number.isdigit()])
    else:
        for group in product(*[_copies(s, id) for id in words.split(", ")]):
            yield tuple(sorted(group))


def _splits(s: Dreamblade, words: str) -> Iterable[Answer]:
    targets = DAMAGE.about(s).targets
    parts = [part.split() for part in words.split(", ")]
    if not all(len(part) == 2 and part[1].isdigit() for part in parts):
        return
    for group in product(*[_copies(s, id) for id, _amount in parts]):
        given = {m: int(part[1]) for m, part in zip(group, parts, strict=True)}
        yield tuple([given.get(m, 0) for m in targets])


def _named(s: Dreamblade, choice: Choice, words: str) -> Iterable[Answer]:
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
            if choice.decision in (decisions.BLADE, decisions.ORDER):
                at = 0 if choice.decision is decisions.BLADE else 2
                for option in choice.options:
                    if isinstance(option, tuple) and option[at] == m and s.cast.abilities[option[3]].keyword == rest:
                        yield option
