"""Games by the same seed go the same way, decision for decision, as long as the rules are the same.

`python tools/fingerprints.py` compares four hundred games of each game; here are the first twenty (forty with REVERIE_LONG=1).
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.so_many import so_many

from reverie.games import GAMES, find_game

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))
from fingerprints import GROUP, KEPT, fingerprints  # noqa: E402


@pytest.mark.parametrize("name", GAMES)
def test_games_by_the_same_seed_stay_the_same(name: str) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))[name]
    groups = so_many(1, 2)
    assert fingerprints(find_game(name), groups * GROUP) == kept[:groups], (
        "games went another way: if the rules were meant to change, raise rules_version and run tools/fingerprints.py --write"
    )
