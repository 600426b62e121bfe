"""The commands of the laboratory: `reverie simulate`, `balance`, `report`."""

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
from reverie.lab.balance import weigh, write_balance
from reverie.lab.campaigns import show_campaigns, weigh_campaigns, write_campaigns
from reverie.lab.errors import LabError
from reverie.lab.ledger import read_games
from reverie.lab.party import LEAST_GAMES, show_party, weigh_party
from reverie.lab.party_report import party_page, write_party
from reverie.lab.plan import CAMPAIGN, PARTY, Plan, plan_balance, plan_bots, plan_campaign, plan_party
from reverie.lab.report import report
from reverie.lab.run import Run, run, summarize, write_summary
from reverie.lab.screen import show_balance, show_summary
from reverie.parts.commands import BadInput, Json

from .shared import Content, GameName, errors, load_game, progress

PROCESSORS = os.cpu_count() or 1

Workers = Annotated[
    int, typer.Option("--workers", min=1, help="Worker processes.", show_default="as many as processors")
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
        bool, typer.Option("--swap", help="Play every game twice, with the bots' seats exchanged.")
    ] = False,
    setup: Annotated[
        Path | None, typer.Option("--setup", metavar="FILE", help="YAML: warbands, map, victory, turn_limit, ...")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Keep all games here; the same command goes on.")
    ] = None,
    content: Content = [],  # noqa: B006
    as_json: Json = False,
) -> None:
    """Let bots play many games and count: win rates, lengths, who went first, which pieces came into play."""

    with lab_exits():
        made = load_game(game, content)
        if campaign:
            bot = party or bots.partition(",")[0]
            measure(CAMPAIGNS, plan_campaign(made, content, bot, seed, campaign), games, workers, out, as_json)
        elif party:
            plan = plan_party(made, content, party, seed, scenario, players)
            measure(PARTIES, plan, games, workers, out, as_json)
        elif scenario or players:
            raise BadInput("--scenario and --players are for games that are played together, with --party BOT")
        else:
            measure(BOTS, plan_bots(made, content, bots, seed, swap, setup), games, workers, out, as_json)


class Measured(NamedTuple):
    """What is made of a run: the figures, the files beside its games, and what stands on the screen."""

    weigh: Callable[[Run], Body]
    write: Callable[[Path, Run, Body], None]
    show: Callable[[Console, Body], None]


BOTS: Final = Measured(summarize, write_summary, show_summary)
PARTIES: Final = Measured(weigh_party, lambda out, _found, told: write_party(out, told), show_party)
CAMPAIGNS: Final = Measured(weigh_campaigns, lambda out, _found, told: write_campaigns(out, told), show_campaigns)
SIDES: Final = Measured(weigh, lambda out, _found, told: write_balance(out, told), show_balance)


def measure(
    kind: Measured, planned: tuple[Plan, Body], games: int, workers: int, out: Path | None, as_json: bool
) -> Body:
    """Play a plan, and tell what was found."""
    found = run_lab(*planned, games, workers, out)
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


def run_lab(plan: Plan, header: Body, games: int, workers: int, out: Path | None) -> Run:
    """Play a plan with a progress bar."""

    started = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(f"{plan.kind} {plan.game}", total=len(plan.numbers(games)), rate="")

        def heard(done: int, now: int) -> None:
            rate = now / (time.perf_counter() - started)
            bar.update(task, completed=done, rate=f"{rate:,.1f} games/s" if now else "")

        return run(plan, header, games, workers, out, heard)


def report_command(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="What simulate or balance wrote.")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page; report.html in the folder otherwise.")
    ] = None,
) -> None:
    """Write one HTML page about a run; it opens offline."""

    with lab_exits():
        header, rows = read_games(folder)
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
            told = measure(PARTIES, plan_party(made, content, bot, seed), games or LEAST_GAMES, workers, out, as_json)
        else:
            plan, header = plan_balance(made, content, bot, seed)
            told = measure(SIDES, (plan, header), games or header["fair_games"], workers, out, as_json)
    if not told["fair"]:
        sys.exit(1)
