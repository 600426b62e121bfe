"""What lasts: abilities that somebody or something bears for a while, with a value of their own, until something is over.

A state keeps a tuple of such entries. Whatever has a number may bear one: a miniature, a hero, an event on the table, a quest. Spans
are numbered by the game from the shortest on: with a span everything ends that lasts no longer. The entries stand in the index of
abilities in force (`Active`) beside those that are printed, so queries and reactions need not know which is which.
"""

from __future__ import annotations

from reverie.kernel.abilities import Source

Lasting = tuple[int, int, int, int]
"""Who or what bears it, the number of the ability, its value, and until the end of which span."""


def left_by(lasting: tuple[Lasting, ...], gone: int) -> tuple[Lasting, ...]:
    """What still lasts when a bearer is gone."""
    return tuple([one for one in lasting if one[0] != gone])


def left_after(lasting: tuple[Lasting, ...], span: int) -> tuple[Lasting, ...]:
    """What still lasts when a span is over."""
    return tuple([one for one in lasting if one[3] > span])


def sources(lasting: tuple[Lasting, ...]) -> list[Source]:
    """What lasts, as it stands in the index of abilities in force, each under the word of its ability."""
    return [(bearer, ability, value) for bearer, ability, value, _until in lasting]
