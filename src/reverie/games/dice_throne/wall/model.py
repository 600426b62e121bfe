"""DT-10.90: forty achievements in five groups, each a condition on a finished game as its events tell it to one seat.

What they are called stands in `text/wall.en.ftl` and `text/wall.pl.ftl`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from reverie.kernel.events import Event
from reverie.kernel.state import State
from reverie.parts.wall import Groups, Wall

from ..game import GAME, DiceThroneGame
from ..lessons.model import course
from ..rules.dice import longest_straight
from ..rules.state import FACES, NOBODY, OFFENCE, DiceThrone

GROUPS: Final = {"steps": 8, "dice": 8, "heroes": 12, "modes": 6, "oddities": 6}
BIG: Final = 20
QUICK: Final = 4
"""Rounds."""


class Activated(NamedTuple):
    """A line that was activated, with which dice, and after how many attempts."""

    line: int
    dice: tuple[int, ...]
    attempts: int


class Tale:
    """One finished game as one seat has lived it."""

    def __init__(self, game: DiceThroneGame, s: DiceThrone, events: Iterable[Event], seat: int) -> None:
        self.seat = seat
        self.s = s
        self.hero = s.hero(seat).id
        self.mode = s.mode.id
        self.players = s.mode.players
        self.finished = s.result is not None
        winners = s.result[0] if s.result is not None else ()
        self.won = seat in winners
        self.drawn = self.finished and not winners and not s.players.rows[seat].alive
        self.health = s.health(seat)
        self.cp = s.players.rows[seat].cp
        self.rounds = s.round
        self.foes = [
            s.cast.heroes[row.hero].id for other, row in enumerate(s.players.rows) if not s.teammates(seat, other)
        ]
        self.boss = s.boss != NOBODY and s.boss != seat
        self.tournament = "start" in s.setup
        task = course(game).find(s.setup["lesson"]) if "lesson" in s.setup else None
        self.lesson = task is not None and task.id in course(game).lessons
        self.challenge = task is not None and not self.lesson
        self.did: Counter[str] = Counter()
        """How often the seat did something, by kind of event."""
        self.spent: Counter[str] = Counter()
        self.inflicted: Counter[str] = Counter()
        self.overflowed: Counter[str] = Counter()
        """Tokens for which there was no room any more."""
        self.rolls: list[tuple[int, ...]] = []
        """What the seat's offensive dice showed."""
        self.activated: list[Activated] = []
        self.second_attempts = 0
        self.paid = 0
        self.worst = 0
        """The most suffered at one instant."""
        self.returned = 0
        """The most that came back by Retribution."""
        self.blocked = False
        """An attack on the seat came to nothing."""
        self.meddled = False
        """Somebody else's die was changed."""
        self.down = False
        """A companion was out."""
        self._attempts = 0
        self._roller = NOBODY
        for event in events:
            self._read(event)

    def _read(self, event: Event) -> None:
        kind, data, s = event.kind, event.data, self.s
        if kind == "phase-began" and data["phase"] == "offensive":
            self._attempts = 0
        if kind == "dice-shown":
            self._roller = data["seat"]
        if data.get("seat") != self.seat:
            if kind == "token-inflicted" and data["by"] == self.seat:
                self.inflicted[s.cast.tokens[data["token"]].id] += data["amount"]
            return
        self.did[kind] += 1
        if kind == "dice-shown" and data["purpose"] == OFFENCE:
            self._attempts += 1
            self.second_attempts += self._attempts > 1
            self.rolls.append(data["dice"])
        elif kind == "activated":
            self.activated.append(Activated(data["line"], data["dice"], self._attempts))
        elif kind == "token-spent":
            self.spent[s.cast.tokens[data["token"]].id] += 1
        elif kind == "token-gained" and data["wanted"] > data["amount"]:
            self.overflowed[s.cast.tokens[data["token"]].id] += 1
        elif kind == "paid":
            self.paid += data["amount"]
        elif kind == "die-changed":
            self.meddled = self.meddled or self._roller not in (NOBODY, self.seat)
        elif kind == "companion-changed":
            self.down = self.down or data["dial"] == 0
        elif kind == "settled":
            self.worst = max(self.worst, data["final"])
            self.returned = max(self.returned, data["back"])
            self.blocked = self.blocked or (data["defendable"] > 0 and data["final"] == 0)

    def ultimates(self) -> list[Activated]:
        return [one for one in self.activated if self.s.cast.lines[one.line].ultimate]

    def rolled(self, face: int) -> bool:
        return any(dice == (face,) * 5 for dice in self.rolls)

    def playing(self, hero: str) -> bool:
        return self.hero == hero


