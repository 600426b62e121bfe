"""One table in memory. Everything that ever happens at it is an entry of its log; a room is what the log says.

`apply` is the only writer and never refuses. The `plan_…` methods say which entries an act would write, or refuse it with
`Refused`; the hub makes them durable first and applies them then. So a room that is read anew is the same room.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import NATURE, Choice, IllegalAnswer
from reverie.kernel.codec import comparable, digest, load, marked, save, tuples
from reverie.kernel.events import Event
from reverie.kernel.game import Game, Outcome
from reverie.kernel.record import COMMITTED, RESIGNED, STREAM, TIME, Header, Match, resume

from ..store.entries import Entry, TableRow
from . import pulse
from .leaving import RoomLeaving
from .offers import RoomOffers
from .pinning import fingerprint
from .sitting import BOT, OPEN, PERSON, Diverged, Refused, Seat
from .talk import LONGEST_CHAT, RoomTalk
from .ways import TURNS, RoomWays

SNAPSHOT_EVERY: Final = 100
PAST_KEPT: Final = 24
"""States of a table's past that stay in memory; the log holds all of it."""
MOST_IDS: Final = 500
SNAPSHOT_FORMAT: Final = 1
DIGEST_EVERY: Final = 20
"""Answers between two digests of the state in a table's log."""


