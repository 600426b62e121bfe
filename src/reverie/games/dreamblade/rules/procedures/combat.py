"""Section 5.4 (DB-802.2): the combat in one cell, step by step as in DB-P.20, with the blade loop DB-P.21."""

from __future__ import annotations

from reverie.kernel.abilities import Source
from reverie.kernel.agenda import AGAIN, Flow, ask, emit, procedure, push
from reverie.kernel.choice import Refusal
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..combat_state import OF_REGULAR_ATTACK, Combat, combat_of, note_attack
from ..queries import (
    BladeKey,
    ability,
    bearing,
    blade_abilities,
    creatures,
    enemies_here,
    in_dreamscape,
    in_score,
    negated,
    other,
    power,
)
from ..state import COMBAT, NOBODY, Dreamblade
from .abilities import activate
from .attack import BLADE, AttackRoll, attackers_domain, damage_of, put_damage, split_domain
from .fates import settle_all
from .windows import Effect, Window, effect_of


def new_combat(seat: int, cell: int) -> Combat:
    # Rules: DB-G.combat.
    return Combat(seat, cell)


# C2: attackers -------------------------------------------------------------------------------------------------------


def choose_attackers(s: Dreamblade, f: Combat) -> Flow:
    atoms.open_combat(s, f.cell)
    f.defenders = creatures(s, other(f.seat), f.cell)
    ask(s, f.seat, decisions.ATTACKERS, attackers_domain(s, creatures(s, f.seat, f.cell), 1))
    return None


# C3 to C5: the roll --------------------------------------------------------------------------------------------------


def roll_attack(s: Dreamblade, f: Combat) -> Flow:
    """DB-302: dice equal to the sum of the attackers' power; none is fine (DB-900.5)."""
    f.attackers = f.answer
    for m in f.attackers:
        note_attack(s, f, m, OF_REGULAR_ATTACK)
    count = sum([power(s, m) for m in f.attackers])
    if s.listening:
        emit(s, "attacked", attackers=f.attackers, cell=f.cell, dice=count, seat=f.seat)
    push(s, AttackRoll(f.seat, count, f.attackers))
    return None


def tally(s: Dreamblade, f: Combat) -> Flow:
    f.shown = f.answer
    f.damage = damage_of(f.shown)
    f.blades = f.shown.count(BLADE)
    if s.listening:
        emit(s, "tallied", damage=f.damage, blades=f.blades, cell=f.cell)
    return None


# C6: blades ----------------------------------------------------------------------------------------------------------


def blade_keys(s: Dreamblade, f: Combat) -> list[BladeKey]:
    """The blade abilities that could receive blades of this attack: of the attackers, and of an own local location."""
    keys: list[BladeKey] = []
    for m in f.attackers:
        if in_dreamscape(s, m):
            keys.extend(blade_abilities(s, m))
    place = s.place[f.cell]
    if place != NOBODY and s.minis[place].owner == f.seat:
        keys.extend(blade_abilities(s, place))
    return keys


def refuse_blade(s: Dreamblade, f: Combat, key: BladeKey) -> Refusal | None:
    """Why a blade ability cannot be activated now."""
    # Rules: DB-900.10.
    bearer, _copied, _origin, number = key
    a = ability(s, number)
    if a.blades > f.blades:
        return Refusal("DB-303.1c" if a.blades == 2 else "DB-303.1", "too-few-blades", who=bearer, ability=number)
    if not a.multi and key in f.used:
        return Refusal("DB-303.1a", "once-per-attack", who=bearer, ability=number)
    if a.score and not in_score(s, bearer):
        return Refusal("DB-303.2b", "not-in-score", who=bearer, ability=number)
    if negated(s, bearer):
        return Refusal("DB-K.Nullify", "negated", who=bearer, ability=number)
    return None


def assign_blades(s: Dreamblade, f: Combat) -> Flow:
    """DB-P.21: while any blade ability can be activated, one must be; its effect is resolved before the next."""
    if f.blades == 0:
        return None
    options = [key for key in blade_keys(s, f) if refuse_blade(s, f, key) is None]
    if not options:
        return None
    push(s, AssignBlade(f.seat, tuple(options)))
    return AGAIN


@fields
class AssignBlade(Frame):
    """One blade, or two, for one blade ability."""

    seat: int
    options: tuple[BladeKey, ...]


def choose_blade_ability(s: Dreamblade, f: AssignBlade) -> Flow:
    # Rules: DB-900.11.
    ask(s, f.seat, decisions.BLADE, Listed(f.options))
    return None


