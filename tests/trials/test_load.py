"""`reverie load` measures what it claims."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from reverie.testing.servers import Server
from reverie.trials.load import PARTS, measure


@pytest.mark.slow
@pytest.mark.timeout(280)
def test_load_measures_every_part(tmp_path: Path) -> None:
    """All parts of it; that each has a server of its own is left to the command."""
    with Server(tmp_path) as server:
        told = {name: asyncio.run(measure(name, server, 4, 1.0, 20, 20, 1, 1)) for name in PARTS}
    assert told["programs"]["answers_per_second"] >= 0 and told["programs"]["lost"] == 0
    assert {"p50_ms", "p99_ms"} <= set(told["at_rate"])
    for kind in ("pages", "clicks"):
        assert told[kind]["lost"] == 0 and told[kind]["bytes_per_update"] < 30_000
    assert told["idle"]["still_there"] == told["idle"]["opened"] == 20
    assert 0 < told["first_page"]["kb"] < 150
    assert told["memory"]["kb_per_table"] < 2_000
