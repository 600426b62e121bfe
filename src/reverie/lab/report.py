"""One page about a run: self-contained, readable offline, on a phone and on paper."""

from __future__ import annotations

from html import escape
from pathlib import Path

from reverie.kernel.plain import Body

from .plan import BALANCE
from .play import Row
from .svg import heatmap, histogram, tints_for_page
from .tally import Score, Tally, count, lengths
from .tournament import ratings

CSS = Path(__file__).with_name("report.css")
MOST_BARS = 32
MOST_LABELS = 8


def report(header: Body, rows: list[Row]) -> str:
    """The page."""
    tally = count(header, rows)
    game, bots = header["game"].title(), header["bots"]
    if header["kind"] == BALANCE:
        title = f"{game}: {len(header['sides'])} {header['side_word']}s, played by {bots[0]}"
    elif len(bots) > 2:
        title = f"{game}: a tournament of {len(bots)} bots"
    else:
        title = f"{game}: {' against '.join(bots)}"
    sections = [
        bots_section(tally),
        endings_section(tally),
        tournament_section(tally) if len(bots) > 2 else "",
        sides_section(tally),
        lengths_section(tally),
        pieces_section(tally),
    ]
    swapped = ", sides swapped" if header["swap"] else ""
    draws = "A draw counts as half a win"
    if tally.even < 0.5:
        draws = f"Of {round(1 / tally.even)} sides each would win {percent(tally.even)} % if all were equal; a draw is shared"
    lead = f"{tally.games:,} games, seed {header['seed']}{swapped}. {draws}; the bands are 95 % intervals."
    return whole_page(header, title, lead, sections)


def whole_page(header: Body, title: str, lead: str, sections: list[str]) -> str:
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{CSS.read_text(encoding='utf-8')}{tints_for_page()}</style></head><body>"
        f'<header><p class="cap">Reverie laboratory</p><h1>{escape(title)}</h1><p>{lead}</p></header>'
        f"<main>{''.join(sections)}</main>"
        f"<footer>Reverie {escape(header['package'])} · {facts(header)}</footer></body></html>\n"
    )


def facts(header: Body) -> str:
    told = [f"rules version {header['version']}"]
    told += [f"content {name} {digest}" for name, digest in header["content"].items()]
    return escape(" · ".join(told))


def panel(title: str, note: str, body: str, wide: bool = False) -> str:
    kind = "panel wide" if wide else "panel"
    hint = f'<p class="note">{note}</p>' if note else ""
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{hint}{body}</section>'


def pretty(id: str) -> str:
    """An id as a name."""
    return escape(id.replace("-", " ").title()) if "-" in id or id.islower() else escape(id)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f}"


def gauge(score: Score, even: float) -> str:
    """A rate on a scale from 0 to 100 %: the interval as a band, the rate as a lozenge, even as a fine line."""
    low, high = score.interval()
    return (
        f'<span class="gauge"><i class="even" style="left:{100 * even:.1f}%"></i>'
        f'<i class="band" style="left:{100 * low:.1f}%;width:{100 * (high - low):.1f}%">'
        f'</i><i class="mark" style="left:{100 * score.rate():.1f}%"></i></span>'
    )


def gauges(rows: list[tuple[str, str, Score]], even: float) -> str:
    """Names, gauges and figures; the interval is told in figures, too."""
    told = []
    for number, name, score in rows:
        low, high = score.interval()
        told.append(
            f'<li><span class="name"><i class="no">{number}</i>{name}</span>{gauge(score, even)}'
            f"<b>{percent(score.rate())} %</b><small>{percent(low)} to {percent(high)}, {score.games:,} games</small></li>"
        )
    return f'<ol class="gauges">{"".join(told)}</ol>'


def bots_section(tally: Tally) -> str:
    """How the bots fared, and what going first is worth. Where sides are compared, both sides are the same bot."""
    rows = [("", escape(bot), score) for bot, score in tally.bots.items()]
    if tally.header["kind"] == BALANCE:
        rows = []
    if tally.first.games:
        rows.append(("", "<em>First player of turn 1</em>", tally.first))
    return panel("Win rates", f"{tally.draws:,} of {tally.games:,} games were drawn.", gauges(rows, tally.even))


def tournament_section(tally: Tally) -> str:
    bots = list(tally.bots)
    rated = ratings(tally)
    if rated is not None:
        bots = list(rated)
    head = "".join(f'<th scope="col">{escape(bot)}</th>' for bot in bots)
    rows = []
    for bot in bots:
        met = [tally.duels.get((bot, other)) for other in bots]
        cells = "".join("<td>·</td>" if score is None else f"<td>{percent(score.rate())}</td>" for score in met)
        mu = f"<td>{rated[bot]['mu']:.1f} ± {rated[bot]['sigma']:.1f}</td>" if rated is not None else ""
        rows.append(f'<tr><th scope="row">{escape(bot)}</th>{cells}{mu}</tr>')
    last = '<th scope="col">Rating</th>' if rated is not None else ""
    body = f'<div class="scroll"><table><thead><tr><th></th>{head}{last}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
    note = "Win rate in percent of the row against the column; Plackett-Luce ratings."
    return panel("Tournament", note, body, wide=True)


