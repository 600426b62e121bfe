"""What a session leaves behind and begins with (EF-5.294, EF-9.128): plain values by ids, with a schema of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from reverie.kernel.plain import Body

from ..rules.abilities import NONE
from ..rules.cast import Cast
from ..rules.state import (
    FATE,
    FLAWS,
    GATES,
    ITEM_MARKET,
    LANDSCAPE,
    MARKET,
    SLUMBERS,
    STORAGE,
    Session,
)

SCHEMA: Final = 1
START_WISDOM: Final = ("W-01", "W-02", "W-03", "W-04")
FIRST_SLUMBERS: Final = ("S-01", "S-02", "S-03", "S-05", "S-04")
FIRST_LANDSCAPE: Final = ("A2", "B1", "C2", "A3", "C3")
MARKET_ITEMS: Final = ("tram-ticket", "umbrella")


def first_legacy(cast: Cast) -> Body:
    """A campaign before its first session (EF-3.1 to EF-3.5)."""
    return {
        "schema": SCHEMA,
        "sessions": 0,
        "dreamers": {},
        "market": [cast.cards[card].id for card in cast.market],
        "items": [],
        "item-market": [],
        "notes": [],
        "used-up": [],
        "wisdom": [],
        "signs": [],
        "fate": [cast.cards[card].id for card in cast.starting["fate"]],
        "flaws": [cast.cards[card].id for card in cast.starting["flaws"]],
        "slumbers": [],
        "landscape": [],
        "season": "",
        "world": [],
        "gates": {},
        "flags": [],
        "counters": {},
        "gone": [],
        "shopping": 0,
        "keepsake": False,
    }


def after_first_dream(cast: Cast) -> Body:
    """What is expected once the First Dream is won (EF-10.81): for Dreams that are played by themselves."""
    legacy = first_legacy(cast)
    legacy["items"] = [cast.cards[card].id for card in cast.starting["items"] if cast.cards[card].start]
    legacy["gone"] = [cast.cards[card].code for card in cast.starting["items"] if cast.cards[card].start]
    legacy["gone"] += [
        "I-01 F",
        "I-01 G",
        "I-01 H",
        "I-01 V",
        "I-01 Q",
        "I-01 Y",
        *FIRST_LANDSCAPE,
        *FIRST_SLUMBERS,
        *MARKET_ITEMS,
    ]
    legacy["item-market"] = list(MARKET_ITEMS)
    legacy["wisdom"] = list(START_WISDOM)
    legacy["market"] += ["I-01 G", "I-01 H", "I-01 V"]
    legacy["fate"] += ["I-01 Q", "I-01 Y"]
    legacy["slumbers"] = list(FIRST_SLUMBERS)
    legacy["landscape"] = list(FIRST_LANDSCAPE)
    legacy["world"] = ["SU", "LM"]
    legacy["gates"] = {"I-01": ["won", 0, 0], "I-02": ["open", 0, 0]}
    legacy["counters"] = {"won": 1}
    legacy["flags"] = ["first_talk"]
    for archetype in cast.archetypes:
        cards = [cast.cards[card].id for card in archetype.deck]
        legacy["dreamers"][archetype.id] = {
            "cards": cards,
            "masks": [cast.cards[card].id for card in archetype.masks],
            "memories": [cast.cards[card].id for card in archetype.memories],
            "signs": [],
        }
    return legacy


def left_by(s: Session) -> Body:
    """EF-5.294: what survives a save; hands, Progress, Distress, Keys, Gems, Ether and Hours do not."""
    cast = s.cast
    names = [card.id for card in cast.cards]

    def ids(cards: Sequence[int]) -> list[str]:
        return [names[card] for card in cards]

    dreamers: dict[str, Any] = {}
    for archetype, cards, masks, memories, signs in s.closet:
        dreamers[cast.archetypes[archetype].id] = {
            "cards": ids(cards),
            "masks": ids(masks),
            "memories": ids(memories),
            "signs": ids(signs),
        }
    for seat, row in enumerate(s.dreamers.rows):
        placed = [card for card, _flipped in row.progress]
        owned = (*row.unused, *s.deck(seat), *row.hand, *row.discard, *row.sealed, *placed, *row.flaws, *row.held)
        kept = {
            "cards": ids(sorted(owned)),
            "masks": ids(row.masks),
            "memories": ids(row.memories),
            "signs": ids(row.signs),
        }
        dreamers[cast.archetypes[row.archetype].id] = kept
    piles = s.piles.rows
    return {
        "schema": SCHEMA,
        "sessions": s.setup["legacy"].get("sessions", 0) + 1,
        "dreamers": dreamers,
        "market": ids(piles[MARKET].cards),
        "items": ids((*s.items, *piles[STORAGE].cards)),
        "item-market": ids(piles[ITEM_MARKET].cards),
        "notes": ids(s.notes),
        "used-up": ids(s.used_up),
        "wisdom": ids(s.wisdom),
        "signs": ids(s.signs),
        "fate": ids((*piles[FATE].cards, *[card for _space, card, _until in s.quirks])),
        "flaws": ids(piles[FLAWS].cards),
        "slumbers": [cast.entities[tile].code for tile in piles[SLUMBERS].cards],
        "landscape": [cast.tiles[tile].code for tile in (*piles[LANDSCAPE].cards, *lying_landscape(s))],
        "season": names[s.season] if s.season != NONE else "",
        "world": [cast.world[tile].id for tile in s.world],
        "gates": {cast.dreams[dream].id: [GATES[status], tries, hints] for dream, status, tries, hints in s.gates},
        "flags": list(s.flags),
        "counters": dict(s.counters),
        "gone": list(s.gone),
        "shopping": s.shopping,
        "keepsake": s.keepsake,
    }


def lying_landscape(s: Session) -> list[int]:
    """Slumber map tiles that lie on the board, but for those of SETUP."""
    return [tile for tile in s.lying if tile != NONE and tile in s.cast.landscape and not s.cast.tiles[tile].setup]
