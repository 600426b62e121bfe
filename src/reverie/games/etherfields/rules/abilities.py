"""What texts are made of: amounts, selectors, places, conditions, costs, modifiers, uses (EF-6.110 to EF-6.113)."""

from __future__ import annotations

from typing import Final

from reverie.parts.rules.effects import NO_TEXT

from . import terms as t

NONE: Final = -1

# Amounts, selectors, places, conditions (EF-6.111, EF-6.112) -----------------------------------------------------------

AMOUNTS: Final = ("number", "all", "N", "spent", "flipped", "discarded", "figures", "count", "progress")
WHO: Final = (
    "actor", "owner", "each", "others", "one", "other", "team", "victim", "nearest", "in-range", "dreamer-near", "other-near", "on",
    "in-terrain", "carrier", "this-entity", "entity-near", "entities-near", "entity", "all-entities", "any-entity", "figure-near",
)  # fmt: skip
FIRST_ENTITY: Final = WHO.index("this-entity")
"""From here on selectors mean Entities; those before mean Dreamers."""
PLACES: Final = (
    "space", "slot", "code", "here", "chosen", "any", "within", "same-terrain", "stairs", "lair", "enter", "tile", "edge-here", "below",
    "location", "same-world-tile", "any-location", "who", "several",
)  # fmt: skip
GIVENS: Final = (
    "all", "any", "not", "flag", "count", "progress", "turn-colour", "turns-left", "terrain", "icon", "on", "owns", "placed", "in-play",
    "figures", "entity-on", "tokens", "players", "resource", "hand", "masks", "season", "near", "location", "layer", "phase", "paying",
    "won-by", "dream", "face", "read", "sign", "gem", "marked",
)  # fmt: skip


class Amount:
    """How much: a word, a number that is added to it, and how often the word counts (`3N`)."""

    __slots__ = ("base", "name", "times", "word")

    def __init__(self, base: int, word: int = 0, times: int = 1, name: str = "") -> None:
        self.base = base
        self.word = word
        self.times = times
        self.name = name
        """A counter, or a colour."""


NOTHING: Final = Amount(0)
ONE: Final = Amount(1)


class Who:
    """Whom something concerns: a selector, its range, and what it names."""

    __slots__ = ("far", "figures", "kind", "name", "place")

    def __init__(
        self, kind: int, far: int = NONE, name: str = "", place: Place | None = None, figures: bool = False
    ) -> None:
        self.kind = kind
        self.far = far
        self.name = name
        """A terrain, an Entity's code."""
        self.place = place
        self.figures = figures
        """The range is the number of figures (EF-6.111)."""


class Place:
    """Where: a space or slot by its number, a code, or a word."""

    __slots__ = ("far", "kind", "name", "number", "parts", "who")

    def __init__(
        self,
        kind: int,
        number: int = NONE,
        name: str = "",
        far: int = NONE,
        who: Who | None = None,
        parts: tuple[Place, ...] = (),
    ) -> None:
        self.kind = kind
        self.number = number
        self.name = name
        self.far = far
        self.who = who
        self.parts = parts
        """Spaces and slots that count as one place (`A2+B2`)."""


class Given:
    """A condition (EF-6.112): what is asked, of whom and where, between which numbers; and what it is put together of."""

    __slots__ = ("kind", "least", "most", "name", "negated", "parts", "place", "who", "word")

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.parts: tuple[Given, ...] = ()
        self.negated: bool = False
        self.name: str = ""
        self.word: int = NONE
        self.who: Who | None = None
        self.place: Place | None = None
        self.least: Amount | None = None
        self.most: Amount | None = None


class Cost:
    """EF-6.113: Intent of one colour (several to choose from), and whatever else is paid."""

    __slots__ = ("also", "colours", "either", "intent", "number", "staged", "times_n")

    def __init__(self, number: int) -> None:
        self.number = number
        self.colours: int = 0
        """As bits; none where no Intent is asked."""
        self.intent: tuple[int, int, int] = (0, 0, 0)
        """How much of each colour that may be chosen."""
        self.staged: bool = False
        self.times_n: bool = False
        self.also: tuple[tuple[int, int], ...] = ()
        """Prices (`terms.PRICES`) and how much of each."""
        self.either: tuple[Cost, ...] = ()
        """One of these instead (EF-5.58: a Key or 1 Ether)."""

    def is_free(self) -> bool:
        return not self.colours and not self.also and not self.either


