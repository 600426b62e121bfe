"""The levels `hard` and `master`: answers tried in imagined worlds that they share, and what an answer that was given is worth beside
others. What comes of a world is judged by the game's own estimate, corrected by the network that it is shipped with, if it has one."""

from __future__ import annotations

import math
import time
from typing import ClassVar, Final

from reverie.kernel.adviser import Adviser
from reverie.kernel.agenda import answer_for_nature, owed, submit
from reverie.kernel.chance import below
from reverie.kernel.choice import NATURE
from reverie.kernel.decision import Decision
from reverie.kernel.plain import Answer, Body, Particulars
from reverie.kernel.state import State

from .base import Seen
from .network import Network, network_of, worth
from .search import MOST_CANDIDATES, SearchBot

SOON: Final = 6
"""After so many worlds answers that are clearly behind are given up."""
CLEAR: Final = 2.0
"""How many standard errors are clearly behind."""
LEAST_WEIGHED: Final = 16
"""In so many worlds an answer that was given is weighed, however slow the machine: fewer leave nothing but doubt."""
MOST_RIVALS: Final = 5
"""So many answers an answer that was given is weighed against."""
PROOF: Final = 1.0
"""How many standard errors an answer must lead by to replace the heuristic's."""

SEARCHING: Final = 0.7
"""Of a time, what is spent on the search where an answer proves itself afterwards; the proof has the rest."""
LEAST_PROVED: Final = 4
"""In fewer worlds nothing is proved."""

STRIDE: Final = 0xD1342543DE82EF95
"""Far from every number that streams are advanced by."""
MASK: Final = (1 << 64) - 1


class Trial:
    """One answer under trial in worlds that all answers share, so that luck touches them alike."""

    __slots__ = ("answer", "values")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


def lead(one: Trial, two: Trial) -> tuple[float, float]:
    """By how much one does better than two in the same worlds, and how uncertain that is."""
    count = min(len(one.values), len(two.values))
    if count < 2:
        return 0.0, 1.0
    gaps = [one.values[i] - two.values[i] for i in range(count)]
    mean = sum(gaps) / count
    spread = 0.0
    for gap in gaps:
        spread += (gap - mean) * (gap - mean)
    return mean, math.sqrt(spread / (count - 1) / count)


class HardBot(SearchBot):
    """The level `hard`: imagined worlds in which every hidden card is dealt anew, the same for all answers.

    The heuristic's answer stands until another proves better; answers that are clearly behind are tried no more.
    """

    name: ClassVar[str] = "hard"
    most: ClassVar[int] = MOST_CANDIDATES
    """About so many answers are tried."""
    taught: ClassVar[bool] = True
    """Whether the game's network is asked, if it has one."""

    def __init__(self, seed: int, playouts: int = 0, seconds: float = 0.0) -> None:
        super().__init__(seed, playouts, seconds)
        self.network: Network | None = None
        self.until: float = 0.0
        """When to have done with imagined games, if there is such a time..."""
        self.lasted: float = 0.0
        """... and how long the last one took: another one has to fit in."""

    def choose(self, seen: Seen) -> Answer:
        bots = seen.game.bots
        started = time.perf_counter()
        self.learn(seen)
        view = seen.glance()
        advice = bots.advise_well(view, seen.choice)
        self.reason, self.reason_args, self.chances = advice.reason, advice.args, ()
        found = bots.candidates(view, seen.choice, self.most, self.stream.streams)
        if len(found) == 1:
            return advice.answer
        trials = [Trial(answer) for answer in found]
        if self.seconds:
            self.until = started + self.seconds * (SEARCHING if bots.fresh else 1.0)
        running, done = self.tried(seen, trials)
        if self.seconds:
            self.until = started + self.seconds
        best, second = ranked(trials, running)
        if bots.fresh and best is not trials[0] and not self.proves(seen, best.answer, trials[0].answer):
            best, second = trials[0], best
        if best.answer != advice.answer:
            self.reason, self.reason_args = "bot-playouts", {"playouts": done}
        self.chances = (percent(best.mean()), percent(second.mean()))
        return best.answer

    def learn(self, seen: Seen) -> None:
        """Have the network of the game at hand."""
        self.network = network_of(seen.game) if self.taught else None

    def tried(self, seen: Seen, trials: list[Trial], least: int = 0) -> tuple[list[Trial], int]:
        """Try answers until the budget is spent or only one is left, in at least so many worlds; those not given up, and how
        many games were imagined."""
        running = trials
        done = 0
        started = time.perf_counter()
        while len(running) > 1 and (len(running[0].values) < least or not self.spent(done, started)):
            worlds = len(running[0].values)
            self.try_out(seen, running)
            if len(running[0].values) == worlds:
                break
            done += len(running)
            if len(running[0].values) >= SOON:
                running = hopeful(running)
        return running, done

    def proves(self, seen: Seen, answer: Answer, usual: Answer) -> bool:
        """Whether an answer does better than the heuristic's in worlds in which neither was tried yet, as many as there is time for."""
        rivals = [Trial(answer), Trial(usual)]
        for _ in range(seen.game.bots.fresh):
            self.try_out(seen, rivals)
        better, doubt = lead(rivals[0], rivals[1])
        return len(rivals[0].values) >= LEAST_PROVED and better > PROOF * doubt

    def try_out(self, seen: Seen, trials: list[Trial]) -> None:
        """Try answers in one world that they share; in none, if there is no time for all of them."""
        bots = seen.game.bots
        world = seen.imagine(below(self.stream.streams, 0, 1 << 62))
        until = bots.moment(world) + bots.ahead
        found: list[float] = []
        for trial in trials:
            begun = time.perf_counter()
            if self.until and begun + self.lasted > self.until:
                return
            s = world.clone()
            submit(s, seen.seat, trial.answer)
            found.append(follow(bots, s, seen.side(), until, world.streams, self.network))
            self.lasted = time.perf_counter() - begun
        for trial, value in zip(trials, found, strict=True):
            trial.values.append(value)