class Room(RoomOffers, RoomLeaving, RoomWays, RoomTalk):
    """One table: the match, who sits where, what has been offered and said."""

    def __init__(self, id: str, game: Game, opened: Entry) -> None:
        self.id = id
        self.game = game
        body = opened.body
        self.seats = [Seat(**seat) for seat in body["seats"]]
        self.options: dict[str, Any] = body["options"]
        self.created = opened.at
        self.updated = opened.at
        names = [seat.recorded() for seat in self.seats]
        seed = bytes.fromhex(body.get("server_seed", ""))
        self.match = Match(game, body["setup"], body["seed"], names, body.get("nature", STREAM), seed)
        self.entropy: list[str] = list(body.get("entropy") or [""] * len(self.seats))
        """What each seat has added to the dice."""
        if self.match.header.nature == COMMITTED:
            self.match.header.promised = bool(body.get("promised", False))
            self.match.header.promise = id if body.get("promised") else ""
        if self.match.header.version != body["version"] or self.match.header.content != body["content"]:
            raise Diverged("the rules or the pieces of this table have changed since it was opened")
        self.seq = opened.seq
        """The last entry of the log."""
        self.at = opened.seq
        """The last entry that changed the game itself: what answers refer to."""
        self.begin_talk()
        self.offers: dict[str, dict[str, Any]] = {}
        """What waits for somebody's consent: `undo`, `draw` or `pause`, with who asked, who was asked and who has agreed."""
        self.applied: dict[str, int] = {}
        """Ids of the latest client messages that were applied, so that one sent twice counts once."""
        self.rematch = ""
        """The table that follows this one."""
        self.thought: dict[int, float] = {}
        """How long each bot thought about its last answer."""
        self.paused = False
        self.rechecked = False
        """Played from its start because the sources of the rules have changed, and found the same: due for a new snapshot."""
        self.by_itself: dict[int, int] = {}
        """Seats that are about to answer by themselves, and at which `at`: not of the log, nobody's to know."""
        self.automatic: set[int] = set()
        """The answers that seats gave by themselves: undo goes past them."""
        if body.get("begin"):
            self._take_over(body["begin"])
        self.begin()
        self.begin_ways(opened.at)
        self.settle_end()

    # Reading ---------------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return self.match.outcome()

    def over(self) -> bool:
        return self.outcome() is not None

    def waiting(self) -> bool:
        """Somebody still has to sit down."""
        return any(seat.kind == OPEN for seat in self.seats)

    def owed(self, seat: int) -> Choice | None:
        """What this seat is asked now."""
        if self.paused or self.over() or self.waiting():
            return None
        return pending_for(self.match.state, seat)

    def passes(self, seat: int) -> bool:
        """This seat is about to answer by itself, as its owner wishes."""
        return self.by_itself.get(seat) == self.at

    def deciding(self) -> list[int]:
        """The seats that are asked something now."""
        if self.paused or self.over() or self.waiting():
            return []
        return [choice.seat for choice in self.match.choices() if choice.seat != NATURE]

    def fair(self) -> bool:
        """Whether the dice follow from a seed that was committed to."""
        return self.match.header.nature == COMMITTED

    def final(self) -> bool:
        """Nothing can be taken back any more: the players ended it, or the end has told the seed of the dice."""
        return self.match.concluded is not None or (self.fair() and self.over())

    def people(self) -> list[int]:
        """The seats of people who have not left the game."""
        left = self.match.state.left
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON and number not in left]

    def status(self) -> str:
        return "over" if self.over() else "open" if self.waiting() else "playing"

    def undo_to(self, seats: set[int]) -> int | None:
        """The last answer that one of these seats gave: where its undo would go back to. Dice rolled by hand are anybody's."""
        if self.options.get("companion"):
            seats = seats | {NATURE}
        for number in range(len(self.match.answers) - 1, self.match.header.given - 1, -1):
            if self.match.answers[number][0] in seats and number not in self.automatic:
                return number
        return None

    def row(self) -> TableRow:
        """The line that lists show."""
        outcome = self.outcome()
        summary = {
            "deciding": self.deciding(),
            "answers": len(self.match.answers),
            "moment": self.game.moment(self.match.state),
            "scores": list(self.game.scores(self.match.state)),
            "winners": list(outcome.winners) if outcome is not None else None,
            "reason": outcome.reason if outcome is not None else "",
            "timed": self.next_due() is not None,
            "sides": [self.game.allies(self.match.header.setup, seat)[0] for seat in range(len(self.seats))],
        }
        return TableRow(
            self.id,
            self.game.name,
            self.created,
            self.updated,
            self.status(),
            [seat.shown() for seat in self.seats],
            summary,
            bool(self.options.get("public", False)),
        )

    # What acts would write -------------------------------------------------------------------------------------------

    def entry(self, kind: str, seat: int, body: dict[str, Any], ahead: int = 1) -> Entry:
        """An entry to be written. What merely equals a seat (1.0, true) would spoil the log for good, so it is refused here too."""
        if type(seat) is not int:
            raise Refused("refused-no-seat")
        return Entry(self.seq + ahead, kind, seat, body, pulse.now())

    def plan_answer(
        self, seat: int, value: Any, at: int, id: str = "", seconds: float | None = None, by_itself: bool = False
    ) -> list[Entry]:
        """A seat answers what it was asked at `at`."""
        self.require_play()
        if self.paused:
            raise Refused("refused-paused")
        if at != self.at:
            raise Refused("refused-stale")
        choice = pending_for(self.match.state, seat) if type(seat) is int else None
        if choice is None:
            raise Refused("refused-not-asked")
        value = tuples(value)
        try:
            fits = choice.options.has(value)
        except (TypeError, ValueError):
            fits = False
        if not fits:
            raise Refused("refused-illegal", choice.rule)
        try:
            answers = self.match.foresee(seat, value)
        except IllegalAnswer as error:
            raise Refused("refused-illegal", choice.rule) from error
        body: dict[str, Any] = {"answers": answers}
        before, ahead = len(self.match.answers), self.match.ahead
        if ahead is not None and before // DIGEST_EVERY != (before + len(answers)) // DIGEST_EVERY:
            body.update(marked(digest(self.game, ahead.state)))
        if id:
            body["id"] = id
        if seconds is not None:
            body["seconds"] = round(seconds, 2)
        if by_itself:
            body["by_itself"] = True
        return [self.entry("answered", seat, body)]

    def plan_sit(self, seat: int, name: str, entropy: str = "") -> list[Entry]:
        """Somebody takes an open seat, and adds to the dice."""
        if not 0 <= seat < len(self.seats):
            raise Refused("refused-no-seat")
        if self.seats[seat].kind != OPEN:
            raise Refused("refused-taken")
        return [self.entry("sat", seat, {"name": name, "entropy": entropy} if entropy else {"name": name})]

    def plan_rematch(self, seat: int, table: str) -> list[Entry]:
        if self.rematch:
            raise Refused("refused-already-asked")
        return [self.entry("followed", seat, {"table": table})]

    # Applying --------------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Let an entry of the log have happened."""
        if entry.seq != self.seq + 1:
            raise Diverged(f"entry {entry.seq} follows {self.seq}: the log has a gap")
        getattr(self, "_" + entry.kind)(entry)
        self.seq = entry.seq
        self.updated = entry.at
        self.settle_offers(entry)
        if entry.kind in TURNS:
            self.at = entry.seq
            self.settle_end()
        self.follow(entry)

    def _take_over(self, answers: list[Any]) -> None:
        """Begin where another game stood."""
        try:
            self.match.take_over(read_answers(answers))
        except IllegalAnswer as error:
            raise Diverged(str(error)) from error

    def begin(self) -> None:
        """The first dice fall when everybody sits: until then nobody, the server included, can know them."""
        if self.match.held and not self.waiting():
            self.match.begin(self.entropy)

    def settle_end(self) -> None:
        if self.over():
            self.offers.clear()

    def _answered(self, entry: Entry) -> None:
        answers = read_answers(entry.body["answers"])
        before = len(self.match.answers)
        try:
            self.match.submit(*answers[0])
        except IllegalAnswer as error:
            raise Diverged(str(error)) from error
        if self.match.answers[before:] != answers:
            raise Diverged(f"answer {before + 1} is followed by other dice than were recorded")
        if comparable(entry.body) and entry.body["digest"] != self.match.digest():
            raise Diverged(f"after answer {before + 1} the state is another one than it was: the rules have changed")
        if len(self.match.past) > 2 * PAST_KEPT:
            self.match.forget(PAST_KEPT)
        self.offers.pop("undo", None)
        if entry.body.get("by_itself"):
            self.automatic.add(before)
        if "seconds" in entry.body:
            self.thought[entry.seat] = entry.body["seconds"]
        if "id" in entry.body:
            self.applied[entry.body["id"]] = entry.seq
            while len(self.applied) > MOST_IDS:
                del self.applied[next(iter(self.applied))]

    def _undone(self, entry: Entry) -> None:
        self.match.undo(entry.body["to"], consent=True)
        self.automatic = {number for number in self.automatic if number < entry.body["to"]}
        self.offers.pop("undo", None)

    def _concluded(self, entry: Entry) -> None:
        if entry.body["how"] == RESIGNED:
            self.match.resign(entry.seat)
        elif entry.body["how"] == TIME:
            self.match.run_out(entry.seat)
        else:
            self.match.agree_draw()

    def _sat(self, entry: Entry) -> None:
        seat = self.seats[entry.seat]
        seat.kind = PERSON
        seat.name = entry.body["name"]
        self.match.header.seats[entry.seat] = seat.recorded()
        self.entropy[entry.seat] = entry.body.get("entropy", "")
        self.begin()

    def _followed(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]

    # Snapshots -------------------------------------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """All of the room but the past, so that a long table opens fast."""
        concluded = self.match.concluded
        return msgspec.msgpack.encode(
            {
                "format": SNAPSHOT_FORMAT,
                "rules": fingerprint(self.game),
                "state": save(self.game, self.match.state),
                "answers": self.match.answers,
                "known": self.match.known,
                "drawn": self.match.drawn,
                "entropy": self.entropy,
                "log": [[number, e.kind, e.rule, e.data, e.audience] for number, e in self.match.log],
                "concluded": [concluded.winners, concluded.reason, concluded.scores] if concluded else None,
                "seats": [seat.plain() for seat in self.seats],
                "chat": self.chat,
                "talk": self.talk(),
                "offers": self.offers,
                "applied": self.applied,
                "rematch": self.rematch,
                "seq": self.seq,
                "at": self.at,
                "updated": self.updated,
                "thought": [[seat, seconds] for seat, seconds in self.thought.items()],
                "ways": self.ways(),
                "automatic": sorted(self.automatic),
            }
        )

    def recover(self, data: bytes) -> str:
        """Be the room that a snapshot holds. Gives the fingerprint of the rules it was taken by; "" for one of long ago."""
        kept = msgspec.msgpack.decode(data)
        if kept["format"] != SNAPSHOT_FORMAT:
            raise Diverged("the snapshot is of another version")
        self.seats = [Seat(**seat) for seat in kept["seats"]]
        header: Header = self.match.header
        header.seats = [seat.recorded() for seat in self.seats]
        answers = [(seat, tuples(value)) for seat, value in kept["answers"]]
        log = [
            (number, Event(kind, rule, {k: tuples(v) for k, v in told.items()}, tuples(audience)))
            for number, kind, rule, told, audience in kept["log"]
        ]
        state = load(self.game, kept["state"])
        drawn = [(label, index) for label, index in kept["drawn"]] if "drawn" in kept else None
        self.match = resume(self.game, header, state, answers, kept["known"], log, drawn)
        self.entropy = kept.get("entropy", self.entropy)
        header.entropy = list(self.entropy)
        self.match.held = self.fair() and self.waiting()
        if kept["concluded"] is not None:
            winners, reason, scores = kept["concluded"]
            self.match.concluded = Outcome(tuple(winners), reason, tuple(scores))
        self.recover_talk(kept["chat"], kept.get("talk"))
        self.offers = kept["offers"]
        self.applied = kept["applied"]
        self.rematch = kept["rematch"]
        self.seq = kept["seq"]
        self.at = kept["at"]
        self.updated = kept["updated"]
        self.thought = dict(kept["thought"])
        self.automatic = set(kept.get("automatic", ()))
        self.recover_ways(kept["ways"])
        return str(kept.get("rules", ""))


