"""The games. Each is a package of one shape that offers a `GAME`; nobody outside knows more of it.

This is the one list of games. A game that lives elsewhere joins it when `REVERIE_GAMES` names its folder (several are
separated as in PATH): it is then `reverie.games.<folder>` like the others, in every process that Reverie starts.
"""

from __future__ import annotations

import difflib
import os
from importlib import import_module
from pathlib import Path
from typing import Final

from reverie.kernel.game import Game, SetupError

BUILT_IN: Final = ("dreamblade", "dice_throne", "sword_and_sorcery", "etherfields")
PLANNED: Final[tuple[str, ...]] = ()
"""Games that are being built: they are shown among the others and cannot be played yet."""
ELSEWHERE: Final = {
    folder.name: folder
    for folder in (Path(one).resolve() for one in os.environ.get("REVERIE_GAMES", "").split(os.pathsep) if one)
}
"""Games that live elsewhere, by their names: where they are."""
GAMES: Final = (*BUILT_IN, *(name for name in ELSEWHERE if name not in BUILT_IN))

__path__.extend(str(folder.parent) for folder in ELSEWHERE.values())


def find_game(name: str) -> Game:
    """The game of this name; raises SetupError when there is none."""
    if name not in GAMES:
        near = difflib.get_close_matches(name, GAMES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(GAMES)}"
        raise SetupError(f"there is no game {name!r}; {hint}")
    where = ELSEWHERE.get(name)
    if name not in BUILT_IN and where is not None and not (where / "__init__.py").is_file():
        raise SetupError(
            f"REVERIE_GAMES: {where} is no game; it should be a folder with an __init__.py that has a GAME"
        )
    game: Game = import_module(f"reverie.games.{name}").GAME
    return game
