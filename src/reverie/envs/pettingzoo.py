"""PettingZoo: every game as an AEC environment (extra `envs`). Agents are `player_0`, `player_1`, ... in the order of seats."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from reverie.kernel.game import Game
from reverie.kernel.plain import Setup

from .stage import stage_of
from .text import told


def env(game: str | Game, wishes: Setup | None = None, **more: Any) -> Any:
    """The environment with PettingZoo's own guards around it: an illegal pick loses, whatever is called too early is told."""
    raw: Any = raw_env(game, wishes, **more)
    raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    raw = wrappers.AssertOutOfBoundsWrapper(raw)
    return wrappers.OrderEnforcingWrapper(raw)


class raw_env(AECEnv):  # type: ignore[misc, unused-ignore]  # PettingZoo is not typed; the name is its convention
    """A game, pick by pick. An observation is `{"observation": bytes, "action_mask": which picks may be made}`."""

    def __init__(
        self,
        game: str | Game,
        wishes: Setup | None = None,
        skip_idle: bool = True,
        max_picks: int = 20_000,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.stage = stage_of(game, wishes, skip_idle)
        self.max_picks = max_picks
        self.render_mode = render_mode
        self.metadata = {
            "name": f"reverie_{self.stage.game.name}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.stage.seats)]
        self.agents: list[str] = []
        lens = self.stage.lens
        self._actions = {agent: spaces.Discrete(lens.size) for agent in self.possible_agents}
        self._observations = {agent: observation_space(lens.width, lens.size) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._picks = 0

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed begins a row of games, and games without one go on in that row."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.stage.reset(int(self._random.integers(1 << 62)))
        self._picks = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        lens = self.stage.lens
        seen, mask = np.zeros(lens.width, np.uint8), np.zeros(lens.size, np.int8)
        self.stage.write(seat, seen.data)
        if seat == self.stage.seat:
            mask[self.stage.ids] = 1
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.stage.step(int(action))
        self._picks += 1
        if self.stage.over():
            self.rewards = dict(zip(self.possible_agents, self.stage.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._picks >= self.max_picks:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _asked(self) -> str:
        return self.possible_agents[max(0, self.stage.seat)]

    def render(self) -> str | None:
        """What is asked of whom, in words, as that seat may know it."""
        words = told(self.stage)
        if self.render_mode == "human":
            print(words)
            return None
        return words

    def close(self) -> None:
        pass


def observation_space(width: int, size: int) -> Any:
    """Bytes, and which picks may be made."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )
