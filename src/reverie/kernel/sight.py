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

    __slots__ = ("log", "state", "viewer")

    def __init__(self, game: Game[S], state: S, log: list[tuple[int, Event]], viewer: int | None) -> None:
        self.viewer = viewer
        self.state: S = game.blind(state, viewer)
        self.log = [entry for entry in log if entry[1].seen_by(viewer)]
        """Events so far that this viewer may see, with the number of the answer that caused each."""
