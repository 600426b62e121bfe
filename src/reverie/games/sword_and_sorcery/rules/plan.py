"""A quest as the rules run on it: its map, what stands there, its decks, its story, how it is won and lost (SS-5.1, SS-G18)."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.areas import Areas
from reverie.parts.rules.story import Book

from .abilities import NONE, Ability, Given
from .cast import Cast

DOOR: Final = 0
SECURED: Final = 1
DOORS: Final = ("door", "secured")


class Door:
    """A door on an edge (SS-10.6, SS-10.7): the passages that it closes, the areas on both sides."""

    __slots__ = ("a", "b", "kind", "locked", "number", "passages")

    def __init__(self, number: int, kind: int, passages: int, a: int, b: int, locked: bool) -> None:
        self.number = number
        self.kind = kind
        self.passages = passages
        self.a = a
        self.b = b
        self.locked = locked
        """SS-10.9: a magic lock lies on it."""


class Laid:
    """A thing that lies on the map from the beginning: its kind, its area, its number, its state.

    `value` is the ability of a chest's back, the number of a search token, waypoint or story card, the symbol of a gate, the level of a
    fire; of a token of the quest text and op that put it (`text * 64 + pos`), or NONE. `state` is 1 for an open gate, an active shrine, a
    locked chest, and of a search token the symbol of the quest's own line counted from 1.
    """

    __slots__ = ("area", "given", "kind", "state", "value")

    def __init__(self, kind: int, area: int, value: int = 0, state: int = 0, given: Given | None = None) -> None:
        self.kind = kind
        self.area = area
        self.value = value
        self.state = state
        self.given = given
        """Under which condition it lies there at all."""


class Position:
    """SS-5.12: where a shadow is put if so many heroes take part."""

    __slots__ = ("area", "heroes")

    def __init__(self, area: int, heroes: int) -> None:
        self.area = area
        self.heroes = heroes


class Wave:
    """What else happens in a quest by itself: an ability that the quest bears by night, by day or always (`when` is empty)."""

    __slots__ = ("abilities", "when")

    def __init__(self, when: str, abilities: tuple[int, ...]) -> None:
        self.when = when
        self.abilities = abilities


class Loss:
    """A way to lose: an end that the rules know (`event-deck`, `all-ghosts`), or a condition with what is read then."""

    __slots__ = ("at_event_phase", "given", "kind", "read")

    def __init__(self, kind: str, given: Given | None = None, read: int = NONE, at_event_phase: bool = False) -> None:
        self.kind = kind
        self.given = given
        self.read = read
        self.at_event_phase = at_event_phase


class Way:
    """SS-G19, SS-G21: when a branch is open: to a nature, where a counter is the highest, under a condition."""

    __slots__ = ("among", "by", "given", "highest", "nature")

    def __init__(self, by: str, nature: int, highest: str, among: tuple[str, ...], given: Given | None) -> None:
        self.by = by
        """Who decides: it is their nature that counts."""
        self.nature = nature
        self.highest = highest
        self.among = among
        """The counters of all branches."""
        self.given = given


class After:
    """SS-7.33, SS-G18 `next`: the quest with which a campaign goes on, when it does so, and the flag that is raised by it."""

    __slots__ = ("flag", "given", "to")

    def __init__(self, to: str, given: Given | None, flag: str) -> None:
        self.to = to
        self.given = given
        self.flag = flag


class Plan:
    """One quest."""

    def __init__(self, id: str, areas: Areas, cast: Cast) -> None:
        self.id = id
        self.areas = areas
        self.cast = cast
        """The cast of the library with this quest's own texts, abilities and modifiers behind the others: a game of it runs on this one."""
        self.act: int = 1
        self.rank: int = 1
        self.start: tuple[int, ...] = ()
        self.doors: tuple[Door, ...] = ()
        self.walls: int = 0
        """Passages that wall tokens and seals close."""
        self.tiles: tuple[int, ...] = ()
        """The tile of every area."""
        self.tile_names: tuple[str, ...] = ()
        self.laid: tuple[Laid, ...] = ()
        self.positions: tuple[Position, ...] = ()
        self.pool: tuple[int, ...] = ()
        """Shadow tokens, by their kinds."""
        self.deal: tuple[tuple[int, ...], int] = ((), 0)
        """Kinds of which exactly so many are dealt; the others at random."""
        self.foes: tuple[int, ...] = ()
        """The enemies of this quest, by their numbers in the cast: a row of `foes` each..."""
        self.figures: tuple[tuple[int, ...], ...] = ()
        """... and the figures of each."""
        self.foe_of: tuple[int, ...] = ()
        """By figure, counted from the first of an enemy: whose it is."""
        self.deck: tuple[int, ...] = ()
        """Those that are shuffled into the enemy deck, by their rows."""
        self.quest_enemy: int = NONE
        """Whom the shadow of that name brings, by its row."""
        self.events: tuple[int, ...] = ()
        """Events that are shuffled..."""
        self.in_play: tuple[int, ...] = ()
        """... and those that lie beside the deck from the beginning."""
        self.waves: tuple[Wave, ...] = ()
        self.actions: tuple[tuple[int, str], ...] = ()
        """Quest actions (SS-16.8): the ability, and the area, the kind of token or the word (`open-gate`) where it is done."""
        self.won: Given | None = None
        self.won_read: int = NONE
        self.lost: tuple[Loss, ...] = ()
        self.next: tuple[After, ...] = ()
        """Where a campaign goes on: the first that is open (SS-G18); nowhere after its last quest."""
        self.book: Book | None = None
        self.own: tuple[str, ...] = ()
        """Flags and counters that end with the quest."""
        self.floor: int = 0
        self.crowns: int = 0
        self.draw: int = 0
        self.keep: int = 0
        self.soul_weapons: bool = False
        self.rules: int = 0  # rules of its own (SS-50.17), a bit for each handler
        self.answers: tuple[int, ...] = ()  # abilities of the quest with which heroes may answer windows
        self.portal: tuple[int, int] = (NONE, NONE)  # where a portal stands, and where it leads
        self.objectives: tuple[int, ...] = ()
        """The areas that a simulated party heads for in turn."""
        self.bands: dict[str, tuple[float, float]] = {}
        self.named: dict[tuple[str, ...], int] = {}
        """Areas by the names that conditions give, as bits; filled as they are asked for."""
        self.lore: dict[tuple[int, int, tuple[int, ...]], tuple[Ability, ...]] = {}
        """The abilities of enemies, by card, side and powers; filled as they are asked for."""
