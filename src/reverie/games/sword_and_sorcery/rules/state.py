"""The rows and tables of a quest: figures, heroes' sheets, enemy cards, things on the map, piles (SS-2.4 to SS-2.17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from reverie.kernel.abilities import Trigger
from reverie.kernel.decision import Decision
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.plain import Plain
from reverie.kernel.plain import Setup as GameSetup
from reverie.kernel.state import Row, Table
from reverie.parts.rules.areas import Reach
from reverie.parts.rules.decks import Pile, pile_of
from reverie.parts.rules.lasting import Lasting
from reverie.parts.rules.story import Book, StoryState

from .abilities import Awaited, InForce
from .cast import Cast, Version
from .gear import Item
from .plan import Plan
from .scrolls import Enemy, Sheet

if TYPE_CHECKING:
    from .bearing import Bearing
    from .ground import Ground

SEATS: Final = ("A", "B", "C", "D", "E")
NOWHERE: Final = -1
NOBODY: Final = -1

# Figures by their numbers: heroes by their seats, then companions, then the figures of the quest's enemies
FIRST_COMPANION: Final = 5
FIRST_ENEMY: Final = 8
COMPANIONS: Final = tuple(range(FIRST_COMPANION, FIRST_ENEMY))

# Piles; the discards of one that has some lie behind it
EVENTS: Final = 0
ENCOUNTERS: Final = 2
TRAPS: Final = 4
TREASURES: Final = 6
ENEMIES: Final = 8
ENEMY_POWERS: Final = 10
CRITICALS: Final = 12
SHADOWS: Final = 14
LOOT: Final = 16
SOUL_WEAPONS: Final = 18
SHOP: Final = 19
STASH: Final = 20
QUEST_TREASURES: Final = 21
PILES: Final = (
    "event", "event-discard", "encounter", "encounter-discard", "trap", "trap-discard", "treasure", "treasure-discard", "enemy",
    "enemy-discard", "enemy-power", "enemy-power-discard", "critical", "critical-discard", "shadow", "shadow-discard", "loot",
    "loot-discard", "soul-weapon", "emporium", "stash", "quest-treasure",
)  # fmt: skip

# Streams of chance: one for each deck, one for the dice of each seat, and those of the game
STREAMS: Final = (
    "events", "encounters", "traps", "treasures", "enemies", "enemy powers", "criticals", "shadows", "loot", "soul weapons", "gates",
    "lots", *[f"dice {seat}" for seat in SEATS], "enemy dice",
)  # fmt: skip
GATE_STREAM: Final = 10
LOT_STREAM: Final = 11
DICE_STREAM: Final = 12
ENEMY_STREAM: Final = 17

# Phases (SS-6.1)
SETUP: Final = 0
TIME_PHASE: Final = 1
BATTLE_PHASE: Final = 2
EVENT_PHASE: Final = 3
ENDING: Final = 4
PHASES: Final = ("setup", "time", "battle", "event", "ending")

# Things on the map (SS-40.4)
NOTHING: Final = 0
CHEST: Final = 1
SEARCH: Final = 2
WAYPOINT: Final = 3
SHRINE: Final = 4
GATE: Final = 5
SHADOW: Final = 6
STORY: Final = 7
FOUND_CROWNS: Final = 8
FOUND_LOOT: Final = 9
FOUND_TREASURE: Final = 10
FOUND_ITEM: Final = 11
KEY: Final = 12
FIRE: Final = 13
TOKENS: Final = 14
"""From here on: tokens that powers and quests put."""
THINGS: Final = (
    "nothing", "chest", "search", "waypoint", "shrine", "gate", "shadow", "story", "crowns", "loot", "treasure", "item", "key", "fire",
    "illusion", "snare", "battle-rune", "protective-rune", "totem", "brazier", "merchant", "torch", "inhabitant",
)  # fmt: skip
TORCH: Final = 21
INHABITANT: Final = 22
HELD: Final = 10_000
"""In the place of a card: from here on tokens that a hero carries, by their kinds."""
FINDS: Final = (FOUND_CROWNS, FOUND_LOOT, FOUND_TREASURE, FOUND_ITEM)
"""What an unengaged hero picks up (SS-17.3, SS-36.3)."""

FACE_DOWN: Final = {SHADOW: SHADOWS, FOUND_LOOT: LOOT, FOUND_TREASURE: TREASURES}
"""Things that lie face down, and the pile they came from. Chests do, too, and have none."""
DECKS: Final = (EVENTS, ENCOUNTERS, TRAPS, TREASURES, ENEMIES, ENEMY_POWERS, CRITICALS, SHADOWS, LOOT, SOUL_WEAPONS)
"""Piles of which nobody knows the order."""

CROWN_VALUES: Final = (5, 10, 50)
CROWN_TOKENS: Final = (10, 15, 10)
"""SS-27.13: all the money there is."""


@fields
class Figure(Row):
    """What every character has: a hero, a companion, a figure of an enemy (SS-2.4, SS-25.11)."""

    area: int = NOWHERE
    came: int = NOWHERE
    """SS-34.9: the area it came from..."""
    before: int = NOWHERE
    """... and the one from which it came there: who falls back two areas goes on to it."""
    wounds: int = 0
    shields: int = 0
    """Magic shields, up to the printed maximum..."""
    extra: int = 0
    """... and those above it (SS-21.13)."""
    conditions: int = 0
    fresh: int = 0
    """Conditions that came in the own turn: they last to the end of the following one (SS-Q29)."""
    poison: int = 0
    fires: tuple[int, int] = (0, 0)
    """Tokens of Fire I and of Fire II."""
    criticals: tuple[int, ...] = ()
    """Red critical tokens."""
    hidden: bool = False
    burnt: int = 0
    """Wounds that cannot be regenerated (SS-40.5q)."""


PowerCard = tuple[int, int, int]
"""A power, the rank at which it was picked (SS-14.8; 0 for one that an item gives), and the hourglasses that are left (SS-19.10)."""


@fields
class Hero(Row):
    """A hero's sheet (SS-2.4, SS-2.5)."""

    version: int
    rank: int = 1
    ghost: bool = False
    acted: bool = False
    """The tab is on its inactive side."""
    crowns: tuple[int, int, int] = (0, 0, 0)
    """Tokens of 5, 10 and 50."""
    slots: tuple[int, int, int, int] = (-1, -1, -1, -1)
    """Cards in main hand, off hand, armour, artifact."""
    pack: tuple[int, ...] = ()
    powers: tuple[PowerCard, ...] = ()
    """In the order in which they were learned (SS-19.2)."""
    owed: tuple[int, ...] = ()
    """Picks that are due, by their ranks; negative for talents (SS-19.16, SS-19.17)."""
    key: bool = False
    tokens: tuple[int, ...] = ()
    """Kinds of quest tokens carried."""
    deaths: int = 0
    """How often the hero has died in this quest."""


