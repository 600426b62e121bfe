"""The wall: which achievements a visitor has, since when and with which seed."""

from __future__ import annotations

from typing import Final

from reverie.parts.site import Routes
from reverie.parts.wall import wall_routes

from ..visit import visit_of
from .model import WALL

MARKS: Final = {
    "steps": "i-flag",
    "deeds": "sil-owl",
    "nerves": "sil-lantern",
    "gates": "ef-gate",
    "tables": "sil-tower",
}

routes: Routes = wall_routes("etherfields", WALL, MARKS, "etherfields", visit_of)
