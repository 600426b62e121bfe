"""The Dreamworld Map and everything between Dreams: where to go, when to save, Skips, shops, decks (EF-4.20, EF-4.48 to EF-4.58)."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.adviser import Advice
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Subset
from reverie.kernel.plain import Answer

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.cast import EntityTile
from ..rules.decisions import NO, YES
from ..rules.procedures.travel import AWAKEN, CONCEDE, GATE, PATH, SAVE, gate_fits, keys_for
from ..rules.state import OPEN, Session
from .errands import ends_slumber
from .worth import card_worth, cards_left

HEAVY: Final = 0.6
"""EF-10.89: a Slumber whose load is more is skipped."""
DEATHS: Final = 3
"""After so many deaths a Team calls it a night."""
WORN: Final = 5
"""Distress with which nobody begins a Dream."""
FEW: Final = 12
"""Cards with which nobody does."""
WAY: Final = 2
"""Steps that a Slumber asks of each Dreamer, about."""
DECK_WANTED: Final = 26


# Travelling ------------------------------------------------------------------------------------------------------------


def advise_travel(s: Session, choice: Choice) -> Advice:
    """A Gate that can be opened; else a Key; else a Slumber after which there is one; saving when nothing is left to do."""
    options: list[Any] = list(choice.options)
    gates = [gate[0] for gate in s.gates if gate[1] == OPEN]
    for dream in gates:
        if (CONCEDE, dream) in options:
            return Advice((CONCEDE, dream), 0.0, "bot-concede")
    if not gates or s.count("deaths") >= DEATHS:
        return Advice(SAVE, 0.0, "bot-save")
    if is_worn(s):
        return Advice(AWAKEN, 0.0, "bot-awaken")
    for dream in gates:
        if (GATE, dream) in options:
            return Advice((GATE, dream), 1.0, "bot-gate")
    step = first_step(s, goals(s, gates[0]))
    if step != NONE and (PATH, step) in options:
        return Advice((PATH, step), 0.0, "bot-travel")
    for option in options:
        if isinstance(option, tuple) and option[0] == PATH:
            return Advice(option, 0.0, "bot-travel")
    return Advice(SAVE, 0.0, "bot-save")


def is_worn(s: Session) -> bool:
    """Whether some Dreamer had better wake up."""
    for seat, row in enumerate(s.dreamers.rows):
        if row.distress >= WORN or cards_left(s, seat) < FEW:
            return True
    return False


def goals(s: Session, dream: int) -> list[int]:
    """The Locations that are wanted now."""
    places = [place for place in s.cast.locations if place.tile in s.world]
    if s.keys >= keys_for(s, dream):
        district = s.cast.dreams[dream].district
        return [place.number for place in places if s.cast.world[place.tile].id == district]
    keys = [place.number for place in places if t.ICONS[place.icon] == "key" and place.number in s.slept]
    return keys or [place.number for place in places if t.ICONS[place.icon] == "slumber"]


def first_step(s: Session, wanted: list[int]) -> int:
    """The first Location on a shortest way of Paths to one of these."""
    seen = {s.location: NONE}
    line = [s.location]
    for place in line:
        for after in s.cast.locations[place].paths:
            if s.cast.locations[after].tile not in s.world:
                continue
            first = after if place == s.location else seen[place]
            if after in wanted:
                return first
            if after not in seen:
                seen[after] = first
                line.append(after)
    return NONE


# Slumbers --------------------------------------------------------------------------------------------------------------


def load(s: Session, tile: EntityTile, turns: int) -> float:
    """EF-10.44: what the cheapest way out asks of the Team, beside what it can spend."""
    players = s.players()
    least = 99.0
    for number in tile.interactions:
        use = s.cast.uses[number]
        if not use.wins or not ends_slumber(s.cast, use.do, 0):
            continue
        costs = [use.cost.intent[colour] for colour in range(3) if use.cost.colours >> colour & 1]
        price = min(costs, default=0) * (players if use.cost.staged or use.cost.times_n else tile.figures)
        least = min(least, (price + WAY * players) / max(1, turns * 4 * players))
    return least


def advise_slumber(s: Session, choice: Choice) -> Advice:
    """EF-4.109: before it begins."""
    tile = s.cast.entities[choice.subject]
    if choice.options.has("skip") and not tile.is_text and load(s, tile, tile.turns) > HEAVY:
        return Advice("skip", 0.0, "bot-skip")
    return Advice(NO, 0.0, "bot-stay")


def advise_skip(s: Session, choice: Choice) -> Advice:
    """EF-4.48: before a Turn; late in a Slumber that cannot be won any more only its end is left."""
    tile = s.cast.entities[s.slumber]
    begun = len(s.staged) > 0
    if not begun and load(s, tile, tile.turns) > HEAVY:
        return Advice(YES, 0.0, "bot-skip")
    return Advice(NO, 0.0, "bot-stay")


# Shops and decks -------------------------------------------------------------------------------------------------------


def advise_shop(s: Session, choice: Choice) -> Advice:
    if choice.options.has("influence") and s.dreamers.rows[choice.seat].ether >= 2:
        return Advice("influence", 0.0, "bot-shop")
    return Advice(NO, 0.0, "bot-shop")


def advise_buy(s: Session, choice: Choice) -> Advice:
    """EF-5.67: the cards that are worth most together."""
    best: Answer = choice.options.at(0)
    top = -1.0
    for option in choice.options:
        cards = option if isinstance(option, tuple) else ()
        worth = 0.0
        for card in cards:
            worth += card_worth(s, card)
        if worth > top:
            best, top = option, worth
    return Advice(best, top, "bot-buy")


def advise_deck(s: Session, choice: Choice) -> Advice:
    """EF-3.9: the best cards, a few more than there must be."""
    assert isinstance(choice.options, Subset)
    flaw = t.KINDS.index("flaw")
    owned = [card for card in s.dreamers.rows[choice.seat].unused if s.cast.cards[card].kind != flaw]
    count = max(choice.options.least, min(DECK_WANTED, choice.options.most))
    ranked = sorted([(-card_worth(s, card), place) for place, card in enumerate(owned)])
    found = tuple(sorted([place for _worth, place in ranked[:count]]))
    return Advice(found if choice.options.has(found) else choice.options.at(0), 0.0, "bot-deck")


def advise_delta(s: Session, choice: Choice) -> Advice:
    """EF-4.58: everything but another Mask; cards are shuffled only where many lie in the discard pile."""
    row = s.dreamers.rows[choice.seat]
    found = ["heal", "unseal", "restore"]
    if len(row.discard) > 4 or row.sealed:
        found.append("shuffle")
    return Advice(tuple(found) if choice.options.has(tuple(found)) else choice.options.at(0), 0.0, "bot-delta")


__all__ = [
    "advise_buy",
    "advise_deck",
    "advise_delta",
    "advise_shop",
    "advise_skip",
    "advise_slumber",
    "advise_travel",
    "gate_fits",
]