def activate_blade_ability(s: Dreamblade, f: AssignBlade) -> Flow:
    combat = combat_of(s)
    assert combat is not None
    key: BladeKey = f.answer
    bearer, _copied, _giver, number = key
    a = ability(s, number)
    combat.blades -= a.blades
    combat.used += (key,)
    if s.listening:
        emit(s, "blade-assigned", who=bearer, ability=number, blades=a.blades, seat=f.seat)
    activate(s, bearer, number, a.x, COMBAT)
    return None


# C7 and C8: damage ---------------------------------------------------------------------------------------------------


def final_damage(f: Combat) -> int:
    """DB-900.8: modifiers are added up before the minimum of 0 is applied."""
    total = f.damage + f.modifier
    return total if total > 0 else 0


def relentless(s: Dreamblade, f: Combat) -> bool:
    """DB-K.Relentless, DB-Q.15: one bearer among the attackers is enough, wherever it is by now."""
    return any(ability(s, number).keyword == "Relentless" for _bearer, number, _x in f.noted)


def assign_damage(s: Dreamblade, f: Combat) -> Flow:
    """DB-802.2d: among the enemies that are in the cell now (DB-Q.16); with none left it is lost (DB-Q.17)."""
    f.answer = None
    total = final_damage(f)
    f.targets = creatures(s, other(f.seat), f.cell)
    if total and f.targets:
        ask(s, f.seat, decisions.DAMAGE, split_domain(s, f.targets, total, relentless(s, f)))
    return None


def put_down_damage(s: Dreamblade, f: Combat) -> Flow:
    if f.answer is not None:
        put_damage(s, f.targets, f.answer, relentless(s, f))
        f.targets = tuple([m for m, amount in zip(f.targets, f.answer, strict=True) if amount])
    else:
        f.targets = ()
    return None


# C9 to C11 -----------------------------------------------------------------------------------------------------------


def settle_fates(s: Dreamblade, f: Combat) -> Flow:
    f.settled = True
    settle_all(s)
    return None


# C13: end of combat --------------------------------------------------------------------------------------------------


def _value_x(source: Source) -> int:
    _bearer, _number, x = source
    return x


def end_effects(s: Dreamblade, f: Combat) -> list[Effect]:
    """DB-W.6: what the end of this combat sets off and is not done yet."""
    found: list[Effect] = []
    leaving: list[tuple[str, int]] = []
    for source in f.noted:
        m, number, _x = source
        keyword = ability(s, number).keyword
        if keyword == "Relentless" or not in_dreamscape(s, m) or (keyword, m) in f.done or (keyword, m) in leaving:
            continue
        if keyword == "Bloodthirsty" and any(e in f.targets for e in f.slain):
            continue  # DB-Q.42: the regular attack itself has destroyed an enemy
        leaving.append((keyword, m))
        found.append(effect_of(s, source, NOBODY))
    if "Strikeback" in s.active.by and all(s.minis[m].owner == f.seat for m in f.casualties):
        for m in f.defenders:
            if (
                in_dreamscape(s, m)
                and s.minis[m].cell == f.cell
                and enemies_here(s, m)
                and ("Strikeback", m) not in f.done
            ):
                sources = sorted(bearing(s, m, "Strikeback"), key=_value_x)
                if sources:
                    found.append(effect_of(s, sources[-1], NOBODY))  # DB-Q.23: once per combat and bearer
    return found


def end_of_combat(s: Dreamblade, f: Combat) -> Flow:
    """Phase owner's effects first, then the check of their damage (DB-P.24). A special attack made here may set off Fade
    or Detonate in its turn."""
    effects = end_effects(s, f)
    if not effects:
        return None
    f.done += tuple([(keyword, bearer) for _player, keyword, bearer, _number, _x, _target, _triggered in effects])
    push(s, Window(tuple(effects)))
    return AGAIN


def close_combat(s: Dreamblade, f: Combat) -> Flow:
    atoms.close_combat(s, f.cell)
    return None


procedure(
    Combat,
    ("DB-802.2b", choose_attackers),  # C2
    ("DB-302", roll_attack),  # C3, C4
    ("DB-P.20", tally),  # C5
    ("DB-P.21", assign_blades),  # C6
    ("DB-802.2d", assign_damage),  # C7, C8
    ("DB-900.2", put_down_damage),
    ("DB-802.2f", settle_fates),  # C9 to C12
    ("DB-W.6", end_of_combat),  # C13
    ("DB-900.16", close_combat),
)
procedure(
    AssignBlade,
    ("DB-802.2c", choose_blade_ability),
    ("DB-303.1", activate_blade_ability),
)
