"""`reverie load` measures what it claims."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.trials.load import PARTS, run


@pytest.mark.slow
@pytest.mark.timeout(280)
def test_load_measures_every_part(tmp_path: Path) -> None:
    told = run(tmp_path, tables=4, seconds=1.5, rate=20, tabs=20, idle_seconds=2)
    assert set(PARTS) <= set(told)
    assert told["programs"]["answers_per_second"] >= 0 and told["programs"]["lost"] == 0
    assert {"p50_ms", "p99_ms"} <= set(told["at_rate"])
    for kind in ("pages", "clicks"):
        assert told[kind]["lost"] == 0 and told[kind]["bytes_per_update"] < 30_000
    assert told["idle"]["still_there"] == told["idle"]["opened"] == 20
    assert 0 < told["first_page"]["kb"] < 150
    assert told["memory"]["kb_per_table"] < 2_000
