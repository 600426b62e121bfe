"""The wall as the game knows it: at the end of a game it tells what that game has earned."""

from __future__ import annotations

from typing import Final

from reverie.kernel.extras import Extra

from ..game import DiceThroneGame
from ..rules.state import DiceThrone
from ..web.page import DiceThroneWeb

HOME: Final = "/dice_throne/wall"


class Achievements(Extra[DiceThroneGame, DiceThrone, DiceThroneWeb]):
    def news(self, table: str) -> str:
        return f"{HOME}/from/{table}"


__all__ = ["HOME", "Achievements"]
