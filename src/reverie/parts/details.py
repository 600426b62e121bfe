"""All about one thing, in a terminal: found by its name or a part of it, told in lines."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

Tell = Callable[[], list[str]]


class Told:
    """Lines for a terminal: what is long goes on under its beginning."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        for line in self.lines:
            yield Padding(Styled(line.strip()), (0, 0, 0, len(line) - len(line.lstrip())))


class Known:
    """Everything that has a name at a table, with how it is told; the first of a name counts."""

    def __init__(self) -> None:
        self.named: dict[str, Tell] = {}

    def add(self, name: str, tell: Tell) -> None:
        self.named.setdefault(name.casefold(), tell)

    def find(self, words: str) -> list[str] | None:
        """What is called so: by its name, by a part of it, by what is spelled nearly alike."""
        wanted = words.strip().casefold()
        if not wanted:
            return None
        if wanted not in self.named:
            part = next((name for name in self.named if len(wanted) > 1 and wanted in name), "")
            near = difflib.get_close_matches(wanted, list(self.named), 1, 0.6)
            wanted = part or (near[0] if near else "")
        return self.named[wanted]() if wanted else None
