"""The chapters of the rulebook. Importing this package declares every procedure, so that saves can name them all."""

from ..effects import effects
from . import defensive, discard, income, main, offensive, setup, targeting, turn, upkeep, windows

__all__ = [
    "defensive",
    "discard",
    "effects",
    "income",
    "main",
    "offensive",
    "setup",
    "targeting",
    "turn",
    "upkeep",
    "windows",
]
