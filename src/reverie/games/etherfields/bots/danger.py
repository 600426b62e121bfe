"""What the Turn card threatens: the Distress and Seals that Entities bring to a space before the Turn is over (EF-4.95, EF-5.156)."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.effects import NO_TEXT

from ..rules import terms as t
from ..rules.abilities import NONE, WHO
from ..rules.places import land
from ..rules.state import NOWHERE, Session
from .worth import cards_left, number_of, strain

IN_RANGE: Final = WHO.index("in-range")
SEALED: Final = 0.3
"""What a Sealed card weighs beside a Distress."""
STRIDE_ODDS: Final[tuple[float, ...]] = (1.0, 4 / 6, 1 / 6)
"""That a figure walks at least one space, at least its Movement value, and one more (EF-2.30)."""


class Danger:
    """The threat of the current Turn card, worked out once."""

    def __init__(self, s: Session, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.harms: list[tuple[int, int, int, float]] = []
        """Where a figure stands, how far its effect reaches, how far it may walk before, and what it does."""
        if s.current == NONE or not s.in_play():
            return
        walked = False
        for place, kind in enumerate(s.cast.turn_cards[s.current].steps):
            if s.blocked >> place & 1 or place < s.resolved:
                continue
            if kind == t.ROLL_STEP:
                walked = True
            elif kind != t.MORPH_STEP:
                self.add(kind == t.BASIC_STEP, walked)

    def add(self, basic: bool, walked: bool) -> None:
        s = self.s
        for row in s.entity_rows():
            tile = s.entity(row)
            reach, harm = self.read(tile.basic if basic else tile.special)
            if harm <= 0:
                continue
            for figure in s.figures_of(row):
                still = s.figures.rows[figure].states & (t.STUNNED | t.PARALYZED)
                stride = tile.move if walked and not still else 0
                self.harms.append((s.figures.rows[figure].space, reach, stride, harm))

    def read(self, text: int) -> tuple[int, float]:
        """How far an effect reaches, and what it does."""
        reach, harm = 0, 0.0
        if text == NO_TEXT:
            return reach, harm
        for op in self.s.cast.texts[text].ops:
            if op.who is None or op.who.kind != IN_RANGE:
                continue
            much = number_of(op.amount)
            if op.effect.name == "gain" and op.kind == t.DISTRESS:
                harm += much * strain(self.s, self.seat)
            elif op.effect.name == "seal":
                harm += much * SEALED * (1.0 if cards_left(self.s, self.seat) > 12 else 3.0)
            reach = max(reach, op.who.far)
        return reach, harm

    def at(self, space: int) -> float:
        """What is to be expected on a space; figures that walk go to whoever is nearest."""
        total = 0.0
        here = land(self.s)
        for stands, reach, stride, harm in self.harms:
            far = here.distance(stands, space)
            if far <= reach:
                total += harm
            elif stride and far <= reach + stride + 1:
                odds = (
                    STRIDE_ODDS[0] if far <= reach + 1 else STRIDE_ODDS[1] if far <= reach + stride else STRIDE_ODDS[2]
                )
                total += harm * odds * self.share(stands, far)
        return total

    def share(self, stands: int, far: int) -> float:
        """How likely it is to come here and not to somebody who stands nearer."""
        here = land(self.s)
        share = 1.0
        for other in range(self.s.players()):
            space = self.s.space_of(other)
            if other != self.seat and space != NOWHERE:
                near = here.distance(stands, space)
                share *= 0.3 if near < far else 0.7 if near == far else 1.0
        return share
