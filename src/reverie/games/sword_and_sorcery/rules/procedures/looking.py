"""SS-50.8 `look`: the topmost cards of a pile, seen by one hero's player, put back in any order."""

from __future__ import annotations

from reverie.kernel.agenda import DONE, Flow, ask, procedure
from reverie.kernel.domain import Listed, Permutation
from reverie.parts.rules import decks
from reverie.parts.rules.decks import only

from .. import atoms_table, decisions
from ..frames import Looking
from ..queries import lying_open
from ..state import Quest


def choose_pile(s: Quest, f: Looking) -> Flow:
    """One of the piles in which a card lies face down."""
    able = tuple([pile for pile in f.piles if len(s.piles.rows[pile].cards) > lying_open(s, pile)])
    if not able:
        return DONE
    ask(s, f.seat, decisions.CHOOSE, Listed(able))
    return None


def look(s: Quest, f: Looking) -> None:
    """Cards that lie face up are left out."""
    f.pile, f.answer = f.answer, None
    open_ = lying_open(s, f.pile)
    f.count = min(f.count, len(s.piles.rows[f.pile].cards) - open_)
    decks.look(s, s.piles, f.pile, open_ + f.count, only(f.seat))
    if f.count > 1 and f.reorder:
        ask(s, f.seat, decisions.RETURN, Permutation(f.count), f.pile)


def put_back(s: Quest, f: Looking) -> None:
    """In the order that was said, the first on top."""
    if f.answer is None:
        return
    atoms_table.reorder_top(s, f.pile, f.count, f.answer)


procedure(Looking, ("SS-7.35", choose_pile), ("SS-1.13", look), ("SS-7.35", put_back))
