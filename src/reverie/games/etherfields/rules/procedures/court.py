"""EF-10.53, Court of Small Debts: every Map action is written down; with three threat markers a Dreamer is summoned to the Dock."""

from __future__ import annotations

from typing import Final

from reverie.kernel.abilities import Trigger
from reverie.kernel.agenda import push

from .. import atoms_map as ground
from .. import terms as t
from ..abilities import NONE
from ..atoms_team import tell_rule
from ..effects.control import REACTIONS
from ..frames import Sealing, Springing
from ..places import can_move, may_stand
from ..state import NOWHERE, Session
from .named import Citing, comes_to_bear

SUMMONED_AT: Final = 3
SEALED: Final = 2
SUMMONED: Final = "R1"


def dock(s: Session) -> int:
    """The space that is cut off; NOWHERE while it does not lie there."""
    for slot, tile in enumerate(s.lying):
        for corner in range(4):
            if tile != NONE and s.cast.tiles[tile].cut_off >> corner & 1:
                return 4 * slot + corner
    return NOWHERE


def leads_away(s: Session, number: int) -> bool:
    """The action of the Dock itself is not written down."""
    use, space = s.cast.uses[number], dock(s)
    return space != NOWHERE and use.owner == s.lying[space // 4] and bool(use.spaces >> space % 4 & 1)


def write_down(s: Session, trigger: Trigger) -> None:
    """A marker for every Map action, but while a Gem lies in its slot; the third summons, wherever it came from."""
    kind, seat, more = trigger
    if kind == "map-action" and not s.gems and not leads_away(s, more):
        with Citing(s):
            ground.give_tokens(s, t.THREAT, seat, 1)
    elif kind == "token" and more == t.THREAT and s.dreamers.rows[seat].tokens[t.THREAT] >= SUMMONED_AT:
        with Citing(s):
            summon(s, seat)


def summon(s: Session, seat: int) -> None:
    """All markers go back; to the Dock, if one can be moved there; two cards are Sealed."""
    tell_rule(s, "summons")
    ground.drop_tokens(s, t.THREAT, seat, t.TOKEN_POOLS[t.THREAT])
    space = dock(s)
    push(s, Sealing(seat, SEALED))
    if can_move(s, seat) and may_stand(s, space):
        ground.relocate(s, seat, space)
        push(s, Springing(seat, space))
    comes_to_bear(s, SUMMONED, seat)


REACTIONS["summons"] = write_down
