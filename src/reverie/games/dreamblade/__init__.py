"""Dreamblade: two dream lords fight for the dreamscape. The first to win six turns wins."""

from reverie.kernel.extras import add_extras

from .campaign.page import Dreamwar
from .game import GAME
from .lessons.coach import Lessons

add_extras(GAME, Lessons("coach"), Dreamwar("battle"))

__all__ = ["GAME"]
