"""The contract battery over Dreamblade: with the real pieces, and with pieces of every ability that can be written."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.dreamblade.random_pieces import random_game
from tests.so_many import so_many

from reverie.games.dreamblade import GAME
from reverie.games.dreamblade.rules.keywords import KEYWORDS
from reverie.games.dreamblade.rules.state import Dreamblade
from reverie.kernel.agenda import submit
from reverie.kernel.chance import Stream
from reverie.kernel.choice import NATURE
from reverie.kernel.events import Event
from reverie.kernel.state import State
from reverie.testing import rule
from reverie.testing.contract import (
    check_empty_steps,
    check_other_process,
    games_fingerprint,
    play_checked,
    random_step,
)
from reverie.testing.exhaust import Item, declared, exhaust


@rule("DB-2.7", "DB-5.20", "DB-5.21", "DB-5.22")
@pytest.mark.parametrize("seed", range(6))
def test_the_contract_holds_at_every_decision_with_the_real_pieces(seed: int) -> None:
    for _ in play_checked(GAME, GAME.sample_setup(seed), seed):
        pass


@pytest.mark.parametrize("seed", range(12))
def test_the_contract_holds_with_pieces_of_random_abilities(seed: int) -> None:
    game, setup = random_game(seed)
    for _ in play_checked(game, setup, seed, thorough=3):
        pass


@pytest.mark.slow
def test_the_contract_holds_in_many_games_of_random_abilities() -> None:
    for seed in range(100, 100 + so_many(60, 200)):
        game, setup = random_game(seed)
        for _ in play_checked(game, setup, seed, thorough=40):
            pass


@rule("DB-5.21")
def test_another_process_with_another_hash_seed_plays_the_same_games() -> None:
    code = (
        "from reverie.games.dreamblade import GAME; from reverie.testing.contract import games_fingerprint;"
        "print(games_fingerprint(GAME, GAME.sample_setup(3), range(3)))"
    )
    check_other_process(code, games_fingerprint(GAME, GAME.sample_setup(3), range(3)))


def keywords_seen(s: State, events: list[Event]) -> Iterable[Item]:
    """Keywords of what was activated or triggered, and those in force."""
    assert isinstance(s, Dreamblade)
    found = [s.cast.abilities[event.data["ability"]].keyword for event in events if "ability" in event.data]
    return [("keyword", keyword) for keyword in (*found, *s.active.by)]


@pytest.mark.slow
def test_every_procedure_and_every_keyword_occurs_in_random_play() -> None:
    """Until every frame and every kind A, triggered or lasting keyword has been seen."""
    procedures = {item for item in declared(GAME) if item[0] == "procedure"}
    inventory = procedures | {("keyword", keyword) for keyword in KEYWORDS}
    games = (random_game(seed) for seed in range(400))
    exhaust(games, inventory, keywords_seen, {("procedure", "dreamblade.Conquest"): "it asks nothing"})


def test_answers_of_nature_are_refused_when_the_dice_cannot_show_them() -> None:
    s = GAME.new(GAME.sample_setup(1), 1)
    while s.pending[0].seat != NATURE or s.pending[0].kind != "initiative":
        random_step(s, Stream(1))
    for wrong in ((0, 3), (7, 1), (3,), (3, 4, 5), "3 4", None, [3, 4]):
        with pytest.raises(ValueError, match="no option"):
            submit(s, NATURE, wrong)


@pytest.mark.parametrize("seed", range(4))
def test_an_empty_step_in_any_procedure_changes_no_advice_and_no_page(seed: int) -> None:
    check_empty_steps(GAME, GAME.sample_setup(seed), seed, 200, 9)
