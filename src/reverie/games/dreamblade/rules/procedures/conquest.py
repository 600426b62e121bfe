"""Sections 4.5 and 5.7 (DB-803): claimed scoring cells and destroyed enemies, and who has won the turn."""

from __future__ import annotations

from reverie.kernel.agenda import Flow, procedure
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms
from ..board import SCORING
from ..queries import bears, creatures, other
from ..state import CONQUEST, NOBODY, Dreamblade


@fields
class Conquest(Frame):
    """The conquest phase."""


def begin_conquest(s: Dreamblade, f: Conquest) -> Flow:
    """DB-803: a shared phase; what is simultaneous goes in the first player's order (DB-900.7a)."""
    atoms.begin_phase(s, CONQUEST, s.first)
    return None


def claims(s: Dreamblade, seat: int, cell: int) -> bool:
    """DB-803.1: a creature there and no enemy creature, or a creature with Dominate."""
    # Rules: DB-G.claim, DB-P.1c.
    mine = creatures(s, seat, cell)
    if not mine:
        return False
    if not creatures(s, other(seat), cell):
        return True
    return any(bears(s, m, "Dominate") for m in mine)


def claimed_cells(s: Dreamblade, seat: int) -> tuple[int, ...]:
    """The scoring cells that a player would claim now."""
    scoring = SCORING[s.players.rows[seat].edge]
    return tuple([cell for cell in s.held[seat] if cell in scoring and claims(s, seat, cell)])


def claimed_points(s: Dreamblade, seat: int) -> int:
    # Rules: DB-G.conquest_points.
    values = s.cast.chart.values[s.players.rows[seat].edge]
    return sum([values[cell] for cell in claimed_cells(s, seat)])


def add_up(s: Dreamblade, f: Conquest) -> Flow:
    """DB-803.1, DB-803.2: values of claimed cells, and 1 per enemy miniature destroyed this turn."""
    # Rules: DB-P.1g.
    for seat in (s.first, other(s.first)):
        cells = claimed_cells(s, seat)
        values = s.cast.chart.values[s.players.rows[seat].edge]
        atoms.score(s, seat, cells, sum([values[cell] for cell in cells]))
    atoms.settle_scored(s)
    return None


def award_turn(s: Dreamblade, f: Conquest) -> Flow:
    """DB-803.3: strictly more points wins the turn; a tie moves nobody."""
    # Rules: DB-2.3.
    a, b = s.players.rows[0].conquest, s.players.rows[1].conquest
    if a != b:
        atoms.win_turn(s, 0 if a > b else 1)
    return None


def end_turn(s: Dreamblade, f: Conquest) -> Flow:
    """DB-Q.57: the win is checked at the end of the phase. DB-Q.40: an agreed turn limit may end the game, too."""
    atoms.end_phase(s)
    atoms.end_turn(s)
    a, b = s.players.rows[0].turns_won, s.players.rows[1].turns_won
    if max(a, b) >= s.setup["victory"]:
        atoms.end_game(s, 0 if a > b else 1, "victory")
    elif s.setup["turn_limit"] and s.turn >= s.setup["turn_limit"]:
        atoms.end_game(s, NOBODY if a == b else (0 if a > b else 1), "turn-limit")
    return None


procedure(
    Conquest,
    ("DB-803", begin_conquest),
    ("DB-803.1", add_up),
    ("DB-803.3", award_turn),
    ("DB-2.2", end_turn),
)
