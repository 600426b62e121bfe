"""SS-21.5: slots and hands: what a card drives out of them, which hands weapons may change, what makes a backpack larger."""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Answer

from . import terms as t
from .abilities import MODS
from .cast import Cast
from .state import Hero

Slots = tuple[int, int, int, int]
BOTH_HANDS: Final = 1 << t.MAIN | 1 << t.OFF


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


def bare(cast: Cast, slots: Slots) -> int:
    """The slots in which nothing lies, as bits; a weapon for two hands is in the off hand, too."""
    main, off, armour, artifact = slots
    found = 1 << t.MAIN if main == t.NO_ITEM else 0
    if off == t.NO_ITEM and (main == t.NO_ITEM or cast.item_of(main).hand != t.TWO_HANDED):
        found |= 1 << t.OFF
    if armour == t.NO_ITEM:
        found |= 1 << t.ARMOUR
    if artifact == t.NO_ITEM:
        found |= 1 << t.ARTIFACT
    return found


class Fit:
    """What heroes can use who have a style and for whom the runes of some kinds of items do not count (SS-21.3): worked out once."""

    __slots__ = ("_at_once", "places", "wanted", "wears")

    def __init__(self, cast: Cast, style: int, free: tuple[int, ...]) -> None:
        items = [cast.item_of(card) for card in range(len(cast.cards))]
        self.places: list[tuple[int, ...]] = [
            item.places() if item.styles & style or item.kind in free else () for item in items
        ]
        """Of each card: the slots in which it may lie."""
        self.wears: list[list[tuple[str, int, int]]] = [
            [("wear", card, slot) for slot in places] for card, places in enumerate(self.places)
        ]
        self.wanted: list[bool] = [
            item.deck != t.STASH or places != () for item, places in zip(items, self.places, strict=True)
        ]
        """SS-27.9: whether such heroes take a card out of the stash, if they have room."""
        self._at_once: dict[int, list[bool]] = {}

    def at_once(self, cast: Cast, slots: Slots) -> list[bool]:
        """SS-16.5, SS-27.6: of each card, whether it finds a free slot, nothing being in its way."""
        free = bare(cast, slots)
        found = self._at_once.get(free)
        if found is None:
            found = []
            for card, places in enumerate(self.places):
                both = BOTH_HANDS if cast.item_of(card).hand == t.TWO_HANDED else 0
                found.append(any([(both | 1 << slot) & ~free == 0 for slot in places]))
            self._at_once[free] = found
        return found


def fit(cast: Cast, style: int, free: tuple[int, ...]) -> Fit:
    key = (style, free)
    found: Fit | None = cast.fits.get(key)
    if found is None:
        found = cast.fits[key] = Fit(cast, style, free)
    return found


def free_slots(cast: Cast, slots: Slots, card: int, places: tuple[int, ...]) -> list[int]:
    """SS-16.5, SS-27.6: of these slots those in which a card may lie at once, nothing being in its way."""
    return [slot for slot in places if not displaced(cast, slots, card, slot)]


def other_hands(cast: Cast, slots: Slots, room: int) -> list[Answer]:
    """SS-16.4: weapons for either hand may change hands; what the other hand held changes places with them, or needs room."""
    found: list[Answer] = []
    if slots[t.MAIN] == t.NO_ITEM and slots[t.OFF] == t.NO_ITEM:
        return found
    for slot, other in ((t.MAIN, t.OFF), (t.OFF, t.MAIN)):
        card, there = slots[slot], slots[other]
        if card == t.NO_ITEM or cast.item_of(card).hand != t.EITHER or cast.item_of(card).kind != t.WEAPON:
            continue
        if there == t.NO_ITEM or cast.item_of(there).hand == t.EITHER or room > 0:
            found.append(("wear", card, other))
    return found


def swaps(cast: Cast, row: Hero, room: int, usable: Fit) -> list[Answer]:
    """("wear", card, slot) and ("bare", slot): whatever leaves a slot must find room in the backpack (SS-13.11)."""
    found: list[Answer] = []
    for card in row.pack:
        for wear in usable.wears[card]:
            if room > 0 or len(displaced(cast, row.slots, card, wear[2])) <= 1:
                found.append(wear)
    found += other_hands(cast, row.slots, room)
    if room > 0:
        found += [("bare", slot) for slot in range(len(row.slots)) if row.slots[slot] != t.NO_ITEM]
    return found


def bears(cast: Cast, card: int, side: int) -> bool:
    """Whether a side of a card changes something, or answers something by itself, by lying in a slot or backpack."""
    info = cast.item_of(card).sides[side]
    return bool(info.bears) or info.triggers != 0


def capacity_of(cast: Cast, card: int) -> list[int]:
    """SS-13.11: how much larger each side of a card makes the backpack in which it lies."""
    found = []
    for side in cast.item_of(card).sides:
        mods = [cast.mods[mod] for number in side.abilities for mod in cast.abilities[number].always]
        found.append(sum([mod.by.base for mod in mods if MODS[mod.kind] == "capacity"]))
    return found


def can_part(cast: Cast, row: Hero, side: int, card: int, room: int) -> bool:
    """SS-13.11: whether the backpack holds what is left without this card, which may have made it larger."""
    if cast.item_of(card).kind != t.PERMANENT or card not in row.pack:
        return True
    return room + 1 >= capacity_of(cast, card)[side]
