"""DB-E.15: what a combat in progress has to remember. Its steps stand in `procedures/combat.py`."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from reverie.kernel.abilities import Source
from reverie.kernel.state import Frame

from .queries import BladeKey, bearing
from .state import NOWHERE, Dreamblade

OF_ANY_ATTACK: Final = ("Detonate", "Fade")
"""Keywords that the end of the combat carries out if their bearer attacked in it in whatever way (DB-Q.79)."""
OF_REGULAR_ATTACK: Final = ("Relentless", "Bloodthirsty", *OF_ANY_ATTACK)
"""Keywords that a regular attack takes with it. (A special attack has its Relentless to itself.)"""


class Combat(Frame):
    """The combat in one cell during a strike."""

    __slots__ = (
        "attackers",
        "blades",
        "casualties",
        "cell",
        "damage",
        "defenders",
        "done",
        "ferocity",
        "modifier",
        "noted",
        "seat",
        "settled",
        "shown",
        "slain",
        "targets",
        "used",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "cell",
        "attackers",
        "defenders",
        "shown",
        "damage",
        "modifier",
        "blades",
        "used",
        "noted",
        "ferocity",
        "targets",
        "settled",
        "casualties",
        "slain",
        "done",
    )

    def __init__(
        self,
        seat: int,
        cell: int,
        attackers: tuple[int, ...] = (),
        defenders: tuple[int, ...] = (),
        shown: tuple[int, ...] = (),
        damage: int = 0,
        modifier: int = 0,
        blades: int = 0,
        used: tuple[BladeKey, ...] = (),
        noted: tuple[Source, ...] = (),
        ferocity: tuple[int, ...] = (),
        targets: tuple[int, ...] = (),
        settled: bool = False,
        casualties: tuple[int, ...] = (),
        slain: tuple[int, ...] = (),
        done: tuple[tuple[str, int], ...] = (),
    ) -> None:
        super().__init__()
        self.seat = seat
        self.cell = cell
        self.attackers = attackers
        self.defenders = defenders
        """Enemies in the cell when the combat began."""
        self.shown = shown
        self.damage = damage
        """Sum of the numbered faces."""
        self.modifier = modifier
        """Crit, Fumble and the like."""
        self.blades = blades
        """Blades not assigned yet."""
        self.used = used
        """Blade abilities activated, once for each activation."""
        self.noted = noted
        """Abilities that speak of an attack of their bearer and were in force when it was made (DB-Q.15)."""
        self.ferocity = ferocity
        """Creatures marked by Ferocity."""
        self.targets = targets
        """Whom the damage of the regular attack may go to; once it is put down, whom it went to."""
        self.settled = settled
        """C9 is over: from here on damage is checked at once (DB-P.24)."""
        self.casualties = casualties
        """Creatures whose fate at C9 was to be disrupted or destroyed, those that regenerated left out (DB-Q.83)."""
        self.slain = slain
        """Creatures destroyed at C9."""
        self.done = done
        """End-of-combat effects already resolved: keyword and bearer."""

    def copy(self) -> Combat:
        return Combat(
            self.seat,
            self.cell,
            self.attackers,
            self.defenders,
            self.shown,
            self.damage,
            self.modifier,
            self.blades,
            self.used,
            self.noted,
            self.ferocity,
            self.targets,
            self.settled,
            self.casualties,
            self.slain,
            self.done,
        )

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
