"""Dice Throne in a terminal: its words, and the board above them."""

from __future__ import annotations

from typing import Any

from reverie.kernel.state import State

from ..rules.state import DiceThrone
from ..words.words import DiceThronePage
from .board import Drawn


class DiceThroneTerminal(DiceThronePage):
    """The page of whoever plays in a terminal."""

    def board(self, s: State, viewer: int | None, colour: bool) -> Any:
        assert isinstance(s, DiceThrone)
        return Drawn(self, s, viewer)
