"""Environments beside their peers, in one process and alternately, by CPU time: steps of PettingZoo and of batches, steps and clones of
OpenSpiel.

Run with an interpreter that has Reverie (`reverie[envs,openspiel]`) and, for PettingZoo's own games, `pettingzoo[classic]`; what is not
there is left out. Only ratios of one run mean anything.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

ROUNDS = 3
GAMES = ("dreamblade", "dice_throne", "sword_and_sorcery", "etherfields")
CLASSICS = ("leduc_holdem_v4", "hanabi_v5", "connect_four_v3")
SPIELS = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")


def per_second(play: Callable[[], int], seconds: float) -> float:
    """Steps a second of CPU time."""
    steps, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        steps += play()
    return steps / (time.process_time() - started)


def aec(made: Any) -> Callable[[], int]:
    """One game of PettingZoo by random legal picks, observed at every step."""

    def play() -> int:
        made.reset(seed=random.randrange(1 << 30))
        steps = 0
        for agent in made.agent_iter():
            seen, _reward, terminated, truncated, info = made.last()
            mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info.get("action_mask")
            if terminated or truncated:
                made.step(None)
                continue
            made.step(
                int(random.choice(np.flatnonzero(mask))) if mask is not None else made.action_space(agent).sample()
            )
            steps += 1
        return steps

    return play


def batch(game: str) -> Callable[[], int]:
    from reverie.envs.batch import Batch

    made = Batch(game, 16, seed=1)

    def play() -> int:
        for _ in range(20):
            made.step([int(random.choice(np.flatnonzero(mask))) for mask in made.mask])
        return 320

    return play


def spiel(name: str) -> Callable[[], int]:
    """One game of OpenSpiel at random; steps of players count."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def clones(name: str) -> Callable[[], int]:
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    for _ in range(8):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))

    def play() -> int:
        for _ in range(50):
            state.clone()
        return 50

    return play


def measures() -> dict[str, Callable[[], int]]:
    """Everything that can be measured here, by its name; what is not installed is left out."""
    from reverie.envs.openspiel import register, short_name
    from reverie.envs.pettingzoo import raw_env

    register()
    found: dict[str, Callable[[], int]] = {}
    for game in GAMES:
        found[f"PettingZoo {game}"] = aec(raw_env(game))
        found[f"Batch {game}"] = batch(game)
        found[f"OpenSpiel {game}"] = spiel(short_name(game))
        found[f"clones {game}"] = clones(short_name(game))
    for classic in CLASSICS:
        try:
            found[f"PettingZoo {classic}"] = aec(importlib.import_module(f"pettingzoo.classic.{classic}").raw_env())
        except ImportError as error:
            print(f"{classic} is not measured: {error}", file=sys.stderr)
    for name in SPIELS:
        importlib.import_module("open_spiel.python.games")
        found[f"OpenSpiel {name}"] = spiel(name)
        found[f"clones {name}"] = clones(name)
    return found


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    random.seed(1)
    found = measures()
    best = dict.fromkeys(found, 0.0)
    for _ in range(ROUNDS):
        for name, play in found.items():
            best[name] = max(best[name], per_second(play, seconds / ROUNDS))
    print(json.dumps({name: round(figure) for name, figure in best.items()}))


if __name__ == "__main__":
    main()
