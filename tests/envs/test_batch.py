"""Many games side by side are the same games as one by one."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="the extra envs is not installed")

from reverie.envs.batch import Batch  # noqa: E402
from reverie.envs.stage import stage_of  # noqa: E402


@pytest.mark.parametrize("game", ["dreamblade", "dice_throne"])
def test_a_batch_plays_the_games_of_its_stages(game: str) -> None:
    batch = Batch(game, 3, seed=4)
    twins = [stage.clone() for stage in batch.stages]
    for _ in range(80):
        for number, twin in enumerate(twins):
            assert batch.seat[number] == twin.seat
            assert sorted(twin.ids) == list(np.flatnonzero(batch.mask[number]))
            assert bytes(batch.obs[number]) == bytes(twin.observe(twin.seat))
        actions = [int(np.flatnonzero(mask)[-1]) for mask in batch.mask]
        batch.step(actions)
        for number, action in enumerate(actions):
            twins[number].step(action)
            if twins[number].over():
                assert batch.done[number] and tuple(batch.reward[number]) == twins[number].returns()
                twins[number] = batch.stages[number].clone()
            else:
                assert not batch.done[number] and not batch.reward[number].any()


def test_a_game_that_goes_on_too_long_is_cut_off() -> None:
    batch = Batch("dreamblade", 1, max_picks=3)
    ended = []
    for _ in range(3):
        batch.step([int(np.flatnonzero(batch.mask[0])[0])])
        ended.append((bool(batch.done[0]), bool(batch.truncated[0])))
    assert ended == [(False, False), (False, False), (True, True)]


def test_games_by_the_same_seed_are_the_same() -> None:
    one, two, three = Batch("dice_throne", 2, seed=1), Batch("dice_throne", 2, seed=1), Batch("dice_throne", 2, seed=2)
    assert (one.obs == two.obs).all() and not (one.obs == three.obs).all()
    assert stage_of("dice_throne").lens.digest == one.lens.digest
