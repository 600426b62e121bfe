"""The Dreamworld Map (EF-5.260): districts, Locations with their arrows, where the Team stands, Gates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie.kernel.plain import Told

from ..rules import terms as t
from ..rules.abilities import NONE
from ..rules.state import GATES, Session
from .elements import place_id
from .emblems import location_emblem

if TYPE_CHECKING:
    from .page import EtherfieldsWeb


def world(page: EtherfieldsWeb, s: Session) -> Told | None:
    """The districts that have been found, and the Dreams whose Gates are known; None in a Dream or Slumber."""
    if s.layer != t.ON_MAP:
        return None
    districts = []
    for number in s.world:
        tile = s.cast.world[number]
        name = page.wording.name(f"world-{tile.id}")
        districts.append({"name": name, "places": [place(page, s, one) for one in tile.locations]})
    gates = [
        {"name": page.dream(s, dream), "state": page.say(f"web-gate-{GATES[status]}"), "keys": s.cast.dreams[dream].keys,
         "tries": tries, "open": GATES[status] == "open"}
        for dream, status, tries, _hints in s.gates
    ]  # fmt: skip
    return {"districts": districts, "gates": gates}


def place(page: EtherfieldsWeb, s: Session, number: int) -> Told:
    one = s.cast.locations[number]
    known = [to for to in one.paths if s.cast.locations[to].tile in s.world]
    return {
        "id": place_id(number),
        "code": one.id,
        "name": page.location(s, number).partition(" (")[0],
        "mark": location_emblem(s, number),
        "here": number == s.location and s.location != NONE,
        "ways": " ".join(s.cast.locations[to].id for to in known),
    }
