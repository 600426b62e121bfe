"""What is going on right now, for whoever shows it or thinks about it: the part of the turn, the attack, its dice."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import PROCEDURES

from .procedures.attack import AttackRoll, Reroll, SpecialAttack
from .procedures.fates import Deathblow
from .procedures.turn import Turn
from .state import Dreamblade

PARTS: Final = {rule: part for part, rule in enumerate([f"DB-SM.{n}" for n in range(1, 9)])}
"""DB-SM: the rules of the eight parts of a turn. The four action phases are parts 3 to 6."""


def part_of_turn(s: Dreamblade) -> int:
    """Which of the eight parts of a turn is being played; -1 before the first."""
    for frame in s.agenda:
        if isinstance(frame, Turn):
            return PARTS[PROCEDURES.tables[Turn][frame.step - 1][1]] if frame.step else -1
    return -1


def deathblow_of(s: Dreamblade) -> Deathblow | None:
    """The deathblow that is being made."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Deathblow):
            return frame
    return None


def deciding_deathblow(s: Dreamblade) -> Deathblow | None:
    """The deathblow for which something is being decided right now: who attacks, or where its damage goes."""
    frame = s.agenda[-1] if s.agenda else None
    return frame if isinstance(frame, Deathblow) else None


def special_attack_of(s: Dreamblade) -> SpecialAttack | None:
    """The special attack that is being made."""
    for frame in reversed(s.agenda):
        if isinstance(frame, SpecialAttack):
            return frame
    return None


def dice_in_hand(s: Dreamblade) -> tuple[int, ...] | None:
    """What the attack dice show that are being rolled or rerolled right now, nothing before they fall; None when none are."""
    frame = s.agenda[-1] if s.agenda else None
    return frame.shown if isinstance(frame, AttackRoll | Reroll) else None
