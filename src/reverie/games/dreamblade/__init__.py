"""Dreamblade: two dream lords fight for the dreamscape. The first to win six turns wins."""

from reverie.kernel.extras import add_extras
from reverie.parts.campaign.model import add_campaigns

from .campaign.page import Dreamwar
from .campaign.standing import TheDreamwar
from .game import GAME
from .lessons.coach import Lessons

add_extras(GAME, Lessons("coach"), Dreamwar("battle"))
add_campaigns(GAME, TheDreamwar())

__all__ = ["GAME"]
