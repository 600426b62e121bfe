"""The hub: all tables that are open now, who looks at them, and the bots that play at them.

Whatever happens at a table happens under the table's lock: what the act would write is planned, made durable in the store,
applied to the room, and only then told to anybody.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from reverie.games import GAMES, find_game
from reverie.kernel.codec import save
from reverie.kernel.game import Game, SetupError
from reverie.kernel.record import Match, RecordError, parse_record, replay

from .identity import BadToken, Signer, Visitor, clean_name
from .levels import find_level
from .limits import Bucket, Buckets
from .pages import Pages
from .render import render, texts
from .room import BOT, OPEN, PERSON, SNAPSHOT_EVERY, Diverged, Refused, Room, Seat, open_room
from .show import Lines, Looker, app_context, scene_html, scene_of, seat_list, ui_of
from .store import Entry, SeqTaken, Store, StoreError, TableRow
from .thinking import Thinking

log = logging.getLogger("reverie.table")

MOST_ROOMS: Final = 500
"""Tables kept in memory while nobody looks at them."""
MOST_LOOKERS: Final = 200
"""Tabs at one table."""
MOST_REPLAYS: Final = 20
FLUSH_EVERY: Final = 0.5


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


class Replay:
    """A finished or uploaded match, played again and kept for looking at."""

    __slots__ = ("id", "match", "seats", "title")

    def __init__(self, id: str, match: Match, title: str, seats: list[str]) -> None:
        self.id = id
        self.match = match
        self.title = title
        self.seats = seats


class Connection:
    """One tab at a table, as the hub knows it: what it looks like there, and how to wake whoever sends to it."""

    def __init__(self, looker: Looker) -> None:
        self.looker = looker
        self.stale = asyncio.Event()
        self.closed = False

    def refresh(self) -> None:
        self.stale.set()


class Live:
    """An open table."""

    def __init__(self, room: Room, holders: dict[int, set[str]]) -> None:
        self.room = room
        self.holders = holders
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.thinking: dict[int, float] = {}
        """When each bot began to think about the present decision."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.lines: dict[tuple[str, int | None], Lines] = {}
        self.used = time.monotonic()

    def seats_of(self, person: str) -> set[int]:
        return {seat for seat, persons in self.holders.items() if person in persons}

    def online(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.looker.seats}

    def watching(self) -> int:
        return sum(1 for connection in self.connections if not connection.looker.seats)

    def lines_for(self, looker: Looker) -> list[dict[str, Any]]:
        viewer = looker.viewer(self.room)
        key = (looker.language, viewer)
        if key not in self.lines:
            self.lines[key] = Lines(self.room.game.web_page(looker.language), viewer)
        return self.lines[key].upto(self.room.match)


