"""Replays that are looked at: games that are over, and records that somebody brought. Everything here may take long, so all of
it but the shelf is called off the event loop (`drawing`).

A replay holds a match of its own. What it works out (the log in words, the estimate) stays with it, and the shelf lets go of
replays by what they weigh.
"""

from __future__ import annotations

import secrets
import time
from bisect import bisect_right
from typing import Final, NamedTuple

from reverie.bots import BOTS
from reverie.kernel.game import Game
from reverie.kernel.header import RecordError
from reverie.kernel.match import Match
from reverie.kernel.plain import Body
from reverie.kernel.record import parse_record, replay
from reverie.kernel.state import State
from reverie.parts.plain import clean_name

from ..rooms.levels import level_of
from ..rooms.records import record_for
from ..rooms.room import Room
from ..rooms.sitting import BOT, Refused, Seat
from ..words.lines import Line, Lines
from .drawing import Drawing, breathe
from .reading import Reading
from .tables import Tables

MOST_UPLOADED: Final = 1_000_000_000
"""Bytes of all uploaded records together."""
MOST_ANSWERS: Final = 5_000
"""Answers of a game that is shown step by step: a long one has one thousand."""
MOST_BYTES: Final = 96_000_000
"""What all replays on the shelf may weigh together."""
ANSWER_BYTES: Final = 4_096
"""What an answer of a replay weighs: the state before it, and what happened then."""
LINE_BYTES: Final = 768
"""What a line of the log in words weighs, as it is told and as it is shown."""
MOST_TELLINGS: Final = 4
"""Logs in words that a replay keeps: one for each language and viewer that asked last."""


class Sitter(NamedTuple):
    """Who played at a seat: a name, "" where there is none; and whether that was a bot, with its level where it has one."""

    name: str
    bot: bool = False
    level: str = ""


class ReplayLine(NamedTuple):
    """One line of the log: at which step it happened, and what to show of it."""

    id: str
    step: int
    text: str
    rule: str
    mark: str
    style: str
    heading: str


class Telling:
    """The whole log of a replay in words, oldest first, for one viewer in one language."""

    __slots__ = ("lines", "plain", "steps", "stops", "turns")

    def __init__(self, match: Match, language: str, viewer: int | None) -> None:
        page = match.game.web_page(language)
        self.plain: list[Line] = Lines(page, viewer).upto(match)
        """The lines as a table shows them."""
        self.lines = [
            ReplayLine(
                one["id"], one["answer"], one["text"], one["rule"], one["mark"], one["class"], one["heading"] or ""
            )
            for one in self.plain
        ]
        outcome = match.concluded
        if outcome is not None:  # the end that players agreed on stands last
            self.lines.append(
                ReplayLine("end", len(match.answers), page.outcome(match.sight(viewer).state, outcome), "", "", "", "")
            )
        self.steps = [line.step for line in self.lines]
        self.turns = turns_of(self.lines)
        told = {line.step for line in self.lines if line.text} | {turn["step"] for turn in self.turns}
        self.stops = sorted({0, *told, len(match.answers)})
        """The steps at which something was told: where somebody let a window pass, or had no choice, nobody need stop."""

    def upto(self, step: int) -> int:
        """How many lines there are up to a step."""
        return bisect_right(self.steps, step)

    def line_at(self, step: int) -> str:
        """What happened last, up to a step."""
        return next((line.text for line in reversed(self.lines[: self.upto(step)]) if line.text), "")


def turns_of(lines: list[ReplayLine]) -> list[Body]:
    """The turns, each with the step it begins at. A heading may name a part of a turn after a dot: "Turn 5 · Conquest"."""
    turns: list[Body] = []
    for line in lines:
        name = line.heading.split(" · ")[0]
        if name and (not turns or turns[-1]["text"] != name):
            turns.append({"text": name, "step": line.step})
    return turns


class Replay:
    """A finished or uploaded match, played again and kept for looking at."""

    __slots__ = (
        "at",
        "curve",
        "ended",
        "id",
        "loops",
        "marks",
        "match",
        "rolls",
        "seats",
        "sitters",
        "tellings",
        "title",
        "weighed",
    )

    def __init__(
        self,
        id: str,
        match: Match,
        title: str,
        seats: list[str],
        at: int = 0,
        sitters: list[Sitter] | None = None,
        ended: float = 0.0,
    ) -> None:
        self.id = id
        self.match = match
        """This replay's own: nobody plays on in it."""
        self.title = title
        self.seats = seats
        self.at = at
        """The entry of its table's log up to which this is the game; 0 for a record that was uploaded."""
        self.sitters = sitters if sitters is not None else [recorded_sitter(match.game, name) for name in seats]
        """Who played, for people to read."""
        self.ended = ended
        """When the game was over; 0 where nobody knows."""
        self.weighed: dict[int, Body] = {}
        """What the strongest bot says about some answers, by their numbers."""
        self.rolls: list[Body] | None = None
        """What every roll and draw did beside its mean, once that has been reckoned."""
        self.tellings: dict[tuple[str, int | None], Telling] = {}
        self.curve: tuple[Body | None] | None = None
        """The estimate as it was drawn, once it has been; there may be none to draw."""
        self.loops: dict[str, list[Body]] = {}
        """The pictures that run in a loop, by their language."""
        self.marks: dict[str, list[int]] = {}
        """Steps to jump to, by what happened there, once somebody has looked for them."""

    def weight(self) -> int:
        """What this replay may come to take of memory, in bytes."""
        match = self.match
        lines = len(match.log) + len(match.notes)
        return ANSWER_BYTES * (len(match.answers) + 1) + LINE_BYTES * MOST_TELLINGS * lines

    def telling(self, language: str, viewer: int | None) -> Telling:
        key = (language, viewer)
        found = self.tellings.pop(key, None) or Telling(self.match, language, viewer)
        self.tellings[key] = found
        while len(self.tellings) > MOST_TELLINGS:
            del self.tellings[next(iter(self.tellings))]
        return found

    def state_at(self, step: int) -> State:
        """Step 0 is before the first answer, step n is after answer n."""
        self.match.recall()
        return self.match.past[step] if step < len(self.match.past) else self.match.state


