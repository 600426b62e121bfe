"""How far somebody has come in a lesson, read off the log. What counts as an event or a look of the table, the game says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from reverie.kernel.events import Event

Log = list[tuple[int, Event]]


class Told(Protocol):
    """A condition as a game writes it."""

    def of_log(self) -> bool:
        """It tells of an event; otherwise of how the table looks now."""


class Step(Protocol):
    """One step of a lesson."""

    @property
    def done(self) -> Any:
        """By this it is seen that it has been done."""

    @property
    def allow(self) -> Sequence[Any]:
        """What else may be done meanwhile without leaving the path."""

    @property
    def missed(self) -> Sequence[Any]:
        """By this it is seen that it cannot be done any more."""

    @property
    def free(self) -> bool:
        """Anything may be done meanwhile."""


class Reader(Protocol):
    """How a game recognises things."""

    def matches(self, told: Any, s: Any, event: Event) -> bool:
        """Whether an event is the one that is meant."""

    def holds(self, told: Any, s: Any) -> bool:
        """Whether a condition on the view is true now."""

    def of_pupil(self, s: Any, event: Event) -> bool:
        """Whether by this event the pupil is seen to decide something."""


class Progress:
    """How far somebody is in a lesson: steps done, and whether the path was left or the step missed."""

    __slots__ = ("astray", "missed", "steps")

    def __init__(self) -> None:
        self.steps: int = 0
        self.astray: bool = False
        self.missed: bool = False


def progress(reader: Reader, steps: Sequence[Step], s: Any, log: Log) -> Progress:
    """Go through the log, step by step. A step that is seen in the view is also done when the step after it is."""
    made = Progress()
    since: list[Event] = []
    """What has happened since the last step that the log tells of."""
    for _number, event in log:
        done = _done_by(reader, steps, made.steps, s, event)
        since.append(event)
        if done > made.steps:
            made.steps = done
            since = []
    made.steps = _seen_now(reader, steps, made.steps, s)
    if made.steps < len(steps):
        now = steps[made.steps]
        made.missed = any(_came_true(reader, told, s, since) for told in now.missed)
        acts = [event for event in since if reader.of_pupil(s, event)]
        made.astray = not now.free and any(not _allowed(reader, steps, made.steps, s, event) for event in acts)
    return made


def _came_true(reader: Reader, told: Any, s: Any, events: list[Event]) -> bool:
    return any(reader.matches(told, s, event) for event in events) if told.of_log() else reader.holds(told, s)


def _allowed(reader: Reader, steps: Sequence[Step], at: int, s: Any, event: Event) -> bool:
    """Whether an act is on the path: of this step, or of those before it that only the view tells of."""
    while True:
        if any(reader.matches(told, s, event) for told in steps[at].allow):
            return True
        at -= 1
        if at < 0 or steps[at].done.of_log():
            return False


def _done_by(reader: Reader, steps: Sequence[Step], at: int, s: Any, event: Event) -> int:
    """How many steps are done after this event."""
    for number in range(at, len(steps)):
        if reader.matches(steps[number].done, s, event):
            return number + 1
        if steps[number].done.of_log():
            break
    return at


def _seen_now(reader: Reader, steps: Sequence[Step], at: int, s: Any) -> int:
    """How many steps are done by the look of the table."""
    done = at
    for number in range(at, len(steps)):
        if steps[number].done.of_log():
            break
        if reader.holds(steps[number].done, s):
            done = number + 1
    return done
