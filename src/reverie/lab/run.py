"""A run: play what is missing, keep it, count it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import msgspec

from reverie.kernel.match import write_whole
from reverie.kernel.plain import Body

from .backends import Backend
from .errors import LabError
from .ledger import Ledger, missing
from .parquet import write_parquet
from .plan import Plan
from .play import Row
from .tally import Tally, count
from .tournament import crosstable, ratings

Heard = Callable[[int, int], None]
"""Called after every game with how many are done, and how many of those were played in this run."""


class Run:
    """What a run found: all games, whether played now or before, and how long this run took."""

    def __init__(self, header: Body) -> None:
        self.header = header
        self.rows: list[Row] = []
        self.seconds = 0.0
        self.decisions = 0
        """Decisions made in this run."""
        self.notes: list[str] = []

    def tally(self) -> Tally:
        return count(self.header, sorted(self.rows, key=lambda row: row.number))


def run(
    plan: Plan,
    header: Body,
    games: int,
    backend: Backend,
    out: Path | None,
    heard: Heard = lambda done, now: None,
    part: tuple[int, int] = (1, 1),
) -> Run:
    """Play so many games of each pairing, except those that are already in the folder. Of a run that several machines share only
    one part is played: (2, 3) is the second of three."""
    found = Run(header)
    if not header["reproducible"]:
        found.notes.append("a bot with a budget of seconds plays: games depend on how fast the machine is")
    numbers = plan.numbers(games)
    decode = msgspec.json.Decoder(Row).decode
    with Ledger(out, header) if out is not None else nullcontext() as ledger:
        if ledger is not None:
            found.rows = ledger.rows
            if {row.number for row in found.rows} - set(numbers):
                raise LabError(
                    f"{ledger.path} already holds {len(found.rows)} games, more than are asked for now; "
                    "raise --games or take another --out"
                )
        which, parts = part
        wanted = list(missing(numbers[which - 1 :: parts], found.rows))
        started = time.perf_counter()
        heard(len(found.rows), 0)
        for now, line in enumerate(backend.play(plan, header, wanted), start=1):
            if ledger is not None:
                ledger.append(line)
            row = decode(line)
            found.rows.append(row)
            found.decisions += row.decisions
            heard(len(found.rows), now)
        found.seconds = time.perf_counter() - started
    return found


def summarize(found: Run) -> Body:
    """All figures of a run that compared bots, as plain values."""
    tally = found.tally()
    told = tally.summary()
    told["seconds"] = round(found.seconds, 2)
    told["decisions_per_second"] = round(found.decisions / found.seconds) if found.decisions else 0
    if len(tally.bots) > 2:
        rated = ratings(tally)
        if rated is None:
            found.notes.append("no ratings: they need openskill; pip install 'reverie[lab]' brings it")
        else:
            told["ratings"] = rated
        told["crosstable"] = crosstable(tally)
    return told


def write_summary(out: Path, found: Run, told: Body) -> None:
    """games.parquet and summary.json, beside the games."""
    write_json(out / "summary.json", told)
    if not write_parquet(out / "games.parquet", found.rows):
        found.notes.append("no games.parquet: it needs polars; pip install 'reverie[lab]' brings it")


def write_json(path: Path, told: Body) -> None:
    write_whole(path, msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")
