"""OpenSpiel's own tests and searches play our games."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from tests.envs.tables import TABLES  # noqa: E402

from reverie.envs.openspiel import game_string, register, resample  # noqa: E402

register()
tables = pytest.mark.parametrize(("game", "wishes"), TABLES.values(), ids=list(TABLES))


def to_a_player(state: Any, seed: int, picks: int) -> Any:
    """So many picks of players, at random."""
    random = np.random.default_rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=odds))
        elif picks:
            picks -= 1
            state.apply_action(random.choice(state.legal_actions()))
        else:
            return state
    return state


@tables
def test_a_random_game_is_played_with_serialisation(game: str, wishes: Any) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game_string(game, wishes)), num_sims=1, serialize=True, verbose=False)


@tables
def test_a_resampled_world_has_the_same_information_state(game: str, wishes: Any) -> None:
    state = to_a_player(pyspiel.load_game(game_string(game, wishes)).new_initial_state(), 3, 12)
    player = state.current_player()
    for number in range(3):
        world = resample(state, player, lambda number=number: number / 10)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()


def test_an_information_state_remembers_everything() -> None:
    """Two ways to the same table are two information states for whoever walked them; a clone has the same one."""
    state = to_a_player(pyspiel.load_game(game_string("dice_throne")).new_initial_state(), 1, 5)
    player = state.current_player()
    before = state.information_state_string(player)
    assert state.clone().information_state_string(player) == before
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(player) != before


def test_mcts_plays_dreamblade() -> None:
    state = to_a_player(pyspiel.load_game(game_string("dreamblade")).new_initial_state(), 2, 3)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 3, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()


def test_ismcts_plays_dice_throne() -> None:
    wishes = {"heroes": ["barbarian", "paladin"], "sudden_death": 3}
    state = to_a_player(pyspiel.load_game(game_string("dice_throne", wishes)).new_initial_state(), 2, 3)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=4,
        max_world_samples=-1,
        random_state=random,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=True,
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    bot.set_resampler(lambda state, player: resample(state, player, random.random_sample))
    assert bot.step(state) in state.legal_actions()
