"""What is going on right now, for whoever shows it or thinks about it."""

from __future__ import annotations

from .decisions import Doing
from .effects.control import ROLL
from .effects.walk import Effects
from .procedures.defensive import Defence
from .procedures.main import MainCard
from .procedures.offensive import Attempts
from .procedures.setup import Draft
from .procedures.targeting import Targeting
from .procedures.windows import Reaction
from .state import NO_CARD, NO_LINE, NOBODY, DiceThrone


def defence_of(s: DiceThrone) -> Defence | None:
    """The defence that is being made."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Defence):
            return frame
    return None


def line_now(s: DiceThrone) -> int:
    """The line that is announced or activated; none once its player has gone back to the attempts (DT-4.44)."""
    for frame in s.agenda:
        if isinstance(frame, Attempts):
            return NO_LINE
    return s.line


def rolling_text(s: DiceThrone) -> Doing | None:
    """The text for which dice were rolled that have not been counted yet, the innermost of several (DT-5.7)."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Effects):
            found = Doing(s, frame)
            if found.op.effect is ROLL:
                return found
    return None


def team_aimed_at(s: DiceThrone) -> int:
    """DT-10.62: the team among which the target is being found; NOBODY while the team itself is."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Targeting):
            return frame.team
    return NOBODY


def open_card(s: DiceThrone) -> tuple[int, int] | None:
    """The card that lies open on its way from hand to pile, the last of several, as `(seat, card)`."""
    for frame in reversed(s.agenda):
        if isinstance(frame, MainCard | Reaction) and frame.card != NO_CARD:
            return frame.seat, frame.card
    return None


def draft_of(s: DiceThrone) -> Draft | None:
    """The draft of the heroes, while it lasts."""
    for frame in s.agenda:
        if isinstance(frame, Draft):
            return frame
    return None
