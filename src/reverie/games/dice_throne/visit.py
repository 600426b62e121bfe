"""A visit to one of Dice Throne's own pages."""

from __future__ import annotations

from typing import Final

from reverie.parts.site import visits

from .web.page import DiceThroneWeb

visit_of: Final = visits("dice_throne", DiceThroneWeb)
