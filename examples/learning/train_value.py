"""Train the value network that the bots `hard` and `master` ask, from games that bots play against themselves.

    pip install -r examples/learning/requirements.txt
    python examples/learning/train_value.py dice_throne --games 3000 --out network.json

Wherever a situation has come to rest for the first time in a turn, what the game tells of it (`Adviser.features`) is kept, with how the
game ended for whoever looks. A network of one hidden layer learns to correct the logit of the game's own estimate. Some answers are given
at random: who only sees what good players do never learns what a mistake costs, and a search that goes by such a network makes the
mistakes that it was never shown. One game in ten says when to stop, one in ten that nothing has learned from says what was gained. The
same command gives the same numbers.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from multiprocessing import Pool
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from reverie.bots import BOTS, Bot, Seen, find_bot
from reverie.bots.network import Network, NetworkError, digest_of, logit, read, told
from reverie.games import find_game
from reverie.kernel.chance import below
from reverie.kernel.game import Game
from reverie.kernel.plain import Answer
from reverie.lab.dataset import split_of
from reverie.lab.plan import Plan, plan_bots, plan_party
from reverie.lab.play import play

BATCH = 256
RATE = 0.003
PATIENCE = 12
"""So many times through all situations without getting better end the training."""
MOST_EPOCHS = 120
Z95 = 1.96

Situation = tuple[int, int, float, list[float]]
"""The game, the seat, the game's own estimate and its features."""


class Rough(Bot):
    """Another bot that gives some of its answers at random."""

    name: ClassVar[str] = "rough"
    inner: ClassVar[str] = "normal"
    shake: ClassVar[float] = 0.0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.bot = find_bot(self.inner, seed)

    def choose(self, seen: Seen) -> Answer:
        if below(self.stream.streams, 0, 1000) < 1000 * self.shake:
            return seen.choice.options.sample(self.stream.streams, 0)
        return self.bot.choose(seen)


def roughen(inner: str, shake: float) -> None:
    """In every process that plays: the bot `rough` is this one."""
    Rough.inner, Rough.shake = inner, shake
    BOTS[Rough.name] = Rough


# Games ---------------------------------------------------------------------------------------------------------------


def planned(game: Game, seed: int, scenarios: str) -> Plan:
    bot = Rough.name
    plan, _header = (
        plan_party(game, [], bot, seed, scenarios)
        if game.together
        else plan_bots(game, [], f"{bot},{bot}", seed, False, None)
    )
    return plan


def played(asked: tuple[Plan, int]) -> tuple[list[Situation], list[float]]:
    """The situations of one game, and what it was worth to each seat in the end."""
    plan, number = asked
    game = plan.find_game()
    bots = game.bots
    fixture = plan.fixture(game, number)
    seats = range(len(game.seats_of(fixture.setup)))
    found: list[Situation] = []
    last: list[Any] = [-1, None]

    def note(s: Any, choice: Any, _answer: Any, _bot: Any) -> None:
        last[1] = s
        now = bots.moment(s)
        if choice.decision not in bots.rests or now == last[0]:
            return
        last[0] = now
        for seat in [0] if game.together else seats:
            features = bots.features_of(s, seat)
            if features:
                found.append((number, seat, bots.evaluate(s, seat), features))

    play(game, plan, fixture, note)
    worth = game.returns(last[1])
    assert worth is not None
    return found, list(worth)


class Situations:
    """Many situations: the logit of the game's estimate and its features, what came of it, and which game it was."""

    def __init__(self, rows: list[tuple[int, float, list[float], float]]) -> None:
        self.games = np.array([row[0] for row in rows], dtype=np.int64)
        self.values = np.array([row[1] for row in rows])
        self.known = np.array([logit(row[1]) for row in rows])
        self.inputs = np.array([[logit(row[1]), *row[2]] for row in rows])
        self.won = np.array([(1.0 + row[3]) / 2.0 for row in rows])


def gathered(plan: Plan, games: int, asked: argparse.Namespace) -> dict[str, Situations]:
    """The situations of so many games (of each crew, where a party plays), told apart by what they are for."""
    numbers = sorted(plan.numbers(games))
    rows: dict[str, list[Any]] = {"train": [], "validation": [], "test": []}
    wanted = [(plan, number) for number in numbers]
    with Pool(asked.workers, roughen, (asked.bot, asked.shake)) as pool:
        for done, (found, worth) in enumerate(pool.imap(played, wanted, chunksize=4), start=1):
            for number, seat, value, features in found:
                rows[split_of(plan, number)].append((number, value, features, worth[seat]))
            if done % 200 == 0:
                print(f"{done} of {len(numbers)} games", file=sys.stderr, flush=True)
    for name, there in rows.items():
        if not there:
            raise SystemExit(f"no situation for {name} in {len(numbers)} games: play more of them")
    return {name: Situations(there) for name, there in rows.items()}


# The network ---------------------------------------------------------------------------------------------------------


def reached(weights: list[Any], scaled: Any) -> tuple[Any, Any]:
    inner, biases, outs, last = weights
    hidden = np.maximum(scaled @ inner + biases, 0.0)
    return hidden, hidden @ outs + last[0]


def chance(logits: Any) -> Any:
    return 1.0 / (1.0 + np.exp(-logits))


def loss(chances: Any, won: Any) -> Any:
    """The log loss of each situation."""
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return -(won * np.log(sure) + (1 - won) * np.log(1 - sure))


