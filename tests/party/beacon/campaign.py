"""Two nights in a row: what oil is left after the first is brought into the second, and a night that was lost is kept again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from reverie.kernel.game import WON
from reverie.kernel.plain import Body, Setup
from reverie.parts.campaign.model import DONE, LOCKED, OPEN, Campaign, Chapter, Ended, Legacy
from reverie.parts.journal import Impossible

from . import GAME

NIGHTS: Final = ("first", "second")


class TwoNights(Campaign):
    name = "nights"
    schema = 2

    def wishes(self) -> Mapping[str, tuple[str, ...]]:
        return {"keepers": ("3", "2", "4")}

    def begin(self, wishes: Body) -> Legacy:
        return {"won": 0, "oil": [0] * int(wishes["keepers"])}

    def chapters(self, legacy: Legacy) -> list[Chapter]:
        won = legacy["won"]
        return [Chapter(id, DONE if n < won else OPEN if n == won else LOCKED) for n, id in enumerate(NIGHTS)]

    def setup(self, legacy: Legacy, chapter: str, seats: int) -> Setup:
        if seats not in (0, len(legacy["oil"])):
            raise Impossible("players")
        return {"keepers": len(legacy["oil"]), "brought": legacy["oil"]}

    def after(self, legacy: Legacy, chapter: str, ended: Ended) -> Legacy:
        if ended.result != WON:
            return legacy
        return {"won": legacy["won"] + 1, "oil": list(ended.left["oil"])}

    def migrated(self, legacy: Legacy, schema: int) -> Legacy:
        """Once all oil stood in one barrel."""
        return {"won": legacy["won"], "oil": [legacy["barrel"]] + [0] * (legacy["keepers"] - 1)}


NIGHTS_OF_BEACON: Final = TwoNights(GAME)
