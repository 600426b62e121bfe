"""A database of before the rooms: its tables go on, its records verify, its campaign, tournament and draft are still there.

`before/tables.db.gz` was written by the server of rules version 2 as it stood before modules moved and effects were rebuilt,
with games stopped in the middle (one of them has a snapshot on the way); `told.json` holds the keys that its players were given.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.inside import Inside

from reverie.games import find_game
from reverie.kernel.chance import Stream
from reverie.kernel.record import parse_record, replay

BEFORE = Path(__file__).parent / "before"
TOLD: dict[str, Any] = json.loads((BEFORE / "told.json").read_text(encoding="utf-8"))
TABLES = [name for name in TOLD if " " in name]
MORE = 40


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    folder = tmp_path_factory.mktemp("before")
    (folder / "tables.db").write_bytes(gzip.decompress((BEFORE / "tables.db.gz").read_bytes()))
    with Inside(folder) as made:
        yield made


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_before_goes_on(server: Inside, name: str) -> None:
    told = TOLD[name]
    streams = Stream(1).streams
    given = 0
    for _ in range(MORE):
        live = server.live(told["table"])
        match = live.room.match
        assert len(match.answers) >= told["answers"]
        if match.outcome() is not None:
            break
        choice = match.choices()[0]
        answer = {"seq": live.room.seq, "value": choice.options.sample(streams, 0)}
        key = {"authorization": f"Bearer {told['tokens'][str(choice.seat)]}"}
        taken = server.client.post(f"/api/tables/{told['table']}/answer", json=answer, headers=key)
        assert taken.status_code == 200, taken.text
        given += 1
    assert given == (0 if name == "dreamblade over" else MORE)
    assert server.errors() == []


@pytest.mark.parametrize("name", sorted(path.name.partition(".")[0] for path in BEFORE.glob("*.jsonl.gz")))
def test_a_record_of_before_verifies(name: str) -> None:
    record = parse_record(gzip.decompress((BEFORE / f"{name}.jsonl.gz").read_bytes()))
    match = replay(find_game(name), record)
    assert match.outcome() is not None
    assert len(match.answers) == len(record.answers)


@pytest.mark.parametrize("path", [path for path in TOLD if path.startswith("/")])
def test_what_somebody_had_begun_is_still_theirs(server: Inside, path: str) -> None:
    cookies = "; ".join(f"{key}={value}" for key, value in TOLD["cookies"].items())
    page = server.client.get(TOLD[path], headers={"cookie": cookies})
    assert page.status_code == 200, page.text[-500:]
    assert server.errors() == []
