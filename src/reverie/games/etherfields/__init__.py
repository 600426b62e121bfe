"""Etherfields: one to four Dreamers act all at once, pay with the cards that are their strength and their life, and walk through Dreams."""

from reverie.parts.campaign.model import add_campaigns

from .campaign.model import Nights
from .game import GAME

add_campaigns(GAME, Nights(GAME))

__all__ = ["GAME"]
