"""EF-5.308, EF-10.21: the tile of the Continuous Dream: a marker, and 1 Ether or a placed Progress card for each."""

from __future__ import annotations

from reverie.kernel.agenda import AGAIN, DONE, Flow, ask, procedure, push
from reverie.kernel.domain import Listed
from reverie.kernel.fields import fields
from reverie.kernel.state import Frame

from .. import atoms, decisions
from .. import atoms_team as band
from .. import terms as t
from ..frames import Placing
from ..state import Session


@fields
class Tracked(Frame):
    """Who is still to choose."""

    seats: tuple[int, ...] = ()


def mark(s: Session, f: Tracked) -> None:
    band.track(s, s.tracks + 1)
    f.seats = s.clockwise(s.first)


def choose(s: Session, f: Tracked) -> Flow:
    if f.answer is not None:
        seat = f.seats[0]
        f.seats = f.seats[1:]
        answer = f.answer
        f.answer = None
        if answer == "ether":
            atoms.gain(s, seat, t.ETHER, 1)
        else:
            push(s, Placing(seat, answer, True))
        return AGAIN
    if not f.seats:
        return DONE
    hand = s.dreamers.rows[f.seats[0]].hand
    progress = dict.fromkeys([card for card in hand if s.cast.cards[card].is_progress()])
    ask(s, f.seats[0], decisions.CARD, Listed(("ether", *progress)))
    return AGAIN


procedure(Tracked, ("EF-10.21", mark), ("EF-5.308", choose))
