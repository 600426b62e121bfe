"""Bots beside people at a table: in a race people go first, one bot comes after the other, and each looks once at what it is offered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.party.beacon import GAME, KeepersAdviser
from tests.table.ops.test_processes import until

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import READ
from reverie.kernel.codec import load
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Live
from reverie.table.hub.looker import Looker
from reverie.table.hub.thinking import Thinking, Thought
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.store.store import Store
from reverie.table.web.party import may_let
from reverie.table.web.show import Scene

ME = Visitor("me", "Wanda")


class Advised(Thinking):
    """Bots that follow the game's advice, at once, in this process; who was asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[int] = []

    def warm(self) -> None: ...

    async def think(self, game: str, data: bytes, seat: int, bot: str, seed: int) -> Thought:
        self.asked.append(seat)
        state = load(GAME, data)
        choice = pending_for(state, seat)
        assert choice is not None
        return Thought(GAME.bots.advise(state, choice).answer, "", {}, 0.0)


def at_table(folder: Path, story: Callable[[Hub, Live], Awaitable[None]], bots: int = 2) -> Advised:
    """I sit first, with bots beside me."""
    thinking = Advised()

    async def run() -> None:
        hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), thinking, 0.0, {"beacon": GAME})
        try:
            wishes = [SeatWish("me"), *[SeatWish("bot", "adept")] * bots]
            setup = {"keepers": 1 + bots, "oil": 9}
            live = await hub.tables.live(await hub.new_tables.open_table(ME, "beacon", setup, wishes, {}))
            await asyncio.wait_for(story(hub, live), 60)
        finally:
            await hub.stop()

    asyncio.run(run())
    return thinking


async def settled(hub: Hub, live: Live) -> None:
    """Until nobody has anything to do by themselves any more."""
    await asyncio.sleep(0)
    while live.tasks:
        await asyncio.gather(*live.tasks)
    hub.settle(live)
    await asyncio.sleep(0)
    assert not live.tasks


async def let(hub: Hub, live: Live) -> None:
    live.bots_first = live.room.at
    hub.settle(live)
    await settled(hub, live)


def given(live: Live) -> list[tuple[int, Any]]:
    """What was answered, but for how the winds were shuffled."""
    return live.room.match.answers[1:]


def test_people_go_first_and_one_bot_comes_after_the_other(tmp_path: Path) -> None:
    async def story(hub: Hub, live: Live) -> None:
        await hub.answer(live, 0, READ, live.room.at)
        await settled(hub, live)
        assert given(live) == [(0, READ)], "the bots wait"
        await let(hub, live)
        assert [seat for seat, _answer in given(live)[1:]] == [1], "one was let, and the next waits again"
        await hub.answer(live, 0, "done", live.room.at)
        await until(lambda: live.room.match.state.blown() > 0)  # type: ignore[attr-defined]
        assert [seat for seat, _answer in given(live)[2:4]] == [0, 2]

    assert at_table(tmp_path, story).asked[:2] == [1, 2]


def test_a_text_is_read_by_people_even_if_bots_are_let(tmp_path: Path) -> None:
    async def story(hub: Hub, live: Live) -> None:
        looker = Looker(ME, Settings({}), {0})
        draft = looker.current_draft(live.room)
        assert draft is not None
        assert not may_let(live.room, Scene(live.room.match.sight(0), draft.choice, draft, []))
        await let(hub, live)
        assert given(live) == []

    assert at_table(tmp_path, story).asked == []


class Wakeful(KeepersAdviser):
    """Keeps who looked at an offer, and in which situation; wakes once."""

    def __init__(self, wakes: int = 0, broken: bool = False) -> None:
        super().__init__(GAME)
        self.wakes = wakes
        self.broken = broken
        self.looked: list[tuple[int, tuple[Any, ...]]] = []

    def takes_up(self, s: Any, offer: Any) -> bool:
        situation = (s.fire, *[(row.oil, row.done) for row in s.keepers.rows])
        self.looked.append((offer.seat, situation))
        if self.broken:
            raise ZeroDivisionError("no sleep")
        self.wakes -= 1
        return self.wakes >= 0


def with_one_done(monkeypatch: pytest.MonkeyPatch, folder: Path, adviser: Wakeful) -> list[tuple[int, Any]]:
    """A bot is done, so that waking is offered to it; then I feed the fire twice. What was answered."""
    monkeypatch.setattr(GAME, "bots", adviser)
    found: list[tuple[int, Any]] = []

    async def story(hub: Hub, live: Live) -> None:
        await hub.answer(live, 0, READ, live.room.at)
        await let(hub, live)
        for _ in range(2):
            await hub.answer(live, 0, "feed", live.room.at)
            await settled(hub, live)
        found.extend(given(live))

    at_table(folder, story, bots=1)
    return found


def test_a_bot_looks_once_at_what_it_is_offered_in_every_situation(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    adviser = Wakeful()
    assert with_one_done(monkeypatch, tmp_path, adviser) == [(0, READ), (1, "done"), (0, "feed"), (0, "feed")]
    assert [seat for seat, _situation in adviser.looked] == [1, 1, 1]
    assert len(set(adviser.looked)) == 3


def test_a_bot_takes_up_what_it_is_offered_though_people_are_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    answers = with_one_done(monkeypatch, tmp_path, Wakeful(wakes=1))
    assert answers == [(0, READ), (1, "done"), (1, "wake"), (0, "feed"), (0, "feed")]


def test_a_bot_that_fails_at_an_offer_is_written_down_and_nobody_waits_for_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    answers = with_one_done(monkeypatch, tmp_path, Wakeful(broken=True))
    assert answers == [(0, READ), (1, "done"), (0, "feed"), (0, "feed")]
    kept = [one for one in caplog.records if one.message == "bot failed"]
    assert len(kept) == 3 and kept[0].levelno == logging.ERROR
    assert "ZeroDivisionError: no sleep" in Path(kept[0].__dict__["file"]).with_suffix(".txt").read_text()
