"""The rows and tables of a session: Dreamers, figures, Entity tiles, payments, piles, and all that the Team has (EF-2.12 to EF-2.37)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from reverie.kernel.abilities import Trigger
from reverie.kernel.choice import Choice
from reverie.kernel.domain import Domain
from reverie.kernel.fields import fields
from reverie.kernel.later import Later
from reverie.kernel.plain import Plain
from reverie.kernel.plain import Setup as GameSetup
from reverie.kernel.state import Row, State, Table
from reverie.parts.rules.decks import EVERYBODY, Pile, pile_of
from reverie.parts.rules.lasting import Lasting
from reverie.parts.rules.spaces import Land

from . import terms as t
from .abilities import NONE
from .cast import Cast, Dream, EntityTile, Tile
from .twins import take_plain
from .worked import Worked

SEATS: Final = ("A", "B", "C", "D", "E")
NOWHERE: Final = -1
NOBODY: Final = -1

# Figures by their numbers: Dreamers by their seats, then Companions, then the figures of Entities
FIRST_COMPANION: Final = 5
FIRST_FIGURE: Final = 12
FIGURES: Final = 32
"""EF-5.168: four human, four creature, and Entity tokens: no Dream has more than these beside its Dreamers."""

# Piles; the decks of Dreamers come last, by their seats
TURNS: Final = 0
TURN_DISCARD: Final = 1
FATE: Final = 2
FLAWS: Final = 3
SLUMBERS: Final = 4
LANDSCAPE: Final = 5
MARKET: Final = 6
ITEM_MARKET: Final = 7
STORAGE: Final = 8
MORPHINGS: Final = 9
DECK: Final = 10
PILES: Final = (
    "turn", "turn-discard", "fate", "flaw", "slumber", "slumber-map", "market", "item-market", "storage", "morphing",
    *[f"deck {seat}" for seat in SEATS],
)  # fmt: skip
HIDDEN: Final = (TURNS, FATE, FLAWS, SLUMBERS, LANDSCAPE, MARKET, ITEM_MARKET, MORPHINGS)
"""Piles of which nobody knows the order, but for what was looked at; Dreamers' decks are hidden, too (EF-9.105)."""

STREAMS: Final = (*PILES, "luck", "movement", "lots")
LUCK_STREAM: Final = len(PILES)
MOVE_STREAM: Final = len(PILES) + 1
LOT_STREAM: Final = len(PILES) + 2

# Status of a Gate (EF-5.294a)
LOCKED: Final = 0
OPEN: Final = 1
WON: Final = 2
PART: Final = 3
CONCEDED: Final = 4
GATES: Final = ("locked", "open", "won", "part", "conceded")


Placed = tuple[int, bool]
"""A Progress card in its zone, and whether it is flipped (EF-5.77)."""


@fields
class Dreamer(Row):
    """EF-2.12: a Dreamer; the deck is a pile of its own."""

    archetype: int
    hand: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    """Face up, the top first."""
    sealed: tuple[int, ...] = ()
    """The last Sealed first."""
    progress: tuple[Placed, ...] = ()
    flaws: tuple[int, ...] = ()
    """Lasting Flaws in the Progress zone (EF-5.280)."""
    held: tuple[int, ...] = ()
    """Flaws set aside till the end of the Turn (`hold-flaw`)."""
    unused: tuple[int, ...] = ()
    ether: int = 0
    distress: int = 0
    gems: int = 0
    spirit: int = 0
    masks: tuple[int, ...] = ()
    mask: int = NONE
    """The active one (EF-5.201)."""
    lost: tuple[int, ...] = ()
    """Masks that were discarded: inactive until recovered (EF-5.204)."""
    memories: tuple[int, ...] = ()
    signs: tuple[int, ...] = ()
    tokens: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    """By kind (`terms.TOKENS`): what lies on the Dreamer's board (EF-9.120)."""
    extra: int = 0
    """Cards more in this Turn's Draw step (EF-5.129)."""
    boosted: bool = False
    done: bool = False
    acted: bool = False
    """Ordered Rounds: the one Dream action of this round is taken (EF-5.302)..."""
    busy: bool = False
    """... and whether anything was done in it at all."""
    spent: int = 0
    """Spirit spent in this one payment, with whatever was used inside it (EF-10.74)."""
    paid: int = NONE
    """The last card that this Dreamer discarded for Intent this Turn (EF-10.65)."""


