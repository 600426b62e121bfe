"""The contract battery over the two toy games, at every decision of random play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.kernel import echo_duel, hidden_hands

from reverie.kernel.agenda import pending_for
from reverie.kernel.chance import Stream
from reverie.kernel.game import Game
from reverie.kernel.match import Match
from reverie.kernel.record import parse_record, replay
from reverie.testing.contract import (
    check_loaded_plays_on,
    check_other_process,
    check_state,
    check_undo,
    check_undo_teaches_nobody,
    games_fingerprint,
    play_checked,
    random_answer,
    random_step,
    seats_owing,
)

ROOT = Path(__file__).resolve().parents[2]

TOYS: list[tuple[Game, dict[str, Any]]] = [
    (hidden_hands.GAME, {}),
    (hidden_hands.GAME, {"players": 2, "hand": 6}),
    (echo_duel.GAME, {}),
]
toys = pytest.mark.parametrize(("game", "wishes"), TOYS, ids=["three hidden hands", "two hidden hands", "echo duel"])


@toys
@pytest.mark.parametrize("seed", range(6))
def test_a_toy_keeps_the_contract_at_every_decision(game: Game, wishes: dict[str, Any], seed: int) -> None:
    assert max(play_checked(game, game.setup(wishes), seed)) > 3


@toys
def test_a_toy_keeps_the_contract_at_natures_decisions_too(game: Game, wishes: dict[str, Any]) -> None:
    stream = Stream(5)
    s = game.new(game.setup(wishes), 5)
    while s.pending:
        check_state(game, s, stream)
        random_step(s, stream)
    assert game.outcome(s) is not None


@toys
@pytest.mark.parametrize("seed", range(4))
def test_undo_is_sound_after_every_answer(game: Game, wishes: dict[str, Any], seed: int) -> None:
    stream = Stream(seed)
    match = Match(game, game.setup(wishes), seed)
    while match.state.pending:
        seat = seats_owing(match.state)[0]
        match.submit(seat, random_answer(match.state, seat, stream))
        check_undo(match)


@toys
@pytest.mark.parametrize("seed", range(2))
def test_a_loaded_game_plays_on_like_its_original(game: Game, wishes: dict[str, Any], seed: int) -> None:
    stream = Stream(seed)
    s = game.new(game.setup(wishes), seed)
    while s.pending:
        check_loaded_plays_on(game, s, Stream(seed), 40)
        random_step(s, stream)


@toys
@pytest.mark.parametrize("seed", range(3))
def test_nobody_learns_anything_within_the_reach_of_free_undo(game: Game, wishes: dict[str, Any], seed: int) -> None:
    stream = Stream(seed)
    match = Match(game, game.setup(wishes), seed)
    while match.state.pending:
        seat = seats_owing(match.state)[0]
        match.submit(seat, random_answer(match.state, seat, stream))
        check_undo_teaches_nobody(match, stream)


@toys
def test_a_dumped_game_replays_to_the_same_bytes(game: Game, wishes: dict[str, Any]) -> None:
    stream = Stream(9)
    match = Match(game, game.setup(wishes), 9)
    while match.state.pending:
        seat = seats_owing(match.state)[0]
        match.submit(seat, random_answer(match.state, seat, stream))
    assert replay(game, parse_record(match.dump())).dump() == match.dump()


@toys
def test_another_process_with_another_hash_seed_plays_the_same_games(game: Game, wishes: dict[str, Any]) -> None:
    setup = game.setup(wishes)
    code = (
        f"import sys; sys.path[:0] = [{str(ROOT)!r}, {str(ROOT / 'src')!r}]\n"
        "from reverie.testing.contract import games_fingerprint\n"
        f"from tests.kernel.{game.name} import GAME\n"
        f"print(games_fingerprint(GAME, {setup!r}, range(4)))\n"
    )
    check_other_process(code, games_fingerprint(game, setup, range(4)))


@toys
def test_different_seeds_play_different_games(game: Game, wishes: dict[str, Any]) -> None:
    setup = game.setup(wishes)
    marks = [games_fingerprint(game, setup, range(seed, seed + 1)) for seed in range(5)]
    assert len(set(marks)) == 5


def test_hidden_hands_shows_a_drawn_card_to_nobody_else() -> None:
    stream = Stream(2)
    match = Match(hidden_hands.GAME, hidden_hands.GAME.setup({}), 2)
    while match.state.pending:
        seat = seats_owing(match.state)[0]
        match.submit(seat, random_answer(match.state, seat, stream))
    drawn = [event for _, event in match.log if event.kind == "drawn"]
    assert drawn
    for event in drawn:
        seat = event.data["seat"]
        assert [viewer for viewer in (0, 1, 2, None) if event.seen_by(viewer)] == [seat]


def test_hidden_hands_hides_what_another_seat_has_already_chosen() -> None:
    match = Match(hidden_hands.GAME, hidden_hands.GAME.setup({}), 3)
    before = hidden_hands.GAME.view(match.state, 1)
    choice = pending_for(match.state, 0)
    assert choice is not None
    match.submit(0, choice.options.at(2))
    after = hidden_hands.GAME.view(match.state, 1)
    assert before["owing"] == [0, 1, 2]
    assert after == {**before, "owing": [1, 2]}


def test_echo_duel_nests_windows_within_windows() -> None:
    deepest = 0
    for seed in range(30):
        stream = Stream(seed)
        s = echo_duel.GAME.new(echo_duel.GAME.setup({}), seed)
        while s.pending:
            deepest = max(deepest, sum(isinstance(frame, echo_duel.Window) for frame in s.agenda))
            random_step(s, stream)
    assert deepest >= 3