class PlainBot(HardBot):
    """As `hard`, but judged by the game's own estimate alone: what a network is measured against."""

    name: ClassVar[str] = "plain"
    taught: ClassVar[bool] = False


class MasterBot(HardBot):
    """The level `master`: twice as many answers are tried."""

    name: ClassVar[str] = "master"
    most: ClassVar[int] = 2 * MOST_CANDIDATES


def percent(value: float) -> int:
    """An estimate from -1 to 1 as a chance to win."""
    return round(50 + 50 * value)


def ranked(trials: list[Trial], running: list[Trial]) -> tuple[Trial, Trial]:
    """The best answer, which is the heuristic's unless another has proved better, and the best of the rest."""
    best = max(running, key=Trial.mean)
    first = trials[0]
    if best is not first:
        better, doubt = lead(best, first)
        if better < PROOF * doubt:
            best = first
    return best, max([trial for trial in trials if trial is not best], key=Trial.mean)


def hopeful(running: list[Trial]) -> list[Trial]:
    """Those that are not clearly behind the best."""
    best = max(running, key=Trial.mean)
    kept: list[Trial] = []
    for trial in running:
        behind, doubt = lead(best, trial)
        if trial is best or behind <= CLEAR * doubt:
            kept.append(trial)
    return kept


def follow(
    bots: Adviser, s: State, side: tuple[int, ...], until: int, luck: list[int], network: Network | None = None
) -> float:
    """Play on as the heuristic would, until that moment; how it looks for the side then.

    Luck begins anew wherever play comes to a rest, so that an answer that took a die more or less meets the same dice
    as the others in the next phase: what is left between them is what the answers did.
    """
    moment = -1
    rest: Decision | None = None
    while s.pending:
        choice = owed(s)
        if choice.decision in bots.rests:
            now = bots.moment(s)
            if now >= until:
                break
            if now != moment or choice.decision is not rest:
                moment, rest = now, choice.decision
                renew(s, luck, len(bots.rests) * now + bots.rests.index(rest))
        submit(s, choice.seat, bots.foresee(s, choice).answer)
    return worth(bots, s, side, network)


def renew(s: State, luck: list[int], number: int) -> None:
    """The streams of a world at the rest of this number."""
    salt = number * STRIDE & MASK
    s.streams = [stream ^ salt for stream in luck]


