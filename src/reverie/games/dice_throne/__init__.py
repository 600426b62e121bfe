"""Dice Throne: champions duel with five dice, a board of abilities and a deck for the throne of the Mad King."""

from reverie.kernel.extras import add_extras
from reverie.parts.achievements import Achievements
from reverie.parts.campaign.model import add_campaigns

from .game import GAME
from .lessons.coach import Lessons
from .tournament.model import TheTournament
from .tournament.panel import Tournament

add_extras(GAME, Lessons("coach"), Tournament("way_back"), Achievements("wall", GAME.name))
add_campaigns(GAME, TheTournament())

__all__ = ["GAME"]
