"""Bots at tables: who plays, who replies to offers, who gives hints, and what becomes of one that fails.

A bot that fails is a bug of ours. It is never replaced by another in silence: the game is frozen to a file, the log says so,
and the table waits until somebody who sits at it lets the bot try again or lets another one sit down.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from pathlib import Path
from typing import Final

from reverie.bots.registry import find_bot
from reverie.kernel.choice import OFFER, IllegalAnswer
from reverie.kernel.codec import save
from reverie.kernel.game import OWN
from reverie.trouble import keep_trouble

from ..rooms.room import Room
from ..rooms.sitting import BOT, Refused
from .limits import Buckets
from .live import Live
from .parts import Acts
from .thinking import Thinking, Thought

log = logging.getLogger("reverie.table")

ASIDE: Final = 0.4
"""What is left of a bot's usual pause for a choice that comes often."""
LEEWAY: Final = 0.15
"""How much longer than its budget a search may take, in seconds."""
HEURISTIC: Final = "greedy"
"""The bot that answers where nothing is worth a search."""
ADVISER: Final = "master:0.8s"
"""The bot that gives hints: the strongest, within a second. Where there is nothing to search among it asks the heuristic."""


class BotFailed(Exception):
    """A bot gave no answer, or none that is one; with the seed it thought with."""

    def __init__(self, bot: str, seed: int) -> None:
        super().__init__(bot)
        self.bot = bot
        self.seed = seed


