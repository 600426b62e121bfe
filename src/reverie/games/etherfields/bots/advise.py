"""A good answer to every question of Etherfields: the level `normal`. Nothing is sampled and nothing is written."""

from __future__ import annotations

from typing import Final

from reverie.kernel.adviser import Advice
from reverie.kernel.agenda import innermost
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer
from reverie.parts.rules.steps import FAR

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.cast import Op
from ..rules.decisions import NO, STOP, YES
from ..rules.effects.walk import Deeds
from ..rules.faces import fitting
from ..rules.places import is_terrain
from ..rules.state import NOWHERE, Session
from .dreamworld import advise_buy, advise_deck, advise_delta, advise_shop, advise_skip, advise_slumber, advise_travel
from .errands import LEAD, LIGHT, objectives
from .leading import Walk
from .mind import Mind
from .purse import advise_colour, advise_discard, advise_hand, advise_pay, advise_price
from .turn import advise_act
from .windows import advise_penalty, advise_window
from .worth import card_worth, price_worth, text_steps, text_worth

FAVOURS: Final = ("heal", "unseal", "prevent", "remove-flaw")
FLIPPED: Final = 9.0
"""A card that does nothing any more makes room for another."""
HARMS: Final = ("gain-flaw", "seal", "flip", "discard-hand")


def advise(s: Session, choice: Choice) -> Advice:
    """A good answer to any question, with its reason."""
    asked = choice.decision
    if asked is decisions.ACT:
        return advise_act(s, choice)
    if asked is decisions.PAY:
        return advise_pay(s, choice)
    if asked is decisions.WALK:
        return advise_walk(s, choice)
    if asked is decisions.WINDOW:
        return advise_window(s, choice)
    if asked is decisions.DISCARD:
        return advise_discard(s, choice)
    if asked is decisions.COLOUR:
        return advise_colour(s, choice)
    if asked in (decisions.PENALTY, decisions.DISASTER):
        return advise_penalty(s, choice)
    if asked is decisions.HAND:
        return advise_hand(s, choice)
    if asked is decisions.PRICE:
        return advise_price(s, choice)
    return advise_text(s, choice)


def advise_text(s: Session, choice: Choice) -> Advice:
    """What texts ask."""
    asked = choice.decision
    if asked is decisions.CHOOSE:
        return advise_choose(s, choice)
    if asked is decisions.ONE:
        return advise_one(s, choice)
    if asked is decisions.PLACE:
        return advise_place(s, choice)
    if asked is decisions.AMOUNT:
        return advise_amount(s, choice)
    if asked in (decisions.CARD, decisions.ROOM, decisions.ITEM):
        return advise_card(s, choice)
    if asked is decisions.NEAREST:
        return advise_nearest(s, choice)
    if asked is decisions.LAIR:
        return advise_lair(s, choice)
    return advise_journey(s, choice)


def advise_journey(s: Session, choice: Choice) -> Advice:
    """What is asked between Dreams; and whatever is left."""
    asked = choice.decision
    if asked is decisions.TRAVEL:
        return advise_travel(s, choice)
    if asked is decisions.SLUMBER:
        return advise_slumber(s, choice)
    if asked is decisions.SKIP:
        return advise_skip(s, choice)
    if asked is decisions.SHOP:
        return advise_shop(s, choice)
    if asked is decisions.BUY:
        return advise_buy(s, choice)
    if asked is decisions.DECK:
        return advise_deck(s, choice)
    if asked is decisions.DELTA:
        return advise_delta(s, choice)
    if asked is decisions.AGREE:
        return Advice(YES, 0.0, "bot-agree")
    if asked is decisions.FLAW:
        return Advice(YES if choice.options.has(YES) else NO, 0.0, "bot-flaw")
    if asked is decisions.ENTER:
        return advise_enter(s, choice)
    if asked is decisions.MASK:
        masks = [option for option in choice.options if option != NO]
        return Advice(masks[0] if masks else NO, 0.0, "bot-mask")
    passing = choice.passing()
    return Advice(passing if passing is not None else choice.options.at(0), 0.0, "bot-any")


# Walking ---------------------------------------------------------------------------------------------------------------


def advise_walk(s: Session, choice: Choice) -> Advice:
    """EF-5.111: one step on the way to the best errand; stop where it is done."""
    mind = Mind(s, choice.seat, decisions.WALK.about(s))
    plan = mind.best()
    stop = choice.options.has(STOP)
    if plan is None or (plan.far == 0 and stop):
        return Advice(STOP if stop else choice.options.at(0), 0.0, "bot-stop")
    best: Answer = STOP if stop else choice.options.at(0)
    if plan.errand.deed == LEAD:
        first = Walk(s, choice.seat, plan.errand.goal, plan.errand.spaces, mind.tolls).first
        return Advice(first if choice.options.has(first) else best, plan.score, "bot-go")
    least = plan.far
    for option in choice.options:
        if isinstance(option, int):
            far = mind.tolls[option] + mind.ways(option)[plan.space]
            if far <= least and far < FAR:
                best, least = option, far - 1
    return Advice(best, plan.score, "bot-go")


def advise_enter(s: Session, choice: Choice) -> Advice:
    """EF-4.31: as one comes; the Dreamers are spread over the Entrances."""
    count = choice.options.size()
    return Advice(choice.options.at(choice.seat % count), 0.0, "bot-enter")


# Inside a text -----------------------------------------------------------------------------------------------------------


def at_hand(s: Session) -> Op | None:
    """The op that asks."""
    walk: Deeds | None = innermost(s, Deeds)
    if walk is None or walk.text < 0:
        return None
    ops = s.cast.texts[walk.text].ops
    return ops[walk.at] if walk.at < len(ops) else None