def recorded_sitter(game: Game, name: str) -> Sitter:
    """Somebody in a record, which names bots by how they think."""
    if name.partition(":")[0] not in BOTS:
        return Sitter(name)
    level = level_of(game, name)
    return Sitter("", True, level.id if level is not None else "")


def seated(seat: Seat) -> Sitter:
    """Somebody at a table; whoever played there before stands before the name."""
    if seat.kind == BOT and not (seat.away or seat.name or seat.before):
        return Sitter("", True, seat.level)
    names = ", ".join(name for name in [*seat.before, seat.name] if name)
    return Sitter(names, seat.kind == BOT and not seat.away, seat.level if seat.kind == BOT and not seat.away else "")


def check_length(answers: int) -> None:
    if answers > MOST_ANSWERS:
        raise Refused("refused-long-replay", most=MOST_ANSWERS)


def replay_of_record(games: dict[str, Game], id: str, data: bytes) -> Replay:
    """An uploaded record, played again; raises RecordError that says what is wrong with it."""
    record = parse_record(data)
    if record.header.game not in games:
        raise RecordError(f"this server does not know the game {record.header.game!r}")
    if len(record.answers) > MOST_ANSWERS:
        raise RecordError(f"the record holds {len(record.answers)} answers; {MOST_ANSWERS} are the most that are shown")
    match = replay(games[record.header.game], record, breathe=breathe)
    return Replay(id, match, match.game.title, record.header.seats)


def replay_of_table(id: str, copy: Match, seats: list[str], at: int, sitters: list[Sitter], ended: float) -> Replay:
    """A finished table, from a copy of its match."""
    copy.breathe = breathe
    copy.recall()
    return Replay(id, copy, copy.game.title, seats, at, sitters, ended)


class Shelf:
    """Replays that somebody looked at lately, as many as may be kept together."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.kept: dict[str, Replay] = {}

    def get(self, id: str) -> Replay | None:
        found = self.kept.pop(id, None)
        if found is not None:
            self.kept[id] = found
        return found

    def put(self, made: Replay) -> None:
        """Keep a replay; those that nobody has asked for longest leave until all fit. The newest stays in any case."""
        self.kept.pop(made.id, None)
        self.kept[made.id] = made
        while len(self.kept) > 1 and self.weight() > self.most:
            del self.kept[next(iter(self.kept))]

    def drop(self, id: str) -> None:
        self.kept.pop(id, None)

    def weight(self) -> int:
        return sum(made.weight() for made in self.kept.values())


class Replays:
    """Games that are over and records that were brought, to look at; and records to take along."""

    def __init__(self, reading: Reading, tables: Tables, drawing: Drawing) -> None:
        self.reading = reading
        self.tables = tables
        self.drawing = drawing
        self.shelf = Shelf()

    async def find(self, id: str) -> Replay:
        """A finished table or an uploaded record, to look at; raises NoTable, Diverged, RecordError or Refused."""
        kept = self.shelf.get(id)
        if kept is not None and not kept.at:
            return kept
        data = None if kept is not None else await self.reading.do(self.reading.store.replay, id)
        if data is not None:
            made = await self.drawing.do(replay_of_record, self.tables.games, id, data)
        else:
            room = (await self.tables.live(id)).room
            if not room.over():
                self.shelf.drop(id)
                raise Refused("refused-not-over")
            if kept is not None and kept.at == room.at:
                return kept
            check_length(len(room.match.answers))
            seats, sitters = [seat.recorded() for seat in room.seats], [seated(seat) for seat in room.seats]
            made = await self.drawing.do(replay_of_table, id, room.match.copy(), seats, room.at, sitters, room.updated)
            if room.at != made.at:
                raise Refused("refused-not-over")  # taken back meanwhile, where that can be
        self.shelf.put(made)
        return made

    async def keep(self, data: bytes) -> str:
        """Keep an uploaded record; raises RecordError that says what is wrong with it, or Refused."""
        store = self.reading.store
        if await self.reading.do(store.replay_bytes) + len(data) > MOST_UPLOADED:
            raise Refused("refused-uploads")
        id = secrets.token_urlsafe(9)
        made = await self.drawing.do(replay_of_record, self.tables.games, id, data)
        title = f"{made.title}: {' – '.join(clean_name(name) for name in made.seats)}"
        await self.reading.do(store.keep_replay, id, data, title, time.time())
        self.shelf.put(made)
        return id

    async def record(self, room: Room, seats: set[int], named: bool = True) -> bytes:
        """The record of a table as whoever holds these seats may have it; without names, if that is wished."""
        copy = room.match.copy()
        copy.breathe = breathe
        if not named:
            copy.header.seats = list(room.game.seats_of(copy.header.setup))
        return await self.drawing.do(record_for, copy, seats)


__all__ = [
    "MOST_ANSWERS",
    "Replay",
    "ReplayLine",
    "Replays",
    "Shelf",
    "Sitter",
    "Telling",
    "recorded_sitter",
    "replay_of_record",
    "replay_of_table",
    "seated",
    "turns_of",
]
