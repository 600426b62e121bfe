"""Dreamblade in a terminal: its words, the board above them, and what people type."""

from __future__ import annotations

from typing import Any

from reverie.kernel.choice import Choice
from reverie.kernel.state import State

from ..rules.state import Dreamblade
from ..words.words import DreambladePage
from .board import Fitted
from .details import detail
from .odds import odds
from .parse import parse


class DreambladeTerminal(DreambladePage):
    """The page of whoever plays in a terminal."""

    def board(self, s: State, viewer: int | None, colour: bool) -> Any:
        assert isinstance(s, Dreamblade)
        return Fitted(self, s)

    def odds(self, s: State, seat: int) -> Any:
        assert isinstance(s, Dreamblade)
        return odds(self, s, seat)

    def parse(self, s: State, choice: Choice, words: str) -> Any:
        assert isinstance(s, Dreamblade)
        return parse(self, s, choice, words)

    def detail(self, s: State | None, words: str) -> Any:
        return detail(self, s, words)
