"""Beacon: a cooperative toy. Two to four keepers hold a fire through a night of winds that nobody knows before they come, and of a Shade
that comes over the water. It has a little of everything that games played together need: a hidden common deck, two tiles, a story, an
enemy that moves by rule, a campaign of two nights.
"""

from typing import Final

from reverie.parts.campaign.model import add_campaigns

from .game import BeaconGame, KeepersAdviser
from .rules import BLOWN, BOOK, KEEP, SITE, WAKE, WINDS, Beacon, Gale, Night, Watch

GAME: Final = BeaconGame()

from .campaign import NIGHTS_OF_BEACON  # noqa: E402

add_campaigns(GAME, NIGHTS_OF_BEACON)

__all__ = [
    "BLOWN",
    "BOOK",
    "GAME",
    "KEEP",
    "SITE",
    "WAKE",
    "WINDS",
    "Beacon",
    "BeaconGame",
    "Gale",
    "KeepersAdviser",
    "Night",
    "Watch",
]
