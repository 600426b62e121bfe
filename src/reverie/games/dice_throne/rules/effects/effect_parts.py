"""What all effects ask: how much, and whom (section 5.14)."""

from __future__ import annotations

from typing import Final

from .. import cast as c
from ..state import DiceThrone, dial_of, tokens_of
from .text_state import AT_TARGET, Effects

ASKED: Final = 1
"""The stage of an effect that has asked; 0 before."""
ROLLED: Final = 2
"""The stage of an effect whose dice, asked for, have been rolled."""

Done = bool
"""Whether an effect is done; it is not while its frame waits for an answer or for something pushed first."""


def value(s: DiceThrone, f: Effects, amount: c.Amount) -> int:
    """An amount, as it is now; CP counted by an offensive ability as they would be without reactions to it (DT-5.28)."""
    if amount.fixed:
        return amount.base
    total = amount.base
    weights = amount.weights
    for die in f.dice:
        total += weights[die]
    row = s.players.rows[f.seat]
    if amount.cp:
        total += amount.cp * (row.cp - s.swing if f.home <= AT_TARGET else row.cp)
    for token, each in amount.tokens:
        total += each * tokens_of(row, token)
    if f.target >= 0:
        for token, each in amount.theirs:
            total += each * tokens_of(s.players.rows[f.target], token)
    total += amount.removed * f.removed + amount.paid * f.paid
    for companion, each in amount.companions:
        total += each * dial_of(s, f.seat, companion)
    if amount.half:
        total = (total + 1) // 2
    return total


def amount_of(s: DiceThrone, f: Effects, op: c.Op) -> int:
    """The amount of an effect; of one that waited, what was fixed at activation."""
    return value(s, f, op.amount) if f.fixed < 0 else f.fixed


def whom(s: DiceThrone, f: Effects, who: int) -> tuple[int, ...]:
    if who == c.YOU:
        return (f.seat,)
    if who == c.TARGET:
        return (f.target,) if f.target >= 0 and s.players.rows[f.target].alive else ()
    if who == c.OPPONENTS:
        return s.opponents(f.seat)
    if who == c.CHOSEN:
        return (f.chosen,) if s.players.rows[f.chosen].alive else ()
    return s.living()
