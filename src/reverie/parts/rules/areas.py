"""Areas of a map: who can walk where, how far it is, and who sees whom.

A map is a grid of cells. An area is a set of cells with a marker at the centre of one of them; two areas meet along unit edges, the
sides of single cells. A passage is where one can go from one area to the next: a gap in a wall, a border without one, or a port
where two tiles join. A door that is closed, a wall token, a sealed join close a passage, so everything that is asked here is asked of
a set of closed passages, one bit each. The table of such a set is worked out once.

Points, lines and crossings are integers throughout: nothing is rounded, so a line that touches the end of a wall is always told from
one that passes through it. Sets of areas are integers, too: bit `n` stands for area `n`.
"""

from __future__ import annotations

from typing import Final

from .steps import FAR, distances

MOST_KEPT: Final = 4096
"""So many views are remembered for a set of closed passages."""
REMEMBERED: Final = 512
"""Tables that a map keeps; more sets of closed passages than this meet only whoever tries them all."""


class Passage:
    """Where two areas can be crossed into each other: all unit edges of one gap, border or port."""

    __slots__ = ("a", "b", "units")

    def __init__(self, a: int, b: int, units: list[int]) -> None:
        self.a = a
        self.b = b
        self.units = units


class Line:
    """The straight line between two markers: the unit edges and grid points it passes through, the areas it crosses between its ends."""

    __slots__ = ("crossed", "points", "units")

    def __init__(self, units: list[int], points: list[int], crossed: int) -> None:
        self.units = units
        self.points = points
        self.crossed = crossed


class Areas:
    """A map as it lies: what never changes while it is played on."""

    __slots__ = (
        "_lines",
        "_reaches",
        "barriers",
        "dangerous",
        "difficult",
        "height",
        "marks",
        "names",
        "number",
        "owner",
        "passages",
        "walls",
        "width",
    )

    def __init__(
        self,
        width: int,
        height: int,
        owner: list[int],
        names: list[str],
        marks: list[tuple[int, int]],
        walls: set[int],
        passages: list[Passage],
        barriers: set[tuple[int, int]],
        difficult: int = 0,
        dangerous: int = 0,
    ) -> None:
        self.width = width
        self.height = height
        self.owner = owner
        """The area of every cell, row by row; -1 where there is none."""
        self.names = names
        self.number: dict[str, int] = {name: number for number, name in enumerate(names)}
        self.marks = marks
        self.walls = walls
        """Unit edges that block for good: walls, borders with rock, the outer border."""
        self.passages = passages
        self.barriers = barriers
        """(from, to): nobody walks so; the other way is free."""
        self.difficult = difficult
        self.dangerous = dangerous
        self._lines: list[list[Line | None]] = [[None] * len(names) for _ in names]
        self._reaches: dict[int, Reach] = {}

    def unit(self, x: int, y: int, across: bool) -> int:
        """The number of the unit edge that begins at a grid point and goes right (`across`), else down."""
        return 2 * (y * (self.width + 1) + x) + (1 if across else 0)

    def between(self, a: int, b: int) -> int:
        """All passages between two areas."""
        found = 0
        for number in range(len(self.passages)):
            passage = self.passages[number]
            if (passage.a == a and passage.b == b) or (passage.a == b and passage.b == a):
                found |= 1 << number
        return found

    def line(self, a: int, b: int) -> Line:
        """The line between two areas; the same in both directions."""
        if a > b:
            a, b = b, a
        found = self._lines[a][b]
        if found is None:
            found = self._lines[a][b] = self._trace(a, b)
        return found

    def _trace(self, a: int, b: int) -> Line:
        """Walk from marker to marker, cell by cell.

        Counted in half cells, markers lie on odd numbers and grid lines on even ones, so a line never runs along a grid line. The
        next one upright is reached after `ahead_x / dx` of the way, the next one level after `ahead_y / dy`.
        """
        x, y = self.marks[a]
        end_x, end_y = self.marks[b]
        step_x = 1 if end_x > x else -1
        step_y = 1 if end_y > y else -1
        dx = abs(end_x - x)
        dy = abs(end_y - y)
        ahead_x = 1
        ahead_y = 1
        units: list[int] = []
        points: list[int] = []
        crossed = 0
        while x != end_x or y != end_y:
            first = ahead_x * dy - ahead_y * dx
            right = x + 1 if step_x > 0 else x
            below = y + 1 if step_y > 0 else y
            if first < 0:
                units.append(self.unit(right, y, False))
            elif first > 0:
                units.append(self.unit(x, below, True))
            else:
                points.append(below * (self.width + 1) + right)
            if first <= 0:
                x += step_x
                ahead_x += 2
            if first >= 0:
                y += step_y
                ahead_y += 2
            owner = self.owner[y * self.width + x]
            if owner >= 0:
                crossed |= 1 << owner
        return Line(units, points, crossed & ~(1 << a) & ~(1 << b))

    def reach(self, closed: int = 0) -> Reach:
        """Distances and sight while these passages are closed."""
        found = self._reaches.get(closed)
        if found is None:
            found = Reach(self, closed)
            if len(self._reaches) >= REMEMBERED:
                self._reaches = {}
            self._reaches[closed] = found
        return found


