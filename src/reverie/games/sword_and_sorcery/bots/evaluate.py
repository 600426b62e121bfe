"""How a quest looks for the party, from -1 (lost) to 1 (won)."""

from __future__ import annotations

import math

from ..rules.state import NOWHERE, Quest
from .judge import STRIDE, Judge


def evaluate(s: Quest) -> float:
    """All heroes win and lose together (SS-1.14), so it looks the same for all."""
    if s.ended:
        return 1.0 if s.ended == "won" else -1.0
    judge = Judge(s)
    if not judge.heroes:
        return -1.0
    return math.tanh(0.5 * standing(judge))


def standing(judge: Judge) -> float:
    """The logarithm of the odds: time and way, life and limb, enemies."""
    s = judge.s
    rows = s.figures.rows
    need = 0.0
    if judge.last != NOWHERE:
        need = sum([judge.ahead(rows[seat].area) for seat in judge.heroes]) / len(judge.heroes) / STRIDE
        need += judge.mission.rounds()
    slack = judge.rounds - need
    health = sum([judge.health(seat) for seat in judge.heroes]) / len(s.heroes)
    danger = sum([judge.threat(figure) * judge.left(figure) for figure in judge.enemies]) / len(s.heroes)
    return 1.0 + 0.35 * min(6.0, slack - 2.0) + 2.5 * (health - 0.6) - 0.12 * danger + 0.1 * s.soul
