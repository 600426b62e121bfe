"""Where a hero could go in this turn, what the way costs, and what it is worth to stand there."""

from __future__ import annotations

from typing import Final

from ..rules import terms as t
from ..rules.belongings import fits_in
from ..rules.force import hidden_by_enemies, least_of
from ..rules.frames import HeroTurn
from ..rules.ground import things_in
from ..rules.legality import points_left
from ..rules.queries import flies, movement, room_for, tolls
from ..rules.state import (
    CHEST,
    FINDS,
    FIRE,
    FOUND_CROWNS,
    FOUND_ITEM,
    FOUND_LOOT,
    FOUND_TREASURE,
    KEY,
    NOWHERE,
    SEARCH,
    STORY,
    WAYPOINT,
    Quest,
)
from .judge import Judge

WIN: Final = 60.0
"""The end of the quest."""
RUSH: Final = 4.0
"""To stand where all have to stand, when the others can be there in this round, too."""
SOON: Final = 2.5
"""... or in the next one."""
HOLD: Final = 1.0
"""What it costs to go in to an enemy that would come out."""
LEAD: Final = 5
"""So many movement points ahead of the last of the party nobody goes, while there is time."""
COMPANY: Final = 0.25
"""An ally in the same area."""
FIND_WORTH: Final[dict[int, float]] = {
    FOUND_CROWNS: 0.2,
    FOUND_LOOT: 0.6,
    FOUND_TREASURE: 1.0,
    FOUND_ITEM: 0.6,
    KEY: 2.0,
}
ENTERED: Final = (STORY, WAYPOINT)
"""Who stands there when they are laid down has to leave and to come again (SS-7.2)..."""
AGAIN: Final = 2
"""... which is so far."""
SEARCHED: Final = 0.7
CHEST_WORTH: Final = 1.3
THORNS: Final = 0.5
"""To stand beside an enemy that answers wounds, for each of its hits."""
UNKNOWN: Final = 0.3
"""The wounds to be expected of what a shadow hides, for each hero after whose turn it may act."""
READY: Final = 0.35
"""What is left of it while no enemy is about and the party is together and well: it has to be met, and waiting makes nobody stronger..."""
BUSY: Final = 1.5
"""... and what it counts for while there are enemies to be dealt with first."""


class Route:
    """A way to an area: what it costs in movement points and in wounds, and its first step."""

    __slots__ = ("area", "first", "harm", "points")

    def __init__(self, area: int, points: int, harm: float, first: int) -> None:
        self.area = area
        self.points = points
        self.harm = harm
        self.first = first


