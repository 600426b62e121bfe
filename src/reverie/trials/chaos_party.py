"""The party of `reverie chaos`: programs that play over real sockets and keep a ledger of what was acknowledged to them.

They answer, talk, take back, pause, give up and play again, join, hand a seat over and watch; some have a clock. What is shown to
each of them is kept as well, to be compared with what the rules show that seat at that entry of the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from contextlib import suppress
from typing import Any, Final

import msgspec

from reverie.games import find_game
from reverie.kernel.plain import Body, Setup
from reverie.table.rooms.identity import Signer

from .clients import LOOPBACK, Line, ask, open_line, some_answer

SETUPS: Final[dict[str, Setup]] = {
    "dreamblade": {"turn_limit": 4, "edges": "A"},
    "dice_throne": {"sudden_death": 3, "windows": "legal"},
}
UNANSWERED: Final = 5.0
"""After so many seconds without a word a client opens its line again."""
PATIENCE: Final = 0.02
TAKEN_UP: Final = 0.2
"""How often somebody takes up an offer that nobody waits for."""
CLOCK: Final = {"kind": "game", "minutes": 300, "increment": 5}
"""Longer than any run: nobody may lose by it, however often the server is away."""
SIDE: Final = 1_000_000
"""Numbers of messages that are no answers begin here."""
ACTS: Final = {
    "chat": 4,
    "undo": 2,
    "pause": 1,
    "resume": 2,
    "consent-undo": 2,
    "consent-pause": 1,
    "refuse-undo": 1,
    "draw": 0.3,
    "refuse-draw": 1,
    "hand": 0.5,
    "resign": 0.2,
}
"""What players do besides answering, and how often."""


class Acknowledged(msgspec.Struct):
    """What a client was promised."""

    table: str
    seat: int
    seq: int
    id: str
    value: object


def shown(view: object) -> str:
    """A view, short: the same as sent and as the rules have it."""
    plain = msgspec.json.decode(msgspec.json.encode(view))
    return hashlib.blake2b(msgspec.json.encode(plain, order="sorted"), digest_size=16).hexdigest()


class Party:
    """All clients, and what they have seen."""

    def __init__(self, url: str, rng: random.Random, game: str) -> None:
        self.url = url
        self.rng = rng
        self.game = game
        self.signer = Signer(b"")
        """The server's own, for links that a person would copy from a page."""
        self.ledger: list[Acknowledged] = []
        self.said: list[tuple[str, str]] = []
        self.joined: list[tuple[str, int]] = []
        self.follows: list[tuple[str, str]] = []
        self.views: dict[str, dict[tuple[int, int | None], set[str]]] = {}
        self.tables: list[str] = []
        self.lines: set[Line] = set()
        self.ending = False
        self.counts = {"sent": 0, "resent": 0, "refused": 0, "store_refused": 0, "connections": 0, "games": 0}
        self.acts: dict[str, int] = {}
        self.addresses = list(LOOPBACK)
        self.rng.shuffle(self.addresses)
        self.recovered: list[float] = []
        self.killed_at = 0.0

    def acknowledged(self, one: Acknowledged) -> None:
        self.ledger.append(one)
        if self.killed_at:
            self.recovered.append(time.monotonic() - self.killed_at)
            self.killed_at = 0.0

    def done(self, act: str) -> None:
        self.acts[act] = self.acts.get(act, 0) + 1

    async def off_loop(self, path: str, body: Body, whence: str = "") -> Body:
        return await asyncio.get_running_loop().run_in_executor(None, ask, self.url, path, body, whence)


