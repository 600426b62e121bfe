"""Draws a map as SVG from plain values: floors, walls, seams, doors, terrain, names, figures, paths, sheets of fog.

Whoever draws gives shapes in cells of their map; everything else is measured here. Nothing but classes and presentation
attributes is written, so the drawing passes a content security policy without inline styles; how it looks stands in `plan.css`.
Whatever can be chosen carries an id, and whoever draws says which of them are options and what answers them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from html import escape
from itertools import count
from typing import Final, NamedTuple

from .outlines import Cell, Unit, number, outline, runs

Point = tuple[float, float]

TERRAIN: Final = ("water", "hatch", "cross", "light", "bog", "blocked")
"""Patterns: waves, hatch, crosses, sparks, tufts, and a lattice for where nobody goes."""
FIGURE: Final = 23.0
PLATE: Final = 15.0
RANKS: Final = 4
INSET: Final = 6.0
"""How far inside an area the line runs that says it may be chosen, clear of walls and of the neighbour's own line."""
WATCH: Final = 3.0
"""The same for the line that says somebody sees it."""
DOOR_REACH: Final = 14.0
"""How far from its wall a door is hit: the bar itself is thin."""
DOOR_MARK: Final = 28.0
DOOR_GLYPH: Final = 18.0
"""As large as the emblem beside a door."""
STUB: Final = 0.3
"""How much of a wall stands on either side of a gap."""
MARGIN: Final = 11.0
"""Between words and the border of their area."""
LETTER: Final = 8.2
DIGIT: Final = 10.0
CAPITAL: Final = 10.0
"""About as wide as a letter of a name, as a digit of a number where it is printed largest, and as high as a capital."""
NAME: Final = 16.0
"""From one line of a name to the next."""
THING: Final = 12.0
AROUND: Final = 5.0
"""Between a thing and the ring around it: whatever lies inside the ring is the thing, the holes of its emblem as well."""
COST: Final = 10.0
"""The disc with what it costs to get somewhere, beside the area's number."""
LINE: Final = 27.0
"""As high as the number of an area with the space above it."""


class Drawn(str):
    """Markup that is sound as it is."""

    __slots__ = ()

    def __html__(self) -> str:
        return self


class Floor(NamedTuple):
    """An area or a space: its cells, what is written into it, and its pattern."""

    id: str
    cells: Sequence[Cell]
    label: str
    """What it is called by whoever cannot see it."""
    number: str = ""
    name: str = ""
    terrain: str = ""
    shade: bool = False


class Door(NamedTuple):
    """A door on an edge, drawn as a bar; `glyph` is an emblem beside it, such as a lock."""

    id: str
    units: Sequence[Unit]
    label: str
    glyph: str = ""


class Thing(NamedTuple):
    """Something that lies on the map: an emblem, where, and in which of the inks (`ink`, `harm`, `good`, `moon`)."""

    id: str
    at: Point
    glyph: str
    label: str
    ink: str = "ink"


class Figure(NamedTuple):
    """A figure: a cream disc (`hero`) or a navy square, with a plate, conditions, and a rank of chevrons."""

    id: str
    at: Point
    glyph: str
    label: str
    hero: bool = True
    plate: str = ""
    conditions: Sequence[str] = ()
    rank: int = 0
    size: float = 1.0
    """Smaller where many stand together; what is written stays as large as it is."""


class Way(NamedTuple):
    """A way that somebody may take: the floor it leads to, its points, and what it costs in all."""

    to: str
    points: Sequence[Point]
    cost: str = ""
    later: bool = False
    """It begins with a step that is to be decided first: its line is drawn when its end is looked at."""


class Note(NamedTuple):
    """Words on the map: the code of a tile and its name."""

    at: Point
    code: str
    name: str


