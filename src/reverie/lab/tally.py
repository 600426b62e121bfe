"""Counting games. A draw is half a win in every rate, so that two equal sides stand at 50 % however often they draw."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from reverie.kernel.plain import Body

from .plan import sides_of
from .play import DRAW, NOBODY, Row

Z95: Final = 1.959963984540054
"""The normal quantile of a two-sided 95 % interval."""


class Score(msgspec.Struct):
    """Points out of games, as a rate with its interval. Games of one pair (the same seed and setup, sides exchanged) say less, or more,
    than as many games that have nothing in common: the interval goes by what pairs really differ by."""

    games: int = 0
    points: float = 0.0
    pairs: dict[int, tuple[int, float]] = msgspec.field(default_factory=dict)
    """Games and points of each pair, where games are paired."""

    def add(self, points: float, pair: int | None = None) -> None:
        self.games += 1
        self.points += points
        if pair is not None:
            games, before = self.pairs.get(pair, (0, 0.0))
            self.pairs[pair] = (games + 1, before + points)

    def rate(self) -> float:
        return self.points / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        if len(self.pairs) < 2 or len(self.pairs) == self.games:
            return wilson(self.points, self.games)
        worth = self.games * single_worth(self.rate(), list(self.pairs.values()))
        return wilson(self.rate() * worth, worth)

    def plain(self) -> Body:
        low, high = self.interval()
        return {"games": self.games, "rate": round(self.rate(), 4), "low": round(low, 4), "high": round(high, 4)}


def single_worth(rate: float, pairs: list[tuple[int, float]]) -> float:
    """As how many games that have nothing in common each game of these pairs counts: the variance that single games would have, by
    that of the pairs. One pair more of the first kind is added to theirs, so that a few that all end alike prove little."""
    games = sum([count for count, _points in pairs])
    single = rate * (1 - rate)
    if single == 0:
        return 1.0
    apart = sum([(points - count * rate) ** 2 for count, points in pairs]) * len(pairs) / (len(pairs) - 1)
    size = games / len(pairs)
    return (games + size) * single / (apart + size * single)


def wilson(points: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate; it behaves at 0, at 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    rate = points / games
    spread = Z95 * Z95 / games
    middle = rate + spread / 2
    margin = Z95 * math.sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, (middle - margin) / (1 + spread)), min(1.0, (middle + margin) / (1 + spread))


def quantile(ordered: list[int], q: float) -> float:
    """A quantile of sorted numbers, interpolated."""
    at = q * (len(ordered) - 1)
    low = math.floor(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


def lengths(numbers: list[int]) -> dict[str, float]:
    """How long games are: mean, median, and where all but the shortest and the longest twentieth lie."""
    ordered = sorted(numbers)
    told = {"mean": sum(ordered) / len(ordered)}
    for name, q in (("median", 0.5), ("p5", 0.05), ("p95", 0.95)):
        told[name] = quantile(ordered, q)
    return {name: round(value, 2) for name, value in told.items()}


def average(numbers: list[int]) -> dict[str, float]:
    """A mean with its 95 % interval."""
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum((number - mean) ** 2 for number in numbers) / (count - 1) if count > 1 else 0.0
    margin = Z95 * math.sqrt(spread / count)
    return {"mean": round(mean, 3), "low": round(mean - margin, 3), "high": round(mean + margin, 3)}


class Use(msgspec.Struct):
    """What became of one piece: sides that had it, sides that used it, and how those fared."""

    fielded: int = 0
    used: Score = msgspec.field(default_factory=Score)

    def rate(self) -> float:
        return self.used.games / self.fielded if self.fielded else 0.0


class Tally:
    """Everything that is counted, game by game."""

    def __init__(self, header: Body) -> None:
        self.header = header
        sides = sides_of(header.get("teams", (0, 1)))
        self.seatings = min(len(header["bots"]), sides) if header.get("swap") else 1
        """How many games share seed and setup."""
        self.even = 1 / sides
        """What each side would get if all were equal."""
        self.games = 0
        self.draws = 0
        self.wins: dict[str, int] = dict.fromkeys(header["bots"], 0)
        self.bots: dict[str, Score] = {bot: Score() for bot in header["bots"]}
        self.duels: dict[tuple[str, str], Score] = {}
        """How a bot fared against another."""
        self.sides: dict[str, Score] = {}
        self.matchups: dict[tuple[str, str], Score] = {}
        """How a side (a warband, a hero) fared against another."""
        self.first = Score()
        self.turns: list[int] = []
        self.decisions: list[int] = []
        self.reasons: dict[str, int] = {}
        self.pieces: dict[str, Use] = {}
        self.results: list[tuple[int, dict[str, float]]] = []
        """Number, and the points of each bot that played; on average, where it had several sides."""

    def add(self, row: Row) -> None:
        self.games += 1
        if row.winner == DRAW:
            self.draws += 1
        else:
            self.wins[row.winner] += 1
        self.turns.append(row.turns)
        self.decisions.append(row.decisions)
        self.reasons[row.reason] = self.reasons.get(row.reason, 0) + 1
        group = row.number // self.seatings
        if row.first != NOBODY:
            self.first.add(row.points(row.first), group)
        self.add_bots(row, group)
        for seat, name in enumerate(row.sides):
            points = row.points(seat)
            if any(other != name for other in row.sides):
                self.sides.setdefault(name, Score()).add(points, group)
            for other, theirs in enumerate(row.sides):
                if theirs != name and row.side(other) != row.side(seat):
                    self.matchups.setdefault((name, theirs), Score()).add(row.against(seat, other), group)
            for piece in self.header["sides"].get(name, ()):
                use = self.pieces.setdefault(piece, Use())
                use.fielded += 1
                if piece in row.spawned[seat]:
                    use.used.add(points, group)

    def add_bots(self, row: Row, group: int) -> None:
        """How bots fared, counted by sides: a bot may have several of them."""
        got: dict[str, list[float]] = {}
        for seat in row.leaders():
            bot = row.bots[seat]
            points = row.points(seat)
            got.setdefault(bot, []).append(points)
            self.bots[bot].add(points, group)
            for other in row.leaders():
                if row.bots[other] != bot:
                    self.duels.setdefault((bot, row.bots[other]), Score()).add(row.against(seat, other), group)
        self.results.append((row.number, {bot: sum(points) / len(points) for bot, points in got.items()}))

    def never_used(self) -> list[str]:
        return sorted(piece for piece, use in self.pieces.items() if not use.used.games)

    def summary(self) -> Body:
        """All figures as plain values."""
        return {
            "game": self.header["game"],
            "seed": self.header["seed"],
            "bots": self.header["bots"],
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "even": round(self.even, 4),
            "win_rates": {bot: score.plain() for bot, score in self.bots.items()},
            "first_player": self.first.plain(),
            "turns": lengths(self.turns),
            "decisions": sum(self.decisions),
            "decisions_per_game": lengths(self.decisions),
            "reasons": dict(sorted(self.reasons.items(), key=lambda item: -item[1])),
            "never_used": self.never_used(),
        }


def count(header: Body, rows: list[Row]) -> Tally:
    tally = Tally(header)
    for row in rows:
        tally.add(row)
    return tally
