"""What is kept of a game that ran into a bug of ours, so that it can be played again and mended."""

from __future__ import annotations

import traceback
from pathlib import Path

from reverie.kernel.match import Match, describe_trouble


def keep_trouble(match: Match, error: BaseException, folder: Path, name: str = "", about: str = "") -> Path:
    """Freeze the game: its record, and beside it where it stood and what went wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"trouble-{match.header.game}-{name or match.header.seed}.jsonl"
    match.write(file)
    parts = [describe_trouble(match), about, "".join(traceback.format_exception(error))]
    file.with_suffix(".txt").write_text("\n\n".join(part for part in parts if part), encoding="utf-8")
    return file
