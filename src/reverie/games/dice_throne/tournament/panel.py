"""The tournament as the game knows it: its content, and the way back from a duel."""

from __future__ import annotations

from reverie.kernel.extras import Extra
from reverie.kernel.page import Ending, Scene

from ..game import DiceThroneGame
from ..rules.state import NOBODY, DiceThrone
from ..web.page import DiceThroneWeb
from .model import HOME, PLAYER, Ladder


class Tournament(Extra[DiceThroneGame, DiceThrone, DiceThroneWeb]):
    def check_content(self, game: DiceThroneGame) -> None:
        Ladder(game)

    def panel(self, page: DiceThroneWeb, scene: Scene[DiceThrone]) -> dict[str, str] | None:
        """From a duel of the tournament back to it."""
        if "start" not in scene.state.setup:
            return None
        return {"href": HOME, "text": page.say("throne-back")}

    def ending(self, page: DiceThroneWeb, scene: Scene[DiceThrone], table: str) -> Ending | None:
        """After a duel the ladder waits, and after one that was won a reward; the last has none."""
        s = scene.state
        if "start" not in s.setup or s.result is None:
            return None
        reward = PLAYER in s.result[0] and s.boss == NOBODY
        text = page.say("throne-to-reward" if reward else "throne-back")
        return {
            "title": "",
            "line": "",
            "way": {"text": text, "href": f"{HOME}/from/{table}", "post": False},
            "told": False,
        }
