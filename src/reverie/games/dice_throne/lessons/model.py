"""DT-10.91 and DT-10.72: lessons and challenges as data. What they say stands in `text/lessons.en.ftl` and `.pl.ftl`.

A lesson is a setup and a series of steps; a challenge is a setup, a goal and a line that reaches it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.content import Document, Trouble
from reverie.kernel.events import Event
from reverie.kernel.plain import Answer, Setup
from reverie.parts import lessons as common
from reverie.parts.lessons import PUPIL, Lesson, Log, Task, TaskData

from ..content.library import CONTENT
from ..game import DiceThroneGame
from ..rules import decisions
from ..rules.cast import COMMON, Cast
from ..rules.state import DEFENDED, PHASES, SEATS, DiceThrone

LESSONS: Final = CONTENT / "lessons"
CHALLENGES: Final = CONTENT / "challenges"
OWN_ACTS: Final = (
    "announced", "defence-chosen", "defence-declined", "passive-used", "played", "sold", "token-spent",
)  # fmt: skip
"""Events by which the pupil is seen to decide something."""
EVENTS: Final = (
    *OWN_ACTS, "die-changed", "dice-shown", "game-ended", "phase-began", "settled", "token-removed", "turn-began", "upgraded",
)  # fmt: skip
CHOICES: Final = tuple(decisions.DECISIONS.seats)
GOALS: Final = ("win", "survive")


class Condition(common.Condition, frozen=True):
    """Something that can be recognised. One of event and asked is given."""

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


class StepData(common.StepData[Condition]):
    """One step of a lesson. It points at `card tidy-up`, `token crit`, `slot smack`, `dice`."""


class LessonData(common.LessonData[StepData]):
    pass


class ChallengeData(TaskData, kw_only=True):
    goal: str
    """`win`: before this turn is over; `survive`: until your next own Main Phase."""
    seed: int


# Reading -------------------------------------------------------------------------------------------------------------


class Checker(common.Checker[Condition]):
    def __init__(self, document: Document, cast: Cast, setup: Setup) -> None:
        heroes = [cast.heroes[cast.hero_ids[id]] for id in setup["heroes"]]
        vocabulary = {
            "event": EVENTS,
            "asked": CHOICES,
            "seat": SEATS[: setup["players"]],
            "card": [cast.cards[card].id for hero in heroes for card in hero.deck],
            "token": tuple(cast.token_ids),
            "slot": [slot.id for hero in heroes for slot in hero.slots],
            "symbol": [symbol for hero in heroes for symbol in hero.die],
            "phase": PHASES,
        }
        super().__init__(document, vocabulary)

    def fits(self, at: str, told: Condition) -> None:
        if told.symbol and told.event != "dice-shown":
            self.blame(f"{at}.symbol", "symbol counts only in dice-shown")
        if told.least and told.event not in ("dice-shown", "settled"):
            self.blame(f"{at}.least", "least counts only in dice-shown and settled")

    def point(self, at: str, thing: str) -> None:
        word, _space, id = thing.partition(" ")
        self.known(at, "thing to point at", word, ("card", "token", "slot", "dice"))
        if id:
            self.known(at, word, id, self.vocabulary.get(word, ()))


class Challenge(Task[ChallengeData]):
    kind = "challenge"

    def __init__(self, data: ChallengeData, setup: Setup) -> None:
        super().__init__(data, setup)
        self.goal = data.goal


class Course(common.Course[LessonData | ChallengeData]):
    """All lessons and challenges, by id and in order."""

    structs = (StepData, Condition)

    def __init__(self, game: DiceThroneGame, lessons: Path = LESSONS, challenges: Path = CHALLENGES) -> None:
        super().__init__(game)
        self.cast = game.cast
        self.lessons: dict[str, Lesson[StepData]] = self.read(lessons, LessonData, Lesson)
        self.challenges = self.read(challenges, ChallengeData, Challenge)
        self.require_sound()

    def check(self, data: LessonData | ChallengeData, at: str, document: Document, setup: Setup) -> list[Trouble]:
        if "position" not in setup:
            return [document.trouble(f"{at}.setup", "lessons and challenges begin with a position")]
        checker = Checker(document, self.cast, setup)
        for i, told in enumerate(data.answers):
            checker.known(f"{at}.answers[{i}]", "choice", told.partition(": ")[0].partition("@")[0], CHOICES)
        if isinstance(data, LessonData):
            checker.steps(at, data)
        else:
            checker.known(f"{at}.goal", "goal", data.goal, GOALS)
        return checker.troubles

    def of_the_day(self, day: int) -> Challenge:
        """DT-10.72: the challenge of a day, counted from any day on; each comes in its turn."""
        every = list(self.challenges.values())
        return every[day % len(every)]


@cache
def course(game: DiceThroneGame) -> Course:
    """The lessons and challenges of a game, read when they are first needed."""
    return Course(game)


# Recognising ---------------------------------------------------------------------------------------------------------


class Reader(common.Reader[Condition, DiceThrone, Challenge]):
    """How lessons of this game recognise things."""

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

    def reached(self, task: Challenge, s: DiceThrone, log: Log) -> bool:
        return state_of(task, s, [event for _number, event in log]) == "done"

    def readings(self, s: DiceThrone, choice: Choice, words: str) -> Iterable[Answer]:
        """`roll`, `play sixer`, `announce smack 3`, `dice 4 5`, `set 5 6`."""
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
        if choice.decision in (decisions.SELL, decisions.DISCARD):
            yield tuple([number for id in words.split(", ") for number in _cards(s, seat, id)])

    def means(self, kind: str, s: DiceThrone, choice: Choice) -> bool:
        """`react@defended: ...` means a window after the defence."""
        kind, at, moment = kind.partition("@")
        return kind == choice.kind and (not at or (moment == "defended") == (s.stage == DEFENDED))


READER: Final = Reader()
progress, finished = READER.progress, READER.finished
answer_of, opponents_answer = READER.answer_of, READER.opponents_answer


def slot_of(s: DiceThrone, event: Event) -> str:
    """The ability that an event is about."""
    data = event.data
    if "line" in data:
        line = s.cast.lines[data["line"]]
        return str(s.cast.heroes[line.hero].slots[line.slot].id)
    return str(s.hero(data["seat"]).slots[data["slot"]].id) if "slot" in data else ""


def state_of(task: Challenge, s: DiceThrone, events: list[Event]) -> str:
    """How a challenge stands: done, failed or open."""
    if task.goal == "win":
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


def _cards(s: DiceThrone, seat: int, id: str) -> list[int]:
    ids, hero = s.cast.card_ids, s.players.rows[seat].hero
    return [ids[key] for key in ((hero, id), (COMMON, id)) if key in ids]


def _named(s: DiceThrone, seat: int, head: str, id: str, number: int) -> Iterable[Answer]:
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
