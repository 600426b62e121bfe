"""EF-10.38, Salvation: a Slumber tile that was won leaves the game; and what comes from the third one on (EF-10.75, EF-10.80)."""

from __future__ import annotations

from typing import Final

from reverie.kernel.agenda import push

from .. import atoms_signs, decisions
from .. import atoms_team as band
from ..cast import Op
from ..effects.control import enter_rule
from ..effects.walk import WAITING, Deeds, pick_of
from ..frames import Masking
from ..legality import may_save, winning
from ..signs import next_signs
from ..state import NOBODY, Session

SALVATIONS: Final = "salvations"
REWARDED: Final = 3
"""From this Salvation on there is more than its text gives."""
NOBODY_MASK: Final = "nobody"
TEXT, MASK, SIGN = 1, 2, 3


def save(s: Session, f: Deeds, op: Op) -> bool:
    """The Slumber was won by an Interaction and its condition is true: its Salvation text may be resolved."""
    if f.stage == 0:
        won = winning(s)
        if won is None or not may_save(s, f.seat):
            return True
        won.saved = True
        f.stage = TEXT
        tile = s.cast.entities[s.slumber]
        push(s, Deeds(tile.salvation, f.seat, NOBODY, s.row_of(tile.code)))
        return False
    if f.stage == TEXT:
        f.answer, f.stage = None, MASK
    if f.stage == MASK and not give_mask(s, f):
        return False
    return give_sign(s, f)


def give_mask(s: Session, f: Deeds) -> bool:
    """EF-10.80: for the third, the Mask Nobody for one Dreamer; no second copy of it (EF-5.287). Whether nobody is asked any more."""
    card = s.cast.card_ids.get(NOBODY_MASK)
    if s.count(SALVATIONS) == REWARDED and card is not None and NOBODY_MASK not in s.gone:
        seat = pick_of(s, f, decisions.ONE, list(range(s.players())), True)
        if seat == WAITING:
            return False
        band.remove_code(s, NOBODY_MASK)
        band.gain_mask(s, seat, card)
        f.stage = SIGN
        push(s, Masking(seat, card))
        return False
    f.stage = SIGN
    return True


def give_sign(s: Session, f: Deeds) -> bool:
    """EF-10.75: from the third on a Sign that the Team chooses, until none is left; the short campaign has none (EF-10.83)."""
    f.answer = f.answer if f.asked else None
    left = next_signs(s, 3) if s.count(SALVATIONS) >= REWARDED and not s.setup["short"] else []
    card = pick_of(s, f, decisions.CARD, left, True)
    if card == WAITING:
        return False
    if card >= 0:
        atoms_signs.gain_new_sign(s, card)
    return True


enter_rule("salvation", save)
