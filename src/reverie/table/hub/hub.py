"""The hub: all tables that are open now, who looks at them, and the bots that play at them.

Whatever happens at a table happens under the table's lock: what the act would write is planned, made durable in the store,
applied to the room, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from reverie.games import GAMES, find_game
from reverie.kernel.codec import save
from reverie.kernel.game import Game, SetupError
from reverie.kernel.record import COMMITTED, GIVEN, is_entropy

from ..rooms import pulse
from ..rooms.clocks import agreed_clock
from ..rooms.identity import BadToken, Visitor, clean_name
from ..rooms.keys import signer_of
from ..rooms.levels import find_level
from ..rooms.promises import EPOCH, Dice, Promises
from ..rooms.room import BOT, OPEN, PERSON, SNAPSHOT_EVERY, Diverged, Refused, Room, Seat, open_room
from ..rooms.sitting import Damaged
from ..rooms.talk import HubTalk, Said
from ..store.store import Entry, SeqTaken, Store, StoreError, TableRow
from ..store.writing import Writing
from ..web.fair import record_for
from ..web.pages import Pages
from ..web.render import read_templates, render
from ..web.rules import book
from ..web.show import MOST_LINES, Lines, Looker, app_context, curtain_context, scene_of, seat_list, ui_of
from ..words.cards import card_words
from ..words.texts import read_texts, texts
from .bots import HubBots
from .by_itself import Auto, Habit
from .drawing import Drawing, breathe
from .keeping import HubKeeping, is_damage
from .limits import Buckets
from .replaying import Replay, Shelf, check_length, replay_of_record, replay_of_table, scene_at
from .sweeping import Sweeper
from .thinking import Thinking, Thought
from .timers import HubWays, give_seat
from .webhook import Webhooks, agreed_webhook

if TYPE_CHECKING:
    from ..ops.processes import Peers

log = logging.getLogger("reverie.table")

ROOM_BYTES: Final = 400_000
ANSWER_BYTES: Final = 500
EVENT_BYTES: Final = 800
LINE_BYTES: Final = 500
"""What an open table weighs, with its latest states and parts of pages; and every answer, event and line of its log."""
MOST_WATCHERS: Final = 200
"""Tabs of those who only watch a table; whoever sits there is always let in."""
MOST_WATCHERS_FROM_ONE: Final = 50
"""Of these, tabs from one address."""
MOST_TABS: Final = 20
"""Tabs of one person at a table: a further one takes the place of their oldest."""
MOST_UPLOADED: Final = 1_000_000_000
"""Bytes of all uploaded records together."""
FLUSH_EVERY: Final = 0.5
FLUSHED_TOGETHER: Final = 50
PRESENCE_AFTER: Final = 0.15
WATCHED_FOR: Final = 1.0
"""How long the page of one who watches serves others, in seconds: it may show a clock."""
MOST_ATTEMPTS: Final = 20
"""How often an act is planned anew because another process wrote first."""


class NoTable(LookupError):
    """There is no table of this id."""


class SeatWish:
    """Who should sit somewhere: `me`, a person by `link`, anybody (`open`), a `bot` of a level, or a second person `here`."""

    __slots__ = ("bot", "kind", "name")

    def __init__(self, kind: str, bot: str = "", name: str = "") -> None:
        self.kind = kind
        self.bot = bot
        self.name = name


class TableCard:
    """A table in a list."""

    __slots__ = ("game", "href", "id", "line", "seat", "status", "title", "updated", "your_move")

    def __init__(
        self,
        id: str,
        game: str,
        title: str,
        line: str,
        your_move: bool,
        status: str,
        updated: float,
        seat: int | None,
        href: str,
    ) -> None:
        self.id = id
        self.game = game
        self.title = title
        self.line = line
        self.your_move = your_move
        self.status = status
        self.updated = updated
        self.seat = seat
        self.href = href


class Connection:
    """One tab at a table, as the hub knows it: what it looks like there, and how to wake whoever sends to it."""

    def __init__(self, looker: Looker, address: str = "") -> None:
        self.looker = looker
        self.address = address
        self.born = time.monotonic()
        self.stale = asyncio.Event()
        self.ending: tuple[str, bool] | None = None
        """Why the line is about to be closed (a text key), and whether to come back."""

    def refresh(self) -> None:
        self.stale.set()

    def end(self, why: str, retry: bool) -> None:
        """Let whoever sends to the tab say goodbye."""
        self.ending = why, retry
        self.stale.set()


class Live:
    """An open table."""

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
        self.watched: dict[Any, str] = {}
        """Pages of those who only watch, as they are at `watched_at`."""
        self.watched_at: Any = None
        self.watched_since = 0.0
        self.kept: dict[Any, Any] = {}
        """What has been worked out since entry `kept_at` of the log, the same for all who look: see `now`."""
        self.kept_at = -1
        self.lasting: dict[Any, Any] = {}
        """What pages have worked out for earlier states, with what it depends on."""
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
        self.asked: dict[int, tuple[int, float]] = {}
        """Since when each person has been asked what they are asked now."""
        self.told_move = self.movers()
        """Who was told last (by webhook) that it is their move."""

    def movers(self) -> list[int]:
        """The people whose move it is."""
        return [seat for seat in self.room.deciding() if self.room.seats[seat].kind == PERSON]

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

    def reseat(self) -> None:
        """Let every tab sit where its visitor sits now: a seat may have been handed over."""
        for connection in self.connections:
            looker = connection.looker
            if looker.key is not None:
                seat, hands = looker.key
                looker.seats = {seat} if self.room.seats[seat].hands == hands else set()
            elif not looker.watching:
                looker.seats = self.seats_of(looker.visitor.id)

    def seats_of(self, person: str) -> set[int]:
        return {seat for seat, persons in self.holders.items() if person in persons}

    def online_here(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.looker.seats}

    def watching_here(self) -> int:
        return sum(1 for connection in self.connections if not connection.looker.seats)

    def online(self) -> set[int]:
        return self.online_here().union(*(seats for seats, _watching, _at in self.elsewhere.values()))

    def watching(self) -> int:
        return self.watching_here() + sum(watching for _seats, watching, _at in self.elsewhere.values())

    def now(self) -> dict[Any, Any]:
        """What has been worked out for the table as it is; empty after every entry of its log."""
        if self.kept_at != self.room.seq:
            self.kept_at, self.kept = self.room.seq, {}
        return self.kept

    def lines_for(self, looker: Looker) -> list[dict[str, Any]]:
        viewer = looker.viewer(self.room) if self.room.game.secrets else None  # without secrets all are told the same
        key = (looker.language, viewer)
        if key not in self.lines:
            self.lines[key] = Lines(self.room.game.web_page(looker.language), viewer, MOST_LINES)
        return self.lines[key].upto(self.room.match)


class Hub(HubWays, HubTalk, HubBots, Auto, HubKeeping, Pages):
    """Everything the server holds."""

    def __init__(
        self,
        store: Store,
        thinking: Thinking,
        pace: float = 0.35,
        games: dict[str, Game] | None = None,
        promises: bytes = b"",
    ) -> None:
        """`promises` is the key of promised dice that this process shares with others; a process alone makes its own."""
        self.store = store
        self.thinking = thinking
        self.pace = pace
        """The least time between two moves of a bot while somebody looks, in seconds."""
        self.games: dict[str, Game] = games if games is not None else {name: find_game(name) for name in GAMES}
        self.signer = signer_of(store)
        self.promises = Promises(promises, store.secret(EPOCH))
        self.open: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.shelf = Shelf()
        self.drawing = Drawing()
        self.dirty: set[str] = set()
        self.readers = ThreadPoolExecutor(4, thread_name_prefix="store")
        self.writing = Writing(store)
        self.peers: Peers | None = None
        """Other processes on the same database."""
        self.begin_ways()
        self.begin_talk()
        self.begin_keeping()
        self.webhooks = Webhooks()
        self.sweeper: Sweeper | None = None
        """Says when memory is swept; where nobody does, Python does it as ever."""
        self.flusher: asyncio.Task[None] | None = None
        self.stopping = False
        self.warm = False
        """Whether texts and templates have been read, so that nobody waits for them any more."""
        self.creations = Buckets(rate=0.5, burst=30)
        self.joins = Buckets(rate=1, burst=60)
        self.hints = Buckets(rate=1, burst=20)

    # Running ---------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.thinking.warm()
        await self.stored(read_texts, list(self.games.values()))
        asyncio.get_running_loop().run_in_executor(self.readers, self._read_pages).add_done_callback(self._warmed)
        self.flusher = asyncio.create_task(self._keep_flushing())
        if self.peers is not None:
            await self.peers.start(self)
        await self.start_clocks()
        self.waking = asyncio.create_task(self._wake())

    async def _wake(self) -> None:
        """What happens while the first visitors are served already."""
        try:
            await self.wake()
            await self.look_at_pages()
        except StoreError as error:
            self.met(error)
            log.error("running tables not found", extra={"error": str(error)})

    def _read_pages(self) -> None:
        """Read what pages are made of, before somebody waits for it on the event loop."""
        read_templates()
        for name in self.games:
            if name in GAMES:
                book(name)

    def _warmed(self, _read: object) -> None:
        """Everything that pages are made of has been read."""
        self.warm = True
        if self.sweeper is not None and not self.stopping:
            self.sweeper.begin()

    async def say_goodbye(self) -> None:
        """Tell every tab that the server stops; what is acknowledged is in the store already."""
        self.stopping = True
        self.stop_clocks()
        for live in self.open.values():
            for task in live.tasks:
                task.cancel()
            for connection in list(live.connections):
                connection.end("table-stopping", True)
        await asyncio.sleep(0.2 if any(live.connections for live in self.open.values()) else 0)

    async def stop(self) -> None:
        """Let everything go."""
        self.stopping = True
        self.stop_clocks()
        for task in (self.flusher, self.waking):
            if task is not None:
                task.cancel()
        try:
            await self.flush()
        except StoreError as error:
            log.warning("summaries not written", extra={"error": str(error)})
        if self.peers is not None:
            await self.peers.stop()
        self.thinking.close()
        self.webhooks.close()
        self.drawing.close()
        self.readers.shutdown(wait=True)
        self.writing.close()
        self.store.close()
        if self.sweeper is not None:
            self.sweeper.end()

    async def stored(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        """Do something with the store, off the event loop. What many tables write goes through `writing` instead."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, lambda: work(*args, **more))
        except StoreError as error:
            self.met(error)
            raise

    async def _keep_flushing(self) -> None:
        while True:
            await asyncio.sleep(FLUSH_EVERY)
            try:
                await self.flush()
            except StoreError as error:
                log.warning("summaries not written", extra={"error": str(error)})
            for live in [live for live in self.open.values() if live.doubtful]:
                await self.hear(live)
            self.forget_idle()
            if self.sweeper is not None:
                self.sweeper.look(self.writing.written)

    async def flush(self) -> None:
        """Write the summaries of tables that changed. They only feed lists, so they may come after the fact."""
        due, self.dirty = list(self.dirty), set()
        for first in range(0, len(due), FLUSHED_TOGETHER):
            rows = [self.open[id].room.row() for id in due[first : first + FLUSHED_TOGETHER] if id in self.open]
            written = [self.writing.append(row.id, [], row) for row in rows]
            for outcome in await asyncio.gather(*written, return_exceptions=True):
                if isinstance(outcome, Exception):
                    self.dirty.update(due[first:])
                    raise outcome

    # Opening ---------------------------------------------------------------------------------------------------------

    async def live(self, id: str) -> Live:
        """The table of this id, read from the store if it is not open; raises NoTable or Diverged."""
        found = self.open.get(id)
        if found is not None:
            found.used = time.monotonic()
            if self.peers is not None:
                await self.hear(found)  # whoever asks may have written through another process a moment ago
            return found
        lock = self.opening.setdefault(id, asyncio.Lock())
        async with lock:
            if id in self.open:
                return self.open[id]
            try:
                live: Live = await self.stored(self._read, id)
            except NoTable:
                self.opening.pop(id, None)
                raise
            except Exception as error:
                self.opening.pop(id, None)
                if not is_damage(error):
                    raise
                raise self.set_aside(id, error) from error
            self.open[id] = live
            self.quarantine.pop(id, None)
            if self.store.unreadable.pop(id, None) is not None:
                self.dirty.add(id)  # what lists show of it is written anew
            if live.room.rechecked:
                self._keep_snapshot(live)
            await self.wind(live)
            return live

    def _read(self, id: str) -> Live:
        entries = self.store.read(id)
        if not entries:
            if not self.store.there(id):
                raise NoTable(id)
            raise Damaged("its log is gone")
        game = entries[0].body["game"]
        if game not in self.games:
            raise Diverged(f"this server does not know the game {game}")
        room = open_room(id, self.games[game], entries[0], entries[1:], self.store.snapshot(id))
        live = Live(room, self.store.held(id))
        for seat in self.settle_holders(live):
            give_seat(self.store, id, seat, room.seats[seat].owner)
        return live

    def check_creation(self, address: str) -> None:
        """Nobody opens tables by the hundred; raises Refused."""
        if not self.creations.take(address):
            raise Refused("refused-too-many")

    def check_joining(self, address: str) -> None:
        """Nor does anybody sit down by the hundred: each time leaves a row behind; raises Refused."""
        if not self.joins.take(address):
            raise Refused("refused-too-many")

    def seat_wish(self, kind: str, bot: str = "", name: str = "") -> SeatWish:
        """A wish about a seat, for the pages of games, which know the table only through this hub."""
        return SeatWish(kind, bot, name)

    async def open_table(
        self,
        visitor: Visitor,
        game_name: str,
        wishes: dict[str, Any],
        seats: list[SeatWish],
        options: dict[str, Any],
    ) -> str:
        """Set up a table; raises SetupError with a message for people."""
        if game_name not in self.games:
            raise SetupError(f"there is no game {game_name!r}; there are {', '.join(self.games)}")
        game = self.games[game_name]
        setup = game.setup(wishes)
        wanted = len(game.seats_of(setup))
        if len(seats) != wanted:
            raise SetupError(f"{game.title} has {wanted} seats when set up like this, not {len(seats)}")
        sitting: list[Seat] = []
        mine: list[int] = []
        for number, wish in enumerate(seats):
            if wish.kind in ("me", "here"):
                mine.append(number)
                sitting.append(Seat(PERSON, clean_name(wish.name or visitor.name)))
            elif wish.kind == "bot":
                level = find_level(wish.bot)
                if level is None:
                    raise SetupError(f"there is no bot of level {wish.bot!r}")
                sitting.append(Seat(BOT, wish.name, level.id, game.levels[level.id]))
            elif wish.kind in ("link", "open"):
                sitting.append(Seat(OPEN, public=wish.kind == "open"))
            else:
                raise SetupError(f"nobody of kind {wish.kind!r} can sit at a table")
        kept = {
            "undo": options.get("undo", "free") if options.get("undo", "free") in ("free", "ask", "off") else "free",
            "odds": bool(options.get("odds", True)),
            "public": bool(options.get("public", False)),
            "clock": agreed_clock(options.get("clock")),
            "companion": bool(options.get("companion", False)),
            "webhook": agreed_webhook(options.get("webhook")),
        }
        dice = await self.dice(str(options.get("promise") or ""), options.get("entropy"))
        holders = {seat: {visitor.id} for seat in mine}
        try:
            return await self._create(game, setup, sitting, kept, holders, dice, options.get("begin"))
        except SeqTaken as error:
            there = await self.live(dice.id)
            if there.seats_of(visitor.id):
                return dice.id  # the same form sent once more
            raise Refused("refused-promise-used") from error

    async def dice(self, promise: str = "", entropy: Any = "") -> Dice:
        """The dice of a promise, or fresh ones; raises Refused for a promise that does not stand."""
        await self._same_epoch()
        return self.promises.dice(promise, entropy)

    async def _same_epoch(self) -> None:
        """A backup may have been restored while this process runs: what was promised before it stands no longer."""
        epoch = await self.stored(self.store.secret, EPOCH)
        if epoch != self.promises.epoch:
            self.promises = Promises(self.promises.key, epoch)

    async def _create(
        self,
        game: Game,
        setup: dict[str, Any],
        sitting: list[Seat],
        options: dict[str, Any],
        holders: dict[int, set[str]],
        dice: Dice,
        begin: list[tuple[int, Any]] | None = None,
    ) -> str:
        """With `begin`, the game goes on from the answers of another one. Raises SeqTaken when the id is in use."""
        id = dice.id
        adding = dice.seat if dice.seat >= 0 else min(holders, default=-1)
        now = pulse.now()
        body = {
            "game": game.name,
            "version": game.version,
            "content": game.content_digest(setup),
            "setup": setup,
            "seed": 0,
            "nature": GIVEN if options.get("companion") else COMMITTED,
            "server_seed": "" if options.get("companion") else dice.seed.hex(),
            "promised": dice.promised,
            "entropy": [dice.entropy if seat == adding else "" for seat in range(len(sitting))],
            "seats": [seat.plain() for seat in sitting],
            "options": options,
        }
        if begin:
            body["begin"] = begin
        first = Entry(1, "opened", -1, body, now)
        room: Room = await self.drawing.do(Room, id, game, first) if begin else Room(id, game, first)
        await self.stored(self.store.create, room.row(), [first])
        for seat, persons in holders.items():
            for person in persons:
                await self.stored(self.store.hold, id, seat, person)
        live = Live(room, {seat: set(persons) for seat, persons in holders.items()})
        self.open[id] = live
        log.info("table opened", extra={"table": id, "game": game.name})
        self.wake_bots(live)
        self.keep_time(live)
        live.told_move = []
        self.tell_webhook(live)
        return id

    # Acts ------------------------------------------------------------------------------------------------------------

    async def act(self, live: Live, plan: Callable[[], list[Entry]]) -> None:
        """Do something at a table: planned, durable, applied, told. Raises Refused; then nothing has happened."""
        async with live.lock:
            for _attempt in range(MOST_ATTEMPTS):
                if self.stopping:
                    raise Refused("refused-stopping")
                if live.doubtful:
                    await self._read_again(live)
                self.feel_pulse()
                if live.stood:
                    await self._forgive(live)
                if await self._write(live, plan()):
                    break
                await self._read_again(live)  # what was planned may still do; if the game has moved on, it is refused
            else:
                raise Refused("refused-stale")
        self.changed(live)
        self.tell_webhook(live)

    async def _write(self, live: Live, entries: list[Entry]) -> bool:
        """Make entries durable and let them have happened; False when another process wrote first."""
        room = live.room
        try:
            await asyncio.shield(self.writing.append(room.id, entries))
        except SeqTaken:
            return False
        except StoreError as error:
            live.doubtful = True
            log.error("answer not stored", extra={"table": room.id, "error": str(error)})
            raise Refused(f"store-{error.kind}") from error
        except asyncio.CancelledError:
            live.doubtful = True
            raise
        try:
            for entry in entries:
                room.apply(entry)
        except Exception:
            self.open.pop(room.id, None)  # it will be read anew: the log is the truth
            raise
        if entries[-1].seq % SNAPSHOT_EVERY == 0:
            self._keep_snapshot(live)
        return True

    def _keep_snapshot(self, live: Live) -> None:
        """Nobody waits for a snapshot: it only saves time."""
        seq = live.room.seq

        def told(written: asyncio.Future[None]) -> None:
            error = None if written.cancelled() else written.exception()
            if error is not None:
                log.warning("snapshot not written", extra={"table": live.room.id, "error": str(error)})

        self.writing.append(live.room.id, [], None, (seq, live.room.snapshot())).add_done_callback(told)

    async def _read_again(self, live: Live) -> None:
        try:
            await self.catch_up(live)
        except StoreError as error:
            raise Refused(f"store-{error.kind}") from error

    async def catch_up(self, live: Live) -> None:
        """Read what another process wrote to this table, or what was written when nobody could say so. Needs its lock."""
        room = live.room
        entries = await self.stored(self.store.read, room.id, room.seq)
        held = await self.stored(self.store.held, room.id)
        live.doubtful = False
        for entry in entries:
            room.apply(entry)
        moved = {
            person
            for seat in {*held, *live.holders}
            for person in held.get(seat, set()) ^ live.holders.get(seat, set())
        }
        live.holders = held
        self.settle_holders(live)
        live.reseat()
        if entries or moved:
            self.changed(live)

    async def hear(self, live: Live) -> None:
        """Catch up, when there is something to catch up with; a database that is gone is asked again later."""
        try:
            async with live.lock:
                await self.catch_up(live)
        except StoreError as error:
            live.doubtful = True
            log.warning("table not read", extra={"table": live.room.id, "error": str(error)})
        except Diverged as error:
            self.open.pop(live.room.id, None)
            log.error("table does not replay", extra={"table": live.room.id, "error": str(error)})
        except Exception as error:  # as another version may write it
            self.set_aside(live.room.id, error)

    def hear_later(self, live: Live) -> None:
        """Another process says that it wrote to this table."""
        if live.hearing or self.stopping:
            return
        live.hearing = True

        async def listen() -> None:
            live.hearing = False
            await self.hear(live)

        self._spawn(live, listen())

    def changed(self, live: Live) -> None:
        live.used = time.monotonic()
        self.dirty.add(live.room.id)
        for connection in live.connections:
            connection.refresh()
        self.wake_bots(live)
        self.pass_by_itself(live)
        self.keep_time(live)
        self.welcome_back(live)

    async def answer(
        self, live: Live, seat: int, value: Any, at: int, id: str = "", seconds: float | None = None
    ) -> None:
        """A seat answers. The same message sent twice counts once."""
        if id and id in live.room.applied:
            return
        self.note_habit(live, seat, at)
        try:
            await self.act(live, lambda: live.room.plan_answer(seat, value, at, id, seconds))
        except Refused:
            if not id or id not in live.room.applied:  # it was taken after all: by another tab, or in doubt
                raise

    def seat_of_link(self, live: Live, token: str) -> tuple[int, str]:
        """The seat that a link leads to, and how: back to one's own (`seat`), into an empty one (`invite`), or in the place
        of somebody who hands it over (`hand`). Raises BadToken, Refused."""
        for purpose in ("seat", "hand"):
            try:
                return self.seat_of_key(live, token, purpose), purpose
            except BadToken as error:
                if error.why != "foreign":
                    raise
        seat = self.seat_of_key(live, token, "invite")
        if live.room.seats[seat].kind != OPEN:
            raise Refused("refused-taken")
        return seat, "invite"

    async def sit(self, live: Live, seat: int, visitor: Visitor, back: bool = False, entropy: str = "") -> None:
        """Somebody takes an open seat and adds to the dice, or comes back to theirs by its own link."""
        if not back:
            name = clean_name(visitor.name)
            added = entropy if is_entropy(entropy) else ""
            await self.act(live, lambda: live.room.plan_sit(seat, name, added))
        await self.stored(self.store.hold, live.room.id, seat, visitor.id)
        live.holders.setdefault(seat, set()).add(visitor.id)
        live.reseat()
        self.changed(live)

    def rematch_offer(self, live: Live) -> dict[str, str] | None:
        """The table that would follow this one, and the commitment to its dice; None while the game goes on."""
        room = live.room
        if not room.over() or room.rematch:
            return None
        dice = self.promises.of_rematch(room.id)
        return {"table": dice.id, "commitment": dice.commitment() if room.fair() else ""}

    async def rematch(
        self, live: Live, seat: int, entropy: Any = "", commitment: str = "", address: str | None = None
    ) -> str:
        """The same again with seats swapped where that makes a difference: everybody finds the new table from the old.

        However many ask at the same time, one table is made. `commitment` is the one that whoever asks was shown.
        """
        room = live.room
        async with live.following:
            if room.rematch:
                return room.rematch
            if not room.over():
                raise Refused("refused-not-over")
            await self._same_epoch()
            dice = self.promises.of_rematch(room.id)
            if commitment and commitment != dice.commitment():
                raise Refused("refused-promise-foreign")
            if address is not None:
                self.check_creation(address)
            dice.promised, dice.seat = bool(commitment), seat
            dice.entropy = entropy if is_entropy(entropy) else ""
            seats = [one.afresh() for one in room.seats]
            holders = {number: set(persons) for number, persons in live.holders.items()}
            try:
                await self._create(room.game, room.match.header.setup, seats, room.options, holders, dice)
            except SeqTaken:  # another process was quicker, or stopped before it could say so
                log.info("table opened elsewhere", extra={"table": dice.id})
            try:
                await self.act(live, lambda: room.plan_rematch(seat, dice.id))
            except Refused:
                if not room.rematch:
                    raise
            return room.rematch

    def _spawn(self, live: Live, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        live.tasks.add(task)
        task.add_done_callback(live.tasks.discard)

    async def hint(self, live: Live, looker: Looker, address: str = "") -> dict[str, str]:
        """What a bot would do for this viewer, and why. It thinks once about each decision, and not for anybody all the time."""
        room = live.room
        viewer = looker.viewer(room)
        choice = looker.choice(room)
        if viewer is None or choice is None:
            raise Refused("refused-not-asked")
        kept = live.now()
        thought: Thought | None = kept.get(("hint", viewer))
        if thought is None:
            if not self.hints.take(address):
                raise Refused("refused-too-many")
            at = room.at
            data = save(room.game, room.match.state)
            thought = await self.thinking.think(room.game.name, data, viewer, "greedy", 1)
            if room.at != at:
                raise Refused("refused-stale")
            kept["hint", viewer] = thought
        page = room.game.web_page(looker.language)
        what = page.option(room.match.state, choice, thought.answer)
        why = page.reason(room.match.state, thought.reason, thought.args)
        draft = looker.current_draft(room)
        first = next(
            (
                page.place(room.match.state, choice, pick, draft)
                for pick in (draft.picks() if draft else ())
                if _leads(pick, thought.answer)
            ),
            "",
        )
        return {"text": texts(looker.language).get("table-hint", what=what, why=why), "element": first}

    # Looking ---------------------------------------------------------------------------------------------------------

    async def connect(self, live: Live, connection: Connection) -> None:
        self._make_room(live, connection)
        live.connections.add(connection)
        connection.refresh()
        self.tell_presence(live)
        if self.peers is not None:
            self.peers.here(live)
        self.wake_bots(live)
        self.pass_by_itself(live)
        self.welcome_back(live)

    def _make_room(self, live: Live, coming: Connection) -> None:
        """Those who watch have a quota, for all and for each address; those who play are let in whoever watches."""
        looker = coming.looker
        if not looker.seats:
            watching = [one for one in live.connections if not one.looker.seats]
            if len(watching) >= MOST_WATCHERS:
                raise Refused("refused-crowded")
            if sum(1 for one in watching if one.address == coming.address) >= MOST_WATCHERS_FROM_ONE:
                raise Refused("refused-crowded-here")
            return
        own = [one for one in live.connections if one.looker.seats and one.looker.visitor.id == looker.visitor.id]
        if len(own) >= MOST_TABS:
            oldest = min(own, key=lambda one: one.born)
            self.leave(live, oldest)
            oldest.end("table-too-many-tabs", False)

    def leave(self, live: Live, connection: Connection) -> None:
        live.connections.discard(connection)
        live.used = time.monotonic()
        for seat in connection.looker.seats - live.online_here():
            live.left[seat] = pulse.clock()
        if not self.stopping:
            self.keep_time(live)
        self.tell_presence(live)
        if self.peers is not None and not self.stopping:
            self.peers.here(live)

    def tell_presence(self, live: Live) -> None:
        """Somebody came or left: the others see it in a moment, however many come and leave in it."""
        if live.telling or self.stopping:
            return
        live.telling = True

        def tell() -> None:
            live.telling = False
            for connection in live.connections:
                connection.refresh()

        asyncio.get_running_loop().call_later(PRESENCE_AFTER, tell)

    def table_html(self, live: Live, looker: Looker) -> str:
        """The inner HTML of the page's one morph root. Those who only watch, and have nothing open, see the same page."""
        shared = None if looker.seats else looker.shared()
        if shared is None:
            return self._table_html(live, looker)
        now = (live.room.seq, frozenset(live.online()), live.watching(), frozenset(live.thinking))
        if live.watched_at != now or time.monotonic() - live.watched_since > WATCHED_FOR:
            live.watched_at, live.watched_since, live.watched = now, time.monotonic(), {}
        if shared not in live.watched:
            live.watched[shared] = self._table_html(live, looker)
        return live.watched[shared]

    def _table_html(self, live: Live, looker: Looker) -> str:
        context = self.table_context(live, looker)
        template = context.pop("app_template", "table_app.html")
        return render(template, looker.language, settings=looker.settings, **context)

    def table_context(self, live: Live, looker: Looker) -> dict[str, Any]:
        """The table as one tab sees it now."""
        room = live.room
        page = room.game.web_page(looker.language)
        if looker.curtained(room):
            return curtain_context(room, looker, page)
        now = time.monotonic()
        thinking = {seat: now - began for seat, began in live.thinking.items()}
        seats = seat_list(room, page, looker, live.online(), thinking)
        scene, buttons = scene_of(room, looker, page, seats)
        scene.kept, scene.lasting = live.now(), live.lasting
        lines = live.lines_for(looker)
        if looker.panel == "chat":
            looker.chat_seen = len(room.chat)
        ui = ui_of(
            room,
            looker,
            page,
            scene,
            buttons,
            lines,
            self.links(live, looker),
            live.watching(),
            self.absentees(live),
            live.wishes.get(scene.viewer) if scene.viewer is not None else None,
        )
        return app_context(room, ui, scene, page)

    def links(self, live: Live, looker: Looker) -> dict[str, Any]:
        room = live.room
        here = f"/t/{room.id}"
        invite = []
        if looker.seats:
            for seat, one in enumerate(room.seats):
                if one.kind == OPEN:
                    token = self.seat_key(live, seat, "invite")
                    invite.append({"seat": seat, "url": f"{here}/sit#{token}", "public": one.public})
        viewer = looker.viewer(room) if looker.panel == "menu" else None
        hands = sorted(looker.seats) if looker.panel == "menu" and not room.over() else []
        return {
            "invite": invite,
            "watch": f"{here}/watch",
            "rejoin": f"{here}/sit#{self.seat_key(live, viewer)}" if viewer is not None else "",
            "hand": [{"seat": seat, "url": f"{here}/sit#{self.seat_key(live, seat, 'hand')}"} for seat in hands],
            "record": f"{here}/record",
            "bug": f"{here}/bug",
            "fair": f"{here}/fair",
            "replay": f"/replay/{room.id}" if room.over() else "",
            "again": self.rematch_offer(live) if looker.seats else None,
        }

    def card(self, row: TableRow, holder: set[int], language: str) -> TableCard:
        """A table in a list, in words."""
        words = texts(language)
        game = self.games.get(row.game)
        deciding = row.summary.get("deciding", [])
        your_move = row.status == "playing" and any(seat in holder for seat in deciding)
        key, who, allies = card_words(row, holder, your_move, words)
        line = words.get("table-card-line", turn=row.summary.get("moment", 0))
        return TableCard(
            row.id,
            row.game,
            words.get(key, who=who, allies=allies, game=game.title if game else row.game),
            line,
            your_move,
            row.status,
            row.updated,
            min(holder) if holder else None,
            f"/t/{row.id}",
        )

    async def tables_of(self, visitor: Visitor, language: str = "en") -> list[TableCard]:
        """The tables somebody sits at; those that wait for them first."""
        await self.freshen()
        rows: list[TableRow] = await self.stored(self.store.tables, person=visitor.id, limit=50)
        cards = []
        for row in rows:
            held = await self.stored(self.store.held, row.id)
            cards.append(self.card(row, {seat for seat, persons in held.items() if visitor.id in persons}, language))
        cards.sort(key=lambda card: (not card.your_move, card.status == "over", -card.updated))
        return cards

    async def open_tables(self, language: str = "en") -> list[TableCard]:
        """Tables with a seat for anybody."""
        await self.freshen()
        rows: list[TableRow] = await self.stored(self.store.tables, status="open", limit=50)
        free = [row for row in rows if any(seat["kind"] == OPEN and seat.get("public") for seat in row.seats)]
        return [self.card(row, set(), language) for row in free]

    async def live_tables(self, language: str = "en") -> list[TableCard]:
        """Public tables where something is going on."""
        await self.freshen()
        rows: list[TableRow] = await self.stored(self.store.tables, status="playing", public=True, limit=20)
        cards = [self.card(row, set(), language) for row in rows]
        for card in cards:
            card.href = f"/t/{card.id}/watch"
        return cards

    # Replays ---------------------------------------------------------------------------------------------------------

    async def replay(self, id: str) -> Replay:
        """A finished table or an uploaded record, to look at; raises NoTable, Diverged, RecordError or Refused."""
        kept = self.shelf.get(id)
        if kept is not None and not kept.at:
            return kept
        data = None if kept is not None else await self.stored(self.store.replay, id)
        if data is not None:
            made: Replay = await self.drawing.do(replay_of_record, self.games, id, data)
        else:
            room = (await self.live(id)).room
            if not room.over():
                self.shelf.drop(id)
                raise Refused("refused-not-over")
            if kept is not None and kept.at == room.at:
                return kept
            check_length(len(room.match.answers))
            seats = [seat.recorded() for seat in room.seats]
            made = await self.drawing.do(replay_of_table, id, room.match.copy(), seats, room.at)
            if room.at != made.at:
                raise Refused("refused-not-over")  # taken back meanwhile, where that can be
        self.shelf.put(made)
        return made

    async def keep_replay(self, data: bytes) -> str:
        """Keep an uploaded record; raises RecordError that says what is wrong with it, or Refused."""
        if await self.stored(self.store.replay_bytes) + len(data) > MOST_UPLOADED:
            raise Refused("refused-uploads")
        id = secrets.token_urlsafe(9)
        made: Replay = await self.drawing.do(replay_of_record, self.games, id, data)
        title = f"{made.title}: {' – '.join(clean_name(name) for name in made.seats)}"
        await self.stored(self.store.keep_replay, id, data, title, time.time())
        self.shelf.put(made)
        return id

    async def record(self, room: Room, seats: set[int], named: bool = True) -> bytes:
        """The record of a table as whoever holds these seats may have it; without names, if that is wished."""
        copy = room.match.copy()
        copy.breathe = breathe
        if not named:
            copy.header.seats = list(room.game.seats_of(copy.header.setup))
        record: bytes = await self.drawing.do(record_for, copy, seats)
        return record

    async def recent_replays(self, language: str = "en") -> list[TableCard]:
        """Finished public tables. What somebody uploaded is theirs to show: only its address leads to it."""
        await self.freshen()
        rows: list[TableRow] = await self.stored(self.store.tables, status="over", public=True, limit=10)
        cards = [self.card(row, set(), language) for row in rows]
        for card in cards:
            card.href = f"/replay/{card.id}"
        return cards

    def scene_html(self, made: Replay, step: int, viewer: int | None, language: str) -> str:
        """One step of a replay as a viewer sees it."""
        return scene_at(made, step, viewer, language)


def _leads(pick: Any, answer: Any) -> bool:
    """Whether a first pick is on the way to an answer."""
    if pick == answer:
        return True
    if isinstance(answer, tuple):
        return pick == answer[:2] or pick in answer
    return False


__all__ = ["Connection", "Hub", "Live", "NoTable", "Replay", "SeatWish", "TableCard"]