@fields
class Companion(Row):
    """SS-20: a companion card: whose it is, and its rank; no rank while it is not in play."""

    owner: int = NOBODY
    rank: int = 0
    activated: bool = False
    """This round."""
    load: tuple[int, int] = (NOTHING, 0)
    """SS-44.2: the find that it carries: its kind and value."""


@fields
class Foe(Row):
    """SS-2.12: an enemy card, and what lies on it. Its figures stand among the figures."""

    controller: int = NOBODY
    """NOBODY while it is not in play."""
    side: int = 0
    """Of a master's sheet."""
    powers: tuple[int, ...] = ()
    charges: int = 0
    group: str = ""
    """A name that a quest has given it."""
    removed: bool = False
    """From the game (SS-36.4)."""


@fields
class Thing(Row):
    """A token on the map; the first row stands for none."""

    kind: int = NOTHING
    area: int = NOWHERE
    value: int = 0
    """A chest's back, a search token's number, a gate's symbol, a card, an amount; the ability of a token that bears one."""
    state: int = 0
    """A gate is open, a shrine is active; rounds until a gate reopens."""
    owner: int = NOBODY


TWICE_ROUND: Final = tuple([(*range(seats), *range(seats)) for seats in range(len(SEATS) + 1)])
MODIFIER: Final = 100_000
"""In the place of an ability: from here on modifiers, by their numbers."""
Used = tuple[int, int, int]
"""An ability, who used it, and in which round: what limits count (SS-8.6)."""

