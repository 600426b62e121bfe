"""Saves of Sword & Sorcery that no game can have reached."""

from __future__ import annotations

from typing import Final

from reverie.kernel.codec import SaveError

from ..rules import terms as t
from ..rules.state import (
    CRITICALS,
    ENCOUNTERS,
    ENEMIES,
    ENEMY_POWERS,
    EVENTS,
    FIRST_COMPANION,
    FIRST_ENEMY,
    FOUND_ITEM,
    FOUND_TREASURE,
    LOOT,
    NOBODY,
    NOWHERE,
    PILES,
    QUEST_TREASURES,
    SEATS,
    SHADOWS,
    SHOP,
    SOUL_WEAPONS,
    STASH,
    THINGS,
    TRAPS,
    TREASURES,
    Quest,
)

ITEM_PILES: Final = (TREASURES, TREASURES + 1, SOUL_WEAPONS, SHOP, STASH, QUEST_TREASURES)
"""Piles of item cards."""


def require_sound(s: Quest) -> None:
    """What no game can reach is no save: everything is somewhere, once, and where it may be."""
    require_tables(s)
    require_places(s)
    require_heroes(s)
    require_enemies(s)
    require_items(s)
    require_piles(s)


def hero_called(s: Quest, seat: int) -> str:
    return f"{s.version(seat).id} (seat {SEATS[seat]})"


# The map -------------------------------------------------------------------------------------------------------------


def require_tables(s: Quest) -> None:
    """As many rows as the quest has heroes and enemies."""
    heroes, figures, foes = len(s.setup["heroes"]), FIRST_ENEMY + len(s.plan.foe_of), max(1, len(s.plan.foes))
    if len(s.heroes) != heroes or len(s.figures) != figures or len(s.foes) != foes or len(s.piles) != len(PILES):
        raise SaveError(f"the save does not have the heroes, enemies and decks of quest {s.plan.id}: {heroes} heroes")
    if len(s.sides) != len(s.cast.cards) or len(s.charges) != len(s.cast.cards):
        raise SaveError(f"the save speaks of {len(s.sides)} item cards; there are {len(s.cast.cards)}")


def require_places(s: Quest) -> None:
    """Figures and things stand on areas of the map, or nowhere."""
    areas = len(s.plan.areas.names)
    for number, figure in enumerate(s.figures.rows):
        if not NOWHERE <= figure.area < areas:
            raise SaveError(
                f"figure {number} stands on area {figure.area}; the map has areas 0 to {areas - 1} (SS-3.2)"
            )
        if FIRST_COMPANION > number >= len(s.heroes) and figure.area != NOWHERE:
            raise SaveError(f"figure {number} is of a hero who does not take part, and stands on the map")
    for number, thing in enumerate(s.things.rows):
        if not 0 <= thing.kind < len(THINGS):
            raise SaveError(f"thing {number} is of kind {thing.kind}; kinds are 0 to {len(THINGS) - 1}")
        if not NOWHERE <= thing.area < areas:
            told = f"{THINGS[thing.kind]} {number} lies on area {thing.area}"
            raise SaveError(f"{told}; the map has areas 0 to {areas - 1} (SS-3.2)")


# Figures -------------------------------------------------------------------------------------------------------------


def require_heroes(s: Quest) -> None:
    for seat, row in enumerate(s.heroes.rows):
        if row.version != s.cast.version_ids[s.setup["heroes"][seat]]:
            raise SaveError(f"seat {SEATS[seat]} is not {s.setup['heroes'][seat]}, whom the setup names")
        name = hero_called(s, seat)
        if not 1 <= row.rank <= t.MOST_RANK:
            raise SaveError(f"{name} has soul rank {row.rank}; ranks go from 1 to {t.MOST_RANK} (SS-14.3)")
        require_wounds(s, seat, name)
        known = [power for power, _rank, _cooldown in row.powers]
        for power, _rank, cooldown in row.powers:
            if not 0 <= power < len(s.cast.powers) or cooldown < 0:
                raise SaveError(f"{name} knows a power {power} that does not exist, or waits for it {cooldown} rounds")
            if known.count(power) > 1:
                raise SaveError(f"{name} knows {s.cast.powers[power].id} twice (SS-19.17)")
            if s.cast.powers[power].hero not in (NOBODY, s.version(seat).hero):
                raise SaveError(f"{name} knows {s.cast.powers[power].id}, a power of another hero (SS-19.1)")
        if any([count < 0 for count in row.crowns]):
            raise SaveError(f"{name} has fewer crowns than none (SS-27.13)")


