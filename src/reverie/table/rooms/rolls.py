"""Dice that people at the table roll by hand (companion mode)."""

from __future__ import annotations

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import NATURE, Choice
from reverie.kernel.codec import tuples
from reverie.kernel.decision import Chance
from reverie.kernel.plain import Body

from ..store.entries import Entry
from .base import RoomBase
from .sitting import Refused


def by_table(choice: Choice) -> bool:
    return isinstance(choice.decision, Chance) and choice.decision.by_table


class RoomRolls(RoomBase):
    """What a room does about dice rolled by hand."""

    def rolling(self) -> Choice | None:
        """The roll that the people at the table are asked for, where they roll their own dice."""
        if not self.options.get("companion") or self.over() or self.waiting() or self.paused:
            return None
        choice = pending_for(self.match.state, NATURE)
        return None if choice is None or by_table(choice) else choice

    def shuffling(self) -> Choice | None:
        """What the table itself has to shuffle or draw, where people roll their own dice."""
        if not self.options.get("companion") or self.over() or self.paused:
            return None
        choice = pending_for(self.match.state, NATURE)
        return choice if choice is not None and by_table(choice) else None

    def plan_shuffle(self, value: object, at: int) -> list[Entry]:
        """The table has shuffled."""
        if self.shuffling() is None or at != self.at:
            raise Refused("refused-stale")
        return [self.entry("rolled", -1, {"answers": [(NATURE, value)]})]

    def plan_roll(self, seat: int, value: object, at: int, id: str = "") -> list[Entry]:
        """Somebody at the table says what the dice show."""
        choice = self.rolling()
        if choice is None:
            raise Refused("refused-not-asked")
        if at != self.at:
            raise Refused("refused-stale")
        value = tuples(value)
        try:
            fits = choice.options.has(value)
        except (TypeError, ValueError):
            fits = False
        if not fits:
            raise Refused("refused-illegal", choice.rule)
        body: Body = {"answers": [(NATURE, value)]}
        return [self.entry("rolled", seat, body | ({"id": id} if id else {}))]

    def _rolled(self, entry: Entry) -> None:
        self._answered(entry)
