"""A bot that fails is a bug that is written down and said, never another bot in silence; and nobody is left waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.table.ops.test_processes import Advised, until
from tests.table.rooms.test_room import GAME, Story, opened, refusal
from tests.table.rooms.test_ways import both

from reverie.kernel.record import parse_record, replay
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.live import Live
from reverie.table.hub.looker import Looker
from reverie.table.hub.thinking import Thinking, Thought
from reverie.table.rooms.identity import Settings, Visitor
from reverie.table.rooms.room import Refused
from reverie.table.store.store import Store
from reverie.table.web.board import table_html

ME = Visitor("me", "Ilse")


class Failing(Thinking):
    """Bots of one strength fail: by an error, or by an answer that is none. The others follow the game's advice."""

    def __init__(self, answer: Any = None) -> None:
        super().__init__(1)
        self.answer = answer
        self.broken = GAME.bots.levels["expert"]
        self.asked: list[str] = []
        self.advised = Advised()

    def warm(self) -> None: ...

    async def think(self, game: str, data: bytes, seat: int, bot: str, seed: int) -> Thought:
        self.asked.append(bot)
        if bot != self.broken:
            return await self.advised.think(game, data, seat, bot, seed)
        if self.answer is None:
            raise ZeroDivisionError("no playouts")
        return Thought(self.answer, "", {}, 0.0)


def at_table(folder: Path, thinking: Failing, story: Callable[[Hub, Live], Awaitable[None]]) -> None:
    """I against an expert, who has just been asked for the first time."""

    async def run() -> None:
        hub = Hub(Store(f"sqlite:///{folder / 'tables.db'}"), thinking, 0.0)
        try:
            wishes = [SeatWish("me"), SeatWish("bot", "expert")]
            live = await hub.tables.live(
                await hub.new_tables.open_table(ME, "dreamblade", {"turn_limit": 3}, wishes, {})
            )
            room = live.room
            while room.deciding() == [0]:
                choice = room.owed(0)
                assert choice is not None
                await hub.answer(live, 0, GAME.bots.advise(room.match.state, choice).answer, room.at)
            await asyncio.wait_for(story(hub, live), 30)
        finally:
            await hub.stop()

    asyncio.run(run())


def page_of(hub: Hub, live: Live, language: str, seats: set[int]) -> str:
    return table_html(hub, live, Looker(ME, Settings({"language": language}), seats))


@pytest.mark.parametrize("answer", [None, "no option at all"], ids=["error", "illegal"])
def test_a_bot_that_fails_is_written_down_and_said_and_nobody_answers_for_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: Any
) -> None:
    thinking = Failing(answer)

    async def story(hub: Hub, live: Live) -> None:
        room = live.room
        await until(lambda: bool(room.failed))
        assert list(room.failed) == [1] and room.deciding() == [1] and not live.thinking
        given = list(room.match.answers)
        hub.bots.wake(live)
        await asyncio.sleep(0)
        assert thinking.asked == [thinking.broken], "it is asked once, and no other bot in its place"
        assert room.match.answers == given
        kept = [one for one in caplog.records if one.message == "bot failed"]
        assert len(kept) == 1 and kept[0].levelno == logging.ERROR and kept[0].exc_info
        file = Path(kept[0].__dict__["file"])
        assert file.parent == tmp_path
        again = replay(GAME, parse_record(file.read_bytes()))
        assert again.answers == given and again.digest() == room.match.digest()
        told = file.with_suffix(".txt").read_text()
        assert f"bot {thinking.broken} with seed " in told and "at seat 1" in told
        assert ("ZeroDivisionError: no playouts" if answer is None else "is no option of") in told
        for language, words in (("en", "a mistake in Reverie, not yours"), ("pl", "To błąd w Reverie, nie twój")):
            shown = page_of(hub, live, language, {0})
            assert words in shown and 'data-do="replace" data-what="1:expert"' in shown
            assert 'data-what="1:adept"' in shown
            watching = page_of(hub, live, language, set())
            assert words not in watching and 'data-do="replace"' not in watching

    at_table(tmp_path, thinking, story)


@pytest.mark.parametrize("level", ["expert", "adept"])
def test_it_may_try_again_or_another_one_sits_down_and_the_game_goes_on(tmp_path: Path, level: str) -> None:
    thinking = Failing()

    async def story(hub: Hub, live: Live) -> None:
        room = live.room
        await until(lambda: bool(room.failed))
        thinking.broken = thinking.broken if level == "adept" else ""
        given = len(room.match.answers)
        with pytest.raises(Refused, match="refused-no-level"):
            await hub.bots.replace(live, 0, 1, "deity")
        await hub.bots.replace(live, 0, 1, level)
        await until(lambda: len(room.match.answers) > given)
        assert not room.failed and room.seats[1].level == level and thinking.asked[-1] == GAME.bots.levels[level]
        kinds = [note["kind"] for _number, note in room.match.notes]
        assert kinds == (["failed", "replaced"] if level == "adept" else ["failed"])

    at_table(tmp_path, thinking, story)


def test_who_failed_is_in_the_log_and_forgotten_when_the_game_goes_on() -> None:
    story = Story(opened("pb"))
    while story.room.deciding() == [0]:
        story.play(1)
    room = story.room
    assert refusal(lambda: room.plan_replace(0, 1, "adept")) == "refused-not-failed"
    assert refusal(lambda: room.plan_failed(1, room.at - 1)) == "refused-stale"
    assert refusal(lambda: room.plan_failed(0, room.at)) == "refused-stale", "no bot, and nothing is asked of it"
    story.do(room.plan_failed(1, room.at))
    assert room.failed == {1: room.at}
    both(story)
    story.do(room.plan_replace(0, 1, "adept"))
    assert room.failed == {} and room.seats[1].bot == GAME.bots.levels["adept"]
    both(story)
    story.do(room.plan_failed(1, room.at))
    story.play(1)
    assert room.failed == {}
    both(story)
