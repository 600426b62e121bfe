"""EF-3.6: the table at the beginning of a session, as a campaign has left it. Atoms are the only code that writes state."""

from __future__ import annotations

from collections.abc import Sequence

from reverie.kernel.plain import Body

from .abilities import NONE
from .state import (
    FATE,
    FLAWS,
    GATES,
    ITEM_MARKET,
    LANDSCAPE,
    MARKET,
    MORPHINGS,
    SLUMBERS,
    STORAGE,
    TURN_DISCARD,
    WON,
    Session,
)


def numbers(known: dict[str, int], ids: Sequence[str]) -> tuple[int, ...]:
    return tuple([known[id] for id in ids])


def put_pile(s: Session, pile: int, cards: tuple[int, ...], known: int = 0) -> None:
    row = s.piles.edit(pile)
    row.cards, row.known = cards, (known,) * len(cards)


def lay_legacy(s: Session, legacy: Body) -> None:
    """The table at the beginning of a session (EF-3.6): what the campaign has, where it lies."""
    cast = s.cast
    cards = cast.card_ids
    put_pile(s, MARKET, numbers(cards, legacy["market"]))
    put_pile(s, ITEM_MARKET, numbers(cards, legacy["item-market"]))
    put_pile(s, STORAGE, numbers(cards, legacy["items"]), -1)
    put_pile(s, FATE, numbers(cards, legacy["fate"]))
    put_pile(s, FLAWS, numbers(cards, legacy["flaws"]))
    put_pile(s, SLUMBERS, numbers(cast.entity_ids, legacy["slumbers"]))
    put_pile(s, LANDSCAPE, numbers(cast.tile_ids, legacy["landscape"]))
    put_pile(s, MORPHINGS, cast.morphing_pool)
    put_pile(s, TURN_DISCARD, tuple(range(len(cast.turn_cards))), -1)
    s.notes, s.used_up = numbers(cards, legacy["notes"]), numbers(cards, legacy["used-up"])
    s.wisdom, s.signs = numbers(cards, legacy["wisdom"]), numbers(cards, legacy["signs"])
    s.season = cast.seasons[legacy["season"]] if legacy["season"] else NONE
    s.world = numbers(cast.world_ids, legacy["world"])
    s.flags, s.counters = tuple(sorted(legacy["flags"])), tuple(sorted(legacy["counters"].items()))
    s.slept = numbers(cast.location_ids, legacy.get("slept", ()))
    s.gone, s.shopping, s.keepsake = tuple(legacy["gone"]), legacy["shopping"], legacy["keepsake"]
    gates = [
        (cast.dream_ids[id], GATES.index(status), tries, hints)
        for id, (status, tries, hints) in legacy["gates"].items()
        if id in cast.dream_ids
    ]
    s.gates = tuple(sorted(gates))
    lay_dreamers(s, legacy)


def lay_dreamers(s: Session, legacy: Body) -> None:
    """EF-5.295, EF-9.93: those who play with what they own; new ones with their starting decks."""
    cast = s.cast
    closet = []
    for archetype in cast.archetypes:
        kept = legacy["dreamers"].get(archetype.id)
        owned = tuple(sorted(numbers(cast.card_ids, kept["cards"]))) if kept else archetype.deck
        masks = numbers(cast.card_ids, kept["masks"]) if kept else (archetype.masks if s.gate_of(0)[1] >= WON else ())
        memories = numbers(cast.card_ids, kept["memories"]) if kept else archetype.memories
        signs = numbers(cast.card_ids, kept["signs"]) if kept else ()
        seats = [seat for seat, row in enumerate(s.dreamers.rows) if row.archetype == archetype.number]
        if not seats:
            if kept:
                closet.append((archetype.number, owned, masks, memories, signs))
            continue
        row = s.dreamers.edit(seats[0])
        row.unused, row.masks, row.memories, row.signs = owned, masks, memories, signs
    s.closet = tuple(closet)
