"""Beats: what happened between two pages, one thing after the other, and the recap of what happened since one last decided.

A page is drawn for every decision. What nature and the rules do in between is no page: it is told as beats, which a tab shows
before it shows the page that they lead to. The record knows nothing of them.
"""

from __future__ import annotations

from typing import Final

from reverie.kernel.browser import Beat
from reverie.kernel.events import Event
from reverie.kernel.page import Page
from reverie.kernel.sight import Sight

from ..hub.looker import Looker
from ..rooms.room import Room
from .hints import encode
from .render import Context, render

RESTS: Final = {"roll": 1.7, "announce": 1.3, "land": 1.3, "turn": 1.9, "note": 0.6}
"""For how many seconds a beat of each kind stands at the calm pace, a roll with the time that its dice tumble."""
READING: Final = 0.025
"""Seconds for each letter of a text that is longer than a glance."""
GLANCE: Final = 48
SLOWEST: Final = 1.8
"""How much longer a beat stands at the slowest pace."""
SLACK: Final = 4.0
"""Seconds for a line and a browser that are slow."""
MOST_RECALLED: Final = 60
"""Beats of a recap; who was away for longer reads the log."""


def rest_of(beat: Beat) -> float:
    """How long a beat stands at the calm pace, in seconds."""
    return RESTS[beat.kind] + READING * max(0, len(beat.text) - GLANCE)


def told(page: Page, game: str, beat: Beat) -> Context:
    """A beat for the page: what it looks like, how long it stands, what it touches."""
    html = render("_beat.html", page.language, game=game, beat=beat, mark=mark_of(page, beat))
    return {"kind": beat.kind, "rest": round(rest_of(beat) * 1000), "html": html, "touches": list(beat.touches)}


def mark_of(page: Page, beat: Beat) -> Context:
    """The mark beside a beat: that of the seat whose doing it is."""
    return dict(page.seat_look(beat.seat)) if beat.seat is not None else {"mark": "", "class": "", "name": ""}


def longest(beats: list[Context]) -> float:
    """For how long a tab may take to show these, in seconds."""
    return sum(beat["rest"] for beat in beats) / 1000 * SLOWEST + SLACK if beats else 0.0


class Teller:
    """What one tab has been told of a match, so that it hears of everything once."""

    def __init__(self) -> None:
        self.count: int | None = None
        self.last: Event | None = None

    def news(self, log: list[tuple[int, Event]]) -> list[Event]:
        """The events since the last page; none for the first page, and none after something was taken back."""
        count, last = self.count, self.last
        self.count, self.last = len(log), log[-1][1] if log else None
        if count is None or count > len(log) or (count and log[count - 1][1] is not last):
            return []
        return [event for _answer, event in log[count:]]


def beats_of(room: Room, looker: Looker, events: list[Event]) -> list[Context]:
    """What these events look like for whoever looks; what is hidden from them is left out."""
    page = room.game.web_page(looker.language)
    viewer = looker.viewer(room)
    seen = [event for event in events if event.seen_by(viewer)]
    if not seen:
        return []
    beats = page.beats(room.match.sight(viewer).state, seen)
    return [told(page, room.game.name, beat) for beat in beats if not done_by_oneself(beat, looker)]


def done_by_oneself(beat: Beat, looker: Looker) -> bool:
    """Nobody waits to be told what they have just done themselves; what comes of it is no mere note."""
    return beat.kind == "note" and beat.seat in looker.seats


def last_own(room: Room, looker: Looker) -> int | None:
    """The number of the last answer that this person gave themselves; None before their first."""
    answers = room.match.answers
    for number in range(len(answers) - 1, -1, -1):
        if answers[number][0] in looker.seats and number not in room.automatic:
            return number + 1
    return None


def recap_of(page: Page, sight: Sight, own: int | None) -> list[Beat]:
    """What has happened since whoever looks gave their own last answer, for where they look when it is their turn again."""
    if sight.viewer is None or own is None:
        return []
    log = sight.log
    since = len(log)
    while since and log[since - 1][0] > own:
        since -= 1
    since = page.recap_from(sight.state, sight.viewer, log, since)
    return page.beats(sight.state, [event for _answer, event in log[since:]])[-MOST_RECALLED:]


def recalled(page: Page, beats: list[Beat]) -> list[Context]:
    """A recap for the template `_recap.html`."""
    return [
        {"kind": beat.kind, "text": beat.text, "rule": beat.rule, "dice": beat.dice, "total": beat.total}
        | {"touches": encode(list(beat.touches))}
        | mark_of(page, beat)
        for beat in beats
    ]


def touched(beats: list[Beat]) -> dict[str, str]:
    """What the last moves left behind on the page: each element with the last thing that befell it."""
    return {touch["at"]: touch["how"] for beat in beats for touch in beat.touches if touch["how"] != "gone"}


__all__ = ["Teller", "beats_of", "last_own", "longest", "recalled", "recap_of", "told", "touched"]
