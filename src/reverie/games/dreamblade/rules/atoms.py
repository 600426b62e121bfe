"""Atoms: the only code that writes the state of Dreamblade. Each is a verb of the rulebook: guard, mutation, event.

An atom never asks and never rolls. What follows from an atom (Ambush after a move, Reincarnate after a destruction) is
told to the kernel as a trigger and happens between steps.
"""

from __future__ import annotations

from reverie.kernel.agenda import emit
from reverie.parts.rules.lasting import left_after, left_by

from .board import CELL_BY_NAME, CELLS, CENTRE, SPAWN_ROW
from .queries import bearing
from .state import (
    BONUS_WAITS,
    COMBAT,
    DREAMSCAPE,
    GRAVEYARD,
    NOBODY,
    NOWHERE,
    RESERVES,
    SETTLED,
    TURN,
    UNSCORED,
    Dreamblade,
    cover,
    reindex,
    standing_entries,
)

# Turn and phases -----------------------------------------------------------------------------------------------------


def take_edges(s: Dreamblade, edge_of_a: int) -> None:
    """DB-Q.1: seat A gets this edge, seat B the other."""
    s.players.edit(0).edge = edge_of_a
    s.players.edit(1).edge = 1 - edge_of_a
    if s.listening:
        emit(s, "edges-assigned", edge=edge_of_a)


def begin_twists(s: Dreamblade) -> None:
    """DB-C.7: the twists of this battle are told, and a location that begins on the board is put there."""
    twists = s.setup["twists"]
    for kind in twists:
        if kind == "location":
            told = twists[kind]
            seat = 0 if told["seat"] == "A" else 1
            m = next(m for m in s.cast.bands[seat] if s.cast.piece_of[m].id == told["piece"])
            _begin_on_board(s, m, CELL_BY_NAME[told["cell"]])
        elif kind == "neutral":
            emit(s, "twist-neutral", who=s.cast.neutral, cell=CENTRE)
        elif kind == "extra_point":
            emit(s, "twist-extra-point", seat=s.cast.extra.index(1), points=1)
        elif kind == "reroll":
            emit(s, "twist-reroll")
        elif kind == "victory":
            emit(s, "twist-victory", turns=twists[kind])
        else:
            emit(s, "twist-pieces", pieces=twists[kind])


def _begin_on_board(s: Dreamblade, m: int, cell: int) -> None:
    """Nobody pays for it, and it does not come into play: it is there."""
    row = s.minis.edit(m)
    row.zone = DREAMSCAPE
    row.cell = cell
    _stand(s, m, row.owner, cell)
    cover(s, m, 1)
    s.active = s.active.plus(standing_entries(s, m))
    emit(s, "twist-location", who=m, cell=cell, seat=row.owner)


def begin_turn(s: Dreamblade) -> None:
    s.turn += 1
    s.skipped_last = s.skip
    if s.listening:
        emit(s, "turn-began", turn=s.turn)


def begin_phase(s: Dreamblade, phase: str, owner: int) -> None:
    s.phase = phase
    s.owner = owner
    s.action = ""
    if s.listening:
        emit(s, "phase-began", phase=phase, seat=owner, turn=s.turn)


def choose_action(s: Dreamblade, action: str) -> None:
    """DB-802: this phase is a shift, or a strike."""
    s.action = action
    if s.listening:
        emit(s, "action-chosen", seat=s.owner, action=action)


def end_phase(s: Dreamblade) -> None:
    """DB-P.5, DB-W.9: all damage is removed, and with it the marks of Relentless attacks and of shift moves."""
    # Rules: DB-802.2i.
    for m in s.touched:
        row = s.minis.edit(m)
        row.damage = 0
        row.no_disrupt = False
    s.touched = ()
    s.moved = ()
    s.fought = ()


def end_turn(s: Dreamblade) -> None:
    """Per-turn counters go to zero; what lasts until the end of the turn ends (DB-Q.80)."""
    for seat in (0, 1):
        if s.players[seat].kills:
            s.players.edit(seat).kills = 0
    if s.lasting:
        s.lasting = left_after(s.lasting, TURN)
        reindex(s)


def end_game(s: Dreamblade, winner: int, reason: str) -> None:
    s.result = (winner, reason)
    if s.listening:
        emit(s, "game-ended", winner=winner, reason=reason)


# Initiative ----------------------------------------------------------------------------------------------------------


def show_initiative(s: Dreamblade, raw: tuple[int, ...]) -> None:
    s.raw = raw
    s.modified = raw


