"""SS-27: the Emporium: all heroes present buy, sell, trade, enchant and bet at the same time, until all are done."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import DONE, RESTART, Flow, ask_first, cite, dice, emit, procedure
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import Listed, Menu
from reverie.kernel.later import Later
from reverie.kernel.plain import Answer, Plain
from reverie.parts.rules import decks

from .. import atoms_items, decisions
from .. import terms as t
from ..cast import Cast
from ..force import borne, sources
from ..frames import Visit
from ..gear import Item
from ..queries import free_for, room_for
from ..state import LOT_STREAM, SHOP, STASH, Hero, Quest
from ..wearing import can_part, free_slots, swaps

SALE = 25
"""SS-27.8: crowns for a treasure, times the ACT."""
ENCHANTING = 50
BET = 5
MOST_DEALINGS = 40
"""SS-27.60: for each hero of a visit; then there is only to be done."""
HANDED: Final = (5, 10, 50)
"""Crowns given at once; any sum is made of them."""
REMEMBERED: Final = 64
Ware = tuple[str, int, int]
ONLY_DONE: Final = Listed((decisions.DONE,))
ONLY_BACK: Final = Listed(("back",))
WINS = ((t.SHIELD, 10), (t.MAGIC, 20), (t.LEGEND, 50))
"""SS-27.11."""
BETS: Final[list[Answer]] = [("bet", symbol) for symbol, _win in WINS]


class Market:
    """The Emporium at one moment: what dealings are worked out of. The table goes on; this stays as it was."""

    __slots__ = (
        "box",
        "cast",
        "deposits",
        "free",
        "played",
        "rooms",
        "rows",
        "seats",
        "shop",
        "sides",
        "stash",
        "supply",
    )

    def __init__(self, s: Quest, f: Visit) -> None:
        self.cast = s.cast
        self.rows = s.heroes.rows[:]
        self.sides = s.sides
        self.shop = s.piles.rows[SHOP].cards
        self.stash = s.piles.rows[STASH].cards
        self.seats = f.seats
        self.played = f.played
        self.rooms: list[int] = [room_for(s, seat) for seat in range(len(self.rows))]
        self.deposits = bool(s.setup["legacy"])
        """SS-27.9: whether any card may be put into the stash."""
        self.free: list[tuple[int, ...]] = free_kinds(s)
        self.box: bool = s.setup["box_limits"]
        self.supply = s.supply


def on_sale(cast: Cast, shop: tuple[int, ...]) -> list[tuple[int, list[Ware]]]:
    """SS-21.2, SS-27.5: what can be bought, by price, the cheapest first; worked out once for each shelf."""
    found = cast.shelves.get(shop)
    if found is None:
        if len(cast.shelves) >= REMEMBERED:
            cast.shelves.clear()
        by_price: dict[int, list[Ware]] = {}
        for card in shop:
            for side, info in enumerate(cast.items[cast.cards[card]].sides):
                if info.price >= 0:
                    by_price.setdefault(info.price, []).append(("buy", card, side))
        found = cast.shelves[shop] = sorted(by_price.items())
    return found


class Dealings(Later):
    """SS-27.12: all that one hero may do, listed when it is looked at: most who could act are not the next to do so."""

    __slots__ = ("market", "money", "room", "row", "seat", "style")

    def __init__(self, market: Market, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.market = market
        self.row: Hero = market.rows[seat]
        self.room: int = market.rooms[seat]

    def make(self) -> Menu:
        row = self.row
        market = self.market
        self.money: int = atoms_items.worth(row.crowns)
        self.style: int = market.cast.versions[row.version].style
        owned = [*row.pack, *[card for card in row.slots if card != t.NO_ITEM]]
        found = self.wares()
        for card in market.stash:
            wanted = self.places(card) or self.item(card).deck != t.STASH
            if wanted and (self.room > 0 or self.fits_at_once(card)):
                found.append(("stash", card))
        found += swaps(market.cast, row, self.room, {card: self.places(card) for card in row.pack})
        spare = [card for card in owned if can_part(market.cast, row, market.sides[card], card, self.room)]
        for card in spare:
            found += self.parting_with(card)
        for card in owned:
            found += self.improving(card)
        if not market.played >> self.seat & 1 and self.affords(BET):
            found += BETS
        found.append(decisions.DONE)
        others = [other for other in market.seats if other != self.seat]
        takers = tuple([other for other in others if market.rooms[other] > 0])
        groups: list[tuple[str, Plain, Plain]] = [("give", tuple(spare), takers)] if spare and takers else []
        if self.money and others:
            groups.append(("crowns", tuple([amount for amount in HANDED if amount <= self.money]), tuple(others)))
        return Menu(tuple(found), tuple(groups))

    def item(self, card: int) -> Item:
        cast = self.market.cast
        return cast.items[cast.cards[card]]

    def places(self, card: int) -> tuple[int, ...]:
        """The slots of a card that this hero can use (SS-21.3)."""
        item = self.item(card)
        usable = item.styles & self.style or item.kind in self.market.free[self.seat]
        return item.places() if usable else ()

    def fits_at_once(self, card: int) -> bool:
        """SS-27.6: whether a card finds a free slot, where there is no room in the backpack."""
        return bool(free_slots(self.market.cast, self.row.slots, card, self.places(card)))

    def affords(self, price: int) -> bool:
        """Whether a price can be paid, and the rest be held in the tokens there are (SS-27.13)."""
        market = self.market
        rest = self.money - price
        if rest < 0 or not market.box:
            return rest >= 0
        own = atoms_items.more(self.row.crowns, market.supply)
        if atoms_items.in_fewest(rest, own) is not None:
            return True
        return atoms_items.dealt_out(*atoms_items.changed(market.rows, market.supply, self.seat, rest)) is not None

    def wares(self) -> list[Answer]:
        """SS-27.5, SS-27.6: what can be bought, side by side; it finds a free slot, room in the own backpack, or in that of another whom
        the buyer names. An enchanted side has no price."""
        found: list[Answer] = []
        takers = [seat for seat in self.market.seats if self.market.rooms[seat] > 0]
        for price, offered in on_sale(self.market.cast, self.market.shop):
            if price > self.money:
                break
            if not self.affords(price):
                continue
            if self.room > 0 or len(takers) == 1:
                found += offered
                continue
            for ware in offered:
                if self.fits_at_once(ware[1]):
                    found.append(ware)
                else:
                    found += [(*ware, taker) for taker in takers]
        return found

    def parting_with(self, card: int) -> list[Answer]:
        """SS-27.8, SS-27.9: a treasure is sold, a card put into the stash."""
        deck = self.item(card).deck
        found: list[Answer] = [("sell", card)] if deck == t.TREASURE else []
        return [*found, ("put", card)] if deck == t.STASH or self.market.deposits else found

    def improving(self, card: int) -> list[Answer]:
        """SS-27.10, SS-27.5: a card is enchanted at the anvil, or turned for the other side's full price."""
        item = self.item(card)
        found: list[Answer] = []
        if len(item.sides) < 2 or self.market.sides[card] or item.deck not in (t.EMPORIUM, t.STASH):
            return found
        if item.kind in (t.WEAPON, t.ARMOUR_KIND) and self.affords(ENCHANTING):
            found.append(("enchant", card))
        if item.deck == t.EMPORIUM and item.sides[1].price > 0 and self.affords(item.sides[1].price):
            found.append(("upgrade", card))
        return found


def free_kinds(s: Quest) -> list[tuple[int, ...]]:
    """SS-21.3: kinds of items whose runes do not count, by hero."""
    seats = range(len(s.heroes))
    if not borne(s, "free-styles"):
        return [() for _seat in seats]
    return [
        tuple([t.KINDS.index(mod.name) for _bearer, mod, _value in sources(s, "free-styles", seat)]) for seat in seats
    ]


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
    market = Market(s, f)
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
    holders = [one for one in (*f.seats[at:], *f.seats[:at]) if room_for(s, one) > 0]
    atoms_items.receive(s, holders[0], card)


def win(s: Quest, f: Visit) -> Flow:
    """SS-27.11: a match wins by its symbol."""
    face = f.answer[0]
    f.answer = None
    for symbol, amount in WINS:
        if symbol == f.bet and s.cast.dice[t.BLUE].faces[face - 1][symbol]:
            atoms_items.gain_crowns(s, f.better, amount)
    return RESTART


procedure(Visit, ("SS-27.12", all_at_once), ("SS-27.12", deal), ("SS-27.11", win))
