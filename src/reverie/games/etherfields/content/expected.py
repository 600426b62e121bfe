"""EF-10.85, EF-10.88: what Dreamers own on average when they come to a Dream, for Dreams that are played by themselves.

About one card more for each Dream that is finished: 24 to 28 after four, 30 to 34 before the last. They are chosen as they would be in a
campaign: of three cards of the Market the one that fits the deck best, one Dreamer after the other. Equal for every table.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.chance import Stream
from reverie.kernel.plain import Body

from ..rules.cast import Cast
from ..rules.procedures.play import PAIRS
from ..rules.terms import MARKET_SEEN
from .legacies import after_first_dream

SEED: Final = 1085
FOUND: Final = ("F", "G", "H", "V")
"""Cards of a Dream that come to the Market, or to whoever found them (EF-10.63)."""


def finished_before(dream: str) -> list[str]:
    """The Dreams of earlier pairs."""
    rows = [number for number, pair in enumerate(PAIRS) if dream in pair]
    return [id for pair in PAIRS[: rows[0]] for id in pair] if rows else [PAIRS[0][0]]


def cards_more(finished: int) -> int:
    return (10 * finished + 4) // 9


def before_dream(cast: Cast, dream: str) -> Body:
    """The campaign as it is expected to stand when the Team enters a Dream."""
    legacy = after_first_dream(cast)
    finished = finished_before(dream)
    codes = [f"{id} {letter}" for id in finished for letter in FOUND]
    legacy["market"] += [code for code in codes if code in cast.card_ids and code not in legacy["market"]]
    legacy["gone"] += [code for code in codes if code in cast.card_ids and code not in legacy["gone"]]
    market = shuffled(legacy["market"], SEED + len(finished))
    for _ in range(cards_more(len(finished))):
        for archetype in cast.archetypes:
            seen = market[:MARKET_SEEN]
            chosen = max(seen, key=lambda id: fit(cast, archetype.deck, id))
            seen.remove(chosen)
            market = market[MARKET_SEEN:] + seen
            legacy["dreamers"][archetype.id]["cards"].append(chosen)
    legacy["market"] = market
    return legacy


def fit(cast: Cast, deck: tuple[int, ...], id: str) -> int:
    """How much Intent a card gives of the colours that the deck is made of."""
    shares = [sum([cast.cards[card].intent[colour] for card in deck]) for colour in range(3)]
    intent = cast.cards[cast.card_ids[id]].intent
    return max([shares[colour] * intent[colour] for colour in range(3)])


def shuffled(ids: list[Any], seed: int) -> list[Any]:
    stream, left, found = Stream(seed), list(ids), []
    while left:
        found.append(left.pop(stream.below(len(left))))
    return found
