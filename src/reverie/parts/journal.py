"""Journals: a campaign, a draft, a tournament. Everything follows from the entries of the journal, in their order.

What an act would write is planned on what is known; the store decides which of two acts comes first, and the other is thought
over again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

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

    def read(self, entries: list[dict[str, Any]]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: dict[str, Any]) -> None:
        """Let an entry have happened."""
        self.seq += 1
        self.happen(entry["kind"], entry)

    def happen(self, kind: str, entry: dict[str, Any]) -> None:
        raise NotImplementedError


J = TypeVar("J", bound=Journal)


async def act(hub: Any, name: str, read: Callable[[], Awaitable[J]], plan: Callable[[J], list[dict[str, Any]]]) -> J:
    """Do something: planned on what is known, written down, and thought over again if somebody was quicker."""
    for _ in range(TRIES):
        shown = await read()
        seq = shown.seq
        entries = plan(shown)
        if not entries or await hub.stored(hub.store.write_down, name, seq + 1, entries):
            shown.read(entries[shown.seq - seq :])  # a plan may have let its entries happen already
            return shown
    raise Impossible(BUSY)
