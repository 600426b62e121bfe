"""Beacon as a game: its setup, what it comes to, what is seen; its bots and its laboratory."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.chance import Stream
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Decisions
from reverie.kernel.game import COMMON, LOST, WON, Game, Lab, Outcome, SetupError
from reverie.kernel.page import Page
from reverie.kernel.plain import Answer
from reverie.kernel.state import Frame
from reverie.parts.rules import decks
from reverie.parts.rules.party import AGREEMENTS
from reverie.parts.rules.story import EVENTS

from .land import BESIDE_GATE, STRAND, reach
from .page import BeaconPage
from .rules import (
    BLOWN,
    CHOOSING,
    FIRE,
    KEEP,
    PREY,
    READING,
    SHIELD,
    SHUFFLE,
    SITE,
    STREAMS,
    TO_COME,
    WAKE,
    WAY,
    Beacon,
    Night,
)

OIL: Final = 3


class KeepersAdviser(Adviser[Beacon]):
    """Shield while there is oil, feed a low fire; when oil runs short one is sent to the strand. Then sleep."""

    def advise(self, s: Beacon, choice: Choice) -> Advice:
        answer: Answer = choice.passing() or choice.options.at(0)
        if choice.decision is SHIELD:
            answer = "shield"
        elif choice.decision is PREY:
            answer = max(choice.options, key=lambda seat: (s.keepers[seat].oil, -seat))
        elif choice.decision is KEEP and s.fire < FIRE and choice.options.has("feed"):
            answer = "feed"
        elif choice.decision is KEEP:
            step = self.step(s, choice.seat)
            answer = step if choice.options.has(step) else answer
        return Advice(answer, float(answer != choice.passing()), "bot-heuristic")

    def step(self, s: Beacon, seat: int) -> Answer:
        """The next step of whoever has somewhere to go."""
        here = s.keepers[seat].area
        goal = STRAND if self.is_sent(s, seat) else s.site
        ahead = reach(False).towards(here, goal)
        if not ahead:
            return None
        return "gate" if s.shut and here in BESIDE_GATE and ahead[0] in BESIDE_GATE else ("go", ahead[0])

    def is_sent(self, s: Beacon, seat: int) -> bool:
        """The last keeper goes for oil while nobody has any, if the night is still long enough to come back."""
        others = [other for other in s.here() if other != seat]
        return bool(others) and seat > others[-1] and not any(row.oil for row in s.keepers.rows) and s.to_come() > 1

    def evaluate(self, s: Beacon, seat: int) -> float:
        if not s.agenda:
            return -1.0 if s.ended else 1.0
        return min(s.fire, 8) / 8 - 0.5

    def moment(self, s: Beacon) -> int:
        return s.blown()


class BeaconLab(Lab[Beacon]):
    """Nights by how much oil there is."""

    OIL: ClassVar[dict[str, int]] = {"dry": 0, "plenty": 4}

    def scenarios(self) -> tuple[str, ...]:
        return tuple(self.OIL)

    def crews(self, scenario: str) -> tuple[int, ...]:
        return (2, 3, 4)

    def party_setup(self, scenario: str, players: int, seed: int) -> dict[str, Any]:
        return self.game.setup({"keepers": players, "oil": self.OIL[scenario]})

    def facts(self, s: Beacon) -> dict[str, int]:
        return {"oil left": sum(row.oil for row in s.keepers.rows)}

    def bands(self) -> dict[tuple[str, int], tuple[float, float]]:
        return {("plenty", 2): (0.98, 1.0), ("dry", 2): (0.0, 0.3), ("dry", 3): (0.15, 0.45), ("dry", 4): (0.35, 0.65)}


class BeaconGame(Game[Beacon]):
    name: ClassVar[str] = "beacon"
    title: ClassVar[str] = "Beacon"
    version: ClassVar[int] = 2
    seats: ClassVar[tuple[str, ...]] = ("A", "B", "C", "D")
    hides: ClassVar[str] = COMMON
    together: ClassVar[bool] = True
    decisions: ClassVar[Decisions] = Decisions(READING, CHOOSING, SITE, KEEP, WAKE, SHIELD, WAY, PREY, SHUFFLE)
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "lit": ("seat", "site"),
        "wind": ("gusts",),
        "found": ("seat",),
        "torn": (),
        "did": ("seat", "what"),
        "went": ("seat", "area"),
        "gust": ("fire",),
        "prowled": ("area",),
        "snuffed": ("seat",),
        **EVENTS,
    }
    purposes: ClassVar[tuple[str, ...]] = STREAMS
    options: ClassVar[dict[str, Any]] = {"keepers": 3, "agreement": "", "oil": OIL, "brought": []}
    words: ClassVar[type[Page]] = BeaconPage
    adviser: ClassVar[type[Adviser]] = KeepersAdviser

    def __init__(self) -> None:
        super().__init__()
        self.lab = BeaconLab(self)

    def setup(self, wishes: dict[str, Any]) -> dict[str, Any]:
        setup = super().setup(wishes)
        if not 2 <= setup["keepers"] <= 4:
            raise SetupError(f"there are {setup['keepers']} keepers; there should be 2, 3 or 4")
        if setup["agreement"] not in ("", *AGREEMENTS):
            raise SetupError(f"the agreement is {setup['agreement']!r}; it should be {', '.join(AGREEMENTS)} or none")
        if setup["brought"] and len(setup["brought"]) != setup["keepers"]:
            raise SetupError(
                f"brought is {setup['brought']}; it should be an oil for each of {setup['keepers']} keepers"
            )
        return setup

    def sample_setup(self, seed: int) -> dict[str, Any]:
        return self.setup({"keepers": 2 + seed % 3, "agreement": ("", *AGREEMENTS)[seed // 3 % 4]})

    def seats_of(self, setup: dict[str, Any]) -> tuple[str, ...]:
        return self.seats[: setup["keepers"]]

    def blank(self, setup: dict[str, Any], seed: int) -> Beacon:
        return Beacon(setup, seed)

    def opening(self, s: Beacon) -> Frame:
        return Night()

    def parting(self, s: Beacon, seat: int) -> str:
        return "leaves" if len(s.left) < len(s.keepers) - 1 else "ends"

    def scores(self, s: Beacon) -> tuple[int, ...]:
        return tuple([s.fire for _row in s.keepers.rows])

    def outcome(self, s: Beacon) -> Outcome | None:
        if s.agenda:
            return None
        everybody = tuple(range(len(s.keepers)))
        return Outcome(() if s.ended else everybody, s.ended or "dawn", self.scores(s), LOST if s.ended else WON)

    def legacy(self, s: Beacon) -> dict[str, Any]:
        return {"oil": [row.oil for row in s.keepers.rows]}

    def view(self, s: Beacon, viewer: int | None) -> dict[str, Any]:
        return {
            "fire": s.fire,
            "site": s.site,
            "gate shut": s.shut,
            "shade": s.shade,
            "read": s.read,
            "ended": s.ended,
            "blown": decks.seen(s.piles[BLOWN], viewer),
            "to come": decks.seen(s.piles[TO_COME], viewer),
            "keepers": [row.plain() for row in s.keepers.rows],
        }

    def determinize(self, s: Beacon, viewer: int | None, seed: int, belief: str = "likely") -> Beacon:
        twin = super().determinize(s, viewer, seed, belief)
        decks.deal_anew(twin.piles, (TO_COME, BLOWN), viewer, Stream(seed))
        return twin
