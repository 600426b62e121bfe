"""What cards and texts are worth, counted in cards of an ordinary hand."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.effects import NO_TEXT

from ..rules import terms as t
from ..rules.abilities import INFLUENCE, NONE, Amount, Cost, Use
from ..rules.cast import Op
from ..rules.paying import Source
from ..rules.state import Session
from .errands import light_reach

GAINED: Final[tuple[float, ...]] = (0.8, -1.6, 0.7, 0.6, 1.0, 2.0)
"""What one of each resource is worth, by `terms.RESOURCES`."""
LUCK_ODDS: Final[tuple[float, ...]] = (1 / 6, 2 / 6, 1 / 6, 1 / 6, 1 / 6)
"""By face of the Luck die (EF-2.31)."""
MANY: Final = 2
"""What an amount is taken for that nobody knows beforehand."""
STEADY: Final[dict[str, float]] = {
    "gain-item": 1.5, "gain-card": 1.5, "choose-card": 1.2, "gain-mask": 1.5, "recover-item": 0.8, "recover-mask": 0.8, "note": 1.0,
    "wisdom": 1.0, "loot": 3.0, "read": 0.5, "add-turn": 2.0, "prevent": 1.5, "redirect-distress": 0.3, "seal-this": -0.4, "state": 0.3,
    "block-step": 0.8, "unmorph": 0.8, "despawn": 0.5, "gain-flaw": -1.5, "morph": -0.8, "place-free": 2.0, "remove-flaw": 0.8,
    "shuffle-deck": 0.2, "reroll": 0.5, "skip-free": 1.0, "buy": 0.6,
}  # fmt: skip
KEPT: Final = 40.0
"""What nobody pays with."""


def cards_left(s: Session, seat: int) -> int:
    """EF-5.30: the cards that keep a Dreamer alive."""
    row = s.dreamers.rows[seat]
    return len(s.deck(seat)) + len(row.hand) + len(row.discard)


def strain(s: Session, seat: int) -> float:
    """What one more Distress weighs: little at first, everything at last (EF-5.28)."""
    distress = s.dreamers.rows[seat].distress
    return 1.0 if distress < 3 else 1.6 if distress < 5 else 3.0 if distress < 7 else 9.0


def number_of(amount: Amount) -> int:
    return amount.base if amount.word == 0 else amount.base + MANY


# Texts ---------------------------------------------------------------------------------------------------------------


def text_worth(s: Session, seat: int, text: int, depth: int = 0) -> float:
    """What a text does for a Dreamer; steps that it walks are counted by those who know where to go."""
    if text == NO_TEXT or depth > 3:
        return 0.0
    total = 0.0
    for op in s.cast.texts[text].ops:
        total += op_worth(s, seat, op, depth)
    return total


def op_worth(s: Session, seat: int, op: Op, depth: int) -> float:
    name = op.effect.name
    row = s.dreamers.rows[seat]
    much = number_of(op.amount)
    if name in STEADY:
        return STEADY[name]
    if name == "draw":
        return drawn_worth(s, seat, much)
    if name == "gain":
        worth = GAINED[op.kind] if op.kind < len(GAINED) else 0.0
        return much * worth * (strain(s, seat) if op.kind == t.DISTRESS else 1.0)
    if name == "heal":
        return 0.8 * min(much, row.distress) * strain(s, seat)
    if name == "unseal":
        return 0.2 * min(much, len(row.sealed))
    if name == "unseal-chosen":
        return 0.5 if row.sealed else 0.0
    if name == "restore":
        return 0.5 * min(much, len([1 for _card, flipped in row.progress if flipped]))
    if name in ("seal", "discard-hand", "flip"):
        return -0.5 * much
    if name == "intent":
        return 0.7 * much
    return branch_worth(s, seat, op, depth)


def drawn_worth(s: Session, seat: int, much: int) -> float:
    """Cards that are drawn: as far as the hand holds them; a deck that runs out costs (EF-5.15)."""
    row = s.dreamers.rows[seat]
    room = min(much, t.HAND_LIMIT - len(row.hand) + 1)
    if len(s.deck(seat)) < room:
        return -0.5
    return 0.9 * max(0, room)


def branch_worth(s: Session, seat: int, op: Op, depth: int) -> float:
    """Texts inside texts: the best of a choice, the average of a roll."""
    name = op.effect.name
    if name == "choice":
        worths = [
            text_worth(s, seat, option.do, depth + 1) - price_worth(s, seat, option.cost) for option in op.choices
        ]
        return max(worths, default=0.0)
    if name == "roll":
        total = 0.0
        for face, text in enumerate(op.faces):
            total += LUCK_ODDS[face] * text_worth(s, seat, text, depth + 1)
        return total
    if name == "pay":
        return max(0.0, text_worth(s, seat, op.body, depth + 1) - price_worth(s, seat, op.cost))
    if name in ("each", "repeat", "pay-any"):
        return text_worth(s, seat, op.body, depth + 1)
    if name == "when":
        return 0.5 * text_worth(s, seat, op.body, depth + 1) + 0.5 * text_worth(s, seat, op.also, depth + 1)
    return 0.0


def price_worth(s: Session, seat: int, cost: Cost) -> float:
    """What a price takes away."""
    if cost.either:
        return min([price_worth(s, seat, one) for one in cost.either])
    total = 0.0
    for price, count in cost.also:
        if price == t.DISTRESS:
            total += count * strain(s, seat)
        elif price < len(t.RESOURCES):
            total += 0.8 * count
        elif price == t.SEAL_PRICE:
            total += count * (0.4 if cards_left(s, seat) > 12 else 1.5)
        else:
            total += count
    if cost.colours:
        total += 0.5 * min([cost.intent[colour] for colour in range(3) if cost.colours >> colour & 1])
    return total


# Cards ---------------------------------------------------------------------------------------------------------------


def steps_of(s: Session, card: int) -> int:
    """How far the text of a card of the hand walks its owner, if it asks nothing for it."""
    best = 0
    for number in s.cast.cards[card].uses:
        use = s.cast.uses[number]
        if use.source == INFLUENCE and use.window == t.OWN_TIME and use.trigger == NONE and use.cost.is_free():
            best = max(best, text_steps(s, use.do))
    return best


def text_steps(s: Session, text: int) -> int:
    if text == NO_TEXT:
        return 0
    for op in s.cast.texts[text].ops:
        if op.effect.name == "move":
            return number_of(op.amount)
        if op.effect.name == "choice":
            return max([text_steps(s, option.do) for option in op.choices], default=0)
    return 0


def mover_of(s: Session, card: int) -> int:
    """The use of a card that walks; NONE where it has none."""
    for number in s.cast.cards[card].uses:
        use = s.cast.uses[number]
        if use.source == INFLUENCE and use.window == t.OWN_TIME and text_steps(s, use.do) and use.cost.is_free():
            return number
    return NONE


def card_worth(s: Session, card: int) -> float:
    """What a card of the hand is good for, whatever comes."""
    made = s.cast.cards[card]
    total = 0.6 + 0.2 * max(made.intent)
    for number in made.uses:
        if s.cast.uses[number].rapid:
            total += 0.2
    if made.is_progress():
        total += 0.15
    return total


def is_guard(s: Session, use: Use) -> bool:
    """Whether a use keeps Distress away."""
    ops = s.cast.texts[use.do].ops if use.do != NO_TEXT else ()
    return bool([1 for op in ops if op.effect.name in ("prevent", "redirect-distress")])


def losses(s: Session, seat: int, walks: bool) -> dict[Source, float]:
    """What it costs to give away each card and Item: what walks counts more while there is a way to go."""
    found: dict[Source, float] = {}
    for card in s.dreamers.rows[seat].hand:
        loss = card_worth(s, card)
        if walks:
            loss += 0.35 * max(s.cast.cards[card].intent[t.CUNNING], steps_of(s, card))
        found["card", card] = loss
    for card in s.items:
        lights = [1 for number in s.cast.cards[card].uses if light_reach(s.cast, number) >= 0]
        found["item", card] = KEPT if lights else 1.8
    return found
