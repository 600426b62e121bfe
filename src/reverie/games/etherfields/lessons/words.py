"""What options are called in the lines of lessons: `use m2`, `card bulk-c`, `place carry`, `path SU3`, `A2d`, `heal+unseal`, `done`."""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import decisions
from ..rules.state import SEATS, Session, is_entity
from ..words.asked import SPACES
from ..words.wording import space_name

CARDS: Final = ("card", "place", "item")
WAYS: Final = ("path", "shortcut")
GATES: Final = ("gate", "concede", "hint")
FIGURES: Final = (decisions.TARGET, decisions.FIGURE)


def option_words(s: Session, choice: Choice, value: Answer) -> str:
    """One option, by the ids of what it concerns; "" for what no lesson needs."""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return number_words(s, choice, value)
    if value == ():
        return "none"
    if isinstance(value, tuple) and all(isinstance(one, str) for one in value):
        return "+".join(str(one) for one in value)
    if isinstance(value, tuple) and isinstance(value[0], str) and isinstance(value[-1], int):
        return deed_words(s, value[0], value)
    return ""


def number_words(s: Session, choice: Choice, value: int) -> str:
    if choice.decision in SPACES or choice.decision is decisions.PLACE:
        return space_name(value)
    if choice.decision is decisions.ONE:
        return SEATS[value]
    if choice.decision in FIGURES:
        return (
            s.cast.entities[s.entities.rows[s.figures.rows[value].entity].tile].code
            if is_entity(value)
            else SEATS[value]
        )
    return str(value)


def deed_words(s: Session, head: str, value: tuple[object, ...]) -> str:
    number = value[-1]
    assert isinstance(number, int)
    if head == "use":
        who = f"{SEATS[value[1]]} " if len(value) == 3 and isinstance(value[1], int) else ""
        return f"use {who}{s.cast.uses[number].id}"
    if head in CARDS:
        return f"{head} {s.cast.cards[int(str(value[1]))].id}"
    if head in WAYS:
        return f"{head} {s.cast.locations[number].id}"
    if head in GATES:
        return f"{head} {s.cast.dreams[number].id}"
    return " ".join(str(part) for part in value)
