"""OpenSpiel's own tests and searches play our games."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402
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


@tables
def test_open_spiels_own_simulation(game: str, wishes: Any) -> None:
    """`games_sim_test`: pickles, saves, clones and histories all along a random game."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(game_string(game, wishes)))


class Even(mcts.Evaluator):  # type: ignore[misc, unused-ignore]  # not typed
    """Knows nothing: searches are tried here, and not how well rollouts do."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@tables
def test_mcts_plays(game: str, wishes: Any) -> None:
    state = to_a_player(pyspiel.load_game(game_string(game, wishes)).new_initial_state(), 2, 3)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 12, Even(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@tables
def test_ismcts_plays(game: str, wishes: Any) -> None:
    state = to_a_player(pyspiel.load_game(game_string(game, wishes)).new_initial_state(), 2, 3)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=12,
        max_world_samples=-1,
        random_state=random,
        evaluator=Even(),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=True,
        child_selection_policy=ismcts.ChildSelectionPolicy.PUCT,
    )
    bot.set_resampler(lambda state, player: resample(state, player, random.random_sample))
    assert bot.step(state) in state.legal_actions()


def test_mcts_with_rollouts_to_the_end() -> None:
    state = to_a_player(pyspiel.load_game(game_string("dreamblade")).new_initial_state(), 2, 3)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 1.4, 2, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()
