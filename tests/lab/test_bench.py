"""`reverie bench` measures every game from beginning to end. How fast anything is, no test says."""

from __future__ import annotations

import pytest

from reverie.games import GAMES, find_game
from reverie.trials.benchmark import bot_figures, random_play


@pytest.mark.parametrize("name", GAMES)
def test_random_play_and_bots_are_measured_in_every_game(name: str) -> None:
    game = find_game(name)
    assert min(random_play(game, 0.1)) > 0
    figures = bot_figures(game, 0.1, decisions=1, playouts=20)
    assert len(figures) == 2 and all(figure > 0 for figure in figures.values())
