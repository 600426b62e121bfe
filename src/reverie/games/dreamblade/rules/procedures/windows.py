"""Section 4.7: what triggers by itself. Simultaneous effects are resolved together, in the order DB-900.7a gives."""

from __future__ import annotations

from typing import ClassVar, Final

from reverie.kernel.abilities import Reactions, Source, Trigger
from reverie.kernel.agenda import RESTART, Flow, ask, procedure, push
from reverie.kernel.domain import Listed
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
    bearer, entrant = s.minis[source[0]], s.minis[m]
    if entrant.zone != DREAMSCAPE or bearer.owner == entrant.owner or bearer.cell != entrant.cell:
        return None
    if not in_force(s, source) or not fits(ability(s, source[1]), piece(s, m)):
        return None
    return effect_of(s, source, m)


def charge(s: Dreamblade, source: Source, trigger: Trigger) -> Effect | None:
    """DB-K.Charge: it enters a cell with one or more enemies."""
    _kind, m, _more = trigger
    if source[0] != m or not in_dreamscape(s, m) or not in_force(s, source):
        return None
    a = ability(s, source[1])
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


class Window(Frame):
    """Simultaneous effects that are still to be resolved."""

    # Rules: DB-G.triggered ability.

    __slots__ = ("effects", "later")
    FIELDS: ClassVar[tuple[str, ...]] = ("effects", "later")

    def __init__(self, effects: tuple[Effect, ...], later: tuple[Effect, ...] = ()) -> None:
        super().__init__()
        self.effects = effects
        self.later = later
        """What these effects have set off: resolved once they are all done."""

    def copy(self) -> Window:
        return Window(self.effects, self.later)


def choose_next_effect(s: Dreamblade, f: Window) -> Flow:
    """DB-900.7a: effects of the phase's owner first; a player orders the own ones (DB-DP.18)."""
    f.answer = None
    if not f.effects:
        return None
    mine = [e for e in f.effects if e[0] == s.owner] or list(f.effects)
    if all(_alike(s, e, mine[0]) for e in mine):
        f.answer = mine[0]  # the same thing several times over: the order is no decision
    else:
        ask(s, mine[0][0], decisions.ORDER, Listed(tuple(mine)))
    return None


def _alike(s: Dreamblade, one: Effect, two: Effect) -> bool:
    """Whether two effects differ in nothing but their bearer, and their bearers not in how they attack."""
    if one[5] != two[5] or one[4] != two[4]:
        return False
    if one[3] == two[3]:
        return True
    a, b = ability(s, one[3]), ability(s, two[3])
    if one[2] == two[2] and a.source == b.source:
        return True
    if a.kind == "A" or a.keyword != b.keyword or (a.aspect, a.lineage, a.group) != (b.aspect, b.lineage, b.group):
        return False
    return not any(bears(s, e[2], keyword) for e in (one, two) for keyword in ("Fortunate", "Relentless"))


def resolve_next_effect(s: Dreamblade, f: Window) -> Flow:
    if f.answer is None:
        return None
    effect: Effect = f.answer
    rest = list(f.effects)
    rest.remove(effect)
    f.effects = tuple(rest)
    if effect[6]:
        set_off(s, effect[2], effect[3], effect[4], effect[5])
    else:
        activate(s, effect[2], effect[3], effect[4], TURN)
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


class UniqueClash(Frame):
    """The same Unique name twice under one player: all but one are sacrificed."""

    __slots__ = ("spawned",)
    FIELDS: ClassVar[tuple[str, ...]] = ("spawned",)

    def __init__(self, spawned: tuple[int, ...]) -> None:
        super().__init__()
        self.spawned = spawned

    def copy(self) -> UniqueClash:
        return UniqueClash(self.spawned)


def clashing(s: Dreamblade) -> tuple[int, ...]:
    """Miniatures of one player that bear the same Unique name; the phase owner's first."""
    if len(s.active.get("Unique")) < 2:
        return ()
    for seat in (s.owner, other(s.owner)):
        names: list[str] = []
        for source in s.active.get("Unique"):
            name = piece(s, source[0]).unique
            if s.minis[source[0]].owner != seat:
                continue
            if name in names:
                same = [o[0] for o in s.active.get("Unique") if s.minis[o[0]].owner == seat]
                return tuple([m for m in same if piece(s, m).unique == name])
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