def modify_initiative(s: Dreamblade, modified: tuple[int, ...]) -> None:
    """DB-801.10: modified results decide only who goes first."""
    s.modified = modified


def go_first(s: Dreamblade, seat: int) -> None:
    s.first = seat
    if s.listening:
        emit(s, "initiative-won", seat=seat, dice=s.raw, modified=s.modified)


def roll_ones_again(s: Dreamblade, raw: tuple[int, ...]) -> None:
    """DB-C.7: a twist lets no spawn phase be skipped."""
    if s.listening:
        emit(s, "twist-rerolled", dice=raw)


def skip_spawn_phases(s: Dreamblade, skip: bool) -> None:
    """DB-800.1"""
    s.skip = skip
    if skip and s.listening:
        emit(s, "spawn-skipped", dice=s.raw)


def set_base_points(s: Dreamblade, points: int) -> None:
    """DB-801.1"""
    s.base_points = points


# Spawn points --------------------------------------------------------------------------------------------------------


def begin_spawning(s: Dreamblade, seat: int, points: int, extra: int = 0) -> None:
    """DB-P.6: look which spawn-row cells are free, pay out base points, bonus points and Energize; the bonus is gone.

    `extra` of the points come from a twist (DB-C.7).
    """
    # Rules: DB-G.bonus_spawn_points.
    base = seat * CELLS
    s.open_row = tuple([cell for cell in SPAWN_ROW[s.players[seat].edge] if s.here[base + cell] == ()])
    s.spawned_in = ()
    rows = s.minis.rows
    for m in s.cast.bands[seat]:
        row = rows[m]
        if row.used or row.rest & BONUS_WAITS:
            row = s.minis.edit(m)
            row.used = ()
            row.rest &= ~BONUS_WAITS
    player = s.players.edit(seat)
    bonus = player.bonus
    player.points = points
    player.bonus = 0
    if s.listening:
        emit(
            s,
            "points-received",
            seat=seat,
            points=points,
            base=s.base_points,
            bonus=bonus,
            energize=points - s.base_points - bonus - extra,
        )
        if extra:
            emit(s, "twist-extra", seat=seat, points=extra)


def pay(s: Dreamblade, seat: int, points: int) -> None:
    if points:
        s.players.edit(seat).points -= points


def lose_points(s: Dreamblade, seat: int) -> None:
    """DB-801.9: what is not spent is lost."""
    left = s.players[seat].points
    if left:
        s.players.edit(seat).points = 0
        if s.listening:
            emit(s, "points-lost", seat=seat, points=left)


def use_spawn_ability(s: Dreamblade, m: int, number: int) -> None:
    """DB-801.8: once per spawn phase."""
    s.minis.edit(m).used += (number,)
    if s.listening:
        emit(s, "ability-bought", who=m, ability=number, seat=s.minis[m].owner)


# Moving between zones and cells --------------------------------------------------------------------------------------


def _stand(s: Dreamblade, m: int, owner: int, cell: int) -> None:
    """Put a miniature down in a cell."""
    if s.cast.piece_of[m].creature:
        at = owner * CELLS + cell
        stack = s.here[at]
        s.here[at] = tuple(sorted((*stack, m))) if stack else (m,)
        if not stack:
            s.held[owner] = tuple(sorted((*s.held[owner], cell)))
    else:
        s.place[cell] = m


def _lift(s: Dreamblade, m: int, owner: int, cell: int) -> None:
    """Pick a miniature up from its cell."""
    if s.cast.piece_of[m].creature:
        at = owner * CELLS + cell
        stack = s.here[at]
        s.here[at] = tuple([c for c in stack if c != m])
        if not s.here[at]:
            s.held[owner] = tuple([held for held in s.held[owner] if held != cell])
    else:
        s.place[cell] = NOWHERE


def _leave(s: Dreamblade, m: int, zone: int) -> None:
    """Out of the dreamscape: damage is gone (DB-Q.56), and so is every ability it had in force."""
    row = s.minis.edit(m)
    _lift(s, m, row.owner, row.cell)
    row.zone = zone
    if zone == RESERVES:
        cover(s, m, -1)
    row.cell = NOWHERE
    row.damage = 0
    row.no_disrupt = False
    if m in s.moved:
        s.moved = tuple([other for other in s.moved if other != m])
    s.active = s.active.minus(m)
    if s.lasting:
        s.lasting = left_by(s.lasting, m)