class Walker:
    """One hero on the move, for one decision."""

    def __init__(self, judge: Judge, seat: int, points: int, combat: bool, normal: bool) -> None:
        self.judge = judge
        self.s: Quest = judge.s
        self.seat = seat
        self.here: int = judge.s.figures.rows[seat].area
        self.points = points
        self.combat = combat
        """Whether an attack is still to come..."""
        self.normal = normal
        """... and a normal action."""
        self.flying: bool = flies(judge.s, seat)
        self.tolls: list[int] = tolls(judge.s, seat)
        self.hiding: int = hidden_by_enemies(judge.s) if judge.shadows else 0
        self.fog: int = least_of(judge.s, "sight-most", seat, t.FOG) if judge.shadows else t.FOG
        self._worths: dict[int, float] = {}
        self._far: dict[int, int] = {}

    # Ways ------------------------------------------------------------------------------------------------------------

    def entering(self, area: int) -> float:
        """What it costs to enter an area: dangerous ground, fire, enemies that stand ready."""
        judge = self.judge
        found = 0.0
        if not self.flying and self.s.plan.areas.dangerous >> area & 1 and not self.has_to(area):
            found += judge.harm(self.seat, 1.0, 1.0 if judge.left(self.seat) <= 1 else 0.0)
        if things_in(self.s, area, FIRE):
            found += judge.harm(self.seat, 1.2, 1.0 if judge.left(self.seat) <= 1 else 0.0)
        for figure in judge.enemies_at(area):
            if readied(self.s, figure):
                found += 0.45 * judge.harm(self.seat, judge.struck_by(figure, self.seat).wounds)
        return found

    def has_to(self, area: int) -> bool:
        """Whether a hero who can bear it is wanted on dangerous ground: the wound comes sooner or later, and waiting spares nobody."""
        return area == self.judge.mission.goals[self.seat] and self.judge.left(self.seat) > 1

    def leaving(self, area: int, dead: int) -> float:
        """SS-15.7: what it costs to leave an area, if one enemy were dead."""
        if self.here == area and self.judge.dominated(area, self.seat, area):
            return 0.0
        enemies = self.judge.enemies_at(area)
        if not enemies or enemies == [dead]:
            return 0.0
        cost = self.judge.evading(self.seat, area)
        return cost * (len(enemies) - 1) / len(enemies) if dead in enemies else cost

    def routes(self, dead: int = NOWHERE) -> dict[int, Route]:
        """The best way to every area that can be reached: least harm, then fewest points."""
        found = {self.here: Route(self.here, 0, 0.0, self.here)}
        reach = self.s.reach()
        nexts = reach.meets if self.flying else reach.walks
        layer = [found[self.here]]
        while layer:
            further: list[Route] = []
            for route in layer:
                out = self.leaving(route.area, dead)
                for area in nexts[route.area]:
                    points = route.points + self.tolls[area]
                    if points > self.points or area == self.here:
                        continue
                    harm = route.harm + out + self.entering(area)
                    known = found.get(area)
                    if known is not None and (known.harm, known.points) <= (harm, points):
                        continue
                    made = Route(area, points, harm, area if route.area == self.here else route.first)
                    found[area] = made
                    further.append(made)
            layer = further
        return found

    # Places ----------------------------------------------------------------------------------------------------------

    def far(self, area: int) -> int:
        """How far it is from an area to the goal, counted no nearer than a party that stays together goes."""
        judge = self.judge
        goals = judge.mission.goals
        goal = goals[self.seat]
        if goal == NOWHERE:
            return 0
        ways = judge.ways(goal)
        rows = self.s.figures.rows
        others = [ways[rows[seat].area] for seat in judge.heroes if seat != self.seat and goals[seat] == goal]
        far = ways[area]
        if not far and area == self.here and any([things_in(self.s, area, kind) for kind in ENTERED]):
            far = AGAIN
        if judge.hurry < 0.75:
            far = max(far, max(others, default=0) - LEAD)
        return far

    def place(self, area: int) -> float:
        """What it is worth to stand in an area at the end of the turn."""
        found = self._worths.get(area)
        if found is None:
            found = self._worths[area] = self._place(area)
        return found

    def _place(self, area: int) -> float:
        judge, seat = self.judge, self.seat
        rows = self.s.figures.rows
        found = -judge.pull() * self.far(area)
        found += COMPANY * min(2, len([one for one in judge.heroes if one != seat and rows[one].area == area]))
        found -= judge.peril(seat, area, 0.0 if area == self.here else self.surprises(area))
        found -= THORNS * sum([judge.spikes(one) for one in judge.enemies_at(area)])
        if area in judge.exits:
            found += self.ending(area)
        if not judge.enemies_at(area):
            found += self.lying(area)
        return found

    def ending(self, area: int) -> float:
        """Where a quest ends: the last to come wins it, if no enemy is there; the others wait there for each other. An enemy that stands
        there alone comes out to fight, unless somebody goes in to it.
        """
        judge, rows = self.judge, self.s.figures.rows
        inside = [one for one in judge.heroes if one != self.seat and rows[one].area in judge.exits]
        for place in judge.exits if judge.barred else []:
            if judge.enemies_at(place):
                return -HOLD if not inside and self.here not in judge.exits else 0.0
        missing = [one for one in judge.heroes if one != self.seat and one not in inside]
        if not missing:
            return WIN
        later = False
        for one in missing:
            if judge.ways(area)[rows[one].area] > movement(self.s, one):
                return 0.0
            later = later or self.s.heroes.rows[one].acted or self.s.has(one, t.STUN)
        return SOON if later else RUSH

    def lying(self, area: int) -> float:
        """What lies there for an unengaged hero, while there is time for it."""
        s = self.s
        found = 0.0
        room = room_for(s, self.seat) > 0
        for kind in FINDS:
            if room or kind in (FOUND_CROWNS, FOUND_LOOT):
                found += FIND_WORTH[kind] * len(things_in(s, area, kind))
            elif kind == FOUND_ITEM:
                found += FIND_WORTH[kind] * len([one for one in things_in(s, area, kind) if fits_in(s, self.seat, one)])
        found += FIND_WORTH[KEY] * len(things_in(s, area, KEY))
        if self.normal:
            searches = SEARCHED * len(things_in(s, area, SEARCH)) + CHEST_WORTH * len(things_in(s, area, CHEST))
            found += searches * max(0.0, 1.0 - 1.5 * self.judge.hurry)
        return found

    def surprises(self, area: int) -> float:
        """The wounds that are to be expected of shadows which would be revealed from there: more, if no attack is left to answer them."""
        seen = len([place for place in self.judge.shadows if self.s.reach().sees(area, place, self.hiding, self.fog)])
        if not seen:
            return 0.0
        ready = READY if self.judge.is_calm() else BUSY if self.judge.enemies else 1.0
        return ready * UNKNOWN * seen * len(self.judge.heroes) * (1.0 if self.combat else 1.5)


def readied(s: Quest, figure: int) -> bool:
    """Whether an enemy answers those who enter its area."""
    for number in s.sheet(s.foe_of(figure)).abilities:
        if s.cast.abilities[number].on == t.ON_HERO_ENTERS:
            return not s.has(figure, t.STUN | t.BLIND)
    return False


def walker_of(judge: Judge, turn: HeroTurn) -> Walker:
    """Whoever's turn it is."""
    points = 0 if judge.s.has(turn.seat, t.DOWN) else points_left(judge.s, turn)
    if judge.s.has(turn.seat, t.SLOW) and turn.taken and not turn.moving:
        points = 0
    return Walker(judge, turn.seat, points, turn.combat > 0, turn.normal > 0)
