"""What the elements of the page are called.

`space-B2c` a space, `figure-12` somebody on the map, `dreamer-0` a Dreamer beside it; `hand-3` a card of the own hand by its place,
`progress-0-1` a placed card, `item-33` an Item, `mask-0` a Mask;
`place-4` a Location, `gate-1` the Gate of a Dream; `row-...` a line of what can be chosen.
"""

from __future__ import annotations

from reverie.parts.sketches import space_id

from ..rules import terms as t
from ..words.wording import space_name


def on_space(space: int) -> str:
    return space_id(space_name(space))


def figure_id(figure: int) -> str:
    return f"figure-{figure}"


def dreamer_id(seat: int) -> str:
    return f"dreamer-{seat}"


def hand_id(place: int) -> str:
    return f"hand-{place}"


def progress_id(seat: int, place: int) -> str:
    return f"progress-{seat}-{place}"


def item_id(card: int) -> str:
    return f"item-{card}"


def mask_id(seat: int) -> str:
    return f"mask-{seat}"


def entity_id(row: int) -> str:
    return f"entity-{row}"


def place_id(location: int) -> str:
    return f"place-{location}"


def gate_id(dream: int) -> str:
    return f"gate-{dream}"


def space_of(element: str) -> int:
    """The space that an element shows, or -1."""
    return next((space for space in range(t.SPACES) if on_space(space) == element), -1)
