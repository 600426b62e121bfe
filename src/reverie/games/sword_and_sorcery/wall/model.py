"""Thirty achievements in five groups, each a condition on a finished quest as its events tell it to one hero.

What they are called stands in `text/wall.en.ftl` and `text/wall.pl.ftl`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from reverie.kernel.events import Event
from reverie.kernel.state import State
from reverie.parts.wall import Groups, Wall

from ..rules import terms as t
from ..rules.procedures.event_phase import rounds_left
from ..rules.queries import left_of
from ..rules.state import NOBODY, Quest

BIG: Final = 6
"""Wounds by one attack."""
MANY: Final = 5
"""Enemies killed, or attacks warded off."""
RICH: Final = 100
QUICK: Final = 5
"""Rounds."""
HIGH: Final = 4
"""The soul rank with which a campaign ends."""
EPILOGUES: Final = {"mercy": "Q6.16", "balance": "Q6.17", "greed": "Q6.18"}
"""SS-G18: how the campaign can end, by the paragraph that tells it."""


class Tale:
    """One finished quest as one hero has lived it."""

    def __init__(self, s: Quest, events: Iterable[Event], seat: int) -> None:
        row = s.heroes.rows[seat]
        self.seat = seat
        self.s = s
        self.hero = s.cast.heroes[s.version(seat).hero].id
        self.won = s.ended == "won"
        self.rank = row.rank
        self.crowns = s.crowns(seat)
        self.left = left_of(s, seat)
        """Hit points at the end."""
        self.alive = not row.ghost
        self.heroes = len(s.heroes)
        self.deaths = sum([one.deaths for one in s.heroes.rows])
        self.rounds = s.round
        self.last_round = rounds_left(s) <= 1
        self.difficulty: str = s.setup["difficulty"]
        self.storm: bool = s.setup["soul_storm"]
        self.campaign = bool(s.setup["legacy"])
        self.read: list[str] = []
        self.did: Counter[str] = Counter()
        """How often something was the hero's doing, or happened to the hero, by kind of event."""
        self.best = 0
        """The most wounds that one attack of theirs dealt."""
        self.killed = 0
        self.warded = 0
        """Attacks on them that came to nothing."""
        self.masters = 0
        self._attacker = NOBODY
        for event in events:
            self._read(event)

    def _read(self, event: Event) -> None:
        kind, data, seat = event.kind, event.data, self.seat
        if kind == "read":
            self.read.append(data["node"])
        elif kind == "attack-declared":
            self._attacker = data["attacker"]
        elif kind == "attack-over":
            self.best = max(self.best, data["dealt"] if data["attacker"] == seat else 0)
            self._attacker = NOBODY
        elif kind == "enemy-died":
            self.killed += self._attacker == seat
            self.masters += self.s.enemy(data["foe"]).rank == t.PURPLE
        elif kind == "defended" and data["defender"] == seat:
            self.warded += data["wounds"] == 0
        if kind != "read" and seat in (data.get("seat"), data.get("figure")):
            self.did[kind] += 1

    def tops(self, hero: str) -> bool:
        """Whether this hero has come to the highest soul rank."""
        return self.won and self.hero == hero and self.rank == t.MOST_RANK

    def epilogue(self, which: str) -> bool:
        return self.won and EPILOGUES[which] in self.read


ACHIEVEMENTS: Final[Groups[Tale]] = {
    "steps": {
        "first-quest": lambda tale: True,
        "first-win": lambda tale: tale.won,
        "first-rank": lambda tale: tale.did["ranked-up"] > 0,
        "first-chest": lambda tale: tale.did["chest-opened"] > 0,
        "first-trap": lambda tale: tale.did["trap-drawn"] > 0,
        "back-again": lambda tale: tale.did["rose"] > 0,
    },
    "fights": {
        "one-blow": lambda tale: tale.best >= BIG,
        "harvest": lambda tale: tale.killed >= MANY,
        "steady-wall": lambda tale: tale.warded >= MANY,
        "untouched": lambda tale: tale.won and tale.did["wounded"] == 0,
        "by-a-thread": lambda tale: tale.won and tale.alive and tale.left == 1,
        "giant-killer": lambda tale: tale.won and tale.masters > 0,
    },
    "souls": {
        "nobody-died": lambda tale: tale.won and tale.deaths == 0,
        "whole-soul": lambda tale: tale.won and tale.campaign and tale.rank >= HIGH,
        "fat-purse": lambda tale: tale.won and tale.crowns >= RICH,
        "top-auriel": lambda tale: tale.tops("auriel"),
        "top-ecarus": lambda tale: tale.tops("ecarus"),
        "top-laegon": lambda tale: tale.tops("laegon"),
        "top-shae": lambda tale: tale.tops("shae"),
        "top-thorgar": lambda tale: tale.tops("thorgar"),
    },
    "stories": {
        "on-the-road": lambda tale: tale.won and tale.campaign,
        "epilogue-mercy": lambda tale: tale.epilogue("mercy"),
        "epilogue-balance": lambda tale: tale.epilogue("balance"),
        "epilogue-greed": lambda tale: tale.epilogue("greed"),
    },
    "tables": {
        "just-us-two": lambda tale: tale.won and tale.heroes == 2,
        "full-house": lambda tale: tale.won and tale.heroes == 5,
        "heroic": lambda tale: tale.won and tale.difficulty == "heroic",
        "in-the-storm": lambda tale: tale.won and tale.storm,
        "last-minute": lambda tale: tale.won and tale.last_round,
        "before-supper": lambda tale: tale.won and tale.rounds <= QUICK,
    },
}


def tale_of(s: State, events: list[Event], seat: int) -> Tale | None:
    """A quest that is over, as a hero has lived it; lessons earn nothing."""
    if not isinstance(s, Quest) or not s.ended or "position" in s.setup:
        return None
    return Tale(s, events, seat)


WALL: Final = Wall(ACHIEVEMENTS, tale_of)
