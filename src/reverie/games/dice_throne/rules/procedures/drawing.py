"""DT-5.69: cards are drawn; where the deck has not enough of them, the discard pile is shuffled between."""

from __future__ import annotations

from reverie.kernel.agenda import Flow, nature, procedure, push
from reverie.kernel.domain import Permutation
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from ..state import DECK_STREAM, DiceThrone


def draw(s: DiceThrone, seat: int, count: int) -> None:
    """DT-5.69: at once when the deck has enough cards, else with a shuffle between."""
    row = s.players.rows[seat]
    if len(row.deck) >= count or not row.discard:
        atoms.draw(s, seat, min(count, len(row.deck)))
    else:
        push(s, Draw(seat, count))


@fields
class Draw(Frame):
    """DT-5.69: cards are drawn from a deck that has not enough of them."""

    seat: int
    count: int


def empty_deck(s: DiceThrone, f: Draw) -> Flow:
    left = len(s.players.rows[f.seat].deck)
    atoms.draw(s, f.seat, left)
    f.count -= left
    nature(s, decisions.SHUFFLE, Permutation(len(s.players.rows[f.seat].discard)), DECK_STREAM + f.seat, f.seat)
    return None


def rebuild_deck(s: DiceThrone, f: Draw) -> Flow:
    atoms.shuffle(s, f.seat, f.answer)
    atoms.draw(s, f.seat, min(f.count, len(s.players.rows[f.seat].deck)))
    return None


procedure(Draw, ("DT-5.69", empty_deck), ("DT-5.69", rebuild_deck))
