"""Why something is no option: the same predicates that made the options, asked about one thing (DB-900.9 and all)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.kernel.choice import NONE, Choice, Refusal
from reverie.kernel.decision import Decision
from reverie.kernel.plain import Answer

from . import decisions
from .board import CELLS, PORTAL, PORTALS
from .combat_state import combat_of
from .decisions import DECLINE
from .procedures.attack import damage_total, guards
from .procedures.combat import blade_keys, refuse_blade
from .procedures.shift import refuse_destination, refuse_full, refuse_mover
from .procedures.spawn import refuse_ability, refuse_creature_cell, refuse_location_cell, refuse_spawn
from .procedures.strike import refuse_cell
from .queries import bears, empty, in_dreamscape, other, piece
from .state import Dreamblade


def why_not(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    """None when the value is an option; else the rule that refuses it."""
    if choice.options.has(value):
        return None
    if choice.decision in ASK:
        refusal = ASK[choice.decision](s, choice, value)
        if refusal is not None:
            return refusal
    return Refusal(choice.rule, "no-option")


def _mini(s: Dreamblade, value: object) -> int:
    """The miniature that a value stands for; NONE when it stands for none."""
    return value if isinstance(value, int) and 0 <= value < len(s.minis) else NONE


def _cell(value: object) -> int:
    """The cell that a value stands for; NONE when it stands for none."""
    return value if isinstance(value, int) and 0 <= value < CELLS else NONE


def _three(s: Dreamblade, value: object) -> tuple[object, int, object]:
    """What is done, with which miniature, and where or by which ability; the miniature is NONE when it is no such thing."""
    if not isinstance(value, tuple) or len(value) != 3:
        return (None, NONE, None)
    tag, m, what = value
    return (tag, _mini(s, m), what)


def why_not_spawn(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    tag, m, what = _three(s, value)
    if m == NONE:
        return None
    if tag == "ability":
        numbers = [a.number for a in piece(s, m).spawn if a.number == what]
        return refuse_ability(s, choice.seat, m, numbers[0]) if numbers else None
    cell = _cell(what)
    if tag != "spawn" or cell == NONE:
        return None
    refusal = refuse_spawn(s, choice.seat, m)
    if refusal is not None:
        return refusal
    if piece(s, m).creature:
        return refuse_creature_cell(s, choice.seat, cell, piece(s, m).reinforce)
    return refuse_location_cell(s, choice.seat, cell, piece(s, m).reinforce)


def why_not_shift(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    _tag, m, what = _three(s, value)
    cell = _cell(what)
    if m == NONE or cell == NONE:
        return None
    refusal = refuse_mover(s, choice.seat, m)
    return refusal if refusal is not None else refuse_destination(s, m, cell)


def why_not_strike(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    cell = _cell(value)
    return refuse_cell(s, choice.seat, cell) if cell != NONE else None


def why_not_attackers(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    if not isinstance(value, tuple):
        return None
    chosen = [_mini(s, m) for m in value]
    if NONE in chosen:
        return None
    if not chosen:
        return Refusal("DB-802.2b", "at-least-one")
    combat = combat_of(s)
    for m in chosen:
        if not in_dreamscape(s, m) or s.minis[m].owner != choice.seat:
            return Refusal("DB-802.2b", "not-yours", who=m)
        if combat is not None and choice.decision is decisions.ATTACKERS and s.minis[m].cell != combat.cell:
            return Refusal("DB-802.2b", "not-in-this-cell", who=m, cell=combat.cell)
        if len(chosen) > 1 and bears(s, m, "Loner"):
            return Refusal("DB-K.Loner", "loner", who=m)
    return None


def why_not_blade(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    combat = combat_of(s)
    if combat is None or not isinstance(value, tuple) or len(value) != 4:
        return None
    if value not in blade_keys(s, combat):
        return Refusal("DB-802.2c", "not-attacking", who=value[0]) if _mini(s, value[0]) != NONE else None
    return refuse_blade(s, combat, value)


def why_not_damage(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    if not isinstance(value, tuple) or not all(isinstance(n, int) for n in value):
        return None
    total = damage_total(choice.options)
    if sum(value) != total:
        return Refusal("DB-900.2", "all-damage", total=total, given=sum(value))
    watch = guards(s, decisions.DAMAGE.about(s).cell, other(choice.seat))
    return Refusal("DB-K.Bodyguard", "bodyguard", who=watch[0]) if watch else None


def why_not_disrupt(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    _tag, m, what = _three(s, value)
    cell = _cell(what)
    if m == NONE or cell == NONE:
        return None
    if cell == PORTAL[s.players[choice.seat].edge]:
        return Refusal("DB-G.disrupt", "own-portal", cell=cell)
    if not empty(s, cell):
        return Refusal("DB-G.disrupt", "not-empty", cell=cell)
    return None


def why_not_move(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    """A move by an ability: the keyword says whom and how far; stacking and portals are the general limits."""
    _tag, m, what = _three(s, value)
    cell = _cell(what)
    if m == NONE or cell == NONE:
        return None
    if not in_dreamscape(s, m) or not piece(s, m).creature:
        return Refusal("DB-5.8", "locations-never-move", who=m)
    full = refuse_full(s, s.minis[m].owner, cell)
    if full is not None:
        return Refusal("DB-900.13", full.why, **full.args)
    if choice.rule == "DB-K.Teleport" and cell in PORTALS:
        return Refusal("DB-K.Teleport", "no-portal", cell=cell)
    return Refusal(choice.rule, "keyword-forbids", who=m, cell=cell)


def why_not_target(s: Dreamblade, choice: Choice, value: Answer) -> Refusal | None:
    if value == DECLINE:
        return Refusal(choice.rule, "cannot-decline")
    return Refusal(choice.rule, "no-target", who=value) if _mini(s, value) != NONE else None


ASK: Final[dict[Decision, Callable[[Dreamblade, Choice, Answer], Refusal | None]]] = {
    decisions.SPAWN: why_not_spawn,
    decisions.SHIFT: why_not_shift,
    decisions.STRIKE: why_not_strike,
    decisions.ATTACKERS: why_not_attackers,
    decisions.DEATHBLOW: why_not_attackers,
    decisions.BLADE: why_not_blade,
    decisions.DAMAGE: why_not_damage,
    decisions.DISRUPT: why_not_disrupt,
    decisions.MOVE: why_not_move,
    decisions.TARGET: why_not_target,
    decisions.CHOOSE: why_not_target,
}
