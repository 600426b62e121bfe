"""What a bot sees and what it must answer."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from mypy_extensions import mypyc_attr

from reverie.kernel.chance import Stream
from reverie.kernel.choice import OFFER, Choice
from reverie.kernel.game import Game
from reverie.kernel.plain import Answer, Body, Particulars
from reverie.kernel.state import State


class Seen:
    """All that a seat may know when it has to decide: its view, the choice it owes, and worlds that look the same."""

    __slots__ = ("_state", "choice", "game", "seat")

    def __init__(self, game: Game, state: State, choice: Choice) -> None:
        self.game = game
        self._state = state
        self.choice = choice
        self.seat: int = choice.seat

    def side(self) -> tuple[int, ...]:
        """The seats that win and lose together with this one, itself among them."""
        return self.game.allies(self.game.setup_of(self._state), self.seat)

    def view(self) -> Body:
        """What this seat may see."""
        return self.game.view(self._state, self.seat)

    def imagine(self, seed: int) -> State:
        """A world that looks the same to this seat; what it cannot see, and all dice to come, are dealt anew."""
        world: State = self.game.determinize(self._state, self.seat, seed)
        world.auto = True
        return world

    def glance(self) -> State:
        """The table as this seat sees it, to be advised on: what it cannot see is blank or dealt anew."""
        seen: State = self.game.blind(self._state, self.seat)
        seen.auto = True
        return seen


def taken_up(game: Game, s: State, seats: Collection[int]) -> Choice | None:
    """The first offer to one of these seats that is taken up, though nobody waits for it."""
    for choice in s.pending:
        if choice.mode == OFFER and choice.seat in seats:
            if game.bots.takes_up(Seen(game, s, choice).glance(), choice):
                return choice
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Someone who decides. After `choose`, `reason` and `reason_args` say why, as a text of the game."""

    name: ClassVar[str] = ""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)
        self.reason: str = ""
        self.reason_args: Particulars = {}
        self.chances: tuple[int, ...] = ()
        """The chance to win, in percent, with the answer chosen and with the next best one; nothing where none were looked for."""

    def choose(self, seen: Seen) -> Answer:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any option, each as likely as the next."""

    name: ClassVar[str] = "random"

    def choose(self, seen: Seen) -> Answer:
        self.reason = "bot-random"
        self.reason_args = {}
        return seen.choice.options.sample(self.stream.streams, 0)


class GreedyBot(Bot):
    """What the game's own heuristic advises: one phase ahead, on exact odds, nothing sampled; any of what it thinks about as good."""

    name: ClassVar[str] = "greedy"

    def choose(self, seen: Seen) -> Answer:
        advice = seen.game.bots.advise_varied(seen.glance(), seen.choice, self.stream.streams)
        self.reason = advice.reason
        self.reason_args = advice.args
        return advice.answer


class NormalBot(GreedyBot):
    """The level `normal` of every game: its own heuristic."""

    name: ClassVar[str] = "normal"


class EasyBot(Bot):
    """The level `easy` of every game: what a beginner would answer."""

    name: ClassVar[str] = "easy"

    def choose(self, seen: Seen) -> Answer:
        advice = seen.game.bots.advise_easily(seen.glance(), seen.choice, self.stream.streams)
        self.reason = advice.reason
        self.reason_args = advice.args
        return advice.answer
