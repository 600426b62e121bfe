"""Talk at a table: who may say how much, whom the players do not want to hear, and how it is written without delaying the game.

What is said goes into the table's log like everything else, but not line by line: lines wait for each other and are written
together a few times a second, so that the game never waits for more than one of them. Players are not limited by those who
watch.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ..hub.limits import Buckets
from ..store.store import Entry
from .sitting import Refused

if TYPE_CHECKING:
    from ..hub.hub import Live

MOST_CHAT: Final = 200
"""Lines that a table shows."""
LONGEST_CHAT: Final = 500
MOST_SAID: Final = 3_000
"""Lines of those who play that a table's log holds."""
MOST_SHOUTED: Final = 500
"""Lines of those who watch."""
MOST_MUTED: Final = 200
TALK_EVERY: Final = 0.25
"""Seconds from one writing of what was said to the next."""
WATCHER: Final = -1


class Said:
    """A line that somebody wants to say; `who` tells those who watch apart."""

    __slots__ = ("name", "seat", "text", "who")

    def __init__(self, seat: int, name: str, text: str, who: str = "") -> None:
        self.seat = seat
        self.name = name
        self.text = " ".join(text.split())
        self.who = who


def who_is(table: str, visitor: str) -> str:
    """A short name for somebody who watches a table, by which they can be muted there: it says nothing of them elsewhere."""
    return hashlib.blake2b(f"{table}/{visitor}".encode(), digest_size=6).hexdigest()


class RoomTalk:
    """What a room does about talk."""

    def begin_talk(self) -> None:
        self.chat: list[dict[str, Any]] = []
        self.said = [0, 0]
        """Lines in the log: of those who play, of those who watch."""
        self.muted: list[str] = []
        """Those who watch whom the players do not want to hear."""
        self.players_only = False

    # Provided by the room

    def entry(self, kind: str, seat: int, body: dict[str, Any], ahead: int = 1) -> Entry:
        raise NotImplementedError

    # What acts would write

    def check_said(self, line: Said, ahead: int = 0) -> None:
        """Whether this may be said now, after `ahead` others; raises Refused."""
        if not line.text:
            raise Refused("refused-empty")
        if len(line.text) > LONGEST_CHAT:
            raise Refused("refused-too-long", n=LONGEST_CHAT)
        watching = line.seat == WATCHER
        if watching and self.players_only:
            raise Refused("refused-players-only")
        if watching and line.who in self.muted:
            raise Refused("refused-muted")
        if self.said[watching] + ahead >= (MOST_SHOUTED if watching else MOST_SAID):
            raise Refused("refused-chat-full")

    def plan_say(self, seat: int, name: str, text: str, who: str = "") -> list[Entry]:
        return self.plan_said([Said(seat, name, text, who)])

    def plan_said(self, lines: list[Said]) -> list[Entry]:
        entries: list[Entry] = []
        for line in lines:
            self.check_said(line, len(entries))
            body = {"name": line.name, "text": line.text} | ({"who": line.who} if line.who else {})
            entries.append(self.entry("said", line.seat, body, len(entries) + 1))
        return entries

    def plan_mute(self, seat: int, who: str) -> list[Entry]:
        """Hear somebody who watches no longer; with nobody named, hear all of them again."""
        if who and not any(line.get("who") == who for line in self.chat):
            raise Refused("refused-nobody")
        if who in self.muted or (not who and not self.muted):
            raise Refused("refused-already-asked")
        return [self.entry("muted", seat, {"who": who})]

    def plan_hush(self, seat: int) -> list[Entry]:
        """Only those who play may talk, or everybody again."""
        return [self.entry("hushed", seat, {"on": not self.players_only})]

    # What entries mean

    def _said(self, entry: Entry) -> None:
        self.said[entry.seat == WATCHER] += 1
        line = {"seat": entry.seat, "name": entry.body["name"], "text": entry.body["text"], "at": entry.at}
        self.chat.append(line | ({"who": entry.body["who"]} if "who" in entry.body else {}))
        del self.chat[:-MOST_CHAT]

    def _muted(self, entry: Entry) -> None:
        self.muted = [*self.muted, entry.body["who"]][-MOST_MUTED:] if entry.body["who"] else []

    def _hushed(self, entry: Entry) -> None:
        self.players_only = entry.body["on"]

    # Showing

    def heard(self) -> list[dict[str, Any]]:
        """What was said, without those whom nobody wants to hear."""
        return [line for line in self.chat if line.get("who") not in self.muted] if self.muted else self.chat

    # Snapshots

    def talk(self) -> dict[str, Any]:
        return {"said": self.said, "muted": self.muted, "players_only": self.players_only}

    def recover_talk(self, chat: list[dict[str, Any]], kept: dict[str, Any] | None) -> None:
        self.chat = chat
        if kept is None:  # of a time when nobody counted
            kept = {
                "said": [sum(line["seat"] != WATCHER for line in chat), sum(line["seat"] == WATCHER for line in chat)]
            }
        self.said = kept["said"]
        self.muted = kept.get("muted", [])
        self.players_only = kept.get("players_only", False)


