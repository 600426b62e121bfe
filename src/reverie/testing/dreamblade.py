"""Scenarios of Dreamblade: a board drawn in ASCII, pieces by letters, attack dice by script.

Capital letters are seat A's (bottom edge), small letters seat B's (top edge). The first line is row 5. For example::

    t = strike('''
        . . . . .
        . . . . .
        . . Abc . .
        . . . . .
        . . . . .
    ''', A=figure("3V", "2/4/5", "{B}: Crit 2"), b=figure("2F", "1/3/4"), c=figure("2F", "1/3/4"))
    t.answer("c3")                 # fight in c3; A attacks alone, so nobody is asked
    t.roll(2, "blade")             # two dice; the blade goes to Crit by itself
    t.damage(b=3, c=1)
"""

from __future__ import annotations

import re
from typing import Any, TypedDict

from reverie.games.dreamblade.content.library import Library, MiniatureData
from reverie.games.dreamblade.content.position import begin
from reverie.games.dreamblade.content.setup import DEFAULTS
from reverie.games.dreamblade.game import DreambladeGame
from reverie.games.dreamblade.rules import decisions
from reverie.games.dreamblade.rules.board import CELL_BY_NAME, CELL_NAMES
from reverie.games.dreamblade.rules.combat_state import Combat
from reverie.games.dreamblade.rules.notation import parse_ability
from reverie.games.dreamblade.rules.pieces import Cast, Piece
from reverie.games.dreamblade.rules.procedures.attack import BLADE, MISS, AttackRoll
from reverie.games.dreamblade.rules.queries import defense, engaged, life, power
from reverie.games.dreamblade.rules.state import (
    DREAMSCAPE,
    GRAVEYARD,
    NOWHERE,
    RESERVES,
    ZONES,
    Dreamblade,
    Miniature,
    Player,
    Position,
    lay_out,
    rebuild,
)
from reverie.kernel.domain import Listed, Roll
from reverie.kernel.plain import Answer, Setup
from reverie.kernel.text import LANGUAGES

from .scenario import Scenario

_GAME = DreambladeGame()

PHASES = ("Battle", "Turn", "Initiative", "SpawnPhase", "ActionPhase", "Shift", "Strike", "Conquest")
"""Frames in which nothing is under way while they ask."""
APART = 100
"""Where the numbers of abilities begin in a test, so that none of them is the number of a miniature too."""


def figure(
    cost: str = "3V",
    stats: str = "2/4/6",
    *abilities: str,
    lineage: str | None = None,
    types: tuple[str, ...] = (),
    same: str = "",
) -> MiniatureData:
    """A creature for a test. Two letters with the same `same` are copies of one miniature."""
    return MiniatureData(same, "creature", cost, "common", 0, stats, lineage, list(types), list(abilities))


def location(cost: str = "2V", *abilities: str, same: str = "") -> MiniatureData:
    return MiniatureData(same, "location", cost, "common", 0, None, None, [], list(abilities))


def cells(**stacks: str) -> str:
    """A board of which only some cells hold anything: `cells(c3="Ab", d4="C")`."""
    return "\n".join(" ".join(stacks.get(column + row, ".") for column in "abcde") for row in "54321")


