"""Reading a setup: whatever was wished for, completed and checked."""

from __future__ import annotations

import difflib
from typing import Final

from reverie.kernel.chance import Stream
from reverie.kernel.game import SetupError
from reverie.kernel.plain import Setup
from reverie.parts.setups import read_ids

from ..rules.procedures.turn import VICTORY
from .library import MOST_COPIES, MOST_MINIATURES, Library, require_warband
from .position import SEATS, bands_of, read_dice, read_position
from .twists import check_twists, read_twists, victory_of

DEFAULTS: Final[Setup] = {
    "map": "default",
    "edges": "random",
    "victory": VICTORY,
    "turn_limit": 0,
    "tournament": False,
}
"""`edges` is random (DB-Q.1), or the seat that gets the bottom edge; `turn_limit` 0 is none (DB-Q.40); `tournament`
rerolls 1s in the turn after a skip (DB-Q.60)."""
SCENARIO: Final = ("position", "dice", "lesson", "twists", "battle")
"""Only in games that begin in the middle of things: where everything stands, what the dice show first (`position.py`),
and the lesson or puzzle that this is; and in battles of the Dreamwar: what is different (`twists.py`), and which it is."""


def read_setup(library: Library, wishes: Setup) -> Setup:
    """A whole setup of what was wished for; raises SetupError."""
    known = (*DEFAULTS, "warbands", "names", *SCENARIO)
    for key in wishes:
        if key not in known:
            near = difflib.get_close_matches(key, known, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise SetupError(f"unknown option {key!r}{hint}; known are {', '.join(known)}")
    made: Setup = {key: wishes.get(key, default) for key, default in DEFAULTS.items()}
    if not isinstance(made["map"], str) or made["map"] not in library.maps:
        raise SetupError(f"there is no map {made['map']!r}; there are {', '.join(library.maps)}")
    if made["edges"] not in ("random", "A", "B"):
        raise SetupError(f"edges is {made['edges']!r}; it should be random, A or B (who gets the bottom edge)")
    for key, least, most in (("victory", 1, 9999), ("turn_limit", 0, 9999)):
        if type(made[key]) is not int or not least <= made[key] <= most:
            raise SetupError(f"{key} is {made[key]!r}; it should be a whole number of at least {least}, at most {most}")
    if not isinstance(made["tournament"], bool):
        raise SetupError(f"tournament is {made['tournament']!r}; it should be true or false")
    if "twists" in wishes:
        made["twists"] = read_twists(library, wishes["twists"])
        made["victory"] = victory_of(made["twists"], made["victory"])
    wanted = wishes.get("warbands", list(library.warbands)[:2])
    made |= read_scenario(library, wishes, made)
    if "position" in made:
        wanted = bands_of(made["position"])
    if not isinstance(wanted, list | tuple) or len(wanted) != 2:
        raise SetupError("warbands should be two: one for seat A, one for seat B")
    names = wishes.get("names", ["", ""])
    if not isinstance(names, list | tuple) or len(names) != 2 or not all([isinstance(n, str) for n in names]):
        raise SetupError("names should be two texts: what the warbands of seat A and seat B are called")
    made["names"] = list(names)
    made["warbands"] = []
    for seat, band in enumerate(wanted):
        if isinstance(band, str):
            made["names"][seat] = band
        try:
            made["warbands"].append(read_band(library, band))
        except SetupError as error:
            raise SetupError(f"seat {SEATS[seat]}: {error}") from error
    if "position" in made and wishes.get("warbands", made["warbands"]) != made["warbands"]:
        raise SetupError("the warbands are not those of the position; leave them out, it names every miniature")
    if "twists" in made:
        check_twists(library, made["twists"], made)
    return made


def read_scenario(library: Library, wishes: Setup, made: Setup) -> Setup:
    """What a setup of a game that begins in the middle of things has besides; nothing for all others."""
    told: Setup = {}
    if "position" in wishes:
        told["position"] = read_position(library, wishes["position"], made["victory"])
        told["edges"] = "A" if made["edges"] == "random" else made["edges"]
    if "dice" in wishes:
        told["dice"] = read_dice(wishes["dice"])
    return told | read_ids(wishes, {"lesson": "a lesson or of a puzzle", "battle": "a battle of the Dreamwar"})


def read_band(library: Library, band: object) -> list[str]:
    """A warband as a list of pieces, sorted by spawn cost from low to high (DB-7.2)."""
    # Rules: DB-2.6.
    if isinstance(band, str):
        band = prebuilt(library, band)
    if isinstance(band, list | tuple):
        counted: dict[str, int] = {}
        for id in band:
            if not isinstance(id, str):
                raise SetupError(f"{id!r} in a warband should be the id of a piece")
            counted[id] = counted.get(id, 0) + 1
        band = counted
    if not isinstance(band, dict) or not all([isinstance(id, str) and type(n) is int for id, n in band.items()]):
        raise SetupError("a warband should be a name, a list of pieces, or pieces with whole numbers")
    require_warband(library, band)
    pieces = library.pieces
    ids = sorted(band, key=lambda id: (pieces[id].cost, id))
    return [id for id in ids for _ in range(band[id])]


def prebuilt(library: Library, id: str) -> dict[str, int]:
    if id not in library.warbands:
        near = difflib.get_close_matches(id, list(library.warbands), 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(library.warbands)}"
        raise SetupError(f"there is no warband {id!r}; {hint}")
    return library.warbands[id]


def sample_setup(library: Library, seed: int) -> Setup:
    """Two warbands of any pieces, any map, and the turn limit of DB-Q.40."""
    stream = Stream(seed)
    ids = sorted(library.pieces)
    bands = []
    for _seat in SEATS:
        band: dict[str, int] = {}
        while sum(band.values()) < MOST_MINIATURES:
            id = ids[stream.below(len(ids))]
            if band.get(id, 0) < MOST_COPIES:
                band[id] = band.get(id, 0) + 1
        bands.append(band)
    maps = sorted(library.maps)
    return read_setup(library, {"warbands": bands, "map": maps[stream.below(len(maps))], "turn_limit": 24})
