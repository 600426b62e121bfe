"""Section 4.7: what triggers by itself. Simultaneous effects are resolved together, in the order DB-900.7a gives."""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Reactions, Source, Trigger
from reverie.kernel.agenda import RESTART, Flow, ask, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..combat_state import Combat
from ..queries import ability, bears, enemies_here, fits, in_dreamscape, in_force, in_score, other, piece
from ..state import DREAMSCAPE, NOBODY, TURN, Dreamblade, on_trigger
from .abilities import activate, set_off
from .fates import Check, check_damage

Effect = tuple[int, str, int, int, int, int, bool]
"""An effect that is due: its player, keyword, bearer, ability, X, target (or NOBODY), and whether the keyword itself was
triggered (Ambush) or the ability is activated now (`{C}`)."""

REACTIONS: Final[Reactions[Dreamblade, Effect]] = Reactions()


def effect_of(s: Dreamblade, source: Source, target: int) -> Effect:
    bearer, number, x = source
    return (s.minis[bearer].owner, ability(s, number).keyword, bearer, number, x, target, True)


def ambush(s: Dreamblade, source: Source, trigger: Trigger) -> Effect | None:
    """DB-K.Ambush: an enemy creature enters the bearer's cell."""
    # Rules: DB-W.2.
    _kind, m, _more = trigger
    at, number, _x = source
    bearer, entrant = s.minis[at], s.minis[m]
    if entrant.zone != DREAMSCAPE or bearer.owner == entrant.owner or bearer.cell != entrant.cell:
        return None
    if not in_force(s, source) or not fits(ability(s, number), piece(s, m)):
        return None
    return effect_of(s, source, m)


def charge(s: Dreamblade, source: Source, trigger: Trigger) -> Effect | None:
    """DB-K.Charge: it enters a cell with one or more enemies."""
    _kind, m, _more = trigger
    bearer, number, _x = source
    if bearer != m or not in_dreamscape(s, m) or not in_force(s, source):
        return None
    a = ability(s, number)
    if not any(fits(a, piece(s, enemy)) for enemy in enemies_here(s, m)):
        return None
    return effect_of(s, source, NOBODY)


REACTIONS.declare("entered", "Ambush", ambush)
REACTIONS.declare("entered", "Charge", charge)


def open_window(s: Dreamblade, happened: list[Trigger]) -> None:
    """Collect what the triggers of one step set off. Called by the kernel between steps."""
    effects: list[Effect] = REACTIONS.collect(s, s.active, happened)
    spawned: list[int] = []
    for kind, m, number in happened:
        if kind == "spawned":
            if piece(s, m).unique:
                spawned.append(m)
            for a in piece(s, m).comes:
                if not a.score or in_score(s, m):
                    effects.append((s.minis[m].owner, a.keyword, m, a.number, a.x, NOBODY, False))
        elif kind == "destroyed":
            effects.append(effect_of(s, (m, number, 0), NOBODY))
    if spawned:
        push(s, UniqueClash(tuple(spawned)))  # under the window: it comes after the {C} abilities (DB-W.1)
    if not effects:
        return
    window = resolving_window(s)
    if window is not None:
        window.later += tuple(effects)  # DB-900.7c: simultaneous among themselves, after what set them off
    else:
        push(s, Window(tuple(effects)))


def resolving_window(s: Dreamblade) -> Window | None:
    """The window whose effect is being resolved right now; none when a check of damage has begun inside it."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Window):
            return frame
        if isinstance(frame, Check | Combat):
            return None
    return None


on_trigger(open_window)


@fields
class Window(Frame):
    """Simultaneous effects that are still to be resolved."""

    # Rules: DB-G.triggered ability.

    effects: tuple[Effect, ...]
    later: tuple[Effect, ...] = ()
    """What these effects have set off: resolved once they are all done."""


def choose_next_effect(s: Dreamblade, f: Window) -> Flow:
    """DB-900.7a: effects of the phase's owner first; a player orders the own ones (DB-DP.18)."""
    f.answer = None
    if not f.effects:
        return None
    mine = [effect for effect in f.effects if _player_of(effect) == s.owner] or list(f.effects)
    first = mine[0]
    if all(_alike(s, effect, first) for effect in mine):
        f.answer = first  # the same thing several times over: the order is no decision
    else:
        ask(s, _player_of(first), decisions.ORDER, Listed(tuple(mine)))
    return None


