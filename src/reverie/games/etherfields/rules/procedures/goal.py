"""EF-9.121: the goal of a Dream, checked between effects, scripts and Moves, never inside one; limits that have dropped."""

from __future__ import annotations

from reverie.kernel.agenda import push

from ..abilities import NONE
from ..conditions import Scene, holds
from ..frames import Reading, Trimming
from ..state import NOBODY, Session
from .draw import limits_of


def check_goal(s: Session) -> bool:
    """EF-1.6: whether it is fulfilled now; then its script is read. Defeat comes first (EF-9.70)."""
    if s.dream == NONE or s.result or s.doomed != NOBODY:
        return False
    dream = s.here()
    if dream.goal is None or dream.goal_script in s.read:
        return False
    if not holds(s, dream.goal, Scene(s.first)):
        return False
    push(s, Reading(dream.goal_script, s.first))
    return True


def trim_limits(s: Session) -> bool:
    """EF-5.14, EF-5.81a: a limit has dropped below what somebody holds."""
    limits = limits_of(s)
    for seat, row in enumerate(s.dreamers.rows):
        hand, progress = limits[seat]
        if len(row.hand) > hand or len(row.progress) > progress:
            push(s, Trimming(seat))
            return True
    return False
