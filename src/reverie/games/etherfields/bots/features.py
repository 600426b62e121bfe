"""What a value network is told of a Dream or Slumber: work and time, Distress, cards and means. No Dream or card is named."""

from __future__ import annotations

import math
from typing import Final

from ..rules.atoms_turns import turns_left
from ..rules.state import Session
from .evaluate import SPENT, work
from .worth import cards_left

FEATURES: Final = (
    "work", "time", "pace", "turn", "hours", "dreamers", "distress", "worst-distress", "cards", "fewest-cards", "hand", "progress",
    "ether", "gems", "flaws", "sealed",
)  # fmt: skip
LONG: Final = 40
"""A Dream that has taken so many Turns looks no longer."""


def features_of(s: Session) -> list[float]:
    """By `FEATURES`, the same for all Dreamers; nothing between Dreams and when one is lost already."""
    if not s.in_play() or s.doomed != -1:
        return []
    rows = s.dreamers.rows
    many = float(len(rows))
    left = work(s)
    time = (turns_left(s) + s.hours) * SPENT * many
    cards = [cards_left(s, seat) for seat in range(len(rows))]
    distress = [row.distress for row in rows]
    return [
        left / many, time / many, math.log((time + 2.0) / (left + 2.0)), float(min(LONG, s.turn)), float(s.hours), many,
        sum(distress) / many, float(max(distress)), sum(cards) / many, float(min(cards)),
        sum([len(row.hand) for row in rows]) / many, sum([len(row.progress) for row in rows]) / many,
        sum([row.ether for row in rows]) / many, sum([row.gems for row in rows]) / many,
        sum([len(row.flaws) for row in rows]) / many, sum([len(row.sealed) for row in rows]) / many,
    ]  # fmt: skip
