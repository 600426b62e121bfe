"""Heroes, enemies, cards and tokens as typed structs (SS-2.4 to SS-2.17, SS-G26): what stands in the files of the base content."""

from __future__ import annotations

from typing import Literal

from .vocabulary import (
    AbilityData,
    Colour,
    Difficulty,
    Effect,
    Mod,
    Nature,
    Number,
    PowerData,
    PowerType,
    Rank,
    Record,
    Sky,
    Spawn,
    Style,
    Symbol,
    Type,
    Use,
    Victim,
    Written,
)

# Heroes --------------------------------------------------------------------------------------------------------------


class Picks(Written):
    """The ranks at which a power or a talent is taken."""

    powers: list[int]
    talents: list[int]


class VersionData(Written):
    """SS-2.4: a version of a hero with its soul gem; lists run from rank I to VII."""

    id: str
    nature: Nature
    items: int
    move: int
    save: list[Symbol]
    hp: list[int]
    combat: list[int]
    normal: list[int]
    innate: list[str]
    shout: str


class HeroData(Written):
    """A hero: a file of its own."""

    id: str
    race: str
    style: Style
    picks: Picks
    versions: list[VersionData]
    powers: list[PowerData]


class AttackData(Written):
    """An attack whose dice follow the owner's rank."""

    sure: Number
    red: Number
    blue: Number


class RankData(Written):
    hp: Number
    attack: str | AttackData
    defence: str


class Activation(Written):
    use: Use
    limit: Literal["round"] | None = None


class CompanionData(Written):
    """SS-20: a companion, with its values by rank."""

    id: str
    hero_value: int
    move: int
    ranks: dict[str, RankData]
    type: Type
    range: int
    effects: list[str] = []
    abilities: list[AbilityData] = []
    activate: Activation | None = None
    """The action by which its owner activates it; none where its summoning does."""


# Enemies -------------------------------------------------------------------------------------------------------------


class WeaponData(Written):
    id: str
    type: Type
    attack: str
    effects: list[str] = []


class Borne(Written):
    """An ability as a scroll names it."""

    id: str
    value: int | None = None
    weapon: str | None = None


class EnemyCardData(Written):
    """What the card of an enemy says (SS-2.12)."""

    rank: Rank
    seals: int

    hp: list[int]
    defence: str
    effects: list[str] = []
    resist: dict[str, int] = {}
    drops: list[str] = []
    soul: int = 0
    powers: int = 0
    reacts: bool = False
    figures: str | None = None
    """Whose figures a horde uses."""


class Manner(Written, kw_only=True):
    """What a scroll says (SS-2.11)."""

    victim: Victim
    main: WeaponData
    off: WeaponData | None = None
    abilities: list[Borne] = []
    behaviours: list[str]


class ScrollData(Manner, kw_only=True):
    rank: Rank
    threat: int


class EnemyData(Written):
    """An enemy: a file of its own."""

    id: str
    race: str
    style: Style
    scrolls: list[ScrollData]
    cards: list[EnemyCardData]


class MasterSide(Manner, kw_only=True):
    """Scroll and card in one (SS-2.13)."""

    hp: list[int]
    defence: str
    effects: list[str] = []
    resist: dict[str, int] = {}
    drops: list[str] = []
    soul: int = 0
    always: list[Mod] = []


class MasterData(Written):
    id: str
    race: str
    sides: list[MasterSide]


# Cards and tokens ----------------------------------------------------------------------------------------------------


class EncounterData(Record, kw_only=True):
    id: str
    otherwise: list[Effect] = []
    reshuffle: bool = False


class TrapData(Record, kw_only=True):
    id: str


class EnemyPowerData(Written):
    """SS-2.16: levels I and II."""

    id: str
    kind: PowerType
    levels: list[Record]


class EventData(Record, kw_only=True):
    id: int
    name: str
    kind: Sky | None = None
    persistent: bool = False
    spawn: Spawn | None = None


class TokenData(Record, kw_only=True):
    """A critical, a shadow or a loot token."""

    id: str
    copies: int = 1
    colour: Colour | None = None


class ChestData(Record, kw_only=True):
    id: str


class SearchData(Record, kw_only=True):
    id: int


class TokensFile(Written):
    criticals: list[TokenData]
    shadows: list[TokenData]
    loot: list[TokenData]
    chests: list[ChestData]
    searches: list[SearchData]


class DifficultyData(Record, kw_only=True):
    id: Difficulty


class ActionData(Record, kw_only=True):
    """SS-16.8: a quest action, and the area or the kind of token where it is done."""

    id: str
    at: str


class DiceFile(Written):
    red: list[list[Symbol]]
    blue: list[list[Symbol]]
