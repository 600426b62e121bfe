"""How fair the prebuilt sides (warbands, heroes) are: every one against every other, the same bot on both sides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from reverie.kernel.match import write_whole
from reverie.kernel.plain import Body

from .run import Run, write_json
from .screen import between, pairs_wanted, percent, shortfalls
from .svg import heatmap

WITHIN: Final = "within"


def verdict(rate: float, bound: list[float]) -> str:
    """Whether a win rate lies within the bound."""
    if rate < bound[0]:
        return "too weak"
    return "too strong" if rate > bound[1] else WITHIN


def weigh(found: Run) -> Body:
    """All figures of a run that compared sides, strongest first."""
    tally = found.tally()
    ranked = sorted(tally.sides.items(), key=lambda item: (-item[1].rate(), item[0]))
    names = [name for name, _ in ranked]
    bound, pair_bound = tally.header["fair"], tally.header["fair_pair"]
    pairs = {
        f"{name} against {other}": score.plain() | {"verdict": verdict(score.rate(), pair_bound)}
        for (name, other), score in sorted(tally.matchups.items())
        if names.index(name) < names.index(other)
    }
    least = min((score["games"] for score in pairs.values()), default=0)
    told = tally.summary()
    for key in ("wins", "win_rates", "bots"):
        del told[key]
    return {
        "bot": tally.header["bots"][0],
        "side_word": tally.header["side_word"],
        "bound": bound,
        "pair_bound": pair_bound,
        "games_per_pair": {"played": least, "wanted": tally.header["fair_games"]},
        "fair": least >= tally.header["fair_games"]
        and all(verdict(score.rate(), bound) == WITHIN for _, score in ranked)
        and all(score["verdict"] == WITHIN for score in pairs.values()),
        "unfair_pairs": {pair: score for pair, score in pairs.items() if score["verdict"] != WITHIN},
        "sides": {name: score.plain() | {"verdict": verdict(score.rate(), bound)} for name, score in ranked},
        "matrix": {
            name: {other: tally.matchups[name, other].plain() for other in names if (name, other) in tally.matchups}
            for name in names
        },
        **told,
        "seconds": round(found.seconds, 2),
    }


def matrix(told: Body) -> list[list[float | None]]:
    """Win rates of rows against columns; None where nobody met."""
    names = list(told["matrix"])
    return [[told["matrix"][a][b]["rate"] if b in told["matrix"][a] else None for b in names] for a in names]


def write_balance(out: Path, told: Body) -> None:
    """balance.json, balance.md and heatmap.svg, beside the games."""
    write_json(out / "balance.json", told)
    write_whole(out / "balance.md", markdown(told).encode())
    write_whole(out / "heatmap.svg", heatmap(list(told["matrix"]), matrix(told), alone=True).encode())


def markdown(told: Body) -> str:
    """The findings as a page to keep or to send."""
    names = list(told["sides"])
    low, high = told["bound"]
    lines = [
        f"# Balance of {told['game']}",
        "",
        f"{told['games']} games of {told['bot']} against itself, seed {told['seed']}, sides swapped. A draw is half a win. "
        f"A {told['side_word']} is fair when it wins {100 * low:.0f} to {100 * high:.0f} % of all its games"
        f"{pairs_wanted(told)}.",
        "",
        *shortfalls(told),
        f"| | {told['side_word'].capitalize()} | Games | Win rate | 95 % interval | Verdict |",
        "|---:|---|---:|---:|---:|---|",
    ]
    for number, (name, score) in enumerate(told["sides"].items(), start=1):
        bounds = between(score)
        lines.append(
            f"| {number} | {name} | {score['games']} | {percent(score['rate'])} | {bounds} | {score['verdict']} |"
        )
    lines += ["", "## Matrix", "", "Win rate in percent of the row against the column.", ""]
    lines.append("| | | " + " | ".join(f"{number}" for number in range(1, len(names) + 1)) + " |")
    lines.append("|---:|---|" + "---:|" * len(names))
    for number, (name, row) in enumerate(zip(names, matrix(told), strict=True), start=1):
        cells = ["·" if rate is None else f"{100 * rate:.0f}" for rate in row]
        lines.append(f"| {number} | {name} | " + " | ".join(cells) + " |")
    first = told["first_player"]
    lines += ["", "## Games", "", "| Length | Mean | Median | p5 | p95 |", "|---|---:|---:|---:|---:|"]
    for title, key in (("Turns", "turns"), ("Decisions", "decisions_per_game")):
        figures = " | ".join(f"{told[key][which]:.1f}" for which in ("mean", "median", "p5", "p95"))
        lines.append(f"| {title} | {figures} |")
    reasons = ", ".join(f"{reason} {number}" for reason, number in told["reasons"].items())
    lines += [
        "",
        f"- First player of turn 1: {percent(first['rate'])} ({between(first)})",
        f"- Draws: {told['draws']}",
        f"- Ended by: {reasons}",
        f"- Never used: {', '.join(told['never_used']) or 'none'}",
    ]
    return "\n".join(lines) + "\n"
