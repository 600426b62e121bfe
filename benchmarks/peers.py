"""The peers' side of the comparison, run with an interpreter that has them: random play and copies by CPU time, as JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def rate(play: Callable[[], int], seconds: float) -> float:
    """Decisions a second: whole games until the time is over; the best of three stretches."""
    best = 0.0
    for _ in range(3):
        decisions, started = 0, time.process_time()
        while time.process_time() - started < seconds / 3:
            decisions += play()
        best = max(best, decisions / (time.process_time() - started))
    return best


def microseconds(work: Callable[[], Any], count: int = 300) -> float:
    best = float("inf")
    for _ in range(5):
        started = time.process_time()
        for _ in range(count):
            work()
        best = min(best, (time.process_time() - started) / count)
    return round(best * 1e6, 2)


def catanatron(seconds: float) -> dict[str, Any]:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> int:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        return len(game.state.actions)

    game = Game([RandomPlayer(color) for color in colors])
    for _ in range(120):
        game.play_tick()
    return {"decisions_per_second": round(rate(play, seconds)), "clone_us": microseconds(game.copy)}


def chess(seconds: float) -> dict[str, Any]:
    import chess as library

    def play() -> int:
        board = library.Board()
        moves = 0
        while moves < 200:
            legal = list(board.legal_moves)
            if not legal or board.is_insufficient_material():
                break
            board.push(random.choice(legal))
            moves += 1
        return moves

    board = library.Board()
    for _ in range(40):
        board.push(random.choice(list(board.legal_moves)))
    return {
        "decisions_per_second": round(rate(play, seconds)),
        "clone_us": microseconds(lambda: board.copy(stack=False)),
    }


def open_spiel_backgammon(seconds: float) -> dict[str, Any]:
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choice(outcomes)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    state = game.new_initial_state()
    while state.move_number() < 60 and not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return {"decisions_per_second": round(rate(play, seconds)), "clone_us": microseconds(state.clone)}


PEERS = {"catanatron": catanatron, "python-chess": chess, "open_spiel backgammon (C++)": open_spiel_backgammon}

if __name__ == "__main__":
    random.seed(1)
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 6.0
    told = {}
    for name, measure in PEERS.items():
        try:
            told[name] = measure(seconds)
        except ImportError as error:
            told[name] = {"missing": str(error)}
    print(json.dumps(told))
