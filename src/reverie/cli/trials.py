"""The commands that try things out: `reverie fuzz`, `exhaust`, `bench`, `chaos`, `load`.

The last two play at a server: what needs the packages of the web table is imported when they run.
"""

from __future__ import annotations

import json
import shlex
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated

import typer

from reverie.games import find_game
from reverie.kernel.plain import Body
from reverie.parts.commands import BadInput, Json
from reverie.table.ops.commands import store_exits
from reverie.testing.contract import play_checked
from reverie.testing.exhaust import everything_in, survey
from reverie.testing.power import NoPower
from reverie.trials.benchmark import measure

from .shared import Content, GameName, content_words, load_game, progress


def fuzz(
    game: GameName,
    decisions: Annotated[
        int, typer.Option("--decisions", min=1, help="How many decisions to play and check.")
    ] = 10_000,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first game's seed.")] = 1,
    every: Annotated[int, typer.Option("--every", min=1, help="Check every so many decisions.")] = 1,
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Play at random and check the whole contract at every decision."""

    chosen = load_game(game, content)
    chosen.setup({})  # a bad pack is the user's mistake, not a failure of the game
    started = time.perf_counter()
    played, games, number = 0, 0, seed
    broken = ""
    with progress() as bar:
        task = bar.add_task(f"fuzz {game}", total=decisions, rate="")
        while played < decisions and not broken:
            try:
                for _ in play_checked(chosen, chosen.sample_setup(number), number, every):
                    played += 1
                    if played % 50 == 0:
                        rate = played / (time.perf_counter() - started)
                        bar.update(task, completed=played, rate=f"{rate:,.0f}/s")
                    if played >= decisions:
                        break
            except Exception as error:
                broken = f"{type(error).__name__}: {error}"
                break
            games += 1
            number += 1
    seconds = time.perf_counter() - started
    told: Body = {
        "game": game,
        "decisions": played,
        "games": games,
        "seed": seed,
        "seconds": round(seconds, 2),
        "ok": not broken,
    }
    repro = f"reverie fuzz {game} --seed {number} --decisions {decisions} --every {every}"
    if content:
        repro += " " + shlex.join(content_words(content))
    if broken:
        told |= {"failure": broken, "repro": repro}
    if as_json:
        print(json.dumps(told))
    elif broken:
        print(f"broken after {played} decisions: {broken}\nrepro: {repro}")
    else:
        print(f"ok: {played} decisions of {games} games of {game} in {seconds:.1f} s")
    if broken:
        raise typer.Exit(1)


def exhaust(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games to play at most.")] = 400,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first game's seed.")] = 0,
    by_chance: Annotated[int, typer.Option("--by-chance", min=2, help="Every so many a game is played by chance.")] = 5,
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Play until everything that a game has has occurred, and list what never did: procedures, decisions, events, cards, paragraphs."""

    chosen = load_game(game, content)
    started = time.perf_counter()
    ways = (chosen.sample_setup, chosen.lab.setup, chosen.lab.rare_setup, chosen.lab.rare_setup)
    setups = ((n, ways[n % len(ways)](n)) for n in range(seed, seed + games))
    played, left = 0, everything_in(chosen)
    whole = len(left)
    with progress() as bar:
        task = bar.add_task(f"exhaust {game}", total=games, rate="")
        for played, left in survey(chosen, setups, by_chance):
            bar.update(task, completed=played, rate=f"{len(left)} left")
            if not left:
                break
    seconds = time.perf_counter() - started
    by_kind: dict[str, list[str]] = {}
    for kind, name in sorted(left):
        by_kind.setdefault(kind, []).append(name)
    told: Body = {"game": game, "games": played, "things": whole, "seconds": round(seconds, 2), "never": by_kind}
    if as_json:
        print(json.dumps(told | {"excused": {" ".join(item): why for item, why in chosen.lab.excused().items()}}))
    else:
        print(f"{whole - len(left)} of {whole} things of {game} occurred in {played} games, {seconds:.1f} s")
        for kind, names in by_kind.items():
            print(f"never, {kind}: {', '.join(names)}")
    if left:
        raise typer.Exit(1)


def bench(
    game: GameName = "dreamblade",
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long to measure random play.")] = 3.0,
    as_json: Json = False,
) -> None:
    """Measure speed: random play, clones, saves, digests, views."""

    told = measure(find_game(game), seconds)
    if as_json:
        print(json.dumps(told))
        return
    for key, value in told.items():
        print(f"{key:>24}  {value:,}" if isinstance(value, int | float) else f"{key:>24}  {value}")


def chaos(
    kills: Annotated[int, typer.Option("--kills", min=0, help="End after so many kills.")] = 200,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="End after so long at the latest.")] = 1800.0,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="An address; `postgresql` alone starts one of its own, which is crashed as well.",
            show_default="a new SQLite file",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Server processes (PostgreSQL).")] = 1,
    tables: Annotated[int, typer.Option("--tables", min=1, help="Tables that are played at once.")] = 8,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Seed of what breaks when.")] = 1,
    game: Annotated[str, typer.Option("--game", help="The game that is played.")] = "dreamblade",
    power_loss: Annotated[
        bool, typer.Option("--power-loss", help="Every kill cuts the power: what was not synced is gone (SQLite).")
    ] = False,
    least_answers: Annotated[
        int | None,
        typer.Option(
            "--least-answers", min=1, help="A run with fewer has not held.", show_default="five for each kill"
        ),
    ] = None,
) -> None:
    """Play over real sockets while everything breaks; prints JSON.

    Exit code 1 if anything acknowledged was lost, if anybody was shown what is not theirs, or if too little happened: fewer
    kills or acknowledged answers than were asked for.
    """
    load_game(game, [])
    if power_loss and database is not None:
        raise BadInput("--power-loss is for SQLite; leave --database out")
    with store_exits():
        from reverie.table.ops.serve import check_shared
        from reverie.trials.chaos import run

        if workers > 1:
            check_shared("postgresql:///" if database == "postgresql" else database or "sqlite:///tables.db")
        with tempfile.TemporaryDirectory(prefix="reverie-chaos-") as folder:
            try:
                told = run(
                    Path(folder), database, kills, seconds, tables, workers, seed, game, power_loss, least_answers
                )
            except NoPower as error:
                raise BadInput(str(error)) from error
    print(json.dumps(told))
    if not told["held"]:
        sys.exit(1)


