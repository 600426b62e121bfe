"""EF-9.121: the goal of a Dream, checked between effects, scripts and Moves, never inside one; limits that have dropped."""

from __future__ import annotations

from reverie.kernel.agenda import push

from .. import terms as t
from ..abilities import NONE
from ..conditions import Scene, holds
from ..force import in_force
from ..frames import Reading, Trimming
from ..state import NOBODY, Session
from .draw import HAND, PROGRESS, is_over


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
    changed = in_force(s, HAND) or in_force(s, PROGRESS)
    for seat, row in enumerate(s.dreamers.rows):
        if not changed and len(row.hand) <= t.HAND_LIMIT and len(row.progress) <= t.PROGRESS_LIMIT:
            continue
        if is_over(s, seat):
            push(s, Trimming(seat))
            return True
    return False
