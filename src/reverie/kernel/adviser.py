"""Adviser: what bots ask of a game, and whoever answers for a seat whose time is up. All of it has answers of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from .chance import below
from .choice import Choice
from .decision import Decision
from .plain import Answer, Particulars
from .state import S

if TYPE_CHECKING:
    from .game import Game

SLIPS: Final = 2
"""One answer in so many a beginner gives at random, in games that have no advice for beginners."""


class Advice:
    """What a game's own heuristic would answer, how good that seems, and why: a text key with its arguments."""

    __slots__ = ("answer", "args", "reason", "worth")

    def __init__(self, answer: Answer, worth: float, reason: str, args: Particulars | None = None) -> None:
        self.answer = answer
        self.worth = worth
        self.reason = reason
        self.args: Particulars = args if args is not None else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(Generic[S]):
    """Advice on one game. What its subclass does not answer has a default that knows only the rules."""

    levels: ClassVar[dict[str, str]] = {
        "novice": "easy",
        "adept": "normal",
        "expert": "hard:0.5s",
        "master": "master:1.5s",
    }
    """The bot behind each strength that people may choose, by its id on the wire: easy, normal, hard and very hard."""
    rests: ClassVar[tuple[Decision, ...]] = ()
    """The decisions at which a situation has come to rest and may be judged."""

    ahead: ClassVar[int] = 3
    """How many moments `hard` looks ahead: this one, the next, and the one in which its own side reaps what it has sown."""

    fresh: ClassVar[int] = 0
    """In how many worlds more, that nobody has seen, `hard` lets an answer prove itself that seemed better than the heuristic's: of many
    answers that are tried in few worlds one always seems so by luck. None where playouts are cheap enough for many worlds."""

    features: ClassVar[tuple[str, ...]] = ()
    """What counts in a situation, by name, for a value network (`bots/network.py`) that corrects `evaluate`; none: there is no network."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def advise(self, s: S, choice: Choice) -> Advice:
        """The game's own heuristic: a good answer without searching, and why. Where a game has none: the first one."""
        return Advice(choice.options.at(0), 0.0, "bot-any")

    def advise_varied(self, s: S, choice: Choice, streams: list[int]) -> Advice:
        """What the heuristic answers where several answers are about as good: any of them, by a stream; where a game does not say, always
        the first of the best."""
        return self.advise(s, choice)

    def advise_easily(self, s: S, choice: Choice, streams: list[int]) -> Advice:
        """What a beginner would answer: where a game does not say, its heuristic with many a slip."""
        if below(streams, 0, SLIPS) == 0:
            return Advice(choice.options.sample(streams, 0), 0.0, "bot-random")
        return self.advise(s, choice)

    def advise_well(self, s: S, choice: Choice) -> Advice:
        """What an expert would answer before any search; where a game does not say, as its heuristic."""
        return self.advise(s, choice)

    def foresee(self, s: S, choice: Choice) -> Advice:
        """What is answered in the imagined games of `hard`, after the answer under trial; where a game does not say, as its heuristic."""
        return self.advise(s, choice)

    def candidates(self, s: S, choice: Choice, most: int, streams: list[int]) -> list[Answer]:
        """Answers worth a trial, about so many, the advised one first: all of a small domain, else samples."""
        options = choice.options
        found = [self.advise_well(s, choice).answer]
        if options.size() <= most:
            return found + [answer for answer in options if answer != found[0]]
        for _ in range(4 * most):
            answer = options.sample(streams, 0)
            if answer not in found:
                found.append(answer)
            if len(found) >= most:
                break
        return found

    def takes_up(self, s: S, offer: Choice) -> bool:
        """Whether a seat takes up an offer that nobody waits for; it looks once at every situation. `s` is what the seat may know, and
        what it answers then is advised like any answer. Where a game does not say, offers are left alone."""
        return False

    def default_answer(self, s: S, choice: Choice) -> Answer:
        """What is answered for a seat whose time is up: the first option that stops or passes, else the game's advice."""
        found = choice.passing()
        return found if found is not None else self.advise(s, choice).answer

    def evaluate(self, s: S, seat: int) -> float:
        """How a situation looks for a seat, from -1 (lost) to 1 (won); where a game does not say, by the points."""
        scores = self.game.scores(s)
        best = max([score for other, score in enumerate(scores) if other != seat])
        outcome = self.game.outcome(s)
        if outcome is not None:
            return 1.0 if seat in outcome.winners else -1.0
        return (scores[seat] - best) / max(1, abs(scores[seat]) + abs(best))

    def features_of(self, s: S, seat: int) -> list[float]:
        """How much there is of each of `features` to a seat, in an imagined world, where all lies open; nothing where no network is to be
        asked."""
        return []

    def moment(self, s: S) -> int:
        """A number that grows as the game goes on (turns, say): searches look so many moments ahead.

        Where a game does not say, how often nature has spoken or something was shown."""
        return s.known