class Sketch(NamedTuple):
    """Everything that is drawn of a map, in cells."""

    width: int
    height: int
    label: str
    floors: Sequence[Floor]
    walls: Sequence[Unit] = ()
    seams: Sequence[Unit] = ()
    edges: Sequence[Unit] = ()
    gaps: Sequence[Unit] = ()
    """Walls with a hole in the middle; the seam in it is given, too."""
    barriers: Sequence[tuple[Unit, bool]] = ()
    """One-way edges: the middle side of a cell, and whether one may go right or down."""
    doors: Sequence[Door] = ()
    things: Sequence[Thing] = ()
    figures: Sequence[Figure] = ()
    paths: Sequence[Way] = ()
    notes: Sequence[Note] = ()
    fog: Sequence[Cell] = ()
    fog_label: str = ""
    watched: Sequence[str] = ()
    """Areas, by their ids, that whoever is looked at has in sight."""
    unseen: Sequence[str] = ()
    """Areas, by their ids, on which nobody of those who look has an eye: a thin veil lies on them."""
    left: int = 0
    top: int = 0
    """Where the drawing begins, if not everything before it is wanted."""


class State(NamedTuple):
    """How an element stands to a decision: an option, chosen, or neither; and the attributes that answer it."""

    option: bool = False
    chosen: bool = False
    attributes: str = ""
    """Sound markup, such as ` data-pick="3"`."""


NOTHING: Final = State()
States = Callable[[str], State]


def _attrs(**values: object) -> str:
    return "".join(f' {name.replace("_", "-")}="{escape(str(value))}"' for name, value in values.items() if value != "")


def _text(kind: str, x: float, y: float, words: str) -> str:
    return f'<text class="{kind}"{_attrs(x=number(x), y=number(y))}>{escape(words)}</text>'


