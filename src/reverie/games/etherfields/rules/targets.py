"""EF-9.122: kinds of targets that an Entity's tile may name, before the nearest Dreamer."""

from __future__ import annotations

from . import terms as t
from .places import is_terrain
from .state import NOWHERE, Session

KINDS = ("boats", "most-threat", "carrier")


def named_targets(s: Session, kind: str) -> list[int]:
    """The spaces of what is named: boats that lie on Water, the Dreamers with most Threat, the carrier of the Dream's token."""
    if kind == "boats":
        return [
            space for token, space, _count in s.tokens if token == 0 and is_terrain(s, space, t.TERRAINS.index("water"))
        ]
    seats = [seat for seat in range(s.players()) if s.space_of(seat) != NOWHERE]
    if kind == "carrier":
        return [s.space_of(seat) for seat in seats if s.dreamers.rows[seat].tokens[t.STORY]]
    most = max([s.dreamers.rows[seat].tokens[1] for seat in seats], default=0)
    return [s.space_of(seat) for seat in seats if most and s.dreamers.rows[seat].tokens[1] == most]
