"""One scene of Dice Throne on its way into plain values: what every part of the page asks about it.

The state is that of the viewer: hands of others are counts, unless they are teammates (DT-3.22); no deck has an order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.kernel.choice import Choice
from reverie.kernel.page import Scene
from reverie.kernel.plain import Told

from ..content.vocabulary import HeroData
from ..rules import decisions
from ..rules.state import NO_ROLL, NOBODY, OFFENCE, DiceThrone

if TYPE_CHECKING:
    from .page import DiceThroneWeb


class Drawing:
    """One drawing of the table."""

    def __init__(self, page: DiceThroneWeb, scene: Scene[DiceThrone]) -> None:
        self.page = page
        self.scene = scene
        self.s = scene.state
        self.viewer = scene.viewer
        self.choice: Choice | None = scene.choice
        self.asked = scene.choice.decision if scene.choice is not None else None
        self.ready = all(row.hero >= 0 for row in self.s.players.rows)
        """Everybody has a hero."""
        self.near = self._near()
        self.open = self._open()
        self.seats: dict[int, Told] = {}
        """Seats that have been drawn."""
        self.chances: dict[int, dict[tuple[int, ...], float]] = {}
        """The chances of seats, as far as somebody has asked."""

    def say(self, key: str, **args: object) -> str:
        return self.page.say(f"web-{key}", "", **args)

    def _near(self) -> int:
        """Whose board lies before the viewer: the own one; for those who watch, that of the active player."""
        if self.viewer is not None:
            return self.viewer
        return self.s.active if self.s.active != NOBODY else 0

    def _open(self) -> int:
        """The other seat whose board is open: the one asked for, the one that matters now, or the next."""
        s = self.s
        for seat in range(s.mode.players):
            if self.scene.shown == f"seat-{seat}" and seat != self.near:
                return seat
        if self.asked is decisions.TOKEN and self.choice is not None and self.choice.subject not in (self.near, NOBODY):
            return self.choice.subject
        for seat in (s.attacker, s.roller if s.purpose != NO_ROLL else NOBODY, s.target, s.active):
            if seat >= 0 and seat != self.near:
                return seat
        others = s.opponents(self.near) if self.ready else ()
        return others[0] if others else next(seat for seat in range(s.mode.players) if seat != self.near)

    def hero_data(self, seat: int) -> HeroData:
        return self.page.library.heroes[self.s.hero(seat).id]

    def rolling(self, seat: int) -> bool:
        return self.s.purpose == OFFENCE and self.s.roller == seat

    def person(self, seat: int) -> str:
        """Who plays here, in a few words."""
        told = self.scene.seats[seat]
        if told["you"] and seat == self.viewer:
            return self.say("person-you", name=told["name"])
        if told["kind"] == "bot":
            return self.say("person-bot", name=told["name"], level=told["level"])
        return str(told["name"])
