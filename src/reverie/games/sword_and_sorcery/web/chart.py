"""The map of the quest: who and what stands where, where one may go and what that costs, what somebody has in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.choice import Choice
from reverie.parts.plan import Figure, Point, Sketch, Thing, Way
from reverie.parts.rules.areas import members
from reverie.parts.sketches import area_id, spots, unit_places

from ..rules import decisions
from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.queries import flies, hp_of, left_of, sees, tolls
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

MOST_AILMENTS: Final = 2
"""So many emblems stand beside a figure; its details tell all."""


def chart(page: SwordAndSorceryWeb, s: Quest) -> Sketch:
    """The map with figures and things, as everybody sees it."""
    figures: list[Figure] = []
    lying: list[Thing] = []
    for area in range(len(s.plan.areas.names)):
        people = people_in(s, area)
        things = [number for number, thing in enumerate(s.things.rows) if thing.kind and thing.area == area]
        places = spots(s.plan.areas, area, len(people) + len(things))
        figures += [shown(page, s, figure, places.pop(0)) for figure in people]
        for number in things:
            thing = s.things.rows[number]
            locked = thing.kind == CHEST and thing.state
            told = thing_now(page, s, thing) + (f", {page.say('legend-locked')}" if locked else "")
            lying.append(Thing(thing_id(number), places.pop(0), thing_emblem(thing), told, ink_of(s, number)))
    return sketch(page, s)._replace(figures=figures, things=lying)


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


def shown(page: SwordAndSorceryWeb, s: Quest, figure: int, at: Point) -> Figure:
    """A figure with its life on a plate; heroes are round, enemies square, with a chevron for each rank."""
    ghost = is_hero(figure) and not s.in_play(figure)
    plate = "†" if ghost else f"{max(0, left_of(s, figure))}/{hp_of(s, figure)}"
    label = ", ".join([page.figure_option(s, figure), *page.conditions_of(s, figure)])
    rank = s.enemy(s.foe_of(figure)).rank + 1 if is_enemy(figure) else 0
    marks = ailments(s, figure)[:MOST_AILMENTS]
    return Figure(figure_id(figure), at, emblem_of(s, figure), label, not is_enemy(figure), plate, marks, rank)


# Ways ----------------------------------------------------------------------------------------------------------------


def ways(s: Quest, choice: Choice | None) -> list[Way]:
    """Where whoever is asked can get with the points that are left, by the cheapest way, and what has been paid by then."""
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
    return reached(s, mover, steps, points, ghost)


def reached(s: Quest, mover: int, steps: list[int], points: int, ghost: bool) -> list[Way]:
    here = s.figures.rows[mover].area
    cost = [1] * len(s.plan.areas.names) if ghost else tolls(s, mover)
    near = s.reach().meets if ghost or flies(s, mover) else s.reach().walks
    paid = {here: 0}
    found: list[Way] = []
    waiting = [(cost[area], here, area) for area in steps]
    while waiting:
        waiting.sort()
        so_far, before, area = waiting.pop(0)
        if area in paid:
            continue
        paid[area] = so_far
        found.append(Way(course(s, before, area), ("", str(so_far)), before != here))
        waiting += [
            (so_far + cost[on], area, on) for on in near[area] if on not in paid and so_far + cost[on] <= points
        ]
    return found


def course(s: Quest, a: int, b: int) -> list[Point]:
    """From marker to marker through the middle of the passage between them."""
    areas = s.plan.areas
    ends = [(x + 0.5, y + 0.5) for x, y in (areas.marks[a], areas.marks[b])]
    for number in members(areas.between(a, b)):
        if not s.closed >> number & 1:
            units = unit_places(areas, areas.passages[number].units)
            x, y, across = units[len(units) // 2]
            middle = (x + 0.5, float(y)) if across else (float(x), y + 0.5)
            return [ends[0], middle, ends[1]]
    return [ends[0], ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2), ends[1]]


# Sight ---------------------------------------------------------------------------------------------------------------


def in_sight(s: Quest, figure: int) -> list[str]:
    """The areas that somebody sees, by their elements (SS-12)."""
    if s.figures.rows[figure].area == NOWHERE or (is_enemy(figure) and s.has(figure, t.BLIND)):
        return []
    return [area_id(name) for area, name in enumerate(s.plan.areas.names) if sees(s, figure, area)]


__all__ = ["chart", "in_sight", "people_in", "ways"]
