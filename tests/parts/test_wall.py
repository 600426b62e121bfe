"""Walls: what a finished game has earned, in the order of the list, and what a page shows of it."""

from __future__ import annotations

from typing import Final

from reverie.kernel.events import Event
from reverie.kernel.state import State
from reverie.parts.wall import Groups, Wall, group_rows, news_rows

GROUPS: Final[Groups[int]] = {
    "first": {"any": lambda fires: True, "lit": lambda fires: fires > 0},
    "many": {"three": lambda fires: fires >= 3},
}
MARKS: Final = {"first": "i-flag", "many": "i-fire"}


class Words:
    def say(self, key: str, attribute: str = "", **args: object) -> str:
        return f"{key}.{attribute}" if attribute else key


def fires_of(s: State, events: list[Event], seat: int) -> int | None:
    """How often a seat lit a fire; a game that goes on earns nothing."""
    return None if s.agenda or s.pending else len([event for event in events if event.data["seat"] == seat])


WALL: Final = Wall(GROUPS, fires_of)


def lit(*seats: int) -> list[Event]:
    return [Event("lit", "BE-2", {"seat": seat}, None) for seat in seats]


def test_each_seat_earns_what_its_own_tale_tells() -> None:
    s = State([])
    assert WALL.earned(s, lit(0, 0, 1, 0), 0) == ["any", "lit", "three"]
    assert WALL.earned(s, lit(0, 0, 1, 0), 1) == ["any", "lit"]
    assert WALL.earned(s, lit(), 0) == ["any"]
    assert WALL.all_earned(s, lit(1), [0, 1]) == ["any", "any", "lit"]


def test_a_game_without_a_tale_earns_nothing() -> None:
    assert Wall(GROUPS, lambda s, events, seat: None).earned(State([]), lit(0), 0) == []


def test_what_is_not_earned_is_locked_on_the_page() -> None:
    have = {"lit": {"date": "2026-05-01", "seed": "7", "table": "t1"}}
    first, many = group_rows(WALL, Words(), have, MARKS)
    assert [(row["em"], row["href"]) for row in first["rows"]] == [("i-lock", ""), ("i-flag", "/t/t1")]
    assert [row["has"] for row in many["rows"]] == [False]
    assert news_rows(WALL, Words(), ["three"], MARKS) == [
        {"title": "wall-three", "text": "wall-three.how", "em": "i-fire"}
    ]
