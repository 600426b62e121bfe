"""DT-5.240: the vocabulary in which heroes, tokens and cards are written, as typed structs.

The same structures are read by the engine (`compile.py` makes numbers of them) and by whoever tells a text in words. Effects are
declared in `rules.effects`; their structs are made from there. `docs/cookbook-dice-throne.md` explains every one of them.
"""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from reverie.parts.effects.structs import structs_of

from ..rules.effects.vocabulary import EFFECTS

Origin = Literal["source", "inferred", "known", "public", "ruling", "proposal", "tuned"]
When = Literal["any", "attack", "accuracy", "attacked", "incoming", "dice"]
"""When a use is open, besides what its effects need: see `docs/cookbook-dice-throne.md`."""
WORDS: Final = ("any", "positive", "negative")
"""What may stand for a token in `remove` and `move`."""


# Amounts and conditions ----------------------------------------------------------------------------------------------


class Sum(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An amount that is worked out: everything named is added up, then halved if so said (DT-2.16: rounded up)."""

    base: int = 0
    symbols: dict[str, int] = {}
    """So much for each such symbol of the roll that the text looks at (DT-5.9, DT-5.14)."""
    total: int = 0
    """So many times the numbers of that roll."""
    tokens: dict[str, int] = {}
    """So much for each such token that you have."""
    theirs: dict[str, int] = {}
    """So much for each such token that the target has."""
    cp: int = 0
    """So many times your combat points."""
    removed: int = 0
    """So much for each token that this text removed just now."""
    paid: int = 0
    """So much for each combat point paid just now."""
    companions: dict[str, int] = {}
    """So many times the dial of your companion."""
    half: bool = False


Number = int | Sum


class Condition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What must hold; everything named must."""

    symbols: dict[str, int] = {}
    """The roll that the text looks at shows at least so many of each."""
    total: int | None = None
    """It adds up to at least so much."""
    at_most: int | None = None
    """It adds up to at most so much."""
    straight: Literal["small", "large"] | None = None
    kinds: list[int] = []
    """Groups of equal numbers, as in [3] or [3, 2]."""
    token: str | None = None
    """You have such a token."""
    theirs: str | None = None
    """The target has one."""
    attack: int | None = None
    """Your attack is of at least so much, before any prevention (DT-5.37)."""
    companion: str | None = None
    """Your companion's dial is above 0."""


class Requirement(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the final roll must show to activate a line (DT-5.3 to DT-5.6); exactly one of the three."""

    symbols: dict[str, int] = {}
    straight: Literal["small", "large"] | None = None
    kinds: list[int] = []


# The closed vocabulary -----------------------------------------------------------------------------------------------


STRUCTS: Final = structs_of(EFFECTS, __name__)
"""The effects, declared in `rules.effects`, as they are written: by the names they are written with."""
_BY_NAME: Final = {kind.__name__: kind for kind in STRUCTS.values()}

if TYPE_CHECKING:
    Effect = Any
else:
    Effect = functools.reduce(operator.or_, STRUCTS.values())


def __getattr__(name: str) -> type[msgspec.Struct]:
    """Each struct by its own name, as in `vocabulary.Damage`."""
    if name in _BY_NAME:
        return _BY_NAME[name]
    raise AttributeError(f"there is no {name!r} in the vocabulary")


# Things --------------------------------------------------------------------------------------------------------------


class Use(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that may be done again and again: spending a token, a passive's offer, a companion's help."""

    effects: list[Effect]
    when: When = "any"
    cost: int = 0
    given: Condition | None = None


CrownRule = Literal["toll", "no-sale", "haste"]
"""DT-10.71: reactions of opponents cost 1 CP more; cards they sell bring nothing; they have one roll attempt fewer."""
TokenRule = Literal["knockdown", "concussion", "stun", "shadows", "rescue", "mark", "snare"]


class TokenData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A status token (DT-2.29). Several heroes may own the same; they must then say the same."""

    # Rules: DT-2.23, DT-5.80, DT-5.87.

    id: str
    polarity: Literal["positive", "negative", "unique"]
    limit: int
    persistent: bool = False
    rule: TokenRule | None = None
    """A rule of its own, by name (the third rung); `value` is its number."""
    value: int = 0
    upkeep: list[Effect] = []
    """What it does to its bearer ("you") in the bearer's Upkeep."""
    spend: list[Use] = []
    origin: list[Origin] = []


class CompanionData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """DT-5.170: not a status token. A dial from 0 to `most`; at 0 it is out of the fight until restored."""

    # Rules: DT-2.30, DT-6.56.

    id: str
    most: int
    start: int = 0
    upkeep: list[Effect] = []
    uses: list[Use] = []
    origin: list[Origin] = []


class Line(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One requirement with its effects: a tier, or an alternative (DT-7.90)."""

    # Rules: DT-2.27.

    requires: Requirement
    effects: list[Effect]


class LevelData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A level replaces the whole text of its slot (DT-5.27)."""

    lines: list[Line] = []
    """Of an offensive ability or an Ultimate."""
    dice: int = 0
    """Of a defence: how many dice are rolled."""
    effects: list[Effect] = []
    """Of a defence."""
    uses: list[Use] = []
    """Of a passive."""
    upkeep: list[Effect] = []
    """Of a passive."""
    income: int = 0
    """Of a passive: combat points more in your Income."""
    rule: CrownRule | None = None
    """Of a boss's passive: a rule of the game that it breaks, by name."""
    origin: list[Origin] = []


class SlotData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    # Rules: DT-2.22.
    id: str
    kind: Literal["offensive", "defensive", "passive", "ultimate"]
    levels: list[LevelData]


class CardData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    # Rules: DT-2.28, DT-5.60, DT-6.78, DT-6.79.
    id: str
    family: Literal["upgrade", "main", "roll", "instant"]
    cost: int
    slot: str = ""
    level: int = 0
    """Of an upgrade: 2 or 3."""
    when: When = "any"
    """`attack` makes it an attack modifier (DT-5.31), `attacked` lets only the defender play it."""
    effects: list[Effect] = []
    origin: list[Origin] = []


class HeroData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One hero: a file of its own."""

    # Rules: DT-2.21.

    id: str
    complexity: int
    die: list[str]
    """The symbols of the faces 1 to 6."""
    slots: list[SlotData]
    cards: list[CardData]
    tokens: list[TokenData] = []
    companions: list[CompanionData] = []
    house: bool = False
    """Only by special wish: never dealt at random (bosses)."""
    health: int = 0
    """Of a boss: the own dial; else as the mode says."""
    stages: list[int] = []
    """Of a boss (DT-10.71): the health at which each further stage begins. Every slot then has a level for each stage; no card
    upgrades it, and the deck is the boss's own cards only."""


class Constants(msgspec.Struct, forbid_unknown_fields=True):
    """DT-2.1 to DT-2.17"""

    # Rules: DT-2.6, DT-2.7, DT-2.8, DT-2.9, DT-2.10, DT-2.11, DT-2.12, DT-2.13.

    dice: int
    attempts: int
    defence_attempts: int
    heal_above: int
    start_cp: int
    max_cp: int
    income_cp: int
    income_cards: int
    start_hand: int
    hand_limit: int
    sell_value: int
    deck_size: int
    small_straight: int
    large_straight: int
    sudden_death: int
    """DT-10.64: the last round without it."""


class ModeData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A mode for so many players: dials, teams, and how a target is found."""

    # Rules: DT-2.4, DT-2.5.

    id: str
    players: int
    health: int
    targeting: Literal["choose", "die", "neighbours", "teams", "three"]
    team_size: int = 1
    leader: bool = False
    """DT-5.200 ff.: a card for attacking a Leader."""
    house: bool = False
    """A house rule (DT-10.60 ff.), marked as such in menus."""


class ModesFile(msgspec.Struct, forbid_unknown_fields=True):
    constants: Constants
    modes: list[ModeData]
