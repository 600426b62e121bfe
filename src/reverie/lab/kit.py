"""What a party has at hand (heroes, powers, items): how often it is there and used, and what that does to the win rate.

Games with a thing are compared with games without it inside each crew (one scenario, one number of players), and the differences are put
together; so a thing that is met in hard scenarios only is not blamed for them. Something that takes something else (a hero's power) is
compared among games in which that was there. Games in which it was only found on the way are left out: who fares well finds more, and who
fares badly plays longer.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from reverie.kernel.game import WON
from reverie.kernel.plain import Body

from .play import Row
from .tally import Z95, Score

WITHIN: Final = "within"
NEVER_THERE: Final = "never there"
DEAD: Final = "never used"
STRONG: Final = "too strong"
WEAK: Final = "too weak"
UNSURE: Final = "too few games"
FAULTS: Final = (DEAD, STRONG, WEAK)
FEW: Final = 30
"""Games with a thing, and games without it, that a verdict takes."""


def weigh_kit(header: Body, rows: list[Row]) -> Body:
    """All figures of what parties had, by kind and name."""
    found: Body = {}
    for full, takes in header["kit"].items():
        kind, _slash, name = full.partition("/")
        found.setdefault(kind, {})[name] = weigh_thing(full, takes, rows, header["far"])
    return found


def weigh_thing(name: str, takes: list[str], rows: list[Row], far: float) -> Body:
    """One thing: games in which it could be there, was there and was used; what that did to the win rate."""
    able = [row for row in rows if not takes or any(one in row.kit for one in takes)]
    there = [row for row in able if name in row.kit]
    used = [row for row in there if row.kit[name]]
    score = Score()
    for row in there:
        score.add(float(row.result == WON))
    told: Body = {
        "able": len(able),
        "there": len(there),
        "used": len(used),
        "times": round(sum(row.kit[name] for row in used) / len(used), 2) if used else 0.0,
        "won": score.plain(),
        "begun": len([row for row in there if name not in row.found]),
        "difference": difference([row for row in able if name not in row.found], lambda row: name in row.kit),
        "by_use": difference(there, lambda row: row.kit[name] > 0),
    }
    return {**told, "verdict": verdict(told, far)}


def verdict(told: Body, far: float) -> str:
    """Whether a thing is ever used, and whether what it does to the win rate surely lies beyond what is fair."""
    if not told["there"]:
        return NEVER_THERE
    if told["there"] < FEW:
        return UNSURE
    if not told["used"]:
        return DEAD
    found = told["difference"]
    if found is None:  # it is always there, or only ever found
        return WITHIN
    if told["able"] - told["there"] < FEW:
        return UNSURE
    if found["low"] > far:
        return STRONG
    if found["high"] < -far:
        return WEAK
    return UNSURE if found["high"] - found["low"] > 2 * far else WITHIN


def difference(rows: list[Row], has: Callable[[Row], bool]) -> dict[str, float] | None:
    """By how much parties with something win more than parties without it, with a 95 % interval; None where one of them is missing.

    The differences of all crews are weighed as Mantel and Haenszel do. For the interval a win and a loss are added to both sides of each
    crew, after Agresti and Caffo: so that it behaves for few games, too.
    """
    crews: dict[tuple[str, int], tuple[Score, Score]] = {}
    for row in rows:
        sides = crews.setdefault((row.scenario, len(row.bots)), (Score(), Score()))
        sides[0 if has(row) else 1].add(float(row.result == WON))
    weights = total = spread = 0.0
    for one, other in crews.values():
        weight = one.games * other.games / (one.games + other.games)
        if weight:
            weights += weight
            total += weight * (one.rate() - other.rate())
            spread += weight * weight * (doubt(one) + doubt(other))
    if not weights:
        return None
    mean, margin = total / weights, Z95 * math.sqrt(spread) / weights
    return {
        "mean": round(mean, 4),
        "low": round(max(-1.0, mean - margin), 4),
        "high": round(min(1.0, mean + margin), 4),
    }


def doubt(score: Score) -> float:
    """The variance of a rate, with a win and a loss more."""
    rate = (score.points + 1) / (score.games + 2)
    return rate * (1 - rate) / (score.games + 2)


def faults(kit: Body) -> dict[str, str]:
    """Whatever is never used or far out, with its verdict."""
    return {
        f"{kind} {name}": told["verdict"]
        for kind, things in kit.items()
        for name, told in things.items()
        if told["verdict"] in FAULTS
    }


def never_there(kit: Body) -> list[str]:
    return [
        f"{kind} {name}"
        for kind, things in kit.items()
        for name, told in things.items()
        if told["verdict"] == NEVER_THERE
    ]
