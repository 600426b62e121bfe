"""How the tests of keywords set up a table and play on it."""

from __future__ import annotations

from typing import Any

from reverie.games.dreamblade.content.library import MiniatureData
from reverie.testing.dreamblade import Table, cells, figure, location
from reverie.testing.dreamblade import spawn as spawn_phase


def having(*abilities: str, stats: str = "2/4/6", cost: str = "3V", **more: Any) -> MiniatureData:
    """A creature with these abilities."""
    return figure(cost, stats, *abilities, **more)


def place(*abilities: str, cost: str = "2V") -> MiniatureData:
    """A location with these abilities."""
    return location(cost, *abilities)


def second(**more: Any) -> dict[str, Any]:
    """Seat A is the second player of this turn: whom it destroys has no deathblow."""
    return {"first": "B", **more}


def spawn(board: str | None = None, seat: str = "A", **more: Any) -> Table:
    """The spawn phase of a player who has one more miniature, Z or z, that is free: the phase ends only by `stop`."""
    spare = {"Z": figure("0V", "1/1/1")} if seat == "A" else {"z": figure("0F", "1/1/1")}
    return spawn_phase(board or cells(), seat, **more, **spare)


def attack(t: Table, *faces: int | str, cell: str = "c3", who: str = "") -> None:
    """A combat in the cell; `who` attacks (nobody is asked when there is only one), and the dice fall."""
    t.answer(cell)
    if who:
        t.answer(tuple(who))
    if faces:
        t.roll(*faces)


def buy(t: Table, name: str, keyword: str) -> None:
    t.answer(t.ability(name, keyword))


def finish_turn(t: Table) -> None:
    """Nobody does anything more until the conquest phase is over."""
    turn = t.state.turn
    while t.state.turn == turn:
        t.answer("strike" if t.choice.kind == "action" else "stop")


def printed(t: Table, name: str, keyword: str) -> tuple[int, ...]:
    """The option that assigns a blade to a printed ability, offered or not."""
    m = t.names[name]
    numbers = [a.number for a in t.state.cast.piece_of[m].blade if a.keyword == keyword]
    return (m, m, m, numbers[0])
