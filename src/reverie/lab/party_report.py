"""What is kept of a run in which a party played: figures, pages with tables, and charts."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from reverie.kernel.match import write_whole
from reverie.kernel.plain import Body

from .kit import NEVER_THERE
from .party import HEADS, columns, weigh_rows
from .play import Row
from .report import panel, whole_page
from .run import write_json
from .screen import between, percent
from .svg import Mark, Strip, strips

CREWS: Final = "crews.svg"
KIT_HEADS: Final = ("There, games", "Used, %", "Times", "Won", "With it", "When used", "Verdict")
KIT_NOTE: Final = (
    "Points of win rate, with their intervals: `with it` beside games of the same scenario and number of players without it, `when used` "
    "among games that had it. What is come by late or used in need tells of those games as much as of itself."
)


def write_party(out: Path, told: Body) -> None:
    """party.json, party.md and its charts, beside the games."""
    write_json(out / "party.json", told)
    write_whole(out / "party.md", markdown(told).encode())
    for name, chart in charts(told).items():
        write_whole(out / name, chart.encode())


def charts(told: Body, alone: bool = True) -> dict[str, str]:
    """Every chart by the name of its file: how crews fare, and one for each kind of thing that they had."""
    found = {CREWS: crews_chart(told, alone)}
    for kind, things in told["kit"].items():
        found[f"{kind}.svg"] = kit_chart(kind, things, told["far"], alone)
    return found


# Charts --------------------------------------------------------------------------------------------------------------


def crews_chart(told: Body, alone: bool) -> str:
    """A line for each crew: won, with the band, and every fact with its limits."""
    crews = told["crews"]
    names = [name.strip("/").replace("/", " · ") for name in crews]
    won = [
        Mark(100 * crew["rate"], 100 * crew["low"], 100 * crew["high"], scaled(crew["band"])) for crew in crews.values()
    ]
    drawn = [Strip("won, %", 0, 100, won)]
    for fact in next(iter(crews.values()))["averages"]:
        marks = []
        for crew in crews.values():
            limit = crew["limits"].get(fact)
            mean = crew["averages"][fact]
            marks.append(Mark(mean["mean"], mean["low"], mean["high"], None if limit is None else (limit[0], limit[1])))
        drawn.append(Strip(fact, 0, scale_of(marks), marks))
    return strips(names, drawn, "How crews fare: won, and facts, with their bands", alone)


def scaled(band: list[float] | None) -> tuple[float, float] | None:
    return None if band is None else (100 * band[0], 100 * band[1])


def scale_of(marks: list[Mark]) -> float:
    """A round number that all values and bands lie below."""
    most = max([1.0, *(max(mark.high or 0.0, mark.band[1] if mark.band else 0.0) for mark in marks)])
    whole = 4.0
    while whole < most:
        whole *= 2.5 if str(whole)[0] == "8" else 2.0
    return whole


def kit_chart(kind: str, things: Body, far: float, alone: bool) -> str:
    """A line for each thing: the share of games in which it was there and used, and what it did to the win rate."""
    names = list(things)
    there = [Mark(100 * thing["there"] / max(1, thing["able"])) for thing in things.values()]
    used = [Mark(100 * thing["used"] / max(1, thing["there"])) for thing in things.values()]
    fair = (-100 * far, 100 * far)
    did = [difference_mark(thing["difference"], fair) for thing in things.values()]
    by_use = [difference_mark(thing["by_use"], fair) for thing in things.values()]
    drawn = [
        Strip("there, % of games that could", 0, 100, there, bars=True),
        Strip("used, % of games with it", 0, 100, used, bars=True),
        Strip("won more with it, points", -40, 40, did),
        Strip("won more when used, points", -40, 40, by_use),
    ]
    return strips(names, drawn, f"{kind}: how often there and used, and what that does to the win rate", alone)


def difference_mark(found: Body | None, fair: tuple[float, float]) -> Mark:
    if found is None:
        return Mark(band=fair)
    return Mark(100 * found["mean"], 100 * found["low"], 100 * found["high"], fair)


# The page ------------------------------------------------------------------------------------------------------------


def markdown(told: Body) -> str:
    lines = [
        f"# Parties of {told['game']}",
        "",
        f"{told['games']} games of {told['bot']}, seed {told['seed']}. Intervals are of 95 %.",
        "",
        *summary(told),
        f"![How crews fare]({CREWS})",
        "",
        "| " + " | ".join(head.capitalize() for head in HEADS) + " |",
        "|---|" + "---:|" * (len(HEADS) - 1),
        *("| " + " | ".join(columns(name, crew)) + " |" for name, crew in told["crews"].items()),
        "",
        *facts_table(told["crews"]),
    ]
    for kind, things in told["kit"].items():
        lines += kit_section(kind, things)
    return "\n".join(lines).rstrip() + "\n"


def summary(told: Body) -> list[str]:
    """What stands out, each as a line."""
    outside = [name.strip("/") for name, crew in told["crews"].items() if crew["band"] and crew["verdict"] != "within"]
    wide = [
        f"{name} ({100 * spread:.1f} points)" for name, spread in told["spreads"].items() if spread > told["spread"]
    ]
    found = [f"- Crews outside their bands: {', '.join(outside) or 'none'}."]
    if told["spread"] < 1:
        most = f"{100 * told['spread']:.0f} points"
        found.append(
            f"- Scenarios in which numbers of players lie more than {most} apart: {', '.join(wide) or 'none'}."
        )
    if told["kit"]:
        far = f"{100 * told['far']:.0f} points"
        wrong = [f"{thing} ({fault})" for thing, fault in told["faults"].items()]
        found += [
            f"- Never used, or surely worth more than {far} either way: {', '.join(wrong) or 'none'}.",
            f"- Never there: {', '.join(told['never_there']) or 'none'}.",
        ]
    return [*found, ""]


def facts_table(crews: Body) -> list[str]:
    facts = list(next(iter(crews.values()))["averages"])
    if not facts:
        return []
    lines = [
        "## Facts",
        "",
        "Averages of a game, with their intervals.",
        "",
        "| Scenario | Players | " + " | ".join(facts) + " |",
        "|---|---:|" + "---:|" * len(facts),
    ]
    for name, crew in crews.items():
        cells = [f"{one['mean']:.1f} ({one['low']:.1f} to {one['high']:.1f})" for one in crew["averages"].values()]
        scenario, _slash, players = name.rpartition("/")
        lines.append(f"| {scenario or '·'} | {players} | " + " | ".join(cells) + " |")
    return [*lines, ""]


def kit_section(kind: str, things: Body) -> list[str]:
    """A table of one kind: what helps most first, then what was always there, then what never was."""
    lines = [
        f"## {kind.capitalize()}",
        "",
        f"![{kind}]({kind}.svg)",
        "",
        KIT_NOTE,
        "",
        f"| {kind.capitalize()} | " + " | ".join(KIT_HEADS) + " |",
        "|---|" + "---:|" * (len(KIT_HEADS) - 1) + "---|",
    ]
    for name in ranked(things):
        lines.append(f"| {name} | " + " | ".join(cells(things[name])) + " |")
    return [*lines, ""]


def ranked(things: Body) -> list[str]:
    return sorted(things, key=lambda name: rank(things[name]))


def rank(thing: Body) -> tuple[bool, bool, float]:
    found = thing["difference"]
    return thing["verdict"] == NEVER_THERE, found is None, -found["mean"] if found else 0.0


def cells(thing: Body) -> list[str]:
    there = thing["there"]
    return [
        f"{there} of {thing['able']}",
        f"{100 * thing['used'] / there:.0f}" if there else "·",
        f"{thing['times']:.1f}" if thing["used"] else "·",
        f"{percent(thing['won']['rate'])} ({between(thing['won'])})" if there else "·",
        points(thing["difference"]),
        points(thing["by_use"]),
        thing["verdict"],
    ]


def points(found: Body | None) -> str:
    if found is None:
        return "·"
    return f"{100 * found['mean']:+.1f} ({100 * found['low']:+.1f} to {100 * found['high']:+.1f})"


# The same in a browser -----------------------------------------------------------------------------------------------


def party_page(header: Body, rows: list[Row]) -> str:
    """One page about a party's games, with its charts in it."""
    told = weigh_rows(header, rows)
    drawn = charts(told, alone=False)
    crews = [[name, *columns(name, crew)[2:]] for name, crew in told["crews"].items()]
    notes = "".join(f"<li>{escape(line.removeprefix('- '))}</li>" for line in summary(told) if line)
    sections = [
        panel("What stands out", "", f"<ul>{notes}</ul>", wide=True),
        panel("Crews", "", figure(drawn[CREWS]) + html_table(["Crew", *HEADS[2:]], crews), wide=True),
    ]
    for kind, things in told["kit"].items():
        lines = [[name, *cells(things[name])] for name in ranked(things)]
        body = figure(drawn[f"{kind}.svg"]) + html_table([kind, *KIT_HEADS], lines)
        sections.append(panel(kind.capitalize(), KIT_NOTE.replace("`", ""), body, wide=True))
    title = f"{header['game'].title()}: parties of {told['bot']}"
    return whole_page(header, title, f"{told['games']:,} games, seed {told['seed']}; intervals are of 95 %.", sections)


def figure(chart: str) -> str:
    return f'<figure class="scroll">{chart}</figure>'


def html_table(heads: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(one.capitalize())}</th>' for one in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
