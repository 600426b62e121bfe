"""The chapters of the rulebook. Importing this package declares every procedure, so that saves can name them all."""

from . import defensive, discard, drawing, income, main, offensive, setup, targeting, turn, upkeep, windows

__all__ = [
    "defensive",
    "discard",
    "drawing",
    "income",
    "main",
    "offensive",
    "setup",
    "targeting",
    "turn",
    "upkeep",
    "windows",
]
