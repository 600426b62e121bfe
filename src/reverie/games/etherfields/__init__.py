"""Etherfields: one to four Dreamers act all at once, pay with the cards that are their strength and their life, and walk through Dreams."""

from .game import GAME

__all__ = ["GAME"]
