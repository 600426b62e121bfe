"""SS-G18, SS-G19: the sheet of a quest and its paragraphs, as typed structs."""

from __future__ import annotations

from typing import Literal

import msgspec

from .vocabulary import AbilityData, Condition, DoorKind, Edge, Effect, Mod, Nature, Picker, Record, Symbol, Written

# The map -------------------------------------------------------------------------------------------------------------


class TileData(Written):
    face: str
    at: tuple[int, int]
    turn: int = 0


class DoorData(Written):
    edge: Edge
    kind: DoorKind
    lock: bool = False


class ShrineData(Written):
    area: str
    active: bool = False


class GateData(Written):
    area: str
    symbol: Symbol
    open: bool = False


class ChestSpot(Written):
    area: str
    back: str
    lock: bool = False
    given: Condition | None = None


class SearchSpot(Written):
    area: str
    token: int
    quest: Symbol | None = None
    """The symbol of the quest's own line (token 4)."""


class StorySpot(Written):
    card: int
    area: str


class FireSpot(Written):
    area: str
    level: int


class TokenSpots(Written):
    kind: str
    areas: list[str]


class ShadowSpot(Written):
    area: str
    heroes: int
    """The least number of heroes for which a shadow is put here (SS-5.12)."""


class MapData(Written):
    tiles: list[TileData]
    start: list[str]
    apart: list[str] = []
    """Faces that join nothing (SS-3.4)."""
    doors: list[DoorData] = []
    walls: list[Edge] = []
    seals: list[Edge] = []
    """Joins that are closed without a wall token (SS-G17)."""
    shrines: list[ShrineData] = []
    gates: list[GateData] = []
    chests: list[ChestSpot] = []
    search: list[SearchSpot] = []
    waypoints: list[str] = []
    stories: list[StorySpot] = []
    fires: list[FireSpot] = []
    tokens: list[TokenSpots] = []
    shadows: list[ShadowSpot] = []
    portal: list[str] = []
    """Where a portal stands, and where it leads (SS-G18 Q6)."""


# Decks and rules -----------------------------------------------------------------------------------------------------


class Forces(Written):
    deck: list[str]
    aside: list[str] = []
    master: str | None = None
    quest_enemy: str | None = None
    """Whom the shadow of that name brings."""


class EventDeck(Written, kw_only=True):
    in_play: list[int] = msgspec.field(name="in_play", default_factory=list)
    shuffled: list[int]
    aside: list[int] = []


class QuestAbility(AbilityData):
    """A rule of the quest in the vocabulary of abilities; with `token` it is borne by every token of that kind."""

    token: str | None = None


class Drawn(Written):
    draw: int
    keep: int


class Economy(Written):
    floor: int
    crowns: int
    treasures: Drawn


class Won(Written):
    given: Condition
    read: str


class Lost(Written):
    given: Condition
    read: str
    at: Literal["event-phase-end"] | None = None


class Next(Written):
    """Where the campaign goes on."""

    to: str
    given: Condition | None = None
    flag: str | None = None


class Bands(Written):
    """SS-G23: between which figures a simulated party should stay."""

    won: tuple[float, float]
    deaths: tuple[float, float]
    clock: tuple[float, float]


# The story -----------------------------------------------------------------------------------------------------------


class When(Written):
    """SS-G19: the one fact that brings a paragraph."""

    setup: bool | None = None
    waypoint: int | None = None
    story: int | None = None
    entered: str | None = None
    revealed: str | None = None
    opened: Edge | None = None
    chest: str | None = None
    searched: int | None = None
    symbol: Symbol | None = None
    """With `searched`: only under this symbol."""
    dead: str | None = None
    cleared: bool | None = None
    half: str | None = None
    flipped: str | None = None
    action: str | None = None
    result: Literal["success", "failure"] | None = None
    """With `action`: only if it went so."""
    round: int | None = None
    every: int | None = None
    event_phase: bool | None = None
    entered_play: str | None = None
    first_ghost: bool | None = None
    last_event: bool | None = None
    flag: str | None = None
    count: dict[str, int] = {}
    won: bool | None = None
    lost: str | None = None


class Option(Written):
    read: str
    nature: Nature | None = None
    highest: str | None = None
    """The counter that must be the highest."""
    given: Condition | None = None


class Choice(Written):
    by: Picker
    options: list[Option]


class Paragraph(Written):
    """SS-G19; its words stand in the text files."""

    id: str
    when: When | None = None
    given: Condition | None = None
    do: list[Effect] = []
    choice: Choice | None = None
    again: bool = False


class QuestData(Written, kw_only=True):
    """SS-G18: a quest: a file of its own."""

    id: str
    act: int
    rank: int
    map: MapData
    pool: dict[str, int] = {}
    deal: dict[str, int] = {}
    enemies: Forces
    events: EventDeck
    night: Record | None = None
    day: Record | None = None
    always: list[Mod] = []
    abilities: list[QuestAbility] = []
    rules: list[str] = []
    actions: list[str] = []
    own: list[str] = []
    soul_weapons: bool = False
    economy: Economy
    won: Won
    lost: list[str | Lost]
    paragraphs: list[Paragraph]
    next: list[Next] = []
    objectives: list[str] = []
    bands: Bands | None = None
    ways: list[tuple[str, str, int, int]] = []