def require_wounds(s: Quest, figure: int, name: str) -> None:
    row = s.figures.rows[figure]
    if row.wounds < 0:
        raise SaveError(f"{name} has {row.wounds} wounds, fewer than none (SS-26.1)")
    if row.shields < 0 or row.extra < 0:
        raise SaveError(f"{name} has fewer magic shields than none (SS-21.13)")


def require_enemies(s: Quest) -> None:
    """Who is in play has a controller, and figures on the map."""
    for foe in range(len(s.plan.foes)):
        row = s.foes.rows[foe]
        code = s.enemy(foe).code
        if not NOBODY <= row.controller < len(s.heroes):
            raise SaveError(f"{code} is controlled by seat {row.controller}, which nobody has (SS-31.1)")
        shown = s.figures_in_play(foe)
        if row.controller == NOBODY and shown:
            raise SaveError(f"{code} is not in play, and stands on the map (SS-1.10)")
        if not 0 <= row.side < len(s.enemy(foe).sheets):
            raise SaveError(f"{code} shows side {row.side} of its scroll, which has {len(s.enemy(foe).sheets)}")
        for figure in shown:
            require_wounds(s, figure, code)


# Cards ---------------------------------------------------------------------------------------------------------------


def require_items(s: Quest) -> None:
    """SS-21.1: every item card lies in one place, and in a slot only what fits it."""
    seen: dict[int, str] = {}
    for pile in ITEM_PILES:
        note_cards(s, seen, s.piles.rows[pile].cards, f"the {PILES[pile]} pile")
    for thing in s.things.rows:
        if thing.kind in (FOUND_TREASURE, FOUND_ITEM) and thing.area != NOWHERE:
            note_cards(s, seen, (thing.value,), f"area {s.plan.areas.names[thing.area]}")
    for companion in s.companions.rows:
        kind, value = companion.load
        if kind in (FOUND_TREASURE, FOUND_ITEM):
            note_cards(s, seen, (value,), "what a companion carries")
    for seat, row in enumerate(s.heroes.rows):
        name = hero_called(s, seat)
        note_cards(s, seen, row.pack, f"the backpack of {name}")
        for slot, card in enumerate(row.slots):
            if card != t.NO_ITEM:
                note_cards(s, seen, (card,), f"the {t.SLOTS[slot]} slot of {name}")
                if not fits(s, card, slot):
                    raise SaveError(
                        f"{s.item(card).id} lies in the {t.SLOTS[slot]} slot of {name}, where it does not fit (SS-21.5)"
                    )
                if not 0 <= s.sides[card] < len(s.item(card).sides):
                    raise SaveError(f"{s.item(card).id} shows side {s.sides[card]}; it has {len(s.item(card).sides)}")


def note_cards(s: Quest, seen: dict[int, str], cards: tuple[int, ...], where: str) -> None:
    for card in cards:
        if not 0 <= card < len(s.cast.cards):
            raise SaveError(f"{where} holds an item card {card}; cards go from 0 to {len(s.cast.cards) - 1}")
        if card in seen:
            raise SaveError(
                f"the card {card} ({s.item(card).id}) is in {seen[card]} and in {where}: it can be in one place only"
            )
        seen[card] = where


def fits(s: Quest, card: int, slot: int) -> bool:
    item = s.item(card)
    if item.kind == t.WEAPON and item.hand == t.EITHER:
        return slot in (t.MAIN, t.OFF)
    return item.slot() == slot


def require_piles(s: Quest) -> None:
    """Decks hold cards of their kind, each as often as it was printed."""
    for pile, known in (
        (EVENTS, s.cast.events),
        (ENCOUNTERS, s.cast.encounters),
        (TRAPS, s.cast.traps),
        (CRITICALS, s.cast.criticals),
        (SHADOWS, s.cast.shadows),
        (LOOT, s.cast.loot),
    ):
        for name, cards in ((PILES[pile], s.piles.rows[pile].cards), (PILES[pile + 1], s.piles.rows[pile + 1].cards)):
            for card in cards:
                if not 0 <= card < len(known):
                    raise SaveError(f"the {name} pile holds a card {card}; there are {len(known)}")
    for pile, count in ((ENEMIES, len(s.plan.foes)), (ENEMY_POWERS, len(s.cast.enemy_powers))):
        cards = s.piles.rows[pile].cards + s.piles.rows[pile + 1].cards
        for card in cards:
            if not 0 <= card < count or cards.count(card) > 1:
                raise SaveError(f"the {PILES[pile]} pile holds a card {card} that does not exist, or twice")
