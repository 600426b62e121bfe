"""A power cut: what was acknowledged is on the disk. And a store that only hopes so is found out."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from reverie.table.store.store import Store
from reverie.testing.power import Power

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or not (shutil.which("cc") or shutil.which("gcc")),
    reason="power cuts need Linux and a C compiler",
)

WRITER = """
import sqlite3, sys
lax = sys.argv[2]

class Lax(sqlite3.Connection):
    def execute(self, sql, *more):
        return super().execute(sql.replace("synchronous=FULL", "synchronous=" + lax), *more)

real = sqlite3.dbapi2.connect
sqlite3.connect = sqlite3.dbapi2.connect = lambda *a, **more: real(*a, **{**more, "factory": Lax})

from reverie.table.store.entries import Entry, TableRow
from reverie.table.store.store import Store

store = Store(sys.argv[1])
store.create(TableRow("t", "toy", 1.0, 1.0, "open", [], {}, False), [Entry(1, "opened", -1, {}, 1.0)])
for seq in range(2, 10_000):
    store.append("t", [Entry(seq, "said", 0, {"text": "x" * 300}, 1.0)])
    print(seq, flush=True)
"""


def kept_after_a_cut(folder: Path, synchronous: str, writes: int = 60) -> tuple[int, int]:
    """How much a writer was told, and how much of it is there when the power is back."""
    data = folder / "data"
    data.mkdir()
    power = Power(data, folder / "power")
    url = f"sqlite:///{data / 'tables.db'}"
    writer = subprocess.Popen(
        [sys.executable, "-c", WRITER, url, synchronous],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **power.environment()},
    )
    assert writer.stdout is not None
    told = 0
    for line in writer.stdout:
        told = int(line)
        if told >= writes:
            break
    writer.send_signal(signal.SIGKILL)
    told = max([told, *(int(line) for line in writer.stdout.read().split("\n")[:-1] if line)])
    writer.wait()
    writer.stdout.close()
    power.cut("tables.db")
    with Store(url) as store:
        return told, len(store.read("t"))


def test_what_was_acknowledged_outlives_a_power_cut(tmp_path: Path) -> None:
    told, there = kept_after_a_cut(tmp_path, "FULL")
    assert there >= told >= 60


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_a_store_that_does_not_wait_for_the_disk_is_found_out(tmp_path: Path, synchronous: str) -> None:
    told, there = kept_after_a_cut(tmp_path, synchronous)
    assert told >= 60 and there < told
