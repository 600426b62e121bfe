"""The log beside a table: the newest lines first, under the headings of their turns, with the rules that somebody opened.

Lines of one part of the game (a combat) are one line with what came of it; they stand beneath it in the order in which they
happened, folded as soon as something else follows.
"""

from __future__ import annotations

from typing import Final, Protocol

from reverie.kernel.browser import Episode, Face, Lasting
from reverie.kernel.events import Event
from reverie.kernel.page import Scene

from ..hub.looker import Looker
from ..rooms.room import Room
from ..words.lines import Line

LINES_SHOWN: Final = 40


class Shown(Line):
    """A line as the log shows it."""

    open: bool
    quote: dict[str, str] | None
    now: bool
    """Whether it is of the last answer."""
    turn: str
    """The heading of its turn, above the newest line of each."""
    steps: list[Shown]
    """The lines that it sums up."""
    dice: tuple[Face, ...]
    last: bool
    """Whether nothing has followed it."""


class Tells(Protocol):
    """How a game tells a part of it in one line."""

    def __call__(self, events: list[Event]) -> Episode: ...


def without_empty_headings(lines: list[Line]) -> list[Line]:
    """Leave out a heading under which nothing stands before the next one."""
    kept = []
    for number, line in enumerate(lines):
        after = lines[number + 1] if number + 1 < len(lines) else None
        if not line["text"] and (after is None or (after["heading"] and not after["text"])):
            continue
        kept.append(line)
    return kept


def newest_first(lines: list[Line], tells: Tells) -> list[Shown]:
    """Lines as a log shows them: those of the last answer are `now`, and above the newest of each turn stands its heading."""
    shown = without_empty_headings(lines)
    newest = shown[-1]["answer"] if shown else 0
    heading = ""
    told: list[Shown] = []
    groups: dict[str, Shown] = {}
    for number, line in enumerate(shown):
        heading = line["heading"] or heading
        last = number + 1 == len(shown) or shown[number + 1]["heading"]
        now = line["answer"] == newest
        one: Shown = {
            **line, "open": False, "quote": None, "now": now, "turn": "", "steps": [], "dice": (), "last": False,
        }  # fmt: skip
        group = line["group"]
        if group is None:
            told.append(one)
        elif group.id in groups:
            groups[group.id]["steps"].append(one)
        else:
            groups[group.id] = {**one, "id": group.id, "steps": [one]}
            told.append(groups[group.id])
        if last:
            told[-1]["turn"] = heading
    for entry in groups.values():
        sum_up(entry, tells)
    if told:
        told[-1]["last"] = True
    told.reverse()
    return told


def sum_up(entry: Shown, tells: Tells) -> None:
    """Let a line tell what came of its steps."""
    steps, group = entry["steps"], entry["group"]
    assert group is not None
    if len(steps) not in group.told:
        group.told[len(steps)] = tells([step["event"] for step in steps if step["event"] is not None])
    found = group.told[len(steps)]
    entry["text"], entry["rule"], entry["dice"] = found["text"], found["rule"], found["dice"]
    entry["now"] = steps[-1]["now"]


def latest(lines: list[Line]) -> list[Line]:
    """The last lines, from the beginning of a part of the game on."""
    first = max(0, len(lines) - LINES_SHOWN)
    while first > 0 and lines[first]["group"] is not None and lines[first]["group"] is lines[first - 1]["group"]:
        first -= 1
    return lines[first:]


def log_of(room: Room, looker: Looker, scene: Scene, lines: list[Line], tells: Tells) -> list[Shown]:
    """The newest lines first, with the rules that this tab has opened. Who has opened nothing is told what the others are told."""
    if not (looker.quotes or looker.log_all):
        return scene.once(("log", looker.language), lambda: Lasting(newest_first(latest(lines), tells)))
    told = newest_first(lines if looker.log_all else latest(lines), tells)
    if looker.quotes:
        for line in [*told, *(step for entry in told for step in entry["steps"])]:
            if line["id"] in looker.quotes:
                line["open"], line["quote"] = True, quote(room, looker, line["rule"])
    return told


def quote(room: Room, looker: Looker, rule: str) -> dict[str, str] | None:
    book = room.game.rulebook()
    if rule not in book:
        return None
    found = book[rule]
    return {"title": found.title[looker.language], "text": found.text[looker.language]}
