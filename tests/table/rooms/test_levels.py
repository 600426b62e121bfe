"""The words that people choose a bot by, and what stands behind them in every game."""

from __future__ import annotations

import pytest

from reverie.bots import find_bot
from reverie.games import BUILT_IN, find_game
from reverie.table.rooms.levels import FORMER, LEVELS, level_of


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_level_has_a_bot_of_its_own_and_is_found_by_it(name: str) -> None:
    game = find_game(name)
    kinds = [game.bots.levels[level.id].partition(":")[0] for level in LEVELS]
    assert kinds == ["easy", "normal", "hard", "master"]
    for level in LEVELS:
        bot = game.bots.levels[level.id]
        assert find_bot(bot, 1).name == bot.partition(":")[0]
        assert level_of(game, bot) is level
        assert level_of(game, bot.partition(":")[0]) is level, "whatever its budget"


@pytest.mark.parametrize("name", BUILT_IN)
def test_tables_of_earlier_versions_keep_their_level(name: str) -> None:
    """A stored table names the bot: it plays on, and is called what it was called."""
    game = find_game(name)
    assert FORMER == {"hard:1.5s": "master"}
    for bot, level in FORMER.items():
        found = level_of(game, bot)
        assert found is not None and found.id == level
        assert find_bot(bot, 1).name == "hard"
