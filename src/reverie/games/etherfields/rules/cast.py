"""Content as the rules run on it: everything by its number, words replaced by their places in the lists of `terms` (EF-6.110 to EF-6.120).

`content/compile.py` makes a cast of a library once; nothing in it changes while a session is played. Equal copies have one number:
a pile names it as often as it holds it.
"""

from __future__ import annotations

from typing import Any, Final

from reverie.parts.rules.effects import NO_TEXT
from reverie.parts.rules.effects import Op as AnyOp
from reverie.parts.rules.spaces import Spaces

from . import terms as t
from .abilities import FREE, INFLUENCE, NONE, NOTHING, Amount, Cost, Given, Mod, Place, Use, Who
from .effects.declaring import Verb

# Components (EF-2.12 to EF-2.29) -----------------------------------------------------------------------------------------

MARKET_BACK: Final = -1
SECRET_BACK: Final = -2
FLAW_BACK: Final = -3


class Card:
    """Any card: its kind, its Intent, what it costs, what it does (EF-2.14 to EF-2.19)."""

    __slots__ = (
        "always", "awaits", "back", "code", "copies", "ether", "family", "fitting", "id", "intent", "kind", "lasting", "number", "owner",
        "pays", "place_cost", "placed", "played", "quirk", "removal", "start", "uses", "way_out",
    )  # fmt: skip

    def __init__(self, number: int, id: str, kind: int) -> None:
        self.number = number
        self.id = id
        self.kind = kind
        self.code: str = ""
        """Of a Secret."""
        self.copies: int = 1
        self.intent: tuple[int, int, int] = (0, 0, 0)
        """What it gives of each colour; of several one is chosen (EF-5.40)."""
        self.ether: int = 0
        self.place_cost: Cost | None = None
        """Of a Progress card (EF-2.15)."""
        self.back: int = MARKET_BACK
        """The archetype whose innate action is on it, or which other back it has (EF-5.62)."""
        self.uses: tuple[int, ...] = ()
        self.awaits: tuple[int, ...] = ()
        """Of these: what is set off by an event..."""
        self.fitting: list[tuple[int, ...]] = []
        """... by window: what may be used in it; of that..."""
        self.played: list[tuple[int, ...]] = []
        """... what leaves the hand for it, as an Influence card does..."""
        self.placed: list[tuple[int, ...]] = []
        """... and what does not..."""
        self.pays: tuple[int, ...] = ()
        """... and what is used while somebody pays."""
        self.always: tuple[int, ...] = ()
        self.removal: Cost | None = None
        self.lasting: bool = False
        self.way_out: int = NONE
        self.quirk: Tile | None = None
        self.family: int = NONE
        self.owner: str = ""
        self.start: bool = False

    def is_progress(self) -> bool:
        return self.place_cost is not None


class Archetype:
    """A Dreamer: deck, innate action, Masks, personal Signs, First Memories (EF-2.12)."""

    __slots__ = ("deck", "id", "innate", "masks", "memories", "number", "signs")

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.deck: tuple[int, ...] = ()
        self.innate: int = NONE
        self.masks: tuple[int, ...] = ()
        self.memories: tuple[int, ...] = ()
        self.signs: tuple[int, ...] = ()


class TurnCard:
    """EF-2.17: its colour, its steps from the top, its Loot."""

    __slots__ = ("colour", "id", "loot", "number", "steps")

    def __init__(self, number: int, id: int, colour: int, steps: tuple[int, ...], loot: int) -> None:
        self.number = number
        self.id = id
        self.colour = colour
        self.steps = steps
        self.loot = loot


