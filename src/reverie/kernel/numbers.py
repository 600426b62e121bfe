"""Numbers as people and programs write them."""

from __future__ import annotations

from typing import Final

MOST_DIGITS: Final = 19


def whole(text: str) -> int | None:
    """The number that plain digits say; None for anything else.

    `isdigit` alone lets superscripts through, which are no numbers, and thousands of digits, which Python refuses to read.
    """
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None
