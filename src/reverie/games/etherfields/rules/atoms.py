"""What Dreamers and the Team gain, lose and pay; Turns; payments; what lasts (EF-5.27 to EF-5.43, EF-5.153 to EF-5.165, EF-5.208).

Atoms are the only code that writes state: here all but cards (`atoms_cards`), the map (`atoms_map`) and the campaign (`atoms_team`).
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import cite, emit
from reverie.kernel.chance import Stream
from reverie.parts.rules import decks

from . import terms as t
from .abilities import NONE
from .atoms_cards import doom
from .state import DECK, HIDDEN, MORPHINGS, NOBODY, NOTHING, PLACEMENT, Payment, Session

RECOLOUR: Final = t.MODIFIERS.index("recolour")
PLACE_COST: Final = t.MODIFIERS.index("place-cost")

# Resources -----------------------------------------------------------------------------------------------------------


def in_pool(s: Session, what: int) -> int:
    """EF-2.5: how many are left in the common pool."""
    if what == t.KEY:
        return t.POOLS[t.KEY] - s.keys
    if what == t.HOUR:
        return t.POOLS[t.HOUR] - s.hours
    out = 0
    for row in s.dreamers.rows:
        out += (row.ether, row.distress, row.gems, row.spirit)[what]
    return t.POOLS[what] - out - (len(s.gems) if what == t.GEM else 0)


def owned(s: Session, seat: int, what: int) -> int:
    """EF-9.35: what a Dreamer has; Keys and Hours are the Team's."""
    if what == t.KEY:
        return s.keys
    if what == t.HOUR:
        return s.hours
    row = s.dreamers.rows[seat]
    return (row.ether, row.distress, row.gems, row.spirit)[what]


def gain(s: Session, seat: int, what: int, count: int) -> int:
    """EF-5.286: as many as the pool has; Distress comes by `suffer` (EF-5.210)."""
    count = min(count, in_pool(s, what))
    if count <= 0:
        return 0
    if what == t.KEY:
        s.keys += count
    elif what == t.HOUR:
        s.hours += count
    else:
        row = s.dreamers.edit(seat)
        if what == t.ETHER:
            row.ether += count
        elif what == t.GEM:
            row.gems += count
        else:
            row.spirit += count
    emit(s, "gained", seat=seat, what=what, count=count)
    s.happened.append((f"gain:{t.RESOURCES[what]}", seat, count))
    return count


def lose(s: Session, seat: int, what: int, count: int) -> int:
    """As many as are there."""
    count = min(count, owned(s, seat, what))
    if count <= 0:
        return 0
    if what == t.KEY:
        s.keys -= count
    elif what == t.HOUR:
        s.hours -= count
    else:
        row = s.dreamers.edit(seat)
        if what == t.ETHER:
            row.ether -= count
        elif what == t.GEM:
            row.gems -= count
        elif what == t.SPIRIT:
            row.spirit -= count
        else:
            row.distress -= count
    emit(s, "lost", seat=seat, what=what, count=count)
    return count


def suffer(s: Session, seat: int, count: int) -> None:
    """EF-5.27 to EF-5.29, EF-9.61: Distress from the common pool; too little in it, or eight on one Dreamer, and all are defeated."""
    if count <= 0 or s.doomed != NOBODY:
        return
    left = in_pool(s, t.DISTRESS)
    row = s.dreamers.edit(seat)
    taken = min(count, left, t.DEADLY - row.distress)
    row.distress += taken
    emit(s, "distress", seat=seat, count=taken)
    s.happened.append(("distress", seat, taken))
    if row.distress >= t.DEADLY:
        doom(s, seat, "distress")
    elif left < count:
        doom(s, seat, "pool")


def heal(s: Session, seat: int, count: int) -> None:
    """EF-5.35"""
    row = s.dreamers.rows[seat]
    healed = min(count, row.distress)
    if healed:
        s.dreamers.edit(seat).distress -= healed
        emit(s, "healed", seat=seat, count=healed)


def tell_prevented(s: Session, seat: int, count: int) -> None:
    emit(s, "prevented", seat=seat, count=count)
    s.happened.append(("prevented", seat, count))


def tell_redirected(s: Session, seat: int, other: int) -> None:
    emit(s, "redirected", seat=seat, other=other)


# Payments (EF-4.90) ----------------------------------------------------------------------------------------------------


