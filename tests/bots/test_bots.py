"""Bots see views only, answer legally, say why, and each step of the ladder is stronger than the one below."""

from __future__ import annotations

import pytest

from reverie.bots import BOTS, Bot, Seen, find_bot
from reverie.games.dreamblade import GAME
from reverie.kernel.agenda import submit
from reverie.kernel.chance import Stream, seed_streams
from reverie.kernel.choice import NATURE
from reverie.kernel.codec import digest
from reverie.kernel.game import SetupError
from reverie.kernel.state import State
from reverie.testing.contract import random_step

BANDS = ["breakwater-watch", "red-current", "wandering-tide", "lightless-water"]


def opening(seed: int) -> State:
    s = GAME.new(GAME.setup({"warbands": [BANDS[seed % 4], BANDS[(seed // 4 + 1) % 4]], "turn_limit": 24}), seed)
    while s.pending and s.pending[0].seat == NATURE:
        random_step(s, Stream(seed))
    s.auto = True
    return s


def play(bots: list[Bot], seed: int, most: int = 5000) -> State:
    s = opening(seed)
    while s.pending and most:
        choice = s.pending[0]
        submit(s, choice.seat, bots[choice.seat].choose(Seen(GAME, s, choice)))
        most -= 1
    return s


def wins(one: str, two: str, games: int) -> int:
    """How many games the first bot wins, sides swapped after each."""
    won = 0
    for seed in range(games):
        seats = [one, two] if seed % 2 == 0 else [two, one]
        outcome = GAME.outcome(play([find_bot(name, seed * 2 + i) for i, name in enumerate(seats)], seed))
        assert outcome is not None
        won += outcome.winners == (seats.index(one),)
    return won


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 40) >= 38


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rollout:12", "mcts:12"])
def test_a_search_of_few_playouts_beats_random(name: str) -> None:
    """How the searches fare against greedy is measured in the lab, over hundreds of games (docs/bots.md)."""
    assert wins(name, "random", 6) == 6


@pytest.mark.parametrize("name", ["random", "greedy", "rollout:3", "mcts:3"])
def test_a_bot_changes_nothing_and_says_why_in_both_languages(name: str) -> None:
    s = opening(3)
    bot = find_bot(name, 1)
    for _ in range(25):
        choice = s.pending[0]
        before = digest(GAME, s)
        answer = bot.choose(Seen(GAME, s, choice))
        assert digest(GAME, s) == before
        assert choice.options.has(answer)
        for language in ("en", "pl"):
            told = GAME.page(language).reason(s, bot.reason, bot.reason_args)
            assert told.endswith((".", ")")), told
            assert "\n" not in told
        submit(s, choice.seat, answer)


@pytest.mark.parametrize("name", ["greedy", "rollout:4", "mcts:4"])
def test_a_bot_does_not_know_the_dice_to_come(name: str) -> None:
    """Two worlds that differ only in the streams of chance: the answer is the same."""
    s = opening(5)
    for _ in range(30):
        choice = s.pending[0]
        other = s.clone()
        other.streams = seed_streams(999, ("edges", "initiative", "attack A", "attack B", "wail"))
        one = find_bot(name, 7).choose(Seen(GAME, s, choice))
        two = find_bot(name, 7).choose(Seen(GAME, other, choice))
        assert one == two
        submit(s, choice.seat, one)


@pytest.mark.parametrize("name", ["random", "greedy", "rollout:3", "mcts:3"])
def test_a_bot_of_the_same_seed_plays_the_same_game(name: str) -> None:
    one = play([find_bot(name, 1), find_bot("random", 2)], 9, 40)
    two = play([find_bot(name, 1), find_bot("random", 2)], 9, 40)
    assert digest(GAME, one) == digest(GAME, two)


def test_greedy_answers_every_question_of_random_games_legally() -> None:
    kinds = set()
    for seed in range(30):
        s = GAME.new(GAME.sample_setup(seed), seed)
        stream = Stream(seed)
        while s.pending:
            choice = s.pending[0]
            if choice.seat != NATURE:
                kinds.add(choice.kind)
                advice = GAME.bots.advise(s, choice)
                assert choice.options.has(advice.answer), (choice, advice.answer)
                assert GAME.page("pl").reason(s, advice.reason, advice.args)
            random_step(s, stream)
    assert len(kinds) >= 15


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("gready", "did you mean 'greedy'"),
        ("chess", "there are random, greedy"),
        ("greedy:5", "takes no budget"),
        ("mcts:0", "should be playouts"),
        ("mcts:-3", "should be playouts"),
        ("rollout:fast", "should be playouts"),
        ("rollout:0s", "should be playouts"),
    ],
)
def test_an_unknown_bot_or_budget_is_told_clearly(name: str, told: str) -> None:
    with pytest.raises(SetupError, match=told):
        find_bot(name, 0)


def test_all_bots_can_be_had_by_name() -> None:
    for name in BOTS:
        assert find_bot(name, 0).name == name
