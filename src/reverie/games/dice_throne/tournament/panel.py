"""The tournament as the game knows it: its content, and the way back from a duel."""

from __future__ import annotations

from reverie.kernel.extras import Extra
from reverie.kernel.page import Scene

from ..game import DiceThroneGame
from ..rules.state import DiceThrone
from ..web.page import DiceThroneWeb
from .model import Ladder


class Tournament(Extra[DiceThroneGame, DiceThrone, DiceThroneWeb]):
    def check_content(self, game: DiceThroneGame) -> None:
        Ladder(game)

    def panel(self, page: DiceThroneWeb, scene: Scene[DiceThrone]) -> dict[str, str] | None:
        """From a duel of the tournament back to it."""
        if "start" not in scene.state.setup:
            return None
        return {"href": "/dice_throne/tournament", "text": page.say("throne-back")}
