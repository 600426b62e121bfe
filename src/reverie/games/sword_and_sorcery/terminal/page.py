"""Sword & Sorcery in a terminal: its words, the map above them, and what people type."""

from __future__ import annotations

from rich.text import Text as Styled

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer, Plain
from reverie.parts.details import Told

from ..rules import decisions
from ..rules.state import Quest
from ..rules.underway import turn_left
from ..words.groups import group_of
from ..words.purports import purport_once
from ..words.words import SwordAndSorceryPage
from .board import Drawn, status
from .details import detail
from .odds import odds
from .parse import parse


class SwordAndSorceryTerminal(SwordAndSorceryPage):
    """The page of whoever plays in a terminal."""

    def board(self, s: Quest, viewer: int | None, colour: bool) -> Drawn:
        return Drawn(self, s, viewer)

    def status(self, s: Quest, viewer: int | None) -> list[str]:
        return status(self, s, viewer)

    def calls_for_board(self, s: Quest, choice: Choice) -> bool:
        """At the beginning of every hero's turn."""
        left = turn_left(s)
        return choice.decision in (decisions.DEED, decisions.GHOST) and left is not None and left.fresh

    def pick(self, s: Quest, choice: Choice, prefix: Plain, value: Answer) -> str:
        """A way with what it does; what is used on several is told once."""
        told = super().pick(s, choice, prefix, value)
        text = purport_once(self, s, choice, value) if not prefix else ""
        return f"{told}: {text}" if text else told

    def option_group(self, s: Quest, choice: Choice, value: Answer) -> str:
        group = group_of(choice, value)
        return self.say(f"group-{group}") if group else ""

    def odds(self, s: Quest, seat: int) -> Styled | None:
        return odds(self, s, seat)

    def parse(self, s: Quest, choice: Choice, words: str) -> Answer:
        return parse(self, s, choice, words)

    def detail(self, s: Quest | None, words: str) -> Told | None:
        lines = detail(self, s, words)
        return Told(lines) if lines is not None else None
