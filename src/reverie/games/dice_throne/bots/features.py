"""What a value network is told of a duel: both sides' health, wealth, tokens and boards. Nothing names a hero or a card, so new ones
are judged like those it was trained on."""

from __future__ import annotations

import math
from typing import Final

from ..rules.state import DiceThrone
from .evaluate import EVEN, property_of, race
from .hand import hand_worth
from .lore import lore_of
from .worth import best_defence, steady

OF_A_PLAYER: Final = (
    "health", "cp", "cards", "hand", "good-tokens", "bad-tokens", "companions", "levels", "roll", "guard", "sting",
)  # fmt: skip
FEATURES: Final = (
    *[f"own-{name}" for name in OF_A_PLAYER],
    *[f"other-{name}" for name in OF_A_PLAYER],
    "lead", "lead-by-health", "race", "on-turn", "turn",
)  # fmt: skip
LONG: Final = 40
"""A game that has taken so many turns looks no longer."""


def features_of(s: DiceThrone, seat: int) -> list[float]:
    """By `FEATURES`; nothing where more than two play, for of that no network knows anything."""
    if s.mode.players != 2:
        return []
    other = s.opponents(seat)[0]
    lead = property_of(s, seat) - property_of(s, other)
    both = max(0, s.health(seat)) + max(0, s.health(other)) + EVEN
    found = of_a_player(s, seat) + of_a_player(s, other)
    found += [lead, lead / math.sqrt(both), race(s, seat, other)]
    found += [1.0 if s.active == seat else -1.0, float(min(s.turn, LONG))]
    return found


def of_a_player(s: DiceThrone, seat: int) -> list[float]:
    row = s.players.rows[seat]
    lore = lore_of(s.cast)
    good = bad = hand = roll = guard = sting = 0.0
    for token, count in row.tokens:
        worth = lore.held[token] * count
        if worth > 0:
            good += worth
        else:
            bad -= worth
    if row.hero >= 0:
        for card in row.hand:
            hand += hand_worth(s, seat, card)
        roll = steady(lore, row.hero, row.levels)
        _slot, guard, sting = best_defence(lore, row.hero, row.levels)
    return [
        float(max(0, s.health(seat))), float(row.cp), float(len(row.hand)), hand, good, bad, float(sum(row.companions)),
        float(sum(row.levels)), roll, guard, sting,
    ]  # fmt: skip