FREE: Final = Cost(0)
GATED: Final = (t.ROLL, t.DISTRESS_WINDOW, t.SEAL_WINDOW, t.FLAW_WINDOW, t.PLACE, t.SLUMBER_DRAWN, t.SLUMBER_WON)
"""Windows in which only what names them may answer; in the others Rapid cards may, too."""

BY: Final = 0
SET: Final = 1
MOST: Final = 2


class Mod:
    """A modifier (EF-6.121): its name, its change, whom it concerns; and what it is about."""

    __slots__ = ("change", "kind", "name", "number", "place", "terrain", "value", "who", "word")

    def __init__(self, number: int, kind: int) -> None:
        self.number = number
        self.kind = kind
        self.change: int = BY
        self.value: Amount = NOTHING
        self.word: str = ""
        """A colour, a resource, a cost, an edge, a tile, `own` or `any`."""
        self.who: Who | None = None
        self.place: Place | None = None
        self.terrain: int = NONE
        self.name: str = ""


GAINED: Final = ".gained"
"""How the id of a text ends that is carried out once, when its card is gained (EF-10.68)."""


class Use:
    """Whatever can be used or happens by itself: when, by whom, for what, and what it does (EF-6.113, EF-6.120)."""

    __slots__ = (
        "basic", "boost", "card", "completing", "cost", "discard", "do", "far", "given", "id", "keyword", "limit", "map_only",
        "name", "number", "on", "once", "owner", "rapid", "source", "spaces", "trigger", "whose", "window", "windows", "wins",
    )  # fmt: skip

    def __init__(self, number: int, id: str, source: int) -> None:
        self.number = number
        self.id = id
        self.source = source
        """Where it stands (`SOURCES`)."""
        self.owner: int = NONE
        """The card, tile or Entity that it stands on, by its number."""
        self.window: int = t.OWN_TIME
        self.whose: int = 0
        self.rapid: bool = False
        self.map_only: bool = False
        self.trigger: int = NONE
        """What sets it off (`terms.TRIGGERS`); NONE for what somebody uses."""
        self.on: str = ""
        """What of it: a face, a resource, a kind of step, a place."""
        self.given: Given | None = None
        self.cost: Cost = FREE
        self.limit: int = 0
        self.discard: bool = False
        self.keyword: int = 0
        self.far: int = NONE
        """The range of an Interaction."""
        self.do: int = NO_TEXT
        self.spaces: int = 0
        """Of a Map action: corners of its tile, as bits; none where it may be used from anywhere (EF-5.128)."""
        self.once: bool = False
        self.boost: str = ""
        self.completing: Given | None = None
        """Of a Staged action: what must hold for whoever makes the last payment."""
        self.wins: bool = False
        self.basic: bool = False
        """Of the Basic Actions card."""
        self.card: int = NONE
        """The card that leaves the hand when it is played."""
        self.name: str = ""
        """A family of Signs; the name under which a text tells of it, where that is not the id."""
        self.windows: int = 0
        """The windows that it `fits`, as bits: looked at once, when all are read."""

    def fits(self, window: int) -> bool:
        """Whether it is meant for a window: it names it, is Rapid where that is open, or is a Mask before a step (EF-4.100)."""
        if self.window == window:
            return True
        if self.window != t.OWN_TIME:
            return False
        return (self.rapid and window not in GATED) or (self.source == MASK and window == t.STEP)

    def may_be_used(self, window: int) -> bool:
        """The same of what somebody uses, not of what happens by itself."""
        return self.trigger == NONE and self.do != NO_TEXT and self.fits(window) and not self.id.endswith(GAINED)


SOURCES: Final = (
    "basic", "influence", "progress", "innate", "item", "mask", "map", "flying", "gate", "interaction", "quirk", "gem-slot", "note",
    "wisdom", "season", "flaw", "way-out", "memory", "companion", "trigger", "sign", "fate",
)  # fmt: skip
BASIC: Final = 0
INFLUENCE: Final = 1
PROGRESS: Final = 2
INNATE: Final = 3
ITEM: Final = 4
MASK: Final = 5
MAP: Final = 6
FLYING: Final = 7
GATE: Final = 8
INTERACTION: Final = 9
QUIRK: Final = 10
GEM_SLOT: Final = 11
NOTE: Final = 12
WISDOM: Final = 13
SEASON: Final = 14
FLAW: Final = 15
WAY_OUT: Final = 16
MEMORY: Final = 17
COMPANION: Final = 18
TRIGGER: Final = 19
SIGN: Final = 20
FATE: Final = 21
DREAM_ACTIONS: Final = (MAP, FLYING, GATE, INTERACTION, QUIRK)
"""EF-5.302: of these one may be taken in each of the Ordered Rounds."""
