"""The games. Each is a package of one shape that offers a `GAME`; nobody outside knows more of it."""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import Final

from reverie.kernel.game import Game, SetupError

GAMES: Final = ("dreamblade", "dice_throne")


def find_game(name: str) -> Game:
    """The game of this name; raises SetupError when there is none."""
    if name not in GAMES:
        near = difflib.get_close_matches(name, GAMES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(GAMES)}"
        raise SetupError(f"there is no game {name!r}; {hint}")
    game: Game = import_module(f"reverie.games.{name}").GAME
    return game
