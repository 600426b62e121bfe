"""BE-7: the two tiles, as they lie: the hill with its fire, the shore, and the gate where they join."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from reverie.parts.areas.layout import Layout, Placed, lay
from reverie.parts.areas.reading import read_faces
from reverie.parts.rules.areas import Areas, Reach, members

HILL_TILE, SHORE_TILE = read_faces(Path(__file__).parent / "beacon.tiles")
LAYOUT: Final[Layout] = lay([Placed(HILL_TILE, (0, 0)), Placed(SHORE_TILE, (1, 0))])
AREAS: Final[Areas] = LAYOUT.areas
GATE: Final = LAYOUT.join((0, 0), (1, 0))
PASSAGE: Final = AREAS.passages[members(GATE)[0]]
BESIDE_GATE: Final = (PASSAGE.a, PASSAGE.b)
SITES: Final = {"hill": AREAS.number["1A.a"], "shore": AREAS.number["2A.a"]}
"""Where the fire may be lit."""
STRAND: Final = AREAS.number["2A.b"]
"""Where oil is washed ashore."""
REEF: Final = AREAS.number["2A.c"]
"""Where the Shade is at home."""


def reach(shut: bool) -> Reach:
    """Who walks and sees where, with the gate shut or open."""
    return AREAS.reach(GATE if shut else 0)
