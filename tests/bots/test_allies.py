"""Searches know who is on whose side: allies want what they want, and a side's situation is that of all its seats."""

from __future__ import annotations

import pytest
from tests.bots.ferry import GAME as FERRY
from tests.bots.ferry import HELM, OAR, STRANGER

from reverie.bots import Seen, find_bot
from reverie.games.dice_throne import GAME as DICE_THRONE
from reverie.games.dreamblade import GAME as DREAMBLADE
from reverie.kernel.agenda import submit


def test_a_tree_search_trusts_its_ally_to_want_what_it_wants() -> None:
    """A search that took the ally for an enemy would expect to drift, and not hand over the oar."""
    s = FERRY.new({"advised": "pull"}, 0)
    assert find_bot("mcts:200", 1).choose(Seen(FERRY, s, s.pending[0])) == "hand"


@pytest.mark.parametrize("name", ["hard:24", "rollout:200"])
def test_what_helps_an_ally_more_than_it_costs_is_worth_it(name: str) -> None:
    s = FERRY.new({"advised": "drift"}, 0)
    assert find_bot(name, 1).choose(Seen(FERRY, s, s.pending[0])) == "share"


@pytest.mark.parametrize("name", ["hard:24", "rollout:100", "mcts:100"])
def test_who_is_of_another_side_is_still_played_against(name: str) -> None:
    s = FERRY.new({"advised": "drift"}, 0)
    submit(s, HELM, "keep")
    assert find_bot(name, 1).choose(Seen(FERRY, s, s.pending[0])) == "stones"


def test_sides_by_game() -> None:
    assert FERRY.allies({}, HELM) == (HELM, OAR)
    assert FERRY.winners_without({}, OAR) == (STRANGER,)
    duel = DREAMBLADE.sample_setup(0)
    assert (DREAMBLADE.allies(duel, 1), DREAMBLADE.winners_without(duel, 1)) == ((1,), (0,))
    for mode, players, allies, without in (
        ("duel", 2, (0,), (1,)),
        ("teams", 4, (0, 2), (1, 3)),
        ("three-teams", 6, (0, 3), (1, 2, 4, 5)),
        ("free-for-all", 4, (0,), (1, 2, 3)),
    ):
        setup = DICE_THRONE.setup({"mode": mode, "players": players, "same_hero": True})
        assert DICE_THRONE.allies(setup, 0) == allies
        assert DICE_THRONE.winners_without(setup, 0) == without
