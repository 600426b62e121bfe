"""The WebSocket of a tab: messages in, pages out. docs/protocol.md describes it for everybody else."""

from __future__ import annotations

import asyncio
import logging
import time
from array import array
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.codec import tuples
from reverie.kernel.events import Event

from .api import told
from .by_itself import WISHES
from .changes import changes, fingerprints
from .companion import Tray
from .hub import Connection, Hub, Live
from .limits import Bucket
from .render import texts
from .room import Refused, Room
from .show import MOST_QUOTES, details_html, refuse_pick

log = logging.getLogger("reverie.table")

LONGEST_MESSAGE: Final = 8_192
IDLE_LIMIT: Final = 24 * 3600


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
        async with self.sending:
            await self.socket.send_text(msgspec.json.encode(message).decode())

    async def run(self) -> None:
        """Until the tab goes away or the server stops."""
        sender = asyncio.create_task(self.keep_sending())
        try:
            await self.keep_reading()
        finally:
            sender.cancel()
            self.hub.leave(self.live, self.connection)

    async def keep_sending(self) -> None:
        self.connection.refresh()
        try:
            while True:
                await self.connection.stale.wait()
                self.connection.stale.clear()
                if self.connection.closed:
                    await self.send({"gone": self.say("table-stopping"), "retry": True})
                    await self.socket.close(1012)
                    return
                await self.send(self.view_json() if self.json else self.view_page())
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        except Exception:
            log.exception("page not sent", extra={"table": self.room.id})
            await self.socket.close(1011)

    def view_page(self) -> dict[str, Any]:
        """The page; for a tab that keeps what it was sent, only the lines that are new."""
        html = self.hub.table_html(self.live, self.looker)
        message: dict[str, Any] = {"seq": self.room.at}
        if self.room.next_due() is not None:
            message["now"] = time.time()  # something on the page counts down
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
            except Exception as error:  # a binary frame, or half a frame
                log.info("frame not understood", extra={"table": self.room.id, "error": repr(error)})
                return
            number: Any = None
            await self.bucket.wait()
            try:
                message = self.understand(text)
                number = message.get("n")
                await self.do(message)
                await self.send({"ok": number})
            except Refused as refused:
                await self.refuse(number, refused)
            except IllegalAnswer:
                await self.refuse(number, Refused("refused-stale" if self.moved_on(message) else "refused-illegal"))
            except (WebSocketDisconnect, RuntimeError):
                return

    def understand(self, text: str) -> dict[str, Any]:
        if len(text) > LONGEST_MESSAGE:
            raise Refused("refused-too-big", n=LONGEST_MESSAGE)
        try:
            message = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Refused("refused-not-json") from error
        if not isinstance(message, dict) or not isinstance(message.get("do"), str):
            raise Refused("refused-not-a-message")
        return message

    async def refuse(self, number: Any, refused: Refused) -> None:
        why = self.say(refused.key, **refused.args_)
        await self.send({"refused": number, "key": refused.key, "why": why, "rule": refused.rule})
        if refused.key == "refused-stale":
            self.connection.refresh()

    def moved_on(self, message: dict[str, Any]) -> bool:
        return message.get("seq") != self.room.at

    # What messages do ------------------------------------------------------------------------------------------------

    async def do(self, message: dict[str, Any]) -> None:
        work: Callable[[dict[str, Any]], Awaitable[None]] | None = ACTS.get(message["do"])
        if work is None:
            raise Refused("refused-unknown-act", act=str(message["do"])[:40])
        if message["do"] not in BEHIND_CURTAIN and self.looker.curtained(self.room):
            raise Refused("refused-curtain")
        await work(self, message)  # type: ignore[call-arg, arg-type]

    def seat(self) -> int:
        """The seat that acts; watchers have none."""
        viewer = self.looker.viewer(self.room)
        if viewer is None:
            raise Refused("refused-watching")
        return viewer

    def current(self, message: dict[str, Any]) -> None:
        """The message is about the decision that is asked now."""
        self.seat()
        if self.moved_on(message):
            raise Refused("refused-stale")
        if self.looker.current_draft(self.room) is None:
            raise Refused("refused-over" if self.room.over() else "refused-not-asked")

    def id_of(self, message: dict[str, Any]) -> str:
        id = message.get("id", "")
        return f"{self.looker.visitor.id}/{id}" if isinstance(id, str) and 0 < len(id) <= 64 else ""

    def field(self, message: dict[str, Any], name: str, kind: type) -> Any:
        value = message.get(name)
        if type(value) is not kind:
            raise Refused("refused-field", name=name)
        if isinstance(value, str) and len(value) > 2000:
            raise Refused("refused-field", name=name)
        return value

    async def pick(self, message: dict[str, Any]) -> None:
        """Point at something: it narrows the answer, or completes it."""
        id = self.id_of(message)
        if id and id in self.room.applied:
            return
        self.current(message)
        draft = self.looker.draft
        assert draft is not None
        draft.pick(tuples(message.get("value")))
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

    async def choose(self, message: dict[str, Any]) -> None:
        """Pick just these items of a subset."""
        self.current(message)
        assert self.looker.draft is not None
        value = tuples(self.field(message, "value", list))
        self.looker.draft.choose(value)
        self.looker.why = None
        self.connection.refresh()

    async def give(self, message: dict[str, Any]) -> None:
        """A stepper of a split."""
        self.current(message)
        assert self.looker.draft is not None
        self.looker.draft.give(self.field(message, "index", int), self.field(message, "amount", int))
        self.connection.refresh()

    async def confirm(self, message: dict[str, Any]) -> None:
        id = self.id_of(message)
        if id and id in self.room.applied:
            return
        self.current(message)
        assert self.looker.draft is not None
        if not self.looker.draft.complete():
            raise Refused("refused-incomplete", self.looker.draft.choice.rule)
        await self.submit(self.looker.draft.answer(), id)

    async def back(self, message: dict[str, Any]) -> None:
        self.current(message)
        assert self.looker.draft is not None
        self.looker.draft.back()
        self.looker.chooser = ""
        self.connection.refresh()

    async def answer(self, message: dict[str, Any]) -> None:
        """A whole answer at once, as programs give it."""
        seat = self.seat()
        wanted = message.get("seat", seat)
        if wanted not in self.looker.seats:
            raise Refused("refused-other-seat")
        await self.hub.answer(
            self.live, wanted, message.get("value"), self.field(message, "seq", int), self.id_of(message)
        )

    async def undo(self, message: dict[str, Any]) -> None:
        seat = self.seat()
        at = self.field(message, "seq", int)
        await self.hub.act(self.live, lambda: self.room.plan_undo(seat, self.looker.seats, at))

    async def reply(self, message: dict[str, Any], yes: bool) -> None:
        seat = self.seat()
        what = message.get("what") or next(iter(self.room.offers), "")
        await self.hub.act(self.live, lambda: self.room.plan_reply(seat, what, yes))

    async def consent(self, message: dict[str, Any]) -> None:
        await self.reply(message, True)

    async def decline(self, message: dict[str, Any]) -> None:
        await self.reply(message, False)

    async def draw(self, message: dict[str, Any]) -> None:
        seat = self.seat()
        self.looker.panel = ""
        await self.hub.act(self.live, lambda: self.room.plan_offer(seat, "draw"))

    async def resign(self, message: dict[str, Any]) -> None:
        seat = self.seat()
        self.looker.panel = ""
        await self.hub.act(self.live, lambda: self.room.plan_resign(seat))

    # Dice rolled by hand

    def tray(self) -> Tray:
        self.seat()
        tray = self.looker.current_tray(self.room)
        if tray is None:
            raise Refused("refused-not-asked")
        return tray

    async def face(self, message: dict[str, Any]) -> None:
        """One die shows this face: `what` is its number on the pad."""
        what = self.field(message, "what", str)
        if self.moved_on(message):
            raise Refused("refused-stale")
        self.tray().put(int(what) if what.isdecimal() and len(what) < 4 else -1)
        self.connection.refresh()

    async def unface(self, message: dict[str, Any]) -> None:
        self.tray().take_back()
        self.connection.refresh()

    async def roll(self, message: dict[str, Any]) -> None:
        """With a text: what somebody typed goes into the tray. With a value: a program tells the whole roll."""
        if "text" in message:
            page = self.room.game.web_page(self.looker.language)
            self.tray().fill(page, self.field(message, "text", str))
            self.connection.refresh()
            return
        self.tray()
        await self.give_roll(message.get("value"), message)

    async def rolled(self, message: dict[str, Any]) -> None:
        await self.give_roll(self.tray().value(), message)

    async def luck(self, message: dict[str, Any]) -> None:
        """Nobody has dice at hand: the table rolls."""
        await self.give_roll(self.tray().lucky(), message)

    async def give_roll(self, value: Any, message: dict[str, Any]) -> None:
        id = self.id_of(message)
        if id and id in self.room.applied:
            return
        seat, at = self.seat(), self.field(message, "seq", int)
        await self.hub.act(self.live, lambda: self.room.plan_roll(seat, value, at, id))

    async def pause(self, message: dict[str, Any]) -> None:
        seat = self.seat()
        self.looker.panel = ""
        await self.hub.act(self.live, lambda: self.room.plan_pause(seat, self.looker.seats))

    async def resume(self, message: dict[str, Any]) -> None:
        seat = self.seat()
        await self.hub.act(self.live, lambda: self.room.plan_resume(seat))

    async def call(self, message: dict[str, Any]) -> None:
        """Ask for a bot in place of somebody who is away: `what` is their seat and a level, `1:adept`."""
        absent, _colon, level = self.field(message, "what", str).partition(":")
        if not absent.isdecimal() or len(absent) > 2:
            raise Refused("refused-no-seat")
        await self.hub.call_bot(self.live, self.seat(), int(absent), level)

    async def rematch(self, message: dict[str, Any]) -> None:
        id = await self.hub.rematch(self.live, self.seat(), message.get("entropy", ""))
        await self.send({"go": f"/t/{id}"})

    async def chat(self, message: dict[str, Any]) -> None:
        text = self.field(message, "text", str)
        viewer = self.looker.viewer(self.room)
        if viewer is None:
            name, seat = self.looker.visitor.name or self.say("table-spectator"), -1
        else:
            name, seat = self.room.seats[viewer].name, viewer
        await self.hub.act(self.live, lambda: self.room.plan_say(seat, name, text))

    async def hint(self, message: dict[str, Any]) -> None:
        self.current(message)
        self.looker.hint = await self.hub.hint(self.live, self.looker)
        self.connection.refresh()

    # What only this tab sees -----------------------------------------------------------------------------------------

    async def look(self, message: dict[str, Any]) -> None:
        element = self.field(message, "at", str)
        self.looker.looked = element
        await self.send({"tip": element, "html": details_html(self.room, self.looker, element)})

    async def why(self, message: dict[str, Any]) -> None:
        element = self.field(message, "at", str)
        self.looker.looked = element
        self.looker.why = refuse_pick(self.room, self.looker, element)
        self.connection.refresh()

    async def show(self, message: dict[str, Any]) -> None:
        """Open something that the game's page can open, or close it again."""
        what = self.field(message, "what", str)
        self.looker.shown = "" if self.looker.shown == what else what
        self.connection.refresh()

    async def auto(self, message: dict[str, Any]) -> None:
        """When to be asked: `what` is a window of the game and a wish, `roll:matter`."""
        name, _colon, wish = self.field(message, "what", str).partition(":")
        page = self.room.game.web_page(self.looker.language)
        if wish not in WISHES or name not in [window for window, _label in page.auto_windows()]:
            raise Refused("refused-field", name="what")
        self.hub.wish(self.live, self.looker.seats, name, wish)
        self.connection.refresh()

    async def hold(self, message: dict[str, Any]) -> None:
        """Wait: what would be passed by itself is to be decided after all."""
        seat = self.seat()
        if self.moved_on(message):
            raise Refused("refused-stale")
        self.hub.hold(self.live, seat)

    async def open(self, message: dict[str, Any]) -> None:
        self.current(message)
        self.looker.chooser = self.field(message, "at", str)
        self.connection.refresh()

    async def close(self, message: dict[str, Any]) -> None:
        self.looker.chooser = ""
        self.looker.panel = ""
        self.looker.why = None
        self.looker.hint = None
        self.connection.refresh()

    async def rule(self, message: dict[str, Any]) -> None:
        """Open a rule under its line of the log, or close it."""
        line = self.field(message, "line", str)
        if line in self.looker.quotes:
            self.looker.quotes.remove(line)
        else:
            self.looker.quotes = [*self.looker.quotes, line][-MOST_QUOTES:]
        self.connection.refresh()

    async def more(self, message: dict[str, Any]) -> None:
        self.looker.log_all = not self.looker.log_all
        self.connection.refresh()

    async def menu(self, message: dict[str, Any]) -> None:
        self.looker.panel = "" if self.looker.panel == "menu" else "menu"
        self.connection.refresh()

    async def talk(self, message: dict[str, Any]) -> None:
        """With a text it is said; without, the chat opens or closes."""
        if "text" in message:
            await self.chat(message)
            return
        self.looker.panel = "" if self.looker.panel == "chat" else "chat"
        self.connection.refresh()

    async def ready(self, message: dict[str, Any]) -> None:
        """Whoever decides next sits before the screen."""
        self.seat()
        if self.moved_on(message):
            raise Refused("refused-stale")
        self.looker.draw_curtain(self.room)
        self.connection.refresh()

    async def sync(self, message: dict[str, Any]) -> None:
        self.connection.refresh()

    async def ping(self, message: dict[str, Any]) -> None:
        """Nothing but an acknowledgement: the line is alive."""


BEHIND_CURTAIN: Final = ("ready", "sync", "ping")
"""What can be done while the screen is being handed over."""

ACTS: Final[dict[str, Any]] = {
    "pick": Session.pick,
    "choose": Session.choose,
    "set": Session.give,
    "confirm": Session.confirm,
    "back": Session.back,
    "answer": Session.answer,
    "undo": Session.undo,
    "consent": Session.consent,
    "refuse": Session.decline,
    "draw": Session.draw,
    "resign": Session.resign,
    "face": Session.face,
    "unface": Session.unface,
    "roll": Session.roll,
    "rolled": Session.rolled,
    "luck": Session.luck,
    "pause": Session.pause,
    "resume": Session.resume,
    "call": Session.call,
    "rematch": Session.rematch,
    "hint": Session.hint,
    "look": Session.look,
    "why": Session.why,
    "open": Session.open,
    "show": Session.show,
    "auto": Session.auto,
    "hold": Session.hold,
    "close": Session.close,
    "rule": Session.rule,
    "more": Session.more,
    "menu": Session.menu,
    "chat": Session.talk,
    "ready": Session.ready,
    "sync": Session.sync,
    "ping": Session.ping,
}
