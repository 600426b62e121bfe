"""When memory is swept: in a quiet moment, or when it is long overdue."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from reverie.table.hub import sweeping
from reverie.table.hub.sweeping import BUSY_AFTER, QUIET_AFTER, Sweeper


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    now = [1000.0]
    monkeypatch.setattr(sweeping.time, "monotonic", lambda: now[0])
    before = gc.get_threshold()
    yield now
    gc.set_threshold(*before)
    gc.unfreeze()


def test_it_waits_for_a_quiet_moment_but_not_for_ever(clock: list[float]) -> None:
    sweeper = Sweeper()
    assert not sweeper.look(5)
    clock[0] += QUIET_AFTER + 1
    assert not sweeper.look(6)  # somebody has answered since
    assert sweeper.look(6)
    assert not sweeper.look(6)
    written = 6
    until = clock[0] + BUSY_AFTER - 61
    while clock[0] < until:
        clock[0] += 60
        written += 1
        assert not sweeper.look(written)
    clock[0] += 121
    assert sweeper.look(written + 1)


def test_what_the_server_begins_with_is_left_out_and_circles_are_found(clock: list[float]) -> None:
    sweeper = Sweeper()
    sweeper.begin()
    assert gc.get_freeze_count() > 10_000
    circle: list[object] = []
    circle.append(circle)
    del circle
    clock[0] += QUIET_AFTER + 1
    found: list[int] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            found.append(info["collected"])

    gc.callbacks.append(note)
    try:
        assert sweeper.look(0)
    finally:
        gc.callbacks.remove(note)
    assert sum(found) >= 1
    sweeper.end()
    assert gc.get_freeze_count() == 0
