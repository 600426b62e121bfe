"""SS-22: an attack and a defence in progress, as everybody may look at them: who, with what, whom, which dice lie, what was paid.

Their steps stand in `procedures/attack.py` and `procedures/defence.py`; modifiers, windows, pages and bots read these frames.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from . import terms as t
from .abilities import NONE
from .state import NOWHERE

# What is attacked with
BY_WEAPON: Final = 0
"""A weapon of the attacker: MAIN or OFF."""
BY_ABILITY: Final = 1
"""A power, an item or an ability that is an attack of its own."""
BY_HITS: Final = 2
"""Plain hits, without dice."""

Lying = tuple[int, int, bool, int]
"""A die on the table: its colour, its face, whether it was rerolled (SS-8.2), which of its results were spent (SS-22.3 d): two bits for
each symbol, as `dicing.spend` counts them."""


class Dicing(Frame):
    """A roll that lies on the table and may still be changed."""

    __slots__ = ("dice", "rerolls", "shown", "used")

    dice: tuple[Lying, ...]
    shown: tuple[int, ...]
    """Symbols not yet spent, by symbol."""
    rerolls: int
    """Dice that may still be rolled again."""
    used: tuple[int, ...]
    """Abilities used for this roll: the limit `attack`."""


@fields
class Attack(Dicing):
    """SS-22: one attack, from its declaration to its end."""

    attacker: int
    target: int
    """The primary target; NOBODY where there is none (SS-22.21)."""
    means: int
    which: int
    """MAIN or OFF, the number of an ability, or the number of hits."""
    since: tuple[int, ...] = ()
    """What has led to it, where it is a further attack: abilities and dice effects, by `by_dice`. None of them is set off again by it
    (SS-50.15)."""
    focus: int = 0
    """SS-16.3: what Focus adds."""
    extra: tuple[int, ...] = ()
    """Dice effects that were added to the printed ones: `next`, ammunition, a text."""
    then: tuple[int, ...] = ()
    """Texts after it, whose attacks are offered as follow-ups."""
    ammunition: int = t.NO_ITEM
    sure: int = NONE
    """Sure hits instead of the printed ones."""
    group: tuple[int, ...] = ()
    """SS-22.21: all who are attacked at once, where the instruction says so."""
    hidden: bool = False
    """The attacker was hidden when it was declared (SS-50.6)."""
    area: int = NOWHERE
    """The area of the primary target at the start: it decides supremacy and how far the attack spreads (SS-23.3)."""
    melee: bool = True
    supremacy: int = 0
    dice: tuple[Lying, ...] = ()
    paid: tuple[int, ...] = ()
    """Dice effects in the order in which they were activated; automatic ones come first."""
    shown: tuple[int, ...] = ()
    hits: int = 0
    beside: tuple[int, ...] = ()
    """Whom the attacker has named besides the target (`Targets n`)."""
    targets: tuple[int, ...] = ()
    at: int = 0
    """How many of the targets have defended."""
    due: tuple[tuple[int, int], ...] = ()
    """Who has defended and how many wounds are due to each; they come together (SS-24.18)."""
    dealt: int = 0
    """Wounds dealt by this attack so far..."""
    hurt: tuple[int, ...] = ()
    """... and the heroes who have taken some (SS-7.48)."""
    cancelled: bool = False
    threatened: bool = False
    """It has wounded a master, and so moved the threat token (SS-37.16)."""
    used: tuple[int, ...] = ()
    rerolls: int = 0
    lasted: int = 0
    """How much lasted when it began: what has come since then `until: attack` ends with it (SS-50.10)."""


@fields
class Defence(Dicing):
    """SS-22.7 to SS-22.12: one target defends against the hits of the attack below it."""

    defender: int
    attacker: int
    type: int
    normal: int
    lethal: int
    deadly: bool = False
    """Every hit of the attack is lethal: so is what a weakness adds (SS-22.14)."""
    armour: int = 0
    """By how much the attack lowers the armour."""
    ignores: bool = False
    """The attack ignores armour altogether."""
    together: bool = False
    """One of several targets: its wounds come when all have defended."""
    more: int = 0
    """Extra dice (SS-7.44)."""
    dice: tuple[Lying, ...] = ()
    paid: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    rolled: bool = False
    shields: int = 0
    """Magic shields that this attack has taken."""
    used: tuple[int, ...] = ()
    rerolls: int = 0


@fields
class Save(Dicing):
    """SS-13.12: a save in progress: who, against what, the dice that lie."""

    saver: int
    trap: bool
    dice: tuple[Lying, ...] = ()
    shown: tuple[int, ...] = ()
    passed: bool = False
    used: tuple[int, ...] = ()
    rerolls: int = 0


@fields
class OtherRoll(Dicing):
    """SS-7.47: any other roll: whose, for which seat, the dice that lie; its result is what they show."""

    roller: int
    seat: int
    die: int
    count: int
    dice: tuple[Lying, ...] = ()
    shown: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    rerolls: int = 0


@fields
class Rerolls(Frame):
    """SS-8.2: dice of the roll below are rolled again, as many as effects allow, each once."""

    figure: int
    seat: int
    stream: int
    payers: tuple[int, ...] = ()
    """Dice that have paid for this and for nothing else: they may be among those that are rolled again (SS-50.3)."""
    which: tuple[int, ...] = ()
