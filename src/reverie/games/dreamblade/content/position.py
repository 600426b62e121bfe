"""Games that begin in the middle of things: a position and scripted dice, as a setup tells them, for lessons and puzzles.

A position names every miniature of both warbands by its place, so that it needs no warbands besides. For example::

    position:
      turn: 4
      phase: action                # turn, spawn, action, shift or strike
      seat: B                      # who acts
      last: true                   # the second of the two action phases
      initiative: [3, 5]           # of A and of B: who goes first, and the spawn points
      won: [2, 1]
      A: {c3: [quay-sentinel, anchor-bearer 3], graveyard: [ferry-squire]}     # the anchor-bearer has 3 damage
      B: {c3: [hull-borer], reserves: [wick-leech]}
    dice:
      attack B: [3, blade, miss]   # face by face, used up in order; then the dice fall as they may
"""

from __future__ import annotations

import difflib
from typing import Final, TypedDict

from reverie.kernel.agenda import emit, push_at
from reverie.kernel.game import SetupError
from reverie.kernel.numbers import whole
from reverie.kernel.plain import Setup
from reverie.parts.setups import whole_number

from ..rules.board import CELL_BY_NAME, PORTALS, STACK
from ..rules.pieces import Cast
from ..rules.procedures.attack import BLADE, MISS
from ..rules.procedures.conquest import Conquest
from ..rules.procedures.shift import Shift
from ..rules.procedures.spawn import SpawnPhase
from ..rules.procedures.strike import Strike
from ..rules.procedures.turn import ActionPhase, Battle, Turn
from ..rules.state import DREAMSCAPE, NOWHERE, RESERVES, STREAMS, ZONES, Dreamblade, Position
from .library import Library

SEATS: Final = ("A", "B")
PHASES: Final = ("turn", "spawn", "action", "shift", "strike")
KNOWN: Final = ("turn", "phase", "seat", "last", "initiative", "won", "bonus", "kills", *SEATS)
FACES: Final[dict[int | str, int]] = {1: 1, 2: 2, 3: 3, "miss": MISS, "blade": BLADE}
D6: Final[dict[int | str, int]] = {face: face for face in range(1, 7)}
SCRIPTED: Final = {"initiative": D6, "attack A": FACES, "attack B": FACES, "wail": D6}
"""What may be scripted, and how the faces are written."""
TURN_STEPS: Final = {
    (True, False): "play_first_players_action#2",
    (True, True): "play_second_players_action",
    (False, False): "play_second_players_action#2",
    (False, True): "play_conquest_phase",
}
"""Where a turn goes on after an action phase: of the first player or not, the last of the two or not."""

Standing = dict[str, list[str]]
"""The miniatures of a seat by place, those that are hurt with their damage."""


class Laid(TypedDict):
    """A position as a setup keeps it, complete."""

    turn: int
    phase: str
    seat: str
    last: bool
    initiative: list[int]
    won: list[int]
    bonus: list[int]
    kills: list[int]
    A: Standing
    B: Standing


Faces = dict[str, list[int | str]]
"""Scripted dice as a setup keeps them: faces by what is rolled."""


def _pair(told: dict[str, object], key: str, least: int, most: int, default: list[int]) -> list[int]:
    """Two numbers: of seat A, and of seat B."""
    given = told.get(key, default)
    if not isinstance(given, list | tuple) or len(given) != len(SEATS):
        raise SetupError(f"position: {key} is {given!r}; it should be two numbers, of seat A and of seat B")
    return [whole_number(value, f"position: {key}", least, most) for value in given]


