"""Why something is no option (EF-5.37 to EF-5.50): the same predicates that make the options."""

from __future__ import annotations

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.plain import Answer

from . import decisions
from . import terms as t
from .deeds import PLACE, USE
from .legality import refuse_placement, refuse_use
from .state import Session


def why_not(s: Session, choice: Choice, value: Answer) -> Refusal | None:
    """The rule that forbids an answer, None where it is an option; of a use or a placement its own reason."""
    if choice.options.has(value):
        return None
    found: Refusal | None = None
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], int):
        word, number = value
        if word == USE and 0 <= number < len(s.cast.uses):
            found = refuse_use(s, choice.seat, s.cast.uses[number], window_of(choice))
        elif word == PLACE and 0 <= number < len(s.cast.cards):
            found = refuse_placement(s, choice.seat, number)
    return found if found is not None else Refusal(choice.rule, "not-offered")


def window_of(choice: Choice) -> int:
    """The window in which somebody is asked."""
    if choice.decision is decisions.PAY:
        return t.PAY
    return choice.subject if choice.decision is decisions.WINDOW else t.OWN_TIME
