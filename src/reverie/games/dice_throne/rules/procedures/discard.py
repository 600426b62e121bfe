"""Section 4.9, phase 8: Discard. Cards above the hand limit are sold."""

from __future__ import annotations

from reverie.kernel.agenda import RESTART, Flow, ask, procedure
from reverie.kernel.domain import Subset
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..state import DiceThrone
from .settlement import settle
from .windows import open_window


@fields
class Discard(Frame):
    """The Discard Phase of one player."""

    seat: int


def open_phase(s: DiceThrone, f: Discard) -> Flow:
    """A window before cards are given up."""
    open_window(s, f.seat)
    return None


def choose_cards(s: DiceThrone, f: Discard) -> Flow:
    # Rules: DT-4.71, DT-5.71.
    over = len(s.players.rows[f.seat].hand) - s.cast.knobs.hand_limit
    f.answer = ()
    if over > 0:
        ask(s, f.seat, decisions.SELL, Subset(s.players.rows[f.seat].hand, over, over))
    return None


def sell_cards(s: DiceThrone, f: Discard) -> Flow:
    for card in f.answer:
        atoms.sell(s, f.seat, card)
    return RESTART if f.answer else None


def land(s: DiceThrone, f: Discard) -> Flow:
    settle(s)
    return None


procedure(
    Discard,
    ("DT-4.10", open_phase),
    ("DT-4.70", choose_cards),
    ("DT-4.70", sell_cards),
    ("DT-5.127", land),
)
