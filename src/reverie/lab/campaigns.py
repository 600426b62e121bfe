"""Campaigns that bots have played: how many sessions they took, which chapters were lost, whether one got stuck."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from reverie.kernel.game import CLOSED, WON
from reverie.kernel.plain import Body

from .run import Run, write_json
from .screen import between, percent, table
from .tally import Score, lengths


def weigh_campaigns(found: Run) -> Body:
    """All figures of a run in which campaigns were played."""
    finished, won = Score(), Score()
    lost: dict[str, int] = {}
    for row in sorted(found.rows, key=lambda row: row.number):
        finished.add(float(row.result != CLOSED))
        won.add(float(row.result == WON))
        for chapter, times in row.facts.items():
            lost[chapter] = lost.get(chapter, 0) + times
    return {
        "game": found.header["game"],
        "campaign": found.header["campaign"],
        "bot": found.header["bots"][0],
        "seed": found.header["seed"],
        "finished": finished.plain(),
        "won": won.plain(),
        "sessions": lengths([row.turns for row in found.rows]),
        "decisions": lengths([row.decisions for row in found.rows]),
        "lost": dict(sorted(lost.items(), key=lambda item: -item[1])),
        "seconds": round(found.seconds, 2),
    }


def show_campaigns(console: Console, told: Body) -> None:
    made = table("campaign", "played", "finished", "won", "95 % interval", "sessions", "most (p95)", "decisions")
    finished, sessions = told["finished"], told["sessions"]
    made.add_row(
        told["campaign"],
        f"{finished['games']}",
        percent(finished["rate"]),
        percent(told["won"]["rate"]),
        between(told["won"]),
        f"{sessions['mean']:.1f}",
        f"{sessions['p95']:.0f}",
        f"{told['decisions']['mean']:,.0f}",
    )
    console.print(made)
    lost = ", ".join(f"{chapter} {times}" for chapter, times in told["lost"].items())
    console.print(f"lost, and played again: {lost or 'none'}", markup=False)


def write_campaigns(out: Path, told: Body) -> None:
    """campaigns.json, beside the games."""
    write_json(out / "campaigns.json", told)


__all__ = ["show_campaigns", "weigh_campaigns", "write_campaigns"]
