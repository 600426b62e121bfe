"""Every event and every question cites a rule that says what happened, in games played by chance.

`REVERIE_CITED_GAMES=400` plays as many of each game as the fingerprints do; here are the first of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest
from tests.contract.cited_rules import ASKED, CITED, PHASE, ROLLED

from reverie.games import GAMES, find_game
from reverie.kernel.agenda import answer_for_nature, owed, submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.events import Event
from reverie.kernel.game import Game

GAMES_PLAYED = int(os.environ.get("REVERIE_CITED_GAMES", "30"))


def kind_of(event: Event) -> str:
    if event.kind in ("rolled", "forced"):
        return (ROLLED if event.kind == "rolled" else ASKED) + str(event.data["choice"])
    return PHASE + str(event.data["phase"]) if event.kind == "phase-began" else event.kind


def cited_in(game: Game, seed: int) -> Iterator[tuple[str, str]]:
    """Kinds with the rules they cite, in one game by chance."""
    s = game.new(game.sample_setup(seed), seed)
    s.listening = True
    streams = Stream(seed).streams
    while s.pending:
        if s.pending[0].seat == NATURE:
            answer_for_nature(s)
        else:
            choice = owed(s)
            yield ASKED + choice.kind, choice.rule
            submit(s, choice.seat, choice.options.sample(streams, 0))
        for event in s.events:
            yield kind_of(event), event.rule
        s.events.clear()


@pytest.mark.parametrize("name", GAMES)
def test_every_event_and_question_cites_a_rule_that_says_what_happened(name: str) -> None:
    game = find_game(name)
    wrong = set()
    for seed in range(GAMES_PLAYED):
        for kind, rule in set(cited_in(game, seed)):
            if not any(fnmatchcase(rule, pattern) for pattern in CITED[name].get(kind, "").split()):
                wrong.add((kind, rule))
    assert wrong == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_that_may_be_cited_stand_in_the_rulebook(name: str) -> None:
    book = find_game(name).rulebook()
    for kind, patterns in CITED[name].items():
        for pattern in patterns.split():
            assert any(fnmatchcase(id, pattern) for id in book.rules), (kind, pattern)
