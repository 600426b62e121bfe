"""SS-2.2, SS-8.3: a deck that runs out is made of its discards, shuffled."""

from __future__ import annotations

from reverie.kernel.agenda import nature, procedure, push
from reverie.kernel.domain import Permutation
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms_map, decisions
from ..state import Quest, stream_of


@fields
class Reshuffle(Frame):
    """The discards of a pile become the pile."""

    pile: int


def gather(s: Quest, f: Reshuffle) -> None:
    atoms_map.shuffle_in(s, f.pile)
    nature(s, decisions.SHUFFLE, Permutation(len(s.piles.rows[f.pile].cards)), stream_of(f.pile), f.pile)


def order(s: Quest, f: Reshuffle) -> None:
    atoms_map.set_order(s, f.pile, f.answer)


procedure(Reshuffle, ("SS-8.3", gather), ("SS-8.3", order))


def ready(s: Quest, pile: int) -> bool:
    """SS-8.3, SS-29.10: whether a card or token can be drawn now; if only discards are left they are mixed, and the step is run again."""
    if s.piles.rows[pile].cards:
        return True
    if s.piles.rows[pile + 1].cards:
        push(s, Reshuffle(pile))
    return False


def is_empty(s: Quest, pile: int) -> bool:
    """Whether nothing is left to draw at all."""
    return not s.piles.rows[pile].cards and not s.piles.rows[pile + 1].cards
