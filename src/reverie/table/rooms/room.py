"""One table in memory. Everything that ever happens at it is an entry of its log; a room is what the log says.

`apply` is the only writer and never refuses. The `plan_…` methods say which entries an act would write, or refuse it with
`Refused`; the hub makes them durable first and applies them then. So a room that is read anew is the same room.
"""

from __future__ import annotations

from typing import Final

import msgspec

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import IllegalAnswer
from reverie.kernel.codec import digest, load, marked, save, tuples
from reverie.kernel.events import Event
from reverie.kernel.game import NOTED, Game, Outcome
from reverie.kernel.header import Header
from reverie.kernel.match import RESIGNED, TIME, Match, resume
from reverie.kernel.plain import Body
from reverie.kernel.text import LANGUAGES

from ..store.entries import Entry, TableRow
from .base import TURNS, read_answers
from .handover import RoomHandover
from .offers import RoomOffers
from .pauses import RoomPauses
from .pinning import fingerprint
from .rolls import RoomRolls
from .sitting import BOT, OPEN, PERSON, Diverged, Refused, Seat
from .substitutes import RoomSubstitutes
from .talk import LONGEST_CHAT, RoomTalk

SNAPSHOT_EVERY: Final = 100
SNAPSHOT_FORMAT: Final = 1
DIGEST_EVERY: Final = 20
"""Answers between two digests of the state in a table's log."""


class Room(RoomOffers, RoomPauses, RoomSubstitutes, RoomHandover, RoomRolls, RoomTalk):
    """One table: the match, who sits where, what has been offered and said."""

    def __init__(self, id: str, game: Game, opened: Entry) -> None:
        super().__init__(id, game, opened)
        if opened.body.get("begin"):
            self._take_over(opened.body["begin"])
        self.begin()
        self.stand()
        self.clock.turn(opened.at, self.clocked())
        self.settle_end()

    # Reading ---------------------------------------------------------------------------------------------------------

    def row(self) -> TableRow:
        """The line that lists show."""
        outcome = self.outcome()
        summary = {
            "deciding": self.deciding(),
            "answers": len(self.match.answers),
            "moment": self.game.bots.moment(self.match.state),
            "scores": list(self.game.scores(self.match.state)),
            "winners": list(outcome.winners) if outcome is not None else None,
            "reason": outcome.reason if outcome is not None else "",
            "result": outcome.result if outcome is not None else "",
            "timed": self.next_due() is not None,
            "sides": [self.game.allies(self.match.header.setup, seat)[0] for seat in range(len(self.seats))],
            "about": self.game.about(self.match.state),
            "home": self.options.get("home"),
            "asked": self.asked(),
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

    def asked(self) -> Body:
        """What people are asked now, by seat and language, in the words that they read at the table."""
        told: Body = {}
        for seat in self.deciding():
            if seat >= 0 and self.seats[seat].kind == PERSON and not self.over():
                s = self.match.sight(seat).state
                choice = pending_for(s, seat)
                if choice is not None:
                    pages = {language: self.game.web_page(language) for language in LANGUAGES}
                    told[str(seat)] = {language: page.question(s, choice) for language, page in pages.items()}
        return told

    # What acts would write -------------------------------------------------------------------------------------------

    def plan_answer(
        self, seat: int, value: object, at: int, id: str = "", seconds: float | None = None, by_itself: bool = False
    ) -> list[Entry]:
        """A seat answers what it was asked at `at`."""
        self.require_play()
        if self.paused:
            raise Refused("refused-paused")
        if not self.timely(seat, at):
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
        body: Body = {"answers": answers}
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
            self.stand(entry.seat if entry.kind == "answered" else None)
            self.settle_end()
        self.follow(entry)

    def _take_over(self, answers: object) -> None:
        """Begin where another game stood."""
        try:
            self.match.take_over(read_answers(answers))
        except IllegalAnswer as error:
            raise Diverged(str(error)) from error

    def settle_end(self) -> None:
        if self.over():
            self.offers.clear()

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
                "setup": self.match.header.setup,
                "answers": self.match.answers,
                "known": self.match.known,
                "drawn": self.match.drawn,
                "entropy": self.entropy,
                "log": [[number, e.kind, e.rule, e.data, e.audience] for number, e in self.match.log],
                "concluded": concluded.plain() if concluded else None,
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
        if kept.get("setup", self.match.header.setup) != self.match.header.setup:
            self.match = self._match(kept["setup"])  # somebody chose when they sat down
        header: Header = self.match.header
        header.seats = [seat.recorded() for seat in self.seats]
        answers = [(seat, tuples(value)) for seat, value in kept["answers"]]
        log = [
            (
                number,
                Event(
                    kind, rule, {k: tuples(v) for k, v in told.items()}, None if audience is None else tuple(audience)
                ),
            )
            for number, kind, rule, told, audience in kept["log"]
        ]
        state = load(self.game, kept["state"])
        drawn = [(label, index) for label, index in kept["drawn"]] if "drawn" in kept else None
        self.match = resume(self.game, header, state, answers, kept["known"], log, drawn)
        self.entropy = kept.get("entropy", self.entropy)
        header.entropy = list(self.entropy)
        self.match.held = self.fair() and self.waiting()
        if kept["concluded"] is not None:
            winners, reason, scores, *result = kept["concluded"]
            self.match.concluded = Outcome(tuple(winners), reason, tuple(scores), *result)
        self.recover_talk(kept["chat"], kept.get("talk"))
        self.offers = kept["offers"]
        self.applied = kept["applied"]
        self.rematch = kept["rematch"]
        self.seq = kept["seq"]
        self.at = kept["at"]
        self.stand()
        self.updated = kept["updated"]
        self.thought = dict(kept["thought"])
        self.automatic = set(kept.get("automatic", ()))
        self.recover_ways(kept["ways"])
        return str(kept.get("rules", ""))

    def ways(self) -> Body:
        return {
            "paused": self.paused,
            "calls": [[seat, call] for seat, call in self.calls.items()],
            "failed": [[seat, at] for seat, at in self.failed.items()],
            "woken": self.woken,
            "turned": self.turned,
            "clock": self.clock.plain(),
            "notes": self.match.notes,
        }

    def recover_ways(self, kept: Body) -> None:
        self.paused = kept["paused"]
        self.calls = dict(kept["calls"])
        self.failed = dict(kept.get("failed", ()))
        self.woken = kept["woken"]
        self.turned = kept["turned"]
        self.clock.recover(kept["clock"])
        self.match.notes = [(number, note) for number, note in kept["notes"]]


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


def shown(match: Match) -> list[object]:
    """All that anybody is asked and anybody sees. What rules note for themselves may be kept otherwise after an update: a game
    goes on as it went if nobody can tell the difference."""
    asked = [choice.plain(citing=False) for choice in match.choices()]
    seats = range(len(match.game.seats_of(match.header.setup)))
    views = [match.game.view(match.state, viewer) for viewer in (None, *seats)]
    return [asked, [{name: told for name, told in view.items() if name != NOTED} for view in views]]


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