class Table(Scenario):
    """A game of Dreamblade under test."""

    game: DreambladeGame
    state: Dreamblade

    def __init__(self, game: DreambladeGame, state: Dreamblade, names: dict[str, int]) -> None:
        self.names = names
        super().__init__(game, state)

    def _look(self) -> None:
        super()._look()
        self._check_what_follows()

    def _check_what_follows(self) -> None:
        """What the state keeps though it follows from the rows is what the rows say, in every situation that a test meets."""
        s = self.state
        anew = s.clone()
        rebuild(anew)
        assert (s.here, s.place, s.covers, s.active.by) == (anew.here, anew.place, anew.covers, anew.active.by)
        assert set(s.touched) >= set(anew.touched)

    # How tests name things -------------------------------------------------------------------------------------------

    def value(self, told: object) -> Answer:
        if isinstance(told, tuple | list):
            return tuple(self.value(x) for x in told)
        if isinstance(told, str):
            if told in self.names:
                return self.names[told]
            return CELL_BY_NAME.get(told, told)
        return told

    def mini(self, name: str) -> Miniature:
        return self.state.minis[self.names[name]]

    def cell(self, name: str) -> str:
        assert self.mini(name).zone == DREAMSCAPE, f"{name} is in {self.zone(name)}"
        return CELL_NAMES[self.mini(name).cell]

    def zone(self, name: str) -> str:
        return ZONES[self.mini(name).zone]

    def where(self, name: str) -> str:
        """The cell of a miniature, or its zone when it is not in the dreamscape."""
        return self.cell(name) if self.zone(name) == "dreamscape" else self.zone(name)

    def damage_on(self, name: str) -> int:
        return self.mini(name).damage

    def power(self, name: str) -> int:
        return power(self.state, self.names[name])

    def defense(self, name: str) -> int:
        return defense(self.state, self.names[name])

    def life(self, name: str) -> int:
        return life(self.state, self.names[name])

    def engaged(self, name: str) -> bool:
        return engaged(self.state, self.names[name])

    def player(self, seat: str) -> Player:
        return self.state.players["AB".index(seat)]

    def stack(self, cell: str) -> str:
        """The letters in a cell, in alphabetical order."""
        at = CELL_BY_NAME[cell]
        here = [
            n
            for n, m in self.names.items()
            if self.state.minis[m].zone == DREAMSCAPE and self.state.minis[m].cell == at
        ]
        return "".join(sorted(here))

    def unfinished(self, kind: str) -> str:
        """Phases are no procedures that must end; a combat that only waits for its attack has not begun if another ended."""
        if not self.state.pending:
            return ""
        if type(self.state.agenda[-1]).__name__ in PHASES:
            return "Strike" if self.choice.decision is decisions.STRIKE and kind == "combat-began" else ""
        *_, below, top = self.state.agenda
        fresh = isinstance(top, AttackRoll) and isinstance(below, Combat) and not top.shown
        if (fresh or self.choice.decision is decisions.ATTACKERS) and any(
            event.kind == "combat-ended" for event in self.seen
        ):
            return ""
        return type(below if fresh else top).__name__

    # How tests act ---------------------------------------------------------------------------------------------------

    def roll(self, *faces: int | str) -> None:
        """Attack dice: 1, 2, 3, "miss", "blade". Initiative and Wail dice: 1 to 6."""
        words = {"miss": MISS, "blade": BLADE}
        self.nature(tuple(words[f] if isinstance(f, str) else f for f in faces))

    def dice(self) -> int:
        """How many dice nature is asked to roll."""
        assert isinstance(self.choice.options, Roll)
        return self.choice.options.count

    def damage(self, **amounts: int) -> None:
        """Split damage: letters with amounts, the rest get nothing."""
        self.submit_split(amounts)

    def split(self, **amounts: int) -> tuple[int, ...]:
        """The split value of letters with amounts, for `allows` and `refuses`."""
        targets = self.targets()
        wanted = {self.names[name]: amount for name, amount in amounts.items()}
        assert all(m in targets for m in wanted), f"{amounts} names somebody who is no target"
        return tuple(wanted.get(m, 0) for m in targets)

    def targets(self) -> tuple[int, ...]:
        return decisions.DAMAGE.about(self.state).targets

    def submit_split(self, amounts: dict[str, int]) -> None:
        assert self.choice.decision is decisions.DAMAGE, f"asked is {self.choice.kind}"
        self.answer(self.split(**amounts))

    def blade(self, bearer: str, keyword: str, copied_from: str | None = None) -> None:
        """Assign a blade to the ability of this keyword."""
        self.answer(self.blade_key(bearer, keyword, copied_from))

    def blade_key(self, bearer: str, keyword: str, copied_from: str | None = None) -> tuple[int, ...]:
        found = [k for k in self._keys() if k[0] == self.names[bearer] and self._keyword(k) == keyword]
        if copied_from is not None:
            found = [k for k in found if k[1] == self.names[copied_from]]
        assert found, f"no blade ability {keyword} of {bearer} is offered; offered are {self.blades()}"
        return found[0]

    def blades(self) -> list[str]:
        """The blade abilities offered, as `A Crit`."""
        by_number = {m: name for name, m in self.names.items()}
        return sorted(f"{by_number[k[0]]} {self._keyword(k)}" for k in self._keys())

    def _keys(self) -> list[tuple[int, ...]]:
        assert self.choice.decision is decisions.BLADE, f"asked is {self.choice.kind}"
        assert isinstance(self.choice.options, Listed)
        return list(self.choice.options.options)

    def _keyword(self, key: tuple[int, ...]) -> str:
        return str(self.state.cast.abilities[key[3]].keyword)

    def ability(self, name: str, keyword: str) -> tuple[str, int, int]:
        """The option that buys a spawn ability of this keyword."""
        m = self.names[name]
        for a in self.state.cast.piece_of[m].spawn:
            if a.keyword == keyword:
                return ("ability", m, a.number)
        raise AssertionError(f"{name} has no spawn ability {keyword}")

    def stop(self) -> None:
        self.answer("stop")

    def names_offered(self, position: int | None = None) -> str:
        """The letters among the options (of tuples: at this position), in alphabetical order."""
        by_number = {m: name for name, m in self.names.items()}
        found = {o[position] if position is not None and isinstance(o, tuple) else o for o in self.options()}
        return "".join(sorted(by_number[m] for m in found if m in by_number))

    def cells_offered(self, name: str, tag: str | None = None) -> list[str]:
        """The cells among the options `(tag, name, cell)`."""
        m = self.names[name]
        return sorted(
            CELL_NAMES[o[2]]
            for o in self.options()
            if isinstance(o, tuple) and o[1] == m and (tag is None or o[0] == tag)
        )


