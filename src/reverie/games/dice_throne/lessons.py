"""DT-10.91 and DT-10.72: lessons and challenges as data. What they say stands in `text/lessons.en.ftl` and `.pl.ftl`.

A lesson is a setup and a series of steps; a challenge is a setup, a goal and a line that reaches it. Nothing here changes a
rule: any legal move stays legal. How far somebody is follows from the log alone, so that undo, resume and replay need nothing
more.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from reverie.kernel.choice import Choice
from reverie.kernel.content import ContentError, Document, Trouble, read_list
from reverie.kernel.events import Event
from reverie.kernel.game import SetupError
from reverie.parts import lessons as common
from reverie.parts.lessons import Log, Progress

from .cast import COMMON
from .content import CONTENT
from .state import DEFENDED, PHASES, SEATS, DiceThrone

LESSONS: Final = CONTENT / "lessons"
CHALLENGES: Final = CONTENT / "challenges"
PUPIL: Final = 0
"""The seat of whoever learns or is challenged."""
OWN_ACTS: Final = (
    "announced", "defence-chosen", "defence-declined", "passive-used", "played", "sold", "token-spent",
)  # fmt: skip
"""Events by which the pupil is seen to decide something."""
EVENTS: Final = (
    *OWN_ACTS, "die-changed", "dice-shown", "game-ended", "phase-began", "settled", "token-removed", "turn-began", "upgraded",
)  # fmt: skip
CHOICES: Final = (
    "announce", "choose", "copy-die", "defend", "discard", "how-many", "knockdown", "main", "move", "nudge-die", "opponent",
    "pay", "pick-dice", "player", "react", "reroll", "roll", "sell", "set-die", "target", "token", "upkeep-order",
)  # fmt: skip
GOALS: Final = ("win", "survive")


class Condition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Something that can be recognised: an event of the log, or a question to the pupil. One of the first two is given."""

    event: str = ""
    asked: str = ""
    """The pupil is asked for a choice of this kind."""
    seat: str = ""
    """Whose event it is; of the end of a game: who has won."""
    card: str = ""
    token: str = ""
    slot: str = ""
    symbol: str = ""
    """With `least`: so many dice of the roll show it."""
    phase: str = ""
    least: int = 0
    """At least so much: dice with the symbol, damage that was suffered."""

    def of_log(self) -> bool:
        return bool(self.event)


class StepData(msgspec.Struct, forbid_unknown_fields=True):
    """One step of a lesson: what is awaited, what is pointed at, and how it is seen that it has been done."""

    id: str
    done: Condition
    rule: str
    point: list[str] = []
    """What the step speaks of: `card tidy-up`, `token crit`, `slot smack`, `dice`."""
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
    line: list[str]
    """How it is meant to be played: the pupil's answers in order."""
    answers: list[str] = []
    """What the opponent does where it can: `kind: answer`; the first that is an option is taken."""
    opponent: str = "adept"
    """The level of the bot that plays the other side."""


class ChallengeData(msgspec.Struct, forbid_unknown_fields=True):
    """A challenge as its file gives it."""

    id: str
    number: int
    goal: str
    """`win`: before this turn is over; `survive`: until your next own Main Phase."""
    seed: int
    setup: dict[str, Any]
    line: list[str]
    answers: list[str] = []
    opponent: str = "adept"


# Reading -------------------------------------------------------------------------------------------------------------


class Task:
    """A lesson or a challenge, checked, with its complete setup."""

    def __init__(self, data: Any, setup: dict[str, Any]) -> None:
        self.data = data
        self.id: str = data.id
        self.setup = setup


class Lesson(Task):
    def __init__(self, data: LessonData, setup: dict[str, Any]) -> None:
        super().__init__(data, setup)
        self.steps = data.steps


class Challenge(Task):
    def __init__(self, data: ChallengeData, setup: dict[str, Any]) -> None:
        super().__init__(data, setup)
        self.goal = data.goal


