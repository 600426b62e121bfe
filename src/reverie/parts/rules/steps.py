"""Distances in a graph of steps, for every kind of map."""

from __future__ import annotations

from typing import Final

FAR: Final = 1_000_000
"""The distance to where no way leads."""


def distances(start: int, steps: list[list[int]]) -> list[int]:
    """How many steps it is from one place to every other."""
    found = [FAR] * len(steps)
    found[start] = 0
    reached = [start]
    for place in reached:
        for after in steps[place]:
            if found[after] == FAR:
                found[after] = found[place] + 1
                reached.append(after)
    return found
