"""What a text being carried out has to remember. Its effects stand in `procedures/effects.py`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reverie.kernel.state import Frame

from ..state import NOBODY

# Homes: where a text stands
ABILITY: Final = 0
"""An offensive ability, at its activation (step 4.4)."""
AT_TARGET: Final = 1
"""An offensive ability, its targeted part (step 6.1) or what comes after its damage."""
IN_DEFENCE: Final = 2
MAIN_CARD: Final = 3
REACTION: Final = 4
"""Instants, Roll Phase cards, tokens, passives, companions: uninterruptible."""
IN_UPKEEP: Final = 5


class Effects(Frame):
    """One text being carried out."""

    __slots__ = (
        "at",
        "chosen",
        "dice",
        "fixed",
        "home",
        "last",
        "paid",
        "removed",
        "scratch",
        "seat",
        "source",
        "stage",
        "target",
        "text",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "text",
        "seat",
        "home",
        "target",
        "source",
        "dice",
        "chosen",
        "at",
        "stage",
        "removed",
        "paid",
        "last",
        "fixed",
        "scratch",
    )

    def __init__(
        self,
        text: int,
        seat: int,
        home: int,
        target: int,
        source: tuple[Any, ...],
        dice: tuple[int, ...] = (),
        chosen: int = NOBODY,
        at: int = -2,
        stage: int = 0,
        removed: int = 0,
        paid: int = 0,
        last: int = -1,
        fixed: int = -1,
        scratch: int = 0,
    ) -> None:
        super().__init__()
        self.text = text
        self.seat = seat
        """Whose text it is."""
        self.home = home
        self.target = target
        self.source = source
        """What it stands on, for the ledger: ("card", 12), ("token", 3), ("line", 7), ("slot", 8)."""
        self.dice = dice
        """The roll that the text looks at (DT-5.14)."""
        self.chosen = chosen
        self.at = at
        """The next effect; -2 and -1 are the questions before the first: who is meant?"""
        self.stage = stage
        """How far the present effect has come."""
        self.removed = removed
        self.paid = paid
        self.last = last
        """The last effect to be carried out; -1 for all."""
        self.fixed = fixed
        """The amount of an effect that waited, as it was at activation; -1 for none."""
        self.scratch = scratch
        """Dice picked so far, as bits."""

    def copy(self) -> Effects:
        return Effects(
            self.text,
            self.seat,
            self.home,
            self.target,
            self.source,
            self.dice,
            self.chosen,
            self.at,
            self.stage,
            self.removed,
            self.paid,
            self.last,
            self.fixed,
            self.scratch,
        )
