"""What the elements of the page are called.

`area-1B-c` an area, `door-0` a door, `thing-3` a thing on the map, `figure-8` somebody on it; `hero-0` a sheet, `power-0-12` a power of a
hero, `innate-0-7` an innate one, `item-33` a card; `die-2` a die, `effect-4` a dice effect; `row-...` a line of what can be chosen.
"""

from __future__ import annotations

from reverie.parts.sketches import area_id

from ..rules.state import Quest


def figure_id(figure: int) -> str:
    return f"figure-{figure}"


def thing_id(number: int) -> str:
    return f"thing-{number}"


def hero_id(seat: int) -> str:
    return f"hero-{seat}"


def power_id(seat: int, power: int) -> str:
    return f"power-{seat}-{power}"


def innate_id(seat: int, ability: int) -> str:
    return f"innate-{seat}-{ability}"


def item_id(card: int) -> str:
    return f"item-{card}"


def die_id(number: int) -> str:
    return f"die-{number}"


def effect_id(effect: int) -> str:
    return f"effect-{effect}"


def area_of(s: Quest, element: str) -> int:
    """The area that an element shows, or -1."""
    names = s.plan.areas.names
    return next((area for area, name in enumerate(names) if area_id(name) == element), -1)


__all__ = [
    "area_of",
    "die_id",
    "effect_id",
    "figure_id",
    "hero_id",
    "innate_id",
    "item_id",
    "power_id",
    "thing_id",
]
