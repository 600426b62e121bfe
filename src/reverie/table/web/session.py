"""The WebSocket of a tab: messages in, pages out. docs/protocol.md describes it for everybody else."""

from __future__ import annotations

import asyncio
import logging
from array import array
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar.exceptions import WebSocketDisconnect

from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.events import Event

from ..hub.hub import Hub
from ..hub.limits import Bucket
from ..hub.live import Connection, Live
from ..rooms import pulse
from ..rooms.room import Refused
from . import acts_game, acts_table, acts_view, messages
from .api import told
from .beats import Teller, beats_of, longest
from .board import table_html
from .changes import changes, fingerprints
from .logs import report_bug
from .messages import Message, Timely, number_of, read_message
from .render import Context
from .tab import LineLost, Socket, Tab

log = logging.getLogger("reverie.table")

IDLE_LIMIT: Final = 24 * 3600


class Session(Tab):
    """One tab: it reads messages, does what they say, and sends the table whenever it has changed."""

    def __init__(self, hub: Hub, live: Live, connection: Connection, socket: Socket, json: bool) -> None:
        super().__init__(hub, live, connection, socket)
        self.json = json
        self.bucket = Bucket(rate=50, burst=100)
        self.told = 0
        """How many events a JSON client has been told."""
        self.keeps = "lines" in socket.query_params
        """Whether this tab keeps the page it was sent, so that only what changed need be sent."""
        self.shown: array[int] | None = None
        self.teller = Teller()
        """What this tab has been shown of the match."""

    async def run(self) -> None:
        """Until the tab goes away or the server stops."""
        sender = asyncio.create_task(self.keep_sending())
        try:
            await self.keep_reading()
        finally:
            sender.cancel()
            self.connection.saw(self.connection.showing)
            self.hub.presence.leave(self.live, self.connection)

    async def keep_sending(self) -> None:
        self.connection.refresh()
        try:
            while True:
                await self.connection.stale.wait()
                self.connection.stale.clear()
                if self.connection.ending is not None:
                    why, retry = self.connection.ending
                    await self.send({"gone": self.say(why), "retry": retry})
                    await self.socket.close(1012 if retry else 4409)
                    return
                await self.send(self.view_json() if self.json else self.view_page())
        except (LineLost, WebSocketDisconnect):
            return
        except Exception as error:
            report_bug(error, table=self.room.id)
            await self.socket.close(1011)

    def view_page(self) -> Context:
        """The page; for a tab that keeps what it was sent, only the lines that are new."""
        html = table_html(self.hub, self.live, self.looker)
        message: Context = {"seq": self.room.at}
        if beats := self.beats():
            message["beats"] = beats
            self.connection.watch(self.room.at, longest(beats))
        if self.room.next_due() is not None:
            message["now"] = pulse.now()  # something on the page counts down
        if not self.keeps:
            return {**message, "html": html}
        lines = html.split("\n")
        before, self.shown = self.shown, fingerprints(lines)
        news = {"html": html} if before is None else {"lines": changes(before, lines, self.shown)}
        return {**message, **news}

    def beats(self) -> list[Context]:
        """What has happened since the last page. Behind a curtain nothing is told: whoever draws it is told all."""
        if not self.hub.bots.pace or self.looker.curtained(self.room):
            return []
        before, news = self.teller.count, self.teller.news(self.room.match.log)
        if not news:
            return []
        drawn, _lasting = self.live.kept_for(self.looker.viewer(self.room))
        key = ("beats", self.looker.language, before, frozenset(self.looker.seats))
        if key not in drawn:
            drawn[key] = beats_of(self.room, self.looker, news)
        found: list[Context] = drawn[key]
        return found

    def view_json(self) -> Context:
        """What a program at this seat may know: its view, what it is asked, and what has happened since it last heard."""
        room = self.room
        if self.looker.curtained(room):
            return {"seq": room.at, "table": room.id, "game": room.game.name, "curtain": self.looker.viewer(room)}
        viewer = self.looker.viewer(room)
        log_: list[tuple[int, Event]] = room.match.log
        start = self.told if self.told <= len(log_) else 0
        events = [event.plain() for _number, event in log_[start:] if event.seen_by(viewer)]
        self.told = len(log_)
        return {
            **told(self.live, viewer),
            "again": None if viewer is None else self.hub.new_tables.rematch_offer(self.live),
            "rolling": None
            if viewer is None or (asked := room.rolling()) is None
            else {"kind": asked.kind, "rule": asked.rule, "options": asked.options.plain()},
            "events": events,
        }

    async def keep_reading(self) -> None:
        while True:
            try:
                async with asyncio.timeout(IDLE_LIMIT):
                    text = await self.socket.receive_text()
            except (WebSocketDisconnect, TimeoutError):
                return
            await self.bucket.wait()
            try:
                await self.hear(text)
            except LineLost:
                return

    async def hear(self, text: str) -> None:
        """Do what a message says and answer it: done, refused, or our own mistake. The line stays open whatever it says."""
        number: object = None
        try:
            message = read_message(text)
            number = message.n
            await self.do(message)
        except LineLost:
            raise
        except Refused as refused:
            await self.refuse(number if number is not None else number_of(text), refused)
        except IllegalAnswer:
            stale = isinstance(message, Timely) and self.moved_on(message)
            await self.refuse(number, Refused("refused-stale" if stale else "refused-illegal"))
        except Exception as error:
            trace = report_bug(error, table=self.room.id)
            await self.refuse(number, Refused("refused-bug", trace=trace))
        else:
            await self.send({"ok": number})

    async def refuse(self, number: object, refused: Refused) -> None:
        why = self.say(refused.key, **refused.args_)
        await self.send({"refused": number, "key": refused.key, "why": why, "rule": refused.rule})
        if refused.key == "refused-stale":
            self.connection.refresh()

    # What messages do ------------------------------------------------------------------------------------------------

    async def do(self, message: Message) -> None:
        if type(message) not in BEHIND_CURTAIN and self.looker.curtained(self.room):
            raise Refused("refused-curtain")
        await WORK[type(message)](self, message)


