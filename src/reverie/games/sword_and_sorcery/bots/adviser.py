"""What Sword & Sorcery tells bots: its own heuristic, what beginners and experts do, and how a quest stands."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision
from reverie.kernel.plain import Answer

from ..rules import decisions
from ..rules.state import Quest
from .advise import advise
from .easy import advise_easily
from .evaluate import evaluate
from .features import FEATURES, features_of
from .manner import EXPERT, OTHERS
from .taste import advise_varied

RESTS: Final = (decisions.WHO,)


@mypyc_attr(allow_interpreted_subclasses=True)
class SwordAndSorceryAdviser(Adviser[Quest]):
    """Advice on Sword & Sorcery."""

    rests: ClassVar[tuple[Decision, ...]] = RESTS
    features: ClassVar[tuple[str, ...]] = FEATURES
    ahead: ClassVar[int] = 2

    def advise(self, s: Quest, choice: Choice) -> Advice:
        return advise(s, choice)

    def advise_varied(self, s: Quest, choice: Choice, streams: list[int]) -> Advice:
        drawn = advise_varied(s, choice, streams)
        return drawn if drawn is not None else advise(s, choice)

    def advise_easily(self, s: Quest, choice: Choice, streams: list[int]) -> Advice:
        return advise_easily(s, choice, streams)

    def advise_well(self, s: Quest, choice: Choice) -> Advice:
        return advise(s, choice, EXPERT)

    def foresee(self, s: Quest, choice: Choice) -> Advice:
        return advise(s, choice, EXPERT)

    def candidates(self, s: Quest, choice: Choice, most: int, streams: list[int]) -> list[Answer]:
        """Who could act next, and the deeds of heroes of other manners. Everything else is answered as an expert does at once: dice effects
        are reckoned exactly, and what soul points are spent on (SS-7.11) pays later than any imagined game goes."""
        if choice.decision is decisions.WHO:
            return super().candidates(s, choice, most, streams)
        found = [self.advise_well(s, choice).answer]
        if choice.decision is decisions.DEED:
            for manner in OTHERS:
                answer = advise(s, choice, manner).answer
                if answer not in found:
                    found.append(answer)
        return found

    def evaluate(self, s: Quest, seat: int) -> float:
        return evaluate(s)

    def features_of(self, s: Quest, seat: int) -> list[float]:
        return features_of(s)

    def moment(self, s: Quest) -> int:
        return s.round