def spawn(s: Dreamblade, m: int, cell: int, price: int) -> None:
    """DB-G.spawn: from reserves (or by Respawn from the graveyard) into the dreamscape."""
    # Rules: DB-5.5, DB-5.6, DB-303.2c, DB-G.comes_into_play.
    row = s.minis.edit(m)
    if row.zone == RESERVES:
        cover(s, m, 1)
    row.zone = DREAMSCAPE
    row.cell = cell
    row.rest = SETTLED
    _stand(s, m, row.owner, cell)
    s.active = s.active.plus(standing_entries(s, m))
    pay(s, row.owner, price)
    piece = s.cast.piece_of[m]
    if piece.creature:
        s.spawned_in += (cell,)
    if piece.comes or piece.unique:  # nothing else reacts to a spawned miniature
        s.happened.append(("spawned", m, 0))
    if s.listening:
        emit(s, "spawned", who=m, cell=cell, price=price, seat=row.owner)


def settle_neutral(s: Dreamblade) -> None:
    """DB-C.7: the neutral location is of the player who alone has creatures in its cell, and of nobody otherwise."""
    m = s.cast.neutral
    mine, theirs = s.here[CENTRE] != (), s.here[CELLS + CENTRE] != ()
    holder = NOBODY if mine == theirs else 0 if mine else 1
    if holder == s.minis[m].owner:
        return
    s.active = s.active.minus(m)
    s.minis.edit(m).owner = holder
    if holder != NOBODY:
        s.active = s.active.plus(standing_entries(s, m))
    if s.listening:
        emit(s, "twist-lost" if holder == NOBODY else "twist-taken", who=m, cell=CENTRE, seat=holder)


def move(s: Dreamblade, m: int, cell: int, shifting: bool = False, last: bool = True) -> None:
    """DB-G.move, DB-G.enter: from one cell of the dreamscape to another; in a shift it uses the creature's move.

    `last` says that nobody else moves at the same time.
    """
    # Rules: DB-5.7.
    row = s.minis.edit(m)
    origin = row.cell
    _lift(s, m, row.owner, origin)
    row.cell = cell
    if shifting:
        s.moved += (m,)
    _stand(s, m, row.owner, cell)
    if "Ambush" in s.active.by or "Charge" in s.active.by:
        # Both need an enemy in the cell entered. Where several move at once, who is there shows only when all have moved.
        if not shifting or s.here[(1 - row.owner) * CELLS + cell] or s.place[cell] != NOBODY:
            s.happened.append(("entered", m, 0))
    if s.listening:
        emit(s, "moved", who=m, origin=origin, cell=cell)
    if last and s.cast.neutral != NOBODY:
        settle_neutral(s)


def swap(s: Dreamblade, m: int, partner: int) -> None:
    """DB-K.Swap: two creatures exchange their cells; both enter at once."""
    cell = s.minis[m].cell
    move(s, m, s.minis[partner].cell, False, False)
    move(s, partner, cell)


def put_disrupted(s: Dreamblade, m: int, cell: int, by: int) -> None:
    """DB-G.disrupt: placed in an empty cell, all damage cleared. It does not enter (DB-Q.13)."""
    row = s.minis.edit(m)
    origin = row.cell
    _lift(s, m, row.owner, origin)
    row.cell = cell
    row.damage = 0
    _stand(s, m, row.owner, cell)
    if s.listening:
        emit(s, "disrupted", who=m, origin=origin, cell=cell, seat=by)
    if s.cast.neutral != NOBODY:
        settle_neutral(s)


def destroy(s: Dreamblade, doomed: tuple[int, ...], by: int) -> None:
    """DB-G.destroy: all of them together to their owners' graveyards.

    The opponent who did it will score a point for each; the owner gets 2 bonus spawn points, or what Vessel says.
    """
    # Rules: DB-P.1h, DB-P.2, DB-G.graveyard.
    bonuses = []
    reborn = []
    for m in doomed:
        vessels = bearing(s, m, "Vessel")
        bonuses.append(sum([x for _bearer, _number, x in vessels]) if vessels else 2)
        reborn.append(tuple([number for _bearer, number, _x in bearing(s, m, "Reincarnate")]))
    for m, bonus, rebirths in zip(doomed, bonuses, reborn, strict=True):
        owner = s.minis[m].owner
        cell = s.minis[m].cell
        _leave(s, m, GRAVEYARD)
        s.minis.edit(m).rest = UNSCORED | BONUS_WAITS
        s.players.edit(owner).bonus += bonus
        if by != owner:
            s.players.edit(by).kills += 1
        for number in rebirths:
            s.happened.append(("destroyed", m, number))
        if s.listening:
            emit(s, "destroyed", who=m, cell=cell, seat=by, bonus=bonus)
    if s.cast.neutral != NOBODY:
        settle_neutral(s)


