"""What has changed in a page since it was last sent. A page is lines; most of them are the same as before.

An update is a list of parts: `[first, count]` are lines of the page that was sent before, a text is new ones. Only fingerprints
of the lines that were sent are kept, eight bytes each.
"""

from __future__ import annotations

from array import array
from typing import Any

Part = list[int] | str


def fingerprints(lines: list[str]) -> array[int]:
    return array("q", map(hash, lines))


def changes(before: array[int], lines: list[str], now: array[int]) -> list[Part]:
    """How to make these lines from those sent before."""
    places: dict[int, int] = {}
    for number, mark in enumerate(before):
        places.setdefault(mark, number)
    parts: list[Part] = []
    fresh: list[str] = []
    run: list[int] | None = None
    for line, mark in zip(lines, now, strict=True):
        if run is not None and run[0] + run[1] < len(before) and before[run[0] + run[1]] == mark:
            run[1] += 1
            continue
        place = places.get(mark)
        if place is None:
            run = None
            fresh.append(line)
            continue
        if fresh:
            parts.append("\n".join(fresh))
            fresh = []
        run = [place, 1]
        parts.append(run)
    if fresh:
        parts.append("\n".join(fresh))
    return parts


def whole(before: list[str], parts: list[Any]) -> list[str]:
    """The page again, as a browser makes it."""
    lines: list[str] = []
    for part in parts:
        lines += part.split("\n") if isinstance(part, str) else before[part[0] : part[0] + part[1]]
    return lines


__all__ = ["changes", "fingerprints", "whole"]