def open_payment(s: Session, number: int, what: int, use: int, cost: int, aims: tuple[int, ...] = ()) -> None:
    row = s.payments.edit(number)
    others = [one for place, one in enumerate(s.payments.rows) if place != number and one.seat == row.seat and one.what]
    if not others and s.dreamers.rows[row.seat].spent:
        s.dreamers.edit(row.seat).spent = 0
    row.what, row.use, row.cost, row.aims = what, use, cost, aims
    row.card = row.colour = row.paid = NONE
    row.base = row.total = row.spent = row.due = 0
    row.boosted = row.closed = row.failed = False


def nest_payment(s: Session, seat: int) -> int:
    """A payment inside something else: its number."""
    s.payments.rows.append(Payment(seat))
    return len(s.payments.rows) - 1


def unnest_payment(s: Session) -> None:
    s.payments.rows.pop()


def reset_payments(s: Session) -> None:
    """A Dream or Slumber is over: whatever was being paid is left; cards that were set aside lie in the discard pile."""
    for row in s.payments.rows:
        if row.card != NONE:
            one = s.dreamers.edit(row.seat)
            one.discard = (row.card, *one.discard)
    s.payments.rows[:] = [Payment(seat) for seat in range(s.players())]


def choose_cost(s: Session, number: int, cost: int) -> None:
    """Of several costs this one is paid."""
    s.payments.edit(number).cost = cost


def choose_colour(s: Session, number: int, colour: int, base: int) -> None:
    row = s.payments.edit(number)
    row.colour, row.base = colour, base


def pay_price(s: Session, number: int, paid: int = NONE) -> None:
    """One more of the prices besides Intent is paid."""
    row = s.payments.edit(number)
    row.due += 1
    row.paid = paid if paid != NONE else row.paid


def add_intent(s: Session, number: int, amount: int) -> None:
    """EF-5.42: Intent arises when it is spent, in the colour that is being paid."""
    row = s.payments.edit(number)
    row.total += amount
    row.spent += 1
    emit(s, "intent", seat=row.seat, colour=row.colour, value=amount)


def tell_paid(s: Session, seat: int, card: int, colour: int, amount: int) -> None:
    emit(s, "paid", seat=seat, card=card, colour=colour, value=amount)


def remember_paid(s: Session, seat: int, card: int) -> None:
    s.dreamers.edit(seat).paid = card
    s.payers = (*[other for other in s.payers if other != seat], seat)


def boost_payment(s: Session, number: int, amount: int, failed: bool) -> None:
    """EF-5.101: the Boost is the last source."""
    row = s.payments.edit(number)
    row.total += amount
    row.closed, row.failed = True, failed


def use_boost(s: Session, number: int) -> None:
    """EF-5.99: once per Turn."""
    row = s.payments.edit(number)
    row.boosted = True
    s.dreamers.edit(row.seat).boosted = True


def fail_payment(s: Session, number: int) -> None:
    row = s.payments.edit(number)
    row.closed = row.failed = True


def close_payment(s: Session, number: int) -> None:
    """What was for its next card, or for this one placement, is over (EF-6.121)."""
    row = s.payments.edit(number)
    use_up_lasting(s, RECOLOUR, row.seat, t.SPANS.index("next-card"))
    if row.what == PLACEMENT:
        use_up_lasting(s, PLACE_COST, row.seat, t.SPANS.index("action"))
    row.what, row.use, row.card = NOTHING, NONE, NONE


def release_card(s: Session, number: int) -> int:
    """The card that was set aside, to go where it ends."""
    row = s.payments.edit(number)
    card = row.card
    row.card = NONE
    return card


def count_spirit(s: Session, seat: int, count: int) -> None:
    """EF-10.74: Spirit that is spent inside one payment counts together."""
    s.dreamers.edit(seat).spent += count


def tell_announced(s: Session, seat: int, use: int) -> None:
    emit(s, "announced", seat=seat, use=use)


def tell_placing(s: Session, seat: int, card: int) -> None:
    emit(s, "placing", seat=seat, card=card)


def tell_moving(s: Session, seat: int) -> None:
    emit(s, "moving", seat=seat)


def tell_failed(s: Session, seat: int, use: int) -> None:
    emit(s, "failed", seat=seat, use=use)


def tell_done_with(s: Session, seat: int, use: int, times: int) -> None:
    emit(s, "done-with", seat=seat, use=use, times=times)


def stage(s: Session, use: int, colour: int, count: int) -> None:
    """EF-5.83, EF-5.84: so many markers lie at a Staged action (EF-5.88)."""
    s.staged = tuple([one for one in s.staged if one[0] != use]) + (((use, colour, count),) if count else ())
    emit(s, "marker", use=use, colour=colour, count=count)