class Weighed:
    """An answer that was given beside the best one, and what luck did around it: chances to win of whoever gave it, in percent."""

    __slots__ = (
        "best", "better", "doubt", "given", "luck", "luck_doubt", "meant", "next", "reached", "reason", "reason_args",
        "usual",
    )  # fmt: skip

    def __init__(self, best: Answer, usual: bool, reason: str, reason_args: Particulars) -> None:
        self.best = best
        self.usual = usual
        """Whether the heuristic would have given the same answer."""
        self.reason = reason
        self.reason_args = reason_args
        self.given = 50.0
        """What the answer given promised..."""
        self.better = 0.0
        """... by how much more the best one did, with its standard error..."""
        self.doubt = 0.0
        self.next = 50.0
        """... and what the best of all others did."""
        self.meant = 50.0
        """What was to be expected where the phase began..."""
        self.reached = 50.0
        """... what it has led to..."""
        self.luck = 0.0
        """... and by how much that is more, with its standard error."""
        self.luck_doubt = 0.0

    def plain(self) -> Body:
        return {
            "best": self.best,
            "usual": self.usual,
            "reason": self.reason,
            "reason_args": self.reason_args,
            "given": self.given,
            "better": self.better,
            "doubt": self.doubt,
            "next": self.next,
            "meant": self.meant,
            "reached": self.reached,
            "luck": self.luck,
            "luck_doubt": self.luck_doubt,
        }


class Stretch:
    """A part of a game: what was answered where it began, and the state that it led to."""

    __slots__ = ("answer", "began", "reached")

    def __init__(self, began: Seen, answer: Answer, reached: State) -> None:
        self.began = began
        self.answer = answer
        self.reached = reached


def weigh(seen: Seen, given: Answer, stretch: Stretch, bot: HardBot) -> Weighed:
    """Weigh an answer against others, and what the stretch of the game around it promised against what came of it."""
    bots = seen.game.bots
    bot.learn(seen)
    view = seen.glance()
    advice = bots.advise_well(view, seen.choice)
    found = bots.candidates(view, seen.choice, MOST_RIVALS, bot.stream.streams)[:MOST_RIVALS]
    if given not in found:
        found.append(given)
    trials = [Trial(answer) for answer in found]
    mine = trials[found.index(given)]
    if len(trials) > 1:
        bot.tried(seen, trials, LEAST_WEIGHED)
    best = max(trials, key=Trial.mean)
    weighed = Weighed(best.answer, given == advice.answer, "bot-playouts", {"playouts": len(best.values)})
    if best.answer == advice.answer:
        weighed.reason, weighed.reason_args = advice.reason, advice.args
    if best is not mine:
        better, doubt = lead(best, mine)
        weighed.better, weighed.doubt = 50 * better, 50 * doubt
    others = [trial.mean() for trial in trials if trial is not mine]
    weighed.given = 50 + 50 * mine.mean()
    weighed.next = 50 + 50 * max(others) if others else weighed.given
    meant, reached = luck_of(stretch, bot)
    weighed.meant, weighed.reached = 50 + 50 * mean_of(meant), 50 + 50 * mean_of(reached)
    weighed.luck = weighed.reached - weighed.meant
    weighed.luck_doubt = 50 * math.hypot(error_of(meant), error_of(reached))
    return weighed


def luck_of(stretch: Stretch, bot: HardBot) -> tuple[list[float], list[float]]:
    """How it would go on from where a stretch began, and from where it led, until the same moment."""
    seen = stretch.began
    bots, side, streams = seen.game.bots, seen.side(), bot.stream.streams
    until = bots.moment(seen.glance()) + bots.ahead
    meant: list[float] = []
    reached: list[float] = []
    started = time.perf_counter()
    while len(meant) < LEAST_WEIGHED or not bot.spent(len(meant), started):
        seed = below(streams, 0, 1 << 62)
        s = seen.imagine(seed)
        luck = list(s.streams)
        submit(s, seen.seat, stretch.answer)
        meant.append(follow(bots, s, side, until, luck, bot.network))
        s = seen.game.determinize(stretch.reached, seen.seat, seed)
        s.auto = True
        if s.pending and owed(s).seat == NATURE:  # the stretch ended where dice were to be rolled
            answer_for_nature(s)
        reached.append(follow(bots, s, side, until, list(s.streams), bot.network))
    return meant, reached


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def error_of(values: list[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 1.0
    mean = mean_of(values)
    spread = 0.0
    for value in values:
        spread += (value - mean) * (value - mean)
    return math.sqrt(spread / (len(values) - 1) / len(values))
