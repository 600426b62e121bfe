"""Thirty achievements in five groups, each a condition on a finished session as its events tell it to one Dreamer.

What they are called stands in `text/wall.en.ftl` and `text/wall.pl.ftl`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from reverie.kernel.events import Event
from reverie.kernel.state import State
from reverie.parts.wall import Groups, Wall

from ..rules import terms as t
from ..rules.state import Session

MANY: Final = 3
FAR: Final = 20
"""Spaces walked."""
FULL: Final = 4
"""Progress cards before one Dreamer, Dreamers at one table."""
BRINK: Final = 6
"""Distress."""
SPARE: Final = 2
"""Turns that were not needed."""
CONTACT, ASSAULT = t.KEYWORDS.index("contact"), t.KEYWORDS.index("assault")
GATES: Final = ("I-02", "I-03", "I-04", "I-05", "I-06", "I-07", "I-08", "I-09", "I-10")
"""Dreams with an achievement each; the first one cannot be lost."""


class Tale:
    """One finished session as one Dreamer has lived it."""

    def __init__(self, s: Session, events: Iterable[Event], seat: int) -> None:
        self.s = s
        self.seat = seat
        self.players = s.players()
        self.difficulty: str = s.setup["difficulty"]
        self.campaign = s.setup["legacy"].get("sessions", 0) > 0
        self.placed = len(s.dreamers.rows[seat].progress)
        self.won: list[str] = []
        """Dreams that were won, by their ids."""
        self.left = 0
        """The most Turn cards that were left when one was won."""
        self.calm: list[str] = []
        """... during which this Dreamer got no Distress, ..."""
        self.whole: list[str] = []
        """... and no card was Sealed."""
        self.did: Counter[str] = Counter()
        """How often something was this Dreamer's doing, or happened to them, by kind of event."""
        self.talked = 0
        self.fought = 0
        self.faces: Counter[str] = Counter()
        self.prevented = 0
        self.worst = 0
        """The most Distress they had at once."""
        self.slumbers = 0
        self.keys = 0
        self.died = False
        self._distress = 0
        self._dream: Counter[str] = Counter()
        for event in events:
            self._read(event)

    def _read(self, event: Event) -> None:
        kind, data = event.kind, event.data
        if kind in WHOLE:
            WHOLE[kind](self, data)
        seat = data.get("seat", data.get("figure"))
        if seat == self.seat:
            self.did[kind] += 1
            self._dream[kind] += 1
            if kind in OWN:
                OWN[kind](self, data)

    def enter(self, data: Any) -> None:
        self._dream = Counter()

    def end(self, data: Any) -> None:
        """A Dream is over."""
        if t.RESULTS[data["result"]] != "won":
            return
        id = self.s.cast.dreams[data["dream"]].id
        self.won.append(id)
        self.calm += [id] if not self._dream["distress"] else []
        self.whole += [id] if not self._dream["sealed"] else []
        self.left = max(self.left, self.s.dealt - self.turn)

    turn = 0

    def begin_turn(self, data: Any) -> None:
        self.turn = data["turn"]

    def end_slumber(self, data: Any) -> None:
        self.slumbers += bool(data["won"])

    def die(self, data: Any) -> None:
        self.died = True

    def gain(self, data: Any) -> None:
        self.keys += data["what"] == t.KEY

    def finish(self, data: Any) -> None:
        """An action was carried out."""
        keyword = self.s.cast.uses[data["use"]].keyword
        self.talked += keyword == CONTACT
        self.fought += keyword == ASSAULT

    def suffer(self, data: Any) -> None:
        self._distress += data["count"]
        self.worst = max(self.worst, self._distress)

    def heal(self, data: Any) -> None:
        self._distress = max(0, self._distress - data["count"])

    def roll(self, data: Any) -> None:
        self.faces[t.LUCK[data["face"]]] += 1

    def prevent(self, data: Any) -> None:
        self.prevented += data["count"]


WHOLE: Final[dict[str, Callable[[Tale, Any], None]]] = {
    "dream-entered": Tale.enter, "dream-ended": Tale.end, "turn-began": Tale.begin_turn, "slumber-ended": Tale.end_slumber,
    "died": Tale.die, "gained": Tale.gain,
}  # fmt: skip
"""What concerns all who are there."""
OWN: Final[dict[str, Callable[[Tale, Any], None]]] = {
    "done-with": Tale.finish, "distress": Tale.suffer, "healed": Tale.heal, "luck": Tale.roll, "prevented": Tale.prevent,
}  # fmt: skip


def gate(id: str) -> Callable[[Tale], bool]:
    return lambda tale: id in tale.won


ACHIEVEMENTS: Final[Groups[Tale]] = {
    "steps": {
        "first-night": lambda tale: True,
        "first-dream": lambda tale: bool(tale.won),
        "first-mask": lambda tale: tale.did["mask-on"] > 0,
        "first-slumber": lambda tale: tale.slumbers > 0,
        "first-key": lambda tale: tale.keys > 0,
    },
    "deeds": {
        "good-listener": lambda tale: tale.talked >= MANY,
        "short-temper": lambda tale: tale.fought >= MANY,
        "long-walk": lambda tale: tale.did["moved"] >= FAR,
        "full-shelf": lambda tale: tale.placed >= FULL,
        "steady-hand": lambda tale: tale.prevented >= MANY,
        "round-again": lambda tale: tale.did["reshuffled"] >= MANY,
    },
    "nerves": {
        "sound-sleeper": lambda tale: bool(tale.calm),
        "open-hand": lambda tale: bool(tale.whole),
        "close-to-the-edge": lambda tale: bool(tale.won) and tale.worst >= BRINK and not tale.died,
        "time-to-spare": lambda tale: tale.left >= SPARE,
        "third-time-lucky": lambda tale: tale.faces["L3"] >= MANY,
        "bad-penny": lambda tale: bool(tale.won) and tale.faces["L-"] > 0,
    },
    "gates": {f"gate-{id}": gate(id) for id in GATES},
    "tables": {
        "alone": lambda tale: bool(tale.won) and tale.players == 1,
        "all-four": lambda tale: bool(tale.won) and tale.players == FULL,
        "deep-sleep": lambda tale: bool(tale.won) and tale.difficulty == "deep",
        "same-bed": lambda tale: bool(tale.won) and tale.campaign,
    },
}


def tale_of(s: State, events: list[Event], seat: int) -> Tale | None:
    """A session that is over, as a Dreamer has lived it; lessons earn nothing."""
    if not isinstance(s, Session) or not s.ended or "position" in s.setup:
        return None
    return Tale(s, events, seat)


WALL: Final = Wall(ACHIEVEMENTS, tale_of)
