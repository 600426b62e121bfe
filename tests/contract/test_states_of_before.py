"""States and records that were kept by an earlier version load, and play on as they would have then.

`tools/states_before.py` kept one state of every kind of decision, with what was asked and answered from there on.
"""

from __future__ import annotations

import base64
import json
import sys
import zlib
from pathlib import Path
from typing import Any

import pytest

from reverie.games import GAMES, find_game
from reverie.kernel.agenda import owed
from reverie.kernel.codec import load
from reverie.kernel.record import parse_record, replay

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))
from states_before import KEPT, play_on  # noqa: E402

games = pytest.mark.parametrize("name", GAMES)


def kept(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((KEPT / f"{name}.json").read_text(encoding="utf-8"))
    return found


@games
def test_states_of_before_load_and_play_on(name: str) -> None:
    game = find_game(name)
    states = kept(name)["states"]
    assert len(states) > 15
    for kind, told in states.items():
        s = load(game, zlib.decompress(base64.b64decode(told["save"])))
        assert owed(s).kind == kind
        assert play_on(s) == told["then"], f"a state kept when {kind!r} was asked plays on otherwise"


@games
def test_records_of_before_replay(name: str) -> None:
    record = parse_record(kept(name)["record"].encode())
    assert replay(find_game(name), record).outcome() is not None
