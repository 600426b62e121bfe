"""Sections 3.2 and 4.1: the table is set up, then turns are played until somebody has won six (DB-SM.0 to DB-SM.9)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import AGAIN, Flow, ask, nature, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..queries import other
from ..state import ACTION, EDGES_STREAM, Dreamblade
from .conquest import Conquest
from .initiative import Initiative
from .shift import Shift
from .spawn import SpawnPhase
from .strike import Strike

ACTIONS: Final = Listed(("shift", "strike"))
"""DB-802"""
# Rules: DB-E.5.
VICTORY: Final = 6
"""DB-803.3: turns won that win the game, unless a scenario says otherwise."""


@fields
class Battle(Frame):
    """The whole game."""

    # Rules: DB-1.


def assign_edges(s: Dreamblade, f: Battle) -> Flow:
    """DB-7.1: the board is symmetric, so edges go by lot (DB-Q.1), unless the setup fixes them."""
    if s.setup["edges"] == "random":
        nature(s, decisions.EDGES, Listed((0, 1)), EDGES_STREAM)
    else:
        f.answer = 0 if s.setup["edges"] == "A" else 1
    return None


def take_places(s: Dreamblade, f: Battle) -> Flow:
    # Rules: DB-301.
    atoms.take_edges(s, f.answer)
    if "twists" in s.setup:
        atoms.begin_twists(s)
    return None


def play_turns(s: Dreamblade, f: Battle) -> Flow:
    # Rules: DB-2.4.
    if s.result is not None:
        return None
    atoms.begin_turn(s)
    push(s, Turn())
    return AGAIN


def game_over(s: Dreamblade, f: Battle) -> Flow:
    return None


@fields
class Turn(Frame):
    """DB-8: one turn."""

    # Rules: DB-2, DB-G.turn.


def play_initiative_phase(s: Dreamblade, f: Turn) -> Flow:
    # Rules: DB-G.initiative_phase.
    push(s, Initiative((), ()))
    return None


def play_first_spawn_phase(s: Dreamblade, f: Turn) -> Flow:
    # Rules: DB-G.spawn_phase.
    if not s.skip:
        push(s, SpawnPhase(s.first))
    return None


def play_second_spawn_phase(s: Dreamblade, f: Turn) -> Flow:
    if not s.skip:
        push(s, SpawnPhase(other(s.first)))
    return None


def play_first_players_action(s: Dreamblade, f: Turn) -> Flow:
    push(s, ActionPhase(s.first))
    return None


def play_second_players_action(s: Dreamblade, f: Turn) -> Flow:
    push(s, ActionPhase(other(s.first)))
    return None


def play_conquest_phase(s: Dreamblade, f: Turn) -> Flow:
    # Rules: DB-G.conquest_phase.
    push(s, Conquest())
    return None


@fields
class ActionPhase(Frame):
    """DB-802: one action phase of one player, wholly shift or wholly strike."""

    # Rules: DB-G.action_phase, DB-900.6.

    seat: int


def choose_action(s: Dreamblade, f: ActionPhase) -> Flow:
    atoms.begin_phase(s, ACTION, f.seat)
    ask(s, f.seat, decisions.ACTION, ACTIONS)
    return None


def take_action(s: Dreamblade, f: ActionPhase) -> Flow:
    atoms.choose_action(s, f.answer)
    push(s, Shift(f.seat) if f.answer == "shift" else Strike(f.seat))
    return None


def end_phase(s: Dreamblade, f: ActionPhase) -> Flow:
    atoms.end_phase(s)
    return None


procedure(
    Battle,
    ("DB-SM.0", assign_edges),
    ("DB-SM.0", take_places),
    ("DB-8", play_turns),
    ("DB-SM.9", game_over),
)
procedure(
    Turn,
    ("DB-SM.1", play_initiative_phase),
    ("DB-SM.2", play_first_spawn_phase),
    ("DB-SM.3", play_second_spawn_phase),
    ("DB-SM.4", play_first_players_action),
    ("DB-SM.5", play_first_players_action),
    ("DB-SM.6", play_second_players_action),
    ("DB-SM.7", play_second_players_action),
    ("DB-SM.8", play_conquest_phase),
)
procedure(
    ActionPhase,
    ("DB-802", choose_action),
    ("DB-802", take_action),
    ("DB-P.5", end_phase),
)
