"""What the elements of the page are called."""

from __future__ import annotations

from typing import TypeAlias

Action: TypeAlias = tuple[str, int, *tuple[int, ...]]
"""What may be done in a Main Phase or in a window: a word, the number of what is played or spent, and which use of it."""


def numbers(element: str, prefix: str, count: int) -> tuple[int, ...] | None:
    """The numbers in the name of an element that begins like this, or None."""
    head, *rest = element.split("-")
    if head != prefix or len(rest) != count or not all(part.isdecimal() and len(part) < 6 for part in rest):
        return None
    return tuple(int(part) for part in rest)