def mark_used(s: Session, use: int, seat: int) -> None:
    s.used += ((use, seat),)
    emit(s, "used", seat=seat, use=use)


def forget_used(s: Session, limits: tuple[int, ...]) -> None:
    """EF-9.63: what may be used again."""
    left = []
    for one in s.used:
        limit = s.cast.uses[one[0]].limit if one[0] >= 0 else t.PER_MAP
        if limit not in limits:
            left.append(one)
    s.used = tuple(left)


# Dice ----------------------------------------------------------------------------------------------------------------


def tell_luck(s: Session, seat: int, face: int) -> None:
    emit(s, "luck", seat=seat, face=face)


def tell_movement(s: Session, entity: int, face: int) -> None:
    before = s.rule
    cite(s, "EF-2.30")
    emit(s, "movement", entity=entity, face=face)
    cite(s, before)


def tell_face(s: Session, seat: int, face: int) -> None:
    emit(s, "face-changed", seat=seat, face=face)


# What lasts ------------------------------------------------------------------------------------------------------------


def lay(s: Session, bearer: int, mod: int, value: int, until: int) -> None:
    s.lasting += ((bearer, mod, value, until),)
    s.stale = True


def lift(s: Session, mods: tuple[int, ...]) -> None:
    """What was laid of these modifiers lies no more."""
    s.lasting = tuple([one for one in s.lasting if one[1] not in mods])
    s.stale = True


def end_spans(s: Session, spans: tuple[int, ...]) -> None:
    """What lasts so long is over."""
    left = tuple([one for one in s.lasting if one[3] not in spans])
    if len(left) != len(s.lasting):
        s.lasting = left
        s.stale = True


def use_up_lasting(s: Session, kind: int, seat: int, span: int) -> None:
    """A modifier for the next action, card or Shortcut was used."""
    left = tuple(
        [
            one
            for one in s.lasting
            if not (one[3] == span and one[0] in (seat, NOBODY) and s.cast.mods[one[1]].kind == kind)
        ]
    )
    if len(left) != len(s.lasting):
        s.lasting = left
        s.stale = True


def happen(s: Session, kind: str, seat: int, more: int) -> None:
    """Something that texts may be set off by (EF-6.113)."""
    s.happened.append((kind, seat, more))


# Flags and counters ----------------------------------------------------------------------------------------------------


def raise_flag(s: Session, name: str) -> None:
    if name not in s.flags:
        s.flags = tuple(sorted((*s.flags, name)))


def lower_flag(s: Session, name: str) -> None:
    s.flags = tuple([flag for flag in s.flags if flag != name])


def set_count(s: Session, name: str, number: int) -> None:
    others = [one for one in s.counters if one[0] != name]
    s.counters = tuple(sorted((*others, (name, number)) if number else others))


# Morphings (EF-5.183, EF-5.184) ----------------------------------------------------------------------------------------


def morph(s: Session, row: int, kind: int) -> None:
    """A token drawn from the pool onto an Entity tile."""
    decks.take(s, s.piles, MORPHINGS, kind)
    s.entities.edit(row).morphings += (kind,)
    s.stale = True
    emit(s, "morphing", entity=row, morphing=kind)


def unmorph(s: Session, row: int, kind: int) -> None:
    entity = s.entities.edit(row)
    at = entity.morphings.index(kind)
    entity.morphings = entity.morphings[:at] + entity.morphings[at + 1 :]
    decks.put_under(s.piles, MORPHINGS, kind, 0)
    s.stale = True
    emit(s, "unmorphed", entity=row, morphing=kind)


def deal_anew(s: Session, viewer: int | None, seed: int) -> None:
    """In an imagined world what nobody can know lies otherwise (EF-9.105): the order of every hidden deck."""
    stream = Stream(seed)
    for pile in HIDDEN:
        decks.deal_anew(s.piles, (pile,), viewer, stream)
    for pile in range(DECK, DECK + s.players()):
        before = s.piles.rows[pile].cards[:1]
        decks.deal_anew(s.piles, (pile,), viewer, stream)
        if before:
            show_back(s, pile, s.cast.cards[before[0]].back)


def show_back(s: Session, pile: int, back: int) -> None:
    """EF-5.62: the back of the top card of every deck is public: of all hidden cards one with that back lies on top."""
    row = s.piles.rows[pile]
    for place, card in enumerate(row.cards):
        if s.cast.cards[card].back == back and (place == 0 or row.known[place] == 0):
            if place:
                cards = list(row.cards)
                cards[0], cards[place] = cards[place], cards[0]
                s.piles.edit(pile).cards = tuple(cards)
            return