class Bots:
    """All bots that play at tables."""

    def __init__(self, hub: Acts, thinking: Thinking, pace: float, troubles: Path) -> None:
        self.hub = hub
        self.thinking = thinking
        self.pace = pace
        """The least time between two moves of a bot while somebody looks, in seconds."""
        self.troubles = troubles
        """Where a game is frozen at which a bot failed."""
        self.hints = Buckets(rate=1, burst=20)

    def wake(self, live: Live) -> None:
        """Let every bot that is asked something think about it."""
        if self.hub.stopping:
            return
        room = live.room
        for seat in self.asked(live) if not live.unread() else ():
            if seat not in live.thinking and seat not in room.failed:
                live.thinking[seat] = time.monotonic()
                live.spawn(self._play(live, seat, room.at))
        for seat in self.offered(live):
            live.now()["looked", seat] = True
            live.spawn(self._look(live, seat, room.at))
        offer = room.offers.get("draw")
        if offer is not None and live.replying != offer.get("seq", -1):
            live.replying = offer.get("seq", -1)
            bots = [seat for seat in room.still_asked("draw") if room.seats[seat].kind == BOT]
            if bots:
                live.spawn(self._reply(live, bots))

    def asked(self, live: Live) -> list[int]:
        """The bots that decide now. In a race one does after the other, and people go first, unless they let the bots."""
        room = live.room
        bots = [seat for seat in room.deciding() if room.seats[seat].kind == BOT]
        if not room.standing:
            return bots
        people = [seat for seat in room.deciding() if seat not in bots and not room.seats[seat].away]
        let = live.bots_first == room.at and not any(choice.to_be_read() for choice in room.match.choices())
        return bots[:1] if not people or let else []

    def offered(self, live: Live) -> list[int]:
        """Bots that are offered something, which nobody waits for, and have not looked at it yet as the game stands."""
        room = live.room
        if room.paused or room.over() or not room.standing or live.unread():
            return []
        offers = [choice.seat for choice in room.match.choices() if choice.mode == OFFER]
        return [seat for seat in offers if room.seats[seat].kind == BOT and ("looked", seat) not in live.now()]

    async def _look(self, live: Live, seat: int, at: int) -> None:
        """A bot looks at what it is offered, and takes it up if the game's adviser would."""
        room = live.room
        choice = room.owed(seat)
        if choice is None or seat in live.thinking:
            return
        try:
            wanted = room.game.bots.takes_up(room.match.sight(seat).state, choice)
        except Exception as error:
            failed = BotFailed(room.seats[seat].bot, 0)
            failed.__cause__ = error
            await self._failed(live, seat, at, failed)
            return
        if wanted:
            live.thinking[seat] = time.monotonic()
            await self._play(live, seat, at)

    async def _play(self, live: Live, seat: int, at: int) -> None:
        room = live.room
        began = time.monotonic()
        mine = live.thinking.get(seat)

        def done() -> None:
            if live.thinking.get(seat) == mine:  # by now the bot may think about its next decision
                live.thinking.pop(seat, None)

        claimed = False
        try:
            if self.hub.peers is not None:
                claimed = await self.hub.peers.claim(room.id)
                if not claimed:
                    return  # another process thinks; if it dies, the next round of `Peers` finds the bot idle
                await self.hub.hear(live)
                if room.at != at:
                    raise Refused("refused-stale")
            thought, pace = await self._answer(room, seat, at)
            wait = pace - (time.monotonic() - began)
            if wait > 0 and live.connections:
                await asyncio.sleep(wait)
            await live.followed()
            done()
            await self.hub.answer(live, seat, thought.answer, at, seconds=thought.seconds)
        except Refused as refused:
            done()
            if refused.key.startswith("store-"):
                await asyncio.sleep(2)  # the disk may have room again
            self.wake(live)
        except BotFailed as failed:
            await self._failed(live, seat, at, failed)
            done()
            self.wake(live)
        except Exception:
            log.exception("bot's answer not taken", extra={"table": room.id})
            raise
        finally:
            done()
            if claimed and self.hub.peers is not None:
                self.hub.peers.release(room.id)

    async def _answer(self, room: Room, seat: int, at: int) -> tuple[Thought, float]:
        """What the bot answers, and the least time to take for it.

        Raises BotFailed for what is no answer, Refused when the table has moved on.
        """
        choice = room.owed(seat)
        if choice is None:
            raise Refused("refused-stale")
        bot, seed = room.seats[seat].bot, secrets.randbits(32)
        try:
            bot, pace = manner(room, seat, self.pace)
            thought = await self.thinking.think(room.game.name, save(room.game, room.match.state), seat, bot, seed)
            if not choice.options.has(thought.answer):
                raise IllegalAnswer(f"{thought.answer!r} is no option of {choice.kind!r} ({choice.rule})")
        except Exception as error:
            if room.at != at or self.hub.stopping:
                raise Refused("refused-stale") from error
            raise BotFailed(bot, seed) from error
        return thought, pace

    async def _failed(self, live: Live, seat: int, at: int, failed: BotFailed) -> None:
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
            await self.hub.act(live, lambda: room.plan_failed(seat, at))
        except Refused as refused:
            if refused.key.startswith("store-"):
                await asyncio.sleep(2)  # without the store nothing can be said; the bot is asked again

    def keep_trouble(self, room: Room, seat: int, failed: BotFailed, error: BaseException) -> Path:
        """Freeze the game beside the database, once for every position."""
        about = f"bot {failed.bot} with seed {failed.seed} at seat {seat} of table {room.id}"
        return keep_trouble(room.match, error, self.troubles, f"{room.id}-{len(room.match.answers)}", about)

    async def replace(self, live: Live, seat: int, failed: int, level: str) -> None:
        """Somebody at the table lets a bot that failed try again, or one of another level sit down."""
        await self.hub.act(live, lambda: live.room.plan_replace(seat, failed, level))

    async def _reply(self, live: Live, seats: list[int]) -> None:
        """A bot agrees to a draw when it thinks that it stands worse."""
        game = live.room.game
        try:
            for seat in seats:
                yes = game.bots.evaluate(game.determinize(live.room.match.state, seat, 0), seat) < -0.05
                await self.hub.act(live, partial(live.room.plan_reply, seat, "draw", yes, {seat}))
        except Refused:
            return  # another bot has refused, or the offer is off

    async def hint(self, live: Live, viewer: int, address: str = "") -> Thought:
        """What a bot would do for a viewer, and why. It thinks once about each decision, and not for anybody all the time."""
        room = live.room
        live.now()
        thought = live.hints.get(viewer)
        if thought is None:
            if not self.hints.take(address):
                raise Refused("refused-too-many")
            at, kept = room.at, live.hints
            data = save(room.game, room.match.state)
            thought = await self.thinking.think(room.game.name, data, viewer, ADVISER, 1)
            if room.at != at:
                raise Refused("refused-stale")
            kept[viewer] = thought
        return thought


def budget_of(bot: str) -> float:
    """How many seconds this bot may search; 0.0 for one that does not, or that counts its playouts."""
    return float(getattr(find_bot(bot, 0), "seconds", 0.0))


def manner(room: Room, seat: int, pace: float) -> tuple[str, float]:
    """The bot that answers for a seat now, and the least time that this takes: neither hangs on hidden cards.

    A bot that searches would do so only where it holds something to search among. So where everybody can reckon that no
    hand matters, the game's heuristic answers; everywhere else each answer takes as long as a search.
    """
    bot, choice = room.seats[seat].bot, room.owed(seat)
    page = room.game.web_page("en")
    if choice is None or choice.decision not in page.asides():
        return bot, pace
    pause, budget = pace * ASIDE, budget_of(bot)
    if not budget or room.game.hides != OWN:
        return bot, pause
    s = room.match.sight(seat).state
    if page.auto_is_open(s, choice, {}) and page.auto_answer(s, choice, {}) is not None:
        return HEURISTIC, pause
    return bot, max(pause, budget + LEEWAY) if pace else 0.0


__all__ = ["BotFailed", "Bots", "budget_of", "manner"]
