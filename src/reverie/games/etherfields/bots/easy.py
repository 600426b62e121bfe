"""What a beginner would answer: whatever is near and can be paid at once; no Boost, no Progress, no thought of others."""

from __future__ import annotations

from typing import Any

from reverie.kernel.adviser import Advice
from reverie.kernel.chance import below
from reverie.kernel.choice import Choice

from ..rules import decisions
from ..rules.decisions import DONE
from ..rules.deeds import MOVE, USE
from ..rules.state import Session
from .advise import advise
from .mind import Mind

SLIPS = 4
"""One thing in so many a beginner does just because it can be done."""
AS_ALWAYS = (
    decisions.PAY, decisions.COLOUR, decisions.HAND, decisions.PRICE, decisions.TRAVEL, decisions.DECK, decisions.MASK, decisions.WALK,
    decisions.DELTA, decisions.FLAW, decisions.SLUMBER, decisions.SKIP, decisions.PENALTY, decisions.DISASTER, decisions.PLACE,
)  # fmt: skip
"""What beginners do as well as others."""


def advise_easily(s: Session, choice: Choice, streams: list[int]) -> Advice:
    asked = choice.decision
    if asked is decisions.ACT:
        return easy_act(s, choice, streams)
    if asked in AS_ALWAYS:
        return advise(s, choice)
    passing = choice.passing()
    return Advice(passing if passing is not None else choice.options.sample(streams, 0), 0.0, "bot-random")


def easy_act(s: Session, choice: Choice, streams: list[int]) -> Advice:
    """The nearest errand: do it if it can be paid, else go there; sometimes something else."""
    options: list[Any] = list(choice.options)
    if below(streams, 0, SLIPS) == 0:
        return Advice(options[below(streams, 0, len(options))], 0.0, "bot-random")
    mind = Mind(s, choice.seat)
    plans = sorted(mind.plans, key=lambda plan: plan.far)
    for plan in plans:
        if plan.far == 0 and plan.pay is not None and (USE, plan.errand.use) in options:
            return Advice((USE, plan.errand.use), 0.0, "bot-errand")
    if plans and plans[0].far > 0 and MOVE in options:
        return Advice(MOVE, 0.0, "bot-go")
    return Advice(DONE, 0.0, "bot-done")
