"""DB-E.15: what a combat in progress has to remember. Its steps stand in `procedures/combat.py`."""

from __future__ import annotations

from typing import ClassVar, cast

from reverie.kernel.state import Frame

from .state import NOWHERE, Dreamblade
from .stats import BladeKey


class Combat(Frame):
    """The combat in one cell during a strike."""

    __slots__ = (
        "attacked",
        "attackers",
        "blades",
        "casualties",
        "cell",
        "damage",
        "defenders",
        "done",
        "ferocity",
        "modifier",
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
        "attacked",
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
        attacked: tuple[int, ...] = (),
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
        self.attacked = attacked
        """Creatures that have attacked in this combat, in whatever way (DB-Q.79)."""
        self.ferocity = ferocity
        """Creatures marked by Ferocity."""
        self.targets = targets
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
            self.attacked,
            self.ferocity,
            self.targets,
            self.settled,
            self.casualties,
            self.slain,
            self.done,
        )

    def note_attack(self, m: int) -> None:
        if m not in self.attacked:
            self.attacked += (m,)


def combat_of(s: Dreamblade) -> Combat | None:
    """The combat in progress, if any."""
    return cast(Combat, s.agenda[s.combat_at]) if s.combat_at != NOWHERE else None


def fates_wait(s: Dreamblade) -> bool:
    """DB-802.2f: inside a combat nothing is disrupted or destroyed before C9."""
    combat = combat_of(s)
    return combat is not None and not combat.settled
