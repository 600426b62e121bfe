"""The WebSocket of a tab: messages in, pages out. docs/protocol.md describes it for everybody else."""

from __future__ import annotations

import asyncio
import logging
from array import array
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.codec import tuples
from reverie.kernel.events import Event
from reverie.kernel.numbers import whole

from ..hub.habits import WISHES
from ..hub.hub import Hub
from ..hub.limits import Bucket
from ..hub.live import Connection, Live
from ..rooms import pulse
from ..rooms.companion import Tray
from ..rooms.room import Refused, Room
from ..rooms.talk import WATCHER, Said, who_is
from ..words.texts import texts
from . import messages
from .api import told
from .board import hint, table_html
from .changes import changes, fingerprints
from .logs import report_bug
from .messages import Message, Timely, bad_field, number_of, read_message
from .show import MOST_QUOTES, details_html, refuse_pick

log = logging.getLogger("reverie.table")

IDLE_LIMIT: Final = 24 * 3600


class LineLost(Exception):
    """Nobody is at the other end of the line any more."""


class Session:
    """One tab: it reads messages, does what they say, and sends the table whenever it has changed."""

    def __init__(
        self, hub: Hub, live: Live, connection: Connection, socket: WebSocket[Any, Any, Any], json: bool
    ) -> None:
        self.hub = hub
        self.live = live
        self.connection = connection
        self.looker = connection.looker
        self.socket = socket
        self.json = json
        self.bucket = Bucket(rate=50, burst=100)
        self.told = 0
        """How many events a JSON client has been told."""
        self.keeps = "lines" in socket.query_params
        """Whether this tab keeps the page it was sent, so that only what changed need be sent."""
        self.shown: array[int] | None = None
        self.sending = asyncio.Lock()

    @property
    def room(self) -> Room:
        return self.live.room

    def say(self, key: str, **args: Any) -> str:
        return texts(self.looker.language).get(key, **args)

    async def send(self, message: dict[str, Any]) -> None:
        """Raises LineLost when nobody is there any more."""
        text = msgspec.json.encode(message).decode()
        async with self.sending:
            try:
                await self.socket.send_text(text)
            except (WebSocketDisconnect, RuntimeError, OSError) as error:
                raise LineLost from error

    async def run(self) -> None:
        """Until the tab goes away or the server stops."""
        sender = asyncio.create_task(self.keep_sending())
        try:
            await self.keep_reading()
        finally:
            sender.cancel()
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

    def view_page(self) -> dict[str, Any]:
        """The page; for a tab that keeps what it was sent, only the lines that are new."""
        html = table_html(self.hub, self.live, self.looker)
        message: dict[str, Any] = {"seq": self.room.at}
        if self.room.next_due() is not None:
            message["now"] = pulse.now()  # something on the page counts down
        if not self.keeps:
            return {**message, "html": html}
        lines = html.split("\n")
        before, self.shown = self.shown, fingerprints(lines)
        news = {"html": html} if before is None else {"lines": changes(before, lines, self.shown)}
        return {**message, **news}

    def view_json(self) -> dict[str, Any]:
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
        number: Any = None
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

    async def refuse(self, number: Any, refused: Refused) -> None:
        why = self.say(refused.key, **refused.args_)
        await self.send({"refused": number, "key": refused.key, "why": why, "rule": refused.rule})
        if refused.key == "refused-stale":
            self.connection.refresh()

    def moved_on(self, message: Timely) -> bool:
        return message.seq != self.room.at

    # What messages do ------------------------------------------------------------------------------------------------

    async def do(self, message: Message) -> None:
        if type(message) not in BEHIND_CURTAIN and self.looker.curtained(self.room):
            raise Refused("refused-curtain")
        await WORK[type(message)](self, message)

    def seat(self) -> int:
        """The seat that acts; watchers have none."""
        viewer = self.looker.viewer(self.room)
        if viewer is None:
            raise Refused("refused-watching")
        return viewer

    def current(self, message: Timely) -> None:
        """The message is about the decision that is asked now."""
        self.seat()
        if self.moved_on(message):
            raise Refused("refused-stale")
        if self.looker.current_draft(self.room) is None:
            raise Refused("refused-over" if self.room.over() else "refused-not-asked")

    def id_of(self, message: Timely | messages.Roll) -> str:
        return f"{self.looker.visitor.id}/{message.id}" if message.id else ""

    async def pick(self, message: messages.Pick) -> None:
        """Point at something: it narrows the answer, or completes it."""
        id = self.id_of(message)
        if id and id in self.room.applied:
            return
        self.current(message)
        draft = self.looker.draft
        assert draft is not None
        draft.pick(tuples(message.value))
        self.looker.chooser = ""
        self.looker.why = None
        self.looker.advance()
        if draft.complete() and not draft.needs_confirming():
            await self.submit(draft.answer(), id)
        else:
            self.connection.refresh()

    async def submit(self, value: Any, id: str) -> None:
        at, seat = self.looker.asked
        self.looker.draft = None
        self.looker.hint = None
        try:
            await self.hub.answer(self.live, seat, value, at, id)
        except Refused:
            self.connection.refresh()
            raise

    async def choose(self, message: messages.Choose) -> None:
        """Pick just these items of a subset."""
        self.current(message)
        assert self.looker.draft is not None
        value = tuples(message.value)
        self.looker.draft.choose(value)
        self.looker.why = None
        self.connection.refresh()

    async def give(self, message: messages.Set) -> None:
        """A stepper of a split."""
        self.current(message)
        assert self.looker.draft is not None
        self.looker.draft.give(message.index, message.amount)
        self.connection.refresh()

    async def confirm(self, message: messages.Confirm) -> None:
        id = self.id_of(message)
        if id and id in self.room.applied:
            return
        self.current(message)
        assert self.looker.draft is not None
        if not self.looker.draft.complete():
            raise Refused("refused-incomplete", self.looker.draft.choice.rule)
        await self.submit(self.looker.draft.answer(), id)

    async def back(self, message: messages.Back) -> None:
        self.current(message)
        assert self.looker.draft is not None
        self.looker.draft.back()
        self.looker.chooser = ""
        self.connection.refresh()

    async def answer(self, message: messages.Answer) -> None:
        """A whole answer at once, as programs give it."""
        seat = self.seat()
        wanted = message.seat if message.seat is not None else seat
        if wanted not in self.looker.seats:
            raise Refused("refused-other-seat")
        await self.hub.answer(self.live, wanted, message.value, message.seq, self.id_of(message))

    async def undo(self, message: messages.Undo) -> None:
        seat = self.seat()
        at = message.seq
        await self.hub.act(self.live, lambda: self.room.plan_undo(seat, self.looker.seats, at))

    async def reply(self, message: messages.Consent | messages.Decline, yes: bool) -> None:
        seat = self.seat()
        what = message.what or next(iter(self.room.offers), "")
        await self.hub.act(self.live, lambda: self.room.plan_reply(seat, what, yes, self.looker.seats))

    async def consent(self, message: messages.Consent) -> None:
        await self.reply(message, True)

    async def decline(self, message: messages.Decline) -> None:
        await self.reply(message, False)

    async def draw(self, message: messages.Draw) -> None:
        seat = self.seat()
        self.looker.panel = ""
        await self.hub.act(self.live, lambda: self.room.plan_draw(seat, self.looker.seats))

    async def resign(self, message: messages.Resign) -> None:
        seat = self.seat()
        self.looker.panel = ""
        await self.hub.seats.resign(self.live, seat, self.looker.seats)

    # Dice rolled by hand

    def tray(self) -> Tray:
        self.seat()
        tray = self.looker.current_tray(self.room)
        if tray is None:
            raise Refused("refused-not-asked")
        return tray

    async def face(self, message: messages.Face) -> None:
        """One die shows this face: `what` is its number on the pad."""
        if self.moved_on(message):
            raise Refused("refused-stale")
        number = whole(message.what)
        self.tray().put(-1 if number is None else number)
        self.connection.refresh()

    async def unface(self, message: messages.Unface) -> None:
        self.tray().take_back()
        self.connection.refresh()

    async def roll(self, message: messages.Roll) -> None:
        """With a text: what somebody typed goes into the tray. With a value: a program tells the whole roll."""
        if message.text is not None:
            page = self.room.game.web_page(self.looker.language)
            self.tray().fill(page, message.text)
            self.connection.refresh()
            return
        self.tray()
        await self.give_roll(message.value, message)

    async def rolled(self, message: messages.Rolled) -> None:
        await self.give_roll(self.tray().value(), message)

    async def luck(self, message: messages.Luck) -> None:
        """Nobody has dice at hand: the table rolls."""
        await self.give_roll(self.tray().lucky(), message)

    async def give_roll(self, value: Any, message: Timely | messages.Roll) -> None:
        id = self.id_of(message)
        if id and id in self.room.applied:
            return
        seat, at = self.seat(), message.seq
        if at is None:
            raise bad_field("seq", "missing")
        await self.hub.act(self.live, lambda: self.room.plan_roll(seat, value, at, id))

    async def pause(self, message: messages.Pause) -> None:
        seat = self.seat()
        self.looker.panel = ""
        await self.hub.act(self.live, lambda: self.room.plan_pause(seat, self.looker.seats))

    async def resume(self, message: messages.Resume) -> None:
        seat = self.seat()
        await self.hub.act(self.live, lambda: self.room.plan_resume(seat))

    async def call(self, message: messages.Call) -> None:
        """Ask for a bot in place of somebody who is away: `what` is their seat and a level, `1:adept`."""
        absent, _colon, level = message.what.partition(":")
        number = whole(absent)
        if number is None:
            raise Refused("refused-no-seat")
        await self.hub.presence.call_bot(self.live, self.seat(), number, level)

    async def replace(self, message: messages.Replace) -> None:
        """Let a bot that failed try again, or another one in its place: `what` is its seat and a level, `1:adept`."""
        failed, _colon, level = message.what.partition(":")
        number = whole(failed)
        if number is None:
            raise Refused("refused-no-seat")
        await self.hub.bots.replace(self.live, self.seat(), number, level)

    async def rematch(self, message: messages.Rematch) -> None:
        """Play again; `commitment` is what the page or the last message said about the dice of the next table."""
        here = self.connection.address
        id = await self.hub.new_tables.rematch(self.live, self.seat(), message.entropy, message.commitment, here)
        await self.send({"go": f"/t/{id}"})

    async def chat(self, text: str) -> None:
        viewer = self.looker.viewer(self.room)
        visitor = self.looker.visitor
        if viewer is None:
            name = visitor.name or self.say("table-spectator")
            line = Said(
                WATCHER, name, text, who_is(self.room.id, self.connection.address if visitor.new else visitor.id)
            )
        else:
            line = Said(viewer, self.room.seats[viewer].name, text)
        await self.hub.talking.say(self.live, line, self.connection.address)

    async def mute(self, message: messages.Mute) -> None:
        seat = self.seat()
        await self.hub.act(self.live, lambda: self.room.plan_mute(seat, message.what))

    async def hush(self, message: messages.Hush) -> None:
        seat = self.seat()
        await self.hub.act(self.live, lambda: self.room.plan_hush(seat))

    async def hint(self, message: messages.Hint) -> None:
        self.current(message)
        self.looker.hint = await hint(self.hub, self.live, self.looker, self.connection.address)
        self.connection.refresh()

    # What only this tab sees -----------------------------------------------------------------------------------------

    async def look(self, message: messages.Look) -> None:
        element = message.at
        self.looker.looked = element
        await self.send({"tip": element, "html": details_html(self.room, self.looker, element)})

    async def why(self, message: messages.Why) -> None:
        element = message.at
        self.looker.looked = element
        self.looker.why = refuse_pick(self.room, self.looker, element)
        self.connection.refresh()

    async def show(self, message: messages.Show) -> None:
        """Open something that the game's page can open, or close it again."""
        what = message.what
        self.looker.shown = "" if self.looker.shown == what else what
        self.connection.refresh()

    async def auto(self, message: messages.Auto) -> None:
        """When to be asked: `what` is a window of the game and a wish, `roll:matter`."""
        name, _colon, wish = message.what.partition(":")
        page = self.room.game.web_page(self.looker.language)
        if wish not in WISHES or name not in [window for window, _label in page.auto_windows()]:
            raise bad_field("what")
        self.hub.passing.wish(self.live, self.looker.seats, name, wish)
        self.connection.refresh()

    async def hold(self, message: messages.Hold) -> None:
        """Wait: what would be passed by itself is to be decided after all."""
        seat = self.seat()
        if self.moved_on(message):
            raise Refused("refused-stale")
        self.hub.passing.hold(self.live, seat)

    async def open(self, message: messages.Open) -> None:
        self.current(message)
        self.looker.chooser = message.at
        self.connection.refresh()

    async def close(self, message: messages.Close) -> None:
        self.looker.chooser = ""
        self.looker.panel = ""
        self.looker.why = None
        self.looker.hint = None
        self.connection.refresh()

    async def rule(self, message: messages.Rule) -> None:
        """Open a rule under its line of the log, or close it."""
        line = message.line
        if line in self.looker.quotes:
            self.looker.quotes.remove(line)
        else:
            self.looker.quotes = [*self.looker.quotes, line][-MOST_QUOTES:]
        self.connection.refresh()

    async def more(self, message: messages.More) -> None:
        self.looker.log_all = not self.looker.log_all
        self.connection.refresh()

    async def menu(self, message: messages.Menu) -> None:
        self.looker.panel = "" if self.looker.panel == "menu" else "menu"
        self.connection.refresh()

    async def talk(self, message: messages.Chat) -> None:
        """With a text it is said; without, the chat opens or closes."""
        if message.text is not None:
            await self.chat(message.text)
            return
        self.looker.panel = "" if self.looker.panel == "chat" else "chat"
        self.connection.refresh()

    async def ready(self, message: messages.Ready) -> None:
        """Whoever decides next sits before the screen."""
        self.seat()
        if self.moved_on(message):
            raise Refused("refused-stale")
        self.looker.draw_curtain(self.room)
        self.connection.refresh()

    async def sync(self, message: messages.Sync) -> None:
        self.connection.refresh()

    async def ping(self, message: messages.Ping) -> None:
        """Nothing but an acknowledgement: the line is alive."""


