"""EF-4.90 PAY: a payment is announced, a colour chosen, prices and Intent paid, perhaps Boosted; then what was paid for is carried out.

The same questions are put in own-time, where several Dreamers pay at the same moment (EF-9.56), and inside anything else (`Paying`).
"""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.agenda import DONE, Flow, ask, ask_first, procedure, push
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Domain, Listed, Subset
from reverie.kernel.fields import fields
from reverie.kernel.plain import Answer
from reverie.kernel.state import Frame

from .. import atoms, decisions
from .. import atoms_cards as cards
from .. import atoms_team as band
from .. import atoms_turns as turns
from .. import terms as t
from ..abilities import INFLUENCE, INNATE, INTERACTION, NONE, Cost
from ..decisions import ABORT, BOOST, ENOUGH, GIVE_UP
from ..deeds import USE, rapid_uses, usable
from ..effects.walk import Deeds
from ..force import M, value
from ..frames import Moving, Paying, Performing, Placing, Rolling
from ..legality import figures_in_reach, may_complete, payments_short
from ..paying import base_cost, can_pay, card_gives, colours_of, may_boost, needs, payable_colours, prices_left, purse
from ..state import ACTION, MOVE, NOBODY, PLACEMENT, PRICE, Payment, Rebound, Session
from .performing import Marking

CARD: Final = "card"
BOOST_PENALTY: Final = M["boost-penalty"]
NEXT_CARD: Final = t.SPANS.index("next-card")
NEXT_ACTION: Final = t.SPANS.index("next-action")
ACTION_COST: Final = M["action-cost"]
PLACE_COST: Final = M["place-cost"]


def cost_of(s: Session, row: Payment) -> Cost:
    return s.cast.costs[row.cost]


# Announcing ------------------------------------------------------------------------------------------------------------


def announce_use(s: Session, number: int, seat: int, use: int) -> None:
    """EF-4.90 (1): range is fixed now (EF-5.50); a card that is played is set aside (EF-9.82)."""
    made = s.cast.uses[use]
    aims = tuple(figures_in_reach(s, seat, made)) if made.source == INTERACTION else ()
    atoms.open_payment(s, number, ACTION, use, made.cost.number, aims)
    if made.source == INFLUENCE:
        cards.set_aside(s, number, made.card)
    if made.source == INNATE:
        cards.discard_top(s, seat)
    atoms.tell_announced(s, seat, use)


def announce_placement(s: Session, number: int, seat: int, card: int) -> None:
    cost = s.cast.cards[card].place_cost
    assert cost is not None
    atoms.open_payment(s, number, PLACEMENT, NONE, cost.number)
    cards.set_aside(s, number, card)
    atoms.tell_placing(s, seat, card)


def announce_move(s: Session, number: int, seat: int) -> None:
    atoms.open_payment(s, number, MOVE, NONE, 0)
    atoms.choose_colour(s, number, t.CUNNING, 1)
    atoms.tell_moving(s, seat)


def begin_use(s: Session, seat: int, use: int, victim: int = NOBODY) -> None:
    """Inside something else: in a window, in another's payment."""
    number = atoms.nest_payment(s, seat)
    push(s, Paying(number, victim))
    announce_use(s, number, seat, use)


# Questions -------------------------------------------------------------------------------------------------------------


def settle_by_itself(s: Session, number: int) -> None:
    """What nobody has to decide: the only cost, the only colour, prices that leave no choice."""
    row = s.payments.rows[number]
    cost = cost_of(s, row)
    if cost.either:
        open_ = [one for one in cost.either if can_pay(s, row.seat, one, row.card)]
        if len(open_) == 1:
            atoms.choose_cost(s, number, open_[0].number)
            settle_by_itself(s, number)
        return
    if cost.colours and row.colour == NONE:
        placing = row.what == PLACEMENT
        open_colours = payable_colours(s, row.seat, cost, NONE, placing) or colours_of(s, cost)
        if len(open_colours) > 1:
            return
        atoms.choose_colour(s, number, open_colours[0], base_cost(s, row.seat, cost, open_colours[0], placing))
    pay_plain_prices(s, number)


