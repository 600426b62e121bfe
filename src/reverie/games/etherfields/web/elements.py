"""What the elements of the page are called.

`space-B2c` a space, `figure-12` somebody on the map, `dreamer-0` a Dreamer beside it; `hand-3` a card of the own hand by its place,
`progress-0-1` a placed card, `item-33` an Item, `mask-0` a Mask;
`place-4` a Location, `gate-1` the Gate of a Dream; `row-...` a line of what can be chosen.
"""

from __future__ import annotations

from collections.abc import Iterator

from reverie.kernel.numbers import whole
from reverie.kernel.plain import Answer
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


def row_id(pick: Answer) -> str:
    """The line of a pick in a list: by what is picked, so that it is the same line after each change of the page."""
    return "-".join(["row", *parts_of(pick)])


def parts_of(pick: object) -> Iterator[str]:
    if isinstance(pick, tuple):
        for part in pick:
            yield from parts_of(part)
    else:
        yield str(pick).replace(" ", "_")


def space_of(element: str) -> int:
    """The space that an element shows, or -1."""
    return next((space for space in range(t.SPACES) if on_space(space) == element), -1)


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
