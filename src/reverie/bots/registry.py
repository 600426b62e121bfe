"""Bots by name. A search takes a budget: `rollout:200` playouts, `mcts:1s` seconds.

`easy`, `normal`, `hard` and `master` are levels that every game has; the others say how they think.
"""

from __future__ import annotations

import difflib
import re
from typing import Final

from reverie.kernel.game import SetupError
from reverie.kernel.numbers import whole

from .base import Bot, EasyBot, GreedyBot, NormalBot, RandomBot
from .hard import HardBot, MasterBot, PlainBot
from .search import MctsBot, RolloutBot, SearchBot

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "rollout": RolloutBot,
    "mcts": MctsBot,
    "easy": EasyBot,
    "normal": NormalBot,
    "plain": PlainBot,
    "hard": HardBot,
    "master": MasterBot,
}
DEFAULT_BUDGET: Final = "1s"


def find_bot(name: str, seed: int) -> Bot:
    """The bot of this name and budget; raises SetupError that says what there is."""
    kind, colon, budget = name.partition(":")
    if kind not in BOTS:
        near = difflib.get_close_matches(kind, BOTS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(BOTS)}"
        raise SetupError(f"there is no bot {kind!r}; {hint}")
    made = BOTS[kind]
    if not issubclass(made, SearchBot):
        if colon:
            raise SetupError(f"{name!r}: {kind} takes no budget")
        return made(seed)
    seconds = re.fullmatch(r"(\d+(?:\.\d+)?)s", budget or DEFAULT_BUDGET)
    if seconds and float(seconds[1]) > 0:
        return made(seed, seconds=float(seconds[1]))
    playouts = whole(budget)
    if playouts:
        return made(seed, playouts=playouts)
    raise SetupError(
        f"{name!r}: the budget {budget!r} should be playouts, as in {kind}:200, or seconds, as in {kind}:0.5s"
    )
