"""The playthroughs that are kept are those of today: what changed shows line by line."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from reverie.games import BUILT_IN, find_game

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from playthroughs import path_of, playthrough


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_playthrough_goes_as_it_went(name: str) -> None:
    kept = path_of(name).read_text(encoding="utf-8").splitlines()
    made = playthrough(find_game(name))
    first = next((pair for pair in zip(kept, made, strict=False) if pair[0] != pair[1]), None)
    assert first is None and len(kept) == len(made) > 20, (
        f"another playthrough: if rules, views or lens were meant to change, run tools/playthroughs.py --write; {first}"
    )
