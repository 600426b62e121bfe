"""Signs: found, played on Special spaces, taken back at the end of the Dream (EF-9.118, EF-10.75). Only atoms write state."""

from __future__ import annotations

from reverie.kernel.agenda import emit

from .atoms_team import remove_code, without
from .state import NOBODY, Session


def gain_sign(s: Session, seat: int, card: int) -> None:
    """To the Team, or to a Dreamer if it is personal."""
    if seat == NOBODY:
        s.signs += (card,)
    else:
        s.dreamers.edit(seat).signs += (card,)
    emit(s, "sign-gained", seat=seat, card=card)


def gain_new_sign(s: Session, card: int) -> None:
    """A universal one, found once (EF-5.287)."""
    remove_code(s, s.cast.cards[card].id)
    gain_sign(s, NOBODY, card)


def play_sign(s: Session, seat: int, card: int, space: int) -> None:
    """EF-9.118: it lies on its space until the Dream ends."""
    owner = NOBODY if card in s.signs else seat
    if owner == NOBODY:
        s.signs = without(s.signs, card)
    else:
        row = s.dreamers.edit(seat)
        row.signs = without(row.signs, card)
    s.played += ((card, space, owner),)
    emit(s, "sign-played", seat=seat, card=card, space=space)


def return_signs(s: Session) -> None:
    for card, _space, owner in s.played:
        if owner == NOBODY:
            s.signs += (card,)
        else:
            s.dreamers.edit(owner).signs += (card,)
    s.played = ()