BEHIND_CURTAIN: Final = (messages.Ready, messages.Sync, messages.Ping, messages.Shown)
"""What can be done while the screen is being handed over."""

WORK: Final[dict[type[Message], Callable[[Tab, Any], Awaitable[None]]]] = {
    messages.Pick: acts_game.pick,
    messages.Choose: acts_game.choose,
    messages.Set: acts_game.give,
    messages.Ahead: acts_game.ahead,
    messages.Confirm: acts_game.confirm,
    messages.Back: acts_game.back,
    messages.Answer: acts_game.answer,
    messages.Undo: acts_game.undo,
    messages.Consent: acts_game.consent,
    messages.Decline: acts_game.decline,
    messages.Draw: acts_game.draw,
    messages.Resign: acts_game.resign,
    messages.Face: acts_game.face,
    messages.Unface: acts_game.unface,
    messages.Roll: acts_game.roll,
    messages.Rolled: acts_game.rolled,
    messages.Luck: acts_game.luck,
    messages.Pause: acts_table.pause,
    messages.Resume: acts_table.resume,
    messages.Call: acts_table.call,
    messages.Replace: acts_table.replace,
    messages.Rematch: acts_table.rematch,
    messages.Over: acts_view.over,
    messages.Read: acts_table.read,
    messages.Hint: acts_table.hint,
    messages.Take: acts_table.take,
    messages.Look: acts_view.look,
    messages.Why: acts_view.why,
    messages.Open: acts_view.open,
    messages.Show: acts_view.show,
    messages.Auto: acts_table.auto,
    messages.Hold: acts_table.hold,
    messages.Close: acts_view.close,
    messages.Rule: acts_view.rule,
    messages.More: acts_view.more,
    messages.Menu: acts_view.menu,
    messages.Chat: acts_table.talk,
    messages.Mute: acts_table.mute,
    messages.Hush: acts_table.hush,
    messages.Lead: acts_view.lead,
    messages.Let: acts_table.let,
    messages.Ready: acts_view.ready,
    messages.Sync: acts_view.sync,
    messages.Ping: acts_view.ping,
    messages.Shown: acts_view.shown,
}