class Tile:
    """EF-2.21: a map tile; whatever stands on it is told by corner."""

    __slots__ = (
        "actions", "always", "awaits", "blocked", "code", "cut_off", "enter", "extra", "flying", "gem_mods", "gem_uses", "id", "lairs",
        "number", "open_here", "open_to_all", "quirk", "setup", "slot", "special", "stairs", "terrain", "traps", "triggers",
    )  # fmt: skip

    def __init__(self, number: int, code: str, slot: int) -> None:
        self.number = number
        self.code = code
        self.id = code
        self.slot = slot
        self.setup: bool = False
        self.enter: int = 0
        """Corners, as bits; the same for the others."""
        self.lairs: tuple[tuple[int, int], ...] = ()
        """Corner and Turn colour; NONE for no colour."""
        self.terrain: tuple[int, int, int, int] = (0, 0, 0, 0)
        """By corner: kinds as bits."""
        self.stairs: int = 0
        self.special: tuple[tuple[int, int], ...] = ()
        """Corner and family of Signs."""
        self.traps: tuple[tuple[int, int], ...] = ()
        """Corner and text."""
        self.gem_mods: tuple[tuple[int, tuple[int, ...]], ...] = ()
        """Corner, and the modifiers while a Gem lies there (EF-5.126)..."""
        self.gem_uses: tuple[tuple[int, int], ...] = ()
        """... or what may be used then."""
        self.extra: tuple[int, int, int, int] = (0, 0, 0, 0)
        """By corner: cards more in the Draw step (EF-5.129)."""
        self.blocked: int = 0
        self.cut_off: int = 0
        self.quirk: int = NONE
        self.actions: tuple[int, ...] = ()
        self.flying: tuple[int, ...] = ()
        self.open_here: list[tuple[int, ...]] = []
        """By window: what of the actions may be used in it..."""
        self.open_to_all: list[tuple[int, ...]] = []
        """... and what of the Flying Rules."""
        self.triggers: tuple[int, ...] = ()
        self.awaits: tuple[int, ...] = ()
        """What of all this is set off by an event."""
        self.always: tuple[int, ...] = ()
        """Of a Quirk: what it changes while it lies on its slot."""


class EntityTile:
    """EF-2.23: an Entity of a Dream or Slumber, or a Slumber tile that is only a text (EF-5.252)."""

    __slots__ = (
        "always", "basic", "code", "dealings", "end_of_turns", "figure", "figures", "huge", "ignores_die", "interactions", "is_text",
        "morph", "move", "number", "own", "rule", "salvation", "saved_if", "setup", "skip", "special", "target", "text", "triggers",
        "turns",
    )  # fmt: skip

    def __init__(self, number: int, code: str) -> None:
        self.number = number
        self.code = code
        self.is_text: bool = False
        self.figure: int = 0
        self.figures: int = 1
        self.huge: bool = False
        self.move: int = 0
        self.ignores_die: bool = False
        self.rule: str = ""
        self.target: tuple[str, ...] = ()
        self.always: tuple[int, ...] = ()
        self.setup: int = NO_TEXT
        self.morph: int = 1
        self.basic: int = NO_TEXT
        self.special: int = NO_TEXT
        self.interactions: tuple[int, ...] = ()
        self.dealings: list[tuple[int, ...]] = []
        """By window: what of these may be used in it."""
        self.triggers: tuple[int, ...] = ()
        self.turns: int = 0
        self.skip: bool = False
        self.end_of_turns: int = NO_TEXT
        self.salvation: int = NO_TEXT
        self.saved_if: Given | None = None
        self.text: int = NO_TEXT
        self.own: tuple[str, ...] = ()
        """Counters and flags that are cleared at the start of each Slumber (EF-6.118)."""


SLUMBER_STORY: Final = "slumber-"
"""Before the code of a Slumber tile: the id of its story, a script that orders nothing."""


class Script:
    """One paragraph of the Script Book."""

    __slots__ = ("do", "first", "id", "number")

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.do: int = NO_TEXT
        self.first: bool = False
        """Its prose is shown only the first time."""