def _set_apart(cast: Cast) -> None:
    """Number the abilities from `APART` on: who takes one number for the other finds nothing there."""
    pieces = {
        p.id: Piece(p.data, tuple(a.numbered(a.number + APART) for a in p.abilities), p.pack) for p in cast.pieces
    }
    nothing: Any = None
    cast.abilities = (nothing,) * APART + tuple(a.numbered(a.number + APART) for a in cast.abilities)
    cast.granted = {fury + APART: grants + APART for fury, grants in cast.granted.items()}
    cast.pieces = tuple(pieces.values())
    cast.piece_of = tuple(pieces[p.id] for p in cast.piece_of)


_EMPTY = "\n".join([". . . . ."] * 5)


def _zones(board: str, reserves: str, graveyard: str) -> dict[str, tuple[int, int]]:
    """Where each letter stands: its zone and its cell."""
    rows = [line.split() for line in board.strip().splitlines()]
    assert len(rows) == 5 and all(len(row) == 5 for row in rows), f"a board has five rows of five cells:\n{board}"
    zones: dict[str, tuple[int, int]] = {}
    for line, row in enumerate(rows):
        for column, letters in enumerate(row):
            for letter in letters.replace(".", ""):
                assert letter not in zones, f"{letter} stands twice"
                zones[letter] = (DREAMSCAPE, (4 - line) * 5 + column)
    for letters, zone in ((reserves, RESERVES), (graveyard, GRAVEYARD)):
        for letter in re.sub(r"\s", "", letters):
            assert letter not in zones, f"{letter} stands twice"
            zones[letter] = (zone, NOWHERE)
    return zones


class Given(TypedDict, total=False):
    """What else there is to say of a position: where other pieces are, how the game stands, what its setup wishes."""

    reserves: str
    graveyard: str
    damage: dict[str, int]
    turn: int
    first: str
    won: tuple[int, int]
    bonus: tuple[int, int]
    kills: tuple[int, int]
    options: Setup


