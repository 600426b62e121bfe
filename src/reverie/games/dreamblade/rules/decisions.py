"""Everything that Dreamblade asks, in the order of the book's table of decisions (DB-DP), and what nature is asked.

Pages, bots and lessons learn from `about` what a decision is about; the frames of the procedures are nobody else's affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.choice import Choice
from reverie.kernel.decision import Chance, Decision, Decisions
from reverie.kernel.domain import STOP

from .combat_state import Combat
from .queries import creatures
from .state import Dreamblade

if TYPE_CHECKING:
    from .procedures.abilities import AbilityEffect
    from .procedures.attack import Reroll, SpecialAttack
    from .procedures.fates import Deathblow

DECLINE: Final = "decline"

Group = tuple[str, tuple[int, ...], tuple[int, ...]]
"""What a menu offers together: any of these miniatures with any of these cells or abilities."""


class Attacking:
    """Who may attack whom: `candidates` of `seat` in `cell`, where nobody can damage the `doomed`."""

    __slots__ = ("candidates", "cell", "doomed", "seat")

    def __init__(self, seat: int, cell: int, candidates: tuple[int, ...], doomed: tuple[int, ...]) -> None:
        self.seat = seat
        self.cell = cell
        self.candidates = candidates
        self.doomed = doomed


class Rerolling:
    """The dice as they lie, and how many of them may be rolled again."""

    __slots__ = ("shown", "x")

    def __init__(self, shown: tuple[int, ...], x: int) -> None:
        self.shown = shown
        self.x = x


class Spreading:
    """Where damage falls and on whom, in the order of the amounts; and whether a deathblow deals it."""

    __slots__ = ("cell", "deathblow", "targets")

    def __init__(self, cell: int, targets: tuple[int, ...], deathblow: bool) -> None:
        self.cell = cell
        self.targets = targets
        self.deathblow = deathblow


class Using:
    """The ability at work: whose, which, and its X."""

    __slots__ = ("bearer", "number", "x")

    def __init__(self, bearer: int, number: int, x: int) -> None:
        self.bearer = bearer
        self.number = number
        self.x = x


def about_attackers(s: Dreamblade, f: Combat) -> Attacking:
    return Attacking(f.seat, f.cell, creatures(s, f.seat, f.cell), ())


def about_deathblow(s: Dreamblade, f: Deathblow) -> Attacking:
    return Attacking(f.seat, f.cell, f.dying, f.doomed)


def about_reroll(s: Dreamblade, f: Reroll) -> Rerolling:
    return Rerolling(f.shown, f.x)


def about_damage(s: Dreamblade, f: Combat | Deathblow) -> Spreading:
    """Of a combat (DB-DP.12) or of a deathblow, which cannot be turned on those that are being destroyed (DB-Q.82)."""
    if isinstance(f, Combat):
        return Spreading(f.cell, f.targets, False)
    return Spreading(f.cell, f.targets(s), True)


def about_ability(s: Dreamblade, f: AbilityEffect) -> Using:
    return Using(f.bearer, f.number, f.x)


def about_target(s: Dreamblade, f: SpecialAttack) -> Using:
    return Using(f.bearer, f.number, f.x)


SPAWN: Final = Decision("spawn", "DB-DP.1", passes=STOP)
"""DB-DP.2: with the miniature and its cell at once."""
CHOOSE: Final = Decision("choose", "DB-DP.3", about=about_ability, passes=DECLINE)
"""Also DB-DP.4, DB-DP.11, DB-DP.19 and DB-DP.20."""
ACTION: Final = Decision("action", "DB-DP.5")
SHIFT: Final = Decision("shift", "DB-DP.6", passes=STOP)
STRIKE: Final = Decision("strike", "DB-DP.7", passes=STOP)
ATTACKERS: Final = Decision("attackers", "DB-DP.8", about=about_attackers)
REROLL: Final = Decision("reroll", "DB-DP.9", about=about_reroll, passes=())
BLADE: Final = Decision("blade", "DB-DP.10")
MOVE: Final = Decision("move", "DB-DP.11", about=about_ability, passes=DECLINE)
BOMB: Final = Decision("bomb", "DB-DP.11", about=about_ability, passes=DECLINE)
DAMAGE: Final = Decision("damage", "DB-DP.12", about=about_damage)
FATE: Final = Decision("fate", "DB-DP.13")
DISRUPT: Final = Decision("disrupt", "DB-DP.14")
DEATHBLOW: Final = Decision("deathblow", "DB-DP.15", about=about_deathblow, passes=())
TARGET: Final = Decision("target", "DB-DP.16", about=about_target)
"""Also DB-DP.17, and the target of every other special attack (DB-P.22)."""
ORDER: Final = Decision("order", "DB-DP.18")
UNIQUE: Final = Decision("unique", "DB-DP.21")
VALUE: Final = Decision("value", "DB-DP.22")

BY_MENU: Final = (SPAWN, SHIFT, MOVE, DISRUPT)
"""Answered in two picks: a miniature, and where it goes."""

BY_ABILITIES: Final = (MOVE, CHOOSE, BOMB)
"""Asked by an ability that is being carried out."""

EDGES: Final = Chance("edges", "DB-SM.0")
INITIATIVE: Final = Chance("initiative", "DB-700")
ATTACK: Final = Chance("attack", "DB-302")
WAIL: Final = Chance("wail", "DB-K.Wail")

DECISIONS: Final = Decisions(
    SPAWN,
    CHOOSE,
    ACTION,
    SHIFT,
    STRIKE,
    ATTACKERS,
    REROLL,
    BLADE,
    MOVE,
    BOMB,
    DAMAGE,
    FATE,
    DISRUPT,
    DEATHBLOW,
    TARGET,
    ORDER,
    UNIQUE,
    VALUE,
    EDGES,
    INITIATIVE,
    ATTACK,
    WAIL,
)


def using(s: Dreamblade, choice: Choice) -> Using | None:
    """The ability that asks this; None when a procedure of the turn does."""
    for decision in BY_ABILITIES:
        if choice.decision is decision:
            return decision.about(s)
    return None
