"""Section 4.2 (DB-800): who goes first, whether spawn phases are skipped, and how many spawn points there are."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, RESTART, Flow, dice, procedure
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..queries import initiative_change
from ..state import INITIATIVE, INITIATIVE_STREAM, Dreamblade

D6: Final = (1, 2, 3, 4, 5, 6)
"""DB-P.4"""
UNROLLED: Final = (0, 0)
BOTH: Final = (0, 1)


@fields
class Initiative(Frame):
    """The initiative phase. `dice` are the raw results so far (A's die, B's die), `rolling` the dice in the air."""

    dice: tuple[int, ...]
    rolling: tuple[int, ...]


def roll_initiative(s: Dreamblade, f: Initiative) -> Flow:
    """DB-800: each player rolls one die."""
    # Rules: DB-E.4, DB-G.initiative.
    if s.phase != INITIATIVE:
        atoms.begin_phase(s, INITIATIVE, leader(s))
    f.dice = UNROLLED
    return _roll(s, f, BOTH)


def leader(s: Dreamblade) -> int:
    """DB-Q.87: before the first player is known, whoever has won more turns; if level, the last turn's first player."""
    a, b = s.players[0].turns_won, s.players[1].turns_won
    return s.first if a == b else (0 if a > b else 1)


def _roll(s: Dreamblade, f: Initiative, which: tuple[int, ...]) -> Flow:
    f.rolling = which
    dice(s, decisions.INITIATIVE, len(which), D6, INITIATIVE_STREAM)
    return None


def read_dice(s: Dreamblade, f: Initiative) -> Flow:
    """DB-700.1: on turn 1 a 1 is rerolled, and so are both dice on a tie (DB-Q.60: the tournament option rerolls 1s
    in the turn after a skip; DB-C.7: a twist rerolls them in every turn)."""
    shown = list(f.dice)
    for which, face in zip(f.rolling, f.answer, strict=True):
        shown[which] = face
    f.dice = tuple(shown)
    no_ones = s.turn == 1 or s.cast.reroll or (s.setup["tournament"] and s.skipped_last)
    if no_ones and 1 in f.dice:
        if s.cast.reroll and s.turn > 1:
            atoms.roll_ones_again(s, f.dice)
        _roll(s, f, tuple([i for i in (0, 1) if f.dice[i] == 1]))
        return AGAIN
    if s.turn == 1 and f.dice[0] == f.dice[1]:
        _roll(s, f, BOTH)
        return AGAIN
    atoms.show_initiative(s, f.dice)
    return None


def modify_results(s: Dreamblade, f: Initiative) -> Flow:
    """DB-801.10: abilities change a copy of the results."""
    changes = (initiative_change(s, 0), initiative_change(s, 1))
    if changes != (0, 0):
        atoms.modify_initiative(s, (f.dice[0] + changes[0], f.dice[1] + changes[1]))
    return None


def compare_results(s: Dreamblade, f: Initiative) -> Flow:
    """DB-800: higher goes first; on a tie whoever has won more turns; still level: reroll both."""
    a, b = s.modified
    if a == b:
        a, b = s.players[0].turns_won, s.players[1].turns_won
    if a == b:
        return RESTART
    atoms.go_first(s, 0 if a > b else 1)
    return None


def check_skip(s: Dreamblade, f: Initiative) -> Flow:
    """DB-800.1: a raw 1 skips both spawn phases."""
    atoms.skip_spawn_phases(s, 1 in f.dice)
    return None


def count_points(s: Dreamblade, f: Initiative) -> Flow:
    """DB-801.1: the sum of both raw dice."""
    # Rules: DB-G.spawn_points.
    atoms.set_base_points(s, f.dice[0] + f.dice[1])
    return None


procedure(
    Initiative,
    ("DB-800", roll_initiative),
    ("DB-700.1", read_dice),
    ("DB-801.10", modify_results),
    ("DB-800", compare_results),
    ("DB-800.1", check_skip),
    ("DB-801.1", count_points),
)