def advise_choose(s: Session, choice: Choice) -> Advice:
    """EF-6.115: the option that is worth most; a price where it is worth it."""
    op = at_hand(s)
    best: Answer = choice.options.at(0)
    if op is None:
        return Advice(best, 0.0, "bot-any")
    if op.effect.name == "rule" and op.name == "face-deal":
        known = [name for name in fitting(s) if choice.options.has(name)]
        return Advice(known[0] if known else best, 1.0, "bot-choose")
    if choice.options.has(NO):
        gain = text_worth(s, choice.seat, op.body) - price_worth(s, choice.seat, op.cost)
        return Advice(YES if gain > 0 and choice.options.has(YES) else NO, gain, "bot-choose")
    top = -99.0
    for option in op.choices:
        if choice.options.has(option.id):
            worth = text_worth(s, choice.seat, option.do) - price_worth(s, choice.seat, option.cost)
            steps = text_steps(s, option.do)
            if steps:
                plan = Mind(s, choice.seat).best()
                worth += 0.8 * min(steps, plan.far) if plan is not None else 0.0
            if worth > top:
                best, top = option.id, worth
    return Advice(best, top, "bot-choose")


def advise_one(s: Session, choice: Choice) -> Advice:
    """EF-6.111: a favour to whoever needs it most, harm to whoever bears it best."""
    op = at_hand(s)
    name = op.effect.name if op is not None else ""
    rows = s.dreamers.rows
    seats = [option for option in choice.options if isinstance(option, int) and option < len(rows)]
    if not seats or choice.options.has(NO):
        return Advice(choice.options.at(0), 0.0, "bot-one")
    harm = name in HARMS or (op is not None and name == "gain" and op.kind == t.DISTRESS)
    best, top = seats[0], -99
    for seat in seats:
        worth = rows[seat].distress if name in FAVOURS else -rows[seat].distress if harm else int(seat == choice.seat)
        if worth > top:
            best, top = seat, worth
    return Advice(best, 0.0, "bot-one")


def advise_place(s: Session, choice: Choice) -> Advice:
    """Where: Light where it is wanted, oneself where the next errand is done."""
    op = at_hand(s)
    if op is not None and op.effect.name == "terrain" and s.layer == t.IN_DREAM:
        for one in objectives(s):
            space = s.cast.spaces.number.get(one.where, NOWHERE)
            if one.word == LIGHT and choice.options.has(space) and not is_terrain(s, space, t.LIGHT):
                return Advice(space, 1.0, "bot-light")
    if op is not None and op.effect.name == "relocate" and s.space_of(choice.seat) != NOWHERE:
        mind = Mind(s, choice.seat)
        plan = mind.best()
        if plan is not None:
            far = [(mind.ways(space)[plan.space], space) for space in choice.options if isinstance(space, int)]
            return Advice(min(far)[1], 0.0, "bot-go")
    return Advice(choice.options.at(0), 0.0, "bot-any")


def advise_amount(s: Session, choice: Choice) -> Advice:
    """As much as there is; Hours one by one."""
    op = at_hand(s)
    if op is not None and op.kind == t.HOUR:
        return Advice(choice.options.at(0), 0.0, "bot-amount")
    return Advice(choice.options.at(choice.options.size() - 1), 0.0, "bot-amount")


def advise_card(s: Session, choice: Choice) -> Advice:
    """Which card: the best one is gained, the least one is given; what is flipped is given first."""
    gains = choice.decision is decisions.CARD and is_gained(s, choice)
    best: Answer = choice.options.at(0)
    top = -99.0
    for option in choice.options:
        card = decisions.card_meant(s, choice, option) if isinstance(option, int) else NONE
        if card != NONE:
            worth = card_worth(s, card) if gains else -card_worth(s, card)
            if choice.decision is decisions.ROOM and is_flipped(s, choice.seat, option):
                worth += FLIPPED
            if worth > top:
                best, top = option, worth
    if choice.options.has(NO) and not gains and top < 0:
        best = NO
    return Advice(best, top, "bot-card")


def is_gained(s: Session, choice: Choice) -> bool:
    """Whether one has the card afterwards: of a Market or a Sealed pile, placed, Restored."""
    if choice.rule in ("EF-5.67", "EF-5.308"):
        return True
    op = at_hand(s)
    return op is not None and op.effect.name in ("unseal-chosen", "place-free", "restore")


def is_flipped(s: Session, seat: int, place: Answer) -> bool:
    return isinstance(place, int) and s.dreamers.rows[seat].progress[place][1]


def advise_nearest(s: Session, choice: Choice) -> Advice:
    """EF-4.42: an Entity goes to whoever can bear it best, by the spaces where they stand."""
    best: Answer = choice.options.at(0)
    least = 99
    for option in choice.options:
        there = [seat for seat in range(s.players()) if s.space_of(seat) == option]
        worst = max([s.dreamers.rows[seat].distress for seat in there], default=-1)
        if worst < least:
            best, least = option, worst
    return Advice(best, 0.0, "bot-nearest")


def advise_lair(s: Session, choice: Choice) -> Advice:
    """EF-4.41: as far from the Dreamers as may be."""
    best: Answer = choice.options.at(0)
    top = -1
    land = s.land()
    for option in choice.options:
        if isinstance(option, int) and 0 <= option < t.SPACES:
            spaces = [row.space for row in s.figures.rows[: s.players()] if row.space != NOWHERE]
            far = min([land.distance(space, option) for space in spaces], default=0)
            if far > top:
                best, top = option, far
    return Advice(best, 0.0, "bot-lair")


__all__ = ["NONE", "advise"]