class HubTalk:
    """What `Hub` does about talk."""

    def begin_talk(self) -> None:
        self.players_talk = Buckets(rate=1, burst=20)
        """By table and seat."""
        self.watchers_talk = Buckets(rate=0.5, burst=5)
        """Of those who watch, by address."""
        self.tables_talk = Buckets(rate=2, burst=20)
        """Of all who watch a table."""

    # Provided by the hub

    async def act(self, live: Live, plan: Callable[[], list[Entry]]) -> None:
        raise NotImplementedError

    def _spawn(self, live: Live, work: Any) -> None:
        raise NotImplementedError

    async def say(self, live: Live, line: Said, address: str) -> None:
        """Somebody says something; done when it is stored. Raises Refused."""
        room = live.room
        room.check_said(line)
        if line.seat == WATCHER:
            allowed = self.watchers_talk.take(address) and self.tables_talk.take(room.id)
        else:
            allowed = self.players_talk.take(f"{room.id}/{line.seat}")
        if not allowed:
            raise Refused("refused-talking")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        live.saying.append((line, done))
        if len(live.saying) == 1 and not live.talking:
            live.talking = True
            self._spawn(live, self._write_talk(live))
        await done

    async def _write_talk(self, live: Live) -> None:
        """Write what waits to be said, all of it together, until nothing does."""
        try:
            while live.saying:
                waiting, live.saying = live.saying, []
                await self._write_lines(live, waiting)
                await asyncio.sleep(TALK_EVERY)
        finally:
            live.talking = False
            for _line, done in live.saying:
                if not done.done():
                    done.set_exception(Refused("refused-stopping"))
            live.saying.clear()

    async def _write_lines(self, live: Live, waiting: list[tuple[Said, asyncio.Future[None]]]) -> None:
        refused: dict[int, Refused] = {}

        def plan() -> list[Entry]:
            refused.clear()
            fit: list[Said] = []
            for number, (line, _done) in enumerate(waiting):
                try:
                    live.room.check_said(line, len(fit))
                    fit.append(line)
                except Refused as no:  # muted a moment ago, say
                    refused[number] = no
            if not fit:
                raise refused[0]
            return live.room.plan_said(fit)

        wrong: Refused | None = Refused("refused-stopping")
        try:
            await self.act(live, plan)
            wrong = None
        except Refused as error:
            wrong = error
        finally:
            for number, (_line, done) in enumerate(waiting):
                no = refused.get(number, wrong)
                if done.done():
                    continue
                if no is None:
                    done.set_result(None)
                else:
                    done.set_exception(no)


__all__ = ["LONGEST_CHAT", "HubTalk", "RoomTalk", "Said", "who_is"]
