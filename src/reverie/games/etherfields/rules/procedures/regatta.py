"""EF-10.52, The Paper Regatta: at the end of each Turn the rafts drift one slot east, with everything that is on them."""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Trigger

from .. import atoms_map as ground
from .. import terms as t
from ..abilities import NONE
from ..atoms_team import tell_rule
from ..effects.control import MOMENTS, REACTIONS
from ..state import Session
from .named import comes_to_bear

RAFTS: Final = (4, 5, 6, 7)
"""The slots of row B, from the west to the east."""
WATER: Final = t.TERRAINS.index("water")
DRIFT: Final = "R1"
HOLD: Final = "R4"


def is_raft(s: Session, slot: int) -> bool:
    """Whether a tile all of Water lies there."""
    tile = s.lying[slot]
    return tile != NONE and all([kinds >> WATER & 1 for kinds in s.cast.tiles[tile].terrain])


def is_held(s: Session, slot: int) -> bool:
    """EF-10.52: a raft with a Gem in its slot stays."""
    return bool([space for space in s.gems if space // 4 == slot])


def drifts_to(s: Session) -> dict[int, int]:
    """By slot: where the raft that lies there will lie when this Turn is over."""
    slots = [slot for slot in RAFTS if is_raft(s, slot) and not is_held(s, slot)]
    return dict(zip(slots, [*slots[1:], slots[0]], strict=True)) if len(slots) > 1 else {}


def drift(s: Session) -> None:
    """All at once, one slot east, from the eastmost to the westmost; those that are held are passed over. Nobody moves."""
    slots = drifts_to(s)
    if not slots:
        return
    tell_rule(s, "tiles-drift")
    lying, where = list(s.lying), {}
    for slot, after in slots.items():
        lying[after] = s.lying[slot]
        where.update({4 * slot + corner: 4 * after + corner for corner in range(4)})
    ground.rearrange(s, tuple(lying), where)
    comes_to_bear(s, DRIFT)


def hold(s: Session, trigger: Trigger) -> None:
    """A Gem lies in the slot of a raft for the first time."""
    kind, seat, space = trigger
    if kind == "gem-put" and is_raft(s, space // 4):
        comes_to_bear(s, HOLD, seat)


MOMENTS["tiles-drift:end-turn"] = drift
REACTIONS["tiles-drift"] = hold
