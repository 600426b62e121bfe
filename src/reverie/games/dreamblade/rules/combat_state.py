"""DB-E.15: what a combat in progress has to remember. Its steps stand in `procedures/combat.py`."""

from __future__ import annotations

from typing import Final, cast

from reverie.kernel.abilities import Source
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .queries import BladeKey, bearing
from .state import NOWHERE, Dreamblade

OF_ANY_ATTACK: Final = ("Detonate", "Fade")
"""Keywords that the end of the combat carries out if their bearer attacked in it in whatever way (DB-Q.79)."""
OF_REGULAR_ATTACK: Final = ("Relentless", "Bloodthirsty", *OF_ANY_ATTACK)
"""Keywords that a regular attack takes with it. (A special attack has its Relentless to itself.)"""


@fields
class Combat(Frame):
    """The combat in one cell during a strike."""

    seat: int
    cell: int
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    """Enemies in the cell when the combat began."""
    shown: tuple[int, ...] = ()
    damage: int = 0
    """Sum of the numbered faces."""
    modifier: int = 0
    """Crit, Fumble and the like."""
    blades: int = 0
    """Blades not assigned yet."""
    used: tuple[BladeKey, ...] = ()
    """Blade abilities activated, once for each activation."""
    noted: tuple[Source, ...] = ()
    """Abilities that speak of an attack of their bearer and were in force when it was made (DB-Q.15)."""
    ferocity: tuple[int, ...] = ()
    """Creatures marked by Ferocity."""
    targets: tuple[int, ...] = ()
    """Whom the damage of the regular attack may go to; once it is put down, whom it went to."""
    settled: bool = False
    """C9 is over: from here on damage is checked at once (DB-P.24)."""
    casualties: tuple[int, ...] = ()
    """Creatures whose fate at C9 was to be disrupted or destroyed, those that regenerated left out (DB-Q.83)."""
    slain: tuple[int, ...] = ()
    """Creatures destroyed at C9."""
    done: tuple[tuple[str, int], ...] = ()
    """End-of-combat effects already resolved: keyword and bearer."""

    def note(self, source: Source) -> None:
        if source not in self.noted:
            self.noted += (source,)


def note_attack(s: Dreamblade, combat: Combat, m: int, keywords: tuple[str, ...]) -> None:
    """DB-Q.15: a creature attacks, and what it bears of these keywords is in force for that attack, whatever comes."""
    for keyword in keywords:
        if keyword in s.active.by:
            for source in bearing(s, m, keyword):
                combat.note(source)


def combat_of(s: Dreamblade) -> Combat | None:
    """The combat in progress, if any."""
    return cast(Combat, s.agenda[s.combat_at]) if s.combat_at != NOWHERE else None


def fates_wait(s: Dreamblade) -> bool:
    """DB-802.2f: inside a combat nothing is disrupted or destroyed before C9."""
    combat = combat_of(s)
    return combat is not None and not combat.settled