BEHIND_CURTAIN: Final = (messages.Ready, messages.Sync, messages.Ping)
"""What can be done while the screen is being handed over."""

WORK: Final[dict[type[Message], Callable[[Session, Any], Awaitable[None]]]] = {
    messages.Pick: Session.pick,
    messages.Choose: Session.choose,
    messages.Set: Session.give,
    messages.Confirm: Session.confirm,
    messages.Back: Session.back,
    messages.Answer: Session.answer,
    messages.Undo: Session.undo,
    messages.Consent: Session.consent,
    messages.Decline: Session.decline,
    messages.Draw: Session.draw,
    messages.Resign: Session.resign,
    messages.Face: Session.face,
    messages.Unface: Session.unface,
    messages.Roll: Session.roll,
    messages.Rolled: Session.rolled,
    messages.Luck: Session.luck,
    messages.Pause: Session.pause,
    messages.Resume: Session.resume,
    messages.Call: Session.call,
    messages.Replace: Session.replace,
    messages.Rematch: Session.rematch,
    messages.Hint: Session.hint,
    messages.Look: Session.look,
    messages.Why: Session.why,
    messages.Open: Session.open,
    messages.Show: Session.show,
    messages.Auto: Session.auto,
    messages.Hold: Session.hold,
    messages.Close: Session.close,
    messages.Rule: Session.rule,
    messages.More: Session.more,
    messages.Menu: Session.menu,
    messages.Chat: Session.talk,
    messages.Mute: Session.mute,
    messages.Hush: Session.hush,
    messages.Ready: Session.ready,
    messages.Sync: Session.sync,
    messages.Ping: Session.ping,
}
