"""Etherfields keeps the contract: the battery over games by chance, in every kind of scenario and for every number of Dreamers."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.game import GAME
from reverie.testing.contract import play_checked

MOST = 400


@pytest.mark.parametrize("seed", range(12))
def test_the_contract_holds_in_games_by_chance(seed: int) -> None:
    for decisions in play_checked(GAME, GAME.sample_setup(seed), seed, 6):
        if decisions >= MOST:
            break
