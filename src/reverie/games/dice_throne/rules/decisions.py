"""Everything that Dice Throne asks, in the order of the book's table of decisions (DT-4.80 to DT-4.94), and what nature is
asked.

Pages, bots and lessons learn from `about` what a decision is about; the frames of the procedures are nobody else's affair.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reverie.kernel.choice import Choice
from reverie.kernel.decision import Chance, Decision, Decisions
from reverie.kernel.plain import Answer

from .cast import Op
from .state import DiceThrone, Source

if TYPE_CHECKING:
    from .effects.walk import Effects
    from .procedures.upkeep import Upkeep

SKIP: Final = "skip"
STOP: Final = "stop"
DECLINE: Final = "decline"
PASS: Final = "pass"
DONE_WORD: Final = "done"

NO_USE: Final = -1
Act = tuple[str, int] | tuple[str, int, int]
"""What somebody may do, as it is answered: ("play", card), ("sell", card), ("token", token, use), ("use", slot, use) or
("companion", companion, use)."""


def act_of(answer: Answer) -> tuple[str, int, int]:
    """What an answer says is done, with what, and which use is made of it; NO_USE of a card."""
    assert isinstance(answer, tuple)
    kind: str = answer[0]
    number: int = answer[1]
    use: int = answer[2] if len(answer) > 2 else NO_USE
    return (kind, number, use)


class Doing:
    """A text that is being carried out: whose it is and what it stands on, and the effect that it has come to."""

    __slots__ = ("at", "dice", "left", "op", "picked", "removed", "seat", "source", "target", "text")

    def __init__(self, s: DiceThrone, f: Effects) -> None:
        self.seat: int = f.seat
        self.source: Source = f.source
        self.text: int = f.text
        self.at: int = f.at if f.at > 0 else 0
        """Which effect of the text: the first also while the text still asks whom it is about."""
        self.op: Op = s.cast.texts[f.text].ops[self.at]
        self.target: int = f.target
        self.dice: tuple[int, ...] = f.dice
        self.removed: int = f.removed
        self.picked: int = f.scratch
        """Dice picked so far, as bits."""
        self.left: int = self.op.count - f.stage + 1
        """How often the effect asks, this time included."""


def about_text(s: DiceThrone, f: Effects) -> Doing:
    return Doing(s, f)


def about_upkeep(s: DiceThrone, f: Upkeep) -> tuple[Source, ...]:
    """What acts in this Upkeep, by the numbers that are ordered."""
    return f.order


BAN: Final = Decision("ban", "DT-10.65")
PICK: Final = Decision("pick", "DT-10.65")
UPKEEP_ORDER: Final = Decision("upkeep-order", "DT-4.81", about=about_upkeep)
MAIN: Final = Decision("main", "DT-4.82", passes=DONE_WORD)
KNOCKDOWN: Final = Decision("knockdown", "DT-4.83", passes=SKIP)
ROLL: Final = Decision("roll", "DT-4.41", passes=SKIP)
REROLL: Final = Decision("reroll", "DT-4.84", passes=(STOP,))
ANNOUNCE: Final = Decision("announce", "DT-4.85", passes=DECLINE)
"""DT-4.87: also after a change of dice."""
REACT: Final = Decision("react", "DT-4.94", passes=PASS)
"""DT-4.86, DT-4.91, DT-4.92: in whichever window."""
TARGET: Final = Decision("target", "DT-4.89")
VOTE: Final = Decision("vote", "DT-10.61")
DEFEND: Final = Decision("defend", "DT-4.90", passes=DECLINE)
SELL: Final = Decision("sell", "DT-4.93")
DISCARD: Final = Decision("discard", "DT-4.19a")

# DT-4.88: what a text lets its player decide
OPPONENT: Final = Decision("opponent", "DT-9.69", about=about_text)
PLAYER: Final = Decision("player", "DT-4.88", about=about_text)
CHOOSE: Final = Decision("choose", "DT-4.88", about=about_text)
PAY: Final = Decision("pay", "DT-4.88", about=about_text)
HOW_MANY: Final = Decision("how-many", "DT-4.88", about=about_text)
TOKEN: Final = Decision("token", "DT-4.88", about=about_text, passes=STOP)
MOVE: Final = Decision("move", "DT-4.88", about=about_text)
SET_DIE: Final = Decision("set-die", "DT-4.88", about=about_text)
COPY_DIE: Final = Decision("copy-die", "DT-4.88", about=about_text)
NUDGE_DIE: Final = Decision("nudge-die", "DT-4.88", about=about_text)
PICK_DICE: Final = Decision("pick-dice", "DT-4.88", about=about_text)

BY_TEXTS: Final = (
    OPPONENT,
    PLAYER,
    CHOOSE,
    PAY,
    HOW_MANY,
    TOKEN,
    MOVE,
    SET_DIE,
    COPY_DIE,
    NUDGE_DIE,
    PICK_DICE,
)

OF_PLAYERS: Final = (TARGET, VOTE, OPPONENT, PLAYER)
OF_DICE: Final = (REROLL, PICK_DICE, COPY_DIE, NUDGE_DIE, SET_DIE)
OF_CARDS: Final = (SELL, DISCARD)
TURNED: Final = (COPY_DIE, NUDGE_DIE)
"""A die is turned to a face that lies below it."""

HERO: Final = Chance("hero", "DT-3.1", by_table=True)
SHUFFLE: Final = Chance("shuffle", "DT-3.6", by_table=True)
FIRST_PLAYER: Final = Chance("first-player", "DT-3.8")
OFFENCE: Final = Chance("offence", "DT-4.41")
TARGETING: Final = Chance("targeting", "DT-4.53")
DEFENCE: Final = Chance("defence", "DT-4.63")
SUB_ROLL: Final = Chance("sub-roll", "DT-5.7")
ROLLED_AGAIN: Final = Chance("reroll", "DT-9.39")
RANDOM_CARD: Final = Chance("random-card", "DT-4.88", by_table=True)

DECISIONS: Final = Decisions(
    BAN,
    PICK,
    UPKEEP_ORDER,
    MAIN,
    KNOCKDOWN,
    ROLL,
    REROLL,
    ANNOUNCE,
    REACT,
    TARGET,
    VOTE,
    DEFEND,
    SELL,
    DISCARD,
    *BY_TEXTS,
    HERO,
    SHUFFLE,
    FIRST_PLAYER,
    OFFENCE,
    TARGETING,
    DEFENCE,
    SUB_ROLL,
    ROLLED_AGAIN,
    RANDOM_CARD,
)


def doing(s: DiceThrone, choice: Choice) -> Doing | None:
    """The text that asks this; None when a procedure of the turn does."""
    for decision in BY_TEXTS:
        if choice.decision is decision:
            return decision.about(s)
    return None
