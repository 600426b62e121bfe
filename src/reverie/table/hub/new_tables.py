"""New tables: set up by somebody, or following another one."""

from __future__ import annotations

import logging

from reverie.kernel.game import NO_PERSON, Game, SetupError
from reverie.kernel.header import COMMITTED, GIVEN, is_entropy
from reverie.kernel.plain import Answer, Body
from reverie.parts.plain import SeatWish, clean_name

from ..rooms import pulse
from ..rooms.clocks import agreed_clock
from ..rooms.identity import Visitor
from ..rooms.levels import find_level
from ..rooms.promises import EPOCH, Dice, Promises
from ..rooms.room import BOT, OPEN, PERSON, Refused, Room, Seat
from ..store.entries import Entry
from ..store.errors import SeqTaken
from .drawing import Drawing
from .limits import Buckets
from .live import Live
from .parts import Acts
from .reading import Reading
from .tables import Tables
from .webhook import agreed_webhook

log = logging.getLogger("reverie.table")

UNDOS = ("free", "ask", "off")


class NewTables:
    """Where tables are made."""

    def __init__(
        self,
        hub: Acts,
        reading: Reading,
        tables: Tables,
        drawing: Drawing,
        promises: Promises,
    ) -> None:
        self.hub = hub
        self.reading = reading
        self.tables = tables
        self.drawing = drawing
        self.promises = promises
        self.creations = Buckets(rate=0.5, burst=30)
        self.joins = Buckets(rate=1, burst=60)

    def check_creation(self, address: str) -> None:
        """Nobody opens tables by the hundred; raises Refused."""
        if not self.creations.take(address):
            raise Refused("refused-too-many")

    def check_joining(self, address: str) -> None:
        """Nor does anybody sit down by the hundred: each time leaves a row behind; raises Refused."""
        if not self.joins.take(address):
            raise Refused("refused-too-many")

    async def open_table(
        self,
        visitor: Visitor,
        game_name: str,
        wishes: Body,
        seats: list[SeatWish],
        options: Body,
    ) -> str:
        """Set up a table; raises SetupError with a message for people. Of what belongs to something larger the options say which `id`
        it is to have: opened twice, it is opened once."""
        games = self.tables.games
        if game_name not in games:
            raise SetupError(f"there is no game {game_name!r}; there are {', '.join(games)}")
        game = games[game_name]
        setup = game.setup(wishes)
        wanted = len(game.seats_of(setup))
        if len(seats) != wanted:
            raise SetupError(f"{game.title} has {wanted} seats when set up like this, not {len(seats)}")
        setup = game.seated(setup, people(seats))
        sitting = [seated(game, wish, visitor) for wish in seats]
        name_apart([seat for seat, wish in zip(sitting, seats, strict=True) if wish.kind != "theirs"], visitor.name)
        dice = await self.dice(str(options.get("promise") or ""), options.get("entropy"))
        dice.id = str(options.get("id") or dice.id)
        holders = {seat: {visitor.id} for seat, wish in enumerate(seats) if wish.kind in ("me", "here")}
        holders |= {seat: {wish.person} for seat, wish in enumerate(seats) if wish.kind == "theirs"}
        try:
            return await self._create(game, setup, sitting, agreed(options), holders, dice, options.get("begin"))
        except SeqTaken as error:
            there = await self.tables.live(dice.id)
            if there.seats_of(visitor.id) or options.get("id"):
                return dice.id  # the same form sent once more, or somebody else was quicker with the same session
            raise Refused("refused-promise-used") from error

    async def dice(self, promise: str = "", entropy: object = "") -> Dice:
        """The dice of a promise, or fresh ones; raises Refused for a promise that does not stand."""
        await self._same_epoch()
        return self.promises.dice(promise, entropy)

    async def _same_epoch(self) -> None:
        """A backup may have been restored while this process runs: what was promised before it stands no longer."""
        self.promises.epoch = await self.reading.do(self.reading.store.secret, EPOCH)

    async def _create(
        self,
        game: Game,
        setup: Body,
        sitting: list[Seat],
        options: Body,
        holders: dict[int, set[str]],
        dice: Dice,
        begin: list[tuple[int, Answer]] | None = None,
    ) -> str:
        """With `begin`, the game goes on from the answers of another one. Raises SeqTaken when the id is in use."""
        id = dice.id
        adding = dice.seat if dice.seat >= 0 else min(holders, default=-1)
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
        first = Entry(1, "opened", -1, body, pulse.now())
        room = await self.drawing.do(Room, id, game, first) if begin else Room(id, game, first)
        await self.reading.do(self.reading.store.create, room.row(), [first])
        for seat, persons in holders.items():
            for person in persons:
                await self.reading.do(self.reading.store.hold, id, seat, person)
        live = Live(room, {seat: set(persons) for seat, persons in holders.items()})
        self.tables.open[id] = live
        log.info("table opened", extra={"table": id, "game": game.name})
        self.hub.begun(live)
        return id

    # The table that follows ------------------------------------------------------------------------------------------

    def rematch_offer(self, live: Live) -> dict[str, str] | None:
        """The table that would follow this one, and the commitment to its dice; None while the game goes on."""
        room = live.room
        if not room.over() or room.rematch or room.options.get("home"):
            return None
        dice = self.promises.of_rematch(room.id)
        return {"table": dice.id, "commitment": dice.commitment() if room.fair() else ""}

    async def rematch(
        self,
        live: Live,
        seat: int,
        entropy: object = "",
        commitment: str = "",
        address: str | None = None,
        level: str = "",
    ) -> str:
        """The same again with seats swapped where that makes a difference: everybody finds the new table from the old.

        Bots may play there at another `level`. However many ask at the same time, one table is made. `commitment` is the one
        that whoever asks was shown.
        """
        room = live.room
        async with live.following:
            if room.rematch:
                return room.rematch
            if not room.over():
                raise Refused("refused-not-over")
            if room.options.get("home"):
                raise Refused("refused-session")
            await self._same_epoch()
            dice = self.promises.of_rematch(room.id)
            if commitment and commitment != dice.commitment():
                raise Refused("refused-promise-foreign")
            if address is not None:
                self.check_creation(address)
            dice.promised, dice.seat = bool(commitment), seat
            dice.entropy = str(entropy) if is_entropy(entropy) else ""
            seats = [raised(room.game, one.afresh(), level) for one in room.seats]
            holders = {number: set(persons) for number, persons in live.holders.items()}
            try:
                await self._create(room.game, room.match.header.setup, seats, room.options, holders, dice)
            except SeqTaken:  # another process was quicker, or stopped before it could say so
                log.info("table opened elsewhere", extra={"table": dice.id})
            try:
                await self.hub.act(live, lambda: room.plan_rematch(seat, dice.id))
            except Refused:
                if not room.rematch:
                    raise
            return room.rematch


