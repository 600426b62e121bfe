"""What everybody at the table knows of a quest: how far it is, where to go next, where to stand in the end."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.areas import Areas, members

from ..rules.abilities import GIVENS, Given
from ..rules.conditions import areas_of
from ..rules.plan import SECURED
from ..rules.state import NOWHERE, SHADOW, STORY, WAYPOINT, Quest

FAR: Final = 99
MARKS: Final = (WAYPOINT, STORY, SHADOW)
"""Where one of these still lies, something is left to do."""
BEHIND_DOOR: Final = 1
"""What a closed door adds to a way; a secured one adds twice as much."""
EVERY: Final = GIVENS.index("all")
ANY: Final = GIVENS.index("any")
FLAG: Final = GIVENS.index("flag")
ALL_ON: Final = GIVENS.index("all-heroes-on")
CLEAR: Final = GIVENS.index("enemies-at-most")

Ways = list[int]
"""By area: the movement points that it takes from there to one goal."""


class Distances:
    """The ways on one map, each worked out once."""

    def __init__(self, areas: Areas) -> None:
        self.areas = areas
        self.known: dict[tuple[int, int, int, int], Ways] = {}

    def ways(self, s: Quest, goal: int) -> Ways:
        """From every area to a goal, through doors that somebody could open."""
        key = (s.closed, s.doors, s.locks, goal)
        found = self.known.get(key)
        if found is None:
            if len(self.known) > 4000:
                self.known = {}
            found = self.known[key] = worked_out(s, goal)
        return found


def worked_out(s: Quest, goal: int) -> Ways:
    """Backwards from the goal, as long as something gets nearer."""
    closed = s.closed
    doors: dict[tuple[int, int], int] = {}
    for door in s.plan.doors:
        if s.doors >> door.number & 1 and not s.locks >> door.number & 1:
            closed &= ~door.passages
            price = 2 * BEHIND_DOOR if door.kind == SECURED else BEHIND_DOOR
            doors[door.a, door.b] = doors[door.b, door.a] = price
    walks = s.plan.areas.reach(closed).walks
    hard = s.plan.areas.difficult
    found = [FAR] * len(walks)
    found[goal] = 0
    nearer = True
    while nearer:
        nearer = False
        for here in range(len(walks)):
            for there in walks[here]:
                far = found[there] + (2 if hard >> there & 1 else 1) + doors.get((here, there), 0)
                if far < found[here]:
                    found[here] = far
                    nearer = True
    return found


_distances: list[Distances] = []


def distances_of(s: Quest) -> Distances:
    """The ways on the map of this quest; those of a few maps are kept."""
    for known in _distances:
        if known.areas is s.plan.areas:
            return known
    if len(_distances) > 16:
        _distances.clear()
    made = Distances(s.plan.areas)
    _distances.append(made)
    return made


# Where to go ---------------------------------------------------------------------------------------------------------


def exits_of(s: Quest) -> list[int]:
    """The areas on which all heroes have to stand in the end; none where a quest is won in another way, or not yet in this one."""
    found = leaving(s, s.plan.won)
    return members(areas_of(s, found[-1].names)) if found else []


def is_barred(s: Quest) -> bool:
    """Whether no enemy may stand where the quest ends."""
    return any([part.kind == CLEAR for part in leaving(s, s.plan.won)])


def leaving(s: Quest, given: Given | None) -> list[Given]:
    """The conditions under which a quest ends where all heroes stand, that one last; none while something has to happen before."""
    if given is None:
        return []
    if given.kind == ALL_ON:
        return [given]
    if given.kind not in (EVERY, ANY):
        return []
    others = [part for part in given.parts if part.kind != ALL_ON] if given.kind == EVERY else []
    if any([part.kind == FLAG and part.names[0] not in s.flags for part in others]):
        return []
    for part in given.parts:
        found = leaving(s, part)
        if found:
            return others + found
    return []


def goal_of(s: Quest) -> int:
    """The next objective: the first at which something is left to do, else the last; NOWHERE in a quest without any."""
    objectives = s.plan.objectives
    if not objectives:
        return NOWHERE
    marked = [thing.area for thing in s.things.rows if thing.kind in MARKS]
    for area in objectives:
        if area in marked:
            return area
    return objectives[-1]
