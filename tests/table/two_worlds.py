"""Two worlds that differ only in what somebody may not see: a server with one table, and everything that viewers are sent.

A world is served over real sockets. Cards, dice and clock are the same in both worlds but for what the viewer cannot see.
Everything that comes over the wire is kept: pages, JSON, frames, refusals, headers, records.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from sqlalchemy import insert
from websockets.sync.client import connect

import reverie.kernel.match as match_module
import reverie.table.hub.presence as presence_module
import reverie.table.rooms.promises as promises_module
import reverie.table.web.session as live_module
from reverie.bots import find_bot
from reverie.bots.base import Seen
from reverie.kernel.agenda import pending_for
from reverie.kernel.codec import load
from reverie.kernel.domain import Permutation
from reverie.kernel.game import Game
from reverie.parts.plain import SeatWish
from reverie.table.hub.hub import Hub
from reverie.table.hub.limits import Bucket
from reverie.table.hub.live import Connection
from reverie.table.hub.looker import Looker
from reverie.table.hub.thinking import Thinking, Thought
from reverie.table.rooms import pulse
from reverie.table.rooms.identity import VISITOR_COOKIE, Settings, Signer, Visitor
from reverie.table.rooms.promises import EPOCH, Promises
from reverie.table.store.schema import SECRETS
from reverie.table.store.store import Store
from reverie.table.web.app import guarded_app
from reverie.table.web.logs import Lines as LogLines
from reverie.testing.servers import free_port

NOW = 1_800_000_000.0
TABLE = "two-worlds-1"
SECRET = b"the secret of these two servers!"
WAYS_TO_LOOK = ("as=json", "lang=en", "lang=en&lines=1")
TIMEOUT = 30

Sent = list[tuple[str, Any]]
"""What was asked, and all bytes of the answer."""


class HereThinking(Thinking):
    """Bots think in this process: a worker may not know the game, and need not be started."""

    def __init__(self, game: Game) -> None:
        super().__init__(1)
        self.game = game

    def warm(self) -> None:
        pass

    async def think(self, game: str, data: bytes, seat: int, bot: str, seed: int) -> Thought:
        state = load(self.game, data)
        choice = pending_for(state, seat)
        assert choice is not None
        thinker = find_bot(bot, seed)
        answer = thinker.choose(Seen(self.game, state, choice))
        return Thought(answer, thinker.reason, thinker.reason_args, 0.0)


class World:
    """One server with one table, and everything that each viewer has been sent."""

    names: tuple[str, ...] = ("Ada", "Bo", "Cy")

    def __init__(self, folder: Path, game: Game, setup: dict[str, Any], viewers: Sequence[int | None]) -> None:
        self.folder = folder
        self.game = game
        self.setup = setup
        self.viewers = viewers
        self.viewer = viewers[0]
        """Who looks now."""
        self.told: dict[int | None, Sent] = {viewer: [] for viewer in viewers}
        self.before_end: dict[int | None, int] = {}
        self.logged: list[str] = []
        self.silent: set[Connection] = set()
        """Tabs that are open and that nobody reads."""
        self.staying: set[Connection] = set()
        self.listening: dict[int | None, Any] = {}
        """Programs of viewers that listen all the time."""
        self.client = httpx.Client(timeout=TIMEOUT)

    @property
    def sent(self) -> Sent:
        return self.told[self.viewer]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @contextmanager
    def running(self) -> Iterator[None]:
        store = Store(f"sqlite:///{self.folder / 'tables.db'}")
        with store.writing() as conn:
            conn.execute(insert(SECRETS), {"name": EPOCH, "value": b"e" * 32})
        self.hub = Hub(store, HereThinking(self.game), 0.0, {self.game.name: self.game})
        self.hub.signer = self.hub.seats.signer = Signer(SECRET)
        self.hub.promises = Promises(SECRET[::-1], self.hub.promises.epoch)
        self.hub.new_tables.promises = self.hub.promises
        self.port = free_port()
        config = uvicorn.Config(
            guarded_app(self.hub), host="127.0.0.1", port=self.port, log_config=None, ws="websockets-sansio",
            server_header=False,
        )  # fmt: skip
        server = uvicorn.Server(config)
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        handler = Kept(self.logged)
        logging.getLogger("reverie").addHandler(handler)
        ready = threading.Event()

        def run() -> None:
            async def serve() -> None:
                self.loop = asyncio.get_running_loop()
                task = asyncio.create_task(server.serve())
                while not (server.started and self.hub.warm) and not task.done():
                    await asyncio.sleep(0.01)
                ready.set()
                await task

            asyncio.run(serve())

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        assert ready.wait(TIMEOUT) and server.started
        try:
            yield
        finally:
            self.client.close()
            for socket in self.listening.values():
                socket.close()
            server.should_exit = True
            thread.join(TIMEOUT)
            logging.getLogger("reverie").removeHandler(handler)

    def inside(self, work: Any) -> Any:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT)

    def begin(self) -> None:
        """The first person opens the table; the others sit down by their links."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(promises_module, "new_table_id", lambda: TABLE)
            promise = self.hub.promises.new().token
        options = {"promise": promise, "entropy": "ab" * 32, "public": True}
        seats = [SeatWish("me", name=self.names[0]), *[SeatWish("link") for _name in self.names[1:]]]
        first = Visitor("person-0", self.names[0])
        id = self.inside(self.hub.new_tables.open_table(first, self.game.name, self.setup, seats, options))
        assert id == TABLE
        self.live = self.inside(self.hub.tables.live(TABLE))
        self.look_at_first()
        for seat, name in enumerate(self.names[1:], start=1):
            self.inside(self.hub.seats.sit(self.live, seat, Visitor(f"person-{seat}", name), entropy="cd" * 8))

    def look_at_first(self) -> None:
        self.look("nobody sits yet")

    def open_tab(self, seat: int) -> None:
        """Somebody sits before the screen: what need not be asked passes by itself from now on."""
        connection = Connection(Looker(Visitor(f"person-{seat}", self.names[seat]), Settings({}), {seat}))
        self.silent.add(connection)
        self.inside(self.hub.presence.connect(self.live, connection))

    def answer(self, seat: int, value: Any) -> None:
        """Somebody answers; if it is a viewer, what comes back is kept."""
        body = {"seq": self.live.room.at, "value": value}
        self.viewer = seat if seat in self.told else self.viewer
        given = self.post(f"/api/tables/{TABLE}/answer", body, seat)
        assert given.status_code == 200, given.text

    def hand(self, seat: int) -> tuple[int, ...]:
        state: Any = self.live.room.match.state
        hand: tuple[int, ...] = state.players[seat].hand
        return hand

    def end(self) -> None:
        """One after another gives up, until the game is over and everything is told."""
        self.seed = self.hub.promises.seed_of(TABLE)
        self.before_end = {viewer: len(sent) for viewer, sent in self.told.items()}
        room, seat = self.live.room, 0
        while not room.over():
            self.inside(self.hub.act(self.live, lambda seat=seat: room.plan_resign(seat, set(range(len(room.seats))))))
            seat += 1
        self.look("it is over")

    # What a game has to say about itself

    def values(self) -> list[Any]:
        """What is tried as an answer where it is none."""
        return []

    def elements(self) -> list[str]:
        """What is pointed at, on pages."""
        return []

    def more_messages(self, at: int, html: bool) -> list[Any]:
        """What else this game's tabs can ask for."""
        return []

    # Everything that the viewer can ask for

    def headers(self, seat: int | None, key: bool) -> dict[str, str]:
        visitor = self.hub.signer.seal("visitor", f"person-{seat}")
        made = {"cookie": f"{VISITOR_COOKIE}={visitor}", "accept-encoding": "identity"}
        if key and seat is not None:
            made["authorization"] = f"Bearer {self.hub.seats.key(self.live, seat)}"
        return made

    def keep(self, asked: str, answer: httpx.Response) -> None:
        headers = sorted((name, value) for name, value in answer.headers.raw)
        self.sent.append((asked, (answer.status_code, headers, answer.content)))

    def get(self, path: str, key: bool = False) -> httpx.Response:
        answer = self.client.get(self.url + path, headers=self.headers(self.viewer, key))
        self.keep(f"GET {path} {key}", answer)
        return answer

    def post(self, path: str, body: Any, seat: int | None) -> httpx.Response:
        answer = self.client.post(self.url + path, json=body, headers=self.headers(seat, True))
        if seat == self.viewer:
            self.keep(f"POST {path} {body}", answer)
        return answer

    def look(self, when: str) -> None:
        """Every viewer asks for everything there is, rightly and wrongly."""
        self.inside(self.hub.lists.flush())  # lists are written now and then; here they are always up to date
        for viewer in self.viewers:
            self.viewer = viewer
            self.sent.append((when, b""))
            self.look_around()

    def look_around(self) -> None:
        for path in ("", "/watch", "/record", "/bug", "/fair", "/sit/forged.token"):
            self.get(f"/t/{TABLE}{path}")
        for path in ("/", "/replays", f"/replay/{TABLE}", f"/replay/{TABLE}/fair", "/health"):
            self.get(path)
        for path in ("", "/choice", "/record", "/nothing"):
            self.get(f"/api/tables/{TABLE}{path}", key=True)
            self.get(f"/api/tables/{TABLE}{path}")
        self.get(f"/api/replays/{TABLE}")
        at = self.live.room.at
        for value in (*self.values(), "keep", None):
            if self.viewer is None or not self.legal(value):
                self.post(f"/api/tables/{TABLE}/answer", {"seq": at, "value": value}, self.viewer)
        self.post(f"/api/tables/{TABLE}/answer", {"seq": at - 1, "value": 4}, self.viewer)
        self.post(f"/api/tables/{TABLE}/join", {"name": "Eve", "seat": 1}, self.viewer)
        for query in WAYS_TO_LOOK:
            self.talk(query, self.messages(at, "json" not in query))

    def legal(self, value: Any) -> bool:
        owed = self.live.room.owed(self.viewer) if self.viewer is not None else None
        return owed is not None and owed.options.has(value)

    def messages(self, at: int, html: bool) -> list[Any]:
        """Every message that changes nothing at the table."""
        made: list[Any] = [{"do": act} for act in ("sync", "menu", "menu", "chat", "chat", "more")]
        made += [{"do": act, "at": it, "seq": at} for it in self.elements() for act in ("look", "why", "open")]
        wrong = [value for value in self.values() if not self.legal(value)]
        made += [{"do": "pick", "seq": at, "value": value} for value in wrong]
        made += [{"do": "answer", "seq": at, "value": value} for value in wrong]
        others = [seat for seat in range(len(self.names)) if seat != self.viewer]
        made += [{"do": "answer", "seq": at, "value": 4, "seat": seat} for seat in others]
        made += [{"do": act, "seq": at} for act in ("hint", "back", "confirm", "consent", "refuse", "cheat", "close")]
        made += [{"do": "set", "seq": at, "index": 0, "amount": 1}, {"do": "undo", "seq": at - 1}, {"do": "rematch"}]
        return made + self.more_messages(at, html)

    async def still(self) -> None:
        """Until every tab has been sent what its last message changed: else two changes may share a page."""
        while self.live.telling or any(one.stale.is_set() for one in self.live.connections - self.silent):
            await asyncio.sleep(0.001)

    async def gone(self) -> None:
        """Until nobody is connected any more, and all have been told."""
        while self.live.connections - self.silent - self.staying or self.live.telling:
            await asyncio.sleep(0.001)

    def listen(self) -> None:
        """Every viewer has a program that is told everything as it happens."""
        for viewer in self.viewers:
            address, head = self.address("as=json", viewer)
            socket = connect(address, additional_headers=head, compression=None, max_size=None, max_queue=None)
            self.listening[viewer] = socket
        self.heard("they listen")
        self.staying = self.live.connections - self.silent

    def heard(self, when: str) -> None:
        """Keep what the programs of the viewers have been told since they last said something."""
        self.inside(self.still())
        for viewer, socket in self.listening.items():
            frames = []
            socket.send('{"do":"ping","n":0}')
            while (frame := socket.recv(TIMEOUT)) != '{"ok":0}':
                frames.append(frame)
            self.told[viewer].append((f"heard: {when}", sorted(set(frames))))

    def address(self, query: str, viewer: int | None) -> tuple[str, dict[str, str]]:
        """Where a viewer's socket leads to, and what it says of itself."""
        more = "&watch=1" if viewer is None else ""
        return (
            f"ws://127.0.0.1:{self.port}/t/{TABLE}/live?{query}{more}",
            {"cookie": self.headers(viewer, False)["cookie"]},
        )

    def talk(self, query: str, messages: list[Any]) -> None:
        asyncio.run(self._talk(query, messages))
        self.inside(self.gone())

    async def _talk(self, query: str, messages: list[Any]) -> None:
        """Send messages over a socket of its own, and keep what comes back."""
        frames = []
        address, head = self.address(query, self.viewer)
        async with websockets.connect(address, additional_headers=head, compression=None, max_size=None) as socket:
            for number, message in enumerate([{"do": "ping"}, *messages, {"do": "ping"}]):
                await socket.send(json.dumps({**message, "n": number}))
                while True:
                    frame = await asyncio.wait_for(socket.recv(), TIMEOUT)
                    told = json.loads(frame)
                    if [len(part) for part in told.get("lines", ())] != [2]:  # "all lines as before": sent or not
                        frames.append(frame)
                    if told.get("ok") == number or told.get("refused") == number:
                        break
                frames.append(f"-- after {message}")
                await asyncio.to_thread(self.inside, self.still())
        # Whether a page comes before or after an acknowledgement is a matter of the moment; which pages come is not.
        self.sent.append((f"frames {query}", sorted(set(map(str, frames)))))


