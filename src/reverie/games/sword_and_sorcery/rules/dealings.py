"""SS-27: what a hero may do in the Emporium, worked out of what lies there, in the stash and with the heroes at one moment."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

from reverie.kernel.domain import Menu
from reverie.kernel.later import Later
from reverie.kernel.plain import Answer, Plain

from . import atoms_items, decisions
from . import terms as t
from .cast import Cast
from .force import borne
from .frames import Visit
from .queries import free_kinds, room_for
from .state import SHOP, STASH, Quest
from .wearing import can_part, capacity_of, fit, swaps

ENCHANTING = 50
BET = 5
HANDED: Final = (5, 10, 50)
"""Crowns given at once; any sum is made of them."""
Ware = tuple[str, int, int]
Shelf = list[tuple[int, list[Ware]]]
"""What can be bought, by price, the cheapest first."""
WINS = ((t.SHIELD, 10), (t.MAGIC, 20), (t.LEGEND, 50))
"""SS-27.11."""
BETS: Final[list[Answer]] = [("bet", symbol) for symbol, _win in WINS]


class Trade:
    """What can be done with each card, whoever has it: worked out once for all cards."""

    __slots__ = ("_kept", "enlarging", "improving", "parting", "prices", "stowing")

    def __init__(self, cast: Cast) -> None:
        cards = range(len(cast.cards))
        self.prices: list[list[tuple[int, Ware]]] = [on_sale(cast, card) for card in cards]
        """SS-27.5: the sides of a card that can be bought, with what they cost."""
        self._kept: tuple[tuple[int, ...], Shelf] = ((), [])
        self.parting: list[list[Answer]] = [parting_with(cast, card, False) for card in cards]
        self.stowing: list[list[Answer]] = [parting_with(cast, card, True) for card in cards]
        """SS-27.9: the same in a campaign, where any card may be put into the stash."""
        self.improving: list[list[tuple[int, Answer]]] = [improving(cast, card) for card in cards]
        self.enlarging: list[bool] = [any(capacity_of(cast, card)) for card in cards]
        """Whether a card makes a backpack larger."""

    def shelf(self, shop: tuple[int, ...]) -> Shelf:
        """SS-21.2, SS-27.5: what can be bought off these cards."""
        kept, found = self._kept
        if shop is not kept:  # most dealings leave the shelf as it is
            by_price: dict[int, list[Ware]] = {}
            for card in shop:
                for price, ware in self.prices[card]:
                    if price in by_price:
                        by_price[price].append(ware)
                    else:
                        by_price[price] = [ware]
            found = sorted(by_price.items())
            self._kept = (shop, found)
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
    """The Emporium at one moment: what dealings are worked out of. The table goes on; this stays as it was."""

    __slots__ = (
        "box", "cast", "deposits", "free", "played", "rooms", "rows", "seats", "shop", "sides", "stash", "supply", "trade",
    )  # fmt: skip

    def __init__(self, s: Quest, f: Visit) -> None:
        self.cast = s.cast
        self.trade = trade_of(s.cast)
        self.rows = s.heroes.rows[:]
        self.sides = s.sides
        self.shop = s.piles.rows[SHOP].cards
        self.stash = s.piles.rows[STASH].cards
        self.seats = f.seats
        self.played = f.played
        self.rooms: list[int] = [room_for(s, seat) for seat in range(len(self.rows))]
        self.deposits = bool(s.setup["legacy"])
        self.free: list[tuple[int, ...]] = []
        """SS-21.3: kinds of items whose runes do not count, by seat; empty where all of them count for everybody."""
        if borne(s, "free-styles"):
            self.free = [free_kinds(s, seat) for seat in range(len(self.rows))]
        self.box: bool = s.setup["box_limits"]
        self.supply = s.supply


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
        owned = [card for card in (*row.pack, *row.slots) if card != t.NO_ITEM]
        spare = tuple([card for card in owned if not market.trade.enlarging[card] or self.can_spare(card)])
        parting = market.trade.stowing if market.deposits else market.trade.parting
        for card in spare:
            found += parting[card]
        for card in owned:
            if not market.sides[card]:
                for price, answer in market.trade.improving[card]:
                    if purse.affords(price):
                        found.append(answer)
        if not market.played >> seat & 1 and purse.affords(BET):
            found += BETS
        found.append(decisions.DONE)
        groups: list[tuple[str, Plain, Plain]] = []
        if room > 0:
            takers.remove(seat)
        if spare and takers:
            groups.append(("give", spare, tuple(takers)))
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
        for price, offered in self.market.trade.shelf(self.market.shop):
            if price > purse.money:
                break
            if not purse.any_rest and not purse.affords(price):
                continue
            if room > 0 or len(takers) == 1:
                found += offered
            elif not takers:
                found += [ware for ware in offered if at_once[ware[1]]]
            else:
                for ware in offered:
                    found += [ware] if at_once[ware[1]] else [(*ware, taker) for taker in takers]
        return found

    def can_spare(self, card: int) -> bool:
        """SS-13.11: whether a hero may part with a card: what is left must have room without it."""
        market, seat = self.market, self.seat
        return can_part(market.cast, market.rows[seat], market.sides[card], card, market.rooms[seat])
