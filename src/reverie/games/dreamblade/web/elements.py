"""What the elements of the page are called, and what they show."""

from __future__ import annotations

from typing import Final

from reverie.kernel.numbers import whole

from ..rules.board import CELL_BY_NAME, CELL_NAMES
from ..rules.procedures.attack import BLADE, MISS
from ..rules.queries import power
from ..rules.state import ACTION, Dreamblade

SIDES: Final = ("sun", "moon")
"""Seat A is Sun, seat B is Moon."""
DICE: Final = {MISS: "die-miss", 1: "die-a1", 2: "die-a2", 3: "die-a3", BLADE: "die-blade"}


def side_of(seat: int) -> str:
    """The side of a seat; a neutral location that nobody holds has none (DB-C.7)."""
    return SIDES[seat] if seat >= 0 else "nobody"


def cell_id(cell: int) -> str:
    return f"c-{CELL_NAMES[cell]}"


def mini_id(m: int) -> str:
    return f"m{m}"


def blade_id(key: tuple[int, ...]) -> str:
    return "bl-" + "-".join(str(n) for n in key)


def element_mini(s: Dreamblade, element: str) -> int:
    """The miniature that an element shows, or -1."""
    number = whole(element[1:]) if element.startswith("m") else None
    return number if number is not None and number < len(s.minis) else -1


def element_cell(element: str) -> int:
    """The cell that an element shows, or -1."""
    return CELL_BY_NAME.get(element[2:], -1) if element.startswith("c-") else -1


def strikes_back(s: Dreamblade, m: int) -> bool:
    """DB-802.2g: whether a creature that is destroyed now gets a deathblow."""
    return s.phase == ACTION and s.owner == s.first and s.minis[m].owner != s.first and power(s, m) > 0