class Reach:
    """Who reaches and sees whom while certain passages are closed."""

    __slots__ = ("_hindrances", "_open", "_range", "_seen", "_walk", "areas", "closed", "meets", "walks")

    def __init__(self, areas: Areas, closed: int) -> None:
        self.areas = areas
        self.closed = closed
        count = len(areas.names)
        self.meets: list[list[int]] = [[] for _ in range(count)]
        """The neighbours of every area, barriers ignored, in order."""
        self.walks: list[list[int]] = [[] for _ in range(count)]
        """Those of them that one can walk to."""
        for number in range(len(areas.passages)):
            passage = areas.passages[number]
            if not closed >> number & 1 and passage.b not in self.meets[passage.a]:
                self.meets[passage.a].append(passage.b)
                self.meets[passage.b].append(passage.a)
        for a in range(count):
            self.meets[a].sort()
            self.walks[a] = [b for b in self.meets[a] if (a, b) not in areas.barriers]
        self._range: list[list[int]] = [distances(a, self.meets) for a in range(count)]
        self._walk: list[list[int]] = [distances(a, self.walks) for a in range(count)]
        self._open = self._lines_of_sight()
        self._seen: dict[tuple[int, int, int], int] = {}
        """By area, what hides something, and fog: the areas in sight; filled as they are asked for."""
        self._hindrances: dict[tuple[int, int], list[int]] = {}
        """By goal and what hinders: how often one is hindered from each area on; filled as they are asked for."""

    def _lines_of_sight(self) -> list[int]:
        areas = self.areas
        blocking = set(areas.walls)
        for number in range(len(areas.passages)):
            if self.closed >> number & 1:
                blocking.update(areas.passages[number].units)
        count = len(areas.names)
        seen = [1 << a for a in range(count)]
        for a in range(count):
            for b in range(a + 1, count):
                if self._clear(areas.line(a, b), blocking):
                    seen[a] |= 1 << b
                    seen[b] |= 1 << a
        return seen

    def _clear(self, line: Line, blocking: set[int]) -> bool:
        """Whether nothing stops a line: no blocking unit edge is crossed, and no point where two or more of them meet."""
        for unit in line.units:
            if unit in blocking:
                return False
        down = 2 * (self.areas.width + 1)
        for point in line.points:
            meeting = 0
            for unit in (2 * point, 2 * point + 1, 2 * point - down, 2 * point - 1):
                if unit in blocking:
                    meeting += 1
            if meeting >= 2:
                return False
        return True

    def dist_move(self, a: int, b: int) -> int:
        """Steps on foot: barriers are passed one way only."""
        return self._walk[a][b]

    def dist_range(self, a: int, b: int) -> int:
        """Areas as an arrow flies: barriers do not count."""
        return self._range[a][b]

    def crossed(self, a: int, b: int) -> int:
        """The areas that the line between two markers crosses, without those of its ends."""
        return self.areas.line(a, b).crossed

    def sees(self, a: int, b: int, hidden_by: int = 0, fog: int = FAR) -> bool:
        """Whether `a` has `b` in sight, past areas whose figures hide what lies behind them, and no farther than the fog.

        Figures hide nothing from those on their own side, so what one side sees the other may not: whoever asks says what hides.
        """
        if a == b:
            return True
        if not self._open[a] >> b & 1 or self._range[a][b] > fog:
            return False
        return hidden_by == 0 or self.areas.line(a, b).crossed & hidden_by == 0

    def seen_from(self, a: int, hidden_by: int = 0, fog: int = FAR) -> int:
        """All areas that `a` has in sight, itself included."""
        found = self._seen.get((a, hidden_by, fog))
        if found is None:
            if len(self._seen) >= MOST_KEPT:
                self._seen.clear()
            found = 0
            for b in members(self._open[a] & self.within(a, fog)):
                if not self.crossed(a, b) & hidden_by:
                    found |= 1 << b
            self._seen[(a, hidden_by, fog)] = found
        return found

    def within(self, a: int, most: int) -> int:
        """All areas in range, itself included."""
        return _nearer(self._range[a], most)

    def spread(self, a: int, most: int) -> int:
        """All areas that something reaches which spreads on foot from here."""
        return _nearer(self._walk[a], most)

    def spread_from_passage(self, number: int, most: int) -> int:
        """The same from a door: the areas on both its sides are one step away, and it counts as open."""
        passage = self.areas.passages[number]
        table = self if not self.closed >> number & 1 else self.areas.reach(self.closed & ~(1 << number))
        return table.spread(passage.a, most - 1) | table.spread(passage.b, most - 1)

    def towards(self, a: int, b: int) -> list[int]:
        """The first steps of all shortest ways on foot; none where there is no way, or nothing to go."""
        here = self._walk[a][b]
        if here == 0 or here >= FAR:
            return []
        return [area for area in self.walks[a] if self._walk[area][b] == here - 1]

    def hindrances(self, goal: int, hard: int) -> list[int]:
        """How many hard areas, given as bits, one must enter on a shortest way on foot through each area to a goal, that area among
        them and the goal left out; `FAR` where there is no way.
        """
        found = self._hindrances.get((goal, hard))
        if found is None:
            count = len(self._walk)
            found = [FAR] * count
            found[goal] = 0
            for left, area in sorted([(self._walk[area][goal], area) for area in range(count)]):
                if 0 < left < FAR:
                    found[area] = min([found[after] for after in self.towards(area, goal)]) + (hard >> area & 1)
            self._hindrances[(goal, hard)] = found
        return found

    def costs(self, a: int, tolls: list[int], most: int, flying: bool = False) -> list[int]:
        """What it costs to get to every area for at most so much, if entering one costs its toll (at least 1); `FAR` beyond."""
        found = [FAR] * len(tolls)
        found[a] = 0
        ways = self.meets if flying else self.walks
        at_cost: list[list[int]] = [[] for _ in range(most + 1)]
        at_cost[0].append(a)
        for cost in range(most + 1):
            for area in at_cost[cost]:
                if found[area] != cost:
                    continue
                for after in ways[area]:
                    total = cost + tolls[after]
                    if total <= most and total < found[after]:
                        found[after] = total
                        at_cost[total].append(after)
        return found

    def way(self, a: int, b: int, tolls: list[int], most: int, flying: bool = False) -> list[int]:
        """The areas of a cheapest way, both ends included; of several the one through the lowest numbers. Empty if there is none."""
        found = self.costs(a, tolls, most, flying)
        if found[b] >= FAR:
            return []
        ways = self.meets if flying else self.walks
        path = [b]
        while path[-1] != a:
            here = path[-1]
            for before in range(len(tolls)):
                if found[before] == found[here] - tolls[here] and here in ways[before]:
                    path.append(before)
                    break
        path.reverse()
        return path


def members(areas: int) -> list[int]:
    """The areas of a set, in order."""
    found = []
    number = 0
    while areas:
        if areas & 1:
            found.append(number)
        areas >>= 1
        number += 1
    return found


def _nearer(distances: list[int], most: int) -> int:
    found = 0
    for area in range(len(distances)):
        if distances[area] <= most:
            found |= 1 << area
    return found
