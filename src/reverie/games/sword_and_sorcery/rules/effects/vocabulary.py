"""SS-50.8: all verbs, each declared in the module of its kind."""

from __future__ import annotations

from . import attacks, board, body, control, foes, moves, powers, tale, wealth
from .declaring import VERBS

__all__ = ["VERBS", "attacks", "board", "body", "control", "foes", "moves", "powers", "tale", "wealth"]
