"""Options as a terminal lists them: by number, under headings, each told once."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from reverie.kernel.choice import Choice
from reverie.kernel.page import Page
from reverie.kernel.plain import Answer, Plain
from reverie.kernel.state import State

NARROW: Final = 20
"""Options have at least so many columns, however narrow the terminal is."""


def told_apart(page: Page, s: State, choice: Choice, prefix: Plain) -> tuple[Plain, list[str]]:
    """What may be picked next, and what it is called; of what is called alike (two potions of a kind) only the first."""
    found: dict[str, Answer] = {}
    for value in choice.options.picks(prefix):
        found.setdefault(page.pick(s, choice, prefix, value), value)
    return tuple(found.values()), list(found)


def print_options(console: Console, labels: list[str], groups: list[str]) -> None:
    """Options by their numbers, beside the headings under which they stand; what is long goes on under its beginning."""
    wide = max([len(group) for group in groups], default=0)
    for number, (label, group) in enumerate(zip(labels, groups, strict=True), start=1):
        heading = group if number == 1 or group != groups[number - 2] else ""
        beside = f"  {heading:<{wide}}" if wide else ""
        before = f"  {number:>2}  "
        room = max(NARROW, console.width - len(beside) - len(before))
        first, *more = Text(label).wrap(console, room) or [Text()]
        console.print(Text.assemble((beside, "bold"), before, first))
        for line in more:
            console.print(Text.assemble(" " * len(beside + before), line))


__all__ = ["print_options", "told_apart"]
