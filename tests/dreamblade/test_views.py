"""What a view tells anew follows from the table alone, not from what was told before."""

from __future__ import annotations

import pytest

from reverie.games.dreamblade import GAME
from reverie.kernel.agenda import play_at_random
from reverie.kernel.chance import Stream
from reverie.kernel.codec import load, save


@pytest.mark.parametrize("seed", range(12))
def test_a_view_that_goes_on_from_the_last_one_is_the_view_of_a_table_laid_out_anew(seed: int) -> None:
    """Some of these warbands bolster, weaken and count graves: stats of others change when somebody goes."""
    s = GAME.new(GAME.sample_setup(seed), seed)
    s.auto = True
    streams = Stream(seed).streams
    while s.pending:
        play_at_random(s, streams, 1)
        if s.pending:
            assert GAME.view(s, 0) == GAME.view(load(GAME, save(GAME, s)), 0)


def test_whoever_changes_a_view_changes_nobody_elses() -> None:
    s = GAME.new(GAME.sample_setup(1), 1)
    first = GAME.view(s, 0)
    first["miniatures"][0]["zone"] = "elsewhere"
    assert GAME.view(s, 0)["miniatures"][0]["zone"] == "reserves"
