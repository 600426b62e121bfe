"""How much heroes fear and how they hurry: the manners of an expert, beside those of `normal`."""

from __future__ import annotations

from typing import Final


class Manner:
    """What single things weigh, as shares of what they weigh for `normal`."""

    __slots__ = ("death", "fear", "haste", "hunt")

    def __init__(self, fear: float = 1.0, death: float = 1.0, haste: float = 1.0, hunt: float = 0.0) -> None:
        self.fear = fear
        """A wound that is to be expected..."""
        self.death = death
        """... and a death."""
        self.haste = haste
        """A movement point nearer to the goal, the less time there is."""
        self.hunt = hunt
        """The death of an enemy who has what the quest needs: nothing besides for `normal`."""


NORMAL: Final = Manner()
EXPERT: Final = Manner(fear=0.25, death=0.4, haste=2.7, hunt=1.0)
"""By what parties lose: far more quests run out of time than out of heroes."""
OTHERS: Final = (NORMAL, Manner(fear=2.0, death=2.0, haste=0.5), Manner(fear=0.0, death=0.3, haste=4.0))
"""Heroes of other manners: what they would do is worth a trial. The careful one stays back, the bold one goes ahead."""
