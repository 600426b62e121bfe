"""SS-7.40, the column "matters if": whether a window is worth asking somebody who does not want to be asked for nothing.

Everything here lies open to all (SS-1.13), so that nobody learns anything from who is asked.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import innermost
from reverie.kernel.choice import Choice
from reverie.parts.rules.windows import ASK, MATTER, lets_through

from . import decisions
from . import terms as t
from .conditions import Scene, acting
from .dicing import has_deed, show, total_of
from .frames import Activation
from .procedures.behaviour import first_behaviour, preferred, victims
from .procedures.windows import Window
from .queries import defence_of
from .state import NOBODY, Quest
from .strike import Attack, Defence, Save

WISHED: Final = t.WINDOWS[: t.W_SOUL]
"""Windows for which a seat may say when it wants to be asked; the soul step is the party's (SS-7.51)."""
OTHER_EFFECTS: Final = (
    t.E_CRITICAL, t.E_PUSH, t.E_KNOCK_DOWN, t.E_BLIND, t.E_SLOW, t.E_STUN, t.E_POISON, t.E_FIRE, t.E_HEAL, t.E_CROWNS, t.E_GUARD,
    t.E_AGAIN, t.E_THEN_OFF, t.E_RULE,
)  # fmt: skip
"""What dice effects do besides hits (SS-7.43)."""


def usual_wish(window: str) -> str:
    """SS-7.40, SS-7.49: where it matters; who dies is always asked about."""
    return ASK if window == t.WINDOWS[t.W_DYING] else MATTER


def answer_by_itself(s: Quest, choice: Choice, wishes: dict[str, str]) -> str | None:
    """A pass, where the seat does not want to be asked; None where it does."""
    window = innermost(s, Window)
    if choice.decision is not decisions.WINDOW or window is None:
        return None
    name = t.WINDOWS[window.kind]
    wish = wishes.get(name, usual_wish(name))
    return decisions.PASS if lets_through(wish, (matters(s, window, choice.seat),)) else None


def matters(s: Quest, w: Window, seat: int) -> bool:
    """SS-7.41 to SS-7.50: whether an answer could change anything now."""
    if w.kind == t.W_VICTIM:
        return taunt_matters(s, seat)
    if w.kind == t.W_HITS:
        attack = innermost(s, Attack)
        return attack is not None and hits_matter(s, attack, w.figure)
    if w.kind == t.W_DEFENCE_ROLL:
        defence = innermost(s, Defence)
        return defence is not None and defence.normal > show(s, defence.dice)[t.SHIELD]
    if w.kind == t.W_SAVE:
        save = innermost(s, Save)
        return save is not None and not save.passed
    return True


def taunt_matters(s: Quest, seat: int) -> bool:
    """SS-7.41: the taunter would be a candidate and is not yet the sole preferred victim; a master's token would move."""
    activation = innermost(s, Activation)
    if activation is None:
        return False
    foe = activation.foe
    if s.enemy(foe).rank == t.PURPLE and s.threatened:
        return s.threat != seat or s.threatened != 1
    behaviour = s.sheet(foe).behaviours[first_behaviour(s, foe, activation.plus)]
    found = victims(s, foe, behaviour) if behaviour.digits else []
    return seat in found and preferred(s, foe, found, NOBODY) != [seat]


def hits_matter(s: Quest, attack: Attack, hero: int) -> bool:
    """SS-7.43: a hit would be left after armour and magic shields, or the attack carries something else."""
    for deed in OTHER_EFFECTS:
        if has_deed(s, attack.paid, deed):
            return True
    row = s.figures.rows[hero]
    lethal = min(attack.hits, total_of(s, attack.paid, t.E_LETHAL))
    if has_deed(s, attack.paid, t.E_LETHAL_ALL):
        lethal = attack.hits
    normal = attack.hits - lethal
    if not s.has(hero, t.DOWN) and not has_deed(s, attack.paid, t.E_IGNORE_ARMOUR):
        armour = defence_of(s, hero)[0] - total_of(s, attack.paid, t.E_ARMOUR)
        scene = Scene(hero, NOBODY, row.area)
        armour += sum([amount for _bearer, _mod, amount in acting(s, "armour", hero, scene)])
        normal = max(0, normal - max(0, armour))
    return lethal + normal > row.shields + row.extra
