"""Windows and penalties: when to react, and what is suffered (EF-4.33, EF-4.36, EF-4.100 to EF-4.110)."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import decisions
from ..rules import terms as t
from ..rules.decisions import PASS
from ..rules.state import Session
from .worth import cards_left, is_guard, price_worth

LAST: Final = 2
"""EF-10.89: the last two Distress are always prevented."""
TIRED: Final = 3
"""From so much Distress on it is prevented where that is cheap."""
ENOUGH_CARDS: Final = 15
SPARED: Final = 1
FEWER_CARDS: Final = 13
"""From so much Distress on cards are Sealed instead, as long as there are so many."""


def advise_window(s: Session, choice: Choice) -> Advice:
    kind, subject, amount = decisions.WINDOW.about(s)
    options: list[Any] = [option for option in choice.options if option != PASS]
    found: Answer = None
    if kind == t.ROLL:
        found = for_roll(s, choice.seat, subject, options)
    elif kind == t.DISTRESS_WINDOW:
        found = for_distress(s, choice.seat, subject, amount, options)
    elif kind == t.SEAL_WINDOW:
        found = cheapest_use(s, choice.seat, options, 0.9) if cards_left(s, choice.seat) < ENOUGH_CARDS else None
    elif kind in (t.PLACE, t.SLUMBER_WON, t.FLAW_WINDOW):
        found = cheapest_use(s, choice.seat, options, 0.3)
    return Advice(found, 1.0, "bot-window") if found is not None else Advice(PASS, 0.0, "bot-pass")


def cheapest_use(s: Session, seat: int, options: list[Any], most: float) -> Answer:
    """The answer that takes least, if it takes no more than this."""
    best: Answer = None
    least = most
    for option in options:
        use = s.cast.uses[option[1]]
        loss = price_worth(s, seat, use.cost) + (0.8 if use.card >= 0 else 0.0) + (1.0 if use.discard else 0.0)
        if loss <= least:
            best, least = option, loss
    return best


def for_roll(s: Session, seat: int, roller: int, options: list[Any]) -> Answer:
    """EF-4.103: a disaster is rolled again whatever it takes, a zero if that takes little."""
    die = decisions.lying(s)
    if die is None or not die.luck or roller != seat:
        return None
    if die.face == t.DISASTER:
        return cheapest_use(s, seat, options, 1.2)
    return cheapest_use(s, seat, options, 0.6) if die.face == t.NEUTRAL else None


def for_distress(s: Session, seat: int, victim: int, amount: int, options: list[Any]) -> Answer:
    """EF-4.104: the last two are always prevented, those before where it is cheap."""
    after = s.dreamers.rows[victim].distress + amount
    guards = [option for option in options if is_guard(s, s.cast.uses[option[1]])]
    if victim != seat and s.dreamers.rows[seat].distress >= s.dreamers.rows[victim].distress:
        guards = [option for option in guards if not takes_over(s, option[1])]
    if after >= t.DEADLY - LAST:
        return cheapest_use(s, seat, guards, 99.0)
    return cheapest_use(s, seat, guards, 0.9) if after >= TIRED else None


def takes_over(s: Session, number: int) -> bool:
    return s.cast.texts[s.cast.uses[number].do].ops[0].effect.name == "redirect-distress"


def advise_penalty(s: Session, choice: Choice) -> Advice:
    """EF-5.15, EF-5.100: Distress while there is little of it, else cards while there are many."""
    seat = choice.seat
    row = s.dreamers.rows[seat]
    if choice.options.has("gem") and row.gems > 1:
        return Advice("gem", 0.0, "bot-penalty")
    many = cards_left(s, seat)
    if choice.options.has("seal") and many - 3 >= t.LEAST_CARDS + 2:
        if (row.distress >= SPARED and many >= FEWER_CARDS) or row.distress >= t.DEADLY - 3:
            return Advice("seal", 0.0, "bot-penalty")
    if choice.options.has("gem") and row.distress >= TIRED:
        return Advice("gem", 0.0, "bot-penalty")
    return Advice("distress", 0.0, "bot-penalty")
