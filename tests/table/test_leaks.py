"""Two worlds that differ only in what somebody may not see send that somebody the same bytes; and no byte tells the seed.

The game is the toy with hidden hands, served over real sockets. Cards, dice and clock are the same in both worlds but for the
cards that the viewer cannot see. Everything that comes over the wire is kept: pages, JSON, frames, refusals, headers, records.
"""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from jinja2 import ChoiceLoader, DictLoader
from tests.kernel.hidden_hands import HiddenHands, HiddenHandsGame

import reverie.kernel.record as record_module
import reverie.table.fair as fair_module
from reverie.bots import find_bot
from reverie.bots.base import Seen
from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import Choice, Refusal
from reverie.kernel.codec import load
from reverie.kernel.domain import Permutation
from reverie.kernel.draft import Draft
from reverie.kernel.events import Event
from reverie.kernel.game import Advice, Outcome, Page, Scene
from reverie.kernel.state import State
from reverie.table.app import guarded_app
from reverie.table.fair import PROMISE, seed_of
from reverie.table.hub import Hub, SeatWish
from reverie.table.identity import VISITOR_COOKIE, Signer, Visitor
from reverie.table.render import environment
from reverie.table.serve import Lines as LogLines
from reverie.table.store import Store
from reverie.table.thinking import Thinking, Thought
from reverie.testing.servers import free_port

