"""What a viewer may see. Dreamblade hides nothing (DB-2.7), but the streams of chance are nobody's to see.

A view is plain values, built up from nothing.
"""

from __future__ import annotations

from reverie.kernel.game import NOTED
from reverie.kernel.plain import Body
from reverie.kernel.state import State

from .board import CELL_NAMES, CELLS
from .combat_state import combat_of
from .procedures.combat import final_damage
from .procedures.conquest import claimed_cells
from .queries import MODIFIERS, engaged, stats
from .state import DREAMSCAPE, ZONES, Drawn, Dreamblade, Miniature


def common_view(s: Dreamblade) -> dict[str, object]:
    """The board and everything on it: everybody sees the same."""
    return {**table_view(s), "miniatures": list(map(dict.copy, drawn_now(s).told))}


def table_view(s: Dreamblade) -> Body:
    """Everything but the miniatures."""
    return {
        "game": "dreamblade",
        "turn": s.turn,
        "phase": s.phase,
        "action": s.action,
        "owner": s.owner,
        "first": s.first,
        "dice": {"raw": s.raw, "modified": s.modified},
        "skip": s.skip,
        NOTED: {  # what is open though no token stands for it
            "skipped_last": s.skipped_last,
            "base_points": s.base_points,
            "lasting": s.lasting,
            "open_row": s.open_row,
            "spawned_in": s.spawned_in,
            "moved": s.moved,
            "hurt": s.hurt,
        },
        "map": s.cast.chart.id,
        "players": [_player(s, seat) for seat in (0, 1)],
        "fought": [CELL_NAMES[cell] for cell in s.fought],
        "combat": _combat(s),
        "result": list(s.result) if s.result is not None else None,
    }


def own_view(s: State, viewer: int | None) -> dict[str, object]:
    """What is asked: the options of a choice are for whoever has it."""
    return {"choices": [choice.shown_to(viewer) for choice in s.pending]}


def _player(s: Dreamblade, seat: int) -> dict[str, object]:
    # Rules: DB-600.7.
    player = s.players.rows[seat]
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


def drawn_now(s: Dreamblade) -> Drawn:
    """The miniatures as they are told now, kept for the next time: nobody changes them.

    Rows are never changed, so of what was told last only that is told anew which the rows that have changed can have changed: themselves,
    and stats of others where somebody came, went or moved.
    """
    before, rows = s.drawn, s.minis.rows
    edges = [player.edge for player in s.players.rows]
    if before is None:
        now = Drawn(s.active, edges, s.moved, rows[:], [_miniature(s, m, row) for m, row in enumerate(rows)])
        s.keep_drawn(now)
        return now
    alike = MODIFIERS.alike(before.active, s.active) and before.edges == edges
    if alike and before.rows == rows and before.moved == s.moved:
        return before
    told = before.told[:]
    others = [m for m in before.moved if m not in s.moved] + [m for m in s.moved if m not in before.moved]
    gone: list[int] = []
    for m, was in enumerate(before.rows):
        row = rows[m]
        if row is not was:
            told[m] = _miniature(s, m, row)
            if row.cell != was.cell or row.zone != was.zone or row.owner != was.owner:
                gone.append(m)
                for cell in (was.cell, row.cell):
                    if cell >= 0:
                        others += s.here[cell]
                        others += s.here[CELLS + cell]
    shaken: dict[int, None] = {}
    if not alike or gone:
        bearers = MODIFIERS.all_bearers(s.active)
        if alike and bearers.keys().isdisjoint(gone):
            for m in bearers:
                if m in MODIFIERS.bearers(s, s.active, m):
                    shaken[m] = None
        else:
            for seat in (0, 1):
                for cell in s.held[seat]:
                    for m in s.here[seat * CELLS + cell]:
                        theirs = MODIFIERS.bearers(s, s.active, m)
                        if not alike or (theirs and (m in theirs or not theirs.keys().isdisjoint(gone))):
                            shaken[m] = None
    for m in dict.fromkeys([*others, *shaken]):
        row = rows[m]
        if row is before.rows[m] and row.zone == DREAMSCAPE and s.cast.piece_of[m].creature:
            told[m] = again = told[m].copy()
            _among_others(s, m, again)
            if m in shaken:
                again["stats"] = stats(s, m)
    now = Drawn(s.active, edges, s.moved, rows[:], told)
    s.keep_drawn(now)
    return now


def _miniature(s: Dreamblade, m: int, row: Miniature) -> Body:
    p = s.cast.piece_of[m]
    told: Body = {
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
        _among_others(s, m, told)
    return told


def _among_others(s: Dreamblade, m: int, told: Body) -> None:
    """Of a creature in the dreamscape: whether enemies are about, and whether it has moved."""
    told["engaged"] = engaged(s, m)
    told["moved"] = m in s.moved


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