class Hub(Pages):
    """Everything the server holds."""

    def __init__(
        self, store: Store, thinking: Thinking, pace: float = 0.35, games: dict[str, Game] | None = None
    ) -> None:
        self.store = store
        self.thinking = thinking
        self.pace = pace
        """The least time between two moves of a bot while somebody looks, in seconds."""
        self.games: dict[str, Game] = games if games is not None else {name: find_game(name) for name in GAMES}
        self.signer = Signer(store.secret())
        self.open: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.replays_kept: dict[str, Replay] = {}
        self.dirty: set[str] = set()
        self.writer = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.flusher: asyncio.Task[None] | None = None
        self.stopping = False
        self.creations = Buckets(rate=0.5, burst=30)
        self.joins = Buckets(rate=1, burst=60)

    # Running ---------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.thinking.warm()
        self.flusher = asyncio.create_task(self._keep_flushing())
        for row in await self.stored(self.store.tables, status="playing", limit=200):
            if any(seat["kind"] == BOT for seat in row.seats) and row.game in self.games:
                try:
                    live = await self.live(row.id)
                except (NoTable, Diverged, StoreError) as error:
                    log.warning("table cannot be opened", extra={"table": row.id, "error": str(error)})
                    continue
                self.wake_bots(live)

    async def say_goodbye(self) -> None:
        """Tell every tab that the server stops; what is acknowledged is in the store already."""
        self.stopping = True
        for live in self.open.values():
            for task in live.tasks:
                task.cancel()
            for connection in list(live.connections):
                connection.closed = True
                connection.refresh()
        await asyncio.sleep(0.2 if any(live.connections for live in self.open.values()) else 0)

    async def stop(self) -> None:
        """Let everything go."""
        self.stopping = True
        if self.flusher is not None:
            self.flusher.cancel()
        await self.flush()
        self.thinking.close()
        self.writer.shutdown(wait=True)
        self.store.close()

    async def stored(self, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        """Do something with the store, off the event loop and one thing after the other."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, lambda: work(*args, **more))

    async def _keep_flushing(self) -> None:
        while True:
            await asyncio.sleep(FLUSH_EVERY)
            try:
                await self.flush()
            except StoreError as error:
                log.warning("summaries not written", extra={"error": str(error)})
            self.forget_idle()

    async def flush(self) -> None:
        """Write the summaries of tables that changed. They only feed lists, so they may come after the fact."""
        due, self.dirty = self.dirty, set()
        for id in due:
            live = self.open.get(id)
            if live is None:
                continue
            try:
                await self.stored(self.store.append, id, [], live.room.row())
            except StoreError:
                self.dirty.add(id)
                raise

    def forget_idle(self) -> None:
        """Keep memory bounded: tables that nobody looks at leave, the longest unused first."""
        idle = [
            live for live in self.open.values() if not live.connections and not live.tasks and not live.lock.locked()
        ]
        idle.sort(key=lambda live: live.used)
        for live in idle[: max(0, len(self.open) - MOST_ROOMS)]:
            if live.room.id not in self.dirty:
                del self.open[live.room.id]
                self.opening.pop(live.room.id, None)

    # Opening ---------------------------------------------------------------------------------------------------------

    async def live(self, id: str) -> Live:
        """The table of this id, read from the store if it is not open; raises NoTable or Diverged."""
        found = self.open.get(id)
        if found is not None:
            found.used = time.monotonic()
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
            self.open[id] = live
            return live

    def _read(self, id: str) -> Live:
        row = self.store.table(id)
        if row is None:
            raise NoTable(id)
        if row.game not in self.games:
            raise Diverged(f"this server does not know the game {row.game}")
        entries = self.store.read(id)
        room = open_room(id, self.games[row.game], entries[0], entries[1:], self.store.snapshot(id))
        return Live(room, self.store.held(id))

    def check_creation(self, address: str) -> None:
        """Nobody opens tables by the hundred; raises Refused."""
        if not self.creations.take(address):
            raise Refused("refused-too-many")

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
        if len(seats) != len(game.seats):
            raise SetupError(f"{game.title} has {len(game.seats)} seats, not {len(seats)}")
        setup = game.setup(wishes)
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
                sitting.append(Seat(BOT, wish.name, level.id, level.bot))
            elif wish.kind in ("link", "open"):
                sitting.append(Seat(OPEN, public=wish.kind == "open"))
            else:
                raise SetupError(f"nobody of kind {wish.kind!r} can sit at a table")
        kept = {
            "undo": options.get("undo", "free") if options.get("undo", "free") in ("free", "ask", "off") else "free",
            "odds": bool(options.get("odds", True)),
            "public": bool(options.get("public", False)),
        }
        return await self._create(game, setup, sitting, kept, {seat: {visitor.id} for seat in mine})

    async def _create(
        self,
        game: Game,
        setup: dict[str, Any],
        sitting: list[Seat],
        options: dict[str, Any],
        holders: dict[int, set[str]],
    ) -> str:
        id = secrets.token_urlsafe(9)
        now = time.time()
        body = {
            "game": game.name,
            "version": game.version,
            "content": game.content_digest(setup),
            "setup": setup,
            "seed": secrets.randbits(63),
            "seats": [seat.plain() for seat in sitting],
            "options": options,
        }
        first = Entry(1, "opened", -1, body, now)
        room = Room(id, game, first)
        await self.stored(self.store.create, room.row(), [first])
        for seat, persons in holders.items():
            for person in persons:
                await self.stored(self.store.hold, id, seat, person)
        live = Live(room, {seat: set(persons) for seat, persons in holders.items()})
        self.open[id] = live
        log.info("table opened", extra={"table": id, "game": game.name})
        self.wake_bots(live)
        return id

    # Acts ------------------------------------------------------------------------------------------------------------

    async def act(self, live: Live, plan: Callable[[], list[Entry]]) -> None:
        """Do something at a table: planned, durable, applied, told. Raises Refused; then nothing has happened."""
        async with live.lock:
            if self.stopping:
                raise Refused("refused-stopping")
            entries = plan()
            try:
                await self.stored(self.store.append, live.room.id, entries)
            except SeqTaken as error:
                await self.catch_up(live)
                raise Refused("refused-stale") from error
            except StoreError as error:
                log.error("answer not stored", extra={"table": live.room.id, "error": str(error)})
                raise Refused(f"store-{error.kind}") from error
            for entry in entries:
                live.room.apply(entry)
            await self._keep_snapshot(live, entries[-1].seq)
        self.changed(live)

    async def _keep_snapshot(self, live: Live, seq: int) -> None:
        if seq % SNAPSHOT_EVERY:
            return
        try:
            await self.stored(self.store.append, live.room.id, [], None, (seq, live.room.snapshot()))
        except StoreError as error:
            log.warning("snapshot not written", extra={"table": live.room.id, "error": str(error)})

    async def catch_up(self, live: Live) -> None:
        """Another process wrote to this table: read what it wrote."""
        for entry in await self.stored(self.store.read, live.room.id, live.room.seq):
            live.room.apply(entry)
        live.holders = await self.stored(self.store.held, live.room.id)
        self.changed(live)

    def changed(self, live: Live) -> None:
        live.used = time.monotonic()
        self.dirty.add(live.room.id)
        for connection in live.connections:
            connection.refresh()
        self.wake_bots(live)

    async def answer(
        self, live: Live, seat: int, value: Any, at: int, id: str = "", seconds: float | None = None
    ) -> None:
        """A seat answers. The same message sent twice counts once."""
        if id and id in live.room.applied:
            return
        await self.act(live, lambda: live.room.plan_answer(seat, value, at, id, seconds))

    def seat_of_link(self, live: Live, token: str) -> tuple[int, bool]:
        """The seat that a link leads to, and whether it leads back to a seat that is taken; raises BadToken, Refused."""
        try:
            return self.signer.read_seat_token(live.room.id, token), True
        except BadToken as error:
            if error.why != "foreign":
                raise
        seat = self.signer.read_seat_token(live.room.id, token, purpose="invite")
        if live.room.seats[seat].kind != OPEN:
            raise Refused("refused-taken")
        return seat, False

    async def sit(self, live: Live, seat: int, visitor: Visitor, back: bool = False) -> None:
        """Somebody takes an open seat, or comes back to theirs by its own link."""
        if not back:
            name = clean_name(visitor.name)
            await self.act(live, lambda: live.room.plan_sit(seat, name))
        await self.stored(self.store.hold, live.room.id, seat, visitor.id)
        live.holders.setdefault(seat, set()).add(visitor.id)
        for connection in live.connections:
            if connection.looker.visitor.id == visitor.id:
                connection.looker.seats = live.seats_of(visitor.id)
        self.changed(live)

    async def rematch(self, live: Live, seat: int) -> str:
        """The same again with seats swapped where that makes a difference: everybody finds the new table from the old."""
        room = live.room
        if room.rematch:
            return room.rematch
        if not room.over():
            raise Refused("refused-not-over")
        id = await self._create(room.game, room.match.header.setup, room.seats, room.options, live.holders)
        await self.act(live, lambda: room.plan_rematch(seat, id))
        return id

    # Bots ------------------------------------------------------------------------------------------------------------

    def wake_bots(self, live: Live) -> None:
        """Let every bot that is asked something think about it."""
        if self.stopping:
            return
        room = live.room
        for seat in room.deciding():
            if room.seats[seat].kind == BOT and seat not in live.thinking:
                live.thinking[seat] = time.monotonic()
                self._spawn(live, self._play_bot(live, seat, room.at))
        for what, offer in list(room.offers.items()):
            bots = [seat for seat, one in enumerate(room.seats) if one.kind == BOT and seat != offer["by"]]
            if what == "draw" and bots and len(bots) == len(room.seats) - 1 and "asked" not in offer:
                offer["asked"] = True
                self._spawn(live, self._reply_for_bot(live, bots[0]))

    def _spawn(self, live: Live, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        live.tasks.add(task)
        task.add_done_callback(live.tasks.discard)

    async def _play_bot(self, live: Live, seat: int, at: int) -> None:
        room = live.room
        began = time.monotonic()
        try:
            value, seconds = await self._bot_answer(room, seat)
            wait = self.pace - (time.monotonic() - began)
            if wait > 0 and live.connections:
                await asyncio.sleep(wait)
            live.thinking.pop(seat, None)
            await self.answer(live, seat, value, at, seconds=seconds)
        except Refused as refused:
            live.thinking.pop(seat, None)
            if refused.key.startswith("store-"):
                await asyncio.sleep(2)  # the disk may have room again
            self.wake_bots(live)
        except Exception:
            live.thinking.pop(seat, None)
            log.exception("bot failed", extra={"table": room.id})
            raise
        finally:
            live.thinking.pop(seat, None)

    async def _bot_answer(self, room: Room, seat: int) -> tuple[Any, float]:
        data = save(room.game, room.match.state)
        try:
            thought = await self.thinking.think(room.game.name, data, seat, room.seats[seat].bot, secrets.randbits(32))
            return thought.answer, thought.seconds
        except Exception as error:
            log.warning(
                "bot's worker failed; the game's own advice plays", extra={"table": room.id, "error": repr(error)}
            )
        choice = room.owed(seat)
        if choice is None:
            raise Refused("refused-stale")
        advice = await asyncio.to_thread(room.game.advise, room.game.determinize(room.match.state, seat, 0), choice)
        return advice.answer, 0.0

    async def _reply_for_bot(self, live: Live, seat: int) -> None:
        """A bot agrees to a draw when it thinks that it stands worse."""
        yes = live.room.game.evaluate(live.room.match.state, seat) < -0.05
        try:
            await self.act(live, lambda: live.room.plan_reply(seat, "draw", yes))
        except Refused:
            return

    async def hint(self, live: Live, looker: Looker) -> dict[str, str]:
        """What a bot would do for this viewer, and why."""
        room = live.room
        viewer = looker.viewer(room)
        choice = looker.choice(room)
        if viewer is None or choice is None:
            raise Refused("refused-not-asked")
        at = room.at
        data = save(room.game, room.match.state)
        thought = await self.thinking.think(room.game.name, data, viewer, "greedy", 1)
        if room.at != at:
            raise Refused("refused-stale")
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
        if len(live.connections) >= MOST_LOOKERS:
            raise Refused("refused-crowded")
        live.connections.add(connection)
        for other in live.connections:
            other.refresh()
        self.wake_bots(live)

    def leave(self, live: Live, connection: Connection) -> None:
        live.connections.discard(connection)
        live.used = time.monotonic()
        for other in live.connections:
            other.refresh()

    def table_html(self, live: Live, looker: Looker) -> str:
        """The inner HTML of the page's one morph root."""
        return render("table_app.html", looker.language, settings=looker.settings, **self.table_context(live, looker))

    def table_context(self, live: Live, looker: Looker) -> dict[str, Any]:
        """The table as one tab sees it now."""
        room = live.room
        page = room.game.web_page(looker.language)
        now = time.monotonic()
        thinking = {seat: now - began for seat, began in live.thinking.items()}
        seats = seat_list(room, page, looker, live.online(), thinking)
        scene, buttons = scene_of(room, looker, page, seats)
        lines = live.lines_for(looker)
        if looker.panel == "chat":
            looker.chat_seen = len(room.chat)
        ui = ui_of(room, looker, page, scene, buttons, lines, self.links(live, looker), live.watching())
        return app_context(room, ui, scene, page)

    def links(self, live: Live, looker: Looker) -> dict[str, Any]:
        room = live.room
        here = f"/t/{room.id}"
        invite = []
        if looker.seats:
            for seat, one in enumerate(room.seats):
                if one.kind == OPEN:
                    token = self.signer.seat_token(room.id, seat, purpose="invite")
                    invite.append({"seat": seat, "url": f"{here}/sit/{token}", "public": one.public})
        viewer = looker.viewer(room)
        return {
            "invite": invite,
            "watch": f"{here}/watch",
            "rejoin": f"{here}/sit/{self.signer.seat_token(room.id, viewer)}" if viewer is not None else "",
            "record": f"{here}/record",
            "bug": f"{here}/bug",
            "replay": f"/replay/{room.id}" if room.over() else "",
        }

    def card(self, row: TableRow, holder: set[int], language: str) -> TableCard:
        """A table in a list, in words."""
        words = texts(language)
        game = self.games.get(row.game)
        deciding = row.summary.get("deciding", [])
        your_move = row.status == "playing" and any(seat in holder for seat in deciding)
        names = []
        for number, seat in enumerate(row.seats):
            if number in holder and len(holder) == 1:
                continue
            if seat["kind"] == BOT:
                names.append(words.get("table-card-bot", level=words.get(f"level-{seat['level']}")))
            elif seat["kind"] == OPEN:
                names.append(words.get("table-card-nobody"))
            else:
                names.append(seat["name"] or words.get("table-card-somebody"))
        who = words.get("table-card-and").join(names)
        if row.status == "over":
            winners = row.summary.get("winners") or []
            key = (
                "table-card-drawn" if not winners else "table-card-won" if holder & set(winners) else "table-card-lost"
            )
            if not holder:
                key = "table-card-over"
        elif your_move:
            key = "table-card-your-move"
        elif row.status == "open":
            key = "table-card-open"
        else:
            key = "table-card-playing" if holder else "table-card-watch"
        line = words.get("table-card-line", turn=row.summary.get("moment", 0))
        return TableCard(
            row.id,
            row.game,
            words.get(key, who=who, game=game.title if game else row.game),
            line,
            your_move,
            row.status,
            row.updated,
            min(holder) if holder else None,
            f"/t/{row.id}",
        )

    async def tables_of(self, visitor: Visitor, language: str = "en") -> list[TableCard]:
        """The tables somebody sits at; those that wait for them first."""
        await self.flush()
        rows: list[TableRow] = await self.stored(self.store.tables, person=visitor.id, limit=50)
        cards = []
        for row in rows:
            held = await self.stored(self.store.held, row.id)
            cards.append(self.card(row, {seat for seat, persons in held.items() if visitor.id in persons}, language))
        cards.sort(key=lambda card: (not card.your_move, card.status == "over", -card.updated))
        return cards

    async def open_tables(self, language: str = "en") -> list[TableCard]:
        """Tables with a seat for anybody."""
        await self.flush()
        rows: list[TableRow] = await self.stored(self.store.tables, status="open", limit=50)
        free = [row for row in rows if any(seat["kind"] == OPEN and seat.get("public") for seat in row.seats)]
        return [self.card(row, set(), language) for row in free]

    async def live_tables(self, language: str = "en") -> list[TableCard]:
        """Public tables where something is going on."""
        rows: list[TableRow] = await self.stored(self.store.tables, status="playing", public=True, limit=20)
        cards = [self.card(row, set(), language) for row in rows]
        for card in cards:
            card.href = f"/t/{card.id}/watch"
        return cards

    # Replays ---------------------------------------------------------------------------------------------------------

    async def replay(self, id: str) -> Replay:
        """A finished table or an uploaded record, to look at; raises NoTable, Diverged or Refused."""
        if id in self.replays_kept:
            kept = self.replays_kept.pop(id)
            self.replays_kept[id] = kept
            return kept
        data = await self.stored(self.store.replay, id)
        if data is not None:
            made = await asyncio.to_thread(self._replay_of, id, data)
        else:
            live = await self.live(id)
            if not live.room.over():
                raise Refused("refused-not-over")
            live.room.match.recall()
            made = Replay(id, live.room.match, live.room.game.title, [seat.recorded() for seat in live.room.seats])
        self.replays_kept[id] = made
        while len(self.replays_kept) > MOST_REPLAYS:
            del self.replays_kept[next(iter(self.replays_kept))]
        return made

    def _replay_of(self, id: str, data: bytes) -> Replay:
        record = parse_record(data)
        if record.header.game not in self.games:
            raise RecordError(f"this server does not know the game {record.header.game!r}")
        match = replay(self.games[record.header.game], record)
        return Replay(id, match, match.game.title, record.header.seats)

    async def keep_replay(self, data: bytes) -> str:
        """Keep an uploaded record; raises RecordError that says what is wrong with it."""
        id = secrets.token_urlsafe(9)
        made = await asyncio.to_thread(self._replay_of, id, data)
        title = f"{made.title}: {' – '.join(clean_name(name) for name in made.seats)}"
        await self.stored(self.store.keep_replay, id, data, title, time.time())
        self.replays_kept[id] = made
        return id

    async def recent_replays(self, language: str = "en") -> list[TableCard]:
        """Finished public tables, and uploaded records."""
        rows: list[TableRow] = await self.stored(self.store.tables, status="over", public=True, limit=10)
        cards = [self.card(row, set(), language) for row in rows]
        for card in cards:
            card.href = f"/replay/{card.id}"
        kept = await self.stored(self.store.replays, 10)
        for one in kept:
            cards.append(
                TableCard(one["id"], "", one["title"], "", False, "over", one["at"], None, f"/replay/{one['id']}")
            )
        cards.sort(key=lambda card: -card.updated)
        return cards[:10]

    def scene_html(self, made: Replay, step: int, viewer: int | None, language: str) -> str:
        return scene_html(made.match, step, viewer, language, made.seats)


def _leads(pick: Any, answer: Any) -> bool:
    """Whether a first pick is on the way to an answer."""
    if pick == answer:
        return True
    if isinstance(answer, tuple):
        return pick == answer[:2] or pick in answer
    return False


Act = Callable[[], Awaitable[None]]

__all__ = ["Bucket", "Connection", "Hub", "Live", "NoTable", "Replay", "SeatWish", "TableCard"]
