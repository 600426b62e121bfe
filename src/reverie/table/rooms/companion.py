"""Companion mode: people roll their own dice, and tell the table what the dice show.

A tray is the roll in the making, of one tab: faces are tapped or typed in, and count only when they are confirmed.
"""

from __future__ import annotations

import secrets
from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.domain import Roll
from reverie.kernel.page import Page
from reverie.kernel.plain import Body
from reverie.kernel.state import State

from .sitting import Refused

MOST_FACES: Final = 60
"""Buttons that a pad may have; what has more possibilities is drawn by the table."""


class Tray:
    """What somebody has put into the tray so far, for one roll."""

    __slots__ = ("at", "choice", "faces")

    def __init__(self, choice: Choice, at: int) -> None:
        self.choice = choice
        self.at = at
        self.faces: tuple[object, ...] = ()

    def open_faces(self) -> tuple[object, ...]:
        """What the next die may show."""
        return self.choice.options.picks(self.faces)

    def put(self, index: int) -> None:
        """Put one of the open faces into the tray; raises Refused."""
        faces = self.open_faces()
        if not 0 <= index < len(faces):
            raise Refused("refused-illegal", self.choice.rule)
        self.faces += (faces[index],)

    def take_back(self) -> None:
        self.faces = self.faces[:-1]

    def fill(self, page: Page, words: str) -> None:
        """Put in what somebody typed; raises Refused with what is wrong about it."""
        try:
            value = page.roll(self.choice, words)
        except NotImplementedError as error:
            raise Refused("refused-illegal", self.choice.rule) from error
        except ValueError as error:
            raise Refused("refused-roll", self.choice.rule, why=str(error)) from error
        self.faces = tuple(value)

    def complete(self) -> bool:
        return bool(self.faces) and not self.open_faces()

    def value(self) -> object:
        if not self.complete():
            raise Refused("refused-incomplete", self.choice.rule)
        return self.choice.options.build(self.faces)

    def lucky(self) -> object:
        """Somebody has no dice at hand: the table rolls."""
        return self.choice.options.at(secrets.randbelow(self.choice.options.size()))


def pad(page: Page, s: State, tray: Tray) -> Body:
    """What the page shows of a roll that is asked for."""
    choice = tray.choice
    open_faces = tray.open_faces()
    count = choice.options.count if isinstance(choice.options, Roll) else 0
    return {
        "question": page.question(s, choice),
        "rule": choice.rule,
        "dice": [page.die(choice, face) | {"owner": page.die_owner(choice, n)} for n, face in enumerate(tray.faces)],
        "open": [page.die_owner(choice, n) for n in range(len(tray.faces), count)],
        "left": max(0, count - len(tray.faces)),
        "faces": [page.die(choice, face) for face in open_faces] if len(open_faces) <= MOST_FACES else [],
        "typed": isinstance(choice.options, Roll),
        "complete": tray.complete(),
        "begun": bool(tray.faces),
    }
