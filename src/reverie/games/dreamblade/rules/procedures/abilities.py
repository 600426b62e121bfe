"""Section 6.2: what the keywords of kind A do when their requirement is met, and how continuous ones begin to last.

Every keyword has a function that asks for what it needs (a target, a cell) and one that carries it out. `may` keywords
can be declined; all others happen as far as they can (DB-900.1c).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.kernel.agenda import Flow, ask, dice, emit, procedure, push
from reverie.kernel.domain import Listed, Menu
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..board import ADJACENT, CELLS, CLOSER, FARTHER, PORTALS, STACK
from ..combat_state import OF_REGULAR_ATTACK, combat_of
from ..decisions import DECLINE, Group
from ..notation import Ability
from ..queries import (
    ability,
    all_creatures,
    allies_near,
    creatures,
    enemies_here,
    engaged,
    fits,
    in_dreamscape,
    other,
    piece,
    power,
)
from ..state import GRAVEYARD, NOBODY, RESERVES, TURN, WAIL_STREAM, Dreamblade
from .attack import SpecialAttack, guard_need, guards, shielded

ATTACKS: Final = ("Ambush", "Assault", "Charge", "Strikeback", "Warpstrike")
D6: Final = (1, 2, 3, 4, 5, 6)


@fields
class AbilityEffect(Frame):
    """One effect of one ability: choose, then carry out."""

    bearer: int
    number: int
    x: int
    scope: int
    """How long it lasts if it is a continuous or triggered keyword that is activated now."""
    triggered: bool
    """The keyword itself has been set off (Reincarnate, Fade), as opposed to its ability being activated."""
    rule: str

    def cited(self) -> str:
        return self.rule


def activate(s: Dreamblade, bearer: int, number: int, x: int, scope: int) -> None:
    """The requirement of an ability is met: kind A happens now, any other kind begins to last (DB-Q.35, DB-Q.80)."""
    a = ability(s, number)
    if a.keyword in ATTACKS and a.kind == "A":
        push(s, SpecialAttack(bearer, number, x, NOBODY, a.rule))
    else:
        push(s, AbilityEffect(bearer, number, x, scope, False, a.rule))


def set_off(s: Dreamblade, bearer: int, number: int, x: int, target: int) -> None:
    """A triggered keyword in force does what it does."""
    a = ability(s, number)
    if a.keyword in ATTACKS:
        push(s, SpecialAttack(bearer, number, x, target, a.rule))
    else:
        push(s, AbilityEffect(bearer, number, x, TURN, True, a.rule))


def choose_for_ability(s: Dreamblade, f: AbilityEffect) -> Flow:
    a = ability(s, f.number)
    if a.keyword in CHOOSE and (f.triggered or (a.kind == "A" and in_dreamscape(s, f.bearer))):
        CHOOSE[a.keyword](s, f, a)
    return None


def carry_out(s: Dreamblade, f: AbilityEffect) -> Flow:
    a = ability(s, f.number)
    if a.kind != "A" and not f.triggered:
        if in_dreamscape(s, f.bearer):
            atoms.make_last(s, f.bearer, f.number, f.x, f.scope)
            combat = combat_of(s)
            if combat is not None and f.bearer in combat.attackers and a.keyword in OF_REGULAR_ATTACK:
                combat.note((f.bearer, f.number, f.x))  # what a blade grants is in force for the attack that rolled it
    elif a.keyword in AT_ONCE:
        AT_ONCE[a.keyword](s, f, a)
    elif f.answer is not None and f.answer != DECLINE:
        CARRY_OUT[a.keyword](s, f, a)
    elif s.listening:
        emit(s, "nothing-happened", who=f.bearer, ability=f.number, declined=f.answer == DECLINE)
    return None


# Moving creatures ----------------------------------------------------------------------------------------------------


def _offer_moves(s: Dreamblade, f: AbilityEffect, moves: list[Group]) -> None:
    if moves:
        ask(s, s.minis[f.bearer].owner, decisions.MOVE, Menu((DECLINE,), tuple(moves)), f.bearer)


def _room(s: Dreamblade, m: int, cells: tuple[int, ...]) -> tuple[int, ...]:
    """DB-900.13: those of the cells that have room for a creature."""
    base = s.minis[m].owner * CELLS
    return tuple([cell for cell in cells if len(s.here[base + cell]) < STACK])


def _movers(s: Dreamblade, f: AbilityEffect, a: Ability, of_enemy: bool, must_be_engaged: bool) -> list[int]:
    """Allies (or enemies) anywhere that are engaged (or not) and fit what narrows the ability."""
    if a.self_only:
        found = [f.bearer] if piece(s, f.bearer).creature else []
    else:
        owner = s.minis[f.bearer].owner
        found = [m for m in all_creatures(s, other(owner) if of_enemy else owner) if m != f.bearer]
    return [m for m in found if engaged(s, m) == must_be_engaged and fits(a, piece(s, m))]


def _step_moves(s: Dreamblade, f: AbilityEffect, movers: list[int], how: str) -> None:
    moves: list[Group] = []
    seat_cell: list[tuple[int, int]] = []
    here = s.minis[f.bearer].cell
    for m in movers:
        row = s.minis[m]
        if (row.owner, row.cell) in seat_cell:
            continue
        seat_cell.append((row.owner, row.cell))
        if how == "closer":
            cells = CLOSER[row.cell][here]
        elif how == "farther":
            cells = FARTHER[row.cell][here]
        else:
            cells = ADJACENT[row.cell]
        room = _room(s, m, cells)
        if room:
            local = creatures(s, row.owner, row.cell)
            together = tuple([o for o in movers if o in local])
            moves.append(("move", together, room))
    _offer_moves(s, f, moves)


def choose_advance(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Advance: one unengaged ally anywhere, one cell."""
    _step_moves(s, f, _movers(s, f, a, False, False), "any")


