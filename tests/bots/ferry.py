"""Ferry: a toy of two allies and a stranger. The first ally hands the oar on or keeps it; then the others decide.

FE-1 The helm keeps the oar (a little for itself), shares it (less for itself, much for the ally), or hands it over.
FE-2 Who was handed the oar pulls (both win) or drifts (both lose).
FE-3 The stranger waves or throws stones, which costs the two something.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.agenda import Flow, advance, ask, procedure, push
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decision, Decisions
from reverie.kernel.domain import Listed
from reverie.kernel.game import Game, Outcome
from reverie.kernel.state import Frame, State

HELM: Final = 0
OAR: Final = 1
STRANGER: Final = 2
HELMS: Final = Decision("helm", "F-1")
OARS: Final = Decision("oar", "F-2")
STRANGERS: Final = Decision("stranger", "F-3")


class Ferry(State):
    __slots__ = ("chosen", "setup")

    def __init__(self, setup: dict[str, Any]) -> None:
        super().__init__([0])
        self.setup = setup
        self.chosen: tuple[str, ...] = ()

    def clone(self) -> Ferry:
        twin = Ferry.__new__(Ferry)
        twin.copy_base(self)
        twin.setup, twin.chosen = self.setup, self.chosen
        return twin


class Crossing(Frame):
    __slots__ = ()
    FIELDS = ()

    def copy(self) -> Crossing:
        return Crossing()


def steer(s: Ferry, f: Crossing) -> None:
    ask(s, HELM, HELMS, Listed(("keep", "share", "hand")))


def pull(s: Ferry, f: Crossing) -> Flow:
    s.chosen += (f.answer,)
    if f.answer == "hand":
        ask(s, OAR, OARS, Listed(("drift", "pull")))
    return None


def throw(s: Ferry, f: Crossing) -> Flow:
    if s.chosen == ("hand",):
        s.chosen += (f.answer,)
    ask(s, STRANGER, STRANGERS, Listed(("wave", "stones")))
    return None


def land(s: Ferry, f: Crossing) -> Flow:
    s.chosen += (f.answer,)
    return None


procedure(Crossing, ("FE-1", steer), ("FE-2", pull), ("FE-3", throw), ("FE-3", land))

WORTH: Final = {"keep": (0.4, 0.1), "share": (0.3, 0.6), "drift": (-1.0, -1.0), "pull": (1.0, 1.0)}


class FerryAdviser(Adviser[Ferry]):
    def advise(self, s: Ferry, choice: Choice) -> Advice:
        """The heuristic keeps the oar; what it does when handed it, the setup says."""
        return Advice(s.setup["advised"] if choice.seat == OAR else choice.options.at(0), 0.0, "bot-random")

    def moment(self, s: Ferry) -> int:
        return 0

    def evaluate(self, s: Ferry, seat: int) -> float:
        crossed = WORTH[s.chosen[1] if s.chosen[0] == "hand" else s.chosen[0]]
        lost = 0.2 if s.chosen[-1] == "stones" else 0.0
        if seat == STRANGER:
            return lost - sum(crossed) / 2
        return max(-1.0, crossed[seat] - lost)


class FerryGame(Game[Ferry]):
    name: ClassVar[str] = "ferry"
    seats: ClassVar[tuple[str, ...]] = ("helm", "oar", "stranger")
    decisions: ClassVar[Decisions] = Decisions(HELMS, OARS, STRANGERS)
    adviser: ClassVar[type[Adviser]] = FerryAdviser

    def sides_with(self, setup: dict[str, Any], seat: int, other: int) -> bool:
        return (seat == STRANGER) == (other == STRANGER)

    def new(self, setup: dict[str, Any], seed: int) -> Ferry:
        s = Ferry(setup)
        push(s, Crossing())
        advance(s)
        return s

    def setup_of(self, s: Ferry) -> dict[str, Any]:
        return s.setup

    def determinize(self, s: Ferry, viewer: int | None, seed: int, belief: str = "likely") -> Ferry:
        return s.clone()

    def outcome(self, s: Ferry) -> Outcome | None:
        return None if s.agenda else Outcome((), "crossed", (0, 0, 0))


GAME: Final = FerryGame()
