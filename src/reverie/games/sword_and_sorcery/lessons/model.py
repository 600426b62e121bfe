"""SS-G27: five lessons as data. What they say stands in `text/lessons.en.ftl` and `.pl.ftl`, what they are played on in `drills`.

A lesson is a setup with a position, scripted dice and decks, and a series of steps.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from reverie.kernel.choice import Choice
from reverie.kernel.content import Document, Trouble
from reverie.kernel.domain import Subset
from reverie.kernel.events import Event
from reverie.kernel.plain import Answer, Setup
from reverie.parts import lessons as common
from reverie.parts.lessons import Lesson, Task

from ..content.library import CONTENT
from ..game import SwordAndSorceryGame
from ..rules import decisions
from ..rules import terms as t
from ..rules.events import EVENTS
from ..rules.plan import Plan
from ..rules.state import NOBODY, PHASES, SEATS, Quest, is_enemy, is_hero
from .words import option_words

LESSONS: Final = CONTENT / "lessons"
OWN_ACTS: Final = (
    "attack-declared", "bought", "chest-opened", "dashed", "door-opened", "effect-paid", "focused", "handed-over", "item-used", "learned",
    "moved", "picked-up", "placed", "power-used", "ranked-up", "rose", "searched", "sold", "took", "turn-ended",
)  # fmt: skip
"""Events by which the pupil is seen to decide something."""
CHOICES: Final = tuple(decisions.DECISIONS.seats)
SUBJECTS: Final = ("figure", "attacker", "defender", "seat", "foe")
"""Who an event is about, by the particulars that tell it."""
AMOUNTS: Final = {
    "wounded": "amount",
    "healed": "amount",
    "hits-counted": "hits",
    "crowns-gained": "amount",
    "threat-moved": "side",
}
"""What `least` counts, by event."""


class Condition(common.Condition, frozen=True):
    """Something that can be recognised. One of event and asked is given."""

    who: str = ""
    """Whom it is about: a hero by the seat, an enemy by its card (`gremlin green 1`)."""
    area: str = ""
    item: str = ""
    power: str = ""
    condition: str = ""
    trap: str = ""
    phase: str = ""
    round: int = 0
    least: int = 0
    """At least so much: wounds, hits, crowns, the side of the threat token."""


class StepData(common.StepData[Condition]):
    """One step of a lesson. It points at heroes (`A`), enemies (`gremlin green 1`), areas (`14B.b`), items and powers."""


class LessonData(common.LessonData[StepData]):
    pass


# Reading -------------------------------------------------------------------------------------------------------------


class Checker(common.Checker[Condition]):
    def __init__(self, document: Document, plan: Plan, setup: Setup) -> None:
        cast = plan.cast
        letters = SEATS[: len(setup["heroes"])]
        vocabulary = {
            "event": tuple(EVENTS),
            "asked": CHOICES,
            "who": (*letters, *[cast.enemies[foe].code for foe in plan.foes]),
            "area": tuple(plan.areas.number),
            "item": tuple(cast.item_ids),
            "power": tuple(cast.power_ids),
            "condition": t.CONDITIONS,
            "trap": [trap.id for trap in cast.traps],
            "phase": PHASES,
        }
        super().__init__(document, vocabulary)
        self.things = tuple([thing for kind in ("who", "area", "item", "power") for thing in vocabulary[kind]])

    def fits(self, at: str, told: Condition) -> None:
        if told.least and told.event not in AMOUNTS:
            self.blame(f"{at}.least", f"least counts only in {', '.join(AMOUNTS)}")

    def point(self, at: str, thing: str) -> None:
        self.known(at, "thing to point at", thing, self.things)


class Course(common.Course[LessonData]):
    """All lessons, by id and in order."""

    structs = (StepData, Condition)

    def __init__(self, game: SwordAndSorceryGame, lessons: Path = LESSONS) -> None:
        super().__init__(game)
        self.table = game
        self.lessons: dict[str, Lesson[StepData]] = self.read(lessons, LessonData, Lesson)
        self.require_sound()

    def check(self, data: LessonData, at: str, document: Document, setup: Setup) -> list[Trouble]:
        if "position" not in setup:
            return [document.trouble(f"{at}.setup", "lessons begin with a position")]
        checker = Checker(document, self.table.plan(setup["quest"]), setup)
        for i, told in enumerate(data.answers):
            checker.known(f"{at}.answers[{i}]", "choice", told.partition(": ")[0], CHOICES)
        checker.steps(at, data)
        return checker.troubles


@cache
def course(game: SwordAndSorceryGame) -> Course:
    """The lessons of a game, read when they are first needed."""
    return Course(game)


# Recognising ---------------------------------------------------------------------------------------------------------


class Reader(common.Reader[Condition, Quest, Task]):
    """How lessons of this game recognise things."""

    def holds(self, told: Condition, s: Quest) -> bool:
        return any(choice.seat >= 0 and choice.kind == told.asked for choice in s.pending)

    def matches(self, told: Condition, s: Quest, event: Event) -> bool:
        if event.kind != told.event:
            return False
        data: dict[str, Any] = event.data
        if told.who and told.who != subject_of(s, event):
            return False
        if told.area and s.plan.areas.names[data["area"]] != told.area:
            return False
        if told.item and s.item(data["card"]).id != told.item:
            return False
        if told.power and s.cast.powers[data["power"]].id != told.power:
            return False
        if told.trap and s.cast.traps[data["trap"]].id != told.trap:
            return False
        for name in ("condition", "phase", "round"):
            if getattr(told, name) and data.get(name) != getattr(told, name):
                return False
        return not told.least or bool(data[AMOUNTS[event.kind]] >= told.least)

    def of_pupil(self, s: Quest, event: Event) -> bool:
        if event.kind not in OWN_ACTS:
            return False
        who = subject_of(s, event)
        return who in SEATS and s.setup["persons"][SEATS.index(who)] != NOBODY

    def readings(self, s: Quest, choice: Choice, words: str) -> Iterable[Answer]:
        """The option that is called so (`words.py`); `first` is the first, `all` whatever may be taken together. Where several
        seats are asked at once `B: done` is the answer of one of them."""
        seat, colon, rest = words.partition(": ")
        if colon:
            yield from self.readings(s, choice, rest) if SEATS[choice.seat] == seat else ()
            return
        if words == "first":
            yield choice.options.at(0)
        if words == "all" and isinstance(choice.options, Subset):
            yield choice.options.items
        for number in range(choice.options.size()):
            value = choice.options.at(number)
            if option_words(s, choice, value) == words:
                yield value


def subject_of(s: Quest, event: Event) -> str:
    """Whom an event is about, as lessons call them."""
    for name in SUBJECTS:
        if name in event.data:
            number = event.data[name]
            if name == "foe":
                return s.enemy(number).code
            if number == NOBODY:
                return ""
            if name == "seat" or is_hero(number):
                return SEATS[number]
            return s.enemy(s.foe_of(number)).code if is_enemy(number) else ""
    return ""


READER: Final = Reader()
progress, finished = READER.progress, READER.finished
answer_of, opponents_answer = READER.answer_of, READER.opponents_answer
