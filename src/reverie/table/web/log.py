"""The log beside a table: the newest lines first, under the headings of their turns, with the rules that somebody opened."""

from __future__ import annotations

from typing import Final

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


def without_empty_headings(lines: list[Line]) -> list[Line]:
    """Leave out a heading under which nothing stands before the next one."""
    kept = []
    for number, line in enumerate(lines):
        after = lines[number + 1] if number + 1 < len(lines) else None
        if not line["text"] and (after is None or (after["heading"] and not after["text"])):
            continue
        kept.append(line)
    return kept


def newest_first(lines: list[Line]) -> list[Shown]:
    """Lines as a log shows them: those of the last answer are `now`, and above the newest of each turn stands its heading."""
    shown = without_empty_headings(lines)
    newest = shown[-1]["answer"] if shown else 0
    heading = ""
    told: list[Shown] = []
    for number, line in enumerate(shown):
        heading = line["heading"] or heading
        last = number + 1 == len(shown) or shown[number + 1]["heading"]
        now = line["answer"] == newest
        told.append({**line, "open": False, "quote": None, "now": now, "turn": heading if last else ""})
    told.reverse()
    return told


def log_of(room: Room, looker: Looker, lines: list[Line]) -> list[Shown]:
    """The newest lines first, with the rules that this tab has opened."""
    told = newest_first(lines if looker.log_all else lines[-LINES_SHOWN:])
    if looker.quotes:
        for line in told:
            if line["id"] in looker.quotes:
                line["open"], line["quote"] = True, quote(room, looker, line["rule"])
    return told


def quote(room: Room, looker: Looker, rule: str) -> dict[str, str] | None:
    book = room.game.rulebook()
    if rule not in book:
        return None
    found = book[rule]
    return {"title": found.title[looker.language], "text": found.text[looker.language]}