def pay_plain_prices(s: Session, number: int) -> None:
    """Prices in the order in which they are printed, up to one that leaves a choice."""
    row = s.payments.rows[number]
    cost = cost_of(s, row)
    while row.due < len(cost.also):
        price, count = cost.also[row.due]
        if price in (t.HAND_PRICE, t.FLIP_PRICE, t.ITEM_PRICE) and choices_of_price(s, row, price, count) is not None:
            return
        pay_one_price(s, number, price, count, None)
        row = s.payments.rows[number]


def refresh(s: Session, number: int) -> None:
    """What others did since may leave only one way to pay a price, or none: then the payment fails."""
    row = s.payments.rows[number]
    cost = cost_of(s, row)
    if row.closed or cost.either or (cost.colours and row.colour == NONE) or row.due >= len(cost.also):
        return
    price, count = cost.also[row.due]
    if prices_left(s, row.seat, price) < count:
        atoms.fail_payment(s, number)
    else:
        pay_plain_prices(s, number)


def choices_of_price(s: Session, row: Payment, price: int, count: int) -> Domain | None:
    """Which cards, which Item; None where there is only one way."""
    if price == t.HAND_PRICE:
        hand = s.dreamers.rows[row.seat].hand
        return Subset(tuple(range(len(hand))), count, count) if len(hand) > count else None
    if price == t.FLIP_PRICE:
        places = [place for place, (_card, flipped) in enumerate(s.dreamers.rows[row.seat].progress) if not flipped]
        return Subset(tuple(places), count, count) if len(places) > count else None
    items = tuple(dict.fromkeys(s.items))
    return Listed(items) if len(items) > 1 else None


def pay_one_price(s: Session, number: int, price: int, count: int, answer: Any) -> None:
    """EF-5.43: Distress and Seals that are paid open no window (EF-4.104, EF-4.105)."""
    seat = s.payments.rows[number].seat
    paid = NONE
    if price == t.DISTRESS:
        atoms.pay_price(s, number)
        atoms.suffer(s, seat, count)
        return
    if price < len(t.RESOURCES):
        atoms.lose(s, seat, price, count)
        if price == t.SPIRIT:
            atoms.count_spirit(s, seat, count)
    elif price == t.HAND_PRICE:
        hand = s.dreamers.rows[seat].hand
        cards.discard(s, seat, hand if answer is None else tuple([hand[place] for place in answer]))
    elif price == t.SEAL_PRICE:
        cards.seal(s, seat, count)
    elif price == t.FLIP_PRICE:
        places = [place for place, (_card, flipped) in enumerate(s.dreamers.rows[seat].progress) if not flipped]
        for place in places if answer is None else answer:
            cards.flip(s, seat, place)
    elif price == t.ITEM_PRICE:
        paid = s.items[0] if answer is None else answer
        band.store_item(s, paid)
    elif price == t.MASK_PRICE:
        band.lose_mask(s, seat)
    else:
        turns.drop_turns(s, count)
    atoms.pay_price(s, number, paid)


def is_complete(s: Session, number: int) -> bool:
    """Nothing is left to be asked: no Intent is due, or the payment is closed."""
    row = s.payments.rows[number]
    cost = cost_of(s, row)
    if row.closed:
        return True
    if cost.either or row.due < len(cost.also):
        return False
    return row.what != MOVE and (not cost.colours or (row.colour != NONE and row.base == 0))


def may_abort(s: Session, row: Payment) -> bool:
    """EF-4.35: before the first discard; an innate action has discarded its card already, a price inside a text was agreed to."""
    if row.spent or row.due or row.boosted or row.what == PRICE:
        return False
    return row.use == NONE or s.cast.uses[row.use].source != INNATE


