"""The Emporium: what is on sale, the stash, the tavern, what is handed over; wares by kind, what one can use first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.browser import Scene
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer, Told

from ..rules import decisions
from ..rules import terms as t
from ..rules.dealings import BET, HANDED, WINS
from ..rules.gear import Item
from ..rules.queries import can_use
from ..rules.state import SHOP, STASH, Quest
from .elements import item_id
from .heroes import full_sheet, item

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

SHELVES: Final = (
    ("weapon", (t.WEAPON,)),
    ("armour", (t.ARMOUR_KIND,)),
    ("small", (t.SINGLE_USE, t.AMMUNITION)),
    ("other", (t.ARTIFACT_KIND, t.PERMANENT, t.BUILDING)),
)


def ware_id(number: int) -> str:
    return f"ware-{number}"


def shelf_id(s: Quest, choice: Choice, pick: Answer) -> str:
    """Where a dealing sits: on the ware, on the own card, on the tavern's table; whom something is given to is asked in the prompt."""
    if not isinstance(pick, tuple):
        return ""
    word, number = pick[0], pick[1]
    if word == "buy":
        kind = s.item(number)
        first = next((card for card in s.piles.rows[SHOP].cards if s.item(card) is kind), number)
        # copies are alike: the first of them is what is bought, the others lie under it
        return ware_id(kind.number) if number == first else f"under-{number}"
    if word == "bare":
        return item_id(s.heroes.rows[choice.seat].slots[number])
    if word in ("bet", "crowns"):
        return f"{word}-{number}"
    return item_id(number)


def market(page: SwordAndSorceryWeb, scene: Scene[Quest]) -> Told | None:
    """The Emporium as whoever looks sees it; None where nobody visits it."""
    s = scene.state
    visiting = [choice for choice in s.pending if choice.decision in (decisions.VISIT, decisions.BACK)]
    if not visiting:
        return None
    seats = [choice.seat for choice in visiting]
    seat = scene.viewer if scene.viewer in seats else seats[0]
    shop = s.piles.rows[SHOP].cards
    kinds: dict[int, list[int]] = {}
    for card in shop:
        kinds.setdefault(s.item(card).number, []).append(card)
    sorts = sorted(kinds.values(), key=lambda cards: order(s, seat, s.item(cards[0])))
    wares = [ware(page, s, seat, cards) for cards in sorts]
    stash = [held(page, s, seat, card) for card in s.piles.rows[STASH].cards]
    return {
        "title": page.say("web-market"),
        "rule": "SS-27.12",
        "purse": page.say("web-market-purse", crowns=s.crowns(seat), **page.whose(s, seat)),
        "shelves": [
            {
                "title": page.say(f"web-shelf-{name}"),
                "wares": [one for one in wares if one["kind"] in wanted and open_to(scene, one)],
            }
            for name, wanted in SHELVES
        ],
        "rest": [one for one in [*stash, *wares] if not open_to(scene, one)],
        "stash": [one for one in stash if open_to(scene, one)],
        "bets": [
            {
                "id": f"bet-{symbol}",
                "mark": f"ss-{t.SYMBOLS[symbol]}",
                "name": page.symbol(symbol),
                "text": page.say("web-bet-wins", n=n),
            }
            for symbol, n in WINS
        ],
        "bet": page.say("web-bet", n=BET),
        "purses": [{"id": f"crowns-{n}", "n": n, "text": page.say("pick-crowns", n=n)} for n in HANDED],
        "sheet": full_sheet(page, s, seat),
    }


def open_to(scene: Scene[Quest], one: Told) -> bool:
    """Whether whoever is asked can have it; to whoever only looks on everything is shown."""
    return scene.choice is None or scene.read_only or one["id"] in scene.options


def order(s: Quest, seat: int, one: Item) -> tuple[bool, int]:
    """What a hero can use comes first, the cheapest of it first."""
    return not can_use(s, seat, one), price(one)


def price(one: Item) -> int:
    return min([side.price for side in one.sides if side.price >= 0], default=0)


def ware(page: SwordAndSorceryWeb, s: Quest, seat: int, cards: list[int]) -> Told:
    """A ware with the prices of its sides; what is too dear, or has the wrong runes, says so."""
    one = s.item(cards[0])
    prices = [side.price for side in one.sides if side.price >= 0]
    usable, dear = can_use(s, seat, one), price(one) > s.crowns(seat)
    return {
        **item(page, s, cards[0]),
        "id": ware_id(one.number),
        "kind": one.kind,
        "does": does(page, s, cards[0]),
        "prices": " / ".join(str(n) for n in prices),
        "count": len(cards),
        "word": page.say("web-ware-runes") if not usable else page.say("web-ware-dear") if dear else "",
        "off": not usable or dear,
    }


def held(page: SwordAndSorceryWeb, s: Quest, seat: int, card: int) -> Told:
    """A card of the stash: it costs nothing."""
    usable = can_use(s, seat, s.item(card))
    word = page.say("web-ware-free" if usable else "web-ware-runes")
    told = {**item(page, s, card), "does": does(page, s, card)}
    return {**told, "prices": "", "count": 1, "word": word, "off": not usable}


def does(page: SwordAndSorceryWeb, s: Quest, card: int) -> str:
    """What a card is good for that is no weapon and no armour: those have dice."""
    shown = s.item(card).sides[s.sides[card]]
    return page.item_text(s, card) if shown.weapon is None and shown.defence is None else ""


__all__ = ["market", "shelf_id", "ware_id"]
