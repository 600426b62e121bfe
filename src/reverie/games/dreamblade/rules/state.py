"""The rows and tables of a game of Dreamblade (section 2.3.3 of the rules; everything DB-5.20 wants saved)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reverie.kernel.abilities import Active, Source, Trigger
from reverie.kernel.fields import fields
from reverie.kernel.plain import Body, Plain, Setup
from reverie.kernel.state import Row, State, Table
from reverie.parts.rules.lasting import Lasting, sources

from .board import CELLS
from .pieces import Cast

# Zones of play (DB-304)
RESERVES: Final = 0
DREAMSCAPE: Final = 1
GRAVEYARD: Final = 2
REMOVED: Final = 3
# Rules: DB-G.zone_of_play, DB-G.dreamscape.
ZONES: Final = ("reserves", "dreamscape", "graveyard", "removed")

# What still has to be done about a destroyed miniature (DB-P.23)
SETTLED: Final = 0
UNSCORED: Final = 1
"""Destroyed this turn: its conquest point is not scored yet."""
BONUS_WAITS: Final = 2
"""Its bonus spawn points are not paid out yet. (The two are flags: a fresh loss has both.)"""

# Phases (DB-G.phase)
SETUP: Final = "setup"
INITIATIVE: Final = "initiative"
SPAWN: Final = "spawn"
ACTION: Final = "action"
CONQUEST: Final = "conquest"

# How long an activated ability lasts (DB-900.16, DB-Q.80), from the shortest span on
COMBAT: Final = 0
TURN: Final = 1

NOWHERE: Final = -1
NOBODY: Final = -1

STREAMS: Final = ("edges", "initiative", "attack A", "attack B", "wail")
EDGES_STREAM: Final = 0
INITIATIVE_STREAM: Final = 1
ATTACK_STREAM: Final = 2
WAIL_STREAM: Final = 4


@fields
class Miniature(Row):
    """DB-E.12: one miniature of a warband. What is printed on it is in the cast, under the same number."""

    owner: int
    zone: int
    cell: int
    damage: int
    used: tuple[int, ...]
    """Spawn abilities used in this spawn phase; they stay used when it changes zone (DB-Q.45)."""
    no_disrupt: bool
    """Carries damage of a Relentless attack: it cannot be disrupted while that damage is on it (DB-Q.74)."""
    rest: int


@fields
class Player(Row):
    """DB-E.13: one player."""

    edge: int
    turns_won: int
    bonus: int
    """Bonus spawn points waiting for the next spawn phase really played (DB-801.2)."""
    points: int
    """Spawn points left in this spawn phase."""
    kills: int
    """Enemy miniatures destroyed this turn (DB-803.2)."""
    conquest: int
    """Conquest points of the last conquest phase."""


PLAIN_FIELDS: Final = (
    "lasting",
    "turn",
    "phase",
    "action",
    "owner",
    "first",
    "raw",
    "modified",
    "skip",
    "skipped_last",
    "base_points",
    "open_row",
    "spawned_in",
    "fought",
    "moved",
    "hurt",
    "combat_at",
    "result",
)
"""Saved beside the rows. Everything else follows from these (`rebuild`)."""


class Drawn:
    """The miniatures as a view told them last, and what that followed from: clones share it, and nobody changes it."""

    __slots__ = ("active", "edges", "moved", "rows", "told")

    def __init__(
        self, active: Active, edges: list[int], moved: tuple[int, ...], rows: list[Miniature], told: list[Body]
    ) -> None:
        self.active = active
        self.edges = edges
        self.moved = moved
        self.rows = rows
        self.told = told


class Dreamblade(State):
    """DB-E.14 and all else: a game of Dreamblade, at any moment."""

    FIELDS = ("minis", "players", *PLAIN_FIELDS)
    UNTOLD = ("combat_at",)

    __slots__ = (
        "action",
        "active",
        "base_points",
        "cast",
        "combat_at",
        "covers",
        "drawn",
        "first",
        "fought",
        "held",
        "here",
        "hurt",
        "lasting",
        "minis",
        "modified",
        "moved",
        "open_row",
        "owner",
        "phase",
        "place",
        "players",
        "raw",
        "result",
        "setup",
        "skip",
        "skipped_last",
        "spawned_in",
        "touched",
        "turn",
    )

    def __init__(self, setup: Setup, cast: Cast, streams: list[int], like: Dreamblade | None = None) -> None:
        self.setup = setup
        self.cast = cast
        if like is not None:
            self._copy(like)
            return
        super().__init__(streams)
        self.minis: Table[Miniature] = Table([])
        self.players: Table[Player] = Table([])
        self.here: list[tuple[int, ...]] = []
        """Creatures by seat and cell (seat * 25 + cell), in order of their numbers. Follows from the rows."""
        self.held: list[tuple[int, ...]] = []
        """The cells in which each player has creatures, in order. Follows from the rows."""
        self.place: list[int] = []
        """The location in each cell. Follows from the rows."""
        self.covers: list[int] = []
        """Own miniatures in the dreamscape or in the graveyard, by seat and aspect (seat * 4 + aspect): they cover aspect
        symbols (DB-5.1). Follows from the rows."""
        self.active: Active = Active({})
        """Abilities in force, by keyword. Follows from the rows and `lasting`."""
        self.lasting: tuple[Lasting, ...] = ()
        """Activated continuous abilities."""
        self.turn: int = 0
        self.phase: str = SETUP
        self.action: str = ""
        """shift or strike, in an action phase."""
        self.owner: int = 0
        """The player whose phase it is; in a shared phase the first player (DB-900.7a)."""
        self.first: int = 0
        self.raw: tuple[int, ...] = ()
        self.modified: tuple[int, ...] = ()
        self.skip: bool = False
        self.skipped_last: bool = False
        self.base_points: int = 0
        self.open_row: tuple[int, ...] = ()
        """Spawn-row cells that held no own creature when this spawn phase began (DB-801.5)."""
        self.spawned_in: tuple[int, ...] = ()
        """The cell of every creature spawned in this spawn phase."""
        self.fought: tuple[int, ...] = ()
        """Cells fought in during this strike."""
        self.moved: tuple[int, ...] = ()
        """Creatures that have used their move of this shift."""
        self.touched: tuple[int, ...] = ()
        """Miniatures with damage, for the end of the phase. Follows from the rows."""
        self.hurt: tuple[int, ...] = ()
        """Creatures damaged since the last check."""
        self.combat_at: int = NOWHERE
        """Where on the agenda the combat in progress stands."""
        self.result: tuple[int, str] | None = None
        """Winner (or NOBODY) and reason, once the game is over."""
        self.drawn: Drawn | None = None
        """The miniatures as they were told last. Not part of the situation: it may be forgotten at any time."""

    def clone(self) -> Dreamblade:
        return Dreamblade(self.setup, self.cast, self.streams, self)

    def _copy(self, source: Dreamblade) -> None:
        """Be a clone: rows are shared, lists are copied."""
        self.copy_base(source)
        self.minis = source.minis.clone()
        self.players = source.players.clone()
        self.here = source.here[:]
        self.held = source.held[:]
        self.place = source.place[:]
        self.covers = source.covers[:]
        self.active = source.active
        self.lasting = source.lasting
        self.turn = source.turn
        self.phase = source.phase
        self.action = source.action
        self.owner = source.owner
        self.first = source.first
        self.raw = source.raw
        self.modified = source.modified
        self.skip = source.skip
        self.skipped_last = source.skipped_last
        self.base_points = source.base_points
        self.open_row = source.open_row
        self.spawned_in = source.spawned_in
        self.fought = source.fought
        self.moved = source.moved
        self.touched = source.touched
        self.hurt = source.hurt
        self.combat_at = source.combat_at
        self.result = source.result
        self.drawn = source.drawn

    def keep_drawn(self, drawn: Drawn) -> None:
        """What a view told is kept for the next one; nothing of the game changes."""
        self.drawn = drawn

    def plain_own(self) -> list[object]:
        fields = [getattr(self, name) for name in PLAIN_FIELDS]
        return [[row.plain() for row in self.minis.rows], [row.plain() for row in self.players.rows], fields]

    def load_own(self, plain: Plain) -> None:
        self.minis = Table([Miniature(*row) for row in plain[0]])
        self.players = Table([Player(*row) for row in plain[1]])
        for name, value in zip(PLAIN_FIELDS, plain[2], strict=True):
            setattr(self, name, value)
        rebuild(self)

    def react(self, happened: list[Trigger]) -> None:
        _window[0](self, happened)


_window: list[Callable[[Dreamblade, list[Trigger]], None]] = []


def on_trigger(function: Callable[[Dreamblade, list[Trigger]], None]) -> None:
    """Say who opens the window of section 4.7; `procedures/windows.py` does, once."""
    _window.append(function)


class Position:
    """Where a game begins when it begins in the middle of things: what `lay_out` lays out."""

    __slots__ = ("bonus", "edge", "first", "kills", "last", "phase", "points", "raw", "rows", "seat", "turn", "won")

    def __init__(self, rows: list[tuple[int, int, int]]) -> None:
        self.rows = rows
        """Zone, cell and damage of every miniature."""
        self.edge: int = 0
        """The edge of seat A."""
        self.turn: int = 1
        self.first: int = 0
        self.seat: int = 0
        """Who acts."""
        self.phase: str = "turn"
        """turn (its initiative is rolled next), spawn, action (which is chosen next), shift, strike or conquest."""
        self.last: bool = False
        """The second of the two action phases."""
        self.raw: tuple[int, ...] = (4, 4)
        self.points: int = 8
        self.won: tuple[int, ...] = (0, 0)
        self.bonus: tuple[int, ...] = (0, 0)
        self.kills: tuple[int, ...] = (0, 0)


def lay_out(s: Dreamblade, at: Position) -> None:
    """Lay out a position on the table; what comes next is put on the agenda by `position.begin`."""
    for m, (zone, cell, damage) in enumerate(at.rows):
        row = s.minis.edit(m)
        row.zone, row.cell, row.damage = zone, cell, damage
    for seat in (0, 1):
        player = s.players.edit(seat)
        player.edge = at.edge if seat == 0 else 1 - at.edge
        player.turns_won, player.bonus, player.kills = at.won[seat], at.bonus[seat], at.kills[seat]
    s.turn = at.turn - 1 if at.phase == "turn" else at.turn
    s.first = at.first
    s.owner = at.first
    if at.phase != "turn":
        s.raw = s.modified = at.raw
        s.base_points = at.points
        s.skip = 1 in at.raw
    if at.phase == "spawn":
        s.phase, s.owner = SPAWN, at.seat
    elif at.phase in ("action", "shift", "strike"):
        s.phase, s.owner = ACTION, at.seat
        s.action = at.phase if at.phase != "action" else ""
    rebuild(s)


def rebuild(s: Dreamblade) -> None:
    """Fill in what follows from the rows: who stands where, what is covered, and which abilities are in force."""
    here: list[list[int]] = [[] for _ in range(2 * CELLS)]
    s.place = [NOBODY] * CELLS
    for m in range(len(s.minis)):
        row = s.minis[m]
        if row.zone == DREAMSCAPE:
            if s.cast.piece_of[m].creature:
                here[row.owner * CELLS + row.cell].append(m)
            else:
                s.place[row.cell] = m
    s.here = [tuple(ids) for ids in here]
    s.held = [tuple([cell for cell in range(CELLS) if here[seat * CELLS + cell]]) for seat in (0, 1)]
    s.covers = [0] * 8
    for seat in (0, 1):
        for m in s.cast.bands[seat]:
            if s.minis[m].zone in (DREAMSCAPE, GRAVEYARD):
                cover(s, m, 1)
    s.touched = tuple([m for m in range(len(s.minis)) if s.minis[m].damage or s.minis[m].no_disrupt])
    reindex(s)


def cover(s: Dreamblade, m: int, count: int) -> None:
    """DB-5.1: a miniature covers its aspects from now on (1), or does not any more (-1)."""
    # Rules: DB-P.1i, DB-801.4.
    base = s.minis.rows[m].owner * 4
    for a in s.cast.piece_of[m].of:
        s.covers[base + a] += count


def reindex(s: Dreamblade) -> None:
    """Build the index of abilities in force anew."""
    entries: list[tuple[str, Source]] = []
    for m in range(len(s.minis)):
        if s.minis[m].zone == DREAMSCAPE and s.minis[m].owner != NOBODY:
            entries.extend(standing_entries(s, m))
    for source in sources(s.lasting):
        entries.append((s.cast.abilities[source[1]].keyword, source))
    s.active = Active({}).plus(tuple(entries))


def standing_entries(s: Dreamblade, m: int) -> tuple[tuple[str, Source], ...]:
    """What a miniature brings into the index when it comes into the dreamscape."""
    # Rules: DB-W.8.
    return tuple([(a.keyword, (m, a.number, a.x)) for a in s.cast.piece_of[m].standing])
