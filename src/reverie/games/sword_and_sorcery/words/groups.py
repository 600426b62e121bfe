"""Under which headings options are listed, in a terminal and in a browser."""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import decisions

DEEDS: Final = {
    "go": "move",
    "stand": "move",
    "return": "move",
    "attack": "attack",
    "power": "power",
    "innate": "power",
    "shout": "power",
    "item": "item",
    "open": "free",
    "unlock": "free",
    "unlock-chest": "free",
    "take": "free",
    "drop": "free",
    "key": "free",
    "flip": "free",
    "lead": "free",
    "let-go": "free",
    "lift": "free",
    "lay": "free",
    "portal": "free",
    "end": "end",
}
"""By the word of a deed: under which heading it is listed; whatever else there is is an action."""
DEALINGS: Final = {
    "buy": "buy",
    "stash": "stash",
    "put": "stash",
    "sell": "sell",
    "wear": "wear",
    "bare": "wear",
    "enchant": "anvil",
    "upgrade": "anvil",
    "bet": "tavern",
    "give": "share",
    "crowns": "share",
    "done": "end",
}
"""The same in the Emporium."""


def group_of(choice: Choice, value: Answer) -> str:
    """The heading of an option, by its name; "" where there are none."""
    word = str(value[0]) if isinstance(value, tuple) and value else str(value)
    if choice.decision in (decisions.DEED, decisions.GHOST):
        return DEEDS.get(word, "action")
    return DEALINGS[word] if choice.decision is decisions.VISIT else ""


__all__ = ["DEALINGS", "DEEDS", "group_of"]
