"""EF-6.110 to EF-6.120: the vocabulary in which everything of Etherfields is written, as typed structs.

The same structures are read by the engine (`compile.py` makes numbers of them) and by whoever tells a text in words. Ops are declared in
`rules.effects`; their structs are made from there. Words of closed lists stand in `rules.terms`, once.
"""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from reverie.parts.effects.structs import structs_of

from ..rules import terms as t
from ..rules.effects.vocabulary import OPS

if TYPE_CHECKING:
    Kind = str
    Window = str
    Whose = str
    Limit = str
    Colour = str
    Turn = str
    StepKind = str
    Terrain = str
    ModName = str
    Keyword = str
    FigureKind = str
    Icon = str
    Family = str
    StateName = str
    Span = str
else:
    Kind = Literal[t.KINDS]
    Window = Literal[t.WINDOWS]
    Whose = Literal[t.WHOSE]
    Limit = Literal[t.LIMITS[1:]]
    Colour = Literal[t.COLOURS]
    Turn = Literal[t.TURN_COLOURS]
    StepKind = Literal[t.STEPS]
    Terrain = Literal[t.TERRAINS]
    ModName = Literal[t.MODIFIERS]
    Keyword = Literal[t.KEYWORDS[1:]]
    FigureKind = Literal[t.FIGURES]
    Icon = Literal[t.ICONS]
    Family = Literal[t.FAMILIES]
    StateName = Literal[t.STATES]
    Span = Literal[t.SPANS]