def _build(
    board: str,
    pieces: dict[str, MiniatureData],
    reserves: str = "",
    graveyard: str = "",
    damage: dict[str, int] | None = None,
    turn: int = 3,
    first: str = "A",
    won: tuple[int, int] = (0, 0),
    bonus: tuple[int, int] = (0, 0),
    kills: tuple[int, int] = (0, 0),
    options: Setup | None = None,
) -> tuple[DreambladeGame, Dreamblade, dict[str, int], Position]:
    zones = _zones(board, reserves, graveyard)
    types = tuple(sorted({t for data in pieces.values() for t in data.types}))
    library = Library.__new__(Library)
    base = _GAME.library
    library.folders, library.packs, library.troubles, library.warnings = (), ["test"], [], []
    library.maps, library.warbands = base.maps, base.warbands
    library.texts = {language: base.texts[language] for language in LANGUAGES}
    library.pieces = {}
    ids: dict[str, str] = {}
    for letter in zones:
        data = pieces.get(
            letter, MiniatureData("", "creature", "3V" if letter.isupper() else "3F", "common", 0, "2/4/6")
        )
        ids[letter] = data.id or ("a-" if letter.isupper() else "b-") + letter.lower()
        library.pieces[ids[letter]] = Piece(
            MiniatureData(
                ids[letter], data.kind, data.cost, "common", 0, data.stats, data.lineage, data.types, data.abilities
            ),
            tuple(parse_ability(a, types) for a in data.abilities),
            "test",
        )
    for letter in pieces:
        assert letter in zones, f"{letter} stands nowhere"
    sides = [sorted(x for x in zones if x.isupper()), sorted(x for x in zones if x.islower())]
    game = DreambladeGame()
    game.stock.put(library)
    setup = {
        **DEFAULTS,
        "edges": "A",
        "names": ["", ""],
        **(options or {}),
        "warbands": [[ids[x] for x in side] for side in sides],
    }
    _set_apart(game.cast(setup))
    names = {letter: m for m, letter in enumerate(sides[0] + sides[1])}
    hurt = damage or {}
    at = Position([(*zones[letter], hurt.get(letter, 0)) for letter in names])
    at.turn, at.first = turn, "AB".index(first)
    at.won, at.bonus, at.kills = won, bonus, kills
    return game, game.blank(setup, 0), names, at


def _table(
    board: str,
    phase: str,
    seat: str,
    pieces: dict[str, MiniatureData],
    last: bool,
    points: int | None,
    given: Given,
) -> Table:
    game, s, names, at = _build(board, pieces, **given)
    at.phase, at.seat, at.last = phase, "AB".index(seat), last
    if points is not None:
        at.points = points
    lay_out(s, at)
    begin(s, at)
    return Table(game, s, names)


def shift(
    board: str, seat: str = "A", *, last: bool = False, given: Given | None = None, **pieces: MiniatureData
) -> Table:
    """A shift of `seat` begins. `last`: it is the second of the two action phases."""
    return _table(board, "shift", seat, pieces, last, None, given or {})


def strike(
    board: str, seat: str = "A", *, last: bool = False, given: Given | None = None, **pieces: MiniatureData
) -> Table:
    """A strike of `seat` begins. `given`: first, turn, won, bonus, kills, damage, reserves, graveyard, options."""
    return _table(board, "strike", seat, pieces, last, None, given or {})


def action(
    board: str, seat: str = "A", *, last: bool = False, given: Given | None = None, **pieces: MiniatureData
) -> Table:
    """An action phase of `seat` begins: shift or strike is asked."""
    return _table(board, "action", seat, pieces, last, None, given or {})


def spawn(
    board: str = _EMPTY,
    seat: str = "A",
    *,
    points: int = 8,
    given: Given | None = None,
    **pieces: MiniatureData,
) -> Table:
    """The spawn phase of `seat` begins with so many base points; pieces that stand nowhere else are in the reserves."""
    told: Given = {**(given or {})}
    placed = set(board) | set(told.get("graveyard", "")) | set(told.get("reserves", ""))
    told["reserves"] = told.get("reserves", "") + "".join(x for x in pieces if x not in placed)
    return _table(board, "spawn", seat, pieces, False, points, told)


def conquest(board: str, *, given: Given | None = None, **pieces: MiniatureData) -> Table:
    """The conquest phase is played at once; the next turn's initiative is asked."""
    return _table(board, "conquest", "A", pieces, False, None, given or {})


def initiative(board: str = _EMPTY, *, given: Given | None = None, **pieces: MiniatureData) -> Table:
    """A turn begins: nature is asked for the initiative dice (A's, then B's)."""
    return _table(board, "turn", "A", pieces, False, None, given or {})


__all__ = ["Table", "action", "conquest", "figure", "initiative", "location", "shift", "spawn", "strike"]


def buy(t: Table, name: str, keyword: str) -> None:
    """Assign a blade, or pay, for this ability."""
    t.answer(*t.ability(name, keyword))


def count(t: Table, kind: str) -> int:
    """How many events of this kind have been seen."""
    return sum(1 for event in t.seen if event.kind == kind)
