"""SS-13.11, SS-16.4, SS-17.3, SS-20.1: what a hero may pick up, lay down, wear elsewhere; whom a hero commands; and why not."""

from __future__ import annotations

from typing import Final

from reverie.kernel.choice import Refusal
from reverie.kernel.plain import Answer

from . import terms as t
from .frames import HeroTurn
from .ground import ground, things_in
from .queries import engaged, fit_of, room_for
from .state import FINDS, FIRST_COMPANION, FOUND_CROWNS, FOUND_LOOT, FOUND_TREASURE, KEY, NOWHERE, Quest
from .wearing import swaps

MOST_HANDLED: Final = 12
"""SS-17.60: how often a hero picks up and drops in one turn."""
BARE: Final = (t.NO_ITEM, t.NO_ITEM, t.NO_ITEM, t.NO_ITEM)
PENNILESS: Final = (0, 0, 0)


def refuse_handling(s: Quest, turn: HeroTurn) -> Refusal | None:
    """SS-16.12, SS-17.60: nobody picks up or drops while engaged, nor without end in one turn."""
    if engaged(s, turn.seat):
        return Refusal("SS-16.12", "engaged")
    if turn.handled >= MOST_HANDLED:
        return Refusal("SS-17.60", "handled", most=MOST_HANDLED)
    return None


def refuse_take(s: Quest, turn: HeroTurn) -> Refusal | None:
    """SS-17.3: finds of the own area."""
    lying = finds_at(s, s.figures.rows[turn.seat].area)
    if not lying:
        return Refusal("SS-17.3", "nothing-here")
    refused = refuse_handling(s, turn)
    if refused is not None:
        return refused
    return None if any([fits_in(s, turn.seat, one) for one in lying]) else Refusal("SS-13.11", "full")


def refuse_drop(s: Quest, turn: HeroTurn) -> Refusal | None:
    """SS-17.3: items and crowns, equipped or not."""
    return refuse_handling(s, turn) if has_anything(s, turn.seat) else Refusal("SS-17.3", "nothing-held")


def refuse_key(s: Quest, turn: HeroTurn) -> Refusal | None:
    """SS-10.10, SS-17.5: a key is picked up as other finds are."""
    if not things_in(s, s.figures.rows[turn.seat].area, KEY):
        return Refusal("SS-10.10", "no-key-here")
    return Refusal("SS-16.12", "engaged") if engaged(s, turn.seat) else None


def finds_at(s: Quest, area: int) -> list[int]:
    """SS-36.3: what lies there to be found, by its rows."""
    rows = s.things.rows
    return [number for number in ground(s).lying(area) if rows[number].kind in FINDS]


def fits_in(s: Quest, seat: int, number: int) -> bool:
    """SS-13.11: whether a find can be picked up: crowns and loot tokens need no room."""
    thing = s.things.rows[number]
    if thing.kind in (FOUND_CROWNS, FOUND_LOOT):
        return True
    return room_for(s, seat) > 0 or (thing.kind != FOUND_TREASURE and s.item(thing.value).carried)


def within_reach(s: Quest, seat: int) -> list[int]:
    """SS-7.27: the finds of the own area that a hero may pick up."""
    return [number for number in finds_at(s, s.figures.rows[seat].area) if fits_in(s, seat, number)]


def has_anything(s: Quest, seat: int) -> bool:
    row = s.heroes.rows[seat]
    return bool(row.pack or row.tokens) or row.crowns != PENNILESS or row.slots != BARE


def can_reorganize(s: Quest, seat: int) -> bool:
    """SS-16.4: something worn that could lie elsewhere, or something in the backpack that could lie in a slot."""
    row = s.heroes.rows[seat]
    room = room_for(s, seat)
    if room > 0 and (row.slots[0] != t.NO_ITEM or row.slots[1] != t.NO_ITEM or row.slots[2] != t.NO_ITEM):
        return True
    return bool(swaps(s.cast, row, room, fit_of(s, seat)))


def swaps_of(s: Quest, seat: int) -> list[Answer]:
    """SS-16.4: how cards may change between slots and backpack."""
    return swaps(s.cast, s.heroes.rows[seat], room_for(s, seat), fit_of(s, seat))


def refuse_companion(s: Quest, seat: int, companion: int) -> Refusal | None:
    """SS-20.1, SS-25.14: a companion is activated once per round, by its owner, unless it is stunned."""
    row = s.companions.rows[companion]
    figure = FIRST_COMPANION + companion
    if row.activated:
        return Refusal("SS-20.1", "activated")
    if s.figures.rows[figure].area == NOWHERE:
        return None
    if row.owner != seat:
        return Refusal("SS-20.4", "no-companion")
    return Refusal("SS-25.14", "stunned") if s.has(figure, t.STUN) else None
