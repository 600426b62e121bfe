"""Sections 5.5 and 5.6: damage is checked, creatures are disrupted or destroyed, and the dying strike back (deathblow).

One procedure serves C9 to C11 of a combat (DB-P.20) and every check outside combat (DB-P.24).
"""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, emit, procedure, push
from reverie.kernel.domain import Listed, Menu
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..board import CELLS, PORTAL
from ..combat_state import combat_of, fates_wait
from ..queries import bears, creatures, defense, empty, in_dreamscape, life, other, power
from ..state import ACTION, DREAMSCAPE, Dreamblade
from .attack import AttackRoll, attackers_domain, damage_of, put_damage, split_domain

NOTHING = ""
DISRUPT = "disrupt"
DESTROY = "destroy"
CHOOSE = "choose"


@fields
class Check(Frame):
    """A check of damage: fates are fixed together, then carried out in order."""

    candidates: tuple[int, ...]
    deathblows: bool
    """False in the check of deathblow damage: there are no further deathblows (DB-5.14)."""
    undecided: tuple[int, ...] = ()
    disrupted: tuple[int, ...] = ()
    destroyed: tuple[int, ...] = ()


def check_damage(s: Dreamblade) -> None:
    """DB-P.24, DB-900.3: outside combat, check whoever has been damaged once all simultaneous effects are done."""
    if s.hurt and not fates_wait(s):
        hurt = s.hurt
        atoms.forget_hurt(s)
        push(s, Check(hurt, True))


def settle_all(s: Dreamblade) -> None:
    """C9: check every creature anywhere that has damage."""
    # Rules: DB-W.4.
    atoms.forget_hurt(s)
    hurt = tuple([m for m in sorted(s.touched) if s.minis[m].damage and s.minis[m].zone == DREAMSCAPE])
    if hurt:
        push(s, Check(hurt, True))


def fate(s: Dreamblade, m: int) -> str:
    """DB-5.10: what becomes of a creature with the damage it has and the stats of this moment."""
    # Rules: DB-W.5, DB-900.1b.
    row = s.minis[m]
    damage = row.damage
    destroys = damage >= life(s, m)
    if row.no_disrupt:
        return DESTROY if destroys else NOTHING
    disrupts = damage >= defense(s, m)
    if disrupts:
        combat = combat_of(s)
        if combat is not None and m in combat.ferocity:
            return DESTROY  # DB-K.Ferocity: if it would be disrupted it is destroyed instead
        return CHOOSE if destroys else DISRUPT
    return DESTROY if destroys else NOTHING


def _by_chooser(s: Dreamblade, ids: list[int]) -> tuple[int, ...]:
    """DB-Q.84: what the phase owner decides comes first; the enemy of a creature decides about it (DB-Q.19)."""
    return tuple([m for m in ids if s.minis[m].owner != s.owner] + [m for m in ids if s.minis[m].owner == s.owner])


def fix_fates(s: Dreamblade, f: Check) -> Flow:
    """All fates by the stats before anything leaves (DB-Q.48, DB-Q.84)."""
    undecided: list[int] = []
    disrupted: list[int] = []
    destroyed: list[int] = []
    for m in f.candidates:
        if not in_dreamscape(s, m):
            continue
        what = fate(s, m)
        if what == CHOOSE:
            undecided.append(m)
        elif what == DISRUPT:
            disrupted.append(m)
        elif what == DESTROY:
            destroyed.append(m)
    f.undecided = _by_chooser(s, undecided)
    f.disrupted = _by_chooser(s, disrupted)
    f.destroyed = tuple(destroyed)
    return None


def choose_fates(s: Dreamblade, f: Check) -> Flow:
    """DB-DP.13: with both thresholds reached the player who dealt the damage chooses."""
    if f.answer is not None:
        m = f.undecided[0]
        f.undecided = f.undecided[1:]
        if f.answer == DISRUPT:
            f.disrupted = _by_chooser(s, [*f.disrupted, m])
        else:
            f.destroyed += (m,)
        f.answer = None
    if not f.undecided:
        return None
    m = f.undecided[0]
    ask(s, other(s.minis[m].owner), decisions.FATE, Listed((DISRUPT, DESTROY)), m)
    return AGAIN


def regenerate(s: Dreamblade, f: Check) -> Flow:
    """DB-W.3: Regenerate replaces destruction by banishment, before anyone is placed (DB-Q.82)."""
    f.destroyed = _without_regenerated(s, f.destroyed)
    combat = combat_of(s)
    if combat is not None and not combat.casualties and not combat.slain and f.deathblows:
        combat.casualties = f.disrupted + f.destroyed
    return None


def _without_regenerated(s: Dreamblade, doomed: tuple[int, ...]) -> tuple[int, ...]:
    kept = []
    for m in doomed:
        if bears(s, m, "Regenerate"):
            if s.listening:
                emit(s, "regenerated", who=m)
            atoms.banish(s, m)
        else:
            kept.append(m)
    return tuple(kept)


