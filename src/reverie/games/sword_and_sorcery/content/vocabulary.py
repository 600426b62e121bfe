"""SS-50: the vocabulary in which everything of Sword & Sorcery is written, as typed structs.

The same structures are read by the engine (`compile.py` makes numbers of them) and by whoever tells a text in words. Verbs are declared in
`rules.effects`; their structs are made from there. Words of closed lists stand in `rules.terms`, once. What is not named is absent.
"""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from reverie.parts.effects.structs import structs_of

from ..rules import abilities
from ..rules import terms as t
from ..rules.effects.vocabulary import VERBS
from ..rules.plan import DOORS

SIDES: Final = ("heroes", "enemies")
"""Who controls an area."""
PICKERS: Final = ("active-hero", "revealer", "party", "counters")
"""SS-G19: who decides at a choice of the story."""
SKIES: Final = ("story", "day", "night")
"""SS-2.15: kinds of events that are not ordinary."""
FORMULAS: Final = ("N", "Z", "P")
"""SS-G11: what an event spawns."""
POWER_TYPES: Final = ("attack", "defence", "movement", "always", "death")
"""SS-2.16"""
STYLE_WORDS: Final = (*t.STYLES, "any", "not-magic")
LOSSES: Final = ("event-deck", "all-ghosts")
"""Ends that the rules know."""
EVENT_PHASE_END: Final = "event-phase-end"

if TYPE_CHECKING:
    Nature = str
    Style = str
    Styles = str
    Type = str
    Rank = str
    Symbol = str
    Colour = str
    Use = str
    Trigger = str
    Window = str
    Limit = str
    Span = str
    Victim = str
    Attack = str
    Faction = str
    Kind = str
    Category = str
    Weight = str
    Hand = str
    Deck = str
    ModName = str
    Sky = str
    Spawn = str
    PowerType = str
    DoorKind = str
    Difficulty = str
    Picker = str
else:
    Nature = Literal[t.NATURES]
    Style = Literal[t.STYLES]
    Styles = Literal[STYLE_WORDS]
    Type = Literal[t.TYPES]
    Rank = Literal[t.RANKS]
    Symbol = Literal[t.SYMBOLS]
    Colour = Literal[t.COLOURS]
    Use = Literal[t.USES]
    Trigger = Literal[t.TRIGGERS[1:]]
    Window = Literal[t.WINDOWS]
    Limit = Literal[t.LIMITS[1:]]
    Span = Literal[t.SPANS]
    Victim = Literal[t.VICTIMS]
    Attack = Literal[t.ATTACKS]
    Faction = Literal[SIDES]
    Kind = Literal[t.KINDS]
    Category = Literal[t.CATEGORIES[1:]]
    Weight = Literal[t.WEIGHTS[1:]]
    Hand = Literal[t.HANDS]
    Deck = Literal[t.DECKS]
    ModName = Literal[abilities.MODS]
    Sky = Literal[SKIES]
    Spawn = Literal[FORMULAS]
    PowerType = Literal[POWER_TYPES]
    DoorKind = Literal[DOORS]
    Difficulty = Literal[t.DIFFICULTIES]
    Picker = Literal[PICKERS]


class Written(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, rename="kebab"):
    """Anything that stands in a data file."""


# Amounts, selectors, conditions, modifiers ---------------------------------------------------------------------------


class Sum(Written):
    """SS-50.5: a number and a word that is added to it."""

    base: int
    plus: str


Number = int | str | Sum
"""SS-50.5"""
Selector = str
"""SS-50.4"""


class Range(Written):
    """A number of heroes or rounds."""

    at_least: int | None = None
    at_most: int | None = None


class Condition(Written):
    """SS-50.6: what must hold; everything named must."""

    all: list[Condition] = []
    any: list[Condition] = []
    not_: Condition | None = msgspec.field(name="not", default=None)
    dominates: Faction | None = None
    controls: Faction | None = None
    area: Literal["target", "here"] | None = None
    """Where somebody dominates or controls."""
    hidden: bool | None = None
    engaged: bool | None = None
    engaged_with: int | None = None
    wounded: bool | None = None
    down: bool | None = None
    on_fire: bool | None = None
    rolled: bool | None = None
    rank: list[Rank] = []
    style: Style | None = None
    target: str | None = None
    side: int | None = None
    attack: Attack | None = None
    attack_type: Type | None = None
    has: str | None = None
    carries: str | None = None
    party_carries: str | None = None
    save: Literal["trap"] | None = None
    heroes: Range | None = None
    in_play: Range | None = None
    round: Range | None = None
    nature: Nature | None = None
    flag: str | None = None
    count: dict[str, int] = {}
    all_heroes_on: str | None = None
    hero_on: list[str] = []
    enemies_at_least: int | None = None
    enemies_at_most: int | None = None
    on: str | None = None
    """Where so many enemies are."""
    dead: str | None = None
    no_ghost: bool | None = None
    enemy_within: int | None = None
    enemy: str | None = None
    """Which enemy is within so many areas."""
    party_nature: Nature | None = None
    difficulty: Difficulty | None = None
    last_event: bool | None = None


