"""Batch: many games side by side in one process, for learners that answer for all seats (extra `envs`)."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from reverie.kernel.game import Game
from reverie.kernel.plain import Setup

from .stage import Stage, stage_of


class Batch:
    """`n` games of one setup. A game that ends begins anew at once: `done` and `reward` tell of the one that ended.

    `obs` and `mask` are of whoever owes a pick (`seat`). All arrays are written in place.
    """

    def __init__(
        self, game: str | Game, n: int, wishes: Setup | None = None, seed: int = 0, max_picks: int = 20_000
    ) -> None:
        first = stage_of(game, wishes)
        self.stages = [first, *[Stage(first.game, first.setup, first.lens) for _ in range(n - 1)]]
        self.lens = first.lens
        self.max_picks = max_picks
        self.obs: npt.NDArray[np.uint8] = np.zeros((n, self.lens.width), np.uint8)
        self.mask: npt.NDArray[np.int8] = np.zeros((n, self.lens.size), np.int8)
        self.seat: npt.NDArray[np.int8] = np.zeros(n, np.int8)
        self.reward: npt.NDArray[np.float32] = np.zeros((n, first.seats), np.float32)
        self.done: npt.NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.truncated: npt.NDArray[np.bool_] = np.zeros(n, np.bool_)
        self._picks = [0] * n
        self._random = np.random.default_rng(seed)
        # The same memory as bytes: nothing is copied twice.
        self._seen = [self.obs[number].data for number in range(n)]
        self._masks = [self.mask[number].data.cast("B") for number in range(n)]
        self._none = bytes(self.lens.size)
        for number in range(n):
            self._begin(number)
            self._show(number)

    def step(self, actions: Any) -> None:
        """One pick in every game."""
        self.reward[:] = 0
        self.done[:] = self.truncated[:] = False
        for number, action in enumerate(np.asarray(actions).tolist()):
            stage = self.stages[number]
            stage.step(action)
            self._picks[number] += 1
            if stage.over():
                self.reward[number] = stage.returns()
                self.done[number] = True
                self._begin(number)
            elif self._picks[number] >= self.max_picks:
                self.done[number] = self.truncated[number] = True
                self._begin(number)
            self._show(number)

    def _begin(self, number: int) -> None:
        self._picks[number] = 0
        self.stages[number].reset(int(self._random.integers(1 << 62)))

    def _show(self, number: int) -> None:
        stage = self.stages[number]
        self.seat[number] = stage.seat
        mask = self._masks[number]
        mask[:] = self._none
        for action in stage.ids:
            mask[action] = 1
        stage.write(stage.seat, self._seen[number])
