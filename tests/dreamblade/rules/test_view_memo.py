"""What a view remembers of the one before is never stale: a state that has forgotten everything is told the same."""

from __future__ import annotations

import pytest

from reverie.games import find_game
from reverie.kernel.agenda import play_at_random
from reverie.kernel.chance import Stream
from reverie.kernel.codec import load, plain_bytes, save


@pytest.mark.parametrize("seed", range(6))
def test_a_view_is_that_of_a_state_never_looked_at(seed: int) -> None:
    game = find_game("dreamblade")
    s = game.new(game.sample_setup(seed), seed)
    s.auto = True
    streams = Stream(seed).streams
    for number in range(200):
        if not s.pending:
            break
        s = s.clone() if number % 3 else s
        assert plain_bytes(game.view(s, 0)) == plain_bytes(game.view(load(game, save(game, s)), 0))
        play_at_random(s, streams, 1)


def test_whoever_changes_a_view_changes_no_other() -> None:
    game = find_game("dreamblade")
    s = game.new(game.sample_setup(1), 1)
    s.auto = True
    play_at_random(s, Stream(1).streams, 90)
    before = plain_bytes(game.view(s, 0))
    for one in game.view(s, 1)["miniatures"]:
        one.clear()
    assert plain_bytes(game.view(s, 0)) == before
