"""Passing by itself at a real table: who is asked, how long it takes, and that undo goes past it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.games.dice_throne import GAME
from reverie.parts.plain import SeatWish
from reverie.parts.rules.windows import ASK, PASS
from reverie.table.hub.habits import Habit
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Connection, Live
from reverie.table.hub.looker import Looker
from reverie.table.hub.thinking import Thinking
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.rooms.room import Room, open_room
from reverie.table.store.store import Store


class NoThinking(Thinking):
    """Nobody here is a bot."""

    def __init__(self) -> None:
        pass

    def warm(self) -> None:
        pass

    def close(self) -> None:
        pass


class Drawn:
    """Counts how often somebody's time was imitated, and makes it short."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        monkeypatch.setattr(Habit, "draw", self.draw)

    def draw(self) -> float:
        self.times += 1
        return 0.0


def at_a_table(tmp_path: Path, work: Callable[[Hub, Live], Awaitable[None]]) -> None:
    """Two people at a duel whose cards and dice are what they are; `work` happens before anybody has answered."""

    async def run() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'tables.db'}"), NoThinking(), games={GAME.name: GAME})
        try:
            seats = [SeatWish("me"), SeatWish("link")]
            wishes = {"heroes": ["pyromancer", "barbarian"], "first": "A"}
            id = await hub.new_tables.open_table(Visitor("one", "Ilse"), GAME.name, wishes, seats, {})
            live = await hub.tables.live(id)
            await hub.seats.sit(live, 1, Visitor("two", "Oskar"))
            await work(hub, live)
        finally:
            await hub.stop()

    asyncio.run(run())


def tab(visitor: str, seat: int, program: bool = False) -> Connection:
    looker = Looker(Visitor(visitor, visitor), Settings({}), {seat})
    looker.program = program
    return Connection(looker)


async def at_rest(live: Live) -> Room:
    """Until nothing passes by itself any more."""
    for _ in range(400):
        await asyncio.sleep(0.01)
        if not live.tasks:
            return live.room
    raise AssertionError("it passes and passes")


async def play_on(hub: Hub, live: Live, answers: int) -> None:
    """Both people answer what they are asked by the game's own advice."""
    for _ in range(answers):
        room = await at_rest(live)
        seat = room.deciding()[0]
        assert not room.passes(seat)
        choice = room.owed(seat)
        assert choice is not None
        await hub.answer(live, seat, GAME.bots.advise(room.match.state, choice).answer, room.at)
    await at_rest(live)


def test_windows_pass_by_itself_and_undo_goes_past_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawn(monkeypatch)

    async def work(hub: Hub, live: Live) -> None:
        await hub.presence.connect(live, tab("one", 0))
        await hub.presence.connect(live, tab("two", 1))
        await play_on(hub, live, 30)
        room = live.room
        given = [number for number, (seat, _value) in enumerate(room.match.answers) if seat >= 0]
        assert len(room.automatic) > 10 and len(given) > len(room.automatic)
        assert drawn.times < len(room.automatic)  # what everybody can reckon takes no time
        for seat in (0, 1):
            back = room.undo_to({seat})
            assert back is not None and back not in room.automatic and room.match.answers[back][0] == seat
        entries = hub.store.read(room.id)
        again = open_room(room.id, GAME, entries[0], entries[1:], None)
        assert again.automatic == room.automatic
        again.recover(room.snapshot())
        assert again.automatic == room.automatic

    at_a_table(tmp_path, work)


def test_wishes_are_heeded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Drawn(monkeypatch)
    windows = [name for name, _label in GAME.web_page("en").auto_windows()]

    async def work(hub: Hub, live: Live) -> None:
        for window in windows:
            hub.passing.wish(live, {0}, window, ASK)
            hub.passing.wish(live, {1}, window, PASS)
        await hub.presence.connect(live, tab("one", 0))
        await hub.presence.connect(live, tab("two", 1))
        await play_on(hub, live, 25)
        kinds: dict[int, set[bool]] = {0: set(), 1: set()}
        for number, (seat, value) in enumerate(live.room.match.answers):
            if seat >= 0 and value == "pass":
                kinds[seat].add(number in live.room.automatic)
        assert kinds == {0: {False}, 1: {True}}

    at_a_table(tmp_path, work)


def test_nothing_passes_for_programs_or_for_those_who_are_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Drawn(monkeypatch)

    async def work(hub: Hub, live: Live) -> None:
        await hub.presence.connect(live, tab("one", 0, program=True))
        await at_rest(live)
        assert live.room.automatic == set() and live.room.by_itself == {}

    at_a_table(tmp_path, work)


def test_one_may_hold_what_would_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Habit, "draw", lambda self: 0.2)
    monkeypatch.setattr(type(GAME.web_page("en")), "auto_is_open", lambda *_: False)

    async def work(hub: Hub, live: Live) -> None:
        connection = tab("one", 0)
        for window, _label in GAME.web_page("en").auto_windows():
            hub.passing.wish(live, {0}, window, PASS)
        await hub.presence.connect(live, connection)
        room = live.room
        looker: Any = connection.looker
        assert room.passes(0) and looker.choice(room) is None  # nothing is asked meanwhile
        assert room.lingers(0)
        at = room.at
        hub.passing.hold(live, 0)
        await asyncio.sleep(0.3)
        assert room.at == at and not room.passes(0) and not room.lingers(0) and looker.choice(room) is not None

    at_a_table(tmp_path, work)


def test_what_passes_at_once_leaves_nobody_the_time_to_hold_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME.web_page("en")), "auto_is_open", lambda *_: True)

    async def work(hub: Hub, live: Live) -> None:
        for window, _label in GAME.web_page("en").auto_windows():
            hub.passing.wish(live, {0}, window, PASS)
        await hub.presence.connect(live, tab("one", 0))
        assert live.room.passes(0) and not live.room.lingers(0)
        await at_rest(live)

    at_a_table(tmp_path, work)
