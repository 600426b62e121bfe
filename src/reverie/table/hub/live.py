"""A table that is open: its room, who holds seats there, who looks, and what goes on around it that no log tells."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Hashable, Iterable
from typing import Any, Final

from reverie.kernel.extras import unread
from reverie.kernel.game import OWN

from ..rooms import pulse
from ..rooms.room import PERSON, Room
from ..rooms.talk import Said
from ..words.lines import Line, Lines
from .habits import Habit
from .looker import Looker
from .thinking import Thought

ROOM_BYTES: Final = 400_000
ANSWER_BYTES: Final = 500
EVENT_BYTES: Final = 800
LINE_BYTES: Final = 500
"""What an open table weighs, with its latest states and parts of pages; and every answer, event and line of its log."""
MOST_LINES: Final = 500
"""Lines of its log that a table tells at most; its replay tells all."""


class Connection:
    """One tab at a table, as the hub knows it: what it looks like there, and how to wake whoever sends to it."""

    def __init__(self, looker: Looker, address: str = "") -> None:
        self.looker = looker
        self.address = address
        self.born = time.monotonic()
        self.stale = asyncio.Event()
        self.ending: tuple[str, bool] | None = None
        """Why the line is about to be closed (a text key), and whether to come back."""
        self.showing = -1
        """Up to which entry of the log this tab has been sent what happened (beats)."""
        self.until = 0.0
        """When at the latest it has shown all of that."""
        self.seen = asyncio.Event()
        """Set while this tab has nothing left to show."""
        self.seen.set()

    def refresh(self) -> None:
        self.stale.set()

    def watch(self, seq: int, seconds: float) -> None:
        """The tab has been sent something that it shows for a while; chains that follow one another add up."""
        now = time.monotonic()
        self.showing = seq
        self.until = max(self.until, now) + seconds
        self.seen.clear()

    def saw(self, seq: int) -> None:
        """The tab says that the page of this entry stands."""
        if seq >= self.showing:
            self.until = 0.0
            self.seen.set()

    async def followed(self) -> None:
        """Wait until this tab has shown what happened, but no longer than that can take."""
        left = self.until - time.monotonic()
        if left <= 0 or self.seen.is_set():
            return
        try:
            async with asyncio.timeout(left):
                await self.seen.wait()
        except TimeoutError:
            self.seen.set()

    def end(self, why: str, retry: bool) -> None:
        """Let whoever sends to the tab say goodbye."""
        self.ending = why, retry
        self.stale.set()


class Live:
    """An open table."""

    shuffled: int = -1
    """For which moment of the game the table is shuffling."""
    bots_first: int = -1
    """At which entry people let the bots of a race go before them."""

    def __init__(self, room: Room, holders: dict[int, set[str]]) -> None:
        self.room = room
        self.holders = holders
        self.lock = asyncio.Lock()
        self.following = asyncio.Lock()
        """Held by whoever makes the table that follows this one."""
        self.connections: set[Connection] = set()
        self.thinking: dict[int, float] = {}
        """When each bot began to think about the present decision."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.lines: dict[tuple[str, int | None], Lines] = {}
        self.used = time.monotonic()
        self.doubtful = False
        """A write ended in doubt (the database went away, or whoever asked did): read before the next act."""
        self.hearing = False
        """Somebody is about to read what another process wrote."""
        self.saying: list[tuple[Said, asyncio.Future[None]]] = []
        """What waits to be said."""
        self.talking = False
        """Somebody writes what was said."""
        self.telling = False
        """Everybody is about to be told who is here."""
        self.watched: dict[Hashable, str] = {}
        """Pages of those who only watch, as they are at `watched_at`."""
        self.watched_at: Hashable = None
        self.watched_since = 0.0
        self.kept: dict[object, Any] = {}
        """What has been worked out since entry `kept_at` of the log, the same for all who look: see `now`."""
        self.drawn: dict[int | None, dict[object, Any]] = {}
        """What has been worked out for pages since then, by whoever sees them: see `kept_for`."""
        self.hints: dict[int, Thought] = {}
        """What a bot would do for each viewer, of the same time."""
        self.kept_at = -1
        self.lasting: dict[int | None, dict[object, Any]] = {}
        """What pages have worked out for earlier states, with what it depends on; by whoever sees them."""
        self.elsewhere: dict[str, tuple[set[int], int, float]] = {}
        """Who looks from other processes: the seats, how many watch, and when we heard of it."""
        self.born = pulse.clock()
        self.left: dict[int, float] = {}
        """When each seat lost its last connection."""
        self.heard: dict[int, float] = {}
        """When each seat last asked for something by itself, without a connection."""
        self.stood: list[tuple[float, float]] = []
        """From when to when the server stood still: not written down yet."""
        self.timer: asyncio.TimerHandle | None = None
        """Rings when something is due: somebody's time is up, or a bot sits down."""
        self.nudge: asyncio.TimerHandle | None = None
        """Shows the table anew when somebody counts as away."""
        self.returning: set[int] = set()
        self.replying = 0
        """The offer of a draw (its entry) to which the bots have been asked to reply."""
        self.wishes: dict[int, dict[str, str]] = {}
        """When each seat wants to be asked, by window."""
        self.habits: dict[int, Habit] = {}
        self.read: set[str] = set()
        """What those who sit here have said to have read; a table that is opened again asks anew."""
        self.asked: dict[int, tuple[int, float]] = {}
        """Since when each person has been asked what they are asked now."""
        self.told_move = self.movers()
        """Who was told last (by webhook) that it is their move."""

    def movers(self) -> list[int]:
        """The people whose move it is."""
        return [seat for seat in self.room.deciding() if self.room.seats[seat].kind == PERSON]

    def unread(self) -> str:
        """What stands here until somebody has read it; "" for nothing."""
        match = self.room.match
        return unread(match.game, match.state, match.log, self.read)

    def spawn(self, work: Coroutine[object, None, None]) -> None:
        """Let something go on at this table by itself."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def refresh(self) -> None:
        """Show the table anew to everybody who looks."""
        for connection in self.connections:
            connection.refresh()

    def rest(self) -> None:
        """No timer rings any more."""
        for handle in (self.timer, self.nudge):
            if handle is not None:
                handle.cancel()
        self.timer = self.nudge = None

    def weight(self) -> int:
        """About what this table takes of memory, in bytes."""
        match = self.room.match
        lines = sum(len(told.lines) for told in self.lines.values())
        return ROOM_BYTES + ANSWER_BYTES * len(match.answers) + EVENT_BYTES * len(match.log) + LINE_BYTES * lines

    # Who is here -----------------------------------------------------------------------------------------------------

    async def followed(self, seats: Iterable[int] | None = None) -> None:
        """Wait until those who look have seen what happened: those who hold these seats; without any, those who play, or else
        those who watch."""
        if seats is not None:
            here = [one for one in self.connections if one.looker.seats.intersection(seats)]
        else:
            here = [one for one in self.connections if one.looker.seats] or list(self.connections)
        for connection in here:
            if connection in self.connections:
                await connection.followed()

    def reseat(self) -> None:
        """Let every tab sit where its visitor sits now: a seat may have been handed over. Whoever was sent away from their last one
        is told."""
        for connection in self.connections:
            looker = connection.looker
            before = looker.seats
            if looker.key is not None:
                seat, hands = looker.key
                looker.seats = {seat} if self.room.seats[seat].hands == hands else set()
            elif not looker.watching:
                looker.seats = self.seats_of(looker.visitor.id)
            if before & self.room.given and not looker.seats:
                connection.end("table-seat-given", False)

    def seats_of(self, person: str) -> set[int]:
        return {seat for seat, persons in self.holders.items() if person in persons}

    def settle_holders(self) -> list[int]:
        """Seats whose new holder is not written down yet (the server stopped in between): here they hold it already."""
        due = []
        for number, seat in enumerate(self.room.seats):
            if seat.owner and seat.owner not in self.holders.get(number, set()):
                self.holders[number] = {seat.owner}
                due.append(number)
        return due

    def online_here(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.looker.seats}

    def watching_here(self) -> int:
        return sum(1 for connection in self.connections if not connection.looker.seats)

    def online(self) -> set[int]:
        return self.online_here().union(*(seats for seats, _watching, _at in self.elsewhere.values()))

    def watching(self) -> int:
        return self.watching_here() + sum(watching for _seats, watching, _at in self.elsewhere.values())

    # What was worked out ---------------------------------------------------------------------------------------------

    def now(self) -> dict[object, Any]:
        """What has been worked out for the table as it is; empty after every entry of its log."""
        if self.kept_at != self.room.seq:
            self.kept_at, self.kept, self.drawn, self.hints = self.room.seq, {}, {}, {}
        return self.kept

    def one_of_all(self, viewer: int | None) -> int | None:
        """Where nobody has secrets all are told and shown the same: what was made for one serves everybody."""
        return viewer if self.room.game.hides == OWN else None

    def kept_for(self, viewer: int | None) -> tuple[dict[object, Any], dict[object, Any]]:
        """What was worked out for pages that a viewer may see: of the table as it is, and of earlier states."""
        self.now()
        seen_as = self.one_of_all(viewer)
        return self.drawn.setdefault(seen_as, {}), self.lasting.setdefault(seen_as, {})

    def lines_for(self, looker: Looker) -> list[Line]:
        """The log in words for whoever looks."""
        viewer = self.one_of_all(looker.viewer(self.room))
        key = (looker.language, viewer)
        if key not in self.lines:
            self.lines[key] = Lines(self.room.game.web_page(looker.language), viewer, MOST_LINES)
        return self.lines[key].upto(self.room.match)


__all__ = ["MOST_LINES", "Connection", "Live"]
