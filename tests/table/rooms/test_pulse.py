"""The time of tables: it does not jump, and time in which the server stood still or nobody could have been missed is forgiven."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from reverie.games import find_game
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Live
from reverie.table.hub.thinking import Thinking
from reverie.table.rooms import pulse
from reverie.table.rooms.identity import Visitor
from reverie.table.rooms.room import Refused
from reverie.table.store.store import Store
from reverie.table.web.app import guarded_app

GAME = find_game("dreamblade")
ILSE = Visitor("ilse", "Ilse")


class Clock:
    """A clock of the machine that stands until somebody moves it."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(pulse, "clock", made)
    monkeypatch.setattr(pulse.Anchor, "offset", 1_800_000_000.0)
    return made


def in_hub(folder: Path, work: Callable[[Hub], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), Thinking(1), 0.0, {GAME.name: GAME})
        try:
            return await work(hub)
        finally:
            await hub.stop()

    return asyncio.run(run())


async def timed(hub: Hub) -> tuple[Live, int]:
    """A game of one minute each, and whose clock runs."""
    seats = [SeatWish("me"), SeatWish("here", name="Oskar")]
    options = {"clock": {"kind": "game", "minutes": 1, "increment": 0}}
    live = await hub.tables.live(await hub.new_tables.open_table(ILSE, GAME.name, {"turn_limit": 3}, seats, options))
    return live, live.room.clocked()[0]


def left(live: Live, seat: int) -> float:
    until = live.room.clock.deadline(seat)
    assert until is not None
    return until - pulse.now()


async def pass_time(hub: Hub, clock: Clock, seconds: float) -> None:
    """Time in which the server is awake, and looks now and then."""
    for _ in range(int(seconds / pulse.LOOK_EVERY)):
        clock.at += pulse.LOOK_EVERY
        hub.timers.feel_pulse()


def test_time_that_passes_counts(tmp_path: Path, clock: Clock) -> None:
    async def work(hub: Hub) -> None:
        live, seat = await timed(hub)
        await pass_time(hub, clock, 20)
        assert left(live, seat) == pytest.approx(40)
        await pass_time(hub, clock, 41)
        await hub.timers.ring(live)
        outcome = live.room.outcome()
        assert outcome is not None and outcome.reason == "time" and outcome.winners == (1 - seat,)

    in_hub(tmp_path, work)


@pytest.mark.parametrize("first", ["the timer", "an answer", "the watch"])
def test_time_in_which_the_server_stood_still_does_not_count(tmp_path: Path, clock: Clock, first: str) -> None:
    """Whatever comes first when it goes on: what is due, an answer that waited, or the look that is late."""

    async def work(hub: Hub) -> None:
        live, seat = await timed(hub)
        room = live.room
        await pass_time(hub, clock, 10)
        clock.at += 75
        if first == "an answer":
            choice = room.owed(seat)
            assert choice is not None
            await hub.answer(live, seat, choice.options.at(0), room.at)
            assert room.clock.standing(seat) == pytest.approx(50) or left(live, seat) == pytest.approx(50)
        else:
            if first == "the timer":
                await hub.timers.ring(live)
            else:
                hub.timers.feel_pulse()
                await asyncio.gather(*live.tasks)
            assert left(live, seat) == pytest.approx(50)
        assert room.outcome() is None
        woke = [entry for entry in hub.store.read(room.id) if entry.kind == "woke"]
        assert [entry.body["down"] for entry in woke] == [75]

    in_hub(tmp_path, work)


def test_a_short_delay_is_nobodys_gain(tmp_path: Path, clock: Clock) -> None:
    async def work(hub: Hub) -> None:
        live, seat = await timed(hub)
        clock.at += pulse.STOOD_STILL
        hub.timers.feel_pulse()
        assert left(live, seat) == pytest.approx(60 - pulse.STOOD_STILL) and not live.stood

    in_hub(tmp_path, work)


@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_setting_the_time_of_day_changes_no_clock(
    tmp_path: Path, clock: Clock, step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        live, seat = await timed(hub)
        wall = time.time()
        monkeypatch.setattr(time, "time", lambda: wall + step)
        await pass_time(hub, clock, 5)
        choice = live.room.owed(seat)
        assert choice is not None and left(live, seat) == pytest.approx(55)
        await hub.answer(live, seat, choice.options.at(0), live.room.at)
        assert all(55 <= live.room.clock.left[n] <= 60 for n in (0, 1))

    in_hub(tmp_path, work)


def test_time_does_not_go_back_when_the_server_starts_with_an_earlier_one(tmp_path: Path, clock: Clock) -> None:
    async def before(hub: Hub) -> str:
        live, _seat = await timed(hub)
        await hub.reading.do(hub.store.write_beat, pulse.now())
        return live.room.id

    id = in_hub(tmp_path, before)
    then = pulse.now()
    pulse.anchor(pulse.Anchor.offset - 3600)

    async def after(hub: Hub) -> None:
        await hub.timers.start()
        assert pulse.now() == then
        live = await hub.tables.live(id)
        assert left(live, live.room.clocked()[0]) == pytest.approx(60)

    in_hub(tmp_path, after)


def test_nobody_is_called_away_for_a_time_in_which_the_server_stood_still(tmp_path: Path, clock: Clock) -> None:
    async def work(hub: Hub) -> None:
        live, seat = await timed(hub)
        clock.at += 75
        hub.timers.feel_pulse()
        assert hub.presence.absentees(live) == []
        await pass_time(hub, clock, hub.presence.absent + 1)
        assert hub.presence.absentees(live) == [seat]

    in_hub(tmp_path, work)


def test_who_plays_over_http_is_here(tmp_path: Path, clock: Clock) -> None:
    """A program that asks now and then is never replaced; one for which a bot was called has the call taken back."""

    async def work(hub: Hub) -> None:
        live, seat = await timed(hub)
        transport = httpx.ASGITransport(app=guarded_app(hub))  # type: ignore[arg-type]
        program = httpx.AsyncClient(
            transport=transport,
            base_url="http://127.0.0.1",
            headers={"authorization": f"Bearer {hub.seats.key(live, seat)}"},
        )
        for path in ("", "/choice", "", ""):
            await pass_time(hub, clock, hub.presence.absent - 1)
            assert (await program.get(f"/api/tables/{live.room.id}{path}")).status_code == 200
            assert hub.presence.absentees(live) == []
            with pytest.raises(Refused, match="refused-not-away"):
                await hub.presence.call_bot(live, 1 - seat, seat, "novice")
        await pass_time(hub, clock, hub.presence.absent + 1)
        await hub.presence.call_bot(live, 1 - seat, seat, "novice")
        assert seat in live.room.calls
        await program.get(f"/api/tables/{live.room.id}")
        await asyncio.gather(*live.tasks)
        assert seat not in live.room.calls
        await program.aclose()

    in_hub(tmp_path, work)
