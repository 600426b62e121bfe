"""EF-6.110: all ops, each declared in the module of its kind."""

from __future__ import annotations

from . import cards, control, foes, ground, things, tiles, wealth
from .declaring import OPS

__all__ = ["OPS", "cards", "control", "foes", "ground", "things", "tiles", "wealth"]