@fields
class Figure(Row):
    """A figure on the Dreamscape: of a Dreamer, a Companion, an Entity."""

    space: int = NOWHERE
    states: int = 0
    """As bits (`terms.STATES`)."""
    fresh: int = 0
    """States of a Dreamer that came in the Dreamscape Phase: they last to the end of the next Dreamers Phase (EF-4.16)."""
    entity: int = NONE
    """The row of its Entity tile."""
    lair: int = NOWHERE
    """Where it was spawned."""


@fields
class Entity(Row):
    """An Entity tile that lies open, and what lies on it."""

    tile: int = NONE
    morphings: tuple[int, ...] = ()
    tokens: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)


# What is paid for
NOTHING: Final = 0
ACTION: Final = 1
PLACEMENT: Final = 2
MOVE: Final = 3
PRICE: Final = 4
"""A price inside a text."""


@fields
class Payment(Row):
    """EF-4.90: a payment in progress. Those of own-time stand first, by their seats; nested ones behind them."""

    seat: int
    what: int = NOTHING
    use: int = NONE
    cost: int = 0
    """By its number in the cast."""
    card: int = NONE
    """What is set aside: the card that is played or placed (EF-9.82)."""
    colour: int = NONE
    base: int = 0
    """The Intent cost of one payment of it (EF-5.85)."""
    due: int = 0
    """How many of the other prices are paid."""
    paid: int = NONE
    """The thing that was paid as a price: an Item."""
    total: int = 0
    spent: int = 0
    """How many sources have given Intent."""
    boosted: bool = False
    closed: bool = False
    """The Boost was rolled: nothing is added any more (EF-5.101)."""
    failed: bool = False
    aims: tuple[int, ...] = ()
    """Figures that were in range of an Interaction when it was announced (EF-5.50)."""


Token = tuple[int, int, int]
"""A kind of token, the space or Entity where it lies (Entities from `ON_ENTITY` on), and how many."""
Ground = tuple[int, int, int]
"""A terrain token: its kind, its space, how long (`terms.SPANS`)."""
Laid = tuple[int, int, int]
"""A Trap or Quirk that was laid: its space, its text or card, how long."""
Used = tuple[int, int]
"""A use and the seat that used it: what limits count."""
Staged = tuple[int, int, int]
"""A Staged action, the colour of its markers, how many (EF-5.83)."""
Gate = tuple[int, int, int, int]
"""A Dream, its status, how often it was tried in vain, how many hints are open (EF-9.111)."""

