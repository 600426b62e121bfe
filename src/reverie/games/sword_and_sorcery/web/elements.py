"""What the elements of the page are called.

`area-1B-c` an area, `door-0` a door, `thing-3` a thing on the map, `figure-8` somebody on it; `hero-0` a sheet, `power-0-12` a power of a
hero, `innate-0-7` an innate one, `item-33` a card; `die-2` a die, `effect-4` a dice effect; `row-...` a line of what can be chosen.
"""

from __future__ import annotations

from collections.abc import Iterator

from reverie.kernel.numbers import whole
from reverie.kernel.plain import Answer
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


def row_id(pick: Answer) -> str:
    """The line of a pick in a list: by what is picked, so that it is the same line after each change of the page."""
    return "-".join(["row", *parts_of(pick)])


def parts_of(pick: object) -> Iterator[str]:
    if isinstance(pick, tuple):
        for part in pick:
            yield from parts_of(part)
    else:
        yield str(pick)


def area_of(s: Quest, element: str) -> int:
    """The area that an element shows, or -1."""
    names = s.plan.areas.names
    return next((area for area, name in enumerate(names) if area_id(name) == element), -1)


def numbers(element: str, prefix: str, count: int) -> tuple[int, ...] | None:
    """The numbers in the name of an element that begins like this, or None."""
    head, *rest = element.split("-")
    found = [whole(part) for part in rest]
    if head != prefix or len(found) != count or any(number is None or number < 0 for number in found):
        return None
    return tuple([number for number in found if number is not None])


def number_in(element: str, prefix: str, below: int) -> int:
    """The one number in the name of an element, where there are so many; else -1."""
    found = numbers(element, prefix, 1)
    return found[0] if found is not None and found[0] < below else -1


__all__ = [
    "area_of",
    "die_id",
    "effect_id",
    "figure_id",
    "hero_id",
    "innate_id",
    "item_id",
    "number_in",
    "numbers",
    "power_id",
    "row_id",
    "thing_id",
]
