"""What Dice Throne tells bots: its own heuristic, unless a lesson has the answer."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision
from reverie.kernel.extras import taught_answer
from reverie.kernel.plain import Answer

from ..rules.state import DiceThrone
from .advise import LEVELS, RESTS, advise, advise_well, candidates
from .easy import advise_easily
from .evaluate import evaluate
from .features import FEATURES, features_of


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceThroneAdviser(Adviser[DiceThrone]):
    """Advice on Dice Throne."""

    levels: ClassVar[dict[str, str]] = LEVELS
    rests: ClassVar[tuple[Decision, ...]] = RESTS
    features: ClassVar[tuple[str, ...]] = FEATURES

    def advise(self, s: DiceThrone, choice: Choice) -> Advice:
        answer = taught_answer(self.game, s, choice)
        if answer is not None:
            return Advice(answer, 0.0, "bot-lesson")
        return advise(s, choice)

    def advise_easily(self, s: DiceThrone, choice: Choice, streams: list[int]) -> Advice:
        return advise_easily(s, choice, streams)

    def advise_well(self, s: DiceThrone, choice: Choice) -> Advice:
        answer = taught_answer(self.game, s, choice)
        return Advice(answer, 0.0, "bot-lesson") if answer is not None else advise_well(s, choice)

    def candidates(self, s: DiceThrone, choice: Choice, most: int, streams: list[int]) -> list[Answer]:
        answer = taught_answer(self.game, s, choice)
        return [answer] if answer is not None else candidates(s, choice, most)

    def evaluate(self, s: DiceThrone, seat: int) -> float:
        return evaluate(s, seat)

    def features_of(self, s: DiceThrone, seat: int) -> list[float]:
        return features_of(s, seat)

    def moment(self, s: DiceThrone) -> int:
        return s.turn
