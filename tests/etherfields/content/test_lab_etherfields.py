"""The laboratory of Etherfields: Teams by chance, the bands of EF-10.88, and that a beginner does worse."""

from __future__ import annotations

import pytest

from reverie.games.etherfields.game import GAME
from reverie.kernel.game import SetupError
from reverie.testing import rule


@rule("EF-10.88")
def test_every_dream_and_slumber_has_its_bands() -> None:
    bands = GAME.lab.bands()
    assert bands["I-02", 1] == (0.45, 0.75) and bands["I-02", 4] == (0.45, 0.70)
    assert bands["S-01", 2] == (0.55, 0.95)
    assert GAME.lab.limits("I-02") == {"died %": (0, 15.0)}
    assert GAME.lab.limits("S-01") == {"died %": (0, 3.0)}
    for scenario in GAME.lab.scenarios():
        for players in GAME.lab.crews(scenario):
            assert (scenario, players) in bands


@rule("EF-3.2", "EF-9.102")
def test_teams_are_drawn_from_all_dreamers() -> None:
    seen = {tuple(GAME.lab.party_setup("I-02", 2, seed)["dreamers"]) for seed in range(80)}
    assert len(seen) == 12
    with pytest.raises(SetupError, match=r"EF-9\.102"):
        GAME.lab.party_setup("I-02", 5, 0)


def test_who_is_wished_for_sits_where_it_was_wished() -> None:
    made = GAME.setup({"scenario": "I-02", **GAME.lab.wish_sides({1: "gambler"})})
    assert len(made["dreamers"]) == 2 and made["dreamers"][1] == "gambler"
    with pytest.raises(SetupError, match="5 Dreamers cannot play"):
        GAME.lab.wish_sides({4: "gambler"})
