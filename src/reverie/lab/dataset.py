"""Data sets: the decisions of many games as Parquet tables, with a card, a schema and splits (extra `lab`)."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from reverie.kernel.chance import derive
from reverie.kernel.match import write_whole
from reverie.kernel.plain import Body

from .backends import Backend
from .decisions import KeptGame
from .errors import LabError
from .plan import DATASET, Plan
from .run import Heard, write_json

SCHEMA: Final = 1
"""The version of the columns."""
SHARD: Final = 500
"""Games to a file of decisions."""
SPLITS: Final = 10
"""One group of games in so many is kept for tests, one for validation."""

GAMES: Final = {
    "number": "the game; group, seed and setup follow from it and the plan",
    "group": "games of one group share seed and setup, with other seatings",
    "split": "train, validation or test, by group",
    "seed": "of the dice and shuffles",
    "setup": "JSON: what was set up",
    "bots": "who played each seat",
    "sides": "what each seat played",
    "won": "the winning seats",
    "returns": "what it was worth to each seat, from -1 to 1",
    "result": "of a party: won, lost, drawn or closed",
    "reason": "how it ended",
    "turns": "how long it took",
    "decisions": "rows of this game in decisions-*.parquet",
    "lens": "digest of the lens by which actions and observations are told",
    "digest": "of the last situation",
}
DECISIONS: Final = {
    "number": "the game",
    "step": "which of its decisions, from 0",
    "split": "as of the game",
    "seat": "who was asked",
    "kind": "what was asked",
    "rule": "the rule that asks, as the rulebook numbers it",
    "subject": "whom or what it is about, by number; -1 for nothing",
    "size": "how many options there were",
    "options": "JSON: the options as a view tells them",
    "answer": "JSON: what was answered",
    "actions": "the answer pick by pick, as numbers of the lens; empty where there were more than 400 options",
    "observation": "bytes: what the lens shows of the view, before the first pick",
    "view": "JSON: all that the seat saw, and nothing else",
    "value": "how it looked for the seat to the game's own estimate, from -1 to 1",
    "chances": "percent: what a searching bot thought of its answer and of the next best",
    "outcome": "what the game was worth to this seat in the end, from -1 to 1",
    "digest": "of the situation, for checking a replay",
}
LOADER: Final = """import polars as pl
games = pl.read_parquet("games.parquet")
decisions = pl.read_parquet("decisions-*.parquet").join(games.select("number", "setup", "won"), on="number")"""


def write_dataset(
    plan: Plan, header: Body, games: int, backend: Backend, out: Path, heard: Heard = lambda done, now: None
) -> Body:
    """Play so many games of each meeting and write them; the same plan gives the same bytes. What was found, as plain values."""
    try:
        import polars as pl
    except ImportError as error:
        raise LabError("a data set needs polars; pip install 'reverie[lab]' brings it") from error
    refuse_foreign(out)
    plan.kind = DATASET
    numbers = sorted(plan.numbers(games))
    told: list[Body] = []
    splits: dict[str, int] = {}
    decisions = 0
    for shard, chunk in enumerate(shards(in_order(plan, header, numbers, backend, heard))):
        rows = [row for kept in chunk for row in rows_of(plan, kept)]
        write_table(pl, out / f"decisions-{shard:04}.parquet", rows, DECISIONS)
        decisions += len(rows)
        told += [game_of(plan, kept) for kept in chunk]
    write_table(pl, out / "games.parquet", told, GAMES)
    for one in told:
        splits[one["split"]] = splits.get(one["split"], 0) + 1
    found = {"games": len(told), "decisions": decisions, "splits": dict(sorted(splits.items()))}
    columns = {"games.parquet": GAMES, "decisions-*.parquet": DECISIONS}
    write_json(out / "schema.json", {"schema": SCHEMA, "columns": columns, "plan": header, "found": found})
    write_whole(out / "card.md", card(header, found).encode())
    return found


def refuse_foreign(out: Path) -> None:
    """Files of another data set are never mixed in; raises LabError."""
    if out.is_file():
        raise LabError(f"--out {out}: this is a file; a folder is needed")
    if out.is_dir() and any(out.iterdir()):
        raise LabError(f"--out {out}: there is something in this folder; take another, or remove it")
    out.mkdir(parents=True, exist_ok=True)


def in_order(plan: Plan, header: Body, numbers: list[int], backend: Backend, heard: Heard) -> Iterator[KeptGame]:
    """The games by number, whoever was faster."""
    decode = msgspec.json.Decoder(KeptGame).decode
    waiting: dict[int, KeptGame] = {}
    due = iter(numbers)
    wanted = next(due, None)
    for now, line in enumerate(backend.play(plan, header, numbers), start=1):
        kept = decode(line)
        waiting[kept.row.number] = kept
        heard(now, now)
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted = next(due, None)


def shards(games: Iterator[KeptGame]) -> Iterator[list[KeptGame]]:
    chunk: list[KeptGame] = []
    for kept in games:
        chunk.append(kept)
        if len(chunk) == SHARD:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


def split_of(plan: Plan, number: int) -> str:
    """Games that share seed and setup stay together."""
    return {0: "test", 1: "validation"}.get(derive(0, group_of(plan, number), "split") % SPLITS, "train")


def group_of(plan: Plan, number: int) -> int:
    return number // (len(plan.crews) or plan.seatings())


def game_of(plan: Plan, kept: KeptGame) -> Body:
    row = kept.row
    return {
        "number": row.number,
        "group": group_of(plan, row.number),
        "split": split_of(plan, row.number),
        "seed": row.seed,
        "setup": msgspec.json.encode(kept.setup).decode(),
        "bots": row.bots,
        "sides": row.sides,
        "won": row.won,
        "returns": kept.returns,
        "result": row.result,
        "reason": row.reason,
        "turns": row.turns,
        "decisions": len(kept.decisions),
        "lens": kept.lens,
        "digest": kept.digest,
    }


def rows_of(plan: Plan, kept: KeptGame) -> Iterator[Body]:
    number, split = kept.row.number, split_of(plan, kept.row.number)
    for one in kept.decisions:
        told = {name: getattr(one, name) for name in one.__struct_fields__}
        yield {"number": number, "split": split, **told, "outcome": kept.returns[one.seat]}


def types_of(pl: Any) -> Body:
    """The types of columns that are no texts."""
    whole, short, numbers = pl.Int64, pl.Int32, pl.List(pl.Int32)
    found: Body = {"number": whole, "group": whole, "seed": whole, "value": pl.Float32, "outcome": pl.Float32}
    found |= dict.fromkeys(("step", "seat", "subject", "size", "turns", "decisions"), short)
    found |= dict.fromkeys(("actions", "chances", "won"), numbers)
    return found | {
        "returns": pl.List(pl.Float32),
        "bots": pl.List(pl.String),
        "sides": pl.List(pl.String),
        "observation": pl.Binary,
    }


def write_table(pl: Any, path: Path, rows: list[Body], columns: dict[str, str]) -> None:
    types = types_of(pl)
    schema = {name: types.get(name, pl.String) for name in columns}
    made = io.BytesIO()
    pl.DataFrame({name: [row[name] for row in rows] for name in columns}, schema=schema).write_parquet(made)
    write_whole(path, made.getvalue())


def card(header: Body, found: Body) -> str:
    """What the data set is, for people."""
    splits = ", ".join(f"{name} {count}" for name, count in found["splits"].items())
    content = ", ".join(f"{name} {digest}" for name, digest in header["content"].items())
    sure = "" if header["reproducible"] else " Bots with a budget of seconds played: made again they may differ."
    lines = [
        f"# Decisions in {header['game']}",
        "",
        f"{found['decisions']:,} decisions of {found['games']:,} games between {', '.join(header['bots'])}, played by Reverie "
        f"{header['package']}, rules version {header['version']}, content {content}, seed {header['seed']}. The same command makes the "
        f"same bytes.{sure}",
        "",
        "Load it with Polars, from this folder:",
        "",
        "```",
        LOADER,
        "```",
        "",
        f"Splits by groups of games that share seed and setup: {splits}. Schema version {SCHEMA} (`schema.json`).",
        "",
        "A view holds what its seat could see and nothing else. Decisions with one answer only are left out, and what nature answered",
        "follows from the seed. Names and texts are Reverie's own; the data may be used as its code is (MIT).",
    ]
    for name, columns in (("games.parquet", GAMES), ("decisions-*.parquet", DECISIONS)):
        lines += ["", f"## {name}", "", "| Column | What it is |", "|---|---|"]
        lines += [f"| {column} | {what} |" for column, what in columns.items()]
    return "\n".join(lines) + "\n"
