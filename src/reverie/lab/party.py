"""How a party of bots fares: won and lost by scenario and number of players, how long it takes, what it costs, and whether
that lies within the bands that the content names."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from reverie.kernel.game import LOST, WON
from reverie.kernel.plain import Body

from .kit import faults, never_there, weigh_kit
from .plan import crew_name
from .play import Row
from .run import Run
from .screen import between, percent, table
from .tally import Score, average, lengths

WITHIN: Final = "within"
UNJUDGED: Final = ""
LEAST_GAMES: Final = 100
"""Games of each crew that a verdict takes."""


def weigh_party(found: Run) -> Body:
    """All figures of a run in which a party played."""
    return {
        **weigh_rows(found.header, found.rows),
        "seconds": round(found.seconds, 2),
        "decisions_per_second": round(found.decisions / found.seconds) if found.decisions else 0,
    }


def weigh_rows(header: Body, rows: list[Row]) -> Body:
    """The figures of a party's games, by crew and by what they had."""
    by_crew: dict[str, list[Row]] = {crew_name(*crew): [] for crew in header["crews"]}
    for row in sorted(rows, key=lambda row: row.number):
        by_crew[crew_name(row.scenario, len(row.bots))].append(row)
    crews = {
        name: figures(told, header["bands"].get(name), header["limits"].get(told[0].scenario, {}))
        for name, told in by_crew.items()
        if told
    }
    judged = [crew for crew in crews.values() if crew["band"] is not None]
    enough = all(crew["games"] >= LEAST_GAMES for crew in judged)
    kit = weigh_kit(header, rows)
    return {
        "game": header["game"],
        "bot": header["bots"][0],
        "seed": header["seed"],
        "games": len(rows),
        "crews": crews,
        "spreads": spreads(crews),
        "spread": header["spread"],
        "kit": kit,
        "far": header["far"],
        "faults": faults(kit),
        "never_there": never_there(kit),
        "fair": enough
        and all(crew["verdict"] == WITHIN for crew in judged)
        and all(spread <= header["spread"] for spread in spreads(crews).values())
        and not faults(kit),
        "enough": enough,
    }


def spreads(crews: dict[str, Body]) -> dict[str, float]:
    """By scenario: how far the win rates of different numbers of players lie apart."""
    rates: dict[str, list[float]] = {}
    for name, crew in crews.items():
        if crew["band"] is not None:
            rates.setdefault(name.rpartition("/")[0], []).append(crew["rate"])
    return {scenario: round(max(told) - min(told), 4) for scenario, told in rates.items() if len(told) > 1}


def figures(rows: list[Row], band: list[float] | None, limits: dict[str, list[float]]) -> Body:
    """What is told of one crew."""
    score = Score()
    results: dict[str, int] = {}
    reasons: dict[str, int] = {}
    facts: dict[str, list[int]] = {}
    for row in rows:
        score.add(float(row.result == WON))
        results[row.result] = results.get(row.result, 0) + 1
        reasons[row.reason] = reasons.get(row.reason, 0) + 1
        for name, value in row.facts.items():
            facts.setdefault(name, []).append(value)
    averages = {name: average(values) for name, values in facts.items()}
    means = {name: told["mean"] for name, told in averages.items()}
    return {
        **score.plain(),
        "won": results.get(WON, 0),
        "lost": results.get(LOST, 0),
        "results": results,
        "reasons": dict(sorted(reasons.items(), key=lambda item: -item[1])),
        "turns": lengths([row.turns for row in rows]),
        "decisions": lengths([row.decisions for row in rows]),
        "facts": means,
        "averages": averages,
        "band": band,
        "limits": limits,
        "verdict": verdict(score, band, means, limits),
    }


def verdict(score: Score, band: list[float] | None, facts: dict[str, float], limits: dict[str, list[float]]) -> str:
    """Where a rate lies, by how much it misses its band; and which facts lie outside their limits."""
    if band is None:
        return UNJUDGED
    low, high = band
    found: list[str] = []
    if score.rate() < low:
        found.append(f"too hard by {100 * (low - score.rate()):.1f} points")
    elif score.rate() > high:
        found.append(f"too easy by {100 * (score.rate() - high):.1f} points")
    for name, (least, most) in limits.items():
        mean = facts[name]
        if not least <= mean <= most:
            found.append(f"{name} {mean:g}, not {least:g} to {most:g}")
    return ", ".join(found) or WITHIN


def told_band(crew: Body) -> str:
    return "" if crew["band"] is None else f"{100 * crew['band'][0]:.0f} to {100 * crew['band'][1]:.0f} %"


def told_facts(crew: Body) -> str:
    return ", ".join(f"{name} {mean:g}" for name, mean in crew["facts"].items())


def columns(name: str, crew: Body) -> list[str]:
    """One line of the table, on the screen as in the file."""
    scenario, _slash, players = name.rpartition("/")
    return [
        scenario or "·",
        players,
        f"{crew['games']}",
        percent(crew["rate"]),
        between(crew),
        told_band(crew),
        crew["verdict"],
        f"{crew['turns']['mean']:.1f}",
    ]


HEADS: Final = ("scenario", "players", "games", "won", "95 % interval", "band", "verdict", "length")


def show_party(console: Console, told: Body) -> None:
    made = table(*HEADS)
    for name, crew in told["crews"].items():
        made.add_row(*columns(name, crew))
    console.print(made)
    for name, crew in told["crews"].items():
        if crew["facts"]:
            console.print(f"{name.strip('/')}, on average: {told_facts(crew)}", markup=False)
    for scenario, spread in told["spreads"].items():
        if told["spread"] < 1:
            much = f"{100 * spread:.1f} points between numbers of players, at most {100 * told['spread']:.0f} are fair"
            console.print(f"{scenario}: {much}", markup=False)
    for thing, fault in told["faults"].items():
        console.print(f"{thing}: {fault}", markup=False)
    if not told["enough"]:
        console.print(f"fewer than {LEAST_GAMES} games of each are too few for a verdict")
    speed = f"{told['decisions_per_second']:,} decisions/s" if told["decisions_per_second"] else "nothing left to play"
    console.print(f"{told['games']} games of {told['bot']}, seed {told['seed']}; {told['seconds']:.1f} s, {speed}")


__all__ = ["HEADS", "LEAST_GAMES", "columns", "show_party", "weigh_party", "weigh_rows"]
