"""Sword & Sorcery: heroes called back from death, against enemies that the rules play."""

from .game import GAME

__all__ = ["GAME"]
