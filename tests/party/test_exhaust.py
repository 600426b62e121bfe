"""That everything occurs: the toy's procedures, decisions, events, winds and the nodes of its story; and that what does not is found out."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from tests.party.beacon import BLOWN, BOOK, GAME, WINDS, Beacon

from reverie.kernel.chance import Stream
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Listed
from reverie.kernel.events import Event
from reverie.kernel.game import Game
from reverie.kernel.plain import Setup
from reverie.kernel.state import State
from reverie.testing.exhaust import Item, Unmet, declared, exhaust, least_taken

ALL = declared(GAME) | {("wind", str(wind)) for wind in WINDS} | {("node", node.id) for node in BOOK.nodes}
NEVER = ("wind", "hurricane")


def come_up(s: State, _events: list[Event]) -> Iterable[Item]:
    """Winds that have blown, and what has been read; whatever the hidden pile and the book hold has not occurred."""
    assert isinstance(s, Beacon)
    yield from (("wind", str(wind)) for wind in s.piles[BLOWN].cards)
    yield from (("node", BOOK.nodes[number].id) for number in s.read)


def games(count: int) -> list[tuple[Game, Setup]]:
    return [(GAME, GAME.sample_setup(seed)) for seed in range(count)]


def test_everything_the_toy_has_occurs() -> None:
    assert {kind for kind, _name in ALL} == {"procedure", "decision", "event", "wind", "node"}
    assert ("decision", "site") in ALL and ("procedure", "beacon.Gale") in ALL and ("event", "lit") in ALL
    assert 1 < exhaust(games(60), ALL, come_up) < 60


def test_what_never_occurs_is_named() -> None:
    with pytest.raises(Unmet, match=r"in 30 games never met: wind hurricane$"):
        exhaust(games(30), ALL | {NEVER}, come_up)


def test_what_is_excused_may_be_missing_and_may_not_occur() -> None:
    exhaust(games(60), ALL | {NEVER}, come_up, {NEVER: "no such weather"})
    with pytest.raises(Unmet, match="met all the same: wind 3"):
        exhaust(games(60), ALL, come_up, {("wind", "3"): "too strong"})
    with pytest.raises(Unmet, match="not in the inventory: wind hurricane"):
        exhaust(games(60), ALL, come_up, {NEVER: "no such weather"})


def test_a_long_list_is_cut() -> None:
    with pytest.raises(Unmet, match="and 8 more"):
        exhaust(games(1), {("wind", f"x{n:02}") for n in range(20)}, come_up)


def test_out_of_curiosity_what_was_taken_least_is_taken() -> None:
    choice = Choice(0, Decision("dish", "X-1"), Listed((("soup", 1, 2, 3), ("soup", 1, 2, 4), "bread", "pass")), "X-1")
    taken: dict[str, int] = {"dish pass": 5}
    stream = Stream(1)
    chosen = [least_taken(choice, taken, stream) for _meal in range(40)]
    assert chosen.count("pass") < chosen.count("bread") and taken["dish bread"] == chosen.count("bread")
    assert {("soup", 1, 2, 3), ("soup", 1, 2, 4)} <= set(chosen), (
        "what is called alike is counted together and takes turns"
    )
    soups = taken["dish ('soup', 1, 2)"]
    assert abs(soups - taken["dish bread"]) <= 1 and soups == len([one for one in chosen if isinstance(one, tuple)])
