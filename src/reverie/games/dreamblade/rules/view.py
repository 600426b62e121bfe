"""What a viewer may see. Dreamblade hides nothing (DB-2.7), but the streams of chance are nobody's to see.

A view is plain values, built up from nothing.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.game import NOTED
from reverie.kernel.state import State

from .board import CELL_NAMES
from .combat_state import combat_of
from .procedures.combat import final_damage
from .procedures.conquest import claimed_cells
from .queries import engaged, stats
from .state import DREAMSCAPE, ZONES, Drawn, Dreamblade, Miniature

NOTES: Final = ("skipped_last", "base_points", "lasting", "open_row", "spawned_in", "moved", "hurt")
"""What is open though no token stands for it."""


def common_view(s: Dreamblade) -> dict[str, object]:
    """The board and everything on it: everybody sees the same."""
    return {
        "game": "dreamblade",
        "turn": s.turn,
        "phase": s.phase,
        "action": s.action,
        "owner": s.owner,
        "first": s.first,
        "dice": {"raw": s.raw, "modified": s.modified},
        "skip": s.skip,
        NOTED: {name: getattr(s, name) for name in NOTES},
        "map": s.cast.chart.id,
        "players": [_player(s, seat) for seat in (0, 1)],
        "miniatures": _miniatures(s),
        "fought": [CELL_NAMES[cell] for cell in s.fought],
        "combat": _combat(s),
        "result": list(s.result) if s.result is not None else None,
    }


def own_view(s: State, viewer: int | None) -> dict[str, object]:
    """What is asked: the options of a choice are for whoever has it."""
    return {"choices": [choice.shown_to(viewer) for choice in s.pending]}


def _player(s: Dreamblade, seat: int) -> dict[str, object]:
    # Rules: DB-600.7.
    player = s.players[seat]
    claimed = claimed_cells(s, seat)
    values = s.cast.chart.values[player.edge]
    return {
        "seat": seat,
        "edge": player.edge,
        "turns_won": player.turns_won,
        "points": player.points,
        "bonus": player.bonus,
        "kills": player.kills,
        "claimed": [CELL_NAMES[cell] for cell in claimed],
        "projected": sum([values[cell] for cell in claimed]) + player.kills,
        "conquest": player.conquest,
    }


def _edges(s: Dreamblade) -> list[int]:
    return [player.edge for player in s.players.rows]


def _miniatures(s: Dreamblade) -> list[dict[str, object]]:
    """All miniatures. Rows are never changed, so what follows from the same rows is told again, as copies."""
    drawn = s.drawn
    if drawn is None:
        told = [_miniature(s, m, row) for m, row in enumerate(s.minis.rows)]
    elif (
        drawn.rows == s.minis.rows and drawn.active is s.active and drawn.moved == s.moved and drawn.edges == _edges(s)
    ):
        return [one.copy() for one in drawn.told]
    else:
        told = []
        for m, row in enumerate(s.minis.rows):
            same = row.zone != DREAMSCAPE and drawn.rows[m] is row
            told.append(drawn.told[m] if same else _miniature(s, m, row))
    s.keep_drawn(Drawn(s.active, _edges(s), s.moved, s.minis.rows[:], told))
    return [one.copy() for one in told]


def _miniature(s: Dreamblade, m: int, row: Miniature) -> dict[str, object]:
    p = s.cast.piece_of[m]
    told: dict[str, object] = {
        "number": m,
        "piece": p.id,
        "owner": row.owner,
        "zone": ZONES[row.zone],
        "creature": p.creature,
        "cost": p.cost,
        "rest": row.rest,
        "used": row.used,
    }
    if row.cell >= 0:
        told["cell"] = CELL_NAMES[row.cell]
    stands = row.zone == DREAMSCAPE and p.creature
    if stands or row.damage:
        told["damage"] = row.damage
    if stands or row.no_disrupt:
        told["no_disrupt"] = row.no_disrupt
    if stands:
        told["stats"] = stats(s, m)
        told["engaged"] = engaged(s, m)
        told["moved"] = m in s.moved
    return told


def _combat(s: Dreamblade) -> dict[str, object] | None:
    combat = combat_of(s)
    if combat is None:
        return None
    return {
        "cell": CELL_NAMES[combat.cell],
        "seat": combat.seat,
        "attackers": combat.attackers,
        "dice": combat.shown,
        "blades": combat.blades,
        "damage": final_damage(combat),
        "marked": combat.ferocity,
    }