class Plan:
    """Draws one sketch, part by part, in the order in which they lie above each other."""

    def __init__(self, sketch: Sketch, unit: float, glyph_at: Callable[[str], str], states: States) -> None:
        self.sketch = sketch
        self.unit = unit
        self.glyph_at = glyph_at
        self.states = states
        self.floors = {floor.id: floor for floor in sketch.floors}
        self.ways = {way.to: way for way in sketch.paths if way.later}

    def draw(self) -> Drawn:
        parts = [
            *[self.floor(floor) for floor in self.sketch.floors],
            *[self.veil(floor) for floor in self.sketch.floors if floor.id in self.sketch.unseen],
            self.fog(),
            *[f'<path class="plan__{kind}" d="{runs(units, self.unit)}"/>' for kind, units in self._lines() if units],
            *[self.gap(unit) for unit in self.sketch.gaps],
            *[self.barrier(unit, onward) for unit, onward in self.sketch.barriers],
            *[self.watch(floor) for floor in self.sketch.floors if floor.id in self.sketch.watched],
            *[self.asked(floor) for floor in self.sketch.floors],
            *[self.door(door) for door in self.sketch.doors],
            *[self.words(floor) for floor in self.sketch.floors],
            *[self.note(note) for note in self.sketch.notes],
            *[self.thing(thing) for thing in self.sketch.things],
            *[self.path(way) for way in self.sketch.paths if not way.later],
            *[self.cost(way) for way in self.sketch.paths if way.cost],
            *[self.figure(figure) for figure in self.sketch.figures],
        ]
        margin = 8
        wide, high = self.sketch.width * self.unit, self.sketch.height * self.unit
        left, top = self.sketch.left * self.unit - margin, self.sketch.top * self.unit - margin
        box = f"{left:g} {top:g} {wide + 2 * margin:g} {high + 2 * margin:g}"
        head = _attrs(
            viewBox=box,
            width=number(wide + 2 * margin),
            height=number(high + 2 * margin),
            role="group",
            aria_label=self.sketch.label,
        )
        return Drawn(f'<svg class="plan"{head}>{PATTERNS}{"".join(parts)}</svg>')

    def _lines(self) -> list[tuple[str, Sequence[Unit]]]:
        sketch = self.sketch
        return [("seam", sketch.seams), ("edge", sketch.edges), ("wall", sketch.walls)]

    def floor(self, floor: Floor) -> str:
        border = outline(floor.cells, self.unit)
        shade = " plan__floor--b" if floor.shade else ""
        found = f'<path class="plan__floor{shade}" d="{border}"/>'
        if floor.terrain:
            kind = f"plan__ground plan__ground--{floor.terrain}"
            found += f'<path class="{kind}" d="{border}"/><path d="{border}" fill="url(#plan-{floor.terrain})"/>'
        return found

    def veil(self, floor: Floor) -> str:
        return f'<path class="plan__veil" d="{outline(floor.cells, self.unit)}"/>'

    def watch(self, floor: Floor) -> str:
        return f'<path class="plan__watch" d="{outline(floor.cells, self.unit, WATCH)}"/>'

    def asked(self, floor: Floor) -> str:
        """The sheet over an area that takes clicks and shows that it may be chosen."""
        hit = f'<path class="plan__hit" d="{outline(floor.cells, self.unit)}"/>'
        hit += self.path(self.ways[floor.id]) if floor.id in self.ways else ""
        line = f'<path class="plan__asked" d="{outline(floor.cells, self.unit, INSET)}"/>'
        return self._element("plan__area", floor.id, floor.label, hit, line)

    def _element(self, kind: str, element: str, label: str, drawn: str, asked: str = "", place: str = "") -> str:
        """Something with an id: a button while it is an option or chosen, else a picture; `asked` is its line of choice."""
        state = self.states(element)
        asks = state.option or state.chosen
        shown = " is-sel" if state.chosen else " is-opt" if state.option else ""
        named = _attrs(id=element, transform=place, role="button" if asks else "img", aria_label=label)
        focus = ' tabindex="0"' if asks else ""
        line = asked if asks else ""
        return f'<g class="{kind}{shown}"{named}{focus}{state.attributes}>{line}{drawn}</g>'

    def words(self, floor: Floor) -> str:
        """The number in the upper left corner of an area, the name below its lower left."""
        found = ""
        x, y = corner(floor.cells, floor.number, self.unit)
        if floor.number:
            found = _text("plan__num", x * self.unit + MARGIN, y * self.unit + 21, floor.number)
        for name in (floor.name, *in_two(floor.name)):
            place = self._name_place(floor, name) if name else None
            if place is not None:
                left, low = place
                beside = self._beside(floor) if floor.number and place == (x, y) else 0
                lines = name.split("\n")
                for at, line in enumerate(lines, 1):
                    high = (low + 1) * self.unit - MARGIN - NAME * (len(lines) - at)
                    found += _text("plan__name", left * self.unit + MARGIN + beside, high, line)
                break
        return found

    def _name_place(self, floor: Floor, name: str) -> Cell | None:
        """The lowest row of an area in which its name has room and stands on nobody; None where it has not: who asks is told."""
        wide = LETTER * max([len(line) for line in name.split("\n")])
        more = name.count("\n")
        own = set(floor.cells)
        first = corner(floor.cells, floor.number, self.unit)[1]
        last = first + (label_size(floor.cells, floor.number, self.unit)[1] > self.unit)  # its cost may stand below it
        rows = []
        for x, low in begins(own):
            room = min([run(own, (x, y)) for y in range(low - more, low + 1)]) * self.unit
            numbered = floor.number != "" and first <= low <= last + more
            beside = self._beside(floor) if numbered else 0
            if room >= wide + beside + MARGIN + 4 and not self._stood_on(x, low, beside, wide, name):
                rows.append((not numbered, low, -x))
        if not rows:
            return None
        _numbered, low, left = max(rows)
        return -left, low

    def _beside(self, floor: Floor) -> float:
        """What the number of an area takes of its row with the disc of its cost, where that stands beside it."""
        return label_size(floor.cells, floor.number, self.unit)[0] - MARGIN

    def _stood_on(self, left: int, low: int, beside: float, wide: float, name: str) -> bool:
        """Whether a figure, a thing or the mark of a door would cover a name so wide that begins in this cell."""
        x, y = left * self.unit + MARGIN + beside, (low + 1) * self.unit - MARGIN
        top = y - CAPITAL - NAME * name.count("\n")
        u, half = self.unit, DOOR_GLYPH / 2
        taken = [
            (one.at[0] * u, one.at[1] * u, FIGURE * one.size, PLATE / 2, crowned(one)) for one in self.sketch.figures
        ]
        taken += [(one.at[0] * u, one.at[1] * u, THING, 0.0, 0.0) for one in self.sketch.things]
        marks = [self._mark(one) for one in self.sketch.doors if one.glyph]
        taken += [(left + half, upper + half, half, 0.0, 0.0) for left, upper in marks]
        return any(
            x - size < across < x + wide + size and top - size - plate < down < y + size + above
            for across, down, size, plate, above in taken
        )

    def note(self, note: Note) -> str:
        at = _attrs(x=number(note.at[0] * self.unit + MARGIN), y=number(note.at[1] * self.unit - MARGIN))
        code = f'<tspan class="plan__num">{escape(note.code)}</tspan>'
        return f'<text class="plan__name"{at}>{code} {escape(note.name)}</text>'

    def fog(self) -> str:
        """A sheet over what nobody has seen yet, with a compass rose."""
        if not self.sketch.fog:
            return ""
        cells = self.sketch.fog
        border = outline(cells, self.unit)
        xs, ys = [cell[0] for cell in cells], [cell[1] for cell in cells]
        x, y = (min(xs) + max(xs) + 1) / 2 * self.unit, (min(ys) + max(ys) + 1) / 2 * self.unit
        size = min(1, min(max(xs) - min(xs) + 1, max(ys) - min(ys) + 1) * self.unit / 220)
        at = f"translate({number(x)} {number(y)}) scale({number(size)})"
        words = self.sketch.fog_label
        told = _text("plan__name plan__name--fog", x, y + 88 * size, words) if words else ""
        return f'<path class="plan__fog" d="{border}"/><g class="plan__rose" transform="{at}">{ROSE}</g>{told}'

    def gap(self, unit: Unit) -> str:
        """What is left of a wall on both sides of a hole."""
        across = unit[2]
        x, y, long, way = unit[0] * self.unit, unit[1] * self.unit, self.unit * STUB, "h" if across else "v"
        far = (x + self.unit - long, y) if across else (x, y + self.unit - long)
        ends = f"M{number(x)} {number(y)}{way}{number(long)}M{number(far[0])} {number(far[1])}{way}{number(long)}"
        return f'<path class="plan__wall plan__wall--gap" d="{ends}"/>'

    def barrier(self, unit: Unit, onward: bool) -> str:
        """A one-way edge: a bar with teeth that point the way one may go."""
        x, y, across = unit
        turn = (90 if onward else 270) if across else (0 if onward else 180)
        middle = ((x + across / 2) * self.unit, (y + (not across) / 2) * self.unit)
        at = f"translate({number(middle[0])} {number(middle[1])}) rotate({turn})"
        return f'<path class="plan__barrier" transform="{at}" d="M-5 -9 3 0 -5 9M1 -9 9 0 1 9"/>'

    def door(self, door: Door) -> str:
        x, y, long, across = self._bar(door)
        bar = (x + 3, y - 6, long, 12) if across else (x - 6, y + 3, 12, long)
        before = DOOR_MARK if door.glyph else DOOR_REACH  # its mark stands beside it, and is the door, too
        hit = (
            (x, y - before, long + 6, before + DOOR_REACH) if across else (x - before, y, before + DOOR_REACH, long + 6)
        )
        found = f'<rect class="plan__hit"{_box(hit)}/><rect class="plan__bar"{_box(bar)}/>'
        if door.glyph:
            found += self._use(door.glyph, *self._mark(door), DOOR_GLYPH)
        return self._element("plan__door", door.id, door.label, found)

    def _bar(self, door: Door) -> tuple[float, float, float, bool]:
        """Where a door begins, how long it is, and whether it lies across."""
        x, y = min([unit[0] for unit in door.units]), min([unit[1] for unit in door.units])
        return x * self.unit, y * self.unit, len(door.units) * self.unit - 6, door.units[0][2]

    def _mark(self, door: Door) -> Point:
        """The upper left corner of the emblem beside a door."""
        x, y, long, across = self._bar(door)
        return (x + long / 2 - 6, y - 26) if across else (x - 28, y + long / 2 - 6)

    def thing(self, thing: Thing) -> str:
        x, y = thing.at[0] * self.unit, thing.at[1] * self.unit
        ring = _attrs(cx=number(x), cy=number(y), r=number(THING + AROUND))
        line = f'<circle class="plan__asked"{ring}/>'
        drawn = f'<circle class="plan__hit"{ring}/>' + self._use(thing.glyph, x - THING, y - THING, 2 * THING)
        return self._element(f"plan__thing plan__thing--{thing.ink}", thing.id, thing.label, drawn, line)

    def _use(self, glyph: str, x: float, y: float, size: float) -> str:
        place = _attrs(href=self.glyph_at(glyph), x=number(x), y=number(y), width=number(size), height=number(size))
        return f"<use{place}/>"

    def path(self, way: Way) -> str:
        """A dotted line from place to place."""
        line = "M" + "L".join(f"{number(x * self.unit)} {number(y * self.unit)}" for x, y in way.points)
        return f'<path class="plan__path{" plan__path--later" if way.later else ""}" d="{line}"/>'

    def cost(self, way: Way) -> str:
        """What it costs to get to an area: in a disc beside its number, or below that where it is narrow."""
        floor = self.floors[way.to]
        left, top = corner(floor.cells, floor.number, self.unit)
        below = label_size(floor.cells, floor.number, self.unit)[1] > LINE
        x = left * self.unit + MARGIN + (COST if below else DIGIT * len(floor.number) + COST + 3)
        y = top * self.unit + (LINE + COST if below else 16)
        disc = f'<circle class="plan__step"{_attrs(cx=number(x), cy=number(y), r=COST)}/>'
        kind = "plan__later" if way.later else "plan__way"
        return f'<g class="{kind}">{disc}{_text("plan__cost", x, y + 4.5, way.cost)}</g>'

    def figure(self, figure: Figure) -> str:
        r = FIGURE * figure.size
        near = (
            0 if figure.size == 1 else 2.5
        )  # in a crowd rank and plate keep to their disc, clear of those above and below
        wide = 32 * figure.size
        drawn = _disc("plan__base", r, figure.hero, 5) + self._use(figure.glyph, -wide / 2, -wide / 2, wide)
        for above in range(min(figure.rank, RANKS)):
            drawn += f'<path class="plan__rank" d="M-6 {number(near - r - 5 - 5 * above)}l6 -5 6 5"/>'
        if figure.plate:
            wide = 12 + 7.5 * len(figure.plate)
            plate = _attrs(x=number(-wide / 2), y=number(r - near - 7), width=number(wide), height=PLATE, rx=3)
            drawn += f'<rect class="plan__plate"{plate}/>' + _text("plan__value", 0, r - near + 4.5, figure.plate)
        for beside, condition in enumerate(figure.conditions):
            at = f"translate({number(r - 4 - 20 * beside)} {number(-r + 4)})"
            drawn += f'<g class="plan__cond" transform="{at}"><circle r="9.5"/>{self._use(condition, -7, -7, 14)}</g>'
        side = "hero" if figure.hero else "foe"
        place = f"translate({number(figure.at[0] * self.unit)} {number(figure.at[1] * self.unit)})"
        line = _disc("plan__asked", r + (6 if figure.size == 1 else 2.5), figure.hero, 8)
        return self._element(f"plan__fig plan__fig--{side}", figure.id, figure.label, drawn, line, place)


