"""What a value network is told of a situation: what both sides have on the board, in hand and in points. No piece is named."""

from __future__ import annotations

from typing import Final

from ..rules.board import SCORING
from ..rules.queries import defense, life, other, power
from ..rules.state import DREAMSCAPE, RESERVES, Dreamblade
from .worth import conquest_now, nearness

OF_A_PLAYER: Final = (
    "turns-won", "bonus", "points", "creatures", "cost", "power", "defense", "life", "near", "goals", "reserve",
    "reserve-cost", "conquest",
)  # fmt: skip
FEATURES: Final = (
    *[f"own-{name}" for name in OF_A_PLAYER],
    *[f"other-{name}" for name in OF_A_PLAYER],
    "first",
    "owner",
    "turn",
)
LONG: Final = 12
"""A game that has taken so many turns looks no longer."""


def features_of(s: Dreamblade, seat: int) -> list[float]:
    """By `FEATURES`."""
    enemy = other(seat)
    found = of_a_player(s, seat) + of_a_player(s, enemy)
    return found + [1.0 if s.first == seat else -1.0, 1.0 if s.owner == seat else -1.0, float(min(s.turn, LONG))]


def of_a_player(s: Dreamblade, seat: int) -> list[float]:
    player = s.players.rows[seat]
    values = s.cast.chart.values[player.edge]
    rows, pieces = s.minis.rows, s.cast.piece_of
    count = cost = strength = guard = body = reserve = reserve_cost = goals = 0
    near = 0.0
    for m in s.cast.bands[seat]:
        row = rows[m]
        piece = pieces[m]
        if row.zone == DREAMSCAPE:
            cost += piece.cost
            if piece.creature:
                count += 1
                strength += power(s, m)
                guard += defense(s, m)
                body += life(s, m)
                near += nearness(row.cell, player.edge, values)
                goals += row.cell in SCORING[player.edge]
        elif row.zone == RESERVES:
            reserve += 1
            reserve_cost += piece.cost
    return [
        float(player.turns_won), float(player.bonus), float(player.points), float(count), float(cost), float(strength),
        float(guard), float(body), near, float(goals), float(reserve), float(reserve_cost), conquest_now(s, seat),
    ]  # fmt: skip