PLAIN_FIELDS: Final = (
    "round", "phase", "active", "soul", "threat", "threatened", "closed", "locks", "doors", "sky", "fresh", "flags", "counters",
    "lasting", "used", "sides", "charges", "supply", "codes", "ended", "read",
)  # fmt: skip
"""What a save holds besides its tables and the agenda."""
TABLES: Final = ("figures", "heroes", "companions", "foes", "things", "piles")

_reactions: list[Callable[[Any, list[Trigger]], None]] = []
_story: list[Any] = []


def on_triggers(function: Callable[[Any, list[Trigger]], None]) -> None:
    """Say what is done about triggers, in the order of SS-7.8; `procedures/triggers.py` does, once."""
    _reactions.append(function)


def on_story(teller: Any) -> None:
    """Say what becomes of the story's conditions and effects; `procedures/story.py` does, once."""
    _story.append(teller)


class Quest(StoryState):
    """A quest of Sword & Sorcery, at any moment: all that a save holds (SS-39.5)."""

    __slots__ = (
        "active", "awaited", "borne", "cast", "charges", "closed", "codes", "companions", "counters", "doors", "ended", "figures", "flags",
        "foes", "force", "fresh", "ground", "heroes", "lasting", "locks", "phase", "piles", "plan", "present", "round", "setup",
        "sides", "sky", "soul", "stale", "supply", "things", "threat", "threatened", "used",
    )  # fmt: skip

    FIELDS = (*TABLES, *PLAIN_FIELDS)
    UNTOLD = ("piles.cards", "piles.known", "things.value")

    def __init__(self, setup: GameSetup, cast: Cast, plan: Plan, streams: list[int], like: Quest | None = None) -> None:
        self.setup = setup
        self.cast = cast
        self.plan = plan
        if like is not None:
            self.take_over(like)
            return
        super().__init__(streams)
        seats = len(setup["heroes"])
        figures = FIRST_ENEMY + len(plan.foe_of)
        self.figures: Table[Figure] = Table([Figure() for _ in range(figures)])
        self.heroes: Table[Hero] = Table([Hero(cast.version_ids[id]) for id in setup["heroes"]])
        self.companions: Table[Companion] = Table([Companion() for _ in range(FIRST_ENEMY - FIRST_COMPANION)])
        self.foes: Table[Foe] = Table([Foe() for _ in plan.foes] or [Foe()])
        self.things: Table[Thing] = Table([Thing()])
        self.piles: Table[Pile] = Table([pile_of((), stream_of(pile)) for pile in range(len(PILES))])
        self.force: InForce = InForce({}, {}, [[] for _seat in range(seats)], [0] * seats)
        """Which modifiers are in force: worked out from everything else (`force`)..."""
        self.stale: int = 1 << FIRST_COMPANION
        """... when they are asked for and heroes, by their bits, or anybody may bear others than before."""
        self.borne: list[Bearing | None] = [None] * seats
        """What each hero bears (`bearing`), as far as it was asked."""
        self.awaited: Awaited | None = None
        """What somebody or something answers by itself, once it was asked."""
        self.present: tuple[list[Foe], list[int]] | None = None
        self.ground: Ground | None = None
        """The enemies in play and what lies where (`ground`), each with the very rows by which it is so."""
        self.round: int = 0
        self.phase: int = SETUP
        self.active: int = 0
        """SS-31.8: the seat of the active player; between turns that of the last one."""
        self.soul: int = 0
        """SS-14.2: the common pool."""
        self.threat: int = NOBODY
        """SS-37.2: who has the threat token..."""
        self.threatened: int = 0
        """... and on which side it lies: 1 or 2; 0 while there is none."""
        self.closed: int = plan.walls
        """Passages that are closed: doors, wall tokens."""
        self.locks: int = 0
        """Doors that carry a magic lock, as bits."""
        self.doors: int = 0
        """Doors that stand, as bits."""
        self.hang_doors(plan)
        self.sky: int = 0
        """SS-38.4: the day or night card beside the event deck; 0 for none."""
        self.fresh: bool = False
        """The event that lies open is still being resolved: its persistent effect begins afterwards (SS-38.10)."""
        self.flags: tuple[str, ...] = tuple(setup["flags"])
        self.counters: tuple[tuple[str, int], ...] = tuple(sorted(setup["counters"].items()))
        self.lasting: tuple[Lasting, ...] = ()
        self.used: tuple[Used, ...] = ()
        self.sides: tuple[int, ...] = (0,) * len(cast.cards)
        """By card: which side is up."""
        self.charges: tuple[int, ...] = (0,) * len(cast.cards)
        self.supply: tuple[int, int, int] = CROWN_TOKENS
        self.codes: tuple[tuple[str, int], ...] = ()
        """Enemies by the names that quests give them."""
        self.ended: str = ""
        """"won", or how it was lost."""

    def hang_doors(self, plan: Plan) -> None:
        for door in plan.doors:
            self.closed |= door.passages
            self.doors |= 1 << door.number
            self.locks |= (1 << door.number) if door.locked else 0

    def take_over(self, like: Quest) -> None:
        """Everything as it is in another one; rows are shared."""
        self.copy_base(like)
        self.read = like.read
        self.figures = like.figures.clone()
        self.heroes = like.heroes.clone()
        self.companions = like.companions.clone()
        self.foes = like.foes.clone()
        self.things = like.things.clone()
        self.piles = like.piles.clone()
        self.force = like.force
        self.stale = like.stale
        self.borne = like.borne[:]
        self.awaited = like.awaited
        self.ground, self.present = like.ground, like.present
        self.round = like.round
        self.phase = like.phase
        self.active = like.active
        self.soul = like.soul
        self.threat = like.threat
        self.threatened = like.threatened
        self.closed = like.closed
        self.locks = like.locks
        self.doors = like.doors
        self.sky = like.sky
        self.fresh = like.fresh
        self.flags = like.flags
        self.counters = like.counters
        self.lasting = like.lasting
        self.used = like.used
        self.sides = like.sides
        self.charges = like.charges
        self.supply = like.supply
        self.codes = like.codes
        self.ended = like.ended

    def clone(self) -> Quest:
        return Quest(self.setup, self.cast, self.plan, self.streams, self)

    def load_own(self, plain: Plain) -> None:
        super().load_own(plain)
        from_plain(self)

    def react(self, happened: list[Trigger]) -> None:
        _reactions[0](self, happened)

    def keep(self, seat: int, borne: Bearing) -> None:
        self.borne[seat] = borne

    def outdate(self, which: int) -> None:
        self.stale |= which

    def put_in_force(self, force: InForce) -> None:
        self.force = force
        self.stale = 0
        self.awaited = None

    def await_triggers(self, awaited: Awaited) -> None:
        self.awaited = awaited

    def survey(self, ground: Ground) -> None:
        self.ground = ground

    def book(self) -> Book:
        assert self.plan.book is not None
        return self.plan.book

    def holds(self, given: Any, cause: int) -> bool:
        found: bool = _story[0].holds(self, given, cause)
        return found

    def carry_out(self, do: Any, cause: int) -> None:
        _story[0].carry_out(self, do, cause)

    def readers(self, cause: int) -> tuple[int, ...]:
        return tuple(range(len(self.heroes)))

    def choosers(self, by: str, cause: int) -> tuple[int, ...]:
        found: tuple[int, ...] = _story[0].choosers(self, by, cause)
        return found

    def put_fork(self, by: str, seats: tuple[int, ...], choosing: Decision, options: Listed, subject: int) -> None:
        if not _story[0].put_fork(self, by, choosing, options, subject):
            super().put_fork(by, seats, choosing, options, subject)

    def decided_fork(self, by: str, answer: Plain) -> tuple[int, int]:
        found: tuple[int, int] = _story[0].decided_fork(self, by, answer)
        return found

    # Small questions that everybody asks ---------------------------------------------------------------------------------

    def version(self, seat: int) -> Version:
        return self.cast.versions[self.heroes.rows[seat].version]

    def reach(self) -> Reach:
        """SS-10.2, SS-10.13: who walks, reaches and sees where while the doors stand as they do; walls stop everybody alike."""
        return self.plan.areas.reach(self.closed)

    def item(self, card: int) -> Item:
        return self.cast.item_of(card)

    def foe_of(self, figure: int) -> int:
        """The row of the enemy to which a figure belongs."""
        return self.plan.foe_of[figure - FIRST_ENEMY]

    def enemy(self, foe: int) -> Enemy:
        return self.cast.enemies[self.plan.foes[foe]]

    def sheet(self, foe: int) -> Sheet:
        return self.cast.enemies[self.plan.foes[foe]].sheets[self.foes.rows[foe].side]

    def in_play(self, seat: int) -> bool:
        """SS-1.10: a hero who is no ghost."""
        return not self.heroes.rows[seat].ghost

    def is_anybody_in_play(self) -> bool:
        for row in self.heroes.rows:
            if not row.ghost:
                return True
        return False

    def living(self) -> list[int]:
        """The seats of the heroes in play."""
        return [seat for seat, row in enumerate(self.heroes.rows) if not row.ghost]

    def clockwise(self, start: int) -> tuple[int, ...]:
        """SS-1.12: all seats, from one on."""
        count = len(self.heroes.rows)
        return TWICE_ROUND[count][start : start + count]

    def foes_in_play(self) -> list[int]:
        """SS-30.6, SS-37.14: the enemies in play, each once; a master is one of them."""
        if self.present is None or self.present[0] != self.foes.rows:
            rows = self.foes.rows[:]
            self.present = (rows, [foe for foe in range(len(self.plan.foes)) if rows[foe].controller != NOBODY])
        return self.present[1]

    def figures_in_play(self, foe: int) -> list[int]:
        rows = self.figures.rows
        return [figure for figure in self.plan.figures[foe] if rows[figure].area != NOWHERE]

    def companions_in_play(self) -> list[int]:
        """Their figures."""
        rows = self.figures.rows
        return [figure for figure in COMPANIONS if rows[figure].area != NOWHERE]

    def has(self, figure: int, condition: int) -> bool:
        return self.figures.rows[figure].conditions & condition != 0

    def crowns(self, seat: int) -> int:
        """SS-33.8: by value."""
        fives, tens, fifties = self.heroes.rows[seat].crowns
        return 5 * fives + 10 * tens + 50 * fifties


def stream_of(pile: int) -> int:
    """The stream from which a pile is shuffled."""
    return pile // 2 if pile < SOUL_WEAPONS else 9


def is_hero(figure: int) -> bool:
    return figure < FIRST_COMPANION


def is_companion(figure: int) -> bool:
    return FIRST_COMPANION <= figure < FIRST_ENEMY


def is_enemy(figure: int) -> bool:
    return figure >= FIRST_ENEMY


_derived: list[Callable[[Quest], None]] = []


def on_loading(function: Callable[[Quest], None]) -> None:
    """Say how what is not saved is worked out; `force.py` does, once."""
    _derived.append(function)


def from_plain(s: Quest) -> None:
    for function in _derived:
        function(s)
