"""Lots: a number that what is no table begins with, such as the packs of a draft or the ladder of a tournament.

Like the dice of a table it follows from a seed to which the server is committed before anybody adds to it.
"""

from __future__ import annotations

from typing import Protocol

from reverie.kernel.chance import commitment, verifiable_below
from reverie.kernel.header import is_entropy
from reverie.kernel.plain import Body


class Lot:
    """A number out of `many` under a label; nothing is drawn where somebody chose the number themselves."""

    def __init__(self, label: str, many: int) -> None:
        self.label = label
        self.many = many
        self.server_seed = ""
        self.promised = False
        self.entropy: list[str] = []
        """What each seat has added."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lot) and vars(self) == vars(other)

    def open(self, entry: Body, seats: int) -> None:
        """As the first entry of a journal has it; journals of before hold no seed that was committed to."""
        self.server_seed = entry.get("server_seed", "")
        self.promised = entry.get("promised", False)
        self.entropy = [""] * seats

    def committed(self) -> bool:
        return bool(self.server_seed)

    def draw(self) -> int:
        return verifiable_below(
            bytes.fromhex(self.server_seed), ",".join(self.entropy).encode(), self.label, 0, self.many
        )

    def told(self, revealed: bool) -> Body | None:
        """What the page shows of it (`fair_lot.html`); the seed only when nothing more depends on its being secret."""
        if not self.committed():
            return None
        return {
            "commitment": commitment(bytes.fromhex(self.server_seed)),
            "promised": self.promised,
            "entropy": list(self.entropy),
            "label": self.label,
            "many": str(self.many),
            "server_seed": self.server_seed if revealed else "",
            "number": str(self.draw()) if revealed else "",
        }


class Seeded(Protocol):
    """Dice to which the server is committed."""

    seed: bytes
    promised: bool


def opening(dice: Seeded) -> dict[str, str | bool]:
    """What the first entry of a journal keeps of the dice that it is opened with."""
    return {"server_seed": dice.seed.hex(), "promised": dice.promised}


def added(entropy: str) -> dict[str, str]:
    """What an entry keeps of the bytes that somebody adds."""
    return {"entropy": entropy} if entropy and is_entropy(entropy) else {}


__all__ = ["Lot", "added", "opening"]