def _unknown(what: str, given: object, known: tuple[str, ...]) -> SetupError:
    near = difflib.get_close_matches(str(given), known, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
    return SetupError(f"{what} {given!r}; {hint}")


# Reading ---------------------------------------------------------------------------------------------------------------


def read_position(library: Library, told: object, victory: int) -> Laid:
    """A position, complete and checked; raises SetupError."""
    if not isinstance(told, dict):
        raise SetupError("position should say where the miniatures of A and of B are, and whose phase it is")
    for key in told:
        if key not in KNOWN:
            raise _unknown("position: unknown field", key, KNOWN)
    phase, seat, last = told.get("phase", "turn"), told.get("seat", "A"), told.get("last", False)
    if phase not in PHASES:
        raise _unknown("position: there is no phase", phase, PHASES)
    if seat not in SEATS or not isinstance(last, bool):
        raise SetupError("position: seat should be A or B, and last true or false (the second of two action phases)")
    laid: Laid = {
        "turn": whole_number(told.get("turn", 1), "position: turn", 1, 9999),
        "phase": phase,
        "seat": seat,
        "last": last,
        "initiative": _pair(told, "initiative", 1, 6, [5, 3]),
        "won": _pair(told, "won", 0, victory - 1, [0, 0]),
        "bonus": _pair(told, "bonus", 0, 99, [0, 0]),
        "kills": _pair(told, "kills", 0, 99, [0, 0]),
        "A": {},
        "B": {},
    }
    _first(laid["initiative"], laid["won"])
    if phase == "spawn" and 1 in laid["initiative"]:
        raise SetupError("position: with a 1 on the initiative dice there is no spawn phase (DB-800.1)")
    laid["A"] = _read_side(library, "A", told.get("A", {}))
    laid["B"] = _read_side(library, "B", told.get("B", {}))
    _check_cells(library, laid)
    return laid


def sides_of(position: Laid) -> tuple[tuple[str, Standing], ...]:
    """The miniatures of both seats, each under the letter of its seat."""
    return (("A", position["A"]), ("B", position["B"]))


def _first(initiative: list[int], won: list[int]) -> int:
    """DB-800: who goes first, by the initiative dice."""
    a, b = initiative
    if a == b:
        a, b = won
    if a == b:
        raise SetupError("position: initiative and turns won are level; nobody would go first (DB-800)")
    return 0 if a > b else 1


def _read_side(library: Library, letter: str, told: object) -> Standing:
    if not isinstance(told, dict) or not told:
        raise SetupError(f"position: {letter} should give miniatures by place: a cell, reserves, graveyard or removed")
    places = (*CELL_BY_NAME, *(zone for zone in ZONES if zone != ZONES[DREAMSCAPE]))
    made: Standing = {}
    for place, pieces in told.items():
        if place not in places:
            raise _unknown(f"position: {letter} has miniatures in the unknown place", place, places)
        if not isinstance(pieces, list | tuple) or not all([isinstance(piece, str) for piece in pieces]):
            raise SetupError(f"position: {letter} {place} should be a list of pieces, as in [quay-sentinel]")
        made[place] = [_read_piece(library, f"position: {letter} {place}", place, piece) for piece in pieces]
    return made


def _read_piece(library: Library, where: str, place: str, told: str) -> str:
    """`quay-sentinel`, or with 3 damage `quay-sentinel 3`."""
    id, space, damage = told.partition(" ")
    if id not in library.pieces:
        raise _unknown(f"{where}: there is no miniature", id, tuple(library.pieces))
    if not space:
        return told
    piece = library.pieces[id]
    hurt = whole(damage) or 0
    if place not in CELL_BY_NAME or not piece.creature or not 0 < hurt < piece.life:
        raise SetupError(f"{where}: {told!r}: only a creature in a cell has damage, and less than its life")
    return f"{id} {hurt}"


def _check_cells(library: Library, position: Laid) -> None:
    places: list[str] = []
    for letter, side in sides_of(position):
        for place, pieces in side.items():
            if place not in CELL_BY_NAME:
                continue
            standing = [library.pieces[told.partition(" ")[0]].creature for told in pieces]
            if standing.count(True) > STACK and CELL_BY_NAME[place] not in PORTALS:
                raise SetupError(f"position: {letter} has more than {STACK} creatures in {place} (DB-301.1a)")
            places += [place] * standing.count(False)
    for place in places:
        if places.count(place) > 1:
            raise SetupError(f"position: {place} has more than one location (DB-801.7)")


def bands_of(position: Laid) -> list[list[str]]:
    """The warbands that a position is made of."""
    sides = sides_of(position)
    return [[told.partition(" ")[0] for pieces in side.values() for told in pieces] for _letter, side in sides]


def read_dice(told: object) -> Faces:
    """Scripted dice by stream, checked face by face; raises SetupError."""
    if not isinstance(told, dict):
        raise SetupError(f"dice should give faces by what is rolled: {', '.join(SCRIPTED)}")
    made: Faces = {}
    for stream, faces in told.items():
        if stream not in SCRIPTED:
            raise _unknown("dice: nothing is rolled for", stream, tuple(SCRIPTED))
        if not isinstance(faces, list | tuple):
            raise SetupError(f"dice: {stream} should be a list of faces")
        known = SCRIPTED[stream]
        for face in faces:
            if type(face) not in (int, str) or face not in known:
                raise SetupError(f"dice: {stream}: {face!r} is no face; faces are {', '.join(map(str, known))}")
        made[stream] = list(faces)
    return made


# Building ----------------------------------------------------------------------------------------------------------------


def script_of(dice: Faces) -> tuple[tuple[int, ...], ...]:
    """The script of a state: faces by number of the stream; empty when nothing is scripted."""
    script = [tuple([SCRIPTED[stream][face] for face in dice.get(stream, ())]) for stream in STREAMS]
    return tuple(script) if any(script) else ()


def _rows(laid: Laid, cast: Cast) -> list[tuple[int, int, int]]:
    """Zone, cell and damage of each miniature, by its number."""
    rows: list[tuple[int, int, int]] = []
    for (_letter, side), band in zip(sides_of(laid), cast.bands, strict=True):
        waiting: dict[str, list[tuple[int, int, int]]] = {}
        for place, pieces in side.items():
            cell = CELL_BY_NAME.get(place, NOWHERE)
            zone = DREAMSCAPE if cell != NOWHERE else ZONES.index(place)
            for piece in pieces:
                id, _space, damage = piece.partition(" ")
                waiting.setdefault(id, []).append((zone, cell, int(damage or 0)))
        for m in band:
            copies = waiting.get(cast.piece_of[m].id)
            rows.append(copies.pop(0) if copies else (RESERVES, NOWHERE, 0))
    return rows


def position_of(setup: Setup, cast: Cast) -> Position:
    """The position of a complete setup, by number of the miniatures."""
    laid: Laid = setup["position"]
    rows = _rows(laid, cast)
    made = Position(rows)
    made.edge = 0 if setup["edges"] == "A" else 1
    made.turn = laid["turn"]
    made.first = _first(laid["initiative"], laid["won"])
    made.seat = SEATS.index(laid["seat"])
    made.phase = laid["phase"]
    made.last = laid["last"]
    a, b = laid["initiative"]
    made.raw = (a, b)
    made.points = a + b
    made.won, made.bonus, made.kills = tuple(laid["won"]), tuple(laid["bonus"]), tuple(laid["kills"])
    return made


def begin(s: Dreamblade, at: Position) -> None:
    """Put on the agenda what comes next in a state that was laid out so."""
    push_at(s, Battle(), "play_turns")
    if at.phase == "turn":
        return
    emit(s, "turn-began", turn=at.turn)
    first = at.seat == at.first
    if at.phase == "spawn":
        push_at(s, Turn(), "play_second_spawn_phase" if first else "play_first_players_action")
        push_at(s, SpawnPhase(at.seat), "begin_spawn_phase")
    elif at.phase == "conquest":
        push_at(s, Turn(), "end")
        push_at(s, Conquest(), "begin_conquest")
    else:
        push_at(s, Turn(), TURN_STEPS[first, at.last])
        push_at(s, ActionPhase(at.seat), "choose_action" if at.phase == "action" else "end_phase")
        if at.phase == "shift":
            push_at(s, Shift(at.seat), "choose_move")
        elif at.phase == "strike":
            push_at(s, Strike(at.seat), "choose_cell")