def question(s: Session, number: int) -> tuple[Decision, Domain]:
    """What the payer is asked next."""
    row = s.payments.rows[number]
    cost = cost_of(s, row)
    found: list[Answer] = []
    if cost.either or (cost.colours and row.colour == NONE):
        if cost.either:
            found += [n for n, one in enumerate(cost.either) if can_pay(s, row.seat, one, row.card)]
        else:
            colours = payable_colours(s, row.seat, cost, NONE, row.what == PLACEMENT)
            found += [t.COLOURS[colour] for colour in colours]
        if not found or may_abort(s, row):
            found.append(ABORT)
        return decisions.PRICE if cost.either else decisions.COLOUR, Listed(tuple(found))
    if row.due < len(cost.also):
        price, count = cost.also[row.due]
        domain = choices_of_price(s, row, price, count)
        assert domain is not None
        return (
            decisions.ITEM if price == t.ITEM_PRICE else decisions.HAND if price == t.HAND_PRICE else decisions.CARD
        ), domain
    return decisions.PAY, PayTime(s, number)


class PayTime(Rebound):
    """What a payer may lay down, made when somebody looks: in the race of all Dreamers one of them answers."""

    __slots__ = ()

    def again(self, s: Session) -> Domain:
        return PayTime(s, self.number)

    def make(self) -> Listed:
        return Listed(tuple(pay_options(self.state, self.number)))


def pay_options(s: Session, number: int) -> list[Answer]:
    """EF-4.102: cards, Items, what adds Intent, the Boost, enough; giving up where the cost is not reached."""
    row = s.payments.rows[number]
    seat, colour = row.seat, row.colour
    found: list[Answer] = []
    reached = row.total >= needs(row)
    must_boost = (
        row.use != NONE and s.cast.uses[row.use].boost == "must" and not row.boosted and not door_stands_open(s)
    )
    if reached and not must_boost:
        found.append(ENOUGH)
    found += [(kind, card) for kind, card, _gives in purse(s, seat, colour)]
    found += [(USE, use.number) for use in usable(s, seat, t.PAY) if use.window == t.PAY or use.rapid]
    if row.spent and may_boost(s, seat):
        found.append(BOOST)
    if not reached and (row.spent or row.due):
        found.append(GIVE_UP)
    elif not found or may_abort(s, row):
        found.append(ABORT)
    elif reached and must_boost and not may_boost(s, seat):
        found.append(GIVE_UP)
    return found


def door_stands_open(s: Session) -> bool:
    """EF-10.50: after two tries that failed, a door that must be Boosted opens without a roll."""
    return s.count("failed_boosts") >= 2


def take(s: Session, number: int, answer: Any) -> None:
    """An answer of the payer."""
    row = s.payments.rows[number]
    cost = cost_of(s, row)
    if answer == ABORT:
        turns.fidget(s)
        atoms.fail_payment(s, number)
        return
    if cost.either:
        atoms.choose_cost(s, number, cost.either[answer].number)
        settle_by_itself(s, number)
        return
    if cost.colours and row.colour == NONE:
        colour = t.COLOURS.index(str(answer))
        atoms.choose_colour(s, number, colour, base_cost(s, row.seat, cost, colour, row.what == PLACEMENT))
        pay_plain_prices(s, number)
        return
    if row.due < len(cost.also):
        price, count = cost.also[row.due]
        pay_one_price(s, number, price, count, answer)
        pay_plain_prices(s, number)
        return
    spend(s, number, answer)


def spend(s: Session, number: int, answer: Any) -> None:
    """EF-4.90 (3): one source after the other; the Boost closes the payment."""
    row = s.payments.rows[number]
    if answer == ENOUGH:
        atoms.boost_payment(s, number, 0, False)
    elif answer in (GIVE_UP, ABORT):
        atoms.fail_payment(s, number)
    elif answer == BOOST:
        atoms.use_boost(s, number)
        push(s, Boosting(number))
    elif answer[0] == USE:
        begin_use(s, row.seat, answer[1])
    else:
        spend_card(s, number, answer[0], answer[1])


