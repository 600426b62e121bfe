"""The commands `reverie limited ...`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from reverie.parts.commands import SPOKEN, BadInput, Json, Language, check_language

from .model import POOLS, greedy_draft, sealed
from .page import LimitedPage

app = typer.Typer(
    name="limited",
    help="Limited play of Dreamblade: sealed pools and drafts from a seed.",
    no_args_is_help=True,
    add_completion=False,
)

SharedSeed = Annotated[int, typer.Option("--seed", help="The seed that all players share; it proves the packs.")]


@app.command("sealed")
def limited_sealed(
    seed: SharedSeed,
    kind: Annotated[
        str, typer.Option("--kind", help="starter: a starter and a booster (17); boosters: three boosters (21).")
    ] = "starter",
    seat: Annotated[str, typer.Option("--seat", help="Whose pool: a letter from A to H.")] = "A",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the suggested warband, for --warband A=FILE.")
    ] = None,
    lang: Language = SPOKEN,
    as_json: Json = False,
) -> None:
    """Open a pool, show its pieces and suggest a warband; your opponent opens the same with the same seed."""

    page = LimitedPage(check_language(lang))
    if kind not in POOLS:
        raise BadInput(f"--kind {kind!r}: there are {', '.join(POOLS)}")
    if len(seat) != 1 or seat not in "ABCDEFGH":
        raise BadInput(f"--seat {seat!r}: the seats are the letters A to H")
    if out is not None and out.suffix not in (".yaml", ".yml"):
        raise BadInput(f"--out {out}: a warband file ends in .yaml")
    pool = sealed(page.library, seed, seat, kind)
    if out is not None:
        out.write_text(page.warband_file(pool), encoding="utf-8")
    if as_json:
        print(json.dumps({"seed": seed, "kind": kind, "seat": seat, **page.plain(pool)}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    console.print(page.pool(page.say("limited-seat", seat=seat), pool))
    if out is not None:
        console.print(page.say("limited-written", file=str(out)), markup=False, soft_wrap=True)


@app.command("draft")
def limited_draft(
    seed: SharedSeed,
    drafters: Annotated[int, typer.Option("--drafters", min=2, max=8, help="How many draft.")] = 2,
    bot: Annotated[str, typer.Option("--bot", help="Who picks for everybody: greedy.")] = "greedy",
    lang: Language = SPOKEN,
    as_json: Json = False,
) -> None:
    """Draft three boosters each, all drafters being bots, and show what everybody has."""

    page = LimitedPage(check_language(lang))
    if bot != "greedy":
        raise BadInput(f"--bot {bot!r}: there is greedy")
    draft = greedy_draft(page.library, seed, drafters)
    if as_json:
        told = [{"drafter": n, **page.plain(pool)} for n, pool in enumerate(draft.picks, start=1)]
        print(json.dumps({"seed": seed, "drafters": drafters, "bot": bot, "pools": told}, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for n, pool in enumerate(draft.picks, start=1):
        console.print(page.pool(page.say("limited-drafter", number=n), pool))
