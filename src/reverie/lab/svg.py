"""Charts as plain SVG. Colours are classes, so that one drawing serves paper and night."""

from __future__ import annotations

from html import escape
from typing import Final

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
