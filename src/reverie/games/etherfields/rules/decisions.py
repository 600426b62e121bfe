"""Everything that Etherfields asks, in the order of the book's table of decisions (EF-4.30 to EF-4.65), and what nature is asked.

Pages, bots and lessons learn from `about` what a decision is about; the frames of the procedures are nobody else's affair.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.agenda import innermost
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Chance, Decision, Decisions
from reverie.kernel.domain import Subset

from .abilities import NONE
from .frames import Agreeing, Moving, Rolling, Window
from .state import Session

DONE: Final = "done"
PASS: Final = "pass"
STOP: Final = "stop"
ENOUGH: Final = "enough"
BOOST: Final = "boost"
GIVE_UP: Final = "give-up"
ABORT: Final = "abort"
NO: Final = "no"
YES: Final = "yes"


class Lying:
    """A die that lies: whose roll it is (NOBODY for an Entity's), whether it is the Luck die, and its face."""

    __slots__ = ("face", "luck", "roller")

    def __init__(self, roller: int, luck: bool, face: int) -> None:
        self.roller = roller
        self.luck = luck
        self.face = face


def about_window(s: Session, f: Window) -> tuple[int, int, int]:
    """Which window it is, whom it is about, and how much."""
    return f.kind, f.subject, f.amount


def about_walk(s: Session, f: Moving) -> int:
    """For how much more the Dreamer may walk."""
    return f.left


def about_agree(s: Session, f: Agreeing) -> str:
    """What is proposed."""
    return f.word


def lying(s: Session) -> Lying | None:
    """The die that lies just now."""
    roll: Rolling | None = innermost(s, Rolling)
    return None if roll is None else Lying(roll.roller, roll.luck, roll.face)


def at_hand(s: Session, f: Any) -> Any:
    """The effect, as it was written, whose text is being carried out and asks; None where something else asks."""
    text = getattr(f, "text", None)
    at = getattr(f, "at", None)
    if not isinstance(text, int) or not isinstance(at, int) or text < 0:
        return None
    source = s.cast.texts[text].source
    return source[at] if at < len(source) else None


def written_now(s: Session) -> Any:
    """The same of whatever is under way."""
    return at_hand(s, s.agenda[-1]) if s.agenda else None


def written_after(s: Session) -> list[Any]:
    """What comes after it in the same text."""
    f: Any = s.agenda[-1] if s.agenda else None
    return [] if at_hand(s, f) is None else list(s.cast.texts[f.text].source[f.at + 1 :])


OF_PROGRESS: Final = ("flip", "restore", "pay-any")
"""Effects that ask for a place in the Progress zone (`CARD`); `unmorph` asks for a kind of Morphing, all others for a card."""


def card_meant(s: Session, choice: Choice, value: int) -> int:
    """The card for which a number stands: a place of the hand or of the Progress zone, or the card itself; NONE where it is none."""
    row = s.dreamers.rows[choice.seat]
    if choice.decision in (DISCARD, HAND):
        return row.hand[value]
    written = written_now(s) if choice.decision is CARD else None
    name = written.declared.name if written is not None else ""
    if (
        choice.decision is ROOM
        or name in OF_PROGRESS
        or (choice.decision is CARD and isinstance(choice.options, Subset))
    ):
        return row.progress[value][0]
    return NONE if name == "unmorph" else value


def waiting_rows(s: Session, f: Any) -> tuple[int, ...]:
    """The Entities whose effects wait for their turn, by their rows; none where figures are put in order."""
    rows = getattr(f, "rows", ())
    return rows if isinstance(rows, tuple) else ()


# Setting out and awakening
DREAMER: Final = Decision("dreamer", "EF-4.30")
DECK: Final = Decision("deck", "EF-4.30")
MASK: Final = Decision("mask", "EF-4.51", passes=NO)
ENTER: Final = Decision("enter", "EF-4.31")

# The Turn
SKIP: Final = Decision("skip", "EF-4.48", passes=NO)
DISCARD: Final = Decision("discard", "EF-4.32", passes=())
USELESS: Final = Decision("useless", "EF-5.71", passes=NO)
"""Alone: whether a card that is of no use to one is removed from the game, and another drawn (EF-5.305)."""
PENALTY: Final = Decision("penalty", "EF-4.33")
ACT: Final = Decision("act", "EF-4.34", passes=DONE)
AGREE: Final = Decision("agree", "EF-4.56", about=about_agree)
"""Whether Hours go into what somebody proposes."""
BACK: Final = Decision("back", "EF-4.34")
"""Withdraw "done" while another is not done; or play a Rapid card."""
COLOUR: Final = Decision("colour", "EF-4.35")
PAY: Final = Decision("pay", "EF-4.35", passes=ENOUGH)
PRICE: Final = Decision("price", "EF-4.35")
"""Which of several things is paid."""
HAND: Final = Decision("hand", "EF-6.110")
"""Which cards of the hand are discarded."""
DISASTER: Final = Decision("disaster", "EF-4.36")
TARGET: Final = Decision("target", "EF-4.38")
FIGURE: Final = Decision("figure", "EF-4.39")
ROOM: Final = Decision("room", "EF-4.40")
"""Which placed card makes room for another."""
WALK: Final = Decision("walk", "EF-5.111", about=about_walk, passes=STOP)
AMOUNT: Final = Decision("amount", "EF-6.110")
MARKER: Final = Decision("marker", "EF-5.87", passes=NO)
"""From which action a missing Intent marker is taken (EF-5.288)."""

# The Dreamscape
LAIR: Final = Decision("lair", "EF-4.41")
NEAREST: Final = Decision("nearest", "EF-4.42")
PATH: Final = Decision("path", "EF-4.42")
PUSH: Final = Decision("push", "EF-4.43")
ORDER: Final = Decision("order", "EF-4.44", about=waiting_rows)
BLOCK: Final = Decision("block", "EF-4.46")
WINDOW: Final = Decision("window", "EF-4.100", about=about_window, passes=PASS)

# Cards and components
CARD: Final = Decision("card", "EF-6.110", about=at_hand)
"""Which card: of the Sealed pile, of the Progress zone, of those that were seen."""
ITEM: Final = Decision("item", "EF-4.50")
FLAW: Final = Decision("flaw", "EF-4.55", passes=NO)
QUIRK: Final = Decision("quirk", "EF-4.53")
PLACE: Final = Decision("place", "EF-6.111")
ONE: Final = Decision("one", "EF-6.111")
"""Which Dreamer, where the Team or an actor decides."""
CHOOSE: Final = Decision("choose", "EF-6.115", about=at_hand)
PEEK: Final = Decision("peek", "EF-5.55")
ANY_COLOUR: Final = Decision("any-colour", "EF-6.110")

# The Dreamworld Map
TRAVEL: Final = Decision("travel", "EF-4.57")
GO: Final = Decision("go", "EF-6.111")
"""Where the Team is Relocated to."""
SHOP: Final = Decision("shop", "EF-4.54", passes=NO)
BUY: Final = Decision("buy", "EF-5.67", passes=())
DELTA: Final = Decision("delta", "EF-4.58", passes=())
SLUMBER: Final = Decision("slumber", "EF-4.49", passes=NO)
LOOK: Final = Decision("look", "EF-6.110", passes=NO)

# Scripts
READING: Final = Decision("reading", "EF-4.64")

# Nature
LUCK: Final = Chance("luck", "EF-2.31")
MOVEMENT: Final = Chance("movement", "EF-2.30")
SHUFFLE: Final = Chance("shuffle", "EF-5.7", by_table=True)
LOT: Final = Chance("lot", "EF-5.147", by_table=True)

DECISIONS: Final = Decisions(
    DREAMER, DECK, MASK, ENTER, SKIP, DISCARD, USELESS, PENALTY, ACT, AGREE, BACK, COLOUR, PAY, PRICE, HAND, DISASTER, TARGET, FIGURE, ROOM,
    WALK, AMOUNT, MARKER, LAIR, NEAREST, PATH, PUSH, ORDER, BLOCK, WINDOW, CARD, ITEM, FLAW, QUIRK, PLACE, ONE, CHOOSE, PEEK, ANY_COLOUR,
    TRAVEL, GO, SHOP, BUY, DELTA, SLUMBER, LOOK, READING, LUCK, MOVEMENT, SHUFFLE, LOT,
)  # fmt: skip