class Mod(Written):
    """SS-50.9: one modifier."""

    mod: ModName
    by: Number | None = None
    set: int | None = None
    most: int | None = None
    given: Condition | None = None
    whose: Selector | None = None
    limit: Limit | None = None
    count: int | None = None
    dice: Literal["attack"] | None = None
    symbol: Symbol | None = None
    what: list[str] = []
    least: int | None = None
    down: int | None = None
    night: bool = False
    kind: Kind | None = None
    to: str | None = None
    ability: str | None = None


class Which(Written):
    """SS-32.2: enemies that an encounter card means."""

    rank: Rank | None = None
    style: Style | None = None
    wounded: bool = False
    hero_at: int | None = None
    highest: bool = False
    count: int | None = None
    all: bool = False


class Named(Written):
    """An edge by a slot or by two module squares (SS-G17)."""

    slot: str | None = None
    join: list[tuple[int, int]] = []


Edge = list[str] | Named
"""An edge of the map: two areas, a slot or a join."""


# The closed vocabulary of verbs --------------------------------------------------------------------------------------


STRUCTS: Final = structs_of(VERBS, __name__)
"""The verbs, declared in `rules.effects`, as they are written: by the names they are written with."""

if TYPE_CHECKING:
    Effect = Any
else:
    Effect = functools.reduce(operator.or_, STRUCTS.values())

Table = dict[str, list[Effect]]
"""Symbols, and what each leads to; `quest` is the quest's own line."""


# Abilities -----------------------------------------------------------------------------------------------------------


class NextAttack(Written):
    """SS-18.7: what is added to the next own attack of a kind."""

    attack: Attack
    given: Condition | None = None
    effects: list[str] = []
    then: list[Effect] = []


class Cost(Written):
    charges: int = 0
    soul: int = 0
    crowns: int = 0


class Record(Written):
    """SS-50.2: the fields that every ability may have."""

    use: Use | None = None
    on: Trigger | None = None
    window: Window | list[Window] | None = None
    given: Condition | None = None
    range: int | None = None
    target: Selector | None = None
    type: Type | None = None
    attack: str | None = None
    hits: int | None = None
    effects: list[str] = []
    do: list[Effect] = []
    after: list[Effect] = []
    always: list[Mod] = []
    next: NextAttack | None = None
    cost: Cost | None = None
    limit: Limit | None = None
    until: Span | None = None
    value: int | None = None
    charges: int | Literal["value"] | None = None
    dice_effect: str | None = None
    rule: str | None = None


class AbilityData(Record):
    """An ability of an enemy or companion, an innate power, a shout, a further ability of an item."""

    id: str = ""


class LineData(Record, kw_only=True):
    """SS-2.6: one level of a power; what it adds to the base."""

    rank: int
    cooldown: int = 0


class PowerData(Record, kw_only=True):
    """SS-2.6: a power card or a talent."""

    id: str
    nature: Nature | None = None
    cooldown_from: Literal["companion-dead"] | None = None
    lines: list[LineData]


class SideData(Record):
    """SS-27.5: what one side of an item adds to the card."""

    defence: str | None = None
    abilities: list[AbilityData] = []
    grants: list[str] = []
    """SS-19.8: powers that whoever wears it has, by their ids."""


class ItemData(SideData, kw_only=True):
    """SS-2.7 to SS-2.10: an item of the Emporium, of the stash, a treasure, a soul weapon, a building."""

    id: str
    kind: Kind
    category: Category | None = None
    weight: Weight | None = None
    styles: list[Styles] = []
    hand: Hand | None = None
    price: Literal["stash"] | list[int] = []
    copies: int = 1
    deck: Deck | None = None
    flip: int = 0
    carried: bool = False
    sides: list[SideData] = []