class Watcher:
    """A line that is opened again whenever it is cut, and what comes over it."""

    def __init__(self, party: Party, table: str, seat: int | None = None) -> None:
        self.party = party
        self.table = table
        self.seat = seat
        self.line: Line | None = None
        self.over = False
        self.heard = time.monotonic()
        self.lost = asyncio.Event()

    def path(self) -> str:
        return f"/t/{self.table}/live?as=json&watch=1"

    async def play(self) -> None:
        """Until the game is over or the party ends."""
        while not self.over and not self.party.ending:
            self.lost.clear()
            try:
                self.line = await open_line(self.party.url, self.path(), self.told, self.lost.set)
            except (OSError, TimeoutError):
                await asyncio.sleep(self.party.rng.uniform(PATIENCE, 5 * PATIENCE))
                continue
            self.party.counts["connections"] += 1
            self.party.lines.add(self.line)
            self.heard = time.monotonic()
            self.begin()
            await self.watch()
            self.line.cut()
            self.party.lines.discard(self.line)

    def begin(self) -> None:
        """The line is open again."""

    def waits(self) -> bool:
        """Whether something was said that is not answered yet."""
        return False

    async def watch(self) -> None:
        while not self.over and not self.party.ending:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.lost.wait(), 0.5)
            if self.lost.is_set() or (self.waits() and time.monotonic() - self.heard > UNANSWERED):
                return

    def told(self, line: Line, data: bytes) -> None:
        self.line = line
        self.heard = time.monotonic()
        self.take(msgspec.json.decode(data))

    def take(self, message: Body) -> None:
        if "view" in message:
            seat = (
                message["seat"] if message["seat"] in (self.seat, None) else self.seat
            )  # another's would be found out
            kept = self.party.views.setdefault(self.table, {})  # who has handed a seat over sees on as one who watches
            kept.setdefault((message["seq"], seat), set()).add(shown(message["view"]))
            self.over = self.ended(message)

    def ended(self, message: Body) -> bool:
        return message["outcome"] is not None


class Player(Watcher):
    """One seat's client. An answer that was not acknowledged is sent again with the same id, until its fate is known."""

    def __init__(self, party: Party, table: str, seat: int, token: str, alone: bool) -> None:
        super().__init__(party, table, seat)
        self.token = token
        self.alone = alone
        self.hands = 0
        """How often this seat was handed over; once is enough."""
        self.open: Acknowledged | None = None
        self.number = 0
        self.side = SIDE
        self.asides: dict[int, tuple[str, str]] = {}
        self.answered = -1
        """The last decision that was answered for good or refused."""
        self.again = False
        """A rematch has been asked for."""

    def path(self) -> str:
        return f"/t/{self.table}/live?as=json&token={self.token}"

    def begin(self) -> None:
        self.asides = {}  # nobody will say any more what became of them
        if self.open is not None:
            self.party.counts["resent"] += 1
            self.say(self.open)

    def waits(self) -> bool:
        return self.open is not None

    def say(self, answer: Acknowledged) -> None:
        assert self.line is not None
        self.line.send({"do": "answer", "n": self.number, "seq": answer.seq, "value": answer.value, "id": answer.id})

    def take(self, message: Body) -> None:
        super().take(message)
        if "ok" in message:
            self.settled(message["ok"], None)
        elif "refused" in message:
            self.settled(message["refused"], message["key"])
        elif "go" in message:
            self.follow(str(message["go"]))
        elif "gone" in message and not message["retry"]:  # the seat was handed over, and the new key lost on its way
            self.hands += 1
            self.token = self.party.signer.seat_token(self.table, self.seat or 0, hands=1)
        elif "view" in message:
            choice = message["choice"]
            waited = self.seat in message["deciding"] or self.party.rng.random() < TAKEN_UP
            if choice is not None and waited and self.open is None and message["seq"] > self.answered:
                self.answer(message["seq"], choice["options"])
            if self.party.rng.random() < 0.12 and not message["outcome"]:
                self.aside(message["seq"])

    def ended(self, message: Body) -> bool:
        """Whoever asks for a rematch stays until it is answered."""
        if message["outcome"] is None:
            return False
        if not self.again and self.party.rng.random() < 0.7:
            self.again = True
            offer = message["again"] or {}
            more = {"commitment": offer["commitment"]} if offer.get("commitment") else {}
            self.send("rematch", "", entropy=f"{self.party.rng.getrandbits(64):016x}", **more)
            return False
        return not any(act == "rematch" for act, _told in self.asides.values())

    def answer(self, seq: int, options: list[Any]) -> None:
        rng = self.party.rng
        self.number += 1
        id = f"{rng.getrandbits(64):x}"
        self.open = Acknowledged(self.table, self.seat or 0, seq, id, some_answer(options, rng))
        self.party.counts["sent"] += 1
        self.say(self.open)

    def settled(self, number: int | None, why: str | None) -> None:
        if number in self.asides:
            self.settled_aside(number, why)
            return
        answer = self.open
        if answer is None or number != self.number:
            return
        if why is None:
            self.party.acknowledged(answer)
            self.answered = answer.seq
            self.open = None
        elif why.startswith("store-") or why == "refused-stopping":
            self.party.counts["store_refused"] += 1
            asyncio.get_running_loop().call_later(PATIENCE * 5, self.once_more, answer)
        else:
            self.party.counts["refused"] += 1
            self.answered = answer.seq if why == "refused-stale" else self.answered
            self.open = None
            if self.line is not None:
                self.line.send({"do": "sync"})

    def once_more(self, answer: Acknowledged) -> None:
        if self.open is answer and self.line is not None:
            self.party.counts["resent"] += 1
            self.say(answer)

    # Besides answering

    def send(self, act: str, told: str, **more: object) -> None:
        if self.line is not None:
            self.side += 1
            self.asides[self.side] = (act, told)
            self.line.send({"do": act, "n": self.side, **more})

    def aside(self, seq: int) -> None:
        rng = self.party.rng
        act = rng.choices(list(ACTS), list(ACTS.values()))[0]
        word, _dash, what = act.partition("-")
        if act == "chat":
            text = f"{rng.getrandbits(64):x}"
            self.send(act, text, text=text)
        elif act == "hand":
            if not self.hands and not self.alone:
                self.hands = 1
                asyncio.get_running_loop().create_task(self.hand_over())
        elif act == "undo":
            self.send(act, "", seq=seq)
        elif what:
            self.send(word, what, what=what)
        else:
            self.send(act, "")

    def settled_aside(self, number: int, why: str | None) -> None:
        act, told = self.asides.pop(number)
        if why is None:
            self.party.done(f"{act}-{told}" if act in ("consent", "refuse") else act)
            if act == "chat":
                self.party.said.append((self.table, told))
        elif act == "rematch" and why.startswith("store-"):
            self.again = False
        if self.line is not None and (act == "rematch" or why == "refused-paused"):
            self.line.send({"do": "sync"})

    def follow(self, path: str) -> None:
        id = path.rpartition("/")[2]
        self.party.follows.append((self.table, id))
        if id not in self.party.tables:
            self.party.tables.append(id)

    async def hand_over(self) -> None:
        """Somebody else takes this seat by its link; the old key is worth nothing from then on."""
        seat = self.seat or 0
        link = self.party.signer.seat_token(self.table, seat, purpose="hand")
        try:
            made = await self.party.off_loop(f"/api/tables/{self.table}/join", {"token": link, "name": "Three"})
        except OSError:
            return  # it may have happened all the same: then the line says that the key is of before
        self.token = made["token"]
        self.party.done("hand")
        if self.line is not None:
            self.line.cut()


