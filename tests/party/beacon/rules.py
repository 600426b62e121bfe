"""The rules of Beacon.

BE-1 The winds are shuffled; nobody sees them. A text tells what the night is about, and somebody says that it was read.
BE-5 A party with an agreement decides before the first watch where the fire is lit: on the hill, or on the shore, where it begins higher
     and every keeper has spilt an oil on the way. The keepers begin beside it.
BE-2 In every watch the keepers act all at once, in any order: whoever is at the fire feeds it with an oil of their own, as often as they
     like. Each takes up to two steps and is done when they say so. Who is done may say that they are not, as long as the watch lasts.
BE-7 A step goes to an area next door. The gate between hill and shore is shut at first; whoever stands beside it may open or shut it
     instead of a step. Nobody goes or sees through it while it is shut. Whoever is on the strand when the wind blows finds an oil.
BE-3 When all are done the next wind blows: a gale goes on in gusts, each of which takes a measure of fire and lets one keeper at the fire,
     whoever is first, shield it with an oil.
BE-6 When a wind of three gusts comes, a text tells of it, and somebody of all decides: huddle, and all are at the fire and find a measure of
     oil each; or stand, and the fire rises. It tears the gate open.
BE-8 After every wind the Shade goes a step towards the nearest keeper it can see, by a shortest way; of several the keepers choose one. Where
     it finds keepers with oil it snuffs an oil of one of them, whom they choose, and is back on its reef.
BE-4 A fire that is out ends the night at once, in the middle of whatever goes on: all have lost. When all winds have blown, all have won.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.kernel.agenda import DONE, Flow, ask_first, cite, emit, nature, procedure, push, unwind
from reverie.kernel.chance import seed_streams
from reverie.kernel.decision import Chance, Decision
from reverie.kernel.domain import Listed, Permutation
from reverie.kernel.fields import fields
from reverie.kernel.plain import Answer
from reverie.kernel.state import Frame, Row, Table
from reverie.parts.rules import decks
from reverie.parts.rules.decks import EVERYBODY, Pile, pile_of
from reverie.parts.rules.party import Party
from reverie.parts.rules.steps import FAR
from reverie.parts.rules.story import Book, Branch, Fork, Node, StoryState, announce

from .land import BESIDE_GATE, REEF, SITES, STRAND, reach

STREAMS: Final = ("winds",)
WINDS: Final = (0, 0, 1, 2, 3)
"""How many gusts each wind has."""
TO_COME: Final = 0
BLOWN: Final = 1
"""The two piles of winds."""
FIRE: Final = 3
STEPS: Final = 2
GREAT: Final = 3
"""So many gusts are a great gale."""

READING: Final = Decision("reading", "BE-1")
SITE: Final = Decision("site", "BE-5")
KEEP: Final = Decision("keep", "BE-2", passes="done")
WAKE: Final = Decision("wake", "BE-2")
SHIELD: Final = Decision("shield", "BE-3", passes="let")
CHOOSING: Final = Decision("choosing", "BE-6")
WAY: Final = Decision("way", "BE-8")
PREY: Final = Decision("prey", "BE-8")
SHUFFLE: Final = Chance("shuffle", "BE-1")

DUSK: Final = ("dusk",)
STORM: Final = ("wind", GREAT)
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
    """What somebody has, and where they are."""

    oil: int
    done: bool
    area: int
    steps: int


class Beacon(StoryState):
    FIELDS = ("keepers", "piles", "fire", "site", "shut", "shade", "ended", "read")

    def __init__(self, setup: dict[str, Any], seed: int) -> None:
        super().__init__(seed_streams(seed, STREAMS))
        self.setup = setup
        self.site = SITES["hill"]
        """Where the fire is."""
        brought = setup["brought"] or [0] * setup["keepers"]
        self.keepers = Table([Keeper(setup["oil"] + more, False, self.site, STEPS) for more in brought])
        self.piles: Table[Pile] = Table([pile_of(WINDS, 0), pile_of((), 0)])
        self.fire = FIRE
        self.shut = True
        """Whether the gate is."""
        self.shade = REEF
        self.ended = ""

    def blown(self) -> int:
        """How many winds have blown."""
        return len(self.piles[BLOWN].cards)

    def to_come(self) -> int:
        """How many winds have not blown yet."""
        return len(self.piles[TO_COME].cards)

    def here(self) -> list[int]:
        """The keepers who have not left."""
        return [seat for seat in range(len(self.keepers)) if seat not in self.left]

    def tenders(self) -> list[int]:
        """Those of them at the fire, with oil."""
        return [seat for seat in self.here() if self.keepers[seat].area == self.site and self.keepers[seat].oil]

    def book(self) -> Book:
        return BOOK

    def holds(self, given: Any, cause: int) -> bool:
        return True

    def carry_out(self, do: Any, cause: int) -> None:
        if do == "fire":
            self.fire += 1
        else:
            for seat in range(len(self.keepers)):
                row = self.keepers.edit(seat)
                row.oil += 1
                row.area = self.site

    def readers(self, cause: int) -> tuple[int, ...]:
        return tuple(self.here())

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


class Prowl(Frame):
    """BE-8: the Shade moves."""


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
        party(s).ask(s, SITE, Listed(tuple(SITES)))


def light_it(s: Beacon, f: Night) -> None:
    if f.answer is None:
        return
    seat, site = party(s).decided(s, f.answer)
    assert isinstance(site, str)
    s.site = SITES[site]
    for keeper in range(len(s.keepers)):
        s.keepers.edit(keeper).area = s.site
    if site == "shore":
        s.fire += 1
        for keeper in range(len(s.keepers)):
            s.keepers.edit(keeper).oil = max(0, s.keepers[keeper].oil - 1)
    emit(s, "lit", seat=seat, site=site)


def keep_watch(s: Beacon, f: Night) -> Flow:
    f.answer = None
    if s.ended or not s.to_come():
        return DONE
    for seat in range(len(s.keepers)):
        row = s.keepers.edit(seat)
        row.done, row.steps = seat in s.left, STEPS
    push(s, Watch())
    return None


def let_it_blow(s: Beacon, f: Night) -> None:
    (gusts,) = decks.draw(s, s.piles, TO_COME, 1, BLOWN, EVERYBODY)
    emit(s, "wind", gusts=gusts)
    cite(s, "BE-7")
    for seat in s.here():
        if s.keepers[seat].area == STRAND:
            s.keepers.edit(seat).oil += 1
            emit(s, "found", seat=seat)
    cite(s, "BE-6")
    if gusts == GREAT and s.shut:
        s.shut = False
        emit(s, "torn")
    push(s, Gale(gusts))
    announce(s, ("wind", gusts))


def let_it_prowl(s: Beacon, f: Night) -> None:
    if not s.ended:
        push(s, Prowl())


def go_on(s: Beacon, f: Night) -> None:
    f.step = 4


def may_do(s: Beacon, seat: int) -> tuple[Answer, ...]:
    """All that a keeper who is awake may do."""
    row = s.keepers[seat]
    found: list[Answer] = ["feed"] if row.oil and row.area == s.site else []
    if row.steps:
        found += [("go", area) for area in reach(s.shut).walks[row.area]]
        found += ["gate"] if row.area in BESIDE_GATE else []
    return (*found, "done")


def act(s: Beacon, f: Watch) -> Flow:
    awake = [seat for seat in s.here() if not s.keepers[seat].done]
    if not awake:
        return DONE
    asleep = [seat for seat in s.here() if s.keepers[seat].done and s.keepers[seat].oil]
    asked = [(seat, KEEP, Listed(may_do(s, seat))) for seat in awake]
    ask_first(s, tuple(asked), tuple([(seat, WAKE, Listed(("wake",))) for seat in asleep]))
    return None


def do(s: Beacon, f: Watch) -> None:
    seat, what = f.answer
    f.answer = None
    f.step = 0
    row = s.keepers.edit(seat)
    if isinstance(what, tuple):
        cite(s, "BE-7")
        row.area = what[1]
        row.steps -= 1
        emit(s, "went", seat=seat, area=row.area)
        return
    if what == "feed":
        row.oil -= 1
        s.fire += 1
    elif what == "gate":
        cite(s, "BE-7")
        row.steps -= 1
        s.shut = not s.shut
    else:
        row.done = what == "done"
        row.oil -= what == "wake"  # who wakes has spilt some: otherwise nobody would ever sleep
    emit(s, "did", seat=seat, what=what if what != "gate" else "shut" if s.shut else "open")


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
    if s.tenders():
        ask_first(s, tuple([(seat, SHIELD, Listed(("shield", "let"))) for seat in s.tenders()]))
    return None


def shield(s: Beacon, f: Gale) -> None:
    if f.answer is not None and f.answer[1] == "shield":
        s.keepers.edit(f.answer[0]).oil -= 1
        s.fire += 1
    f.answer = None
    f.step = 0


def ways(s: Beacon) -> list[int]:
    """Where the Shade may go: the first steps of all shortest ways to the nearest keepers that it sees; none where it stays."""
    now = reach(s.shut)
    seen = [s.keepers[seat].area for seat in s.here() if now.sees(s.shade, s.keepers[seat].area)]
    nearest = min([now.dist_move(s.shade, area) for area in seen], default=FAR)
    goals = [area for area in seen if now.dist_move(s.shade, area) == nearest]
    return sorted({step for area in goals for step in now.towards(s.shade, area)})


def choose(s: Beacon, f: Prowl, decision: Decision, options: list[int]) -> None:
    """The keepers choose for the Shade; where there is nothing to choose, nobody is asked."""
    if len(options) > 1:
        ask_first(s, tuple([(seat, decision, Listed(tuple(options))) for seat in s.here()]))
    else:
        f.answer = (-1, options[0]) if options else None


def look_out(s: Beacon, f: Prowl) -> None:
    choose(s, f, WAY, ways(s))


def glide(s: Beacon, f: Prowl) -> None:
    if f.answer is not None:
        s.shade = f.answer[1]
        emit(s, "prowled", area=s.shade)
    caught = [seat for seat in s.here() if s.keepers[seat].area == s.shade and s.keepers[seat].oil]
    choose(s, f, PREY, caught)


def snuff(s: Beacon, f: Prowl) -> None:
    if f.answer is not None:
        s.keepers.edit(f.answer[1]).oil -= 1
        s.shade = REEF
        emit(s, "snuffed", seat=f.answer[1])


procedure(
    Night,
    ("BE-1", shuffle),
    ("BE-1", tell),
    ("BE-5", look_for_a_site),
    ("BE-5", light_it),
    ("BE-2", keep_watch),
    ("BE-3", let_it_blow),
    ("BE-8", let_it_prowl),
    ("BE-3", go_on),
)
procedure(Watch, ("BE-2", act), ("BE-2", do))
procedure(Gale, ("BE-3", gust), ("BE-3", shield))
procedure(Prowl, ("BE-8", look_out), ("BE-8", glide), ("BE-8", snuff))
