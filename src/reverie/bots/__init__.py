"""Bots: they sit in seats, see views only, and know a game only through its contract."""

from __future__ import annotations

import difflib
from typing import Any, Final

from reverie.kernel.chance import Stream
from reverie.kernel.choice import Choice
from reverie.kernel.game import SetupError


class Bot:
    """Someone who decides. `choose` gets what its seat may see and the choice it owes."""

    name = ""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    def choose(self, view: dict[str, Any], choice: Choice) -> Any:
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, each as likely as the next."""

    name = "random"

    def choose(self, view: dict[str, Any], choice: Choice) -> Any:
        return choice.options.sample(self.stream.streams, 0)


BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}


def find_bot(name: str, seed: int) -> Bot:
    """The bot of this name; raises SetupError when there is none."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are human, {', '.join(BOTS)}"
        raise SetupError(f"there is no bot {name!r}; {hint}")
    return BOTS[name](seed)