class Dream:
    """A Dream with its Gate (EF-2.20, EF-6.120)."""

    __slots__ = (
        "always", "bands", "code", "conceded", "district", "end_of_turns", "entities", "goal", "goal_script", "id", "intro",
        "kept", "keys", "lays", "number", "objectives", "own", "page", "reads", "rule_ids", "rule_texts", "rules", "scripts", "secrets",
        "setup", "slumbers", "tiles", "triggers", "turns", "turns_by", "turns_with", "wall_sets", "walls",
    )  # fmt: skip

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.code: str = ""
        self.district: str = ""
        self.keys: int = 0
        self.turns: tuple[int, ...] = ()
        """By the number of players; nothing stands at 0."""
        self.turns_by: str = ""
        """A counter..."""
        self.turns_with: tuple[dict[int, int], ...] = ()
        """... and the Turns by the number of players and that counter."""
        self.intro: int = NONE
        self.setup: int = NO_TEXT
        self.rules: tuple[str, ...] = ()
        """Named rules (EF-6.117)..."""
        self.rule_texts: dict[str, int] = {}
        """... and what they do when their time comes, where the data says it."""
        self.page: str = ""
        """Where its special rules stand."""
        self.rule_ids: tuple[str, ...] = ()
        self.reads: dict[str, int] = {}
        """By special rule: the script that is read when it first comes to bear."""
        self.lays: tuple[int, ...] = ()
        """Modifiers that its named rule lays and lifts."""
        self.always: tuple[int, ...] = ()
        self.goal: Given | None = None
        self.goal_script: int = NONE
        self.end_of_turns: int = NONE
        self.conceded: int = NO_TEXT
        """What the script of a part success gives without a reward, for a Team that concedes it (EF-9.112)."""
        self.tiles: tuple[int, ...] = ()
        self.walls: int = 0
        """Those that stand at the beginning: those for good, and the first of the sets."""
        self.wall_sets: dict[str, int] = {}
        self.entities: tuple[int, ...] = ()
        self.scripts: tuple[int, ...] = ()
        self.secrets: tuple[int, ...] = ()
        """Its Secret cards, by their numbers, in the order of their letters."""
        self.slumbers: tuple[str, ...] = ()
        """Its Secret Slumber tiles, by their codes."""
        self.triggers: tuple[int, ...] = ()
        self.own: tuple[str, ...] = ()
        self.kept: tuple[str, ...] = ()
        """Of these: what a map reset leaves as it is."""
        self.objectives: tuple[str, ...] = ()
        self.bands: dict[str, dict[int, tuple[float, float]]] = {}


class WorldTile:
    """A district of the Dreamworld Map (EF-2.36)."""

    __slots__ = ("id", "locations", "number", "special", "wisdom")

    def __init__(self, number: int, id: str) -> None:
        self.number = number
        self.id = id
        self.locations: tuple[int, ...] = ()
        self.special: int = NO_TEXT
        self.wisdom: int = NONE
        """The Wisdom card by which its special text may be used from all its Locations (EF-10.38)."""


class Location:
    """A Location: its icon, and where its arrows lead (EF-5.240)."""

    __slots__ = ("icon", "id", "number", "paths", "shortcuts", "tile")

    def __init__(self, number: int, id: str, icon: int, tile: int) -> None:
        self.number = number
        self.id = id
        self.icon = icon
        self.tile = tile
        self.paths: tuple[int, ...] = ()
        self.shortcuts: tuple[int, ...] = ()


class Op(AnyOp[Verb]):
    """One effect of a text, with whatever may be written of it."""

    __slots__ = (
        "amount", "choices", "code", "colour", "cost", "edge", "faces", "given", "ids", "kind", "mod", "name", "place", "pos", "result",
        "step", "until", "where", "which", "who", "with_",
    )  # fmt: skip

    def __init__(self, effect: Verb, text: int, pos: int) -> None:
        super().__init__(effect, text)
        self.pos = pos
        self.who: Who | None = None
        self.amount: Amount = NOTHING
        self.place: Place | None = None
        self.code: str = ""
        """A component, `this` or `paid`."""
        self.kind: int = NONE
        """A resource, a token, a terrain, a State, a deck, a kind of unlock."""
        self.name: str = ""
        """A flag, a counter, a script, a rule, a side of a wall."""
        self.which: int = NONE
        self.colour: int = NONE
        self.faces: tuple[int, ...] = ()
        """By Luck face: a text."""
        self.given: Given | None = None
        self.cost: Cost = FREE
        self.mod: int = NONE
        self.until: int = NONE
        self.with_: int = 0
        self.edge: str = ""
        self.result: int = 0
        self.where: int = 0
        self.step: int = 0
        self.choices: tuple[Option, ...] = ()
        self.ids: tuple[str, ...] = ()


class Option:
    """One option of a choice (EF-6.115): when it is open, what it costs, what it does."""

    __slots__ = ("cost", "do", "given", "id")

    def __init__(self, id: str, given: Given | None, cost: Cost, do: int) -> None:
        self.id = id
        self.given = given
        self.cost = cost
        self.do = do


class Text:
    """A list of effects under a number of its own, with what was written."""

    __slots__ = ("number", "ops", "source")

    def __init__(self, number: int, source: list[Any]) -> None:
        self.number = number
        self.source = source
        self.ops: tuple[Op, ...] = ()


