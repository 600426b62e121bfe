"""Measuring speed, by CPU time: random play and the things done to a state. Figures, no judgement."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable

from reverie.bots.base import Seen
from reverie.bots.registry import find_bot
from reverie.kernel import agenda
from reverie.kernel.agenda import answer_for_nature, owed, play_at_random, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.codec import digest, load, save
from reverie.kernel.game import Game
from reverie.kernel.plain import Body
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
        decisions, games, started = 0, 0, time.process_time()
        while time.process_time() - started < seconds / 3:
            s = game.new(setups[number % len(setups)], number)
            s.auto = True
            decisions += play_at_random(s, streams, 1_000_000)
            number += 1
            games += 1
        taken = time.process_time() - started
        best = max(best, (decisions / taken, games / taken))
    return best


def middle_of_a_game(game: Game, seed: int = 1) -> State:
    s: State = game.new(game.sample_setup(seed), seed)
    s.auto = True
    play_at_random(s, Stream(seed).streams, 120)
    return s


def microseconds(work: Callable[[], object]) -> float:
    """The best of several timings of one call."""
    best = float("inf")
    for _ in range(5):
        count = 200
        started = time.process_time()
        for _ in range(count):
            work()
        best = min(best, (time.process_time() - started) / count)
    return round(best * 1e6, 2)


def view_microseconds(game: Game, seconds: float) -> float:
    """What one view costs where it is asked for after every decision: games with views beside the same games without, by CPU time."""
    setups = [game.sample_setup(seed) for seed in range(20)]
    taken = [0.0, 0.0]
    views, number = 0, 0
    while number < 2 or sum(taken) < seconds:
        for looking in (0, 1):
            started = time.process_time()
            s = game.new(setups[number % len(setups)], number)
            s.auto = True
            streams = Stream(number).streams
            while s.pending:
                play_at_random(s, streams, 1)
                if looking:
                    game.view(s, 0)
                    views += 1
            taken[looking] += time.process_time() - started
        number += 1
    return round((taken[1] - taken[0]) / views * 1e6, 2)


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
    started = time.process_time()
    for _ in range(30):
        play_at_random(s.clone(), streams, 1_000_000)
    return round((time.process_time() - started) / 30 * 1000, 2)


def bot_games(game: Game, bot: str, seconds: float) -> float:
    """Games a second of a bot against itself, in the pairings that the lab measures."""
    games, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        setup = game.lab.setup(games)
        s = game.new(setup, games)
        s.auto = True
        while s.pending and s.pending[0].seat == NATURE:
            answer_for_nature(s)
        bots = [find_bot(bot, seat) for seat, _name in enumerate(game.seats_of(setup))]
        while s.pending:
            choice = owed(s)
            submit(s, choice.seat, bots[choice.seat].choose(Seen(game, s, choice)))
        games += 1
    return round(games / (time.process_time() - started), 2)


def simulations_ms(game: Game, bot: str, decisions: int) -> float:
    """How long a search takes for one decision, where there is something to decide: the mean of some."""
    s, seed = middle_of_a_game(game), 1
    streams = Stream(3).streams
    taken, asked = 0.0, 0
    for _ in range(60 * decisions):
        if asked == decisions:
            break
        if not s.pending:  # some games are over sooner than others
            seed += 1
            s = middle_of_a_game(game, seed)
            continue
        choice = owed(s)
        searcher = find_bot(bot, 1)
        started = time.process_time()
        searcher.choose(Seen(game, s.clone(), choice))
        if searcher.chances:
            taken += time.process_time() - started
            asked += 1
        play_at_random(s, streams, 1)
    return round(taken / max(asked, 1) * 1000, 1)


def bot_figures(game: Game, seconds: float, decisions: int = 8, playouts: int = 100) -> dict[str, float]:
    """What a game's levels take: duels of the middle one, and a hundred imagined games of the strong one."""
    normal, hard = game.bots.levels.get("adept", ""), game.bots.levels.get("expert", "")
    if not normal or not hard:
        return {}
    kind = hard.partition(":")[0]
    return {
        f"{normal}_games_per_second": bot_games(game, normal, seconds),
        f"{kind}_{playouts}_playouts_ms": simulations_ms(game, f"{kind}:{playouts}", decisions),
    }


def measure(game: Game, seconds: float) -> Body:
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
        "view_us": view_microseconds(game, seconds / 3),
        "save_bytes": len(data),
        "thousand_states_mb": round(bytes_of_states(game, 1000) / 1e6, 2),
        "rollout_ms": rollout_milliseconds(game),
        **{name: microseconds(work) for name, work in game.lab.gauges(s).items()},
        **bot_figures(game, seconds),
    }