def spend_card(s: Session, number: int, kind: str, card: int) -> None:
    """EF-5.39 to EF-5.42: a card that is spent gives its Intent and nothing else (EF-5.41)."""
    row = s.payments.rows[number]
    if kind == CARD:
        gives = card_gives(s, row.seat, card, row.colour)
        cards.discard(s, row.seat, (card,))
        atoms.remember_paid(s, row.seat, card)
        atoms.use_up_lasting(s, M["recolour"], row.seat, NEXT_CARD)
    else:
        gives = s.cast.cards[card].intent[row.colour]
        band.store_item(s, card)
    atoms.tell_paid(s, row.seat, card, row.colour, gives)
    atoms.add_intent(s, number, gives)


# The Boost (EF-5.99 to EF-5.102) ---------------------------------------------------------------------------------------


@fields
class Boosting(Frame):
    """The Luck die is rolled for a payment."""

    number: int


def roll(s: Session, f: Boosting) -> None:
    push(s, Rolling(s.payments.rows[f.number].seat, True, True))


def count_luck(s: Session, f: Boosting) -> Flow:
    """EF-5.100: a disaster fails the action; the others add nothing, or 1 to 3 of the colour that is paid."""
    face = f.answer
    f.answer = None
    atoms.boost_payment(s, f.number, max(0, face - t.NEUTRAL), face == t.DISASTER)
    if face != t.DISASTER:
        return DONE
    row = s.payments.rows[f.number]
    free = value(s, BOOST_PENALTY, row.seat, 1) == 0 or (row.use != NONE and s.cast.uses[row.use].boost == "must")
    return DONE if free else None


def choose_disaster(s: Session, f: Boosting) -> None:
    """EF-4.36: a Gem, 1 Distress or Seal 3; what cannot be met is not offered (EF-9.11, EF-5.59)."""
    seat = s.payments.rows[f.number].seat
    options = ["distress"]
    if s.dreamers.rows[seat].gems:
        options.append("gem")
    if cards.sealable(s, seat) >= 3:
        options.append("seal")
    ask(s, seat, decisions.DISASTER, Listed(tuple(options)))


def suffer_disaster(s: Session, f: Boosting) -> None:
    seat = s.payments.rows[f.number].seat
    if f.answer == "gem":
        atoms.lose(s, seat, t.GEM, 1)
    elif f.answer == "seal":
        cards.seal(s, seat, 3)
    else:
        atoms.suffer(s, seat, 1)
    f.answer = None


procedure(
    Boosting,
    ("EF-5.99", roll),
    ("EF-5.100", count_luck),
    ("EF-4.36", choose_disaster),
    ("EF-5.100", suffer_disaster),
)


# What was paid for -------------------------------------------------------------------------------------------------------


def conclude(s: Session, number: int, victim: int = NOBODY) -> bool:
    """EF-4.90 (5) to (7): a payment is over: it failed, or what was paid for begins. Whether it went through."""
    row = s.payments.rows[number]
    seat, what, use = row.seat, row.what, row.use
    failed = row.failed or (row.total < needs(row) and (what == MOVE or cost_of(s, row).colours != 0))
    total, base, spent, colour, aims, paid = row.total, row.base, row.spent, row.colour, row.aims, row.paid
    card = atoms.release_card(s, number)
    touched = spent or row.due
    atoms.close_payment(s, number)
    if failed:
        fail(s, seat, what, use, card, bool(touched), row.boosted)
        return False
    if what == MOVE:
        push(s, Moving(seat, total))
    elif what == PLACEMENT:
        atoms.use_up_lasting(s, PLACE_COST, seat, NEXT_ACTION)
        push(s, Placing(seat, card))
    elif what == ACTION:
        if base or colour != NONE:
            atoms.use_up_lasting(s, ACTION_COST, seat, NEXT_ACTION)
        perform(s, seat, use, card, payments_made(s, use, total, base), colour, aims, victim, paid)
    return True


