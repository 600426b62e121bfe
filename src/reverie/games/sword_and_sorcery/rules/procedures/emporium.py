"""SS-27: the Emporium: all heroes present buy, sell, trade, enchant and bet at the same time, until all are done."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import DONE, RESTART, Flow, ask_first, cite, dice, emit, procedure
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import Listed
from reverie.parts.rules import decks

from .. import atoms_items, decisions
from .. import terms as t
from ..dealings import BET, ENCHANTING, WINS, Dealings, Market
from ..frames import Visit
from ..queries import free_for, room_for
from ..state import LOT_STREAM, SHOP, STASH, Quest

SALE = 25
"""SS-27.8: crowns for a treasure, times the ACT."""
MOST_DEALINGS = 40
"""SS-27.60: for each hero of a visit; then there is only to be done."""
ONLY_DONE: Final = Listed((decisions.DONE,))
ONLY_BACK: Final = Listed(("back",))


def refuse_dealings(f: Visit) -> Refusal | None:
    """SS-27.60: a visit does not go on for ever."""
    most = MOST_DEALINGS * len(f.seats)
    return Refusal("SS-27.60", "dealings", most=most) if f.dealings >= most else None


def all_at_once(s: Quest, f: Visit) -> Flow:
    """SS-27.12: whoever is not done may act; who is done may take it back while another is not."""
    busy = [seat for seat in f.seats if not f.done >> seat & 1]
    if not busy:
        return DONE
    if refuse_dealings(f) is not None:
        asked = tuple([(seat, decisions.VISIT, ONLY_DONE) for seat in busy])
        ask_first(s, asked)
        return None
    last = s.answered
    market = Market(s, f, last.market if isinstance(last, Dealings) else None)
    visits = tuple([(seat, decisions.VISIT, Dealings(market, seat)) for seat in busy])
    offered = tuple([(seat, decisions.BACK, ONLY_BACK) for seat in f.seats if f.done >> seat & 1])
    ask_first(s, visits, offered)
    return None


def deal(s: Quest, f: Visit) -> Flow:
    seat, answer = f.answer
    f.answer = None
    f.dealings += 1
    if answer == decisions.DONE:
        f.done |= 1 << seat
        return RESTART
    if answer == "back":
        f.done &= ~(1 << seat)
        return RESTART
    word, number = answer[0], answer[1]
    if word == "bet":
        cite(s, "SS-27.11")
        atoms_items.pay_crowns(s, seat, BET)
        f.played |= 1 << seat
        f.better, f.bet = seat, number
        dice(s, decisions.TAVERN_DIE, 1, t.FACES, LOT_STREAM, seat)
        return None
    carry_out(s, f, seat, word, answer)
    return RESTART


DEALING_RULES: Final = {
    "buy": "SS-27.5", "stash": "SS-27.9", "put": "SS-27.9", "sell": "SS-27.8", "wear": "SS-27.6", "bare": "SS-27.6", "enchant": "SS-27.10",
    "upgrade": "SS-27.5", "give": "SS-27.7", "crowns": "SS-27.7",
}  # fmt: skip
"""What each dealing cites."""


def carry_out(s: Quest, f: Visit, seat: int, word: str, answer: tuple[int, ...]) -> None:
    cite(s, DEALING_RULES[word])
    number = answer[1]
    if word == "buy":
        price = s.item(number).sides[answer[2]].price
        decks.take(s, s.piles, SHOP, number)
        atoms_items.pay_crowns(s, seat, price)
        atoms_items.set_side(s, number, answer[2])
        if s.listening:
            emit(s, "bought", seat=seat, card=number, price=price)
        if len(answer) > 3:
            atoms_items.receive(s, answer[3], number)
        else:
            take_in(s, f, seat, number)
    elif word == "stash":
        decks.take(s, s.piles, STASH, number)
        take_in(s, f, seat, number)
    elif word == "put":
        atoms_items.deposit(s, seat, number)
    elif word == "sell":
        atoms_items.lose_item(s, seat, number)
        atoms_items.gain_crowns(s, seat, SALE * s.plan.act)
        emit(s, "sold", seat=seat, card=number, price=SALE * s.plan.act)
    elif word == "wear":
        atoms_items.equip(s, seat, number, answer[2])
    elif word == "bare":
        atoms_items.unequip(s, seat, number)
    elif word == "enchant":
        atoms_items.pay_crowns(s, seat, ENCHANTING)
        atoms_items.set_side(s, number, 1)
    elif word == "upgrade":  # SS-27.5: the full price of the other side
        atoms_items.pay_crowns(s, seat, s.item(number).sides[1].price)
        atoms_items.set_side(s, number, 1)
    elif word == "give":
        atoms_items.take_from(s, seat, number)
        atoms_items.receive(s, answer[2], number)
        if s.listening:
            emit(s, "handed-over", seat=seat, other=answer[2], card=number, crowns=0)
    elif word == "crowns":
        atoms_items.hand_crowns(s, seat, answer[2], number)


def take_in(s: Quest, f: Visit, seat: int, card: int) -> None:
    """SS-27.6: into a free slot at once, where there is one, else into the backpack; if that is full, into the only one that has room."""
    free = free_for(s, seat, card)
    if free:
        atoms_items.take_in(s, seat, card, free[0])
        return
    at = f.seats.index(seat)
    for holder in (*f.seats[at:], *f.seats[:at]):
        if room_for(s, holder) > 0:
            break
    atoms_items.receive(s, holder, card)


def win(s: Quest, f: Visit) -> Flow:
    """SS-27.11: a match wins by its symbol."""
    face = f.answer[0]
    f.answer = None
    for symbol, amount in WINS:
        if symbol == f.bet and s.cast.dice[t.BLUE].faces[face - 1][symbol]:
            atoms_items.gain_crowns(s, f.better, amount)
    return RESTART


procedure(Visit, ("SS-27.12", all_at_once), ("SS-27.12", deal), ("SS-27.11", win))
