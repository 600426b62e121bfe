"""EF-4.60 to EF-4.64: what the Team decides together, and who reads."""

from __future__ import annotations

from typing import Any

from reverie.kernel.game import NO_PERSON
from reverie.kernel.plain import Plain
from reverie.parts.rules.party import Party

from .state import Session


def voices(s: Session) -> tuple[int, ...]:
    """EF-4.62: one seat for each person; bots only where no person sits, and then the First Player's decides."""
    persons: list[int] = s.setup["persons"]
    found: list[int] = []
    heard: list[int] = []
    for seat in s.clockwise(s.first):
        person = persons[seat]
        if person != NO_PERSON and person not in heard:
            heard.append(person)
            found.append(seat)
    return tuple(sorted(found)) if found else (s.first,)


def said(s: Session, answer: Plain) -> Any:
    """What the Team has decided; asked once, in the step after the question."""
    return team(s).decided(s, answer)[1]


def team(s: Session) -> Party:
    """The Team as it decides just now; the leader is the First Player, or whoever speaks for that seat (EF-4.61, EF-4.13, EF-4.63)."""
    seats = voices(s)
    persons: list[int] = s.setup["persons"]
    leader = s.first
    for seat in seats:
        if persons[seat] == persons[s.first]:
            leader = seat
    return Party(s.agreement, seats, leader if leader in seats else seats[0])
