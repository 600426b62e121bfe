"""What others test an environment with: PettingZoo's and Gymnasium's own tests, for every game and several numbers of seats."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra envs is not installed")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test
from tests.envs.tables import TABLES

from reverie.envs.gymnasium import ReverieEnv, env_id
from reverie.envs.pettingzoo import env
from reverie.games import BUILT_IN

tables = pytest.mark.parametrize(("game", "wishes"), TABLES.values(), ids=list(TABLES))


@tables
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo(game: str, wishes: Any) -> None:
    api_test(env(game, wishes), num_cycles=150)
    seed_test(lambda: env(game, wishes), num_cycles=60)


@pytest.mark.parametrize("game", ["dreamblade", "dice_throne", "sword_and_sorcery", "etherfields"])
def test_pettingzoo_renders(game: str) -> None:
    render_test(lambda render_mode="ansi": env(game, render_mode=render_mode))


@tables
@pytest.mark.filterwarnings("error")
def test_gymnasium(game: str, wishes: Any) -> None:
    """One mind for all seats; one of them against bots."""
    check_env(ReverieEnv(game, seats="all", wishes=wishes, render_mode="ansi"), skip_render_check=True)
    check_env(ReverieEnv(game, "easy", wishes=wishes, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("game", BUILT_IN)
def test_gymnasium_makes_every_game_by_its_id(game: str) -> None:
    """In a process that has imported nothing of ours: the id names the module."""
    code = (
        "import sys, gymnasium; made = gymnasium.make(sys.argv[1], opponent='easy'); seen, info = made.reset(seed=1);"
        "made.step(int(info['action_mask'].argmax())); assert seen.any(); print(made.unwrapped.stage.game.name)"
    )
    command = [sys.executable, "-c", code, f"reverie.envs.gymnasium:{env_id(game)}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == game, done.stderr


def test_ids_are_what_they_are_told_to_be() -> None:
    told = ["reverie/Dreamblade-v0", "reverie/DiceThrone-v0", "reverie/SwordAndSorcery-v0", "reverie/Etherfields-v0"]
    assert [env_id(game) for game in BUILT_IN] == told
