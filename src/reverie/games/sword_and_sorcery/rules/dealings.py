"""SS-27: what a hero may do in the Emporium, worked out of what lies there, in the stash and with the heroes at one moment."""

from __future__ import annotations

from bisect import bisect_right
from operator import itemgetter
from typing import Final

from reverie.kernel.domain import Menu
from reverie.kernel.later import Later
from reverie.kernel.plain import Answer, Plain

from . import atoms_items, decisions
from . import terms as t
from .cast import Cast
from .force import borne, in_force
from .frames import Visit
from .queries import free_kinds, room_for
from .state import SHOP, STASH, Quest
from .wearing import can_part, capacity_of, fit, swaps

ENCHANTING = 50
BET = 5
HANDED: Final = (5, 10, 50)
"""Crowns given at once; any sum is made of them."""
Ware = tuple[str, int, int]
PRICE: Final = itemgetter(0)
WINS = ((t.SHIELD, 10), (t.MAGIC, 20), (t.LEGEND, 50))
"""SS-27.11."""
BETS: Final[list[Answer]] = [("bet", symbol) for symbol, _win in WINS]


class Shelf:
    """SS-21.2, SS-27.5: what can be bought off some cards, the cheapest first, and what each costs."""

    __slots__ = ("cards", "prices", "wares")

    def __init__(self, cards: tuple[int, ...], sides: list[list[tuple[int, Ware]]]) -> None:
        self.cards = cards
        found = [priced for card in cards for priced in sides[card]]
        found.sort(key=PRICE)
        self.prices: list[int] = [price for price, _ware in found]
        self.wares: list[Ware] = [ware for _price, ware in found]


class Trade:
    """What can be done with each card, whoever has it: worked out once for all cards."""

    __slots__ = ("_shelf", "enlarging", "improving", "parting", "prices", "stowing")

    def __init__(self, cast: Cast) -> None:
        cards = range(len(cast.cards))
        self.prices: list[list[tuple[int, Ware]]] = [on_sale(cast, card) for card in cards]
        """SS-27.5: the sides of a card that can be bought, with what they cost."""
        self._shelf: Shelf = Shelf((), self.prices)
        self.parting: list[list[Answer]] = [parting_with(cast, card, False) for card in cards]
        self.stowing: list[list[Answer]] = [parting_with(cast, card, True) for card in cards]
        """SS-27.9: the same in a campaign, where any card may be put into the stash."""
        self.improving: list[list[tuple[int, Answer]]] = [improving(cast, card) for card in cards]
        self.enlarging: list[bool] = [any(capacity_of(cast, card)) for card in cards]
        """Whether a card makes a backpack larger."""

    def shelf(self, shop: tuple[int, ...]) -> Shelf:
        """SS-21.2, SS-27.5: what can be bought off these cards."""
        found = self._shelf
        if shop is not found.cards:  # most dealings leave the shelf as it is
            found = self._shelf = Shelf(shop, self.prices)
        return found


def on_sale(cast: Cast, card: int) -> list[tuple[int, Ware]]:
    """SS-27.5: each side has its price; an enchanted one has none."""
    sides = cast.item_of(card).sides
    return [(info.price, ("buy", card, side)) for side, info in enumerate(sides) if info.price >= 0]


def parting_with(cast: Cast, card: int, deposits: bool) -> list[Answer]:
    """SS-27.8, SS-27.9: a treasure is sold, a card put into the stash."""
    deck = cast.item_of(card).deck
    found: list[Answer] = [("sell", card)] if deck == t.TREASURE else []
    return [*found, ("put", card)] if deck == t.STASH or deposits else found


def improving(cast: Cast, card: int) -> list[tuple[int, Answer]]:
    """SS-27.10, SS-27.5: a card whose front is up is enchanted at the anvil, or turned for the other side's full price."""
    item = cast.item_of(card)
    found: list[tuple[int, Answer]] = []
    if len(item.sides) < 2 or item.deck not in (t.EMPORIUM, t.STASH):
        return found
    if item.kind in (t.WEAPON, t.ARMOUR_KIND):
        found.append((ENCHANTING, ("enchant", card)))
    if item.deck == t.EMPORIUM and item.sides[1].price > 0:
        found.append((item.sides[1].price, ("upgrade", card)))
    return found


def trade_of(cast: Cast) -> Trade:
    found: Trade | None = cast.trade
    if found is None:
        found = cast.trade = Trade(cast)
    return found


