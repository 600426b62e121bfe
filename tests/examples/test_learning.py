"""The training script of docs/bots.md: the same command gives the same numbers, and nothing is written that foretells no better."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reverie.bots.network import Network, read
from reverie.games.dreamblade import GAME

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "learning"
TINY = ["dreamblade", "--games", "30", "--units", "4"]


@pytest.fixture(scope="module")
def script() -> Iterator[Any]:
    """Imported from its folder, as the processes that play have to do as well."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(FOLDER))
        yield importlib.import_module("train_value")


def without(figures: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in figures.items() if key != "made"}


def test_the_same_command_gives_the_same_numbers(script: Any, tmp_path: Path) -> None:
    one, two, other = tmp_path / "one.json", tmp_path / "two.json", tmp_path / "other.json"
    for path, seed in ((one, "3"), (two, "3"), (other, "4")):
        assert script.main([*TINY, "--seed", seed, "--out", str(path), "--anyway"]) == 0
    assert one.read_bytes() == two.read_bytes()
    found = json.loads(one.read_text())
    assert without(found) != without(json.loads(other.read_text()))
    assert len(found["hidden"]) == 4 and [row[0] for row in found["inputs"]] == ["evaluate", *GAME.bots.features]
    assert found["made"]["seed"] == 3 and found["made"]["games"] == 30
    assert isinstance(read(GAME, found, "it"), Network)


def test_what_foretells_worse_is_not_written(
    script: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def backwards(train: Any, *_rest: Any) -> Network:
        """Whoever is ahead is taken to lose."""
        count = train.inputs.shape[1]
        weights = [[-1.0] + [0.0] * (count - 1), [1.0] + [0.0] * (count - 1)]
        return Network([0.0] * count, [1.0] * count, weights, [0.0, 0.0], [3.0, -3.0], 0.0)

    monkeypatch.setattr(script, "fitted", backwards)
    out = tmp_path / "network.json"
    assert script.main([*TINY, "--out", str(out)]) == 1
    assert not out.exists() and "nothing is written" in capsys.readouterr().out
