"""Etherfields: one to four Dreamers act all at once, pay with the cards that are their strength and their life, and walk through Dreams."""

from reverie.kernel.extras import add_extras
from reverie.parts.achievements import Achievements
from reverie.parts.campaign.model import add_campaigns

from .campaign.model import Nights
from .game import GAME
from .lessons.coach import Lessons

add_extras(GAME, Lessons("coach"), Achievements("wall", GAME.name))
add_campaigns(GAME, Nights(GAME))

__all__ = ["GAME"]
