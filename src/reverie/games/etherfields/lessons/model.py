"""EF-10.87: five lessons as data. What they say stands in `text/lessons.en.ftl` and `.pl.ftl`.

A lesson is a setup with a position, scripted dice and decks, and a series of steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from reverie.kernel.choice import Choice
from reverie.kernel.content import Document, Trouble
from reverie.kernel.domain import Subset
from reverie.kernel.events import Event
from reverie.kernel.plain import Answer
from reverie.parts import lessons as common
from reverie.parts.lessons import Lesson, Task

from ..content.library import CONTENT
from ..content.notation import Unread, space_number
from ..game import EtherfieldsGame
from ..rules import decisions
from ..rules import terms as t
from ..rules.cast import Cast
from ..rules.events import EVENTS
from ..rules.state import NOBODY, SEATS, Session, is_dreamer
from ..words.wording import space_name
from .words import option_words

LESSONS: Final = CONTENT / "lessons"
OWN_ACTS: Final = (
    "announced",
    "placing",
    "moving",
    "paid",
    "used",
    "placed",
    "travelled",
    "gem-put",
    "chose",
)
"""Events by which the pupil is seen to decide something."""
CHOICES: Final = tuple(decisions.DECISIONS.seats)


class Condition(common.Condition, frozen=True):
    """Something that can be recognised. One of event and asked is given."""

    who: str = ""
    """Whom it is about: a Dreamer by the seat, an Entity by its code."""
    use: str = ""
    """An action, by its id."""
    space: str = ""
    card: str = ""
    script: str = ""
    tile: str = ""
    location: str = ""
    dream: str = ""
    step: str = ""
    face: str = ""
    name: str = ""
    """A phase."""
    turn: int = 0
    least: int = 0
    """At least so much: cards, Distress, points of Intent."""


class StepData(common.StepData[Condition]):
    """One step of a lesson. It points at Dreamers (`A`), Entities by their codes, spaces, cards of the hand, Items and Locations."""


class LessonData(common.LessonData[StepData]):
    pass


AMOUNTS: Final = {"distress": "count", "paid": "value", "intent": "value", "prevented": "count"}
"""What `least` counts, by event."""


# Reading -------------------------------------------------------------------------------------------------------------


def vocabulary_of(cast: Cast) -> dict[str, Sequence[str]]:
    entities = [tile.code for tile in cast.entities]
    return {
        "event": tuple(EVENTS),
        "asked": CHOICES,
        "who": (*SEATS, *entities),
        "use": tuple([use.id for use in cast.uses]),
        "card": tuple(cast.card_ids),
        "script": tuple(cast.script_ids),
        "tile": (*cast.tile_ids, *entities),
        "location": tuple(cast.location_ids),
        "dream": tuple(cast.dream_ids),
        "step": t.STEPS,
        "face": (*t.LUCK, *t.MOVES),
        "name": t.PHASES,
    }


class Checker(common.Checker[Condition]):
    def __init__(self, document: Document, cast: Cast) -> None:
        vocabulary = vocabulary_of(cast)
        super().__init__(document, vocabulary)
        self.things = tuple([thing for kind in ("who", "card", "location") for thing in vocabulary[kind]])

    def fits(self, at: str, told: Condition) -> None:
        if told.least and told.event not in AMOUNTS:
            self.blame(f"{at}.least", f"least counts only in {', '.join(AMOUNTS)}")
        if told.space:
            self.space(f"{at}.space", told.space)

    def space(self, at: str, name: str) -> None:
        try:
            space_number(name)
        except Unread as error:
            self.blame(at, str(error))

    def point(self, at: str, thing: str) -> None:
        if thing not in self.things:
            self.space(at, thing)


class Course(common.Course[LessonData]):
    """All lessons, by id and in order."""

    structs = (StepData, Condition)

    def __init__(self, game: EtherfieldsGame, lessons: Path = LESSONS) -> None:
        super().__init__(game)
        self.table = game
        self.lessons: dict[str, Lesson[StepData]] = self.read(lessons, LessonData, Lesson)
        self.require_sound()

    def check(self, data: LessonData, at: str, document: Document, setup: dict[str, Any]) -> list[Trouble]:
        if "position" not in setup:
            return [document.trouble(f"{at}.setup", "lessons begin with a position")]
        checker = Checker(document, self.table.cast)
        for i, told in enumerate(data.answers):
            checker.known(f"{at}.answers[{i}]", "choice", told.partition(": ")[0], CHOICES)
        checker.steps(at, data)
        return checker.troubles


@cache
def course(game: EtherfieldsGame) -> Course:
    """The lessons of a game, read when they are first needed."""
    return Course(game)


# Recognising ---------------------------------------------------------------------------------------------------------


def told_by(s: Session, event: Event) -> dict[str, str]:
    """The particulars of an event, as lessons call them."""
    data: dict[str, Any] = event.data
    cast = s.cast
    found = {"who": subject_of(s, data)}
    if isinstance(data.get("use"), int) and data["use"] >= 0:
        found["use"] = cast.uses[data["use"]].id
    if isinstance(data.get("space"), int) and data["space"] >= 0:
        found["space"] = space_name(data["space"])
    if isinstance(data.get("card"), int) and event.kind not in ("turn-began", "turn-discarded", "looted"):
        found["card"] = cast.cards[data["card"]].id
    if event.kind == "tile-placed":
        found["tile"] = cast.tiles[data["tile"]].code
    elif event.kind in ("slumber-drawn", "slumber-ended"):
        found["tile"] = cast.entities[data["tile"]].code
    if isinstance(data.get("location"), int):
        found["location"] = cast.locations[data["location"]].id
    if isinstance(data.get("dream"), int):
        found["dream"] = cast.dreams[data["dream"]].id
    if event.kind in ("step-began", "step-blocked"):
        found["step"] = t.STEPS[data["step"]]
    if event.kind in ("luck", "face-changed"):
        found["face"] = t.LUCK[data["face"]]
    elif event.kind == "movement":
        found["face"] = t.MOVES[data["face"]]
    return found


def subject_of(s: Session, data: dict[str, Any]) -> str:
    """Whom an event is about: a Dreamer by the seat, an Entity by its code."""
    seat, figure, row = data.get("seat"), data.get("figure"), data.get("entity")
    if isinstance(seat, int):
        return SEATS[seat] if 0 <= seat < len(SEATS) else ""
    if isinstance(row, int) and row > 0:
        return s.entity(row).code
    if isinstance(figure, int) and figure >= 0:
        if is_dreamer(figure):
            return SEATS[figure]
        return s.entity(s.figures.rows[figure].entity).code if s.figures.rows[figure].entity > 0 else ""
    return ""


class Reader(common.Reader[Condition, Session, Task]):
    """How lessons of this game recognise things."""

    def holds(self, told: Condition, s: Session) -> bool:
        return any(choice.seat >= 0 and choice.kind == told.asked for choice in s.pending)

    def matches(self, told: Condition, s: Session, event: Event) -> bool:
        if event.kind != told.event:
            return False
        data: dict[str, Any] = event.data
        found = told_by(s, event)
        for name in ("who", "use", "space", "card", "tile", "location", "dream", "step", "face"):
            if getattr(told, name) and found.get(name) != getattr(told, name):
                return False
        if told.script and data.get("script") != told.script:
            return False
        if told.name and data.get("name") not in (told.name, t.PHASES.index(told.name)):
            return False
        if told.turn and data.get("turn") != told.turn:
            return False
        return not told.least or bool(data[AMOUNTS[event.kind]] >= told.least)

    def of_pupil(self, s: Session, event: Event) -> bool:
        seat = event.data.get("seat")
        if event.kind == "travelled":
            return True
        return event.kind in OWN_ACTS and isinstance(seat, int) and seat >= 0 and s.setup["persons"][seat] != NOBODY

    def readings(self, s: Session, choice: Choice, words: str) -> Iterable[Answer]:
        """The option that is called so (`words.py`); `first` is the first. Where several seats are asked at once `B: done` is the
        answer of one of them."""
        seat, colon, rest = words.partition(": ")
        if colon:
            yield from self.readings(s, choice, rest) if SEATS[choice.seat] == seat else ()
            return
        if words == "first":
            yield choice.options.at(0)
        if words == "none" and isinstance(choice.options, Subset):
            yield ()
        for number in range(min(choice.options.size(), MOST_OPTIONS)):
            value = choice.options.at(number)
            if option_words(s, choice, value) == words:
                yield value


MOST_OPTIONS: Final = 200
READER: Final = Reader()
progress, finished = READER.progress, READER.finished
answer_of, opponents_answer = READER.answer_of, READER.opponents_answer