def sacrifice(s: Dreamblade, m: int) -> None:
    """DB-G.sacrifice: to the graveyard, for nobody's profit; not a destruction."""
    cell = s.minis[m].cell
    _leave(s, m, GRAVEYARD)
    if s.listening:
        emit(s, "sacrificed", who=m, cell=cell, seat=s.minis[m].owner)
    if s.cast.neutral != NOBODY:
        settle_neutral(s)


def banish(s: Dreamblade, m: int) -> None:
    """DB-G.banish: back to the reserves."""
    cell = s.minis[m].cell
    _leave(s, m, RESERVES)
    if s.listening:
        emit(s, "banished", who=m, cell=cell, seat=s.minis[m].owner)
    if s.cast.neutral != NOBODY:
        settle_neutral(s)


def purge(s: Dreamblade, m: int) -> None:
    """DB-K.Purge: from reserves to graveyard; not a destruction (DB-Q.29)."""
    s.minis.edit(m).zone = GRAVEYARD
    cover(s, m, 1)
    if s.listening:
        emit(s, "purged", who=m, seat=s.minis[m].owner)


def return_to_reserves(s: Dreamblade, m: int) -> None:
    """DB-K.Raise, DB-K.Reincarnate: from the graveyard to the reserves. Points already earned for it stay."""
    # Rules: DB-G.reserves.
    row = s.minis.edit(m)
    row.zone = RESERVES
    row.rest = SETTLED
    cover(s, m, -1)
    if s.listening:
        emit(s, "returned", who=m, seat=row.owner)


# Damage --------------------------------------------------------------------------------------------------------------


def deal(s: Dreamblade, m: int, damage: int, relentless: bool) -> None:
    """DB-G.damage: put down at once, checked later (DB-802.2f, DB-900.3)."""
    if damage <= 0:
        return
    row = s.minis.edit(m)
    row.damage += damage
    if relentless:
        row.no_disrupt = True
    if m not in s.hurt:
        s.hurt += (m,)
    if m not in s.touched:
        s.touched += (m,)
    if s.listening:
        emit(s, "damaged", who=m, damage=damage, total=row.damage, relentless=relentless)


def forget_hurt(s: Dreamblade) -> None:
    """The creatures damaged so far are being checked now."""
    s.hurt = ()


# Combat --------------------------------------------------------------------------------------------------------------


def open_combat(s: Dreamblade, cell: int) -> None:
    """The combat on top of the agenda is the one in progress."""
    # Rules: DB-802.2j.
    s.combat_at = len(s.agenda) - 1
    if s.listening:
        emit(s, "combat-began", cell=cell, seat=s.owner)


def close_combat(s: Dreamblade, cell: int) -> None:
    """DB-900.16: what blades granted ends; the cell is marked as fought."""
    s.combat_at = NOWHERE
    s.fought += (cell,)
    if s.lasting:
        kept = left_after(s.lasting, COMBAT)
        if len(kept) != len(s.lasting):
            s.lasting = kept
            reindex(s)
    if s.listening:
        emit(s, "combat-ended", cell=cell)


def make_last(s: Dreamblade, bearer: int, number: int, x: int, scope: int) -> None:
    """A continuous or triggered keyword that was activated is in force from now on (DB-Q.35, DB-Q.80)."""
    s.lasting += ((bearer, number, x, scope),)
    s.active = s.active.plus(((s.cast.abilities[number].keyword, (bearer, number, x)),))
    if s.listening:
        emit(s, "ability-lasts", who=bearer, ability=number, x=x, scope="combat" if scope == COMBAT else "turn")


# Conquest ------------------------------------------------------------------------------------------------------------


def score(s: Dreamblade, seat: int, cells: tuple[int, ...], from_cells: int) -> None:
    """DB-803.1, DB-803.2: conquest points of this turn."""
    player = s.players.edit(seat)
    player.conquest = from_cells + player.kills
    if s.listening:
        emit(s, "scored", seat=seat, cells=cells, claimed=from_cells, kills=player.kills, total=player.conquest)


def settle_scored(s: Dreamblade) -> None:
    """DB-P.23: everything destroyed this turn is scored now; bonus points may still wait."""
    for m, row in enumerate(s.minis.rows[:]):
        if row.rest & UNSCORED:
            s.minis.edit(m).rest &= ~UNSCORED


def win_turn(s: Dreamblade, seat: int) -> None:
    """DB-803.3: one step on the victory track."""
    player = s.players.edit(seat)
    player.turns_won += 1
    if s.listening:
        emit(s, "turn-won", seat=seat, turns=player.turns_won)
