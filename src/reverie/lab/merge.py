"""Games of one plan that several machines have played, put together: their ledgers have the same header and other numbers."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .errors import LabError
from .ledger import Ledger, read_games, refuse_other_header
from .play import Row
from .run import Run


def merge(folders: list[Path], out: Path) -> Run:
    """The games of all folders, each once, kept in one more; raises LabError where they are of different runs, or differ."""
    header, _rows = read_games(folders[0])
    found = Run(header)
    with Ledger(out, header) as ledger:
        there = {row.number: (row, out) for row in ledger.rows}
        for folder in folders:
            other, rows = read_games(folder)
            refuse_other_header(folder, other, header)
            for row in rows:
                before = there.setdefault(row.number, (row, folder))
                if before[0] is row:
                    ledger.append(msgspec.json.encode(row))
                elif differs(before[0], row):
                    raise LabError(f"game {row.number} went one way in {before[1]} and another way in {folder}")
        found.rows = [there[number][0] for number in sorted(there)]
    return found


def differs(one: Row, two: Row) -> bool:
    """Whether the same game went another way; how long it took does not count."""
    return msgspec.structs.replace(one, seconds=0.0) != msgspec.structs.replace(two, seconds=0.0)
