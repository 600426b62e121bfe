"""Dreamblade in a terminal: its words, the board above them, and what people type."""

from __future__ import annotations

from rich.console import RenderableType

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules.state import Dreamblade
from ..words.words import DreambladePage
from .board import Fitted, status
from .details import detail
from .odds import odds
from .parse import parse


class DreambladeTerminal(DreambladePage):
    """The page of whoever plays in a terminal."""

    def board(self, s: Dreamblade, viewer: int | None, colour: bool) -> Fitted:
        return Fitted(self, s)

    def status(self, s: Dreamblade, viewer: int | None) -> list[str]:
        return status(self, s)

    def odds(self, s: Dreamblade, seat: int) -> RenderableType | None:
        return odds(self, s, seat)

    def parse(self, s: Dreamblade, choice: Choice, words: str) -> Answer:
        return parse(self, s, choice, words)

    def detail(self, s: Dreamblade | None, words: str) -> RenderableType | None:
        return detail(self, s, words)
