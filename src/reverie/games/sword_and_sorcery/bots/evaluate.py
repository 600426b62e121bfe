"""How a quest looks for the party, from -1 (lost) to 1 (won): the chance to win, by weights fitted to games of `normal`.

`tools/fit_evaluation.py` plays the games and fits the weights: the logarithm of the odds is the sum of what counts, each times its weight.
"""

from __future__ import annotations

import math
from typing import Final

from ..rules.state import NOWHERE, Quest
from .errands import is_wanted
from .judge import STRIDE, Judge
from .lore import FAR, MARKS

SURE: Final = 1.5
"""What a quest of middling hardness begins with."""
WEIGHTS: Final[dict[str, float]] = {
    "time": 0.9,
    "late": -0.1,
    "dead": -1.3,
    "danger": -0.02,
    "threat": -0.5,
    "soul": 0.12,
    "wanted": -0.06,
}
"""By the names of what counts, fitted to 520 games (time to 120 of them). Health, peril and ranks are left out: what they are worth besides
these could not be told from nothing."""


def evaluate(s: Quest) -> float:
    """All heroes win and lose together (SS-1.14), so it looks the same for all."""
    if s.ended:
        return 1.0 if s.ended == "won" else -1.0
    judge = Judge(s)
    if not judge.heroes:
        return -1.0
    total = SURE
    for name, value in counted(judge).items():
        total += WEIGHTS[name] * value
    return math.tanh(0.5 * total)


def counted(judge: Judge) -> dict[str, float]:
    """What counts: time and way, life and limb, enemies, souls. Whatever grows with the party is reckoned for each of its heroes."""
    s = judge.s
    many = float(len(s.heroes))
    need = judge.mission.rounds() + way(judge) / STRIDE
    return {
        "time": math.log(max(0.5, float(judge.rounds)) / (1.0 + need)),
        "late": max(0.0, 1.0 - judge.rounds + need),
        "dead": 1.0 - len(judge.heroes) / many,
        "danger": sum([judge.threat(figure) * judge.left(figure) for figure in judge.enemies]) / many,
        "threat": sum([judge.threat(figure) for figure in judge.enemies]) / many,
        "soul": s.soul / many,
        "wanted": wanted(judge) / many,
    }


def way(judge: Judge) -> float:
    """How far heroes have to go, on the average: to where each is wanted now, and from there to whatever is left until the end. So nothing
    looks farther away because something was done."""
    s = judge.s
    marked = [thing.area for thing in s.things.rows if thing.kind in MARKS]
    left = [area for area in s.plan.objectives[:-1] if area in marked] + list(s.plan.objectives[-1:])
    total = 0
    for seat in judge.heroes:
        here = s.figures.rows[seat].area
        goal = judge.mission.goals[seat]
        for stop in ([goal] if goal != NOWHERE else []) + [area for area in left if area != goal]:
            far = judge.ways(stop)[here]
            if far < FAR:
                total += far
                here = stop
    return total / len(judge.heroes)


def wanted(judge: Judge) -> float:
    """The wounds that those can still bear by whose death the quest is won."""
    s = judge.s
    left = 0
    for foe in judge.foes:
        if is_wanted(s, foe, judge.mission.wanted):
            left += sum([judge.left(figure) for figure in s.figures_in_play(foe)])
    return float(left)
