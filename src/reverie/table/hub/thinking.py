"""Bots think in processes of their own, so that a slow one never delays a table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, TypeVar

from reverie.bots import find_bot
from reverie.bots.base import Seen
from reverie.bots.hard import HardBot, Stretch, weigh
from reverie.games import GAMES, find_game
from reverie.kernel.agenda import pending_for
from reverie.kernel.codec import load
from reverie.kernel.plain import Answer, Body
from reverie.luck import Fall, luck_of

T = TypeVar("T")


class Thought:
    """What a bot would answer, why, how long it took, and the chances to win (`Bot.chances`)."""

    __slots__ = ("answer", "args", "chances", "reason", "seconds")

    def __init__(self, answer: Answer, reason: str, args: Body, seconds: float, chances: tuple[int, ...] = ()) -> None:
        self.answer = answer
        self.reason = reason
        self.args = args
        self.seconds = seconds
        self.chances = chances


class Weighing(NamedTuple):
    """An answer that a seat gave before something, and the stretch of the game around it: three saved states."""

    game: str
    seat: int
    before: bytes
    given: Answer
    began: bytes
    began_with: Answer
    reached: bytes
    seconds: float
    seed: int


class Rolled(NamedTuple):
    """A roll or a draw of a game that is over: the state before it, saved, and what came."""

    step: int
    before: bytes
    answer: Answer


def _begin() -> None:
    """In a worker: leave Ctrl-C to the server, and have the content read before it is needed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    for name in GAMES:
        find_game(name).sample_setup(0)


def _leave_with_parent() -> None:
    """A server that was killed could not tell its workers."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _warm() -> None:
    """Something to do, so that a worker starts."""


def _seen(game: str, data: bytes, seat: int) -> Seen:
    rules = find_game(game)
    state = load(rules, data)
    choice = pending_for(state, seat)
    if choice is None:
        raise LookupError(f"nothing is asked of seat {seat}")
    return Seen(rules, state, choice)


def _think(game: str, data: bytes, seat: int, bot: str, seed: int) -> tuple[Answer, str, Body, float, tuple[int, ...]]:
    began = time.perf_counter()
    thinker = find_bot(bot, seed)
    answer = thinker.choose(_seen(game, data, seat))
    return answer, thinker.reason, thinker.reason_args, time.perf_counter() - began, thinker.chances


def _weigh(asked: Weighing) -> Body:
    game = find_game(asked.game)
    stretch = Stretch(_seen(asked.game, asked.began, asked.seat), asked.began_with, load(game, asked.reached))
    seen = _seen(asked.game, asked.before, asked.seat)
    return weigh(seen, asked.given, stretch, HardBot(asked.seed, seconds=asked.seconds)).plain()


def _luck(game: str, seed: int, rolls: list[Rolled], leaders: list[int], samples: int) -> list[Body]:
    rules = find_game(game)
    falls = [Fall(rules, seed, one.step, load(rules, one.before), one.answer) for one in rolls]
    return [luck_of(fall, leaders, samples) for fall in falls]


class Thinking:
    """The pool of workers. A worker that dies is replaced; the thought is thought again, once."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)
        return self.pool

    def warm(self) -> None:
        """Start the workers before anybody waits for them."""
        for _ in range(self.workers):
            self.start().submit(_warm)

    async def think(self, game: str, data: bytes, seat: int, bot: str, seed: int) -> Thought:
        return Thought(*await self._do(_think, game, data, seat, bot, seed))

    async def weigh(self, asked: Weighing) -> Body:
        """What an answer is worth that was given: `reverie.bots.hard.Weighed`, field by field."""
        return await self._do(_weigh, asked)

    async def luck(self, game: str, seed: int, rolls: list[Rolled], leaders: list[int], samples: int) -> list[Body]:
        """What these rolls did beside their mean, for the sides of these seats: `reverie.luck.luck_of`, one after the other."""
        return await self._do(_luck, game, seed, rolls, leaders, samples)

    async def _do(self, work: Callable[..., T], *args: object) -> T:
        for attempt in (1, 2):
            pool = self.start()
            try:
                return await asyncio.wrap_future(pool.submit(work, *args))
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool = None