def payments_made(s: Session, use: int, total: int, base: int) -> int:
    """EF-5.85, EF-5.94: how many full payments the total is; where nothing is paid, one."""
    return total // base if base else 1


def fail(s: Session, seat: int, what: int, use: int, card: int, touched: bool, boosted: bool) -> None:
    """EF-9.81: an Influence card that was played goes to the discard pile, a Progress card back to the hand; so does one that was
    only announced."""
    if card != NONE:
        if what == ACTION and touched:
            cards.put_down(s, seat, card)
        else:
            cards.take_back(s, seat, card)
    if boosted and use != NONE and s.cast.uses[use].boost == "must":
        atoms.set_count(s, "failed_boosts", s.count("failed_boosts") + 1)
    if touched:
        atoms.tell_failed(s, seat, use)
    cards.weigh(s, seat)


def perform(
    s: Session, seat: int, use: int, card: int, made: int, colour: int, aims: tuple[int, ...], victim: int, paid: int
) -> None:
    """EF-5.83, EF-5.84, EF-5.94: Staged actions gather markers; Assault and Contact count each full payment."""
    cost = s.cast.uses[use].cost
    many = s.cast.uses[use].keyword != 0
    times = made if many else 1
    if cost.staged:
        before = [one[2] for one in s.staged if one[0] == use]
        if not may_complete(s, seat, s.cast.uses[use]):
            made = min(made, payments_short(s, s.cast.uses[use]) - 1)
        markers = (before[0] if before else 0) + made
        times = markers // s.players()
        left = markers - times * s.players() if many or not times else 0
        if not many:
            times = min(times, 1)
        push(s, Performing(use, seat, times, card, aims, victim, 0, paid))
        if left or before:
            push(s, Marking(use, colour, left))
        return
    push(s, Performing(use, seat, times, card, aims, victim, 0, paid))


# Inside something else -------------------------------------------------------------------------------------------------


def begin(s: Session, f: Paying) -> None:
    settle_by_itself(s, f.number)


def ask_payer(s: Session, f: Paying) -> Flow:
    """The payer is waited for; the Rapid cards of others are offers that nobody waits for (EF-4.102)."""
    f.answer = None
    refresh(s, f.number)
    if is_complete(s, f.number):
        f.step = FINISH
        return None
    row = s.payments.rows[f.number]
    decision, options = question(s, f.number)
    offers = []
    if decision is decisions.PAY and s.phase == t.ACT_PHASE:
        for seat in range(s.players()):
            found = rapid_uses(s, seat) if seat != row.seat else []
            if found:
                offers.append((seat, decisions.BACK, Listed(tuple(found))))
    ask_first(s, ((row.seat, decision, options),), tuple(offers))
    return None


def take_payers(s: Session, f: Paying) -> Flow:
    seat, answer = f.answer
    f.answer = None
    f.step = 1
    if seat == s.payments.rows[f.number].seat:
        take(s, f.number, answer)
    else:
        begin_use(s, seat, answer[1])
    return None


def finish(s: Session, f: Paying) -> None:
    """What was paid for is carried out; a price inside a text is told to that text."""
    row = s.payments.rows[f.number]
    what, paid = row.what, row.paid
    went_through = conclude(s, f.number, f.victim)
    if what == PRICE:
        below = s.agenda[-2]
        if isinstance(below, Deeds):
            below.paid = paid
    f.result = went_through


def leave(s: Session, f: Paying) -> None:
    """Its row is given up, once everything inside it is done."""
    atoms.unnest_payment(s)


FINISH: Final = 3

procedure(
    Paying,
    ("EF-4.90", begin),
    ("EF-4.102", ask_payer),
    ("EF-4.35", take_payers),
    ("EF-4.90", finish),
    ("EF-4.90", leave),
)
