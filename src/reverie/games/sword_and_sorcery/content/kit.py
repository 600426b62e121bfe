"""What a party has at hand and what of it is used, for the laboratory: versions of heroes, powers and talents, items."""

from __future__ import annotations

from typing import Final

from reverie.kernel.events import Event

from ..rules import terms as t
from ..rules.state import Quest, is_hero
from ..rules.strike import BY_WEAPON
from .library import Library

BUILDING: Final = t.KINDS[t.BUILDING]


def kit_of(library: Library) -> dict[str, tuple[str, ...]]:
    """All there is. A power takes a version of its hero (SS-19.3); talents and items anybody may have."""
    found: dict[str, tuple[str, ...]] = {}
    for hero in library.heroes.values():
        for version in hero.versions:
            found[f"hero/{version.id}"] = ()
    for hero in library.heroes.values():
        for power in hero.powers:
            able = [one.id for one in hero.versions if power.nature in (None, one.nature)]
            found[f"power/{power.id}"] = tuple([f"hero/{id}" for id in able])
    for id in library.talents:
        found[f"talent/{id}"] = ()
    for _deck, item in library.items():
        if item.kind != BUILDING:
            found[f"item/{item.id}"] = ()
    return found


def power_name(s: Quest, power: int) -> str:
    info = s.cast.powers[power]
    return f"{'talent' if info.hero < 0 else 'power'}/{info.id}"


def had_by(s: Quest) -> dict[str, bool]:
    """What all heroes have, and whether it works by being there: a power that changes something all the time, whatever is worn."""
    found: dict[str, bool] = {}
    for seat, row in enumerate(s.heroes.rows):
        found[f"hero/{s.setup['heroes'][seat]}"] = True
        for power, _rank, _cooldown in row.powers:
            found[power_name(s, power)] = changes_always(s, power, row.rank)
        for card in (*row.pack, *row.slots):
            if card != t.NO_ITEM:
                name = f"item/{s.item(card).id}"
                found[name] = found.get(name, False) or is_worn(s, card, card in row.slots)
    return found


def changes_always(s: Quest, power: int, rank: int) -> bool:
    lines = [line for line in s.cast.powers[power].lines if line.rank <= rank]
    return any([s.cast.abilities[line.ability].bears for line in lines])


def is_worn(s: Quest, card: int, slotted: bool) -> bool:
    """Whether an item works where it lies: armour, shield or artifact in its slot, and what has its effect from the pack."""
    item = s.item(card)
    side = item.sides[s.sides[card]]
    return (slotted and side.weapon is None) or (item.kind == t.PERMANENT and bool(side.bears))


def used_in(s: Quest, events: list[Event]) -> list[str]:
    """What was used: powers, items, and weapons that somebody struck with."""
    found: list[str] = []
    for event in events:
        data = event.data
        if event.kind == "power-used":
            found.append(power_name(s, data["power"]))
        elif event.kind == "item-used":
            found.append(f"item/{s.item(data['card']).id}")
        elif event.kind == "attack-declared" and data["means"] == BY_WEAPON and is_hero(data["attacker"]):
            card = s.heroes.rows[data["attacker"]].slots[data["which"]]
            if card != t.NO_ITEM:
                found.append(f"item/{s.item(card).id}")
    return found
