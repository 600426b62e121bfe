"""DB-C.7: twists, the small changes of the rules with which a battle of the Dreamwar is fought. A setup tells them so::

    twists:
      location: {seat: B, piece: fogbound-jetty, cell: c4}   # begins on the board; one of the seat's own 16
      victory: 4                                             # so many turns won win the game
      extra_point: B                                         # this seat has 1 more spawn point in its spawn phases
      pieces: 10                                             # no warband has more
      reroll: true                                           # no spawn phase is skipped: a 1 is rolled again
      neutral: moon-pool                                     # in the centre, of whoever alone has creatures there

Here they are read and checked. They are carried out where the rulebook's own steps are (`procedures`, `atoms`); what those
need to know is worked out once, in the cast.
"""

from __future__ import annotations

import difflib
from typing import Final

from reverie.kernel.game import SetupError
from reverie.kernel.plain import Setup

from ..rules.board import CELL_BY_NAME, CELL_NAMES, CENTRE
from ..rules.pieces import Placed, Twists
from .library import MOST_MINIATURES, Library
from .position import Laid, sides_of

TWISTS: Final = ("location", "victory", "extra_point", "pieces", "reroll", "neutral")
"""All kinds, in the order in which they are told."""
RULES: Final = {
    "location": "DB-SM.0",
    "victory": "DB-803.3",
    "extra_point": "DB-801.1",
    "pieces": "DB-600.1",
    "reroll": "DB-800.1",
    "neutral": "DB-G.location",
}
"""The rule that each twist changes."""
SEATS: Final = ("A", "B")
USUAL_VICTORY: Final = 6


def _unknown(what: str, given: object, known: tuple[str, ...]) -> SetupError:
    near = difflib.get_close_matches(str(given), known, 1)
    hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
    return SetupError(f"twists: {what} {given!r}; {hint}")


def read_twists(library: Library, told: object) -> Twists:
    """The twists of a setup, complete and in order; raises SetupError."""
    if not isinstance(told, dict) or not told:
        raise SetupError(f"twists should give at least one of {', '.join(TWISTS)}")
    for kind in told:
        if kind not in TWISTS:
            raise _unknown("there is no twist", kind, TWISTS)
    made: Twists = {}
    if "location" in told:
        made["location"] = _location(library, told["location"])
    if "victory" in told:
        made["victory"] = _whole("victory", told["victory"], 1, 9999)
    if "extra_point" in told:
        made["extra_point"] = _seat("extra_point", told["extra_point"])
    if "pieces" in told:
        made["pieces"] = _whole("pieces", told["pieces"], 1, MOST_MINIATURES)
    if "reroll" in told:
        made["reroll"] = _reroll(told["reroll"])
    if "neutral" in told:
        made["neutral"] = _neutral(library, told["neutral"])
    return made


def _whole(kind: str, given: object, least: int, most: int) -> int:
    if type(given) is not int or not least <= given <= most:
        raise SetupError(f"twists: {kind} is {given!r}; it should be a whole number from {least} to {most}")
    return given


def _seat(kind: str, given: object) -> str:
    if given not in SEATS:
        raise SetupError(f"twists: {kind} is {given!r}; it should be a seat, A or B")
    return str(given)


def _reroll(given: object) -> bool:
    if given is not True:
        raise SetupError(f"twists: reroll is {given!r}; it should be true, or be left out")
    return True


def _piece(library: Library, kind: str, given: object) -> str:
    if not isinstance(given, str) or given not in library.pieces:
        raise _unknown(f"{kind}: there is no miniature", given, tuple(library.pieces))
    if library.pieces[given].creature:
        raise SetupError(f"twists: {kind}: {given!r} is a creature; it should be a location")
    return given


def _location(library: Library, given: object) -> Placed:
    known = ("seat", "piece", "cell")
    if not isinstance(given, dict) or sorted(map(str, given)) != sorted(known):
        raise SetupError(
            "twists: location should give seat, piece and cell, as in {seat: B, piece: moon-pool, cell: c4}"
        )
    if not isinstance(given["cell"], str) or given["cell"] not in CELL_BY_NAME:
        raise _unknown("location: there is no cell", given["cell"], tuple(CELL_BY_NAME))
    seat = _seat("location: seat", given["seat"])
    return {"seat": seat, "piece": _piece(library, "location", given["piece"]), "cell": given["cell"]}


def _neutral(library: Library, given: object) -> str:
    id = _piece(library, "neutral", given)
    if not all(ability.standing() for ability in library.pieces[id].abilities):
        # It changes hands in the middle of things: whatever is bought or comes into play would lose its player.
        raise SetupError(f"twists: neutral: {id!r} has abilities that are not always in force; it should have no other")
    return id


def victory_of(twists: Twists, wanted: int) -> int:
    """The turns that win the game; raises SetupError where setup and twist disagree."""
    if "victory" not in twists:
        return wanted
    if wanted not in (USUAL_VICTORY, twists["victory"]):
        raise SetupError(f"victory is {wanted} and in the twists {twists['victory']}; leave one of them out")
    return twists["victory"]


def check_twists(library: Library, twists: Twists, made: Setup) -> None:
    """Whether twists go together with the rest of a setup; raises SetupError."""
    most = twists.get("pieces", MOST_MINIATURES)
    for seat, band in zip(SEATS, made["warbands"], strict=True):
        if len(band) > most:
            raise SetupError(f"seat {seat}: {len(band)} miniatures; in this battle a warband has at most {most}")
    if "location" in twists:
        _check_location(twists["location"], twists, made)
    if "neutral" in twists and "position" in made:
        _check_centre(library, twists["neutral"], made["position"])


def _check_location(told: Placed, twists: Twists, made: Setup) -> None:
    if "position" in made:
        raise SetupError("twists: location: the position says where every miniature is; put the location there")
    if told["piece"] not in made["warbands"][SEATS.index(told["seat"])]:
        raise SetupError(
            f"twists: location: {told['piece']!r} is not in the warband of seat {told['seat']}; a location that begins on "
            "the board is one of the seat's own miniatures"
        )
    if "neutral" in twists and told["cell"] == CELL_NAMES[CENTRE]:
        raise SetupError(f"twists: {told['cell']} would have two locations, the neutral one, too (DB-801.7)")


def _check_centre(library: Library, neutral: str, position: Laid) -> None:
    for _letter, side in sides_of(position):
        there = [told.partition(" ")[0] for told in side.get(CELL_NAMES[CENTRE], ())]
        if not all(library.pieces[id].creature for id in there):
            raise SetupError(f"twists: neutral: {neutral!r} would be the second location in c3 (DB-801.7)")