def _player_of(effect: Effect) -> int:
    player, _keyword, _bearer, _number, _x, _target, _triggered = effect
    return player


def _alike(s: Dreamblade, one: Effect, two: Effect) -> bool:
    """Whether two effects differ in nothing but their bearer, and their bearers not in how they attack."""
    _player, _keyword, bearer, number, x, target, _triggered = one
    _player, _keyword, bearer_too, number_too, x_too, target_too, _triggered = two
    if target != target_too or x != x_too:
        return False
    if number == number_too:
        return True
    a, b = ability(s, number), ability(s, number_too)
    if bearer == bearer_too and a.source == b.source:
        return True
    if a.kind == "A" or a.keyword != b.keyword or (a.aspect, a.lineage, a.group) != (b.aspect, b.lineage, b.group):
        return False
    return not any(bears(s, m, keyword) for m in (bearer, bearer_too) for keyword in ("Fortunate", "Relentless"))


def resolve_next_effect(s: Dreamblade, f: Window) -> Flow:
    if f.answer is None:
        return None
    effect: Effect = f.answer
    rest = list(f.effects)
    rest.remove(effect)
    f.effects = tuple(rest)
    _player, _keyword, bearer, number, x, target, triggered = effect
    if triggered:
        set_off(s, bearer, number, x, target)
    else:
        activate(s, bearer, number, x, TURN)
    return RESTART


def check_after_all(s: Dreamblade, f: Window) -> Flow:
    """DB-900.7b: simultaneous damage is checked only after all of it."""
    # Rules: DB-W.10.
    check_damage(s)
    return None


def resolve_what_they_set_off(s: Dreamblade, f: Window) -> Flow:
    if not f.later:
        return None
    f.effects = f.later
    f.later = ()
    return RESTART


# Unique (DB-W.7) -----------------------------------------------------------------------------------------------------


@fields
class UniqueClash(Frame):
    """The same Unique name twice under one player: all but one are sacrificed."""

    spawned: tuple[int, ...]


def clashing(s: Dreamblade) -> tuple[int, ...]:
    """Miniatures of one player that bear the same Unique name; the phase owner's first."""
    if len(s.active.get("Unique")) < 2:
        return ()
    for seat in (s.owner, other(s.owner)):
        names: list[str] = []
        bearers = [m for m, _number, _x in s.active.get("Unique") if s.minis[m].owner == seat]
        for bearer in bearers:
            name = piece(s, bearer).unique
            if name in names:
                return tuple([m for m in bearers if piece(s, m).unique == name])
            names.append(name)
    return ()


def choose_unique(s: Dreamblade, f: UniqueClash) -> Flow:
    f.answer = None
    clash = clashing(s)
    if clash:
        ask(s, s.minis[clash[0]].owner, decisions.UNIQUE, Listed(clash))
    return None


def sacrifice_others(s: Dreamblade, f: UniqueClash) -> Flow:
    if f.answer is None:
        return None
    for m in clashing(s):
        if m != f.answer:
            atoms.sacrifice(s, m)
    return RESTART


procedure(
    Window,
    ("DB-900.7a", choose_next_effect),
    ("DB-900.7", resolve_next_effect),
    ("DB-900.7b", check_after_all),
    ("DB-900.7c", resolve_what_they_set_off),
)
procedure(
    UniqueClash,
    ("DB-K.Unique", choose_unique),
    ("DB-W.7", sacrifice_others),
)