class Written(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Anything that stands in a data file."""


Number = int | str
"""EF-6.111: an amount."""
Selector = str
Place = str
Edge = str
Target = str
With = str | None
Change = str
"""`by 1`, `set 2`, `most 1`, or a word."""
Cost = str | list[str]
"""EF-6.113: `C2`, `[A3, W3]`, `any3`, and prices such as `E1` alone or beside it (`C2 E1`)."""


class Condition(Written, kw_only=True, rename="kebab"):
    """EF-6.112: one condition; what it compares with stands beside it."""

    all: list[Condition] = []
    any: list[Condition] = []
    not_: Condition | None = msgspec.field(name="not", default=None)
    flag: str | None = None
    count: str | None = None
    progress: str | None = None
    """A colour, or `any`."""
    turn_colour: Turn | None = None
    turns_left: bool | None = None
    terrain: Terrain | None = None
    icon: str | None = None
    on: Place | None = None
    owns: str | None = None
    placed: str | None = None
    in_play: str | None = None
    figures: str | None = None
    entity_on: str | None = None
    tokens: str | None = None
    players: bool | None = None
    resource: str | None = None
    hand: bool | None = None
    masks: bool | None = None
    season: str | None = None
    near: str | None = None
    location: str | None = None
    layer: str | None = None
    phase: str | None = None
    paying: bool | None = None
    won_by: str | None = None
    dream: str | None = None
    face: str | None = None
    read: str | None = None
    sign: str | None = None
    gem: Place | None = None
    """A Gem lies in the slot of this space."""
    marked: str | None = None
    """A Staged Interaction of this Entity at which markers lie (EF-10.71)."""
    who: Selector | None = None
    space: Place | None = None
    range: Number | None = None
    at_least: Number | None = msgspec.field(name="at_least", default=None)
    at_most: Number | None = msgspec.field(name="at_most", default=None)
    equals: Number | None = None
    is_: bool | None = msgspec.field(name="is", default=None)


STRUCTS: Final = structs_of(OPS, __name__)
"""The ops, declared in `rules.effects`, as they are written: by the names they are written with."""

if TYPE_CHECKING:
    Effect = Any
else:
    Effect = functools.reduce(operator.or_, STRUCTS.values())

Faces = dict[str, list[Effect]]


class Option(Written, kw_only=True):
    """One option of a choice (EF-6.115)."""

    id: str
    given: Condition | None = None
    cost: Cost | None = None
    do: list[Effect] = []


class ModifierData(Written, kw_only=True):
    """EF-6.121: a modifier that something bears."""

    modifier: ModName
    change: Change | int = "set 1"
    who: Selector | None = None
    place: Place | None = None
    into: Terrain | None = None
    what: str | None = None


class Usable(Written, kw_only=True):
    """EF-6.113: what may be used, or happens by itself."""

    window: Window | None = None
    whose: Whose | None = None
    rapid: bool = False
    map: bool = False
    on: str | None = None
    given: Condition | None = None
    cost: Cost | None = None
    limit: Limit | None = None
    do: list[Effect] = []


class UseData(Usable, kw_only=True):
    """A further text of a card."""

    id: str = ""


class CardData(Usable, kw_only=True):
    """EF-6.120: a secret or card; a list of `uses` where it has several texts."""

    id: str = ""
    code: str = ""
    kind: Kind | None = None
    copies: int = 1
    intent: list[str] = []
    ether: int = 0
    progress: Cost | None = None
    always: list[ModifierData] = []
    discard: bool = False
    remove: str | None = None
    lasting: bool = False
    way_out: Cost | None = None
    quirk: TileData | None = None
    start: bool = False
    family: Family | None = None
    owner: str | None = None
    good: bool | None = None
    won: str | None = None
    lost: str | None = None
    uses: list[UseData] = []


class LairData(Written, kw_only=True):
    space: str
    colour: Turn | None = None


class SpaceDo(Written, kw_only=True):
    """A Trap: its space and its text."""

    space: str
    do: list[Effect]


class GemData(Written, kw_only=True):
    """EF-5.126: what a Gem in its slot switches on, or lets one use."""

    space: str
    always: list[ModifierData] = []
    do: list[Effect] = []
    limit: Limit | None = None
    told: bool = False
    """What it does is a rule of the Dream (EF-10.52)."""


class ExtraData(Written, kw_only=True):
    space: str
    amount: int = 1


class SpecialData(Written, kw_only=True):
    """EF-5.133: a Special space, and what its texts call it."""

    space: str
    family: Family


class ActionData(Usable, kw_only=True):
    """EF-6.120: a Map action, an action of a Quirk or Flying Rule."""

    id: str = ""
    space: str | None = None
    spaces: list[str] = []
    once: bool = True
    staged: bool = False
    times_n: bool = False
    boost: Literal["may", "must"] | None = None
    sign: Family | None = None
    completing: Condition | None = None
    """What must hold for whoever makes the last payment of a Staged action (EF-10.53)."""


class TriggerData(Written, kw_only=True):
    """EF-6.120: something that happens by itself."""

    on: str
    whose: Whose | None = None
    given: Condition | None = None
    once: bool = True
    limit: Limit | None = None
    read: str | None = None
    do: list[Effect] = []


class TileData(Written, kw_only=True):
    """EF-2.21, EF-6.120: a map tile, or what a Quirk puts on its space."""

    code: str = ""
    slot: str = ""
    setup: bool = False
    enter: list[str] = []
    lairs: list[LairData] = []
    terrain: dict[str, list[str]] = {}
    stairs: list[str] = []
    special: list[SpecialData] = []
    traps: list[SpaceDo] = []
    gem_slots: list[GemData] = []
    extra_cards: list[ExtraData] = []
    blocked: list[str] = []
    cut_off: list[str] = []
    quirk: str | None = None
    flying: list[ActionData] = []
    actions: list[ActionData] = []
    triggers: list[TriggerData] = []
    walls: list[str] = []
    always: list[ModifierData] = []


class InteractionData(Written, kw_only=True):
    """EF-6.120"""

    id: str
    keyword: Keyword | None = None
    range: int | None = None
    cost: Cost | None = None
    staged: bool = False
    given: Condition | None = None
    limit: Limit | None = None
    wins: bool = False
    do: list[Effect] = []


class SalvationData(Written, kw_only=True):
    given: Condition | None = None
    do: list[Effect] = []


class EntityData(Written, kw_only=True):
    """EF-2.23, EF-6.120: an Entity tile; a Slumber tile, which may be only a text."""

    code: str
    kind: Literal["entity", "text"] = "entity"
    figure: FigureKind = "human"
    figures: int = 1
    huge: bool = False
    move: int = 0
    ignores_die: bool = False
    rule: str | None = None
    target: list[str] = []
    always: list[ModifierData] = []
    setup: list[Effect] = []
    morph: int = 1
    basic: list[Effect] = []
    special: list[Effect] = []
    interactions: list[InteractionData] = []
    triggers: list[TriggerData] = []
    turns: int = 0
    skip: bool = False
    end_of_turns: list[Effect] = []
    salvation: SalvationData | None = None
    own: list[str] = []
    do: list[Effect] = []


class ScriptData(Written, kw_only=True):
    id: str
    do: list[Effect] = []
    text: Literal["first"] | None = None


class RuleData(Written, kw_only=True):
    """A special rule of a Gate."""

    id: str
    always: list[ModifierData] = []
    rule: str | None = None
    told: bool = False
    do: list[Effect] = []
    """What a named rule does when its time comes (EF-6.117)."""
    read: str | None = None
    """The script that is read when it first comes to bear."""
    lays: list[ModifierData] = []
    """Modifiers that a named rule lays and lifts as it goes (EF-6.117)."""


class GoalData(Written, kw_only=True):
    given: Condition
    read: str


class GateData(Written, kw_only=True):
    """EF-2.20"""

    code: str
    district: str | None = None
    keys: int = 0
    turns: int | dict[str, int | dict[str, int]]
    """A number, by Dreamers, or by Dreamers and a counter."""
    turns_by: str | None = None
    """The counter, as it stands when the Dream is set up (EF-10.58)."""
    intro: str | None = None
    hints: Literal[3] = 3
    setup: list[Effect] = []
    rules: list[RuleData] = []
    goal: GoalData | None = None
    end_of_turns: str


class OwnData(Written, kw_only=True):
    flags: list[str] = []
    counters: list[str] = []
    kept: list[str] = []
    """Those that a map reset leaves as they are (EF-10.57)."""


Band = tuple[float, float]


class DreamData(Written, kw_only=True):
    """EF-6.120: a Dream: a file of its own."""

    id: str
    page: str = "EF-2.20"
    """Where its special rules stand: what is done by them cites that."""
    own: OwnData = msgspec.field(default_factory=OwnData)
    gate: GateData
    tiles: list[TileData]
    walls: list[str] = []
    wall_sets: dict[str, list[str]] = {}
    entities: list[EntityData] = []
    secrets: list[CardData] = []
    scripts: list[ScriptData]
    triggers: list[TriggerData] = []
    objectives: list[str]
    bands: dict[str, dict[str, Band]]


class InnateData(Usable, kw_only=True):
    id: str


class DreamerData(Written, kw_only=True):
    """EF-6.120: an archetype: a file of its own."""

    id: str
    innate: InnateData
    masks: list[CardData]
    cards: list[CardData]
    memories: list[CardData] = []
    prize: CardData | None = None
    """What the First Memory gives (EF-10.74)."""
    signs: list[CardData] = []


class TurnCardData(Written, kw_only=True):
    id: int
    colour: Turn
    steps: list[StepKind]
    loot: list[Effect]


class WorldData(Written, kw_only=True):
    """EF-10.34"""

    tile: str
    slot: str
    locations: dict[str, Icon]
    paths: list[str]
    shortcuts: list[str]
    special: list[Effect] = []


class MorphingData(Written, kw_only=True):
    id: str
    tokens: int
    always: list[ModifierData]


class StateData(Written, kw_only=True):
    id: StateName
    tokens: int
    other_side: StateName
    always: list[ModifierData]
    entity_until: Span
    dreamer_until: Span


class BasicData(Usable, kw_only=True):
    """A Basic Action (EF-5.51 to EF-5.58)."""

    id: str
