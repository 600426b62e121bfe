"""Talk at a table: who may say how much, and whom the players do not want to hear.

What is said goes into the table's log like everything else.
"""

from __future__ import annotations

import hashlib
from typing import Final

from reverie.kernel.plain import Body

from ..store.entries import Entry
from .base import RoomBase
from .sitting import Refused

MOST_CHAT: Final = 200
"""Lines that a table shows."""
LONGEST_CHAT: Final = 500
MOST_SAID: Final = 3_000
"""Lines of those who play that a table's log holds."""
MOST_SHOUTED: Final = 500
"""Lines of those who watch."""
MOST_MUTED: Final = 200
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


class RoomTalk(RoomBase):
    """What a room does about talk."""

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

    def heard(self) -> list[Body]:
        """What was said, without those whom nobody wants to hear."""
        return [line for line in self.chat if line.get("who") not in self.muted] if self.muted else self.chat

    # Snapshots

    def talk(self) -> Body:
        return {"said": self.said, "muted": self.muted, "players_only": self.players_only}

    def recover_talk(self, chat: list[Body], kept: Body | None) -> None:
        self.chat = chat
        if kept is None:  # of a time when nobody counted
            kept = {
                "said": [sum(line["seat"] != WATCHER for line in chat), sum(line["seat"] == WATCHER for line in chat)]
            }
        self.said = kept["said"]
        self.muted = kept.get("muted", [])
        self.players_only = kept.get("players_only", False)


__all__ = ["LONGEST_CHAT", "RoomTalk", "Said", "who_is"]