pytestmark = [pytest.mark.interpreted, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

NOW = 1_800_000_000.0
TABLE = "two-worlds-1"
SECRET = b"the secret of these two servers!"
SETUP = {"players": 3, "hand": 3, "deals": 1}
TEMPLATE = """{% from "_parts.html" import prompt, log, details with context %}
<main id="main">
{% for row in show.rows %}<p>{{ row }}</p>{% endfor %}
<ul>{% for card in show.hand %}<li {{ opt_attrs(scene, "card-" ~ card) }} class="{{ opt_class(scene, "card-" ~ card) }}">{{ card }}</li>{% endfor %}</ul>
{{ prompt(scene, ui) }}{{ details(ui) }}{{ log(ui) }}
</main>"""


# The toy on the web --------------------------------------------------------------------------------------------------


class HandsPage(Page):
    """The least that a table needs to show the toy. It shows what the viewer's view says, and nothing else."""

    def __init__(self, game: HandsOnTheWeb, language: str) -> None:
        super().__init__(language)
        self.game = game

    def web_template(self) -> str:
        return "hidden_hands/table.html"

    def scene(self, scene: Scene) -> dict[str, Any]:
        view = self.game.view(scene.state, scene.viewer)
        return {"hand": view["hand"], "rows": [f"{key}: {view[key]}" for key in ("cards", "points", "deck", "discard")]}

    def question(self, s: State, choice: Choice) -> str:
        return f"Which card? ({choice.kind})"

    def option(self, s: State, choice: Choice, value: Any) -> str:
        return f"card {value}"

    def reason(self, s: State, reason: str, args: dict[str, Any]) -> str:
        return f"{reason} {args}"

    def event(self, s: State, event: Event) -> str | None:
        return f"{event.kind} {event.data}"

    def refusal(self, s: State, refusal: Refusal) -> str:
        return f"{refusal.why} {refusal.args}"

    def outcome(self, s: State, outcome: Outcome) -> str:
        return f"won by {outcome.winners}: {outcome.reason}"

    def place(self, s: State, choice: Choice, pick: Any, draft: Draft | None = None) -> str:
        return f"card-{pick}" if isinstance(pick, int) else ""

    def pick_label(self, s: State, choice: Choice, draft: Draft, pick: Any) -> str:
        return f"card {pick}"

    def looked(self, s: State, viewer: int | None, element: str) -> dict[str, Any] | None:
        mine = self.game.view(s, viewer)["hand"]
        known = element.removeprefix("card-") in [str(card) for card in mine]
        return {"title": element, "tags": [], "values": [], "lines": []} if known else None

    def why_not_at(self, s: State, choice: Choice, draft: Draft, element: str) -> Refusal | None:
        return self.game.why_not(s, choice, element)

    def subtitle(self, s: State) -> str:
        return "a toy"

    def seat_look(self, seat: int) -> dict[str, str]:
        return {"mark": ("seat-sun", "seat-moon", "seat-star")[seat], "name": self.game.seats[seat], "class": "sun"}


class NoBook:
    """A toy has no rulebook; nothing is found in this one."""

    def __contains__(self, rule: str) -> bool:
        return False


class HandsOnTheWeb(HiddenHandsGame):
    def page(self, language: str) -> Page:
        return HandsPage(self, language)

    def rulebook(self) -> Any:
        return NoBook()

    def scores(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, HiddenHands)
        return tuple(player.points for player in s.players.rows)

    def moment(self, s: State) -> int:
        assert isinstance(s, HiddenHands)
        return len(s.discard)

    def evaluate(self, s: State, seat: int) -> float:
        """What the others hold counts: whoever asks with the true state gives it away."""
        assert isinstance(s, HiddenHands)
        hands = [sum(player.hand) for player in s.players.rows]
        return (hands[seat] - max(hands)) / 100

    def advise(self, s: State, choice: Choice) -> Advice:
        """Advice that looks at everything in the state it is given, others' hands included."""
        assert isinstance(s, HiddenHands)
        hands = [player.hand for player in s.players.rows]
        return Advice(choice.options.at(sum(map(sum, hands)) % choice.options.size()), 0.0, "because", {"hands": hands})


class HereThinking(Thinking):
    """Bots think in this process: a worker does not know the toy."""

    def __init__(self, game: HandsOnTheWeb) -> None:
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


# A world -------------------------------------------------------------------------------------------------------------


class World:
    """One server with one table, and everything that one viewer has been sent."""

    def __init__(self, folder: Path, viewer: int | None, deck: list[int]) -> None:
        self.viewer = viewer
        self.deck = deck
        self.sent: list[tuple[str, Any]] = []
        """What was asked, and all bytes of the answer."""
        self.folder = folder
        self.logged: list[str] = []
        self.client = httpx.Client(timeout=20)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @contextmanager
    def running(self) -> Iterator[None]:
        game = HandsOnTheWeb()
        self.hub = Hub(Store(f"sqlite:///{self.folder / 'tables.db'}"), HereThinking(game), 0.0, {game.name: game})
        self.hub.signer = Signer(SECRET)
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
                while not server.started and not task.done():
                    await asyncio.sleep(0.01)
                ready.set()
                await task

            asyncio.run(serve())

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        assert ready.wait(20) and server.started
        try:
            yield
        finally:
            self.client.close()
            server.should_exit = True
            thread.join(20)
            logging.getLogger("reverie").removeHandler(handler)

    def inside(self, work: Any) -> Any:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def begin(self) -> None:
        """Ada opens the table; Bo and Cy sit down by their links."""
        signer = self.hub.signer
        options = {"promise": signer.seal(PROMISE, [TABLE, int(NOW)]), "entropy": "ab" * 32, "public": True}
        seats = [SeatWish("me", name="Ada"), SeatWish("link"), SeatWish("link")]
        id = self.inside(self.hub.open_table(Visitor("person-0", "Ada"), "hidden_hands", SETUP, seats, options))
        assert id == TABLE
        self.live = self.inside(self.hub.live(TABLE))
        self.look("nobody sits yet")
        for seat, name in ((1, "Bo"), (2, "Cy")):
            self.inside(self.hub.sit(self.live, seat, Visitor(f"person-{seat}", name), entropy="cd" * 8))

    def answer(self, seat: int, value: Any) -> None:
        """Somebody answers; if it is the viewer, what comes back is kept."""
        body = {"seq": self.live.room.at, "value": value}
        given = self.post(f"/api/tables/{TABLE}/answer", body, seat)
        assert given.status_code == 200, given.text

    def hand(self, seat: int) -> tuple[int, ...]:
        hand: tuple[int, ...] = self.live.room.match.state.players[seat].hand
        return hand

    # Everything that the viewer can ask for

    def headers(self, seat: int | None, key: bool) -> dict[str, str]:
        visitor = self.hub.signer.seal("visitor", f"person-{seat}")
        made = {"cookie": f"{VISITOR_COOKIE}={visitor}", "accept-encoding": "identity"}
        if key and seat is not None:
            made["authorization"] = f"Bearer {self.hub.seat_key(self.live, seat)}"
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
        """Ask for everything there is, rightly and wrongly."""
        self.sent.append((when, b""))
        self.inside(self.hub.flush())  # lists are written now and then; here they are always up to date
        for path in ("", "/watch", "/record", "/bug", "/fair", "/sit/forged.token"):
            self.get(f"/t/{TABLE}{path}")
        for path in ("/", "/replays", f"/replay/{TABLE}", f"/replay/{TABLE}/fair", "/health"):
            self.get(path)
        for path in ("", "/choice", "/record", "/nothing"):
            self.get(f"/api/tables/{TABLE}{path}", key=True)
            self.get(f"/api/tables/{TABLE}{path}")
        self.get(f"/api/replays/{TABLE}")
        at = self.live.room.at
        for value in (0, 4, 6, 12, 99, "keep", [4], {"card": 4}, None):
            if self.viewer is None or not self.legal(value):
                self.post(f"/api/tables/{TABLE}/answer", {"seq": at, "value": value}, self.viewer)
        self.post(f"/api/tables/{TABLE}/answer", {"seq": at - 1, "value": 4}, self.viewer)
        self.post(f"/api/tables/{TABLE}/join", {"name": "Eve", "seat": 1}, self.viewer)
        for query in ("as=json", "lang=en", "lang=en&lines=1"):
            asyncio.run(self.talk(query, at))
            self.inside(self.gone())

    def legal(self, value: Any) -> bool:
        owed = self.live.room.owed(self.viewer) if self.viewer is not None else None
        return owed is not None and owed.options.has(value)

    async def still(self) -> None:
        """Until every tab has been sent what its last message changed: else two changes may share a page."""
        while any(connection.stale.is_set() for connection in self.live.connections):
            await asyncio.sleep(0.001)

    async def gone(self) -> None:
        """Until nobody is connected any more."""
        while self.live.connections:
            await asyncio.sleep(0.001)

    async def talk(self, query: str, at: int) -> None:
        """Every message that changes nothing at the table, over a socket of its own."""
        if self.viewer is None:
            query += "&watch=1"
        elements = [f"card-{card}" for card in (1, 6, 9, 12)] + ["deck"]
        messages: list[Any] = [
            {"do": "sync"},
            {"do": "menu"},
            {"do": "menu"},
            {"do": "chat"},
            {"do": "chat"},
            {"do": "more"},
        ]
        messages += [{"do": act, "at": element, "seq": at} for element in elements for act in ("look", "why", "open")]
        messages += [{"do": "rule", "id": "HH-2", "line": f"l{number}"} for number in range(4)]
        messages += [{"do": "pick", "seq": at, "value": value} for value in (4, 12, 99) if not self.legal(value)]
        messages += [{"do": "answer", "seq": at, "value": value} for value in (4, 12, 99) if not self.legal(value)]
        messages += [{"do": "answer", "seq": at, "value": 4, "seat": seat} for seat in range(3) if seat != self.viewer]
        messages += [
            {"do": act, "seq": at} for act in ("hint", "back", "confirm", "consent", "refuse", "cheat", "close")
        ]
        messages += [
            {"do": "set", "seq": at, "index": 0, "amount": 1},
            {"do": "undo", "seq": at - 1},
            {"do": "rematch"},
        ]
        frames = []
        address = f"ws://127.0.0.1:{self.port}/t/{TABLE}/live?{query}"
        head = {"cookie": self.headers(self.viewer, False)["cookie"]}
        async with websockets.connect(address, additional_headers=head, compression=None, max_size=None) as socket:
            for number, message in enumerate([*messages, {"do": "ping"}]):
                await socket.send(json.dumps({**message, "n": number}))
                while True:
                    frame = await asyncio.wait_for(socket.recv(), 20)
                    told = json.loads(frame)
                    if [len(part) for part in told.get("lines", ())] != [2]:  # "all lines as before": sent or not
                        frames.append(frame)
                    if told.get("ok") == number or told.get("refused") == number:
                        break
                frames.append(f"-- after {message}")
                await asyncio.to_thread(self.inside, self.still())
            await asyncio.sleep(0.1)
        # Whether a page comes before or after an acknowledgement is a matter of the moment; which pages come is not.
        self.sent.append((f"frames {query}", sorted(set(map(str, frames)))))


class Kept(logging.Handler):
    """Keeps log lines as the server writes them."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines
        self.setFormatter(LogLines())

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


def decks(viewer: int | None) -> tuple[list[int], list[int]]:
    """Two orders of the deck that look the same to the viewer: everybody's third card, and the rest, are others.

    The first two cards of each hand are laid down in the open, so they are the same.
    """
    one = list(range(1, 21))
    two = list(one)
    for seat in range(3):
        if seat != viewer:
            place = 3 * seat + 2
            two[place], two[14 + seat] = two[14 + seat], two[place]
    two[9:] = two[9:][::-1]
    return one, two


STORIES: dict[tuple[int | None, tuple[int, ...]], World] = {}


def told(viewer: int | None, deck: list[int], tmp_path: Path) -> World:
    """The story of a world as one viewer was told it; each is lived once."""
    key = (viewer, tuple(deck))
    if key not in STORIES:
        folder = tmp_path / str(len(STORIES))
        folder.mkdir()
        world = World(folder, viewer, deck)
        with pytest.MonkeyPatch.context() as monkeypatch:
            play(world, monkeypatch)
        STORIES[key] = world
    return STORIES[key]


def play(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same story in every world: one round in the open, then bids that nobody has shown yet."""
    order = Permutation(20)
    place = next_index(order, tuple(card - 1 for card in world.deck))

    def scripted(seed: bytes, entropy: bytes, label: str, k: int, n: int) -> int:
        return place if label == "deck" else 0  # every die shows a one

    monkeypatch.setattr(record_module, "verifiable_below", scripted)
    monkeypatch.setattr(time, "time", lambda: NOW)
    numbers = count(1)
    monkeypatch.setattr(fair_module, "new_table_id", lambda: f"promised-{next(numbers)}")
    with world.running():
        world.begin()
        world.look("hands are dealt")
        world.answer(1, 4)
        world.look("Bo has chosen")
        world.answer(0, 1)
        world.look("Ada has chosen")
        world.answer(2, 7)
        world.look("cards are shown, dice rolled, Cy may trade")
        world.answer(2, 8)
        world.look("Cy has drawn a card")
        for seat in range(3):
            if seat != world.viewer and seat != 0:
                world.answer(seat, world.hand(seat)[-1])
        world.look("the others have chosen what nobody has seen")
        world.seed = seed_of(world.hub.signer, TABLE)
        world.before_end = len(world.sent)
        world.inside(world.hub.act(world.live, lambda: world.live.room.plan_resign(0)))
        world.look("it is over")


def next_index(order: Permutation, wanted: tuple[int, ...]) -> int:
    """Which number of a permutation this one has."""
    left, index = list(range(order.count)), 0
    for card in wanted:
        index = index * len(left) + left.index(card)
        left.remove(card)
    return index


@pytest.fixture(scope="module", autouse=True)
def template() -> Iterator[None]:
    """The toy's template, for as long as these tests run."""
    loader = environment().loader
    assert isinstance(loader, ChoiceLoader)
    added = DictLoader({"hidden_hands/table.html": TEMPLATE})
    loader.loaders = [added, *loader.loaders]
    yield
    loader.loaders = [one for one in loader.loaders if one is not added]


def told_bytes(sent: list[tuple[str, Any]]) -> bytes:
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


def first_difference(one: Any, two: Any) -> str:
    if isinstance(one, list):
        return f"only here: {[x[:600] for x in one if x not in two][:2]}\nonly there: {[x[:600] for x in two if x not in one][:2]}"
    a, b = one[2], two[2]
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return (
        f"{one[0]} {two[0]}\n{a[max(0, at - 200) : at + 200]!r}\n{b[max(0, at - 200) : at + 200]!r}\n{one[1]}\n{two[1]}"
    )


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["Ada", "Bo", "a spectator"])
def test_two_worlds_send_the_same_bytes(viewer: int | None, tmp_path: Path) -> None:
    worlds = [told(viewer, deck, tmp_path) for deck in decks(viewer)]
    one, two = worlds
    assert one.hub.signer.secret == two.hub.signer.secret and one.seed == two.seed
    assert [asked for asked, _told in one.sent] == [asked for asked, _told in two.sent]
    when = ""
    for (asked, mine), (_same, theirs) in zip(one.sent[: one.before_end], two.sent, strict=False):
        when = asked if mine == b"" else when
        assert mine == theirs, f"{when}: {asked}\n{first_difference(mine, theirs)}"
    assert one.logged[: len(two.logged)] == two.logged[: len(one.logged)]
    for world in worlds:
        before = told_bytes(world.sent[: world.before_end]) + "\n".join(world.logged).encode()
        assert len(before) > 200_000
        for secret in (world.seed, SECRET):
            for form, text in forms_of(secret).items():
                assert text not in before, form
        after = told_bytes(world.sent[world.before_end :])
        assert world.seed.hex().encode() in after  # the search would have found it
        assert not any(text in after for text in forms_of(SECRET).values())


def test_worlds_that_differ_in_what_one_may_see_are_told_apart(tmp_path: Path) -> None:
    """The comparison can fail: what looks the same to Ada does not to Bo."""
    worlds = [told(1, deck, tmp_path) for deck in decks(0)]
    one, two = [dict(world.sent[: world.before_end]) for world in worlds]
    differing = {asked for asked in one if asked in two and one[asked] != two[asked]}
    assert f"GET /t/{TABLE} False" in differing and f"GET /api/tables/{TABLE} True" in differing
    assert {"frames as=json", "frames lang=en"} <= differing


def test_a_sealed_record_shows_only_ones_own_answers(tmp_path: Path) -> None:
    world = told(1, decks(1)[0], tmp_path)
    records = [
        told[2].decode()
        for asked, told in world.sent[: world.before_end]
        if asked == f"GET /api/tables/{TABLE}/record True"
    ]
    lines = [json.loads(line) for line in records[-1].splitlines()]
    assert lines[0]["sealed"] and lines[0]["commitment"] and "server_seed" not in lines[0]
    assert lines[-1] == {"end": len(lines) - 2, "sealed": True}
    answers = lines[1:-1]
    assert all((value is None) == (seat != 1) for seat, value in answers) and [1, 4] in answers
