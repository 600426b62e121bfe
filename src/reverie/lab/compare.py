"""Two variants (bots, content, setups) by a sequential test on pairs of games, as testers of chess engines do.

The generalised sequential probability ratio test asks after every pair which is likelier: that the first variant is better by `elo0`, or
by `elo1`. It ends as soon as one of them is as likely as the error rates demand, so clear differences need few games. Two bots that can
meet play pairs of games by the same seed with sides exchanged; variants that cannot meet (other content, other setups, parties) each play
the same games by themselves.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from reverie.kernel.game import WON, Game
from reverie.kernel.match import write_whole
from reverie.kernel.plain import Body

from .backends import Backend
from .errors import LabError
from .ledger import Ledger, missing
from .plan import COMPARE, Plan, plan_bots, plan_party, plan_variants
from .play import Row
from .run import Heard, write_json
from .tally import Z95

BLANK: Final = 3
"""So many pairs that say nothing are added to those there are, so that a few that all end alike prove little. Somebody better by d in score
leaves n pairs all alike with a chance of (1 - 2d)^n at most; with three added pairs they decide nothing before that is below 5 %."""
PRIOR: Final = 0.125
"""The variance of a pair of games that have nothing in common."""
UPPER: Final = "elo1"
LOWER: Final = "elo0"
UNDECIDED: Final = ""


class Variant(msgspec.Struct):
    """One of two things to be compared: who plays, by which content, set up how."""

    bot: str
    content: list[Path] = []
    setup: Path | None = None


class Bounds(msgspec.Struct):
    """The two hypotheses, and how often each may be taken where the other holds."""

    elo0: float = 0.0
    elo1: float = 10.0
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        if self.elo0 >= self.elo1:
            raise LabError(f"--elo0 {self.elo0:g} --elo1 {self.elo1:g}: the second should be the greater one")
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise LabError(f"--{name} {value:g}: an error rate lies between 0 and 0.5")

    def lower(self) -> float:
        return math.log(self.beta / (1 - self.alpha))

    def upper(self) -> float:
        return math.log((1 - self.beta) / self.alpha)


def expected(elo: float) -> float:
    """The score of whoever is better by so much."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of(score: float) -> float:
    """By how much somebody with this score is better; far scores stand for what is still told apart."""
    inside = min(max(score, 0.001), 0.999)
    return -400 * math.log10(1 / inside - 1)


class Test:
    """Pair by pair, each a score from 0 to 1 of the first variant: which hypothesis is how much likelier."""

    __test__ = False  # not one of pytest's

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.pairs = 0
        self.total = 0.0
        self.squares = 0.0
        self.scores: dict[float, int] = {}

    def add(self, score: float) -> str:
        """One pair more; what is decided by it."""
        self.pairs += 1
        self.total += score
        self.squares += score * score
        self.scores[score] = self.scores.get(score, 0) + 1
        return self.verdict()

    def mean(self) -> float:
        return self.total / self.pairs if self.pairs else 0.5

    def variance(self) -> float:
        """Of one pair; with some more that say nothing."""
        apart = self.squares - self.pairs * self.mean() ** 2
        return (max(0.0, apart) + BLANK * PRIOR) / (self.pairs + BLANK)

    def ratio(self) -> float:
        """The logarithm of how much likelier `elo1` is."""
        low, high = expected(self.bounds.elo0), expected(self.bounds.elo1)
        return self.pairs * (high - low) * (2 * self.mean() - low - high) / (2 * self.variance())

    def verdict(self) -> str:
        ratio = self.ratio()
        if ratio >= self.bounds.upper():
            return UPPER
        return LOWER if ratio <= self.bounds.lower() else UNDECIDED

    def interval(self) -> tuple[float, float]:
        margin = Z95 * math.sqrt(self.variance() / max(1, self.pairs))
        return max(0.0, self.mean() - margin), min(1.0, self.mean() + margin)


# Plans and pairs -----------------------------------------------------------------------------------------------------


def plan_compare(
    games: tuple[Game, Game], one: Variant, two: Variant, seed: int, scenario: str = "", players: str = ""
) -> tuple[Plan, Body]:
    """A plan of pairs, and its header. Two bots that can meet do; other variants play the same games each by itself."""
    meet = not games[0].together and one.content == two.content and one.setup == two.setup
    if meet:
        plan, header = plan_bots(games[0], one.content, f"{one.bot},{two.bot}", seed, True, one.setup)
        plan.kind = COMPARE
        return plan, header | {"kind": COMPARE}
    planned = []
    for game, variant in zip(games, (one, two), strict=True):
        if not game.together:
            bots = f"{variant.bot},{variant.bot}"
            planned.append(plan_bots(game, variant.content, bots, seed, False, variant.setup))
        elif variant.setup is not None:
            raise LabError(f"{game.name} is played together; --scenario and --players say what is played")
        else:
            planned.append(plan_party(game, variant.content, variant.bot, seed, scenario, players))
    return plan_variants(planned)


def pair_score(header: Body, pair: list[Row]) -> float:
    """How the first variant fared in a pair, from 0 to 1; a half when both fared alike."""
    if "variants" in header:
        mine, theirs = [alone(row) for row in pair]
        return 0.5 + (mine - theirs) / 2
    scores = []
    for row in pair:
        points: dict[str, list[float]] = {}
        for seat in row.leaders():
            points.setdefault(row.bots[seat], []).append(row.points(seat))
        mine, theirs = [sum(points[bot]) / len(points[bot]) for bot in header["bots"]]
        scores.append(0.5 + (mine - theirs) / 2)
    return sum(scores) / len(scores)