Kept = tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""An archetype, and its cards with Flaws, Masks, First Memories, personal Signs."""

PLAIN_FIELDS: Final = (
    "layer", "phase", "dream", "slumber", "location", "opened", "entered", "first", "rounds", "turn", "dealt", "current", "last",
    "resolved", "blocked", "lying", "walls", "shut", "grounds", "traps", "tokens", "gems", "stops", "quirks", "covered", "staged", "items",
    "notes", "used_up", "wisdom", "signs", "played", "season", "keys", "hours", "gates", "world", "flags", "counters", "read",
    "secrets", "gone", "lasting", "used", "slept", "shopping", "keepsake", "result", "ended", "doomed", "agreement",
    "markets", "tracks", "luck", "trail", "closet", "fidgets", "payers",
)  # fmt: skip
"""What a save holds besides its tables and the agenda."""
TABLES: Final = ("dreamers", "figures", "entities", "payments", "piles")


class Rebound(Later):
    """Options of a seat or a payment that are made from a state when somebody looks; a clone of the state makes its own (decision 35)."""

    __slots__ = ("number", "state")

    def __init__(self, state: Session, number: int) -> None:
        super().__init__()
        self.state = state
        self.number = number

    def again(self, s: Session) -> Domain:
        """The same for another state."""
        raise NotImplementedError

    def rebound(self, s: Session, choice: Choice) -> Choice:
        options = self.again(s) if self._made is None else self._made
        return Choice(choice.seat, choice.decision, options, choice.rule, choice.subject, choice.stream, choice.mode)


_reactions: list[Callable[[Any, list[Trigger]], None]] = []


def on_triggers(function: Callable[[Any, list[Trigger]], None]) -> None:
    """Say what is done about triggers (EF-6.116); `procedures/triggers.py` does, once."""
    _reactions.append(function)


NOTHING_YET: Final = Worked({}, False)


class Session(State):
    """A session of Etherfields, at any moment: all that a save holds."""

    __slots__ = (*PLAIN_FIELDS, *TABLES, "cast", "fence", "moved", "setup", "stale", "worked")

    FIELDS = (*TABLES, *PLAIN_FIELDS)
    UNTOLD = ("piles.cards", "piles.known")

    def __init__(self, setup: GameSetup, cast: Cast, streams: list[int], like: Session | None = None) -> None:
        self.setup = setup
        self.cast = cast
        if like is not None:
            self.take_over(like)
            return
        super().__init__(streams)
        seats = len(setup["dreamers"])
        self.dreamers: Table[Dreamer] = Table([Dreamer(cast.archetype_ids[id]) for id in setup["dreamers"]])
        self.figures: Table[Figure] = Table([Figure() for _ in range(FIGURES)])
        self.entities: Table[Entity] = Table([Entity()])
        self.payments: Table[Payment] = Table([Payment(seat) for seat in range(seats)])
        self.piles: Table[Pile] = Table(
            [pile_of((), pile, EVERYBODY if pile in (TURN_DISCARD, STORAGE) else 0) for pile in range(len(PILES))]
        )
        self.worked: Worked = NOTHING_YET
        """What is worked out of the table as it lies, when it is asked (`force`)..."""
        self.stale: bool = True
        """... and something may have changed of what it follows from..."""
        self.moved: bool = False
        """... or figures have gone from one space to another."""
        self.fence: int = 0
        """The Walls as bits."""
        self.begin()

    def begin(self) -> None:
        """Before anything has happened."""
        self.layer: int = t.SETTING_OUT
        self.phase: int = t.NO_PHASE
        self.dream: int = NONE
        self.slumber: int = NONE
        """The Slumber tile that is being played, among the Entity tiles of the cast."""
        self.location: int = NONE
        self.opened: int = NONE
        """The Location from which the Gate of this Dream was opened (EF-9.78)."""
        self.entered: bool = False
        self.first: int = 0
        """The First Player (EF-4.61)."""
        self.rounds: int = 0
        """Ordered Rounds: whose round it is, in order from the First Player on."""
        self.turn: int = 0
        self.dealt: int = 0
        """How many Turn cards this Turn deck began with."""
        self.current: int = NONE
        """The current Turn card..."""
        self.last: int = NONE
        """... or the one that was discarded last (EF-5.164)."""
        self.resolved: int = 0
        """How many steps of it are behind us."""
        self.blocked: int = 0
        """Steps that are Blocked, as bits (EF-5.161)."""
        self.lying: tuple[int, ...] = (NONE,) * (t.ROWS * t.COLUMNS)
        """By slot: the map tile there."""
        self.walls: tuple[int, ...] = ()
        """Edges with a Wall, by their numbers."""
        self.shut: int = 0
        """Spaces that are Blocked by an effect (EF-5.116)."""
        self.grounds: tuple[Ground, ...] = ()
        self.traps: tuple[Laid, ...] = ()
        self.tokens: tuple[Token, ...] = ()
        self.gems: tuple[int, ...] = ()
        """Spaces in whose Gem slot a Gem lies."""
        self.stops: tuple[int, ...] = ()
        """Map actions that are used up (EF-5.45)."""
        self.quirks: tuple[Laid, ...] = ()
        self.covered: tuple[tuple[int, int], ...] = ()
        """Slots under an Overlay, and the tile below it (EF-5.222)."""
        self.staged: tuple[Staged, ...] = ()
        self.begin_team()

    def begin_team(self) -> None:
        """What the Team has, before anything has happened."""
        self.items: tuple[int, ...] = ()
        """Active Items."""
        self.notes: tuple[int, ...] = ()
        self.used_up: tuple[int, ...] = ()
        self.wisdom: tuple[int, ...] = ()
        self.signs: tuple[int, ...] = ()
        self.played: tuple[tuple[int, int, int], ...] = ()
        """Signs that lie on Special spaces: the Sign, the space, whose it is (EF-9.118)."""
        self.season: int = NONE
        self.keys: int = 0
        self.hours: int = 0
        self.gates: tuple[Gate, ...] = ()
        self.world: tuple[int, ...] = ()
        self.flags: tuple[str, ...] = ()
        self.counters: tuple[tuple[str, int], ...] = ()
        self.read: tuple[int, ...] = ()
        """Scripts that have been read, in order."""
        self.secrets: tuple[int, ...] = ()
        """Secret cards of this Dream that lie face down..."""
        self.gone: tuple[str, ...] = ()
        """... and components that were gained or have left the game: no second copy (EF-5.33, EF-5.287)."""
        self.lasting: tuple[Lasting, ...] = ()
        """Modifiers laid by an op: bearer, modifier, value, until."""
        self.used: tuple[Used, ...] = ()
        self.slept: tuple[int, ...] = ()
        """Key Locations, and the Great Clock, that may give again (EF-10.34)."""
        self.shopping: int = 0
        self.keepsake: bool = False
        """EF-5.292: card II-41 R."""
        self.result: int = 0
        """How the Dream or Slumber at hand ended (`terms.RESULTS`)."""
        self.ended: str = ""
        """Why the session is over."""
        self.doomed: int = NOBODY
        """The Dreamer by whom all are defeated (EF-5.28 to EF-5.30)."""
        self.agreement: str = self.setup["agreement"]
        self.markets: bool = False
        """The Influence Market was shuffled in this session (EF-9.38)."""
        self.tracks: int = 0
        """Markers on the tile of the Continuous Dream (EF-10.21)."""
        self.luck: int = 0
        """Dreams in which the playing cards were tried (EF-5.304), as bits."""
        self.trail: tuple[int, ...] = ()
        """The last Move of a Dreamer: where it began, and every space entered (EF-10.55)."""
        self.fidgets: int = 0
        """How often somebody went back on something in this Turn: no situation comes twice (decision 15)."""
        self.payers: tuple[int, ...] = ()
        """Who has discarded a card for Intent in this Turn, whoever did so last at the end (EF-10.65)."""
        self.closet: tuple[Kept, ...] = ()
        """Archetypes of the campaign that nobody plays just now (EF-9.114)."""

    def take_over(self, like: Session) -> None:
        """Everything as it is in another one; rows are shared."""
        self.copy_base(like)
        self.dreamers = like.dreamers.clone()
        self.figures = like.figures.clone()
        self.entities = like.entities.clone()
        self.payments = like.payments.clone()
        self.piles = like.piles.clone()
        self.worked = like.worked
        self.stale = like.stale
        self.moved = like.moved
        self.fence = like.fence
        take_plain(self, like)
        for number, choice in enumerate(self.pending):
            options = choice.options
            if isinstance(options, Rebound):
                self.pending[number] = options.rebound(self, choice)

    def clone(self) -> Session:
        return Session(self.setup, self.cast, self.streams, self)

    def load_own(self, plain: Plain) -> None:
        super().load_own(plain)
        self.stale = True
        self.fence = sum([1 << edge for edge in self.walls])

    def react(self, happened: list[Trigger]) -> None:
        _reactions[0](self, happened)

    def put_in_force(self, worked: Worked) -> None:
        self.worked = worked
        self.stale = self.moved = False

    # Small questions that everybody asks -----------------------------------------------------------------------------

    def players(self) -> int:
        """EF-5.5: `[N]`."""
        return len(self.dreamers.rows)

    def clockwise(self, start: int) -> tuple[int, ...]:
        """All seats, from one on."""
        count = len(self.dreamers.rows)
        return tuple([(start + place) % count for place in range(count)])

    def deck(self, seat: int) -> tuple[int, ...]:
        return self.piles.rows[DECK + seat].cards

    def space_of(self, seat: int) -> int:
        return self.figures.rows[seat].space

    def land(self) -> Land:
        """The map as it lies: tiles, Walls, Blocked spaces (EF-5.114 to EF-5.117); what modifiers add stands in `places`."""
        tiles = 0
        blocked = self.shut
        for slot, tile in enumerate(self.lying):
            if tile != NONE:
                tiles |= 1 << slot
                blocked |= self.cast.tiles[tile].blocked << 4 * slot
        return self.cast.spaces.land(tiles, self.fence, blocked)

    def tile_at(self, space: int) -> Tile | None:
        tile = self.lying[space // 4] if space >= 0 else NONE
        return None if tile == NONE else self.cast.tiles[tile]

    def entity(self, row: int) -> EntityTile:
        return self.cast.entities[self.entities.rows[row].tile]

    def figures_of(self, row: int) -> list[int]:
        """The figures of an Entity tile that are on the map; nobody may change the list."""
        found = None if self.stale else self.worked.figures.get(row)
        if found is None:
            found = []
            for number in range(FIRST_FIGURE, FIGURES):
                figure = self.figures.rows[number]
                if figure.entity == row and figure.space != NOWHERE:
                    found.append(number)
            if not self.stale:
                self.worked.figures[row] = found
        return found

    def entity_rows(self) -> list[int]:
        """The Entity tiles that lie open, by their rows."""
        return [row for row in range(1, len(self.entities.rows)) if self.entities.rows[row].tile != NONE]

    def row_of(self, code: str) -> int:
        """The row of an Entity by its code; NONE where it does not lie open."""
        number = self.cast.entity_ids.get(code, NONE)
        for row in self.entity_rows():
            if self.entities.rows[row].tile == number:
                return row
        return NONE

    def here(self) -> Dream:
        return self.cast.dreams[self.dream]

    def secret_slumbers(self) -> list[str]:
        """The Slumber tiles among the Secrets of the Dream at hand that nobody has found yet, by their codes."""
        return [] if self.dream == NONE else [code for code in self.here().slumbers if code not in self.gone]

    def count(self, name: str) -> int:
        for other, number in self.counters:
            if other == name:
                return number
        return 0

    def gate_of(self, dream: int) -> Gate:
        for gate in self.gates:
            if gate[0] == dream:
                return gate
        return (dream, LOCKED, 0, 0)

    def in_play(self) -> bool:
        """Whether a Dream or Slumber is being played."""
        return self.layer in (t.IN_DREAM, t.IN_SLUMBER)


def is_dreamer(figure: int) -> bool:
    return figure < FIRST_COMPANION


def is_companion(figure: int) -> bool:
    return FIRST_COMPANION <= figure < FIRST_FIGURE


def is_entity(figure: int) -> bool:
    """EF-5.167: figures of Dreamers and their Companions are none."""
    return figure >= FIRST_FIGURE
