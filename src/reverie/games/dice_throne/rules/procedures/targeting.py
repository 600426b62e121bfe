"""Section 4.7, phase 5: whom the ability is aimed at. Its result is the target's seat."""

from __future__ import annotations

from reverie.kernel.agenda import DONE, RESTART, Flow, ask, ask_all, cite, dice, procedure
from reverie.kernel.domain import Domain, Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..state import DICE_STREAM, FACES, NOBODY, TARGETING, DiceThrone
from .windows import open_window


@fields
class Targeting(Frame):
    """Whom an attack is aimed at."""

    seat: int
    team: int = NOBODY
    """DT-10.62: the team, once it is found."""


def in_reach(s: DiceThrone, f: Targeting) -> tuple[int, ...]:
    """The opponents among whom the target is found, from left to right."""
    found = s.opponents(f.seat)
    if f.team == NOBODY:
        return found
    return tuple([seat for seat in found if s.mode.team[seat] == f.team])


def name_or_roll(s: DiceThrone, f: Targeting) -> Flow:
    """DT-4.52: King of the Hill chooses freely; all others roll one die."""
    if s.mode.targeting == "choose":
        ask(s, f.seat, decisions.TARGET, Listed(s.opponents(f.seat)))
        return None
    if s.mode.targeting == "teams":
        teams = [s.mode.team[seat] for seat in s.opponents(f.seat)]
        if teams.count(teams[0]) == len(teams):
            f.team = teams[0]
    dice(s, decisions.TARGETING, 1, FACES, DICE_STREAM + f.seat, f.seat)
    return None


def show_die(s: DiceThrone, f: Targeting) -> Flow:
    """The die may still be changed, except under an Ultimate (DT-4.54)."""
    if s.mode.targeting == "choose":
        f.result = f.answer
        return DONE
    atoms.show_roll(s, TARGETING, f.seat, f.answer)
    open_window(s, f.seat)
    return None


def read_die(s: DiceThrone, f: Targeting) -> Flow:
    number = s.dice[0]
    atoms.clear_roll(s)
    found = in_reach(s, f)
    if s.mode.targeting == "teams" and f.team == NOBODY:
        left = s.mode.team[found[0]]
        right = next(s.mode.team[seat] for seat in found if s.mode.team[seat] != left)
        f.team = left if number <= 3 else right
        return RESTART
    if s.mode.targeting == "three":
        if number <= 3:
            f.answer = found[number - 1]  # a row of three stands or falls together
        elif number <= 5:
            ask(s, found[0], decisions.TARGET, Listed(found))
        else:
            ask(s, f.seat, decisions.TARGET, Listed(found))
        return None
    if number <= 2:
        f.answer = found[0]
    elif number <= 4:
        f.answer = found[-1]
    elif number == 6:
        ask(s, f.seat, decisions.TARGET, Listed(found))
    elif s.mode.targeting == "neighbours":
        domain: Domain = Listed(found)
        ask_all(s, tuple([(seat, decisions.VOTE, domain) for seat in found]))
    else:
        ask(s, found[0], decisions.TARGET, Listed(found))  # DT-9.29: one choice, put to the one on the left
    return None


def name_target(s: DiceThrone, f: Targeting) -> Flow:
    if isinstance(f.answer, tuple):  # DT-10.61: votes; in a tie the left one of those who have most
        found = in_reach(s, f)
        cite(s, "DT-10.61")
        atoms.open_votes(s, found, f.answer)
        counts = [f.answer.count(seat) for seat in found]
        f.answer = found[counts.index(max(counts))]
    f.result = f.answer
    return None


procedure(
    Targeting,
    ("DT-4.52", name_or_roll),
    ("DT-4.53", show_die),
    ("DT-4.53", read_die),
    ("DT-4.55", name_target),
)
