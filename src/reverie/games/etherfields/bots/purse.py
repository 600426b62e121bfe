"""Payments: which colour, which cards, when a Boost, when to give up (EF-4.35, EF-4.90, EF-5.99)."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer

from ..rules import terms as t
from ..rules.abilities import MEMORY, NONE
from ..rules.decisions import BOOST, ENOUGH, GIVE_UP
from ..rules.deeds import USE
from ..rules.paying import base_cost, card_gives, cheapest, in_hand, needs, text_gives
from ..rules.state import MOVE, NOTHING, PLACEMENT, Payment, Session
from .mind import Mind
from .turn import free_cards
from .worth import card_worth, losses, price_worth, steps_of

READY: Final = 1.4
"""An errand that takes so many Turns needs no other cards."""
WEARY: Final = 4
"""With so much Distress nobody hurries to the end of the deck."""


def payment_of(s: Session, seat: int) -> Payment:
    """What this Dreamer is paying for: the innermost payment."""
    found = s.payments.rows[seat]
    for row in s.payments.rows:
        if row.seat == seat and row.what != NOTHING:
            found = row
    return found


def advise_colour(s: Session, choice: Choice) -> Advice:
    """The colour that costs least."""
    row = payment_of(s, choice.seat)
    cost = s.cast.costs[row.cost]
    worth = losses(s, choice.seat, True)
    best: Answer = choice.options.at(0)
    least = 999.0
    for option in choice.options:
        if option not in t.COLOURS:
            continue
        colour = t.COLOURS.index(str(option))
        need = base_cost(s, choice.seat, cost, colour, row.what == PLACEMENT)
        found = cheapest(s, choice.seat, colour, need, worth)
        if found is None or found.lack:
            loss = 50.0 + need - in_hand(s, choice.seat, colour)
        else:
            loss = sum([worth.get(source, 1.0) for source in found.sources])
        if loss < least:
            best, least = option, loss
    return Advice(best, -least, "bot-colour")


def wanted(s: Session, row: Payment) -> tuple[int, list[int]]:
    """How much Intent a payment is to reach, and which cards of the hand it may take."""
    hand = list(s.dreamers.rows[row.seat].hand)
    if row.what != MOVE:
        return needs(row), hand
    mind = Mind(s, row.seat, row.total)
    plan = mind.best()
    if plan is None:
        return max(1, row.total), hand
    return max(1, plan.far), free_cards(mind, plan)


def advise_pay(s: Session, choice: Choice) -> Advice:
    """The cheapest set of sources, one after the other; what adds Intent, and luck, only where they do not reach."""
    row = payment_of(s, choice.seat)
    options: list[Any] = list(choice.options)
    for option in options:
        if isinstance(option, tuple) and option[0] == USE and s.cast.uses[option[1]].source == MEMORY:
            return Advice(option, 2.0, "bot-pay")
    need, allowed = wanted(s, row)
    if row.total >= need and ENOUGH in options:
        return Advice(ENOUGH, 1.0, "bot-enough")
    if row.total >= need and row.what != MOVE and BOOST in options:
        return Advice(BOOST, 1.0, "bot-pay")  # a door that must be Boosted (EF-10.50)
    worth = losses(s, row.seat, row.what != MOVE)
    lack = max(1, need - row.total)
    if row.what == MOVE:
        return advise_steps(s, row, options, lack, allowed)
    found = cheapest(s, row.seat, row.colour, lack, worth)
    if found is not None and not found.lack:
        for source in found.sources:
            if source in options:
                return Advice(source, 1.0, "bot-pay")
    return Advice(beyond(s, row, options, lack), 0.0, "bot-pay")


def advise_steps(s: Session, row: Payment, options: list[Any], lack: int, allowed: list[int]) -> Advice:
    """EF-5.51: as far as there is to go, with cards that are free for it; the one that wastes least."""
    best: Answer = None
    least = 99.0
    for card in allowed:
        gives = card_gives(s, row.seat, card, t.CUNNING)
        if not gives or ("card", card) not in options:
            continue
        waste = card_worth(s, card) / gives + 0.5 * max(0, gives - lack)
        if waste < least:
            best, least = ("card", card), waste
    if best is not None:
        return Advice(best, 1.0, "bot-pay")
    if ENOUGH in options:
        return Advice(ENOUGH, 1.0, "bot-enough")
    return Advice(beyond(s, row, options, lack), 0.0, "bot-pay")


def beyond(s: Session, row: Payment, options: list[Any], lack: int) -> Answer:
    """Where cards do not reach: first what adds Intent, then what there is and a Boost; giving up last."""
    best: Answer = None
    top = 0.0
    for option in options:
        if isinstance(option, tuple) and option[0] == USE:
            use = s.cast.uses[option[1]]
            gives = text_gives(s, row.seat, use.do, row.colour)
            if gives and gives - price_worth(s, row.seat, use.cost) > top:
                best, top = option, gives - price_worth(s, row.seat, use.cost)
    if best is not None:
        return best
    if ENOUGH in options:
        return ENOUGH
    for option in options:
        if isinstance(option, tuple) and option[0] == "card":
            return option
    if BOOST in options:
        return BOOST
    for option in options:
        if isinstance(option, tuple) and option[0] == "item":
            return option
    return GIVE_UP if GIVE_UP in options else options[0]


# Cards that are given away ---------------------------------------------------------------------------------------------


def cheapest_places(s: Session, seat: int, count: int) -> tuple[int, ...]:
    """The places of those cards of the hand that are missed least."""
    hand = s.dreamers.rows[seat].hand
    mind = Mind(s, seat)
    free = free_cards(mind, mind.best())
    ranked = sorted([(card_worth(s, card) + (0.0 if card in free else 2.0), place) for place, card in enumerate(hand)])
    return tuple(sorted([place for _worth, place in ranked[:count]]))


def advise_hand(s: Session, choice: Choice) -> Advice:
    """EF-5.14, EF-6.110: so many cards of the hand go."""
    assert isinstance(choice.options, Subset)
    found = cheapest_places(s, choice.seat, choice.options.least)
    return Advice(found if choice.options.has(found) else choice.options.at(0), 0.0, "bot-discard")


def advise_price(s: Session, choice: Choice) -> Advice:
    """EF-5.58: of two prices the smaller one."""
    row = payment_of(s, choice.seat)
    cost = s.cast.costs[row.cost]
    best: Answer = choice.options.at(0)
    least = 99.0
    for option in choice.options:
        if isinstance(option, int) and option < len(cost.either):
            loss = price_worth(s, choice.seat, cost.either[option])
            if loss < least:
                best, least = option, loss
    return Advice(best, -least, "bot-price")


def advise_discard(s: Session, choice: Choice) -> Advice:
    """EF-5.11: before drawing, cards that are of no use now make room for others; a deck that runs out is spared if it can be."""
    row = s.dreamers.rows[choice.seat]
    over = len(row.hand) + t.DRAWN + row.extra - t.HAND_LIMIT
    mind = Mind(s, choice.seat)
    plan = mind.best()
    ready = plan is None or plan.turns <= READY
    spare = len(s.deck(choice.seat)) >= t.DRAWN
    if over <= 0 or (not spare and (ready or row.distress >= WEARY)):
        return Advice((), 0.0, "bot-keep")
    free = free_cards(mind, plan)
    ranked: list[tuple[float, int]] = []
    for place, card in enumerate(row.hand):
        if card in free:
            free.remove(card)
            steps = max(card_gives(s, choice.seat, card, t.CUNNING), steps_of(s, card))
            if plan is None or not (plan.far or plan.wait) or steps < 2:
                ranked.append((card_worth(s, card), place))
    found = tuple(sorted([place for _worth, place in sorted(ranked)[:over]]))
    return Advice(found if choice.options.has(found) else (), 0.0, "bot-keep")


__all__ = ["NONE", "advise_colour", "advise_discard", "advise_hand", "advise_pay", "advise_price"]
