"""The hub's part in bots: who plays, who replies to offers, and what becomes of one that fails.

A bot that fails is a bug of ours. It is never replaced by another in silence: the game is frozen to a file, the log says so,
and the table waits until somebody who sits at it lets the bot try again or lets another one sit down.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.codec import save
from reverie.places import data_folder
from reverie.trouble import keep_trouble

from ..rooms.sitting import BOT, Refused
from ..store.store import SQLITE, Entry, Store
from .thinking import Thinking, Thought

if TYPE_CHECKING:
    from ..ops.processes import Peers
    from ..rooms.room import Room
    from .hub import Live

log = logging.getLogger("reverie.table")


class BotFailed(Exception):
    """A bot gave no answer, or none that is one; with the seed it thought with."""

    def __init__(self, bot: str, seed: int) -> None:
        super().__init__(bot)
        self.bot = bot
        self.seed = seed


class HubBots:
    """What `Hub` does about bots."""

    store: Store
    thinking: Thinking
    stopping: bool
    peers: Peers | None

    if TYPE_CHECKING:

        async def act(self, live: Live, plan: Callable[[], list[Entry]]) -> None: ...

        async def answer(
            self, live: Live, seat: int, value: Any, at: int, id: str = "", seconds: float | None = None
        ) -> None: ...

        async def hear(self, live: Live) -> None: ...

        def manner(self, room: Room, seat: int) -> tuple[str, float]: ...

        def _spawn(self, live: Live, work: Any) -> None: ...

    def wake_bots(self, live: Live) -> None:
        """Let every bot that is asked something think about it."""
        if self.stopping:
            return
        room = live.room
        for seat in room.deciding():
            if room.seats[seat].kind == BOT and seat not in live.thinking and seat not in room.failed:
                live.thinking[seat] = time.monotonic()
                self._spawn(live, self._play_bot(live, seat, room.at))
        offer = room.offers.get("draw")
        if offer is not None and live.replying != offer.get("seq", -1):
            live.replying = offer.get("seq", -1)
            bots = [seat for seat in room.still_asked("draw") if room.seats[seat].kind == BOT]
            if bots:
                self._spawn(live, self._reply_for_bots(live, bots))

    async def _play_bot(self, live: Live, seat: int, at: int) -> None:
        room = live.room
        began = time.monotonic()
        mine = live.thinking.get(seat)

        def done() -> None:
            if live.thinking.get(seat) == mine:  # by now the bot may think about its next decision
                live.thinking.pop(seat, None)

        claimed = False
        try:
            if self.peers is not None:
                claimed = await self.peers.claim(room.id)
                if not claimed:
                    return  # another process thinks; if it dies, the next round of `Peers` finds the bot idle
                await self.hear(live)
                if room.at != at:
                    raise Refused("refused-stale")
            thought, pace = await self._bot_answer(room, seat, at)
            wait = pace - (time.monotonic() - began)
            if wait > 0 and live.connections:
                await asyncio.sleep(wait)
            done()
            await self.answer(live, seat, thought.answer, at, seconds=thought.seconds)
        except Refused as refused:
            done()
            if refused.key.startswith("store-"):
                await asyncio.sleep(2)  # the disk may have room again
            self.wake_bots(live)
        except BotFailed as failed:
            await self._bot_failed(live, seat, at, failed)
            done()
            self.wake_bots(live)
        except Exception:
            log.exception("bot's answer not taken", extra={"table": room.id})
            raise
        finally:
            done()
            if claimed and self.peers is not None:
                self.peers.release(room.id)

    async def _bot_answer(self, room: Room, seat: int, at: int) -> tuple[Thought, float]:
        """What the bot answers, and the least time to take for it.

        Raises BotFailed for what is no answer, Refused when the table has moved on.
        """
        choice = room.owed(seat)
        if choice is None:
            raise Refused("refused-stale")
        bot, seed = room.seats[seat].bot, secrets.randbits(32)
        try:
            bot, pace = self.manner(room, seat)
            thought = await self.thinking.think(room.game.name, save(room.game, room.match.state), seat, bot, seed)
            if not choice.options.has(thought.answer):
                raise IllegalAnswer(f"{thought.answer!r} is no option of {choice.kind!r} ({choice.rule})")
        except Exception as error:
            if room.at != at or self.stopping:
                raise Refused("refused-stale") from error
            raise BotFailed(bot, seed) from error
        return thought, pace

    async def _bot_failed(self, live: Live, seat: int, at: int, failed: BotFailed) -> None:
        """Write down that a bot failed: for whoever mends it, and for whoever waits for it."""
        room = live.room
        error = failed.__cause__ or failed
        told = {"table": room.id, "seat": seat, "bot": failed.bot, "error": repr(error)}
        try:
            told["file"] = str(self.keep_trouble(room, seat, failed, error))
        except OSError as unkept:
            told["file"] = f"not kept: {unkept}"
        log.error("bot failed", extra=told, exc_info=error)
        try:
            await self.act(live, lambda: room.plan_failed(seat, at))
        except Refused as refused:
            if refused.key.startswith("store-"):
                await asyncio.sleep(2)  # without the store nothing can be said; the bot is asked again

    def keep_trouble(self, room: Room, seat: int, failed: BotFailed, error: BaseException) -> Path:
        """Freeze the game beside the database, once for every position."""
        own = self.store.url
        folder = Path(str(own.database)).parent if own.drivername == SQLITE else data_folder()
        about = f"bot {failed.bot} with seed {failed.seed} at seat {seat} of table {room.id}"
        return keep_trouble(room.match, error, folder, f"{room.id}-{len(room.match.answers)}", about)

    async def replace_bot(self, live: Live, seat: int, failed: int, level: str) -> None:
        """Somebody at the table lets a bot that failed try again, or one of another level sit down."""
        await self.act(live, lambda: live.room.plan_replace(seat, failed, level))

    async def _reply_for_bots(self, live: Live, seats: list[int]) -> None:
        """A bot agrees to a draw when it thinks that it stands worse."""
        game = live.room.game
        try:
            for seat in seats:
                yes = game.evaluate(game.determinize(live.room.match.state, seat, 0), seat) < -0.05
                await self.act(live, partial(live.room.plan_reply, seat, "draw", yes, {seat}))
        except Refused:
            return  # another bot has refused, or the offer is off


__all__ = ["BotFailed", "HubBots"]
