"""Everything that Sword & Sorcery asks, in the order of the book's tables of decisions and windows (SS-7.10 to SS-7.51), and what
nature is asked.

Pages, bots and lessons learn from `about` what a decision is about; the frames of the procedures are nobody else's affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.agenda import innermost
from reverie.kernel.decision import Chance, Decision, Decisions

from .state import Quest
from .strike import Dicing, Lying, Rerolls

if TYPE_CHECKING:
    from .effects.walk import Deeds
    from .procedures.handling import Exchange
    from .procedures.sharing import SharedFinds

END_TURN: Final = "end"
STOP: Final = "stop"
PASS: Final = "pass"
DONE: Final = "done"


class Doing:
    """A text that is being carried out: the ability that it belongs to, the verb at hand, and whether an area is chosen or somebody."""

    __slots__ = ("ability", "area", "at", "text")

    def __init__(self, ability: int, text: int, at: int, area: bool) -> None:
        self.ability = ability
        """NONE for what is nobody's ability."""
        self.text = text
        """The text, by its number..."""
        self.at = at
        """... and which of its verbs asks."""
        self.area = area


def about_text(s: Quest, f: Deeds) -> Doing:
    op = s.cast.texts[f.text].ops[f.at]
    area = op.effect.name == "token" or (op.effect.name == "fire" and op.whose is None)
    return Doing(f.ability, f.text, f.at, area)


def about_exchange(s: Quest, f: Exchange) -> int:
    """Who would get what somebody is asked for."""
    return f.seat


def about_find(s: Quest, f: SharedFinds) -> int:
    """The find that is shared, by its row; asked of what is no card (a card is the subject)."""
    return f.finds[0]


def about_dice(s: Quest, f: Rerolls) -> tuple[Lying, ...]:
    """The dice that lie, by the numbers that are answered."""
    roll = innermost(s, Dicing)
    return roll.dice if roll is not None else ()


# Setup
START: Final = Decision("start", "SS-5.18")
LEARN: Final = Decision("learn", "SS-7.30")
VISIT: Final = Decision("visit", "SS-7.25", passes=DONE)
BACK: Final = Decision("back", "SS-27.12")
"""Withdraw "done" while another is not done."""
SHARE: Final = Decision("share", "SS-7.32", about=about_find)

# The round
SOUL: Final = Decision("soul", "SS-7.11", passes=STOP)
WHO: Final = Decision("who", "SS-7.12")
DEED: Final = Decision("deed", "SS-7.13", passes=END_TURN)
GHOST: Final = Decision("ghost", "SS-26.11", passes=END_TURN)

# Inside a deed
WAY: Final = Decision("way", "SS-50.8", passes=STOP)
"""Where a hero goes whom an effect moves."""
EFFECT: Final = Decision("effect", "SS-7.15", passes=DONE)
"""Which dice effect is paid for next."""
REROLL: Final = Decision("reroll", "SS-22.3", about=about_dice, passes=())
"""Which dice are rolled again."""
BESIDE: Final = Decision("beside", "SS-50.3", passes=DONE)
"""Who else is attacked."""
ARMOUR: Final = Decision("armour", "SS-7.16", passes=DONE)
FALL_BACK: Final = Decision("fall-back", "SS-7.17")
TRAP: Final = Decision("trap", "SS-7.18")
DRAWN: Final = Decision("drawn", "SS-7.35", about=about_text)
"""Which of several cards is kept (by its number), which line of a table counts (by its place; the subject is the text then)."""
PICK_UP: Final = Decision("pick-up", "SS-7.27", passes=())
DROP: Final = Decision("drop", "SS-17.3", passes=())
DROP_CROWNS: Final = Decision("drop-crowns", "SS-17.3", passes=0)
OVERFLOW: Final = Decision("overflow", "SS-7.28")
"""Which item stays on the area when one is received and the backpack is full."""
REORGANIZE: Final = Decision("reorganize", "SS-16.4", passes=DONE)
EXCHANGE: Final = Decision("exchange", "SS-16.5", passes=DONE)
AGREE: Final = Decision("agree", "SS-7.36", about=about_exchange, passes="no")
TARGET: Final = Decision("target", "SS-50.4", about=about_text)
"""Whom an effect concerns, where its user chooses."""
ONE: Final = Decision("one", "SS-7.31", about=about_text)
"""Whom an effect concerns, where the party chooses."""
POWER: Final = Decision("power", "SS-19.12", about=about_text)
"""Which of one's powers is turned."""
CURE: Final = Decision("cure", "SS-25.3")
CHOOSE: Final = Decision("choose", "SS-50.8", about=about_text)
"""Which of the ways of a text, by its place; or which pile is looked at, by its number (there is no subject then)."""
ORDER: Final = Decision("order", "SS-7.34")
RETURN: Final = Decision("return", "SS-50.8")
"""In which order cards go back."""

# For enemies
VICTIM: Final = Decision("victim", "SS-7.19")
ACTIVATE: Final = Decision("activate", "SS-7.20")
PATH: Final = Decision("path", "SS-7.21")
GATE: Final = Decision("gate", "SS-30.2", about=about_text)
"""At which gate an enemy comes; or which gate a text opens or closes, by the rule of that verb."""
THREAT: Final = Decision("threat", "SS-7.24")
NEAREST: Final = Decision("nearest", "SS-7.37", about=about_text)
"""Which of several who are equally near: whom an enemy goes for, who of a horde acts, who reveals a shadow, whom a text names."""

# Windows
WINDOW: Final = Decision("window", "SS-7.40", passes=PASS)

# The story
READING: Final = Decision("reading", "SS-7.52")
BRANCH: Final = Decision("branch", "SS-7.22")

# Nature
ATTACK_DICE: Final = Chance("attack-dice", "SS-22.2")
AGAIN_DICE: Final = Chance("again", "SS-22.3")
DEFENCE_DICE: Final = Chance("defence-dice", "SS-22.10")
SAVE_DIE: Final = Chance("save", "SS-13.12")
OTHER_DIE: Final = Chance("die", "SS-7.47")
GATE_DIE: Final = Chance("gate-die", "SS-30.2")
TAVERN_DIE: Final = Chance("tavern-die", "SS-27.11")
SHUFFLE: Final = Chance("shuffle", "SS-5.9", by_table=True)
LOT: Final = Chance("lot", "SS-36.3", by_table=True)
"""A token drawn blindly, a random card of several."""

DECISIONS: Final = Decisions(
    START, LEARN, VISIT, BACK, SHARE, SOUL, WHO, DEED, GHOST, WAY, EFFECT, REROLL, BESIDE, ARMOUR, FALL_BACK, TRAP, DRAWN,
    PICK_UP, DROP, DROP_CROWNS, OVERFLOW, REORGANIZE, EXCHANGE, AGREE, TARGET, ONE, POWER, CURE, CHOOSE, ORDER, RETURN, VICTIM, ACTIVATE,
    PATH, GATE,
    THREAT, NEAREST, WINDOW, READING, BRANCH, ATTACK_DICE, AGAIN_DICE, DEFENCE_DICE, SAVE_DIE, OTHER_DIE, GATE_DIE, TAVERN_DIE, SHUFFLE,
    LOT,
)  # fmt: skip
