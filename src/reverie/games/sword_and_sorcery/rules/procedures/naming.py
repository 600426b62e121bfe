"""SS-7.21, SS-33.14: where rules leave several that are equally good, somebody's player names one."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.kernel.agenda import ask
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Listed
from reverie.kernel.state import Frame

from ..abilities import NONE
from ..state import Quest


def settled(s: Quest, f: Frame, seat: int, decision: Decision, found: Sequence[int], subject: int) -> bool:
    """Whether it is clear which one: it is the answer of the frame then, NONE where there is none; several are asked about."""
    if len(found) > 1:
        ask(s, seat, decision, Listed(tuple(found)), subject)
        return False
    f.answer = found[0] if found else NONE
    return True
