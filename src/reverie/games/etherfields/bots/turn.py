"""Own time: the best errand, step by step; then whatever a hand is good for; then done (EF-4.34, EF-10.89)."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer

from ..rules import terms as t
from ..rules.abilities import INFLUENCE, INNATE, NONE
from ..rules.atoms_turns import turns_left
from ..rules.decisions import DONE
from ..rules.deeds import MOVE, PLACE, USE
from ..rules.paying import Source, base_cost, card_gives, cheapest, colours_of
from ..rules.state import Session
from .errands import PUT_GEM
from .evaluate import SPENT, work
from .mind import GEM_CARDS, Mind, Plan
from .worth import card_worth, mover_of, price_worth, steps_of, text_steps, text_worth

IDLE: Final = 2
"""So many cards may be kept without losing one that would be drawn (EF-5.11)."""
PROGRESS: Final = 1.6
"""What a placed Progress card is worth where there is time for it."""
EARLY: Final = 4
"""Turns that are left while it is early."""
WORTHWHILE: Final = 0.35
LITTLE: Final[tuple[float, ...]] = (0.0, 0.49, 0.55, 0.37, 0.54)
"""So much of what a Team does in a Turn is little enough to buy one more for it, by the number of Dreamers: fewer Hours lie on the Clock
of many, but an Hour brings them more (EF-5.209)."""


def advise_act(s: Session, choice: Choice) -> Advice:
    mind = Mind(s, choice.seat)
    options: list[Any] = list(choice.options)
    resting = bool(mind.plans) and mind.plans[0].rests()
    for number, plan in enumerate(mind.plans):
        found = towards(mind, plan, options, number == 0) if not (resting and plan.far) else None
        if found is not None:
            return Advice(found, plan.score, "bot-errand")
    found = more_time(s, mind, options)
    if found is not None:
        return Advice(found, 1.0, "bot-time")
    found = spare(mind, options)
    return Advice(found, 0.0, "bot-spare") if found is not None else Advice(DONE, 0.0, "bot-done")


def basic(s: Session, id: str) -> int:
    """An action of the Basic Actions card."""
    for number in s.cast.basics:
        if s.cast.uses[number].id == id:
            return number
    return NONE


def more_time(s: Session, mind: Mind, options: list[Any]) -> Answer:
    """EF-5.209: when everybody else is done with the last Turn an Hour becomes one more, if little is left to do."""
    if s.layer != t.IN_DREAM or turns_left(s) > 1 or not s.here().objectives:
        return None
    others = [row.done for seat, row in enumerate(s.dreamers.rows) if seat != mind.seat]
    if not all(others) or not (on_the_way(mind) or work(s) <= LITTLE[s.players()] * SPENT * s.players()):
        return None
    found = (USE, basic(s, "add-turns"))
    return found if found in options else None


def on_the_way(mind: Mind) -> bool:
    """Whether what this Dreamer is after comes of itself while there are Hours for it."""
    plan = mind.best()
    return plan is not None and 0 < plan.wait <= mind.s.hours


def towards(mind: Mind, plan: Plan, options: list[Any], first: bool) -> Answer:
    """The next thing to do for an errand: do it, or go there; only the best one is worth a way that takes longer than this Turn."""
    s, errand = mind.s, plan.errand
    if errand.deed == PUT_GEM:
        found = for_gem(mind, plan, options)
        if found is not None:
            return found
        if not s.dreamers.rows[mind.seat].gems:
            return None
    if plan.far == 0:
        if plan.wait or (plan.pay is None and not plan.boost):
            return None
        return (USE, errand.use) if (USE, errand.use) in options else None
    return walk(mind, plan, options) if first or plan.turns <= 1.0 else None


def for_gem(mind: Mind, plan: Plan, options: list[Any]) -> Answer:
    """A Gem for its slot: three cards of which nobody needs one (EF-5.56)."""
    if plan.far == 0 and PUT_GEM in options:
        return PUT_GEM
    row = mind.s.dreamers.rows[mind.seat]
    made = (USE, basic(mind.s, "gain-a-gem"))
    if not row.gems and len(row.hand) >= GEM_CARDS + 1 and made in options:
        return made
    return None


def kept(mind: Mind, plan: Plan) -> list[int]:
    """The cards of the hand that an errand is to be paid with: those that reach, else those of its colour."""
    if plan.pay is not None and not (plan.colour == t.CUNNING and plan.far and plan.turns > 1.0):
        return [card for kind, card in plan.pay if kind == "card"]
    if plan.colour in (NONE, t.CUNNING):
        return []
    return [card for card in mind.s.dreamers.rows[mind.seat].hand if card_gives(mind.s, mind.seat, card, plan.colour)]


def free_cards(mind: Mind, plan: Plan | None) -> list[int]:
    """The cards of the hand that are not kept for an errand."""
    left = list(mind.s.dreamers.rows[mind.seat].hand)
    if plan is not None:
        for card in kept(mind, plan):
            if card in left:
                left.remove(card)
    return left


def walk(mind: Mind, plan: Plan, options: list[Any]) -> Answer:
    """On the way: first with texts that walk on cards that are not Cunning, then with Cunning."""
    s, seat = mind.s, mind.seat
    best: Answer = None
    least = 99.0
    cunning = 0
    for card in free_cards(mind, plan):
        steps, gives = steps_of(s, card), card_gives(s, seat, card, t.CUNNING)
        cunning += gives
        use = mover_of(s, card)
        if steps > gives and (USE, use) in options:
            waste = card_worth(s, card) + 0.3 * max(0, steps - plan.far)
            if waste < least:
                best, least = (USE, use), waste
    if best is not None:
        return best
    return MOVE if cunning and MOVE in options else None


# Whatever a hand is good for -----------------------------------------------------------------------------------------


def spare(mind: Mind, options: list[Any]) -> Answer:
    """Cards that are worth playing for their texts, Progress while it is early, never what the next errand needs."""
    s, seat = mind.s, mind.seat
    plan = mind.best()
    free = free_cards(mind, plan)
    best: Answer = None
    top = WORTHWHILE
    for option in options:
        if not isinstance(option, tuple):
            continue
        worth = 0.0
        if option[0] == PLACE:
            worth = placing(mind, option[1], free)
        elif option[0] == USE:
            worth = using(s, seat, option[1], free)
        if worth > top:
            best, top = option, worth
    return best


def using(s: Session, seat: int, number: int, free: list[int]) -> float:
    """What is gained by using something now for its own sake."""
    use = s.cast.uses[number]
    if use.basic or use.keyword or text_steps(s, use.do):
        return 0.0
    worth = text_worth(s, seat, use.do) - price_worth(s, seat, use.cost)
    if use.source == INFLUENCE:
        if use.card not in free:
            return 0.0
        worth -= card_worth(s, use.card) if len(free) <= IDLE else 0.5
    if use.discard:
        worth -= 1.0
    if use.source == INNATE:
        worth -= 0.9
    return worth


def placing(mind: Mind, card: int, free: list[int]) -> float:
    """EF-10.89: Progress is placed while there is time, from cards that are left."""
    s, seat = mind.s, mind.seat
    cost = s.cast.cards[card].place_cost
    if cost is None or card not in free or len(s.dreamers.rows[seat].progress) >= t.PROGRESS_LIMIT:
        return 0.0
    pay = placement(mind, card)
    if pay is None:
        return 0.0
    left = list(free)
    left.remove(card)
    loss = 0.0
    for kind, one in pay:
        if kind != "card" or one not in left:
            return 0.0
        left.remove(one)
        loss += 0.45
    early = 1.0 if turns_left(s) >= EARLY else 0.4
    return PROGRESS * early - loss


def placement(mind: Mind, card: int) -> list[Source] | None:
    """What a placement would be paid with."""
    cost = mind.s.cast.cards[card].place_cost
    assert cost is not None
    best: list[Source] | None = None
    for colour in colours_of(mind.s, cost):
        need = base_cost(mind.s, mind.seat, cost, colour, True)
        found = cheapest(mind.s, mind.seat, colour, need, mind.losses, card)
        if found is not None and not found.lack and (best is None or len(found.sources) < len(best)):
            best = found.sources
    return best