def crowned(figure: Figure) -> float:
    """What stands above the disc of a figure: its rank, or the line around whoever may be chosen."""
    return AROUND + 5 * min(figure.rank, RANKS)


def in_two(name: str) -> list[str]:
    """A name broken where its halves are about as long; nothing where it is one word."""
    words = name.split(" ")
    ways = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return ["\n".join(min(ways, key=lambda way: max(len(half) for half in way)))] if ways else []


def corner(cells: Iterable[Cell], number: str, unit: float) -> Cell:
    """The cell in which the number of an area begins: the first from which it has room to the right, else that with most room."""
    own = set(cells)
    found = begins(own)
    room = [run(own, cell) * unit for cell in found]
    wanted = min(MARGIN + DIGIT * len(number), max(room))
    return next(cell for cell, has in zip(found, room, strict=True) if has >= wanted)


def begins(own: Set[Cell]) -> list[Cell]:
    """Where words may begin in an area, row by row: at its left border, and at every other one in the row."""
    return sorted([(x, y) for x, y in own if (x - 1, y) not in own], key=lambda cell: (cell[1], cell[0]))


def run(own: Set[Cell], cell: Cell) -> int:
    """How many cells an area has in a row, from this one to the right."""
    x, y = cell
    return next(n for n in count() if (x + n, y) not in own)


def label_size(cells: Iterable[Cell], number: str, unit: float) -> tuple[float, float]:
    """How wide and high the number of an area is with the disc of its cost: side by side, or one below the other where it is narrow."""
    own = set(cells)
    wide = MARGIN + DIGIT * len(number) + 2 * COST + 6
    narrow = wide > run(own, corner(own, number, unit)) * unit
    return (MARGIN + DIGIT * len(number), LINE + 2 * COST + 2) if narrow else (wide, LINE)


def _box(of: tuple[float, float, float, float]) -> str:
    """The attributes of a rectangle."""
    return _attrs(**dict(zip(("x", "y", "width", "height"), map(number, of), strict=True)))


def _disc(kind: str, r: float, round_one: bool, corner: int) -> str:
    """A disc, or a square of the same width."""
    if round_one:
        return f'<circle class="{kind}" r="{r:g}"/>'
    return f'<rect class="{kind}" x="{-r:g}" y="{-r:g}" width="{2 * r:g}" height="{2 * r:g}" rx="{corner}"/>'


ROSE: Final = (
    '<circle r="52"/><circle r="46"/><path class="plan__rose-full" d="M0 -62 8 -8 0 0ZM62 0 8 8 0 0ZM0 62 -8 8 0 0ZM-62 0 -8 -8 0 0Z"/>'
    '<path d="M0 -62 -8 -8 0 0ZM62 0 8 -8 0 0ZM0 62 8 8 0 0ZM-62 0 -8 8 0 0ZM-34 -34 34 34M34 -34 -34 34"/>'
)
PATTERNS: Final = (
    '<defs><pattern id="plan-water" width="26" height="16" patternUnits="userSpaceOnUse">'
    '<path class="plan__ink plan__ink--water" d="M0 8q6.5-5 13 0t13 0"/></pattern>'
    '<pattern id="plan-hatch" width="7" height="7" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">'
    '<path class="plan__ink plan__ink--hatch" d="M0 0V7"/></pattern>'
    '<pattern id="plan-cross" width="18" height="18" patternUnits="userSpaceOnUse">'
    '<path class="plan__ink plan__ink--cross" d="M6 6l6 6M12 6l-6 6"/></pattern>'
    '<pattern id="plan-light" width="14" height="14" patternUnits="userSpaceOnUse">'
    '<path class="plan__ink plan__ink--light" d="M7 4.5v5M4.5 7h5"/></pattern>'
    '<pattern id="plan-bog" width="22" height="16" patternUnits="userSpaceOnUse">'
    '<path class="plan__ink plan__ink--bog" d="M3 11h10M8 11V5M5 11 3 7M11 11l2-4"/></pattern>'
    '<pattern id="plan-blocked" width="9" height="9" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">'
    '<path class="plan__ink plan__ink--blocked" d="M0 0V9M0 0H9"/></pattern></defs>'
)


def draw(
    sketch: Sketch, unit: float, glyph_at: Callable[[str], str], states: States = lambda _element: NOTHING
) -> Drawn:
    """A sketch as SVG, with so many units to a cell."""
    return Plan(sketch, unit, glyph_at, states).draw()
