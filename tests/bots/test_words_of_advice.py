"""Whatever a game asks, each answer can be advised in a whole sentence, in every language."""

from __future__ import annotations

import re

import pytest

from reverie.games import GAMES, find_game
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.text import LANGUAGES
from reverie.testing.contract import random_step


def is_sentence(told: str) -> bool:
    """A capital letter first, one full stop and nothing after it, no hole and no Fluent key."""
    whole = told[:1] == told[:1].upper() and told.endswith(".") and not told.endswith("..")
    return whole and "\n" not in told and not re.search(r"[{}]|  |None|\bdo-|\bbot-", told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_answer_can_be_advised_in_a_sentence(name: str, language: str) -> None:
    game = find_game(name)
    page = game.web_page(language)
    kinds: set[str] = set()
    for seed in range(6):
        s = game.new(game.sample_setup(seed), seed)
        stream = Stream(seed)
        steps = 0
        while s.pending and steps < 700:
            for choice in s.pending:
                if choice.seat != NATURE:
                    options = choice.options
                    tried = [options.at(0), options.sample(stream.streams, 0)]
                    passing = choice.passing()
                    for value in [*tried, passing] if passing is not None else tried:
                        told = page.advised(s, choice, value)
                        assert is_sentence(told), (choice.kind, value, told)
                    kinds.add(choice.kind)
            random_step(s, stream)
            steps += 1
    assert len(kinds) > 8
