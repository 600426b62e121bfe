"""The log of a match in words, with what happened at the table besides."""

from __future__ import annotations

from typing import TypedDict

from reverie.kernel.browser import Episode
from reverie.kernel.events import Event
from reverie.kernel.match import Match
from reverie.kernel.page import Page
from reverie.kernel.plain import Body
from reverie.kernel.state import State

from .texts import texts


class Group:
    """Lines of one part of the game that is told in one line (a combat), with what it was told as after so many of them."""

    __slots__ = ("id", "told")

    def __init__(self, id: str) -> None:
        self.id = id
        self.told: dict[int, Episode] = {}


Line = TypedDict(
    "Line",
    {
        "id": str,
        "seat": int | None,
        "mark": str,
        "class": str,
        "text": str,
        "rule": str,
        "heading": str | None,
        "answer": int,
        "event": Event | None,
        "group": Group | None,
    },
)
"""A line of the log: who it is of, how it looks, what it says by which rule, after which answer it happened, what it tells of
and to which part of the game it belongs."""


class Lines:
    """The log of a match in words, for one viewer in one language; what has been put into words stays so.

    With `most`, only so many of the latest lines are told: whoever opens a table that has gone on for days does not wait,
    and lets nobody wait, for all of it.
    """

    def __init__(self, page: Page, viewer: int | None, most: int | None = None) -> None:
        self.page = page
        self.viewer = viewer
        self.most = most
        self.events: list[Event] = []
        self.lines: list[Line] = []
        self.ends: list[int] = []
        """How many lines there were after each event; some events are told by none."""
        self.groups: list[Group | None] = []
        """The group that each event belongs to."""

    def upto(self, match: Match) -> list[Line]:
        """All lines so far, oldest first. Whoever gets them must not change them."""
        log = match.log
        s = match.sight(self.viewer).state
        same = min(len(self.events), len(log))
        while same and self.events[same - 1] is not log[same - 1][1]:
            same -= 1  # something was taken back: what came before it is the same
        if same < len(self.events):
            del self.events[same:], self.ends[same:], self.groups[same:]
            if self.groups and self.groups[-1] is not None:
                self.groups[-1].told.clear()
            del self.lines[self.ends[-1] if self.ends else 0 :]
        if self.most is not None and len(log) - same > 2 * self.most:
            same = len(log) - 2 * self.most  # some events are told by no line
            self.events, self.ends, self.lines = [event for _answer, event in log[:same]], [0] * same, []
            self.groups = [None] * same
        for number in range(same, len(log)):
            answer, event = log[number]
            group = self._group(event)
            line = self._line(s, len(self.lines), answer, event, group)  # numbered as seen: a gap would tell
            if line is not None:
                self.lines.append(line)
            self.events.append(event)
            self.groups.append(group)
            self.ends.append(len(self.lines))
        told = self.lines if self.most is None else self.lines[-self.most :]
        return with_notes(told, match, self.page, self.most) if match.notes else told

    def _group(self, event: Event) -> Group | None:
        """The group of the next event."""
        if event.kind == self.page.episode_begins:
            return Group(f"g{len(self.lines)}")
        last = self.groups[-1] if self.groups else None
        return None if last is None or event.kind in self.page.episode_ends else last

    def _line(self, s: State, number: int, answer: int, event: Event, group: Group | None) -> Line | None:
        if not event.seen_by(self.viewer):
            return None
        heading = self.page.heading(s, event)
        text = self.page.event(s, event)
        if text is None and heading is None:
            return None
        seat = self.page.teller(event, s)
        mark = self.page.seat_look(seat) if seat is not None else None
        return {
            "id": f"l{number}",
            "seat": seat,
            "mark": mark["mark"] if mark else "",
            "class": mark["class"] if mark else "",
            "text": text or "",
            "rule": event.rule,
            "heading": heading,
            "answer": answer,
            "event": event,
            "group": group,
        }


def with_notes(lines: list[Line], match: Match, page: Page, most: int | None = None) -> list[Line]:
    """The log with what happened at the table besides the game (the latest of it, with `most`), each where it happened."""
    first = 0 if most is None else max(0, len(match.notes) - most)
    latest = enumerate(match.notes[first:], start=first)
    told = [line for number, note in latest if (line := note_line(number, *note, match, page))]
    return sorted([*lines, *told], key=lambda line: line["answer"])


def note_line(number: int, answer: int, note: Body, match: Match, page: Page) -> Line | None:
    """A note in words; None for one that is not of this table's making."""
    words = texts(page.language)
    kind, seat = note["kind"], note["seat"]
    if not words.has(f"ways-note-{kind}") or not 0 <= seat < len(match.seats()):
        return None
    look = page.seat_look(seat)
    level = note.get("level", "")
    args = {
        "seat": look["name"],
        "old": str(note.get("old", "")) or look["name"],
        "new": str(note.get("new", "")) or look["name"],
        "level": words.get(f"level-{level}") if words.has(f"level-{level}") else "",
    }
    return {
        "id": f"t{number}",
        "seat": seat,
        "mark": look["mark"],
        "class": look["class"],
        "text": words.get(f"ways-note-{kind}", **args),
        "rule": "",
        "heading": None,
        "answer": answer,
        "event": None,
        "group": None,
    }
