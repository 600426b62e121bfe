"""What can pay: the cards, Items and effects that give Intent of a colour, and whether a cost can be met (EF-5.36 to EF-5.43, EF-5.99).

One place for options, hints and bots: what is offered, what is advised and what is refused cannot disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reverie.parts.rules.effects import NO_TEXT

from . import terms as t
from .abilities import FREE, INFLUENCE, NONE, PROGRESS, Cost, Use
from .atoms import owned
from .atoms_cards import sealable
from .atoms_turns import turns_left
from .cast import Op
from .conditions import Scene, amount_of, holds
from .force import M, active_progress, has, in_force, value, worded, worked
from .state import DECK, MOVE, Payment, Session

BAN: Final = M["ban-intent"]
RECOLOUR: Final = M["recolour"]
ACTION_COST: Final = M["action-cost"]
PLACE_COST: Final = M["place-cost"]
NO_BOOST: Final = M["no-boost"]
NO_ITEMS: Final = M["no-items"]
BEST_BOOST: Final = 3

Source = tuple[str, int]
"""Something that pays: `card` or `item` and its number."""


def card_gives(s: Session, seat: int, card: int, colour: int) -> int:
    """What a card of the hand gives of a colour (EF-5.40), unless it is banned; a recoloured one gives its printed value (EF-6.121)."""
    intent = s.cast.cards[card].intent
    if in_force(s, RECOLOUR) and has(s, RECOLOUR, seat):
        return max(intent)
    if in_force(s, BAN) and t.COLOURS[colour] in worded(s, BAN, seat):
        return 0
    return intent[colour]


def may_use_items(s: Session, seat: int) -> bool:
    return not has(s, NO_ITEMS, seat)


def purse(s: Session, seat: int, colour: int, aside: int = NONE) -> list[tuple[str, int, int]]:
    """EF-5.39: everything that can be discarded for Intent of a colour, each kind once: what it is, its number, what it gives (EF-5.75)."""
    found = []
    hand = s.dreamers.rows[seat].hand
    for card in dict.fromkeys(hand):
        if card == aside and hand.count(card) == 1:
            continue
        gives = card_gives(s, seat, card, colour)
        if gives:
            found.append(("card", card, gives))
    if s.items and may_use_items(s, seat):
        for card in dict.fromkeys(s.items):
            gives = s.cast.cards[card].intent[colour]
            if gives:
                found.append(("item", card, gives))
    return found


def in_hand(s: Session, seat: int, colour: int, aside: int = NONE) -> int:
    """All the Intent of a colour that lies ready."""
    total = 0
    hand, cards = s.dreamers.rows[seat].hand, s.cast.cards
    mods = worked(s).mods
    if RECOLOUR in mods or BAN in mods:
        for card in hand:
            total += card_gives(s, seat, card, colour)
        total -= card_gives(s, seat, aside, colour) if aside != NONE and aside in hand else 0
    else:
        for card in hand:
            total += cards[card].intent[colour]
        total -= cards[aside].intent[colour] if aside != NONE and aside in hand else 0
    if s.items and may_use_items(s, seat):
        for card in s.items:
            total += cards[card].intent[colour]
    return total


def text_gives(s: Session, seat: int, text: int, colour: int, spent: int = 0) -> int:
    """The most Intent of a colour that a text can add to a payment; `spent` is what was paid for it (`pay-any`)."""
    if text == NO_TEXT:
        return 0
    most = 0
    for op in s.cast.texts[text].ops:
        most += op_gives(s, seat, op, colour, spent)
    return most


def op_gives(s: Session, seat: int, op: Op, colour: int, spent: int = 0) -> int:
    name = op.effect.name
    if name == "intent":
        if op.colour not in (NONE, colour):
            return 0
        x = Scene(seat)
        x.spent = spent
        return amount_of(s, op.amount, x)
    if name == "roll":
        return max([text_gives(s, seat, face, colour) for face in op.faces], default=0)
    if name == "pay-any":
        most = prices_left(s, seat, op.kind)
        return text_gives(s, seat, op.body, colour, most) if most else 0
    if name in ("pay", "when"):
        return text_gives(s, seat, op.body, colour)
    if name == "modifier" and op.mod != NONE and s.cast.mods[op.mod].kind == RECOLOUR:
        return recolour_gives(s, seat, colour)
    if name == "rule" and op.name == "echo-intent":
        card = card_echoed(s, seat)
        return s.cast.cards[card].intent[colour] if card != NONE else 0
    return 0


def card_echoed(s: Session, seat: int) -> int:
    """EF-10.65: the last card that another Dreamer has discarded for Intent in this Turn."""
    for other in reversed(s.payers):
        if other != seat:
            return s.dreamers.rows[other].paid
    return NONE


def recolour_gives(s: Session, seat: int, colour: int) -> int:
    """What the next card gives more if it counts in any colour (EF-6.121)."""
    most = 0
    for card in s.dreamers.rows[seat].hand:
        most = max(most, max(s.cast.cards[card].intent) - card_gives(s, seat, card, colour))
    return most


def pay_uses(s: Session, seat: int) -> list[Use]:
    """Uses that may add Intent in the window `pay` (EF-4.102), whether they may be used just now or not."""
    cast = s.cast
    found = pays_in_hand(s, seat)
    found += carried_pays(s, seat)
    innate = innate_of(s, seat)
    if innate != NONE and cast.uses[innate].window == t.PAY:
        found.append(cast.uses[innate])
    return found


def pays_in_hand(s: Session, seat: int) -> list[Use]:
    cast = s.cast
    found: list[Use] = []
    for card in s.dreamers.rows[seat].hand:
        for use in cast.cards[card].pays:
            if cast.uses[use].source == INFLUENCE and cast.uses[use] not in found:
                found.append(cast.uses[use])
    return found


def carried_pays(s: Session, seat: int) -> list[Use]:
    """Of these what stands on cards that lie open."""
    now = worked(s)
    found = now.paying.get(seat)
    if found is None:
        cast = s.cast
        row = s.dreamers.rows[seat]
        numbers: list[int] = []
        for card in dict.fromkeys(active_progress(s, seat)):
            numbers += [use for use in cast.cards[card].pays if cast.uses[use].source == PROGRESS]
        if row.mask != NONE:
            numbers += cast.cards[row.mask].pays
        for card in (*s.items, *s.wisdom, *s.notes):
            numbers += cast.cards[card].pays
        found = now.paying[seat] = [cast.uses[number] for number in numbers]
    return found


def innate_of(s: Session, seat: int) -> int:
    """EF-5.62, EF-5.64: the innate action on the back of the top card of the deck; NONE if it has none."""
    cards = s.piles.rows[DECK + seat].cards
    if not cards:
        return NONE
    back = s.cast.cards[cards[0]].back
    return s.cast.archetypes[back].innate if back >= 0 else NONE


def most_payable(s: Session, seat: int, colour: int, aside: int = NONE) -> int:
    """The most Intent of a colour that this Dreamer could spend on one action now, a Boost included (EF-5.99)."""
    total = in_hand(s, seat, colour, aside)
    for use in pay_uses(s, seat):
        if use.card == aside and aside != NONE and s.dreamers.rows[seat].hand.count(aside) == 1:
            continue
        if s.used and (use.number, seat) in s.used and use.limit == t.PER_TURN:
            continue
        if use.cost is not FREE and not can_pay_prices(s, seat, use.cost, use.card):
            continue
        if use.given is not None and not holds(s, use.given, Scene(seat, seat)):
            continue
        total += text_gives(s, seat, use.do, colour)
    if total and may_boost(s, seat):
        total += BEST_BOOST
    return total


def may_boost(s: Session, seat: int) -> bool:
    """EF-5.99, EF-9.20: once per Turn for each Dreamer, in a Dream or Slumber."""
    return s.in_play() and not s.dreamers.rows[seat].boosted and not has(s, NO_BOOST, seat)


# Costs ---------------------------------------------------------------------------------------------------------------


def base_cost(s: Session, seat: int, cost: Cost, colour: int, placing: bool = False) -> int:
    """EF-5.82, EF-5.90, EF-6.121: what one payment costs, with modifiers: `[N] x k` at once; of a Staged one at least 1."""
    base = cost.intent[colour]
    if cost.times_n:
        base *= s.players()
    kind = PLACE_COST if placing else ACTION_COST
    if in_force(s, kind):
        base = value(s, kind, seat, base)
    return max(1 if cost.staged else 0, base)


def colours_of(s: Session, cost: Cost) -> Sequence[int]:
    """The colours to choose from; of a Staged cost that was begun in one, only that (EF-5.86)."""
    if cost.staged:
        for use, colour, _count in s.staged:
            if s.cast.uses[use].cost is cost:
                return [colour]
    return SHADES[cost.colours]


SHADES: Final = tuple([tuple([colour for colour in range(3) if bits >> colour & 1]) for bits in range(8)])
"""By their bits: the colours."""


def payable_colours(s: Session, seat: int, cost: Cost, aside: int = NONE, placing: bool = False) -> list[int]:
    """The colours in which the Intent of a cost can be reached."""
    return [
        colour
        for colour in colours_of(s, cost)
        if can_reach(s, seat, colour, base_cost(s, seat, cost, colour, placing), aside)
    ]


def can_pay_intent(s: Session, seat: int, cost: Cost, aside: int, placing: bool) -> bool:
    """Whether there is such a colour."""
    for colour in colours_of(s, cost):
        if can_reach(s, seat, colour, base_cost(s, seat, cost, colour, placing), aside):
            return True
    return False


def can_reach(s: Session, seat: int, colour: int, need: int, aside: int = NONE) -> bool:
    """Whether so much Intent of a colour can be spent: with what lies ready, or with all there is (EF-4.34)."""
    return in_hand(s, seat, colour, aside) >= need or most_payable(s, seat, colour, aside) >= need


def can_pay_prices(s: Session, seat: int, cost: Cost, aside: int = NONE) -> bool:
    """Whether everything but Intent can be paid (EF-5.43, EF-9.11)."""
    for price, count in cost.also:
        if prices_left(s, seat, price, aside) < count:
            return False
    return True


def prices_left(s: Session, seat: int, price: int, aside: int = NONE) -> int:
    """How much of a price a Dreamer could pay; Distress can always be gained, even if it kills (EF-9.55)."""
    if price == t.HAND_PRICE:
        return len(s.dreamers.rows[seat].hand) - (1 if aside != NONE else 0)
    if price == t.DISTRESS:
        return t.DEADLY
    if price < len(t.RESOURCES):
        return owned(s, seat, price)
    if price == t.SEAL_PRICE:
        return sealable(s, seat)
    if price == t.FLIP_PRICE:
        return len(active_progress(s, seat))
    if price == t.ITEM_PRICE:
        return len(s.items)
    if price == t.MASK_PRICE:
        return 1 if s.dreamers.rows[seat].mask != NONE else 0
    return turns_left(s) - 1


def can_pay(s: Session, seat: int, cost: Cost, aside: int = NONE, placing: bool = False) -> bool:
    """Whether a cost can be met at all (EF-4.34)."""
    if cost.either:
        for one in cost.either:
            if can_pay(s, seat, one, aside, placing):
                return True
        return False
    if cost.also and not can_pay_prices(s, seat, cost, aside):
        return False
    return not cost.colours or can_pay_intent(s, seat, cost, aside, placing)


def needs(payment: Payment) -> int:
    """The Intent that a payment must reach: of a Move any (EF-5.51)."""
    return 1 if payment.what == MOVE else payment.base


# The cheapest way --------------------------------------------------------------------------------------------------------


class Means:
    """How a sum is paid: with which sources, and how much they leave to what adds Intent and to luck."""

    __slots__ = ("lack", "sources")

    def __init__(self, sources: list[Source], lack: int = 0) -> None:
        self.sources = sources
        self.lack = lack


def cheapest(
    s: Session, seat: int, colour: int, need: int, worth: dict[Source, float], aside: int = NONE
) -> Means | None:
    """The set of cards and Items that reaches a sum for the least loss, exactly; None if nothing reaches it (EF-4.34, EF-4.90).

    Hints and bots ask here; who only asks whether, as options do, asks `can_reach`. `worth` says what each source is worth otherwise. Of
    equally cheap sets the one with the least surplus counts. Where cards and Items do not reach, all of them are needed, and something
    lacks.
    """
    if not can_reach(s, seat, colour, need, aside):
        return None
    ready = in_hand(s, seat, colour, aside)
    things = priced(s, seat, colour, worth, aside)
    if ready < need:
        return Means([source for source, _gives, _loss in things], need - ready)
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for number, (_source, gives, loss) in enumerate(things):
        for total, (paid, chosen) in sorted(best.items(), reverse=True):
            if total >= need:
                continue
            after = total + gives
            if after not in best or paid + loss < best[after][0]:
                best[after] = (paid + loss, (*chosen, number))
    reached = [(paid, total, chosen) for total, (paid, chosen) in best.items() if total >= need]
    _paid, _total, chosen = min(reached)
    return Means([things[number][0] for number in chosen])


def priced(
    s: Session, seat: int, colour: int, worth: dict[Source, float], aside: int
) -> list[tuple[Source, int, float]]:
    """Every card and Item that gives Intent of a colour: what it gives, and what is lost with it."""
    things: list[tuple[Source, int, float]] = []
    hand = list(s.dreamers.rows[seat].hand)
    if aside != NONE and aside in hand:
        hand.remove(aside)
    for card in hand:
        gives = card_gives(s, seat, card, colour)
        if gives:
            things.append((("card", card), gives, worth.get(("card", card), 1.0)))
    if s.items and may_use_items(s, seat):
        for card in s.items:
            gives = s.cast.cards[card].intent[colour]
            if gives:
                things.append((("item", card), gives, worth.get(("item", card), 3.0)))
    return things
