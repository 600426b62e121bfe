"""What bots think of a position, in every game: what one side gains the other loses, and who has won knows it."""

from __future__ import annotations

import pytest

from reverie.games import BUILT_IN, find_game
from reverie.kernel.chance import Stream
from reverie.testing.contract import random_step


@pytest.mark.parametrize("name", [name for name in BUILT_IN if not find_game(name).together])
def test_evaluation_is_symmetric_and_bounded(name: str) -> None:
    game = find_game(name)
    for seed in range(5):
        setup = game.lab.setup(seed)
        assert len(game.seats_of(setup)) == 2
        s, stream = game.new(setup, seed), Stream(seed)
        s.auto = True
        while s.pending:
            value = game.bots.evaluate(s, 0)
            assert -1 <= value <= 1
            assert value == pytest.approx(-game.bots.evaluate(s, 1))
            random_step(s, stream)
        outcome = game.outcome(s)
        assert outcome is not None
        assert game.bots.evaluate(s, 0) == (0 if not outcome.winners else 1 if outcome.winners == (0,) else -1)
