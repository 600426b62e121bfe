"""Dice Throne: champions duel with five dice, a board of abilities and a deck for the throne of the Mad King."""

from reverie.kernel.extras import add_extras

from .game import GAME
from .lessons.coach import Lessons
from .tournament.panel import Tournament

add_extras(GAME, Lessons("coach"), Tournament("way_back"))

__all__ = ["GAME"]
