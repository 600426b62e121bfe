"""Sight: what one viewer may know of a match, and all that anything they are shown is made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from .events import Event
from .state import S

if TYPE_CHECKING:
    from .game import Game


class Sight(Generic[S]):
    """A situation and what led to it, as one viewer may know them; a viewer who only watches is None.

    The state is blinded here and nowhere else. A page is given a sight and never the situation itself, so that whatever
    its author forgets, it cannot tell what it does not have.
    """

    __slots__ = ("count", "last", "log", "state", "viewer")

    def __init__(
        self,
        game: Game[S],
        state: S,
        log: list[tuple[int, Event]],
        viewer: int | None,
        before: Sight[S] | None = None,
    ) -> None:
        """`before` is what this viewer saw earlier of the same match: of what was there already nothing is looked at again."""
        self.viewer = viewer
        self.state: S = game.blind(state, viewer)
        self.count = len(log)
        """How much had happened in all, and what was the last of it: who sees more of the same goes on from there."""
        self.last = log[-1][1] if log else None
        seen: list[tuple[int, Event]] = []
        start = 0
        if before is not None and before.viewer == viewer and before.begins(log):
            seen, start = before.log, before.count
        self.log: list[tuple[int, Event]] = seen + [entry for entry in log[start:] if entry[1].seen_by(viewer)]
        """Events so far that this viewer may see, with the number of the answer that caused each."""

    def begins(self, log: list[tuple[int, Event]]) -> bool:
        """Whether this log goes on from what had happened here, and nothing of that was taken back."""
        return 0 < self.count <= len(log) and log[self.count - 1][1] is self.last
