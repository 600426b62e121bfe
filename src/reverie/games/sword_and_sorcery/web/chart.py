"""The map of the quest: who and what stands where, where one may go and what that costs, what somebody has in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from reverie.kernel.choice import Choice
from reverie.parts.plan import Figure, Point, Sketch, Thing, Way
from reverie.parts.rules.areas import members
from reverie.parts.sketches import area_id, unit_places
from reverie.parts.standing import CROWDED, standing

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.errands import PORTAL_OPEN
from ..rules.queries import flies, hp_of, in_view, left_of, sees, tolls
from ..rules.state import (
    CHEST,
    FIRE,
    FIRST_COMPANION,
    GATE,
    NOWHERE,
    SHADOW,
    SHRINE,
    Quest,
    is_companion,
    is_enemy,
    is_hero,
)
from ..rules.underway import turn_left
from ..words.places import sketch, thing_now
from .elements import figure_id, thing_id
from .emblems import ailments, emblem_of, thing_emblem

if TYPE_CHECKING:
    from .page import SwordAndSorceryWeb

WIDE: Final = 790.0
HIGH: Final = 400.0
LEAST_UNIT: Final = 28.0
MOST_AILMENTS: Final = 2
"""So many emblems stand beside a figure; its details tell all."""


def chart(page: SwordAndSorceryWeb, s: Quest) -> Sketch:
    """The map with figures and things, as everybody sees it."""
    figures: list[Figure] = []
    lying: list[Thing] = []
    plain = sketch(page, s)
    unit = unit_of(plain)
    for area in range(len(s.plan.areas.names)):
        people = people_in(s, area)
        things = [number for number, thing in enumerate(s.things.rows) if thing.kind and thing.area == area]
        place = standing(s.plan.areas, area, len(people), len(things), unit)
        figures += [shown(page, s, *one, place.size) for one in zip(people, place.figures, strict=True)]
        for number, at in zip(things, place.things, strict=True):
            thing = s.things.rows[number]
            locked = thing.kind == CHEST and thing.state
            told = thing_now(page, s, thing) + (f", {page.say('legend-locked')}" if locked else "")
            lying.append(Thing(thing_id(number), at, thing_emblem(thing), told, ink_of(s, number)))
    far = beyond(s)
    fog = [cell for area, floor in enumerate(plain.floors) if far >> area & 1 for cell in floor.cells]
    unseen = out_of_sight(s) & ~far
    veiled = [area_id(name) for area, name in enumerate(s.plan.areas.names) if unseen >> area & 1]
    return plain._replace(
        figures=figures, things=lying, unseen=veiled, fog=fog, fog_label=page.say("web-apart") if fog else ""
    )


def unit_of(drawn: Sketch) -> float:
    """A map is drawn about as wide as it is shown, so that its words and figures are as large as they should be."""
    return max(LEAST_UNIT, min(WIDE / drawn.width, HIGH / drawn.height))


def ink_of(s: Quest, number: int) -> str:
    """What threatens is printed in red, what helps in green."""
    thing = s.things.rows[number]
    if thing.kind in (SHADOW, FIRE) or (thing.kind == GATE and thing.state):
        return "harm"
    return "good" if thing.kind == SHRINE and thing.state else "ink"


def people_in(s: Quest, area: int) -> list[int]:
    rows = s.figures.rows
    numbers = (*range(len(s.heroes)), *range(FIRST_COMPANION, len(rows)))
    return [figure for figure in numbers if rows[figure].area == area != NOWHERE]


def shown(page: SwordAndSorceryWeb, s: Quest, figure: int, at: Point, size: float) -> Figure:
    """A figure with its life on a plate; heroes are round, enemies square, with a chevron for each rank. In a crowd the plate tells
    only what is left."""
    ghost = is_hero(figure) and not s.in_play(figure)
    left = max(0, left_of(s, figure))
    plate = "†" if ghost else str(left) if size < CROWDED else f"{left}/{hp_of(s, figure)}"
    label = ", ".join([page.figure_option(s, figure), *page.conditions_of(s, figure)])
    rank = s.enemy(s.foe_of(figure)).rank + 1 if is_enemy(figure) else 0
    marks = ailments(s, figure)[: 1 if size < CROWDED else MOST_AILMENTS]
    return Figure(figure_id(figure), at, emblem_of(s, figure), label, not is_enemy(figure), plate, marks, rank, size)


# Ways ----------------------------------------------------------------------------------------------------------------


def ways(s: Quest, choice: Choice | None, figures: Sequence[Figure]) -> list[Way]:
    """Where whoever is asked can get with the points that are left, by the cheapest way, and what that costs in all."""
    if choice is None or choice.decision not in (decisions.DEED, decisions.GHOST):
        return []
    steps = [value[1] for value in choice.options if isinstance(value, tuple) and value[0] == "go"]
    left = turn_left(s)
    if not steps or left is None:
        return []
    mover = choice.seat if choice.subject == NONE else choice.subject
    ghost = choice.decision is decisions.GHOST
    # how far a companion or a ghost still gets is said by what is offered: one step at a time
    points = 1 if ghost or is_companion(mover) else left.points
    start = next((one.at for one in figures if one.id == figure_id(mover)), middle(s, s.figures.rows[mover].area))
    return reached(s, mover, steps, points, ghost, start)


def reached(s: Quest, mover: int, steps: list[int], points: int, ghost: bool, start: Point) -> list[Way]:
    here = s.figures.rows[mover].area
    cost = [1] * len(s.plan.areas.names) if ghost else tolls(s, mover)
    near = s.reach().meets if ghost or flies(s, mover) else s.reach().walks
    lines: dict[int, list[Point]] = {here: [start]}
    found: list[Way] = []
    waiting = [(cost[area], here, area) for area in steps]
    while waiting:
        waiting.sort()
        so_far, before, area = waiting.pop(0)
        if area in lines:
            continue
        line = lines[area] = [*lines[before], through(s, before, area), middle(s, area)]
        found.append(Way(area_id(s.plan.areas.names[area]), line, str(so_far), before != here))
        waiting += [
            (so_far + cost[on], area, on) for on in near[area] if on not in lines and so_far + cost[on] <= points
        ]
    return found


def middle(s: Quest, area: int) -> Point:
    x, y = s.plan.areas.marks[area]
    return x + 0.5, y + 0.5


def through(s: Quest, a: int, b: int) -> Point:
    """The middle of the passage between two areas."""
    areas = s.plan.areas
    for number in members(areas.between(a, b)):
        if not s.closed >> number & 1:
            units = unit_places(areas, areas.passages[number].units)
            x, y, across = units[len(units) // 2]
            return (x + 0.5, float(y)) if across else (float(x), y + 0.5)
    (ax, ay), (bx, by) = middle(s, a), middle(s, b)
    return (ax + bx) / 2, (ay + by) / 2


# Sight ---------------------------------------------------------------------------------------------------------------


def in_sight(s: Quest, figure: int) -> list[str]:
    """The areas that somebody sees, by their elements (SS-12)."""
    if s.figures.rows[figure].area == NOWHERE or (is_enemy(figure) and s.has(figure, t.BLIND)):
        return []
    return [area_id(name) for area, name in enumerate(s.plan.areas.names) if sees(s, figure, area)]


def out_of_sight(s: Quest) -> int:
    """SS-12.4: the areas that no hero in play sees: too far away, or around a corner."""
    seen = 0
    for seat in range(len(s.heroes)):
        if s.in_play(seat) and s.figures.rows[seat].area != NOWHERE:
            seen |= in_view(s, seat, t.FOG)
    return ((1 << len(s.plan.areas.names)) - 1) & ~seen if seen else 0


def beyond(s: Quest) -> int:
    """SS-3.4: the areas of a part that stands apart, as long as no way leads there: walls and doors may open, this does not."""
    there = [s.figures.rows[seat].area for seat in range(len(s.heroes)) if s.figures.rows[seat].area != NOWHERE]
    if not there or PORTAL_OPEN in s.flags:
        return 0
    whole = s.plan.areas.reach(0)
    met = list(there)
    for area in met:
        met += [on for on in whole.meets[area] if on not in met]
    return ((1 << len(s.plan.areas.names)) - 1) & ~sum([1 << area for area in dict.fromkeys(met)])


__all__ = ["chart", "in_sight", "people_in", "unit_of", "ways"]
