"""The only writers of what a campaign brings along (SS-39.3): heroes with their belongings, the pool, the stash."""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.plain import Body
from reverie.parts.rules import decks

from . import atoms_items
from . import terms as t
from .force import rebuild
from .queries import owner_of
from .state import NOBODY, QUEST_TREASURES, SHOP, SOUL_WEAPONS, STASH, TREASURES, Quest

HELD_IN: Final = (SHOP, STASH, TREASURES, TREASURES + 1, SOUL_WEAPONS, QUEST_TREASURES)


def brought(s: Quest, record: list[Any], taken: list[int]) -> int:
    """A card as it was left, out of its deck, if it lies in one; NO_ITEM for an empty slot, or for what is no longer made."""
    if not record or record[0] not in s.cast.item_ids:
        return t.NO_ITEM
    for card in s.cast.items[s.cast.item_ids[record[0]]].cards:
        if card in taken or owner_of(s, card) != NOBODY:
            continue
        for pile in HELD_IN:
            if card in s.piles.rows[pile].cards:
                decks.take(s, s.piles, pile, card)
        taken.append(card)
        atoms_items.set_side(s, card, record[1])
        atoms_items.set_charges(s, card, record[2])
        return card
    return t.NO_ITEM


def inherit(s: Quest, seat: int, record: Body) -> None:
    """SS-39.3, SS-39.6: a hero comes as the last quest left it; picks that a record does not name are still to be made."""
    row = s.heroes.edit(seat)
    row.rank = record["rank"]
    row.powers = tuple([(s.cast.power_ids[id], rank, 0) for id, rank in record["powers"] if id in s.cast.power_ids])
    row.owed = tuple(record["owed"])
    taken: list[int] = []
    one, two, three, four = [brought(s, card, taken) for card in record["slots"]]
    pack = [brought(s, card, taken) for card in record["pack"]]
    row.slots = (one, two, three, four)
    row.pack = tuple([card for card in pack if card != t.NO_ITEM])
    rebuild(s)
    atoms_items.gain_crowns(s, seat, record["crowns"])


def take_up(s: Quest, legacy: Body) -> None:
    """What the party shares: the pool, the stash. What heroes in camp have nobody else may take (SS-39.7): their cards lie in no deck,
    their crowns are not in the supply (SS-27.13).
    """
    s.soul = legacy["soul"]
    taken: list[int] = []
    for absent in legacy["camp"].values():
        for record in (*absent["slots"], *absent["pack"]):
            brought(s, record, taken)
    for record in legacy["stash"]:
        card = brought(s, record, taken)
        if card != t.NO_ITEM:
            atoms_items.stow(s, card)
    for absent in legacy["camp"].values():
        tokens = atoms_items.in_fewest(absent["crowns"], s.supply)
        if tokens is not None and s.setup["box_limits"]:
            s.supply = atoms_items.less(s.supply, tokens)
