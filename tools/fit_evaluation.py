"""Fit the weights of Sword & Sorcery's evaluation (`bots/evaluate.py`) to games that a party of `normal` plays.

Every round begins with a situation; whether its game was won is what the weights shall foretell. Games of every quest are taken, with an
intercept for each quest, which is not kept: a quest that is hard throughout must not look as if whatever is seen in it were bad. All
situations of a game count as much as one.

    python tools/fit_evaluation.py --games 1200
"""

from __future__ import annotations

import argparse
import math

from reverie.bots import Seen
from reverie.bots.base import taken_up
from reverie.games import find_game
from reverie.games.sword_and_sorcery.bots.evaluate import counted
from reverie.games.sword_and_sorcery.bots.judge import Judge
from reverie.kernel.agenda import owed, submit
from reverie.kernel.choice import ALL
from reverie.kernel.game import WON, Game
from reverie.lab.plan import derive
from reverie.lab.play import begun, ending

RIDGE = 1.0
"""How strongly weights are held near nothing, as if one game more had said so."""
STEPS = 15

Situation = dict[str, float]


class Played:
    """A game: its quest, the situations at the begin of its rounds, and whether it was won."""

    def __init__(self, quest: str, situations: list[Situation], won: bool) -> None:
        self.quest = quest
        self.situations = situations
        self.won = won


def play(game: Game, quest: str, difficulty: str, players: int, seed: int) -> Played:
    setup = game.setup({**game.lab.party_setup(quest, players, seed), "difficulty": difficulty})
    s = begun(game, setup, seed)
    bots = game.bots
    found: list[Situation] = []
    moment = -1
    while s.pending:
        choice = owed(s) if s.pending[0].mode == ALL else taken_up(game, s, range(players)) or owed(s)
        if choice.decision in bots.rests and bots.moment(s) != moment:
            moment = bots.moment(s)
            judge = Judge(s)
            if judge.heroes:
                found.append(counted(judge))
        submit(s, choice.seat, bots.advise(Seen(game, s, choice).glance(), choice).answer)
    return Played(f"{quest} {difficulty}", found, ending(game, s).result == WON)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A system of linear equations, by elimination with pivots."""
    size = len(right)
    rows = [[*row, right[number]] for number, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [one - factor * other for one, other in zip(rows[j], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def fit(played: list[Played]) -> tuple[dict[str, float], dict[str, float]]:
    """Logistic regression by Newton's steps: the weight of whatever counts, and the intercept of every quest."""
    names = list(played[0].situations[0])
    quests = sorted({one.quest for one in played})
    seen = [situation for one in played for situation in one.situations]
    means = {name: sum(one[name] for one in seen) / len(seen) for name in names}
    scales = {name: math.sqrt(sum((one[name] - means[name]) ** 2 for one in seen) / len(seen)) or 1.0 for name in names}
    lines: list[tuple[list[float], float, float]] = []
    for one in played:
        at = [float(one.quest == quest) for quest in quests]
        for situation in one.situations:
            values = [(situation[name] - means[name]) / scales[name] for name in names]
            lines.append((values + at, float(one.won), 1.0 / len(one.situations)))
    size = len(names) + len(quests)
    weights = [0.0] * size
    for _step in range(STEPS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for values, won, share in lines:
            chance = 1 / (1 + math.exp(-sum(a * b for a, b in zip(weights, values, strict=True))))
            for i in range(size):
                slope[i] += share * (won - chance) * values[i]
                for j in range(size):
                    bend[i][j] += share * chance * (1 - chance) * values[i] * values[j]
        weights = [one + more for one, more in zip(weights, solve(bend, slope), strict=True)]
    found = {name: weights[i] / scales[name] for i, name in enumerate(names)}
    shift = sum(found[name] * means[name] for name in names)
    return found, {quest: weights[len(names) + i] - shift for i, quest in enumerate(quests)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=9)
    asked = parser.parse_args()
    game = find_game("sword_and_sorcery")
    crews = [(quest, "standard", players) for players in (2, 3, 4, 5) for quest in game.lab.scenarios()]
    crews += [(game.lab.scenarios()[0], "heroic", players) for players in (2, 3, 4, 5)]
    played = []
    for number in range(asked.games):
        quest, difficulty, players = crews[number % len(crews)]
        one = play(game, quest, difficulty, players, derive(asked.seed, number, "game"))
        if one.situations:
            played.append(one)
    weights, quests = fit(played)
    print(f"{len(played)} games, {sum(one.won for one in played)} won")
    for name, weight in weights.items():
        print(f'    "{name}": {weight:.3f},')
    print("intercepts:", ", ".join(f"{quest} {value:.2f}" for quest, value in quests.items()))


if __name__ == "__main__":
    main()
