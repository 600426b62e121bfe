"""Sections 4.4.1 and 5.3 (DB-802.1): each unengaged creature may move to an adjacent cell, one by one."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, RESTART, Flow, ask, procedure
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import STOP, Menu
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..board import ADJACENT, CELLS, STACK
from ..decisions import Group
from ..queries import bears, creatures, engaged, in_dreamscape, in_force, other, piece
from ..state import Dreamblade


@fields
class Shift(Frame):
    """A shift of one player: moves until the player stops."""

    # Rules: DB-G.shift.

    seat: int


def refuse_mover(s: Dreamblade, seat: int, m: int) -> Refusal | None:
    """Why a miniature may not make a shift move at all."""
    if not in_dreamscape(s, m):
        return Refusal("DB-304.2", "not-in-dreamscape", who=m)
    if s.minis[m].owner != seat:
        return Refusal("DB-802.1", "not-yours", who=m)
    if not piece(s, m).creature:
        return Refusal("DB-P.1b", "locations-never-move", who=m)
    if m in s.moved:
        return Refusal("DB-802.1", "already-moved", who=m)
    if engaged(s, m):
        return Refusal("DB-802.1a", "engaged", who=m)
    return None


def refuse_full(s: Dreamblade, seat: int, cell: int) -> Refusal | None:
    """DB-802.1c, DB-900.13: four creatures of its player are there already."""
    if len(creatures(s, seat, cell)) >= STACK:
        return Refusal("DB-802.1c", "cell-full", cell=cell)
    return None


def refuse_destination(s: Dreamblade, m: int, cell: int) -> Refusal | None:
    """Why a creature that may move may not move to this cell."""
    row = s.minis[m]
    if cell not in ADJACENT[row.cell]:
        return Refusal("DB-802.1b", "not-adjacent", who=m, cell=cell)
    full = refuse_full(s, row.owner, cell)
    if full is not None:
        return full
    if creatures(s, other(row.owner), cell) and bears(s, m, "Defender"):
        return Refusal("DB-K.Defender", "defender", who=m, cell=cell)
    return None


def choose_move(s: Dreamblade, f: Shift) -> Flow:
    """DB-DP.6: any creature that may move, with any cell it may move to; or stop."""
    # Rules: DB-P.9.
    groups: list[Group] = []
    moved = s.moved
    mine, enemies = s.here[:CELLS], s.here[CELLS:]
    if f.seat:
        mine, enemies = enemies, mine
    defending: list[int] = []
    if "Defender" in s.active.by:
        for source in s.active.get("Defender"):
            bearer, _number, _x = source
            if in_force(s, source):
                defending.append(bearer)
    held = s.held[f.seat]
    crowded = any([len(mine[cell]) >= STACK for cell in held])
    # The loop asks the same questions as the predicates above, once per cell instead of once per creature.
    for cell in held:
        if enemies[cell]:
            continue
        movers = mine[cell]
        if moved:
            movers = tuple([m for m in movers if m not in moved])
        near = ADJACENT[cell]
        open_cells = tuple([to for to in near if len(mine[to]) < STACK]) if crowded else near
        if defending:
            defenders = tuple([m for m in movers if m in defending])
            if defenders:
                movers = tuple([m for m in movers if m not in defending])
                peaceful = tuple([to for to in open_cells if not enemies[to]])
                if peaceful:
                    groups.append(("move", defenders, peaceful))
        if movers and open_cells:
            groups.append(("move", movers, open_cells))
    ask(s, f.seat, decisions.SHIFT, Menu((STOP,), tuple(groups)))
    return None


def make_move(s: Dreamblade, f: Shift) -> Flow:
    if f.answer == STOP:
        return None
    _move, m, cell = f.answer
    menu = s.answered
    base = f.seat * CELLS
    opens = len(s.here[base + s.minis.rows[m].cell]) == STACK
    atoms.move(s, m, cell, shifting=True)
    if opens or s.happened or len(s.here[base + cell]) == STACK or not isinstance(menu, Menu):
        return RESTART
    # Nothing else has happened and no cell became full or free: all others may move as before.
    ask(s, f.seat, decisions.SHIFT, menu.without(m))
    return AGAIN


procedure(
    Shift,
    ("DB-802.1", choose_move),
    ("DB-802.1", make_move),
)
