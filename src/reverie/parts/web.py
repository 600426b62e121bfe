"""What pages of games write alike: fields of a form and what they wish for, tasks in lists, figures of a finished game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from reverie.kernel.browser import Figure, TableName
from reverie.kernel.plain import Body, Told
from reverie.kernel.words import Words


def labelled(page: Words, fields: list[Told], prefix: str) -> list[Told]:
    """Fields of a form with what they are called and what they mean, by their names."""
    for field in fields:
        key = f"{prefix}-{field['name'].replace('_', '-')}"
        field["label"] = page.say(key)
        field["help"] = page.say(key, "help")
    return fields


def switched(given: object) -> bool:
    """Whether a field that is on or off is on."""
    return given in (True, "true", "on", "1", "yes")


def by_seat(form: Body, name: str, letters: Sequence[str]) -> list[str]:
    """A field that every seat has: a list, or one field for each seat (`hero-0`, `hero-A`); "" where nothing is said."""
    given = form.get(name)
    if isinstance(given, list | tuple):
        return [str(value or "") for value in given]
    found = (form.get(f"{name}-{seat}") or form.get(f"{name}-{letter}") for seat, letter in enumerate(letters))
    return [str(value or "") for value in found]


def task_name(page: Words, about: Body, kinds: Sequence[str]) -> TableName | None:
    """A table of a lesson or another task, as lists call it; None for a game like any other."""
    for kind in kinds:
        key = f"{kind}-{about.get('lesson')}"
        if page.texts.has(key):
            return {"kind": "learn", "name": page.say(f"table-{kind}", title=page.say(key)), "sides": []}
    return None


def figure(page: Words, counts: Sequence[Counter[str]], name: str, key: str = "") -> Figure:
    """A figure of a finished game that was counted for each seat, under its own name or another."""
    return {"text": page.say(f"figure-{name}"), "values": [str(one[key or name]) for one in counts]}


__all__ = ["by_seat", "figure", "labelled", "switched", "task_name"]
