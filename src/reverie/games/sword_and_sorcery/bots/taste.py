"""What heroes are made of: powers learned, things bought and found (SS-7.25, SS-7.30, SS-7.35).

Advice names the best. Bots draw among what is about as good, each by its own stream: parties differ, and everything has its day.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.chance import below
from reverie.kernel.choice import Choice

from ..rules import decisions
from ..rules.state import Quest
from ..rules.underway import draws_treasure
from .items import Weighed, weighed_card, weighed_learn, weighed_visit

NEAR: Final[dict[str, float]] = {"bot-learn": 0.1, "bot-buy": 0.3, "bot-keep": 0.7}
"""By the reason that is told: the share of the best worth from which on something is about as good."""
FINE: Final = 100
"""Parts of worth that are told apart when it is drawn."""


def weighed(s: Quest, choice: Choice) -> tuple[list[Weighed], str]:
    """All that is worth considering, and the reason that is told for it; nothing where another kind of question is asked."""
    asked = choice.decision
    if asked is decisions.LEARN:
        return weighed_learn(s, choice), "bot-learn"
    if asked is decisions.VISIT:
        return weighed_visit(s, choice), "bot-buy"
    if asked is decisions.DRAWN and draws_treasure(s):
        return weighed_card(s, choice), "bot-keep"
    return [], ""


def told(found: Weighed, reason: str) -> Advice:
    """SS-7.25: of the Emporium it is also said what is put on, and that somebody is done."""
    answer, worth = found
    if answer == "done":
        return Advice(answer, worth, "bot-done")
    if isinstance(answer, tuple) and answer[0] == "wear":
        return Advice(answer, worth, "bot-wear")
    return Advice(answer, worth, reason)


def advise_best(s: Quest, choice: Choice) -> Advice | None:
    """The best of what can be chosen; None where another kind of question is asked."""
    found, reason = weighed(s, choice)
    best: Weighed | None = None
    for one in found:
        if best is None or one[1] > best[1]:
            best = one
    return None if best is None else told(best, reason)


def advise_varied(s: Quest, choice: Choice, streams: list[int]) -> Advice | None:
    """One of what is about as good as the best, the likelier the better it is; None where another kind of question is asked."""
    found, reason = weighed(s, choice)
    if not found:
        return None
    top = max([worth for _answer, worth in found])
    near = [one for one in found if one[1] >= min(top, NEAR[reason] * top)]
    parts = [max(1, round(FINE * worth)) for _answer, worth in near]
    drawn = below(streams, 0, sum(parts)) if len(near) > 1 else 0
    for one, part in zip(near, parts, strict=True):
        if drawn < part:
            return told(one, reason)
        drawn -= part
    return None