def choose_skirmish(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Skirmish: one engaged ally anywhere, one cell."""
    _step_moves(s, f, _movers(s, f, a, False, True), "any")


def choose_expel(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Expel: one engaged enemy anywhere, one cell."""
    _step_moves(s, f, _movers(s, f, a, True, True), "any")


def choose_lure(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Lure: pull one unengaged enemy a cell closer."""
    _step_moves(s, f, _movers(s, f, a, True, False), "closer")


def choose_scare(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Scare: push one unengaged enemy a cell farther."""
    _step_moves(s, f, _movers(s, f, a, True, False), "farther")


def choose_teleport(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Teleport: any creature (DB-Q.24) to any cell that is no portal."""
    moves: list[Group] = []
    owner = s.minis[f.bearer].owner
    for seat in (owner, other(owner)):
        if a.enemies and seat == owner:
            continue
        for cell in range(CELLS):
            movers = tuple(
                [m for m in creatures(s, seat, cell) if fits(a, piece(s, m)) and (not a.self_only or m == f.bearer)]
            )
            if movers:
                goals = tuple([to for to in range(CELLS) if to != cell and to not in PORTALS])
                room = _room(s, movers[0], goals)
                if room:
                    moves.append(("move", movers, room))
    _offer_moves(s, f, moves)


def carry_out_move(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    _move, m, cell = f.answer
    atoms.move(s, m, cell)


def choose_swap(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Swap: the bearer and a nonlocal ally change places."""
    row = s.minis[f.bearer]
    if not piece(s, f.bearer).creature:
        return  # DB-5.8: locations never move
    allies = [m for m in all_creatures(s, row.owner) if s.minis[m].cell != row.cell and fits(a, piece(s, m))]
    _offer_targets(s, f, allies, decline=True)


def carry_out_swap(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    atoms.swap(s, f.bearer, f.answer)


# Choosing a miniature ------------------------------------------------------------------------------------------------


def _offer_targets(s: Dreamblade, f: AbilityEffect, targets: list[int], decline: bool) -> None:
    if targets:
        options: tuple[int | str, ...] = ((DECLINE,) if decline else ()) + tuple(targets)
        ask(s, s.minis[f.bearer].owner, decisions.CHOOSE, Listed(options), f.bearer)


def choose_appease(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Appease: a creature you control, the bearer included (DB-Q.26)."""
    mine = all_creatures(s, s.minis[f.bearer].owner)
    fitting = [m for m in mine if fits(a, piece(s, m)) and (not a.self_only or m == f.bearer)]
    _offer_targets(s, f, fitting, decline=False)


def carry_out_appease(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    atoms.sacrifice(s, f.answer)


def choose_demolish(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Demolish: a location, own or enemy, local or adjacent; a neutral one (DB-C.7) is neither."""
    cell = s.minis[f.bearer].cell
    near = [s.place[c] for c in sorted((cell, *ADJACENT[cell])) if s.place[c] not in (NOBODY, s.cast.neutral)]
    _offer_targets(s, f, [m for m in near if fits(a, piece(s, m))], decline=False)


def carry_out_demolish(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-Q.78: at once, also inside a combat; nobody scores for an own location (DB-900.17)."""
    atoms.destroy(s, (f.answer,), s.minis[f.bearer].owner)


def choose_local_enemy(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Ferocity, DB-K.Payback: one local enemy."""
    _offer_targets(s, f, [m for m in enemies_here(s, f.bearer) if fits(a, piece(s, m))], decline=False)


def carry_out_ferocity(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    combat = combat_of(s)
    if combat is not None:
        combat.ferocity += (f.answer,)
        if s.listening:
            emit(s, "marked", who=f.answer, by=f.bearer)


def carry_out_payback(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    _add_damage(s, f, power(s, f.answer))


def _one_of_each(s: Dreamblade, ids: list[int]) -> list[int]:
    """Copies of one miniature in the same zone are the same option."""
    seen: list[tuple[str, tuple[int, ...]]] = []
    kept = []
    for m in ids:
        twin = (piece(s, m).id, s.minis[m].used)
        if twin not in seen:
            seen.append(twin)
            kept.append(m)
    return kept


def choose_purge(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Purge: a miniature of the opponent's reserves."""
    theirs = s.cast.bands[other(s.minis[f.bearer].owner)]
    found = [m for m in theirs if s.minis[m].zone == RESERVES and fits(a, piece(s, m))]
    _offer_targets(s, f, _one_of_each(s, found), decline=True)


def carry_out_purge(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    atoms.purge(s, f.answer)


def _buried_creatures(s: Dreamblade, seat: int, a: Ability) -> list[int]:
    mine = s.cast.bands[seat]
    return [m for m in mine if s.minis[m].zone == GRAVEYARD and piece(s, m).creature and fits(a, piece(s, m))]


def choose_raise(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Raise: a creature of the own graveyard."""
    _offer_targets(s, f, _one_of_each(s, _buried_creatures(s, s.minis[f.bearer].owner, a)), decline=True)


def choose_reincarnate(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Reincarnate: a different creature of the own graveyard; mandatory if there is one (DB-Q.30)."""
    found = [m for m in _buried_creatures(s, s.minis[f.bearer].owner, a) if m != f.bearer]
    _offer_targets(s, f, _one_of_each(s, found), decline=False)


def carry_out_return(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    atoms.return_to_reserves(s, f.answer)


def choose_bomb(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Bomb: may sacrifice the bearer."""
    ask(s, s.minis[f.bearer].owner, decisions.BOMB, Listed((DECLINE, "explode")), f.bearer)


def carry_out_bomb(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """Each local enemy takes X damage; behind guards only if these have enough then (DB-Q.77)."""
    targets = [m for m in enemies_here(s, f.bearer) if fits(a, piece(s, m))]
    cell, enemy = s.minis[f.bearer].cell, other(s.minis[f.bearer].owner)
    atoms.sacrifice(s, f.bearer)
    watch = guards(s, cell, enemy)
    spared = []
    for m in targets:
        for g in watch:
            got = f.x if g in targets else 0
            if shielded(s, m, g) and guard_need(s, g, False) > got:
                spared.append(m)
    for m in targets:
        if m not in spared:
            atoms.deal(s, m, f.x, False)


def roll_wail(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Wail: two initiative dice."""
    dice(s, decisions.WAIL, 2, D6, WAIL_STREAM, f.bearer)


def carry_out_wail(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """Every creature whose printed spawn cost is the sum is banished, on both sides."""
    total: int = sum(f.answer)
    owner = s.minis[f.bearer].owner
    struck = all_creatures(s, owner) + all_creatures(s, other(owner))
    for m in struck:
        if piece(s, m).cost == total and fits(a, piece(s, m)) and (not a.enemies or s.minis[m].owner != owner):
            atoms.banish(s, m)


# More damage in this combat ------------------------------------------------------------------------------------------


def _add_damage(s: Dreamblade, f: AbilityEffect, damage: int) -> None:
    combat = combat_of(s)
    if combat is None:
        return
    combat.modifier += damage
    if s.listening:
        emit(s, "damage-modified", who=f.bearer, ability=f.number, change=damage)


def crit(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    _add_damage(s, f, f.x)


def fumble(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    _add_damage(s, f, -f.x)


def flanking(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Flanking: more creatures in the combat cell than the opponent, attacking or not."""
    combat = combat_of(s)
    if combat is None:
        return
    mine, theirs = creatures(s, combat.seat, combat.cell), creatures(s, other(combat.seat), combat.cell)
    _add_damage(s, f, f.x if len(mine) > len(theirs) else 0)


def heroics(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Heroics: fewer creatures in the bearer's cell than the opponent."""
    row = s.minis[f.bearer]
    mine, theirs = creatures(s, row.owner, row.cell), creatures(s, other(row.owner), row.cell)
    _add_damage(s, f, f.x if len(mine) < len(theirs) else 0)


def pack(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Pack: one for each ally local or adjacent."""
    _add_damage(s, f, len([m for m in allies_near(s, f.bearer) if fits(a, piece(s, m))]))


def stalwart(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Stalwart: one for each enemy local to the bearer."""
    _add_damage(s, f, len([m for m in enemies_here(s, f.bearer) if fits(a, piece(s, m))]))


# End of combat (DB-W.6) ----------------------------------------------------------------------------------------------


def leave_by_sacrifice(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Bloodthirsty, DB-K.Detonate"""
    if in_dreamscape(s, f.bearer):
        atoms.sacrifice(s, f.bearer)


def leave_by_banishment(s: Dreamblade, f: AbilityEffect, a: Ability) -> None:
    """DB-K.Fade"""
    if in_dreamscape(s, f.bearer):
        atoms.banish(s, f.bearer)


Handler = Callable[[Dreamblade, AbilityEffect, Ability], None]

CHOOSE: Final[dict[str, Handler]] = {
    "Advance": choose_advance,
    "Appease": choose_appease,
    "Bomb": choose_bomb,
    "Demolish": choose_demolish,
    "Expel": choose_expel,
    "Ferocity": choose_local_enemy,
    "Lure": choose_lure,
    "Payback": choose_local_enemy,
    "Purge": choose_purge,
    "Raise": choose_raise,
    "Reincarnate": choose_reincarnate,
    "Scare": choose_scare,
    "Skirmish": choose_skirmish,
    "Swap": choose_swap,
    "Teleport": choose_teleport,
    "Wail": roll_wail,
}
CARRY_OUT: Final[dict[str, Handler]] = {
    "Advance": carry_out_move,
    "Appease": carry_out_appease,
    "Bomb": carry_out_bomb,
    "Demolish": carry_out_demolish,
    "Expel": carry_out_move,
    "Ferocity": carry_out_ferocity,
    "Lure": carry_out_move,
    "Payback": carry_out_payback,
    "Purge": carry_out_purge,
    "Raise": carry_out_return,
    "Reincarnate": carry_out_return,
    "Scare": carry_out_move,
    "Skirmish": carry_out_move,
    "Swap": carry_out_swap,
    "Teleport": carry_out_move,
    "Wail": carry_out_wail,
}
AT_ONCE: Final[dict[str, Handler]] = {
    "Bloodthirsty": leave_by_sacrifice,
    "Crit": crit,
    "Detonate": leave_by_sacrifice,
    "Fade": leave_by_banishment,
    "Flanking": flanking,
    "Fumble": fumble,
    "Heroics": heroics,
    "Pack": pack,
    "Stalwart": stalwart,
}
procedure(
    AbilityEffect,
    ("", choose_for_ability),
    ("", carry_out),
)
