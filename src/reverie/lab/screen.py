"""The summaries on the screen: compact tables."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from reverie.kernel.plain import Body


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def between(told: Body) -> str:
    return f"{100 * told['low']:.1f} to {100 * told['high']:.1f}"


def table(*columns: str) -> Table:
    """A plain table: names left, figures right."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for number, column in enumerate(columns):
        made.add_column(column, justify="left" if number == 0 else "right")
    return made


def show_summary(console: Console, told: Body) -> None:
    """A run that compared bots."""
    bots = table("bot", "games", "wins", "win rate", "95 % interval")
    for bot, score in told["win_rates"].items():
        bots.add_row(bot, f"{score['games']}", f"{told['wins'][bot]}", percent(score["rate"]), between(score))
    console.print(bots)
    if "crosstable" in told:
        console.print(cross(told))
    if "ratings" in told:
        rated = table("rating", "mu", "sigma", "ordinal")
        for bot, rating in told["ratings"].items():
            rated.add_row(bot, *[f"{rating[key]:.1f}" for key in ("mu", "sigma", "ordinal")])
        console.print(rated)
    show_common(console, told)
    speed = f"{told['decisions_per_second']:,} decisions/s" if told["decisions_per_second"] else "nothing left to play"
    console.print(f"{told['decisions']:,} decisions; {told['seconds']:.1f} s, {speed}")


def cross(told: Body) -> Table:
    bots = list(told["crosstable"])
    made = table("against", *bots)
    for bot in bots:
        met = told["crosstable"][bot]
        made.add_row(bot, *[percent(met[other]["rate"]) if other in met else "·" for other in bots])
    return made


def show_common(console: Console, told: Body) -> None:
    """What every run tells: draws, first player, lengths, reasons, idle pieces."""
    first = told["first_player"]
    even = "a draw is half a win"
    if told["even"] < 0.5:
        even = f"a draw is shared; of {round(1 / told['even'])} sides each would win {percent(told['even'])} if all were equal"
    console.print(f"{told['games']} games, {told['draws']} drawn ({even})")
    if first["games"]:
        console.print(f"first player of turn 1: {percent(first['rate'])} ({between(first)})")
    measured = table("length", "mean", "median", "p5", "p95")
    for name, key in (("turns", "turns"), ("decisions", "decisions_per_game")):
        measured.add_row(name, *[f"{told[key][which]:.1f}" for which in ("mean", "median", "p5", "p95")])
    console.print(measured)
    console.print("ended by: " + ", ".join(f"{reason} {number}" for reason, number in told["reasons"].items()))
    console.print("never used: " + (", ".join(told["never_used"]) or "none"))


def pairs_wanted(told: Body) -> str:
    """What is asked of single pairs, if anything is."""
    low, high = told["pair_bound"]
    asked = "" if (low, high) == (0, 1) else f" and {100 * low:.0f} to {100 * high:.0f} % against each other one"
    return f"{asked}, in {told['games_per_pair']['wanted']} games or more of each pair"


def shortfalls(told: Body) -> list[str]:
    """Pairs that are not fair, and a run too short for a verdict, each as a line; nothing when all is well."""
    found = [f"- {pair}: {percent(score['rate'])} ({between(score)})" for pair, score in told["unfair_pairs"].items()]
    if found:
        found = ["Not fair against each other:", "", *found, ""]
    count = told["games_per_pair"]
    if count["played"] < count["wanted"]:
        found += [f"{count['played']} games of each pair are too few for a verdict; it takes {count['wanted']}.", ""]
    return found


def show_balance(console: Console, told: Body) -> None:
    """A run that compared sides."""
    bands = table(told["side_word"], "games", "win rate", "95 % interval", "verdict")
    for name, score in told["sides"].items():
        bands.add_row(name, f"{score['games']}", percent(score["rate"]), between(score), score["verdict"])
    console.print(bands)
    for line in shortfalls(told):
        if line:
            console.print(line, markup=False)
    show_common(console, told)
