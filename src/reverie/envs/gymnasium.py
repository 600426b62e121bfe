"""Gymnasium: one learner against bots, or one mind for all seats (extra `envs`).

Whoever imports this knows every game by an id, and `gymnasium.make("reverie.envs.gymnasium:reverie/DiceThrone-v0")` imports it.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from reverie.bots import find_bot
from reverie.bots.base import Seen
from reverie.games import BUILT_IN
from reverie.kernel.game import Game
from reverie.kernel.plain import Setup

from .stage import stage_of
from .text import told

ALL = "all"
RANDOM = "random"


class ReverieEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc, unused-ignore]  # untyped where the extra is missing
    """A game in which the learner has some seats and bots have the others.

    `seats` is "random" (one, another each game), "all" (one mind: a party, or self-play), or numbers. `info["seat"]` says whose pick is
    owed, `info["action_mask"]` and `action_masks()` what may be picked. A pick that may not be made ends the game and counts as lost.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        opponent: str = "normal",
        seats: str | tuple[int, ...] = RANDOM,
        wishes: Setup | None = None,
        max_picks: int = 20_000,
        render_mode: str | None = None,
    ) -> None:
        self.stage = stage_of(game, wishes)
        self.opponent = opponent
        self.seats = seats
        self.max_picks = max_picks
        self.render_mode = render_mode
        find_bot(opponent, 0)
        lens = self.stage.lens
        self.action_space = spaces.Discrete(lens.size)
        self.observation_space = spaces.Box(0, 255, (lens.width,), np.uint8)
        self.own: tuple[int, ...] = ()
        self._seat = 0
        self._picks = 0
        self._bots: dict[int, Any] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        everybody = tuple(range(self.stage.seats))
        if self.seats == RANDOM:
            self.own = (int(self.np_random.integers(self.stage.seats)),)
        else:
            self.own = everybody if self.seats == ALL else tuple([int(seat) for seat in self.seats])
        others = [seat for seat in everybody if seat not in self.own]
        self._bots = {seat: find_bot(self.opponent, int(self.np_random.integers(1 << 62))) for seat in others}
        self._picks = 0
        self._seat = self.own[0]
        self.stage.reset(int(self.np_random.integers(1 << 62)))
        self._wait()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.stage.ids:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": int(action)}
        self.stage.step(int(action))
        self._picks += 1
        self._wait()
        over = self.stage.over()
        reward = self.stage.returns()[self._seat] if over else 0.0
        return self._seen(), reward, over, not over and self._picks >= self.max_picks, self._info()

    def action_masks(self) -> Any:
        """What may be picked, as sb3-contrib asks for it."""
        mask = np.zeros(self.stage.lens.size, np.bool_)
        mask[self.stage.ids] = True
        return mask

    def render(self) -> Any:
        return told(self.stage)

    def _wait(self) -> None:
        """Bots answer until it is up to the learner, or the game is over."""
        while not self.stage.over() and self.stage.seat not in self.own:
            choice = self.stage.choice
            assert choice is not None
            self.stage.answer(self._bots[choice.seat].choose(Seen(self.stage.game, self.stage.now(), choice)))
        if not self.stage.over():
            self._seat = self.stage.seat

    def _seen(self) -> Any:
        seen = np.zeros(self.stage.lens.width, np.uint8)
        self.stage.write(self._seat, seen.data)
        return seen

    def _info(self) -> dict[str, Any]:
        return {"seat": self._seat, "action_mask": self.action_masks().astype(np.int8)}


def env_id(game: str) -> str:
    """`dice_throne` as `reverie/DiceThrone-v0`."""
    return f"reverie/{''.join([word.capitalize() for word in game.split('_')])}-v0"


for name in BUILT_IN:
    if env_id(name) not in gymnasium.registry:
        gymnasium.register(env_id(name), f"{__name__}:{ReverieEnv.__name__}", kwargs={"game": name})
