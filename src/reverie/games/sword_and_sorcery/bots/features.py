"""What a value network is told of a quest: time and way, life and limb, enemies, souls. No quest, hero or enemy is named."""

from __future__ import annotations

from typing import Final

from ..rules.queries import hp_of
from ..rules.state import Quest
from .evaluate import counted, way
from .judge import STRIDE, Judge

COUNTED: Final = ("time", "late", "dead", "danger", "threat", "soul", "wanted")
"""What `evaluate` goes by..."""
FEATURES: Final = (*COUNTED, "round", "rounds", "need", "heroes", "enemies", "left", "health", "weakest")
"""... and what besides."""
AMPLE: Final = 30


def features_of(s: Quest) -> list[float]:
    """By `FEATURES`, the same for all heroes; nothing when all of them are dead."""
    judge = Judge(s)
    if not judge.heroes:
        return []
    of_the_quest = counted(judge)
    found = [of_the_quest[name] for name in COUNTED]
    many = float(len(s.heroes))
    found += [float(min(AMPLE, s.round)), float(min(AMPLE, judge.rounds)), judge.mission.rounds() + way(judge) / STRIDE]
    found += [many, len(judge.enemies) / many, sum([judge.left(figure) for figure in judge.enemies]) / many]
    health = [judge.left(seat) / max(1, hp_of(s, seat)) for seat in judge.heroes]
    return found + [sum(health) / len(health), min(health)]
