"""What Etherfields tells bots: its own heuristic, what beginners do, and how a Dream stands."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision
from reverie.kernel.plain import Answer

from ..rules import decisions
from ..rules.state import Session
from .advise import advise
from .easy import advise_easily
from .evaluate import evaluate
from .features import FEATURES, features_of

RESTS: Final = (decisions.DISCARD, decisions.TRAVEL)
SEARCHED: Final = (decisions.ACT, decisions.WALK, decisions.DISCARD)
"""What `hard` tries in imagined worlds until the next Turn is over; everything else it answers as `normal` does."""
SESSION: Final = 1000
"""More than a Dream or Slumber has Turns."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EtherfieldsAdviser(Adviser[Session]):
    """Advice on Etherfields."""

    rests: ClassVar[tuple[Decision, ...]] = RESTS
    features: ClassVar[tuple[str, ...]] = FEATURES
    ahead: ClassVar[int] = 2
    fresh: ClassVar[int] = 8

    def advise(self, s: Session, choice: Choice) -> Advice:
        return advise(s, choice)

    def advise_easily(self, s: Session, choice: Choice, streams: list[int]) -> Advice:
        return advise_easily(s, choice, streams)

    def candidates(self, s: Session, choice: Choice, most: int, streams: list[int]) -> list[Answer]:
        if choice.decision not in SEARCHED:
            return [advise(s, choice).answer]
        return super().candidates(s, choice, most, streams)

    def evaluate(self, s: Session, seat: int) -> float:
        return evaluate(s)

    def features_of(self, s: Session, seat: int) -> list[float]:
        return features_of(s)

    def moment(self, s: Session) -> int:
        """Turns; what comes after a Dream or Slumber is later than all of them."""
        return s.turn if s.in_play() or s.ended else SESSION
