"""Why not? The same predicates that make the options, asked about one value (DT-4.80 to DT-4.94)."""

from __future__ import annotations

from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.plain import Answer, Plain

from .legality import refuse_action, refuse_announce, refuse_card, refuse_passive, refuse_sale, refuse_use
from .state import DEFENCE, DiceThrone


def why_not(s: DiceThrone, choice: Choice, value: Answer) -> Refusal | None:
    if choice.options.has(value):
        return None
    if choice.kind in ("react", "main") and isinstance(value, tuple) and value:
        refusal = refuse_action(s, choice.seat) or _why_no_action(s, choice, value)
        if refusal is not None:
            return refusal
    if choice.kind == "announce":
        if value == "reroll":
            return Refusal("DT-4.44", "no-change-of-dice" if s.attempts else "no-attempt-left")
        if isinstance(value, tuple) and len(value) == 2 and type(value[1]) is int:
            return refuse_announce(s, choice.seat, value[1]) or Refusal(choice.rule, "no-option")
    if choice.kind == "knockdown" and value == "pay":
        return Refusal("DT-6.1", "no-cp", cost=s.cast.tokens[choice.subject].value)
    if choice.kind == "defend" and s.purpose == DEFENCE:
        return Refusal("DT-7.76", "no-second-defence")
    return Refusal(choice.rule, "no-option")


def _why_no_action(s: DiceThrone, choice: Choice, value: Plain) -> Refusal | None:
    seat, main = choice.seat, choice.kind == "main"
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
        return Refusal("DT-6.12", "no-spending") if not uses else None
    use = uses[numbers[1]]
    return refuse_passive(s, seat, use) if tag == "use" else refuse_use(s, seat, use)