class Checker:
    """Checks one file against the vocabulary; every trouble has its line."""

    def __init__(self, document: Document, game: Any, setup: dict[str, Any]) -> None:
        self.document = document
        cast = game.cast
        heroes = [cast.heroes[cast.hero_ids[id]] for id in setup["heroes"]]
        self.known_in: dict[str, tuple[str, ...]] = {
            "event": EVENTS,
            "asked": CHOICES,
            "seat": SEATS[: setup["players"]],
            "card": tuple([cast.cards[card].id for hero in heroes for card in hero.deck]),
            "token": tuple(cast.token_ids),
            "slot": tuple([slot.id for hero in heroes for slot in hero.slots]),
            "symbol": tuple([symbol for hero in heroes for symbol in hero.die]),
            "phase": PHASES,
            "dice": (),
        }
        self.troubles: list[Trouble] = []

    def known(self, at: str, what: str, given: str, known: Iterable[str]) -> None:
        if given in known:
            return
        near = difflib.get_close_matches(given, list(known), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(dict.fromkeys(known))}"
        self.troubles.append(self.document.trouble(at, f"unknown {what} {given!r}; {hint}"))

    def condition(self, at: str, told: Condition) -> None:
        if bool(told.event) == bool(told.asked):
            self.troubles.append(self.document.trouble(at, "a condition is one of event and asked"))
            return
        for name in ("event", "asked", "seat", "card", "token", "slot", "symbol", "phase"):
            if getattr(told, name):
                self.known(f"{at}.{name}", name, getattr(told, name), self.known_in[name])
        if told.symbol and told.event != "dice-shown":
            self.troubles.append(self.document.trouble(f"{at}.symbol", "symbol counts only in dice-shown"))
        if told.least and told.event not in ("dice-shown", "settled"):
            self.troubles.append(self.document.trouble(f"{at}.least", "least counts only in dice-shown and settled"))

    def step(self, at: str, step: StepData) -> None:
        for thing in step.point:
            word, _space, id = thing.partition(" ")
            self.known(f"{at}.point", "thing to point at", word, ("card", "token", "slot", "dice"))
            if id:
                self.known(f"{at}.point", word, id, self.known_in.get(word, ()))
        self.condition(f"{at}.done", step.done)
        for name in ("allow", "missed"):
            for i, told in enumerate(getattr(step, name)):
                self.condition(f"{at}.{name}[{i}]", told)


class Course:
    """All lessons and challenges, by id and in order."""

    def __init__(self, game: Any, lessons: Path = LESSONS, challenges: Path = CHALLENGES) -> None:
        self.game = game
        self.lessons: dict[str, Lesson] = {}
        self.challenges: dict[str, Challenge] = {}
        self.troubles: list[Trouble] = []
        for lesson, at, document in self._read(lessons, LessonData):
            self.lessons[lesson.id] = Lesson(lesson, self._checked(lesson, at, document))
        for challenge, at, document in self._read(challenges, ChallengeData):
            self.challenges[challenge.id] = Challenge(challenge, self._checked(challenge, at, document))
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
        if data.id in self.lessons or data.id in self.challenges:
            self.troubles.append(document.trouble(f"{at}.id", f"the id {data.id!r} is already taken"))
        try:
            setup: dict[str, Any] = self.game.setup({**data.setup, "lesson": data.id})
        except SetupError as error:
            self.troubles.append(document.trouble(f"{at}.setup", f"setup: {error}"))
            return {}
        if "position" not in setup:
            self.troubles.append(document.trouble(f"{at}.setup", "lessons and challenges begin with a position"))
            return setup
        checker = Checker(document, self.game, setup)
        for i, told in enumerate(data.answers):
            checker.known(f"{at}.answers[{i}]", "choice", told.partition(": ")[0].partition("@")[0], CHOICES)
        if isinstance(data, LessonData):
            for i, step in enumerate(data.steps):
                checker.step(f"{at}.steps[{i}]", step)
        else:
            checker.known(f"{at}.goal", "goal", data.goal, GOALS)
        self.troubles += checker.troubles
        return setup

    def find(self, id: str) -> Task | None:
        return self.lessons.get(id) or self.challenges.get(id)

    def after(self, id: str) -> str:
        """The lesson or challenge that follows; "" after the last."""
        for row in (list(self.lessons), list(self.challenges)):
            if id in row and row[-1] != id:
                return row[row.index(id) + 1]
        return ""

    def of_the_day(self, day: int) -> Challenge:
        """DT-10.72: the challenge of a day, counted from any day on; each comes in its turn."""
        every = list(self.challenges.values())
        return every[day % len(every)]


@cache
def course(game: Any) -> Course:
    """The lessons and challenges of a game, read when they are first needed."""
    return Course(game)


# Recognising ---------------------------------------------------------------------------------------------------------


class Reader:
    """How lessons of this game recognise things."""

    def holds(self, told: Condition, s: DiceThrone) -> bool:
        return any(choice.seat == PUPIL and choice.kind == told.asked for choice in s.pending)

    def matches(self, told: Condition, s: DiceThrone, event: Event) -> bool:
        data = event.data
        if event.kind != told.event:
            return False
        if told.seat:
            seat = SEATS.index(told.seat)
            if seat not in data["winners"] if event.kind == "game-ended" else data.get("seat") != seat:
                return False
        if told.card and s.cast.cards[data["card"]].id != told.card:
            return False
        if told.token and s.cast.tokens[data["token"]].id != told.token:
            return False
        if told.slot and slot_of(s, event) != told.slot:
            return False
        if told.phase and data.get("phase") != told.phase:
            return False
        if told.symbol:
            die = s.hero(data["seat"]).die
            return bool(sum(die[face - 1] == told.symbol for face in data["dice"]) >= told.least)
        return not told.least or bool(data["final"] >= told.least)

    def of_pupil(self, s: DiceThrone, event: Event) -> bool:
        return event.kind in OWN_ACTS and event.data["seat"] == PUPIL


