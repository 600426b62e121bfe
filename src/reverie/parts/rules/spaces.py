"""Spaces of a map: tiles of two by two in the slots of a board, walls between spaces, blocked spaces, overlays.

The board is a grid of slots, a letter for each row and a digit for each column; the spaces of the tile in a slot are `a b` above
`c d`, so `B2c` is the lower left space of slot B2. Neighbours are orthogonal. What changes in play (which slots have a tile, which
walls stand, which spaces are blocked, which overlays lie) comes as sets of bits, and the distances of such a set are worked out
once. An overlay brings spaces of its own and says itself what they touch: no geometry is asked of it.
"""

from __future__ import annotations

from typing import Final

from .steps import FAR, distances

HOLDS: Final = 4
"""Figures that fit on one space."""
REMEMBERED: Final = 512
CORNERS: Final = "abcd"


class Overlay:
    """A piece of map laid over others: its spaces, what each of them lies on (-1: on nothing), and all edges they have."""

    __slots__ = ("code", "edges", "names", "under")

    def __init__(self, code: str, names: list[str], under: list[int], edges: list[tuple[str, str]]) -> None:
        self.code = code
        self.names = names
        self.under = under
        self.edges = edges


class Spaces:
    """All spaces that a board can have, and the edges between them. An edge is numbered; a set of walls is a bit for each."""

    __slots__ = ("_edge_of", "_lands", "columns", "edges", "names", "number", "overlays", "rows", "slots")

    def __init__(self, rows: int, columns: int, overlays: list[Overlay]) -> None:
        self.rows = rows
        self.columns = columns
        self.overlays = overlays
        self.slots: list[str] = [f"{chr(65 + row)}{column + 1}" for row in range(rows) for column in range(columns)]
        self.names: list[str] = [slot + corner for slot in self.slots for corner in CORNERS]
        for overlay in overlays:
            self.names += overlay.names
        self.number: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.edges: list[tuple[int, int]] = []
        self._edge_of: dict[tuple[int, int], int] = {}
        for y in range(2 * rows):
            for x in range(2 * columns):
                if x + 1 < 2 * columns:
                    self._add_edge(self.at(x, y), self.at(x + 1, y))
                if y + 1 < 2 * rows:
                    self._add_edge(self.at(x, y), self.at(x, y + 1))
        for overlay in overlays:
            for one, other in overlay.edges:
                self._add_edge(self.number[one], self.number[other])
        self._lands: dict[tuple[int, int, int, int], Land] = {}

    def _add_edge(self, a: int, b: int) -> None:
        self._edge_of[a, b] = self._edge_of[b, a] = len(self.edges)
        self.edges.append((a, b))

    def at(self, x: int, y: int) -> int:
        """The space in this column and row of the whole board, counted in spaces from the upper left; -1 beside it."""
        if x < 0 or y < 0 or x >= 2 * self.columns or y >= 2 * self.rows:
            return -1
        return 4 * (y // 2 * self.columns + x // 2) + 2 * (y % 2) + x % 2

    def place(self, space: int) -> tuple[int, int]:
        """Column and row of a space on the board."""
        slot, corner = space // 4, space % 4
        return slot % self.columns * 2 + corner % 2, slot // self.columns * 2 + corner // 2

    def edge(self, a: int, b: int) -> int:
        """The number of the edge between two spaces; -1 if they do not touch."""
        return self._edge_of.get((a, b), -1)

    def on_grid(self, space: int) -> bool:
        return space < 4 * len(self.slots)

    def land(self, tiles: int, walls: int = 0, blocked: int = 0, overlays: int = 0) -> Land:
        """How the land lies: slots with a tile, edges with a wall, blocked spaces, overlays in play; a bit for each."""
        key = (tiles, walls, blocked, overlays)
        found = self._lands.get(key)
        if found is None:
            found = Land(self, tiles, walls, blocked, overlays)
            if len(self._lands) >= REMEMBERED:
                self._lands = {}
            self._lands[key] = found
        return found


class Land:
    """Who gets where, and how far it is, on a board as it lies now."""

    __slots__ = ("_far", "blocked", "lying", "moved", "near", "spaces", "walls")

    def __init__(self, spaces: Spaces, tiles: int, walls: int, blocked: int, overlays: int) -> None:
        self.spaces = spaces
        self.walls = walls
        self.blocked = blocked
        self.moved: dict[int, int] = {}
        """Where whatever stood on a covered space stands now."""
        self.lying = 0
        """Every space that is there, blocked ones included."""
        for slot in range(len(spaces.slots)):
            if tiles >> slot & 1:
                self.lying |= 15 << 4 * slot
        first = 4 * len(spaces.slots)
        for number in range(len(spaces.overlays)):
            overlay = spaces.overlays[number]
            if overlays >> number & 1:
                for i in range(len(overlay.under)):
                    self.lying |= 1 << first + i
                    if overlay.under[i] >= 0:
                        self.lying &= ~(1 << overlay.under[i])
                        self.moved[overlay.under[i]] = first + i
            first += len(overlay.names)
        self.near: list[list[int]] = [[] for _ in spaces.names]
        """The spaces one step away, walls and blocked spaces respected, in order. One may step off a blocked space, never onto it."""
        for number in range(len(spaces.edges)):
            a, b = spaces.edges[number]
            if self.lying >> a & self.lying >> b & 1 and not walls >> number & 1:
                if not blocked >> b & 1:
                    self.near[a].append(b)
                if not blocked >> a & 1:
                    self.near[b].append(a)
        for around in self.near:
            around.sort()
        self._far: list[list[int]] = [distances(space, self.near) for space in range(len(spaces.names))]

    def distance(self, a: int, b: int) -> int:
        """The length of the shortest way; 0 on the same space."""
        return self._far[a][b]

    def within(self, a: int, most: int) -> int:
        """All spaces in range, a bit for each, its own included."""
        found = 0
        for space in range(len(self.near)):
            if self._far[a][space] <= most:
                found |= 1 << space
        return found

    def nearest(self, a: int, places: list[int]) -> list[int]:
        """Those of the places to which the way is shortest; several if they are equally near, none if there is no way."""
        least = FAR
        for place in places:
            if self._far[a][place] < least:
                least = self._far[a][place]
        return [place for place in places if self._far[a][place] == least] if least < FAR else []

    def towards(self, a: int, b: int) -> list[int]:
        """The first steps of all shortest ways."""
        here = self._far[a][b]
        if here == 0 or here >= FAR:
            return []
        return [space for space in self.near[a] if self._far[space][b] == here - 1]

    def room_beside(self, a: int, full: int) -> list[int]:
        """Where somebody who is pushed off a space may go: one step, and not full."""
        return [space for space in self.near[a] if not full >> space & 1]

    def costs(self, a: int, tolls: list[int], most: int, diagonals: int = 0, breaches: int = 0) -> list[int]:
        """What it costs to get to every space for at most so much, if entering one costs its toll (at least 1); `FAR` beyond.

        A card may allow so many steps over a corner, or through so many walls.
        """
        kinds = (diagonals + 1) * (breaches + 1)
        count = len(self.near)
        found = [FAR] * (count * kinds)
        found[a * kinds] = 0
        at_cost: list[list[int]] = [[] for _ in range(most + 1)]
        at_cost[0].append(a * kinds)
        for cost in range(most + 1):
            for node in at_cost[cost]:
                if found[node] != cost:
                    continue
                space, used = node // kinds, node % kinds
                steps = [after * kinds + used for after in self.near[space]]
                if used % (diagonals + 1) < diagonals:
                    steps += [after * kinds + used + 1 for after in self._over_corners(space)]
                if used // (diagonals + 1) < breaches:
                    steps += [after * kinds + used + diagonals + 1 for after in self._through_walls(space)]
                for step in steps:
                    total = cost + tolls[step // kinds]
                    if total <= most and total < found[step]:
                        found[step] = total
                        at_cost[total].append(step)
        return [min(found[space * kinds : (space + 1) * kinds]) for space in range(count)]

    def _over_corners(self, a: int) -> list[int]:
        """Diagonal steps: not where both ways round the corner are closed."""
        if not self.spaces.on_grid(a):
            return []
        x, y = self.spaces.place(a)
        found = []
        for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            after = self.spaces.at(x + dx, y + dy)
            if after < 0:
                continue
            for beside in (self.spaces.at(x + dx, y), self.spaces.at(x, y + dy)):
                if beside in self.near[a] and after in self.near[beside]:
                    found.append(after)
                    break
        return found

    def _through_walls(self, a: int) -> list[int]:
        found = []
        for number in range(len(self.spaces.edges)):
            one, other = self.spaces.edges[number]
            if self.walls >> number & 1 and a in (one, other):
                after = other if a == one else one
                if self.lying >> after & 1 and not self.blocked >> after & 1:
                    found.append(after)
        return found