ACHIEVEMENTS: Final[Groups[Tale]] = {
    "steps": {
        "first-game": lambda t: t.finished,
        "first-win": lambda t: t.won,
        "first-upgrade": lambda t: t.did["upgraded"] > 0,
        "first-sale": lambda t: t.did["sold"] > 0,
        "first-defence": lambda t: t.did["defence-chosen"] > 0,
        "first-token": lambda t: t.did["token-spent"] > 0,
        "first-ultimate": lambda t: len(t.ultimates()) > 0,
        "star-pupil": lambda t: t.lesson and t.won,
    },
    "dice": {
        "five-alike": lambda t: any(t.rolled(face) for face in FACES),
        "all-sixes": lambda t: t.rolled(6),
        "all-ones": lambda t: t.rolled(1),
        "long-road": lambda t: any(longest_straight(one.dice) == 5 for one in t.activated),
        "first-try": lambda t: any(longest_straight(one.dice) == 5 and one.attempts == 1 for one in t.activated),
        "third-time": lambda t: any(one.attempts >= 3 for one in t.ultimates()),
        "long-fingers": lambda t: t.meddled,
        "steady-hand": lambda t: t.won and t.second_attempts == 0,
    },
    "heroes": {
        "too-much-fire": lambda t: t.playing("pyromancer") and t.overflowed["fire-mastery"] > 0,
        "smell-of-smoke": lambda t: t.playing("pyromancer") and t.inflicted["burn"] >= 3,
        "not-yet": lambda t: t.playing("paladin") and t.did["rescued"] > 0,
        "return-to-sender": lambda t: t.playing("paladin") and t.returned >= 5,
        "fat-purse": lambda t: t.playing("shadow-thief") and t.won and t.cp >= 10,
        "bitter-cup": lambda t: t.playing("shadow-thief") and t.inflicted["poison"] >= 5,
        "and-again": lambda t: t.playing("barbarian") and t.did["extra-phase-granted"] >= 2,
        "the-hunt": lambda t: t.playing("archer") and t.inflicted["quarry"] >= 3,
        "deep-breath": lambda t: t.playing("ascetic") and t.spent["breath"] >= 5,
        "both-came-home": lambda t: t.playing("beast-keeper") and t.won and not t.down,
        "high-roller": lambda t: t.playing("gambler") and t.spent["chip"] >= 6,
        "debt-collector": lambda t: t.playing("gambler") and t.inflicted["debt"] >= 3,
    },
    "modes": {
        "hill-holder": lambda t: t.won and t.mode == "king-of-the-hill",
        "side-by-side": lambda t: t.won and t.mode == "teams",
        "crowded-house": lambda t: t.won and t.players == 6,
        "contender": lambda t: t.won and t.tournament,
        "king-is-dead": lambda t: t.won and t.boss,
        "riddle-solved": lambda t: t.won and t.challenge,
    },
    "oddities": {
        "together-then": lambda t: t.drawn,
        "one-breath-left": lambda t: t.won and t.health == 1,
        "free-of-charge": lambda t: t.won and t.paid == 0 and not t.lesson and not t.challenge,
        "empty-sleeves": lambda t: t.won and t.did["played"] == 0 and not t.lesson and not t.challenge,
        "back-before-tea": lambda t: t.won and t.rounds <= QUICK and not t.lesson and not t.challenge,
        "what-was-that": lambda t: t.won and t.worst >= BIG,
    },
}


def tale_of(s: State, events: list[Event], seat: int) -> Tale | None:
    """A game of Dice Throne that is over and was begun in earnest, as a seat has lived it."""
    if not isinstance(s, DiceThrone) or s.result is None or any(row.hero < 0 for row in s.players.rows):
        return None
    return Tale(GAME, s, events, seat)


WALL: Final = Wall(ACHIEVEMENTS, tale_of)
