"""What is worked out of the table as it lies, once, and asked again and again: modifiers in force, what waits, what lies within reach.

All of it follows from what bears modifiers, stands on the map or lies open; hands, decks, resources and what is going on have no part in
it. Whatever changes those says so (`s.stale`), and the whole is thrown away; clones share it until then.
"""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.spaces import Land

from .abilities import NONE, Mod, Use

NO_SEAT: Final = -1
NO_SPACE: Final = -1


class InForce:
    """A modifier that is in force: who bears it, or which Entity tile, which figure, which space."""

    __slots__ = ("entity", "figure", "mod", "seat", "space", "value")

    def __init__(
        self, mod: Mod, seat: int = NO_SEAT, entity: int = NONE, figure: int = NONE, space: int = NO_SPACE
    ) -> None:
        self.mod = mod
        self.seat = seat
        self.entity = entity
        self.figure = figure
        self.space = space
        self.value: int = mod.value.base


class Ready:
    """What a Dreamer could use in a window, the cards of the hand and the deck aside: as far as the moment of the Turn, limits, conditions
    and prices allow."""

    __slots__ = ("basics", "carried")

    def __init__(self, basics: tuple[Use, ...], carried: tuple[Use, ...]) -> None:
        self.basics = basics
        self.carried = carried
        """Of Progress cards, Masks, Items, Notes, Wisdom, Memories, Flaws."""


class Worked:
    """One table as it lies. What only some ask for is filled in when it is asked: who asks says what it is."""

    __slots__ = (
        "active",
        "around",
        "awaiting",
        "concerned",
        "figures",
        "land",
        "limits",
        "mobile",
        "mods",
        "paying",
        "ready",
        "values",
    )

    def __init__(self, mods: dict[int, tuple[InForce, ...]], mobile: bool) -> None:
        self.mods = mods
        """By name: all modifiers, in the order in which they were laid..."""
        self.mobile = mobile
        """... and whether any of them follows a figure wherever it goes."""
        self.concerned: dict[tuple[int, int], tuple[InForce, ...]] = {}
        """By name and seat: those that concern a Dreamer..."""
        self.values: dict[tuple[int, int, int], int] = {}
        """... and by name, seat and basic value what they make of it (`force`)."""
        self.limits: tuple[tuple[int, int], ...] = ()
        """By seat: of a hand and of a Progress zone (`procedures.draw`)."""
        self.active: dict[int, tuple[int, ...]] = {}
        """By seat: Progress cards that may be used (`force`)."""
        self.awaiting: dict[int, list[tuple[Use, int]]] = {}
        """By trigger: what it may set off, and whose that is (`procedures.triggers`)."""
        self.figures: dict[int, list[int]] = {}
        """By row of an Entity tile: its figures on the map (`Session.figures_of`)."""
        self.ready: dict[tuple[int, int], Ready] = {}
        """By seat and window (`deeds`)."""
        self.paying: dict[int, list[Use]] = {}
        """By seat: what of that may add Intent (`paying`)."""
        self.land: Land | None = None
        """How the map lies, with what modifiers wall up and block (`places`)."""
        self.around: dict[tuple[int, int], tuple[Use, ...]] = {}
        """By seat and window: what may be used where the Dreamer stands (`deeds`)."""

    def after_a_move(self) -> Worked:
        """The same when somebody has gone elsewhere: nothing is left of what depends on where figures stand."""
        twin = Worked(self.mods, self.mobile)
        twin.concerned = self.concerned
        twin.values = self.values
        twin.limits = self.limits
        twin.active = self.active
        twin.awaiting = self.awaiting
        twin.figures = self.figures
        twin.ready = self.ready
        twin.paying = self.paying
        twin.land = self.land
        return twin
