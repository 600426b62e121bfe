"""Why not? The same predicates that make the options, asked about one value (DT-4.80 to DT-4.94)."""

from __future__ import annotations

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.plain import Answer, Plain

from . import decisions
from .cast import MAIN, ROLL_CARD
from .legality import (
    NO_MAIN_PHASE,
    NO_SALE_NOW,
    refuse_action,
    refuse_announce,
    refuse_card,
    refuse_passive,
    refuse_sale,
    refuse_use,
)
from .state import DEFENCE, DiceThrone


def why_not(s: DiceThrone, choice: Choice, value: Answer) -> Refusal | None:
    if choice.options.has(value):
        return None
    if choice.decision in (decisions.REACT, decisions.MAIN) and isinstance(value, tuple) and value:
        refusal = refuse_action(s, choice.seat) or _why_no_action(s, choice, value)
        if refusal is not None:
            return refusal
    if choice.decision is decisions.ANNOUNCE:
        if value == "reroll":
            return Refusal("DT-4.44", "no-change-of-dice" if s.attempts else "no-attempt-left")
        if isinstance(value, tuple) and len(value) == 2 and value[0] == "announce" and type(value[1]) is int:
            return refuse_announce(s, choice.seat, value[1]) or Refusal(choice.rule, "no-option")
    if choice.decision is decisions.KNOCKDOWN and value == "pay":
        return Refusal("DT-6.1", "no-cp", cost=s.cast.tokens[choice.subject].value)
    if choice.decision is decisions.DEFEND and s.purpose == DEFENCE:
        return Refusal("DT-7.76", "no-second-defence")
    later = _when(s, choice, value) if isinstance(value, tuple) and len(value) > 1 else None
    return later if later is not None else Refusal(choice.rule, "no-option")


def _when(s: DiceThrone, choice: Choice, value: Plain) -> Refusal | None:
    """Of what is not asked about now: when it would be."""
    asked = choice.decision
    tag, number = value[0], value[1]
    if tag == "announce" and asked is not decisions.ANNOUNCE:
        return Refusal("DT-4.43", "later-announce")
    if tag == "defend":
        return Refusal("DT-4.61", "no-defensive" if asked is decisions.DEFEND else "later-defend")
    if tag == "sell":
        return NO_SALE_NOW
    if tag == "play" and type(number) is int and 0 <= number < len(s.cast.cards):
        family = s.cast.cards[number].family
        if family <= MAIN:
            return NO_MAIN_PHASE
        return Refusal("DT-4.11", "later-roll-card") if family == ROLL_CARD else Refusal("DT-4.10", "later-instant")
    return Refusal("DT-4.10", "later-use") if tag in ("token", "use", "companion") else None


def _why_no_action(s: DiceThrone, choice: Choice, value: Plain) -> Refusal | None:
    seat, main = choice.seat, choice.decision is decisions.MAIN
    row = s.players[seat]
    tag, *numbers = value
    if not all([type(number) is int and number >= 0 for number in numbers]) or not numbers:
        return None
    number: int = numbers[0]
    if tag == "play" and number < len(s.cast.cards):
        return refuse_card(s, seat, number, main)
    if tag == "sell":
        return refuse_sale(s, seat, number)
    if len(numbers) != 2:
        return None
    if tag == "token" and number < len(s.cast.tokens):
        uses = s.cast.tokens[number].spend
        if number not in [token for token, _count in row.tokens]:
            return Refusal("DT-5.84", "no-such-token")
    elif tag == "use" and number < len(row.levels):
        uses = s.hero(seat).slots[number].levels[row.levels[number]].uses
    elif tag == "companion" and number < len(row.companions):
        uses = s.hero(seat).companions[number].uses
    else:
        return None
    if numbers[1] >= len(uses):
        if uses:
            return None
        return Refusal("DT-5.22", "no-use") if tag == "use" else Refusal("DT-6.12", "no-spending")
    use = uses[numbers[1]]
    return refuse_passive(s, seat, use) if tag == "use" else refuse_use(s, seat, use)
