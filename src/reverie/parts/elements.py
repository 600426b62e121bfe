"""Names of the elements of a page: lines of a list by what is picked there, and the numbers that stand in a name."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.kernel.numbers import whole
from reverie.kernel.plain import Answer


def row_id(pick: Answer) -> str:
    """The line of a pick in a list: by what is picked, so that it is the same line after each change of the page."""
    return "-".join(["row", *parts_of(pick)])


def parts_of(pick: object) -> Iterator[str]:
    if isinstance(pick, tuple):
        for part in pick:
            yield from parts_of(part)
    else:
        yield str(pick).replace(" ", "_")


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
