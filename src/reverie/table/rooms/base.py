"""What every part of a room builds upon: its state, what can be read off it, and how answers of the log are taken."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import pending_for
from reverie.kernel.choice import ALL, NATURE, OFFER, Choice, IllegalAnswer
from reverie.kernel.codec import comparable, tuples
from reverie.kernel.game import Game, Outcome
from reverie.kernel.header import COMMITTED, STREAM
from reverie.kernel.match import Match
from reverie.kernel.plain import Answer, Body

from ..store.entries import Entry
from . import pulse
from .clocks import Clock
from .sitting import OPEN, PERSON, Diverged, Refused, Seat

PAST_KEPT: Final = 24
"""States of a table's past that stay in memory; the log holds all of it."""
MOST_IDS: Final = 500
TURNS: Final = (
    "answered",
    "undone",
    "concluded",
    "sat",
    "timed",
    "rolled",
    "substituted",
    "returned",
    "handed",
    "given",
    "left",
    "resigned",
)
"""Entries after which other things may be answered than before."""


class RoomBase:
    """The state of one table: the match, who sits where, what has been offered and said."""

    def __init__(self, id: str, game: Game, opened: Entry) -> None:
        self.id = id
        self.game = game
        body = opened.body
        self.seats = [Seat(**seat) for seat in body["seats"]]
        self.options: Body = body["options"]
        self.created = opened.at
        self.updated = opened.at
        self.made = body
        """What the table was opened with."""
        self.match = self._match(body["setup"])
        self.entropy: list[str] = list(body.get("entropy") or [""] * len(self.seats))
        """What each seat has added to the dice."""
        if self.match.header.version != body["version"] or self.match.header.content != body["content"]:
            raise Diverged("the rules or the pieces of this table have changed since it was opened")
        self.seq = opened.seq
        """The last entry of the log."""
        self.at = opened.seq
        """The last entry that changed the game itself: what answers refer to."""
        self.standing: dict[int, tuple[str, int, int]] = {}
        """In a race: what each seat is asked (kind, subject), and since which entry. What it answers to that counts."""
        self.chat: list[Body] = []
        self.said = [0, 0]
        """Lines in the log: of those who play, of those who watch."""
        self.muted: list[str] = []
        """Those who watch whom the players do not want to hear."""
        self.players_only = False
        self.offers: dict[str, Body] = {}
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
        self.by_and_by: dict[int, int] = {}
        """Those of them that take as long as a person does, and at which `at`: their owners have the time to say no."""
        self.ahead: dict[int, dict[tuple[str, int], Answer]] = {}
        """What seats have decided along with their last answer about what they will be asked next, by kind and subject: not of
        the log."""
        self.automatic: set[int] = set()
        """The answers that seats gave by themselves: undo goes past them."""
        self.calls: dict[int, Body] = {}
        """Seats for which a bot was asked: who asked, its level, and when it sits down."""
        self.failed: dict[int, int] = {}
        """Bots that failed at what they are asked now, and at which `at`; they are not asked again by themselves."""
        self.given: set[int] = set()
        """Seats that went to somebody else because those said so to whom the table belongs: whoever looks from there is told."""
        self.woken = opened.at
        """Until when time that the server was down has been forgiven."""
        self.turned = opened.at
        """When the game last moved on."""
        self.clock = Clock(self.options.get("clock") or {}, len(self.seats))

    def _match(self, setup: Body) -> Match:
        """A match of this table that has not begun."""
        body = self.made
        names = [seat.recorded() for seat in self.seats]
        seed = bytes.fromhex(body.get("server_seed", ""))
        match = Match(self.game, setup, body["seed"], names, body.get("nature", STREAM), seed)
        if match.header.nature == COMMITTED:
            match.header.promised = bool(body.get("promised", False))
            match.header.promise = self.id if body.get("promised") else ""
        return match

    def set_up(self, setup: Body, content: str) -> None:
        """Before the game begins: play it with what somebody has chosen who sat down."""
        self.match = self._match(setup)
        if self.match.header.content != content:
            raise Diverged("the pieces of this table have changed since they were chosen")

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

    def timely(self, seat: int, at: int) -> bool:
        """Whether what a seat says to what it was asked at an entry answers what it is asked now. In a race others answer in
        between: while a seat is asked the same kind of thing, its answer counts."""
        if at == self.at:
            return True
        _kind, _subject, since = self.standing.get(seat, ("", 0, self.at))
        return since <= at < self.at

    def stand(self, answered: int | None = None) -> None:
        """Note since when each seat of a race has been asked what it is asked: it goes on while others answer. Whoever has
        `answered` is asked anew, and so are all after anything else."""
        before = self.standing if answered is not None else {}
        self.standing = {}
        for choice in self.match.choices():
            if choice.mode != ALL:
                kind, subject, since = before.get(choice.seat, ("", 0, self.at))
                same = (kind, subject) == (choice.kind, choice.subject) and choice.seat != answered
                self.standing[choice.seat] = (choice.kind, choice.subject, since if same else self.at)

    def passes(self, seat: int) -> bool:
        """This seat is about to answer by itself, as its owner wishes."""
        return self.by_itself.get(seat) == self.at

    def settled(self, seat: int) -> Answer:
        """What a seat has decided beforehand about what it is asked now; None where it has not."""
        choice = self.owed(seat)
        if choice is None:
            return None
        value = self.ahead.get(seat, {}).get((choice.kind, choice.subject))
        return value if value is not None and choice.options.has(value) else None

    def lingers(self, seat: int) -> bool:
        """Whether it does so only after a while."""
        return self.passes(seat) and self.by_and_by.get(seat) == self.at

    def deciding(self) -> list[int]:
        """The seats that are asked something now and are waited for."""
        if self.paused or self.over() or self.waiting():
            return []
        return [choice.seat for choice in self.match.choices() if choice.seat != NATURE and choice.mode != OFFER]

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

    def others(self, together: set[int]) -> list[int]:
        """The seats of other people than the one who holds these."""
        return [seat for seat in self.people() if seat not in together]

    def status(self) -> str:
        return "over" if self.over() else "open" if self.waiting() else "playing"

    # What acts would write, and what answers mean ----------------------------------------------------------------------

    def entry(self, kind: str, seat: int, body: Body, ahead: int = 1) -> Entry:
        """An entry to be written. What merely equals a seat (1.0, true) would spoil the log for good, so it is refused here too."""
        if type(seat) is not int:
            raise Refused("refused-no-seat")
        return Entry(self.seq + ahead, kind, seat, body, pulse.now())

    def require_play(self) -> None:
        """The game has begun and is not over."""
        if self.over():
            raise Refused("refused-over")
        if self.waiting():
            raise Refused("refused-not-begun")

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


def read_answers(told: object) -> list[tuple[int, Answer]]:
    """Answers as the log holds them: pairs of a seat, to the letter a whole number, and a value. Raises Diverged."""
    if not isinstance(told, list) or not told:
        raise Diverged(f"the log holds {str(told)[:80]!r} where answers should be")
    answers = []
    for pair in told:
        if not isinstance(pair, list | tuple) or len(pair) != 2 or type(pair[0]) is not int:
            raise Diverged(f"the log holds {str(pair)[:80]!r} where an answer [seat, value] should be")
        answers.append((pair[0], tuples(pair[1])))
    return answers


__all__ = ["TURNS", "RoomBase", "read_answers"]
