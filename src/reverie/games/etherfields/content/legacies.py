"""What a session leaves behind and begins with (EF-5.294, EF-9.128): plain values by ids, with a schema of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from reverie.kernel.agenda import advance
from reverie.kernel.plain import Body

from ..rules.abilities import NONE
from ..rules.atoms_cards import doom
from ..rules.cast import Cast
from ..rules.state import (
    FATE,
    FLAWS,
    GATES,
    ITEM_MARKET,
    LANDSCAPE,
    MARKET,
    NOBODY,
    SLUMBERS,
    STORAGE,
    Session,
)

SCHEMA: Final = 1
START_WISDOM: Final = ("W-01", "W-02", "W-03", "W-04")
FIRST_SLUMBERS: Final = ("S-01", "S-02", "S-03", "S-05", "S-04")
FIRST_LANDSCAPE: Final = ("A2", "B1", "C2", "A3", "C3")
FIRST_PAIR: Final = ("I-02", "I-03")
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
        "read": [],
        "slept": [],
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
    legacy["gates"] = {"I-01": ["won", 0, 0]} | {id: ["open", 0, 0] for id in FIRST_PAIR if id in cast.dream_ids}
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


CARDS: Final = ("market", "items", "item-market", "notes", "used-up", "wisdom", "signs", "fate", "flaws")
CLOSET: Final = ("cards", "masks", "memories", "signs")
"""What a campaign keeps of each archetype."""


def fault_of(cast: Cast, legacy: Body) -> str:
    """What is wrong with a campaign that somebody has edited, or that other content has left; "" if nothing is."""
    wanted = first_legacy(cast)
    for key, like in wanted.items():
        if key not in legacy:
            return f"{key!r} is missing"
        if type(legacy[key]) is not type(like):
            return f"{key!r} is {legacy[key]!r}; it should be like {like!r}" if not like else f"{key!r} is no list"
    unknown = [key for key in legacy if key not in wanted]
    if unknown:
        return f"there is no {unknown[0]!r} in a campaign"
    known: list[tuple[str, Any, Any]] = [(key, legacy[key], cast.card_ids) for key in CARDS]
    known += [("slumbers", legacy["slumbers"], cast.entity_ids), ("landscape", legacy["landscape"], cast.tile_ids)]
    known += [("world", legacy["world"], cast.world_ids), ("gates", legacy["gates"], cast.dream_ids)]
    known += [("dreamers", legacy["dreamers"], cast.archetype_ids)]
    known += [("season", [legacy["season"]] if legacy["season"] else [], cast.seasons)]
    for id, kept in legacy["dreamers"].items():
        if not isinstance(kept, dict) or sorted(kept) != sorted(CLOSET):
            return f"dreamers: {id} should have {', '.join(CLOSET)}"
        known += [(f"dreamers: {id}: {name}", kept[name], cast.card_ids) for name in CLOSET]
    known += [("read", legacy["read"], cast.script_ids), ("slept", legacy["slept"], cast.location_ids)]
    for key, names, ids in known:
        for name in names:
            if not isinstance(name, str) or name not in ids:
                return f"{key}: there is nothing called {name!r}"
    for id, gate in legacy["gates"].items():
        if not isinstance(gate, list | tuple) or len(gate) != 3 or gate[0] not in GATES:
            return f"gates: {id} is {gate!r}; it should be like ['open', 0, 0], the first of {', '.join(GATES)}"
        if not all([isinstance(number, int) and number >= 0 for number in gate[1:]]):
            return f"gates: {id}: tries and hints are numbers, not {gate[1:]!r}"
    for name, count in legacy["counters"].items():
        if not isinstance(count, int):
            return f"counters: {name!r} is {count!r}; it should be a number"
    return ""


def left_in_a_dream(s: Session) -> Session:
    """EF-5.293: who stops in the middle of a Dream has died in it."""
    twin = s.clone()
    twin.auto = True
    twin.pending.clear()
    twin.given.clear()
    doom(twin, twin.first, "left")
    advance(twin)
    return twin


def left_by(s: Session) -> Body:
    """EF-5.294: what survives a save; hands, Progress, Distress, Keys, Gems, Ether and Hours do not."""
    if s.dream != NONE and not s.ended and s.doomed == NOBODY:
        s = left_in_a_dream(s)
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
        "read": read_so_far(s),
        "slept": [cast.locations[place].id for place in s.slept],
    }


def read_so_far(s: Session) -> list[str]:
    """The scripts of Dreams that the campaign has read, each once, in order."""
    before: list[str] = s.setup["legacy"].get("read", [])
    known = [script for dream in s.cast.dreams for script in dream.scripts]
    return list(dict.fromkeys([*before, *[s.cast.scripts[script].id for script in s.read if script in known]]))


def lying_landscape(s: Session) -> list[int]:
    """Slumber map tiles that lie on the board, but for those of SETUP."""
    return [tile for tile in s.lying if tile != NONE and tile in s.cast.landscape and not s.cast.tiles[tile].setup]