class Kept(logging.Handler):
    """Keeps log lines as the server writes them."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines
        self.setFormatter(LogLines())

    def emit(self, record: logging.LogRecord) -> None:
        """All but what other servers of this process say of the time, which jumps for them when a world begins."""
        if record.getMessage() != "the server stood still":
            self.lines.append(self.format(record))


# Nature --------------------------------------------------------------------------------------------------------------


def arrange(monkeypatch: pytest.MonkeyPatch, nature: Callable[[str, int, int], int]) -> None:
    """The same time, the same names of tables, and dice and cards as `nature` says: by label, number and count."""

    def scripted(seed: bytes, entropy: bytes, label: str, k: int, n: int) -> int:
        return nature(label, k, n)

    monkeypatch.setattr(match_module, "verifiable_below", scripted)
    monkeypatch.setattr(time, "time", lambda: NOW)
    monkeypatch.setattr(pulse, "now", lambda: NOW)
    monkeypatch.setattr(presence_module, "PRESENCE_AFTER", 0.0)
    monkeypatch.setattr(live_module, "Bucket", lambda rate, burst: Bucket(1e6, 1e6))  # who asks for all is not slowed
    numbers = count(1)
    monkeypatch.setattr(promises_module, "new_table_id", lambda: f"promised-{next(numbers)}")


def index_of(order: Permutation, wanted: tuple[int, ...]) -> int:
    """Which number of a permutation this one has."""
    left, index = list(range(order.count)), 0
    for card in wanted:
        index = index * len(left) + left.index(card)
        left.remove(card)
    return index


# Comparing -----------------------------------------------------------------------------------------------------------


def told_bytes(sent: Sent) -> bytes:
    """All of it in one piece, headers and frames included."""
    pieces = []
    for _asked, told in sent:
        if isinstance(told, tuple):
            pieces += [name + b": " + value for name, value in told[1]] + [told[2]]
        elif isinstance(told, list):
            pieces += [one.encode() for one in told]
    return b"\n".join(pieces)


def forms_of(secret: bytes) -> dict[str, bytes]:
    """A secret as it could be written."""
    coded = base64.b64encode(secret)
    return {
        "bytes": secret,
        "hex": secret.hex().encode(),
        "HEX": secret.hex().upper().encode(),
        "decimal": str(int.from_bytes(secret, "big")).encode(),
        "little decimal": str(int.from_bytes(secret, "little")).encode(),
        "base64": coded.rstrip(b"="),
        "url base64": base64.urlsafe_b64encode(secret).rstrip(b"="),
        "a part of the hex": secret.hex()[:16].encode(),
        "list": str(list(secret)).encode(),
    }


def around_difference(one: Any, two: Any) -> str:
    at = next((i for i, (x, y) in enumerate(zip(one, two, strict=False)) if x != y), min(len(one), len(two)))
    return f"{one[max(0, at - 200) : at + 200]!r}\n{two[max(0, at - 200) : at + 200]!r}"


def first_difference(one: Any, two: Any) -> str:
    if isinstance(one, list):
        here, there = [x for x in one if x not in two], [x for x in two if x not in one]
        if here and there:
            return around_difference(here[0], there[0])
        return f"only here: {[x[:600] for x in here[:2]]}\nonly there: {[x[:600] for x in there[:2]]}"
    return f"{one[0]} {two[0]}\n{around_difference(one[2], two[2])}\n{one[1]}\n{two[1]}"


def assert_same(one: World, two: World, viewer: int | None) -> None:
    """Until the end, this viewer was sent the same in both worlds."""
    mine, theirs = one.told[viewer], two.told[viewer]
    assert one.hub.signer.secret == two.hub.signer.secret and one.seed == two.seed
    assert [asked for asked, _told in mine] == [asked for asked, _told in theirs]
    assert one.before_end[viewer] == two.before_end[viewer]
    when = ""
    for (asked, here), (_same, there) in list(zip(mine, theirs, strict=True))[: one.before_end[viewer]]:
        when = asked if here == b"" else when
        assert here == there, f"{when}: {asked}\n{first_difference(here, there)}"
    assert one.logged[: len(two.logged)] == two.logged[: len(one.logged)]


def assert_no_seed(world: World, viewer: int | None, least: int = 200_000) -> None:
    """No byte tells the seed before the end; after it, it is told. The server's own secret never is."""
    sent, end = world.told[viewer], world.before_end[viewer]
    before = told_bytes(sent[:end]) + "\n".join(world.logged).encode()
    assert len(before) > least
    for secret in (world.seed, SECRET, SECRET[::-1]):
        for form, text in forms_of(secret).items():
            assert text not in before, form
    after = told_bytes(sent[end:])
    assert world.seed.hex().encode() in after  # the search would have found it
    for secret in (SECRET, SECRET[::-1]):
        assert not any(text in after for text in forms_of(secret).values())


def differing(one: World, two: World, viewer: int | None) -> set[str]:
    """What was answered differently before the end."""
    here, there = [dict(world.told[viewer][: world.before_end[viewer]]) for world in (one, two)]
    return {asked for asked in here if asked in there and here[asked] != there[asked]}
