"""The map in words and shapes: areas by their names, doors, what lies there and whether it is awake."""

from __future__ import annotations

from reverie.parts.plan import Door, Sketch
from reverie.parts.rules.areas import members
from reverie.parts.sketches import Named, sketch_areas, unit_places

from ..rules.plan import SECURED
from ..rules.state import GATE, SHRINE, Quest, Thing
from .words import SwordAndSorceryPage


def area_title(page: SwordAndSorceryPage, s: Quest, area: int) -> str:
    """The name of an area without its code; "" where it has none."""
    name = s.plan.areas.names[area]
    key = f"area-{name.replace('.', '-')}"
    return page.say(key) if page.texts.has(key) else ""


def thing_now(page: SwordAndSorceryPage, s: Quest, thing: Thing) -> str:
    """A thing on the map, and whether it is awake."""
    if thing.kind == GATE and thing.state <= 0:
        return page.say("legend-closed-gate")
    if thing.kind == GATE:
        return page.say("legend-open-gate", symbol=page.symbol(thing.value))
    if thing.kind == SHRINE:
        return page.say("legend-active-shrine" if thing.state else "legend-sleeping-shrine")
    return page.thing(s, thing.kind, thing.value)


def door_id(door: int) -> str:
    return f"door-{door}"


def sketch(page: SwordAndSorceryPage, s: Quest) -> Sketch:
    """Areas, walls, barriers, and the doors that stand."""
    areas = s.plan.areas
    words = {name: Named(page.area(s, n), name, area_title(page, s, n)) for n, name in enumerate(areas.names)}
    passages = 0
    doors = []
    for door in s.plan.doors:
        if s.doors >> door.number & 1:
            passages |= door.passages
            units = [unit for number in members(door.passages) for unit in areas.passages[number].units]
            glyph = "i-lock" if s.locks >> door.number & 1 else "i-bar" if door.kind == SECURED else ""
            doors.append(Door(door_id(door.number), unit_places(areas, units), page.door(s, door.number), glyph))
    return sketch_areas(areas, page.say("map"), words, s.closed, passages)._replace(doors=doors)
