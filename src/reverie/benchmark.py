"""Measuring speed: random play and the things done to a state. Figures, no judgement."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from reverie.kernel import agenda
from reverie.kernel.agenda import play_at_random
from reverie.kernel.chance import Stream
from reverie.kernel.codec import digest, load, save
from reverie.kernel.game import Game
from reverie.kernel.state import State


def random_play(game: Game, seconds: float) -> tuple[float, float]:
    """Play at random for a while: decisions and games a second, the best of three stretches (as the peers are measured)."""
    streams = Stream(1).streams
    setups = [game.sample_setup(seed) for seed in range(20)]
    for setup in setups:
        game.new(setup, 0)
    best = (0.0, 0.0)
    number = 0
    for _ in range(3):
        decisions, games, started = 0, 0, time.perf_counter()
        while time.perf_counter() - started < seconds / 3:
            s = game.new(setups[number % len(setups)], number)
            s.auto = True
            decisions += play_at_random(s, streams, 1_000_000)
            number += 1
            games += 1
        taken = time.perf_counter() - started
        best = max(best, (decisions / taken, games / taken))
    return best


def middle_of_a_game(game: Game) -> State:
    s = game.new(game.sample_setup(1), 1)
    s.auto = True
    play_at_random(s, Stream(1).streams, 120)
    return s


def microseconds(work: Callable[[], Any]) -> float:
    """The best of several timings of one call."""
    best = float("inf")
    for _ in range(5):
        count = 200
        started = time.perf_counter()
        for _ in range(count):
            work()
        best = min(best, (time.perf_counter() - started) / count)
    return round(best * 1e6, 2)


def settle_memory() -> None:
    """States hold no cycles, so the collector of cycles has nothing to find: let it look less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 50)


def bytes_of_states(game: Game, count: int) -> int:
    """Memory that a thousand (or so) kept states of one match take, beyond what the match itself takes."""
    s = game.new(game.sample_setup(1), 1)
    s.auto = True
    streams = Stream(1).streams
    kept = []
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for seed in range(count):
        kept.append(s.clone())
        if not s.pending:
            s = game.new(game.sample_setup(1), seed)
            s.auto = True
        play_at_random(s, streams, 1)
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken


def rollout_milliseconds(game: Game) -> float:
    """A clone played at random to the end of the game."""
    s = middle_of_a_game(game)
    streams = Stream(2).streams
    started = time.perf_counter()
    for _ in range(30):
        play_at_random(s.clone(), streams, 1_000_000)
    return round((time.perf_counter() - started) / 30 * 1000, 2)


def measure(game: Game, seconds: float) -> dict[str, Any]:
    settle_memory()
    decisions, games = random_play(game, seconds)
    s = middle_of_a_game(game)
    data = save(game, s)
    return {
        "game": game.name,
        "build": "compiled" if not agenda.__file__.endswith(".py") else "interpreted",
        "decisions_per_second": round(decisions),
        "games_per_second": round(games, 1),
        "clone_us": microseconds(s.clone),
        "save_us": microseconds(lambda: save(game, s)),
        "load_us": microseconds(lambda: load(game, data)),
        "digest_us": microseconds(lambda: digest(game, s)),
        "view_us": microseconds(lambda: game.view(s, 0)),
        "save_bytes": len(data),
        "thousand_states_mb": round(bytes_of_states(game, 1000) / 1e6, 2),
        "rollout_ms": rollout_milliseconds(game),
    }