def raised(game: Game, seat: Seat, level: str) -> Seat:
    """A bot as it plays at another level; whoever else sits there stays as they are."""
    known = find_level(level)
    return Seat(BOT, seat.name, known.id, game.bots.levels[known.id]) if known and seat.kind == BOT else seat


def seated(game: Game, wish: SeatWish, visitor: Visitor) -> Seat:
    """The seat that a wish asks for; raises SetupError."""
    if wish.kind in ("me", "here"):
        return Seat(PERSON, clean_name(wish.name or visitor.name))
    if wish.kind == "theirs":
        return Seat(PERSON, clean_name(wish.name), owner=wish.person)
    if wish.kind == "bot":
        level = find_level(wish.bot)
        if level is None:
            raise SetupError(f"there is no bot of level {wish.bot!r}")
        return Seat(BOT, wish.name, level.id, game.bots.levels[level.id])
    if wish.kind in ("link", "open"):
        return Seat(OPEN, public=wish.kind == "open")
    raise SetupError(f"nobody of kind {wish.kind!r} can sit at a table")


def people(seats: list[SeatWish]) -> tuple[int, ...]:
    """A number for everybody who will sit there; who opens the table for several seats is one person, and so is a member of a party."""
    known: list[str] = []
    found: list[int] = []
    for number, wish in enumerate(seats):
        if wish.kind == "bot":
            found.append(NO_PERSON)
            continue
        who = wish.kind if wish.kind == "me" else f"theirs {wish.person}" if wish.kind == "theirs" else f"seat {number}"
        if who not in known:
            known.append(who)
        found.append(known.index(who))
    return tuple(found)


def name_apart(sitting: list[Seat], name: str) -> None:
    """Several people at one screen are told apart: whoever gave no name is not called like the first, but by a number."""
    same = [seat for seat in sitting if seat.kind == PERSON and name and seat.name == clean_name(name)]
    for number, seat in enumerate(same[1:], start=2):
        seat.name = clean_name(f"{name} {number}")


def agreed(options: Body) -> Body:
    """What a table agrees on, out of what was asked for; raises SetupError."""
    undo = options.get("undo", "free")
    return {
        "undo": undo if undo in UNDOS else "free",
        "odds": bool(options.get("odds", True)),
        "public": bool(options.get("public", False)),
        "clock": agreed_clock(options.get("clock")),
        "auto": bool(options.get("auto", True)),
        "companion": bool(options.get("companion", False)),
        "guests": bool(options.get("guests", False)),
        "home": options.get("home") or None,
        "webhook": agreed_webhook(options.get("webhook")),
    }


__all__ = ["NewTables"]
