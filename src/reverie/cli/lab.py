"""The commands of the laboratory: `reverie simulate`, `balance`, `report`, `merge`."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console
from rich.markup import escape

from reverie.kernel.match import write_whole
from reverie.kernel.plain import Body
from reverie.lab.backends import PROCESSES, Backend, find_backend
from reverie.lab.balance import weigh, write_balance
from reverie.lab.campaigns import show_campaigns, weigh_campaigns, write_campaigns
from reverie.lab.compare import Bounds, Variant, compare, markdown, plan_compare, weigh_comparison, write_comparison
from reverie.lab.dataset import write_dataset
from reverie.lab.errors import LabError
from reverie.lab.ledger import read_games
from reverie.lab.merge import merge
from reverie.lab.party import LEAST_GAMES, show_party, weigh_party
from reverie.lab.party_report import party_page, write_party
from reverie.lab.plan import (
    BALANCE,
    CAMPAIGN,
    COMPARE,
    PARTY,
    SIMULATE,
    Plan,
    plan_balance,
    plan_bots,
    plan_campaign,
    plan_party,
)
from reverie.lab.report import report
from reverie.lab.run import Run, run, summarize, write_summary
from reverie.lab.screen import show_balance, show_summary
from reverie.parts.commands import BadInput, Json

from .shared import Content, GameName, errors, load_game, progress

PROCESSORS = os.cpu_count() or 1

Workers = Annotated[
    int, typer.Option("--workers", min=1, help="Worker processes.", show_default="as many as processors")
]

Part = Annotated[
    str,
    typer.Option(
        "--part", metavar="I/N", help="Play one of N parts only, for `reverie merge` (2/3: the second of three)."
    ),
]

BackendName = Annotated[
    str, typer.Option("--backend", metavar="NAME", help="Who plays: processes of this machine, or ray.")
]

Address = Annotated[
    str, typer.Option("--address", metavar="HOST:PORT", help="Of --backend ray: a cluster (or auto); else one here.")
]

LabSeed = Annotated[int, typer.Option("--seed", min=0, help="Every game's seed follows from this one.")]


@contextmanager
def lab_exits() -> Iterator[None]:
    """The laboratory's exit codes: one message for whatever went wrong, and 130 for Ctrl-C."""

    try:
        yield
    except LabError as error:
        errors.print(f"[red]reverie:[/red] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(error.code)
    except KeyboardInterrupt:
        errors.print("interrupted")
        sys.exit(130)


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games (of each pair of bots).")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B", help="Who plays; three or more play a tournament.")
    ] = "greedy,random",
    party: Annotated[
        str, typer.Option("--party", metavar="BOT", help="Where all play together: who plays every seat.")
    ] = "",
    scenario: Annotated[
        str, typer.Option("--scenario", metavar="A,B", help="What a party plays; else everything.")
    ] = "",
    players: Annotated[
        str, typer.Option("--players", metavar="2,3", help="How many they are; else every number.")
    ] = "",
    campaign: Annotated[
        str,
        typer.Option(
            "--campaign", metavar="NAME", help="Whole campaigns by one bot (--party BOT, or the first of --bots)."
        ),
    ] = "",
    seed: LabSeed = 1,
    workers: Workers = PROCESSORS,
    swap: Annotated[
        bool,
        typer.Option("--swap", help="Play every game once for each seating: two bots exchange seats, more go round."),
    ] = False,
    setup: Annotated[
        Path | None, typer.Option("--setup", metavar="FILE", help="YAML: warbands, map, victory, turn_limit, ...")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep all games here; the same command goes on.")
    ] = None,
    part: Part = "1/1",
    backend: BackendName = PROCESSES,
    address: Address = "",
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Let bots play many games and count: win rates, lengths, who went first, which pieces came into play."""

    with lab_exits():
        made = load_game(game, content)
        means = Means(games, find_backend(backend, workers, address), out, as_json, read_part(part))
        if campaign:
            bot = party or bots.partition(",")[0]
            measure(plan_campaign(made, content, bot, seed, campaign), means)
        elif party:
            measure(plan_party(made, content, party, seed, scenario, players), means)
        elif scenario or players:
            raise BadInput("--scenario and --players are for games that are played together, with --party BOT")
        else:
            measure(plan_bots(made, content, bots, seed, swap, setup), means)


class Means(NamedTuple):
    """How a plan is played: how many games, by whom, where they are kept, and how that is told."""

    games: int
    backend: Backend
    out: Path | None
    as_json: bool
    part: tuple[int, int] = (1, 1)


def read_part(told: str) -> tuple[int, int]:
    """`2/3` as numbers; raises LabError."""
    which, slash, parts = told.partition("/")
    if slash and which.isdecimal() and parts.isdecimal() and 1 <= int(which) <= int(parts):
        return int(which), int(parts)
    raise LabError(f"--part {told}: a part is wanted as in --part 2/3, the second of three")


class Measured(NamedTuple):
    """What is made of a run: the figures, the files beside its games, and what stands on the screen."""

    weigh: Callable[[Run], Body]
    write: Callable[[Path, Run, Body], None]
    show: Callable[[Console, Body], None]


BOTS: Final = Measured(summarize, write_summary, show_summary)
PARTIES: Final = Measured(weigh_party, lambda out, _found, told: write_party(out, told), show_party)
CAMPAIGNS: Final = Measured(weigh_campaigns, lambda out, _found, told: write_campaigns(out, told), show_campaigns)
SIDES: Final = Measured(weigh, lambda out, _found, told: write_balance(out, told), show_balance)


MEASURED: Final = {SIMULATE: BOTS, PARTY: PARTIES, CAMPAIGN: CAMPAIGNS, BALANCE: SIDES}
"""What is made of a run, by its kind."""


def measure(planned: tuple[Plan, Body], means: Means) -> Body:
    """Play a plan, and tell what was found."""
    return tell(run_lab(*planned, means), means.out, means.as_json)


def tell(found: Run, out: Path | None, as_json: bool) -> Body:
    """Write and show what a run found."""
    kind = MEASURED[found.header["kind"]]
    told = kind.weigh(found)
    if out is not None:
        kind.write(out, found, told)
    for note in found.notes:
        errors.print(escape(note), highlight=False, soft_wrap=True)
    if as_json:
        print(json.dumps(told))
    else:
        kind.show(Console(highlight=False), told)
    return told


def run_lab(plan: Plan, header: Body, means: Means) -> Run:
    """Play a plan with a progress bar."""

    started = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(f"{plan.kind} {plan.game}", total=len(plan.numbers(means.games)), rate="")

        def heard(done: int, now: int) -> None:
            rate = now / (time.perf_counter() - started)
            bar.update(task, completed=done, rate=f"{rate:,.1f} games/s" if now else "")

        return run(plan, header, means.games, means.backend, means.out, heard, means.part)


def merge_command(
    folders: Annotated[list[Path], typer.Argument(metavar="DIR...", help="What parts of one run wrote.")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where all games go.")],
    as_json: Json = False,
) -> None:
    """Put the games of several folders together that were played by one plan, as with --part on several machines."""

    with lab_exits():
        header, _rows = read_games(folders[0])
        if header["kind"] == COMPARE:
            raise LabError(f"{folders[0]}: a comparison ends by itself and has no parts")
        tell(merge(folders, out), out, as_json)


def compare_command(
    game: GameName,
    pair: Annotated[
        list[str] | None, typer.Argument(metavar="[A B]", help="Two bots, instead of --a and --b.", show_default=False)
    ] = None,
    a: Annotated[str, typer.Option("--a", metavar="BOT", help="Who plays as A.")] = "normal",
    b: Annotated[str, typer.Option("--b", metavar="BOT", help="Who plays as B.")] = "normal",
    content_a: Annotated[list[Path], typer.Option("--content-a", metavar="DIR", help="A pack that A plays by.")] = [],  # noqa: B006
    content_b: Annotated[list[Path], typer.Option("--content-b", metavar="DIR", help="A pack that B plays by.")] = [],  # noqa: B006
    setup_a: Annotated[Path | None, typer.Option("--setup-a", metavar="FILE", help="YAML: how A plays.")] = None,
    setup_b: Annotated[Path | None, typer.Option("--setup-b", metavar="FILE", help="YAML: how B plays.")] = None,
    elo0: Annotated[float, typer.Option("--elo0", help="A is better by this much...")] = 0.0,
    elo1: Annotated[float, typer.Option("--elo1", help="... or by this much: which of them?")] = 10.0,
    alpha: Annotated[float, typer.Option("--alpha", help="How often to say elo1 where elo0 holds.")] = 0.05,
    beta: Annotated[float, typer.Option("--beta", help="How often to say elo0 where elo1 holds.")] = 0.05,
    games: Annotated[int, typer.Option("--games", min=2, help="Games at most.")] = 20_000,
    scenario: Annotated[str, typer.Option("--scenario", metavar="A,B", help="What parties play.")] = "",
    players: Annotated[str, typer.Option("--players", metavar="2,3", help="How many they are.")] = "",
    seed: LabSeed = 1,
    workers: Workers = PROCESSORS,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep all games here; the same command goes on.")
    ] = None,
    backend: BackendName = PROCESSES,
    address: Address = "",
    as_json: Json = False,
) -> None:
    """Compare two bots, contents or setups game by game, until it is clear whether A is better by --elo1 or only by --elo0."""

    with lab_exits():
        if pair:
            if len(pair) != 2:
                raise LabError(f"{' '.join(pair)}: two bots are compared, as in `reverie compare {game} hard normal`")
            a, b = pair
        one, two = Variant(a, content_a, setup_a), Variant(b, content_b, setup_b)
        plan, header = plan_compare(
            (load_game(game, content_a), load_game(game, content_b)), one, two, seed, scenario, players
        )
        bounds, player = Bounds(elo0, elo1, alpha, beta), find_backend(backend, workers, address)
        with progress() as bar:
            task = bar.add_task(f"compare {game}", total=games, rate="")

            def heard(done: int, _now: int) -> None:
                bar.update(task, completed=done, rate="")

            found = compare(plan, header, bounds, games, player, out, heard)
        told = weigh_comparison(found)
    if out is not None:
        write_comparison(out, told)
    print(json.dumps(told) if as_json else markdown(told), end="\n" if as_json else "")


def dataset_command(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where the tables go: a new folder.")],
    games: Annotated[int, typer.Option("--games", min=1, help="How many games (of each pair of bots, or crew).")] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B", help="Who plays.")] = "normal,easy",
    party: Annotated[
        str, typer.Option("--party", metavar="BOT", help="Where all play together: who plays.")
    ] = "normal",
    scenario: Annotated[str, typer.Option("--scenario", metavar="A,B", help="What a party plays.")] = "",
    players: Annotated[str, typer.Option("--players", metavar="2,3", help="How many they are.")] = "",
    setup: Annotated[Path | None, typer.Option("--setup", metavar="FILE", help="YAML: how it is set up.")] = None,
    seed: LabSeed = 1,
    workers: Workers = PROCESSORS,
    content: Content = [],  # noqa: B006
    backend: BackendName = PROCESSES,
    address: Address = "",
    as_json: Json = False,
) -> None:
    """Write the decisions of many games between bots as Parquet tables: views, options, answers, results."""

    with lab_exits():
        made = load_game(game, content)
        if made.together:
            plan, header = plan_party(made, content, party, seed, scenario, players)
        else:
            plan, header = plan_bots(made, content, bots, seed, True, setup)
        with progress() as bar:
            task = bar.add_task(f"dataset {game}", total=len(plan.numbers(games)), rate="")
            player = find_backend(backend, workers, address)
            told = write_dataset(plan, header, games, player, out, lambda done, _now: bar.update(task, completed=done))
    print(json.dumps(told) if as_json else f"{out}: {told['decisions']:,} decisions of {told['games']:,} games")


def report_command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="What simulate or balance wrote.")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page; report.html in the folder otherwise.")
    ] = None,
) -> None:
    """Write one HTML page about a run; it opens offline."""

    with lab_exits():
        header, rows = read_games(folder)
        if header["kind"] == COMPARE:
            raise LabError(
                f"{folder}: what there is to tell of a comparison stands in compare.md; there is no page of it"
            )
        if header["kind"] == CAMPAIGN:
            raise LabError(
                f"{folder}: what there is to tell of campaigns stands in campaigns.json; there is no page of them"
            )
    file = out if out is not None else folder / "report.html"
    write_whole(file, (party_page if header["kind"] == PARTY else report)(header, rows).encode())
    print(file)


def balance(
    game: GameName,
    games: Annotated[
        int | None,
        typer.Option("--games", min=2, help="Games of each pair, an even number; else what a verdict takes."),
    ] = None,
    bot: Annotated[str, typer.Option("--bot", help="Who plays both sides.")] = "greedy",
    seed: LabSeed = 1,
    workers: Workers = PROCESSORS,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where games and findings go.")] = Path("balance"),
    part: Part = "1/1",
    backend: BackendName = PROCESSES,
    address: Address = "",
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Play all prebuilt warbands or heroes against each other, or, where all play together, every scenario with every number of
    players; exit code 1 if one of them is not fair, or outside its band."""

    made = load_game(game, content)
    if not made.together and games is not None and games % 2:
        raise BadInput(f"--games {games}: it should be even, for every game is played twice with the sides exchanged")
    with lab_exits():
        if made.together:
            planned, usual = plan_party(made, content, bot, seed), LEAST_GAMES
        else:
            planned = plan_balance(made, content, bot, seed)
            usual = planned[1]["fair_games"]
        told = measure(
            planned, Means(games or usual, find_backend(backend, workers, address), out, as_json, read_part(part))
        )
    if not told["fair"]:
        sys.exit(1)