def sides_section(tally: Tally) -> str:
    if not tally.sides:
        return ""
    ranked = sorted(tally.sides.items(), key=lambda item: (-item[1].rate(), item[0]))
    names = [name for name, _ in ranked]
    found = [[tally.matchups.get((a, b)) for b in names] for a in names]
    rates = [[score.rate() if score is not None else None for score in row] for row in found]
    listed = gauges([(f"{n}", pretty(name), score) for n, (name, score) in enumerate(ranked, start=1)], tally.even)
    least, most = 24 + 30 * len(names) + 1, round(1.7 * (24 + 30 * len(names)))
    chart = (
        f'<figure class="scroll"><div style="min-width:{least}px;max-width:{most}px">'
        f"{heatmap([name.replace('-', ' ').title() for name in names], rates)}</div>"
        '<figcaption><span class="key"><i class="lost"></i>row loses</span><span class="key"><i></i>even</span>'
        '<span class="key"><i class="won"></i>row wins</span></figcaption></figure>'
    )
    word = tally.header["side_word"]
    note = "Win rate in percent of the row against the column, strongest first."
    return panel(f"{word.capitalize()} against {word}", note, f'<div class="pair">{chart}{listed}</div>', wide=True)


def lengths_section(tally: Tally) -> str:
    body = ""
    for title, numbers in (("Turns", tally.turns), ("Decisions", tally.decisions)):
        told = lengths(numbers)
        least, most = min(numbers), max(numbers)
        step = max(1, -(-(most - least + 1) // MOST_BARS))
        counts = [0] * ((most - least) // step + 1)
        for number in numbers:
            counts[(number - least) // step] += 1
        each = f", {step} to a bar" if step > 1 else ""
        label = f"{title} per game{each}: mean {told['mean']:.1f}, median {told['median']:.0f}"
        body += (
            f"<figure><h3>{title}</h3>{histogram(counts, label)}{axis(least, step, len(counts))}"
            f"<figcaption>mean <b>{told['mean']:.1f}</b>, median <b>{told['median']:.0f}</b>, nine in ten from "
            f"<b>{told['p5']:.0f}</b> to <b>{told['p95']:.0f}</b>; the highest bar is {max(counts):,} games{each}</figcaption></figure>"
        )
    return panel("How long games are", "", f'<div class="pair even">{body}</div>', wide=True)


def axis(least: int, step: int, bars: int) -> str:
    """Where some of the bars begin, under them."""
    every = -(-bars // MOST_LABELS)
    labels = [f"<span>{least + step * i if i % every == 0 else ''}</span>" for i in range(bars)]
    return f'<div class="axis">{"".join(labels)}</div>'


def endings_section(tally: Tally) -> str:
    rows = []
    for reason, number in sorted(tally.reasons.items(), key=lambda item: -item[1]):
        share = 100 * number / tally.games
        rows.append(
            f'<li><span class="name">{pretty(reason)}</span><span class="bar"><i style="width:{share:.1f}%"></i></span>'
            f"<b>{share:.1f} %</b><small>{number:,} games</small></li>"
        )
    return panel("How games end", "Share of all games.", f'<ol class="gauges">{"".join(rows)}</ol>')


def pieces_section(tally: Tally) -> str:
    if not tally.pieces:
        return ""
    ranked = sorted(tally.pieces.items(), key=lambda item: (-item[1].rate(), item[0]))
    rows = []
    for piece, use in ranked:
        if use.used.games:
            low, high = use.used.interval()
            won = f"<td>{percent(use.used.rate())}</td><td>{percent(low)} to {percent(high)}</td>"
        else:
            won = '<td colspan="2" class="never">never used</td>'
        rows.append(
            f'<tr><th scope="row">{pretty(piece)}</th><td>{use.fielded:,}</td><td>{percent(use.rate())}</td>{won}</tr>'
        )
    never = tally.never_used()
    note = (
        f"{len(tally.pieces)} pieces; never used: {', '.join(pretty(piece) for piece in never) or 'none'}. "
        f"A side has a piece when its {tally.header['side_word']} does."
    )
    body = (
        '<div class="scroll"><table><thead><tr><th scope="col">Piece</th><th scope="col">Sides that had it</th>'
        '<th scope="col">Used, %</th><th scope="col">Won when used, %</th><th scope="col">95 % interval</th></tr>'
        f"</thead><tbody>{''.join(rows)}</tbody></table></div>"
    )
    return panel("Pieces", note, body, wide=True)
