"""Section 4.4.2 (DB-802.2): contested cells are fought in one at a time, each at most once."""

from __future__ import annotations

from reverie.kernel.agenda import RESTART, Flow, ask, procedure, push
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import STOP, Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import decisions
from ..board import CELLS
from ..queries import contested, creatures, other
from ..state import Dreamblade
from .combat import new_combat


@fields
class Strike(Frame):
    """A strike of one player: combats until the player stops or no contested cell is left."""

    # Rules: DB-G.strike.

    seat: int


def refuse_cell(s: Dreamblade, seat: int, cell: int) -> Refusal | None:
    """Why a cell may not be fought in now."""
    if not creatures(s, seat, cell):
        return Refusal("DB-802.2", "nobody-there", cell=cell)
    if not contested(s, cell):
        return Refusal("DB-802.2", "not-contested", cell=cell)
    if cell in s.fought:
        return Refusal("DB-802.2a", "already-fought", cell=cell)
    return None


def choose_cell(s: Dreamblade, f: Strike) -> Flow:
    cells: list[int | str] = [STOP]
    theirs = other(f.seat) * CELLS
    for cell in s.held[f.seat]:
        if s.here[theirs + cell] and refuse_cell(s, f.seat, cell) is None:
            cells.append(cell)
    ask(s, f.seat, decisions.STRIKE, Listed(tuple(cells)))
    return None


def fight(s: Dreamblade, f: Strike) -> Flow:
    if f.answer == STOP:
        return None
    push(s, new_combat(f.seat, f.answer))
    return RESTART


procedure(
    Strike,
    ("DB-802.2a", choose_cell),
    ("DB-802.2a", fight),
)
