"""Sections 2.5 and 5.4.4: rolling attack dice, rerolling them (Fortunate), spreading damage, special attacks."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, dice, emit, procedure, push
from reverie.kernel.domain import Domain, Listed, Split, Subset
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..combat_state import OF_ANY_ATTACK, combat_of, note_attack
from ..queries import (
    ability,
    all_creatures,
    bearing,
    bears,
    creatures,
    defense,
    enemies_here,
    fits,
    in_dreamscape,
    life,
    other,
    piece,
)
from ..state import ATTACK_STREAM, NOBODY, Dreamblade

MISS: Final = 0
BLADE: Final = 4
# Rules: DB-E.3, DB-G.blade_face.
ATTACK_DIE: Final = (1, 2, 3, MISS, MISS, BLADE)
"""DB-G.attack die"""


def damage_of(faces: tuple[int, ...]) -> int:
    """The sum of the numbered faces."""
    # Rules: DB-802.2e.
    total = 0
    for face in faces:
        if face < BLADE:
            total += face
    return total


def attackers_domain(s: Dreamblade, candidates: tuple[int, ...], least: int) -> Domain:
    """DB-DP.8, DB-DP.15: any of the creatures, but a Loner only alone (DB-K.Loner, DB-Q.47)."""
    if "Loner" not in s.active.by:
        return Subset(candidates, least, len(candidates))
    loners = tuple([m for m in candidates if bears(s, m, "Loner")])
    rest = tuple([m for m in candidates if m not in loners])
    if not rest and least:
        return Listed(tuple([(m,) for m in loners]))
    return Subset(rest, least, len(rest), loners)


# The roll ------------------------------------------------------------------------------------------------------------


@fields
class AttackRoll(Frame):
    """DB-302: roll so many attack dice for these attackers; the result is what they show after all rerolls."""

    seat: int
    count: int
    attackers: tuple[int, ...]
    shown: tuple[int, ...] = ()
    fortunate: tuple[int, ...] = ()
    """How many dice each Fortunate ability not used yet may reroll."""


def roll_attack_dice(s: Dreamblade, f: AttackRoll) -> Flow:
    dice(s, decisions.ATTACK, f.count, ATTACK_DIE, ATTACK_STREAM + f.seat, f.attackers[0] if f.attackers else NOBODY)
    return None


def read_attack_dice(s: Dreamblade, f: AttackRoll) -> Flow:
    if f.count and "Fortunate" in s.active.by:
        f.fortunate = tuple([x for m in f.attackers for _m, _number, x in bearing(s, m, "Fortunate") if x > 0])
    return None


def offer_rerolls(s: Dreamblade, f: AttackRoll) -> Flow:
    """DB-K.Fortunate, DB-Q.18: each Fortunate attacker gives a reroll of its own, one after another."""
    f.shown = f.answer
    if f.fortunate:
        x = f.fortunate[0]
        f.fortunate = f.fortunate[1:]
        push(s, Reroll(f.seat, f.shown, x, ()))
        return AGAIN
    f.result = f.shown
    return None


@fields
class Reroll(Frame):
    """DB-G.reroll: choose dice, reroll them all at once, keep the new results."""

    seat: int
    shown: tuple[int, ...]
    x: int
    chosen: tuple[int, ...]


def choose_dice(s: Dreamblade, f: Reroll) -> Flow:
    ask(s, f.seat, decisions.REROLL, Subset(tuple(range(len(f.shown))), 0, f.x))
    return None


def roll_again(s: Dreamblade, f: Reroll) -> Flow:
    f.chosen = f.answer
    dice(s, decisions.ATTACK, len(f.chosen), ATTACK_DIE, ATTACK_STREAM + f.seat)
    return None


def keep_new_results(s: Dreamblade, f: Reroll) -> Flow:
    shown = list(f.shown)
    for at, face in zip(f.chosen, f.answer, strict=True):
        shown[at] = face
    f.result = tuple(shown)
    return None


# Spreading damage ----------------------------------------------------------------------------------------------------


def guard_need(s: Dreamblade, guard: int, relentless: bool) -> int:
    """DB-K.Bodyguard, DB-Q.22: how much more a guard must be assigned before others may be."""
    threshold = life(s, guard)
    if not relentless and not s.minis[guard].no_disrupt:
        threshold = min(threshold, defense(s, guard))
    need = threshold - s.minis[guard].damage
    return need if need > 0 else 0


def guards(s: Dreamblade, cell: int, seat: int) -> list[int]:
    """The creatures of a player in a cell that bear Bodyguard."""
    if "Bodyguard" not in s.active.by:
        return []
    return [m for m in creatures(s, seat, cell) if bears(s, m, "Bodyguard")]


def shielded(s: Dreamblade, m: int, guard: int) -> bool:
    """Whether a guard stands before this creature: its other local allies, but no other guard (DB-Q.20)."""
    if m == guard or bears(s, m, "Bodyguard"):
        return False
    return any(fits(ability(s, number), piece(s, m)) for _bearer, number, _x in bearing(s, guard, "Bodyguard"))


def split_domain(s: Dreamblade, targets: tuple[int, ...], total: int, relentless: bool) -> Domain:
    """DB-DP.12: every way to spread damage over local enemies, within what Bodyguard allows."""
    seat = s.minis[targets[0]].owner
    watch = [g for g in guards(s, s.minis[targets[0]].cell, seat) if g in targets]
    if not watch:
        return Split(total, targets)
    needs = []
    for t in targets:
        if t in watch:
            needs.append(guard_need(s, t, relentless))
        else:
            needs.append(-1)
    plain = [t for t in targets if t not in watch and not any(shielded(s, t, g) for g in watch)]
    if plain:
        # A narrowed Bodyguard leaves some allies unprotected: list what is allowed.
        every = Split(total, targets)
        spread = [every.at(number) for number in range(every.size())]
        return Listed(tuple([amounts for amounts in spread if _allowed(s, targets, amounts, needs)]))
    return Split(total, targets, tuple(needs))


def damage_total(options: Domain) -> int:
    """How much damage such a split spreads: every answer spreads all of it."""
    if isinstance(options, Split):
        return options.total
    assert isinstance(options, Listed)
    total: int = sum(options.options[0])
    return total


def _allowed(s: Dreamblade, targets: tuple[int, ...], amounts: tuple[int, ...], needs: list[int]) -> bool:
    for t, given in zip(targets, amounts, strict=True):
        if given == 0:
            continue
        for g, got, need in zip(targets, amounts, needs, strict=True):
            if got < need and shielded(s, t, g):
                return False
    return True


def reachable(s: Dreamblade, target: int, relentless: bool) -> bool:
    """DB-Q.21: damage of a targeted attack can be assigned only when no unsatisfied guard stands before the target."""
    row = s.minis[target]
    for g in guards(s, row.cell, row.owner):
        if shielded(s, target, g) and guard_need(s, g, relentless) > 0:
            return False
    return True


def put_damage(s: Dreamblade, targets: tuple[int, ...], amounts: tuple[int, ...], relentless: bool) -> None:
    for target, amount in zip(targets, amounts, strict=True):
        atoms.deal(s, target, amount, relentless)


# Special attacks -----------------------------------------------------------------------------------------------------


@fields
class SpecialAttack(Frame):
    """DB-G.special attack with one target: Ambush, Assault, Charge, Strikeback, Warpstrike."""

    # Rules: DB-G.attack.

    bearer: int
    number: int
    x: int
    target: int
    rule: str

    def cited(self) -> str:
        return self.rule


def attack_targets(s: Dreamblade, bearer: int, number: int) -> list[int]:
    """Whom a special attack may name: local enemies, or nonlocal ones for Warpstrike."""
    a = ability(s, number)
    if a.keyword == "Warpstrike":
        cell = s.minis[bearer].cell
        found = [m for m in all_creatures(s, other(s.minis[bearer].owner)) if s.minis[m].cell != cell]
    else:
        found = list(enemies_here(s, bearer))
    return [m for m in found if fits(a, piece(s, m))]


def choose_target(s: Dreamblade, f: SpecialAttack) -> Flow:
    """DB-P.22: the target is chosen before the dice are rolled."""
    # Rules: DB-G.target.
    if not in_dreamscape(s, f.bearer):
        return DONE
    if f.target != NOBODY:
        f.answer = f.target
        return None if in_dreamscape(s, f.target) else DONE
    targets = attack_targets(s, f.bearer, f.number)
    if not targets:
        return DONE
    ask(s, s.minis[f.bearer].owner, decisions.TARGET, Listed(tuple(targets)), f.bearer)
    return None


def roll_special(s: Dreamblade, f: SpecialAttack) -> Flow:
    """DB-5.9: X dice; the bearer's power does not matter."""
    f.target = f.answer
    combat = combat_of(s)
    if combat is not None:
        note_attack(s, combat, f.bearer, OF_ANY_ATTACK)
    if s.listening:
        emit(s, "special-attack", who=f.bearer, ability=f.number, target=f.target, x=f.x)
    push(s, AttackRoll(s.minis[f.bearer].owner, f.x if f.x > 0 else 0, (f.bearer,)))
    return None


def put_special_damage(s: Dreamblade, f: SpecialAttack) -> Flow:
    """DB-900.4: damage only, blades are misses; all of it on the target, or lost (DB-Q.21)."""
    damage = damage_of(f.answer)
    relentless = in_dreamscape(s, f.bearer) and bears(s, f.bearer, "Relentless")
    if damage and in_dreamscape(s, f.target) and reachable(s, f.target, relentless):
        atoms.deal(s, f.target, damage, relentless)
    return None


procedure(
    AttackRoll,
    ("DB-302", roll_attack_dice),
    ("DB-G.attack die", read_attack_dice),
    ("DB-K.Fortunate", offer_rerolls),
)
procedure(
    Reroll,
    ("DB-K.Fortunate", choose_dice),
    ("DB-G.reroll", roll_again),
    ("DB-G.reroll", keep_new_results),
)
procedure(
    SpecialAttack,
    ("", choose_target),
    ("", roll_special),
    ("DB-900.4", put_special_damage),
)
