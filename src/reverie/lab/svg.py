"""Charts as plain SVG. Colours are classes, so that one drawing serves paper and night."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple

STEPS: Final = 10
"""Tints from 0 (always lost) to 10 (always won); 5 is the paper itself."""
CELL: Final = 30
GUTTER: Final = 24
LETTER: Final = 6.6
"""The width to allow for a letter of a name."""
DEPTH: Final = 0.46
"""How much of the deepest tint is colour: the number on it must stay legible."""

Colour = tuple[int, int, int]
LIGHT: Final[dict[str, Colour]] = {"sheet": (249, 249, 245), "sun": (143, 83, 0), "moon": (29, 79, 140)}
DARK: Final[dict[str, Colour]] = {"sheet": (17, 30, 45), "sun": (244, 189, 104), "moon": (147, 191, 243)}


def tint(step: int, theme: dict[str, Colour]) -> str:
    """Won is Sun's ochre, lost is Moon's blue, even is paper."""
    share = abs(step - STEPS / 2) / (STEPS / 2) * DEPTH
    colour = theme["sun"] if step > STEPS / 2 else theme["moon"]
    mixed = [round(c * share + paper * (1 - share)) for c, paper in zip(colour, theme["sheet"], strict=True)]
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def tints_for_page() -> str:
    """The tints as CSS of a page whose `color-scheme` decides."""
    return "\n".join(f".t{n}{{fill:light-dark({tint(n, LIGHT)},{tint(n, DARK)})}}" for n in range(STEPS + 1))


def tints_alone() -> str:
    """The tints, paper and ink of a drawing that stands by itself; viewers that know no media queries show the day."""
    day = "".join(f".t{n}{{fill:{tint(n, LIGHT)}}}" for n in range(STEPS + 1))
    night = "".join(f".t{n}{{fill:{tint(n, DARK)}}}" for n in range(STEPS + 1))
    return (
        "text{font:11px 'Segoe UI',Ubuntu,'Noto Sans','DejaVu Sans',sans-serif;fill:#12243a}"
        ".paper{fill:#f9f9f5}.cell{stroke:#c6ced5}.frame{fill:none;stroke:#12243a}.quiet{fill:#566579}.none{fill:#eef1f0}"
        f"{day}@media(prefers-color-scheme:dark){{text{{fill:#e9eef4}}.paper{{fill:#111e2d}}.cell{{stroke:#2b3d51}}"
        f".frame{{stroke:#e9eef4}}.quiet{{fill:#91a1b5}}.none{{fill:#18283a}}{night}}}"
    )


def heatmap(names: list[str], rates: list[list[float | None]], alone: bool = False) -> str:
    """Rows against columns: the win rate of the row in percent, printed on its tint.

    Inside a page the rows carry numbers only (the table beside it names them); alone they carry names, too.
    """
    left = GUTTER + (round(max(len(name) for name in names) * LETTER) + 8 if alone else 0)
    edge = 10 if alone else 1
    width, height = left + CELL * len(names) + edge, GUTTER + CELL * len(names) + edge
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="heat" role="img" '
        + (f'width="{width}" height="{height}" ' if alone else "")
        + 'aria-label="Win rate in percent of each row against each column">'
    ]
    if alone:
        parts.append(f'<style>{tints_alone()}</style><rect class="paper" width="{width}" height="{height}"/>')
    for i, name in enumerate(names):
        middle = GUTTER + CELL * i + CELL / 2 + 4
        label = f"{escape(name)}  {i + 1}" if alone else f"{i + 1}"
        parts.append(f'<text class="quiet" x="{left - 7}" y="{middle:g}" text-anchor="end">{label}</text>')
        across = left + CELL * i + CELL / 2
        parts.append(f'<text class="quiet" x="{across:g}" y="{GUTTER - 8}" text-anchor="middle">{i + 1}</text>')
    for i, row in enumerate(rates):
        for j, rate in enumerate(row):
            x, y = left + CELL * j, GUTTER + CELL * i
            if rate is None:
                parts.append(f'<rect class="cell none" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>')
                continue
            told = f"{names[i]} against {names[j]}: {100 * rate:.1f} %"
            parts.append(
                f'<g><title>{escape(told)}</title><rect class="cell t{round(rate * STEPS)}" x="{x}" y="{y}" '
                f'width="{CELL}" height="{CELL}"/><text x="{x + CELL / 2:g}" y="{y + CELL / 2 + 4:g}" '
                f'text-anchor="middle">{100 * rate:.0f}</text></g>'
            )
    side = CELL * len(names)
    parts.append(f'<rect class="frame" x="{left}" y="{GUTTER}" width="{side}" height="{side}"/></svg>')
    return "".join(parts)


def histogram(counts: list[int], label: str) -> str:
    """Bars only, stretched to the room there is; what stands under them is HTML, so that letters do not stretch."""
    top = max(counts)
    bars = "".join(
        f'<rect x="{i + 0.08:g}" y="{100 - 100 * n / top:g}" width="0.84" height="{100 * n / top:g}"/>'
        for i, n in enumerate(counts)
        if n
    )
    return (
        f'<svg viewBox="0 0 {len(counts)} 100" preserveAspectRatio="none" class="bars" role="img" '
        f'aria-label="{escape(label)}">{bars}</svg>'
    )


# Strips: one line for each of many things, with a column for each figure ---------------------------------------------

LINE: Final = 18
STRIP: Final = 190
BETWEEN: Final = 34
HEAD: Final = 40


class Mark(NamedTuple):
    """A figure on a scale: its value, its interval, and the band in which it should lie; a thing may have none of these."""

    value: float | None = None
    low: float | None = None
    high: float | None = None
    band: tuple[float, float] | None = None

    def is_out(self) -> bool:
        return self.value is not None and self.band is not None and not self.band[0] <= self.value <= self.band[1]


class Strip(NamedTuple):
    """A column: its title, where its scale begins and ends, a mark for each line; `unit` is told after every value."""

    title: str
    least: float
    most: float
    marks: list[Mark]
    unit: str = ""
    bars: bool = False
    """A bar from the begin of the scale to the value, where there is no interval."""

    def at(self, value: float) -> float:
        """Where a value lies, from the left edge of the strip; what is beyond the scale lies on its edge."""
        inside = min(max(value, self.least), self.most)
        return STRIP * (inside - self.least) / (self.most - self.least)

    def told(self, name: str, mark: Mark) -> str:
        """A mark in words."""
        if mark.value is None:
            return f"{name}, {self.title}: nothing to tell"
        between = "" if mark.low is None or mark.high is None else f" ({mark.low:.1f} to {mark.high:.1f})"
        band = "" if mark.band is None else f", band {mark.band[0]:g} to {mark.band[1]:g}"
        return f"{name}, {self.title}: {mark.value:.1f}{self.unit}{between}{band}"


def strips_for_alone() -> str:
    """Paper and ink of strips that stand by themselves, by day and by night."""
    return (
        "text{font:11px 'Segoe UI',Ubuntu,'Noto Sans','DejaVu Sans',sans-serif;fill:#12243a}.paper{fill:#f9f9f5}"
        ".quiet{fill:#566579}.rule{stroke:#c6ced5}.nought{stroke:#7e8c9b}.band{fill:#9dc1d6;opacity:.55}.bar{fill:#5f87a3}"
        ".span{stroke:#12243a;stroke-width:1.5}.mark{fill:#12243a}.out{fill:#8a170b}.out.span{stroke:#8a170b}"
        "@media(prefers-color-scheme:dark){text{fill:#e9eef4}.paper{fill:#111e2d}.quiet{fill:#91a1b5}.rule{stroke:#2b3d51}"
        ".nought{stroke:#62768d}.band{fill:#204e77}.bar{fill:#4f7da8}.span{stroke:#e9eef4}.mark{fill:#e9eef4}.out{fill:#ff7d5e}"
        ".out.span{stroke:#ff7d5e}}"
    )


def strips(names: list[str], columns: list[Strip], label: str, alone: bool = False) -> str:
    """Names with their figures beside them: the band shaded, the interval as a line, the value as a lozenge, red outside its band."""
    left = round(max((len(name) for name in names), default=0) * LETTER) + 16
    width = left + len(columns) * (STRIP + BETWEEN)
    height = HEAD + LINE * len(names) + 8
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" class="strips" role="img" '
        + (f'width="{width}" height="{height}" ' if alone else "")
        + f'aria-label="{escape(label)}">'
    ]
    if alone:
        parts.append(f'<style>{strips_for_alone()}</style><rect class="paper" width="{width}" height="{height}"/>')
    for number, name in enumerate(names):
        parts.append(f'<text x="{left - 10}" y="{HEAD + LINE * number + 13}" text-anchor="end">{escape(name)}</text>')
    for place, column in enumerate(columns):
        parts.append(drawn_strip(names, column, left + place * (STRIP + BETWEEN)))
    return "".join(parts) + "</svg>"


def drawn_strip(names: list[str], column: Strip, x: float) -> str:
    foot = HEAD + LINE * len(names)
    parts = [f'<text x="{x}" y="14">{escape(column.title)}</text>']
    for step in range(5):
        value = column.least + (column.most - column.least) * step / 4
        across = x + column.at(value)
        kind = "nought" if value == 0 else "rule"
        parts.append(f'<line class="{kind}" x1="{across:g}" x2="{across:g}" y1="{HEAD - 6}" y2="{foot}"/>')
        parts.append(f'<text class="quiet" x="{across:g}" y="{HEAD - 10}" text-anchor="middle">{value:g}</text>')
    for number, (name, mark) in enumerate(zip(names, column.marks, strict=True)):
        parts.append(f"<g><title>{escape(column.told(name, mark))}</title>{drawn_mark(column, mark, x, number)}</g>")
    return "".join(parts)


def drawn_mark(column: Strip, mark: Mark, x: float, number: int) -> str:
    top = HEAD + LINE * number
    middle = top + LINE / 2
    parts = []
    if mark.band is not None:
        low, high = column.at(mark.band[0]), column.at(mark.band[1])
        parts.append(f'<rect class="band" x="{x + low:g}" y="{top + 2}" width="{high - low:g}" height="{LINE - 4}"/>')
    if mark.value is None:
        return "".join(parts)
    out = " out" if mark.is_out() else ""
    at = x + column.at(mark.value)
    if mark.low is not None and mark.high is not None:
        one, two = x + column.at(mark.low), x + column.at(mark.high)
        parts.append(f'<line class="span{out}" x1="{one:.1f}" x2="{two:.1f}" y1="{middle:g}" y2="{middle:g}"/>')
    if column.bars:
        parts.append(f'<rect class="bar" x="{x:g}" y="{top + 5}" width="{at - x:.1f}" height="{LINE - 10}"/>')
    else:
        parts.append(f'<path class="mark{out}" d="M{at - 4:.1f} {middle:g}l4 -4l4 4l-4 4z"/>')
    return "".join(parts)
