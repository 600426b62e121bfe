"""What others test an environment with: PettingZoo's and Gymnasium's own tests, for every game and several numbers of seats."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra envs is not installed")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from tests.envs.tables import TABLES

from reverie.envs.gymnasium import ReverieEnv
from reverie.envs.pettingzoo import env

tables = pytest.mark.parametrize(("game", "wishes"), TABLES.values(), ids=list(TABLES))


@tables
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo(game: str, wishes: Any) -> None:
    api_test(env(game, wishes), num_cycles=150)
    seed_test(lambda: env(game, wishes), num_cycles=60)


@pytest.mark.parametrize("game", ["dreamblade", "dice_throne", "sword_and_sorcery"])
def test_pettingzoo_renders(game: str) -> None:
    render_test(lambda render_mode="ansi": env(game, render_mode=render_mode))


@tables
@pytest.mark.filterwarnings("error")
def test_gymnasium(game: str, wishes: Any) -> None:
    """One mind for all seats; one of them against bots."""
    check_env(ReverieEnv(game, seats="all", wishes=wishes, render_mode="ansi"), skip_render_check=True)
    check_env(ReverieEnv(game, "easy", wishes=wishes, render_mode="ansi"), skip_render_check=True)
