"""The Dreamscape as a chart: tiles of four spaces, seams, Walls, terrain, Entrances and Lairs, Gems, tokens, everybody on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.choice import Choice
from reverie.parts.outlines import Unit
from reverie.parts.plan import Figure, Floor, Note, Point, Sketch, Thing, Way

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.places import figures_on, land, terrain_at
from ..rules.state import FIRST_FIGURE, Session, is_entity
from ..words.wording import space_name
from .elements import figure_id, on_space
from .emblems import TERRAINS, figure_emblem

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

WIDE: Final = 640.0
HIGH: Final = 344.0
LEAST_UNIT: Final = 52.0
MOST_UNIT: Final = 120.0
LETTER: Final = 7.6
STANDING: Final[tuple[tuple[Point, ...], ...]] = (
    ((0.5, 0.47),),
    ((0.29, 0.47), (0.71, 0.47)),
    ((0.29, 0.3), (0.71, 0.3), (0.5, 0.7)),
    ((0.29, 0.3), (0.71, 0.3), (0.29, 0.7), (0.71, 0.7)),
)
ABOVE: Final[tuple[tuple[Point, ...], ...]] = (((0.5, 0.32),), ((0.27, 0.32), (0.73, 0.32)))
NAMED: Final = 2
"""On this corner of a tile its name is written."""
ROOMY: Final = 66.0
"""On spaces so large a name has room below whoever stands there."""
SIZES: Final = (0.82, 0.52, 0.48, 0.46)
"""By how many stand together: where, and how large."""


def unit_of(drawn: Sketch) -> float:
    """A map is drawn about as wide as it is shown, so that its words and figures are as large as they should be."""
    return min(MOST_UNIT, max(LEAST_UNIT, min(WIDE / drawn.width, HIGH / drawn.height)))


def chart(page: EtherfieldsWeb, s: Session) -> Sketch:
    """The map with everybody on it, as all see it."""
    there = [space for space in range(t.SPACES) if s.lying[space // 4] != NONE]
    if not there:
        return Sketch(2, 1, page.say("web-map"), [])
    spots = {space: s.cast.spaces.place(space) for space in there}
    left, top = min(x for x, _y in spots.values()), min(y for _x, y in spots.values())
    wide, high = max(x for x, _y in spots.values()) - left + 1, max(y for _x, y in spots.values()) - top + 1
    seams, edges, walls = lines(s, there)
    figures: list[Figure] = []
    things: list[Thing] = []
    small = unit_of(Sketch(wide, high, "", [])) < ROOMY
    for space in there:
        people = list(figures_on(s, space))[:4]
        figures += standing(page, s, people, spots[space], small and space % 4 == NAMED)
        things += lying(page, s, space, spots[space], bool(people))
    plain = Sketch(wide, high, page.say("web-map"), [floor(page, s, space) for space in there])
    unit = unit_of(plain)
    return plain._replace(
        walls=walls, seams=seams, edges=edges, figures=figures, things=things, notes=notes(page, s, unit), left=left, top=top
    )  # fmt: skip


def floor(page: EtherfieldsWeb, s: Session, space: int) -> Floor:
    kinds = terrain_at(s, space)
    found = [name for bit, name in enumerate(t.TERRAINS) if kinds >> bit & 1]
    shut = land(s).blocked >> space & 1
    terrain = "blocked" if shut else TERRAINS[found[0]] if found else ""
    words = [page.space(s, space), *[page.say(f"legend-{name}") for name in found], *marks(page, s, space)]
    words += [page.say("web-blocked")] if shut else []
    return Floor(on_space(space), [s.cast.spaces.place(space)], ", ".join(words), terrain=terrain)


def lines(s: Session, there: list[int]) -> tuple[list[Unit], list[Unit], list[Unit]]:
    """Between spaces of a tile, between tiles and around them, and Walls."""
    seams: list[Unit] = []
    edges: list[Unit] = []
    walls: list[Unit] = []
    fence = land(s).walls
    spots = {s.cast.spaces.place(space): space for space in there}
    for (x, y), space in spots.items():
        above, left = ((x, y, True), (x, y - 1)), ((x, y, False), (x - 1, y))
        below, right = ((x, y + 1, True), (x, y + 1)), ((x + 1, y, False), (x + 1, y))
        for unit, other in (above, left, below, right):
            near = spots.get(other, NONE)
            edge = s.cast.spaces.edge(space, near) if near != NONE else NONE
            inside = near != NONE and near // 4 == space // 4
            kind = walls if edge >= 0 and fence >> edge & 1 else seams if inside else edges
            if unit not in kind:
                kind.append(unit)
    return seams, edges, walls


def standing(
    page: EtherfieldsWeb, s: Session, people: list[int], at: tuple[int, int], above: bool = False
) -> list[Figure]:
    """Side by side on a space; where it is small, above the name of its tile."""
    if not people:
        return []
    places, size = STANDING[len(people) - 1], SIZES[len(people) - 1]
    if above and len(people) <= len(ABOVE):
        places, size = ABOVE[len(people) - 1], SIZES[-1] + 0.06
    found = []
    for figure, (x, y) in zip(people, places, strict=True):
        states = [name for bit, name in enumerate(t.STATES) if s.figures.rows[figure].states >> bit & 1]
        label = ", ".join([page.phrase(page.who(s, figure)), *[page.say(f"state-{name}") for name in states]])
        marks = ["ef-threat"] if states else []
        where = (at[0] + x, at[1] + y)
        found.append(
            Figure(figure_id(figure), where, figure_emblem(s, figure), label, not is_entity(figure), "", marks, 0, size)
        )
    return found


def marks(page: EtherfieldsWeb, s: Session, space: int) -> list[str]:
    return [label for _glyph, label, _ink in signs(page, s, space)]


def signs(page: EtherfieldsWeb, s: Session, space: int) -> list[tuple[str, str, str]]:
    """What lies on a space: emblem, name, ink."""
    tile, corner = s.tile_at(space), space % 4
    if tile is None:
        return []
    found = [("ef-gate", page.say("legend-enter"), "good")] if tile.enter >> corner & 1 else []
    found += [("ef-lair", page.say("legend-lair"), "harm") for where, _colour in tile.lairs if where == corner]
    found += [("ef-stairs", page.say("legend-stairs"), "ink")] if tile.stairs >> corner & 1 else []
    trapped = [where for where, _text in tile.traps if where == corner] + [one for one in s.traps if one[0] == space]
    found += [("ef-trap", page.say("legend-trap"), "harm")] if trapped else []
    slots = [where for where, _mods in tile.gem_mods] + [where for where, _use in tile.gem_uses]
    if corner in slots:
        full = space in s.gems
        found.append(("ef-gem", page.say("legend-gem-full" if full else "legend-gem"), "good" if full else "ink"))
    found += [("i-deck", page.say("web-extra", n=tile.extra[corner]), "ink")] if tile.extra[corner] else []
    found += [("i-why", page.say("legend-quirk"), "ink") for where, _card, _until in s.quirks if where == space]
    for kind, where, count in s.tokens:
        if where == space:
            found.append(
                ("ef-token", page.say("web-tokens", token=page.say(f"token-{t.TOKENS[kind]}"), n=count), "moon")
            )
    names = [page.use(s, use) for use in actions_on(s, space)]
    return [*found, ("ef-act", ", ".join(names), "ink")] if names else found


def actions_on(s: Session, space: int) -> list[int]:
    """The actions of a space that are not used up."""
    tile = s.tile_at(space)
    found = []
    for number in tile.actions if tile is not None else ():
        use = s.cast.uses[number]
        if use.spaces >> space % 4 & 1 and not (use.once and number in s.stops):
            found.append(number)
    return found


def lying(page: EtherfieldsWeb, s: Session, space: int, at: tuple[int, int], crowded: bool) -> list[Thing]:
    """Signs of a space, side by side: in the middle, or above whoever stands there."""
    found = signs(page, s, space)[:3]
    y = 0.17 if crowded else 0.42
    start = 0.5 - 0.17 * (len(found) - 1) if not crowded else 0.83 - 0.32 * (len(found) - 1)
    step = 0.34 if not crowded else 0.32
    return [
        Thing(f"sign-{space}-{n}", (at[0] + start + step * n, at[1] + y), glyph, label, ink)
        for n, (glyph, label, ink) in enumerate(found)
    ]


def notes(page: EtherfieldsWeb, s: Session, unit: float) -> list[Note]:
    """The code and the name of each tile at its lower left; of one that lies on another, a sign."""
    told = []
    covered = [slot for slot, _tile in s.covered]
    for slot, tile in enumerate(s.lying):
        if tile != NONE:
            x, y = s.cast.spaces.place(4 * slot)
            code = space_name(4 * slot)[:2] + ("+" if slot in covered else "")
            room = int((2 * unit - 22) / LETTER) - len(code) - 1
            name = page.tile(s, tile)
            told.append(Note((x, y + 2), code, name if len(name) <= room else f"{name[: max(1, room - 1)].rstrip()}…"))
    return told


def ways(s: Session, choice: Choice | None) -> list[Way]:
    """EF-5.111: the steps that somebody may take now."""
    if choice is None or choice.decision is not decisions.WALK:
        return []
    x, y = s.cast.spaces.place(s.space_of(choice.seat))
    found = []
    for space in choice.options:
        if isinstance(space, int):
            to = s.cast.spaces.place(space)
            found.append(Way(on_space(space), [(x + 0.5, y + 0.5), (to[0] + 0.5, to[1] + 0.5)]))
    return found


def foes(s: Session) -> list[int]:
    return [figure for figure in range(FIRST_FIGURE, len(s.figures.rows)) if s.figures.rows[figure].space >= 0]
