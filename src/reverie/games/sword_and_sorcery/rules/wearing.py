"""SS-21.5: slots and hands: what a card drives out of them, which hands weapons may change, what makes a backpack larger."""

from __future__ import annotations

from reverie.kernel.plain import Answer

from . import terms as t
from .abilities import MODS
from .cast import Cast
from .state import Hero

Slots = tuple[int, int, int, int]


def displaced(cast: Cast, slots: Slots, card: int, slot: int) -> list[int]:
    """The cards that leave their slots when this one is put into a slot: what lies there, and what two hands do not hold."""
    item = cast.item_of(card)
    freed = [slots[slot]]
    if item.kind == t.WEAPON:
        main = slots[t.MAIN]
        if item.hand == t.TWO_HANDED:
            freed.append(slots[t.OFF])
        elif slot == t.OFF and main != t.NO_ITEM and cast.item_of(main).hand == t.TWO_HANDED:
            freed.append(main)
    return [held for held in freed if held != t.NO_ITEM and held != card]


def free_slots(cast: Cast, slots: Slots, card: int, places: tuple[int, ...]) -> list[int]:
    """SS-16.5, SS-27.6: of these slots those in which a card may lie at once, nothing being in its way."""
    return [slot for slot in places if not displaced(cast, slots, card, slot)]


def other_hands(cast: Cast, slots: Slots, room: int) -> list[Answer]:
    """SS-16.4: weapons for either hand may change hands; what the other hand held changes places with them, or needs room."""
    found: list[Answer] = []
    for slot, other in ((t.MAIN, t.OFF), (t.OFF, t.MAIN)):
        card, there = slots[slot], slots[other]
        if card == t.NO_ITEM or cast.item_of(card).hand != t.EITHER or cast.item_of(card).kind != t.WEAPON:
            continue
        if there == t.NO_ITEM or cast.item_of(there).hand == t.EITHER or room > 0:
            found.append(("wear", card, other))
    return found


def swaps(cast: Cast, row: Hero, room: int, places: dict[int, tuple[int, ...]]) -> list[Answer]:
    """("wear", card, slot) and ("bare", slot): whatever leaves a slot must find room in the backpack (SS-13.11).

    `places` are the slots of each card in the backpack that the hero can use.
    """
    found: list[Answer] = []
    for card, slots in places.items():
        for slot in slots:
            if len(displaced(cast, row.slots, card, slot)) <= max(0, room) + 1:
                found.append(("wear", card, slot))
    found += other_hands(cast, row.slots, room)
    if room > 0:
        found += [("bare", slot) for slot in range(len(row.slots)) if row.slots[slot] != t.NO_ITEM]
    return found


def can_part(cast: Cast, row: Hero, side: int, card: int, room: int) -> bool:
    """SS-13.11: whether the backpack holds what is left without this card, which may have made it larger."""
    item = cast.item_of(card)
    if item.kind != t.PERMANENT or card not in row.pack:
        return True
    lost = 0
    for number in item.sides[side].abilities:
        for mod in cast.abilities[number].always:
            if MODS[cast.mods[mod].kind] == "capacity":
                lost += cast.mods[mod].by.base
    return room + 1 >= lost
