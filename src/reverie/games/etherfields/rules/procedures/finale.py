"""EF-10.59, EF-10.43, The Hour Without Number: Hours at the last moment, and the endings that a Team has earned."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import DONE, Flow, innermost, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from .. import atoms_team as band
from .. import atoms_turns as turns
from .. import terms as t
from ..cast import Op
from ..effects.control import INSTEAD, enter_rule
from ..effects.walk import Deeds
from ..frames import Play, Reading
from ..state import TURN_DISCARD, Session
from ..team import said, team

# The clock ---------------------------------------------------------------------------------------------------------------


@fields
class LastHour(Frame):
    """The last Turn card is discarded, and there are Hours left."""


def turn_back(s: Session) -> bool:
    """R1: Hours may buy Turns at this moment, too."""
    if not s.hours or not s.piles.rows[TURN_DISCARD].cards:
        return False
    push(s, LastHour())
    return True


def ask_hours(s: Session, f: LastHour) -> None:
    most = min(s.hours, len(s.piles.rows[TURN_DISCARD].cards))
    team(s).ask(s, decisions.AMOUNT, Listed(tuple(range(most + 1))))


def spend_hours(s: Session, f: LastHour) -> Flow:
    """One Turn for each; with none the Dream comes to its End of Turns."""
    count = int(said(s, f.answer))
    f.answer = None
    if count:
        atoms.lose(s, s.first, t.HOUR, count)
        turns.add_turns(s, count)
        return DONE
    play = innermost(s, Play)
    assert play is not None
    play.ended = True
    push(s, Reading(s.here().end_of_turns, s.first))
    return DONE


INSTEAD["clock-deck"] = turn_back

procedure(LastHour, ("EF-5.209", ask_hours), ("EF-5.162", spend_hours))

# The endings (EF-10.43) --------------------------------------------------------------------------------------------------

CALLED: Final = "called"
KEPT: Final = "kept"
SALVATIONS: Final = "salvations"
DEATHS: Final = "deaths"
NOTES: Final = "notes"
WHOLE: Final = ((CALLED, SALVATIONS, 5), (CALLED, DEATHS, 5), (KEPT, NOTES, 14))
"""What each ending asks; of deaths there may be so many at most."""
SHORT: Final = ((CALLED, SALVATIONS, 1), (CALLED, DEATHS, 3), (KEPT, NOTES, 3))
"""The same of the short campaign (EF-10.83)."""


NEXT: Final = "next"


def ending_of(s: Session) -> str:
    """How the campaign has ended; "" while it goes on."""
    found = [ending for ending in (CALLED, KEPT, NEXT) if f"ending_{ending}" in s.flags]
    return found[0] if found else ""


def lacking(s: Session) -> list[tuple[str, str, int]]:
    return short_of(s.setup["short"], {name: s.count(name) for name in (SALVATIONS, DEATHS, NOTES)})


def short_of(short: bool, counts: dict[str, int]) -> list[tuple[str, str, int]]:
    """What is missing for each ending, or too much, by what a campaign has counted."""
    found = []
    for ending, name, number in SHORT if short else WHOLE:
        count = counts.get(name, 0)
        missing = count - number if name == DEATHS else number - count
        if missing > 0:
            found.append((ending, name, missing))
    return found


def offer_endings(s: Session, f: Deeds, op: Op) -> bool:
    """Those that were earned are marked; of the others it is told what was missing."""
    missing = lacking(s)
    for ending in (CALLED, KEPT):
        if ending not in [one[0] for one in missing]:
            atoms.raise_flag(s, f"{ending}_earned")
    for ending, name, count in missing:
        band.tell_missing(s, ending, name, count)
    return True


enter_rule("endings", offer_endings)
