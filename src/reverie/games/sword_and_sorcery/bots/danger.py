"""Whom enemies will turn against, as their scrolls say, and what a hero has to fear of them until the next own turn (SS-33)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from ..rules import terms as t
from ..rules.queries import far, targetable
from ..rules.scrolls import STRIKE, Behaviour
from ..rules.state import Quest

if TYPE_CHECKING:
    from .judge import Judge

OFTEN: Final[tuple[float, ...]] = (0.96, 0.72, 0.57, 0.49, 0.45, 0.4)
"""How often an enemy acts in an enemy turn, by how many there are: most encounter cards move one or two."""
NO_BAND: Final = 99
LURKING: Final = ((0, 0.25), (2, 0.18), (4, 0.08), (99, 0.02))
"""What an enemy is reckoned with that would turn against somebody else now, by how far it is at most: things change."""
SPREAD: Final = 1.6
"""How widely wounds lie about their mean."""


def band_of(behaviours: tuple[Behaviour, ...], distance: int) -> int:
    """SS-33.2: the first behaviour that applies at a distance; NO_BAND for none but `+`."""
    for number, behaviour in enumerate(behaviours[:-1]):
        if behaviour.digits >> distance & 1:
            return number
    return NO_BAND


def weapon_of(behaviour: Behaviour) -> tuple[int, int]:
    """With what a behaviour strikes, and how often."""
    for sentence in behaviour.sentences:
        if sentence.kind == STRIKE:
            return sentence.weapon, sentence.times
    return t.MAIN, 0


def dying(wounds: float, left: int) -> float:
    """How likely a hero dies to whom so many wounds are done on the average."""
    if wounds <= 0.05:
        return 0.0
    away = (wounds + 0.4 - left) / math.sqrt(SPREAD * wounds + 0.3)
    return 1.0 / (1.0 + math.exp(-1.7 * away))


class Danger:
    """What enemies will do, for one decision."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.s: Quest = judge.s
        self.turns: float = OFTEN[min(len(judge.foes), len(OFTEN)) - 1] * len(judge.heroes) if judge.foes else 0.0
        """How often each enemy acts in a round."""
        self.open: list[int] = [seat for seat in judge.heroes if targetable(judge.s, seat)]
        most = max([judge.s.crowns(seat) for seat in self.open], default=0)
        self.richest: list[int] = [seat for seat in self.open if most and judge.s.crowns(seat) == most]
        self._bands: dict[tuple[int, int], int] = {}
        self._held: dict[int, list[tuple[int, int]]] = {}

    def band(self, figure: int, area: int) -> int:
        """SS-33.3: the behaviour that an enemy would use against whoever stands in an area."""
        found = self._bands.get((figure, area))
        if found is None:
            s = self.s
            here = s.figures.rows[figure].area
            found = NO_BAND
            distance = s.reach().dist_range(here, area)
            if distance < 8 and s.reach().sees(here, area) and far(s, figure, area) < NO_BAND:
                found = band_of(s.sheet(s.foe_of(figure)).behaviours, distance)
            self._bands[figure, area] = found
        return found

    def held(self, figure: int) -> list[tuple[int, int]]:
        """The bands in which heroes stand now."""
        found = self._held.get(figure)
        if found is None:
            rows = self.s.figures.rows
            found = self._held[figure] = [(self.band(figure, rows[seat].area), seat) for seat in self.open]
        return found

    def liking(self, figure: int, seat: int) -> tuple[bool, int, int]:
        """SS-33.5 to SS-33.10: whom an enemy likes best: by the symbol of its scroll, then by wounds, then by HP left."""
        s = self.s
        victim = s.sheet(s.foe_of(figure)).victim
        liked = False
        if victim == t.V_RICHEST:
            liked = seat in self.richest
        elif t.V_STRENGTH <= victim <= t.V_MAGIC:
            liked = s.version(seat).style >> (victim - t.V_STRENGTH) & 1 == 1
        return liked, s.figures.rows[seat].wounds, -self.judge.left(seat)

    def chance(self, figure: int, seat: int, area: int) -> float:
        """How likely it is this hero against whom an enemy turns next, standing there."""
        own = self.band(figure, area)
        if own == NO_BAND:
            return 0.0
        rivals: list[int] = []
        for band, other in self.held(figure):
            if other != seat:
                if band < own:
                    return 0.0
                if band == own:
                    rivals.append(other)
        mine = self.liking(figure, seat)
        equals = 1
        for other in rivals:
            theirs = self.liking(figure, other)
            if theirs > mine:
                return 0.0
            equals += theirs == mine
        return 1.0 / equals

    def wounds(self, seat: int, area: int) -> float:
        """The wounds that a hero has to expect until the next own turn, standing there."""
        judge, s = self.judge, self.s
        rows = s.figures.rows
        if rows[seat].hidden and rows[seat].area == area:
            return 0.0
        found = 0.0
        for figure in judge.enemies:
            share = self.chance(figure, seat, area)
            distance = s.reach().dist_range(rows[figure].area, area)
            lurking = 0.0
            for most, weight in LURKING:
                if distance <= most:
                    lurking = weight
                    break
            harm = 0.0
            if share:
                behaviour = s.sheet(s.foe_of(figure)).behaviours[self.band(figure, area)]
                which, times = weapon_of(behaviour)
                harm = times * judge.struck_by(figure, seat, which).wounds
            harm = share * harm + (1.0 - share) * lurking * judge.struck_by(figure, seat).wounds
            found += harm * (0.5 if rows[figure].conditions & t.STUN else 1.0)
        return found * self.turns
