"""The whole vocabulary: every module of effects is imported here, so that all of them are declared."""

from __future__ import annotations

from . import companions, control, damage, dice, tokens, wealth
from .declaring import EFFECTS

__all__ = ["EFFECTS", "companions", "control", "damage", "dice", "tokens", "wealth"]
