"""Sections 4.3, 5.1 and 5.2 (DB-801): spawn points, prices, and where miniatures may be spawned."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, Flow, ask, procedure, push
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import STOP, Listed, Menu
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..board import CELLS, COLUMN, PORTAL, SPAWN_ROW, STACK
from ..decisions import Group
from ..notation import FREE_X
from ..queries import ability, fits, in_force, in_score, other, piece
from ..state import DREAMSCAPE, GRAVEYARD, NOBODY, RESERVES, SPAWN, TURN, Dreamblade
from .abilities import activate
from .fates import check_damage


@fields
class SpawnPhase(Frame):
    """The spawn phase of one player."""

    seat: int


# Prices (DB-5.1) -----------------------------------------------------------------------------------------------------


def channelled(s: Dreamblade, seat: int, m: int) -> int:
    """DB-K.Channel: how much less a miniature costs."""
    less = 0
    for source in s.active.get("Channel"):
        bearer, number, x = source
        if s.minis.rows[bearer].owner == seat and in_force(s, source) and fits(ability(s, number), piece(s, m)):
            less += x
    return less


def price(s: Dreamblade, m: int) -> int:
    """DB-5.1: spawn cost, one more for each aspect symbol that is not covered, less Channel; never below 0."""
    row = s.minis.rows[m]
    p = s.cast.piece_of[m]
    base = row.owner * 4
    buried = row.zone == GRAVEYARD
    total = p.respawn if buried else p.cost
    for a in p.of:
        missing = p.symbols[a] - s.covers[base + a]
        if buried:
            missing += 1  # DB-Q.28: it does not count itself
        if missing > 0:
            total += missing
    if "Channel" in s.active.by:
        total -= channelled(s, row.owner, m)
    return total if total > 0 else 0


# What may be spawned, and where --------------------------------------------------------------------------------------


def refuse_spawn(s: Dreamblade, seat: int, m: int) -> Refusal | None:
    """Why a miniature cannot be spawned now, wherever it might go."""
    refusal = refuse_piece(s, seat, m)
    if refusal is not None:
        return refusal
    cost = price(s, m)
    if cost > s.players[seat].points:
        return Refusal("DB-5.2", "too-expensive", who=m, price=cost, points=s.players[seat].points)
    return None


def refuse_piece(s: Dreamblade, seat: int, m: int) -> Refusal | None:
    """Why a miniature cannot be spawned now, whatever its price."""
    row = s.minis.rows[m]
    p = s.cast.piece_of[m]
    if row.owner != seat:
        return Refusal("DB-G.spawn", "not-yours", who=m)
    if row.zone == GRAVEYARD:
        if p.respawn < 0:
            return Refusal("DB-304.3", "in-graveyard", who=m)
    elif row.zone != RESERVES:
        return Refusal("DB-304.1", "not-in-reserves", who=m)
    if p.vengeance and s.players[other(seat)].turns_won < p.vengeance:
        return Refusal("DB-K.Vengeance", "vengeance", who=m, x=p.vengeance)
    if p.unique:
        for bearer, _number, _x in s.active.get("Unique"):
            if bearer in s.cast.bands[seat] and piece(s, bearer).unique == p.unique:
                return Refusal("DB-K.Unique", "unique", who=m, name=p.unique)
    return None


def refuse_creature_cell(s: Dreamblade, seat: int, cell: int, reinforce: bool) -> Refusal | None:
    """Why a creature cannot be spawned in this cell."""
    # Rules: DB-5.3, DB-5.4.
    edge = s.players[seat].edge
    if cell == PORTAL[edge]:
        return None  # DB-801.6: always open, however many stand there
    mine = s.here[seat * CELLS + cell]
    invited = reinforce and mine != ()
    if s.turn == 1 and not invited:  # DB-Q.55: an ability that contradicts the rules wins
        return Refusal("DB-700.2", "first-turn-portal", cell=cell)
    if len(mine) >= STACK:
        return Refusal("DB-301.1a", "cell-full", cell=cell)
    if s.spawned_in.count(cell) >= STACK:
        return Refusal("DB-801.5", "four-spawned-here", cell=cell)
    if invited:
        return None
    if cell not in SPAWN_ROW[edge]:
        return Refusal("DB-801.5", "not-spawn-row", cell=cell)
    if cell not in s.open_row:
        return Refusal("DB-801.5", "row-cell-was-occupied", cell=cell)
    if COLUMN[cell] not in columns_controlled(s, seat):
        return Refusal("DB-801.5", "column-not-controlled", cell=cell)
    return None


def columns_controlled(s: Dreamblade, seat: int) -> list[int]:
    """DB-801.5: the columns in which a miniature of the player stands, creature or location."""
    columns = [COLUMN[cell] for cell in s.held[seat]]
    for m in s.cast.locations:
        row = s.minis.rows[m]
        if row.owner == seat and row.zone == DREAMSCAPE:
            columns.append(COLUMN[row.cell])
    return columns


def row_cells(s: Dreamblade, seat: int) -> tuple[int, ...]:
    """DB-801.5, DB-801.6: the cells where any creature may be spawned, as `refuse_creature_cell` has it."""
    # Rules: DB-P.1a.
    edge = s.players.rows[seat].edge
    portal = PORTAL[edge]
    if s.turn == 1:
        return (portal,)
    base = seat * CELLS
    here = s.here
    open_row, spawned_in, columns = s.open_row, s.spawned_in, columns_controlled(s, seat)
    cells = []
    for cell in SPAWN_ROW[edge]:
        if cell == portal or (
            cell in open_row
            and len(here[base + cell]) < STACK
            and spawned_in.count(cell) < STACK
            and COLUMN[cell] in columns
        ):
            cells.append(cell)
    return tuple(cells)


def refuse_location_cell(s: Dreamblade, seat: int, cell: int, reinforce: bool) -> Refusal | None:
    """Why a location cannot be spawned in this cell."""
    mine = s.here[seat * CELLS + cell]
    if s.turn == 1 and cell != PORTAL[s.players[seat].edge] and not (reinforce and mine):  # DB-Q.55
        return Refusal("DB-700.2", "first-turn-portal", cell=cell)
    if not mine:
        return Refusal("DB-801.7", "no-own-creature", cell=cell)
    if s.place[cell] != NOBODY:
        return Refusal("DB-801.7", "location-there", cell=cell)
    return None


def refuse_ability(s: Dreamblade, seat: int, m: int, number: int) -> Refusal | None:
    """Why a spawn ability cannot be bought now."""
    row = s.minis[m]
    a = ability(s, number)
    if row.owner != seat or row.zone != DREAMSCAPE:
        return Refusal("DB-304.2", "not-controlled", who=m)
    if number in row.used:
        return Refusal("DB-801.8", "ability-used", who=m, ability=number)
    if a.score and not in_score(s, m):
        return Refusal("DB-303.2b", "not-in-score", who=m, ability=number)
    if a.cost > s.players[seat].points:
        return Refusal("DB-5.2", "too-expensive", who=m, price=a.cost, points=s.players[seat].points)
    return None


# The phase -----------------------------------------------------------------------------------------------------------


def begin_spawn_phase(s: Dreamblade, f: SpawnPhase) -> Flow:
    """DB-P.6; DB-C.7: a twist may give a seat points besides."""
    atoms.begin_phase(s, SPAWN, f.seat)
    energize = 0
    for source in s.active.get("Energize"):
        bearer, _number, x = source
        if s.minis[bearer].owner == f.seat and in_force(s, source):
            energize += x
    extra = s.cast.extra[f.seat]
    points = s.base_points + s.players[f.seat].bonus + energize + extra
    atoms.begin_spawning(s, f.seat, points if points > 0 else 0, extra)
    return None


def take_spawn_steps(s: Dreamblade, f: SpawnPhase) -> Flow:
    """DB-P.7: spawn or activate, as often as wanted, until the player stops."""
    act = f.answer
    f.answer = None
    if act is not None:
        if act == STOP:
            return None
        tag, m, what = act
        if tag != "spawn":
            push(s, SpawnAbility(f.seat, m, what))
            return AGAIN
        atoms.spawn(s, m, what, price(s, m))
        if s.happened:  # what it sets off comes before the next step
            return AGAIN
    ask(s, f.seat, decisions.SPAWN, spawn_menu(s, f.seat))
    return AGAIN


def spawn_menu(s: Dreamblade, seat: int) -> Menu:
    """DB-DP.1, DB-DP.2: every miniature that can be paid for, with every cell it may go to, and every spawn ability."""
    # Rules: DB-801.3.
    groups: list[Group] = []
    if s.players.rows[seat].points >= s.cast.cheapest[seat] or "Channel" in s.active.by:
        list_spawns(s, seat, groups)
    for m in s.cast.spawners[seat]:
        if s.minis.rows[m].zone == DREAMSCAPE:
            numbers = [a.number for a in s.cast.piece_of[m].spawn if refuse_ability(s, seat, m, a.number) is None]
            if numbers:
                groups.append(("ability", (m,), tuple(numbers)))
    return Menu((STOP,), tuple(groups))


def list_spawns(s: Dreamblade, seat: int, groups: list[Group]) -> None:
    """The groups of the menu that spawn: creatures and locations, without Reinforce and with it, each with their cells."""
    creatures: list[int] = []
    reinforcing: list[int] = []
    locations: list[int] = []
    reinforcing_locations: list[int] = []
    seen: list[tuple[str, int, tuple[int, ...]]] = []  # copies of one miniature are the same option
    rows = s.minis.rows
    pieces = s.cast.piece_of
    copied = s.cast.copied[seat]
    points = s.players.rows[seat].points
    channel = "Channel" in s.active.by
    for m in s.cast.bands[seat]:
        zone = rows[m].zone
        p = pieces[m]
        if zone == RESERVES:
            cost = p.cost
        elif zone == GRAVEYARD and p.respawn >= 0:
            cost = p.respawn
        else:
            continue
        if cost > points and not channel:
            continue
        if m in copied:
            twin = (p.id, zone, rows[m].used)
            if twin in seen:
                continue
            seen.append(twin)
        if (channel or cost + p.symbols_in_all > points) and price(s, m) > points:
            continue
        if (p.vengeance or p.unique) and refuse_piece(s, seat, m) is not None:
            continue
        if not p.creature:
            (reinforcing_locations if p.reinforce else locations).append(m)
        elif p.reinforce:
            reinforcing.append(m)
        else:
            creatures.append(m)
    if creatures:
        groups.append(("spawn", tuple(creatures), row_cells(s, seat)))
    held = s.held[seat]
    if reinforcing:
        row = SPAWN_ROW[s.players[seat].edge]
        near = sorted((*held, *[c for c in row if c not in held]))
        groups.append(
            ("spawn", tuple(reinforcing), tuple([c for c in near if refuse_creature_cell(s, seat, c, True) is None]))
        )
    for places, reinforce in ((locations, False), (reinforcing_locations, True)):
        if places:
            cells = tuple([c for c in held if refuse_location_cell(s, seat, c, reinforce) is None])
            if cells:
                groups.append(("spawn", tuple(places), cells))


def end_spawn_phase(s: Dreamblade, f: SpawnPhase) -> Flow:
    """DB-P.8: unspent points are lost, damage is cleared."""
    atoms.lose_points(s, f.seat)
    atoms.end_phase(s)
    return None


# Spawn abilities -----------------------------------------------------------------------------------------------------


@fields
class SpawnAbility(Frame):
    """DB-801.8: one spawn ability is bought and takes effect."""

    seat: int
    m: int
    number: int


def choose_x(s: Dreamblade, f: SpawnAbility) -> Flow:
    """DB-G.X, DB-Q.51: a free X is anything from 0 to what can be paid."""
    a = ability(s, f.number)
    if a.cost == FREE_X:
        ask(s, f.seat, decisions.VALUE, Listed(tuple(range(s.players[f.seat].points + 1))), f.m)
    else:
        f.answer = a.cost
    return None


def buy(s: Dreamblade, f: SpawnAbility) -> Flow:
    # Rules: DB-G.spawn_ability.
    a = ability(s, f.number)
    atoms.pay(s, f.seat, f.answer)
    atoms.use_spawn_ability(s, f.m, f.number)
    activate(s, f.m, f.number, f.answer if a.cost == FREE_X else a.x, TURN)
    return None


def check(s: Dreamblade, f: SpawnAbility) -> Flow:
    check_damage(s)
    return None


procedure(
    SpawnPhase,
    ("DB-P.6", begin_spawn_phase),
    ("DB-P.7", take_spawn_steps),
    ("DB-P.8", end_spawn_phase),
)
procedure(
    SpawnAbility,
    ("DB-G.X", choose_x),
    ("DB-303.2a", buy),
    ("DB-P.24", check),
)
