"""Beacon: a cooperative toy. Two to four keepers hold a fire through a night of winds that nobody knows before they come.

BE-1 The winds are shuffled; nobody sees them. A text tells what the night is about, and somebody says that it was read.
BE-2 In every watch the keepers act all at once, in any order: each feeds the fire with an oil of their own, as often as they like, and is
     done when they say so. Who is done may say that they are not, as long as the watch lasts.
BE-3 When all are done the next wind blows: a gale goes on in gusts, each of which takes a measure of fire and lets one keeper, whoever is
     first, shield it with an oil.
BE-5 A party with an agreement decides before the first watch where the fire is lit: on the hill, or on the shore, where it begins higher
     and every keeper has spilt an oil on the way.
BE-6 When a wind of three gusts comes, a text tells of it, and somebody of all decides: huddle, and each finds a measure of oil; or stand, and
     the fire rises.
BE-4 A fire that is out ends the night at once, in the middle of whatever goes on: all have lost. When all winds have blown, all have won.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from reverie.kernel.adviser import Advice, Adviser
from reverie.kernel.agenda import DONE, Flow, ask_first, emit, nature, procedure, push, unwind
from reverie.kernel.chance import Stream, seed_streams
from reverie.kernel.choice import Choice
from reverie.kernel.decision import Chance, Decision, Decisions
from reverie.kernel.domain import Listed, Permutation
from reverie.kernel.fields import fields
from reverie.kernel.game import COMMON, LOST, WON, Game, Lab, Outcome, SetupError
from reverie.kernel.page import Page
from reverie.kernel.plain import Told
from reverie.kernel.state import Frame, Row, Table
from reverie.parts.campaign.model import add_campaigns
from reverie.parts.reading import being_read
from reverie.parts.rules import decks
from reverie.parts.rules.decks import EVERYBODY, Pile, pile_of
from reverie.parts.rules.party import AGREEMENTS, Party
from reverie.parts.rules.story import EVENTS, Book, Branch, Fork, Node, StoryState, announce

STREAMS: Final = ("winds",)
WINDS: Final = (0, 0, 1, 2, 3)
"""How many gusts each wind has."""
TO_COME: Final = 0
BLOWN: Final = 1
"""The two piles of winds."""
FIRE: Final = 3
OIL: Final = 3

READING: Final = Decision("reading", "BE-1")
KEEP: Final = Decision("keep", "BE-2", passes="done")
WAKE: Final = Decision("wake", "BE-2")
SHIELD: Final = Decision("shield", "BE-3", passes="let")
SITE: Final = Decision("site", "BE-5")
CHOOSING: Final = Decision("choosing", "BE-6")
SHUFFLE: Final = Chance("shuffle", "BE-1")


DUSK: Final = ("dusk",)
STORM: Final = ("wind", 3)
BOOK: Final = Book(
    (
        Node("dusk", DUSK),
        Node("storm", STORM, fork=Fork("party", (Branch(2), Branch(3)))),
        Node("huddle", do="oil"),
        Node("stand", do="fire"),
    ),
    READING,
    CHOOSING,
)


@fields
class Keeper(Row):
    """What somebody has."""

    oil: int
    done: bool


class Beacon(StoryState):
    FIELDS = ("keepers", "piles", "fire", "ended", "read")

    def __init__(self, setup: dict[str, Any], seed: int) -> None:
        super().__init__(seed_streams(seed, STREAMS))
        self.setup = setup
        brought = setup["brought"] or [0] * setup["keepers"]
        self.keepers = Table([Keeper(setup["oil"] + more, False) for more in brought])
        self.piles: Table[Pile] = Table([pile_of(WINDS, 0), pile_of((), 0)])
        self.fire = FIRE
        self.ended = ""

    def blown(self) -> int:
        """How many winds have blown."""
        return len(self.piles[BLOWN].cards)

    def to_come(self) -> int:
        """How many winds have not blown yet."""
        return len(self.piles[TO_COME].cards)

    def book(self) -> Book:
        return BOOK

    def holds(self, given: Any, cause: int) -> bool:
        return True

    def carry_out(self, do: Any, cause: int) -> None:
        if do == "fire":
            self.fire += 1
        else:
            for seat in range(len(self.keepers)):
                self.keepers.edit(seat).oil += 1

    def readers(self, cause: int) -> tuple[int, ...]:
        return tuple([seat for seat in range(len(self.keepers)) if seat not in self.left])

    def choosers(self, by: str, cause: int) -> tuple[int, ...]:
        return self.readers(cause)

    def part(self, seat: int) -> None:
        """Who goes leaves their oil behind."""
        self.keepers.edit(seat).done = True


class Night(Frame):
    """BE: the whole game."""


class Watch(Frame):
    """BE-2: until all are done."""


@fields
class Gale(Frame):
    """BE-3: one wind."""

    gusts: int


def shuffle(s: Beacon, f: Night) -> None:
    nature(s, SHUFFLE, Permutation(len(WINDS)), 0)


def tell(s: Beacon, f: Night) -> None:
    decks.shuffle(s.piles, TO_COME, f.answer)
    f.answer = None
    announce(s, DUSK)


def party(s: Beacon) -> Party:
    """Those who keep the fire; whoever sits first leads them."""
    return Party(s.setup["agreement"], tuple(range(len(s.keepers))), 0)


def look_for_a_site(s: Beacon, f: Night) -> None:
    f.answer = None
    if s.setup["agreement"]:
        party(s).ask(s, SITE, Listed(("hill", "shore")))


def light_it(s: Beacon, f: Night) -> None:
    if f.answer is not None:
        seat, site = party(s).decided(s, f.answer)
        if site == "shore":
            s.fire += 1
            for keeper in range(len(s.keepers)):
                s.keepers.edit(keeper).oil -= 1
        emit(s, "lit", seat=seat, site=site)


def keep_watch(s: Beacon, f: Night) -> Flow:
    f.answer = None
    if s.ended or not s.to_come():
        return DONE
    for seat in range(len(s.keepers)):
        s.keepers.edit(seat).done = seat in s.left
    push(s, Watch())
    return None


def let_it_blow(s: Beacon, f: Night) -> None:
    (gusts,) = decks.draw(s, s.piles, TO_COME, 1, BLOWN, EVERYBODY)
    emit(s, "wind", gusts=gusts)
    push(s, Gale(gusts))
    announce(s, ("wind", gusts))


def go_on(s: Beacon, f: Night) -> None:
    f.step = 4


def act(s: Beacon, f: Watch) -> Flow:
    awake = [seat for seat, row in enumerate(s.keepers.rows) if not row.done]
    if not awake:
        return DONE
    asleep = [seat for seat, row in enumerate(s.keepers.rows) if row.done and row.oil and seat not in s.left]
    asked = [(seat, KEEP, Listed(("feed", "done") if s.keepers[seat].oil else ("done",))) for seat in awake]
    ask_first(s, tuple(asked), tuple([(seat, WAKE, Listed(("wake",))) for seat in asleep]))
    return None


def do(s: Beacon, f: Watch) -> None:
    seat, what = f.answer
    f.answer = None
    row = s.keepers.edit(seat)
    if what == "feed":
        row.oil -= 1
        s.fire += 1
    else:
        row.done = what == "done"
        row.oil -= what == "wake"  # who wakes has spilt some: otherwise nobody would ever sleep
    emit(s, "did", seat=seat, what=what)
    f.step = 0


def gust(s: Beacon, f: Gale) -> Flow:
    if not f.gusts:
        return DONE
    f.gusts -= 1
    s.fire -= 1
    emit(s, "gust", fire=s.fire)
    if s.fire == 0:
        s.ended = "out"
        unwind(s, Night)
        return None
    able = [seat for seat, row in enumerate(s.keepers.rows) if row.oil and seat not in s.left]
    if able:
        ask_first(s, tuple([(seat, SHIELD, Listed(("shield", "let"))) for seat in able]))
    return None


def shield(s: Beacon, f: Gale) -> None:
    if f.answer is not None and f.answer[1] == "shield":
        s.keepers.edit(f.answer[0]).oil -= 1
        s.fire += 1
    f.answer = None
    f.step = 0


procedure(
    Night,
    ("BE-1", shuffle),
    ("BE-1", tell),
    ("BE-5", look_for_a_site),
    ("BE-5", light_it),
    ("BE-2", keep_watch),
    ("BE-3", let_it_blow),
    ("BE-3", go_on),
)
procedure(Watch, ("BE-2", act), ("BE-2", do))
procedure(Gale, ("BE-3", gust), ("BE-3", shield))


class KeepersAdviser(Adviser[Beacon]):
    """Shield while there is oil, feed a low fire, then sleep."""

    def advise(self, s: Beacon, choice: Choice) -> Advice:
        if choice.decision is SHIELD:
            return Advice("shield", 1.0, "bot-heuristic")
        if choice.decision is KEEP and s.fire < FIRE and choice.options.has("feed"):
            return Advice("feed", 1.0, "bot-heuristic")
        return Advice(choice.passing() or choice.options.at(0), 0.0, "bot-heuristic")

    def evaluate(self, s: Beacon, seat: int) -> float:
        if not s.agenda:
            return -1.0 if s.ended else 1.0
        return min(s.fire, 8) / 8 - 0.5

    def moment(self, s: Beacon) -> int:
        return s.blown()


class BeaconPage(Page[Beacon]):
    def reading(self, s: Beacon) -> Told | None:
        return being_read(self, s)

    def option(self, s: Beacon, choice: Choice, value: Any) -> str:
        if choice.decision is CHOOSING:
            return self.say("option-stand" if value else "option-huddle")
        return super().option(s, choice, value)

    def subtitle(self, s: Beacon) -> str:
        return self.say("subtitle", fire=s.fire, n=s.to_come())

    def overview(self, s: Beacon, viewer: int | None) -> list[list[str]]:
        lines = [[self.say(f"head-{key}") for key in ("keeper", "oil", "done")]]
        for seat, row in enumerate(s.keepers.rows):
            lines.append([self.seat_name(seat), str(row.oil), "✓" if row.done else ""])
        return lines

    def setup_form(self) -> list[dict[str, Any]]:
        counts = {n: n for n in (2, 3, 4)}
        options = [(n, str(n)) for n in counts]
        label = self.say("form-keepers")
        return [
            {"name": "keepers", "label": label, "kind": "choice", "options": options, "default": 3, "seats": counts}
        ]


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
        return {("plenty", 2): (0.98, 1.0), ("dry", 2): (0.0, 0.3), ("dry", 4): (0.35, 0.65)}


class BeaconGame(Game[Beacon]):
    name: ClassVar[str] = "beacon"
    title: ClassVar[str] = "Beacon"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[str, ...]] = ("A", "B", "C", "D")
    hides: ClassVar[str] = COMMON
    together: ClassVar[bool] = True
    decisions: ClassVar[Decisions] = Decisions(READING, CHOOSING, SITE, KEEP, WAKE, SHIELD, SHUFFLE)
    events: ClassVar[dict[str, tuple[str, ...]]] = {
        "lit": ("seat", "site"),
        "wind": ("gusts",),
        "did": ("seat", "what"),
        "gust": ("fire",),
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
            "blown": decks.seen(s.piles[BLOWN], viewer),
            "to come": decks.seen(s.piles[TO_COME], viewer),
            "keepers": [row.plain() for row in s.keepers.rows],
        }

    def determinize(self, s: Beacon, viewer: int | None, seed: int) -> Beacon:
        twin = super().determinize(s, viewer, seed)
        decks.deal_anew(twin.piles, (TO_COME, BLOWN), viewer, Stream(seed))
        return twin


GAME: Final = BeaconGame()

from .campaign import NIGHTS_OF_BEACON  # noqa: E402

add_campaigns(GAME, NIGHTS_OF_BEACON)
