"""The table of a game as lines of words, for a terminal: by itself, or beside what a game draws."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from reverie.kernel.page import Page
from reverie.kernel.state import State


def overview_table(page: Page, s: State, viewer: int | None) -> Table:
    """What `Page.overview` tells, with where the game stands above it."""
    heads, *rows = page.overview(s, viewer)
    table = Table(title=page.subtitle(s) or None, title_justify="left")
    for head in heads:
        table.add_column(Text(head))
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table


__all__ = ["overview_table"]
