"""Setups and campaigns that cannot be: a clear message, and nothing is begun (EF-9.102, EF-3.2, EF-9.128)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from reverie.games.etherfields.content.legacies import after_first_dream
from reverie.games.etherfields.game import GAME
from reverie.kernel.agenda import advance
from reverie.kernel.chance import Stream
from reverie.kernel.game import SetupError
from reverie.testing.contract import random_step

REFUSED = [
    ({"dreamers": ["gambler", "expert", "tough-guy", "free-spirit", "gambler"]}, "5 Dreamers cannot play; one to 4"),
    ({"dreamers": []}, "0 Dreamers cannot play; one to 4"),
    ({"players": 5}, "players is 5; one to 4"),
    ({"dreamers": ["gambler", "gambler"]}, "gambler is there twice"),
    ({"dreamers": ["gamblr"]}, "there is no Dreamer 'gamblr'; did you mean 'gambler'?"),
    ({"scenario": "I-22"}, "there is no scenario 'I-22'; did you mean 'I-02'?"),
    ({"difficulty": "hardest"}, "difficulty is 'hardest'"),
    ({"turbo": 1}, "turbo is 1; it should be true or false"),
    ({"dreamer": ["gambler"]}, "unknown option 'dreamer'; did you mean 'dreamers'?"),
    ({"scenario": "session", "legacy": {"schema": 99}}, "the campaign has schema 99; this version reads 1"),
    ({"scenario": "session", "legacy": [1]}, "the campaign has schema [1]; this version reads 1"),
]


@pytest.mark.parametrize(("wishes", "told"), REFUSED, ids=[told for _wishes, told in REFUSED])
def test_a_setup_that_cannot_be_is_refused_with_what_would_be_right(wishes: dict[str, Any], told: str) -> None:
    with pytest.raises(SetupError) as caught:
        GAME.setup(wishes)
    assert told in str(caught.value)


def lose(*path: str) -> Callable[[Any], None]:
    def change(legacy: Any) -> None:
        for key in path[:-1]:
            legacy = legacy[key]
        del legacy[path[-1]]

    return change


def put(value: Any, *path: str) -> Callable[[Any], None]:
    def change(legacy: Any) -> None:
        for key in path[:-1]:
            legacy = legacy[key]
        legacy[path[-1]] = value

    return change


EDITED = [
    (lose("market"), "'market' is missing"),
    (put(3, "season"), "'season' is 3; it should be like ''"),
    (put({}, "fate"), "'fate' is no list"),
    (put(1, "cheats"), "there is no 'cheats' in a campaign"),
    (put(["umbrela"], "items"), "items: there is nothing called 'umbrela'"),
    (put(["S-99"], "slumbers"), "slumbers: there is nothing called 'S-99'"),
    (put("spring", "season"), "season: there is nothing called 'spring'"),
    (put(["open", 0, 0], "gates", "I-77"), "gates: there is nothing called 'I-77'"),
    (put("open", "gates", "I-02"), "gates: I-02 is 'open'; it should be like ['open', 0, 0]"),
    (put(["open", "no", 0], "gates", "I-02"), "gates: I-02: tries and hints are numbers"),
    (put("many", "counters", "won"), "counters: 'won' is 'many'; it should be a number"),
    (lose("dreamers", "gambler", "masks"), "dreamers: gambler should have cards, masks, memories, signs"),
    (put(["joke"], "dreamers", "gambler", "cards"), "dreamers: gambler: cards: there is nothing called 'joke'"),
]


@pytest.mark.parametrize(("change", "told"), EDITED, ids=[told for _change, told in EDITED])
def test_a_campaign_that_was_edited_is_refused_with_the_place(change: Callable[[Any], None], told: str) -> None:
    legacy = after_first_dream(GAME.cast)
    GAME.setup({"scenario": "session", "legacy": copy.deepcopy(legacy)})
    change(legacy)
    with pytest.raises(SetupError) as caught:
        GAME.setup({"scenario": "session", "legacy": legacy})
    assert str(caught.value).startswith("the campaign cannot be gone on with: ") and told in str(caught.value)


def test_what_a_session_leaves_is_a_campaign_that_can_be_gone_on_with() -> None:
    for seed in range(4):
        s = GAME.new(GAME.setup({"scenario": "session", "players": 1 + seed % 4}), seed)
        s.auto = True
        stream = Stream(seed)
        for _ in range(150):
            if s.pending:
                random_step(s, stream)
        again = GAME.setup({"scenario": "session", "legacy": GAME.legacy(s)})
        other = GAME.new(again, seed)
        advance(other)
        assert other.pending