def fitted(train: Situations, validation: Situations, units: int, ridge: float, seed: int) -> Network:
    """The network that foretells the games kept for validation best, found by Adam."""
    rng = np.random.default_rng(seed)
    # numbers as they will stand in the file
    middles = np.round(train.inputs.mean(axis=0), 4)
    spreads = np.maximum(np.round(train.inputs.std(axis=0), 4), 0.01)
    far = 4.0
    scaled = np.clip((train.inputs - middles) / spreads, -far, far)
    beside = np.clip((validation.inputs - middles) / spreads, -far, far)
    count = scaled.shape[1]
    weights = [
        rng.normal(0, 1 / math.sqrt(count), (count, units)),
        np.zeros(units),
        rng.normal(0, 0.05, units),
        np.zeros(1),
    ]
    first = [np.zeros_like(one) for one in weights]
    second = [np.zeros_like(one) for one in weights]
    best, kept, waited, step = math.inf, [one.copy() for one in weights], 0, 0
    for _epoch in range(MOST_EPOCHS):
        order = rng.permutation(len(scaled))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            step += 1
            hidden, lift = reached(weights, scaled[rows])
            error = (chance(train.known[rows] + lift) - train.won[rows]) / len(rows)
            back = np.outer(error, weights[2]) * (hidden > 0)
            slopes = [
                scaled[rows].T @ back + ridge * weights[0],
                back.sum(0),
                hidden.T @ error + ridge * weights[2],
                error.sum(keepdims=True),
            ]
            for i, slope in enumerate(slopes):
                first[i] = 0.9 * first[i] + 0.1 * slope
                second[i] = 0.999 * second[i] + 0.001 * slope * slope
                mean, size = first[i] / (1 - 0.9**step), second[i] / (1 - 0.999**step)
                weights[i] = weights[i] - RATE * mean / (np.sqrt(size) + 1e-8)
        now = float(loss(chance(validation.known + reached(weights, beside)[1]), validation.won).mean())
        if now < best - 1e-5:
            best, kept, waited = now, [one.copy() for one in weights], 0
        else:
            waited += 1
            if waited >= PATIENCE:
                break
    inner, biases, outs, last = kept
    return Network(middles.tolist(), spreads.tolist(), inner.T.tolist(), biases.tolist(), outs.tolist(), float(last[0]))


def judged(network: Network, there: Situations) -> dict[str, float]:
    """What the numbers in the file foretell beside the game's own estimate, with the gain's 95 % interval by games."""
    values = np.array(
        [
            network.judged(value, list(row[1:]))
            for value, row in zip(there.values.tolist(), there.inputs.tolist(), strict=True)
        ]
    )
    before, after = loss((1 + there.values) / 2, there.won), loss((1 + values) / 2, there.won)
    gains = before - after
    by_game = np.array([gains[there.games == game].mean() for game in np.unique(there.games)])
    doubt = Z95 * float(by_game.std(ddof=1)) / math.sqrt(len(by_game))
    return {
        "games": len(by_game),
        "situations": len(gains),
        "evaluate": round(float(before.mean()), 4),
        "network": round(float(after.mean()), 4),
        "gain": round(float(by_game.mean()), 4),
        "low": round(float(by_game.mean()) - doubt, 4),
        "high": round(float(by_game.mean()) + doubt, 4),
    }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="normal", help="who plays, against itself")
    parser.add_argument("--shake", type=float, default=0.1, help="the share of answers that are given at random")
    parser.add_argument("--games", type=int, default=3000, help="how many; of each crew, where a party plays")
    parser.add_argument("--scenarios", default="", help="what a party plays, as in --scenario of reverie simulate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--units", type=int, default=16, help="of the hidden layer")
    parser.add_argument("--ridge", type=float, default=0.001, help="how strongly weights are held near nothing")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the file to write, as the game's bots/network.json")
    parser.add_argument("--anyway", action="store_true", help="write it even if it foretells no better")
    asked = parser.parse_args(argv)
    game = find_game(asked.game)
    if not game.bots.features:
        raise SystemExit(f"{asked.game} tells no features: nothing can be learned")
    roughen(asked.bot, asked.shake)
    plan = planned(game, asked.seed, asked.scenarios)
    there = gathered(plan, asked.games, asked)
    train = there["train"]
    network = fitted(train, there["validation"], asked.units, asked.ridge, asked.seed)
    made = {
        "bot": asked.bot,
        "shake": asked.shake,
        "games": len(plan.numbers(asked.games)),
        "seed": asked.seed,
        "version": game.version,
    }
    made |= {"scenarios": asked.scenarios} if asked.scenarios else {}
    body = told(network, game, made)
    found = judged(read(game, body, str(asked.out)), there["test"])
    body["made"]["held_out"] = found
    print(
        f"{asked.game}: {len(train.won)} situations to learn from; log loss on {found['games']} games kept back: "
        f"{found['evaluate']} by evaluate, {found['network']} by the network"
    )
    print(f"gain {found['gain']} (95 % {found['low']} to {found['high']}), digest {digest_of(game)}")
    if found["low"] <= 0 and not asked.anyway:
        print("not surely better: nothing is written")
        return 1
    asked.out.write_text(in_lines(body), encoding="utf-8")
    return 0


def in_lines(body: dict[str, Any]) -> str:
    """JSON with a line for each input and each hidden unit."""
    parts = []
    for key, value in body.items():
        if isinstance(value, list):
            rows = ",\n".join("    " + json.dumps(row) for row in value)
            parts.append(f"  {json.dumps(key)}: [\n{rows}\n  ]")
        else:
            parts.append(f"  {json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    try:
        sys.exit(main())
    except NetworkError as error:
        sys.exit(str(error))
