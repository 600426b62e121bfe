"""Sword & Sorcery: heroes called back from death, against enemies that the rules play."""

from reverie.kernel.extras import add_extras
from reverie.parts.achievements import Achievements
from reverie.parts.campaign.model import add_campaigns

from .campaign.model import Souls
from .game import GAME
from .lessons.coach import Lessons

add_extras(GAME, Lessons("coach"), Achievements("wall", GAME.name))
add_campaigns(GAME, Souls(GAME))

__all__ = ["GAME"]
