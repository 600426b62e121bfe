"""Bots that look ahead by playing imagined games: flat Monte Carlo (`rollout`) and tree search (`mcts`).

Both play on clones with the game's own heuristic, a little shaken, stop a few moments ahead and ask the game's
evaluation. The budget is a number of playouts or a time.
"""

from __future__ import annotations

import math
import time
from typing import ClassVar, Final

from reverie.kernel.adviser import Adviser
from reverie.kernel.agenda import owed, submit
from reverie.kernel.chance import below
from reverie.kernel.choice import Choice
from reverie.kernel.plain import Answer
from reverie.kernel.state import State

from .base import Bot, Seen
from .network import worth

MOST_CANDIDATES: Final = 12
"""Large domains are widened step by step: the heuristic's answer first, then samples."""
SHAKE: Final = 12
"""One playout decision in so many is made at random."""
AHEAD: Final = 1
"""How many moments (turns) a playout looks ahead."""


def playout(bots: Adviser, s: State, side: tuple[int, ...], until: int, streams: list[int]) -> float:
    """Play on with the heuristic, sometimes at random, until that moment; how it looks for the side then."""
    while s.pending:
        choice = owed(s)
        if choice.decision in bots.rests and bots.moment(s) >= until:
            break
        if below(streams, 0, SHAKE) == 0:
            answer = choice.options.sample(streams, 0)
        else:
            answer = bots.advise(s, choice).answer
        submit(s, choice.seat, answer)
    return worth(bots, s, side, None)


class Arm:
    """One answer under trial."""

    __slots__ = ("answer", "total", "visits")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.total: float = 0.0
        self.visits: int = 0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def promising(arms: list[Arm], visits: int) -> Arm:
    """The arm to try next, by upper confidence bound; one not tried yet comes first (the heuristic's stands in front)."""
    best, top = arms[0], -1e9
    log = math.log(visits + 1)
    for arm in arms:
        if arm.visits == 0:
            return arm
        bound = arm.mean() + 0.35 * math.sqrt(log / arm.visits)
        if bound > top:
            best, top = arm, bound
    return best


class SearchBot(Bot):
    """The budget and the account that both searches give."""

    def __init__(self, seed: int, playouts: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.playouts = playouts
        self.seconds = seconds

    def spent(self, done: int, started: float) -> bool:
        if self.playouts:
            return done >= self.playouts
        return time.perf_counter() - started >= self.seconds

    def account(self, arms: list[Arm], done: int) -> Answer:
        """The best arm, and why."""
        ranked = sorted(arms, key=lambda arm: (arm.visits, arm.mean()), reverse=True)
        best = ranked[0]
        second = ranked[1].mean() if len(ranked) > 1 else -1.0
        self.reason = "bot-playouts"
        self.reason_args = {"playouts": done}
        self.chances = (round(50 + 50 * best.mean()), round(50 + 50 * second))
        return best.answer


class RolloutBot(SearchBot):
    """Flat Monte Carlo: every candidate answer is tried in many imagined games; the promising ones more often."""

    name: ClassVar[str] = "rollout"

    def choose(self, seen: Seen) -> Answer:
        bots, streams = seen.game.bots, self.stream.streams
        world = seen.imagine(0)
        found = bots.candidates(world, seen.choice, MOST_CANDIDATES, streams)
        arms = [Arm(answer) for answer in found]
        if len(arms) == 1:
            self.reason, self.reason_args = "bot-only-one", {}
            return arms[0].answer
        seat, side = seen.seat, seen.side()
        until = bots.moment(world) + AHEAD
        done = 0
        started = time.perf_counter()
        while not self.spent(done, started):
            arm = promising(arms, done)
            s = seen.imagine(below(streams, 0, 1 << 62))
            submit(s, seat, arm.answer)
            arm.total += playout(bots, s, side, until, streams)
            arm.visits += 1
            done += 1
        return self.account(arms, done)


class Node:
    """A decision in the tree, known by the answers that lead to it (open loop: dice are not part of the path)."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.children: dict[Answer, Node] = {}
        self.visits: int = 0


class MctsBot(SearchBot):
    """Open-loop tree search: answers in the tree, dice drawn anew in every playout, wide domains widened step by step."""

    name: ClassVar[str] = "mcts"

    def choose(self, seen: Seen) -> Answer:
        streams = self.stream.streams
        world = seen.imagine(0)
        bots, side = seen.game.bots, seen.side()
        root = Node()
        root.arms = [Arm(answer) for answer in bots.candidates(world, seen.choice, MOST_CANDIDATES, streams)]
        if len(root.arms) == 1:
            self.reason, self.reason_args = "bot-only-one", {}
            return root.arms[0].answer
        until = bots.moment(world) + AHEAD
        done = 0
        started = time.perf_counter()
        while not self.spent(done, started):
            s = seen.imagine(below(streams, 0, 1 << 62))
            self.simulate(bots, s, root, seen.choice, side, until)
            done += 1
        return self.account(root.arms, done)

    def simulate(self, bots: Adviser, s: State, root: Node, asked: Choice, side: tuple[int, ...], until: int) -> None:
        """One imagined game from what this bot is asked; others may be asked at the same time, and answer after it.

        Allies want what the bot wants; everybody else wants the opposite.
        """
        streams = self.stream.streams
        path: list[tuple[Node, Arm, int]] = []
        node, choice = root, asked
        while True:
            arm = self.pick(bots, s, node, choice, streams)
            path.append((node, arm, choice.seat))
            submit(s, choice.seat, arm.answer)
            if arm.visits == 0 or not s.pending:
                break
            choice = owed(s)
            if choice.decision in bots.rests and bots.moment(s) >= until:
                break
            key = (arm.answer, choice.kind, choice.seat)
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
                break
            node = child
        value = playout(bots, s, side, until, streams)
        for node, arm, who in path:
            node.visits += 1
            arm.visits += 1
            arm.total += value if who in side else -value

    def pick(self, bots: Adviser, s: State, node: Node, choice: Choice, streams: list[int]) -> Arm:
        """An arm that is legal here (dice may have changed what is), or a new one while the node may still widen."""
        options = choice.options
        legal = [arm for arm in node.arms if options.has(arm.answer)]
        width = 1 + int(1.5 * math.sqrt(node.visits + 1))
        if not legal or (len(legal) < min(width, options.size()) and len(legal) < MOST_CANDIDATES):
            fresh = bots.advise(s, choice).answer
            known = [arm.answer for arm in legal]
            if fresh in known:
                for _ in range(8):
                    fresh = options.sample(streams, 0)
                    if fresh not in known:
                        break
            if fresh not in known:
                arm = Arm(fresh)
                node.arms.append(arm)
                return arm
        return promising(legal, node.visits)
