"""Journals: a campaign, a draft, a tournament. Everything follows from the entries of the journal, in their order.

What an act would write is planned on what is known; the store decides which of two acts comes first, and the other is thought
over again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, TypeVar

from reverie.kernel.plain import Body

BUSY: Final = "busy"
"""The refusal of an act before which others have written too often."""
TRIES: Final = 20
"""So often an act is thought over again: with eight players nobody loses twenty races in a row."""


class Impossible(Exception):
    """An act that cannot be, or not now; for each key a game has a text."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Journal:
    """What a journal tells. A game's own says what happens with an entry, and reads the entries when it is laid out."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0

    def read(self, entries: list[Body]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Body) -> None:
        """Let an entry have happened."""
        self.seq += 1
        self.happen(entry["kind"], entry)

    def happen(self, kind: str, entry: Body) -> None:
        raise NotImplementedError


J = TypeVar("J", bound=Journal)


class Writes(Protocol):
    """Where journals are written down."""

    async def write_down(self, name: str, seq: int, bodies: Sequence[Body]) -> bool:
        """Add entries from the number `seq` on, all or none; False where somebody else wrote first."""


async def act(site: Writes, name: str, read: Callable[[], Awaitable[J]], plan: Callable[[J], list[Body]]) -> J:
    """Do something: planned on what is known, written down, and thought over again if somebody was quicker."""
    for _ in range(TRIES):
        shown = await read()
        seq = shown.seq
        entries = plan(shown)
        if not entries or await site.write_down(name, seq + 1, entries):
            shown.read(entries[shown.seq - seq :])  # a plan may have let its entries happen already
            return shown
    raise Impossible(BUSY)