def load(
    tables: Annotated[int, typer.Option("--tables", min=1, max=900, help="Tables of two clients each.")] = 200,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help="How long each part is measured.")] = 8.0,
    rate: Annotated[float, typer.Option("--rate", min=1, help="Answers a second of the part at a given rate.")] = 500.0,
    tabs: Annotated[int, typer.Option("--tabs", min=1, help="Idle tabs.")] = 2000,
    idle: Annotated[float, typer.Option("--idle", min=1, help="For how many seconds tabs are idle.")] = 45.0,
    only: Annotated[
        str, typer.Option("--only", help="Some parts: programs, at_rate, pages, clicks, memory, idle, first_page.")
    ] = "",
    as_json: Json = False,
) -> None:
    """Measure one server process: programs, pages, memory, idle tabs, first page. Every answer counted is durable."""
    with store_exits():
        from reverie.trials.load import PARTS, run

        unknown = [name for name in only.split(",") if name and name not in PARTS]
        if unknown:
            raise BadInput(f"--only {unknown[0]!r}: there are {', '.join(PARTS)}")
        with tempfile.TemporaryDirectory(prefix="reverie-load-") as folder:
            heard = (lambda line: None) if as_json else (lambda line: print(line, flush=True))
            told = run(Path(folder), tables, seconds, rate, tabs, idle, only=only, progress=heard)
    if as_json:
        print(json.dumps(told))