async def keep_playing(party: Party, against_bot: bool) -> None:
    """One table after the other, a client for each seat, of which one may be a bot of the house; at some, somebody watches."""
    rng = party.rng
    while not party.ending:
        whence = party.addresses[len(party.tables) % len(party.addresses)]
        kind = "bot" if against_bot else rng.choice(("you", "open"))
        setup = SETUPS.get(party.game) or find_game(party.game).sample_setup(rng.getrandbits(16))
        seats = [
            *[{"kind": "you", "name": "One"} for _ in range(seats_of(party.game, setup) - 1)],
            {"kind": kind, "name": "Two", "level": "novice" if against_bot else ""},
        ]
        body: Body = {"game": party.game, "seats": seats, "setup": setup}
        if rng.random() < 0.3:
            body["clock"] = CLOCK
        try:
            made = await party.off_loop("/api/tables", body, whence)
        except OSError:
            await asyncio.sleep(5 * PATIENCE)
            continue
        table = made["table"]
        party.tables.append(table)
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        if kind == "open" and not await join(party, table, tokens):
            continue
        players: list[Watcher] = [Player(party, table, seat, token, against_bot) for seat, token in tokens.items()]
        if rng.random() < 0.4:
            players.append(Watcher(party, table))
        await asyncio.gather(*(player.play() for player in players))
        party.counts["games"] += all(player.over for player in players)


def seats_of(name: str, setup: Setup) -> int:
    """How many play."""
    game = find_game(name)
    return len(game.seats_of(game.setup(setup)))


async def join(party: Party, table: str, tokens: dict[int, str]) -> bool:
    """Take the open seat; False where nobody can say whether it was taken."""
    while not party.ending:
        try:
            made = await party.off_loop(f"/api/tables/{table}/join", {"name": "Two"})
        except OSError as error:
            if " 409 " in str(error):
                return False
            await asyncio.sleep(5 * PATIENCE)
            continue
        party.joined.append((table, made["seat"]))
        tokens[made["seat"]] = made["token"]
        party.done("join")
        return True
    return False


__all__ = ["Acknowledged", "Party", "keep_playing", "shown"]
