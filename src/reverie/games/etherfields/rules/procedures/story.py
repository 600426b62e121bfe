"""Scripts (EF-4.64, EF-5.215), Items and Masks (EF-5.147, EF-5.203), Progress that is placed (EF-5.76), the Market (EF-5.67)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import DONE, Flow, ack, ask, ask_all, nature, procedure, push
from reverie.kernel.choice import READ
from reverie.kernel.domain import Listed, Permutation, Subset
from reverie.parts.rules.effects import NO_TEXT

from .. import atoms_cards as cards
from .. import atoms_team as band
from .. import decisions
from .. import terms as t
from ..abilities import NONE
from ..decisions import NO
from ..effects.walk import Deeds
from ..force import M, value
from ..frames import Buying, Fitting, Masking, Placing, Reading
from ..state import ITEM_MARKET, LOT_STREAM, MARKET, NOBODY, STORAGE, Session
from ..team import said, team, voices

PROGRESS: Final = M["progress-limit"]
SLOTS: Final = M["item-slots"]
SEEN: Final = M["market-seen"]


# Scripts -----------------------------------------------------------------------------------------------------------------


def show(s: Session, f: Reading) -> None:
    """EF-4.64: put to every person; confirmed by the first, by the First Player, or by all, as is agreed."""
    script = s.cast.scripts[f.script]
    again = f.script in s.read
    band.open_script(s, f.script, f.seat)
    if again and script.first:
        return
    seats = voices(s)
    if s.agreement == "vote" and len(seats) > 1 and not s.auto:
        ask_all(s, tuple([(seat, decisions.READING, Listed((READ,))) for seat in seats]))
        return
    ack(s, (s.first,) if s.agreement == "leader" and s.first in seats else seats, decisions.READING, f.script)


def follow(s: Session, f: Reading) -> None:
    """EF-5.215b: its orders come after that (EF-5.215a)."""
    f.answer = None
    text = s.cast.scripts[f.script].do
    if text != NO_TEXT:
        push(s, Deeds(text, f.seat, NOBODY, f.entity, NONE, NOBODY, f.space))


procedure(Reading, ("EF-4.64", show), ("EF-5.215", follow))


# Progress (EF-5.76) ------------------------------------------------------------------------------------------------------


def make_room(s: Session, f: Placing) -> Flow:
    """EF-4.40: with a full zone a placed card is discarded first, or nothing is placed."""
    row = s.dreamers.rows[f.seat]
    if len(row.progress) < value(s, PROGRESS, f.seat, t.PROGRESS_LIMIT):
        return None
    ask(s, f.seat, decisions.ROOM, Listed((*range(len(row.progress)), NO)))
    return None


def put_down(s: Session, f: Placing) -> Flow:
    answer = f.answer
    f.answer = None
    if answer == NO:
        if not f.in_hand:
            cards.take_back(s, f.seat, f.card)
        return DONE
    if answer is not None:
        cards.displace(s, f.seat, answer)
    if f.in_hand:
        cards.take_from_hand(s, f.seat, f.card)
    cards.place(s, f.seat, f.card)
    return None


procedure(Placing, ("EF-4.40", make_room), ("EF-5.73", put_down))


# Items -------------------------------------------------------------------------------------------------------------------


def draw_item(s: Session, f: Fitting) -> Flow:
    """EF-5.147: a random one of Storage; EF-5.272: of the Item Market."""
    f.answer = None
    if f.card != NONE:
        return None
    pile = ITEM_MARKET if f.market else STORAGE
    if f.recover <= 0 or not s.piles.rows[pile].cards:
        return DONE
    nature(s, decisions.LOT, Listed(s.piles.rows[pile].cards), LOT_STREAM)
    return None


def make_slot(s: Session, f: Fitting) -> None:
    """EF-4.50: with no free slot one of the Active Items goes, or of recovered ones the one just drawn."""
    if f.answer is not None:
        f.card = f.answer
        cards.draw_item(s, ITEM_MARKET if f.market else STORAGE, f.card)
    f.answer = None
    if len(s.items) >= value(s, SLOTS, s.first, t.ITEM_SLOTS):
        drawn = (f.card,) if f.recover > 0 and not f.market else ()
        options = tuple(dict.fromkeys((*s.items, *drawn)))
        team(s).ask(s, decisions.ITEM, Listed(options))


def fit_item(s: Session, f: Fitting) -> Flow:
    drawn = f.recover > 0
    card, f.card = f.card, NONE
    if f.answer is not None:
        out = said(s, f.answer)
        f.answer = None
        if out == card:
            band.stow_item(s, card)
        else:
            band.store_item(s, int(out))
            band.activate_item(s, card, drawn and not f.market)
    else:
        band.activate_item(s, card, drawn and not f.market)
    f.recover -= 1
    if f.recover > 0:
        f.step = 0
    return None


procedure(Fitting, ("EF-5.147", draw_item), ("EF-4.50", make_slot), ("EF-5.151", fit_item))


# Masks -------------------------------------------------------------------------------------------------------------------


def ask_mask(s: Session, f: Masking) -> Flow:
    """EF-4.51: which of the own Masks is active; one that was just gained may be put on at once (EF-5.205)."""
    row = s.dreamers.rows[f.seat]
    others = [mask for mask in row.masks if mask != row.mask] if f.card == NONE else [f.card]
    if not others:
        return DONE
    ask(s, f.seat, decisions.MASK, Listed((*others, NO)))
    return None


def put_on(s: Session, f: Masking) -> None:
    if f.answer is not None and f.answer != NO:
        band.wear_mask(s, f.seat, f.answer)
    f.answer = None


procedure(Masking, ("EF-4.51", ask_mask), ("EF-5.203", put_on))


# The Market (EF-5.67) ------------------------------------------------------------------------------------------------------


def shuffle_first(s: Session, f: Buying) -> Flow:
    """EF-9.38: shuffled at its first use in a session."""
    if not s.markets and s.piles.rows[MARKET].cards:
        nature(s, decisions.SHUFFLE, Permutation(len(s.piles.rows[MARKET].cards)), MARKET)
    return None


def look(s: Session, f: Buying) -> Flow:
    if f.answer is not None:
        cards.shuffle(s, MARKET, f.answer)
        cards.mark_market(s)
        f.answer = None
    count = f.seen if f.free else value(s, SEEN, f.seat, f.seen)
    f.cards = cards.see_market(s, count)
    return None if f.cards else DONE


def choose(s: Session, f: Buying) -> None:
    """Any number that can be paid for; of `choose-card` one."""
    if f.free:
        ask(s, f.seat, decisions.CARD, Listed(tuple(dict.fromkeys(f.cards))))
        return
    ask(s, f.seat, decisions.BUY, Listed(affordable_sets(s, f.seat, f.cards)))


def affordable_sets(s: Session, seat: int, seen: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every set of the cards that the Dreamer's Ether pays for, single ones first; of copies it does not matter which."""
    ether = s.dreamers.rows[seat].ether
    found = []
    for bits in range(1 << len(seen)):
        chosen = tuple(sorted([card for place, card in enumerate(seen) if bits >> place & 1]))
        if sum([s.cast.cards[card].ether for card in chosen]) <= ether:
            found.append(chosen)
    return tuple(sorted(dict.fromkeys(found), key=len))


def take(s: Session, f: Buying) -> None:
    taken = (f.answer,) if f.free else f.answer
    rest = list(f.cards)
    for card in taken:
        if f.free:
            cards.gain_card(s, f.seat, card)
        else:
            cards.buy(s, f.seat, card)
        rest.remove(card)
    cards.under_market(s, tuple(rest))
    f.result = len(f.cards) - len(rest)
    f.answer = None


procedure(Buying, ("EF-9.38", shuffle_first), ("EF-5.67", look), ("EF-5.67", choose), ("EF-5.67", take))

__all__ = ["Subset"]