class Market:
    """The Emporium at one moment: what dealings are worked out of. The table goes on; this stays as it was.

    It is made after every dealing: of the moment before, if it is known, the backpacks of those who took no part are not counted again.
    """

    __slots__ = (
        "box", "cast", "deposits", "free", "larger", "played", "rooms", "rows", "seats", "shop", "sides", "stash", "supply", "trade",
    )  # fmt: skip

    def __init__(self, s: Quest, f: Visit, before: Market | None) -> None:
        self.cast = s.cast
        self.trade = trade_of(s.cast)
        self.rows = s.heroes.rows[:]
        self.sides = s.sides
        self.shop = s.piles.rows[SHOP].cards
        self.stash = s.piles.rows[STASH].cards
        self.seats = f.seats
        self.played = f.played
        self.larger = in_force(s).larger
        self.rooms: list[int] = self.counted(s, before)
        self.deposits = bool(s.setup["legacy"])
        self.free: list[tuple[int, ...]] = []
        """SS-21.3: kinds of items whose runes do not count, by seat; empty where all of them count for everybody."""
        if borne(s, "free-styles"):
            self.free = [free_kinds(s, seat) for seat in range(len(self.rows))]
        self.box: bool = s.setup["box_limits"]
        self.supply = s.supply

    def counted(self, s: Quest, before: Market | None) -> list[int]:
        """SS-13.11: the room in every backpack."""
        if before is None or before.larger != self.larger or not self.larger:
            return [room_for(s, seat) for seat in range(len(self.rows))]
        known = before.rows
        return [before.rooms[seat] if known[seat] is row else room_for(s, seat) for seat, row in enumerate(self.rows)]


class Purse:
    """What a hero can pay: the tokens there are must hold the rest (SS-27.13)."""

    __slots__ = ("any_rest", "market", "money", "seat")

    def __init__(self, market: Market, seat: int) -> None:
        self.market = market
        self.seat = seat
        crowns = market.rows[seat].crowns
        self.money: int = atoms_items.worth(crowns)
        own = atoms_items.more(crowns, market.supply)
        self.any_rest: bool = atoms_items.in_any_sum(self.money, own) or not market.box
        """Whether any rest can be held; else each is asked for, and the tokens of others are changed if they must be."""

    def affords(self, price: int) -> bool:
        rest = self.money - price
        return rest >= 0 and (self.any_rest or self.holds(rest))

    def holds(self, rest: int) -> bool:
        market = self.market
        own = atoms_items.more(market.rows[self.seat].crowns, market.supply)
        if atoms_items.in_fewest(rest, own) is not None:
            return True
        return atoms_items.dealt_out(*atoms_items.changed(market.rows, market.supply, self.seat, rest)) is not None


class Dealings(Later):
    """SS-27.12: all that one hero may do, listed when it is looked at: most who could act are not the next to do so."""

    __slots__ = ("market", "seat")

    def __init__(self, market: Market, seat: int) -> None:
        self._made = None
        self.seat = seat
        self.market = market

    def make(self) -> Menu:
        market, seat = self.market, self.seat
        row, room = market.rows[seat], market.rooms[seat]
        usable = fit(market.cast, market.cast.versions[row.version].style, market.free[seat] if market.free else ())
        purse = Purse(market, seat)
        at_once = usable.at_once(market.cast, row.slots)
        takers = [other for other in market.seats if market.rooms[other] > 0]
        found = self.wares(purse, at_once, takers)
        wanted = usable.wanted if room > 0 else at_once
        found += [("stash", card) for card in market.stash if wanted[card]]
        found += swaps(market.cast, row, room, usable)
        owned = [card for card in row.slots if card != t.NO_ITEM]
        owned = [*row.pack, *owned] if owned else [*row.pack]
        enlarging = market.trade.enlarging
        spare = [card for card in owned if not enlarging[card] or self.can_spare(card)]
        parting = market.trade.stowing if market.deposits else market.trade.parting
        for card in spare:
            found += parting[card]
        sides, improving = market.sides, market.trade.improving
        for card in owned:
            if not sides[card]:
                for price, answer in improving[card]:
                    if price <= purse.money and purse.affords(price):
                        found.append(answer)
        if not market.played >> seat & 1 and purse.affords(BET):
            found += BETS
        found.append(decisions.DONE)
        groups: list[tuple[str, Plain, Plain]] = []
        if room > 0:
            takers.remove(seat)
        if spare and takers:
            groups.append(("give", tuple(spare), tuple(takers)))
        if purse.money and len(market.seats) > 1:
            at = market.seats.index(seat)
            sums = HANDED[: bisect_right(HANDED, purse.money)]
            groups.append(("crowns", sums, market.seats[:at] + market.seats[at + 1 :]))
        return Menu(tuple(found), tuple(groups))

    def wares(self, purse: Purse, at_once: list[bool], takers: list[int]) -> list[Answer]:
        """SS-27.5, SS-27.6: what can be bought, side by side; it finds a free slot, room in the own backpack, or in that of another whom
        the buyer names."""
        found: list[Answer] = []
        room = self.market.rooms[self.seat]
        shelf = self.market.trade.shelf(self.market.shop)
        count = bisect_right(shelf.prices, purse.money)
        wares = shelf.wares[:count]
        if not purse.any_rest:
            paid = {price: purse.affords(price) for price in dict.fromkeys(shelf.prices[:count])}
            wares = [wares[at] for at in range(count) if paid[shelf.prices[at]]]
        if room > 0 or len(takers) == 1:
            found += wares
        elif not takers:
            found += [ware for ware in wares if at_once[ware[1]]]
        else:
            for ware in wares:
                found += [ware] if at_once[ware[1]] else [(*ware, taker) for taker in takers]
        return found

    def can_spare(self, card: int) -> bool:
        """SS-13.11: whether a hero may part with a card: what is left must have room without it."""
        market, seat = self.market, self.seat
        return can_part(market.cast, market.rows[seat], market.sides[card], card, market.rooms[seat])
