"""Sword & Sorcery in the laboratory: parties, facts, bands."""

from __future__ import annotations

import pytest
from tests.sword_and_sorcery.scene import scene

from reverie.games.sword_and_sorcery.content.lab import parties
from reverie.games.sword_and_sorcery.game import GAME
from reverie.games.sword_and_sorcery.rules import atoms
from reverie.kernel.game import SetupError
from reverie.lab.plan import plan_party


def test_every_party_may_be_played() -> None:
    for players in GAME.lab.crews("P"):
        for party in parties(GAME.library, players):
            assert GAME.setup({"heroes": list(party)})["heroes"] == list(party)
    assert len(parties(GAME.library, 5)) == 4, "lawful and chaotic, with either version of the neutral hero"


def test_a_seed_gives_a_party() -> None:
    made = [tuple(GAME.lab.party_setup("P", 3, seed)["heroes"]) for seed in range(40)]
    assert made == [tuple(GAME.lab.party_setup("P", 3, seed)["heroes"]) for seed in range(40)]
    assert len(set(made)) > 10
    with pytest.raises(SetupError, match="no party of 6"):
        GAME.lab.party_setup("P", 6, 0)


def test_deaths_and_the_clock_are_facts() -> None:
    q = scene("14B", Ecarus="white-rose 14B.b", Thorgar="cleric 14B.c")
    q.s.round = 3
    atoms.become_ghost(q.s, 0, 1)
    assert GAME.lab.facts(q.s) == {"deaths %": 50, "clock %": round(100 * 3 / 8), "soul points": 0}


def test_the_bands_are_those_of_the_quest() -> None:
    _plan, header = plan_party(GAME, [], "normal", 1, "P", "2,5")
    assert header["bands"] == {"P/2": [0.75, 0.95], "P/5": [0.75, 0.95]}
    assert header["limits"]["P"]["deaths %"] == pytest.approx([10, 70])
    assert header["limits"]["P"]["clock %"] == pytest.approx([60, 95])
    assert header["spread"] == 0.12