def alone(row: Row) -> float:
    """What counts of a game that a variant plays by itself: whether the party has won, or what the first seat got."""
    return float(row.result == WON) if row.result else row.points(0)


class Compared:
    """A comparison: the test over all pairs up to the one that decided it, in the order of their numbers."""

    def __init__(self, header: Body, bounds: Bounds) -> None:
        self.header = header
        self.test = Test(bounds)
        self.verdict = UNDECIDED
        self.played = 0
        """Games that are kept, those of pairs that were not needed any more among them."""
        self._waiting: dict[int, Row] = {}

    def add(self, rows: Iterable[Row]) -> str:
        """Games in any order; a pair counts once all pairs before it are there, so that nothing depends on who was faster."""
        for row in rows:
            self.played += 1
            self._waiting[row.number] = row
        while not self.verdict and {2 * self.test.pairs, 2 * self.test.pairs + 1} <= self._waiting.keys():
            pair = [self._waiting.pop(2 * self.test.pairs + which) for which in (0, 1)]
            self.verdict = self.test.add(pair_score(self.header, pair))
        return self.verdict


def compare(
    plan: Plan,
    header: Body,
    bounds: Bounds,
    most: int,
    backend: Backend,
    out: Path | None,
    heard: Heard = lambda done, now: None,
) -> Compared:
    """Play pairs until the test has decided, at most so many games. Games that are kept count again, whatever the bounds."""
    bounds.check()
    found = Compared(header, bounds)
    decode = msgspec.json.Decoder(Row).decode
    ledger = Ledger(out, header) if out is not None else None
    try:
        there = ledger.rows if ledger is not None else []
        found.add(there)
        wanted = [] if found.verdict else list(missing(list(range(most - most % 2)), there))
        for line in backend.play(plan, header, wanted):
            if ledger is not None:
                ledger.append(line)
            found.add([decode(line)])
            heard(2 * found.test.pairs, found.played)
            if found.verdict:
                break
    finally:
        if ledger is not None:
            ledger.close()
    return found


# What is told --------------------------------------------------------------------------------------------------------


def weigh_comparison(found: Compared) -> Body:
    """All figures, as plain values."""
    test, bounds = found.test, found.test.bounds
    low, high = test.interval()
    names = found.header.get("names") or found.header["bots"]
    return {
        "game": found.header["game"],
        "a": names[0],
        "b": names[1],
        "seed": found.header["seed"],
        "meet": "variants" not in found.header,
        "verdict": found.verdict,
        "said": said(found.verdict, bounds),
        "games": 2 * test.pairs,
        "kept": found.played,
        "pairs": {f"{score:g}": count for score, count in sorted(test.scores.items())},
        "score": {"mean": round(test.mean(), 4), "low": round(low, 4), "high": round(high, 4)},
        "elo": {name: round(elo_of(value), 1) for name, value in (("mean", test.mean()), ("low", low), ("high", high))},
        "ratio": round(test.ratio(), 3),
        "bounds": [round(bounds.lower(), 3), round(bounds.upper(), 3)],
        "elo0": bounds.elo0,
        "elo1": bounds.elo1,
        "alpha": bounds.alpha,
        "beta": bounds.beta,
    }


def said(verdict: str, bounds: Bounds) -> str:
    if verdict == UPPER:
        return f"A is better: by {bounds.elo1:g} Elo rather than by {bounds.elo0:g}"
    if verdict == LOWER:
        what = "no difference" if bounds.elo0 == 0 else "not proved"
        return f"{what}: A is better by {bounds.elo0:g} Elo, or less, rather than by {bounds.elo1:g}"
    return "undecided: more games are needed"


def markdown(told: Body) -> str:
    """The findings as a page to keep or to send."""
    score, elo = told["score"], told["elo"]
    how = "pairs of games with sides exchanged" if told["meet"] else "the same games, each variant by itself"
    lines = [
        f"# {told['game']}: {told['a']} (A) against {told['b']} (B)",
        "",
        f"**{told['said']}.**",
        "",
        f"- {told['games']} games ({how}), seed {told['seed']}",
        f"- Score of A: {100 * score['mean']:.1f} % ({100 * score['low']:.1f} to {100 * score['high']:.1f})",
        f"- Elo: {elo['mean']:+.1f} ({elo['low']:+.1f} to {elo['high']:+.1f})",
        f"- Log-likelihood ratio {told['ratio']:.2f}, decided at {told['bounds'][0]:.2f} and {told['bounds'][1]:.2f} "
        f"(error rates {told['alpha']:g} and {told['beta']:g})",
        "",
        "| Score of A in a pair | Pairs |",
        "|---:|---:|",
        *[f"| {pair} | {count} |" for pair, count in told["pairs"].items()],
        "",
        "A test that ends early ends at a lucky moment for one of them: take the verdict, and the score as a rough guide.",
    ]
    return "\n".join(lines) + "\n"


def write_comparison(out: Path, told: Body) -> None:
    """compare.json and compare.md, beside the games."""
    write_json(out / "compare.json", told)
    write_whole(out / "compare.md", markdown(told).encode())
