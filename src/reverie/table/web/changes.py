"""What has changed in a page since it was last sent. A page is lines; most of them are the same as before.

An update is a list of parts: `[first, count]` are lines of the page that was sent before, a text is new ones. Only fingerprints
of the lines that were sent are kept, eight bytes each.
"""

from __future__ import annotations

from array import array
from typing import Final

Part = list[int] | str
STRETCH: Final = 24
"""So many lines are compared at once."""


def fingerprints(lines: list[str]) -> array[int]:
    return array("q", map(hash, lines))


def changes(before: array[int], lines: list[str], now: array[int]) -> list[Part]:
    """How to make these lines from those sent before."""
    places = dict(zip(reversed(before), range(len(before) - 1, -1, -1), strict=True))  # the first of equal lines
    found = list(map(places.get, now))
    parts: list[Part] = []
    at = 0
    while at < len(now):
        place = found[at]
        end = at + 1
        if place is None:
            while end < len(now) and found[end] is None:
                end += 1
            parts.append("\n".join(lines[at:end]))
        else:
            old = place + 1
            while before[old : old + STRETCH] == now[end : end + STRETCH] and end + STRETCH <= len(now):
                old, end = old + STRETCH, end + STRETCH
            while end < len(now) and old < len(before) and before[old] == now[end]:
                old, end = old + 1, end + 1
            parts.append([place, end - at])
        at = end
    return parts


def whole(before: list[str], parts: list[Part]) -> list[str]:
    """The page again, as a browser makes it."""
    lines: list[str] = []
    for part in parts:
        lines += part.split("\n") if isinstance(part, str) else before[part[0] : part[0] + part[1]]
    return lines


__all__ = ["changes", "fingerprints", "whole"]