READER: Final = Reader()


def slot_of(s: DiceThrone, event: Event) -> str:
    """The ability that an event is about."""
    data = event.data
    if "line" in data:
        line = s.cast.lines[data["line"]]
        return str(s.cast.heroes[line.hero].slots[line.slot].id)
    return str(s.hero(data["seat"]).slots[data["slot"]].id) if "slot" in data else ""


def progress(lesson: Lesson, s: DiceThrone, log: Log) -> Progress:
    return common.progress(READER, lesson.steps, s, log)


def finished(task: Task, s: DiceThrone, log: Log) -> bool:
    """Whether a lesson has been gone through, or a challenge met."""
    if isinstance(task, Lesson):
        return progress(task, s, log).steps == len(task.steps)
    return state_of(task, s, [event for _number, event in log]) == "done"


def state_of(task: Task, s: DiceThrone, events: list[Event]) -> str:
    """How a challenge stands: done, failed or open."""
    if task.data.goal == "win":
        for event in events:
            if event.kind == "game-ended":
                return "done" if event.data["winners"] == (PUPIL,) else "failed"
            if event.kind == "turn-began" and event.data["turn"] > task.setup["position"]["turn"]:
                return "failed"
        return "open"
    for event in events:
        if event.kind == "game-ended":
            return "done" if event.data["winners"] == (PUPIL,) else "failed"
        if event.kind == "phase-began" and event.data["seat"] == PUPIL and event.data["phase"] == "main-1":
            return "done"
    return "open"


# Answers in words ----------------------------------------------------------------------------------------------------


def answer_of(s: DiceThrone, choice: Choice, words: str) -> Any:
    """The option that a line means: `roll`, `play sixer`, `announce smack 3`, `dice 4 5`, `set 5 6`. Raises LookupError."""
    for value in _readings(s, choice, words):
        if choice.options.has(value):
            return value
    raise LookupError(f"{words!r} is no option of {choice.kind!r}")


def _readings(s: DiceThrone, choice: Choice, words: str) -> Iterable[Any]:
    seat = choice.seat
    head, *rest = words.split()
    numbers = [int(word) for word in rest if word.lstrip("-").isdigit()]
    yield words
    yield (words,)
    if words.isdigit():
        yield int(words)
    if words in SEATS:
        yield SEATS.index(words)
    if words in s.cast.token_ids:
        yield s.cast.token_ids[words]
    if head == "dice":
        yield tuple([number - 1 for number in numbers])
    elif head in ("set", "nudge") and len(numbers) == 2:
        yield (head, numbers[0] - 1, numbers[1])
    elif head == "copy" and len(numbers) == 2:
        yield (head, numbers[0] - 1, numbers[1] - 1)
    elif rest:
        yield from _named(s, seat, head, rest[0], numbers[0] if numbers else 1)
    if choice.kind in ("sell", "discard"):
        yield tuple([number for id in words.split(", ") for number in _cards(s, seat, id)])


def _cards(s: DiceThrone, seat: int, id: str) -> list[int]:
    ids, hero = s.cast.card_ids, s.players.rows[seat].hero
    return [ids[key] for key in ((hero, id), (COMMON, id)) if key in ids]


def _named(s: DiceThrone, seat: int, head: str, id: str, number: int) -> Iterable[Any]:
    """A word and a name, with a number that counts from 1."""
    slots = [slot.id for slot in s.hero(seat).slots]
    if head in ("play", "sell"):
        for card in _cards(s, seat, id):
            yield (head, card)
    elif head == "token" and id in s.cast.token_ids:
        yield (head, s.cast.token_ids[id], number - 1)
    elif head == "companion":
        ids = [one.id for one in s.hero(seat).companions]
        yield from [(head, ids.index(id), number - 1)] if id in ids else []
    elif id in slots:
        slot = slots.index(id)
        if head == "defend":
            yield (head, slot)
        elif head == "use":
            yield (head, slot, number - 1)
        elif head == "announce":
            lines = s.hero(seat).slots[slot].levels[s.players.rows[seat].levels[slot]].lines
            yield from [(head, lines[number - 1])] if 0 < number <= len(lines) else []


def opponents_answer(task: Task, s: DiceThrone, choice: Choice) -> Any:
    """What a lesson or challenge wants the opponent to do here; None where it leaves that to the bot.

    `react@defended: ...` means a window after the defence.
    """
    for told in task.data.answers:
        kind, _colon, words = told.partition(": ")
        kind, at, moment = kind.partition("@")
        if kind != choice.kind or (at and (moment == "defended") != (s.stage == DEFENDED)):
            continue
        try:
            return answer_of(s, choice, words)
        except LookupError:
            continue
    return None