def read_answers(told: Any) -> list[tuple[int, Any]]:
    """Answers as the log holds them: pairs of a seat, to the letter a whole number, and a value. Raises Diverged."""
    if not isinstance(told, list) or not told:
        raise Diverged(f"the log holds {str(told)[:80]!r} where answers should be")
    answers = []
    for pair in told:
        if not isinstance(pair, list | tuple) or len(pair) != 2 or type(pair[0]) is not int:
            raise Diverged(f"the log holds {str(pair)[:80]!r} where an answer [seat, value] should be")
        answers.append((pair[0], tuples(pair[1])))
    return answers


def open_room(id: str, game: Game, first: Entry, rest: list[Entry], snapshot: tuple[int, bytes] | None) -> Room:
    """A room from its log, by way of its newest snapshot if that can be used; raises Diverged where the rules have changed."""
    room = Room(id, game, first)
    if snapshot is not None:
        try:
            taken_by = room.recover(snapshot[1])
        except (ValueError, KeyError, TypeError, Diverged):
            room = Room(id, game, first)  # a snapshot only saves time: without it the log is played from the start
        else:
            if taken_by != fingerprint(game):
                room = played_again(room, first, rest)
    for entry in rest:
        if entry.seq > room.seq:
            room.apply(entry)
    return room


def played_again(kept: Room, first: Entry, rest: list[Entry]) -> Room:
    """The room that a snapshot holds, played from its start by the present rules, whose sources are not those of the snapshot.
    Raises Diverged when they lead elsewhere."""
    room = Room(kept.id, kept.game, first)
    for entry in rest:
        if entry.seq <= kept.seq:
            room.apply(entry)
    if room.match.digest() != kept.match.digest() and shown(room.match) != shown(kept.match):
        raise Diverged(f"up to entry {kept.seq} the game goes otherwise than it went: the rules have changed")
    room.rechecked = True
    return room


def shown(match: Match) -> list[Any]:
    """All that anybody is asked and anybody sees. What rules note for themselves may be kept otherwise after an update: a game
    goes on as it went if nobody can tell the difference."""
    asked = [choice.plain(citing=False) for choice in match.choices()]
    seats = range(len(match.game.seats_of(match.header.setup)))
    return [asked, [match.game.view(match.state, viewer) for viewer in (None, *seats)]]


__all__ = [
    "BOT",
    "LONGEST_CHAT",
    "OPEN",
    "PERSON",
    "SNAPSHOT_EVERY",
    "Diverged",
    "Refused",
    "Room",
    "Seat",
    "open_room",
]
