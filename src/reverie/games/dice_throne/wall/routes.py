"""The wall: which of the forty achievements a visitor has, since when and with which seed (DT-10.90)."""

from __future__ import annotations

from typing import Final

from reverie.parts.site import Routes
from reverie.parts.wall import wall_routes

from ..visit import visit_of
from .model import WALL

MARKS: Final = {
    "steps": "i-flag",
    "dice": "i-reroll",
    "heroes": "hd-crown",
    "modes": "sil-tower",
    "oddities": "sil-jester",
}

routes: Routes = wall_routes("dice_throne", WALL, MARKS, "dice-throne", visit_of)
