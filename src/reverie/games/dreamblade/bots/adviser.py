"""What Dreamblade tells bots: its own heuristic, unless a lesson has the answer."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision
from reverie.kernel.extras import taught_answer
from reverie.kernel.plain import Answer

from ..rules.decisions import ACTION, SPAWN
from ..rules.state import Dreamblade
from .advise import advise
from .easy import advise_easily
from .features import FEATURES, features_of
from .worth import Situation, evaluate


@mypyc_attr(allow_interpreted_subclasses=True)
class DreambladeAdviser(Adviser[Dreamblade]):
    """Advice on Dreamblade."""

    rests: ClassVar[tuple[Decision, ...]] = (ACTION, SPAWN)
    features: ClassVar[tuple[str, ...]] = FEATURES

    def advise(self, s: Dreamblade, choice: Choice) -> Advice:
        answer = taught_answer(self.game, s, choice)
        if answer is not None:
            return Advice(answer, 0.0, "bot-lesson")
        return advise(s, choice)

    def advise_easily(self, s: Dreamblade, choice: Choice, streams: list[int]) -> Advice:
        answer = taught_answer(self.game, s, choice)
        if answer is not None:
            return Advice(answer, 0.0, "bot-lesson")
        return advise_easily(Situation(s, choice.seat), choice, streams)

    def candidates(self, s: Dreamblade, choice: Choice, most: int, streams: list[int]) -> list[Answer]:
        answer = taught_answer(self.game, s, choice)
        return [answer] if answer is not None else super().candidates(s, choice, most, streams)

    def evaluate(self, s: Dreamblade, seat: int) -> float:
        return evaluate(s, seat)

    def features_of(self, s: Dreamblade, seat: int) -> list[float]:
        return features_of(s, seat)

    def moment(self, s: Dreamblade) -> int:
        return s.turn