def place_disrupted(s: Dreamblade, f: Check) -> Flow:
    """DB-G.disrupt: the disruptor places them one after another, in any order, each into an empty cell other than the
    disruptor's own portal (DB-Q.10). When the cells run out the rest are destroyed."""
    if f.answer is not None:
        _place, m, cell = f.answer
        atoms.put_disrupted(s, m, cell, other(s.minis[m].owner))
        f.disrupted = tuple([d for d in f.disrupted if d != m])
        f.answer = None
    if not f.disrupted:
        return None
    seat = other(s.minis[f.disrupted[0]].owner)
    mine = tuple([m for m in f.disrupted if other(s.minis[m].owner) == seat])
    portal = PORTAL[s.players[seat].edge]
    cells = tuple([cell for cell in range(CELLS) if cell != portal and empty(s, cell)])
    if not cells:
        f.disrupted = tuple([m for m in f.disrupted if m not in mine])
        f.destroyed += _without_regenerated(s, mine)  # DB-Q.11, DB-Q.31
        combat = combat_of(s)
        if combat is not None:
            combat.casualties = tuple([m for m in combat.casualties if in_dreamscape(s, m)])
        return AGAIN
    ask(s, seat, decisions.DISRUPT, Menu((), (("place", mine, cells),)))
    return AGAIN


# Deathblow (DB-802.2g) -----------------------------------------------------------------------------------------------


def deathblows(s: Dreamblade, f: Check) -> Flow:
    """Creatures of the second player that die in an action phase of the first player attack once more, cell by cell."""
    # Rules: DB-5.12, DB-5.13.
    if not f.deathblows or s.phase != ACTION or s.owner != s.first:
        return None
    second = other(s.first)
    cells: list[int] = []
    for m in f.destroyed:
        cell = s.minis[m].cell
        if s.minis[m].owner == second and cell not in cells:
            cells.append(cell)
    # Pushed last to first, so that they are resolved in the order in which the creatures died.
    for cell in reversed(cells):
        dying = tuple([m for m in f.destroyed if s.minis[m].owner == second and s.minis[m].cell == cell])
        push(s, Deathblow(second, cell, dying, f.destroyed))
    return None


@fields
class Deathblow(Frame):
    """The destroyed creatures of one cell attack together, just before they go to the graveyard."""

    # Rules: DB-G.deathblow.

    seat: int
    cell: int
    dying: tuple[int, ...]
    doomed: tuple[int, ...]
    """Everybody who is being destroyed: no damage can be assigned to them (DB-Q.82)."""
    attackers: tuple[int, ...] = ()

    def targets(self, s: Dreamblade) -> tuple[int, ...]:
        """Local enemies, but none that is being destroyed itself (DB-Q.82)."""
        return tuple([m for m in creatures(s, other(self.seat), self.cell) if m not in self.doomed])


def choose_deathblow(s: Dreamblade, f: Deathblow) -> Flow:
    """DB-DP.15: whether to attack and with which of them; a Loner only alone (DB-Q.47)."""
    if not f.targets(s) or not any(power(s, m) for m in f.dying):
        return DONE
    ask(s, f.seat, decisions.DEATHBLOW, attackers_domain(s, f.dying, 0))
    return None


def roll_deathblow(s: Dreamblade, f: Deathblow) -> Flow:
    """DB-Q.37: with the power they have now."""
    f.attackers = f.answer
    if f.attackers:
        count = sum([power(s, m) for m in f.attackers])
        if s.listening:
            emit(s, "deathblow", attackers=f.attackers, cell=f.cell, dice=count, seat=f.seat)
        push(s, AttackRoll(f.seat, count, f.attackers))
    return None


def split_deathblow(s: Dreamblade, f: Deathblow) -> Flow:
    damage = damage_of(f.answer)
    f.answer = None
    targets = f.targets(s)
    if damage:
        ask(s, f.seat, decisions.DAMAGE, split_domain(s, targets, damage, relentless_deathblow(s, f)))
    return None


def put_deathblow(s: Dreamblade, f: Deathblow) -> Flow:
    if f.answer is not None:
        put_damage(s, f.targets(s), f.answer, relentless_deathblow(s, f))
    return None


def relentless_deathblow(s: Dreamblade, f: Deathblow) -> bool:
    return any(bears(s, m, "Relentless") for m in f.attackers)


# Graveyard -----------------------------------------------------------------------------------------------------------


def bury(s: Dreamblade, f: Check) -> Flow:
    """DB-G.destroy: all of them together (DB-Q.85); each is destroyed by the enemy of its owner."""
    combat = combat_of(s)
    if combat is not None and f.deathblows and not combat.slain:
        combat.slain = f.destroyed
    for seat in (s.owner, other(s.owner)):
        doomed = tuple([m for m in f.destroyed if s.minis[m].owner == seat])
        if doomed:
            atoms.destroy(s, doomed, other(seat))
    return None


def check_deathblow_damage(s: Dreamblade, f: Check) -> Flow:
    """DB-5.14: once all deathblows are made, and without further deathblows."""
    if s.hurt:
        hurt = s.hurt
        atoms.forget_hurt(s)
        push(s, Check(hurt, False))
    return None


procedure(
    Check,
    ("DB-5.10", fix_fates),  # C9
    ("DB-802.2d", choose_fates),
    ("DB-W.3", regenerate),
    ("DB-G.disrupt", place_disrupted),  # C10
    ("DB-802.2g", deathblows),  # C11
    ("DB-G.destroy", bury),
    ("DB-5.14", check_deathblow_damage),
)
procedure(
    Deathblow,
    ("DB-802.2g", choose_deathblow),
    ("DB-Q.37", roll_deathblow),
    ("DB-802.2g", split_deathblow),
    ("DB-802.2g", put_deathblow),
)
