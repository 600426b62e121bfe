"""Why something is no option (EF-5.37 to EF-5.50): the same predicates that make the options."""

from __future__ import annotations

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.domain import Subset
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
        elif word == "card" and choice.decision is decisions.PAY and number in s.dreamers.rows[choice.seat].hand:
            found = Refusal("EF-5.39", "wrong-colour")
    if choice.decision is decisions.DECK and isinstance(value, tuple):
        found = refuse_deck(choice, value)
    return found if found is not None else Refusal(choice.rule, "not-offered")


def refuse_deck(choice: Choice, value: tuple[object, ...]) -> Refusal | None:
    """EF-3.9: a deck has 20 to 40 cards, each its own."""
    options = choice.options
    assert isinstance(options, Subset)
    if not options.least <= len(value) <= options.most:
        return Refusal("EF-3.9", "deck-size", n=len(value), least=options.least, most=options.most)
    return None


def window_of(choice: Choice) -> int:
    """The window in which somebody is asked."""
    if choice.decision is decisions.PAY:
        return t.PAY
    return choice.subject if choice.decision is decisions.WINDOW else t.OWN_TIME
