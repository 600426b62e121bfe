"""Dice Throne in a terminal: its words, the board above them, and what people type."""

from __future__ import annotations

from rich.text import Text as Styled

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules.state import DiceThrone
from ..words.words import DiceThronePage
from .board import Drawn, status
from .details import detail
from .odds import odds
from .parse import parse


class DiceThroneTerminal(DiceThronePage):
    """The page of whoever plays in a terminal."""

    def board(self, s: DiceThrone, viewer: int | None, colour: bool) -> Drawn:
        return Drawn(self, s, viewer)

    def status(self, s: DiceThrone, viewer: int | None) -> list[str]:
        return status(self, s, viewer)

    def odds(self, s: DiceThrone, seat: int) -> Styled | None:
        return odds(self, s, seat)

    def parse(self, s: DiceThrone, choice: Choice, words: str) -> Answer:
        return parse(self, s, choice, words)

    def detail(self, s: DiceThrone | None, words: str) -> str | None:
        return detail(self, s, words)