class Cast:
    """All content of a library."""

    def __init__(self) -> None:
        self.spaces: Spaces = Spaces(t.ROWS, t.COLUMNS, [])
        self.texts: list[Text] = []
        self.costs: list[Cost] = [FREE]
        self.mods: list[Mod] = []
        self.uses: list[Use] = []
        self.cards: list[Card] = []
        self.card_ids: dict[str, int] = {}
        """By id and, for Secrets, by code."""
        self.archetypes: list[Archetype] = []
        self.archetype_ids: dict[str, int] = {}
        self.basics: tuple[int, ...] = ()
        """The uses of the Basic Actions card..."""
        self.basics_in: list[list[int]] = []
        """... by window."""
        self.awaited: list[bool] = []
        """By trigger: whether anything at all waits for it."""
        self.turn_cards: list[TurnCard] = []
        self.tiles: list[Tile] = []
        self.tile_ids: dict[str, int] = {}
        self.landscape: tuple[int, ...] = ()
        """Slumber map tiles, those of SETUP first."""
        self.landscape_walls: dict[int, int] = {}
        """By Slumber map tile: edges, as bits."""
        self.entities: list[EntityTile] = []
        self.entity_ids: dict[str, int] = {}
        self.scripts: list[Script] = []
        self.script_ids: dict[str, int] = {}
        self.dreams: list[Dream] = []
        self.dream_ids: dict[str, int] = {}
        self.world: list[WorldTile] = []
        self.world_ids: dict[str, int] = {}
        self.locations: list[Location] = []
        self.location_ids: dict[str, int] = {}
        self.morphings: list[tuple[int, ...]] = []
        """By kind: its modifiers..."""
        self.morphing_ids: tuple[str, ...] = ()
        self.morphing_pool: tuple[int, ...] = ()
        """... and the tokens that there are (EF-9.3)."""
        self.states: list[tuple[int, ...]] = []
        """By State: its modifiers..."""
        self.state_tokens: list[tuple[int, tuple[int, ...]]] = []
        """... and the tokens that bear it: how many there are, and the States on their sides (EF-9.7)."""
        self.entities_end: int = 0
        """States that leave an Entity at the end of the Turn, as bits..."""
        self.dreamers_end: tuple[int, int] = (0, 0)
        """... and a Dreamer at the end of the phase and of the Turn (EF-5.195 to EF-5.197)."""
        self.market: tuple[int, ...] = ()
        """The starting Influence Market, with copies."""
        self.starting: dict[str, tuple[int, ...]] = {}
        """Starting Items, Fate, Flaws, Slumber tiles, by the name of their deck."""
        self.seasons: dict[str, int] = {}
        self.rest: int = NO_TEXT
        """What a Location with the icon `rest` gives (EF-10.34)."""
        self.won_to: dict[int, str] = {}
        self.lost_to: dict[int, str] = {}
        """By Season: which one follows."""

    def usable_in(self, uses: tuple[int, ...], window: int) -> tuple[int, ...]:
        return tuple([number for number in uses if self.uses[number].may_be_used(window)])

    def sort_uses(self) -> None:
        """What is asked all the time is looked at once: what of cards and tiles awaits an event, fits a window, helps to pay."""
        for use in self.uses:
            use.windows = sum([1 << window for window in range(len(t.WINDOWS)) if use.fits(window)])
        for card in self.cards:
            card.awaits = tuple([number for number in card.uses if self.uses[number].trigger != NONE])
            card.fitting = [self.usable_in(card.uses, window) for window in range(len(t.WINDOWS))]
            card.played = [tuple([use for use in some if self.uses[use].source == INFLUENCE]) for some in card.fitting]
            card.placed = [tuple([use for use in some if self.uses[use].source != INFLUENCE]) for some in card.fitting]
            card.pays = tuple([number for number in card.uses if self.uses[number].window == t.PAY])
        waiting = [use.trigger for use in self.uses]
        self.awaited = [trigger in waiting for trigger in range(len(t.TRIGGERS))]
        self.basics_in = [
            [use for use in self.basics if self.uses[use].window == window] for window in range(len(t.WINDOWS))
        ]
        for entity in self.entities:
            entity.dealings = [self.usable_in(entity.interactions, window) for window in range(len(t.WINDOWS))]
        for tile in self.tiles:
            tile.open_to_all = [self.usable_in(tile.flying, window) for window in range(len(t.WINDOWS))]
            tile.open_here = [self.usable_in(tile.actions, window) for window in range(len(t.WINDOWS))]
            tile.awaits = tuple([use for use in (*tile.triggers, *tile.flying) if self.uses[use].trigger != NONE])
