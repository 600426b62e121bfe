"""Section 4.1: turns are played until one player or team is left; a turn has eight phases."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, Flow, procedure, push
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms
from ..cast import SHADOWS, STUN
from ..state import DISCARD_PHASE, INCOME, MAIN_1, MAIN_2, TURN_END, UPKEEP, DiceThrone, tokens_of
from .discard import Discard
from .income import Income
from .main import Main
from .offensive import RollPhase
from .setup import Setup
from .upkeep import Upkeep


@fields
class Contest(Frame):
    """The whole game."""


def set_up(s: DiceThrone, f: Contest) -> Flow:
    push(s, Setup())
    return None


def play_turns(s: DiceThrone, f: Contest) -> Flow:
    """DT-4.1, DT-2.52: in the order of the seats, past those who are out."""
    # Rules: DT-1.2.
    if s.result is not None:
        return None
    if s.turn == 0:
        seat, round = s.first, 1
    else:
        count = s.mode.players
        seat = next_living(s)
        since = (s.active - s.first) % count
        round = s.round + (1 if (seat - s.first) % count <= since else 0)
    atoms.begin_turn(s, seat, round)
    push(s, Turn(seat))
    return AGAIN


def next_living(s: DiceThrone) -> int:
    """DT-2.52: whose turn follows."""
    # Rules: DT-2.50.
    around = [(s.active + ahead) % s.mode.players for ahead in range(1, s.mode.players)]
    return next(seat for seat in around if s.players.rows[seat].alive)


@fields
class Turn(Frame):
    """DT-4.2: each phase begins here; phases 4 to 6 are one course, and begin where they come to it."""

    seat: int


def play_upkeep(s: DiceThrone, f: Turn) -> Flow:
    atoms.begin_phase(s, UPKEEP)
    push(s, Upkeep(f.seat))
    return None


def play_income(s: DiceThrone, f: Turn) -> Flow:
    # Rules: DT-3.9.
    atoms.begin_phase(s, INCOME)
    push(s, Income(f.seat))
    return None


def play_main_1(s: DiceThrone, f: Turn) -> Flow:
    atoms.begin_phase(s, MAIN_1)
    push(s, Main(f.seat, MAIN_1))
    return None


def play_roll_phase(s: DiceThrone, f: Turn) -> Flow:
    # Rules: DT-4.47.
    push(s, RollPhase(f.seat))
    return None


def play_main_2(s: DiceThrone, f: Turn) -> Flow:
    atoms.begin_phase(s, MAIN_2)
    push(s, Main(f.seat, MAIN_2))
    return None


def play_discard(s: DiceThrone, f: Turn) -> Flow:
    atoms.begin_phase(s, DISCARD_PHASE)
    push(s, Discard(f.seat))
    return None


def end_turn(s: DiceThrone, f: Turn) -> Flow:
    """DT-4.5: Shadows that the turn began with goes; so does a Stun that outlived its time (DT-9.13)."""
    atoms.begin_phase(s, TURN_END)
    for token in s.cast.ruled[SHADOWS]:
        count = tokens_of(s.players.rows[f.seat], token)
        if count and token in s.began:
            atoms.remove_token(s, f.seat, token, count)
    for victim, by, turn in s.stuns:
        if by == f.seat and s.turn > turn:
            for token in s.cast.ruled[STUN]:
                count = tokens_of(s.players.rows[victim], token)
                if count:
                    atoms.remove_token(s, victim, token, count)
    return None


procedure(Contest, ("DT-3.1", set_up), ("DT-4.1", play_turns))
procedure(
    Turn,
    ("DT-4.2", play_upkeep),
    ("DT-4.2", play_income),
    ("DT-4.2", play_main_1),
    ("DT-4.3", play_roll_phase),
    ("DT-4.2", play_main_2),
    ("DT-4.2", play_discard),
    ("DT-4.5", end_turn),
)
