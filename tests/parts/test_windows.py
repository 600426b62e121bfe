"""Windows: laps, seats that rest, and when somebody need not be asked."""

from __future__ import annotations

from typing import Final

import pytest

from reverie.kernel.domain import Domain, Listed
from reverie.kernel.state import State
from reverie.parts.rules.windows import (
    ASK,
    MATTER,
    PASS,
    REST,
    Windows,
    last_asked,
    lets_through,
    with_rest,
)

AROUND: Final = (0, 2, 1, 3)
"""Seats as they sit, which need not be the order of their numbers."""
OFFERED: Final = Listed((PASS, REST))
NOBODY: Final = -1


class Asking(Windows[State]):
    def __init__(self, willing: tuple[int, ...]) -> None:
        self.willing = willing

    def offers(self, s: State, seat: int) -> Domain | None:
        return OFFERED if seat in self.willing else None


def lap(start: int, willing: tuple[int, ...], left_out: int = NOBODY, resting: int = 0) -> list[int]:
    """Who is asked in one lap in which all pass."""
    asked, at = [], 0
    windows = Asking(willing)
    while (found := windows.next_asked(State([]), AROUND, start, at, left_out, resting)) is not None:
        at, seat, options = found
        assert options is OFFERED
        assert last_asked(AROUND, start, at) == seat
        asked.append(seat)
    return asked


def test_a_lap_goes_round_once_from_where_it_starts() -> None:
    assert lap(0, (0, 1, 2, 3)) == [0, 2, 1, 3]
    assert lap(1, (0, 1, 2, 3)) == [1, 3, 0, 2]


def test_who_is_offered_nothing_is_passed_over_and_so_is_who_is_left_out() -> None:
    assert lap(2, (3, 0)) == [3, 0]
    assert lap(2, (0, 1, 2, 3), left_out=2) == [1, 3, 0]
    assert lap(2, ()) == []


def test_who_rests_is_asked_no_more() -> None:
    resting = with_rest(with_rest(0, 3), 1)
    assert lap(1, (0, 1, 2, 3), resting=resting) == [0, 2]
    assert with_rest(resting, 1) == resting


@pytest.mark.parametrize(
    ("wish", "matters", "through"),
    [
        (ASK, (), False),
        (ASK, (False,), False),
        (MATTER, (False, False), True),
        (MATTER, (False, True), False),
        (PASS, (True,), True),
    ],
)
def test_somebody_is_asked_as_they_wish(wish: str, matters: tuple[bool, ...], through: bool) -> None:
    assert lets_through(wish, matters) is through
