"""How a Dream or Slumber looks for the Team, from -1 (lost) to 1 (won): work that is left beside the Turns in which to do it."""

from __future__ import annotations

import math
from typing import Final

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.atoms_turns import turns_left
from ..rules.paying import base_cost, colours_of
from ..rules.places import land
from ..rules.state import NOWHERE, Session
from .errands import Errand, errand_of, errands, is_done, is_plenty, objectives, payments_left, use_of
from .worth import cards_left

SPENT: Final = 4.0
"""EF-10.44: the Intent that a Dreamer puts to use in a Turn."""
UNSEEN: Final = 2
"""Steps to what cannot be reached yet."""
SURE: Final = 0.8
SLOPE: Final = 2.2


def evaluate(s: Session) -> float:
    """All Dreamers win and lose together (EF-1.1), so it looks the same for all."""
    if s.ended:
        return 1.0 if s.ended in ("won", "saved") else 0.0 if s.ended == "part" else -1.0
    if s.doomed != -1:
        return -1.0
    many = float(s.players())
    total = 0.0
    if s.in_play():
        left = work(s)
        time = (turns_left(s) + s.hours) * SPENT * many
        total += SURE + SLOPE * math.log((time + 2.0) / (left + 2.0)) if left else 3.0
    for seat, row in enumerate(s.dreamers.rows):
        total -= 0.02 * row.distress * row.distress / many
        total -= 0.06 * max(0, 14 - cards_left(s, seat)) / many
        total += (0.06 * len(row.hand) + 0.05 * len(row.progress) + 0.03 * row.ether + 0.04 * row.gems) / many
    return math.tanh(0.5 * total)


def work(s: Session) -> float:
    """The Intent that everything still takes: payments, and steps to them."""
    if s.layer != t.IN_DREAM:
        costs = [price(s, errand) + way(s, errand) for errand in errands(s)]
        return min(costs, default=4.0 * s.players())
    total = 0.0
    for one in objectives(s):
        use = use_of(s, one.name) if one.name and not one.opens else None
        if use is None or is_done(s, use) or is_plenty(s, use):
            continue
        errand = errand_of(s, use, 1.0)
        if errand is None:
            errand = Errand(use.number, use.cost, [], payments_left(s, use), 1.0)
        total += price(s, errand) + way(s, errand)
    return total


def price(s: Session, errand: Errand) -> float:
    costs = [base_cost(s, 0, errand.cost, colour) for colour in colours_of(s, errand.cost)]
    return float(min(costs, default=0) * errand.left)


def way(s: Session, errand: Errand) -> float:
    """How far the nearest Dreamers have to go, as many as it takes."""
    spaces = [space for space in [s.space_of(seat) for seat in range(s.players())] if space != NOWHERE]
    if not errand.spaces or not spaces:
        return float(UNSEEN)
    here = land(s)
    far = sorted([min([here.distance(one, space) for space in errand.spaces]) for one in spaces])
    return float(min(far[0], 12))


__all__ = ["NONE", "evaluate", "work"]
