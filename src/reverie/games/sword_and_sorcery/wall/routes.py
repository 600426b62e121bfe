"""The wall: which achievements a visitor has, since when and with which seed."""

from __future__ import annotations

from typing import Final

from reverie.parts.site import Routes
from reverie.parts.wall import wall_routes

from ..visit import visit_of
from .model import WALL

MARKS: Final = {
    "steps": "i-flag",
    "fights": "sil-knight",
    "souls": "sil-lantern",
    "stories": "i-book",
    "tables": "sil-tower",
}

routes: Routes = wall_routes("sword_and_sorcery", WALL, MARKS, "sword-and-sorcery", visit_of)
