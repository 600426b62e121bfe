"""The Dreamworld Map (EF-5.260): districts where they lie, Locations with their Paths and Shortcuts, where the Team stands, Gates."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from reverie.kernel.plain import Told

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.procedures.travel import keys_for
from ..rules.state import GATES, OPEN, Session
from .elements import gate_id, place_id
from .emblems import dreamer_emblem, location_emblem

if TYPE_CHECKING:
    from .page import EtherfieldsWeb

Point = tuple[float, float]
WIDE: Final = 330
HIGH: Final = 250
"""A district on the chart."""
SPOTS: Final[tuple[Point, ...]] = (
    (0.16, 0.7), (0.19, 0.31), (0.47, 0.5), (0.37, 0.8), (0.63, 0.25), (0.86, 0.46), (0.74, 0.82),
)  # fmt: skip
"""Where its Locations stand, by their numbers: two rounds that meet in the third (EF-10.34)."""
RADIUS: Final = 19
GAP: Final = 5
"""Between a way and what it leads to."""
BOW: Final = 0.16
"""How far a Shortcut bows out, by its length."""


def world(page: EtherfieldsWeb, s: Session) -> Told | None:
    """The districts that have been found, and the Dreams whose Gates are known; None in a Dream or Slumber."""
    if s.layer != t.ON_MAP or not s.world:
        return None
    slots = {tile.tile: tile.slot for tile in page.library.things["world"].values()}
    corners = {number: corner(slots[s.cast.world[number].id]) for number in s.world}
    left, top = min(x for x, _y in corners.values()), min(y for _x, y in corners.values())
    at = spots(s, {number: (x - left, y - top) for number, (x, y) in corners.items()})
    return {
        "width": WIDE * (max(x for x, _y in corners.values()) - left + 1),
        "height": HIGH * (max(y for _x, y in corners.values()) - top + 1),
        "radius": RADIUS,
        "wide": WIDE,
        "high": HIGH,
        "districts": [
            {"name": page.wording.name(f"world-{s.cast.world[number].id}"), "x": WIDE * (x - left), "y": HIGH * (y - top)}
            for number, (x, y) in corners.items()
        ],
        "ways": [way for here in at for way in ways(s, at, here)],
        "places": [place(page, s, number, spot) for number, spot in at.items()],
        "team": dreamer_emblem(s, s.first),
        "gates": [gate(page, s, dream, status, tries, hints) for dream, status, tries, hints in s.gates],
        "season": page.card(s, s.season) if s.season != NONE else "",
        "season_text": page.card_text(s, s.season) if s.season != NONE else "",
    }  # fmt: skip


def corner(slot: str) -> tuple[int, int]:
    """Letters of slots name rows: column and row."""
    return int(slot[1:]) - 1, ord(slot[0]) - ord("A")


def spots(s: Session, corners: dict[int, tuple[int, int]]) -> dict[int, Point]:
    """Where every known Location stands."""
    return {
        one: (WIDE * (column + SPOTS[n % len(SPOTS)][0]), HIGH * (row + SPOTS[n % len(SPOTS)][1]))
        for number, (column, row) in corners.items()
        for n, one in enumerate(s.cast.world[number].locations)
    }


def ways(s: Session, at: dict[int, Point], here: int) -> list[Told]:
    """The Paths and Shortcuts that lead on from a Location to others that are known."""
    one = s.cast.locations[here]
    made: list[Told] = []
    for kind, ends in (("path", one.paths), ("shortcut", one.shortcuts)):
        made += [{"d": line(at[here], at[to], kind == "shortcut"), "kind": kind} for to in ends if to in at]
    return made


def line(here: Point, there: Point, bowed: bool) -> str:
    """From the edge of one Location to the edge of another; a Shortcut bows aside."""
    (x, y), (to_x, to_y) = here, there
    long = hypot(to_x - x, to_y - y)
    way_x, way_y = (to_x - x) / long, (to_y - y) / long
    off = RADIUS + GAP
    a, b = (x + way_x * off, y + way_y * off), (to_x - way_x * (off + GAP), to_y - way_y * (off + GAP))
    if not bowed:
        return f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}"
    middle = ((x + to_x) / 2 + way_y * long * BOW, (y + to_y) / 2 - way_x * long * BOW)
    return f"M{a[0]:.1f} {a[1]:.1f}Q{middle[0]:.1f} {middle[1]:.1f} {b[0]:.1f} {b[1]:.1f}"


def place(page: EtherfieldsWeb, s: Session, number: int, spot: Point) -> Told:
    one = s.cast.locations[number]
    name = page.location(s, number).partition(" (")[0]
    parts = [f"{name}, {one.id}"]
    parts += [page.say("web-ways-to", ways=codes(s, one.paths))] if codes(s, one.paths) else []
    parts += [page.say("web-shortcuts-to", ways=codes(s, one.shortcuts))] if codes(s, one.shortcuts) else []
    here = number == s.location and s.location != NONE
    return {
        "id": place_id(number),
        "x": spot[0],
        "y": spot[1],
        "name": name,
        "mark": location_emblem(s, number),
        "here": here,
        "label": "; ".join([*parts, *([page.say("web-here")] if here else [])]),
    }


def codes(s: Session, ends: tuple[int, ...]) -> str:
    return ", ".join(s.cast.locations[to].id for to in ends if s.cast.locations[to].tile in s.world)


def gate(page: EtherfieldsWeb, s: Session, dream: int, status: int, tries: int, hints: int) -> Told:
    """A Gate: where it stands, what it asks for, how often it was tried."""
    one = s.cast.dreams[dream]
    parts = [page.say(f"web-gate-{GATES[status]}")]
    if status == OPEN:
        keys = keys_for(s, dream)
        parts += [page.wording.name(f"world-{one.district}")] if one.district else []
        parts += [page.say("web-keys", n=keys)] if keys else []
    parts += [page.say("web-gate-tries", n=tries)] if tries else []
    parts += [page.say("web-gate-hints", n=hints)] if hints else []
    return {"id": gate_id(dream), "name": page.dream(s, dream), "state": " · ".join(parts), "open": status == OPEN}
