"""games.parquet: the same games as a table with flat columns, for notebooks."""

from __future__ import annotations

import io
from pathlib import Path
from string import ascii_lowercase

import msgspec

from reverie.kernel.match import write_whole

from .play import Row


def write_parquet(path: Path, rows: list[Row]) -> bool:
    """Write the table, by number; False without polars."""
    try:
        import polars as pl
    except ImportError:
        return False
    rows = sorted(rows, key=lambda row: row.number)
    columns: dict[str, list[object]] = {
        name: [getattr(row, name) for row in rows]
        for name in ("number", "seed", "winner", "won", "reason", "turns", "decisions", "first", "seconds")
    }
    for seat, letter in zip(range(len(rows[0].bots) if rows else 0), ascii_lowercase, strict=False):
        columns[f"bot_{letter}"] = [row.bots[seat] for row in rows]
        columns[f"side_{letter}"] = [row.sides[seat] for row in rows]
        columns[f"score_{letter}"] = [row.scores[seat] for row in rows]
        columns[f"spawned_{letter}"] = [msgspec.json.encode(row.spawned[seat]).decode() for row in rows]
    made = io.BytesIO()
    pl.DataFrame(columns).write_parquet(made)
    write_whole(path, made.getvalue())
    return True
