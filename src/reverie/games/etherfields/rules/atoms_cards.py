"""Cards of Dreamers: drawn, discarded, Sealed, placed, gained (EF-5.10 to EF-5.26, EF-5.61 to EF-5.81, EF-5.278 to EF-5.282).

Atoms are the only code that writes state. Those that change how many cards a Dreamer has end with `weigh` (EF-4.3).
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import cite, emit, reveal
from reverie.parts.rules import decks
from reverie.parts.rules.decks import EVERYBODY

from . import terms as t
from .abilities import NONE
from .frames import Performing
from .state import DECK, FLAWS, ITEM_MARKET, MARKET, NOBODY, Session

INFLUENCE: Final = t.KINDS.index("influence")


def weigh(s: Session, seat: int) -> None:
    """EF-5.30, EF-4.3: with fewer than six cards in deck, hand and discard pile a Dreamer dies; only Dreams and Slumbers ask."""
    if s.doomed != NOBODY or not s.in_play():
        return
    row = s.dreamers.rows[seat]
    aside = len([one for one in s.payments.rows if one.seat == seat and one.card != NONE])
    aside += len([one for one in being_played(s) if one.seat == seat])
    if len(s.deck(seat)) + len(row.hand) + len(row.discard) + aside < t.LEAST_CARDS:
        doom(s, seat, "cards")


def being_played(s: Session) -> list[Performing]:
    """What carries out cards that lie nowhere just now; for the limit of six they count as lying in the discard pile (EF-4.3)."""
    return [frame for frame in s.agenda if isinstance(frame, Performing) and frame.card != NONE]


def doom(s: Session, seat: int, why: str) -> None:
    """EF-1.9: one dies, and all are defeated."""
    s.doomed = seat
    emit(s, "died", seat=seat, why=why)
    s.happened.append(("defeat", seat, 0))


# Drawing -------------------------------------------------------------------------------------------------------------


def draw_card(s: Session, seat: int) -> int:
    """The top card of the deck, which must hold one; an Influence card goes into the hand, a Flaw waits to be resolved (EF-5.18)."""
    pile = s.piles.edit(DECK + seat)
    card = pile.cards[0]
    pile.cards, pile.known = pile.cards[1:], pile.known[1:]
    reveal(s)
    if s.cast.cards[card].kind == t.KINDS.index("flaw"):
        emit(s, "flaw-drawn", seat=seat, card=card)
        return card
    s.dreamers.edit(seat).hand += (card,)
    emit(s, "drew", seat=seat, cards=(card,))
    return card


def remove_card(s: Session, seat: int, card: int) -> None:
    """EF-5.8, EF-5.71: a card of the hand leaves the game."""
    take_from_hand(s, seat, card)
    emit(s, "card-removed", seat=seat, card=card)


def gather_discards(s: Session, seat: int) -> None:
    """All cards of the discard pile under the deck, to be shuffled (EF-5.15, EF-5.16)."""
    row = s.dreamers.edit(seat)
    pile = s.piles.edit(DECK + seat)
    pile.cards += row.discard
    pile.known += (0,) * len(row.discard)
    row.discard = ()


def shuffle(s: Session, pile: int, order: tuple[int, ...]) -> None:
    decks.shuffle(s.piles, pile, order)


def tell_shuffled(s: Session, seat: int, forced: bool) -> None:
    emit(s, "reshuffled" if forced else "shuffled", seat=seat)
    if forced:
        s.happened.append(("reshuffle", seat, 0))


# Discarding ----------------------------------------------------------------------------------------------------------


def discard(s: Session, seat: int, cards: tuple[int, ...]) -> None:
    """EF-5.9: from the hand onto the own discard pile."""
    if not cards:
        return
    row = s.dreamers.edit(seat)
    hand = list(row.hand)
    for card in cards:
        hand.remove(card)
        row.discard = (card, *row.discard)
    row.hand = tuple(hand)
    emit(s, "discarded", seat=seat, cards=cards)


def discard_top(s: Session, seat: int) -> int:
    """EF-5.62: the top card of the deck onto the discard pile: the price of an innate action."""
    pile = s.piles.edit(DECK + seat)
    card = pile.cards[0]
    pile.cards, pile.known = pile.cards[1:], pile.known[1:]
    row = s.dreamers.edit(seat)
    row.discard = (card, *row.discard)
    reveal(s)
    emit(s, "top-discarded", seat=seat, card=card)
    return card


def show_top(s: Session, seat: int) -> int:
    """The top card of the deck is shown and stays there."""
    card = decks.look(s, s.piles, DECK + seat, 1, EVERYBODY)[0]
    emit(s, "top-shown", seat=seat, card=card)
    return card


def set_aside(s: Session, payment: int, card: int) -> None:
    """EF-9.82: a card that is being played or placed leaves the hand; for the limit of six it counts as lying in the discard pile."""
    row = s.payments.edit(payment)
    row.card = card
    hand = list(s.dreamers.rows[row.seat].hand)
    hand.remove(card)
    s.dreamers.edit(row.seat).hand = tuple(hand)


def put_down(s: Session, seat: int, card: int) -> None:
    """A card that was played ends on the discard pile (EF-5.61)."""
    row = s.dreamers.edit(seat)
    row.discard = (card, *row.discard)


def put_down_all(s: Session) -> None:
    """A Dream or Slumber ends in the middle of cards: they were played, and lie in the discard pile (EF-5.61)."""
    for frame in being_played(s):
        put_down(s, frame.seat, frame.card)
        frame.card = NONE


def take_back(s: Session, seat: int, card: int) -> None:
    """A card that was set aside and not spent returns to the hand (EF-9.81)."""
    s.dreamers.edit(seat).hand += (card,)


# Sealing (EF-4.94) -----------------------------------------------------------------------------------------------------


def seal(s: Session, seat: int, count: int) -> int:
    """EF-5.19 to EF-5.22: Influence cards from the top of the deck; others are passed over and put back. How many there were."""
    pile = s.piles.edit(DECK + seat)
    flaw = t.KINDS.index("flaw")
    cards: list[int] = list(pile.cards)
    kept: list[int] = []
    sealed: list[int] = []
    while cards and len(sealed) < count:
        card = cards.pop(0)
        if s.cast.cards[card].kind == flaw:
            kept.append(card)
        else:
            sealed.append(card)
    if not sealed:
        return 0
    pile.cards = tuple(kept + cards)
    pile.known = (EVERYBODY,) * len(kept) + pile.known[len(pile.known) - len(cards) :]
    row = s.dreamers.edit(seat)
    row.sealed = (*reversed(sealed), *row.sealed)
    reveal(s)
    emit(s, "sealed", seat=seat, cards=tuple(sealed))
    s.happened.append(("sealed", seat, len(sealed)))
    weigh(s, seat)
    return len(sealed)


def sealable(s: Session, seat: int) -> int:
    """How many cards of the deck can be Sealed (EF-5.21)."""
    flaw = t.KINDS.index("flaw")
    return len([card for card in s.deck(seat) if s.cast.cards[card].kind != flaw])


def seal_card(s: Session, seat: int, card: int) -> None:
    """EF-5.24: a card that was played is itself Sealed."""
    row = s.dreamers.edit(seat)
    row.sealed = (card, *row.sealed)
    emit(s, "sealed", seat=seat, cards=(card,))
    weigh(s, seat)


def unseal(s: Session, seat: int, count: int) -> None:
    """EF-5.20: from the top of the Sealed pile onto the discard pile."""
    row = s.dreamers.edit(seat)
    cards = row.sealed[:count]
    if cards:
        row.sealed = row.sealed[count:]
        row.discard = (*reversed(cards), *row.discard)
        emit(s, "unsealed", seat=seat, cards=cards)


def unseal_card(s: Session, seat: int, card: int) -> None:
    """EF-5.25: a chosen one."""
    row = s.dreamers.edit(seat)
    at = row.sealed.index(card)
    row.sealed = row.sealed[:at] + row.sealed[at + 1 :]
    row.discard = (card, *row.discard)
    emit(s, "unsealed", seat=seat, cards=(card,))


# Progress (EF-5.73 to EF-5.81) -----------------------------------------------------------------------------------------


def place(s: Session, seat: int, card: int) -> None:
    """A card that was set aside, or taken from the hand, comes into the Progress zone."""
    s.dreamers.edit(seat).progress += ((card, False),)
    s.stale = True
    emit(s, "placed", seat=seat, card=card)
    s.happened.append(("place", seat, card))
    weigh(s, seat)


def take_from_hand(s: Session, seat: int, card: int) -> None:
    hand = list(s.dreamers.rows[seat].hand)
    hand.remove(card)
    s.dreamers.edit(seat).hand = tuple(hand)


def displace(s: Session, seat: int, at: int) -> None:
    """EF-5.76, EF-5.81a: a placed card is discarded."""
    row = s.dreamers.edit(seat)
    card = row.progress[at][0]
    row.progress = row.progress[:at] + row.progress[at + 1 :]
    row.discard = (card, *row.discard)
    s.stale = True
    emit(s, "displaced", seat=seat, card=card)


def flip(s: Session, seat: int, at: int) -> None:
    """EF-5.77"""
    row = s.dreamers.edit(seat)
    card = row.progress[at][0]
    row.progress = (*row.progress[:at], (card, True), *row.progress[at + 1 :])
    s.stale = True
    before = s.rule
    cite(s, "EF-5.77")
    emit(s, "flipped", seat=seat, card=card)
    cite(s, before)
    s.happened.append(("flip", seat, card))


def restore(s: Session, seat: int, at: int) -> None:
    """EF-5.78"""
    row = s.dreamers.edit(seat)
    card = row.progress[at][0]
    row.progress = (*row.progress[:at], (card, False), *row.progress[at + 1 :])
    s.stale = True
    emit(s, "restored", seat=seat, card=card)
    s.happened.append(("restore", seat, card))


# Gaining and giving back -----------------------------------------------------------------------------------------------


def gain_card(s: Session, seat: int, card: int) -> None:
    """EF-5.65: face up on top of the discard pile."""
    row = s.dreamers.edit(seat)
    row.discard = (card, *row.discard)
    emit(s, "card-gained", seat=seat, card=card)


def see_market(s: Session, count: int) -> tuple[int, ...]:
    """EF-5.67: the top cards of the Market are taken out to be looked at."""
    pile = s.piles.edit(MARKET)
    seen = pile.cards[:count]
    pile.cards, pile.known = pile.cards[count:], pile.known[count:]
    reveal(s)
    emit(s, "looked", cards=seen)
    return seen


def under_market(s: Session, cards: tuple[int, ...]) -> None:
    """EF-5.66: what nobody bought goes to the bottom of the Market."""
    for card in cards:
        decks.put_under(s.piles, MARKET, card, 0)


def buy(s: Session, seat: int, card: int) -> None:
    row = s.dreamers.edit(seat)
    row.ether -= s.cast.cards[card].ether
    row.discard = (card, *row.discard)
    emit(s, "card-bought", seat=seat, card=card)
    s.happened.append(("buy", seat, card))


def put_back(s: Session, seat: int, card: int) -> None:
    """EF-5.69: from the own cards to the bottom of the Market: out of the hand, else the discard pile."""
    row = s.dreamers.edit(seat)
    if card in row.hand:
        at = row.hand.index(card)
        row.hand = row.hand[:at] + row.hand[at + 1 :]
    else:
        at = row.discard.index(card)
        row.discard = row.discard[:at] + row.discard[at + 1 :]
    decks.put_under(s.piles, MARKET, card, 0)
    emit(s, "card-put-back", seat=seat, card=card)
    weigh(s, seat)


def owned_influence(s: Session, seat: int) -> list[int]:
    """EF-9.76: every Influence card of a Dreamer, wherever it is."""
    row = s.dreamers.rows[seat]
    placed = [card for card, _flipped in row.progress]
    every = (*s.deck(seat), *row.hand, *row.discard, *row.sealed, *row.unused, *placed)
    return [card for card in every if s.cast.cards[card].kind == INFLUENCE]


def mark_market(s: Session) -> None:
    """EF-9.38: shuffled at its first use in a session."""
    s.markets = True


# Flaws (EF-5.278 to EF-5.282) ------------------------------------------------------------------------------------------


def gain_flaw(s: Session, seat: int) -> None:
    """EF-5.278: the top one of the Flaw deck onto the discard pile; none where there is none (EF-5.286)."""
    pile = s.piles.rows[FLAWS]
    if not pile.cards:
        return
    pile = s.piles.edit(FLAWS)
    card = pile.cards[0]
    pile.cards, pile.known = pile.cards[1:], pile.known[1:]
    row = s.dreamers.edit(seat)
    row.discard = (card, *row.discard)
    reveal(s)
    emit(s, "flaw-gained", seat=seat, card=card)


def remove_flaw(s: Session, seat: int, card: int) -> None:
    """EF-5.281: to the bottom of the Flaw deck; one that is just drawn lies nowhere yet."""
    row = s.dreamers.edit(seat)
    s.stale = True
    if card in row.flaws:
        at = row.flaws.index(card)
        row.flaws = row.flaws[:at] + row.flaws[at + 1 :]
    elif card in row.discard:
        at = row.discard.index(card)
        row.discard = row.discard[:at] + row.discard[at + 1 :]
    elif card in row.held:
        at = row.held.index(card)
        row.held = row.held[:at] + row.held[at + 1 :]
    decks.put_under(s.piles, FLAWS, card, EVERYBODY)
    emit(s, "flaw-removed", seat=seat, card=card)


def place_flaw(s: Session, seat: int, card: int) -> None:
    """EF-5.280: a lasting one goes to the Progress zone and does not count in its limit."""
    s.dreamers.edit(seat).flaws += (card,)
    s.stale = True
    emit(s, "flaw-placed", seat=seat, card=card)
    weigh(s, seat)


def hold_flaw(s: Session, seat: int, card: int) -> None:
    s.dreamers.edit(seat).held += (card,)
    emit(s, "flaw-held", seat=seat, card=card)


def release_flaw(s: Session, seat: int) -> int:
    """The first one that was held back is drawn again."""
    row = s.dreamers.edit(seat)
    card = row.held[0]
    row.held = row.held[1:]
    emit(s, "flaw-drawn", seat=seat, card=card)
    return card


# Items from their Market -----------------------------------------------------------------------------------------------


def draw_item(s: Session, pile: int, card: int) -> None:
    """A random Item leaves Storage or the Item Market."""
    decks.take(s, s.piles, pile, card)


def to_item_market(s: Session, card: int) -> None:
    decks.put_under(s.piles, ITEM_MARKET, card, 0)
    emit(s, "item-to-market", card=card)


# First Memories (EF-5.219) ---------------------------------------------------------------------------------------------


def take_memory(s: Session, seat: int, card: int) -> None:
    row = s.dreamers.edit(seat)
    row.memories = tuple([other for other in row.memories if other != card])
    s.stale = True
    emit(s, "memory-taken", seat=seat, card=card)


# Building decks (EF-3.9 to EF-3.12, EF-5.236) ----------------------------------------------------------------------------


def gather_cards(s: Session, seat: int) -> None:
    """EF-9.48: all owned cards together; Flaws that lay in the Progress zone, too."""
    row = s.dreamers.edit(seat)
    pile = s.piles.edit(DECK + seat)
    placed = tuple([card for card, _flipped in row.progress])
    row.unused = tuple(
        sorted((*row.unused, *pile.cards, *row.hand, *row.discard, *row.sealed, *placed, *row.flaws, *row.held))
    )
    pile.cards = pile.known = ()
    row.hand = row.discard = row.sealed = row.flaws = row.held = ()
    row.progress = ()
    s.stale = True


def restore_self(s: Session, seat: int) -> None:
    """EF-5.233, EF-5.236: no Distress, no Gems, no Spirit."""
    row = s.dreamers.edit(seat)
    row.distress = row.gems = row.spirit = 0


def build_deck(s: Session, seat: int, cards: tuple[int, ...]) -> None:
    """These cards, taken from those that are owned, are the deck (EF-3.10)."""
    row = s.dreamers.edit(seat)
    left = list(row.unused)
    for card in cards:
        left.remove(card)
    row.unused = tuple(left)
    pile = s.piles.edit(DECK + seat)
    pile.cards, pile.known = cards, (0,) * len(cards)
    emit(s, "deck-built", seat=seat, count=len(cards))
