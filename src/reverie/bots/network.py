"""A small value network: numbers that were learned from games, and what they make of a game's own estimate.

A game names what counts in a situation (`Adviser.features`); the network corrects the logit of `Adviser.evaluate` by it: one hidden
layer, plain arithmetic. It is trained elsewhere (`examples/learning`) and shipped as whole numbers in the game's `bots/network.json`.
"""

from __future__ import annotations

import hashlib
import json
import math
from pathlib import Path
from typing import Any, Final

from reverie.kernel.adviser import Adviser
from reverie.kernel.game import Game
from reverie.kernel.plain import Body
from reverie.kernel.state import State

FORMAT: Final = 1
FILE: Final = "bots/network.json"
"""Where a game has its network, in its own folder."""
UNIT: Final = 1000.0
"""Weights are written in thousandths."""
FAR: Final = 4.0
"""What lies farther from the middle, in spreads, looks no farther: no situation that was never seen is judged out of all proportion."""
SURE: Final = 0.995
"""No estimate of a game that goes on is surer."""


class NetworkError(ValueError):
    """Numbers that are no network, or one that was trained for something else."""


def digest_of(game: Game) -> str:
    """What a network must have been trained for: this game, told by these features in this order."""
    told = [FORMAT, game.name, list(game.bots.features)]
    return hashlib.blake2b(repr(told).encode(), digest_size=12).hexdigest()


def logit(value: float) -> float:
    """An estimate from -1 to 1 as the logarithm of the odds to win."""
    value = SURE if value > SURE else -SURE if value < -SURE else value
    return math.log((1.0 + value) / (1.0 - value))


class Network:
    """One hidden layer over features and the logit of the game's own estimate, which comes first."""

    __slots__ = ("biases", "last", "middles", "outs", "spreads", "weights")

    def __init__(
        self,
        middles: list[float],
        spreads: list[float],
        weights: list[list[float]],
        biases: list[float],
        outs: list[float],
        last: float,
    ) -> None:
        self.middles = middles
        """What each input is on the average..."""
        self.spreads = spreads
        """... and how far it goes from there."""
        self.weights = weights
        """Of each hidden unit, for each input..."""
        self.biases = biases
        self.outs = outs
        """... and what each of them adds to the logit."""
        self.last = last

    def lift(self, inputs: list[float]) -> float:
        """What is to be added to the logit."""
        count = len(inputs)
        scaled: list[float] = []
        for i in range(count):
            x = (inputs[i] - self.middles[i]) / self.spreads[i]
            scaled.append(FAR if x > FAR else -FAR if x < -FAR else x)
        total = self.last
        for unit in range(len(self.outs)):
            weights = self.weights[unit]
            reached = self.biases[unit]
            for i in range(count):
                reached += weights[i] * scaled[i]
            if reached > 0.0:
                total += self.outs[unit] * reached
        return total

    def judged(self, value: float, features: list[float]) -> float:
        """An estimate from -1 to 1, corrected; as it is, where the game tells no features."""
        if not features:
            return value
        known = logit(value)
        return math.tanh(0.5 * (known + self.lift([known] + features)))


def worth(bots: Adviser, s: State, side: tuple[int, ...], network: Network | None) -> float:
    """How a situation looks for a side: on the average of its seats, who win and lose together; what is over is not estimated."""
    total = 0.0
    for seat in side:
        value = bots.evaluate(s, seat)
        if network is not None and s.pending:
            value = network.judged(value, bots.features_of(s, seat))
        total += value
    return total / len(side)


# As numbers in a file ------------------------------------------------------------------------------------------------


def told(network: Network, game: Game, made: Body) -> Body:
    """A network as plain values; `made` says where it comes from."""
    names = ["evaluate", *game.bots.features]
    inputs = [[names[i], network.middles[i], network.spreads[i]] for i in range(len(names))]
    return {
        "format": FORMAT,
        "game": game.name,
        "digest": digest_of(game),
        "made": made,
        "inputs": inputs,
        "hidden": [
            [thousandths(number) for number in [network.outs[unit], network.biases[unit], *network.weights[unit]]]
            for unit in range(len(network.outs))
        ],
        "last": thousandths(network.last),
    }


def thousandths(number: float) -> int:
    return round(number * UNIT)


def read(game: Game, body: Any, where: str) -> Network:
    """The network of a file for this game; raises NetworkError."""
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise NetworkError(f"{where}: this is no network of format {FORMAT}")
    if body.get("game") != game.name:
        raise NetworkError(f"{where}: this network was trained for {body.get('game')!r}, not for {game.name!r}")
    if body.get("digest") != digest_of(game):
        raise NetworkError(
            f"{where}: this network was trained for other features of {game.name} than it tells now; train it again (docs/bots.md)"
        )
    try:
        middles = [float(row[1]) for row in body["inputs"]]
        spreads = [float(row[2]) for row in body["inputs"]]
        rows = [[float(number) / UNIT for number in row] for row in body["hidden"]]
        last = float(body["last"]) / UNIT
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise NetworkError(f"{where}: numbers are missing or are none: {error!r}") from error
    count = 1 + len(game.bots.features)
    if len(middles) != count or any([len(row) != 2 + count for row in rows]) or min(spreads) <= 0.0:
        raise NetworkError(
            f"{where}: the layers do not fit together; there are {count} inputs, each with a spread above 0"
        )
    return Network(
        middles, spreads, [row[2:] for row in rows], [row[1] for row in rows], [row[0] for row in rows], last
    )


_known: dict[str, Network | None] = {}


def network_of(game: Game) -> Network | None:
    """The network that a game is shipped with, if it has one; raises NetworkError for one that does not fit."""
    if not game.bots.features:
        return None
    path = game.folder() / FILE
    key = path.as_posix()
    if key not in _known:
        _known[key] = load(game, path) if path.exists() else None
    return _known[key]


def load(game: Game, path: Path) -> Network:
    try:
        body = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise NetworkError(f"{path}: this is no JSON: {error}") from error
    return read(game, body, str(path))
