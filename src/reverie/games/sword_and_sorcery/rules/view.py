"""SS-1.13: what a viewer may see: everything, but for the order of decks, unrevealed shadows, face-down finds and unread paragraphs."""

from __future__ import annotations

from typing import Final

from reverie.kernel.plain import Body
from reverie.parts.rules.decks import seen

from .queries import hp_of
from .state import CHEST, FACE_DOWN, NOWHERE, PILES, Quest

HIDDEN: Final = -1


def view(s: Quest, viewer: int | None) -> Body:
    """SS-5.20: plain values, built up from nothing; the whole map lies open from the beginning."""
    return {
        "round": s.round,
        "phase": s.phase,
        "active": s.active,
        "soul": s.soul,
        "threat": [s.threat, s.threatened],
        "closed": s.closed,
        "doors": s.doors,
        "locks": s.locks,
        "sky": s.sky,
        "fresh": s.fresh,
        "figures": [(*row.told(), hp_of(s, n) if row.area != NOWHERE else 0) for n, row in enumerate(s.figures.rows)],
        "heroes": [row.told() for row in s.heroes.rows],
        "companions": [row.told() for row in s.companions.rows],
        "foes": [row.told() for row in s.foes.rows],
        "things": [
            [
                row.kind,
                row.area,
                HIDDEN if row.kind in FACE_DOWN or row.kind == CHEST else row.value,
                row.state,
                row.owner,
            ]
            for row in s.things.rows
        ],
        "piles": {name: seen(pile, viewer) for name, pile in zip(PILES, s.piles.rows, strict=True)},
        "sides": s.sides,
        "charges": s.charges,
        "supply": s.supply,
        "flags": s.flags,
        "counters": s.counters,
        "lasting": s.lasting,
        "used": s.used,
        "read": s.book().journal(s),
        "codes": s.codes,
        "ended": s.ended,
    }
